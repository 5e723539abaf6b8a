<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Effects</name>
    <message>
        <source>Turns the crop of an occupied indigo plantation into a barrel of indigo for its colonist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns the crop of an occupied sugar plantation into a barrel of sugar for its colonist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes a barrel of indigo for each of its colonists who has an occupied indigo plantation to draw on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes a barrel of sugar for each of its colonists who has an occupied sugar plantation to draw on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes a barrel of tobacco for each of its colonists who has an occupied tobacco plantation to draw on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes a barrel of coffee for each of its colonists who has an occupied coffee plantation to draw on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get 1 doubloon more for a barrel you sell to the trading house.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the settler phase you may first draw a face-down plantation, which must be placed; then you take your ordinary tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the settler phase you may take a quarry in place of a face-up plantation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After loading you keep all barrels of one kind, besides the single barrel everyone keeps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plantation or quarry you take in the settler phase comes with a colonist. A tile drawn by the hacienda does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may sell a kind of goods that the trading house already holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get 2 doubloons more for a barrel you sell to the trading house.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After loading you keep all barrels of two kinds, besides the single barrel everyone keeps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Producing several kinds of goods in a craftsman phase earns doubloons: 1 for two kinds, 2 for three, 3 for four and 5 for all five.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A building you build comes with a colonist on one of its circles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every time you load in the captain phase you get 1 victory point more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once in each captain phase you may ship all your barrels of one kind on a private ship with room for any number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of the game: 1 point for each small and 2 points for each large production building in your city, occupied or not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of the game: 4 points for up to 9 filled island spaces, 5 for 10, 6 for 11 and 7 for all 12.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of the game: 1 point for every 3 colonists on your board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of the game: 1 point for every 4 victory points you earned by shipping.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of the game: 1 point for each violet building in your city, occupied or not, the city hall included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone takes a face-up plantation for their island.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colonists on the ship are dealt out one by one, and everyone places their colonists as they like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone may build one building.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone produces the goods of their occupied plantations and production buildings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone may sell one barrel to the trading house, as long as it has room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone loads goods onto the cargo ships, again and again, and earns a victory point for each barrel. Who can load must load.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody does anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settler may take a quarry in place of a plantation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mayor gets 1 more colonist from the supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The builder pays 1 doubloon less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The craftsman gets 1 more barrel of a kind just produced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trader gets 1 doubloon more for a sale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The captain gets 1 victory point more for the first load.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prospector gets 1 doubloon from the bank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yields a barrel of corn in the craftsman phase while it is occupied. Corn needs no building.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yields indigo while it is occupied and an indigo plant has a colonist to work it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yields sugar while it is occupied and a sugar mill has a colonist to work it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yields tobacco while it is occupied and a tobacco storage has a colonist to work it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yields coffee while it is occupied and a coffee roaster has a colonist to work it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While it is occupied, buildings cost 1 doubloon less; a building&apos;s column, 1 to 4, says how many quarries can count.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileErrors</name>
    <message>
        <source>The file %1 cannot be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game cannot be saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The running game cannot be kept in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game on the table stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is not lost: save it in another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can play on, but save the game yourself before you leave.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Island and city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your board has an island with room for 12 tiles and a city with room for 12 buildings, four in a row. Beside them lie San Juan, where colonists wait, and the wind rose with your goods and doubloons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Circles show where colonists can work: white while empty, green while occupied. What is not occupied does nothing, though it keeps its printed points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Violet buildings help in one of the phases; the others make goods. The column says how many points a building is worth and how many quarries can count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a building and its printed cost, &quot;Coffee roaster, 6 doubloons&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each of you has an island and a city. You plant fields, raise buildings, bring in colonists to work them, and turn the harvest into goods.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goods serve two ends. Sold to the trading house they bring doubloons, and doubloons become buildings. Shipped overseas they bring victory points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the game ends, whoever has most victory points wins: for goods shipped, for buildings, and for what large buildings add.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no dice, and nobody can take anything from you. What counts is which role you choose, when, and who else gains by it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round and its roles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The governor begins the round and takes one of the role cards. Then everyone acts in that role, in clockwise order from whoever took it; whoever took it has a privilege besides. When all have acted, the next player takes one of the cards that are left, and so on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With three to five players each takes one role in a round; two players take three each, in turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of the round 1 doubloon is laid on each card that nobody took. It stays there until somebody takes the card, and the money with it. All cards come back, and the next player becomes governor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end and the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is the last one, and is played to its end, as soon as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the colonist ship cannot be filled as it should be after a mayor phase,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>somebody builds on the twelfth space of their city, or</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last victory point chip is given out. Points earned after that count all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your score is the sum of three things:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the victory points you earned by shipping,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the points printed on your buildings, 1 to 4 each, whether anybody works there or not, and</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what your large buildings add, each only if a colonist works there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between equal scores doubloons and barrels decide, each counting one. If they are equal too, the victory is shared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mouse and keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag and drop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a piece with the mouse and let it go where it belongs. Every place that would take it glows; over any other the prompt says why not. A piece let go anywhere else returns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click and click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a piece, then the place. A role card needs one click only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab goes from part to part of the table, the arrows go within one. Space picks up and puts down; while you carry something, the arrows visit only the places that would take it. Escape puts it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest the pointer on any piece to read what it does and what it costs you now. The prompt always says who acts, what is asked and what happens if they pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth knowing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter presses the highlighted button, such as Done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo takes back step by step, as far as the start of the game; redo plays it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click on a line of the log shows the table as it was then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points are hidden from the others as at the table. The preferences can show them, and can draw a curtain when the desktop is handed over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is kept after every move: quit when you like, and go on where you stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In order, each takes one of the face-up plantations and lays it on their island. The settler may take a quarry instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles never move and are never given back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a hacienda you may draw a face-down tile first; it must be placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a construction hut you may take a quarry although you are not the settler.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a hospice the tile you take comes with a colonist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What nobody takes is discarded, and a new row is dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mayor gets 1 colonist from the supply. Then those on the ship are dealt out one by one, the mayor first, until the ship is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now everyone arranges all of their colonists anew, those already at work too. A circle holds one colonist. A plantation, quarry or building works only while somebody is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As long as a circle is empty, nobody may wait in San Juan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A building with several circles works for each colonist on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end the ship is filled again: with as many colonists as there are empty circles on buildings, but at least one for each player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In order, each may build one building. The builder pays 1 doubloon less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An occupied quarry takes 1 doubloon off. In the first column one quarry counts, in the second two, and so on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody owns two buildings of a kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A large building fills two spaces that touch. If your empty spaces lie apart, other buildings are moved aside for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a university the new building comes with a colonist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The harvest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In order, everyone gets the goods they can make, as far as the supply goes. Then the craftsman takes 1 more barrel of a kind just made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An occupied corn plantation makes a barrel of corn by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other kinds need both an occupied plantation and a colonist in the building that belongs to it: a barrel for each such pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a factory, making several kinds earns money as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trading house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In order, each may sell one barrel. Corn brings nothing, indigo 1, sugar 2, tobacco 3 and coffee 4 doubloons. The trader gets 1 more for a sale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The house has four spaces and buys only kinds it does not hold yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With an office you may sell a kind it holds already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markets add 1 and 2 doubloons to what you get.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A full house ends the phase and is emptied; otherwise the barrels stay, and block their kinds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shipping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In order and again and again, each loads barrels of one kind onto one cargo ship, and gets a victory point for each. Who can load must load. The captain gets 1 point more for the first load.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ship carries one kind, and no two ships carry the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You choose the kind, but must load as many barrels of it as possible; if several empty ships are open to it, one that takes the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a wharf you may, once in the phase, ship all barrels of a kind by yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a harbor every load brings 1 point more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stays behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When nobody can load any more, each keeps one single barrel, and whole kinds as far as their warehouses go. Everything else returns to the supply. Full ships sail and come back empty; the others wait with their load.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quiet moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prospector takes 1 doubloon from the bank. Nobody else does anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are two such cards with five players, one with two or four, and none with three.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Hover</name>
    <message>
        <source>%1 = %2</source>
        <extracomment>%1 is a calculation such as &quot;8 − 1 builder − 2 quarries&quot;, %2 its result</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n circle(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Costs %1; %2, %3, two city spaces.</source>
        <extracomment>%1 is &quot;10 doubloons&quot;, %2 &quot;4 victory points&quot;, %3 &quot;1 circle&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs %1; %2, %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pay now: %1.</source>
        <extracomment>%1 is a number or a calculation such as &quot;8 − 1 builder = 7&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You are %n doubloon(s) short.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) for you now.</source>
        <extracomment>%1 is the name of a large building: &quot;Guild hall: 6 points for you now&quot;</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It counts only while a colonist works there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sold out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n copy(ies) left.</source>
        <extracomment>%1 copies left of %n in the game</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>− %1 builder</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>− %n quarry(ies)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>+ 1 trader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ 1 small market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ 2 large market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You own it already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken in this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n doubloon(s) lie(s) on this card for whoever takes it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>None is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n quarry(ies) left.</source>
        <extracomment>%1 quarries left of %n in the game</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trading house pays %n doubloon(s) for a barrel.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>For you now: %1.</source>
        <extracomment>%1 is a calculation such as &quot;2 + 1 trader = 3&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n barrel(s) left in the supply.</source>
        <extracomment>%1 barrels left of %n in the game</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message numerus="yes">
        <source>%1 takes %n doubloon(s) from the card.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n doubloon(s) as prospector.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n doubloon(s) from the factory.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n doubloon(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for the load.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for the harbor.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) as captain.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 draws with the hacienda: %2.</source>
        <extracomment>%2 is a tile such as &quot;corn plantation&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes a tile: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s hospice brings a colonist from the ship.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s hospice brings a colonist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) that nobody took is/are discarded.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discarded tile(s) is/are shuffled into a new stack.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) is/are dealt face up.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gets 1 more colonist as mayor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) arrive(s) at %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places the colonists: %n at work.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No colonist is left for the ship.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) board(s) the ship.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 builds for %n doubloon(s): %2.</source>
        <extracomment>%2 is a building such as &quot;coffee roaster&quot;</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 moves a building to city space %2 to make room: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s university brings a colonist from the ship to the new building: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s university brings a colonist to the new building: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n doubloon(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 produces %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes one more barrel as craftsman: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 sells %2 for %n doubloon(s).</source>
        <extracomment>%2 is a good such as &quot;corn&quot;</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trading house is full and sends its %n barrel(s) to the supply.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 loads %2 onto the ship of %3.</source>
        <extracomment>%2 is &quot;3 barrels of corn&quot;, %3 the ship&apos;s capacity</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ships %2 by wharf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot store %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ship of %1 sails with %2.</source>
        <extracomment>%2 is &quot;5 barrels of corn&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colonists do not suffice for the ship: this round is the last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A city is full: this round is the last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last victory point is given out: this round is the last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round is the last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes the role of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n doubloon(s) lie(s) on the untaken card: %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the new governor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Corn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sugar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tobacco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coffee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corn plantation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indigo plantation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sugar plantation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tobacco plantation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coffee plantation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quarry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mayor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Builder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Craftsman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prospector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small indigo plant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small sugar mill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indigo plant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sugar mill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tobacco storage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coffee roaster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hacienda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Construction hut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small warehouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hospice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Office</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large warehouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Factory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>University</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harbor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wharf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guild hall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Residence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Customs house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City hall</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Placing</name>
    <message>
        <source>Put the role card onto your own board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A large building fills two spaces, and no space beside this one is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the building onto an empty space of your city.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the quarry onto an empty space of your island.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the plantation onto an empty space of your island.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A face-down tile is drawn only by an occupied hacienda, before the tile of your own choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the tile onto an empty space of your island.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colonists are moved only in the mayor phase, when it is your turn to place them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the colonist into an empty circle of your board, or into San Juan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colonist is there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This circle is occupied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every circle here is occupied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark which barrels stay on the wind rose; they are not dragged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barrels go onto a ship in the captain phase, or into the trading house in the trader phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the craftsman&apos;s extra barrel onto your wind rose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is another moment of the game. Return to the game to go on playing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No colonist stands there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every circle on your board is occupied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose where the colonist goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the ship for the barrel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your board: %1 is to move.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>%1, governor of round %2: take a role card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: take a role card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone acts in that role, and you have its privilege.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, Settler: shall your hacienda draw a face-down plantation first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: shall your hacienda draw a face-down plantation first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is drawn must be placed, and it would fill your last space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is drawn must be placed; either way you may take a tile afterwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, Settler: take a plantation from the row or, as your privilege, a quarry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, Settler: take a plantation from the row; no quarry is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: take a plantation from the row or, with your construction hut, a quarry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: take a plantation from the row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hospice sends a colonist with it, unless you decline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you pass, you take nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, Mayor: place your colonists as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: place your colonists as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n wait(s) in San Juan.</source>
        <comment>colonists</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n circle(s) is/are empty.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody may wait while a circle is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose Done when you are content.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, Builder: build one building, for 1 doubloon less, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: build one building or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You have %n doubloon(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n doubloon(s); %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quarry(ies) work(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Your university sends a colonist to it, unless you decline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, Craftsman: as your privilege, take one more barrel of a kind you have just produced. If you pass, you go without.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, Trader: sell one barrel, for 1 doubloon more, or pass and sell nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: sell one barrel to the trading house, or pass and sell nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Your markets add %n doubloon(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The house has room for %n more.</source>
        <comment>barrels</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 onto the ship of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no cargo ship takes your goods. Ship all barrels of one kind with your wharf, or pass and keep them for now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, Captain: you must load %2.</source>
        <extracomment>%2 is &quot;3 barrels of corn onto the ship of 5&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: you must load %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your wharf may ship a kind instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first load brings 1 point more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: choose the one barrel you keep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: choose the %n kind(s) your warehouses keep whole, and one barrel besides.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All else goes back to the supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking back at round %1, after %2 of %3 moves. Return to the game to go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 share the victory with %n point(s) each.</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the tie at %n point(s) with %2 doubloons and barrels.</source>
        <extracomment>%2 is the number of doubloons and barrels that broke the tie</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No extra barrel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not sell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the barrels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>the last two of several alternatives: &quot;5, 6 or 7&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>That has to wait: a role must be chosen now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That has to wait: decide first whether the hacienda draws a tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That has to wait: this is the settler phase, and a tile may be taken now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That has to wait: this is the mayor phase, and colonists must be placed now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That has to wait: this is the builder phase, and a building may be built now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That has to wait: the craftsman may take one more barrel now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That has to wait: this is the trader phase, and a barrel may be sold now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That has to wait: this is the captain phase, and goods are loaded now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That has to wait: decide first which barrels are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over; nothing more can be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A role must be taken; nobody may pass that choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colonists must be placed before the game goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever can load a cargo ship must load; passing is not possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose which barrels to keep; what is not kept goes back to the supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passing is not possible here; make a choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no usual choice of a role; choose one yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no usual placement; place the colonists yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no usual choice of a building; choose one yourself or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no usual choice here; choose yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No colonist would come along here, so there is none to decline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No %1 lies face up; only tiles of the face-up row can be taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No quarry is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the settler, or the owner of an occupied construction hut, may take a quarry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Island space %1 holds a tile already, and tiles never move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>That takes %n colonist(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is/are only %n on this board.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing lies on island space %1, so a colonist has no work there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No building stands on city space %1, so a colonist has no work there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City space %1 belongs to the large building that begins on space %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The %1 has only %n circle(s), and a circle holds one colonist.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) still wait(s) in San Juan.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill the %n empty circle(s) first, as far as they go.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 is sold out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 stands in this city already, and nobody may own two of a kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>That costs %n doubloon(s) now.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n.</source>
        <comment>doubloons</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All 12 city spaces are full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A large building needs two empty city spaces, and only one is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A building stands on city space %1 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A large building needs two spaces that touch; city spaces %1 and %2 do not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A large building fills two adjacent city spaces, so name both or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This building fills one city space only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no space %1; islands and cities have spaces 1 to 12.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The extra barrel must be of a kind you have just produced, and %1 was not among them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No barrel of %1 is left in the supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no barrel of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trading house already holds %1; only an occupied office may sell a kind twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such cargo ship in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ship of %1 is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ship of %1 carries %2, and a ship takes only one kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ship of %2 carries %1 already, and no two ships may carry the same kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ship of %1 takes fewer of these barrels than the ship of %2; as many as possible must be loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That takes an occupied wharf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wharf&apos;s ship has sailed already; it sails once in each captain phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cargo ship has room for your goods, so you must load; passing is not possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Your warehouses keep %n whole kind(s); make use of all of that before you give anything up.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Without an occupied warehouse you keep a single barrel only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Your warehouses keep %n whole kind(s) and no more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All your %1 is kept in a warehouse, so let the single barrel be of another kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such card in this game: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The role of %1 is taken in this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The role of %1 is taken in this round: %2 has it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>There is no %1 card in a game of %n player(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The circle on island space %1 is occupied, and a circle holds one colonist.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextErrors</name>
    <message>
        <source>Expected: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order ends too early.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word “%1” is not known here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word “%1” could mean more than one thing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word “%1” is shortened, and files hold words in full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word “%1” does not belong here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is said twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” names no space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not say where a colonist goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” names no cargo ship of this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game file holds the order itself and not “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order “%1” is against the rules there: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It is far too long for a game; at most %n byte(s) are read.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It is not a text, or not written in UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a game of Windrose but “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was written by a newer version of Windrose (format %1; this one knows %2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text ends too early.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not belong here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Its lists are nested too deeply; %n level(s) are allowed.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This list is too long; %n item(s) are allowed.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The name “%1” is given twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name “%1” is not known here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value is of the wrong kind: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a plain whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is out of range; %2 to %3 is possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a name known here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 items where at most %2 are possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The box holds only %n barrel(s) of %1, and the position has more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The box holds only %n tile(s) of this kind, and the position has more: %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The box holds only %n copy(ies) of this building, and the position has more: %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The box holds only %n colonist(s), and the position has more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The box holds only %n card(s) of this role, and the position has more: %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Barrels of %1 are missing: the position has %2 of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles are missing (%1): the position has %2 of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings are missing (%1): the position has %2 of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colonists are missing: the position has %1 of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pool is given %1 victory points, but the seats leave %2 of the box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>There is no %1 card in a game of %n player(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>There is no cargo ship of %1 in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cargo ship of %1 is given twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 seats are given for %2 players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space %1 is filled twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A building stands on %1 spaces and should fill %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two spaces of a large building do not touch: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A building stands twice in one city: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 colonists do not fit on %2 circles: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 barrels do not fit on a cargo ship of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cargo ship is said to carry %1, but has no barrel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A cargo ship has %n barrel(s) of no kind.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Two cargo ships carry %1, which the rules forbid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 holds more role cards than it can at this moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A role should be chosen, but everyone has taken their cards in this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 does not hold the role under way: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not agree with the rest, from which “%2” follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 has nothing to decide here: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A position in the middle of a phase (%1) needs its phase state.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of the game should have been triggered: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of the game is said to be triggered without a cause: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The random state cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line that begins the game is missing; “%1” stands there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line is not written as it should be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line “%1” is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line “%1” is given twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line “%1” is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line “%1” must stand before the orders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not possible here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <extracomment>%1 is a place in a JSON text such as /seats/0/goods, %2 a sentence</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>corn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>indigo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sugar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tobacco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coffee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corn plantation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>indigo plantation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sugar plantation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tobacco plantation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coffee plantation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quarry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>small indigo plant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>small sugar mill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>indigo plant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sugar mill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tobacco storage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coffee roaster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>small market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hacienda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>construction hut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>small warehouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hospice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>office</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>large market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>large warehouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>factory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>university</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>harbor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wharf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guild hall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>residence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fortress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>customs house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>city hall</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n barrel(s) of %1</source>
        <extracomment>%1 is a good in the middle of a sentence</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubloon(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windrose::AboutDialog</name>
    <message>
        <source>About Windrose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A compass rose, the mark of Windrose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puerto Rico for one desktop and two to five people around it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was invented by Andreas Seyfarth. This edition is made by its players; it is not connected with any publisher, and its drawings and words are its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windrose is free software: you may use, share and change it under the GNU General Public License, version 3 or any later version. It comes without any warranty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The license in full</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>windrose::BuildingSupplyModel</name>
    <message>
        <source>price %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>owned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>affordable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not affordable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sold out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Building %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>windrose::CargoShipsModel</name>
    <message>
        <source>Cargo ship %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) empty</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;: %2&lt;/p&gt;&lt;p&gt;A ship carries one kind of goods, and no two ships carry the same. A full ship sails at the end of the captain phase.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wharf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has sailed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>occupied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is loaded stays aboard until the ship sails.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>windrose::CityModel</name>
    <message>
        <source>Circle %1 of City space %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City space %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City spaces %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>occupied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 circles occupied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Empty city space&lt;/b&gt;&lt;/p&gt;&lt;p&gt;A building goes here; a large one fills two spaces side by side.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>windrose::ColonistSupplyTile</name>
    <message numerus="yes">
        <source>%n in the supply</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windrose::ColonistsModel</name>
    <message>
        <source>Colonist ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colonist supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Colonist ship&lt;/b&gt;&lt;/p&gt;&lt;p&gt;In the mayor phase its colonists come ashore, one to each player in turn, and the ship is filled again from the supply.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Colonist supply&lt;/b&gt;&lt;/p&gt;&lt;p&gt;The game ends with the round in which the ship cannot be filled from here.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The colonists come ashore by themselves when a player takes the mayor; those in San Juan are then yours to place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The supply fills the colonist ship by itself; the mayor&apos;s extra colonist comes with the role card.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>windrose::Curtain</name>
    <message>
        <source>%1, it is your turn. Click when you sit at the table.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>windrose::GoodsSupplyModel</name>
    <message>
        <source>Goods supply %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>windrose::HowToPlayDialog</name>
    <message>
        <source>How to Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>windrose::IslandModel</name>
    <message>
        <source>Circle %1 of Island space %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Island space %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Empty island space&lt;/b&gt;&lt;/p&gt;&lt;p&gt;A plantation or a quarry goes here.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>occupied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>idle</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>windrose::LogModel</name>
    <message>
        <source>Round %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>windrose::LogPanel</name>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>windrose::LogTitle</name>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log, shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log, folded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold the log up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>windrose::MainWindow</name>
    <message>
        <source>Windrose – the game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windrose – round %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save As…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy Record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;core…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;How to Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Windrose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games (*.windrose *.json *.txt);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games (*.windrose);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>windrose::NewGameDialog</name>
    <message>
        <source>The seed is too large; numbers up to 18446744073709551615 will do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Seats, in clockwise order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Factory costs 8 and university 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the printed game the factory costs 7 and the university 8. Many tables exchange the two, because the factory is the stronger building.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever starts with &amp;corn starts with 1 doubloon less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A corn plantation yields goods without a building, so it is the better start. This evens it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five players: 126 &amp;victory points instead of 122</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later printings of the game hold four points more, which can make a game of five a little longer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed and options give the same tiles in the same order. Leave it empty for a new game of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>windrose::PlacementController</name>
    <message>
        <source>&amp;Take it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it &amp;without the extra colonist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Put it on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it &amp;there without the colonist</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>windrose::PlantationsModel</name>
    <message>
        <source>Empty place for a plantation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plantation %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quarry stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face-down plantations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Face-down plantations&lt;/b&gt;&lt;/p&gt;&lt;p&gt;The next row is dealt from here. An occupied hacienda draws the top tile.&lt;/p&gt;&lt;p&gt;%1&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) lie(s) on the discard pile.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No plantation lies here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>windrose::PlayerBoardModel</name>
    <message>
        <source>governor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>San Juan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;San Juan&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Colonists without a place wait here; they go to work in the next mayor phase.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Wind rose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Wind rose&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Doubloons and barrels lie here, open to all.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n barrel(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Barrels of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody waits in San Juan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no barrel of this kind.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>windrose::PointsChart</name>
    <message>
        <source>%1 %2</source>
        <extracomment>a player and the points</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the start: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After round %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points by round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>windrose::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Moving pictures:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How fast barrels, colonists and coins travel. Playing never waits for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Around the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The large &amp;board is that of whoever acts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise the board you chose stays, and the others act on their small boards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a &amp;curtain when the table is handed over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points stay hidden until the next player says that they are there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show everyone&apos;s victory &amp;points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise only the player to act sees their own chips, as at the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play &amp;forced moves by themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When there is only one thing you can do, and you may not pass, it is done for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo goes back:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the start of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the start of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limited to the turn, undo also stops where a hidden tile has been seen.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>windrose::PromptBar</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place for me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You look at an earlier moment: after order %1 of %2. Nothing can be moved here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a kind on your wind rose to change what becomes of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the colonist</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>windrose::RoleCardTile</name>
    <message>
        <source>with %1</source>
        <extracomment>%1 is the name of the player on whose board the role card lies</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>windrose::RolesModel</name>
    <message>
        <source>taken by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>windrose::RoundPanel</name>
    <message numerus="yes">
        <source>%n victory point(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the last round. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>victory points</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windrose::ScoreDialog</name>
    <message>
        <source>Final Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score So Far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the game ended now, this would be the score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points by round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save Record…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>windrose::ScoreTable</name>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie in everything is a shared place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory points earned by shipping goods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points printed on the buildings, occupied or not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips, buildings and what the large buildings add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubloons and barrels, which decide between equal totals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>a cell of the score read out: player, column, value</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins: place 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not owned</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>windrose::SeatList</name>
    <message>
        <source>Two seats are called %1; give them different names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ochre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Violet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat &amp;1 (governor)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat &amp;%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Color of seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move seat %1 up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let this player sit one seat earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move seat %1 down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let this player sit one seat later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;huffle Seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw lots for the seats; seat 1 is the first governor</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>windrose::SpacesModel</name>
    <message>
        <source>occupied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What lies on a board stays there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This circle is empty.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>windrose::StoragePicker</name>
    <message>
        <source>all</source>
        <extracomment>A narrow label under a stack of barrels: all of them stay</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all stay in the warehouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one barrel stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go back to the supply</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>windrose::TableModel</name>
    <message>
        <source>There is nothing to pick up here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is no piece of this game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>windrose::TableView</name>
    <message numerus="yes">
        <source>%n quarry(ies) · %1 VP</source>
        <extracomment>Title of a column of the building supply: as many quarries count, and as many points they are worth</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Plantations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quarries, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cargo ships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colonist ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trading house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goods supply</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>windrose::TradingHouseModel</name>
    <message>
        <source>Empty space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Trading house&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Buys one barrel from each player in a trader phase, of kinds that do not lie here yet. It is emptied when all four spaces are full.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trading house space %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is sold stays in the trading house until it is emptied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) empty</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Trading house</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
