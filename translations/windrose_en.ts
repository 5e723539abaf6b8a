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
        <source>%1: %n point(s) for you now.</source>
        <extracomment>%1 is the name of a large building: &quot;Guild hall: 6 points for you now&quot;</extracomment>
        <translation>
            <numerusform>%1: %n point for you now.</numerusform>
            <numerusform>%1: %n points for you now.</numerusform>
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
        <source>%n doubloon(s) lie(s) on this card for whoever takes it.</source>
        <translation>
            <numerusform>%n doubloon lies on this card for whoever takes it.</numerusform>
            <numerusform>%n doubloons lie on this card for whoever takes it.</numerusform>
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
        <source>%1 gets %n point(s) for the load.</source>
        <translation>
            <numerusform>%1 gets %n point for the load.</numerusform>
            <numerusform>%1 gets %n points for the load.</numerusform>
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
        <source>%n colonist(s) arrive(s) at %1.</source>
        <translation>
            <numerusform>%n colonist arrives at %1.</numerusform>
            <numerusform>%n colonists arrive at %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places the colonists: %n at work.</source>
        <translation>
            <numerusform>%1 places the colonists: %n at work.</numerusform>
            <numerusform>%1 places the colonists: %n at work.</numerusform>
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
        <source>%1 builds for %n doubloon(s): %2.</source>
        <extracomment>%2 is a building such as &quot;coffee roaster&quot;</extracomment>
        <translation>
            <numerusform>%1 builds for %n doubloon: %2.</numerusform>
            <numerusform>%1 builds for %n doubloons: %2.</numerusform>
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
        <source>The trading house is full and sends its %n barrel(s) to the supply.</source>
        <translation>
            <numerusform>The trading house is full and sends its %n barrel to the supply.</numerusform>
            <numerusform>The trading house is full and sends its %n barrels to the supply.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubloon(s) lie(s) on the untaken card: %1.</source>
        <translation>
            <numerusform>%n doubloon lies on the untaken card: %1.</numerusform>
            <numerusform>%n doubloons lie on the untaken card: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message numerus="yes">
        <source>%n wait(s) in San Juan.</source>
        <comment>colonists</comment>
        <translation>
            <numerusform>%n waits in San Juan.</numerusform>
            <numerusform>%n wait in San Juan.</numerusform>
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
        <source>%n quarry(ies) work(s)</source>
        <translation>
            <numerusform>%n quarry works</numerusform>
            <numerusform>%n quarries work</numerusform>
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
        <source>The house has room for %n more.</source>
        <comment>barrels</comment>
        <translation>
            <numerusform>The house has room for %n more.</numerusform>
            <numerusform>The house has room for %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: choose the %n kind(s) your warehouses keep whole, and one barrel besides.</source>
        <translation>
            <numerusform>%1: choose the %n kind your warehouses keep whole, and one barrel besides.</numerusform>
            <numerusform>%1: choose the %n kinds your warehouses keep whole, and one barrel besides.</numerusform>
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
        <source>Makes this round the last one, with a lead of %n point(s).</source>
        <translation>
            <numerusform>Makes this round the last one, with a lead of %n point.</numerusform>
            <numerusform>Makes this round the last one, with a lead of %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Worth about %n point(s) in all as things stand, against %1 for %2.</source>
        <extracomment>%1 is a number of points, %2 a player</extracomment>
        <translation>
            <numerusform>Worth about %n point in all as things stand, against %1 for %2.</numerusform>
            <numerusform>Worth about %n points in all as things stand, against %1 for %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Worth about %n point(s) in all as things stand.</source>
        <translation>
            <numerusform>Worth about %n point in all as things stand.</numerusform>
            <numerusform>Worth about %n points in all as things stand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n barrel(s), and nobody else gets any.</source>
        <translation>
            <numerusform>Brings %n barrel, and nobody else gets any.</numerusform>
            <numerusform>Brings %n barrels, and nobody else gets any.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n barrel(s), and nobody gets more.</source>
        <translation>
            <numerusform>Brings %n barrel, and nobody gets more.</numerusform>
            <numerusform>Brings %n barrels, and nobody gets more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n barrel(s); the next best gets %1.</source>
        <translation>
            <numerusform>Brings %n barrel; the next best gets %1.</numerusform>
            <numerusform>Brings %n barrels; the next best gets %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shipping should bring about %n point(s), and nobody else any.</source>
        <translation>
            <numerusform>Shipping should bring about %n point, and nobody else any.</numerusform>
            <numerusform>Shipping should bring about %n points, and nobody else any.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shipping should bring about %n point(s), and nobody more.</source>
        <translation>
            <numerusform>Shipping should bring about %n point, and nobody more.</numerusform>
            <numerusform>Shipping should bring about %n points, and nobody more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shipping should bring about %n point(s), and the next best about %1.</source>
        <translation>
            <numerusform>Shipping should bring about %n point, and the next best about %1.</numerusform>
            <numerusform>Shipping should bring about %n points, and the next best about %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubloon(s) lie(s) on the card.</source>
        <translation>
            <numerusform>%n doubloon lies on the card.</numerusform>
            <numerusform>%n doubloons lie on the card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n colonist(s); circles that are empty: %1.</source>
        <extracomment>%1 is a number of circles</extracomment>
        <translation>
            <numerusform>Brings %n colonist; circles that are empty: %1.</numerusform>
            <numerusform>Brings %n colonists; circles that are empty: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes it possible to build for %n doubloon(s): %1.</source>
        <extracomment>%1 is a building</extracomment>
        <translation>
            <numerusform>Makes it possible to build for %n doubloon: %1.</numerusform>
            <numerusform>Makes it possible to build for %n doubloons: %1.</numerusform>
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
        <source>%1 would probably have to give back %n barrel(s).</source>
        <translation>
            <numerusform>%1 would probably have to give back %n barrel.</numerusform>
            <numerusform>%1 would probably have to give back %n barrels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n doubloon(s), and the others get nothing.</source>
        <translation>
            <numerusform>Brings %n doubloon, and the others get nothing.</numerusform>
            <numerusform>Brings %n doubloons, and the others get nothing.</numerusform>
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
        <source>That makes %n quarry(ies) for cheaper buildings.</source>
        <translation>
            <numerusform>That makes %n quarry for cheaper buildings.</numerusform>
            <numerusform>That makes %n quarries for cheaper buildings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Raises what the residence adds to %n point(s).</source>
        <translation>
            <numerusform>Raises what the residence adds to %n point.</numerusform>
            <numerusform>Raises what the residence adds to %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next craftsman can bring %n barrel(s) instead of %1.</source>
        <extracomment>%1 is a number of barrels</extracomment>
        <translation>
            <numerusform>The next craftsman can bring %n barrel instead of %1.</numerusform>
            <numerusform>The next craftsman can bring %n barrels instead of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next craftsman can still bring %n barrel(s).</source>
        <translation>
            <numerusform>The next craftsman can still bring %n barrel.</numerusform>
            <numerusform>The next craftsman can still bring %n barrels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lets a colonist occupy what adds %n point(s) as things are: %1.</source>
        <extracomment>%1 is a large building</extracomment>
        <translation>
            <numerusform>Lets a colonist occupy what adds %n point as things are: %1.</numerusform>
            <numerusform>Lets a colonist occupy what adds %n points as things are: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Occupied, it adds %n point(s) as things are: %1.</source>
        <extracomment>%1 is a large building</extracomment>
        <translation>
            <numerusform>Occupied, it adds %n point as things are: %1.</numerusform>
            <numerusform>Occupied, it adds %n points as things are: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quarry(ies) is/are occupied, before it was %1.</source>
        <translation>
            <numerusform>%n quarry is occupied, before it was %1.</numerusform>
            <numerusform>%n quarries are occupied, before it was %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once occupied it adds %n point(s) as things are.</source>
        <translation>
            <numerusform>Once occupied it adds %n point as things are.</numerusform>
            <numerusform>Once occupied it adds %n points as things are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Has circles for %n plantation(s) that had none: %1.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>Has circles for %n plantation that had none: %1.</numerusform>
            <numerusform>Has circles for %n plantations that had none: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once occupied it brings %n doubloon(s) with each craftsman as things are.</source>
        <translation>
            <numerusform>Once occupied it brings %n doubloon with each craftsman as things are.</numerusform>
            <numerusform>Once occupied it brings %n doubloons with each craftsman as things are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once occupied each load brings a point more, and %n kind(s) is/are made.</source>
        <translation>
            <numerusform>Once occupied each load brings a point more, and %n kind is made.</numerusform>
            <numerusform>Once occupied each load brings a point more, and %n kinds are made.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Is worth %n victory point(s) for %1.</source>
        <extracomment>%1 is &quot;5 doubloons&quot;</extracomment>
        <translation>
            <numerusform>Is worth %n victory point for %1.</numerusform>
            <numerusform>Is worth %n victory points for %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saves money: %n more doubloon(s) would pay for it: %1.</source>
        <extracomment>%1 is a building</extracomment>
        <translation>
            <numerusform>Saves money: %n more doubloon would pay for it: %1.</numerusform>
            <numerusform>Saves money: %n more doubloons would pay for it: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trading house takes it, for %n doubloon(s) or more.</source>
        <translation>
            <numerusform>The trading house takes it, for %n doubloon or more.</numerusform>
            <numerusform>The trading house takes it, for %n doubloons or more.</numerusform>
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
        <source>Brings %n doubloon(s).</source>
        <translation>
            <numerusform>Brings %n doubloon.</numerusform>
            <numerusform>Brings %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best sale would bring %n doubloon(s).</source>
        <translation>
            <numerusform>The best sale would bring %n doubloon.</numerusform>
            <numerusform>The best sale would bring %n doubloons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n victory point(s) at once.</source>
        <translation>
            <numerusform>Brings %n victory point at once.</numerusform>
            <numerusform>Brings %n victory points at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n barrel(s) stay(s) on the wind rose until barrels are stored.</source>
        <translation>
            <numerusform>%n barrel stays on the wind rose until barrels are stored.</numerusform>
            <numerusform>%n barrels stay on the wind rose until barrels are stored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n barrel(s) stay(s), and more could not.</source>
        <translation>
            <numerusform>%n barrel stays, and more could not.</numerusform>
            <numerusform>%n barrels stay, and more could not.</numerusform>
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
        <source>There is/are only %n on this board.</source>
        <translation>
            <numerusform>There is only %n on this board.</numerusform>
            <numerusform>There are only %n on this board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 has only %n circle(s), and a circle holds one colonist.</source>
        <translation>
            <numerusform>The %1 has only %n circle, and a circle holds one colonist.</numerusform>
            <numerusform>The %1 has only %n circles, and a circle holds one colonist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) still wait(s) in San Juan.</source>
        <translation>
            <numerusform>%n colonist still waits in San Juan.</numerusform>
            <numerusform>%n colonists still wait in San Juan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill the %n empty circle(s) first, as far as they go.</source>
        <translation>
            <numerusform>Fill the %n empty circle first.</numerusform>
            <numerusform>Fill the %n empty circles first, as far as the colonists go.</numerusform>
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
        <source>You have only %n.</source>
        <comment>doubloons</comment>
        <translation>
            <numerusform>You have only %n.</numerusform>
            <numerusform>You have only %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your warehouses keep %n whole kind(s); make use of all of that before you give anything up.</source>
        <translation>
            <numerusform>Your warehouses keep %n whole kind; make use of all of that before you give anything up.</numerusform>
            <numerusform>Your warehouses keep %n whole kinds; make use of all of that before you give anything up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your warehouses keep %n whole kind(s) and no more.</source>
        <translation>
            <numerusform>Your warehouses keep %n whole kind and no more.</numerusform>
            <numerusform>Your warehouses keep %n whole kinds and no more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no %1 card in a game of %n player(s).</source>
        <translation>
            <numerusform>There is no %1 card in a game of %n player.</numerusform>
            <numerusform>There is no %1 card in a game of %n players.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextErrors</name>
    <message numerus="yes">
        <source>It is far too long for a game; at most %n byte(s) are read.</source>
        <translation>
            <numerusform>It is far too long for a game; at most %n byte is read.</numerusform>
            <numerusform>It is far too long for a game; at most %n bytes are read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its lists are nested too deeply; %n level(s) are allowed.</source>
        <translation>
            <numerusform>Its lists are nested too deeply; %n level is allowed.</numerusform>
            <numerusform>Its lists are nested too deeply; %n levels are allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This list is too long; %n item(s) are allowed.</source>
        <translation>
            <numerusform>This list is too long; %n item is allowed.</numerusform>
            <numerusform>This list is too long; %n items are allowed.</numerusform>
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
        <source>A cargo ship has %n barrel(s) of no kind.</source>
        <translation>
            <numerusform>A cargo ship has %n barrel of no kind.</numerusform>
            <numerusform>A cargo ship has %n barrels of no kind.</numerusform>
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
        <source>Round %1, after %n order(s).</source>
        <translation>
            <numerusform>Round %1, after %n order.</numerusform>
            <numerusform>Round %1, after %n orders.</numerusform>
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
    <name>windrose::MainWindow</name>
    <message numerus="yes">
        <source>%n order(s) is/are taken back. Playing on drops it/them.</source>
        <translation>
            <numerusform>%n order is taken back. Playing on drops it.</numerusform>
            <numerusform>%n orders are taken back. Playing on drops them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One game lies on the table at a time: %1 is opened, %n other file(s) is/are not.</source>
        <translation>
            <numerusform>One game lies on the table at a time: %1 is opened, %n other file is not.</numerusform>
            <numerusform>One game lies on the table at a time: %1 is opened, %n other files are not.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windrose::PlantationsModel</name>
    <message numerus="yes">
        <source>%n tile(s) lie(s) on the discard pile.</source>
        <translation>
            <numerusform>%n tile lies on the discard pile.</numerusform>
            <numerusform>%n tiles lie on the discard pile.</numerusform>
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
    <name>windrose::PromptBar</name>
    <message numerus="yes">
        <source>%n order(s) is/are taken back: playing on drops it/them.</source>
        <translation>
            <numerusform>%n order is taken back: playing on drops it.</numerusform>
            <numerusform>%n orders are taken back: playing on drops them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windrose::ReplayBar</name>
    <message numerus="yes">
        <source>The start of the game, before %n order(s)</source>
        <extracomment>%n is the number of orders of the whole game</extracomment>
        <translation>
            <numerusform>The start of the game, before %n order</numerusform>
            <numerusform>The start of the game, before %n orders</numerusform>
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
        <source>%n left</source>
        <comment>victory points</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windrose::SetupBoxModel</name>
    <message numerus="yes">
        <source>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;%n tile(s) of this kind lie(s) face down. Drag one onto an island or into the face-up row.&lt;/p&gt;</source>
        <translation>
            <numerusform>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;%n tile of this kind lies face down. Drag it onto an island or into the face-up row.&lt;/p&gt;</numerusform>
            <numerusform>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;%n tiles of this kind lie face down. Drag one onto an island or into the face-up row.&lt;/p&gt;</numerusform>
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
    <name>windrose::TableView</name>
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
