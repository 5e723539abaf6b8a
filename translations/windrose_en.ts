<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Announced</name>
    <message numerus="yes">
        <source>%n place(s) take(s) it.</source>
        <extracomment>Said by a screen reader of the piece in the hand: the number of places where it can be put.</extracomment>
        <translation>
            <numerusform>%n place takes it.</numerusform>
            <numerusform>%n places take it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hover</name>
    <message numerus="yes">
        <source>%n circle(s)</source>
        <extracomment>In the text over a building: how many circles for colonists it has.</extracomment>
        <translation>
            <numerusform>%n circle</numerusform>
            <numerusform>%n circles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are %n doubloon(s) short.</source>
        <extracomment>In the text over a building: how many doubloons are missing.</extracomment>
        <translation>
            <numerusform>You are %n doubloon short.</numerusform>
            <numerusform>You are %n doubloons short.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n copy(ies) left.</source>
        <extracomment>%1 copies left of %n in the game</extracomment>
        <translation>
            <numerusform>%1 of %n copy left.</numerusform>
            <numerusform>%1 of %n copies left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>− %n quarry(ies)</source>
        <extracomment>In the sum of a price: the occupied quarries that take a doubloon off each.</extracomment>
        <translation>
            <numerusform>− %n quarry</numerusform>
            <numerusform>− %n quarries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The player who takes this card gets %n doubloon(s).</source>
        <extracomment>In the text over a role card on which doubloons lie.</extracomment>
        <translation>
            <numerusform>The player who takes this card gets %n doubloon.</numerusform>
            <numerusform>The player who takes this card gets %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n quarry(ies) left.</source>
        <extracomment>%1 quarries left of %n in the game</extracomment>
        <translation>
            <numerusform>%1 of %n quarry left.</numerusform>
            <numerusform>%1 of %n quarries left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trading house pays %n doubloon(s) for a barrel.</source>
        <extracomment>In the text over goods: what a barrel sells for.</extracomment>
        <translation>
            <numerusform>The trading house pays %n doubloon for a barrel.</numerusform>
            <numerusform>The trading house pays %n doubloons for a barrel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n barrel(s) left in the supply.</source>
        <extracomment>%1 barrels left of %n in the game</extracomment>
        <translation>
            <numerusform>%1 of %n barrel left in the supply.</numerusform>
            <numerusform>%1 of %n barrels left in the supply.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n doubloon(s).</source>
        <extracomment>In the text over a building: the doubloons of the player to move.</extracomment>
        <translation>
            <numerusform>You have %n doubloon.</numerusform>
            <numerusform>You have %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It scores %n point(s) for you now.</source>
        <extracomment>In the text over a large building: the victory points of its bonus.</extracomment>
        <translation>
            <numerusform>It scores %n point for you now.</numerusform>
            <numerusform>It scores %n points for you now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would score %n point(s) for you now if occupied.</source>
        <extracomment>In the text over a large building: the victory points of its bonus.</extracomment>
        <translation>
            <numerusform>It would score %n point for you now if occupied.</numerusform>
            <numerusform>It would score %n points for you now if occupied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would score %n point(s) for you now if built and occupied.</source>
        <extracomment>In the text over a large building: the victory points of its bonus.</extracomment>
        <translation>
            <numerusform>It would score %n point for you now if built and occupied.</numerusform>
            <numerusform>It would score %n points for you now if built and occupied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n colonist(s)</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>
            <numerusform>%1: %n colonist</numerusform>
            <numerusform>%1: %n colonists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: can afford %n kind(s) of buildings</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>
            <numerusform>%1: can afford %n kind of buildings</numerusform>
            <numerusform>%1: can afford %n kinds of buildings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n barrel(s)</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>
            <numerusform>%1: %n barrel</numerusform>
            <numerusform>%1: %n barrels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: a sale for up to %n doubloon(s)</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>
            <numerusform>%1: a sale for up to %n doubloon</numerusform>
            <numerusform>%1: a sale for up to %n doubloons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: up to %n barrel(s) on one ship</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>
            <numerusform>%1: up to %n barrel on one ship</numerusform>
            <numerusform>%1: up to %n barrels on one ship</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message numerus="yes">
        <source>%1 takes %n doubloon(s) from the card.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 takes %n doubloon from the card.</numerusform>
            <numerusform>%1 takes %n doubloons from the card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n doubloon(s) as prospector.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 gets %n doubloon as prospector.</numerusform>
            <numerusform>%1 gets %n doubloons as prospector.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n doubloon(s) from the factory.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 gets %n doubloon from the factory.</numerusform>
            <numerusform>%1 gets %n doubloons from the factory.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n doubloon(s).</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 gets %n doubloon.</numerusform>
            <numerusform>%1 gets %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for loading.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 gets %n point for loading.</numerusform>
            <numerusform>%1 gets %n points for loading.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for the harbor.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 gets %n point for the harbor.</numerusform>
            <numerusform>%1 gets %n points for the harbor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) as captain.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 gets %n point as captain.</numerusform>
            <numerusform>%1 gets %n points as captain.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s).</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 gets %n point.</numerusform>
            <numerusform>%1 gets %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) that nobody took is/are discarded.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>
            <numerusform>%n tile that nobody took is discarded.</numerusform>
            <numerusform>%n tiles that nobody took are discarded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discarded tile(s) is/are shuffled into a new stack.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>
            <numerusform>%n discarded tile is shuffled into a new stack.</numerusform>
            <numerusform>%n discarded tiles are shuffled into a new stack.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) is/are dealt face up.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>
            <numerusform>%n tile is dealt face up.</numerusform>
            <numerusform>%n tiles are dealt face up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n colonist(s) from the ship.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 gets %n colonist from the ship.</numerusform>
            <numerusform>%1 gets %n colonists from the ship.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places the colonists; %n is/are at work.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 places the colonists; %n is at work.</numerusform>
            <numerusform>%1 places the colonists; %n are at work.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) board(s) the ship.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>
            <numerusform>%n colonist boards the ship.</numerusform>
            <numerusform>%n colonists board the ship.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 builds %2 for %n doubloon(s).</source>
        <extracomment>%2 is a building such as &quot;a coffee roaster&quot;</extracomment>
        <translation>
            <numerusform>%1 builds %2 for %n doubloon.</numerusform>
            <numerusform>%1 builds %2 for %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sells %2 for %n doubloon(s).</source>
        <extracomment>%2 is a good such as &quot;corn&quot;</extracomment>
        <translation>
            <numerusform>%1 sells %2 for %n doubloon.</numerusform>
            <numerusform>%1 sells %2 for %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trading house is full: its %n barrel(s) return(s) to the supply.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>
            <numerusform>The trading house is full: its %n barrel returns to the supply.</numerusform>
            <numerusform>The trading house is full: its %n barrels return to the supply.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gains a doubloon (%n on it).</source>
        <extracomment>A line of the log; %1 is a role whose card nobody took, %n the doubloons on it now.</extracomment>
        <translation>
            <numerusform>%1 gains a doubloon (%n on it).</numerusform>
            <numerusform>%1 gains a doubloon (%n on it).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message numerus="yes">
        <source>%n colonist(s) wait(s) in San Juan.</source>
        <extracomment>A line of the log about the colonists for whom there is no circle.</extracomment>
        <translation>
            <numerusform>%n colonist waits in San Juan.</numerusform>
            <numerusform>%n colonists wait in San Juan.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoneyLesson</name>
    <message numerus="yes">
        <source>Expensive buildings gain most from quarries. %1 costs %2, and you pay %n doubloon(s). It is one of the best that you can afford; choose another if you like.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the building supply: %1 is a building, %2 a printed cost, and %n what the learner would pay</extracomment>
        <translation>
            <numerusform>Expensive buildings gain most from quarries. %1 costs %2, and you pay %n doubloon. It is one of the best that you can afford; choose another if you like.</numerusform>
            <numerusform>Expensive buildings gain most from quarries. %1 costs %2, and you pay %n doubloons. It is one of the best that you can afford; choose another if you like.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message numerus="yes">
        <source>%n colonist(s) wait(s) in San Juan.</source>
        <comment>colonists</comment>
        <extracomment>In the prompt line in the mayor phase: they cannot stay there.</extracomment>
        <translation>
            <numerusform>%n colonist waits in San Juan.</numerusform>
            <numerusform>%n colonists wait in San Juan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n circle(s) is/are empty.</source>
        <extracomment>A part of the question while placing colonists.</extracomment>
        <translation>
            <numerusform>%n circle is empty.</numerusform>
            <numerusform>%n circles are empty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n doubloon(s).</source>
        <extracomment>A part of the question while building or selling.</extracomment>
        <translation>
            <numerusform>You have %n doubloon.</numerusform>
            <numerusform>You have %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n doubloon(s); %1.</source>
        <extracomment>A part of the question while building; %1 says how many quarries are occupied.</extracomment>
        <translation>
            <numerusform>You have %n doubloon; %1.</numerusform>
            <numerusform>You have %n doubloons; %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quarry(ies) is/are occupied</source>
        <extracomment>How many quarries are occupied, after &quot;You have 5 doubloons; &quot;.</extracomment>
        <translation>
            <numerusform>%n quarry is occupied</numerusform>
            <numerusform>%n quarries are occupied</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your markets add %n doubloon(s).</source>
        <extracomment>A part of the question while building or selling.</extracomment>
        <translation>
            <numerusform>Your markets add %n doubloon.</numerusform>
            <numerusform>Your markets add %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trading house has room for %n more.</source>
        <comment>barrels</comment>
        <extracomment>In the prompt line in the trader phase: the number of barrels that it still takes.</extracomment>
        <translation>
            <numerusform>The trading house has room for %n more.</numerusform>
            <numerusform>The trading house has room for %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: choose %n kind(s) of goods to store in your warehouses, and one more barrel to keep.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>
            <numerusform>%1: choose %n kind of goods to store in your warehouse, and one more barrel to keep.</numerusform>
            <numerusform>%1: choose %n kinds of goods to store in your warehouses, and one more barrel to keep.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 share the victory with %n point(s) each.</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>
            <numerusform>%1 share the victory with %n point each.</numerusform>
            <numerusform>%1 share the victory with %n points each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the tie at %n point(s) with %2 doubloons and barrels.</source>
        <extracomment>%2 is the number of doubloons and barrels that broke the tie</extracomment>
        <translation>
            <numerusform>%1 wins the tie at %n point with %2 doubloons and barrels.</numerusform>
            <numerusform>%1 wins the tie at %n points with %2 doubloons and barrels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <extracomment>The line of the prompt after the end; %1 is the name of the player.</extracomment>
        <translation>
            <numerusform>%1 wins with %n point.</numerusform>
            <numerusform>%1 wins with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The start of the game, before %n move(s)</source>
        <extracomment>%n is the number of orders of the whole game</extracomment>
        <translation>
            <numerusform>The start of the game, before %n move</numerusform>
            <numerusform>The start of the game, before %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) is/are undone: playing on discards it/them.</source>
        <extracomment>The line of the prompt after undo.</extracomment>
        <translation>
            <numerusform>%n move is undone: playing on discards it.</numerusform>
            <numerusform>%n moves are undone: playing on discards them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message numerus="yes">
        <source>Solved in %n try(ies)</source>
        <extracomment>What has become of a puzzle</extracomment>
        <translation>
            <numerusform>Solved in %n try</numerusform>
            <numerusform>Solved in %n tries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong try(ies)</source>
        <extracomment>What has become of a puzzle: it was not solved</extracomment>
        <translation>
            <numerusform>%n wrong try</numerusform>
            <numerusform>%n wrong tries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n point(s).</source>
        <extracomment>How a game ends; %1 is a player</extracomment>
        <translation>
            <numerusform>%1 wins by %n point.</numerusform>
            <numerusform>%1 wins by %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses by %n point(s).</source>
        <extracomment>How a game ends; %1 is a player</extracomment>
        <translation>
            <numerusform>%1 loses by %n point.</numerusform>
            <numerusform>%1 loses by %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message numerus="yes">
        <source>Ends the game and wins it by %n point(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Ends the game and wins it by %n point.</numerusform>
            <numerusform>Ends the game and wins it by %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes this the last round, with a lead of %n point(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Makes this the last round, with a lead of %n point.</numerusform>
            <numerusform>Makes this the last round, with a lead of %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Currently worth about %n point(s) in total, compared with %1 for %2.</source>
        <extracomment>%1 is a number of points, %2 a player</extracomment>
        <translation>
            <numerusform>Currently worth about %n point in total, compared with %1 for %2.</numerusform>
            <numerusform>Currently worth about %n points in total, compared with %1 for %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Currently worth about %n point(s) in total.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Currently worth about %n point in total.</numerusform>
            <numerusform>Currently worth about %n points in total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Produces %n barrel(s), and nobody else gets any.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Produces %n barrel, and nobody else gets any.</numerusform>
            <numerusform>Produces %n barrels, and nobody else gets any.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Produces %n barrel(s), and nobody gets more.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Produces %n barrel, and nobody gets more.</numerusform>
            <numerusform>Produces %n barrels, and nobody gets more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Produces %n barrel(s); the next best player gets %1.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is a number of barrels without a noun.</extracomment>
        <translation>
            <numerusform>Produces %n barrel; the next best player gets %1.</numerusform>
            <numerusform>Produces %n barrels; the next best player gets %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Produces %n barrel(s); another player gets %1.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is a number of barrels without a noun.</extracomment>
        <translation>
            <numerusform>Produces %n barrel; another player gets %1.</numerusform>
            <numerusform>Produces %n barrels; another player gets %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shipping should earn about %n point(s); nobody else would earn any.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Shipping should earn about %n point; nobody else would earn any.</numerusform>
            <numerusform>Shipping should earn about %n points; nobody else would earn any.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shipping should earn about %n point(s); nobody would earn more.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Shipping should earn about %n point; nobody would earn more.</numerusform>
            <numerusform>Shipping should earn about %n points; nobody would earn more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shipping should earn about %n point(s); the next best player would earn about %1.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is a number of points without a noun.</extracomment>
        <translation>
            <numerusform>Shipping should earn about %n point; the next best player would earn about %1.</numerusform>
            <numerusform>Shipping should earn about %n points; the next best player would earn about %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shipping should earn about %n point(s); another player would earn about %1.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is a number of points without a noun.</extracomment>
        <translation>
            <numerusform>Shipping should earn about %n point; another player would earn about %1.</numerusform>
            <numerusform>Shipping should earn about %n points; another player would earn about %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is/are %n doubloon(s) on the card.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>There is %n doubloon on the card.</numerusform>
            <numerusform>There are %n doubloons on the card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n colonist(s); empty circles: %1.</source>
        <extracomment>%1 is a number of circles</extracomment>
        <translation>
            <numerusform>Brings %n colonist; empty circles: %1.</numerusform>
            <numerusform>Brings %n colonists; empty circles: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes it possible to build %1 for %n doubloon(s).</source>
        <extracomment>%1 is a building such as &quot;a coffee roaster&quot;</extracomment>
        <translation>
            <numerusform>Makes it possible to build %1 for %n doubloon.</numerusform>
            <numerusform>Makes it possible to build %1 for %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes it possible to sell %1 for %n doubloon(s).</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>Makes it possible to sell %1 for %n doubloon.</numerusform>
            <numerusform>Makes it possible to sell %1 for %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would probably lose %n barrel(s).</source>
        <extracomment>A reason for an order, in hints and the log; %1 is the name of another player.</extracomment>
        <translation>
            <numerusform>%1 would probably lose %n barrel.</numerusform>
            <numerusform>%1 would probably lose %n barrels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earns %n doubloon(s), and the others get nothing.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Earns %n doubloon, and the others get nothing.</numerusform>
            <numerusform>Earns %n doubloons, and the others get nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n island space(s) is/are left.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Only %n island space is left.</numerusform>
            <numerusform>Only %n island spaces are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buildings have circles for %n more plantation(s) of %1.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>Buildings have circles for %n more plantation of %1.</numerusform>
            <numerusform>Buildings have circles for %n more plantations of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %n quarry(ies) in all for cheaper buildings.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>That makes %n quarry in all for cheaper buildings.</numerusform>
            <numerusform>That makes %n quarries in all for cheaper buildings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Raises the residence&apos;s bonus to %n point(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Raises the residence&apos;s bonus to %n point.</numerusform>
            <numerusform>Raises the residence&apos;s bonus to %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next craftsman phase can produce %n barrel(s) instead of %1.</source>
        <extracomment>%1 is a number of barrels</extracomment>
        <translation>
            <numerusform>The next craftsman phase can produce %n barrel instead of %1.</numerusform>
            <numerusform>The next craftsman phase can produce %n barrels instead of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next craftsman phase can still produce %n barrel(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>The next craftsman phase can still produce %n barrel.</numerusform>
            <numerusform>The next craftsman phase can still produce %n barrels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A colonist could occupy %1, which would score %n point(s) now.</source>
        <extracomment>%1 is a large building such as &quot;the guild hall&quot;</extracomment>
        <translation>
            <numerusform>A colonist could occupy %1, which would score %n point now.</numerusform>
            <numerusform>A colonist could occupy %1, which would score %n points now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would score %n point(s) now if occupied.</source>
        <extracomment>%1 is a large building such as &quot;the guild hall&quot;</extracomment>
        <translation>
            <numerusform>%1 would score %n point now if occupied.</numerusform>
            <numerusform>%1 would score %n points now if occupied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quarry(ies) is/are occupied instead of %1.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is the number of quarries that were occupied before.</extracomment>
        <translation>
            <numerusform>%n quarry is occupied instead of %1.</numerusform>
            <numerusform>%n quarries are occupied instead of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Would score %n point(s) now if occupied.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Would score %n point now if occupied.</numerusform>
            <numerusform>Would score %n points now if occupied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Has circles for %n plantation(s) of %1 that had none.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>Has circles for %n plantation of %1 that had none.</numerusform>
            <numerusform>Has circles for %n plantations of %1 that had none.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once occupied, it currently earns %n doubloon(s) in each craftsman phase.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Once occupied, it currently earns %n doubloon in each craftsman phase.</numerusform>
            <numerusform>Once occupied, it currently earns %n doubloons in each craftsman phase.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once occupied, it adds a point to each load; %n kind(s) of goods is/are produced.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Once occupied, it adds a point to each load; %n kind of goods is produced.</numerusform>
            <numerusform>Once occupied, it adds a point to each load; %n kinds of goods are produced.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scores %n victory point(s) for %1.</source>
        <extracomment>%1 is &quot;5 doubloons&quot;</extracomment>
        <translation>
            <numerusform>Scores %n victory point for %1.</numerusform>
            <numerusform>Scores %n victory points for %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saves up for %1, which needs %n more doubloon(s).</source>
        <extracomment>%1 is a building such as &quot;a coffee roaster&quot;</extracomment>
        <translation>
            <numerusform>Saves up for %1, which needs %n more doubloon.</numerusform>
            <numerusform>Saves up for %1, which needs %n more doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trading house buys it for %n doubloon(s) or more.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>The trading house buys it for %n doubloon or more.</numerusform>
            <numerusform>The trading house buys it for %n doubloons or more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A ship with %1 has %n space(s) left.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>A ship with %1 has %n space left.</numerusform>
            <numerusform>A ship with %1 has %n spaces left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earns %n doubloon(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Earns %n doubloon.</numerusform>
            <numerusform>Earns %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best sale would earn %n doubloon(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>The best sale would earn %n doubloon.</numerusform>
            <numerusform>The best sale would earn %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earns %n victory point(s) immediately.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Earns %n victory point immediately.</numerusform>
            <numerusform>Earns %n victory points immediately.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n barrel(s) on the wind rose for now.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Keeps %n barrel on the wind rose for now.</numerusform>
            <numerusform>Keeps %n barrels on the wind rose for now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n barrel(s), as many as possible.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Keeps %n barrel, as many as possible.</numerusform>
            <numerusform>Keeps %n barrels, as many as possible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n island space(s) free.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Keeps %n island space free.</numerusform>
            <numerusform>Keeps %n island spaces free.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %n plantation(s) of %1.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>That makes %n plantation of %1.</numerusform>
            <numerusform>That makes %n plantations of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then has %n colonist(s).</source>
        <extracomment>%1 is a building such as &quot;the coffee roaster&quot;</extracomment>
        <translation>
            <numerusform>%1 then has %n colonist.</numerusform>
            <numerusform>%1 then has %n colonists.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plantation(s) of %1 is/are then occupied.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>%n plantation of %1 is then occupied.</numerusform>
            <numerusform>%n plantations of %1 are then occupied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) stay(s) in San Juan.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>%n colonist stays in San Juan.</numerusform>
            <numerusform>%n colonists stay in San Juan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n doubloon(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Keeps %n doubloon.</numerusform>
            <numerusform>Keeps %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves %n space(s) in the trading house.</source>
        <extracomment>A reason for a sale, in hints and the log.</extracomment>
        <translation>
            <numerusform>Leaves %n space in the trading house.</numerusform>
            <numerusform>Leaves %n spaces in the trading house.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves %n space(s) on the ship.</source>
        <extracomment>A reason for loading goods, in hints and the log.</extracomment>
        <translation>
            <numerusform>Leaves %n space on the ship.</numerusform>
            <numerusform>Leaves %n spaces on the ship.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should earn %n point(s) by shipping instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of points, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Should earn %n point by shipping instead of %1 %2.</numerusform>
            <numerusform>Should earn %n points by shipping instead of %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should produce %n barrel(s) instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of barrels, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Should produce %n barrel instead of %1 %2.</numerusform>
            <numerusform>Should produce %n barrels instead of %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should earn %n doubloon(s) instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of doubloons, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Should earn %n doubloon instead of %1 %2.</numerusform>
            <numerusform>Should earn %n doubloons instead of %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Would probably lose %n barrel(s) at storage instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of barrels, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Would probably lose %n barrel at storage instead of %1 %2.</numerusform>
            <numerusform>Would probably lose %n barrels at storage instead of %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should bring %n colonist(s) instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of colonists, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Should bring %n colonist instead of %1 %2.</numerusform>
            <numerusform>Should bring %n colonists instead of %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should make it possible to produce %n barrel(s) soon instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of barrels, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Should make it possible to produce %n barrel soon instead of %1 %2.</numerusform>
            <numerusform>Should make it possible to produce %n barrels soon instead of %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should leave %n barrel(s) at the next choice of a role instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of barrels, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Should leave %n barrel at the next choice of a role instead of %1 %2.</numerusform>
            <numerusform>Should leave %n barrels at the next choice of a role instead of %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should leave %n doubloon(s) at the next choice of a role instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of doubloons, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Should leave %n doubloon at the next choice of a role instead of %1 %2.</numerusform>
            <numerusform>Should leave %n doubloons at the next choice of a role instead of %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should add buildings worth %n point(s) instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of points, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Should add buildings worth %n point instead of %1 %2.</numerusform>
            <numerusform>Should add buildings worth %n points instead of %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2, %1 would probably take this role with %n doubloon(s).</source>
        <extracomment>%1 is a player, %2 &quot;with the second move&quot;; the doubloons are on the card</extracomment>
        <translation>
            <numerusform>%2, %1 would probably take this role with %n doubloon.</numerusform>
            <numerusform>%2, %1 would probably take this role with %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would probably earn %n point(s) by shipping instead of %2 %3.</source>
        <extracomment>A reason for an order; %1 is another player, %2 a number of points, %3 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>%1 would probably earn %n point by shipping instead of %2 %3.</numerusform>
            <numerusform>%1 would probably earn %n points by shipping instead of %2 %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would probably produce %n barrel(s) instead of %2 %3.</source>
        <extracomment>A reason for an order; %1 is another player, %2 a number of barrels, %3 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>%1 would probably produce %n barrel instead of %2 %3.</numerusform>
            <numerusform>%1 would probably produce %n barrels instead of %2 %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would probably earn %n doubloon(s) instead of %2 %3.</source>
        <extracomment>A reason for an order; %1 is another player, %2 a number of doubloons, %3 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>%1 would probably earn %n doubloon instead of %2 %3.</numerusform>
            <numerusform>%1 would probably earn %n doubloons instead of %2 %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would probably lose %n barrel(s) at storage instead of %2 %3.</source>
        <extracomment>A reason for an order; %1 is another player, %2 a number of barrels, %3 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>%1 would probably lose %n barrel at storage instead of %2 %3.</numerusform>
            <numerusform>%1 would probably lose %n barrels at storage instead of %2 %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message numerus="yes">
        <source>%n colonist(s) at work</source>
        <extracomment>In the ribbon of the last moves, after the name of a player.</extracomment>
        <translation>
            <numerusform>%n colonist at work</numerusform>
            <numerusform>%n colonists at work</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n barrel(s) produced</source>
        <extracomment>In the ribbon of the last moves, after the name of a player.</extracomment>
        <translation>
            <numerusform>%n barrel produced</numerusform>
            <numerusform>%n barrels produced</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n doubloon(s)</source>
        <extracomment>In the ribbon of the last moves, after the name of a player.</extracomment>
        <translation>
            <numerusform>+%n doubloon</numerusform>
            <numerusform>+%n doubloons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <extracomment>In the ribbon of the last moves, after the name of a player.</extracomment>
        <translation>
            <numerusform>+%n point</numerusform>
            <numerusform>+%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message numerus="yes">
        <source>That takes %n colonist(s).</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>
            <numerusform>That takes %n colonist.</numerusform>
            <numerusform>That takes %n colonists.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has only %n circle(s), and a circle holds one colonist.</source>
        <extracomment>%1 is a building such as &quot;the coffee roaster&quot;</extracomment>
        <translation>
            <numerusform>%1 has only %n circle, and a circle holds one colonist.</numerusform>
            <numerusform>%1 has only %n circles, and a circle holds one colonist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use them to fill the %n empty circle(s) first.</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>
            <numerusform>Use them to fill the %n empty circle first.</numerusform>
            <numerusform>Use them to fill the %n empty circles first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That costs %n doubloon(s) now.</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>
            <numerusform>That costs %n doubloon now.</numerusform>
            <numerusform>That costs %n doubloons now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your warehouses store %n kind(s) of goods; use all of that before you give anything up.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>
            <numerusform>Your warehouses store %n kind of goods; use all of that before you give anything up.</numerusform>
            <numerusform>Your warehouses store %n kinds of goods; use all of that before you give anything up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your warehouses store only %n kind(s) of goods.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>
            <numerusform>Your warehouses store only %n kind of goods.</numerusform>
            <numerusform>Your warehouses store only %n kinds of goods.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This board has only %n.</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>
            <numerusform>This board has only %n.</numerusform>
            <numerusform>This board has only %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still have %n colonist(s) in San Juan.</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>
            <numerusform>You still have %n colonist in San Juan.</numerusform>
            <numerusform>You still have %n colonists in San Juan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n doubloon(s).</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>
            <numerusform>You have only %n doubloon.</numerusform>
            <numerusform>You have only %n doubloons.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>How many played, on the page of the results.</extracomment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <extracomment>How long a game lasted, on the page of the results.</extracomment>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableGround</name>
    <message numerus="yes">
        <source>%n quarry(ies) · %1 VP</source>
        <extracomment>Title of a column of the building supply: as many quarries count, and as many points they are worth</extracomment>
        <translation>
            <numerusform>%n quarry · %1 VP</numerusform>
            <numerusform>%n quarries · %1 VP</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextErrors</name>
    <message numerus="yes">
        <source>The text is too long; expected at most %n byte(s).</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>
            <numerusform>The text is too long; expected at most %n byte.</numerusform>
            <numerusform>The text is too long; expected at most %n bytes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lists and objects are nested too deep; expected at most %n level(s).</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>
            <numerusform>Lists and objects are nested too deep; expected at most %n level.</numerusform>
            <numerusform>Lists and objects are nested too deep; expected at most %n levels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %n item(s); expected at most %4.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>
            <numerusform>Found %n item; expected at most %4.</numerusform>
            <numerusform>Found %n items; expected at most %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %n victory point(s); expected %4, the rest of the box.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>
            <numerusform>Found %n victory point; expected %4, the rest of the box.</numerusform>
            <numerusform>Found %n victory points; expected %4, the rest of the box.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no %1 card with %n player(s); expected another role.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>
            <numerusform>There is no %1 card with %n player; expected another role.</numerusform>
            <numerusform>There is no %1 card with %n players; expected another role.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %n seat(s); expected %4, one for each player.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>
            <numerusform>Found %n seat; expected %4, one for each player.</numerusform>
            <numerusform>Found %n seats; expected %4, one for each player.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %n space(s); expected %4 for the %1.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>
            <numerusform>Found %n space; expected %4 for the %1.</numerusform>
            <numerusform>Found %n spaces; expected %4 for the %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %n colonist(s) on the %1; expected at most %4.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>
            <numerusform>Found %n colonist on the %1; expected at most %4.</numerusform>
            <numerusform>Found %n colonists on the %1; expected at most %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %n barrel(s); expected at most %4, the ship&apos;s capacity.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>
            <numerusform>Found %n barrel; expected at most %4, the ship&apos;s capacity.</numerusform>
            <numerusform>Found %n barrels; expected at most %4, the ship&apos;s capacity.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A ship with %n barrel(s) of no good; expected the good, or no barrels.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>
            <numerusform>A ship with %n barrel of no good; expected the good, or no barrels.</numerusform>
            <numerusform>A ship with %n barrels of no good; expected the good, or no barrels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The checksum does not match, so the record was damaged or changed by hand; %3 of %n order(s) is/are good.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>
            <numerusform>The checksum does not match, so the record was damaged or changed by hand; %3 of %n order is good.</numerusform>
            <numerusform>The checksum does not match, so the record was damaged or changed by hand; %3 of %n orders are good.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The checksum does not match, so the record was damaged or changed by hand; %n order(s) is/are good.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>
            <numerusform>The checksum does not match, so the record was damaged or changed by hand; %n order is good.</numerusform>
            <numerusform>The checksum does not match, so the record was damaged or changed by hand; %n orders are good.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The record breaks off; expected the rest, up to its last line; %3 of %n order(s) is/are good.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>
            <numerusform>The record breaks off; expected the rest, up to its last line; %3 of %n order is good.</numerusform>
            <numerusform>The record breaks off; expected the rest, up to its last line; %3 of %n orders are good.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The record breaks off; expected the rest, up to its last line; %n order(s) is/are good.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>
            <numerusform>The record breaks off; expected the rest, up to its last line; %n order is good.</numerusform>
            <numerusform>The record breaks off; expected the rest, up to its last line; %n orders are good.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game breaks off; expected the rest of its text; %3 of %n letter(s) is/are there.</source>
        <extracomment>An error in a game that was sent as a text in a chat; %3 is how many of its letters are there.</extracomment>
        <translation>
            <numerusform>The game breaks off; expected the rest of its text; %3 of %n letter is there.</numerusform>
            <numerusform>The game breaks off; expected the rest of its text; %3 of %n letters are there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n barrel(s) of %1</source>
        <extracomment>%1 is a good in the middle of a sentence</extracomment>
        <translation>
            <numerusform>%n barrel of %1</numerusform>
            <numerusform>%n barrels of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubloon(s)</source>
        <extracomment>A number with its noun, inside a sentence.</extracomment>
        <translation>
            <numerusform>%n doubloon</numerusform>
            <numerusform>%n doubloons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <extracomment>A number with its noun, inside a sentence.</extracomment>
        <translation>
            <numerusform>%n victory point</numerusform>
            <numerusform>%n victory points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n barrel(s)</source>
        <extracomment>A number with its noun, inside a sentence.</extracomment>
        <translation>
            <numerusform>%n barrel</numerusform>
            <numerusform>%n barrels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>A number with its noun, inside a sentence.</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windrose::CargoShipsModel</name>
    <message numerus="yes">
        <source>%n space(s) empty</source>
        <extracomment>Read out for a cargo ship.</extracomment>
        <translation>
            <numerusform>%n space empty</numerusform>
            <numerusform>%n spaces empty</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windrose::ChancesChart</name>
    <message numerus="yes">
        <source>Round %1, after %n move(s).</source>
        <extracomment>Read out for the last point of the diagram of chances; %1 is the number of the round.</extracomment>
        <translation>
            <numerusform>Round %1, after %n move.</numerusform>
            <numerusform>Round %1, after %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windrose::CityModel</name>
    <message numerus="yes">
        <source>scores %n point(s) now</source>
        <extracomment>Read out for a large building: its bonus now.</extracomment>
        <translation>
            <numerusform>scores %n point now</numerusform>
            <numerusform>scores %n points now</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windrose::ColonistsModel</name>
    <message numerus="yes">
        <source>%n colonist(s)</source>
        <extracomment>Read out for the ship and the supply of colonists.</extracomment>
        <translation>
            <numerusform>%n colonist</numerusform>
            <numerusform>%n colonists</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windrose::GameDocument</name>
    <message numerus="yes">
        <source>Only one game can be open at a time: %1 is opened, %n other file(s) is/are not.</source>
        <extracomment>A message after several files were dropped on the window; %1 is the name of one.</extracomment>
        <translation>
            <numerusform>Only one game can be open at a time: %1 is opened, %n other file is not.</numerusform>
            <numerusform>Only one game can be open at a time: %1 is opened, %n other files are not.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windrose::HistoryControls</name>
    <message numerus="yes">
        <source>%n move(s) is/are undone. Playing on discards it/them.</source>
        <extracomment>The question before an order is played after undo.</extracomment>
        <translation>
            <numerusform>%n move is undone. Playing on discards it.</numerusform>
            <numerusform>%n moves are undone. Playing on discards them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windrose::HowToPlayDialog</name>
    <message numerus="yes">
        <source>%n entry(ies) found</source>
        <extracomment>Below the search field of the help: how many entries contain the words.</extracomment>
        <translation>
            <numerusform>%n entry found</numerusform>
            <numerusform>%n entries found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windrose::PlantationsModel</name>
    <message numerus="yes">
        <source>There is/are %n tile(s) on the discard pile.</source>
        <extracomment>In the text over the face-down tiles.</extracomment>
        <translation>
            <numerusform>There is %n tile on the discard pile.</numerusform>
            <numerusform>There are %n tiles on the discard pile.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windrose::PlayerBoardModel</name>
    <message numerus="yes">
        <source>%n colonist(s)</source>
        <extracomment>Read out for a place of a player&apos;s board.</extracomment>
        <translation>
            <numerusform>%n colonist</numerusform>
            <numerusform>%n colonists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n barrel(s)</source>
        <extracomment>Read out for a place of a player&apos;s board.</extracomment>
        <translation>
            <numerusform>%n barrel</numerusform>
            <numerusform>%n barrels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windrose::PreferencesDialog</name>
    <message numerus="yes">
        <source>%n setting(s) found</source>
        <extracomment>What the search in the preferences found.</extracomment>
        <translation>
            <numerusform>%n setting found</numerusform>
            <numerusform>%n settings found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windrose::PuzzlesDialog</name>
    <message numerus="yes">
        <source>%n of %1 puzzle(s) solved.</source>
        <extracomment>How many puzzles are solved; %1 is the number of all</extracomment>
        <translation>
            <numerusform>%n of %1 puzzles solved.</numerusform>
            <numerusform>%n of %1 puzzles solved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windrose::ResultFilters</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>A choice on the page of results: games of so many players</extracomment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windrose::ResultsDialog</name>
    <message numerus="yes">
        <source>%n of %1 game(s)</source>
        <extracomment>How many of the kept games the page shows; %1 is the number of all</extracomment>
        <translation>
            <numerusform>%n of %1 game</numerusform>
            <numerusform>%n of %1 games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the file %1 is/are damaged, from line %2. They stay in the file.</source>
        <extracomment>%1 is a file, %2 the number of the first such line</extracomment>
        <translation>
            <numerusform>%n line of the file %1 is damaged: line %2. It stays in the file.</numerusform>
            <numerusform>%n lines of the file %1 are damaged, from line %2. They stay in the file.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windrose::RoundModel</name>
    <message numerus="yes">
        <source>%n victory point(s) left</source>
        <extracomment>Read out for the panel of the round: what ends the game when it is used up.</extracomment>
        <translation>
            <numerusform>%n victory point left</numerusform>
            <numerusform>%n victory points left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) left</source>
        <extracomment>Read out for the panel of the round: what ends the game when it is used up.</extracomment>
        <translation>
            <numerusform>%n colonist left</numerusform>
            <numerusform>%n colonists left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windrose::SetupBoxModel</name>
    <message numerus="yes">
        <source>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;There is/are %n face-down tile(s) of this kind. Drag one onto an island or into the face-up row.&lt;/p&gt;</source>
        <extracomment>The text over a kind of tiles while a position is set up; %1 is the name of the tile.</extracomment>
        <translation>
            <numerusform>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;There is %n face-down tile of this kind. Drag it onto an island or into the face-up row.&lt;/p&gt;</numerusform>
            <numerusform>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;There are %n face-down tiles of this kind. Drag one onto an island or into the face-up row.&lt;/p&gt;</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windrose::TableForm</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>A choice in the dialog for a new game.</extracomment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windrose::TradingHouseModel</name>
    <message numerus="yes">
        <source>%n space(s) empty</source>
        <extracomment>Read out for the trading house and its spaces.</extracomment>
        <translation>
            <numerusform>%n space empty</numerusform>
            <numerusform>%n spaces empty</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windrose::CourseList</name>
    <message numerus="yes">
        <source>The best move in %1 of %n decision(s)</source>
        <extracomment>Below the name of a player in the findings about a game; %1 is how often the best order was found.</extracomment>
        <translation>
            <numerusform>The best move in %1 of %n decision</numerusform>
            <numerusform>The best move in %1 of %n decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the best move in %2 of %n decision(s) (%3 %).</source>
        <extracomment>In the findings about a game: %1 is a player, %2 how often the best order was found, %3 the same in percent</extracomment>
        <translation>
            <numerusform>%1: the best move in %2 of %n decision (%3 %).</numerusform>
            <numerusform>%1: the best move in %2 of %n decisions (%3 %).</numerusform>
        </translation>
    </message>
</context>
</TS>
