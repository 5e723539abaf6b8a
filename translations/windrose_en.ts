<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Hover</name>
    <message numerus="yes">
        <source>%n circle(s)</source>
        <translation>
            <numerusform>%n circle</numerusform>
            <numerusform>%n circles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are %n doubloon(s) short.</source>
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
        <translation>
            <numerusform>− %n quarry</numerusform>
            <numerusform>− %n quarries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The player who takes this card gets %n doubloon(s).</source>
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
        <translation>
            <numerusform>You have %n doubloon.</numerusform>
            <numerusform>You have %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It scores %n point(s) for you now.</source>
        <translation>
            <numerusform>It scores %n point for you now.</numerusform>
            <numerusform>It scores %n points for you now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would score %n point(s) for you now if occupied.</source>
        <translation>
            <numerusform>It would score %n point for you now if occupied.</numerusform>
            <numerusform>It would score %n points for you now if occupied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would score %n point(s) for you now if built and occupied.</source>
        <translation>
            <numerusform>It would score %n point for you now if built and occupied.</numerusform>
            <numerusform>It would score %n points for you now if built and occupied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n colonist(s)</source>
        <translation>
            <numerusform>%1: %n colonist</numerusform>
            <numerusform>%1: %n colonists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: can afford %n kind(s) of buildings</source>
        <translation>
            <numerusform>%1: can afford %n kind of buildings</numerusform>
            <numerusform>%1: can afford %n kinds of buildings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n barrel(s)</source>
        <translation>
            <numerusform>%1: %n barrel</numerusform>
            <numerusform>%1: %n barrels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: a sale for up to %n doubloon(s)</source>
        <translation>
            <numerusform>%1: a sale for up to %n doubloon</numerusform>
            <numerusform>%1: a sale for up to %n doubloons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: up to %n barrel(s) on one ship</source>
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
        <translation>
            <numerusform>%1 takes %n doubloon from the card.</numerusform>
            <numerusform>%1 takes %n doubloons from the card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n doubloon(s) as prospector.</source>
        <translation>
            <numerusform>%1 gets %n doubloon as prospector.</numerusform>
            <numerusform>%1 gets %n doubloons as prospector.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n doubloon(s) from the factory.</source>
        <translation>
            <numerusform>%1 gets %n doubloon from the factory.</numerusform>
            <numerusform>%1 gets %n doubloons from the factory.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n doubloon(s).</source>
        <translation>
            <numerusform>%1 gets %n doubloon.</numerusform>
            <numerusform>%1 gets %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for loading.</source>
        <translation>
            <numerusform>%1 gets %n point for loading.</numerusform>
            <numerusform>%1 gets %n points for loading.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for the harbor.</source>
        <translation>
            <numerusform>%1 gets %n point for the harbor.</numerusform>
            <numerusform>%1 gets %n points for the harbor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) as captain.</source>
        <translation>
            <numerusform>%1 gets %n point as captain.</numerusform>
            <numerusform>%1 gets %n points as captain.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s).</source>
        <translation>
            <numerusform>%1 gets %n point.</numerusform>
            <numerusform>%1 gets %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) that nobody took is/are discarded.</source>
        <translation>
            <numerusform>%n tile that nobody took is discarded.</numerusform>
            <numerusform>%n tiles that nobody took are discarded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discarded tile(s) is/are shuffled into a new stack.</source>
        <translation>
            <numerusform>%n discarded tile is shuffled into a new stack.</numerusform>
            <numerusform>%n discarded tiles are shuffled into a new stack.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) is/are dealt face up.</source>
        <translation>
            <numerusform>%n tile is dealt face up.</numerusform>
            <numerusform>%n tiles are dealt face up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n colonist(s) from the ship.</source>
        <translation>
            <numerusform>%1 gets %n colonist from the ship.</numerusform>
            <numerusform>%1 gets %n colonists from the ship.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places the colonists; %n is/are at work.</source>
        <translation>
            <numerusform>%1 places the colonists; %n is at work.</numerusform>
            <numerusform>%1 places the colonists; %n are at work.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) board(s) the ship.</source>
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
        <translation>
            <numerusform>The trading house is full: its %n barrel returns to the supply.</numerusform>
            <numerusform>The trading house is full: its %n barrels return to the supply.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gains a doubloon (%n on it).</source>
        <translation>
            <numerusform>%1 gains a doubloon (%n on it).</numerusform>
            <numerusform>%1 gains a doubloon (%n on it).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message numerus="yes">
        <source>%n colonist(s) wait(s) in San Juan.</source>
        <comment>colonists</comment>
        <translation>
            <numerusform>%n colonist waits in San Juan.</numerusform>
            <numerusform>%n colonists wait in San Juan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n circle(s) is/are empty.</source>
        <translation>
            <numerusform>%n circle is empty.</numerusform>
            <numerusform>%n circles are empty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n doubloon(s).</source>
        <translation>
            <numerusform>You have %n doubloon.</numerusform>
            <numerusform>You have %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n doubloon(s); %1.</source>
        <translation>
            <numerusform>You have %n doubloon; %1.</numerusform>
            <numerusform>You have %n doubloons; %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quarry(ies) is/are occupied</source>
        <translation>
            <numerusform>%n quarry is occupied</numerusform>
            <numerusform>%n quarries are occupied</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your markets add %n doubloon(s).</source>
        <translation>
            <numerusform>Your markets add %n doubloon.</numerusform>
            <numerusform>Your markets add %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trading house has room for %n more.</source>
        <comment>barrels</comment>
        <translation>
            <numerusform>The trading house has room for %n more.</numerusform>
            <numerusform>The trading house has room for %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: choose %n kind(s) of goods to store in your warehouses, and one more barrel to keep.</source>
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
        <translation>
            <numerusform>%n move is undone: playing on discards it.</numerusform>
            <numerusform>%n moves are undone: playing on discards them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message numerus="yes">
        <source>Ends the game and wins it by %n point(s).</source>
        <translation>
            <numerusform>Ends the game and wins it by %n point.</numerusform>
            <numerusform>Ends the game and wins it by %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes this the last round, with a lead of %n point(s).</source>
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
        <translation>
            <numerusform>Currently worth about %n point in total.</numerusform>
            <numerusform>Currently worth about %n points in total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Produces %n barrel(s), and nobody else gets any.</source>
        <translation>
            <numerusform>Produces %n barrel, and nobody else gets any.</numerusform>
            <numerusform>Produces %n barrels, and nobody else gets any.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Produces %n barrel(s), and nobody gets more.</source>
        <translation>
            <numerusform>Produces %n barrel, and nobody gets more.</numerusform>
            <numerusform>Produces %n barrels, and nobody gets more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Produces %n barrel(s); the next best player gets %1.</source>
        <translation>
            <numerusform>Produces %n barrel; the next best player gets %1.</numerusform>
            <numerusform>Produces %n barrels; the next best player gets %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shipping should earn about %n point(s); nobody else would earn any.</source>
        <translation>
            <numerusform>Shipping should earn about %n point; nobody else would earn any.</numerusform>
            <numerusform>Shipping should earn about %n points; nobody else would earn any.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shipping should earn about %n point(s); nobody would earn more.</source>
        <translation>
            <numerusform>Shipping should earn about %n point; nobody would earn more.</numerusform>
            <numerusform>Shipping should earn about %n points; nobody would earn more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shipping should earn about %n point(s); the next best player would earn about %1.</source>
        <translation>
            <numerusform>Shipping should earn about %n point; the next best player would earn about %1.</numerusform>
            <numerusform>Shipping should earn about %n points; the next best player would earn about %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is/are %n doubloon(s) on the card.</source>
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
        <translation>
            <numerusform>%1 would probably lose %n barrel.</numerusform>
            <numerusform>%1 would probably lose %n barrels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earns %n doubloon(s), and the others get nothing.</source>
        <translation>
            <numerusform>Earns %n doubloon, and the others get nothing.</numerusform>
            <numerusform>Earns %n doubloons, and the others get nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n island space(s) is/are left.</source>
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
        <translation>
            <numerusform>That makes %n quarry in all for cheaper buildings.</numerusform>
            <numerusform>That makes %n quarries in all for cheaper buildings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Raises the residence&apos;s bonus to %n point(s).</source>
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
        <translation>
            <numerusform>%n quarry is occupied instead of %1.</numerusform>
            <numerusform>%n quarries are occupied instead of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Would score %n point(s) now if occupied.</source>
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
        <translation>
            <numerusform>Once occupied, it currently earns %n doubloon in each craftsman phase.</numerusform>
            <numerusform>Once occupied, it currently earns %n doubloons in each craftsman phase.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once occupied, it adds a point to each load; %n kind(s) of goods is/are produced.</source>
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
        <translation>
            <numerusform>Earns %n doubloon.</numerusform>
            <numerusform>Earns %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best sale would earn %n doubloon(s).</source>
        <translation>
            <numerusform>The best sale would earn %n doubloon.</numerusform>
            <numerusform>The best sale would earn %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earns %n victory point(s) immediately.</source>
        <translation>
            <numerusform>Earns %n victory point immediately.</numerusform>
            <numerusform>Earns %n victory points immediately.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n barrel(s) stay(s) on the wind rose until goods are stored.</source>
        <translation>
            <numerusform>%n barrel stays on the wind rose until goods are stored.</numerusform>
            <numerusform>%n barrels stay on the wind rose until goods are stored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n barrel(s), as many as possible.</source>
        <translation>
            <numerusform>Keeps %n barrel, as many as possible.</numerusform>
            <numerusform>Keeps %n barrels, as many as possible.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message numerus="yes">
        <source>%n colonist(s) at work</source>
        <translation>
            <numerusform>%n colonist at work</numerusform>
            <numerusform>%n colonists at work</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n barrel(s) produced</source>
        <translation>
            <numerusform>%n barrel produced</numerusform>
            <numerusform>%n barrels produced</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n doubloon(s)</source>
        <translation>
            <numerusform>+%n doubloon</numerusform>
            <numerusform>+%n doubloons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
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
        <translation>
            <numerusform>Use them to fill the %n empty circle first.</numerusform>
            <numerusform>Use them to fill the %n empty circles first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That costs %n doubloon(s) now.</source>
        <translation>
            <numerusform>That costs %n doubloon now.</numerusform>
            <numerusform>That costs %n doubloons now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your warehouses store %n kind(s) of goods; use all of that before you give anything up.</source>
        <translation>
            <numerusform>Your warehouses store %n kind of goods; use all of that before you give anything up.</numerusform>
            <numerusform>Your warehouses store %n kinds of goods; use all of that before you give anything up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your warehouses store only %n kind(s) of goods.</source>
        <translation>
            <numerusform>Your warehouses store only %n kind of goods.</numerusform>
            <numerusform>Your warehouses store only %n kinds of goods.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This board has only %n.</source>
        <translation>
            <numerusform>This board has only %n.</numerusform>
            <numerusform>This board has only %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still have %n colonist(s) in San Juan.</source>
        <translation>
            <numerusform>You still have %n colonist in San Juan.</numerusform>
            <numerusform>You still have %n colonists in San Juan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n doubloon(s).</source>
        <translation>
            <numerusform>You have only %n doubloon.</numerusform>
            <numerusform>You have only %n doubloons.</numerusform>
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
        <source>It is too long for a game; at most %n byte(s) can be read.</source>
        <translation>
            <numerusform>It is too long for a game; at most %n byte can be read.</numerusform>
            <numerusform>It is too long for a game; at most %n bytes can be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lists are nested too deeply; at most %n level(s) can be read.</source>
        <translation>
            <numerusform>Lists are nested too deeply; at most %n level can be read.</numerusform>
            <numerusform>Lists are nested too deeply; at most %n levels can be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This list is too long; at most %n item(s) can be read.</source>
        <translation>
            <numerusform>This list is too long; at most %n item can be read.</numerusform>
            <numerusform>This list is too long; at most %n items can be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The box holds only %n barrel(s) of %1, and the position has more.</source>
        <translation>
            <numerusform>The box holds only %n barrel of %1, and the position has more.</numerusform>
            <numerusform>The box holds only %n barrels of %1, and the position has more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The box holds only %n tile(s) of this kind, and the position has more: %1.</source>
        <translation>
            <numerusform>The box holds only %n tile of this kind, and the position has more: %1.</numerusform>
            <numerusform>The box holds only %n tiles of this kind, and the position has more: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The box holds only %n copy(ies) of this building, and the position has more: %1.</source>
        <translation>
            <numerusform>The box holds only %n copy of this building, and the position has more: %1.</numerusform>
            <numerusform>The box holds only %n copies of this building, and the position has more: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The box holds only %n colonist(s), and the position has more.</source>
        <translation>
            <numerusform>The box holds only %n colonist, and the position has more.</numerusform>
            <numerusform>The box holds only %n colonists, and the position has more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The box holds only %n card(s) of this role, and the position has more: %1.</source>
        <translation>
            <numerusform>The box holds only %n card of this role, and the position has more: %1.</numerusform>
            <numerusform>The box holds only %n cards of this role, and the position has more: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no %1 card in a game of %n player(s).</source>
        <translation>
            <numerusform>There is no %1 card in a game of %n player.</numerusform>
            <numerusform>There is no %1 card in a game of %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A cargo ship has %n barrel(s) but no kind of goods.</source>
        <translation>
            <numerusform>A cargo ship has %n barrel but no kind of goods.</numerusform>
            <numerusform>A cargo ship has %n barrels but no kind of goods.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This line does not match its checksum: it is damaged or was edited by hand. %1 of %n order(s) is/are good.</source>
        <translation>
            <numerusform>This line does not match its checksum: it is damaged or was edited by hand. %1 of %n order is good.</numerusform>
            <numerusform>This line does not match its checksum: it is damaged or was edited by hand. %1 of %n orders are good.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This line does not match its checksum: it is damaged or was edited by hand. The first %n order(s) is/are good.</source>
        <translation>
            <numerusform>This line does not match its checksum: it is damaged or was edited by hand. The first %n order is good.</numerusform>
            <numerusform>This line does not match its checksum: it is damaged or was edited by hand. The first %n orders are good.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is cut off here; its first %n order(s) is/are good.</source>
        <translation>
            <numerusform>The game is cut off here; its first %n order is good.</numerusform>
            <numerusform>The game is cut off here; its first %n orders are good.</numerusform>
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
        <translation>
            <numerusform>%n doubloon</numerusform>
            <numerusform>%n doubloons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n victory point</numerusform>
            <numerusform>%n victory points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windrose::CargoShipsModel</name>
    <message numerus="yes">
        <source>%n space(s) empty</source>
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
        <translation>
            <numerusform>Round %1, after %n move.</numerusform>
            <numerusform>Round %1, after %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windrose::ColonistsModel</name>
    <message numerus="yes">
        <source>%n colonist(s)</source>
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
        <translation>
            <numerusform>%n move is undone. Playing on discards it.</numerusform>
            <numerusform>%n moves are undone. Playing on discards them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windrose::PlantationsModel</name>
    <message numerus="yes">
        <source>There is/are %n tile(s) on the discard pile.</source>
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
        <translation>
            <numerusform>%n colonist</numerusform>
            <numerusform>%n colonists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n barrel(s)</source>
        <translation>
            <numerusform>%n barrel</numerusform>
            <numerusform>%n barrels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windrose::RoundPanel</name>
    <message numerus="yes">
        <source>%n victory point(s) left</source>
        <translation>
            <numerusform>%n victory point left</numerusform>
            <numerusform>%n victory points left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) left</source>
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
        <translation>
            <numerusform>%n space empty</numerusform>
            <numerusform>%n spaces empty</numerusform>
        </translation>
    </message>
</context>
</TS>
