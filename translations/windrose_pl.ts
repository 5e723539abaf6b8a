<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>Announced</name>
    <message>
        <source>face-down plantation</source>
        <extracomment>What a screen reader calls the piece in the hand, after &quot;In your hand: &quot;.</extracomment>
        <translation>zakryta plantacja</translation>
    </message>
    <message>
        <source>colonist</source>
        <extracomment>What a screen reader calls the piece in the hand, after &quot;In your hand: &quot;.</extracomment>
        <translation>kolonista</translation>
    </message>
    <message>
        <source>doubloon</source>
        <extracomment>What a screen reader calls the piece in the hand, after &quot;In your hand: &quot;.</extracomment>
        <translation>dublon</translation>
    </message>
    <message>
        <source>victory point</source>
        <extracomment>What a screen reader calls the piece in the hand, after &quot;In your hand: &quot;.</extracomment>
        <translation>punkt zwycięstwa</translation>
    </message>
    <message>
        <source>governor</source>
        <extracomment>What a screen reader calls the piece in the hand, after &quot;In your hand: &quot;.</extracomment>
        <translation>gubernator</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>%1 is what a player did: &quot;Bea: Builder, small market for 1&quot;</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <extracomment>%1 is one or more orders that are advised, each with the chance to win and a reason</extracomment>
        <translation>Podpowiedź: %1</translation>
    </message>
    <message>
        <source>In your hand: %1.</source>
        <extracomment>%1 is a piece: &quot;corn plantation&quot;</extracomment>
        <translation>W twojej ręce: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) take(s) it.</source>
        <extracomment>Said by a screen reader of the piece in the hand: the number of places where it can be put.</extracomment>
        <translation>
            <numerusform>Pasuje na %n miejsce.</numerusform>
            <numerusform>Pasuje na %n miejsca.</numerusform>
            <numerusform>Pasuje na %n miejsc.</numerusform>
        </translation>
    </message>
    <message>
        <source>It can go to: %1.</source>
        <extracomment>%1 is a list of places: &quot;Cargo ship 5, Cargo ship 7&quot;</extracomment>
        <translation>Możliwe miejsca: %1.</translation>
    </message>
    <message>
        <source>It can be put here.</source>
        <extracomment>Said by a screen reader of a place while a piece is in the hand.</extracomment>
        <translation>Można to tu położyć.</translation>
    </message>
    <message>
        <source>It can be put here: %1.</source>
        <extracomment>Said by a screen reader of the piece in the hand; %1 is a list of places.</extracomment>
        <translation>Można to tu położyć: %1.</translation>
    </message>
    <message>
        <source>Put back.</source>
        <extracomment>Said by a screen reader when a piece goes back where it was taken.</extracomment>
        <translation>Odłożono.</translation>
    </message>
    <message>
        <source>In your hand.</source>
        <extracomment>Read out for a piece that is in the hand.</extracomment>
        <translation>W twojej ręce.</translation>
    </message>
    <message>
        <source>Takes what is in your hand.</source>
        <extracomment>Said by a screen reader of a place while a piece is in the hand.</extracomment>
        <translation>Przyjmuje to, co trzymasz w ręce.</translation>
    </message>
    <message>
        <source>Can be used now.</source>
        <extracomment>Read out for a piece or a place that a click or a key can use now.</extracomment>
        <translation>Można teraz użyć.</translation>
    </message>
    <message>
        <source></source>
        <comment>Sentences that a screen reader speaks by itself during a game.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source></source>
        <comment>The help and the errors of the command line, windrose --help.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Windrose: Puerto Rico for two to five players at one computer</source>
        <extracomment>The first line of windrose --help.</extracomment>
        <translation>Windrose: Puerto Rico dla dwóch do pięciu graczy przy jednym komputerze</translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>In windrose --help: what stands before &quot;windrose [OPTIONS] [FILE]&quot;.</extracomment>
        <translation>Użycie</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <extracomment>In windrose --help: the place of options in &quot;windrose [OPTIONS] [FILE]&quot;.</extracomment>
        <translation>OPCJE</translation>
    </message>
    <message>
        <source>TEXT</source>
        <extracomment>In windrose --help: what follows an option that takes words, &quot;--lang TEXT&quot;.</extracomment>
        <translation>TEKST</translation>
    </message>
    <message>
        <source>Positionals</source>
        <extracomment>In windrose --help: heading above what is given by its place and not by a name, which is the file.</extracomment>
        <translation>Argumenty</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>In windrose --help: heading above the options.</extracomment>
        <translation>Opcje</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <extracomment>In windrose --help: what --help does.</extracomment>
        <translation>wyświetla tę pomoc i kończy działanie</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <extracomment>In windrose --help: what --version does.</extracomment>
        <translation>wyświetla wersję programu i kończy działanie</translation>
    </message>
    <message>
        <source>start a new game for this number of players, without asking</source>
        <extracomment>In windrose --help: what --players does.</extracomment>
        <translation>zaczyna bez pytania nową grę dla tej liczby graczy</translation>
    </message>
    <message>
        <source>write a number from %1 to %2</source>
        <extracomment>An error of the command line after &quot;--players: &quot;; %1 and %2 are the least and the largest number.</extracomment>
        <translation>podaj liczbę od %1 do %2</translation>
    </message>
    <message>
        <source>the players&apos; names: A,B,...</source>
        <extracomment>In windrose --help: what --names does.</extracomment>
        <translation>imiona graczy: A,B,...</translation>
    </message>
    <message>
        <source>who plays each seat: person, or a computer player: merchant,viceroy:builder,...</source>
        <extracomment>In windrose --help: what --seats does. The words after the colons are typed as they are.</extracomment>
        <translation>kto gra na każdym miejscu: person albo gracz komputerowy: merchant,viceroy:builder,...</translation>
    </message>
    <message>
        <source>write person or a level (%1), which can have a style (%2), as in viceroy:builder</source>
        <extracomment>An error of the command line after &quot;--seats: &quot;; %1 and %2 are lists of words. The words person and viceroy:builder are typed as they are.</extracomment>
        <translation>podaj person albo poziom (%1), także ze stylem (%2), jak w viceroy:builder</translation>
    </message>
    <message>
        <source>the seed of a new game</source>
        <extracomment>In windrose --help: what --seed does. The seed is the number from which all chance follows.</extracomment>
        <translation>ziarno losowe nowej gry</translation>
    </message>
    <message>
        <source>write a whole number</source>
        <extracomment>An error of the command line after &quot;--seed: &quot;.</extracomment>
        <translation>podaj liczbę całkowitą</translation>
    </message>
    <message>
        <source>start a new game with the last settings</source>
        <extracomment>In windrose --help: what --new does.</extracomment>
        <translation>zaczyna nową grę z ostatnimi ustawieniami</translation>
    </message>
    <message>
        <source>a rule option, KEY=VALUE</source>
        <extracomment>In windrose --help: what --option does.</extracomment>
        <translation>wariant zasad, KEY=VALUE</translation>
    </message>
    <message>
        <source>write one of these: %1</source>
        <extracomment>An error of the command line after &quot;--option: &quot;; %1 is a list of words.</extracomment>
        <translation>podaj jedno z tych słów: %1</translation>
    </message>
    <message>
        <source>a game record or a position to open</source>
        <extracomment>In windrose --help: what the file is for.</extracomment>
        <translation>zapis gry lub pozycja do otwarcia</translation>
    </message>
    <message>
        <source>the language of the window, such as de</source>
        <extracomment>In windrose --help: what --lang does.</extracomment>
        <translation>język okna, na przykład de</translation>
    </message>
    <message>
        <source>the look of the window: %1</source>
        <extracomment>In windrose --help: what --style does; %1 is a list of words that are typed as they are.</extracomment>
        <translation>wygląd okna: %1</translation>
    </message>
    <message>
        <source>there are more entries than players</source>
        <extracomment>An error of the command line after &quot;--names: &quot; or &quot;--seats: &quot;.</extracomment>
        <translation>wpisów jest więcej niż graczy</translation>
    </message>
    <message>
        <source>not possible with a file, which is opened as it was saved</source>
        <extracomment>An error of the command line after the name of an option that is only for new games.</extracomment>
        <translation>niemożliwe z plikiem, który otwiera się tak, jak został zapisany</translation>
    </message>
    <message>
        <source>not expected here: %1</source>
        <extracomment>An error of the command line; %1 is a word of it.</extracomment>
        <translation>tutaj nieoczekiwane: %1</translation>
    </message>
    <message>
        <source>the value is missing</source>
        <extracomment>An error of the command line after the name of an option and a colon.</extracomment>
        <translation>brak wartości</translation>
    </message>
    <message>
        <source>see windrose --help</source>
        <extracomment>The end of an error of the command line.</extracomment>
        <translation>zobacz windrose --help</translation>
    </message>
</context>
<context>
    <name>Effects</name>
    <message>
        <source>Its colonist makes a barrel of indigo from the crop of an occupied indigo plantation.</source>
        <extracomment>What the small indigo plant does: in the text over it and in the help.</extracomment>
        <translation>Jej kolonista wytwarza beczkę indygo ze zbiorów jednej obsadzonej plantacji indygo.</translation>
    </message>
    <message>
        <source>Its colonist makes a barrel of sugar from the crop of an occupied sugar plantation.</source>
        <extracomment>What the small sugar mill does: in the text over it and in the help.</extracomment>
        <translation>Jej kolonista wytwarza beczkę cukru ze zbiorów jednej obsadzonej plantacji cukru.</translation>
    </message>
    <message>
        <source>Each of its colonists makes a barrel of indigo from the crop of an occupied indigo plantation.</source>
        <extracomment>What the indigo plant does: in the text over it and in the help.</extracomment>
        <translation>Każdy jej kolonista wytwarza beczkę indygo ze zbiorów jednej obsadzonej plantacji indygo.</translation>
    </message>
    <message>
        <source>Each of its colonists makes a barrel of sugar from the crop of an occupied sugar plantation.</source>
        <extracomment>What the sugar mill does: in the text over it and in the help.</extracomment>
        <translation>Każdy jej kolonista wytwarza beczkę cukru ze zbiorów jednej obsadzonej plantacji cukru.</translation>
    </message>
    <message>
        <source>Each of its colonists makes a barrel of tobacco from the crop of an occupied tobacco plantation.</source>
        <extracomment>What the tobacco storage does: in the text over it and in the help.</extracomment>
        <translation>Każdy jej kolonista wytwarza beczkę tytoniu ze zbiorów jednej obsadzonej plantacji tytoniu.</translation>
    </message>
    <message>
        <source>Each of its colonists makes a barrel of coffee from the crop of an occupied coffee plantation.</source>
        <extracomment>What the coffee roaster does: in the text over it and in the help.</extracomment>
        <translation>Każdy jej kolonista wytwarza beczkę kawy ze zbiorów jednej obsadzonej plantacji kawy.</translation>
    </message>
    <message>
        <source>You get 1 extra doubloon for a barrel you sell to the trading house.</source>
        <extracomment>What the small market does: in the text over it and in the help.</extracomment>
        <translation>Dostajesz 1 dublon więcej za beczkę sprzedaną na targowisku.</translation>
    </message>
    <message>
        <source>In the settler phase you may first draw a face-down plantation, which must be placed; then you take your usual tile.</source>
        <extracomment>What the hacienda does: in the text over it and in the help.</extracomment>
        <translation>W fazie plantatora możesz najpierw dobrać zakrytą plantację, którą trzeba położyć; potem bierzesz swój zwykły żeton.</translation>
    </message>
    <message>
        <source>In the settler phase you may take a quarry instead of a face-up plantation.</source>
        <extracomment>What the construction hut does: in the text over it and in the help.</extracomment>
        <translation>W fazie plantatora możesz wziąć kamieniołom zamiast odkrytej plantacji.</translation>
    </message>
    <message>
        <source>After loading you keep all barrels of one kind, besides the single barrel everyone keeps.</source>
        <extracomment>What the small warehouse does: in the text over it and in the help.</extracomment>
        <translation>Po załadunku zachowujesz wszystkie beczki jednego rodzaju, oprócz pojedynczej beczki, którą zachowuje każdy.</translation>
    </message>
    <message>
        <source>The plantation or quarry you take in the settler phase comes with a colonist. A tile drawn by the hacienda does not.</source>
        <extracomment>What the hospice does: in the text over it and in the help.</extracomment>
        <translation>Plantacja lub kamieniołom, które bierzesz w fazie plantatora, przychodzą z kolonistą. Nie dotyczy to żetonu dobranego dzięki haciendzie.</translation>
    </message>
    <message>
        <source>You may sell a kind of goods that the trading house already holds.</source>
        <extracomment>What the office does: in the text over it and in the help.</extracomment>
        <translation>Możesz sprzedać towar, który już leży na targowisku.</translation>
    </message>
    <message>
        <source>You get 2 extra doubloons for a barrel you sell to the trading house.</source>
        <extracomment>What the large market does: in the text over it and in the help.</extracomment>
        <translation>Dostajesz 2 dublony więcej za beczkę sprzedaną na targowisku.</translation>
    </message>
    <message>
        <source>After loading you keep all barrels of two kinds, besides the single barrel everyone keeps.</source>
        <extracomment>What the large warehouse does: in the text over it and in the help.</extracomment>
        <translation>Po załadunku zachowujesz wszystkie beczki dwóch rodzajów, oprócz pojedynczej beczki, którą zachowuje każdy.</translation>
    </message>
    <message>
        <source>Producing several kinds of goods in a craftsman phase earns doubloons: 1 for two kinds, 2 for three, 3 for four and 5 for all five.</source>
        <extracomment>What the factory does: in the text over it and in the help.</extracomment>
        <translation>Za produkcję kilku rodzajów towarów w jednej fazie nadzorcy dostajesz dublony: 1 za dwa rodzaje, 2 za trzy, 3 za cztery i 5 za wszystkie pięć.</translation>
    </message>
    <message>
        <source>A building you build comes with a colonist on one of its circles.</source>
        <extracomment>What the university does: in the text over it and in the help.</extracomment>
        <translation>Budynek, który wznosisz, otrzymuje kolonistę na jedno ze swoich kółek.</translation>
    </message>
    <message>
        <source>Every time you load in the captain phase, you get 1 extra victory point.</source>
        <extracomment>What the harbor does: in the text over it and in the help.</extracomment>
        <translation>Za każdym razem, gdy ładujesz towary w fazie kapitana, dostajesz 1 dodatkowy punkt zwycięstwa.</translation>
    </message>
    <message>
        <source>Once in each captain phase you may ship all your barrels of one kind on a private ship with room for any number.</source>
        <extracomment>What the wharf does: in the text over it and in the help.</extracomment>
        <translation>Raz w każdej fazie kapitana możesz wysłać wszystkie swoje beczki jednego rodzaju własnym statkiem, na którym zmieści się ich dowolna liczba.</translation>
    </message>
    <message>
        <source>At the end of the game: 1 point for each small and 2 points for each large production building in your city, occupied or not.</source>
        <extracomment>What the guild hall does: in the text over it and in the help.</extracomment>
        <translation>Na koniec gry: 1 punkt za każdy mały i 2 punkty za każdy duży budynek produkcyjny w twoim mieście, obsadzony lub nie.</translation>
    </message>
    <message>
        <source>At the end of the game: 4 points for up to 9 filled island spaces, 5 for 10, 6 for 11 and 7 for all 12.</source>
        <extracomment>What the residence does: in the text over it and in the help.</extracomment>
        <translation>Na koniec gry: 4 punkty za najwyżej 9 zajętych pól wyspy, 5 za 10, 6 za 11 i 7 za wszystkie 12.</translation>
    </message>
    <message>
        <source>At the end of the game: 1 point for every 3 colonists on your board.</source>
        <extracomment>What the fortress does: in the text over it and in the help.</extracomment>
        <translation>Na koniec gry: 1 punkt za każdych 3 kolonistów na twojej planszy.</translation>
    </message>
    <message>
        <source>At the end of the game: 1 point for every 4 victory points you earned by shipping.</source>
        <extracomment>What the customs house does: in the text over it and in the help.</extracomment>
        <translation>Na koniec gry: 1 punkt za każde 4 punkty zwycięstwa zdobyte za wysyłkę towarów.</translation>
    </message>
    <message>
        <source>At the end of the game: 1 point for each violet building in your city, occupied or not, the city hall included.</source>
        <extracomment>What the city hall does: in the text over it and in the help.</extracomment>
        <translation>Na koniec gry: 1 punkt za każdy fioletowy budynek w twoim mieście, obsadzony lub nie, wliczając ratusz.</translation>
    </message>
    <message>
        <source>Everyone takes a face-up plantation for their island.</source>
        <extracomment>What everybody does in a role: in the text over its card and in the help.</extracomment>
        <translation>Każdy bierze odkrytą plantację na swoją wyspę.</translation>
    </message>
    <message>
        <source>The colonists on the ship are dealt out one by one, and everyone places their colonists as they like.</source>
        <extracomment>What everybody does in a role: in the text over its card and in the help.</extracomment>
        <translation>Koloniści ze statku są rozdzielani po jednym, a każdy rozmieszcza swoich, jak chce.</translation>
    </message>
    <message>
        <source>Everyone may build one building.</source>
        <extracomment>What everybody does in a role: in the text over its card and in the help.</extracomment>
        <translation>Każdy może wznieść jeden budynek.</translation>
    </message>
    <message>
        <source>Everyone produces the goods of their occupied plantations and production buildings.</source>
        <extracomment>What everybody does in a role: in the text over its card and in the help.</extracomment>
        <translation>Każdy produkuje towary ze swoich obsadzonych plantacji i budynków produkcyjnych.</translation>
    </message>
    <message>
        <source>Everyone may sell one barrel to the trading house, as long as it has room.</source>
        <extracomment>What everybody does in a role: in the text over its card and in the help.</extracomment>
        <translation>Każdy może sprzedać jedną beczkę na targowisku, dopóki jest tam miejsce.</translation>
    </message>
    <message>
        <source>Everyone loads goods onto the cargo ships, turn after turn, and earns a victory point for each barrel. Players who can load must load.</source>
        <extracomment>What everybody does in a role: in the text over its card and in the help.</extracomment>
        <translation>Wszyscy kolejno, aż do skutku, ładują towary na statki towarowe i dostają punkt zwycięstwa za każdą beczkę. Kto może ładować, musi to zrobić.</translation>
    </message>
    <message>
        <source>The other players do nothing.</source>
        <extracomment>What everybody does in a role: in the text over its card and in the help.</extracomment>
        <translation>Pozostali gracze nic nie robią.</translation>
    </message>
    <message>
        <source>The settler may take a quarry instead of a plantation.</source>
        <extracomment>The privilege of a role: in the text over its card and in the help.</extracomment>
        <translation>Plantator może wziąć kamieniołom zamiast plantacji.</translation>
    </message>
    <message>
        <source>The mayor gets 1 more colonist from the supply.</source>
        <extracomment>The privilege of a role: in the text over its card and in the help.</extracomment>
        <translation>Burmistrz dostaje 1 dodatkowego kolonistę z puli.</translation>
    </message>
    <message>
        <source>The builder pays 1 doubloon less.</source>
        <extracomment>The privilege of a role: in the text over its card and in the help.</extracomment>
        <translation>Budowniczy płaci o 1 dublon mniej.</translation>
    </message>
    <message>
        <source>The craftsman gets 1 extra barrel of a kind just produced.</source>
        <extracomment>The privilege of a role: in the text over its card and in the help.</extracomment>
        <translation>Nadzorca dostaje 1 dodatkową beczkę towaru, który właśnie wyprodukował.</translation>
    </message>
    <message>
        <source>The trader gets 1 extra doubloon for a sale.</source>
        <extracomment>The privilege of a role: in the text over its card and in the help.</extracomment>
        <translation>Kupiec dostaje za sprzedaż 1 dodatkowy dublon.</translation>
    </message>
    <message>
        <source>The captain gets 1 extra victory point for the first load.</source>
        <extracomment>The privilege of a role: in the text over its card and in the help.</extracomment>
        <translation>Kapitan dostaje za pierwszy załadunek 1 dodatkowy punkt zwycięstwa.</translation>
    </message>
    <message>
        <source>The prospector gets 1 doubloon from the bank.</source>
        <extracomment>The privilege of a role: in the text over its card and in the help.</extracomment>
        <translation>Poszukiwacz dostaje 1 dublon z banku.</translation>
    </message>
    <message>
        <source>Yields a barrel of corn in the craftsman phase while it is occupied. Corn needs no building.</source>
        <extracomment>What a tile does: in the text over it and in the help.</extracomment>
        <translation>Obsadzona daje beczkę kukurydzy w fazie nadzorcy. Kukurydza nie wymaga budynku.</translation>
    </message>
    <message>
        <source>Yields indigo while it is occupied and an indigo plant has a colonist to work it.</source>
        <extracomment>What a tile does: in the text over it and in the help.</extracomment>
        <translation>Obsadzona daje indygo, jeśli w farbiarni jest kolonista, który je przetworzy.</translation>
    </message>
    <message>
        <source>Yields sugar while it is occupied and a sugar mill has a colonist to work it.</source>
        <extracomment>What a tile does: in the text over it and in the help.</extracomment>
        <translation>Obsadzona daje cukier, jeśli w cukrowni jest kolonista, który go przetworzy.</translation>
    </message>
    <message>
        <source>Yields tobacco while it is occupied and a tobacco storage has a colonist to work it.</source>
        <extracomment>What a tile does: in the text over it and in the help.</extracomment>
        <translation>Obsadzona daje tytoń, jeśli w składzie tytoniu jest kolonista, który go przetworzy.</translation>
    </message>
    <message>
        <source>Yields coffee while it is occupied and a coffee roaster has a colonist to work it.</source>
        <extracomment>What a tile does: in the text over it and in the help.</extracomment>
        <translation>Obsadzona daje kawę, jeśli w palarni kawy jest kolonista, który ją przetworzy.</translation>
    </message>
    <message>
        <source>While it is occupied, buildings cost 1 doubloon less; a building&apos;s column, 1 to 4, says how many quarries can count.</source>
        <extracomment>What a tile does: in the text over it and in the help.</extracomment>
        <translation>Dopóki jest obsadzony, budynki kosztują o 1 dublon mniej; kolumna budynku, od 1 do 4, mówi, ile kamieniołomów może się liczyć.</translation>
    </message>
    <message>
        <source></source>
        <comment>What buildings, roles and tiles do: in the text over them and in the help.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>EndingLesson</name>
    <message>
        <source></source>
        <comment>Bubbles of the lesson about the end of a game.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Choose the one that adds most for you: %1. Drag it to two free spaces that lie side by side. Your university brings the colonist that it needs.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the building supply: %1 is a large building</extracomment>
        <translation>Wybierz budynek, który da ci najwięcej: %1. Przeciągnij go na dwa wolne pola leżące obok siebie. Potrzebnego kolonistę sprowadzi twój uniwersytet.</translation>
    </message>
    <message>
        <source>This one fills your city: %1. Drag it to your city, and the game ends with this round.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the building supply: %1 is a building</extracomment>
        <translation>Ten budynek zapełni twoje miasto: %1. Przeciągnij go do miasta, a gra skończy się z tą rundą.</translation>
    </message>
    <message>
        <source>A game ends in one of three ways: the colonists no longer fill the ship, a city is full, or the victory chips run out. The round is always played to its end. You can choose the moment.</source>
        <extracomment>The first bubble of the lesson &quot;The End of the Game&quot;</extracomment>
        <translation>Gra kończy się na jeden z trzech sposobów: kolonistów nie starcza na zapełnienie statku, czyjeś miasto jest pełne albo kończą się żetony punktów zwycięstwa. Rundę zawsze rozgrywa się do końca. Ten moment możesz wybrać.</translation>
    </message>
    <message>
        <source>You have filled 8 of 12 spaces in your city, and you have 13 doubloons. Ana ships more than you every round, so a long game is hers. A short one can be yours.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the learner&apos;s board</extracomment>
        <translation>Masz zajęte 8 z 12 pól miasta i 13 dublonów. Ana w każdej rundzie wysyła więcej towarów niż ty, więc długa gra jest dla niej. Krótka może być dla ciebie.</translation>
    </message>
    <message>
        <source>The last column holds the large buildings: 4 points each, and a bonus for one thing you have many of. They fill two spaces. The bonus counts only if a colonist is in the building at the end.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the building supply with the large buildings in its last column</extracomment>
        <translation>W ostatniej kolumnie są duże budynki: po 4 punkty i premia za coś, czego masz dużo. Zajmują dwa pola. Premia liczy się tylko wtedy, gdy na koniec w budynku jest kolonista.</translation>
    </message>
    <message>
        <source>Rest the mouse on a large building, or walk to it with the arrow keys: it says how many points it would bring you now. There is only one of each, so the right one may be gone soon.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the building supply</extracomment>
        <translation>Zatrzymaj mysz na dużym budynku albo przejdź do niego strzałkami: dowiesz się, ile punktów dałby ci teraz. Każdy jest tylko jeden, więc ten właściwy może szybko zniknąć.</translation>
    </message>
    <message>
        <source>Take the builder. With the privilege and three quarries, a building for 10 costs you 6 doubloons.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the role cards; the builder is marked</extracomment>
        <translation>Weź budowniczego. Z przywilejem i trzema kamieniołomami budynek za 10 kosztuje cię 6 dublonów.</translation>
    </message>
    <message>
        <source>Now only two spaces are free. In the next round you are the governor and choose first: you could end the game. Until then, watch what the others gain.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the learner&apos;s board</extracomment>
        <translation>Wolne są już tylko dwa pola. W następnej rundzie jesteś gubernatorem i wybierasz przed wszystkimi: możesz wtedy zakończyć grę. Do tego czasu patrz, co zyskują inni.</translation>
    </message>
    <message>
        <source>Are you ahead? Count your chips, your buildings and their bonuses, and guess those of the others. Then do not wait: take the builder, and everybody gets one more role at most.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the role cards; the builder is marked</extracomment>
        <translation>Prowadzisz? Policz swoje żetony, budynki i premie i oszacuj, co mają inni. Potem nie czekaj: weź budowniczego, a każdy dostanie już najwyżej jedną postać.</translation>
    </message>
    <message>
        <source>This is the last round. Whoever has not chosen yet still takes a role. What helps only later is worth nothing now; shipping and buildings count.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the role cards, when the last round has begun</extracomment>
        <translation>To ostatnia runda. Kto jeszcze nie wybierał, bierze postać. Co pomaga dopiero później, nie jest już nic warte; liczą się wysyłka i budynki.</translation>
    </message>
    <message>
        <source>To remember: plan for your first large building, and have a reason to fill the last space. End the game when you are ahead; when you are behind, leave spaces free and play on.</source>
        <extracomment>The last bubble of the lesson &quot;The End of the Game&quot;</extracomment>
        <translation>Zapamiętaj: pierwszy duży budynek wymaga planu, ostatnie pole wymaga powodu. Kończ grę, gdy prowadzisz; gdy przegrywasz, zostaw wolne pola i graj dalej.</translation>
    </message>
</context>
<context>
    <name>FileDevice</name>
    <message>
        <source>The system gives no reason.</source>
        <extracomment>Why a file cannot be read or written.</extracomment>
        <translation>System nie podaje przyczyny.</translation>
    </message>
    <message>
        <source></source>
        <comment>Why a file cannot be read or written, in messages.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>FileErrors</name>
    <message>
        <source>The file %1 cannot be opened.</source>
        <extracomment>The title of a message about a file; %1 is the file&apos;s name.</extracomment>
        <translation>Nie można otworzyć pliku %1.</translation>
    </message>
    <message>
        <source>The game cannot be saved as %1.</source>
        <extracomment>The title of a message about a file; %1 is the file&apos;s name.</extracomment>
        <translation>Nie można zapisać gry jako %1.</translation>
    </message>
    <message>
        <source>The game on the table is not affected.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>Gra na stole pozostaje bez zmian.</translation>
    </message>
    <message>
        <source>The game is not lost: save it somewhere else.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>Gra nie jest stracona: zapisz ją w innym miejscu.</translation>
    </message>
    <message>
        <source>The file %1 is damaged.</source>
        <extracomment>The title of a message about a file; %1 is the file&apos;s name.</extracomment>
        <translation>Plik %1 jest uszkodzony.</translation>
    </message>
    <message>
        <source>The last game cannot be opened: its file %1 is damaged.</source>
        <extracomment>The title of a message about a file; %1 is the file&apos;s name.</extracomment>
        <translation>Nie można otworzyć ostatniej gry: jej plik %1 jest uszkodzony.</translation>
    </message>
    <message>
        <source>The file of the last game, %1, is damaged.</source>
        <extracomment>The title of a message about a file; %1 is the file&apos;s name.</extracomment>
        <translation>Plik ostatniej gry, %1, jest uszkodzony.</translation>
    </message>
    <message>
        <source>The table shows the game up to the last good move before that point.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>Stół pokazuje grę do ostatniego poprawnego ruchu przed tym miejscem.</translation>
    </message>
    <message>
        <source>A new game has been started. The damaged file is kept in the same folder under another name.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>Rozpoczęto nową grę. Uszkodzony plik pozostaje w tym samym folderze pod inną nazwą.</translation>
    </message>
    <message>
        <source>The table shows the game up to the last good move before that point. The damaged file is kept in the same folder under another name.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>Stół pokazuje grę do ostatniego poprawnego ruchu przed tym miejscem. Uszkodzony plik pozostaje w tym samym folderze pod inną nazwą.</translation>
    </message>
    <message>
        <source>The text is not a game.</source>
        <extracomment>The message when a pasted text is no game.</extracomment>
        <translation>Ten tekst nie jest grą.</translation>
    </message>
    <message>
        <source>The text is damaged.</source>
        <extracomment>Why the text of the clipboard is no game, after the title of a message.</extracomment>
        <translation>Tekst jest uszkodzony.</translation>
    </message>
    <message>
        <source>The last game cannot be read from %1.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Nie można odczytać ostatniej gry z pliku %1.</translation>
    </message>
    <message>
        <source>The settings cannot be read from %1.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Nie można odczytać ustawień z pliku %1.</translation>
    </message>
    <message>
        <source>Windrose uses its default settings. Changes to the preferences last until you quit.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>Windrose używa ustawień domyślnych. Zmiany w preferencjach obowiązują do zakończenia programu.</translation>
    </message>
    <message>
        <source>The file %1 has been changed by another window or program.</source>
        <extracomment>The title of a message about a file; %1 is the file&apos;s name.</extracomment>
        <translation>Plik %1 został zmieniony przez inne okno lub inny program.</translation>
    </message>
    <message>
        <source>Save Anyway</source>
        <extracomment>A button of the message that the file was changed by another program.</extracomment>
        <translation>Zapisz mimo to</translation>
    </message>
    <message>
        <source>Save As…</source>
        <extracomment>A button of a message that a game could not be saved.</extracomment>
        <translation>Zapisz jako…</translation>
    </message>
    <message>
        <source>If you overwrite it, those changes are lost.</source>
        <extracomment>Explains the question whether to overwrite a file that another program has changed.</extracomment>
        <translation>Jeśli go nadpiszesz, te zmiany przepadną.</translation>
    </message>
    <message>
        <source>The previous file is kept unchanged under another name in the same folder.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>Poprzedni plik pozostaje niezmieniony pod inną nazwą w tym samym folderze.</translation>
    </message>
    <message>
        <source>The position that was being set up cannot be read from %1.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Układanej pozycji nie można odczytać z pliku %1.</translation>
    </message>
    <message>
        <source>The game continues where it was. The file is kept unchanged under another name in the same folder.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>Gra toczy się dalej od miejsca, w którym była. Plik pozostaje niezmieniony pod inną nazwą w tym samym folderze.</translation>
    </message>
    <message>
        <source>The end of the file %1 is missing.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Brakuje końca pliku %1.</translation>
    </message>
    <message>
        <source>The end of the text is missing.</source>
        <extracomment>The message when the end of a pasted text is missing.</extracomment>
        <translation>Brakuje końca tekstu.</translation>
    </message>
    <message>
        <source>The table shows the game up to its last move.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>Stół pokazuje grę do jej ostatniego ruchu.</translation>
    </message>
    <message>
        <source></source>
        <comment>Messages about files that cannot be opened or saved.</comment>
        <translation></translation>
    </message>
    <message>
        <source>The settings in %1 are damaged.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Ustawienia w pliku %1 są uszkodzone.</translation>
    </message>
    <message>
        <source>The settings cannot be written to %1.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Nie można zapisać ustawień w pliku %1.</translation>
    </message>
    <message>
        <source>Windrose uses all settings that can be read. The damaged file is kept in the same folder under another name.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>Windrose używa wszystkich ustawień, które da się odczytać. Uszkodzony plik pozostaje w tym samym folderze pod inną nazwą.</translation>
    </message>
    <message>
        <source>Changes to the preferences last until you quit.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>Zmiany w preferencjach obowiązują do zakończenia programu.</translation>
    </message>
    <message>
        <source>The file %1 cannot be saved.</source>
        <extracomment>The title of a message about a file; %1 is the file&apos;s name.</extracomment>
        <translation>Nie można zapisać pliku %1.</translation>
    </message>
    <message>
        <source>Save it under another name or somewhere else.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>Zapisz go pod inną nazwą lub w innym miejscu.</translation>
    </message>
</context>
<context>
    <name>FileSaving</name>
    <message>
        <source>It is a link that cannot be followed.</source>
        <extracomment>Why a game cannot be saved.</extracomment>
        <translation>To dowiązanie, za którym nie można podążyć.</translation>
    </message>
    <message>
        <source>It is write-protected.</source>
        <extracomment>Why a file cannot be saved, after the sentence that names it.</extracomment>
        <translation>Plik jest chroniony przed zapisem.</translation>
    </message>
    <message>
        <source>%1
The file is only partly written. The complete text is next to it in %2.</source>
        <extracomment>%1 is a sentence about what went wrong, %2 a file</extracomment>
        <translation>%1
Plik jest zapisany tylko częściowo. Cały tekst leży obok, w pliku %2.</translation>
    </message>
    <message>
        <source></source>
        <comment>Why a game cannot be saved, in messages.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>FileTexts</name>
    <message>
        <source>There is no such file.</source>
        <extracomment>Why a file cannot be opened.</extracomment>
        <translation>Nie ma takiego pliku.</translation>
    </message>
    <message>
        <source>It is a link to a file that does not exist.</source>
        <extracomment>Why a file cannot be opened.</extracomment>
        <translation>To dowiązanie do pliku, który nie istnieje.</translation>
    </message>
    <message>
        <source>It is a folder, not a file.</source>
        <extracomment>Why a file cannot be opened.</extracomment>
        <translation>To folder, a nie plik.</translation>
    </message>
    <message>
        <source>It is a pipe or a device, not a regular file.</source>
        <extracomment>Why a file cannot be opened.</extracomment>
        <translation>To potok lub urządzenie, a nie zwykły plik.</translation>
    </message>
    <message>
        <source>It is too large. Files of up to %1 can be opened.</source>
        <extracomment>%1 is an amount such as &quot;16 MiB&quot;</extracomment>
        <translation>Plik jest za duży. Można otwierać pliki do %1.</translation>
    </message>
    <message>
        <source></source>
        <comment>What is wrong with a file, in messages.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>FirstGameLesson</name>
    <message>
        <source></source>
        <comment>Bubbles of the guided first game.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Welcome! You and three others each build up an island. Whoever has the most victory points at the end wins. Take all the time you want: nobody moves while a note like this is open.</source>
        <extracomment>The first bubble of the lesson &quot;A First Game&quot;</extracomment>
        <translation>Witaj! Ty i troje innych graczy rozbudowujecie swoje wyspy. Wygrywa, kto na końcu ma najwięcej punktów zwycięstwa. Nie spiesz się: dopóki taka notatka jest otwarta, nikt nie wykonuje ruchu.</translation>
    </message>
    <message>
        <source>This is your island. On the left, plantations will grow: you begin with one of indigo. On the right, you will build a city. White circles are places for colonists, who do all the work.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the learner&apos;s board</extracomment>
        <translation>To twoja wyspa. Po lewej wyrosną plantacje: na początek masz jedną plantację indygo. Po prawej zbudujesz miasto. Białe kółka to miejsca dla kolonistów, którzy wykonują całą pracę.</translation>
    </message>
    <message>
        <source>A turn is simple: take one of these roles. Then everybody does what the role says, you first. Whoever took it also gets its privilege, a little extra that the others do not get.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the row of role cards</extracomment>
        <translation>Tura jest prosta: bierzesz jedną z tych postaci. Potem wszyscy robią to, co mówi postać, a ty zaczynasz. Kto ją wziął, ma też jej przywilej, mały dodatek, którego inni nie dostają.</translation>
    </message>
    <message>
        <source>You are the governor, so you choose first. You need land before anything else: take the settler. Click the card, drag it to your board, or press Enter on it.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the row of role cards; the settler is marked</extracomment>
        <translation>Jesteś gubernatorem, więc wybierasz przed wszystkimi. Przede wszystkim potrzebujesz ziemi: weź plantatora. Kliknij kartę, przeciągnij ją na swoją planszę albo naciśnij na niej Enter.</translation>
    </message>
    <message>
        <source>The settler brings land: everybody takes one of the plantations that lie open. Only the settler may take a quarry instead. A quarry makes every building cheaper.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the plantations, after &quot;Ana takes the settler.&quot;</extracomment>
        <translation>Plantator daje ziemię: każdy bierze jedną z odkrytych plantacji. Tylko plantator może zamiast niej wziąć kamieniołom. Dzięki kamieniołomowi budynki są tańsze.</translation>
    </message>
    <message>
        <source>Take corn: it sells for nothing, but it needs no building, so it gives you barrels to ship very soon. Drag the tile to your island, or press Space on it and Enter on its place.</source>
        <extracomment>A bubble of the guided game, beside the row of plantations with corn.</extracomment>
        <translation>Weź kukurydzę: sprzedaje się za nic, ale nie wymaga budynku, więc bardzo szybko da ci beczki do wysłania. Przeciągnij żeton na wyspę albo naciśnij na nim spację, a na jego miejscu Enter.</translation>
    </message>
    <message>
        <source>Take a tile for your island. Drag it there, or press Space on it and Enter on its place.</source>
        <extracomment>A bubble of the guided game, beside the row of plantations without corn.</extracomment>
        <translation>Weź żeton na swoją wyspę. Przeciągnij go tam albo naciśnij na nim spację, a na jego miejscu Enter.</translation>
    </message>
    <message>
        <source>Now everybody may buy one building. Colored ones turn a harvest into barrels: indigo, sugar, tobacco and coffee need one. Violet ones help in other ways. The builder pays one doubloon less.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the building supply, after &quot;Ana takes the builder.&quot;</extracomment>
        <translation>Teraz każdy może kupić jeden budynek. Kolorowe zamieniają zbiory w beczki: potrzebują ich indygo, cukier, tytoń i kawa. Fioletowe pomagają inaczej. Budowniczy płaci o jeden dublon mniej.</translation>
    </message>
    <message>
        <source>Good. Until you press Done, you can still move all of your colonists, also those from earlier rounds. Press Done when you are satisfied.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the prompt line with the button Done</extracomment>
        <translation>Dobrze. Dopóki nie naciśniesz „Gotowe”, możesz jeszcze wszystkich przestawiać, także tych z wcześniejszych rund. Gdy wszystko ci odpowiada, naciśnij „Gotowe”.</translation>
    </message>
    <message>
        <source>Harvest! Each occupied plantation gives its owner a barrel; all but corn also need an occupied circle in their plant. The craftsman gets one barrel more. Think of what the others harvest before you take this role.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the learner&apos;s wind rose with its barrels, after &quot;Ana takes the craftsman.&quot;</extracomment>
        <translation>Zbiory! Każda obsadzona plantacja daje właścicielowi beczkę; wszystko oprócz kukurydzy wymaga też zajętego kółka w swoim budynku. Nadzorca dostaje jedną beczkę więcej. Zanim weźmiesz tę postać, pomyśl, co zbiorą inni.</translation>
    </message>
    <message>
        <source>As the craftsman you get one more barrel of a kind that you produced. Drag it from the goods supply to your wind rose.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the learner&apos;s wind rose</extracomment>
        <translation>Jako nadzorca dostajesz jeszcze jedną beczkę towaru z twojej produkcji. Przeciągnij ją z puli towarów na swoją różę wiatrów.</translation>
    </message>
    <message>
        <source>You have a barrel. There are two ways to use barrels: the trader sells them for doubloons, which become buildings. The captain ships them for victory points.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the learner&apos;s barrels</extracomment>
        <translation>Masz beczkę. Beczek można użyć na dwa sposoby: kupiec sprzedaje je za dublony, które zamieniają się w budynki. Kapitan wysyła je za punkty zwycięstwa.</translation>
    </message>
    <message>
        <source>Now barrels go to Europe: one victory point for each. In turn everybody must load one kind, as much as fits, as long as anybody can. A ship carries a single kind, and no two ships the same. The captain gets one point extra.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the cargo ships, after &quot;Ana takes the captain.&quot;</extracomment>
        <translation>Teraz beczki płyną do Europy: za każdą jest punkt zwycięstwa. Każdy po kolei musi załadować jeden rodzaj, ile się zmieści, dopóki ktokolwiek może. Statek wiezie tylko jeden rodzaj i żadne dwa tego samego. Kapitan dostaje jeden punkt więcej.</translation>
    </message>
    <message>
        <source>Your turn to load. Drag your barrels from the wind rose to the ship that the arrow shows. Your points are chips that the others cannot see.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the cargo ships; an arrow leads from the barrels to a ship</extracomment>
        <translation>Twoja kolej na ładowanie. Przeciągnij beczki z róży wiatrów na statek, który pokazuje strzałka. Twoje punkty to żetony, których inni nie widzą.</translation>
    </message>
    <message>
        <source>Not everything went on board, and you may keep only one barrel. Click the barrels you want to keep, then press Done. The rest goes back to the supply.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the learner&apos;s barrels</extracomment>
        <translation>Nie wszystko zmieściło się na statkach, a zachować możesz tylko jedną beczkę. Kliknij beczki, które chcesz zachować, i naciśnij „Gotowe”. Reszta wraca do puli.</translation>
    </message>
    <message>
        <source>After loading, everybody keeps a single barrel and loses the rest, unless a warehouse stores it. Full ships sail and come back empty; the others wait for the next captain.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the cargo ships</extracomment>
        <translation>Po załadunku każdy zachowuje jedną beczkę i traci resztę, chyba że przechowa ją magazyn. Pełne statki odpływają i wracają puste; pozostałe czekają na następnego kapitana.</translation>
    </message>
    <message>
        <source>The prospector is the only role for one person alone: whoever takes it gets a doubloon, and nobody else does anything. It is good when every other role would help the others more than you.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the role cards, after &quot;Ana takes the prospector.&quot;</extracomment>
        <translation>Poszukiwacz to jedyna postać tylko dla jednej osoby: kto ją weźmie, dostaje dublon, a inni nie robią nic. Jest dobra, gdy każda inna postać pomogłaby innym bardziej niż tobie.</translation>
    </message>
    <message>
        <source>Everybody may sell one barrel, as long as there is room: the house takes four, each of another kind. Corn brings 0 doubloons, indigo 1, sugar 2, tobacco 3, coffee 4. The trader gets one more.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the trading house, after &quot;Ana takes the trader.&quot;</extracomment>
        <translation>Każdy może sprzedać jedną beczkę, dopóki jest miejsce: na targowisku mieszczą się cztery, każda z innym towarem. Kukurydza daje 0 dublonów, indygo 1, cukier 2, tytoń 3, kawa 4. Kupiec dostaje jeden więcej.</translation>
    </message>
    <message>
        <source>Sell a barrel: drag it from your wind rose into the trading house. The doubloons are yours at once.</source>
        <extracomment>A bubble of the guided game, in the trader phase.</extracomment>
        <translation>Sprzedaj beczkę: przeciągnij ją ze swojej róży wiatrów na targowisko. Dublony dostajesz od razu.</translation>
    </message>
    <message>
        <source>Look at the coins: each role that nobody took in the last round got a doubloon. Whoever takes the role gets the money with it. The longer it lies, the more tempting it is.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the role cards</extracomment>
        <translation>Spójrz na monety: na każdą postać, której nikt nie wziął w ostatniej rundzie, trafił dublon. Kto weźmie postać, dostanie też te pieniądze. Im dłużej leży, tym bardziej kusi.</translation>
    </message>
    <message>
        <source>The game ends with the round in which the colonists no longer fill the ship, somebody&apos;s city is full, or the victory chips run out. Until then there are many rounds.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside nothing in particular</extracomment>
        <translation>Gra kończy się z rundą, w której kolonistów nie starcza na zapełnienie statku, czyjeś miasto jest pełne albo kończą się żetony punktów zwycięstwa. Do tego czasu jest jeszcze wiele rund.</translation>
    </message>
    <message>
        <source>The coin on a building is its price. Above its column are the victory points (VP) that it is worth at the end. What you need now: %1. Drag it to your city.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the building supply, where the heading of each column says how many victory points (VP) its buildings are worth: %1 is a building</extracomment>
        <translation>Moneta na budynku to jego cena. Nad jego kolumną widać punkty zwycięstwa (PZ), które daje na koniec. Teraz potrzebujesz: %1. Przeciągnij ten budynek do swojego miasta.</translation>
    </message>
    <message>
        <source>The mayor brings people: this ship brought a colonist for everybody, and the mayor got one more. A plantation or a building does nothing until a colonist stands in its circle.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the colonist ship, which is empty now, after &quot;Ana takes the mayor.&quot;</extracomment>
        <translation>Burmistrz sprowadza ludzi: ten statek przywiózł każdemu po jednym koloniście, a burmistrz dostał jednego więcej. Plantacja ani budynek nic nie robi, dopóki w kółku nie stanie kolonista.</translation>
    </message>
    <message>
        <source>As they stand, you can harvest nothing: corn needs a colonist on it, other plantations one on them and one in their plant. Move your colonist, or press Done anyway.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the prompt line with the button Done, when the colonists stand where they bear nothing</extracomment>
        <translation>W ten sposób nic nie zbierzesz: kukurydza wymaga kolonisty na plantacji, a inne towary jednego na plantacji i jednego w swoim budynku. Przestaw kolonistę albo mimo to naciśnij „Gotowe”.</translation>
    </message>
    <message>
        <source>Everybody has had a role, so the first round is over. All cards are back, and the governor has moved on: %1 now chooses first, and you choose last.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the panel with the round: %1 is a player</extracomment>
        <translation>Każdy miał już postać, więc pierwsza runda się skończyła. Wszystkie karty wróciły, a gubernator się zmienił: teraz zaczyna %1, a ty wybierasz jako ostatni gracz.</translation>
    </message>
    <message>
        <source>Your turn. Ask two things: what does a role bring me, and what would it bring the others? This one is new to you, and there is money on it: %1.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the role cards, one of which is marked and has coins on it: %1 is a role, &quot;Trader&quot;</extracomment>
        <translation>Twoja kolej. Zadaj sobie dwa pytania: co mi da ta postać i co dałaby innym? Ta jest dla ciebie nowa i leżą na niej pieniądze: %1.</translation>
    </message>
    <message>
        <source>Your turn. Ask two things: what does a role bring me, and what would it bring the others? This one is new to you: %1.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the role cards, one of which is marked: %1 is a role, &quot;Trader&quot;</extracomment>
        <translation>Twoja kolej. Zadaj sobie dwa pytania: co mi da ta postać i co dałaby innym? Ta jest dla ciebie nowa: %1.</translation>
    </message>
    <message>
        <source>Now you know every role. Points come from two sources: barrels you ship, and buildings, by their columns from 1 to 4. Large buildings add a bonus at the end. Doubloons only break a tie.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the learner&apos;s board</extracomment>
        <translation>Teraz znasz już wszystkie postacie. Punkty pochodzą z dwóch źródeł: z wysłanych beczek i z budynków, zależnie od kolumny od 1 do 4. Duże budynki dają na koniec premię. Dublony tylko rozstrzygają remisy.</translation>
    </message>
    <message>
        <source>You cannot afford anything useful yet. Build nothing this time; there will be another builder.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the building supply</extracomment>
        <translation>Na nic przydatnego jeszcze cię nie stać. Tym razem nic nie wznoś; budowniczy jeszcze się pojawi.</translation>
    </message>
    <message>
        <source>Your colonist waits here in San Juan and wants work: click an empty circle, press Space on it, or drag the colonist there. Your corn needs only one; indigo also needs someone in its plant.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside San Juan, where colonists of the learner wait</extracomment>
        <translation>Twój kolonista czeka tu, w San Juan. Daj mu pracę: kliknij wolne kółko, naciśnij na nim spację albo przeciągnij tam kolonistę. Na kukurydzy przyda się od razu; indygo wymaga jeszcze kogoś w farbiarni.</translation>
    </message>
    <message>
        <source>What you have would bring nothing here. Don&apos;t sell, and keep your barrels for a captain.</source>
        <extracomment>A bubble of the guided game, in the trader phase, when no sale earns anything.</extracomment>
        <translation>To, co masz, nic by tu nie przyniosło. Nie sprzedawaj i zachowaj beczki dla kapitana.</translation>
    </message>
    <message>
        <source>Play two rounds as you like. Ask for a Hint whenever you are unsure (the key %1): it shows good moves and why. Undo takes anything back. I will come back for a last word.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the prompt line; &quot;Hint&quot; and &quot;Undo&quot; are its buttons, %1 is a key</extracomment>
        <translation>Zagraj dwie rundy, jak chcesz. W razie wątpliwości naciśnij „Podpowiedź” (klawisz %1): pokazuje dobre ruchy i mówi, dlaczego są dobre. „Cofnij” cofa każdy ruch. Wrócę jeszcze z ostatnim słowem.</translation>
    </message>
    <message>
        <source>That is all you need. %1 opens the rules, %2 gives a hint, and three short lessons wait under Help, Learn. You can go on with this game as long as you like. Have fun!</source>
        <extracomment>The last bubble of the lesson &quot;A First Game&quot;; &quot;Help&quot; and &quot;Learn&quot; are entries of the menus, %1 and %2 are keys</extracomment>
        <translation>To wszystko, czego ci trzeba. %1 otwiera zasady, %2 daje podpowiedź, a w menu „Pomoc”, „Nauka” czekają trzy krótkie lekcje. Tę grę możesz ciągnąć, jak długo chcesz. Miłej zabawy!</translation>
    </message>
</context>
<context>
    <name>GameClipboard</name>
    <message>
        <source>The game has been copied to the clipboard as text.</source>
        <extracomment>Said in the prompt line after an entry of the menu Edit.</extracomment>
        <translation>Gra została skopiowana do schowka jako tekst.</translation>
    </message>
    <message>
        <source>The position has been copied to the clipboard as text.</source>
        <extracomment>Said in the prompt line after an entry of the menu Edit.</extracomment>
        <translation>Pozycja została skopiowana do schowka jako tekst.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <extracomment>Said in the prompt line: why Paste Game opened nothing.</extracomment>
        <translation>W schowku nie ma tekstu.</translation>
    </message>
    <message>
        <source>Only files on this computer can be opened.</source>
        <extracomment>Said in the prompt line: why Paste Game opened nothing.</extracomment>
        <translation>Można otwierać tylko pliki z tego komputera.</translation>
    </message>
    <message>
        <source></source>
        <comment>Messages about copying and pasting games.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Windrose saves its own games in that folder.</source>
        <extracomment>Why a game cannot be saved in a folder that a person chose.</extracomment>
        <translation>W tym folderze Windrose zapisuje własne gry.</translation>
    </message>
    <message>
        <source></source>
        <comment>The dialogs that choose files to open and save.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Island and city</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Wyspa i miasto</translation>
    </message>
    <message>
        <source>Your board has an island with room for 12 tiles and a city with room for 12 buildings, four in a row. Next to them are San Juan, where colonists wait, and the wind rose with your goods and doubloons.</source>
        <extracomment>A paragraph of the page of the help about the board and its buildings.</extracomment>
        <translation>Na twojej planszy jest wyspa z miejscem na 12 żetonów i miasto z miejscem na 12 budynków, po cztery w rzędzie. Obok leżą San Juan, gdzie czekają koloniści, i róża wiatrów z twoimi towarami i dublonami.</translation>
    </message>
    <message>
        <source>Circles show where colonists can work: white while empty, green while occupied. An unoccupied tile or building does nothing, but a building still scores its printed points.</source>
        <extracomment>A rule of the help.</extracomment>
        <translation>Kółka pokazują, gdzie mogą pracować koloniści: białe są wolne, zielone zajęte. Nieobsadzony żeton lub budynek nie działa, ale budynek i tak daje nadrukowane na nim punkty.</translation>
    </message>
    <message>
        <source>All buildings</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Wszystkie budynki</translation>
    </message>
    <message>
        <source>Violet buildings help in one of the phases; the others make goods. The column says how many points a building is worth and how many quarries can count.</source>
        <extracomment>A paragraph of the page of the help about the board and its buildings.</extracomment>
        <translation>Fioletowe budynki pomagają w jednej z faz, pozostałe wytwarzają towary. Kolumna mówi, ile punktów jest wart budynek i ile kamieniołomów może się liczyć.</translation>
    </message>
    <message>
        <source>Column %1</source>
        <extracomment>In the help on buildings: a column of the building supply, counted from 1; %1 is its number.</extracomment>
        <translation>Kolumna %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a building and its printed cost, &quot;Coffee roaster, 6 doubloons&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>What the game is about</source>
        <extracomment>A heading of the help.</extracomment>
        <translation>O co chodzi w grze</translation>
    </message>
    <message>
        <source>Each player has an island and a city. You plant fields, construct buildings, bring in colonists to work there, and turn the harvest into goods.</source>
        <extracomment>A paragraph of the help about what the game is.</extracomment>
        <translation>Każdy gracz ma wyspę i miasto. Zakładasz plantacje, wznosisz budynki, sprowadzasz kolonistów do pracy i zamieniasz zbiory w towary.</translation>
    </message>
    <message>
        <source>Goods have two uses. Sold to the trading house, they earn doubloons, which pay for buildings. Shipped overseas, they earn victory points.</source>
        <extracomment>A rule of the help.</extracomment>
        <translation>Z towarów są dwa pożytki. Sprzedane na targowisku przynoszą dublony, którymi płaci się za budynki. Wysłane za ocean przynoszą punkty zwycięstwa.</translation>
    </message>
    <message>
        <source>The player with the most victory points at the end of the game wins. Points come from shipped goods, from buildings, and from the bonuses of large buildings.</source>
        <extracomment>A rule of the help.</extracomment>
        <translation>Wygrywa gracz, który na koniec gry ma najwięcej punktów zwycięstwa. Punkty daje wysyłanie towarów, budynki i premie dużych budynków.</translation>
    </message>
    <message>
        <source>There are no dice, and nobody can take anything from you. What counts is which role you choose, when you choose it, and who else benefits.</source>
        <extracomment>A paragraph of the help about what the game is.</extracomment>
        <translation>Nie ma kości i nikt nie może ci niczego odebrać. Liczy się to, którą postać wybierzesz, kiedy i kto jeszcze na tym skorzysta.</translation>
    </message>
    <message>
        <source>A round and its roles</source>
        <extracomment>A heading of the help.</extracomment>
        <translation>Runda i jej postacie</translation>
    </message>
    <message>
        <source>The governor starts the round and takes one of the role cards. Then everyone acts in that role, clockwise from the player who took it, who also gets a privilege. When all have acted, the next player takes one of the remaining cards, and so on.</source>
        <extracomment>A rule of the help.</extracomment>
        <translation>Gubernator rozpoczyna rundę i bierze jedną z kart postaci. Potem wszyscy wykonują akcję tej postaci, zgodnie z ruchem wskazówek zegara, począwszy od gracza, który ją wziął i który ma też jej przywilej. Gdy wszyscy to zrobią, następny gracz bierze jedną z pozostałych kart i tak dalej.</translation>
    </message>
    <message>
        <source>With three to five players each takes one role in a round; two players take three each, in turn.</source>
        <extracomment>A paragraph of the help about what the game is.</extracomment>
        <translation>W trzy do pięciu osób każdy bierze w rundzie jedną postać; dwóch graczy bierze na przemian po trzy.</translation>
    </message>
    <message>
        <source>At the end of the round, 1 doubloon is placed on each card that nobody took. It stays there until somebody takes the card, and the money with it. All cards are returned, and the next player becomes governor.</source>
        <extracomment>A rule of the help.</extracomment>
        <translation>Na koniec rundy na każdą kartę, której nikt nie wziął, trafia 1 dublon. Leży tam, aż ktoś weźmie kartę, a z nią pieniądze. Wszystkie karty wracają i gubernatorem zostaje następny gracz.</translation>
    </message>
    <message>
        <source>The end and the score</source>
        <extracomment>A heading of the help.</extracomment>
        <translation>Koniec i punktacja</translation>
    </message>
    <message>
        <source>The current round becomes the last one, and is played to its end, as soon as</source>
        <extracomment>A paragraph of the help, followed by a list of three cases.</extracomment>
        <translation>Bieżąca runda staje się ostatnią i jest rozgrywana do końca, gdy tylko</translation>
    </message>
    <message>
        <source>the colonist ship cannot be completely refilled after a mayor phase,</source>
        <extracomment>In the help: continues &quot;is played to its end, as soon as&quot;.</extracomment>
        <translation>po fazie burmistrza nie można całkowicie zapełnić statku kolonistów,</translation>
    </message>
    <message>
        <source>a player fills the twelfth space of their city, or</source>
        <extracomment>In the help: continues &quot;is played to its end, as soon as&quot;.</extracomment>
        <translation>któryś gracz zapełni dwunaste pole swojego miasta lub</translation>
    </message>
    <message>
        <source>the last victory point chip is taken. Points earned after that still count.</source>
        <extracomment>In the help: continues &quot;is played to its end, as soon as&quot;.</extracomment>
        <translation>ktoś weźmie ostatni żeton punktu zwycięstwa. Punkty zdobyte później też się liczą.</translation>
    </message>
    <message>
        <source>Your score is the sum of three things:</source>
        <extracomment>In the help, followed by a list of three things.</extracomment>
        <translation>Twój wynik jest sumą trzech rzeczy:</translation>
    </message>
    <message>
        <source>the victory points you earned by shipping,</source>
        <extracomment>In the help: one of the three things that a score is the sum of.</extracomment>
        <translation>punktów zwycięstwa zdobytych za wysyłkę towarów,</translation>
    </message>
    <message>
        <source>the points printed on your buildings, 1 to 4 each, occupied or not, and</source>
        <extracomment>In the help: one of the three things that a score is the sum of.</extracomment>
        <translation>punktów nadrukowanych na twoich budynkach, od 1 do 4, obsadzonych lub nie, oraz</translation>
    </message>
    <message>
        <source>the bonuses of your large buildings, each only if occupied.</source>
        <extracomment>In the help: one of the three things that a score is the sum of.</extracomment>
        <translation>premii twoich dużych budynków, ale tylko obsadzonych.</translation>
    </message>
    <message>
        <source>Doubloons plus barrels break ties. If these are equal too, the victory is shared.</source>
        <extracomment>A rule of the help.</extracomment>
        <translation>O remisie rozstrzyga suma dublonów i beczek. Jeśli i ona jest równa, gracze dzielą się zwycięstwem.</translation>
    </message>
    <message>
        <source>Mouse and keyboard</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Mysz i klawiatura</translation>
    </message>
    <message>
        <source>Drag and drop</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Przeciąganie</translation>
    </message>
    <message>
        <source>Drag a piece with the mouse and drop it where it belongs. Every place that accepts it glows; over any other place, the prompt explains why it does not. A piece dropped there goes back to where it came from.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>Przeciągnij element myszą i upuść tam, gdzie jest jego miejsce. Każde miejsce, które go przyjmuje, świeci; nad innym wiersz polecenia wyjaśnia, dlaczego nie. Upuszczony tam element wraca, skąd przyszedł.</translation>
    </message>
    <message>
        <source>Two clicks</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Dwa kliknięcia</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Klawiatura</translation>
    </message>
    <message>
        <source>Explanations</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Objaśnienia</translation>
    </message>
    <message>
        <source>Rest the pointer on any piece to read what it does and what it costs you now. The prompt says whose turn it is, what to decide, and what happens if you pass.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>Zatrzymaj wskaźnik na dowolnym elemencie, aby przeczytać, co robi i ile cię teraz kosztuje. Wiersz polecenia mówi, czyja jest kolej, o czym trzeba zdecydować i co się stanie, jeśli spasujesz.</translation>
    </message>
    <message>
        <source>Good to know</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Warto wiedzieć</translation>
    </message>
    <message>
        <source>Press Enter to activate the highlighted button.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>Enter naciska wyróżniony przycisk.</translation>
    </message>
    <message>
        <source>New fields</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Nowe pola uprawne</translation>
    </message>
    <message>
        <source>In turn, each player takes one of the face-up plantations and places it on their island. The settler may take a quarry instead.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Każdy gracz po kolei bierze jedną z odkrytych plantacji i kładzie ją na swojej wyspie. Plantator może zamiast tego wziąć kamieniołom.</translation>
    </message>
    <message>
        <source>Tiles are never moved or returned.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Żetonów nigdy się nie przesuwa ani nie zwraca.</translation>
    </message>
    <message>
        <source>With a hacienda you may draw a face-down tile first; it must be placed.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Mając haciendę, możesz najpierw dobrać zakryty żeton; trzeba go położyć.</translation>
    </message>
    <message>
        <source>With a construction hut you may take a quarry even if you are not the settler.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Mając warsztat budowlany, możesz wziąć kamieniołom, nawet jeśli nie jesteś plantatorem.</translation>
    </message>
    <message>
        <source>With a hospice the tile you take comes with a colonist.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Mając przytułek, dostajesz żeton razem z kolonistą.</translation>
    </message>
    <message>
        <source>Tiles that nobody takes are discarded, and a new row is dealt.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Żetony, których nikt nie wziął, są odrzucane, po czym odkrywany jest nowy rząd.</translation>
    </message>
    <message>
        <source>New people</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Nowi ludzie</translation>
    </message>
    <message>
        <source>The mayor gets 1 colonist from the supply. Then the colonists on the ship are dealt out one by one, starting with the mayor, until the ship is empty.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Burmistrz dostaje 1 kolonistę z puli. Potem koloniści ze statku są rozdzielani po jednym, począwszy od burmistrza, aż statek będzie pusty.</translation>
    </message>
    <message>
        <source>Now everyone rearranges all of their colonists, including those already at work. A circle holds one colonist. A plantation, quarry or building works only while it is occupied.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Teraz każdy rozmieszcza od nowa wszystkich swoich kolonistów, także tych, którzy już pracują. Kółko mieści jednego kolonistę. Plantacja, kamieniołom lub budynek działa tylko wtedy, gdy jest obsadzony.</translation>
    </message>
    <message>
        <source>No colonist may wait in San Juan while a circle is empty.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Dopóki jakieś kółko jest wolne, żaden kolonista nie może czekać w San Juan.</translation>
    </message>
    <message>
        <source>A building with several circles works for each colonist on it.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Budynek z kilkoma kółkami działa za każdego kolonistę, który na nim stoi.</translation>
    </message>
    <message>
        <source>At the end, the ship is refilled with as many colonists as there are empty circles on buildings, but at least one for each player.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Na koniec statek jest zapełniany: tyloma kolonistami, ile jest wolnych kółek na budynkach, ale co najmniej po jednym na gracza.</translation>
    </message>
    <message>
        <source>New buildings</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Nowe budynki</translation>
    </message>
    <message>
        <source>In turn, each player may build one building. The builder pays 1 doubloon less.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Każdy gracz po kolei może wznieść jeden budynek. Budowniczy płaci o 1 dublon mniej.</translation>
    </message>
    <message>
        <source>Each occupied quarry saves 1 doubloon. At most one quarry counts in the first column, two in the second, and so on.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Każdy obsadzony kamieniołom oszczędza 1 dublon. W pierwszej kolumnie liczy się najwyżej jeden kamieniołom, w drugiej dwa i tak dalej.</translation>
    </message>
    <message>
        <source>Nobody may own two buildings of the same kind.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Nikt nie może mieć dwóch jednakowych budynków.</translation>
    </message>
    <message>
        <source>A large building fills two adjacent spaces. If your empty spaces are not adjacent, other buildings are moved to make room.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Duży budynek zajmuje dwa sąsiednie pola. Jeśli twoje wolne pola nie sąsiadują ze sobą, inne budynki przesuwają się, by zrobić miejsce.</translation>
    </message>
    <message>
        <source>With a university the new building comes with a colonist.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Mając uniwersytet, dostajesz nowy budynek razem z kolonistą.</translation>
    </message>
    <message>
        <source>The harvest</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Zbiory</translation>
    </message>
    <message>
        <source>In turn, everyone gets the goods they can produce, as long as the supply lasts. Then the craftsman takes 1 extra barrel of a kind they have just produced.</source>
        <extracomment>A rule of the help.</extracomment>
        <translation>Wszyscy po kolei dostają towary, które mogą wyprodukować, o ile starczy ich w puli. Potem nadzorca bierze 1 dodatkową beczkę towaru, który właśnie wyprodukował.</translation>
    </message>
    <message>
        <source>An occupied corn plantation produces a barrel of corn without a building.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Obsadzona plantacja kukurydzy daje beczkę kukurydzy bez budynku.</translation>
    </message>
    <message>
        <source>The other kinds need both an occupied plantation and a colonist in a matching building: one barrel for each such pair.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Pozostałe towary wymagają obsadzonej plantacji i kolonisty w odpowiednim budynku: jedna beczka za każdą taką parę.</translation>
    </message>
    <message>
        <source>With a factory, producing several kinds also earns money.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Mając przetwórnię, za kilka rodzajów towarów dostajesz też pieniądze.</translation>
    </message>
    <message>
        <source>Below its barrels, a large board shows what it would produce now. A mark says what one more barrel lacks: a dashed square is a plantation, a dashed house a building, an idle circle a colonist, an empty barrel the supply.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Pod beczkami dużej planszy widać, co by teraz wyprodukowała. Znak mówi, czego brakuje do następnej beczki: kreskowany kwadrat to plantacja, kreskowany domek to budynek, puste kółko to kolonista, a pusta beczka to pula.</translation>
    </message>
    <message>
        <source>The trading house</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Targowisko</translation>
    </message>
    <message>
        <source>In turn, each player may sell one barrel. Corn earns nothing, indigo 1, sugar 2, tobacco 3 and coffee 4 doubloons. The trader gets 1 more for a sale.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Każdy gracz po kolei może sprzedać jedną beczkę. Kukurydza nie daje nic, indygo 1, cukier 2, tytoń 3, a kawa 4 dublony. Kupiec dostaje za sprzedaż o 1 więcej.</translation>
    </message>
    <message>
        <source>The trading house has four spaces and buys only kinds it does not hold yet.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Targowisko ma cztery miejsca i kupuje tylko towary, których jeszcze nie ma.</translation>
    </message>
    <message>
        <source>With an office you may sell a kind it already holds.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Mając biuro handlowe, możesz sprzedać towar, który już tam leży.</translation>
    </message>
    <message>
        <source>A small market adds 1 doubloon to a sale, a large market 2.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Mały targ dodaje do sprzedaży 1 dublon, duży 2.</translation>
    </message>
    <message>
        <source>The phase ends when the trading house is full, and it is emptied. Otherwise its barrels stay and block their kinds.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Gdy targowisko się zapełni, faza się kończy i zostaje ono opróżnione. W przeciwnym razie beczki zostają i blokują swoje rodzaje.</translation>
    </message>
    <message>
        <source>Shipping</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Wysyłka</translation>
    </message>
    <message>
        <source>Turn after turn, each player loads barrels of one kind onto one cargo ship and gets a victory point for each barrel. Players who can load must load. The captain gets 1 extra point for the first load.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Gracze po kolei, aż do skutku, ładują beczki jednego rodzaju na jeden statek towarowy i dostają punkt zwycięstwa za każdą beczkę. Kto może ładować, musi to zrobić. Kapitan dostaje 1 dodatkowy punkt za pierwszy załadunek.</translation>
    </message>
    <message>
        <source>A ship carries one kind, and no two ships carry the same.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Statek wiezie jeden towar i żadne dwa statki nie wiozą tego samego.</translation>
    </message>
    <message>
        <source>You choose the kind, but must load as many barrels of it as possible. Of several empty ships, choose one that takes the most.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Wybierasz towar, ale musisz załadować jak najwięcej jego beczek. Spośród kilku pustych statków wybierz ten, na który wejdzie ich najwięcej.</translation>
    </message>
    <message>
        <source>With a wharf you may, once in the phase, ship all your barrels of one kind on a ship of your own.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Mając nabrzeże, możesz raz w tej fazie wysłać wszystkie swoje beczki jednego rodzaju własnym statkiem.</translation>
    </message>
    <message>
        <source>With a harbor, every load earns 1 extra point.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Mając port, za każdy załadunek dostajesz 1 dodatkowy punkt.</translation>
    </message>
    <message>
        <source>Storing goods</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Przechowywanie towarów</translation>
    </message>
    <message>
        <source>When nobody can load anymore, each player keeps one barrel, plus all barrels of as many kinds as their warehouses store. Everything else returns to the supply. Full ships sail and come back empty; the others keep their load.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Gdy nikt już nie może ładować, każdy gracz zachowuje jedną beczkę oraz wszystkie beczki tylu rodzajów, ile mieszczą jego magazyny. Cała reszta wraca do puli. Pełne statki odpływają i wracają puste; pozostałe zachowują ładunek.</translation>
    </message>
    <message>
        <source>A quiet moment</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Chwila spokoju</translation>
    </message>
    <message>
        <source>The prospector takes 1 doubloon from the bank. Nobody else does anything.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Poszukiwacz bierze 1 dublon z banku. Nikt inny nic nie robi.</translation>
    </message>
    <message>
        <source>There are two prospector cards with five players, one with two or four, and none with three.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>W grze pięcioosobowej są dwie karty poszukiwacza, w dwu- i czteroosobowej jedna, a w trzyosobowej nie ma żadnej.</translation>
    </message>
    <message>
        <source>As in the printed game, players do not see each other&apos;s points. In the preferences you can show them all, or draw a curtain when the turn passes to another person.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>Jak w grze z pudełka, gracze nie widzą cudzych punktów. W preferencjach można pokazać wszystkie punkty albo zasuwać zasłonę, gdy kolej przechodzi na inną osobę.</translation>
    </message>
    <message>
        <source>Using the program</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Obsługa programu</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Podpowiedzi</translation>
    </message>
    <message>
        <source>Hint (H) thinks for a moment, then offers the best move and two others, each with its chance to win and a reason. Point at one to see it on the table; a click or Enter plays it, Escape closes the hint. A hint uses only what you may see yourself.</source>
        <extracomment>In the help on hints; names of entries are those of the menus.</extracomment>
        <translation>Podpowiedź (H) chwilę się zastanawia, po czym proponuje najlepszy ruch i dwa inne, każdy z szansą na wygraną i uzasadnieniem. Wskaż ruch, aby zobaczyć go na stole; kliknięcie lub Enter go wykonuje, Escape zamyka podpowiedź. Podpowiedź korzysta tylko z tego, co wolno ci widzieć.</translation>
    </message>
    <message>
        <source>In the mayor phase, Place for me places your colonists.</source>
        <extracomment>In the help on hints; names of entries are those of the menus.</extracomment>
        <translation>W fazie burmistrza przycisk „Rozmieść za mnie” rozstawia twoich kolonistów.</translation>
    </message>
    <message>
        <source>Undo and redo</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Cofanie i ponawianie</translation>
    </message>
    <message>
        <source>Undo goes back move by move to the start of the game, and Redo goes forward again. Restart My Turn goes back to the start of your turn.</source>
        <extracomment>In the help on undo and redo; names of entries are those of the menus.</extracomment>
        <translation>„Cofnij” wraca ruch po ruchu aż do początku gry, „Ponów” idzie z powrotem do przodu. „Zacznij turę od nowa” wraca do początku twojej tury.</translation>
    </message>
    <message>
        <source>Undo stops where hidden tiles were seen. You can change this in the preferences, or limit undo to the turn.</source>
        <extracomment>In the help on undo and redo; names of entries are those of the menus.</extracomment>
        <translation>Cofanie zatrzymuje się tam, gdzie odsłonięto zakryte żetony. W preferencjach można to zmienić albo ograniczyć cofanie do tury.</translation>
    </message>
    <message>
        <source>While moves are undone, the prompt says how many. Playing on discards them; if other players&apos; moves are among them, you are asked first.</source>
        <extracomment>In the help on undo and redo; names of entries are those of the menus.</extracomment>
        <translation>Gdy ruchy są cofnięte, wiersz polecenia mówi, ile ich jest. Dalsza gra je odrzuca; jeśli są wśród nich ruchy innych graczy, program najpierw zapyta.</translation>
    </message>
    <message>
        <source>Computer players</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Gracze komputerowi</translation>
    </message>
    <message>
        <source>In New Game, each seat is a person or a computer player of a level. The levels, from the weakest to the strongest: %1. A style gives it preferences. The Seats menu, or the menu of a board, changes who plays a seat during the game.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus. %1 is a list of the levels&apos; names.</extracomment>
        <translation>W oknie nowej gry każde miejsce zajmuje osoba albo gracz komputerowy na wybranym poziomie. Poziomy od najsłabszego do najsilniejszego: %1. Styl nadaje mu upodobania. Menu „Miejsca” lub menu planszy zmienia w trakcie gry, kto zajmuje miejsce.</translation>
    </message>
    <message>
        <source>Computer players see only what a person in their place would see. The log gives reasons for their moves; you can turn this off in the preferences.</source>
        <extracomment>In the help on computer players; names of entries are those of the menus.</extracomment>
        <translation>Gracze komputerowi widzą tylko to, co widziałaby osoba na ich miejscu. Dziennik podaje uzasadnienia ich ruchów; można to wyłączyć w preferencjach.</translation>
    </message>
    <message>
        <source>Pause Computers (Ctrl+P) stops them, and One Computer Move (Ctrl+Shift+P) plays a single move. Ctrl+Up and Ctrl+Down change how fast their moves follow each other.</source>
        <extracomment>In the help on computer players; names of entries are those of the menus.</extracomment>
        <translation>„Wstrzymaj komputery” (Ctrl+P) je zatrzymuje, a „Jeden ruch komputera” (Ctrl+Shift+P) wykonuje pojedynczy ruch. Ctrl+Strzałka w górę i Ctrl+Strzałka w dół zmieniają tempo, w jakim następują ich ruchy.</translation>
    </message>
    <message>
        <source>Another Program… lets a program of your own play. In a game opened from a file, computers and programs wait until you choose Continue.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>„Inny program…” pozwala grać twojemu własnemu programowi. W grze otwartej z pliku komputery i programy czekają, aż wybierzesz „Kontynuuj”.</translation>
    </message>
    <message>
        <source>Looking back</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Spojrzenie wstecz</translation>
    </message>
    <message>
        <source>Click a line of the log to show the table as it was then. The menu of the line goes back to that moment or continues from there as a new game.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>Kliknij wiersz dziennika, aby zobaczyć stół w tamtej chwili. Menu wiersza cofa grę do tego momentu lub kontynuuje od niego jako nową grę.</translation>
    </message>
    <message>
        <source>Replay (Ctrl+R) shows the game from the start: the arrow keys step, Page Up and Page Down go by rounds, Space plays and pauses, Escape returns to the game.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>Powtórka (Ctrl+R) pokazuje grę od początku: strzałki przechodzą krok po kroku, Page Up i Page Down całymi rundami, spacja odtwarza i wstrzymuje, Escape wraca do gry.</translation>
    </message>
    <message>
        <source>Course of the Game charts everyone&apos;s chance to win after each move and lists the turning points: mistakes, with a better move for each, and moves after which a player&apos;s chance fell steeply. It stands beside the table, which shows the moment you choose; Escape closes it.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>„Przebieg gry” rysuje wykres szans każdego gracza po każdym ruchu i wymienia punkty zwrotne: błędy, za każdym razem z lepszym ruchem, i ruchy, po których szansa któregoś gracza mocno spadła. Stoi obok stołu, który pokazuje wybrany moment; Escape go zamyka.</translation>
    </message>
    <message>
        <source>Games and positions</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Gry i pozycje</translation>
    </message>
    <message>
        <source>Saving</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Zapisywanie</translation>
    </message>
    <message>
        <source>Every move is saved as you make it. Quit whenever you like: Windrose continues the game at the next start. A small ring marks moves that are not on the disk yet.</source>
        <extracomment>In the help on files; names of entries are those of the menus.</extracomment>
        <translation>Każdy ruch jest od razu zapisywany. Kończ, kiedy chcesz: przy następnym uruchomieniu Windrose kontynuuje grę. Mały pierścień oznacza ruchy, których nie ma jeszcze na dysku.</translation>
    </message>
    <message>
        <source>When a new game starts, the previous one moves to Earlier Games, which keeps the last %1.</source>
        <extracomment>In the help on files; %1 is a number of games or the path of a folder.</extracomment>
        <translation>Gdy zaczyna się nowa gra, poprzednia trafia do „Wcześniejszych gier”, gdzie pozostaje ostatnich %1.</translation>
    </message>
    <message>
        <source>These games are in the folder %1. A second window has a game of its own there.</source>
        <extracomment>In the help on files; %1 is a number of games or the path of a folder.</extracomment>
        <translation>Te gry leżą w folderze %1. Drugie okno ma tam własną grę.</translation>
    </message>
    <message>
        <source>If a move cannot be saved, for example because the disk is full, a strip above the table says why. You can play on, and save the game somewhere else.</source>
        <extracomment>In the help on files; names of entries are those of the menus.</extracomment>
        <translation>Jeśli ruchu nie da się zapisać, na przykład dlatego, że dysk jest pełny, pasek nad stołem mówi, z jakiego powodu. Można grać dalej i zapisać grę w innym miejscu.</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Pliki</translation>
    </message>
    <message>
        <source>Save writes the game to a file of your choice. It asks before overwriting what another window or program has changed, and does not replace a write-protected file. Saving over a file follows links and keeps the file&apos;s owner, permissions and hard links.</source>
        <extracomment>In the help on files; names of entries are those of the menus.</extracomment>
        <translation>„Zapisz” zapisuje grę w wybranym pliku. Pyta, zanim nadpisze to, co zmieniło inne okno lub inny program, i nie zastępuje pliku chronionego przed zapisem. Zapis do istniejącego pliku podąża za dowiązaniami i zachowuje właściciela, uprawnienia i twarde dowiązania pliku.</translation>
    </message>
    <message>
        <source>Open files from the menu, drop them on the window, or double-click them. A file can have at most 16 MiB. Copy Game and Paste Game move a game or a position through the clipboard as text.</source>
        <extracomment>In the help on files; names of entries are those of the menus.</extracomment>
        <translation>Pliki otwiera się z menu, upuszczając je na okno lub klikając dwukrotnie. Plik może mieć najwyżej 16 MiB. „Kopiuj grę” i „Wklej grę” przenoszą grę lub pozycję przez schowek jako tekst.</translation>
    </message>
    <message>
        <source>A damaged file is opened up to its last good move, and you are told where the damage is. The damaged file itself is kept; if it is the saved last game, as a copy whose name ends in .damaged.</source>
        <extracomment>In the help on files; names of entries are those of the menus.</extracomment>
        <translation>Uszkodzony plik jest otwierany do ostatniego poprawnego ruchu, a program mówi, gdzie jest uszkodzenie. Sam plik pozostaje; jeśli jest to zapisana ostatnia gra, to jako kopia o nazwie z końcówką .damaged.</translation>
    </message>
    <message>
        <source>Setting up a position</source>
        <extracomment>The title of a page of the help, and of the window while a position is set up.</extracomment>
        <translation>Układanie pozycji</translation>
    </message>
    <message>
        <source>Set Up a Position in the Game menu copies the position to a table of its own, while the game waits. Move any piece between the box and the boards by dragging, by clicking, or with the keyboard. Like a game, the position is saved at every step and is still there after a crash, with undo and redo.</source>
        <extracomment>In the help on setting up a position; names of entries and buttons are those of the table.</extracomment>
        <translation>„Ułóż pozycję” w menu „Gra” kopiuje pozycję na osobny stół, a gra czeka. Każdy element można przenosić między pudełkiem a planszami: przeciąganiem, klikaniem lub z klawiatury. Tak jak gra, pozycja jest zapisywana przy każdym kroku i przetrwa awarię, wraz z cofaniem i ponawianiem.</translation>
    </message>
    <message>
        <source>Delete puts a piece back into the box, + and − change a number, and a double click turns a large building. Pieces that are used up cannot be placed.</source>
        <extracomment>In the help on setting up a position; names of entries and buttons are those of the table.</extracomment>
        <translation>Delete odkłada element do pudełka, + i − zmieniają liczbę, a dwukrotne kliknięcie obraca duży budynek. Elementów, których zabrakło, nie można położyć.</translation>
    </message>
    <message>
        <source>Table… changes the number of players, their names and the options. Start the Game from Here plays on from the position as a new game; Save Position and Copy Position write it as text that opens like a game.</source>
        <extracomment>In the help on setting up a position; names of entries and buttons are those of the table.</extracomment>
        <translation>„Stół…” zmienia liczbę graczy, ich imiona i warianty. „Zacznij grę stąd” gra od tej pozycji jako nową grę; „Zapisz pozycję” i „Kopiuj pozycję” zapisują ją jako tekst, który otwiera się jak grę.</translation>
    </message>
    <message>
        <source>Every move is shown piece by piece while the prompt describes it. Any key or click shows the rest at once; the speed is in the preferences.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>Każdy ruch jest pokazywany element po elemencie, a wiersz polecenia go opisuje. Dowolny klawisz lub kliknięcie pokazuje resztę od razu; tempo ustawia się w preferencjach.</translation>
    </message>
    <message>
        <source>An outline marks what each player&apos;s last move changed on the board. When your turn comes, a ribbon lists what the others did; Again shows it once more.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>Obwódka zaznacza, co na planszy zmienił ostatni ruch każdego gracza. Gdy przychodzi twoja kolej, wstęga wymienia, co zrobili inni; „Jeszcze raz” pokazuje to ponownie.</translation>
    </message>
    <message>
        <source>Rest the pointer on a role card to read what the role would bring each player now. A card with a 0 would bring you nothing.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>Zatrzymaj wskaźnik na karcie postaci, aby przeczytać, co przyniosłaby teraz każdemu graczowi. Karta z 0 nie dałaby ci nic.</translation>
    </message>
    <message>
        <source>Click a piece, then the place. A role card needs one click only, and so does an empty circle while a colonist waits in San Juan.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>Kliknij element, a potem miejsce. Karta postaci wymaga tylko jednego kliknięcia, podobnie jak wolne kółko, gdy w San Juan czeka kolonista.</translation>
    </message>
    <message>
        <source>What you can use now has a thin outline with a dot in its corner. A circle that takes a colonist has a plus.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>To, czego możesz teraz użyć, ma cienką obwódkę z kropką w rogu. Kółko, które przyjmuje kolonistę, ma plus.</translation>
    </message>
    <message>
        <source>Three gauges beside the role cards show how near the end is: the victory points left, the colonists left, and the fullest city.</source>
        <extracomment>A paragraph of the help about the end of the game.</extracomment>
        <translation>Trzy wskaźniki obok kart postaci pokazują, jak blisko jest koniec: pozostałe punkty zwycięstwa, pozostali koloniści i najpełniejsze miasto.</translation>
    </message>
    <message>
        <source>N goes to the next thing you can use, Tab to the next such part of the table, the arrow keys move within a part. Space picks up and puts down; while you carry a piece, all of these visit only places that accept it. Escape puts it back. ? shows all keys.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>N przechodzi do następnej rzeczy, której możesz użyć, Tab do następnej takiej części stołu, strzałki poruszają się w jej obrębie. Spacja podnosi i odkłada; gdy trzymasz element, wszystkie te klawisze odwiedzają tylko miejsca, które go przyjmują. Escape odkłada go z powrotem. ? pokazuje wszystkie klawisze.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Dźwięki</translation>
    </message>
    <message>
        <source>There are sounds for the pieces, for your turn after others moved, and for the end of the game. M turns the sounds off and on; their volume is in the preferences.</source>
        <extracomment>In the help on sounds.</extracomment>
        <translation>Dźwięki towarzyszą elementom, twojej turze po ruchach innych i końcowi gry. M wyłącza je i włącza; głośność ustawia się w preferencjach.</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Rozmiar tekstu</translation>
    </message>
    <message>
        <source>Larger Text (Ctrl++) and Smaller Text (Ctrl+-) in the View menu change the size of all texts, from 80 to 200 percent of the usual one; Ctrl+0 returns to it. On a small table, texts grow as far as their places allow.</source>
        <extracomment>In the help on the size of texts; names of entries are those of the menus.</extracomment>
        <translation>„Większy tekst” (Ctrl++) i „Mniejszy tekst” (Ctrl+-) w menu „Widok” zmieniają rozmiar wszystkich tekstów, od 80 do 200 procent zwykłego; Ctrl+0 do niego wraca. Na małym stole teksty rosną na tyle, na ile pozwala miejsce.</translation>
    </message>
    <message>
        <source></source>
        <comment>The pages of the help.</comment>
        <translation></translation>
    </message>
    <message>
        <source>The game</source>
        <extracomment>A chapter of the help: its goal, a round and the end.</extracomment>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Roles</source>
        <extracomment>A chapter of the help.</extracomment>
        <translation>Postacie</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>A chapter of the help.</extracomment>
        <translation>Budynki</translation>
    </message>
    <message>
        <source>Tiles and goods</source>
        <extracomment>A chapter of the help: plantations, the quarry, and the kinds of goods.</extracomment>
        <translation>Żetony i towary</translation>
    </message>
    <message>
        <source>On the table</source>
        <extracomment>A chapter of the help: the parts of the table and of a player&apos;s board.</extracomment>
        <translation>Na stole</translation>
    </message>
    <message>
        <source>The program</source>
        <extracomment>A chapter of the help: what the window offers.</extracomment>
        <translation>Program</translation>
    </message>
    <message>
        <source>See also: %1</source>
        <extracomment>Below an entry of the help: %1 is a list of other entries, &quot;Mayor · San Juan&quot;.</extracomment>
        <translation>Zobacz też: %1</translation>
    </message>
    <message>
        <source>City</source>
        <extracomment>A part of a player&apos;s board, as the title of an entry of the help.</extracomment>
        <translation>Miasto</translation>
    </message>
    <message>
        <source>Island</source>
        <extracomment>A part of a player&apos;s board, as the title of an entry of the help.</extracomment>
        <translation>Wyspa</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>In the help on keys: a key and what it does.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hidden points</source>
        <extracomment>The title of an entry of the help: points that players do not see of each other, and the curtain.</extracomment>
        <translation>Ukryte punkty</translation>
    </message>
    <message>
        <source>The preferences change how the table looks and sounds, how fast moves are shown, what undo may take back, and what players see of each other. Each of them takes effect at once.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>Preferencje zmieniają wygląd i dźwięki stołu, szybkość pokazywania ruchów, zasięg cofania i to, co gracze widzą u siebie nawzajem. Każda zmiana działa od razu.</translation>
    </message>
    <message>
        <source>Finished games on this computer are kept with the players, their points and their buildings. The pages count them by player, seat, building and length; filters choose games, and each game can be opened in the replay. Nothing leaves this computer.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>Zakończone gry są przechowywane na tym komputerze wraz z graczami, ich punktami i budynkami. Strony liczą je według gracza, miejsca, budynku i długości; filtry wybierają gry, a każdą można otworzyć w powtórce. Nic nie opuszcza tego komputera.</translation>
    </message>
    <message>
        <source>Learn in the Help menu leads through a first game at the table, and three short lessons show shipping, money and the end. A note beside a piece says one thing at a time. Play as you like in between; a lesson can be left at any moment and taken up again.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>„Nauka” w menu „Pomoc” prowadzi przez pierwszą grę przy stole, a trzy krótkie lekcje pokazują wysyłkę towarów, pieniądze i koniec gry. Notatka obok elementu mówi naraz tylko jedną rzecz. Między notatkami graj, jak chcesz; lekcję można w każdej chwili przerwać i potem do niej wrócić.</translation>
    </message>
    <message>
        <source>Puzzles in the Help menu are positions near the end of a game. Play the best move for the player whose turn it is. It is proved that every other move brings less, because everything that can follow was tried. After a wrong move you are told what it would lead to; after the right one, the rest of the game is shown. A hint says a little more each time. Your game waits and comes back as it was, and your solved puzzles are remembered.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>Zadania w menu Pomoc to pozycje tuż przed końcem gry. Podaj najlepszy ruch gracza, którego jest kolej. Udowodniono, że każdy inny daje mniej, bo wypróbowano wszystko, co może nastąpić. Po złym ruchu widać, co daje, a dobry jest rozgrywany do końca. Każda podpowiedź mówi trochę więcej. Twoja gra czeka i wraca taka, jaka była, a rozwiązane zadania są zapamiętywane.</translation>
    </message>
    <message>
        <source>A puzzle that is on the table when you quit is there again at the next start; Back to the Game returns to your game.</source>
        <extracomment>In the help, about puzzles; &quot;Back to the Game&quot; is the button beside a puzzle.</extracomment>
        <translation>Zadanie, które przy wyjściu leży na stole, jest przy następnym uruchomieniu rozkładane ponownie; „Powrót do gry” przywraca twoją grę.</translation>
    </message>
    <message>
        <source>Sharing</source>
        <extracomment>The title of an entry of the help: pictures, the log and games as texts, for others.</extracomment>
        <translation>Udostępnianie</translation>
    </message>
    <message>
        <source>Share and Export in the Game menu saves, copies and, where that is possible, prints a picture of the table as you see it. It also saves or copies the log as text. The window with the score has a button for its own picture.</source>
        <extracomment>In the help on sharing; names of entries are those of the menus.</extracomment>
        <translation>„Udostępnianie i eksport” w menu Gra zapisuje, kopiuje i, gdzie to możliwe, drukuje obraz stołu tak, jak go widzisz. Zapisuje też lub kopiuje dziennik jako tekst. Okno z punktacją ma przycisk własnego obrazu.</translation>
    </message>
    <message>
        <source>Copy Game for Chat copies the game as a short text that can be sent in a chat; Paste Game opens it again, here or on another computer.</source>
        <extracomment>In the help on sharing; names of entries are those of the menus.</extracomment>
        <translation>„Kopiuj grę na czat” kopiuje grę jako krótki tekst, który można wysłać na czacie; „Wklej grę” otwiera ją znowu, tu lub na innym komputerze.</translation>
    </message>
    <message>
        <source>Then… also shows what is expected to follow each move.</source>
        <extracomment>In the help on hints; Then… is a button.</extracomment>
        <translation>„Potem…” pokazuje też, co prawdopodobnie nastąpi po każdym ruchu.</translation>
    </message>
    <message>
        <source>Below them it says how often each player found the best move, and lists each player&apos;s mistakes.</source>
        <extracomment>A paragraph of the help on the course of the game, below the text about its list of mistakes.</extracomment>
        <translation>Poniżej podaje, jak często każdy gracz znalazł najlepszy ruch, i jego błędy.</translation>
    </message>
    <message>
        <source>Analysis thinks about the position on the table for as long as it is open. It shows everyone&apos;s chance to win and the five best moves, and goes with undo and replay.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>„Analiza” rozważa pozycję na stole, dopóki jest otwarta. Pokazuje szanse wszystkich i pięć najlepszych ruchów oraz podąża za cofaniem i odtwarzaniem.</translation>
    </message>
</context>
<context>
    <name>Hover</name>
    <message>
        <source>%1 = %2</source>
        <extracomment>%1 is a calculation such as &quot;8 − 1 builder − 2 quarries&quot;, %2 its result</extracomment>
        <translation>%1 = %2</translation>
    </message>
    <message numerus="yes">
        <source>%n circle(s)</source>
        <extracomment>In the text over a building: how many circles for colonists it has.</extracomment>
        <translation>
            <numerusform>%n kółko</numerusform>
            <numerusform>%n kółka</numerusform>
            <numerusform>%n kółek</numerusform>
        </translation>
    </message>
    <message>
        <source>Costs %1; %2, %3, two city spaces.</source>
        <extracomment>%1 is &quot;10 doubloons&quot;, %2 &quot;4 victory points&quot;, %3 &quot;1 circle&quot;</extracomment>
        <translation>Kosztuje %1; %2, %3, dwa pola miasta.</translation>
    </message>
    <message>
        <source>Costs %1; %2, %3.</source>
        <extracomment>In the text over a building: %1 is the price in doubloons, %2 the circles, %3 the victory points, each with its noun.</extracomment>
        <translation>Kosztuje %1; %2, %3.</translation>
    </message>
    <message>
        <source>You pay now: %1.</source>
        <extracomment>%1 is a number or a calculation such as &quot;8 − 1 builder = 7&quot;</extracomment>
        <translation>Płacisz teraz: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You are %n doubloon(s) short.</source>
        <extracomment>In the text over a building: how many doubloons are missing.</extracomment>
        <translation>
            <numerusform>Brakuje ci %n dublona.</numerusform>
            <numerusform>Brakuje ci %n dublonów.</numerusform>
            <numerusform>Brakuje ci %n dublonów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sold out.</source>
        <extracomment>In the text over a building of which no copy is left.</extracomment>
        <translation>Wyprzedany.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n copy(ies) left.</source>
        <extracomment>%1 copies left of %n in the game</extracomment>
        <translation>
            <numerusform>Pozostało: %1 z %n.</numerusform>
            <numerusform>Pozostało: %1 z %n.</numerusform>
            <numerusform>Pozostało: %1 z %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>− %1 builder</source>
        <extracomment>In the sum of a price: %1 is what the role of the builder takes off.</extracomment>
        <translation>− %1 budowniczy</translation>
    </message>
    <message numerus="yes">
        <source>− %n quarry(ies)</source>
        <extracomment>In the sum of a price: the occupied quarries that take a doubloon off each.</extracomment>
        <translation>
            <numerusform>− %n kamieniołom</numerusform>
            <numerusform>− %n kamieniołomy</numerusform>
            <numerusform>− %n kamieniołomów</numerusform>
        </translation>
    </message>
    <message>
        <source>+ 1 trader</source>
        <extracomment>In the text over the trading house: the trader&apos;s privilege, as a part of a price.</extracomment>
        <translation>+ 1 kupiec</translation>
    </message>
    <message>
        <source>+ %1 %2</source>
        <extracomment>%1 is a number of doubloons, %2 a building such as &quot;small market&quot;</extracomment>
        <translation>+ %1 %2</translation>
    </message>
    <message>
        <source>You own it already.</source>
        <extracomment>In the text over a building of the supply.</extracomment>
        <translation>Masz już ten budynek.</translation>
    </message>
    <message>
        <source>Already taken this round.</source>
        <extracomment>In the text over a role card.</extracomment>
        <translation>Już wzięta w tej rundzie.</translation>
    </message>
    <message numerus="yes">
        <source>The player who takes this card gets %n doubloon(s).</source>
        <extracomment>In the text over a role card on which doubloons lie.</extracomment>
        <translation>
            <numerusform>Gracz, który weźmie tę kartę, dostanie %n dublon.</numerusform>
            <numerusform>Gracz, który weźmie tę kartę, dostanie %n dublony.</numerusform>
            <numerusform>Gracz, który weźmie tę kartę, dostanie %n dublonów.</numerusform>
        </translation>
    </message>
    <message>
        <source>None left.</source>
        <extracomment>In the text over a stack of tiles that is empty.</extracomment>
        <translation>Żaden nie pozostał.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n quarry(ies) left.</source>
        <extracomment>%1 quarries left of %n in the game</extracomment>
        <translation>
            <numerusform>Pozostało: %1 z %n.</numerusform>
            <numerusform>Pozostało: %1 z %n.</numerusform>
            <numerusform>Pozostało: %1 z %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trading house pays %n doubloon(s) for a barrel.</source>
        <extracomment>In the text over goods: what a barrel sells for.</extracomment>
        <translation>
            <numerusform>Targowisko płaci za beczkę %n dublon.</numerusform>
            <numerusform>Targowisko płaci za beczkę %n dublony.</numerusform>
            <numerusform>Targowisko płaci za beczkę %n dublonów.</numerusform>
        </translation>
    </message>
    <message>
        <source>For you now: %1.</source>
        <extracomment>%1 is a number or a calculation such as &quot;2 + 1 trader = 3&quot;</extracomment>
        <translation>Dla ciebie teraz: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n barrel(s) left in the supply.</source>
        <extracomment>%1 barrels left of %n in the game</extracomment>
        <translation>
            <numerusform>Beczki w puli: %1 z %n.</numerusform>
            <numerusform>Beczki w puli: %1 z %n.</numerusform>
            <numerusform>Beczki w puli: %1 z %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n doubloon(s).</source>
        <extracomment>In the text over a building: the doubloons of the player to move.</extracomment>
        <translation>
            <numerusform>Masz %n dublon.</numerusform>
            <numerusform>Masz %n dublony.</numerusform>
            <numerusform>Masz %n dublonów.</numerusform>
        </translation>
    </message>
    <message>
        <source>You would pay: %1.</source>
        <extracomment>In the text over a building: %1 is the price with how it comes about, such as &quot;8 − 1 builder − 2 quarries = 5 doubloons&quot;.</extracomment>
        <translation>Cena dla ciebie: %1.</translation>
    </message>
    <message>
        <source>You would pay: %1; as builder %2.</source>
        <extracomment>%1 is a number or a calculation such as &quot;8 − 2 quarries = 6&quot;, %2 a number</extracomment>
        <translation>Cena dla ciebie: %1; jako budowniczy %2.</translation>
    </message>
    <message numerus="yes">
        <source>It scores %n point(s) for you now.</source>
        <extracomment>In the text over a large building: the victory points of its bonus.</extracomment>
        <translation>
            <numerusform>Daje ci teraz %n punkt.</numerusform>
            <numerusform>Daje ci teraz %n punkty.</numerusform>
            <numerusform>Daje ci teraz %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would score %n point(s) for you now if occupied.</source>
        <extracomment>In the text over a large building: the victory points of its bonus.</extracomment>
        <translation>
            <numerusform>Obsadzony daje ci teraz %n punkt.</numerusform>
            <numerusform>Obsadzony daje ci teraz %n punkty.</numerusform>
            <numerusform>Obsadzony daje ci teraz %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would score %n point(s) for you now if built and occupied.</source>
        <extracomment>In the text over a large building: the victory points of its bonus.</extracomment>
        <translation>
            <numerusform>Po wzniesieniu i obsadzeniu daje ci teraz %n punkt.</numerusform>
            <numerusform>Po wzniesieniu i obsadzeniu daje ci teraz %n punkty.</numerusform>
            <numerusform>Po wzniesieniu i obsadzeniu daje ci teraz %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>The trading house is full.</source>
        <extracomment>Why a sale is not possible, in the text over the trading house.</extracomment>
        <translation>Targowisko jest pełne.</translation>
    </message>
    <message>
        <source>For you on your turn: %1.</source>
        <extracomment>In the text over a role card: %1 is what the role would bring.</extracomment>
        <translation>Dla ciebie w twojej turze: %1.</translation>
    </message>
    <message>
        <source>%1: no tile to take or no room for it</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>%1: brak żetonu do wzięcia lub miejsca na niego</translation>
    </message>
    <message>
        <source>%1: a tile</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>%1: jeden żeton</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n colonist(s)</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>
            <numerusform>%1: %n kolonista</numerusform>
            <numerusform>%1: %n kolonistów</numerusform>
            <numerusform>%1: %n kolonistów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: can afford %n kind(s) of buildings</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>
            <numerusform>%1: stać na %n rodzaj budynków</numerusform>
            <numerusform>%1: stać na %n rodzaje budynków</numerusform>
            <numerusform>%1: stać na %n rodzajów budynków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n barrel(s)</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>
            <numerusform>%1: %n beczka</numerusform>
            <numerusform>%1: %n beczki</numerusform>
            <numerusform>%1: %n beczek</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: nothing to sell</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>%1: nic do sprzedania</translation>
    </message>
    <message numerus="yes">
        <source>%1: a sale for up to %n doubloon(s)</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>
            <numerusform>%1: sprzedaż za najwyżej %n dublon</numerusform>
            <numerusform>%1: sprzedaż za najwyżej %n dublony</numerusform>
            <numerusform>%1: sprzedaż za najwyżej %n dublonów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: nothing to load</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>%1: nic do załadowania</translation>
    </message>
    <message numerus="yes">
        <source>%1: up to %n barrel(s) on one ship</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>
            <numerusform>%1: najwyżej %n beczka na jeden statek</numerusform>
            <numerusform>%1: najwyżej %n beczki na jeden statek</numerusform>
            <numerusform>%1: najwyżej %n beczek na jeden statek</numerusform>
        </translation>
    </message>
    <message>
        <source>If %1 takes it now:</source>
        <extracomment>%1 is a player&apos;s name; a line for each player follows</extracomment>
        <translation>Jeśli teraz weźmie ją %1:</translation>
    </message>
    <message>
        <source></source>
        <comment>The text over a thing on the table.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>StoredPuzzles</name>
    <message>
        <source></source>
        <comment>Why it cannot be kept which puzzles were solved, in messages.</comment>
        <translation></translation>
    </message>
    <message>
        <source>It was written by a later version of Windrose.</source>
        <extracomment>Why it cannot be kept which puzzles were solved.</extracomment>
        <translation>Zapisała go nowsza wersja Windrose.</translation>
    </message>
    <message>
        <source>Another window is writing the file.</source>
        <extracomment>Why it cannot be kept which puzzles were solved.</extracomment>
        <translation>Inne okno zapisuje ten plik.</translation>
    </message>
    <message>
        <source>No lock file can be created.</source>
        <extracomment>Why it cannot be kept which puzzles were solved.</extracomment>
        <translation>Nie można utworzyć pliku blokady.</translation>
    </message>
</context>
<context>
    <name>StoredResults</name>
    <message>
        <source></source>
        <comment>Why the results of a game cannot be kept, in messages.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Another window is writing the results.</source>
        <extracomment>Why the result of a finished game cannot be kept.</extracomment>
        <translation>Wyniki zapisuje właśnie inne okno.</translation>
    </message>
    <message>
        <source>No lock file can be created for the results.</source>
        <extracomment>Why the result of a finished game cannot be kept.</extracomment>
        <translation>Nie można utworzyć pliku blokady dla wyników.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>The disk is slow: the game is still being written.</source>
        <extracomment>The question while the window waits for a slow disk before it closes.</extracomment>
        <translation>Dysk jest powolny: gra jest jeszcze zapisywana.</translation>
    </message>
    <message>
        <source>The window closes automatically as soon as the game is saved. If you quit before that, the last moves may be lost.</source>
        <extracomment>Explains the question while the window waits for a slow disk before it closes.</extracomment>
        <translation>Okno zamknie się samo, gdy tylko gra zostanie zapisana. Jeśli zakończysz wcześniej, ostatnie ruchy mogą przepaść.</translation>
    </message>
    <message>
        <source>Quit Anyway</source>
        <extracomment>A button of the question whether to quit although the game could not be saved.</extracomment>
        <translation>Zakończ mimo to</translation>
    </message>
    <message>
        <source>The disk is slow: the file %1 is still being saved.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Dysk jest powolny: plik %1 jest jeszcze zapisywany.</translation>
    </message>
    <message>
        <source>The window closes automatically as soon as that is done. If you quit before that, the file may be missing or keep its previous contents.</source>
        <extracomment>Explains the question while the window waits for a slow disk before it closes.</extracomment>
        <translation>Okno zamknie się samo, gdy tylko zapis się skończy. Jeśli zakończysz wcześniej, pliku może zabraknąć lub zachowa on poprzednią treść.</translation>
    </message>
    <message>
        <source></source>
        <comment>The question before the window closes.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source></source>
        <comment>The names of the lessons, in menus and on their first bubble.</comment>
        <translation></translation>
    </message>
    <message>
        <source>A First Game</source>
        <extracomment>Name of a lesson, in the menu and in the head of its bubbles</extracomment>
        <translation>Pierwsza gra</translation>
    </message>
    <message>
        <source>Shipping</source>
        <extracomment>Name of a lesson, in the menu and in the head of its bubbles</extracomment>
        <translation>Wysyłka towarów</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Name of a lesson, in the menu and in the head of its bubbles</extracomment>
        <translation>Pieniądze</translation>
    </message>
    <message>
        <source>The End of the Game</source>
        <extracomment>Name of a lesson, in the menu and in the head of its bubbles</extracomment>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>You play, and are told what to do and why. It takes about ten minutes.</source>
        <extracomment>What the lesson &quot;A First Game&quot; is about, in its menu entry&apos;s tooltip</extracomment>
        <translation>Grasz i dowiadujesz się, co robić i dlaczego. Trwa to około dziesięciu minut.</translation>
    </message>
    <message>
        <source>The captain, from both sides: how ships are loaded, and what is lost.</source>
        <extracomment>What the lesson &quot;Shipping&quot; is about, in its menu entry&apos;s tooltip</extracomment>
        <translation>Kapitan z obu stron: jak ładuje się statki i co się traci.</translation>
    </message>
    <message>
        <source>Trading, quarries and prices: where doubloons come from, and how far they go.</source>
        <extracomment>What the lesson &quot;Money&quot; is about, in its menu entry&apos;s tooltip</extracomment>
        <translation>Sprzedaż, kamieniołomy i ceny: skąd się biorą dublony i na co starczają.</translation>
    </message>
    <message>
        <source>Large buildings, and how to end the game while you are ahead.</source>
        <extracomment>What the lesson &quot;The End of the Game&quot; is about, in its menu entry&apos;s tooltip</extracomment>
        <translation>Duże budynki i jak zakończyć grę, gdy prowadzisz.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message numerus="yes">
        <source>%1 takes %n doubloon(s) from the card.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 bierze z karty %n dublon.</numerusform>
            <numerusform>%1 bierze z karty %n dublony.</numerusform>
            <numerusform>%1 bierze z karty %n dublonów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n doubloon(s) as prospector.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 dostaje %n dublon jako poszukiwacz.</numerusform>
            <numerusform>%1 dostaje %n dublony jako poszukiwacz.</numerusform>
            <numerusform>%1 dostaje %n dublonów jako poszukiwacz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n doubloon(s) from the factory.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 dostaje %n dublon za przetwórnię.</numerusform>
            <numerusform>%1 dostaje %n dublony za przetwórnię.</numerusform>
            <numerusform>%1 dostaje %n dublonów za przetwórnię.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n doubloon(s).</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 dostaje %n dublon.</numerusform>
            <numerusform>%1 dostaje %n dublony.</numerusform>
            <numerusform>%1 dostaje %n dublonów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for loading.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 dostaje %n punkt za załadunek.</numerusform>
            <numerusform>%1 dostaje %n punkty za załadunek.</numerusform>
            <numerusform>%1 dostaje %n punktów za załadunek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for the harbor.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 dostaje %n punkt za port.</numerusform>
            <numerusform>%1 dostaje %n punkty za port.</numerusform>
            <numerusform>%1 dostaje %n punktów za port.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) as captain.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 dostaje %n punkt jako kapitan.</numerusform>
            <numerusform>%1 dostaje %n punkty jako kapitan.</numerusform>
            <numerusform>%1 dostaje %n punktów jako kapitan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s).</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 dostaje %n punkt.</numerusform>
            <numerusform>%1 dostaje %n punkty.</numerusform>
            <numerusform>%1 dostaje %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 draws %2 with the hacienda.</source>
        <extracomment>%2 is a tile such as &quot;a corn plantation&quot;</extracomment>
        <translation>%1 dobiera dzięki haciendzie %2.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 a tile with its article.</extracomment>
        <translation>%1 bierze %2.</translation>
    </message>
    <message>
        <source>%1&apos;s hospice sends a colonist from the ship.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 that of a building.</extracomment>
        <translation>Przytułek gracza %1 przysyła kolonistę ze statku.</translation>
    </message>
    <message>
        <source>%1&apos;s hospice sends a colonist.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 that of a building.</extracomment>
        <translation>Przytułek gracza %1 przysyła kolonistę.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) that nobody took is/are discarded.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>
            <numerusform>%n żeton, którego nikt nie wziął, zostaje odrzucony.</numerusform>
            <numerusform>%n żetony, których nikt nie wziął, zostają odrzucone.</numerusform>
            <numerusform>%n żetonów, których nikt nie wziął, zostaje odrzuconych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discarded tile(s) is/are shuffled into a new stack.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>
            <numerusform>%n odrzucony żeton tworzy nowy stos.</numerusform>
            <numerusform>%n odrzucone żetony zostają potasowane w nowy stos.</numerusform>
            <numerusform>%n odrzuconych żetonów zostaje potasowanych w nowy stos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) is/are dealt face up.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>
            <numerusform>Odkryto %n żeton.</numerusform>
            <numerusform>Odkryto %n żetony.</numerusform>
            <numerusform>Odkryto %n żetonów.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gets 1 more colonist as mayor.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>%1 dostaje 1 dodatkowego kolonistę jako burmistrz.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n colonist(s) from the ship.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 dostaje ze statku %n kolonistę.</numerusform>
            <numerusform>%1 dostaje ze statku %n kolonistów.</numerusform>
            <numerusform>%1 dostaje ze statku %n kolonistów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places the colonists; %n is/are at work.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 rozmieszcza kolonistów; pracuje %n.</numerusform>
            <numerusform>%1 rozmieszcza kolonistów; pracuje %n.</numerusform>
            <numerusform>%1 rozmieszcza kolonistów; pracuje %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>No colonists are left for the ship.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>Nie ma już kolonistów na statek.</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) board(s) the ship.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>
            <numerusform>%n kolonista wsiada na statek.</numerusform>
            <numerusform>%n kolonistów wsiada na statek.</numerusform>
            <numerusform>%n kolonistów wsiada na statek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 builds %2 for %n doubloon(s).</source>
        <extracomment>%2 is a building such as &quot;a coffee roaster&quot;</extracomment>
        <translation>
            <numerusform>%1 wznosi za %n dublon %2.</numerusform>
            <numerusform>%1 wznosi za %n dublony %2.</numerusform>
            <numerusform>%1 wznosi za %n dublonów %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 moves the %3 to city space %2 to make room.</source>
        <extracomment>%3 is a building such as &quot;coffee roaster&quot;</extracomment>
        <translation>%1 przesuwa budynek na pole miasta %2, by zrobić miejsce: %3.</translation>
    </message>
    <message>
        <source>%1&apos;s university sends a colonist from the ship to the new %2.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 that of a building.</extracomment>
        <translation>Uniwersytet gracza %1 przysyła kolonistę ze statku do nowego budynku: %2.</translation>
    </message>
    <message>
        <source>%1&apos;s university sends a colonist to the new %2.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 that of a building.</extracomment>
        <translation>Uniwersytet gracza %1 przysyła kolonistę do nowego budynku: %2.</translation>
    </message>
    <message>
        <source>%1 produces %2.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 a list of barrels such as &quot;2 corn and 1 sugar&quot;.</extracomment>
        <translation>%1 produkuje: %2.</translation>
    </message>
    <message>
        <source>%1 takes an extra barrel of %2 as craftsman.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 a kind of goods.</extracomment>
        <translation>%1 bierze jako nadzorca dodatkową beczkę: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sells %2 for %n doubloon(s).</source>
        <extracomment>%2 is a good such as &quot;corn&quot;</extracomment>
        <translation>
            <numerusform>%1 sprzedaje za %n dublon: %2.</numerusform>
            <numerusform>%1 sprzedaje za %n dublony: %2.</numerusform>
            <numerusform>%1 sprzedaje za %n dublonów: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trading house is full: its %n barrel(s) return(s) to the supply.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>
            <numerusform>Targowisko jest pełne: %n beczka wraca do puli.</numerusform>
            <numerusform>Targowisko jest pełne: %n beczki wracają do puli.</numerusform>
            <numerusform>Targowisko jest pełne: %n beczek wraca do puli.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 loads %2 onto cargo ship %3.</source>
        <extracomment>%2 is &quot;3 barrels of corn&quot;, %3 the ship&apos;s capacity</extracomment>
        <translation>%1 ładuje na statek %3: %2.</translation>
    </message>
    <message>
        <source>%1 ships %2 with the wharf.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 a number of barrels with their kind.</extracomment>
        <translation>%1 wysyła z nabrzeża: %2.</translation>
    </message>
    <message>
        <source>%1 cannot store %2.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 a number of barrels with their kind.</extracomment>
        <translation>%1 nie może przechować: %2.</translation>
    </message>
    <message>
        <source>Cargo ship %1 sails with %2.</source>
        <extracomment>%2 is &quot;5 barrels of corn&quot;</extracomment>
        <translation>Statek towarowy %1 odpływa z ładunkiem: %2.</translation>
    </message>
    <message>
        <source>There are not enough colonists to fill the ship: this is the last round.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>Brakuje kolonistów, by zapełnić statek: to ostatnia runda.</translation>
    </message>
    <message>
        <source>A city is full: this is the last round.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>Miasto jest pełne: to ostatnia runda.</translation>
    </message>
    <message>
        <source>The last victory point has been taken: this is the last round.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>Wzięto ostatni punkt zwycięstwa: to ostatnia runda.</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>To ostatnia runda.</translation>
    </message>
    <message>
        <source>%1 takes the role of %2.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 that of a role.</extracomment>
        <translation>%1 bierze postać: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gains a doubloon (%n on it).</source>
        <extracomment>A line of the log; %1 is a role whose card nobody took, %n the doubloons on it now.</extracomment>
        <translation>
            <numerusform>%1: dochodzi dublon (na karcie %n).</numerusform>
            <numerusform>%1: dochodzi dublon (na karcie %n).</numerusform>
            <numerusform>%1: dochodzi dublon (na karcie %n).</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 ends.</source>
        <extracomment>A line of the log; %1 is the number of a round.</extracomment>
        <translation>Koniec rundy %1.</translation>
    </message>
    <message>
        <source>%1 is the new governor.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>Nowym gubernatorem jest %1.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>Koniec gry.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>%1 pasuje.</translation>
    </message>
    <message>
        <source>This is the last round: the colonist ship could not be filled.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>To ostatnia runda: nie udało się zapełnić statku kolonistów.</translation>
    </message>
    <message>
        <source>This is the last round: the victory points have run out.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>To ostatnia runda: skończyły się punkty zwycięstwa.</translation>
    </message>
    <message>
        <source>This is the last round: %1&apos;s city is full.</source>
        <extracomment>%1 is a player&apos;s name</extracomment>
        <translation>To ostatnia runda: miasto gracza %1 jest pełne.</translation>
    </message>
    <message>
        <source></source>
        <comment>The lines of the log, which tell what happened.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a tile or building such as &quot;indigo plant&quot;, %2 how many colonists move</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Occupied now: %1.</source>
        <extracomment>%1 is a list of tiles and buildings: &quot;corn plantation, indigo plant (2)&quot;</extracomment>
        <translation>Teraz obsadzone: %1.</translation>
    </message>
    <message>
        <source>Unoccupied now: %1.</source>
        <extracomment>%1 is a list of tiles and buildings: &quot;corn plantation, indigo plant (2)&quot;</extracomment>
        <translation>Teraz nieobsadzone: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) wait(s) in San Juan.</source>
        <extracomment>A line of the log about the colonists for whom there is no circle.</extracomment>
        <translation>
            <numerusform>%n kolonista czeka w San Juan.</numerusform>
            <numerusform>%n kolonistów czeka w San Juan.</numerusform>
            <numerusform>%n kolonistów czeka w San Juan.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps %2; lost: %3.</source>
        <extracomment>%2 and %3 are lists of barrels: &quot;2 barrels of sugar, 1 barrel of coffee&quot;</extracomment>
        <translation>%1 zachowuje: %2; traci: %3.</translation>
    </message>
    <message>
        <source></source>
        <comment>The lines of the log about orders.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>MoneyLesson</name>
    <message>
        <source></source>
        <comment>Bubbles of the lesson about money.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Doubloons buy buildings, and buildings win games. You have two, and barrels of corn, indigo and coffee. The best way to more doubloons is to sell one good barrel at the right time.</source>
        <extracomment>The first bubble of the lesson &quot;Money&quot;, beside the learner&apos;s barrels and doubloons</extracomment>
        <translation>Za dublony kupuje się budynki, a budynki wygrywają gry. Masz dwa dublony oraz beczki z kukurydzą, indygo i kawą. Najlepsza droga do dublonów to sprzedać jedną dobrą beczkę we właściwej chwili.</translation>
    </message>
    <message>
        <source>The trading house holds indigo and sugar already, so nobody can sell those. It has two spaces left. Coffee brings 4 doubloons; your small market adds 1 to every sale, and the trader&apos;s privilege another.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the trading house, where indigo and sugar lie</extracomment>
        <translation>Na targowisku leżą indygo i cukier, więc nikt nie może ich sprzedać. Zostały dwa miejsca. Kawa daje 4 dublony; twój mały targ dodaje 1 do każdej sprzedaży, a przywilej kupca jeszcze 1.</translation>
    </message>
    <message>
        <source>Take the trader before somebody fills the house. There is even a doubloon on the card: nobody wanted it in the last round.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the role cards; the trader is marked</extracomment>
        <translation>Weź kupca, zanim ktoś zapełni targowisko. Na karcie leży nawet dublon: w ostatniej rundzie nikt jej nie chciał.</translation>
    </message>
    <message>
        <source>You may sell only one barrel, so sell the most valuable: the coffee. Rest the mouse on the house or on a barrel to see how its price comes about.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the trading house; an arrow leads from the coffee to it</extracomment>
        <translation>Sprzedajesz tylko jedną beczkę, więc sprzedaj najdroższą: kawę. Zatrzymaj mysz na targowisku lub na beczce, a zobaczysz, skąd bierze się jej cena.</translation>
    </message>
    <message>
        <source>Only a full house is emptied, at the end of the phase. While it holds three barrels, the next trader has a single space, so look at the house before you take a role, and before you leave one to others.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the trading house</extracomment>
        <translation>Tylko pełne targowisko jest opróżniane, na koniec fazy. Gdy są na nim trzy beczki, następny kupiec ma tylko jedno miejsce, więc spójrz na targowisko, zanim weźmiesz postać i zanim zostawisz ją innym.</translation>
    </message>
    <message>
        <source>What buildings cost you: each occupied quarry saves a doubloon, but at most one in the first column, two in the second, and so on. The builder saves one more. You have two quarries.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the building supply with its four columns</extracomment>
        <translation>Ile kosztują cię budynki: każdy obsadzony kamieniołom oszczędza dublon, ale w pierwszej kolumnie najwyżej jeden, w drugiej dwa i tak dalej. Budowniczy oszczędza jeszcze jeden. Masz dwa kamieniołomy.</translation>
    </message>
    <message>
        <source>You are the governor now, and you have money: take the builder. Waiting costs, because there are only two of each violet building.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the role cards; the builder is marked</extracomment>
        <translation>Teraz ty jesteś gubernatorem i masz pieniądze: weź budowniczego. Czekanie kosztuje, bo każdy fioletowy budynek jest tylko w dwóch egzemplarzach.</translation>
    </message>
    <message numerus="yes">
        <source>Expensive buildings gain most from quarries. %1 costs %2, and you pay %n doubloon(s). It is one of the best that you can afford; choose another if you like.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the building supply: %1 is a building, %2 a printed cost, and %n what the learner would pay</extracomment>
        <translation>
            <numerusform>Na kamieniołomach najwięcej zyskują drogie budynki. %1 kosztuje %2, a ty płacisz %n dublon. Za takie pieniądze to jeden z najlepszych; jeśli chcesz, wybierz inny.</numerusform>
            <numerusform>Na kamieniołomach najwięcej zyskują drogie budynki. %1 kosztuje %2, a ty płacisz %n dublony. Za takie pieniądze to jeden z najlepszych; jeśli chcesz, wybierz inny.</numerusform>
            <numerusform>Na kamieniołomach najwięcej zyskują drogie budynki. %1 kosztuje %2, a ty płacisz %n dublonów. Za takie pieniądze to jeden z najlepszych; jeśli chcesz, wybierz inny.</numerusform>
        </translation>
    </message>
    <message>
        <source>More buildings earn money: the markets at each sale, the office sells a kind that lies in the house already, and the factory pays at each harvest for how many kinds you produce.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the building supply</extracomment>
        <translation>Zarabiają też inne budynki: targi przy każdej sprzedaży, biuro handlowe sprzedaje towar, który już leży na targowisku, a przetwórnia płaci przy każdych zbiorach za liczbę produkowanych rodzajów.</translation>
    </message>
    <message>
        <source>To remember: sell coffee and tobacco, ship corn. Quarries early, expensive buildings later. And take a role with two or three doubloons on it, unless it helps the others more.</source>
        <extracomment>The last bubble of the lesson &quot;Money&quot;</extracomment>
        <translation>Zapamiętaj: kawę i tytoń sprzedawaj, kukurydzę wysyłaj. Kamieniołomy wcześnie, drogie budynki później. I bierz postać, na której leżą dwa lub trzy dublony, chyba że bardziej pomaga innym.</translation>
    </message>
    <message>
        <source>Somebody else took the builder, so you may buy now, without the privilege. Or build nothing and save for something more expensive: the choice is yours.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the building supply, when another player took the builder</extracomment>
        <translation>Budowniczego wziął kto inny, więc możesz teraz kupować, ale bez przywileju. Albo nic nie wznoś i oszczędzaj na coś droższego: wybór należy do ciebie.</translation>
    </message>
    <message>
        <source>You cannot afford anything here. Build nothing this time.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the building supply</extracomment>
        <translation>Na nic tutaj cię nie stać. Tym razem nic nie wznoś.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Corn</source>
        <extracomment>The name of a kind of goods, alone: on the table and as a title.</extracomment>
        <translation>Kukurydza</translation>
    </message>
    <message>
        <source>Indigo</source>
        <extracomment>The name of a kind of goods, alone: on the table and as a title.</extracomment>
        <translation>Indygo</translation>
    </message>
    <message>
        <source>Sugar</source>
        <extracomment>The name of a kind of goods, alone: on the table and as a title.</extracomment>
        <translation>Cukier</translation>
    </message>
    <message>
        <source>Tobacco</source>
        <extracomment>The name of a kind of goods, alone: on the table and as a title.</extracomment>
        <translation>Tytoń</translation>
    </message>
    <message>
        <source>Coffee</source>
        <extracomment>The name of a kind of goods, alone: on the table and as a title.</extracomment>
        <translation>Kawa</translation>
    </message>
    <message>
        <source>Corn plantation</source>
        <extracomment>The name of an island tile, alone: on the table and as a title.</extracomment>
        <translation>Plantacja kukurydzy</translation>
    </message>
    <message>
        <source>Indigo plantation</source>
        <extracomment>The name of an island tile, alone: on the table and as a title.</extracomment>
        <translation>Plantacja indygo</translation>
    </message>
    <message>
        <source>Sugar plantation</source>
        <extracomment>The name of an island tile, alone: on the table and as a title.</extracomment>
        <translation>Plantacja cukru</translation>
    </message>
    <message>
        <source>Tobacco plantation</source>
        <extracomment>The name of an island tile, alone: on the table and as a title.</extracomment>
        <translation>Plantacja tytoniu</translation>
    </message>
    <message>
        <source>Coffee plantation</source>
        <extracomment>The name of an island tile, alone: on the table and as a title.</extracomment>
        <translation>Plantacja kawy</translation>
    </message>
    <message>
        <source>Quarry</source>
        <extracomment>The name of an island tile, alone: on the table and as a title.</extracomment>
        <translation>Kamieniołom</translation>
    </message>
    <message>
        <source>Settler</source>
        <extracomment>The name of a role, alone: on its card and as a title. As in the printed edition.</extracomment>
        <translation>Planta­tor</translation>
    </message>
    <message>
        <source>Mayor</source>
        <extracomment>The name of a role, alone: on its card and as a title. As in the printed edition.</extracomment>
        <translation>Bur­mistrz</translation>
    </message>
    <message>
        <source>Builder</source>
        <extracomment>The name of a role, alone: on its card and as a title. As in the printed edition.</extracomment>
        <translation>Budow­niczy</translation>
    </message>
    <message>
        <source>Craftsman</source>
        <extracomment>The name of a role, alone: on its card and as a title. As in the printed edition.</extracomment>
        <translation>Nad­zorca</translation>
    </message>
    <message>
        <source>Trader</source>
        <extracomment>The name of a role, alone: on its card and as a title. As in the printed edition.</extracomment>
        <translation>Kupiec</translation>
    </message>
    <message>
        <source>Captain</source>
        <extracomment>The name of a role, alone: on its card and as a title. As in the printed edition.</extracomment>
        <translation>Kapitan</translation>
    </message>
    <message>
        <source>Prospector</source>
        <extracomment>The name of a role, alone: on its card and as a title. As in the printed edition.</extracomment>
        <translation>Poszuki­wacz</translation>
    </message>
    <message>
        <source>Small indigo plant</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Mała farbiar­nia</translation>
    </message>
    <message>
        <source>Small sugar mill</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Mała cukrow­nia</translation>
    </message>
    <message>
        <source>Indigo plant</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Farbiarnia</translation>
    </message>
    <message>
        <source>Sugar mill</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Cukrownia</translation>
    </message>
    <message>
        <source>Tobacco storage</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Skład tytoniu</translation>
    </message>
    <message>
        <source>Coffee roaster</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Palarnia kawy</translation>
    </message>
    <message>
        <source>Small market</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Mały targ</translation>
    </message>
    <message>
        <source>Hacienda</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Hacienda</translation>
    </message>
    <message>
        <source>Construction hut</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translatorcomment>No printed name found; the printed edition may use another.</translatorcomment>
        <translation>Warsztat budow­lany</translation>
    </message>
    <message>
        <source>Small warehouse</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Mały magazyn</translation>
    </message>
    <message>
        <source>Hospice</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Przytułek</translation>
    </message>
    <message>
        <source>Office</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Biuro handlowe</translation>
    </message>
    <message>
        <source>Large market</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Duży targ</translation>
    </message>
    <message>
        <source>Large warehouse</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Duży magazyn</translation>
    </message>
    <message>
        <source>Factory</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Przetwór­nia</translation>
    </message>
    <message>
        <source>University</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Uniwer­sytet</translation>
    </message>
    <message>
        <source>Harbor</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Port</translation>
    </message>
    <message>
        <source>Wharf</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Nabrzeże</translation>
    </message>
    <message>
        <source>Guild hall</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Siedziba cechu</translation>
    </message>
    <message>
        <source>Residence</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Rezydencja</translation>
    </message>
    <message>
        <source>Fortress</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Twierdza</translation>
    </message>
    <message>
        <source>Customs house</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Urząd celny</translation>
    </message>
    <message>
        <source>City hall</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Ratusz</translation>
    </message>
    <message>
        <source></source>
        <comment>Names of buildings, tiles, goods and roles that stand alone.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>Player %1</source>
        <extracomment>The name of a player who was given none; %1 is the number of the seat.</extracomment>
        <translation>Gracz %1</translation>
    </message>
    <message>
        <source></source>
        <comment>The names of players who have none.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message>
        <source>%1, without the colonist</source>
        <extracomment>%1 is an order such as &quot;Take a quarry&quot;</extracomment>
        <translation>%1, bez kolonisty</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <extracomment>a piece and how many of it</extracomment>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>Leave all colonists in San Juan</source>
        <extracomment>An order in words, in hints and in the log of turning points.</extracomment>
        <translation>Zostawić wszystkich kolonistów w San Juan</translation>
    </message>
    <message>
        <source>Occupy: %1</source>
        <extracomment>An order in the list of hints; %1 is a list of places for colonists.</extracomment>
        <translation>Obsadzić: %1</translation>
    </message>
    <message>
        <source>Ship %1 with the wharf</source>
        <extracomment>An order in the list of hints; %1 is a kind of goods.</extracomment>
        <translation>Wysłać z nabrzeża: %1</translation>
    </message>
    <message>
        <source>Load %1 onto cargo ship %2</source>
        <extracomment>An order in the list of hints; %1 is a kind of goods, %2 the capacity of the ship.</extracomment>
        <translation>Załadować na statek %2: %1</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <extracomment>An order in the list of hints; %1 is a list of goods.</extracomment>
        <translation>Zachować: %1</translation>
    </message>
    <message>
        <source>Draw a tile with the hacienda</source>
        <extracomment>An order in words, in hints and in the log of turning points.</extracomment>
        <translation>Dobrać żeton dzięki haciendzie</translation>
    </message>
    <message>
        <source>Take the role of %1</source>
        <extracomment>%1 is a role</extracomment>
        <translation>Wziąć postać: %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>%1 is a tile such as &quot;a quarry&quot;</extracomment>
        <translation>Wziąć %1</translation>
    </message>
    <message>
        <source>Build %1</source>
        <extracomment>%1 is a building such as &quot;a coffee roaster&quot;</extracomment>
        <translation>Wznieść %1</translation>
    </message>
    <message>
        <source>Take an extra barrel of %1</source>
        <extracomment>%1 is a good</extracomment>
        <translation>Wziąć dodatkową beczkę: %1</translation>
    </message>
    <message>
        <source>Sell %1</source>
        <extracomment>%1 is a good</extracomment>
        <translation>Sprzedaż: %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>a number of percent: a chance, a share, the size of texts</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 % to win</source>
        <extracomment>a chance to win in whole percent</extracomment>
        <translation>%1% szans na wygraną</translation>
    </message>
    <message>
        <source></source>
        <comment>Orders in words: in the hints, the log and the list of turning points.</comment>
        <translation></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>One of the orders that are likely to follow: a player, and an order such as &quot;Sell coffee&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Then: %1.</source>
        <extracomment>In the panel of hints; %1 is a list of orders that are likely to follow, each with its player</extracomment>
        <translation>Potem: %1.</translation>
    </message>
</context>
<context>
    <name>Packages</name>
    <message>
        <source></source>
        <comment>The desktop file, software centers and kinds of files.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Board Game</source>
        <extracomment>What kind of program it is, for menus of the desktop that show that in place of its name.</extracomment>
        <translation>Gra planszowa</translation>
    </message>
    <message>
        <source>Play Puerto Rico with two to five players at one computer</source>
        <extracomment>One line about the program, shown in menus of the desktop.</extracomment>
        <translation>Graj w Puerto Rico w dwie do pięciu osób przy jednym komputerze</translation>
    </message>
    <message>
        <source>board game;puerto rico;hot seat;strategy;</source>
        <extracomment>Words by which menus of the desktop find the program; each one ends with a semicolon.</extracomment>
        <translation>gra planszowa;planszówka;puerto rico;gorące krzesła;strategia;</translation>
    </message>
    <message>
        <source>Windrose game record</source>
        <extracomment>The kind of the files with the ending .windrose, as file managers name it.</extracomment>
        <translation>Zapis gry Windrose</translation>
    </message>
    <message>
        <source>Windrose position</source>
        <extracomment>The kind of the files with the ending .windrose-position, as file managers name it.</extracomment>
        <translation>Pozycja Windrose</translation>
    </message>
    <message>
        <source>Play Puerto Rico at one computer</source>
        <extracomment>One line about the program in software centers, without a period.</extracomment>
        <translation>Graj w Puerto Rico przy jednym komputerze</translation>
    </message>
    <message>
        <source>Windrose is Puerto Rico, the board game of 2002, for two to five players at one computer. People and computer players share the table; everything is visible at once, pieces are moved by hand, and the program takes care of the rules.</source>
        <extracomment>The first paragraph about the program in software centers.</extracomment>
        <translation>Windrose to Puerto Rico, gra planszowa z 2002 roku, dla dwóch do pięciu graczy przy jednym komputerze. Ludzie i gracze komputerowi siedzą przy jednym stole; wszystko widać naraz, elementy przesuwa się ręką, a program pilnuje zasad.</translation>
    </message>
    <message>
        <source>All of the printed rules, for two to five players</source>
        <extracomment>An item of the list about the program in software centers.</extracomment>
        <translation>Wszystkie zasady wydania pudełkowego, dla dwóch do pięciu graczy</translation>
    </message>
    <message>
        <source>Computer players of seven levels, and hints with reasons</source>
        <extracomment>An item of the list about the program in software centers.</extracomment>
        <translation>Gracze komputerowi na siedmiu poziomach i podpowiedzi z uzasadnieniem</translation>
    </message>
    <message>
        <source>Played by drag and drop, by clicks, or by keyboard alone</source>
        <extracomment>An item of the list about the program in software centers.</extracomment>
        <translation>Sterowanie przeciąganiem, kliknięciami lub samą klawiaturą</translation>
    </message>
    <message>
        <source>Undo, replay and readable game records; nothing is lost in a power failure</source>
        <extracomment>An item of the list about the program in software centers.</extracomment>
        <translation>Cofanie, powtórka i czytelne zapisy gier; przy awarii zasilania nic nie ginie</translation>
    </message>
    <message>
        <source>Windrose is unofficial; its drawings and texts are original.</source>
        <extracomment>The last paragraph about the program in software centers.</extracomment>
        <translation>Windrose jest programem nieoficjalnym; jego rysunki i teksty są oryginalne.</translation>
    </message>
    <message>
        <source>Four players in the middle of a game</source>
        <extracomment>What the picture of the program in software centers shows.</extracomment>
        <translation>Czworo graczy w środku gry</translation>
    </message>
</context>
<context>
    <name>Placing</name>
    <message>
        <source>Put the role card on your own board.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Połóż kartę postaci na własnej planszy.</translation>
    </message>
    <message>
        <source>A large building fills two spaces, and no space beside this one is empty.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Duży budynek zajmuje dwa pola, a obok tego nie ma wolnego.</translation>
    </message>
    <message>
        <source>Put the building on an empty space in your city.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Postaw budynek na wolnym polu swojego miasta.</translation>
    </message>
    <message>
        <source>Put the quarry on an empty space on your island.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Połóż kamieniołom na wolnym polu swojej wyspy.</translation>
    </message>
    <message>
        <source>Put the plantation on an empty space on your island.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Połóż plantację na wolnym polu swojej wyspy.</translation>
    </message>
    <message>
        <source>Only an occupied hacienda draws a face-down tile, before you take a tile of your choice.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Zakryty żeton dobiera tylko obsadzona hacienda, zanim weźmiesz wybrany żeton.</translation>
    </message>
    <message>
        <source>Put the tile on an empty space on your island.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Połóż żeton na wolnym polu swojej wyspy.</translation>
    </message>
    <message>
        <source>Colonists can be moved only in the mayor phase, on your turn.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Kolonistów można przenosić tylko w fazie burmistrza, w swojej turze.</translation>
    </message>
    <message>
        <source>Put the colonist in an empty circle on your board, or in San Juan.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Postaw kolonistę na wolnym kółku swojej planszy lub w San Juan.</translation>
    </message>
    <message>
        <source>The colonist is there already.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Kolonista już tam jest.</translation>
    </message>
    <message>
        <source>This circle is occupied.</source>
        <extracomment>Why a colonist cannot be put there.</extracomment>
        <translation>To kółko jest zajęte.</translation>
    </message>
    <message>
        <source>Every circle here is occupied.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Wszystkie kółka są tu zajęte.</translation>
    </message>
    <message>
        <source>Click the barrels to keep on the wind rose; they cannot be dragged.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Kliknij na róży wiatrów beczki, które chcesz zachować; nie da się ich przeciągać.</translation>
    </message>
    <message>
        <source>Barrels go onto a ship in the captain phase, or into the trading house in the trader phase.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Beczki trafiają na statek w fazie kapitana lub na targowisko w fazie kupca.</translation>
    </message>
    <message>
        <source>Put the craftsman&apos;s extra barrel on your wind rose.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Połóż dodatkową beczkę nadzorcy na swojej róży wiatrów.</translation>
    </message>
    <message>
        <source>You are looking at another moment of the game. Return to the game to continue playing.</source>
        <extracomment>Why a move by hand is not possible, in the prompt line.</extracomment>
        <translation>Oglądasz inny moment gry. Wróć do gry, aby grać dalej.</translation>
    </message>
    <message>
        <source>There is no colonist there.</source>
        <extracomment>Why a move by hand is not possible, in the prompt line.</extracomment>
        <translation>Nie ma tam kolonisty.</translation>
    </message>
    <message>
        <source>Every circle on your board is occupied.</source>
        <extracomment>Why a move by hand is not possible, in the prompt line.</extracomment>
        <translation>Na twojej planszy wszystkie kółka są zajęte.</translation>
    </message>
    <message>
        <source>Choose where the colonist goes.</source>
        <extracomment>Said in the prompt line when there are several places.</extracomment>
        <translation>Wybierz, dokąd idzie kolonista.</translation>
    </message>
    <message>
        <source>Choose the ship for the barrel.</source>
        <extracomment>Said in the prompt line when there are several places.</extracomment>
        <translation>Wybierz statek dla beczki.</translation>
    </message>
    <message>
        <source>This is not your board: it is %1&apos;s turn.</source>
        <extracomment>Why a piece cannot be taken, in the line of the prompt; %1 is the name of a player.</extracomment>
        <translation>To nie twoja plansza: kolej na gracza %1.</translation>
    </message>
    <message>
        <source>%1 is a computer player. To play this seat yourself, take it over in the Seats menu.</source>
        <extracomment>Why a piece cannot be taken, in the line of the prompt; %1 is the name of a player.</extracomment>
        <translation>%1 to gracz komputerowy. Aby grać na tym miejscu, przejmij je w menu „Miejsca”.</translation>
    </message>
    <message>
        <source></source>
        <comment>Why a piece cannot be taken or put somewhere, in the line of the prompt.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Castaway</source>
        <extracomment>A level of the computer players, from the weakest to the strongest.</extracomment>
        <translation>Rozbitek</translation>
    </message>
    <message>
        <source>Deckhand</source>
        <extracomment>A level of the computer players, from the weakest to the strongest.</extracomment>
        <translation>Marynarz</translation>
    </message>
    <message>
        <source>Newcomer</source>
        <extracomment>A level of the computer players, from the weakest to the strongest.</extracomment>
        <translation>Nowicjusz</translation>
    </message>
    <message>
        <source>Planter</source>
        <extracomment>A level of the computer players, from the weakest to the strongest.</extracomment>
        <translation>Osadnik</translation>
    </message>
    <message>
        <source>Merchant</source>
        <extracomment>A level of the computer players, from the weakest to the strongest.</extracomment>
        <translation>Handlarz</translation>
    </message>
    <message>
        <source>Shipmaster</source>
        <extracomment>A level of the computer players, from the weakest to the strongest.</extracomment>
        <translation>Armator</translation>
    </message>
    <message>
        <source>Viceroy</source>
        <extracomment>A level of the computer players, from the weakest to the strongest.</extracomment>
        <translation>Wicekról</translation>
    </message>
    <message>
        <source>For a first game: sees only the next step, and follows one idea at a time.</source>
        <extracomment>Explains a level of computer players, in menus and New Game.</extracomment>
        <translation>Na pierwszą grę: widzi tylko następny krok i ma zawsze tylko jeden pomysł.</translation>
    </message>
    <message>
        <source>Follows one idea at a time, and forgets what the others gain.</source>
        <extracomment>Explains a level of computer players, in menus and New Game.</extracomment>
        <translation>Ma zawsze tylko jeden pomysł i zapomina, co zyskują inni.</translation>
    </message>
    <message>
        <source>Plays by what it likes, and rarely looks ahead.</source>
        <extracomment>Explains a level of computer players, in menus and New Game.</extracomment>
        <translation>Gra według upodobań i rzadko patrzy w przyszłość.</translation>
    </message>
    <message>
        <source>Plays soundly, but often overlooks what the others gain.</source>
        <extracomment>Explains a level of computer players, in menus and New Game.</extracomment>
        <translation>Gra solidnie, ale często przeocza, co zyskują inni.</translation>
    </message>
    <message>
        <source>Weighs its options well and looks a little ahead.</source>
        <extracomment>Explains a level of computer players, in menus and New Game.</extracomment>
        <translation>Dobrze waży możliwości i patrzy trochę naprzód.</translation>
    </message>
    <message>
        <source>Plans ahead and rarely makes a mistake.</source>
        <extracomment>Explains a level of computer players, in menus and New Game.</extracomment>
        <translation>Planuje z wyprzedzeniem i rzadko się myli.</translation>
    </message>
    <message>
        <source>The strongest: thinks every move through.</source>
        <extracomment>Explains a level of computer players, in menus and New Game.</extracomment>
        <translation>Najsilniejszy: dogłębnie rozważa każdy ruch.</translation>
    </message>
    <message>
        <source>All-rounder</source>
        <extracomment>A style of the computer players: what they like to do best.</extracomment>
        <translation>Wszechstronny</translation>
    </message>
    <message>
        <source>Builder</source>
        <extracomment>A style of the computer players: what they like to do best.</extracomment>
        <translation>Budowniczy</translation>
    </message>
    <message>
        <source>Shipper</source>
        <extracomment>A style of the computer players: what they like to do best.</extracomment>
        <translation>Eksporter</translation>
    </message>
    <message>
        <source>Trader</source>
        <extracomment>A style of the computer players: what they like to do best.</extracomment>
        <translation>Kupiec</translation>
    </message>
    <message>
        <source>Settler</source>
        <extracomment>A style of the computer players: what they like to do best.</extracomment>
        <translation>Plantator</translation>
    </message>
    <message>
        <source>Takes what the game offers.</source>
        <extracomment>Explains a style of computer players, in menus and New Game.</extracomment>
        <translation>Bierze, co gra przyniesie.</translation>
    </message>
    <message>
        <source>Likes money, quarries and large buildings.</source>
        <extracomment>Explains a style of computer players, in menus and New Game.</extracomment>
        <translation>Lubi pieniądze, kamieniołomy i duże budynki.</translation>
    </message>
    <message>
        <source>Likes many barrels, the harbor and the wharf.</source>
        <extracomment>Explains a style of computer players, in menus and New Game.</extracomment>
        <translation>Lubi mnóstwo beczek, port i nabrzeże.</translation>
    </message>
    <message>
        <source>Likes valuable goods, the markets and the office.</source>
        <extracomment>Explains a style of computer players, in menus and New Game.</extracomment>
        <translation>Lubi cenne towary, targi i biuro handlowe.</translation>
    </message>
    <message>
        <source>Likes plantations, quarries and buildings that help on the island.</source>
        <extracomment>Explains a style of computer players, in menus and New Game.</extracomment>
        <translation>Lubi plantacje, kamieniołomy i budynki, które pomagają na wyspie.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A computer player: %1 its level, %2 its style, such as &quot;Merchant, Builder&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>An external program.</source>
        <extracomment>What plays a seat, in the text over its level.</extracomment>
        <translation>Zewnętrzny program.</translation>
    </message>
    <message>
        <source>The program that plays %1 cannot be started.</source>
        <extracomment>A message about a program that plays a seat; %1 is the name of the player.</extracomment>
        <translation>Nie można uruchomić programu, który gra na miejscu: %1.</translation>
    </message>
    <message>
        <source>The program that plays %1 has exited.</source>
        <extracomment>A message about a program that plays a seat; %1 is the name of the player.</extracomment>
        <translation>Program, który gra na miejscu %1, zakończył działanie.</translation>
    </message>
    <message>
        <source>The program that plays %1 does not answer.</source>
        <extracomment>A message about a program that plays a seat; %1 is the name of the player.</extracomment>
        <translation>Program, który gra na miejscu %1, nie odpowiada.</translation>
    </message>
    <message>
        <source>The program that plays %1 cannot continue.</source>
        <extracomment>A message about a program that plays a seat; %1 is the name of the player.</extracomment>
        <translation>Program, który gra na miejscu %1, nie może grać dalej.</translation>
    </message>
    <message>
        <source>The program that plays %1 made an illegal move.</source>
        <extracomment>A message about a program that plays a seat; %1 is the name of the player.</extracomment>
        <translation>Program, który gra na miejscu %1, wykonał niedozwolony ruch.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a sentence, %2 what a program says, in English</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Take over the seat, or choose another player in the Seats menu.</source>
        <extracomment>Said in the prompt line when a program that plays a seat has failed.</extracomment>
        <translation>Przejmij to miejsce albo wybierz innego gracza w menu „Miejsca”.</translation>
    </message>
    <message>
        <source>Take over the seat, or let it try again.</source>
        <extracomment>Said in the prompt line when a program that plays a seat has failed.</extracomment>
        <translation>Przejmij to miejsce albo pozwól programowi spróbować ponownie.</translation>
    </message>
    <message>
        <source>The program that plays %1 is not known on this computer.</source>
        <extracomment>%1 is the name of a seat</extracomment>
        <translation>Program, który gra na miejscu %1, nie jest znany na tym komputerze.</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>A speed at which computer players move, in a menu and the preferences.</extracomment>
        <translation>Powoli</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>A speed at which computer players move, in a menu and the preferences.</extracomment>
        <translation>Normalnie</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>A speed at which computer players move, in a menu and the preferences.</extracomment>
        <translation>Szybko</translation>
    </message>
    <message>
        <source>No delay</source>
        <extracomment>A speed at which computer players move, in a menu and the preferences.</extracomment>
        <translation>Bez przerw</translation>
    </message>
    <message>
        <source></source>
        <comment>Levels, styles and speeds of computer players, in menus and dialogs.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>%1, governor of round %2: take a role card.</source>
        <extracomment>The question to the player to move; %1 is the name of the player, %2 the number of the round.</extracomment>
        <translation>%1, gubernator rundy %2: weź kartę postaci.</translation>
    </message>
    <message>
        <source>%1: take a role card.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1: weź kartę postaci.</translation>
    </message>
    <message>
        <source>Everyone acts in that role, and you get its privilege.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Wszyscy wykonują jej akcję, a ty masz jej przywilej.</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>To ostatnia runda.</translation>
    </message>
    <message>
        <source>%1, Settler: draw a face-down plantation with your hacienda first?</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1, plantator: dobrać najpierw zakrytą plantację dzięki haciendzie?</translation>
    </message>
    <message>
        <source>%1: draw a face-down plantation with your hacienda first?</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1: dobrać najpierw zakrytą plantację dzięki haciendzie?</translation>
    </message>
    <message>
        <source>The drawn tile must be placed, and it would fill your last space.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Dobrany żeton trzeba położyć, a zająłby twoje ostatnie pole.</translation>
    </message>
    <message>
        <source>The drawn tile must be placed. Either way, you may take a tile afterward.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Dobrany żeton trzeba położyć. Tak czy inaczej możesz potem wziąć żeton.</translation>
    </message>
    <message>
        <source>%1, Settler: take a plantation from the row or, as your privilege, a quarry.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1, plantator: weź plantację z rzędu albo, na mocy przywileju, kamieniołom.</translation>
    </message>
    <message>
        <source>%1, Settler: take a plantation from the row; no quarry is left.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1, plantator: weź plantację z rzędu; nie ma już kamieniołomów.</translation>
    </message>
    <message>
        <source>%1: take a plantation from the row or, with your construction hut, a quarry.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1: weź plantację z rzędu albo, dzięki warsztatowi budowlanemu, kamieniołom.</translation>
    </message>
    <message>
        <source>%1: take a plantation from the row.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1: weź plantację z rzędu.</translation>
    </message>
    <message>
        <source>Your hospice sends a colonist with it, unless you decline.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Twój przytułek przysyła z nią kolonistę, chyba że odmówisz.</translation>
    </message>
    <message>
        <source>If you pass, you take nothing.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Jeśli spasujesz, nic nie bierzesz.</translation>
    </message>
    <message>
        <source>%1, Mayor: place your colonists as you like.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1, burmistrz: rozmieść swoich kolonistów, jak chcesz.</translation>
    </message>
    <message>
        <source>%1: place your colonists as you like.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1: rozmieść swoich kolonistów, jak chcesz.</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) wait(s) in San Juan.</source>
        <comment>colonists</comment>
        <extracomment>In the prompt line in the mayor phase: they cannot stay there.</extracomment>
        <translation>
            <numerusform>%n kolonista czeka w San Juan.</numerusform>
            <numerusform>%n kolonistów czeka w San Juan.</numerusform>
            <numerusform>%n kolonistów czeka w San Juan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n circle(s) is/are empty.</source>
        <extracomment>A part of the question while placing colonists.</extracomment>
        <translation>
            <numerusform>%n kółko jest wolne.</numerusform>
            <numerusform>%n kółka są wolne.</numerusform>
            <numerusform>%n kółek jest wolnych.</numerusform>
        </translation>
    </message>
    <message>
        <source>No colonist may wait while a circle is empty.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Dopóki są wolne kółka, nikt nie może czekać.</translation>
    </message>
    <message>
        <source>Choose Done when you are finished.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Na koniec wybierz „Gotowe”.</translation>
    </message>
    <message>
        <source>%1, Builder: build one building, for 1 doubloon less, or pass.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1, budowniczy: wznieś jeden budynek o 1 dublon taniej albo spasuj.</translation>
    </message>
    <message>
        <source>%1: build one building or pass.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1: wznieś jeden budynek albo spasuj.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n doubloon(s).</source>
        <extracomment>A part of the question while building or selling.</extracomment>
        <translation>
            <numerusform>Masz %n dublon.</numerusform>
            <numerusform>Masz %n dublony.</numerusform>
            <numerusform>Masz %n dublonów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n doubloon(s); %1.</source>
        <extracomment>A part of the question while building; %1 says how many quarries are occupied.</extracomment>
        <translation>
            <numerusform>Masz %n dublon; %1.</numerusform>
            <numerusform>Masz %n dublony; %1.</numerusform>
            <numerusform>Masz %n dublonów; %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quarry(ies) is/are occupied</source>
        <extracomment>How many quarries are occupied, after &quot;You have 5 doubloons; &quot;.</extracomment>
        <translation>
            <numerusform>%n kamieniołom jest obsadzony</numerusform>
            <numerusform>%n kamieniołomy są obsadzone</numerusform>
            <numerusform>%n kamieniołomów jest obsadzonych</numerusform>
        </translation>
    </message>
    <message>
        <source>Your university sends a colonist to it, unless you decline.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Twój uniwersytet przysyła do niego kolonistę, chyba że odmówisz.</translation>
    </message>
    <message>
        <source>%1, Craftsman: as your privilege, take an extra barrel of a kind you have just produced. If you pass, you get none.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1, nadzorca: na mocy przywileju weź dodatkową beczkę wyprodukowanego właśnie towaru. Jeśli spasujesz, nie dostaniesz żadnej.</translation>
    </message>
    <message>
        <source>%1, Trader: sell one barrel, for 1 doubloon more, or pass and sell nothing.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1, kupiec: sprzedaj jedną beczkę o 1 dublon drożej albo spasuj i nic nie sprzedawaj.</translation>
    </message>
    <message>
        <source>%1: sell one barrel to the trading house, or pass and sell nothing.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1: sprzedaj jedną beczkę na targowisku albo spasuj i nic nie sprzedawaj.</translation>
    </message>
    <message numerus="yes">
        <source>Your markets add %n doubloon(s).</source>
        <extracomment>A part of the question while building or selling.</extracomment>
        <translation>
            <numerusform>Twoje targi dodają %n dublon.</numerusform>
            <numerusform>Twoje targi dodają %n dublony.</numerusform>
            <numerusform>Twoje targi dodają %n dublonów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trading house has room for %n more.</source>
        <comment>barrels</comment>
        <extracomment>In the prompt line in the trader phase: the number of barrels that it still takes.</extracomment>
        <translation>
            <numerusform>Na targowisku jest miejsce na jeszcze %n.</numerusform>
            <numerusform>Na targowisku jest miejsce na jeszcze %n.</numerusform>
            <numerusform>Na targowisku jest miejsce na jeszcze %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 onto cargo ship %2</source>
        <extracomment>What must be loaded: %1 is a number of barrels with their kind, %2 the capacity of the ship.</extracomment>
        <translation>%1 na statek %2</translation>
    </message>
    <message>
        <source>%1: no cargo ship takes your goods. Ship all barrels of one kind with your wharf, or pass and keep them for now.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1: żaden statek towarowy nie przyjmie twoich towarów. Wyślij z nabrzeża wszystkie beczki jednego rodzaju albo spasuj i na razie je zachowaj.</translation>
    </message>
    <message>
        <source>%1, Captain: you must load %2.</source>
        <extracomment>%2 is &quot;3 barrels of corn onto the ship of 5&quot;</extracomment>
        <translation>%1, kapitan: musisz załadować: %2.</translation>
    </message>
    <message>
        <source>%1: you must load %2.</source>
        <extracomment>The question to the player to move; %1 is the name of the player, %2 what must be loaded, such as &quot;2 corn onto cargo ship 5&quot;.</extracomment>
        <translation>%1: musisz załadować: %2.</translation>
    </message>
    <message>
        <source>You may use your wharf instead.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Zamiast tego możesz użyć nabrzeża.</translation>
    </message>
    <message>
        <source>Your first load earns 1 extra point.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Twój pierwszy załadunek daje 1 dodatkowy punkt.</translation>
    </message>
    <message>
        <source>%1: choose the one barrel to keep.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1: wybierz jedną beczkę, którą zachowasz.</translation>
    </message>
    <message numerus="yes">
        <source>%1: choose %n kind(s) of goods to store in your warehouses, and one more barrel to keep.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>
            <numerusform>%1: wybierz %n rodzaj towarów do magazynu i jeszcze jedną beczkę, którą zachowasz.</numerusform>
            <numerusform>%1: wybierz %n rodzaje towarów do magazynów i jeszcze jedną beczkę, którą zachowasz.</numerusform>
            <numerusform>%1: wybierz %n rodzajów towarów do magazynów i jeszcze jedną beczkę, którą zachowasz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything else goes back to the supply.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Cała reszta wraca do puli.</translation>
    </message>
    <message numerus="yes">
        <source>%1 share the victory with %n point(s) each.</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>
            <numerusform>%1 dzielą się zwycięstwem, mając po %n punkcie.</numerusform>
            <numerusform>%1 dzielą się zwycięstwem, mając po %n punkty.</numerusform>
            <numerusform>%1 dzielą się zwycięstwem, mając po %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the tie at %n point(s) with %2 doubloons and barrels.</source>
        <extracomment>%2 is the number of doubloons and barrels that broke the tie</extracomment>
        <translation>
            <numerusform>%1 wygrywa remis przy %n punkcie dzięki sumie dublonów i beczek: %2.</numerusform>
            <numerusform>%1 wygrywa remis przy %n punktach dzięki sumie dublonów i beczek: %2.</numerusform>
            <numerusform>%1 wygrywa remis przy %n punktach dzięki sumie dublonów i beczek: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <extracomment>The line of the prompt after the end; %1 is the name of the player.</extracomment>
        <translation>
            <numerusform>%1 wygrywa, mając %n punkt.</numerusform>
            <numerusform>%1 wygrywa, mając %n punkty.</numerusform>
            <numerusform>%1 wygrywa, mając %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>In the line of the prompt after the end, before who has won.</extracomment>
        <translation>Koniec gry.</translation>
    </message>
    <message>
        <source>Don&apos;t draw</source>
        <extracomment>A button in the line of the prompt, which passes.</extracomment>
        <translation>Nie dobieraj</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <extracomment>A button in the line of the prompt, which passes.</extracomment>
        <translation>Nic nie bierz</translation>
    </message>
    <message>
        <source>Build nothing</source>
        <extracomment>A button in the line of the prompt, which passes.</extracomment>
        <translation>Nic nie wznoś</translation>
    </message>
    <message>
        <source>No extra barrel</source>
        <extracomment>A button in the line of the prompt, which passes as the craftsman.</extracomment>
        <translation>Bez dodatkowej beczki</translation>
    </message>
    <message>
        <source>Don&apos;t sell</source>
        <extracomment>A button in the line of the prompt, which passes.</extracomment>
        <translation>Nie sprzedawaj</translation>
    </message>
    <message>
        <source>Keep the barrels</source>
        <extracomment>A button in the line of the prompt, which passes where only the wharf could take barrels.</extracomment>
        <translation>Zachowaj beczki</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>the last two of several alternatives: &quot;5, 6 or 7&quot;</extracomment>
        <translation>%1 lub %2</translation>
    </message>
    <message numerus="yes">
        <source>The start of the game, before %n move(s)</source>
        <extracomment>%n is the number of orders of the whole game</extracomment>
        <translation>
            <numerusform>Początek gry, przed %n ruchem</numerusform>
            <numerusform>Początek gry, przed %n ruchami</numerusform>
            <numerusform>Początek gry, przed %n ruchami</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, move %2 of %3</source>
        <extracomment>In the bar of the replay; %1 is the round, %2 the move and %3 the number of moves.</extracomment>
        <translation>Runda %1, ruch %2 z %3</translation>
    </message>
    <message>
        <source>%1 (undone)</source>
        <extracomment>%1 is &quot;Round 5, order 87 of 143&quot;</extracomment>
        <translation>%1 (cofnięty)</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) is/are undone: playing on discards it/them.</source>
        <extracomment>The line of the prompt after undo.</extracomment>
        <translation>
            <numerusform>Cofnięto %n ruch: dalsza gra go odrzuci.</numerusform>
            <numerusform>Cofnięto %n ruchy: dalsza gra je odrzuci.</numerusform>
            <numerusform>Cofnięto %n ruchów: dalsza gra je odrzuci.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. You are looking at another moment of the game, so pieces cannot be moved.</source>
        <extracomment>%1 is &quot;Round 5, order 87 of 143&quot;</extracomment>
        <translation>%1. Oglądasz inny moment gry, więc nie można niczego przesuwać.</translation>
    </message>
    <message>
        <source></source>
        <comment>The line of the prompt, which says what is asked, and its buttons.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>PuzzleSheet</name>
    <message>
        <source></source>
        <comment>The table of the page of the puzzles.</comment>
        <translation></translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <extracomment>A kind of puzzles: %1 is its name, %2 how many of them are solved, %3 how many there are</extracomment>
        <translation>%1 (%2 z %3)</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>Title of a column of the table of puzzles</extracomment>
        <translation>Numer</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Title of a column of the table of puzzles: what they are about</extracomment>
        <translation>Temat</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <extracomment>Title of a column of the table of puzzles: how hard they are</extracomment>
        <translation>Trudność</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Title of a column of the table of puzzles: how many players they have</extracomment>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a column of the table of puzzles: what has become of them</extracomment>
        <translation>Wynik</translation>
    </message>
</context>
<context>
    <name>PuzzleTable</name>
    <message>
        <source></source>
        <comment>Buttons and sentences of puzzles at their table.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Puzzle %1 of %2: %3, %4</source>
        <extracomment>Names a puzzle: %1 is its number, %2 how many there are, %3 its theme, %4 how hard it is</extracomment>
        <translation>Zadanie %1 z %2: %3, %4</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1 names a puzzle, %2 is what has become of it, such as &quot;Solved in 2 tries&quot;</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>That is not the best move.</source>
        <extracomment>In the strip of a puzzle</extracomment>
        <translation>To nie jest najlepszy ruch.</translation>
    </message>
    <message>
        <source>Right! This is how it goes on when everybody plays best.</source>
        <extracomment>In the strip of a puzzle while its answer is played out</extracomment>
        <translation>Dobrze! Tak gra toczy się dalej, gdy wszyscy grają najlepiej.</translation>
    </message>
    <message>
        <source>That was the answer.</source>
        <extracomment>In the strip of a puzzle</extracomment>
        <translation>To było rozwiązanie.</translation>
    </message>
    <message>
        <source>Solved!</source>
        <extracomment>In the strip of a puzzle: it was solved</extracomment>
        <translation>Rozwiązane!</translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <extracomment>The head of a bubble; %1 is the number of a puzzle</extracomment>
        <translation>Zadanie %1</translation>
    </message>
    <message>
        <source>Next Puzzle</source>
        <extracomment>Button of a bubble: another puzzle is laid</extracomment>
        <translation>Następne zadanie</translation>
    </message>
    <message>
        <source>Got It</source>
        <extracomment>Button that closes the hint of a puzzle</extracomment>
        <translation>Rozumiem</translation>
    </message>
    <message>
        <source>Try Again</source>
        <extracomment>Button after a wrong answer</extracomment>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>Show Answer</source>
        <extracomment>Button after a wrong answer</extracomment>
        <translation>Pokaż rozwiązanie</translation>
    </message>
    <message>
        <source>Play It</source>
        <extracomment>Button: the answer that is shown is played</extracomment>
        <translation>Zagraj</translation>
    </message>
    <message>
        <source>All Puzzles</source>
        <extracomment>Button of a bubble: shows the list of the puzzles</extracomment>
        <translation>Wszystkie zadania</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source></source>
        <comment>Puzzles: their themes, tasks, hints and answers.</comment>
        <translation></translation>
    </message>
    <message>
        <source>The craftsman&apos;s extra barrel</source>
        <extracomment>Theme of puzzles: which extra barrel the craftsman takes</extracomment>
        <translation>Dodatkowa beczka nadzorcy</translation>
    </message>
    <message>
        <source>Ending the game with a full city</source>
        <extracomment>Theme of puzzles: filling a city ends the game</extracomment>
        <translation>Koniec przez pełne miasto</translation>
    </message>
    <message>
        <source>Ending the game with the last colonists</source>
        <extracomment>Theme of puzzles: too few colonists end the game</extracomment>
        <translation>Koniec przez ostatnich kolonistów</translation>
    </message>
    <message>
        <source>Ending the game with the last points</source>
        <extracomment>Theme of puzzles: too few victory points end the game</extracomment>
        <translation>Koniec przez ostatnie punkty</translation>
    </message>
    <message>
        <source>With a harbor</source>
        <extracomment>Theme of puzzles: loading with the building</extracomment>
        <translation>Z portem</translation>
    </message>
    <message>
        <source>Large buildings</source>
        <extracomment>Theme of puzzles</extracomment>
        <translation>Duże budynki</translation>
    </message>
    <message>
        <source>The last builder</source>
        <extracomment>Theme of puzzles: what to build last</extracomment>
        <translation>Ostatni budowniczy</translation>
    </message>
    <message>
        <source>The last captain</source>
        <extracomment>Theme of puzzles: what to load last</extracomment>
        <translation>Ostatni kapitan</translation>
    </message>
    <message>
        <source>The last role</source>
        <extracomment>Theme of puzzles: which role to take last</extracomment>
        <translation>Ostatnia rola</translation>
    </message>
    <message>
        <source>The last settler</source>
        <extracomment>Theme of puzzles: which tile to take last</extracomment>
        <translation>Ostatni osadnik</translation>
    </message>
    <message>
        <source>The last colonists</source>
        <extracomment>Theme of puzzles: where to put the last colonists</extracomment>
        <translation>Ostatni koloniści</translation>
    </message>
    <message>
        <source>With an office</source>
        <extracomment>Theme of puzzles: selling with the building</extracomment>
        <translation>Z biurem handlowym</translation>
    </message>
    <message>
        <source>Ships kept from others</source>
        <extracomment>Theme of puzzles: loading so that others cannot load</extracomment>
        <translation>Statki zablokowane innym</translation>
    </message>
    <message>
        <source>Storing goods</source>
        <extracomment>Theme of puzzles: which goods to keep</extracomment>
        <translation>Przechowywanie towarów</translation>
    </message>
    <message>
        <source>The tiebreak</source>
        <extracomment>Theme of puzzles: doubloons and barrels decide</extracomment>
        <translation>Rozstrzygnięcie remisu</translation>
    </message>
    <message>
        <source>The trading house</source>
        <extracomment>Theme of puzzles: what to sell last</extracomment>
        <translation>Targowisko</translation>
    </message>
    <message>
        <source>With a wharf</source>
        <extracomment>Theme of puzzles: loading with the building</extracomment>
        <translation>Z nabrzeżem</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>How hard a puzzle is</extracomment>
        <translation>Łatwe</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>How hard a puzzle is</extracomment>
        <translation>Średnie</translation>
    </message>
    <message>
        <source>Hard</source>
        <extracomment>How hard a puzzle is</extracomment>
        <translation>Trudne</translation>
    </message>
    <message>
        <source>Very hard</source>
        <extracomment>How hard a puzzle is</extracomment>
        <translation>Bardzo trudne</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %n try(ies)</source>
        <extracomment>What has become of a puzzle</extracomment>
        <translation>
            <numerusform>Rozwiązane w %n próbie</numerusform>
            <numerusform>Rozwiązane w %n próbach</numerusform>
            <numerusform>Rozwiązane w %n próbach</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer seen</source>
        <extracomment>What has become of a puzzle</extracomment>
        <translation>Rozwiązanie obejrzane</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong try(ies)</source>
        <extracomment>What has become of a puzzle: it was not solved</extracomment>
        <translation>
            <numerusform>%n błędna próba</numerusform>
            <numerusform>%n błędne próby</numerusform>
            <numerusform>%n błędnych prób</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the move with which %1 wins in this round, whatever the others do.</source>
        <extracomment>The task of a puzzle; %1 is a player</extracomment>
        <translation>Znajdź ruch, którym %1 wygrywa w tej rundzie, cokolwiek zrobią inni.</translation>
    </message>
    <message>
        <source>%1 wins. Find the move that wins by the most points.</source>
        <extracomment>The task of a puzzle; %1 is a player</extracomment>
        <translation>%1 wygrywa. Znajdź ruch dający największą przewagę.</translation>
    </message>
    <message>
        <source>Find the move that wins the game for %1.</source>
        <extracomment>The task of a puzzle; %1 is a player</extracomment>
        <translation>Znajdź ruch, którym %1 wygrywa.</translation>
    </message>
    <message>
        <source>%1 cannot win alone. Find the move that shares the win.</source>
        <extracomment>The task of a puzzle; %1 is a player</extracomment>
        <translation>%1 nie może wygrać samodzielnie. Znajdź ruch, który dzieli zwycięstwo.</translation>
    </message>
    <message>
        <source>%1 can no longer win. Find the move that loses by the fewest points.</source>
        <extracomment>The task of a puzzle; %1 is a player</extracomment>
        <translation>%1 nie może już wygrać. Znajdź ruch o najmniejszej stracie.</translation>
    </message>
    <message>
        <source>%1 wins on the tiebreak.</source>
        <extracomment>How a game ends; %1 is a player</extracomment>
        <translation>%1 wygrywa przy remisie.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n point(s).</source>
        <extracomment>How a game ends; %1 is a player</extracomment>
        <translation>
            <numerusform>%1 wygrywa o %n punkt.</numerusform>
            <numerusform>%1 wygrywa o %n punkty.</numerusform>
            <numerusform>%1 wygrywa o %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shares the win.</source>
        <extracomment>How a game ends; %1 is a player</extracomment>
        <translation>%1 dzieli zwycięstwo.</translation>
    </message>
    <message>
        <source>%1 loses on the tiebreak.</source>
        <extracomment>How a game ends; %1 is a player</extracomment>
        <translation>%1 przegrywa przy remisie.</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses by %n point(s).</source>
        <extracomment>How a game ends; %1 is a player</extracomment>
        <translation>
            <numerusform>%1 przegrywa o %n punkt.</numerusform>
            <numerusform>%1 przegrywa o %n punkty.</numerusform>
            <numerusform>%1 przegrywa o %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game can go on, and the win is not certain.</source>
        <extracomment>In place of how a game ends</extracomment>
        <translation>Gra może trwać dalej, a zwycięstwo nie jest pewne.</translation>
    </message>
    <message>
        <source>“%1” is not the best move. At best: %2 With the best move: %3</source>
        <extracomment>After a wrong answer; %1 is an order such as &quot;Take the role of Mayor&quot;, %2 and %3 sentences such as &quot;Ana wins by 3 points.&quot;</extracomment>
        <translation>„%1” nie jest najlepszym ruchem. W najlepszym razie: %2 Z najlepszym ruchem: %3</translation>
    </message>
    <message>
        <source>The best move: “%1”. %2 With every other move, at best: %3</source>
        <extracomment>The answer of a puzzle; %1 is an order such as &quot;Take the role of Mayor&quot;, %2 and %3 sentences such as &quot;Ana wins by 3 points.&quot;</extracomment>
        <translation>Najlepszy ruch: „%1”. %2 Z każdym innym w najlepszym razie: %3</translation>
    </message>
    <message>
        <source>One reason for the best move: %1</source>
        <extracomment>First hint of a puzzle; %1 is a sentence such as &quot;Earns 3 doubloons.&quot;</extracomment>
        <translation>Jeden z powodów najlepszego ruchu: %1</translation>
    </message>
    <message>
        <source>One of these two is right: “%1” or “%2”.</source>
        <extracomment>Last hint of a puzzle; %1 and %2 are orders such as &quot;Take the role of Mayor&quot;</extracomment>
        <translation>Jeden z tych dwóch jest dobry: „%1” albo „%2”.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>There is nothing else to do.</source>
        <extracomment>A reason for an order, in hints and in the log.</extracomment>
        <translation>Nic innego nie da się zrobić.</translation>
    </message>
    <message>
        <source>Ends the game and wins it on the tiebreak.</source>
        <extracomment>A reason for an order, in hints and in the log.</extracomment>
        <translation>Kończy grę i wygrywa ją dzięki rozstrzygnięciu remisu.</translation>
    </message>
    <message numerus="yes">
        <source>Ends the game and wins it by %n point(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Kończy grę i wygrywa ją o %n punkt.</numerusform>
            <numerusform>Kończy grę i wygrywa ją o %n punkty.</numerusform>
            <numerusform>Kończy grę i wygrywa ją o %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes this the last round, with a lead of %n point(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Ta runda staje się ostatnią, przy przewadze %n punktu.</numerusform>
            <numerusform>Ta runda staje się ostatnią, przy przewadze %n punktów.</numerusform>
            <numerusform>Ta runda staje się ostatnią, przy przewadze %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Currently worth about %n point(s) in total, compared with %1 for %2.</source>
        <extracomment>%1 is a number of points, %2 a player</extracomment>
        <translation>
            <numerusform>Obecnie warte w sumie około %n punktu; dla gracza %2: %1.</numerusform>
            <numerusform>Obecnie warte w sumie około %n punktów; dla gracza %2: %1.</numerusform>
            <numerusform>Obecnie warte w sumie około %n punktów; dla gracza %2: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Currently worth about %n point(s) in total.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Obecnie warte w sumie około %n punktu.</numerusform>
            <numerusform>Obecnie warte w sumie około %n punktów.</numerusform>
            <numerusform>Obecnie warte w sumie około %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Produces %n barrel(s), and nobody else gets any.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Daje %n beczkę, a nikt inny nie dostaje żadnej.</numerusform>
            <numerusform>Daje %n beczki, a nikt inny nie dostaje żadnej.</numerusform>
            <numerusform>Daje %n beczek, a nikt inny nie dostaje żadnej.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Produces %n barrel(s), and nobody gets more.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Daje %n beczkę i nikt nie dostaje więcej.</numerusform>
            <numerusform>Daje %n beczki i nikt nie dostaje więcej.</numerusform>
            <numerusform>Daje %n beczek i nikt nie dostaje więcej.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Produces %n barrel(s); the next best player gets %1.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is a number of barrels without a noun.</extracomment>
        <translation>
            <numerusform>Daje %n beczkę; następny najlepszy gracz dostaje %1.</numerusform>
            <numerusform>Daje %n beczki; następny najlepszy gracz dostaje %1.</numerusform>
            <numerusform>Daje %n beczek; następny najlepszy gracz dostaje %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Produces %n barrel(s); another player gets %1.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is a number of barrels without a noun.</extracomment>
        <translation>
            <numerusform>Daje %n beczkę; inny gracz dostaje %1.</numerusform>
            <numerusform>Daje %n beczki; inny gracz dostaje %1.</numerusform>
            <numerusform>Daje %n beczek; inny gracz dostaje %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shipping should earn about %n point(s); nobody else would earn any.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Wysyłka powinna dać około %n punktu; nikt inny nic by nie dostał.</numerusform>
            <numerusform>Wysyłka powinna dać około %n punktów; nikt inny nic by nie dostał.</numerusform>
            <numerusform>Wysyłka powinna dać około %n punktów; nikt inny nic by nie dostał.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shipping should earn about %n point(s); nobody would earn more.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Wysyłka powinna dać około %n punktu; nikt nie dostałby więcej.</numerusform>
            <numerusform>Wysyłka powinna dać około %n punktów; nikt nie dostałby więcej.</numerusform>
            <numerusform>Wysyłka powinna dać około %n punktów; nikt nie dostałby więcej.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shipping should earn about %n point(s); the next best player would earn about %1.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is a number of points without a noun.</extracomment>
        <translation>
            <numerusform>Wysyłka powinna dać około %n punktu, a następnemu najlepszemu graczowi około %1.</numerusform>
            <numerusform>Wysyłka powinna dać około %n punktów, a następnemu najlepszemu graczowi około %1.</numerusform>
            <numerusform>Wysyłka powinna dać około %n punktów, a następnemu najlepszemu graczowi około %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shipping should earn about %n point(s); another player would earn about %1.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is a number of points without a noun.</extracomment>
        <translation>
            <numerusform>Wysyłka powinna dać około %n punktu, a innemu graczowi około %1.</numerusform>
            <numerusform>Wysyłka powinna dać około %n punktów, a innemu graczowi około %1.</numerusform>
            <numerusform>Wysyłka powinna dać około %n punktów, a innemu graczowi około %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is/are %n doubloon(s) on the card.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Na karcie leży %n dublon.</numerusform>
            <numerusform>Na karcie leżą %n dublony.</numerusform>
            <numerusform>Na karcie leży %n dublonów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n colonist(s); empty circles: %1.</source>
        <extracomment>%1 is a number of circles</extracomment>
        <translation>
            <numerusform>Sprowadza %n kolonistę; wolne kółka: %1.</numerusform>
            <numerusform>Sprowadza %n kolonistów; wolne kółka: %1.</numerusform>
            <numerusform>Sprowadza %n kolonistów; wolne kółka: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes it possible to build %1 for %n doubloon(s).</source>
        <extracomment>%1 is a building such as &quot;a coffee roaster&quot;</extracomment>
        <translation>
            <numerusform>Pozwala wznieść za %n dublon %1.</numerusform>
            <numerusform>Pozwala wznieść za %n dublony %1.</numerusform>
            <numerusform>Pozwala wznieść za %n dublonów %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Makes it possible to take %1 before anyone else.</source>
        <extracomment>%1 is a tile such as &quot;a quarry&quot;</extracomment>
        <translation>Pozwala wziąć %1 przed wszystkimi innymi.</translation>
    </message>
    <message numerus="yes">
        <source>Makes it possible to sell %1 for %n doubloon(s).</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>Pozwala na sprzedaż za %n dublon: %1.</numerusform>
            <numerusform>Pozwala na sprzedaż za %n dublony: %1.</numerusform>
            <numerusform>Pozwala na sprzedaż za %n dublonów: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would probably lose %n barrel(s).</source>
        <extracomment>A reason for an order, in hints and the log; %1 is the name of another player.</extracomment>
        <translation>
            <numerusform>Prawdopodobna strata gracza %1: %n beczka.</numerusform>
            <numerusform>Prawdopodobna strata gracza %1: %n beczki.</numerusform>
            <numerusform>Prawdopodobna strata gracza %1: %n beczek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earns %n doubloon(s), and the others get nothing.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Daje %n dublon, a pozostali nic nie dostają.</numerusform>
            <numerusform>Daje %n dublony, a pozostali nic nie dostają.</numerusform>
            <numerusform>Daje %n dublonów, a pozostali nic nie dostają.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hacienda&apos;s tile comes in addition to the chosen one.</source>
        <extracomment>A reason for an order, in hints and in the log.</extracomment>
        <translation>Żeton z haciendy dochodzi do wybranego.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n island space(s) is/are left.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Na wyspie zostało tylko %n wolne pole.</numerusform>
            <numerusform>Na wyspie zostały tylko %n wolne pola.</numerusform>
            <numerusform>Na wyspie zostało tylko %n wolnych pól.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buildings have circles for %n more plantation(s) of %1.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>W budynkach są kółka dla jeszcze %n plantacji (%1).</numerusform>
            <numerusform>W budynkach są kółka dla jeszcze %n plantacji (%1).</numerusform>
            <numerusform>W budynkach są kółka dla jeszcze %n plantacji (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Corn needs no building.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>Kukurydza nie wymaga budynku.</translation>
    </message>
    <message numerus="yes">
        <source>That makes %n quarry(ies) in all for cheaper buildings.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>To w sumie %n kamieniołom na tańsze budynki.</numerusform>
            <numerusform>To w sumie %n kamieniołomy na tańsze budynki.</numerusform>
            <numerusform>To w sumie %n kamieniołomów na tańsze budynki.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the first plantation of %1.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>To pierwsza plantacja tego towaru: %1.</translation>
    </message>
    <message>
        <source>It is the last one in the row, and %1 has a building for it.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is the name of another player.</extracomment>
        <translation>To ostatni taki żeton w rzędzie, a %1 ma budynek, który go potrzebuje.</translation>
    </message>
    <message>
        <source>The hospice brings a colonist onto it at once.</source>
        <extracomment>A reason for an order, in hints and in the log.</extracomment>
        <translation>Przytułek od razu daje na niego kolonistę.</translation>
    </message>
    <message numerus="yes">
        <source>Raises the residence&apos;s bonus to %n point(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Podnosi premię rezydencji do %n punktu.</numerusform>
            <numerusform>Podnosi premię rezydencji do %n punktów.</numerusform>
            <numerusform>Podnosi premię rezydencji do %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next craftsman phase can produce %n barrel(s) instead of %1.</source>
        <extracomment>%1 is a number of barrels</extracomment>
        <translation>
            <numerusform>Następna faza nadzorcy może dać %n beczkę zamiast %1.</numerusform>
            <numerusform>Następna faza nadzorcy może dać %n beczki zamiast %1.</numerusform>
            <numerusform>Następna faza nadzorcy może dać %n beczek zamiast %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next craftsman phase can still produce %n barrel(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Następna faza nadzorcy nadal może dać %n beczkę.</numerusform>
            <numerusform>Następna faza nadzorcy nadal może dać %n beczki.</numerusform>
            <numerusform>Następna faza nadzorcy nadal może dać %n beczek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A colonist could occupy %1, which would score %n point(s) now.</source>
        <extracomment>%1 is a large building such as &quot;the guild hall&quot;</extracomment>
        <translation>
            <numerusform>%1: kolonista mógłby tu pracować, co dałoby teraz %n punkt.</numerusform>
            <numerusform>%1: kolonista mógłby tu pracować, co dałoby teraz %n punkty.</numerusform>
            <numerusform>%1: kolonista mógłby tu pracować, co dałoby teraz %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would score %n point(s) now if occupied.</source>
        <extracomment>%1 is a large building such as &quot;the guild hall&quot;</extracomment>
        <translation>
            <numerusform>%1: po obsadzeniu dałoby to teraz %n punkt.</numerusform>
            <numerusform>%1: po obsadzeniu dałoby to teraz %n punkty.</numerusform>
            <numerusform>%1: po obsadzeniu dałoby to teraz %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 starts working.</source>
        <extracomment>%1 is a building such as &quot;the coffee roaster&quot;</extracomment>
        <translation>%1 zaczyna pracować.</translation>
    </message>
    <message numerus="yes">
        <source>%n quarry(ies) is/are occupied instead of %1.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is the number of quarries that were occupied before.</extracomment>
        <translation>
            <numerusform>Obsadzony jest %n kamieniołom zamiast %1.</numerusform>
            <numerusform>Obsadzone są %n kamieniołomy zamiast %1.</numerusform>
            <numerusform>Obsadzonych jest %n kamieniołomów zamiast %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Would score %n point(s) now if occupied.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Po obsadzeniu da teraz %n punkt.</numerusform>
            <numerusform>Po obsadzeniu da teraz %n punkty.</numerusform>
            <numerusform>Po obsadzeniu da teraz %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Has circles for %n plantation(s) of %1 that had none.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>Ma kółka dla %n plantacji, która ich nie miała (%1).</numerusform>
            <numerusform>Ma kółka dla %n plantacji, które ich nie miały (%1).</numerusform>
            <numerusform>Ma kółka dla %n plantacji, które ich nie miały (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the last one, and %1 could have afforded it.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is the name of another player.</extracomment>
        <translation>To ostatni taki budynek, a stać na niego gracza %1.</translation>
    </message>
    <message numerus="yes">
        <source>Once occupied, it currently earns %n doubloon(s) in each craftsman phase.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Po obsadzeniu daje obecnie %n dublon w każdej fazie nadzorcy.</numerusform>
            <numerusform>Po obsadzeniu daje obecnie %n dublony w każdej fazie nadzorcy.</numerusform>
            <numerusform>Po obsadzeniu daje obecnie %n dublonów w każdej fazie nadzorcy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once occupied, it adds a point to each load; %n kind(s) of goods is/are produced.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Po obsadzeniu dodaje punkt do każdego załadunku; produkowany jest %n rodzaj towarów.</numerusform>
            <numerusform>Po obsadzeniu dodaje punkt do każdego załadunku; produkowane są %n rodzaje towarów.</numerusform>
            <numerusform>Po obsadzeniu dodaje punkt do każdego załadunku; produkowanych jest %n rodzajów towarów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scores %n victory point(s) for %1.</source>
        <extracomment>%1 is &quot;5 doubloons&quot;</extracomment>
        <translation>
            <numerusform>Daje %n punkt zwycięstwa za %1.</numerusform>
            <numerusform>Daje %n punkty zwycięstwa za %1.</numerusform>
            <numerusform>Daje %n punktów zwycięstwa za %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saves up for %1, which needs %n more doubloon(s).</source>
        <extracomment>%1 is a building such as &quot;a coffee roaster&quot;</extracomment>
        <translation>
            <numerusform>Oszczędza na %1: brakuje %n dublona.</numerusform>
            <numerusform>Oszczędza na %1: brakuje %n dublonów.</numerusform>
            <numerusform>Oszczędza na %1: brakuje %n dublonów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trading house buys it for %n doubloon(s) or more.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Targowisko płaci za ten towar co najmniej %n dublon.</numerusform>
            <numerusform>Targowisko płaci za ten towar co najmniej %n dublony.</numerusform>
            <numerusform>Targowisko płaci za ten towar co najmniej %n dublonów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A ship with %1 has %n space(s) left.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>Na statku z tym towarem (%1) zostało %n miejsce.</numerusform>
            <numerusform>Na statku z tym towarem (%1) zostały %n miejsca.</numerusform>
            <numerusform>Na statku z tym towarem (%1) zostało %n miejsc.</numerusform>
        </translation>
    </message>
    <message>
        <source>That makes %1 on the wind rose.</source>
        <extracomment>%1 is &quot;3 barrels of corn&quot;</extracomment>
        <translation>Razem na róży wiatrów: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Earns %n doubloon(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Daje %n dublon.</numerusform>
            <numerusform>Daje %n dublony.</numerusform>
            <numerusform>Daje %n dublonów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes the last space in the trading house, where %1 could have sold %2.</source>
        <extracomment>%1 is a player, %2 a good</extracomment>
        <translation>Zajmuje ostatnie miejsce na targowisku, gdzie %1 może sprzedać: %2.</translation>
    </message>
    <message>
        <source>Afterward, %1 cannot sell %2.</source>
        <extracomment>%1 is a player, %2 a good</extracomment>
        <translation>Potem %1 nie może sprzedać: %2.</translation>
    </message>
    <message numerus="yes">
        <source>The best sale would earn %n doubloon(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Najlepsza sprzedaż dałaby %n dublon.</numerusform>
            <numerusform>Najlepsza sprzedaż dałaby %n dublony.</numerusform>
            <numerusform>Najlepsza sprzedaż dałaby %n dublonów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earns %n victory point(s) immediately.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Od razu daje %n punkt zwycięstwa.</numerusform>
            <numerusform>Od razu daje %n punkty zwycięstwa.</numerusform>
            <numerusform>Od razu daje %n punktów zwycięstwa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Afterward, no ship takes %2 from %1.</source>
        <extracomment>%1 is a player, %2 &quot;4 barrels of corn&quot;</extracomment>
        <translation>Potem żaden statek nie przyjmie od gracza %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n barrel(s) on the wind rose for now.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Na razie zachowuje %n beczkę na róży wiatrów.</numerusform>
            <numerusform>Na razie zachowuje %n beczki na róży wiatrów.</numerusform>
            <numerusform>Na razie zachowuje %n beczek na róży wiatrów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n barrel(s), as many as possible.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Zachowuje %n beczkę, najwięcej, jak się da.</numerusform>
            <numerusform>Zachowuje %n beczki, najwięcej, jak się da.</numerusform>
            <numerusform>Zachowuje %n beczek, najwięcej, jak się da.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps the most valuable kind, %1.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>Zachowuje najcenniejszy towar: %1.</translation>
    </message>
    <message>
        <source></source>
        <comment>Reasons for orders, in hints and in the log.</comment>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n island space(s) free.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Zostawia wolne %n pole wyspy.</numerusform>
            <numerusform>Zostawia wolne %n pola wyspy.</numerusform>
            <numerusform>Zostawia wolnych %n pól wyspy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %n plantation(s) of %1.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>Razem będzie %n plantacja (%1).</numerusform>
            <numerusform>Razem będą %n plantacje (%1).</numerusform>
            <numerusform>Razem będzie %n plantacji (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then has %n colonist(s).</source>
        <extracomment>%1 is a building such as &quot;the coffee roaster&quot;</extracomment>
        <translation>
            <numerusform>%1 ma potem %n kolonistę.</numerusform>
            <numerusform>%1 ma potem %n kolonistów.</numerusform>
            <numerusform>%1 ma potem %n kolonistów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plantation(s) of %1 is/are then occupied.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>Obsadzona jest potem %n plantacja (%1).</numerusform>
            <numerusform>Obsadzone są potem %n plantacje (%1).</numerusform>
            <numerusform>Obsadzonych jest potem %n plantacji (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) stay(s) in San Juan.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>W San Juan zostaje %n kolonista.</numerusform>
            <numerusform>W San Juan zostają %n koloniści.</numerusform>
            <numerusform>W San Juan zostaje %n kolonistów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n doubloon(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Zachowuje %n dublon.</numerusform>
            <numerusform>Zachowuje %n dublony.</numerusform>
            <numerusform>Zachowuje %n dublonów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gives the first choice of a tile.</source>
        <extracomment>A reason for choosing the settler, in hints and the log.</extracomment>
        <translation>Daje pierwszeństwo w wyborze żetonu.</translation>
    </message>
    <message>
        <source>Gives the first choice of a building, for a doubloon less.</source>
        <extracomment>A reason for choosing the builder, in hints and the log.</extracomment>
        <translation>Daje pierwszeństwo w wyborze budynku, o dublon taniej.</translation>
    </message>
    <message>
        <source>Brings nothing right now.</source>
        <extracomment>What is said of choosing a role that brings the player nothing, in hints and the log.</extracomment>
        <translation>Na razie nic nie daje.</translation>
    </message>
    <message>
        <source>Leaves the extra barrel in the supply.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>Zostawia dodatkową beczkę w puli.</translation>
    </message>
    <message>
        <source>Fills the trading house.</source>
        <extracomment>A reason for a sale, in hints and the log.</extracomment>
        <translation>Zapełnia targowisko.</translation>
    </message>
    <message numerus="yes">
        <source>Leaves %n space(s) in the trading house.</source>
        <extracomment>A reason for a sale, in hints and the log.</extracomment>
        <translation>
            <numerusform>Zostawia %n miejsce na targowisku.</numerusform>
            <numerusform>Zostawia %n miejsca na targowisku.</numerusform>
            <numerusform>Zostawia %n miejsc na targowisku.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fills the ship.</source>
        <extracomment>A reason for loading goods, in hints and the log.</extracomment>
        <translation>Zapełnia statek.</translation>
    </message>
    <message numerus="yes">
        <source>Leaves %n space(s) on the ship.</source>
        <extracomment>A reason for loading goods, in hints and the log.</extracomment>
        <translation>
            <numerusform>Zostawia %n miejsce na statku.</numerusform>
            <numerusform>Zostawia %n miejsca na statku.</numerusform>
            <numerusform>Zostawia %n miejsc na statku.</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes no space on the cargo ships.</source>
        <extracomment>A reason for shipping with the wharf, in hints and the log.</extracomment>
        <translation>Nie zajmuje miejsca na statkach towarowych.</translation>
    </message>
    <message>
        <source>with the second move</source>
        <extracomment>Within a sentence about another move, as in “… instead of 2 with the second move”.</extracomment>
        <translation>przy drugim ruchu</translation>
    </message>
    <message>
        <source>with the best move</source>
        <extracomment>Within a sentence about another move, as in “… instead of 2 with the best move”.</extracomment>
        <translation>przy najlepszym ruchu</translation>
    </message>
    <message>
        <source>with the move played</source>
        <extracomment>Within a sentence about a better move, as in “… instead of 2 with the move played”.</extracomment>
        <translation>przy wykonanym ruchu</translation>
    </message>
    <message numerus="yes">
        <source>Should earn %n point(s) by shipping instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of points, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Wysyłka powinna dać %n punkt zamiast %1 %2.</numerusform>
            <numerusform>Wysyłka powinna dać %n punkty zamiast %1 %2.</numerusform>
            <numerusform>Wysyłka powinna dać %n punktów zamiast %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should produce %n barrel(s) instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of barrels, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Powinno dać %n beczkę zamiast %1 %2.</numerusform>
            <numerusform>Powinno dać %n beczki zamiast %1 %2.</numerusform>
            <numerusform>Powinno dać %n beczek zamiast %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should earn %n doubloon(s) instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of doubloons, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Powinno dać %n dublon zamiast %1 %2.</numerusform>
            <numerusform>Powinno dać %n dublony zamiast %1 %2.</numerusform>
            <numerusform>Powinno dać %n dublonów zamiast %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Would probably lose %n barrel(s) at storage instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of barrels, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Przy przechowywaniu prawdopodobnie przepadnie %n beczka zamiast %1 %2.</numerusform>
            <numerusform>Przy przechowywaniu prawdopodobnie przepadną %n beczki zamiast %1 %2.</numerusform>
            <numerusform>Przy przechowywaniu prawdopodobnie przepadnie %n beczek zamiast %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should bring %n colonist(s) instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of colonists, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Powinno sprowadzić %n kolonistę zamiast %1 %2.</numerusform>
            <numerusform>Powinno sprowadzić %n kolonistów zamiast %1 %2.</numerusform>
            <numerusform>Powinno sprowadzić %n kolonistów zamiast %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should make it possible to produce %n barrel(s) soon instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of barrels, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Powinno wkrótce pozwolić wyprodukować %n beczkę zamiast %1 %2.</numerusform>
            <numerusform>Powinno wkrótce pozwolić wyprodukować %n beczki zamiast %1 %2.</numerusform>
            <numerusform>Powinno wkrótce pozwolić wyprodukować %n beczek zamiast %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should leave %n barrel(s) at the next choice of a role instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of barrels, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Powinno zostawić %n beczkę do następnego wyboru postaci zamiast %1 %2.</numerusform>
            <numerusform>Powinno zostawić %n beczki do następnego wyboru postaci zamiast %1 %2.</numerusform>
            <numerusform>Powinno zostawić %n beczek do następnego wyboru postaci zamiast %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should leave %n doubloon(s) at the next choice of a role instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of doubloons, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Powinno zostawić %n dublon do następnego wyboru postaci zamiast %1 %2.</numerusform>
            <numerusform>Powinno zostawić %n dublony do następnego wyboru postaci zamiast %1 %2.</numerusform>
            <numerusform>Powinno zostawić %n dublonów do następnego wyboru postaci zamiast %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should add buildings worth %n point(s) instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of points, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Powinno dać budynki warte %n punkt zamiast %1 %2.</numerusform>
            <numerusform>Powinno dać budynki warte %n punkty zamiast %1 %2.</numerusform>
            <numerusform>Powinno dać budynki warte %n punktów zamiast %1 %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Should make it possible to build %1 soon, which is impossible %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a building such as &quot;a coffee roaster&quot;, %2 &quot;with the second move&quot;</extracomment>
        <translation>Powinno wkrótce pozwolić wznieść %1, co %2 jest niemożliwe.</translation>
    </message>
    <message>
        <source>Should come to the same as %1.</source>
        <extracomment>A reason for an order compared with another; %1 is &quot;with the second move&quot;</extracomment>
        <translation>Powinno wyjść na to samo co %1.</translation>
    </message>
    <message>
        <source>%3, %1 would probably build %2.</source>
        <extracomment>A reason for an order; %1 is another player, %2 a building such as &quot;a coffee roaster&quot;, %3 &quot;with the second move&quot;</extracomment>
        <translation>%3 %1 prawdopodobnie wzniesie %2.</translation>
    </message>
    <message>
        <source>%2, %1 would probably take this role.</source>
        <extracomment>A reason for choosing a role; %1 is another player, %2 &quot;with the second move&quot;</extracomment>
        <translation>%2 tę postać prawdopodobnie weźmie %1.</translation>
    </message>
    <message numerus="yes">
        <source>%2, %1 would probably take this role with %n doubloon(s).</source>
        <extracomment>%1 is a player, %2 &quot;with the second move&quot;; the doubloons are on the card</extracomment>
        <translation>
            <numerusform>%2 tę postać z %n dublonem prawdopodobnie weźmie %1.</numerusform>
            <numerusform>%2 tę postać z %n dublonami prawdopodobnie weźmie %1.</numerusform>
            <numerusform>%2 tę postać z %n dublonami prawdopodobnie weźmie %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%3, %1 would probably take %2.</source>
        <extracomment>A reason for taking a tile; %1 is another player, %2 a tile such as &quot;a quarry&quot;, %3 &quot;with the second move&quot;</extracomment>
        <translation>%3 %1 prawdopodobnie weźmie %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 would probably earn %n point(s) by shipping instead of %2 %3.</source>
        <extracomment>A reason for an order; %1 is another player, %2 a number of points, %3 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>%1: za wysyłkę prawdopodobnie %n punkt zamiast %2 %3.</numerusform>
            <numerusform>%1: za wysyłkę prawdopodobnie %n punkty zamiast %2 %3.</numerusform>
            <numerusform>%1: za wysyłkę prawdopodobnie %n punktów zamiast %2 %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would probably produce %n barrel(s) instead of %2 %3.</source>
        <extracomment>A reason for an order; %1 is another player, %2 a number of barrels, %3 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>%1: prawdopodobna produkcja %n beczka zamiast %2 %3.</numerusform>
            <numerusform>%1: prawdopodobna produkcja %n beczki zamiast %2 %3.</numerusform>
            <numerusform>%1: prawdopodobna produkcja %n beczek zamiast %2 %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would probably earn %n doubloon(s) instead of %2 %3.</source>
        <extracomment>A reason for an order; %1 is another player, %2 a number of doubloons, %3 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>%1: prawdopodobny dochód %n dublon zamiast %2 %3.</numerusform>
            <numerusform>%1: prawdopodobny dochód %n dublony zamiast %2 %3.</numerusform>
            <numerusform>%1: prawdopodobny dochód %n dublonów zamiast %2 %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would probably lose %n barrel(s) at storage instead of %2 %3.</source>
        <extracomment>A reason for an order; %1 is another player, %2 a number of barrels, %3 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>%1: prawdopodobna strata przy przechowywaniu %n beczka zamiast %2 %3.</numerusform>
            <numerusform>%1: prawdopodobna strata przy przechowywaniu %n beczki zamiast %2 %3.</numerusform>
            <numerusform>%1: prawdopodobna strata przy przechowywaniu %n beczek zamiast %2 %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>%1 from the hacienda</source>
        <extracomment>%1 is a tile such as &quot;corn plantation&quot;</extracomment>
        <translation>%1 dzięki haciendzie</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) at work</source>
        <extracomment>In the ribbon of the last moves, after the name of a player.</extracomment>
        <translation>
            <numerusform>%n kolonista przy pracy</numerusform>
            <numerusform>%n kolonistów przy pracy</numerusform>
            <numerusform>%n kolonistów przy pracy</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <extracomment>%1 is a building such as &quot;small sugar mill&quot;, %2 the doubloons paid</extracomment>
        <translation>%1 za %2</translation>
    </message>
    <message>
        <source>%1 sold for %2</source>
        <extracomment>%1 is a good such as &quot;corn&quot;, %2 the doubloons earned</extracomment>
        <translation>sprzedaż za %2: %1</translation>
    </message>
    <message>
        <source>%1 loaded</source>
        <extracomment>%1 is &quot;3 barrels of corn&quot;</extracomment>
        <translation>załadunek: %1</translation>
    </message>
    <message>
        <source>%1 shipped by the wharf</source>
        <extracomment>In the ribbon of the last moves; %1 is a number of barrels with their kind.</extracomment>
        <translation>wysyłka z nabrzeża: %1</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <extracomment>In the ribbon of the last moves; %1 is a number of barrels with their kind.</extracomment>
        <translation>strata: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n barrel(s) produced</source>
        <extracomment>In the ribbon of the last moves, after the name of a player.</extracomment>
        <translation>
            <numerusform>produkcja: %n beczka</numerusform>
            <numerusform>produkcja: %n beczki</numerusform>
            <numerusform>produkcja: %n beczek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n doubloon(s)</source>
        <extracomment>In the ribbon of the last moves, after the name of a player.</extracomment>
        <translation>
            <numerusform>+%n dublon</numerusform>
            <numerusform>+%n dublony</numerusform>
            <numerusform>+%n dublonów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <extracomment>In the ribbon of the last moves, after the name of a player.</extracomment>
        <translation>
            <numerusform>+%n punkt</numerusform>
            <numerusform>+%n punkty</numerusform>
            <numerusform>+%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>In the ribbon of the last moves, after the name of a player.</extracomment>
        <translation>pasuje</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a player&apos;s name, %2 what that player did: &quot;Builder, small sugar mill for 2&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source></source>
        <comment>The ribbon that tells what the others did since one&apos;s last move.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>Choose a role first.</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>Najpierw wybierz postać.</translation>
    </message>
    <message>
        <source>First decide whether your hacienda draws a tile.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Najpierw zdecyduj, czy twoja hacienda dobiera żeton.</translation>
    </message>
    <message>
        <source>This is the settler phase: take a tile or pass first.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>To faza plantatora: najpierw weź żeton albo spasuj.</translation>
    </message>
    <message>
        <source>This is the mayor phase: place your colonists first.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>To faza burmistrza: najpierw rozmieść swoich kolonistów.</translation>
    </message>
    <message>
        <source>This is the builder phase: build a building or pass first.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>To faza budowniczego: najpierw wznieś budynek albo spasuj.</translation>
    </message>
    <message>
        <source>This is the craftsman phase: take an extra barrel or pass first.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>To faza nadzorcy: najpierw weź dodatkową beczkę albo spasuj.</translation>
    </message>
    <message>
        <source>This is the trader phase: sell a barrel or pass first.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>To faza kupca: najpierw sprzedaj beczkę albo spasuj.</translation>
    </message>
    <message>
        <source>This is the captain phase: load goods first.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>To faza kapitana: najpierw załaduj towary.</translation>
    </message>
    <message>
        <source>First choose which barrels to keep.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Najpierw wybierz beczki, które zachowasz.</translation>
    </message>
    <message>
        <source>The game is over; no more moves are possible.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Gra się skończyła; dalsze ruchy nie są możliwe.</translation>
    </message>
    <message>
        <source>You must take a role; you cannot pass.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Musisz wziąć postać; nie możesz spasować.</translation>
    </message>
    <message>
        <source>You must place your colonists; you cannot pass.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Musisz rozmieścić swoich kolonistów; nie możesz spasować.</translation>
    </message>
    <message>
        <source>Players who can load a cargo ship must load; you cannot pass.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Kto może załadować statek towarowy, musi to zrobić; nie możesz spasować.</translation>
    </message>
    <message>
        <source>Choose which barrels to keep; the rest goes back to the supply.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Wybierz beczki, które zachowasz; reszta wraca do puli.</translation>
    </message>
    <message>
        <source>You cannot pass here. Make a choice.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Nie możesz tu spasować. Dokonaj wyboru.</translation>
    </message>
    <message>
        <source>There is no default role. Choose one.</source>
        <extracomment>Why a computer cannot decide by default, in programs that play by text.</extracomment>
        <translation>Nie ma domyślnej postaci. Wybierz jedną.</translation>
    </message>
    <message>
        <source>There is no default placement. Place the colonists yourself.</source>
        <extracomment>Why a computer cannot decide by default, in programs that play by text.</extracomment>
        <translation>Nie ma domyślnego rozmieszczenia. Rozmieść kolonistów samodzielnie.</translation>
    </message>
    <message>
        <source>There is no default building. Choose one or pass.</source>
        <extracomment>Why a computer cannot decide by default, in programs that play by text.</extracomment>
        <translation>Nie ma domyślnego budynku. Wybierz jeden albo spasuj.</translation>
    </message>
    <message>
        <source>There is no default here. Make a choice.</source>
        <extracomment>Why a computer cannot decide by default, in programs that play by text.</extracomment>
        <translation>Nie ma tu wyboru domyślnego. Dokonaj wyboru.</translation>
    </message>
    <message>
        <source>No colonist would come with this, so there is none to decline.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Nie przyszedłby z tym żaden kolonista, więc nie ma komu odmówić.</translation>
    </message>
    <message>
        <source>There is no face-up %1; you can take only tiles from the face-up row.</source>
        <extracomment>%1 is a tile such as &quot;corn plantation&quot;</extracomment>
        <translation>Nie ma odkrytego żetonu: %1. Możesz brać tylko żetony z odkrytego rzędu.</translation>
    </message>
    <message>
        <source>No quarries are left.</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>Nie ma już kamieniołomów.</translation>
    </message>
    <message>
        <source>Only the settler, or the owner of an occupied construction hut, may take a quarry.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Kamieniołom może wziąć tylko plantator lub właściciel obsadzonego warsztatu budowlanego.</translation>
    </message>
    <message>
        <source>Island space %1 holds a tile already, and tiles never move.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>Na polu wyspy %1 leży już żeton, a żetonów nigdy się nie przesuwa.</translation>
    </message>
    <message numerus="yes">
        <source>That takes %n colonist(s).</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>
            <numerusform>Do tego potrzeba %n kolonisty.</numerusform>
            <numerusform>Do tego potrzeba %n kolonistów.</numerusform>
            <numerusform>Do tego potrzeba %n kolonistów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Island space %1 is empty, so a colonist has no work there.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>Pole wyspy %1 jest puste, więc kolonista nie ma tam pracy.</translation>
    </message>
    <message>
        <source>City space %1 has no building, so a colonist has no work there.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>Na polu miasta %1 nie ma budynku, więc kolonista nie ma tam pracy.</translation>
    </message>
    <message>
        <source>City space %1 belongs to the large building that begins on space %2.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>Pole miasta %1 należy do dużego budynku, który zaczyna się na polu %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has only %n circle(s), and a circle holds one colonist.</source>
        <extracomment>%1 is a building such as &quot;the coffee roaster&quot;</extracomment>
        <translation>
            <numerusform>%1 ma tylko %n kółko, a kółko mieści jednego kolonistę.</numerusform>
            <numerusform>%1 ma tylko %n kółka, a kółko mieści jednego kolonistę.</numerusform>
            <numerusform>%1 ma tylko %n kółek, a kółko mieści jednego kolonistę.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use them to fill the %n empty circle(s) first.</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>
            <numerusform>Najpierw zajmij nimi %n wolne kółko.</numerusform>
            <numerusform>Najpierw zajmij nimi %n wolne kółka.</numerusform>
            <numerusform>Najpierw zajmij nimi %n wolnych kółek.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is sold out.</source>
        <extracomment>%1 is a building such as &quot;the coffee roaster&quot;</extracomment>
        <translation>%1: wszystko wyprzedane.</translation>
    </message>
    <message>
        <source>%1 is already in this city, and nobody may own two of the same kind.</source>
        <extracomment>%1 is a building such as &quot;the coffee roaster&quot;</extracomment>
        <translation>%1 już stoi w tym mieście, a nikt nie może mieć dwóch jednakowych budynków.</translation>
    </message>
    <message numerus="yes">
        <source>That costs %n doubloon(s) now.</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>
            <numerusform>To kosztuje teraz %n dublon.</numerusform>
            <numerusform>To kosztuje teraz %n dublony.</numerusform>
            <numerusform>To kosztuje teraz %n dublonów.</numerusform>
        </translation>
    </message>
    <message>
        <source>All 12 city spaces are full.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Wszystkie 12 pól miasta jest zajętych.</translation>
    </message>
    <message>
        <source>A large building needs two empty city spaces, and only one is left.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Duży budynek wymaga dwóch wolnych pól miasta, a zostało tylko jedno.</translation>
    </message>
    <message>
        <source>City space %1 already has a building.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>Na polu miasta %1 stoi już budynek.</translation>
    </message>
    <message>
        <source>A large building needs two spaces that touch; city spaces %1 and %2 do not.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>Duży budynek wymaga dwóch stykających się pól; pola miasta %1 i %2 się nie stykają.</translation>
    </message>
    <message>
        <source>A large building fills two adjacent city spaces, so name both or none.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Duży budynek zajmuje dwa sąsiednie pola miasta, więc podaj oba albo żadne.</translation>
    </message>
    <message>
        <source>This building fills one city space only.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Ten budynek zajmuje tylko jedno pole miasta.</translation>
    </message>
    <message>
        <source>The extra barrel must be of a kind you have just produced, and you did not produce %1.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>Dodatkowa beczka musi zawierać wyprodukowany właśnie towar, a ten do nich nie należy: %1.</translation>
    </message>
    <message>
        <source>No barrels of %1 are left in the supply.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>W puli nie ma już beczek tego rodzaju: %1.</translation>
    </message>
    <message>
        <source>You have no barrels of %1.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>Nie masz beczek tego rodzaju: %1.</translation>
    </message>
    <message>
        <source>The trading house already holds %1; only the owner of an occupied office may sell it again.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>Ten towar leży już na targowisku: %1. Sprzedać go ponownie może tylko właściciel obsadzonego biura handlowego.</translation>
    </message>
    <message>
        <source>There is no such cargo ship in this game.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>W tej grze nie ma takiego statku towarowego.</translation>
    </message>
    <message>
        <source>Cargo ship %1 is full.</source>
        <extracomment>Why an order is not possible; a cargo ship is named by its capacity, and the other marker is a kind of goods.</extracomment>
        <translation>Statek towarowy %1 jest pełny.</translation>
    </message>
    <message>
        <source>Cargo ship %1 carries %2, and a ship carries only one kind.</source>
        <extracomment>Why an order is not possible; a cargo ship is named by its capacity, and the other marker is a kind of goods.</extracomment>
        <translation>Statek towarowy %1 wiezie inny towar (%2), a statek wiezie tylko jeden rodzaj.</translation>
    </message>
    <message>
        <source>Cargo ship %2 already carries %1, and no two ships may carry the same kind.</source>
        <extracomment>Why an order is not possible; a cargo ship is named by its capacity, and the other marker is a kind of goods.</extracomment>
        <translation>Ten towar (%1) wiezie już statek towarowy %2, a żadne dwa statki nie mogą wieźć tego samego.</translation>
    </message>
    <message>
        <source>Cargo ship %1 takes fewer of these barrels than cargo ship %2; you must load as many as possible.</source>
        <extracomment>Why an order is not possible; a cargo ship is named by its capacity, and the other marker is a kind of goods.</extracomment>
        <translation>Na statek towarowy %1 wejdzie mniej tych beczek niż na statek %2; musisz załadować ich jak najwięcej.</translation>
    </message>
    <message>
        <source>That requires an occupied wharf.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Do tego potrzeba obsadzonego nabrzeża.</translation>
    </message>
    <message>
        <source>The wharf&apos;s ship has already sailed; it sails once in each captain phase.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Statek z nabrzeża już odpłynął; pływa raz w każdej fazie kapitana.</translation>
    </message>
    <message>
        <source>A cargo ship has room for your goods, so you must load; you cannot pass.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Na statku towarowym jest miejsce na twoje towary, więc musisz ładować; nie możesz spasować.</translation>
    </message>
    <message numerus="yes">
        <source>Your warehouses store %n kind(s) of goods; use all of that before you give anything up.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>
            <numerusform>Twój magazyn mieści %n rodzaj towarów; wykorzystaj to w pełni, zanim coś oddasz.</numerusform>
            <numerusform>Twoje magazyny mieszczą %n rodzaje towarów; wykorzystaj to w pełni, zanim coś oddasz.</numerusform>
            <numerusform>Twoje magazyny mieszczą %n rodzajów towarów; wykorzystaj to w pełni, zanim coś oddasz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without an occupied warehouse, you keep only one barrel.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Bez obsadzonego magazynu zachowujesz tylko jedną beczkę.</translation>
    </message>
    <message numerus="yes">
        <source>Your warehouses store only %n kind(s) of goods.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>
            <numerusform>Twój magazyn mieści tylko %n rodzaj towarów.</numerusform>
            <numerusform>Twoje magazyny mieszczą tylko %n rodzaje towarów.</numerusform>
            <numerusform>Twoje magazyny mieszczą tylko %n rodzajów towarów.</numerusform>
        </translation>
    </message>
    <message>
        <source>All your %1 is stored in a warehouse, so choose a single barrel of another kind.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>Wszystkie beczki tego rodzaju (%1) zostają już w magazynie, więc wybierz pojedynczą beczkę innego rodzaju.</translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Zasady teraz na to nie pozwalają.</translation>
    </message>
    <message>
        <source>The circle on island space %1 is occupied, and a circle holds one colonist.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>Kółko na polu wyspy %1 jest zajęte, a kółko mieści jednego kolonistę.</translation>
    </message>
    <message>
        <source>seat %1</source>
        <extracomment>%1 is a number, counted from 0 as in files</extracomment>
        <translation>miejsce %1</translation>
    </message>
    <message>
        <source>There is no %1 card in a game with this number of players.</source>
        <extracomment>%1 is a role such as &quot;Mayor&quot;</extracomment>
        <translation>W grze z tą liczbą graczy nie ma takiej karty: %1.</translation>
    </message>
    <message>
        <source>The role of %1 has already been taken this round by %2.</source>
        <extracomment>%1 is a role such as &quot;Mayor&quot;, %2 the name of a player, or &quot;seat 2&quot;</extracomment>
        <translation>Tę postać (%1) wziął już w tej rundzie gracz %2.</translation>
    </message>
    <message>
        <source>There is no space %1; islands and cities have 12 spaces.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>Nie ma pola %1; wyspy i miasta mają 12 pól.</translation>
    </message>
    <message numerus="yes">
        <source>This board has only %n.</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>
            <numerusform>Na tej planszy jest tylko %n.</numerusform>
            <numerusform>Na tej planszy jest tylko %n.</numerusform>
            <numerusform>Na tej planszy jest tylko %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still have %n colonist(s) in San Juan.</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>
            <numerusform>W San Juan masz jeszcze %n kolonistę.</numerusform>
            <numerusform>W San Juan masz jeszcze %n kolonistów.</numerusform>
            <numerusform>W San Juan masz jeszcze %n kolonistów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n doubloon(s).</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>
            <numerusform>Masz tylko %n dublon.</numerusform>
            <numerusform>Masz tylko %n dublony.</numerusform>
            <numerusform>Masz tylko %n dublonów.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no cargo ship %2 in this game.</source>
        <extracomment>%2 is the capacity of the ship</extracomment>
        <translation>W tej grze nie ma statku towarowego %2.</translation>
    </message>
    <message>
        <source></source>
        <comment>Why an order is not possible, in the line of the prompt.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source></source>
        <comment>The page of the results of finished games.</comment>
        <translation></translation>
    </message>
    <message>
        <source>(removed)</source>
        <extracomment>In a list of results, for a person who wished not to be named</extracomment>
        <translation>(usunięto)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A player and the points in a list of results: &quot;Ana 52&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>What the page of results has a row for, as the next five texts</extracomment>
        <translation>Gry</translation>
    </message>
    <message>
        <source>How many games were played to their end</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Ile gier rozegrano do końca</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Games won; a shared first place counts for everyone who shares it</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Wygrane gry; wspólne pierwsze miejsce liczy się każdemu, kto je dzieli</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Wygrane %</translation>
    </message>
    <message>
        <source>The share of games that were won</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Odsetek wygranych gier</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Points at the end, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Punkty na koniec, średnio</translation>
    </message>
    <message>
        <source>Chips</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Żetony</translation>
    </message>
    <message>
        <source>Points from shipping goods, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Punkty za wysyłkę towarów, średnio</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Budynki</translation>
    </message>
    <message>
        <source>Points printed on the buildings, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Punkty nadrukowane na budynkach, średnio</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Duże</translation>
    </message>
    <message>
        <source>Points that large buildings add, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Punkty, które dodają duże budynki, średnio</translation>
    </message>
    <message>
        <source>Built</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Wzniesione</translation>
    </message>
    <message>
        <source>How many buildings a player has at the end, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Ile budynków gracz ma na koniec, średnio</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Data</translation>
    </message>
    <message>
        <source>Winner</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Zwycięzca</translation>
    </message>
    <message>
        <source>Points of the winner</source>
        <extracomment>The head of a column in the results of games.</extracomment>
        <translation>Punkty zwycięzcy</translation>
    </message>
    <message>
        <source>Lead</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Przewaga</translation>
    </message>
    <message>
        <source>The margin over second place; 0 for a tie</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Przewaga nad drugim miejscem; 0 przy remisie</translation>
    </message>
    <message>
        <source>How many rounds the game took</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Ile rund trwała gra</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>How many sat at the table</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Ile osób było przy stole</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>The most points in one game</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Najwięcej punktów w jednej grze</translation>
    </message>
    <message>
        <source>Streak</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Seria</translation>
    </message>
    <message>
        <source>The most games won in a row</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Najwięcej wygranych gier z rzędu</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Teraz</translation>
    </message>
    <message>
        <source>Games won in a row up to the last one</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Gry wygrane z rzędu, łącznie z ostatnią</translation>
    </message>
    <message>
        <source>Points of the winner, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Punkty zwycięzcy, średnio</translation>
    </message>
    <message>
        <source>The margin over second place, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Przewaga nad drugim miejscem, średnio</translation>
    </message>
    <message>
        <source>How many rounds a game took, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Ile rund trwała gra, średnio</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>How many played, on the page of the results.</extracomment>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n graczy</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>Seat</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>First governor</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Pierwszy gubernator</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <extracomment>A seat on the page of the results; %1 counts from 1.</extracomment>
        <translation>Miejsce %1</translation>
    </message>
    <message>
        <source>Building</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Budynek</translation>
    </message>
    <message>
        <source>Bought</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Kupione</translation>
    </message>
    <message>
        <source>How many players had it at the end</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Ilu graczy miało go na koniec</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Udział</translation>
    </message>
    <message>
        <source>The share of players who had it at the end</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Jaka część wszystkich graczy miała go na koniec</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Długość</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <extracomment>How long a game lasted, on the page of the results.</extracomment>
        <translation>
            <numerusform>%n runda</numerusform>
            <numerusform>%n rundy</numerusform>
            <numerusform>%n rund</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of players</source>
        <extracomment>In the results of games: the head of a column, or the name of a filter.</extracomment>
        <translation>Liczba graczy</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Miejsca</translation>
    </message>
    <message>
        <source>Length in rounds</source>
        <extracomment>The head of a column in the results of games.</extracomment>
        <translation>Długość w rundach</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message>
        <source>Another window is saving its game there.</source>
        <extracomment>Why the current game cannot be saved.</extracomment>
        <translation>Inne okno zapisuje tam swoją grę.</translation>
    </message>
    <message>
        <source>No lock file can be created in the folder %1.</source>
        <extracomment>Why a game cannot be saved; %1 is the path of the folder.</extracomment>
        <translation>W folderze %1 nie można utworzyć pliku blokady.</translation>
    </message>
    <message>
        <source></source>
        <comment>Why a game cannot be saved, in messages.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>SetupPlacing</name>
    <message>
        <source>This piece doesn&apos;t go here.</source>
        <extracomment>Why a piece cannot be put somewhere, while a position is set up.</extracomment>
        <translation>Ten element tu nie pasuje.</translation>
    </message>
    <message>
        <source>There is no room to turn this building.</source>
        <extracomment>Why a piece cannot be put somewhere, while a position is set up.</extracomment>
        <translation>Nie ma miejsca, by obrócić ten budynek.</translation>
    </message>
    <message>
        <source>Choose where it goes.</source>
        <extracomment>In the line of the prompt while a position is set up and a piece is in the hand.</extracomment>
        <translation>Wybierz, dokąd ma trafić.</translation>
    </message>
    <message>
        <source></source>
        <comment>Why a piece cannot be put somewhere while a position is set up.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>SetupRefusals</name>
    <message>
        <source>The box has no more copies of this building: %1.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 and %2 are names of pieces, goods or ships&apos; capacities.</extracomment>
        <translation>W pudełku nie ma już tego budynku: %1.</translation>
    </message>
    <message>
        <source>The box has no more tiles of this kind: %1.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 and %2 are names of pieces, goods or ships&apos; capacities.</extracomment>
        <translation>W pudełku nie ma już żetonów tego rodzaju: %1.</translation>
    </message>
    <message>
        <source>The box has no more barrels of this kind: %1.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 and %2 are names of pieces, goods or ships&apos; capacities.</extracomment>
        <translation>W pudełku nie ma już beczek tego rodzaju: %1.</translation>
    </message>
    <message>
        <source>The box has no more colonists.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>W pudełku nie ma już kolonistów.</translation>
    </message>
    <message>
        <source>This role card is already on a board.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>Ta karta postaci leży już na planszy.</translation>
    </message>
    <message>
        <source>The box has none of these left.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>W pudełku nic takiego nie zostało.</translation>
    </message>
    <message>
        <source>Put the building on an empty space in a city, or back in the box.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>Postaw budynek na wolnym polu miasta albo odłóż go do pudełka.</translation>
    </message>
    <message>
        <source>Put the plantation on an empty space on an island, in the face-up row, or back in the box.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>Połóż plantację na wolnym polu wyspy, w odkrytym rzędzie albo odłóż ją do pudełka.</translation>
    </message>
    <message>
        <source>Put the quarry on an empty space on an island, or back in the box.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>Połóż kamieniołom na wolnym polu wyspy albo odłóż go do pudełka.</translation>
    </message>
    <message>
        <source>Put the barrel on a wind rose or a cargo ship, in the trading house, or back in the box.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>Połóż beczkę na róży wiatrów, statku towarowym, targowisku albo odłóż ją do pudełka.</translation>
    </message>
    <message>
        <source>Put the colonist in an empty circle, in San Juan, on the colonist ship, or back in the box.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>Postaw kolonistę na wolnym kółku, w San Juan, na statku kolonistów albo odłóż go do pudełka.</translation>
    </message>
    <message>
        <source>Put the doubloon on a board or a role card, or back in the box.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>Połóż dublon na planszy, na karcie postaci albo odłóż go do pudełka.</translation>
    </message>
    <message>
        <source>Put the victory point on a board, or back in the box.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>Połóż punkt zwycięstwa na planszy albo odłóż go do pudełka.</translation>
    </message>
    <message>
        <source>Put the role card on a board, or back in the row of role cards.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>Połóż kartę postaci na planszy albo odłóż ją do rzędu kart postaci.</translation>
    </message>
    <message>
        <source>Put the governor marker on another board.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>Połóż znacznik gubernatora na innej planszy.</translation>
    </message>
    <message>
        <source>This ship is full.</source>
        <extracomment>Why a piece cannot be put there while a position is set up.</extracomment>
        <translation>Ten statek jest pełny.</translation>
    </message>
    <message>
        <source>This ship carries another kind of goods: %1.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 and %2 are names of pieces, goods or ships&apos; capacities.</extracomment>
        <translation>Ten statek wiezie inny towar: %1.</translation>
    </message>
    <message>
        <source>Cargo ship %1 carries this kind already, and no two ships carry the same: %2.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 and %2 are names of pieces, goods or ships&apos; capacities.</extracomment>
        <translation>Statek towarowy %1 wiezie już ten towar, a żadne dwa statki nie wiozą tego samego: %2.</translation>
    </message>
    <message>
        <source>Role cards are taken in turn, starting with the governor: %1 takes the next one.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 is the name of a player.</extracomment>
        <translation>Karty postaci bierze się po kolei, począwszy od gubernatora: następną bierze %1.</translation>
    </message>
    <message>
        <source>Role cards are taken in turn: put back the card of %1 first, because it was taken later.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 is the name of a player.</extracomment>
        <translation>Karty postaci bierze się po kolei: najpierw odłóż kartę gracza %1, bo wzięto ją później.</translation>
    </message>
    <message>
        <source>At least one player must still have a role to choose this round.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>Przynajmniej jeden gracz musi mieć jeszcze w tej rundzie postać do wybrania.</translation>
    </message>
    <message>
        <source>This space is already taken.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>To pole jest już zajęte.</translation>
    </message>
    <message>
        <source>A large building fills two spaces, and no space beside this one is empty.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>Duży budynek zajmuje dwa pola, a obok tego nie ma wolnego.</translation>
    </message>
    <message>
        <source>%1 has this building already.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 and %2 are names of pieces, goods or ships&apos; capacities.</extracomment>
        <translation>%1 ma już ten budynek.</translation>
    </message>
    <message>
        <source>A colonist cannot work here.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>Kolonista nie może tu pracować.</translation>
    </message>
    <message>
        <source>Every circle here is occupied.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>Wszystkie kółka są tu zajęte.</translation>
    </message>
    <message>
        <source>There is no such piece here.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>Nie ma tu takiego elementu.</translation>
    </message>
    <message>
        <source>It is already there.</source>
        <extracomment>Why a piece cannot be put there while a position is set up.</extracomment>
        <translation>Już tam leży.</translation>
    </message>
    <message>
        <source>The trading house is full.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>Targowisko jest pełne.</translation>
    </message>
    <message>
        <source>The row of face-up plantations is full.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>Rząd odkrytych plantacji jest pełny.</translation>
    </message>
    <message>
        <source>The number cannot be larger.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>Liczba nie może być większa.</translation>
    </message>
    <message>
        <source>There must be a governor. Drag the marker to another board.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>Musi być jakiś gubernator. Przeciągnij znacznik na inną planszę.</translation>
    </message>
    <message>
        <source></source>
        <comment>Why a piece cannot be put somewhere while a position is set up.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>ShippingLesson</name>
    <message>
        <source></source>
        <comment>Bubbles of the lesson about shipping.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Carla took the captain, so she loaded first: four sugar, on the smallest ship that takes all of them. That ship carries nothing but sugar now, and no other ship may carry sugar.</source>
        <extracomment>The first bubble of the lesson &quot;Shipping&quot;, beside the cargo ships</extracomment>
        <translation>Carla wzięła kapitana, więc ładowała pierwsza: cztery beczki cukru, na najmniejszy statek, który mieści wszystkie. Ten statek wiezie teraz tylko cukier, a żaden inny cukru wieźć nie może.</translation>
    </message>
    <message>
        <source>Your turn. You must load if anything of yours fits, and as much of it as fits. But you decide which kind goes first: corn or indigo.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the learner&apos;s three corn and two indigo</extracomment>
        <translation>Twoja kolej. Musisz ładować, jeśli cokolwiek twojego się mieści, i to tyle, ile się zmieści. Ale ty decydujesz, co pójdzie najpierw: kukurydza czy indygo.</translation>
    </message>
    <message>
        <source>Your indigo has a ship already, which waits for it. For corn there is one empty ship left, and others may want it: Bruno has tobacco. So load the corn now.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the cargo ships; an arrow leads from the corn to a ship</extracomment>
        <translation>Twoje indygo ma już statek, który na nie czeka. Dla kukurydzy został jeden pusty, a inni też mogą go chcieć: Bruno ma tytoń. Dlatego załaduj teraz kukurydzę.</translation>
    </message>
    <message>
        <source>It goes round until nobody can load any more, and it is your turn again. Load what you have left.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the cargo ships; an arrow leads from the indigo to a ship</extracomment>
        <translation>Ładuje się w kółko, aż nikt już nie może, i znowu jest twoja kolej. Załaduj to, co ci zostało.</translation>
    </message>
    <message>
        <source>No ship was left for Bruno&apos;s tobacco. He kept one barrel and lost the others. That is how you hurt somebody in this game: be quick with the captain, or fill the ship that they need.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the cargo ships</extracomment>
        <translation>Dla tytoniu Bruna nie starczyło statku. Bruno zachował jedną beczkę, a resztę stracił. Tak szkodzi się w tej grze innym: szybko weź kapitana albo zapełnij statek, którego potrzebują.</translation>
    </message>
    <message>
        <source>Full ships have sailed and are empty again. One that is not full stays, with its barrels: the sugar blocks that ship until somebody fills it.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the cargo ships</extracomment>
        <translation>Pełne statki odpłynęły i znów są puste. Niepełny zostaje ze swoimi beczkami: cukier blokuje ten statek, aż ktoś go zapełni.</translation>
    </message>
    <message>
        <source>Now from the other side. You choose a role, and in the next round you will be governor. So fill your store now with the craftsman, and be first with the captain.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the role cards; the craftsman is marked</extracomment>
        <translation>A teraz z drugiej strony. Wybierasz postać, a w następnej rundzie będziesz gubernatorem. Dlatego teraz zbierz zapasy dzięki nadzorcy, a potem weź kapitana przed innymi.</translation>
    </message>
    <message>
        <source>Your extra barrel. For shipping, every kind is worth the same point; what counts is which one finds room on a ship.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the learner&apos;s barrels</extracomment>
        <translation>Twoja dodatkowa beczka. Przy wysyłce każdy towar jest wart tyle samo, jeden punkt; liczy się to, który znajdzie miejsce na statku.</translation>
    </message>
    <message>
        <source>You have the choice. Where several empty ships take all your barrels, think: a small one is soon full and comes back, a large one keeps the others out of it for longer.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the cargo ships; an arrow leads to one of them</extracomment>
        <translation>Masz wybór. Gdy wszystkie twoje beczki mieszczą się na kilku pustych statkach, pomyśl: mały szybko się zapełni i wróci, duży dłużej będzie niedostępny dla innych.</translation>
    </message>
    <message>
        <source>Your warehouse helps now: it keeps all barrels of one kind, besides the single barrel that everybody keeps. Click what stays, then press Done.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the learner&apos;s barrels</extracomment>
        <translation>Teraz pomaga twój magazyn: przechowuje wszystkie beczki jednego rodzaju, oprócz tej jednej, którą zachowuje każdy. Kliknij to, co zostaje, i naciśnij „Gotowe”.</translation>
    </message>
    <message>
        <source>Two buildings make a shipper: the harbor gives a point more for each of your loads, and the wharf is a ship of your own that takes all barrels of one kind, however many.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the building supply</extracomment>
        <translation>Dwa budynki są stworzone do wysyłki: port daje punkt więcej za każdy twój załadunek, a nabrzeże to twój własny statek, na który wejdą wszystkie beczki jednego rodzaju, ile by ich było.</translation>
    </message>
    <message>
        <source>To remember: take the captain when your goods find room and those of others do not. When somebody else takes it, load first what may find no ship later. And corn ships as well as coffee.</source>
        <extracomment>The last bubble of the lesson &quot;Shipping&quot;</extracomment>
        <translation>Zapamiętaj: bierz kapitana, gdy dla twoich towarów jest miejsce, a dla cudzych nie. Gdy weźmie go kto inny, ładuj najpierw to, dla czego później może zabraknąć statku. A kukurydza płynie równie dobrze jak kawa.</translation>
    </message>
    <message>
        <source>Take the captain. You load first, while ships are still empty, and get one extra point for your first load.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the role cards; the captain is marked</extracomment>
        <translation>Weź kapitana. Ładujesz przed innymi, gdy są jeszcze puste statki, i dostajesz jeden dodatkowy punkt za pierwszy załadunek.</translation>
    </message>
</context>
<context>
    <name>ShortNames</name>
    <message>
        <source>Small indigo</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Mała farb.</translation>
    </message>
    <message>
        <source>Small sugar</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Mała cukr.</translation>
    </message>
    <message>
        <source>Indigo pl.</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Farbiarnia</translation>
    </message>
    <message>
        <source>Sugar m.</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Cukrownia</translation>
    </message>
    <message>
        <source>Tobacco st.</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Skład tyt.</translation>
    </message>
    <message>
        <source>Coffee r.</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Palarnia</translation>
    </message>
    <message>
        <source>Sm. market</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Mały targ</translation>
    </message>
    <message>
        <source>Constr. hut</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Warsztat</translation>
    </message>
    <message>
        <source>Sm. store</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Mały mag.</translation>
    </message>
    <message>
        <source>Lg. market</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Duży targ</translation>
    </message>
    <message>
        <source>Lg. store</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Duży mag.</translation>
    </message>
    <message>
        <source>Factory</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Przetwórnia</translation>
    </message>
    <message>
        <source>Univers.</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Uniwers.</translation>
    </message>
    <message>
        <source>Customs h.</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Urz. celny</translation>
    </message>
    <message>
        <source></source>
        <comment>Names on the table where there is little room.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Office</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Biuro handl.</translation>
    </message>
    <message>
        <source>Prospector</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Poszuki­wacz</translation>
    </message>
</context>
<context>
    <name>TableGround</name>
    <message numerus="yes">
        <source>%n quarry(ies) · %1 VP</source>
        <extracomment>Title of a column of the building supply: as many quarries count, and as many points they are worth</extracomment>
        <translation>
            <numerusform>%n kamieniołom · %1 PZ</numerusform>
            <numerusform>%n kamieniołomy · %1 PZ</numerusform>
            <numerusform>%n kamieniołomów · %1 PZ</numerusform>
        </translation>
    </message>
    <message>
        <source>Plantations</source>
        <extracomment>A heading on the table above its area, in small type.</extracomment>
        <translation>Plantacje</translation>
    </message>
    <message>
        <source>Stacks</source>
        <extracomment>A heading on the table above its area, in small type.</extracomment>
        <translation>Stosy</translation>
    </message>
    <message>
        <source>Cargo ships</source>
        <extracomment>A heading on the table above its area, in small type.</extracomment>
        <translation>Statki towarowe</translation>
    </message>
    <message>
        <source>Colonist ship</source>
        <extracomment>A heading on the table above its area, in small type.</extracomment>
        <translation>Statek kolonistów</translation>
    </message>
    <message>
        <source>Trading house</source>
        <extracomment>A heading on the table above its area, in small type.</extracomment>
        <translation>Targowisko</translation>
    </message>
    <message>
        <source>Goods supply</source>
        <extracomment>A heading on the table above its area, in small type.</extracomment>
        <translation>Pula towarów</translation>
    </message>
    <message>
        <source></source>
        <comment>Headings of the areas of the table.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>TextErrors</name>
    <message>
        <source>The order ends too early; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Polecenie kończy się za wcześnie; oczekiwano: %2.</translation>
    </message>
    <message>
        <source>Unknown word “%1”; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Nieznane słowo „%1”; oczekiwano: %2.</translation>
    </message>
    <message>
        <source>“%1” could mean any of %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>„%1” może oznaczać różne słowa: %2.</translation>
    </message>
    <message>
        <source>Words cannot be shortened in a record: “%1”; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>W zapisie słów nie można skracać: „%1”; oczekiwano: %2.</translation>
    </message>
    <message>
        <source>“%1” is unexpected; expected the end of the order.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>Nieoczekiwane „%1”; oczekiwano: koniec polecenia.</translation>
    </message>
    <message>
        <source>“%1” is unexpected; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Nieoczekiwane „%1”; oczekiwano: %2.</translation>
    </message>
    <message>
        <source>“%1” is given twice; expected it once.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>„%1” podano dwa razy; oczekiwano: raz.</translation>
    </message>
    <message>
        <source>“%1” is not a space; expected a form like %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>„%1” nie jest polem; oczekiwano: zapis taki jak %2.</translation>
    </message>
    <message>
        <source>“%1” is not a number of colonists and a place; expected a form like %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>„%1” nie jest liczbą kolonistów z miejscem; oczekiwano: zapis taki jak %2.</translation>
    </message>
    <message>
        <source>“%1” is not a ship; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>„%1” nie jest statkiem; oczekiwano: %2.</translation>
    </message>
    <message>
        <source>“%1” is not allowed in records; expected the order it stands for.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>„%1” jest w zapisie niedozwolone; oczekiwano: polecenie, które to oznacza.</translation>
    </message>
    <message>
        <source>The order “%1” of seat %3 is not legal; expected a legal order. %2</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>Polecenie „%1” z miejsca %3 jest niedozwolone; oczekiwano: dozwolone polecenie. %2</translation>
    </message>
    <message>
        <source>The text is empty; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Tekst jest pusty; oczekiwano: %2.</translation>
    </message>
    <message numerus="yes">
        <source>The text is too long; expected at most %n byte(s).</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>
            <numerusform>Tekst jest za długi; oczekiwano: najwyżej %n bajt.</numerusform>
            <numerusform>Tekst jest za długi; oczekiwano: najwyżej %n bajty.</numerusform>
            <numerusform>Tekst jest za długi; oczekiwano: najwyżej %n bajtów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Invalid byte; expected UTF-8.</source>
        <extracomment>What is wrong with a text that is read.</extracomment>
        <translation>Niepoprawny bajt; oczekiwano: UTF-8.</translation>
    </message>
    <message>
        <source>The text ends here; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Tekst się tu kończy; oczekiwano: %2.</translation>
    </message>
    <message>
        <source>“%1” does not belong here; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>„%1” tu nie pasuje; oczekiwano: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Lists and objects are nested too deep; expected at most %n level(s).</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>
            <numerusform>Listy i obiekty są zagnieżdżone zbyt głęboko; oczekiwano: najwyżej %n poziom.</numerusform>
            <numerusform>Listy i obiekty są zagnieżdżone zbyt głęboko; oczekiwano: najwyżej %n poziomy.</numerusform>
            <numerusform>Listy i obiekty są zagnieżdżone zbyt głęboko; oczekiwano: najwyżej %n poziomów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many items; expected at most %4.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Zbyt wiele elementów; oczekiwano: najwyżej %4.</translation>
    </message>
    <message>
        <source>The key “%1” is given twice; expected it once.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>Klucz „%1” podano dwa razy; oczekiwano: raz.</translation>
    </message>
    <message>
        <source>Unknown key “%1”; expected an empty object.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>Nieznany klucz „%1”; oczekiwano: pusty obiekt.</translation>
    </message>
    <message>
        <source>Unknown key “%1”; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Nieznany klucz „%1”; oczekiwano: %2.</translation>
    </message>
    <message>
        <source>The key “%2” is missing; expected it here.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Brakuje tu klucza „%2”.</translation>
    </message>
    <message>
        <source>Found %1; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Znaleziono: %1; oczekiwano: %2.</translation>
    </message>
    <message>
        <source>The number %1 is not a plain integer; expected digits alone.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>Liczba %1 nie jest zwykłą liczbą całkowitą; oczekiwano: same cyfry.</translation>
    </message>
    <message>
        <source>Found %1; expected an integer from %3 to %4.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Znaleziono: %1; oczekiwano: liczba całkowita od %3 do %4.</translation>
    </message>
    <message>
        <source>Unknown name “%1”; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Nieznana nazwa „%1”; oczekiwano: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Found %n item(s); expected at most %4.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>
            <numerusform>Znaleziono %n element; oczekiwano: najwyżej %4.</numerusform>
            <numerusform>Znaleziono %n elementy; oczekiwano: najwyżej %4.</numerusform>
            <numerusform>Znaleziono %n elementów; oczekiwano: najwyżej %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>Found the format “%1”; expected “%2”.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Znaleziono format „%1”; oczekiwano: „%2”.</translation>
    </message>
    <message>
        <source>Version %1 is newer than this program; expected version %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Wersja %1 jest nowsza niż ten program; oczekiwano: wersja %2.</translation>
    </message>
    <message>
        <source>Found %1 barrel number %3; expected at most %4, as many as the box holds.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Znaleziono beczkę numer %3 (%1); oczekiwano: najwyżej %4, tyle, ile mieści pudełko.</translation>
    </message>
    <message>
        <source>Found %1 number %3; expected at most %4, as many as the box holds.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Znaleziono numer %3 (%1); oczekiwano: najwyżej %4, tyle, ile mieści pudełko.</translation>
    </message>
    <message>
        <source>Too many colonists; expected at most %4 on ship, boards and in the supply together.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Zbyt wielu kolonistów; oczekiwano: łącznie najwyżej %4 na statku, planszach i w puli.</translation>
    </message>
    <message>
        <source>Found %1 card number %3; expected at most %4, as many as the box holds.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Znaleziono kartę numer %3 (%1); oczekiwano: najwyżej %4, tyle, ile mieści pudełko.</translation>
    </message>
    <message>
        <source>%1 barrel number %3 is missing; expected %4, as many as the box holds.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Brakuje beczki numer %3 (%1); oczekiwano: %4, tyle, ile mieści pudełko.</translation>
    </message>
    <message>
        <source>%1 number %3 is missing; expected %4, as many as the box holds.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Brakuje numeru %3 (%1); oczekiwano: %4, tyle, ile mieści pudełko.</translation>
    </message>
    <message>
        <source>Colonist number %3 is missing; expected %4, as many as the box holds.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Brakuje kolonisty numer %3; oczekiwano: %4, tylu, ilu mieści pudełko.</translation>
    </message>
    <message numerus="yes">
        <source>Found %n victory point(s); expected %4, the rest of the box.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>
            <numerusform>Znaleziono %n punkt zwycięstwa; oczekiwano: %4, reszta z pudełka.</numerusform>
            <numerusform>Znaleziono %n punkty zwycięstwa; oczekiwano: %4, reszta z pudełka.</numerusform>
            <numerusform>Znaleziono %n punktów zwycięstwa; oczekiwano: %4, reszta z pudełka.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no %1 card with %n player(s); expected another role.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>
            <numerusform>W grze z %n graczem nie ma takiej karty (%1); oczekiwano: inna postać.</numerusform>
            <numerusform>W grze z %n graczami nie ma takiej karty (%1); oczekiwano: inna postać.</numerusform>
            <numerusform>W grze z %n graczami nie ma takiej karty (%1); oczekiwano: inna postać.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no cargo ship of capacity %3; expected %2.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>Nie ma statku towarowego o ładowności %3; oczekiwano: %2.</translation>
    </message>
    <message>
        <source>The cargo ship of capacity %3 is given twice; expected it once.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>Statek towarowy o ładowności %3 podano dwa razy; oczekiwano: raz.</translation>
    </message>
    <message numerus="yes">
        <source>Found %n seat(s); expected %4, one for each player.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>
            <numerusform>Znaleziono %n miejsce; oczekiwano: %4, po jednym na gracza.</numerusform>
            <numerusform>Znaleziono %n miejsca; oczekiwano: %4, po jednym na gracza.</numerusform>
            <numerusform>Znaleziono %n miejsc; oczekiwano: %4, po jednym na gracza.</numerusform>
        </translation>
    </message>
    <message>
        <source>Space %3 is filled twice; expected an empty space.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>Pole %3 jest zajęte dwa razy; oczekiwano: wolne pole.</translation>
    </message>
    <message numerus="yes">
        <source>Found %n space(s); expected %4 for the %1.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>
            <numerusform>Znaleziono %n pole; oczekiwano: %4 dla tego budynku (%1).</numerusform>
            <numerusform>Znaleziono %n pola; oczekiwano: %4 dla tego budynku (%1).</numerusform>
            <numerusform>Znaleziono %n pól; oczekiwano: %4 dla tego budynku (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The two spaces of the %1 do not touch; expected spaces that share a side.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>Dwa pola tego budynku (%1) się nie stykają; oczekiwano: pola ze wspólnym bokiem.</translation>
    </message>
    <message>
        <source>A second %1 in one city; expected at most one of a kind.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>Ten sam budynek (%1) dwa razy w jednym mieście; oczekiwano: najwyżej jeden każdego rodzaju.</translation>
    </message>
    <message numerus="yes">
        <source>Found %n colonist(s) on the %1; expected at most %4.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>
            <numerusform>Znaleziono %n kolonistę na tych kółkach (%1); oczekiwano: najwyżej %4.</numerusform>
            <numerusform>Znaleziono %n kolonistów na tych kółkach (%1); oczekiwano: najwyżej %4.</numerusform>
            <numerusform>Znaleziono %n kolonistów na tych kółkach (%1); oczekiwano: najwyżej %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %n barrel(s); expected at most %4, the ship&apos;s capacity.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>
            <numerusform>Znaleziono %n beczkę; oczekiwano: najwyżej %4, ładowność statku.</numerusform>
            <numerusform>Znaleziono %n beczki; oczekiwano: najwyżej %4, ładowność statku.</numerusform>
            <numerusform>Znaleziono %n beczek; oczekiwano: najwyżej %4, ładowność statku.</numerusform>
        </translation>
    </message>
    <message>
        <source>A ship with %1 but without barrels; expected barrels, or null for the good.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>Statek z towarem (%1), ale bez beczek; oczekiwano: beczki albo null jako towar.</translation>
    </message>
    <message numerus="yes">
        <source>A ship with %n barrel(s) of no good; expected the good, or no barrels.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>
            <numerusform>Statek z %n beczką bez towaru; oczekiwano: towar albo brak beczek.</numerusform>
            <numerusform>Statek z %n beczkami bez towaru; oczekiwano: towar albo brak beczek.</numerusform>
            <numerusform>Statek z %n beczkami bez towaru; oczekiwano: towar albo brak beczek.</numerusform>
        </translation>
    </message>
    <message>
        <source>A second ship with %1; expected no two ships with the same good.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>Drugi statek z tym samym towarem (%1); oczekiwano: każdy statek z innym towarem.</translation>
    </message>
    <message>
        <source>Seat %3 cannot have taken so many roles yet; expected at most %4, since roles are taken in turn from the governor on.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Miejsce %3 nie może mieć jeszcze tylu postaci; oczekiwano: najwyżej %4, ponieważ postacie bierze się po kolei, począwszy od gubernatora.</translation>
    </message>
    <message>
        <source>Every seat has taken all its roles; expected a round in which a role can be chosen.</source>
        <extracomment>What is wrong with a file of a game or a position, and what was expected there.</extracomment>
        <translation>Na każdym miejscu wzięto już wszystkie postacie; oczekiwano: runda, w której można wybrać postać.</translation>
    </message>
    <message>
        <source>This is the phase of the %1; expected seat %3, whose role is under way, to have taken that card.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>Trwa faza tej postaci: %1; oczekiwano: jej kartę ma miejsce %3, które ją rozgrywa.</translation>
    </message>
    <message>
        <source>Found %1, which does not agree with the rest; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Znaleziono: %1, co nie zgadza się z resztą; oczekiwano: %2.</translation>
    </message>
    <message>
        <source>Seat %3 has nothing to decide at “%1”; expected a decision with a choice.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>Miejsce %3 nie ma o czym decydować przy „%1”; oczekiwano: decyzja z wyborem.</translation>
    </message>
    <message>
        <source>The position is in the middle of a phase (%1); expected the key “phase_state”.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>Pozycja jest w środku fazy (%1); oczekiwano: klucz „phase_state”.</translation>
    </message>
    <message>
        <source>The end trigger “%1” must have fired; expected it in the list.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>Warunek końca „%1” musiał zajść; oczekiwano: jest na liście.</translation>
    </message>
    <message>
        <source>The end trigger “%1” cannot have fired; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Warunek końca „%1” nie mógł zajść; oczekiwano: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a valid name; expected 1 to 100 characters, not all blank and none of them a control character.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>„%1” nie jest imieniem; oczekiwano: od 1 do 100 znaków, nie same odstępy i bez znaków sterujących.</translation>
    </message>
    <message>
        <source>“%1” is not a valid random state; expected 16 hexadecimal digits as this program prints them.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>„%1” nie jest stanem losowym; oczekiwano: 16 cyfr szesnastkowych w postaci wypisywanej przez ten program.</translation>
    </message>
    <message>
        <source>The tag ends too early; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Nagłówek kończy się za wcześnie; oczekiwano: %2.</translation>
    </message>
    <message>
        <source>“%1” does not belong in a tag; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>„%1” nie pasuje do nagłówka; oczekiwano: %2.</translation>
    </message>
    <message>
        <source>Unknown tag “%1”; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Nieznany nagłówek „%1”; oczekiwano: %2.</translation>
    </message>
    <message>
        <source>The tag “%1” is given twice; expected it once.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>Nagłówek „%1” podano dwa razy; oczekiwano: raz.</translation>
    </message>
    <message>
        <source>The tag “%2” is missing; expected it before the first order.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Brakuje nagłówka „%2”; oczekiwano: przed pierwszym poleceniem.</translation>
    </message>
    <message>
        <source>A tag cannot follow the orders; expected an order or a comment.</source>
        <extracomment>What is wrong with a file of a game or a position, and what was expected there.</extracomment>
        <translation>Nagłówek nie może stać po poleceniach; oczekiwano: polecenie lub komentarz.</translation>
    </message>
    <message>
        <source>Found “%1”; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Znaleziono „%1”; oczekiwano: %2.</translation>
    </message>
    <message>
        <source>The checksum does not match, so the record was damaged or changed by hand; no part of the game can be trusted.</source>
        <extracomment>What is wrong with a file of a game or a position, and what was expected there.</extracomment>
        <translation>Suma kontrolna się nie zgadza, więc zapis jest uszkodzony lub zmieniony ręcznie; żadnej części gry nie można ufać.</translation>
    </message>
    <message numerus="yes">
        <source>The checksum does not match, so the record was damaged or changed by hand; %3 of %n order(s) is/are good.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>
            <numerusform>Suma kontrolna się nie zgadza, więc zapis jest uszkodzony lub zmieniony ręcznie; poprawne polecenia: %3 z %n.</numerusform>
            <numerusform>Suma kontrolna się nie zgadza, więc zapis jest uszkodzony lub zmieniony ręcznie; poprawne polecenia: %3 z %n.</numerusform>
            <numerusform>Suma kontrolna się nie zgadza, więc zapis jest uszkodzony lub zmieniony ręcznie; poprawne polecenia: %3 z %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The checksum does not match, so the record was damaged or changed by hand; %n order(s) is/are good.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>
            <numerusform>Suma kontrolna się nie zgadza, więc zapis jest uszkodzony lub zmieniony ręcznie; poprawne polecenia: %n.</numerusform>
            <numerusform>Suma kontrolna się nie zgadza, więc zapis jest uszkodzony lub zmieniony ręcznie; poprawne polecenia: %n.</numerusform>
            <numerusform>Suma kontrolna się nie zgadza, więc zapis jest uszkodzony lub zmieniony ręcznie; poprawne polecenia: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The record breaks off; expected the rest, up to its last line; no part of the game can be trusted.</source>
        <extracomment>What is wrong with a file of a game or a position, and what was expected there.</extracomment>
        <translation>Zapis się urywa; oczekiwano: reszta aż do ostatniego wiersza; żadnej części gry nie można ufać.</translation>
    </message>
    <message numerus="yes">
        <source>The record breaks off; expected the rest, up to its last line; %3 of %n order(s) is/are good.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>
            <numerusform>Zapis się urywa; oczekiwano: reszta aż do ostatniego wiersza; poprawne polecenia: %3 z %n.</numerusform>
            <numerusform>Zapis się urywa; oczekiwano: reszta aż do ostatniego wiersza; poprawne polecenia: %3 z %n.</numerusform>
            <numerusform>Zapis się urywa; oczekiwano: reszta aż do ostatniego wiersza; poprawne polecenia: %3 z %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The record breaks off; expected the rest, up to its last line; %n order(s) is/are good.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>
            <numerusform>Zapis się urywa; oczekiwano: reszta aż do ostatniego wiersza; poprawne polecenia: %n.</numerusform>
            <numerusform>Zapis się urywa; oczekiwano: reszta aż do ostatniego wiersza; poprawne polecenia: %n.</numerusform>
            <numerusform>Zapis się urywa; oczekiwano: reszta aż do ostatniego wiersza; poprawne polecenia: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Something is wrong.</source>
        <extracomment>What is wrong with a text that is read, where nothing more is known.</extracomment>
        <translation>Coś jest nie tak.</translation>
    </message>
    <message>
        <source>one of %1</source>
        <extracomment>%1 is a list of words with commas between them</extracomment>
        <translation>jedno z: %1</translation>
    </message>
    <message>
        <source>the end of the line or a comment</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>koniec wiersza lub komentarz</translation>
    </message>
    <message>
        <source>the name of a tag</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>nazwa nagłówka</translation>
    </message>
    <message>
        <source>a value in quotes</source>
        <extracomment>What was expected in a text that is read, after &quot;expected &quot;.</extracomment>
        <translation>wartość w cudzysłowie</translation>
    </message>
    <message>
        <source>a closing quote</source>
        <extracomment>What was expected in a text that is read, after &quot;expected &quot;.</extracomment>
        <translation>zamykający cudzysłów</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>What was expected in a text that is read, after &quot;expected &quot;.</extracomment>
        <translation>true lub false</translation>
    </message>
    <message>
        <source>an integer</source>
        <extracomment>What a file should have had there, in &quot;Found …; expected a string.&quot;</extracomment>
        <translation>liczba całkowita</translation>
    </message>
    <message>
        <source>a string</source>
        <extracomment>What a file should have had there, in &quot;Found …; expected a string.&quot;</extracomment>
        <translation>łańcuch znaków</translation>
    </message>
    <message>
        <source>a list</source>
        <extracomment>What a file should have had there, in &quot;Found …; expected a string.&quot;</extracomment>
        <translation>lista</translation>
    </message>
    <message>
        <source>an object</source>
        <extracomment>What a file should have had there, in &quot;Found …; expected a string.&quot;</extracomment>
        <translation>obiekt</translation>
    </message>
    <message>
        <source>a good that the chooser can produce</source>
        <extracomment>What a file of a position should say there, after &quot;expected&quot;.</extracomment>
        <translation>towar, który wybierający może wyprodukować</translation>
    </message>
    <message>
        <source>a full city</source>
        <extracomment>What was expected in a text that is read, after &quot;expected &quot;.</extracomment>
        <translation>pełne miasto</translation>
    </message>
    <message>
        <source>an empty pool of victory points</source>
        <extracomment>What a file of a position should say there, after &quot;expected&quot;.</extracomment>
        <translation>pusta pula punktów zwycięstwa</translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <extracomment>%1 is a place in a JSON text such as /seats/0/goods, %2 a sentence</extracomment>
        <translation>Przy %1: %2</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <extracomment>An error in a file, with its place; %3 is the sentence that says what is wrong.</extracomment>
        <translation>Wiersz %1, kolumna %2: %3</translation>
    </message>
    <message>
        <source>a game record or a position</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>zapis gry lub pozycja</translation>
    </message>
    <message>
        <source>the version of the format, 1</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>wersja formatu, 1</translation>
    </message>
    <message>
        <source>a number of players from 2 to 5</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>liczba graczy od 2 do 5</translation>
    </message>
    <message>
        <source>a seed from 0 to 18446744073709551615</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>ziarno od 0 do 18446744073709551615</translation>
    </message>
    <message>
        <source>the number of orders played</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>liczba wykonanych poleceń</translation>
    </message>
    <message>
        <source>JSON text</source>
        <extracomment>What a file should have had there, in &quot;Found …; expected a string.&quot;</extracomment>
        <translation>tekst JSON</translation>
    </message>
    <message>
        <source>orders, after the tags or position that start the game</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>polecenia, po nagłówkach lub pozycji, od których zaczyna się gra</translation>
    </message>
    <message>
        <source>Only the end of the last line is missing; all moves are there.</source>
        <extracomment>What is missing at the end of a file of a game.</extracomment>
        <translation>Brakuje tylko końca ostatniego wiersza; wszystkie ruchy są na miejscu.</translation>
    </message>
    <message>
        <source>All moves are good, but nothing says that the last one is the end: either the program ended before it closed the file, or later moves were cut off.</source>
        <extracomment>What is missing at the end of a file of a game.</extracomment>
        <translation>Wszystkie ruchy są poprawne, ale nic nie mówi, że ostatni kończy zapis: albo program zakończył się przed zamknięciem pliku, albo późniejsze ruchy zostały ucięte.</translation>
    </message>
    <message>
        <source></source>
        <comment>What is wrong with a game record or a position, in messages.</comment>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>The game breaks off; expected the rest of its text; %3 of %n letter(s) is/are there.</source>
        <extracomment>An error in a game that was sent as a text in a chat; %3 is how many of its letters are there.</extracomment>
        <translation>
            <numerusform>Gra się urywa; oczekiwano: reszta jej tekstu; obecne znaki: %3 z %n.</numerusform>
            <numerusform>Gra się urywa; oczekiwano: reszta jej tekstu; obecne znaki: %3 z %n.</numerusform>
            <numerusform>Gra się urywa; oczekiwano: reszta jej tekstu; obecne znaki: %3 z %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some letters of the game are missing or changed, because they do not match the checksum; expected the text as it was copied.</source>
        <extracomment>What is wrong with a file of a game or a position, and what was expected there.</extracomment>
        <translation>Brakuje niektórych znaków gry lub są zmienione, bo suma kontrolna się nie zgadza; oczekiwano: tekst w takiej postaci, w jakiej go skopiowano.</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>The last game is open in another window. This window has a game of its own.</source>
        <extracomment>Said in the prompt line when Windrose runs twice.</extracomment>
        <translation>Ostatnia gra jest otwarta w innym oknie. To okno ma własną grę.</translation>
    </message>
    <message>
        <source></source>
        <comment>The first page of the window.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>WithArticle</name>
    <message>
        <source>a small indigo plant</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>małą farbiarnię</translation>
    </message>
    <message>
        <source>the small indigo plant</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>mała farbiarnia</translation>
    </message>
    <message>
        <source>a small sugar mill</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>małą cukrownię</translation>
    </message>
    <message>
        <source>the small sugar mill</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>mała cukrownia</translation>
    </message>
    <message>
        <source>an indigo plant</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>farbiarnię</translation>
    </message>
    <message>
        <source>the indigo plant</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>farbiarnia</translation>
    </message>
    <message>
        <source>a sugar mill</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>cukrownię</translation>
    </message>
    <message>
        <source>the sugar mill</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>cukrownia</translation>
    </message>
    <message>
        <source>a tobacco storage</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>skład tytoniu</translation>
    </message>
    <message>
        <source>the tobacco storage</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>skład tytoniu</translation>
    </message>
    <message>
        <source>a coffee roaster</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>palarnię kawy</translation>
    </message>
    <message>
        <source>the coffee roaster</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>palarnia kawy</translation>
    </message>
    <message>
        <source>a small market</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>mały targ</translation>
    </message>
    <message>
        <source>the small market</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>mały targ</translation>
    </message>
    <message>
        <source>a hacienda</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>haciendę</translation>
    </message>
    <message>
        <source>the hacienda</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>hacienda</translation>
    </message>
    <message>
        <source>a construction hut</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>warsztat budowlany</translation>
    </message>
    <message>
        <source>the construction hut</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>warsztat budowlany</translation>
    </message>
    <message>
        <source>a small warehouse</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>mały magazyn</translation>
    </message>
    <message>
        <source>the small warehouse</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>mały magazyn</translation>
    </message>
    <message>
        <source>a hospice</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>przytułek</translation>
    </message>
    <message>
        <source>the hospice</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>przytułek</translation>
    </message>
    <message>
        <source>an office</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>biuro handlowe</translation>
    </message>
    <message>
        <source>the office</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>biuro handlowe</translation>
    </message>
    <message>
        <source>a large market</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>duży targ</translation>
    </message>
    <message>
        <source>the large market</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>duży targ</translation>
    </message>
    <message>
        <source>a large warehouse</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>duży magazyn</translation>
    </message>
    <message>
        <source>the large warehouse</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>duży magazyn</translation>
    </message>
    <message>
        <source>a factory</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>przetwórnię</translation>
    </message>
    <message>
        <source>the factory</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>przetwórnia</translation>
    </message>
    <message>
        <source>a university</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>uniwersytet</translation>
    </message>
    <message>
        <source>the university</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>uniwersytet</translation>
    </message>
    <message>
        <source>a harbor</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>port</translation>
    </message>
    <message>
        <source>the harbor</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>port</translation>
    </message>
    <message>
        <source>a wharf</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>nabrzeże</translation>
    </message>
    <message>
        <source>the wharf</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>nabrzeże</translation>
    </message>
    <message>
        <source>a guild hall</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>siedzibę cechu</translation>
    </message>
    <message>
        <source>the guild hall</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>siedziba cechu</translation>
    </message>
    <message>
        <source>a residence</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>rezydencję</translation>
    </message>
    <message>
        <source>the residence</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>rezydencja</translation>
    </message>
    <message>
        <source>a fortress</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>twierdzę</translation>
    </message>
    <message>
        <source>the fortress</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>twierdza</translation>
    </message>
    <message>
        <source>a customs house</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>urząd celny</translation>
    </message>
    <message>
        <source>the customs house</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>urząd celny</translation>
    </message>
    <message>
        <source>a city hall</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>ratusz</translation>
    </message>
    <message>
        <source>the city hall</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>ratusz</translation>
    </message>
    <message>
        <source>a corn plantation</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>plantację kukurydzy</translation>
    </message>
    <message>
        <source>an indigo plantation</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>plantację indygo</translation>
    </message>
    <message>
        <source>a sugar plantation</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>plantację cukru</translation>
    </message>
    <message>
        <source>a tobacco plantation</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>plantację tytoniu</translation>
    </message>
    <message>
        <source>a coffee plantation</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>plantację kawy</translation>
    </message>
    <message>
        <source>a quarry</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>kamieniołom</translation>
    </message>
    <message>
        <source></source>
        <comment>Nouns with their articles, for the sentences of the log, prompt and hints.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>corn</source>
        <extracomment>The name of a kind of goods, inside a sentence.</extracomment>
        <translation>kukurydza</translation>
    </message>
    <message>
        <source>indigo</source>
        <extracomment>The name of a kind of goods, inside a sentence.</extracomment>
        <translation>indygo</translation>
    </message>
    <message>
        <source>sugar</source>
        <extracomment>The name of a kind of goods, inside a sentence.</extracomment>
        <translation>cukier</translation>
    </message>
    <message>
        <source>tobacco</source>
        <extracomment>The name of a kind of goods, inside a sentence.</extracomment>
        <translation>tytoń</translation>
    </message>
    <message>
        <source>coffee</source>
        <extracomment>The name of a kind of goods, inside a sentence.</extracomment>
        <translation>kawa</translation>
    </message>
    <message>
        <source>corn plantation</source>
        <extracomment>The name of an island tile, inside a sentence.</extracomment>
        <translation>plantacja kukurydzy</translation>
    </message>
    <message>
        <source>indigo plantation</source>
        <extracomment>The name of an island tile, inside a sentence.</extracomment>
        <translation>plantacja indygo</translation>
    </message>
    <message>
        <source>sugar plantation</source>
        <extracomment>The name of an island tile, inside a sentence.</extracomment>
        <translation>plantacja cukru</translation>
    </message>
    <message>
        <source>tobacco plantation</source>
        <extracomment>The name of an island tile, inside a sentence.</extracomment>
        <translation>plantacja tytoniu</translation>
    </message>
    <message>
        <source>coffee plantation</source>
        <extracomment>The name of an island tile, inside a sentence.</extracomment>
        <translation>plantacja kawy</translation>
    </message>
    <message>
        <source>quarry</source>
        <extracomment>The name of an island tile, inside a sentence.</extracomment>
        <translation>kamieniołom</translation>
    </message>
    <message>
        <source>small indigo plant</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>mała farbiarnia</translation>
    </message>
    <message>
        <source>small sugar mill</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>mała cukrownia</translation>
    </message>
    <message>
        <source>indigo plant</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>farbiarnia</translation>
    </message>
    <message>
        <source>sugar mill</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>cukrownia</translation>
    </message>
    <message>
        <source>tobacco storage</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>skład tytoniu</translation>
    </message>
    <message>
        <source>coffee roaster</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>palarnia kawy</translation>
    </message>
    <message>
        <source>small market</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>mały targ</translation>
    </message>
    <message>
        <source>hacienda</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>hacienda</translation>
    </message>
    <message>
        <source>construction hut</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>warsztat budowlany</translation>
    </message>
    <message>
        <source>small warehouse</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>mały magazyn</translation>
    </message>
    <message>
        <source>hospice</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>przytułek</translation>
    </message>
    <message>
        <source>office</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>biuro handlowe</translation>
    </message>
    <message>
        <source>large market</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>duży targ</translation>
    </message>
    <message>
        <source>large warehouse</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>duży magazyn</translation>
    </message>
    <message>
        <source>factory</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>przetwórnia</translation>
    </message>
    <message>
        <source>university</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>uniwersytet</translation>
    </message>
    <message>
        <source>harbor</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>port</translation>
    </message>
    <message>
        <source>wharf</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>nabrzeże</translation>
    </message>
    <message>
        <source>guild hall</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>siedziba cechu</translation>
    </message>
    <message>
        <source>residence</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>rezydencja</translation>
    </message>
    <message>
        <source>fortress</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>twierdza</translation>
    </message>
    <message>
        <source>customs house</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>urząd celny</translation>
    </message>
    <message>
        <source>city hall</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>ratusz</translation>
    </message>
    <message numerus="yes">
        <source>%n barrel(s) of %1</source>
        <extracomment>%1 is a good in the middle of a sentence</extracomment>
        <translation>
            <numerusform>%1 (%n beczka)</numerusform>
            <numerusform>%1 (%n beczki)</numerusform>
            <numerusform>%1 (%n beczek)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubloon(s)</source>
        <extracomment>A number with its noun, inside a sentence.</extracomment>
        <translation>
            <numerusform>%n dublon</numerusform>
            <numerusform>%n dublony</numerusform>
            <numerusform>%n dublonów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <extracomment>A number with its noun, inside a sentence.</extracomment>
        <translation>
            <numerusform>%n punkt zwycięstwa</numerusform>
            <numerusform>%n punkty zwycięstwa</numerusform>
            <numerusform>%n punktów zwycięstwa</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is &quot;4 barrels&quot;, %2 &quot;6 points&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n barrel(s)</source>
        <extracomment>A number with its noun, inside a sentence.</extracomment>
        <translation>
            <numerusform>%n beczka</numerusform>
            <numerusform>%n beczki</numerusform>
            <numerusform>%n beczek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>A number with its noun, inside a sentence.</extracomment>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source></source>
        <comment>Nouns and numbers with nouns inside sentences.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>Yields</name>
    <message>
        <source>Would produce nothing now.</source>
        <extracomment>In the text over the wind rose of a player&apos;s board.</extracomment>
        <translation>Nic by teraz nie wyprodukowano.</translation>
    </message>
    <message>
        <source>Would produce now, if first: %1.</source>
        <extracomment>In the text over the role of the craftsman; %1 is a list of barrels.</extracomment>
        <translation>Produkcja teraz, przy pierwszeństwie: %1.</translation>
    </message>
    <message>
        <source>a free circle on a production building</source>
        <extracomment>Inside &quot;One more barrel needs …&quot;, alone or in a list.</extracomment>
        <translation>wolne kółko na budynku produkcyjnym</translation>
    </message>
    <message>
        <source>a colonist</source>
        <extracomment>What a role brings, inside a list.</extracomment>
        <translation>kolonistę</translation>
    </message>
    <message>
        <source>a barrel in the supply</source>
        <extracomment>Inside &quot;One more barrel needs …&quot;, alone or in a list.</extracomment>
        <translation>beczkę w puli</translation>
    </message>
    <message>
        <source>One more barrel needs %1.</source>
        <extracomment>%1 is a list of things: &quot;a corn plantation and a colonist&quot;</extracomment>
        <translation>Na kolejną beczkę trzeba mieć: %1.</translation>
    </message>
    <message>
        <source></source>
        <comment>What a role would bring, in the text over role cards.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::AboutDialog</name>
    <message>
        <source>About Windrose</source>
        <extracomment>The title of the dialog.</extracomment>
        <translation>O programie Windrose</translation>
    </message>
    <message>
        <source>A compass rose, the mark of Windrose</source>
        <extracomment>What a screen reader says of the picture in About Windrose.</extracomment>
        <translation>Róża kompasowa, znak programu Windrose</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <extracomment>A button that shows what Qt is.</extracomment>
        <translation>O &amp;Qt</translation>
    </message>
    <message>
        <source>Puerto Rico for two to five players at one computer.</source>
        <extracomment>A paragraph of About Windrose.</extracomment>
        <translation>Puerto Rico dla dwóch do pięciu graczy przy jednym komputerze.</translation>
    </message>
    <message>
        <source>Andreas Seyfarth invented the game. This edition is made by fans and is not affiliated with any publisher; its drawings and texts are original.</source>
        <extracomment>A paragraph of About Windrose.</extracomment>
        <translation>Grę wymyślił Andreas Seyfarth. To wydanie tworzą fani i nie jest ono związane z żadnym wydawnictwem; jego rysunki i teksty są oryginalne.</translation>
    </message>
    <message>
        <source>Windrose is free software: you may use, share and change it under the GNU General Public License, version 3 or any later version. It comes without any warranty.</source>
        <extracomment>A paragraph of About Windrose.</extracomment>
        <translation>Windrose jest wolnym oprogramowaniem: wolno go używać, przekazywać go i zmieniać na warunkach GNU General Public License, wersji 3 lub dowolnej późniejszej. Nie jest objęty żadną gwarancją.</translation>
    </message>
    <message>
        <source>Full license text</source>
        <extracomment>A link in the dialog about the program.</extracomment>
        <translation>Pełny tekst licencji</translation>
    </message>
    <message>
        <source></source>
        <comment>The dialog about the program.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Windrose itself does not use the internet. Look for a New Version in the Help menu opens the page of the newest version in your browser.</source>
        <extracomment>A paragraph of About Windrose.</extracomment>
        <translation>Sam Windrose nie korzysta z internetu. „Szukaj nowej wersji” w menu Pomoc otwiera stronę najnowszej wersji w przeglądarce.</translation>
    </message>
</context>
<context>
    <name>windrose::AutosaveNotice</name>
    <message>
        <source>&amp;Try Again</source>
        <extracomment>A button in the line above the table that says that the game cannot be saved.</extracomment>
        <translation>&amp;Spróbuj ponownie</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <extracomment>A button in the line above the table that says that the game cannot be saved.</extracomment>
        <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
        <source>The game is not being saved</source>
        <extracomment>What a screen reader calls the strip above the table.</extracomment>
        <translation>Gra nie jest zapisywana</translation>
    </message>
    <message>
        <source>The game on the table cannot be saved in %1: %2</source>
        <extracomment>%1 is a file with its folder, %2 a sentence about what went wrong</extracomment>
        <translation>Gry ze stołu nie można zapisać w %1: %2</translation>
    </message>
    <message>
        <source>You can play on. Windrose tries again after every move; until then the game is only in memory, so save it somewhere else before you quit.</source>
        <extracomment>The strip above the table while the game cannot be saved, after the reason.</extracomment>
        <translation>Możesz grać dalej. Windrose próbuje ponownie po każdym ruchu; do tego czasu gra jest tylko w pamięci, więc przed zakończeniem zapisz ją w innym miejscu.</translation>
    </message>
    <message>
        <source>The position cannot be saved in %1: %2</source>
        <extracomment>In the line above the table; %1 is the path of a folder, %2 says what is wrong with it.</extracomment>
        <translation>Pozycji nie można zapisać w %1: %2</translation>
    </message>
    <message>
        <source>You can continue. Windrose tries again after every step; until then the position is only in memory, so save it somewhere else before you quit.</source>
        <extracomment>The strip above the table while a position being set up cannot be saved, after the reason.</extracomment>
        <translation>Możesz kontynuować. Windrose próbuje ponownie po każdym kroku; do tego czasu pozycja jest tylko w pamięci, więc przed zakończeniem zapisz ją w innym miejscu.</translation>
    </message>
    <message>
        <source>The position is not being saved</source>
        <extracomment>What a screen reader calls the strip above the table.</extracomment>
        <translation>Pozycja nie jest zapisywana</translation>
    </message>
    <message>
        <source></source>
        <comment>The line above the table when the game cannot be saved.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::BuildingSupplyModel</name>
    <message>
        <source>price %1</source>
        <extracomment>Read out for a building of the supply; %1 is a number of doubloons.</extracomment>
        <translation>cena %1</translation>
    </message>
    <message>
        <source>owned</source>
        <extracomment>Read out for a building of the supply, in a list.</extracomment>
        <translation>masz go</translation>
    </message>
    <message>
        <source>affordable</source>
        <extracomment>Read out for a building of the supply, in a list.</extracomment>
        <translation>stać cię</translation>
    </message>
    <message>
        <source>not affordable</source>
        <extracomment>Read out for a building of the supply, in a list.</extracomment>
        <translation>nie stać cię</translation>
    </message>
    <message>
        <source>sold out</source>
        <extracomment>Read out for a building of the supply, in a list.</extracomment>
        <translation>wyprzedany</translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <extracomment>Read out for a building of the supply; %1 copies of %2 are left.</extracomment>
        <translation>pozostało %1 z %2</translation>
    </message>
    <message>
        <source>Building %1</source>
        <extracomment>Read out for a place of the supply; %1 is the name of the building.</extracomment>
        <translation>Budynek: %1</translation>
    </message>
    <message>
        <source>fills two spaces</source>
        <extracomment>A state of a large building in the supply, read aloud</extracomment>
        <translation>zajmuje dwa pola</translation>
    </message>
    <message>
        <source></source>
        <comment>The supply of buildings, read out.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::CargoShipsModel</name>
    <message>
        <source>Cargo ship %1</source>
        <extracomment>The name of a ship for a screen reader; %1 is its capacity.</extracomment>
        <translation>Statek towarowy %1</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>Read out for a cargo ship or the wharf, in a list.</extracomment>
        <translation>pusty</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>Read out for a cargo ship or the wharf, in a list.</extracomment>
        <translation>pełny</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) empty</source>
        <extracomment>Read out for a cargo ship.</extracomment>
        <translation>
            <numerusform>%n wolne miejsce</numerusform>
            <numerusform>%n wolne miejsca</numerusform>
            <numerusform>%n wolnych miejsc</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;: %2&lt;/p&gt;&lt;p&gt;A ship carries one kind of goods, and no two ships carry the same. A full ship sails at the end of the captain phase.&lt;/p&gt;</source>
        <extracomment>The text over a cargo ship; %1 is its name, %2 what it carries.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;: %2&lt;/p&gt;&lt;p&gt;Statek wiezie jeden towar i żadne dwa statki nie wiozą tego samego. Pełny statek odpływa na koniec fazy kapitana.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Wharf</source>
        <extracomment>The name of the place on the board for a load shipped by the wharf.</extracomment>
        <translation>Nabrzeże</translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>Read out for a cargo ship or the wharf, in a list.</extracomment>
        <translation>nieobsadzona</translation>
    </message>
    <message>
        <source>has sailed</source>
        <extracomment>Read out for a cargo ship or the wharf, in a list.</extracomment>
        <translation>odpłynął</translation>
    </message>
    <message>
        <source>occupied</source>
        <extracomment>Read out for a cargo ship or the wharf, in a list.</extracomment>
        <translation>obsadzona</translation>
    </message>
    <message>
        <source>Barrels stay aboard until the ship sails.</source>
        <extracomment>Why a barrel on a ship cannot be taken.</extracomment>
        <translation>Beczki zostają na pokładzie, aż statek odpłynie.</translation>
    </message>
    <message>
        <source></source>
        <comment>The cargo ships and the wharf, read out.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::ChancesChart</name>
    <message numerus="yes">
        <source>Round %1, after %n move(s).</source>
        <extracomment>Read out for the last point of the diagram of chances; %1 is the number of the round.</extracomment>
        <translation>
            <numerusform>Runda %1, po %n ruchu.</numerusform>
            <numerusform>Runda %1, po %n ruchach.</numerusform>
            <numerusform>Runda %1, po %n ruchach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, before move %2.</source>
        <extracomment>Read out for a point of the diagram of chances; %1 is the number of the round, %2 that of the move.</extracomment>
        <translation>Runda %1, przed ruchem %2.</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <extracomment>a player and the chance to win</extracomment>
        <translation>%1 %2%</translation>
    </message>
    <message>
        <source>Chances to win: %1.</source>
        <extracomment>Read out for a point of the diagram; %1 is a list of players with percentages.</extracomment>
        <translation>Szanse na wygraną: %1.</translation>
    </message>
    <message>
        <source>Chances to win by move</source>
        <extracomment>What a screen reader calls the chart of the course of the game.</extracomment>
        <translation>Szanse na wygraną po ruchach</translation>
    </message>
    <message>
        <source>The arrow keys read out each moment.</source>
        <extracomment>What a screen reader adds to the chart of the course of the game.</extracomment>
        <translation>Strzałki odczytują każdy moment.</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Below the axis of the diagram.</extracomment>
        <translation>Runda</translation>
    </message>
    <message>
        <source></source>
        <comment>The diagram of the chances to win, in the panel of the course.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::CityModel</name>
    <message>
        <source>Circle %1 of City space %2</source>
        <extracomment>The name of a circle for a screen reader; %1 counts the circles, %2 the spaces of the city.</extracomment>
        <translation>Kółko %1 na polu miasta %2</translation>
    </message>
    <message>
        <source>City space %1</source>
        <extracomment>The name of a place for a screen reader; %1 counts the spaces of the city.</extracomment>
        <translation>Pole miasta %1</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>Read out for a space or a circle of the city.</extracomment>
        <translation>puste</translation>
    </message>
    <message>
        <source>City spaces %1 and %2</source>
        <extracomment>The name of a large building&apos;s place for a screen reader; %1 and %2 count the spaces of the city.</extracomment>
        <translation>Pola miasta %1 i %2</translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>Read out for a space or a circle of the city.</extracomment>
        <translation>bez kolonisty</translation>
    </message>
    <message>
        <source>occupied</source>
        <extracomment>Read out for a space or a circle of the city.</extracomment>
        <translation>zajęte</translation>
    </message>
    <message>
        <source>%1 of %2 circles occupied</source>
        <extracomment>Read out for a building; %1 of its %2 circles are occupied.</extracomment>
        <translation>zajęte kółka: %1 z %2</translation>
    </message>
    <message>
        <source>Empty space</source>
        <extracomment>Read out for a space or a circle of the city.</extracomment>
        <translation>Wolne pole</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Empty city space&lt;/b&gt;&lt;/p&gt;&lt;p&gt;A building goes here; a large one fills two spaces side by side.&lt;/p&gt;</source>
        <extracomment>The text over an empty space of a city.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Wolne pole miasta&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Tu staje budynek; duży zajmuje dwa pola obok siebie.&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>scores %n point(s) now</source>
        <extracomment>Read out for a large building: its bonus now.</extracomment>
        <translation>
            <numerusform>daje teraz %n punkt</numerusform>
            <numerusform>daje teraz %n punkty</numerusform>
            <numerusform>daje teraz %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source></source>
        <comment>The city of a board, read out.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::ColonistSupplyTile</name>
    <message>
        <source>Supply %1</source>
        <extracomment>On the table, narrow: the colonists in the supply; %1 is their number, which stands alone where there is no room for the word.</extracomment>
        <translation>Pula %1</translation>
    </message>
    <message>
        <source></source>
        <comment>The supply of colonists on the table.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::ColonistsModel</name>
    <message>
        <source>Colonist ship</source>
        <extracomment>The name of a place of the table for a screen reader and a title.</extracomment>
        <translation>Statek kolonistów</translation>
    </message>
    <message>
        <source>Colonist supply</source>
        <extracomment>The name of a place of the table for a screen reader and a title.</extracomment>
        <translation>Pula kolonistów</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Colonist ship&lt;/b&gt;&lt;/p&gt;&lt;p&gt;In the mayor phase its colonists come ashore, one to each player in turn, and the ship is filled again from the supply.&lt;/p&gt;</source>
        <extracomment>The text over a piece on the table; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Statek kolonistów&lt;/b&gt;&lt;/p&gt;&lt;p&gt;W fazie burmistrza jego koloniści schodzą na ląd, po jednym dla każdego gracza po kolei, a statek jest znów zapełniany z puli.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Colonist supply&lt;/b&gt;&lt;/p&gt;&lt;p&gt;The colonist ship is filled from here. When it cannot be filled, the round is the last.&lt;/p&gt;</source>
        <extracomment>The text over a piece on the table; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Pula kolonistów&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Stąd zapełnia się statek kolonistów. Gdy nie da się go zapełnić, runda jest ostatnia.&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s)</source>
        <extracomment>Read out for the ship and the supply of colonists.</extracomment>
        <translation>
            <numerusform>%n kolonista</numerusform>
            <numerusform>%n kolonistów</numerusform>
            <numerusform>%n kolonistów</numerusform>
        </translation>
    </message>
    <message>
        <source>Colonists come ashore automatically when a player takes the mayor; then place yours from San Juan.</source>
        <extracomment>Why colonists cannot be taken from there.</extracomment>
        <translation>Koloniści schodzą na ląd sami, gdy ktoś weźmie burmistrza; potem rozmieść swoich z San Juan.</translation>
    </message>
    <message>
        <source>The supply fills the colonist ship automatically; the mayor&apos;s extra colonist comes with the role card.</source>
        <extracomment>Why colonists cannot be taken from there.</extracomment>
        <translation>Statek kolonistów zapełnia się z puli sam; dodatkowy kolonista burmistrza przychodzi z kartą postaci.</translation>
    </message>
    <message>
        <source></source>
        <comment>The ship and the supply of colonists, read out.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::Commands</name>
    <message>
        <source></source>
        <comment>Names of what keys do on the table.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Next Usable Thing</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>Następna dostępna rzecz</translation>
    </message>
    <message>
        <source>Previous Usable Thing</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>Poprzednia dostępna rzecz</translation>
    </message>
    <message>
        <source>Next Area</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>Następny obszar</translation>
    </message>
    <message>
        <source>Previous Area</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>Poprzedni obszar</translation>
    </message>
    <message>
        <source>Read about a Piece</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>Przeczytaj o elemencie</translation>
    </message>
</context>
<context>
    <name>windrose::ComputerActions</name>
    <message>
        <source>&amp;Pause Computers</source>
        <extracomment>An entry of the menu Seats.</extracomment>
        <translation>Wst&amp;rzymaj komputery</translation>
    </message>
    <message>
        <source>&amp;One Computer Move</source>
        <extracomment>An entry of the menu Seats: lets paused computer players play one move.</extracomment>
        <translation>&amp;Jeden ruch komputera</translation>
    </message>
    <message>
        <source>&amp;Watching Speed</source>
        <extracomment>An entry of the menu Seats.</extracomment>
        <translation>&amp;Tempo oglądania</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <extracomment>An entry of the menu Seats.</extracomment>
        <translation>&amp;Szybciej</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>An entry of the menu Seats.</extracomment>
        <translation>&amp;Wolniej</translation>
    </message>
    <message>
        <source>Watching speed: %1.</source>
        <extracomment>%1 is a speed such as &quot;Fast&quot;</extracomment>
        <translation>Tempo oglądania: %1.</translation>
    </message>
    <message>
        <source></source>
        <comment>Entries of the menu Seats for computer players.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::ComputerControls</name>
    <message>
        <source>Take over</source>
        <extracomment>A button in the bar while computers play.</extracomment>
        <translation>Przejmij</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>A button in the bar while computers play.</extracomment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>A button in the bar while computers play.</extracomment>
        <translation>Wstrzymaj</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>A button in the bar while computers play.</extracomment>
        <translation>Krok</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>A button in the bar while computers play.</extracomment>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>%1 (%2) is to move. The computers are paused: Continue lets them play, Step plays one move.</source>
        <extracomment>%1 is a name, %2 the level of a computer player</extracomment>
        <translation>Ruch: %1 (%2). Komputery są wstrzymane: „Kontynuuj” pozwala im grać, „Krok” wykonuje jeden ruch.</translation>
    </message>
    <message>
        <source>%1 (%2) is thinking…</source>
        <extracomment>%1 is a name, %2 the level of a computer player</extracomment>
        <translation>%1 (%2) myśli…</translation>
    </message>
    <message>
        <source>%1 (%2) is to move.</source>
        <extracomment>%1 is a name, %2 the level of a computer player</extracomment>
        <translation>Ruch: %1 (%2).</translation>
    </message>
    <message>
        <source>Speed, %1</source>
        <extracomment>%1 is one of Slow, Normal, Fast, At once</extracomment>
        <translation>Tempo, %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>A button in the bar while computers play.</extracomment>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source></source>
        <comment>The bar at the table while computers play.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::CoursePanel</name>
    <message>
        <source>%1: %2.</source>
        <extracomment>a player and an order such as &quot;Sell coffee&quot;</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Click the chart to show that moment on the table.</source>
        <extracomment>Below the chart of the course of the game.</extracomment>
        <translation>Kliknij wykres, aby zobaczyć ten moment na stole.</translation>
    </message>
    <message>
        <source>Course of the Game</source>
        <extracomment>The title of the panel that shows how the chances of the players changed.</extracomment>
        <translation>Przebieg gry</translation>
    </message>
    <message>
        <source>Turning points</source>
        <extracomment>The heading of the list of the moves that changed the game the most.</extracomment>
        <translation>Punkty zwrotne</translation>
    </message>
    <message>
        <source>Moments analyzed</source>
        <extracomment>The name of the bar that shows how much of the game was analyzed.</extracomment>
        <translation>Zbadane momenty</translation>
    </message>
    <message>
        <source>&amp;Play On from Here</source>
        <extracomment>A button of the course of the game: undoes what came after the chosen moment.</extracomment>
        <translation>Graj &amp;dalej stąd</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>A button that closes the panel beside the table.</extracomment>
        <translation>Zamk&amp;nij</translation>
    </message>
    <message>
        <source>Choose a moment first, in the chart or among the turning points.</source>
        <extracomment>Why a button below the turning points is disabled.</extracomment>
        <translation>Wybierz najpierw moment na wykresie lub wśród punktów zwrotnych.</translation>
    </message>
    <message>
        <source>The table shows the game as it was at the chosen moment.</source>
        <extracomment>Explains a button below the turning points.</extracomment>
        <translation>Stół pokazuje grę w wybranym momencie.</translation>
    </message>
    <message>
        <source>A new game continues from the chosen moment.</source>
        <extracomment>Explains a button below the turning points.</extracomment>
        <translation>Od wybranego momentu toczy się nowa gra.</translation>
    </message>
    <message>
        <source></source>
        <comment>The panel beside the table about the course of a game.</comment>
        <translation></translation>
    </message>
    <message>
        <source>T&amp;urning points</source>
        <extracomment>The heading of the list of the moves that changed the game the most.</extracomment>
        <translation>Punkty &amp;zwrotne</translation>
    </message>
    <message>
        <source>Sho&amp;w on the Table</source>
        <extracomment>A button of the course of the game: shows the chosen moment on the table.</extracomment>
        <translation>&amp;Pokaż na stole</translation>
    </message>
</context>
<context>
    <name>windrose::Curtain</name>
    <message>
        <source>%1, it is your turn. Click when you are ready.</source>
        <extracomment>On the curtain between two persons; %1 is the name of the player to move.</extracomment>
        <translation>%1, twoja kolej. Kliknij, aby zacząć.</translation>
    </message>
    <message>
        <source></source>
        <comment>The curtain between the turns of two persons.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::FinishedGames</name>
    <message>
        <source></source>
        <comment>Messages and dialogs about the results of finished games.</comment>
        <translation></translation>
    </message>
    <message>
        <source>The result of the game could not be saved. %1</source>
        <extracomment>After a game; %1 is a sentence that says why</extracomment>
        <translation>Nie udało się zapisać wyniku gry. %1</translation>
    </message>
    <message>
        <source>The names could not be changed. %1</source>
        <extracomment>%1 is a sentence that says why</extracomment>
        <translation>Nie udało się zmienić imion. %1</translation>
    </message>
    <message>
        <source>results</source>
        <extracomment>The suggested name of a file with a table of the results of games, without its ending</extracomment>
        <translation>wyniki</translation>
    </message>
    <message>
        <source>Export the Results</source>
        <extracomment>The title of the dialog that asks for a file.</extracomment>
        <translation>Eksport wyników</translation>
    </message>
    <message>
        <source>Tables (*.csv);;All files (*)</source>
        <extracomment>The kinds of files in a dialog that asks for one; keep the signs.</extracomment>
        <translation>Tabele (*.csv);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>The results could not be exported as %1. %2</source>
        <extracomment>%1 is a file, %2 a sentence that says why</extracomment>
        <translation>Nie udało się wyeksportować wyników jako %1. %2</translation>
    </message>
</context>
<context>
    <name>windrose::GameDocument</name>
    <message>
        <source>The file %1 no longer exists. It has been removed from the list.</source>
        <extracomment>A message about a file; %1 is its name.</extracomment>
        <translation>Plik %1 już nie istnieje. Usunięto go z listy.</translation>
    </message>
    <message>
        <source>The pasted game is open. The previous game is under Earlier Games.</source>
        <extracomment>Said in the prompt line after Paste Game.</extracomment>
        <translation>Wklejona gra jest otwarta. Poprzednia jest we „Wcześniejszych grach”.</translation>
    </message>
    <message numerus="yes">
        <source>Only one game can be open at a time: %1 is opened, %n other file(s) is/are not.</source>
        <extracomment>A message after several files were dropped on the window; %1 is the name of one.</extracomment>
        <translation>
            <numerusform>Naraz może być otwarta tylko jedna gra: otwarto %1, pominięto %n plik.</numerusform>
            <numerusform>Naraz może być otwarta tylko jedna gra: otwarto %1, pominięto %n pliki.</numerusform>
            <numerusform>Naraz może być otwarta tylko jedna gra: otwarto %1, pominięto %n plików.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <extracomment>In the line of the prompt after saving; %1 is the name of the file.</extracomment>
        <translation>Zapisano jako %1.</translation>
    </message>
    <message>
        <source>Open a Game</source>
        <extracomment>The title of the dialog that asks for a file.</extracomment>
        <translation>Otwieranie gry</translation>
    </message>
    <message>
        <source>Games (*.windrose *.windrose-position *.json *.txt);;All files (*)</source>
        <extracomment>Kinds of files in the dialog that opens a game; the parts in parentheses stay as they are.</extracomment>
        <translation>Gry (*.windrose *.windrose-position *.json *.txt);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>game</source>
        <extracomment>The name that a new file gets, before a number or the ending.</extracomment>
        <translation>gra</translation>
    </message>
    <message>
        <source>Save the Game</source>
        <extracomment>The title of the dialog that asks for a file.</extracomment>
        <translation>Zapisywanie gry</translation>
    </message>
    <message>
        <source>Games (*.windrose);;All files (*)</source>
        <extracomment>The kinds of files in a dialog that asks for one; keep the signs.</extracomment>
        <translation>Gry (*.windrose);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>New game from the start</source>
        <extracomment>The title of the window of a game that was begun again from the start of another.</extracomment>
        <translation>Nowa gra od początku</translation>
    </message>
    <message>
        <source>New game from move %1</source>
        <extracomment>The title of a game that goes on from an earlier move; %1 is the number of the move.</extracomment>
        <translation>Nowa gra od ruchu %1</translation>
    </message>
    <message>
        <source>This is a new game that continues from here. The previous game is under Earlier Games.</source>
        <extracomment>Said in the prompt line after Play On from Here as a New Game.</extracomment>
        <translation>To nowa gra, która toczy się dalej od tego miejsca. Poprzednia jest we „Wcześniejszych grach”.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>In the title of the window, after the name of the file.</extracomment>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>In the title of the window, after the name of the file; %1 is the number of the round.</extracomment>
        <translation>Runda %1</translation>
    </message>
    <message>
        <source>%1[*] – %2</source>
        <extracomment>Title of the window: %1 is a file, %2 &quot;Round 5&quot;; [*] is where the desktop puts its mark for unsaved changes</extracomment>
        <translation>%1[*] – %2</translation>
    </message>
    <message>
        <source></source>
        <comment>Titles and names of games and files, and messages about them.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::GameEvaluations</name>
    <message>
        <source>Show everyone&apos;s victory points?</source>
        <extracomment>The question before hidden points are shown.</extracomment>
        <translation>Pokazać punkty zwycięstwa wszystkich?</translation>
    </message>
    <message>
        <source>The other players&apos; points are hidden until the game is over. This would reveal them.</source>
        <extracomment>Explains the question whether to show the score or the course while points are hidden.</extracomment>
        <translation>Punkty innych graczy są ukryte do końca gry. To by je ujawniło.</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <extracomment>A button of the question whether the course of the game may be shown.</extracomment>
        <translation>&amp;Pokaż</translation>
    </message>
    <message>
        <source>&amp;Keep Hidden</source>
        <extracomment>A button of the question whether the course of the game may be shown.</extracomment>
        <translation>&amp;Nie pokazuj</translation>
    </message>
    <message>
        <source></source>
        <comment>The question whether the course of a running game may be shown.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::GameLists</name>
    <message>
        <source>%1 (in %2)</source>
        <extracomment>A recent file: %1 is its name, %2 its folder</extracomment>
        <translation>%1 (w %2)</translation>
    </message>
    <message>
        <source>No recent files</source>
        <extracomment>The only entry of the menu Open Recent when it is empty.</extracomment>
        <translation>Brak ostatnich plików</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <extracomment>An entry of the menu Open Recent.</extracomment>
        <translation>&amp;Wyczyść tę listę</translation>
    </message>
    <message>
        <source>%1: %2, finished</source>
        <extracomment>A game played before: %1 is when, %2 who</extracomment>
        <translation>%1: %2, zakończona</translation>
    </message>
    <message>
        <source>%1: %2, round %3</source>
        <extracomment>A game played before: %1 is when, %2 who, %3 a round</extracomment>
        <translation>%1: %2, runda %3</translation>
    </message>
    <message>
        <source>No earlier games</source>
        <extracomment>The only entry of the menu Earlier Games when it is empty.</extracomment>
        <translation>Brak wcześniejszych gier</translation>
    </message>
    <message>
        <source></source>
        <comment>The menus of recent files and earlier games.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::GoodsSupplyModel</name>
    <message>
        <source>Goods supply %1</source>
        <extracomment>The name of a place for a screen reader; %1 is a kind of goods.</extracomment>
        <translation>Pula towarów: %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <extracomment>Read out for the supply of goods; %1 is a number of barrels.</extracomment>
        <translation>pozostało %1</translation>
    </message>
    <message>
        <source></source>
        <comment>The supply of goods, read out.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::HintChoice</name>
    <message>
        <source>%1. %2</source>
        <extracomment>the chance to win with an order that is advised, such as &quot;43 % to win&quot;, and the reason, a sentence</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source></source>
        <comment>One of the orders in the panel of hints.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::HintPanel</name>
    <message>
        <source>Close</source>
        <extracomment>The button that closes the panel of hints.</extracomment>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>The title of the panel of hints.</extracomment>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>In the panel of hints while the computer looks for one.</extracomment>
        <translation>Myślenie…</translation>
    </message>
    <message>
        <source></source>
        <comment>The panel of hints.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Hide what is expected to follow</source>
        <extracomment>What a button in the panel of hints does.</extracomment>
        <translation>Ukryj, co prawdopodobnie nastąpi</translation>
    </message>
    <message>
        <source>Less</source>
        <extracomment>A button in the panel of hints: hides the orders that are expected to follow.</extracomment>
        <translation>Mniej</translation>
    </message>
    <message>
        <source>Show what is expected to follow</source>
        <extracomment>What a button in the panel of hints does.</extracomment>
        <translation>Pokaż, co prawdopodobnie nastąpi</translation>
    </message>
    <message>
        <source>Then…</source>
        <extracomment>A button in the panel of hints: shows the orders that are expected to follow.</extracomment>
        <translation>Potem…</translation>
    </message>
</context>
<context>
    <name>windrose::HistoryControls</name>
    <message>
        <source>There is nothing to undo.</source>
        <extracomment>Why undo does nothing, in the prompt line.</extracomment>
        <translation>Nie ma czego cofać.</translation>
    </message>
    <message>
        <source>Undo stops here: hidden tiles have been seen since. You can change this in the preferences.</source>
        <extracomment>Why undo does nothing, in the prompt line.</extracomment>
        <translation>Cofanie kończy się tutaj: potem odsłonięto zakryte żetony. Można to zmienić w preferencjach.</translation>
    </message>
    <message>
        <source>Undo stops here: the move before was another player&apos;s. You can change this in the preferences.</source>
        <extracomment>Why undo does nothing, in the prompt line.</extracomment>
        <translation>Cofanie kończy się tutaj: poprzedni ruch należał do innego gracza. Można to zmienić w preferencjach.</translation>
    </message>
    <message>
        <source>You are looking at another moment of the game. Return to the game, or choose Undo to the Shown Moment.</source>
        <extracomment>Why undo does nothing, in the prompt line; Undo to the Shown Moment is an entry of the Edit menu.</extracomment>
        <translation>Oglądasz inny moment gry. Wróć do gry albo wybierz „Cofnij do pokazanego momentu”.</translation>
    </message>
    <message>
        <source>The turn has just begun.</source>
        <extracomment>Why Restart My Turn does nothing, in the prompt line.</extracomment>
        <translation>Tura dopiero się zaczęła.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) is/are undone. Playing on discards it/them.</source>
        <extracomment>The question before an order is played after undo.</extracomment>
        <translation>
            <numerusform>Cofnięto %n ruch. Dalsza gra go odrzuci.</numerusform>
            <numerusform>Cofnięto %n ruchy. Dalsza gra je odrzuci.</numerusform>
            <numerusform>Cofnięto %n ruchów. Dalsza gra je odrzuci.</numerusform>
        </translation>
    </message>
    <message>
        <source>Other players have moved since then. If you play on, the original game moves to Earlier Games.</source>
        <extracomment>Explains the question whether to play on after moves were undone.</extracomment>
        <translation>Od tego czasu grali inni. Jeśli zagrasz dalej, pierwotna gra trafi do „Wcześniejszych gier”.</translation>
    </message>
    <message>
        <source>&amp;Play On</source>
        <extracomment>A button of the question before an order is played after undo.</extracomment>
        <translation>&amp;Graj dalej</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t Play</source>
        <extracomment>A button of the question before an order is played after undo.</extracomment>
        <translation>&amp;Nie graj</translation>
    </message>
    <message>
        <source></source>
        <comment>The question before an order is played after undo.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::HowToPlayDialog</name>
    <message>
        <source>How to Play</source>
        <extracomment>The title of the help.</extracomment>
        <translation>Jak grać</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>The name of the list of pages or of the page in the help, for a screen reader.</extracomment>
        <translation>Strony</translation>
    </message>
    <message>
        <source>Page</source>
        <extracomment>The name of the list of pages or of the page in the help, for a screen reader.</extracomment>
        <translation>Strona</translation>
    </message>
    <message>
        <source></source>
        <comment>The window of the help, around its pages.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>The name of the search field of the help, and what stands in it while it is empty.</extracomment>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>A button of the help: to the entry that was read before.</extracomment>
        <translation>&amp;Wstecz</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <extracomment>A button of the help: to the entry from which Back came.</extracomment>
        <translation>&amp;Dalej</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) found</source>
        <extracomment>Below the search field of the help: how many entries contain the words.</extracomment>
        <translation>
            <numerusform>Znaleziono %n hasło</numerusform>
            <numerusform>Znaleziono %n hasła</numerusform>
            <numerusform>Znaleziono %n haseł</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windrose::IslandModel</name>
    <message>
        <source>Circle %1 of Island space %2</source>
        <extracomment>The name of a circle for a screen reader; %1 counts the circles, %2 the spaces of the island.</extracomment>
        <translation>Kółko %1 na polu wyspy %2</translation>
    </message>
    <message>
        <source>Island space %1</source>
        <extracomment>The name of a place for a screen reader; %1 counts the spaces of the island.</extracomment>
        <translation>Pole wyspy %1</translation>
    </message>
    <message>
        <source>Empty space</source>
        <extracomment>Read out for a space or a circle of the island.</extracomment>
        <translation>Wolne pole</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Empty island space&lt;/b&gt;&lt;/p&gt;&lt;p&gt;A plantation or a quarry goes here.&lt;/p&gt;</source>
        <extracomment>The text over an empty space of an island.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Wolne pole wyspy&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Tu trafia plantacja lub kamieniołom.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>Read out for a space or a circle of the island.</extracomment>
        <translation>puste</translation>
    </message>
    <message>
        <source>occupied</source>
        <extracomment>Read out for a space or a circle of the island.</extracomment>
        <translation>zajęte</translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>Read out for a space or a circle of the island.</extracomment>
        <translation>bez kolonisty</translation>
    </message>
    <message>
        <source></source>
        <comment>The island of a board, read out.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::KeysDialog</name>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 and %2 are keys</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The next thing you can use now, or the one before</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>Następna rzecz, której możesz użyć, lub poprzednia</translation>
    </message>
    <message>
        <source>The next area with something you can use now, or a button</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>Następny obszar z czymś, czego możesz użyć, lub przycisk</translation>
    </message>
    <message>
        <source>The next area of the table, usable or not</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>Następny obszar stołu, dostępny lub nie</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <extracomment>In the dialog about the keys: its title, or the keys of a row.</extracomment>
        <translation>Strzałki</translation>
    </message>
    <message>
        <source>The next thing in the same area</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>Następna rzecz w tym samym obszarze</translation>
    </message>
    <message>
        <source>Use or pick up a piece, then put it down</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>Użyj lub podnieś element, potem go odłóż</translation>
    </message>
    <message>
        <source>Press the offered button, such as Done or Pass</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>Naciśnij proponowany przycisk, np. „Gotowe” lub „Pas”</translation>
    </message>
    <message>
        <source>Put a piece back, or close a panel or window</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>Odłóż element z powrotem albo zamknij panel lub okno</translation>
    </message>
    <message>
        <source>Read more about a piece</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>Przeczytaj więcej o elemencie</translation>
    </message>
    <message>
        <source>Get a hint</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>Pokaż podpowiedź</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <extracomment>In the dialog about the keys: its title, or the keys of a row.</extracomment>
        <translation>Cofnij, ponów</translation>
    </message>
    <message>
        <source>Replay the game</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>Powtórka gry</translation>
    </message>
    <message>
        <source>Turn the sounds on or off</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>Włącz lub wyłącz dźwięki</translation>
    </message>
    <message>
        <source>Larger or smaller texts</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>Większe lub mniejsze teksty</translation>
    </message>
    <message>
        <source>Show these keys</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>Pokaż te klawisze</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>In the dialog about the keys: its title, or the keys of a row.</extracomment>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source></source>
        <comment>The dialog that lists the keys.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Help on the piece or dialog in front of you</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>Pomoc na temat bieżącego elementu lub okna</translation>
    </message>
</context>
<context>
    <name>windrose::KeysPage</name>
    <message>
        <source></source>
        <comment>The page of the preferences where keys are changed.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Command</source>
        <extracomment>The head of a column in the list of keys.</extracomment>
        <translation>Polecenie</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>The head of a column in the list of keys.</extracomment>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Change…</source>
        <extracomment>A button in the preferences: another key is pressed next.</extracomment>
        <translation>Zmień…</translation>
    </message>
    <message>
        <source>Change the key</source>
        <extracomment>A button of the keys in the preferences.</extracomment>
        <translation>Zmień klawisz</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>A button in the preferences: the command has no key afterwards.</extracomment>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Remove the key</source>
        <extracomment>A button of the keys in the preferences.</extracomment>
        <translation>Usuń klawisz</translation>
    </message>
    <message>
        <source>Default Key</source>
        <extracomment>A button in the preferences: the command gets its usual keys.</extracomment>
        <translation>Zwykły klawisz</translation>
    </message>
    <message>
        <source>Restore the default key</source>
        <extracomment>Help for the button that undoes the change of a key.</extracomment>
        <translation>Przywróć zwykły klawisz</translation>
    </message>
    <message>
        <source>Press the new key. Escape keeps the old one.</source>
        <extracomment>Said while a key is being changed.</extracomment>
        <translation>Naciśnij nowy klawisz. Escape zostawia stary.</translation>
    </message>
    <message>
        <source>New key</source>
        <extracomment>The name of the field that takes the key that is pressed, for screen readers.</extracomment>
        <translation>Nowy klawisz</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <extracomment>In the list of keys: a command has other keys than usual; %1 are the usual ones.</extracomment>
        <translation>Zwykle %1</translation>
    </message>
    <message>
        <source>no key</source>
        <extracomment>What a screen reader says of a command that has no key.</extracomment>
        <translation>brak klawisza</translation>
    </message>
    <message>
        <source>%1 is reserved for moving around, answering or opening menus. Press another key.</source>
        <extracomment>%1 is a key such as &quot;Tab&quot;</extracomment>
        <translation>%1 służy do poruszania się, odpowiadania lub otwierania menu. Naciśnij inny klawisz.</translation>
    </message>
    <message>
        <source>%1 is the key of “%2”.</source>
        <extracomment>%1 is a key such as &quot;Ctrl+P&quot;, %2 the name of a command such as &quot;Pause Computers&quot;</extracomment>
        <translation>%1 to klawisz polecenia „%2”.</translation>
    </message>
    <message>
        <source>Use %1 for “%2” Instead</source>
        <extracomment>A button; %1 is a key such as &quot;Ctrl+P&quot;, %2 the name of a command such as &quot;Hint&quot;</extracomment>
        <translation>Przypisz %1 do „%2”</translation>
    </message>
    <message>
        <source>%1 is now the key of “%2”.</source>
        <extracomment>%1 is a key such as &quot;Ctrl+P&quot;, %2 the name of a command such as &quot;Hint&quot;</extracomment>
        <translation>%1 to teraz klawisz polecenia „%2”.</translation>
    </message>
    <message>
        <source>“%1” has no key now.</source>
        <extracomment>%1 is the name of a command such as &quot;Hint&quot;</extracomment>
        <translation>„%1” nie ma teraz klawisza.</translation>
    </message>
</context>
<context>
    <name>windrose::LessonBubble</name>
    <message>
        <source></source>
        <comment>The bubbles of the guided games, around their texts.</comment>
        <translation></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Read to blind people: %1 is the name of a lesson, %2 what its bubble says</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>windrose::LessonControls</name>
    <message>
        <source></source>
        <comment>Menu entries and questions of the guided games.</comment>
        <translation></translation>
    </message>
    <message>
        <source>You left the lesson, and the game goes on without it. Help, Learn takes it up again.</source>
        <extracomment>After a lesson was left; &quot;Help&quot; and &quot;Learn&quot; are menus</extracomment>
        <translation>Lekcja jest przerwana, a gra toczy się dalej bez niej. Wrócisz do niej przez menu „Pomoc”, „Nauka”.</translation>
    </message>
    <message>
        <source>Player 1</source>
        <extracomment>The name of the learner in a lesson, where no name was ever given</extracomment>
        <translation>Gracz 1</translation>
    </message>
    <message>
        <source>Interrupt this game for the lesson “%1”?</source>
        <extracomment>The question before a lesson takes the place of the game on the table; %1 is the name of the lesson</extracomment>
        <translation>Przerwać tę grę i otworzyć lekcję „%1”?</translation>
    </message>
    <message>
        <source>The game moves to Earlier Games, where you can go on with it later.</source>
        <extracomment>Explains the question whether to begin a lesson while a game is on the table.</extracomment>
        <translation>Gra trafi do „Wcześniejszych gier”, gdzie można ją później dokończyć.</translation>
    </message>
    <message>
        <source>&amp;Open the Lesson</source>
        <extracomment>A button of the question before a lesson takes the place of the game on the table</extracomment>
        <translation>&amp;Otwórz lekcję</translation>
    </message>
</context>
<context>
    <name>windrose::LessonGuide</name>
    <message>
        <source></source>
        <comment>Buttons and titles of the bubbles of the guided games.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Leave the Lesson</source>
        <extracomment>Button of a lesson&apos;s bubble: ends the lesson, which can be taken up later</extracomment>
        <translation>Przerwij lekcję</translation>
    </message>
    <message>
        <source>Welcome back! The lesson goes on where you left it.</source>
        <extracomment>The first bubble of a lesson that was left before</extracomment>
        <translation>Witaj ponownie! Lekcja toczy się dalej od miejsca, w którym została przerwana.</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>A button in a bubble of the guided games.</extracomment>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Start Again</source>
        <extracomment>Button of a lesson&apos;s bubble</extracomment>
        <translation>Zacznij od nowa</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button of a lesson&apos;s last bubble, where the game has ended</extracomment>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Keep Playing</source>
        <extracomment>Button of a lesson&apos;s last bubble: the game goes on without the lesson</extracomment>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <extracomment>Button of a lesson&apos;s last bubble: %1 is the name of another lesson</extracomment>
        <translation>Następna: %1</translation>
    </message>
</context>
<context>
    <name>windrose::LogModel</name>
    <message>
        <source>Round %1</source>
        <extracomment>A heading in the log; %1 is the number of the round.</extracomment>
        <translation>Runda %1</translation>
    </message>
    <message>
        <source>%1 (not yet saved)</source>
        <extracomment>%1 is a line of the log, whose order does not stand on the disk yet</extracomment>
        <translation>%1 (jeszcze nie zapisano)</translation>
    </message>
    <message>
        <source></source>
        <comment>Headings of the log.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::LogPanel</name>
    <message>
        <source>Log</source>
        <extracomment>The name of the list of the log, for a screen reader.</extracomment>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>&amp;Show This Moment</source>
        <extracomment>An entry of the menu of a line of the log.</extracomment>
        <translation>&amp;Pokaż ten moment</translation>
    </message>
    <message>
        <source>&amp;Undo to Here</source>
        <extracomment>An entry of the menu of a line of the log.</extracomment>
        <translation>&amp;Cofnij dotąd</translation>
    </message>
    <message>
        <source>&amp;Play On from Here as a New Game</source>
        <extracomment>An entry of the menu of a line of the log.</extracomment>
        <translation>&amp;Graj dalej stąd jako nową grę</translation>
    </message>
    <message>
        <source></source>
        <comment>The list of the log.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::LogTitle</name>
    <message>
        <source>Log</source>
        <extracomment>The title of the log, which opens and closes it; the state is read out.</extracomment>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Log, expanded</source>
        <extracomment>The title of the log, which opens and closes it; the state is read out.</extracomment>
        <translation>Dziennik, rozwinięty</translation>
    </message>
    <message>
        <source>Log, collapsed</source>
        <extracomment>The title of the log, which opens and closes it; the state is read out.</extracomment>
        <translation>Dziennik, zwinięty</translation>
    </message>
    <message>
        <source>Collapse the log</source>
        <extracomment>What the title of the log does when it is pressed.</extracomment>
        <translation>Zwiń dziennik</translation>
    </message>
    <message>
        <source>Expand the log</source>
        <extracomment>What the title of the log does when it is pressed.</extracomment>
        <translation>Rozwiń dziennik</translation>
    </message>
    <message>
        <source></source>
        <comment>The title of the log.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::MainMenus</name>
    <message>
        <source>&amp;Game</source>
        <extracomment>A menu of the menu bar.</extracomment>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>A menu of the menu bar.</extracomment>
        <translation>&amp;Edycja</translation>
    </message>
    <message>
        <source>&amp;Seats</source>
        <extracomment>A menu of the menu bar.</extracomment>
        <translation>&amp;Miejsca</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>A menu of the menu bar.</extracomment>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <extracomment>An entry of the menus that opens a menu of its own.</extracomment>
        <translation>W&amp;ygląd</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>A menu of the menu bar.</extracomment>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Nowa gra…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <extracomment>An entry of the menus that opens a menu of its own.</extracomment>
        <translation>Ostatn&amp;ie pliki</translation>
    </message>
    <message>
        <source>&amp;Earlier Games</source>
        <extracomment>An entry of the menus that opens a menu of its own.</extracomment>
        <translation>&amp;Wcześniejsze gry</translation>
    </message>
    <message>
        <source>Set &amp;Up a Position…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Ułóż pozycję…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Zapisz j&amp;ako…</translation>
    </message>
    <message>
        <source>&amp;Copy Game</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Kopiuj &amp;grę</translation>
    </message>
    <message>
        <source>Copy &amp;Position</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Kopiuj po&amp;zycję</translation>
    </message>
    <message>
        <source>P&amp;aste Game</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Wklej grę</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Podpowiedź</translation>
    </message>
    <message>
        <source>S&amp;core…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Pun&amp;ktacja…</translation>
    </message>
    <message>
        <source>Course of the Ga&amp;me…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Przebie&amp;g gry…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Pr&amp;eferencje…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Zakoń&amp;cz</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>Restart &amp;My Turn</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Zacznij &amp;turę od nowa</translation>
    </message>
    <message>
        <source>Undo to the &amp;Shown Moment</source>
        <extracomment>An entry of the Edit menu while another moment of the game is shown.</extracomment>
        <translation>Cofnij do po&amp;kazanego momentu</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Powtó&amp;rka</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Pełny ekran</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Dziennik</translation>
    </message>
    <message>
        <source>Lar&amp;ger Text</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>W&amp;iększy tekst</translation>
    </message>
    <message>
        <source>S&amp;maller Text</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Mniejszy tekst</translation>
    </message>
    <message>
        <source>&amp;Normal Text</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Normalny tekst</translation>
    </message>
    <message>
        <source>Show texts in the size set for your desktop</source>
        <extracomment>Help for the entry that returns to the usual text size.</extracomment>
        <translation>Pokaż teksty w rozmiarze ustawionym dla twojego pulpitu</translation>
    </message>
    <message>
        <source>&amp;How to Play</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Jak &amp;grać</translation>
    </message>
    <message>
        <source>&amp;About Windrose</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;O programie Windrose</translation>
    </message>
    <message>
        <source>Same as &amp;Desktop</source>
        <extracomment>An entry of the menu Appearance: the look of the window follows the desktop.</extracomment>
        <translation>Jak &amp;pulpit</translation>
    </message>
    <message>
        <source>High &amp;Contrast</source>
        <extracomment>An entry of the menu Appearance: a look of the window.</extracomment>
        <translation>Wysoki &amp;kontrast</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <extracomment>An entry of the menu Appearance: a look of the window.</extracomment>
        <translation>&amp;Jasny</translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <extracomment>An entry of the menu Appearance: a look of the window.</extracomment>
        <translation>&amp;Ciemny</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Klawisze</translation>
    </message>
    <message>
        <source>What happened so far, move by move</source>
        <extracomment>Help for the entry that shows the log.</extracomment>
        <translation>Co wydarzyło się dotąd, ruch po ruchu</translation>
    </message>
    <message>
        <source>The game from its start</source>
        <extracomment>Help for the entry that replays the game.</extracomment>
        <translation>Gra od jej początku</translation>
    </message>
    <message>
        <source>The table fills the screen</source>
        <extracomment>Help for the entry Full Screen.</extracomment>
        <translation>Stół wypełnia ekran</translation>
    </message>
    <message>
        <source>Light, dark or high contrast</source>
        <extracomment>Help for the menu of the looks.</extracomment>
        <translation>Jasny, ciemny lub o wysokim kontraście</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Dźwię&amp;ki</translation>
    </message>
    <message>
        <source>Sounds for moves, for your turn and for the end of the game. The volume is in the preferences.</source>
        <extracomment>Help for the entry that turns the sounds on.</extracomment>
        <translation>Dźwięki ruchów, twojej tury i końca gry. Głośność ustawia się w preferencjach.</translation>
    </message>
    <message>
        <source>&amp;Sounds (Qt Multimedia is missing)</source>
        <extracomment>The entry of the View menu where sounds cannot be played.</extracomment>
        <translation>Dźwię&amp;ki (brak Qt Multimedia)</translation>
    </message>
    <message>
        <source>Sounds need Qt Multimedia, which is not installed or not part of this package.</source>
        <extracomment>Help for the entry of the sounds where they cannot be played.</extracomment>
        <translation>Dźwięki wymagają Qt Multimedia, którego nie zainstalowano lub nie ma w tym pakiecie.</translation>
    </message>
    <message>
        <source></source>
        <comment>The menus of the window.</comment>
        <translation></translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <extracomment>Menu of the lessons, in the menu Help</extracomment>
        <translation>&amp;Nauka</translation>
    </message>
    <message>
        <source>Resu&amp;lts of Games…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>W&amp;yniki gier…</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <extracomment>An entry of the menu Help: opens the page of the puzzles</extracomment>
        <translation>&amp;Zadania…</translation>
    </message>
    <message>
        <source>Look for a New &amp;Version</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Szukaj nowej &amp;wersji</translation>
    </message>
    <message>
        <source>Anal&amp;ysis…</source>
        <extracomment>An entry of the menus: a panel that analyzes the position on the table.</extracomment>
        <translation>Ana&amp;liza…</translation>
    </message>
</context>
<context>
    <name>windrose::MainWindow</name>
    <message>
        <source>Setting up a position</source>
        <extracomment>The title of the window while a position is set up</extracomment>
        <translation>Układanie pozycji</translation>
    </message>
    <message>
        <source></source>
        <comment>The window around the table, and its messages.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::NewGameDialog</name>
    <message>
        <source>The seed is too large; the largest possible number is 18446744073709551615.</source>
        <extracomment>Why New Game cannot begin.</extracomment>
        <translation>Ziarno jest za duże; największa możliwa liczba to 18446744073709551615.</translation>
    </message>
    <message>
        <source>New Game</source>
        <extracomment>The title of the dialog.</extracomment>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Players who start with &amp;corn get 1 doubloon less</source>
        <extracomment>Explains the field for the seed in New Game; a seed is a number that decides the tiles.</extracomment>
        <translation>Kto zaczyna z &amp;kukurydzą, dostaje 1 dublon mniej</translation>
    </message>
    <message>
        <source>A corn plantation produces goods without a building, so it is the better start. This option compensates for that.</source>
        <extracomment>Explains an option of New Game.</extracomment>
        <translation>Plantacja kukurydzy daje towary bez budynku, więc jest lepszym początkiem. Ten wariant to wyrównuje.</translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <extracomment>In the dialog for a new game: the label of the field for the number from which all chance follows.</extracomment>
        <translation>Zi&amp;arno losowe:</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>In the empty field for the seed: it is chosen by chance.</extracomment>
        <translation>losowe</translation>
    </message>
    <message>
        <source>The same seed and options give the same tiles in the same order. Leave it empty for a random game.</source>
        <extracomment>Explains the field for the seed in New Game; a seed is a number that decides the tiles.</extracomment>
        <translation>To samo ziarno i te same warianty dają te same żetony w tej samej kolejności. Pozostaw puste, aby wylosować grę.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>The button that starts the new game.</extracomment>
        <translation>&amp;Zacznij</translation>
    </message>
    <message>
        <source></source>
        <comment>The dialog for a new game.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::NewVersion</name>
    <message>
        <source></source>
        <comment>The page of the newest version.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Your browser could not be opened.</source>
        <extracomment>Said in a message after Look for a New Version.</extracomment>
        <translation>Nie udało się otworzyć przeglądarki.</translation>
    </message>
    <message>
        <source>The newest version is at %1</source>
        <extracomment>%1 is the address of a page</extracomment>
        <translation>Najnowsza wersja jest pod adresem %1</translation>
    </message>
</context>
<context>
    <name>windrose::PieceMenu</name>
    <message>
        <source>&amp;Take it</source>
        <extracomment>An entry of the menu that a right click on a piece opens.</extracomment>
        <translation>&amp;Weź</translation>
    </message>
    <message>
        <source>Take it &amp;without the extra colonist</source>
        <extracomment>An entry of the menu of a piece: the hospice or the university would send a colonist.</extracomment>
        <translation>Weź &amp;bez dodatkowego kolonisty</translation>
    </message>
    <message>
        <source>&amp;Put it on</source>
        <extracomment>An entry of the menu that a right click on a piece opens.</extracomment>
        <translation>&amp;Połóż</translation>
    </message>
    <message>
        <source>Put it &amp;there without the colonist</source>
        <extracomment>An entry of the menu of a piece: the hospice or the university would send a colonist.</extracomment>
        <translation>Połóż b&amp;ez kolonisty</translation>
    </message>
    <message>
        <source>Put it &amp;back</source>
        <extracomment>An entry of the menu that a right click on a piece opens.</extracomment>
        <translation>&amp;Odłóż z powrotem</translation>
    </message>
    <message>
        <source>&amp;Turn it</source>
        <extracomment>An entry of the menu that a right click on a piece opens.</extracomment>
        <translation>Ob&amp;róć</translation>
    </message>
    <message>
        <source>Back to the &amp;box</source>
        <extracomment>An entry of the menu that a right click on a piece opens, while a position is set up.</extracomment>
        <translation>Odłóż do pu&amp;dełka</translation>
    </message>
    <message>
        <source>One &amp;more</source>
        <extracomment>An entry of the menu that a right click on a piece opens.</extracomment>
        <translation>O jeden w&amp;ięcej</translation>
    </message>
    <message>
        <source>One &amp;fewer</source>
        <extracomment>An entry of the menu that a right click on a piece opens.</extracomment>
        <translation>O jeden &amp;mniej</translation>
    </message>
    <message>
        <source>Set the &amp;number…</source>
        <extracomment>An entry of the menu that a right click on a piece opens, while a position is set up.</extracomment>
        <translation>Podaj &amp;liczbę…</translation>
    </message>
    <message>
        <source></source>
        <comment>The menu that a right click on a piece opens.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::PlantationsModel</name>
    <message>
        <source>Empty place for a plantation</source>
        <extracomment>What a screen reader calls a place without a tile.</extracomment>
        <translation>Wolne miejsce na plantację</translation>
    </message>
    <message>
        <source>Plantation %1</source>
        <extracomment>The name of a place for a screen reader; %1 counts the face-up tiles.</extracomment>
        <translation>Plantacja: %1</translation>
    </message>
    <message>
        <source>Quarry stack</source>
        <extracomment>The name of a stack of tiles for a screen reader.</extracomment>
        <translation>Stos kamieniołomów</translation>
    </message>
    <message>
        <source>Face-down plantations</source>
        <extracomment>The name of a stack of tiles for a screen reader.</extracomment>
        <translation>Zakryte plantacje</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Face-down plantations&lt;/b&gt;&lt;/p&gt;&lt;p&gt;The next row is dealt from here. An occupied hacienda draws the top tile.&lt;/p&gt;&lt;p&gt;%1&lt;/p&gt;</source>
        <extracomment>The text over the face-down tiles; %1 says what is left.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Zakryte plantacje&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Stąd odkrywany jest następny rząd. Obsadzona hacienda dobiera żeton z wierzchu.&lt;/p&gt;&lt;p&gt;%1&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>There is/are %n tile(s) on the discard pile.</source>
        <extracomment>In the text over the face-down tiles.</extracomment>
        <translation>
            <numerusform>Na stosie odrzuconych leży %n żeton.</numerusform>
            <numerusform>Na stosie odrzuconych leżą %n żetony.</numerusform>
            <numerusform>Na stosie odrzuconych leży %n żetonów.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 left</source>
        <extracomment>Read out for a stack; %1 is the number of tiles.</extracomment>
        <translation>pozostało %1</translation>
    </message>
    <message>
        <source>There is no plantation here.</source>
        <extracomment>Why a tile cannot be taken from there, in the prompt line.</extracomment>
        <translation>Nie ma tu plantacji.</translation>
    </message>
    <message>
        <source>place %1</source>
        <extracomment>Read out for a face-up tile; %1 counts the places of the row.</extracomment>
        <translation>miejsce %1</translation>
    </message>
    <message>
        <source>Take a plantation of the kind you want from the box beside the boards.</source>
        <extracomment>Why a tile cannot be taken from there, in the prompt line.</extracomment>
        <translation>Weź wybraną plantację z pudełka obok plansz.</translation>
    </message>
    <message>
        <source></source>
        <comment>The face-up and face-down tiles, read out and in the text over them.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::PlayerBoardModel</name>
    <message>
        <source>governor</source>
        <extracomment>Read out for a player&apos;s board, in a list.</extracomment>
        <translation>gubernator</translation>
    </message>
    <message>
        <source>to move</source>
        <extracomment>Read out for a player&apos;s board, in a list.</extracomment>
        <translation>na ruchu</translation>
    </message>
    <message>
        <source>Board of %1</source>
        <extracomment>The name of a board for a screen reader; %1 is the name of the player.</extracomment>
        <translation>Plansza gracza %1</translation>
    </message>
    <message>
        <source>San Juan</source>
        <extracomment>The name of a part of a player&apos;s board, for a screen reader and as a title.</extracomment>
        <translation>San Juan</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;San Juan&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Colonists without a place wait here until the next mayor phase.&lt;/p&gt;</source>
        <extracomment>The text over a piece on the table; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;San Juan&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Tu koloniści bez miejsca czekają na następną fazę burmistrza.&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s)</source>
        <extracomment>Read out for a place of a player&apos;s board.</extracomment>
        <translation>
            <numerusform>%n kolonista</numerusform>
            <numerusform>%n kolonistów</numerusform>
            <numerusform>%n kolonistów</numerusform>
        </translation>
    </message>
    <message>
        <source>Wind rose</source>
        <extracomment>The name of a part of a player&apos;s board, for a screen reader and as a title.</extracomment>
        <translatorcomment>No printed name found; the printed edition may use another.</translatorcomment>
        <translation>Róża wiatrów</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Wind rose&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Doubloons and barrels are kept here, visible to all.&lt;/p&gt;</source>
        <extracomment>The text over a piece on the table; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Róża wiatrów&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Tu leżą dublony i beczki, widoczne dla wszystkich.&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n barrel(s)</source>
        <extracomment>Read out for a place of a player&apos;s board.</extracomment>
        <translation>
            <numerusform>%n beczka</numerusform>
            <numerusform>%n beczki</numerusform>
            <numerusform>%n beczek</numerusform>
        </translation>
    </message>
    <message>
        <source>Barrels of %1</source>
        <extracomment>The name of a place for a screen reader; %1 is a kind of goods.</extracomment>
        <translation>Beczki: %1</translation>
    </message>
    <message>
        <source>No colonists are waiting in San Juan.</source>
        <extracomment>Why a piece of a board cannot be taken, in the prompt line.</extracomment>
        <translation>W San Juan nie czekają żadni koloniści.</translation>
    </message>
    <message>
        <source>There is no barrel of this kind.</source>
        <extracomment>Why a piece of a board cannot be taken, in the prompt line.</extracomment>
        <translation>Nie ma beczki tego rodzaju.</translation>
    </message>
    <message>
        <source>Computer player: %1</source>
        <extracomment>Read out for a player&apos;s board; %1 is the level and style.</extracomment>
        <translation>Gracz komputerowy: %1</translation>
    </message>
    <message>
        <source>computer player: %1</source>
        <extracomment>Read out for a player&apos;s board; %1 is the level and style.</extracomment>
        <translation>gracz komputerowy: %1</translation>
    </message>
    <message>
        <source></source>
        <comment>A player&apos;s board, read out.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::PlayerPicker</name>
    <message>
        <source>Who plays seat %1</source>
        <extracomment>The name of a box for a screen reader; %1 is the number of the seat.</extracomment>
        <translation>Kto gra na miejscu %1</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>In the list of who plays a seat: not a computer.</extracomment>
        <translation>Osoba</translation>
    </message>
    <message>
        <source>A person at this screen.</source>
        <extracomment>Explains an entry of the list of who plays a seat.</extracomment>
        <translation>Osoba przy tym ekranie.</translation>
    </message>
    <message>
        <source>A person, or a computer player: the further down the list, the stronger</source>
        <extracomment>Explains the list of who plays a seat.</extracomment>
        <translation>Osoba lub gracz komputerowy: im niżej na liście, tym silniejszy</translation>
    </message>
    <message>
        <source>Style of the computer player on seat %1</source>
        <extracomment>The name of a box for a screen reader; %1 is the number of the seat.</extracomment>
        <translation>Styl gracza komputerowego na miejscu %1</translation>
    </message>
    <message>
        <source>What the computer player most likes to build and do</source>
        <extracomment>Explains the list of styles of a computer player.</extracomment>
        <translation>Co gracz komputerowy najchętniej buduje i robi</translation>
    </message>
    <message>
        <source>Another Program…</source>
        <extracomment>The entry that adds a program as a player, in the list of who plays a seat.</extracomment>
        <translation>Inny program…</translation>
    </message>
    <message>
        <source>Let one of your own programs play</source>
        <extracomment>Explains an entry of the list of who plays a seat.</extracomment>
        <translation>Pozwala grać jednemu z twoich programów</translation>
    </message>
    <message>
        <source></source>
        <comment>The lists of who plays a seat, in dialogs.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::PointsChart</name>
    <message>
        <source>%1 %2</source>
        <extracomment>a player and the points</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>At the start: %1.</source>
        <extracomment>Read out for the first point of the diagram; %1 is a list of players with their points.</extracomment>
        <translation>Na początku: %1.</translation>
    </message>
    <message>
        <source>After round %1: %2.</source>
        <extracomment>Read out for a point of the diagram; %1 is the round, %2 a list of players with their points.</extracomment>
        <translation>Po rundzie %1: %2.</translation>
    </message>
    <message>
        <source>Points by round</source>
        <extracomment>The title of a chart in the dialog with the final score.</extracomment>
        <translation>Punkty po rundach</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Below the axis of the diagram.</extracomment>
        <translation>Runda</translation>
    </message>
    <message>
        <source></source>
        <comment>The diagram of the points by round, with the final score.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::PositionSetup</name>
    <message>
        <source>position</source>
        <extracomment>The name that a new file gets, before the ending.</extracomment>
        <translation>pozycja</translation>
    </message>
    <message>
        <source>Save the Position</source>
        <extracomment>The title of the dialog that asks for a file.</extracomment>
        <translation>Zapisywanie pozycji</translation>
    </message>
    <message>
        <source>Positions (*.windrose-position *.json);;All files (*)</source>
        <extracomment>Kinds of files in the dialog that saves a position; the parts in parentheses stay as they are.</extracomment>
        <translation>Pozycje (*.windrose-position *.json);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>The position has been copied to the clipboard.</source>
        <extracomment>Said in the line below the table after Copy Position.</extracomment>
        <translation>Pozycja została skopiowana do schowka.</translation>
    </message>
    <message>
        <source>Discard the position you set up?</source>
        <extracomment>The question when leaving the table where a position is set up.</extracomment>
        <translation>Odrzucić ułożoną pozycję?</translation>
    </message>
    <message>
        <source>It has not been saved. The game continues where it was.</source>
        <extracomment>Explains the question whether to discard the position that was set up.</extracomment>
        <translation>Nie jest zapisana. Gra toczy się dalej od miejsca, w którym była.</translation>
    </message>
    <message>
        <source>Save Position…</source>
        <extracomment>A button or title of the question whether to keep a position that was set up.</extracomment>
        <translation>Zapisz pozycję…</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>A button or title of the question whether to keep a position that was set up.</extracomment>
        <translation>Odrzuć</translation>
    </message>
    <message>
        <source>Keep Editing</source>
        <extracomment>A button or title of the question whether to keep a position that was set up.</extracomment>
        <translation>Układaj dalej</translation>
    </message>
    <message>
        <source>The position is still being saved. The game comes back as soon as that is done.</source>
        <extracomment>Said when leaving the table where a position is set up, while the disk is slow.</extracomment>
        <translation>Pozycja jest jeszcze zapisywana. Gra wróci, gdy tylko zapis się skończy.</translation>
    </message>
    <message>
        <source></source>
        <comment>Questions and files while a position is set up.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <extracomment>The title of the dialog.</extracomment>
        <translation>Preferencje</translation>
    </message>
    <message>
        <source>Appearance</source>
        <extracomment>The heading of a group of the preferences.</extracomment>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>&amp;Stół:</translation>
    </message>
    <message>
        <source>Same as desktop</source>
        <extracomment>A choice in the preferences: the look or the language follows the desktop.</extracomment>
        <translation>Jak pulpit</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>A choice in the preferences: the look of the table.</extracomment>
        <translation>Wysoki kontrast</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>A choice in the preferences: the look of the table.</extracomment>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>A choice in the preferences: the look of the table.</extracomment>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>&amp;Język:</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>Rozmiar te&amp;kstu:</translation>
    </message>
    <message>
        <source>The size of all texts; 100 % is that of your desktop.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>Rozmiar wszystkich tekstów; 100% to rozmiar z twojego pulpitu.</translation>
    </message>
    <message>
        <source>Ani&amp;mations:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>Ani&amp;macje:</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>A choice in the preferences: how fast pieces move.</extracomment>
        <translation>Wyłączone</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>A choice in the preferences: how fast pieces move.</extracomment>
        <translation>Powoli</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>A choice in the preferences: how fast pieces move.</extracomment>
        <translation>Normalnie</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>A choice in the preferences: how fast pieces move.</extracomment>
        <translation>Szybko</translation>
    </message>
    <message>
        <source>How fast pieces move on the table. You never have to wait for animations.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>Jak szybko elementy poruszają się na stole. Na animacje nigdy nie trzeba czekać.</translation>
    </message>
    <message>
        <source>Around the table</source>
        <extracomment>The heading of a page or group of the preferences.</extracomment>
        <translation>Wokół stołu</translation>
    </message>
    <message>
        <source>Show the active player&apos;s &amp;board large</source>
        <extracomment>A choice of the preferences.</extracomment>
        <translation>Po&amp;większ planszę gracza na ruchu</translation>
    </message>
    <message>
        <source>Otherwise the board you chose stays large, and the other players use their small boards.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>W przeciwnym razie duża pozostaje wybrana plansza, a inni gracze używają swoich małych.</translation>
    </message>
    <message>
        <source>Draw a &amp;curtain when the turn passes to another person</source>
        <extracomment>A choice of the preferences.</extracomment>
        <translation>&amp;Zasuwaj zasłonę, gdy kolej przechodzi na inną osobę</translation>
    </message>
    <message>
        <source>Points stay hidden until the next player clicks the curtain away.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>Punkty pozostają ukryte, aż następny gracz odsunie zasłonę kliknięciem.</translation>
    </message>
    <message>
        <source>Show everyone&apos;s victory &amp;points</source>
        <extracomment>A box to check in the preferences.</extracomment>
        <translation>&amp;Pokazuj punkty zwycięstwa wszystkich</translation>
    </message>
    <message>
        <source>Otherwise only the points of the player to move are shown, as at a real table.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>W przeciwnym razie widać tylko punkty gracza na ruchu, jak przy prawdziwym stole.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>The heading of a group of the preferences.</extracomment>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Play &amp;forced moves automatically</source>
        <extracomment>A box to check in the preferences.</extracomment>
        <translation>W&amp;ymuszone ruchy wykonuj automatycznie</translation>
    </message>
    <message>
        <source>When you have only one possible move and cannot pass, it is played for you.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>Gdy masz tylko jeden możliwy ruch i nie możesz spasować, program wykonuje go za ciebie.</translation>
    </message>
    <message>
        <source>&amp;Undo reaches back:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>&amp;Cofanie sięga:</translation>
    </message>
    <message>
        <source>To the start of the game</source>
        <extracomment>A choice of the preferences.</extracomment>
        <translation>Do początku gry</translation>
    </message>
    <message>
        <source>To the start of the turn</source>
        <extracomment>A choice of the preferences.</extracomment>
        <translation>Do początku tury</translation>
    </message>
    <message>
        <source>A turn is everything a player decides before another player is asked.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>Tura to wszystko, o czym gracz decyduje, zanim program zapyta innego gracza.</translation>
    </message>
    <message>
        <source>Undo past &amp;hidden tiles that have been seen</source>
        <extracomment>A choice of the preferences.</extracomment>
        <translation>Co&amp;faj także poza zakryte żetony, które odsłonięto</translation>
    </message>
    <message>
        <source>Otherwise undo stops where a tile was drawn or the row was dealt, because going back would reveal what comes.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>W przeciwnym razie cofanie kończy się tam, gdzie dobrano żeton lub odkryto rząd, bo powrót zdradziłby, co nadejdzie.</translation>
    </message>
    <message>
        <source>Computer players</source>
        <extracomment>The heading of a group of the preferences.</extracomment>
        <translation>Gracze komputerowi</translation>
    </message>
    <message>
        <source>Thi&amp;nking time:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>Czas &amp;namysłu:</translation>
    </message>
    <message>
        <source>0.3 seconds</source>
        <extracomment>A choice in the preferences: how long a computer player may think.</extracomment>
        <translation>0,3 sekundy</translation>
    </message>
    <message>
        <source>1 second</source>
        <extracomment>A choice in the preferences: how long a computer player may think.</extracomment>
        <translation>1 sekunda</translation>
    </message>
    <message>
        <source>3 seconds</source>
        <extracomment>A choice in the preferences: how long a computer player may think.</extracomment>
        <translation>3 sekundy</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <extracomment>A choice in the preferences: how long a computer player may think.</extracomment>
        <translation>10 sekund</translation>
    </message>
    <message>
        <source>The longest a computer player takes for a move. The levels need less than that and are equally strong on every computer.</source>
        <extracomment>Explains a preference for computer players.</extracomment>
        <translation>Najdłuższy czas, jaki gracz komputerowy poświęca na ruch. Poziomy potrzebują mniej i na każdym komputerze są równie silne.</translation>
    </message>
    <message>
        <source>The &amp;Viceroy may use all the thinking time</source>
        <extracomment>Explains a preference for computer players.</extracomment>
        <translation>Wicekról może wyko&amp;rzystać cały czas namysłu</translation>
    </message>
    <message>
        <source>Takes the full thinking time unless a move is clear. Much stronger.</source>
        <extracomment>Explains a preference for computer players.</extracomment>
        <translation>Wykorzystuje cały czas namysłu, chyba że ruch jest oczywisty. Znacznie silniejszy.</translation>
    </message>
    <message>
        <source>The Viceroy thinks on while people &amp;decide</source>
        <extracomment>Explains a preference for computer players.</extracomment>
        <translation>Wicekról myśli dalej, gdy decydują &amp;ludzie</translation>
    </message>
    <message>
        <source>Only if it may use all the thinking time. It then keeps the processor busy.</source>
        <extracomment>Explains a preference for computer players.</extracomment>
        <translation>Tylko jeśli może wykorzystać cały czas namysłu. Procesor jest wtedy stale zajęty.</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>In place of the list of programs when there are none.</extracomment>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Computer players &amp;give reasons for their moves</source>
        <extracomment>Explains a preference for computer players.</extracomment>
        <translation>Gracze komputerowi &amp;uzasadniają swoje ruchy</translation>
    </message>
    <message>
        <source>The log shows the reason for each move.</source>
        <extracomment>Explains a preference for computer players.</extracomment>
        <translation>Dziennik podaje uzasadnienie każdego ruchu.</translation>
    </message>
    <message>
        <source>P&amp;rograms:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>Pro&amp;gramy:</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>A button in the preferences that forgets a program.</extracomment>
        <translation>Usuń progr&amp;am</translation>
    </message>
    <message>
        <source>Remove this program</source>
        <extracomment>A button in the preferences.</extracomment>
        <translation>Usuń ten program</translation>
    </message>
    <message>
        <source>Your own programs that can play. Add them where you choose who plays a seat.</source>
        <extracomment>Above the list of programs, on the page of the preferences for computer players.</extracomment>
        <translation>Twoje własne programy, które umieją grać. Dodaje się je tam, gdzie wybiera się, kto gra na miejscu.</translation>
    </message>
    <message>
        <source>W&amp;atching speed:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>&amp;Tempo oglądania:</translation>
    </message>
    <message>
        <source>Delay between computer moves</source>
        <extracomment>The explanation of a box in the preferences.</extracomment>
        <translation>Przerwa między ruchami komputerów</translation>
    </message>
    <message>
        <source>&amp;Screen reader:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>Czytnik &amp;ekranu:</translation>
    </message>
    <message>
        <source>Announces everything</source>
        <extracomment>A choice in the preferences: what a screen reader says.</extracomment>
        <translation>Mówi wszystko</translation>
    </message>
    <message>
        <source>Announces what concerns me</source>
        <extracomment>A choice in the preferences: what a screen reader says by itself.</extracomment>
        <translation>Mówi, co mnie dotyczy</translation>
    </message>
    <message>
        <source>Announces nothing</source>
        <extracomment>A choice in the preferences: what a screen reader says by itself.</extracomment>
        <translation>Nic nie mówi</translation>
    </message>
    <message>
        <source>How much of the game a screen reader announces: every move, or only what is asked of you, why something is refused, what is in your hand, and in short what the others did.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>Ile z gry ogłasza czytnik ekranu: każdy ruch albo tylko to, o czym masz zdecydować, dlaczego coś jest niemożliwe, co masz w ręce i w skrócie, co zrobili inni.</translation>
    </message>
    <message>
        <source></source>
        <comment>The preferences.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Sound and speech</source>
        <extracomment>The heading of a group of the preferences: sounds, and what a screen reader says.</extracomment>
        <translation>Dźwięk i mowa</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>The heading of a group of the preferences.</extracomment>
        <translation>Język</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) found</source>
        <extracomment>What the search in the preferences found.</extracomment>
        <translation>
            <numerusform>Znaleziono %n ustawienie</numerusform>
            <numerusform>Znaleziono %n ustawienia</numerusform>
            <numerusform>Znaleziono %n ustawień</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <extracomment>In the empty search field of the preferences, and its name for a screen reader.</extracomment>
        <translation>Szukaj w preferencjach</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>The name of the list of pages of the preferences, for a screen reader.</extracomment>
        <translation>Strony</translation>
    </message>
</context>
<context>
    <name>windrose::ProgramDialog</name>
    <message>
        <source>Another Program</source>
        <extracomment>The title, a label or a button of the dialog for a program that plays.</extracomment>
        <translation>Inny program</translation>
    </message>
    <message>
        <source>Any program that speaks Windrose&apos;s player protocol can play. It is started on this computer whenever it has a seat, so add only programs you trust.</source>
        <extracomment>The text at the top of the dialog that adds a program as a player.</extracomment>
        <translation>Grać może każdy program, który zna protokół gracza Windrose. Uruchamia się go na tym komputerze, gdy tylko ma miejsce, więc dodawaj wyłącznie programy, którym ufasz.</translation>
    </message>
    <message>
        <source>Command that starts the program</source>
        <extracomment>What a screen reader calls the field for the command.</extracomment>
        <translation>Polecenie, które uruchamia program</translation>
    </message>
    <message>
        <source>The program&apos;s file in quotation marks, followed by its arguments</source>
        <extracomment>The hint in the empty field for the command.</extracomment>
        <translation>Plik programu w cudzysłowie, a po nim argumenty</translation>
    </message>
    <message>
        <source>Choose &amp;File…</source>
        <extracomment>The title, a label or a button of the dialog for a program that plays.</extracomment>
        <translation>Wybierz &amp;plik…</translation>
    </message>
    <message>
        <source>Name of the program</source>
        <extracomment>The name of a field for a screen reader.</extracomment>
        <translation>Nazwa programu</translation>
    </message>
    <message>
        <source>the program&apos;s own name</source>
        <extracomment>In the empty field for the name of a program.</extracomment>
        <translation>własna nazwa programu</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <extracomment>The title, a label or a button of the dialog for a program that plays.</extracomment>
        <translation>&amp;Dodaj</translation>
    </message>
    <message>
        <source>&amp;Command:</source>
        <extracomment>The title, a label or a button of the dialog for a program that plays.</extracomment>
        <translation>P&amp;olecenie:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>The title, a label or a button of the dialog for a program that plays.</extracomment>
        <translation>&amp;Nazwa:</translation>
    </message>
    <message>
        <source>Choose a Program</source>
        <extracomment>The title of the dialog that asks for a file.</extracomment>
        <translation>Wybór programu</translation>
    </message>
    <message>
        <source>Another program is already called %1; choose a different name.</source>
        <extracomment>In the dialog for a program that plays; %1 is the name typed.</extracomment>
        <translation>Inny program już się tak nazywa: %1. Wybierz inną nazwę.</translation>
    </message>
    <message>
        <source>This is not a command: %1.</source>
        <extracomment>%1 is said in English by the part that reads commands</extracomment>
        <translation>To nie jest polecenie: %1.</translation>
    </message>
    <message>
        <source>Asking the program for its name…</source>
        <extracomment>Shown while a program that is to be added starts.</extracomment>
        <translation>Pytanie programu o nazwę…</translation>
    </message>
    <message>
        <source>The program does not follow the player protocol.</source>
        <extracomment>Why a program cannot be added as a player.</extracomment>
        <translation>Program nie trzyma się protokołu gracza.</translation>
    </message>
    <message>
        <source>The program cannot be started.</source>
        <extracomment>Why a program cannot be added as a player.</extracomment>
        <translation>Nie można uruchomić programu.</translation>
    </message>
    <message>
        <source>The program has exited.</source>
        <extracomment>In the dialog that tries a program out.</extracomment>
        <translation>Program zakończył działanie.</translation>
    </message>
    <message>
        <source>The program does not answer.</source>
        <extracomment>Why a program cannot be added as a player.</extracomment>
        <translation>Program nie odpowiada.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a sentence, %2 what the program or the system says, in English</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The program answers. Choose a name for it.</source>
        <extracomment>%1 is what a program calls itself, %2 who made it</extracomment>
        <translation>Program odpowiada. Wybierz dla niego nazwę.</translation>
    </message>
    <message>
        <source>The program answers; its author is %1. Choose a name for it.</source>
        <extracomment>In the dialog for a program that plays; %1 is who wrote the program.</extracomment>
        <translation>Program odpowiada; jego autor: %1. Wybierz dla niego nazwę.</translation>
    </message>
    <message>
        <source></source>
        <comment>The dialog that adds a program as a player.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::PromptBar</name>
    <message>
        <source>Undo</source>
        <extracomment>A button beside the question to the player to move.</extracomment>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>A button beside the question to the player to move.</extracomment>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>A button beside the question to the player to move.</extracomment>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Place for me</source>
        <extracomment>A button beside the question to the player to move.</extracomment>
        <translation>Rozmieść za mnie</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A button beside the question to the player to move.</extracomment>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>A button beside the question to the player to move.</extracomment>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <extracomment>A button that ends looking at another moment of the game.</extracomment>
        <translation>Wróć do gry</translation>
    </message>
    <message>
        <source>Take the colonist</source>
        <extracomment>A check box beside the question to the player to move.</extracomment>
        <translation>Weź kolonistę</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>A button beside the question to the player to move.</extracomment>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source></source>
        <comment>The buttons beside the line of the prompt.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::PromptSentence</name>
    <message>
        <source>Click a kind of goods on your wind rose to change what happens to it.</source>
        <extracomment>In the prompt line at the end of the captain phase, where each barrel is kept or goes back.</extracomment>
        <translation>Kliknij towar na swojej róży wiatrów, aby zmienić, co się z nim stanie.</translation>
    </message>
    <message>
        <source>Prompt, %1</source>
        <extracomment>The name of the line of the prompt for a screen reader; %1 is what it says.</extracomment>
        <translation>Polecenie, %1</translation>
    </message>
    <message>
        <source></source>
        <comment>The line of the prompt, read out.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::PuzzleGuide</name>
    <message>
        <source></source>
        <comment>Buttons and sentences of puzzles at their table.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::PuzzleMode</name>
    <message>
        <source></source>
        <comment>Messages about puzzles and what is kept of them.</comment>
        <translation></translation>
    </message>
    <message>
        <source>The file with the solved puzzles was damaged; it is now called %1.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>Plik z rozwiązanymi zadaniami był uszkodzony; teraz nazywa się %1.</translation>
    </message>
    <message>
        <source>The solved puzzles in %1 cannot be read: %2</source>
        <extracomment>%1 is a file, %2 a sentence that says why</extracomment>
        <translation>Nie można odczytać rozwiązanych zadań z %1: %2</translation>
    </message>
    <message>
        <source>The solved puzzles could not be saved. %1</source>
        <extracomment>%1 is a sentence that says why</extracomment>
        <translation>Nie udało się zapisać rozwiązanych zadań. %1</translation>
    </message>
</context>
<context>
    <name>windrose::PuzzleStrip</name>
    <message>
        <source></source>
        <comment>The strip above the table of a puzzle.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>A button of a puzzle: helps a little</extracomment>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Show Answer</source>
        <extracomment>A button of a puzzle</extracomment>
        <translation>Pokaż rozwiązanie</translation>
    </message>
    <message>
        <source>Try Again</source>
        <extracomment>A button of a puzzle: another answer can be given</extracomment>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>Next Puzzle</source>
        <extracomment>A button of a puzzle</extracomment>
        <translation>Następne zadanie</translation>
    </message>
    <message>
        <source>All Puzzles</source>
        <extracomment>A button of a puzzle: shows the list of the puzzles</extracomment>
        <translation>Wszystkie zadania</translation>
    </message>
    <message>
        <source>Back to the Game</source>
        <extracomment>A button of a puzzle: leaves the puzzles</extracomment>
        <translation>Powrót do gry</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>Read to blind people: %1 names a puzzle, %2 is its task or what has become of it</extracomment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>windrose::PuzzlesDialog</name>
    <message>
        <source>Puzzles</source>
        <extracomment>Title of the page of the puzzles
----------
Read out for the table of puzzles</extracomment>
        <translation>Zadania</translation>
    </message>
    <message>
        <source></source>
        <comment>The page of the puzzles.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Each puzzle is a position near the end of a game. Find the best move: it is proved that every other one brings less, whatever the others do.</source>
        <extracomment>The text at the top of the page of the puzzles.</extracomment>
        <translation>Każde zadanie to pozycja tuż przed końcem gry. Znajdź najlepszy ruch: udowodniono, że każdy inny daje mniej, cokolwiek zrobią inni.</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>Label of a choice of puzzles</extracomment>
        <translation>&amp;Temat</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <extracomment>Label of a choice of puzzles</extracomment>
        <translation>T&amp;rudność</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <extracomment>Label of the choice whether solved puzzles are shown</extracomment>
        <translation>&amp;Pokaż</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Read out for a choice of puzzles</extracomment>
        <translation>Temat</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <extracomment>Read out for a choice of puzzles</extracomment>
        <translation>Trudność</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Read out for the choice whether solved puzzles are shown</extracomment>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button that lays the chosen puzzle on the table</extracomment>
        <translation>&amp;Otwórz</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>A choice of puzzles</extracomment>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>Not yet solved</source>
        <extracomment>A choice of puzzles</extracomment>
        <translation>Jeszcze nierozwiązane</translation>
    </message>
    <message>
        <source>Solved</source>
        <extracomment>A choice of puzzles</extracomment>
        <translation>Rozwiązane</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 puzzle(s) solved.</source>
        <extracomment>How many puzzles are solved; %1 is the number of all</extracomment>
        <translation>
            <numerusform>Rozwiązano %n zadanie z %1.</numerusform>
            <numerusform>Rozwiązano %n zadania z %1.</numerusform>
            <numerusform>Rozwiązano %n zadań z %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No puzzle matches.</source>
        <extracomment>In the list of puzzles when the filters exclude every one.</extracomment>
        <translation>Żadne zadanie nie pasuje.</translation>
    </message>
</context>
<context>
    <name>windrose::RecapPanel</name>
    <message>
        <source>Again</source>
        <extracomment>A button of the ribbon of the last moves.</extracomment>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>A button of the ribbon of the last moves.</extracomment>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Since your last move: %1</source>
        <extracomment>Read out for the ribbon of the last moves; %1 is a list of what the others did.</extracomment>
        <translation>Od twojego ostatniego ruchu: %1</translation>
    </message>
    <message>
        <source>Since your last move</source>
        <extracomment>The heading of the ribbon of the last moves.</extracomment>
        <translation>Od twojego ostatniego ruchu</translation>
    </message>
    <message>
        <source></source>
        <comment>The ribbon that tells what the others did.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::ReplayBar</name>
    <message>
        <source>½×</source>
        <comment>half the usual speed of a replay</comment>
        <extracomment>The speed of the replay.</extracomment>
        <translation>½×</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>so many times the usual speed of a replay</comment>
        <extracomment>The speed of the replay.</extracomment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>%1 (the current position)</source>
        <extracomment>%1 is &quot;Round 5, order 87 of 143&quot;</extracomment>
        <translation>%1 (obecna pozycja)</translation>
    </message>
    <message>
        <source>Moment of the game, %1</source>
        <extracomment>The name of the slider for a screen reader; %1 is the round and the move.</extracomment>
        <translation>Moment gry, %1</translation>
    </message>
    <message>
        <source>To the start</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>Na początek</translation>
    </message>
    <message>
        <source>One move back</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>Jeden ruch wstecz</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>Wstrzymaj</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>One move forward</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>Jeden ruch naprzód</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>Na koniec</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>Graj dalej stąd</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <extracomment>A button that ends looking at another moment of the game.</extracomment>
        <translation>Wróć do gry</translation>
    </message>
    <message>
        <source>A new game starts from this moment; the game on the table is kept.</source>
        <extracomment>Help for the button of the replay that plays on from there.</extracomment>
        <translation>Od tego momentu zaczyna się nowa gra; gra ze stołu zostaje zachowana.</translation>
    </message>
    <message>
        <source></source>
        <comment>The bar of the replay.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::ResultFilters</name>
    <message>
        <source>&amp;Show</source>
        <extracomment>Label of a choice on the page of results: what the table has a row for</extracomment>
        <translation>&amp;Pokaż</translation>
    </message>
    <message>
        <source>&amp;With</source>
        <extracomment>Label of a choice on the page of results: who played</extracomment>
        <translation>&amp;Kto grał</translation>
    </message>
    <message>
        <source>&amp;Table of</source>
        <extracomment>Label of a choice on the page of results: how many played</extracomment>
        <translation>&amp;Liczba graczy</translation>
    </message>
    <message>
        <source>&amp;Played</source>
        <extracomment>Label of a choice on the page of results: when</extracomment>
        <translation>&amp;Rozegrane</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <extracomment>Label of a field on the page of results: a text to look for</extracomment>
        <translation>&amp;Szukaj</translation>
    </message>
    <message>
        <source>What the table has a row for</source>
        <extracomment>Explains the list of the tables of the results.</extracomment>
        <translation>Czemu odpowiada wiersz tabeli</translation>
    </message>
    <message>
        <source>Who played</source>
        <extracomment>Read out for a choice on the page of results</extracomment>
        <translation>Kto grał</translation>
    </message>
    <message>
        <source>Number of players</source>
        <extracomment>In the results of games: the head of a column, or the name of a filter.</extracomment>
        <translation>Liczba graczy</translation>
    </message>
    <message>
        <source>When the games were played</source>
        <extracomment>Explains the list of periods on the page of the results.</extracomment>
        <translation>Kiedy rozegrano gry</translation>
    </message>
    <message>
        <source>Show only rows with this text</source>
        <extracomment>Explains the search field of the results.</extracomment>
        <translation>Pokaż tylko wiersze z tym tekstem</translation>
    </message>
    <message>
        <source>At any time</source>
        <extracomment>A filter of the results of games.</extracomment>
        <translation>Kiedykolwiek</translation>
    </message>
    <message>
        <source>In the last month</source>
        <extracomment>A filter of the results of games.</extracomment>
        <translation>W ostatnim miesiącu</translation>
    </message>
    <message>
        <source>In the last three months</source>
        <extracomment>In the list of periods on the page of the results.</extracomment>
        <translation>W ostatnich trzech miesiącach</translation>
    </message>
    <message>
        <source>In the last year</source>
        <extracomment>A filter of the results of games.</extracomment>
        <translation>W ostatnim roku</translation>
    </message>
    <message>
        <source>Any number</source>
        <extracomment>A choice on the page of results: games of any number of players</extracomment>
        <translation>Dowolna liczba</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>A choice on the page of results: games of so many players</extracomment>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n graczy</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody</source>
        <extracomment>Whose games the page of results shows: all games</extracomment>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <source>Any person</source>
        <extracomment>Whose games the page of results shows: those with at least one person</extracomment>
        <translation>Dowolna osoba</translation>
    </message>
    <message>
        <source></source>
        <comment>The choices above the results of finished games.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::ResultNamesDialog</name>
    <message>
        <source></source>
        <comment>The dialog about names in the results.</comment>
        <translation></translation>
    </message>
    <message>
        <source>%1 (is %2)</source>
        <extracomment>A name in the list of the names: %1 is the name, %2 the person it belongs to</extracomment>
        <translation>%1 (to %2)</translation>
    </message>
    <message>
        <source>&amp;Separate</source>
        <extracomment>Button: the name counts as a person of its own again</extracomment>
        <translation>&amp;Rozdziel</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <extracomment>Button: two names count as one person from now on</extracomment>
        <translation>&amp;Połącz</translation>
    </message>
    <message>
        <source>Take %1 out of the results?</source>
        <extracomment>%1 is the name of a person</extracomment>
        <translation>Usunąć z wyników: %1?</translation>
    </message>
    <message>
        <source>The games stay, without this name. The name is also taken out of the records of these games that Windrose keeps, and this cannot be undone. Files that you have saved yourself, and Earlier Games, stay as they are.</source>
        <extracomment>Explains the question whether to take a person out of the results.</extracomment>
        <translation>Gry zostaną, ale bez tego imienia. Imię zniknie też z zapisów tych gier, które przechowuje Windrose, i nie da się tego cofnąć. Pliki zapisane przez ciebie oraz „Wcześniejsze gry” pozostaną bez zmian.</translation>
    </message>
    <message>
        <source>&amp;Take Out</source>
        <extracomment>Button that takes a name out of the results</extracomment>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>Names in the Results</source>
        <extracomment>The title of the dialog that joins names and takes them out.</extracomment>
        <translation>Imiona w wynikach</translation>
    </message>
    <message>
        <source>Names</source>
        <extracomment>Read out for the list of names in the results</extracomment>
        <translation>Imiona</translation>
    </message>
    <message>
        <source>Is the same &amp;person as</source>
        <extracomment>Label before a choice of names: the name chosen in the list is the same person as …</extracomment>
        <translation>To ta sama &amp;osoba co</translation>
    </message>
    <message>
        <source>The same person</source>
        <extracomment>A button of the dialog that joins names.</extracomment>
        <translation>Ta sama osoba</translation>
    </message>
    <message>
        <source>&amp;Take Out…</source>
        <extracomment>Button that takes a name out of the results, after a question</extracomment>
        <translation>&amp;Usuń…</translation>
    </message>
    <message>
        <source>If somebody has played under two names, choose one of them and join it to the other; both then count as one person, also in the future. Names that have played in the same game cannot be joined.</source>
        <extracomment>The text at the top of the dialog that joins names of the results.</extracomment>
        <translation>Jeśli ktoś grał pod dwoma imionami, wybierz jedno z nich i połącz je z drugim; oba liczą się wtedy jako jedna osoba, także w przyszłości. Imion z tej samej gry nie można połączyć.</translation>
    </message>
</context>
<context>
    <name>windrose::ResultsChart</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A bar of a chart read out: what it is of, and its value, such as &quot;Ana: 52&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source></source>
        <comment>The chart of the results of finished games.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::ResultsDialog</name>
    <message>
        <source></source>
        <comment>The page of the results of finished games.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Results of Games</source>
        <extracomment>The title of the dialog.</extracomment>
        <translation>Wyniki gier</translation>
    </message>
    <message>
        <source>Cha&amp;rt of</source>
        <extracomment>Label of the choice of the column that the chart of the results shows</extracomment>
        <translation>&amp;Wykres</translation>
    </message>
    <message>
        <source>The column that the chart shows</source>
        <extracomment>Explains the list of columns above the chart of the results.</extracomment>
        <translation>Kolumna pokazana na wykresie</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>Read out for the table of the page of results</extracomment>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>&amp;Open in Replay</source>
        <extracomment>A button of the results of games.</extracomment>
        <translation>&amp;Otwórz w powtórce</translation>
    </message>
    <message>
        <source>&amp;Names…</source>
        <extracomment>Button that opens a dialog for joining names and taking them out</extracomment>
        <translation>&amp;Imiona…</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <extracomment>A button of the results of games.</extracomment>
        <translation>&amp;Eksportuj do CSV…</translation>
    </message>
    <message>
        <source>The results in %1 cannot be read: %2</source>
        <extracomment>%1 is a file, %2 a sentence that says why</extracomment>
        <translation>Nie da się odczytać wyników z pliku %1: %2</translation>
    </message>
    <message>
        <source>There are no finished games yet. Every game that you play to its end here will appear on this page.</source>
        <extracomment>On the page of the results when there is nothing to show.</extracomment>
        <translation>Nie ma jeszcze żadnej ukończonej gry. Na tej stronie pojawi się każda gra, którą tu rozegrasz do końca.</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <extracomment>On the page of the results when there is nothing to show.</extracomment>
        <translation>Żadna gra nie pasuje.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 game(s)</source>
        <extracomment>How many of the kept games the page shows; %1 is the number of all</extracomment>
        <translation>
            <numerusform>%n gra z %1</numerusform>
            <numerusform>%n gry z %1</numerusform>
            <numerusform>%n gier z %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the file %1 is/are damaged, from line %2. They stay in the file.</source>
        <extracomment>%1 is a file, %2 the number of the first such line</extracomment>
        <translation>
            <numerusform>W pliku %1 uszkodzony jest %n wiersz (wiersz %2). Pozostaje w pliku.</numerusform>
            <numerusform>W pliku %1 uszkodzone są %n wiersze, od wiersza %2. Pozostają w pliku.</numerusform>
            <numerusform>W pliku %1 uszkodzonych jest %n wierszy, od wiersza %2. Pozostają w pliku.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windrose::ResultsModel</name>
    <message>
        <source></source>
        <comment>The tables of the results of finished games.</comment>
        <translation></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>A cell of the results read out: row, column, value</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>windrose::RoleCardTile</name>
    <message>
        <source>with %1</source>
        <extracomment>%1 is the name of the player on whose board the role card lies</extracomment>
        <translation>u gracza %1</translation>
    </message>
    <message>
        <source></source>
        <comment>A role card on the table.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::RolesModel</name>
    <message>
        <source>taken by %1</source>
        <extracomment>Read out for a role card; %1 is the name of a player.</extracomment>
        <translation>ma ją %1</translation>
    </message>
    <message>
        <source>Role %1</source>
        <extracomment>The name of a role card for a screen reader; %1 is the name of the role.</extracomment>
        <translation>Postać: %1</translation>
    </message>
    <message>
        <source>would bring you nothing now</source>
        <extracomment>What a screen reader adds to the name of a role card.</extracomment>
        <translation>nic by ci teraz nie dała</translation>
    </message>
    <message>
        <source></source>
        <comment>The role cards, read out.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::RoundModel</name>
    <message numerus="yes">
        <source>%n victory point(s) left</source>
        <extracomment>Read out for the panel of the round: what ends the game when it is used up.</extracomment>
        <translation>
            <numerusform>pozostał %n punkt zwycięstwa</numerusform>
            <numerusform>pozostały %n punkty zwycięstwa</numerusform>
            <numerusform>pozostało %n punktów zwycięstwa</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <extracomment>Read out for the panel of the round; %1 is its number, %2 says what is going on.</extracomment>
        <translation>Runda %1, %2</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>In the panel of the round, at the end of the game.</extracomment>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Last round</source>
        <extracomment>In the panel of the round, at the end of the game.</extracomment>
        <translation>Ostatnia runda</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>In the panel of the round; %1 is its number.</extracomment>
        <translation>Runda %1</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) left</source>
        <extracomment>Read out for the panel of the round: what ends the game when it is used up.</extracomment>
        <translation>
            <numerusform>pozostał %n kolonista</numerusform>
            <numerusform>pozostało %n kolonistów</numerusform>
            <numerusform>pozostało %n kolonistów</numerusform>
        </translation>
    </message>
    <message>
        <source>fullest city: %1 of %2 spaces</source>
        <extracomment>the filled spaces of the fullest city</extracomment>
        <translation>najpełniejsze miasto: %1 z %2 pól</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>Read out for the panel of the round.</extracomment>
        <translation>Koniec gry.</translation>
    </message>
    <message>
        <source>The game ends with the round in which the victory points run out, the colonist ship cannot be filled, or a city is full.</source>
        <extracomment>The text over the gauges that show how near the end is.</extracomment>
        <translation>Gra kończy się z rundą, w której skończą się punkty zwycięstwa, nie da się zapełnić statku kolonistów lub któreś miasto się zapełni.</translation>
    </message>
    <message>
        <source></source>
        <comment>The panel of the round, with what ends the game.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::ScoreDialog</name>
    <message>
        <source>Final Score</source>
        <extracomment>The title of the dialog.</extracomment>
        <translation>Wynik końcowy</translation>
    </message>
    <message>
        <source>Score So Far</source>
        <extracomment>The title of the dialog.</extracomment>
        <translation>Wynik dotychczasowy</translation>
    </message>
    <message>
        <source>If the game ended now, this would be the score.</source>
        <extracomment>At the top of the score while the game goes on.</extracomment>
        <translation>Gdyby gra skończyła się teraz, wynik byłby taki.</translation>
    </message>
    <message>
        <source>Points by round</source>
        <extracomment>The title of a chart in the dialog with the final score.</extracomment>
        <translation>Punkty po rundach</translation>
    </message>
    <message>
        <source>&amp;Save Record…</source>
        <extracomment>A button of the dialog with the final score.</extracomment>
        <translation>&amp;Zapisz grę…</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <extracomment>A button of the dialog with the final score.</extracomment>
        <translation>&amp;Nowa gra</translation>
    </message>
    <message>
        <source>&amp;Course of the Game…</source>
        <extracomment>A button of the dialog with the final score.</extracomment>
        <translation>&amp;Przebieg gry…</translation>
    </message>
    <message>
        <source>Points so far</source>
        <extracomment>In the dialog with the score of an unfinished game.</extracomment>
        <translation>Punkty dotychczas</translation>
    </message>
    <message>
        <source>The points are added up.</source>
        <extracomment>In place of the result while the columns of the score come one by one.</extracomment>
        <translation>Punkty są sumowane.</translation>
    </message>
    <message>
        <source>The points are added up: %1</source>
        <extracomment>%1 is a column of the score, such as &quot;Buildings&quot;</extracomment>
        <translation>Punkty są sumowane: %1</translation>
    </message>
    <message>
        <source></source>
        <comment>The dialog with the final score.</comment>
        <translation></translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <extracomment>A button of the dialog with the final score: opens a menu to save or copy a picture of it.</extracomment>
        <translation>&amp;Obraz</translation>
    </message>
    <message>
        <source>Save &amp;Picture…</source>
        <extracomment>In the menu of the button &quot;Picture&quot; of the dialog with the final score.</extracomment>
        <translation>Zapisz &amp;obraz…</translation>
    </message>
    <message>
        <source>&amp;Copy Picture</source>
        <extracomment>In the menu of the button &quot;Picture&quot; of the dialog with the final score.</extracomment>
        <translation>&amp;Kopiuj obraz</translation>
    </message>
</context>
<context>
    <name>windrose::ScoreTable</name>
    <message>
        <source>%1 %2</source>
        <extracomment>a part of a player&apos;s score: &quot;Buildings 18&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2. Total %3.</source>
        <extracomment>%1 is a player, %2 what adds up to the points: &quot;Ana: Chips 12, Buildings 18. Total 30.&quot;</extracomment>
        <translation>%1: %2. Razem %3.</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>A heading of the table of the final score.</extracomment>
        <translation>Punktacja</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>A heading of the table of the final score.</extracomment>
        <translation>Lokata</translation>
    </message>
    <message>
        <source>Players who tie in everything share a place.</source>
        <extracomment>Explains a row or a column of the score.</extracomment>
        <translation>Gracze, którzy remisują we wszystkim, dzielą lokatę.</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>A heading of the table of the final score.</extracomment>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Chips</source>
        <extracomment>A heading of the table of the final score.</extracomment>
        <translation>Żetony</translation>
    </message>
    <message>
        <source>Victory points earned by shipping goods</source>
        <extracomment>Explains a row or a column of the score.</extracomment>
        <translation>Punkty zwycięstwa zdobyte za wysyłkę towarów</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>A heading of the table of the final score.</extracomment>
        <translation>Budynki</translation>
    </message>
    <message>
        <source>Points printed on the buildings, occupied or not</source>
        <extracomment>Explains a row or a column of the score.</extracomment>
        <translation>Punkty nadrukowane na budynkach, obsadzonych lub nie</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>A heading of the table of the final score.</extracomment>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Chips, buildings and the bonuses of large buildings</source>
        <extracomment>Explains a row or a column of the score.</extracomment>
        <translation>Żetony, budynki i premie dużych budynków</translation>
    </message>
    <message>
        <source>Tiebreak</source>
        <extracomment>A heading of the table of the final score.</extracomment>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Doubloons plus barrels, which break ties</source>
        <extracomment>Explains a row or a column of the score.</extracomment>
        <translation>Dublony i beczki, które rozstrzygają remis</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>a cell of the score read out: player, column, value</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>Read out at the end of the final score; %1 is the name of a player.</extracomment>
        <translation>Wygrywa %1</translation>
    </message>
    <message>
        <source>not owned</source>
        <extracomment>In the table of the score: why a large building scores nothing.</extracomment>
        <translation>brak budynku</translation>
    </message>
    <message>
        <source>0, not occupied</source>
        <extracomment>In the table of the score: why a large building scores nothing.</extracomment>
        <translation>0, nieobsadzony</translation>
    </message>
    <message>
        <source>not occupied</source>
        <extracomment>In the table of the score: why a large building scores nothing.</extracomment>
        <translation>nieobsadzony</translation>
    </message>
    <message>
        <source></source>
        <comment>The table of the final score.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::SeatList</name>
    <message>
        <source>Two seats are called %1; give them different names.</source>
        <extracomment>In the dialog for a new game; %1 is the name that two seats have.</extracomment>
        <translation>Dwa miejsca nazywają się %1; nadaj im różne imiona.</translation>
    </message>
    <message>
        <source>S&amp;huffle Seats</source>
        <extracomment>A button of the dialog for a new game.</extracomment>
        <translation>&amp;Losuj miejsca</translation>
    </message>
    <message>
        <source>Put the seats in random order; seat 1 is the first governor</source>
        <extracomment>Explains a button below the seats of New Game.</extracomment>
        <translation>Ustawia miejsca w losowej kolejności; miejsce 1 to pierwszy gubernator</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a kind of computer player, %2 what to expect of it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Computer players take every seat but the first person&apos;s</source>
        <extracomment>Explains a button below the seats of New Game.</extracomment>
        <translation>Gracze komputerowi zajmują wszystkie miejsca oprócz miejsca pierwszej osoby</translation>
    </message>
    <message>
        <source>Every seat is played by a person at this screen</source>
        <extracomment>Explains a button below the seats of New Game.</extracomment>
        <translation>Na każdym miejscu gra osoba przy tym ekranie</translation>
    </message>
    <message>
        <source>Fill &amp;with Computers</source>
        <extracomment>A button of the dialog for a new game.</extracomment>
        <translation>&amp;Uzupełnij komputerami</translation>
    </message>
    <message>
        <source>&amp;All People</source>
        <extracomment>A button of the dialog for a new game.</extracomment>
        <translation>Same &amp;osoby</translation>
    </message>
    <message>
        <source></source>
        <comment>The list of seats in the dialog for a new game.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::SeatMenus</name>
    <message>
        <source>&amp;Computers Play the Other Seats</source>
        <extracomment>An entry of the Seats menu: computer players take every seat but the one to move.</extracomment>
        <translation>&amp;Komputery grają na pozostałych miejscach</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>Who plays a seat: %1 is its name, %2 the kind of computer player</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (person)</source>
        <extracomment>An entry of the menu Seats; %1 is the name of a player.</extracomment>
        <translation>%1 (osoba)</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <extracomment>An entry of the menu of a seat.</extracomment>
        <translation>&amp;Osoba</translation>
    </message>
    <message>
        <source>&amp;Style</source>
        <extracomment>An entry of the menu of a seat.</extracomment>
        <translation>&amp;Styl</translation>
    </message>
    <message>
        <source>Another P&amp;rogram…</source>
        <extracomment>An entry of the menu of a seat.</extracomment>
        <translation>Inny p&amp;rogram…</translation>
    </message>
    <message>
        <source></source>
        <comment>The menu Seats: who plays each seat.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::SeatRow</name>
    <message>
        <source>Red</source>
        <extracomment>The color of a player.</extracomment>
        <translation>Czerwony</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>The color of a player.</extracomment>
        <translation>Zielony</translation>
    </message>
    <message>
        <source>Ochre</source>
        <extracomment>The color of a player.</extracomment>
        <translation>Ochra</translation>
    </message>
    <message>
        <source>Violet</source>
        <extracomment>The color of a player.</extracomment>
        <translation>Fioletowy</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>The color of a player.</extracomment>
        <translation>Niebieski</translation>
    </message>
    <message>
        <source>Seat &amp;1 (governor)</source>
        <extracomment>The label of the first seat in the dialog for a new game.</extracomment>
        <translation>Miejsce &amp;1 (gubernator)</translation>
    </message>
    <message>
        <source>Seat &amp;%1</source>
        <extracomment>The name of a control of the dialog for a new game, for a screen reader; %1 is the number of the seat.</extracomment>
        <translation>Miejsce &amp;%1</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <extracomment>The name of a control of the dialog for a new game, for a screen reader; %1 is the number of the seat.</extracomment>
        <translation>Imię na miejscu %1</translation>
    </message>
    <message>
        <source>Color of seat %1</source>
        <extracomment>The name of a control of the dialog for a new game, for a screen reader; %1 is the number of the seat.</extracomment>
        <translation>Kolor miejsca %1</translation>
    </message>
    <message>
        <source>Move seat %1 up</source>
        <extracomment>The name of a control of the dialog for a new game, for a screen reader; %1 is the number of the seat.</extracomment>
        <translation>Przesuń miejsce %1 w górę</translation>
    </message>
    <message>
        <source>Move this player one seat earlier</source>
        <extracomment>Explains an arrow beside a seat of New Game.</extracomment>
        <translation>Przesuwa tego gracza o jedno miejsce wcześniej</translation>
    </message>
    <message>
        <source>Move seat %1 down</source>
        <extracomment>The name of a control of the dialog for a new game, for a screen reader; %1 is the number of the seat.</extracomment>
        <translation>Przesuń miejsce %1 w dół</translation>
    </message>
    <message>
        <source>Move this player one seat later</source>
        <extracomment>Explains an arrow beside a seat of New Game.</extracomment>
        <translation>Przesuwa tego gracza o jedno miejsce później</translation>
    </message>
    <message>
        <source></source>
        <comment>A seat in the dialog for a new game.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::SetupBar</name>
    <message>
        <source>Undo</source>
        <extracomment>A button of the bar while a position is set up.</extracomment>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>A button of the bar while a position is set up.</extracomment>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Copy Position</source>
        <extracomment>A button of the bar while a position is set up.</extracomment>
        <translation>Kopiuj pozycję</translation>
    </message>
    <message>
        <source>Save Position…</source>
        <extracomment>A button of the bar while a position is set up.</extracomment>
        <translation>Zapisz pozycję…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>A button of the bar while a position is set up.</extracomment>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Start the Game from Here</source>
        <extracomment>A button below a position that is set up.</extracomment>
        <translation>Zacznij grę stąd</translation>
    </message>
    <message>
        <source>No game can start from here: %1</source>
        <extracomment>In the bar while a position is set up; %1 is a sentence that says why.</extracomment>
        <translation>Nie można stąd zacząć gry: %1</translation>
    </message>
    <message>
        <source>%1 chooses a role; this is the last round.</source>
        <extracomment>In the bar while a position is set up: who is to move; %1 is the name of the player.</extracomment>
        <translation>%1 wybiera postać; to ostatnia runda.</translation>
    </message>
    <message>
        <source>%1 chooses a role.</source>
        <extracomment>In the bar while a position is set up: who is to move; %1 is the name of the player.</extracomment>
        <translation>%1 wybiera postać.</translation>
    </message>
    <message>
        <source>Set up a position: move any piece between the box and the boards.</source>
        <extracomment>The line below the table while a position is set up.</extracomment>
        <translation>Układanie pozycji: przenoś dowolne elementy między pudełkiem a planszami.</translation>
    </message>
    <message>
        <source>Prompt, %1</source>
        <extracomment>The name of the line for a screen reader; %1 is what it says.</extracomment>
        <translation>Polecenie, %1</translation>
    </message>
    <message>
        <source></source>
        <comment>The bar while a position is set up.</comment>
        <translation></translation>
    </message>
    <message>
        <source>The game is in the middle of a phase. A position always starts with the choice of a role, so the player who took the last role card chooses again.</source>
        <extracomment>Said when a position is set up from the middle of a phase.</extracomment>
        <translation>Gra jest w środku fazy. Pozycja zawsze zaczyna się od wyboru postaci, więc gracz, który wziął ostatnią kartę postaci, wybiera ponownie.</translation>
    </message>
</context>
<context>
    <name>windrose::SetupBoxModel</name>
    <message numerus="yes">
        <source>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;There is/are %n face-down tile(s) of this kind. Drag one onto an island or into the face-up row.&lt;/p&gt;</source>
        <extracomment>The text over a kind of tiles while a position is set up; %1 is the name of the tile.</extracomment>
        <translation>
            <numerusform>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;%n zakryty żeton tego rodzaju. Przeciągnij go na wyspę lub do odkrytego rzędu.&lt;/p&gt;</numerusform>
            <numerusform>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;%n zakryte żetony tego rodzaju. Przeciągnij jeden na wyspę lub do odkrytego rzędu.&lt;/p&gt;</numerusform>
            <numerusform>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;%n zakrytych żetonów tego rodzaju. Przeciągnij jeden na wyspę lub do odkrytego rzędu.&lt;/p&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>Face-down tiles: %1</source>
        <extracomment>The name of a place for a screen reader; %1 is a kind of tiles.</extracomment>
        <translation>Zakryte żetony: %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <extracomment>Read out for what is in the box; %1 is a number.</extracomment>
        <translation>pozostało %1</translation>
    </message>
    <message>
        <source>Doubloons</source>
        <extracomment>What is in the box while a position is set up.</extracomment>
        <translation>Dublony</translation>
    </message>
    <message>
        <source>Victory points</source>
        <extracomment>What is in the box while a position is set up.</extracomment>
        <translation>Punkty zwycięstwa</translation>
    </message>
    <message>
        <source>Back to the box</source>
        <extracomment>The name of a place while a position is set up.</extracomment>
        <translation>Z powrotem do pudełka</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Doubloons&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Drag one onto a board or a role card; it can be dragged back here.&lt;/p&gt;</source>
        <extracomment>The text over a piece of the box while a position is set up; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Dublony&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Przeciągnij dublon na planszę lub kartę postaci; można go przeciągnąć z powrotem tutaj.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Victory points&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Drag one onto a board; it can be dragged back here. When the pool is empty, further points still count, and it is the last round.&lt;/p&gt;</source>
        <extracomment>The text over a piece of the box while a position is set up; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Punkty zwycięstwa&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Przeciągnij punkt na planszę; można go przeciągnąć z powrotem tutaj. Gdy pula jest pusta, dalsze punkty i tak się liczą, a runda jest ostatnia.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Back to the box&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Pieces dropped here go back to their supply. The Delete key does the same.&lt;/p&gt;</source>
        <extracomment>The text over a piece of the box while a position is set up; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Z powrotem do pudełka&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Upuszczone tu elementy wracają do swojej puli. To samo robi klawisz Delete.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Doubloons in the box</source>
        <extracomment>Read out for a place while a position is set up.</extracomment>
        <translation>Dublony w pudełku</translation>
    </message>
    <message>
        <source>Victory points in the box</source>
        <extracomment>What a screen reader calls the supply of points while a position is set up.</extracomment>
        <translation>Punkty zwycięstwa w pudełku</translation>
    </message>
    <message>
        <source>Pieces dropped here go back to their supply.</source>
        <extracomment>What a screen reader adds to the box while a position is set up.</extracomment>
        <translation>Upuszczone tu elementy wracają do swojej puli.</translation>
    </message>
    <message>
        <source></source>
        <comment>What is in the box while a position is set up, read out.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::SetupDialog</name>
    <message>
        <source>The Table</source>
        <extracomment>The title of the dialog for a position&apos;s players and rules.</extracomment>
        <translation>Stół</translation>
    </message>
    <message>
        <source>On the boards</source>
        <extracomment>The heading of a group in the dialog for the table of a position.</extracomment>
        <translation>Na planszach</translation>
    </message>
    <message>
        <source>The pieces there &amp;now</source>
        <extracomment>A choice of the dialog Table of a position that is set up.</extracomment>
        <translation>Elementy leżące &amp;teraz</translation>
    </message>
    <message>
        <source>N&amp;othing</source>
        <extracomment>A choice in the dialog: nothing is laid on the table before.</extracomment>
        <translation>&amp;Nic</translation>
    </message>
    <message>
        <source>The start of a &amp;game</source>
        <extracomment>A choice of the dialog Table of a position that is set up.</extracomment>
        <translation>Początek &amp;gry</translation>
    </message>
    <message>
        <source>Only for the same number of players: other numbers use different pieces.</source>
        <extracomment>Explains a choice of the dialog Table of a position that is set up.</extracomment>
        <translation>Tylko przy tej samej liczbie graczy: inne liczby wymagają innych elementów.</translation>
    </message>
    <message>
        <source>The colonist ship could not be filled: this is the last &amp;round</source>
        <extracomment>A choice of the dialog Table of a position that is set up.</extracomment>
        <translation>Nie udało się zapełnić statku kolonistów: to ostatnia &amp;runda</translation>
    </message>
    <message>
        <source>A full city or an empty pool of victory points makes it the last round automatically.</source>
        <extracomment>Explains a choice of the dialog Table of a position that is set up.</extracomment>
        <translation>Pełne miasto lub pusta pula punktów zwycięstwa same czynią rundę ostatnią.</translation>
    </message>
    <message>
        <source>Set Up the Tab&amp;le</source>
        <extracomment>The title or button of the dialog for the table of a position.</extracomment>
        <translation>Przygotuj &amp;stół</translation>
    </message>
    <message>
        <source></source>
        <comment>The dialog for players and rules of a position that is set up.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::SetupMode</name>
    <message>
        <source>You were setting up this position when the program ended.</source>
        <extracomment>Said at the next start after a crash.</extracomment>
        <translation>Ta pozycja była układana, gdy program się zakończył.</translation>
    </message>
    <message>
        <source></source>
        <comment>Setting up a position: entries and questions.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::SetupPanel</name>
    <message>
        <source>Clear the Boards</source>
        <extracomment>A button while a position is set up.</extracomment>
        <translation>Opróżnij plansze</translation>
    </message>
    <message>
        <source>Table…</source>
        <extracomment>The button that opens the dialog for a position&apos;s players and rules.</extracomment>
        <translation>Stół…</translation>
    </message>
    <message>
        <source>Number of players, names, rule options, last round</source>
        <extracomment>Explains the button Table beside a position that is set up.</extracomment>
        <translation>Liczba graczy, imiona, warianty zasad, ostatnia runda</translation>
    </message>
    <message>
        <source></source>
        <comment>The panel while a position is set up.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Pieces in the box</source>
        <extracomment>The heading of a panel while a position is set up.</extracomment>
        <translation>Elementy w pudełku</translation>
    </message>
</context>
<context>
    <name>windrose::SetupRound</name>
    <message>
        <source>One round later</source>
        <extracomment>A button while a position is set up.</extracomment>
        <translation>Jedna runda później</translation>
    </message>
    <message>
        <source>One round earlier</source>
        <extracomment>A button while a position is set up.</extracomment>
        <translation>Jedna runda wcześniej</translation>
    </message>
    <message>
        <source></source>
        <comment>Whose turn it is while a position is set up.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::SetupSeatModel</name>
    <message>
        <source>Doubloons of %1</source>
        <extracomment>The name of a place for a screen reader; %1 is the name of a player.</extracomment>
        <translation>Dublony gracza %1</translation>
    </message>
    <message>
        <source>Victory points of %1</source>
        <extracomment>The name of a place for a screen reader; %1 is the name of a player.</extracomment>
        <translation>Punkty zwycięstwa gracza %1</translation>
    </message>
    <message>
        <source>Governor marker</source>
        <extracomment>The name of the piece that marks the governor, for a screen reader.</extracomment>
        <translation>Znacznik gubernatora</translation>
    </message>
    <message>
        <source>Role %1</source>
        <extracomment>The name of a place for a screen reader; %1 is the name of a role.</extracomment>
        <translation>Postać: %1</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <extracomment>Read out for a role card; %1 is the name of a player.</extracomment>
        <translation>ma ją %1</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Doubloons&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Drag them, or press + and −.&lt;/p&gt;</source>
        <extracomment>The text over a piece of a board while a position is set up; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Dublony&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Przeciągaj je albo naciskaj + i −.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Victory points&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Drag them, or press + and −.&lt;/p&gt;</source>
        <extracomment>The text over a piece of a board while a position is set up; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Punkty zwycięstwa&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Przeciągaj je albo naciskaj + i −.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Governor marker&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Drag it onto another board. The role cards taken this round and the turn to choose move with it.&lt;/p&gt;</source>
        <extracomment>The text over a piece of a board while a position is set up; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Znacznik gubernatora&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Przeciągnij go na inną planszę. Wraz z nim przechodzą karty postaci wzięte w tej rundzie i kolej wybierania.&lt;/p&gt;</translation>
    </message>
    <message>
        <source></source>
        <comment>A board while a position is set up, read out.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::SetupTools</name>
    <message>
        <source>Victory Points</source>
        <extracomment>The title of the question for a number while a position is set up.</extracomment>
        <translation>Punkty zwycięstwa</translation>
    </message>
    <message>
        <source>Doubloons</source>
        <extracomment>The title of the question for a number while a position is set up.</extracomment>
        <translation>Dublony</translation>
    </message>
    <message>
        <source>Victory points %1 has earned by shipping:</source>
        <extracomment>The question for a number while a position is set up; %1 is the name of a player.</extracomment>
        <translation>Punkty zwycięstwa za wysyłkę, gracz %1:</translation>
    </message>
    <message>
        <source>Doubloons on the role card %1:</source>
        <extracomment>The question for a number while a position is set up; %1 is the name of a role.</extracomment>
        <translation>Dublony na karcie postaci: %1:</translation>
    </message>
    <message>
        <source>Doubloons on the board of %1:</source>
        <extracomment>The question for a number while a position is set up; %1 is the name of a player.</extracomment>
        <translation>Dublony na planszy gracza %1:</translation>
    </message>
    <message>
        <source></source>
        <comment>Questions for numbers while a position is set up.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::ShareMenu</name>
    <message>
        <source></source>
        <comment>The menu of pictures, the log and the game as texts, for others.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Share and E&amp;xport</source>
        <extracomment>A menu in the menu Game: pictures, the log and the game as a text, for others.</extracomment>
        <translation>Udostępnianie i ek&amp;sport</translation>
    </message>
    <message>
        <source>Save &amp;Picture…</source>
        <extracomment>An entry of the menus: a picture of the table as a file.</extracomment>
        <translation>Zapisz &amp;obraz…</translation>
    </message>
    <message>
        <source>&amp;Copy Picture</source>
        <extracomment>An entry of the menus: a picture of the table on the clipboard.</extracomment>
        <translation>&amp;Kopiuj obraz</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>Save &amp;Log as Text…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Zapisz dziennik jako &amp;tekst…</translation>
    </message>
    <message>
        <source>Copy L&amp;og</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Kopiuj dz&amp;iennik</translation>
    </message>
    <message>
        <source>Copy Game for C&amp;hat</source>
        <extracomment>An entry of the menus: the game as a text that can be sent through a chat.</extracomment>
        <translation>Kopiuj grę na &amp;czat</translation>
    </message>
</context>
<context>
    <name>windrose::Sharing</name>
    <message>
        <source></source>
        <comment>Pictures, logs and games that are given to others.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Save a Picture</source>
        <extracomment>The title of the dialog that asks for a file.</extracomment>
        <translation>Zapisywanie obrazu</translation>
    </message>
    <message>
        <source>table</source>
        <extracomment>The suggested name of a picture&apos;s file, before its ending.</extracomment>
        <translation>stół</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg)</source>
        <extracomment>The kinds of files in a dialog that asks for one; keep the signs.</extracomment>
        <translation>Obrazy (*.png *.svg)</translation>
    </message>
    <message>
        <source>The name of a picture must end in .png or .svg.</source>
        <extracomment>Why a picture cannot be saved; the endings are typed as they are.</extracomment>
        <translation>Nazwa obrazu musi mieć końcówkę .png lub .svg.</translation>
    </message>
    <message>
        <source>The picture has been saved as %1.</source>
        <extracomment>In the line of the prompt after saving; %1 is the name of the file.</extracomment>
        <translation>Obraz zapisano jako %1.</translation>
    </message>
    <message>
        <source>The picture has been copied to the clipboard.</source>
        <extracomment>Said in the prompt line after an entry of the Share menu.</extracomment>
        <translation>Obraz został skopiowany do schowka.</translation>
    </message>
    <message>
        <source>The table could not be printed.</source>
        <extracomment>Said in the prompt line after Print.</extracomment>
        <translation>Nie udało się wydrukować stołu.</translation>
    </message>
    <message>
        <source>Save the Log</source>
        <extracomment>The title of the dialog that asks for a file.</extracomment>
        <translation>Zapisywanie dziennika</translation>
    </message>
    <message>
        <source>log</source>
        <extracomment>The suggested name of the log&apos;s file, before its ending.</extracomment>
        <translation>dziennik</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <extracomment>A kind of files in the dialog that asks for a file.</extracomment>
        <translation>Teksty (*.txt)</translation>
    </message>
    <message>
        <source>The log has been saved as %1.</source>
        <extracomment>In the line of the prompt after saving; %1 is the name of the file.</extracomment>
        <translation>Dziennik zapisano jako %1.</translation>
    </message>
    <message>
        <source>The log has been copied to the clipboard as text.</source>
        <extracomment>Said in the prompt line after an entry of the Share menu.</extracomment>
        <translation>Dziennik został skopiowany do schowka jako tekst.</translation>
    </message>
    <message>
        <source>This game is too long for a chat. Save it as a file instead.</source>
        <extracomment>Why Copy for a Chat is refused.</extracomment>
        <translation>Ta gra jest za długa na czat. Zapisz ją zamiast tego jako plik.</translation>
    </message>
    <message>
        <source>The game has been copied as text for a chat. To open it, copy the text from the chat and choose Paste Game.</source>
        <extracomment>Paste Game is an entry of the menu.</extracomment>
        <translation>Gra została skopiowana jako tekst na czat. Aby ją otworzyć, skopiuj tekst z czatu i wybierz „Wklej grę”.</translation>
    </message>
</context>
<context>
    <name>windrose::SpacesModel</name>
    <message>
        <source>occupied</source>
        <extracomment>Read out for a circle: whether a colonist is on it.</extracomment>
        <translation>zajęte</translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>Read out for a circle: whether a colonist is on it.</extracomment>
        <translation>bez kolonisty</translation>
    </message>
    <message>
        <source>Tiles and buildings stay where they are.</source>
        <extracomment>Why a tile or a building cannot be moved, in the prompt line.</extracomment>
        <translation>Żetony i budynki zostają tam, gdzie są.</translation>
    </message>
    <message>
        <source>This circle is empty.</source>
        <extracomment>In the text over a circle.</extracomment>
        <translation>To kółko jest wolne.</translation>
    </message>
    <message>
        <source></source>
        <comment>Circles of islands and cities, read out.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::StoragePicker</name>
    <message>
        <source>all</source>
        <extracomment>A narrow label under a stack of barrels: all of them stay</extracomment>
        <translation>wsz.</translation>
    </message>
    <message>
        <source>one</source>
        <extracomment>On a barrel where goods to keep are chosen, narrow: only one of them stays, or all go back.</extracomment>
        <translation>jedna</translation>
    </message>
    <message>
        <source>back</source>
        <extracomment>On a barrel where goods to keep are chosen, narrow: only one of them stays, or all go back.</extracomment>
        <translation>wraca</translation>
    </message>
    <message>
        <source>all stay in the warehouse</source>
        <extracomment>What happens to all barrels of a kind at the end of the captain phase, after the name of the kind.</extracomment>
        <translation>wszystkie zostają w magazynie</translation>
    </message>
    <message>
        <source>one barrel stays</source>
        <extracomment>Read out for a barrel where goods to keep are chosen.</extracomment>
        <translation>jedna beczka zostaje</translation>
    </message>
    <message>
        <source>go back to the supply</source>
        <extracomment>What happens to all barrels of a kind at the end of the captain phase, after the name of the kind.</extracomment>
        <translation>wracają do puli</translation>
    </message>
    <message>
        <source>Choose a kind of goods of which a single barrel stays.</source>
        <extracomment>Why the button Done is disabled at the end of the captain phase: one barrel outside the warehouses can be kept, and its kind is not chosen yet.</extracomment>
        <translation>Wybierz towar, z którego zostanie jedna beczka.</translation>
    </message>
    <message>
        <source></source>
        <comment>The choice of goods to keep, on the barrels.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::TableBars</name>
    <message>
        <source>Nothing has been played yet.</source>
        <extracomment>Why the replay cannot begin.</extracomment>
        <translation>Nic jeszcze nie zagrano.</translation>
    </message>
    <message>
        <source></source>
        <comment>The lines and bars below the table.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::TableForm</name>
    <message>
        <source>Players</source>
        <extracomment>The heading of a group in the dialog for a new game.</extracomment>
        <translation>Gracze</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>A choice in the dialog for a new game.</extracomment>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n graczy</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>Seats, in clockwise order</source>
        <extracomment>The heading of a group in the dialog for a new game.</extracomment>
        <translation>Miejsca, w kolejności gry</translation>
    </message>
    <message>
        <source>Rule options</source>
        <extracomment>The heading of a group in the dialog for a new game.</extracomment>
        <translation>Warianty zasad</translation>
    </message>
    <message>
        <source>&amp;Factory costs 8 and university 7</source>
        <extracomment>An option of New Game.</extracomment>
        <translation>Przet&amp;wórnia kosztuje 8, a uniwersytet 7</translation>
    </message>
    <message>
        <source>In the printed game, the factory costs 7 and the university 8. Many groups swap the two prices, because the factory is the stronger building.</source>
        <extracomment>Explains an option of New Game.</extracomment>
        <translation>W grze z pudełka przetwórnia kosztuje 7, a uniwersytet 8. Wiele grup zamienia te ceny, bo przetwórnia jest silniejszym budynkiem.</translation>
    </message>
    <message>
        <source>Five players: 126 &amp;victory points instead of 122</source>
        <extracomment>An option of New Game.</extracomment>
        <translation>Pięciu graczy: 126 &amp;punktów zwycięstwa zamiast 122</translation>
    </message>
    <message>
        <source>Later printings of the game include four more points, which can make a five-player game a little longer.</source>
        <extracomment>Explains an option of New Game.</extracomment>
        <translation>Późniejsze wydania gry zawierają o cztery punkty więcej, co może trochę wydłużyć grę pięcioosobową.</translation>
    </message>
    <message>
        <source></source>
        <comment>The form with players and rules, in the dialogs for a new game and a position.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::TableHint</name>
    <message>
        <source>It is a computer player&apos;s turn. Take over the seat to get a hint.</source>
        <extracomment>Why there is no hint, in the prompt line.</extracomment>
        <translation>Kolej na gracza komputerowego. Przejmij miejsce, aby dostać podpowiedź.</translation>
    </message>
    <message>
        <source>There is no decision to give a hint for.</source>
        <extracomment>Why there is no hint, in the prompt line.</extracomment>
        <translation>Nie ma decyzji, do której można by podpowiedzieć.</translation>
    </message>
    <message>
        <source>Hints are for the current position. Return to the game first.</source>
        <extracomment>Why there is no hint, in the prompt line.</extracomment>
        <translation>Podpowiedzi dotyczą obecnej pozycji. Najpierw wróć do gry.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>In the panel of hints while the computer looks for one.</extracomment>
        <translation>Myślenie…</translation>
    </message>
    <message>
        <source></source>
        <comment>Hints on the table.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::TableModel</name>
    <message>
        <source>There is nothing to pick up here.</source>
        <extracomment>Why nothing can be picked up, in the prompt line.</extracomment>
        <translation>Nie ma tu czego podnieść.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 is a place on a board such as &quot;City space 1&quot;, %2 the player whose board it is</extracomment>
        <translation>%1, gracz %2</translation>
    </message>
    <message>
        <source></source>
        <comment>Things on the table, read out.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::TableSample</name>
    <message>
        <source></source>
        <comment>The piece of a table in the preferences.</comment>
        <translation></translation>
    </message>
    <message>
        <source>A piece of the table as it looks now</source>
        <extracomment>What a screen reader says of the small table in the preferences.</extracomment>
        <translation>Fragment stołu w obecnym wyglądzie</translation>
    </message>
    <message>
        <source>A piece of the table as it looks now. Click it to see a barrel move.</source>
        <extracomment>What a screen reader says of the sample table in the preferences.</extracomment>
        <translation>Fragment stołu w obecnym wyglądzie. Kliknij go, aby zobaczyć ruch beczki.</translation>
    </message>
</context>
<context>
    <name>windrose::TradingHouseModel</name>
    <message>
        <source>Empty space</source>
        <extracomment>Read out for the trading house and its spaces.</extracomment>
        <translation>Wolne miejsce</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Trading house&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Buys one barrel from each player in a trader phase, of kinds it does not hold yet. It is emptied when all four spaces are full.&lt;/p&gt;</source>
        <extracomment>The text over the trading house; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Targowisko&lt;/b&gt;&lt;/p&gt;&lt;p&gt;W fazie kupca kupuje od każdego gracza jedną beczkę towaru, którego jeszcze nie ma. Jest opróżniane, gdy wszystkie cztery miejsca są zajęte.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Trading house space %1</source>
        <extracomment>The name of a place for a screen reader; %1 counts the spaces of the trading house.</extracomment>
        <translation>Targowisko, miejsce %1</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>Read out for the trading house and its spaces.</extracomment>
        <translation>puste</translation>
    </message>
    <message>
        <source>Barrels stay in the trading house until it is emptied.</source>
        <extracomment>Why a barrel in the trading house cannot be taken.</extracomment>
        <translation>Beczki zostają na targowisku do jego opróżnienia.</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>Read out for the trading house and its spaces.</extracomment>
        <translation>pełne</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) empty</source>
        <extracomment>Read out for the trading house and its spaces.</extracomment>
        <translation>
            <numerusform>%n wolne miejsce</numerusform>
            <numerusform>%n wolne miejsca</numerusform>
            <numerusform>%n wolnych miejsc</numerusform>
        </translation>
    </message>
    <message>
        <source>Trading house</source>
        <extracomment>Read out for the trading house and its spaces.</extracomment>
        <translation>Targowisko</translation>
    </message>
    <message>
        <source>Prices in doubloons: %1.</source>
        <extracomment>%1 is a list such as &quot;Corn 0, Indigo 1, Sugar 2&quot;</extracomment>
        <translation>Ceny w dublonach: %1.</translation>
    </message>
    <message>
        <source></source>
        <comment>The trading house, read out.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::UnsavedMark</name>
    <message>
        <source>Not yet saved</source>
        <extracomment>Read out for the mark of an order that is not on the disk yet.</extracomment>
        <translation>Jeszcze nie zapisano</translation>
    </message>
    <message>
        <source>The last move is not on the disk yet. It would be lost if the computer stopped now.</source>
        <extracomment>The text over the small ring that marks what is not on the disk yet.</extracomment>
        <translation>Ostatniego ruchu nie ma jeszcze na dysku. Przepadłby, gdyby komputer teraz zawiódł.</translation>
    </message>
    <message>
        <source>The last step is not on the disk yet. It would be lost if the computer stopped now.</source>
        <extracomment>The text over the small ring that marks what is not on the disk yet.</extracomment>
        <translation>Ostatniego kroku nie ma jeszcze na dysku. Przepadłby, gdyby komputer teraz zawiódł.</translation>
    </message>
    <message>
        <source></source>
        <comment>The mark at the table that a game is not saved.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::VolumeChoice</name>
    <message>
        <source>Sound v&amp;olume:</source>
        <extracomment>The label of the slider for the sounds in the preferences.</extracomment>
        <translation>Gł&amp;ośność:</translation>
    </message>
    <message>
        <source>Sound volume</source>
        <extracomment>The label of the slider for the sounds in the preferences.</extracomment>
        <translation>Głośność dźwięków</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>The button that plays a sound to try the volume.</extracomment>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>Play a sound</source>
        <extracomment>A button in the preferences that lets one hear how loud sounds are.</extracomment>
        <translation>Odtwórz dźwięk</translation>
    </message>
    <message>
        <source>Sounds need Qt Multimedia, which is not installed or not part of this package.</source>
        <extracomment>Why sounds cannot be turned on, in the preferences.</extracomment>
        <translation>Dźwięki wymagają Qt Multimedia, którego nie zainstalowano lub nie ma w tym pakiecie.</translation>
    </message>
    <message>
        <source></source>
        <comment>The volume of the sounds, in the preferences.</comment>
        <translation></translation>
    </message>
    <message>
        <source>%1 turns sounds off and on.</source>
        <extracomment>%1 is a key</extracomment>
        <translation>%1 wyłącza i włącza dźwięki.</translation>
    </message>
</context>
<context>
    <name>windrose::WelcomePage</name>
    <message>
        <source>Welcome! How would you like to begin?</source>
        <extracomment>The heading of the page of the very first start.</extracomment>
        <translation>Witaj! Jak chcesz zacząć?</translation>
    </message>
    <message>
        <source>Against Computers</source>
        <extracomment>A button of the first page: a game against computer players.</extracomment>
        <translation>Przeciwko komputerom</translation>
    </message>
    <message>
        <source>You play alone against computer players. Choose how many and how strong they are.</source>
        <extracomment>Below a button of the first start.</extracomment>
        <translation>Grasz bez innych osób, przeciwko graczom komputerowym. Wybierz, ilu ich będzie i jak silnych.</translation>
    </message>
    <message>
        <source>Around This Table</source>
        <extracomment>A card of the page of the very first start.</extracomment>
        <translation>Przy tym stole</translation>
    </message>
    <message>
        <source>Two to five people share this screen and take turns, as at a real table.</source>
        <extracomment>Below a button of the first start.</extracomment>
        <translation>Od dwóch do pięciu osób gra na zmianę przy tym ekranie, jak przy prawdziwym stole.</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>On the page of the very first start: begins the lesson &quot;A First Game&quot;</extracomment>
        <translation>Nauka</translation>
    </message>
    <message>
        <source>Read how the game is played, with pictures of its pieces.</source>
        <extracomment>Below the button How to Play of the first start.</extracomment>
        <translation>Przeczytaj, jak się gra, z obrazkami elementów.</translation>
    </message>
    <message>
        <source>Just Show the Table</source>
        <extracomment>A button of the page of the very first start.</extracomment>
        <translation>Pokaż tylko stół</translation>
    </message>
    <message>
        <source></source>
        <comment>The first page of the window.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Play a first game that tells you what to do. It takes ten minutes.</source>
        <extracomment>Below the button Learn of the first start.</extracomment>
        <translation>Zagraj pierwszą grę, która mówi ci, co robić. Trwa dziesięć minut.</translation>
    </message>
    <message>
        <source>Read the Rules</source>
        <extracomment>A card of the page of the very first start.</extracomment>
        <translation>Przeczytaj zasady</translation>
    </message>
</context>
<context>
    <name>windrose::WindowAutosave</name>
    <message>
        <source>The game on the table is not saved.</source>
        <extracomment>In the question whether to quit when the game cannot be saved.</extracomment>
        <translation>Gra na stole nie jest zapisana.</translation>
    </message>
    <message>
        <source>It could not be written and will be lost if you quit now.</source>
        <extracomment>In the question whether to quit when the game cannot be saved.</extracomment>
        <translation>Nie udało się jej zapisać i przepadnie, jeśli teraz zakończysz.</translation>
    </message>
    <message>
        <source>Save As…</source>
        <extracomment>A button of the message that the game cannot be saved.</extracomment>
        <translation>Zapisz jako…</translation>
    </message>
    <message>
        <source>Quit Anyway</source>
        <extracomment>A button of the message that the game cannot be saved.</extracomment>
        <translation>Zakończ mimo to</translation>
    </message>
    <message>
        <source></source>
        <comment>Messages when the game cannot be saved.</comment>
        <translation></translation>
    </message>
</context>
<context>
    <name>windrose::CourseList</name>
    <message>
        <source></source>
        <comment>The findings about a game, in the panel about its course.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>Above an order of a player that was a mistake; %1 is a number.</extracomment>
        <translation>Runda %1</translation>
    </message>
    <message numerus="yes">
        <source>The best move in %1 of %n decision(s)</source>
        <extracomment>Below the name of a player in the findings about a game; %1 is how often the best order was found.</extracomment>
        <translation>
            <numerusform>Najlepszy ruch w %1 z %n decyzji</numerusform>
            <numerusform>Najlepszy ruch w %1 z %n decyzji</numerusform>
            <numerusform>Najlepszy ruch w %1 z %n decyzji</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <extracomment>Above an order among the turning points of a game: %1 is a number, %2 a player.</extracomment>
        <translation>Runda %1, %2</translation>
    </message>
    <message>
        <source>The chance of %1 to win fell.</source>
        <extracomment>Below an order among the turning points of a game, after which the chance of a player, %1, fell.</extracomment>
        <translation>Szansa gracza %1 na wygraną spadła.</translation>
    </message>
    <message>
        <source>Better: %1.</source>
        <extracomment>Below an order among the turning points of a game: %1 is an order.</extracomment>
        <translation>Lepiej: %1.</translation>
    </message>
    <message>
        <source>Better (%1): %2.</source>
        <extracomment>After a sentence that the chance of a player fell: %1 is a chance such as &quot;43 % to win&quot;, %2 an order.</extracomment>
        <translation>Lepiej (%1): %2.</translation>
    </message>
    <message>
        <source>Nobody made a serious mistake.</source>
        <extracomment>In the list of turning points of a game, when it is empty.</extracomment>
        <translation>Nikt nie popełnił poważnego błędu.</translation>
    </message>
    <message>
        <source>Looking for turning points…</source>
        <extracomment>In the course of the game, while the moves are being judged.</extracomment>
        <translation>Szukanie punktów zwrotnych…</translation>
    </message>
    <message numerus="yes">
        <source>%1: the best move in %2 of %n decision(s) (%3 %).</source>
        <extracomment>In the findings about a game: %1 is a player, %2 how often the best order was found, %3 the same in percent</extracomment>
        <translation>
            <numerusform>%1: najlepszy ruch w %2 z %n decyzji (%3%).</numerusform>
            <numerusform>%1: najlepszy ruch w %2 z %n decyzji (%3%).</numerusform>
            <numerusform>%1: najlepszy ruch w %2 z %n decyzji (%3%).</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2: %3. The chance of %4 to win fell from %5 % to %6 %.</source>
        <extracomment>%1 is a round, %2 a player, %3 an order such as &quot;Sell corn&quot;, %4 a player (another or the same), %5 and %6 numbers</extracomment>
        <translation>Runda %1, %2: %3. Szansa gracza %4 na wygraną spadła z %5% do %6%.</translation>
    </message>
    <message>
        <source>Round %1, %2: %3 (%4). Better (%5): %6.</source>
        <extracomment>%1 is a round, %2 a player, %3 an order such as &quot;Sell corn&quot;, %4 and %5 chances such as &quot;43 % to win&quot;, %6 an order</extracomment>
        <translation>Runda %1, %2: %3 (%4). Lepiej (%5): %6.</translation>
    </message>
</context>
<context>
    <name>windrose::AnalysisPanel</name>
    <message>
        <source></source>
        <comment>The panel beside the table that analyzes the position.</comment>
        <translation></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>In the panel of the analysis.</extracomment>
        <translation>Gra się skończyła.</translation>
    </message>
    <message>
        <source>%1 decides. Thinking…</source>
        <extracomment>In the panel of the analysis, before anything is known; %1 is a player who must decide.</extracomment>
        <translation>Decyduje %1. Myślenie…</translation>
    </message>
    <message>
        <source>%1 decides. Simulations: %2.</source>
        <extracomment>In the panel of the analysis: %1 is a player who must decide, %2 a number of simulated lines of play.</extracomment>
        <translation>Decyduje %1. Symulacje: %2.</translation>
    </message>
    <message>
        <source>%1: %2 (%3 % of the search).</source>
        <extracomment>An order in the panel of the analysis: %1 is the order, %2 a chance such as &quot;43 % to win&quot;, %3 how much of the thinking was about it, in percent</extracomment>
        <translation>%1: %2 (%3% szukania).</translation>
    </message>
    <message>
        <source>%1: chance not known yet (%2 % of the search).</source>
        <extracomment>An order in the panel of the analysis, before its chance to win is known: %1 is the order, %2 how much of the thinking was about it, in percent</extracomment>
        <translation>%1: szansa jeszcze nieznana (%2% szukania).</translation>
    </message>
    <message>
        <source>Search: %1 %</source>
        <extracomment>Beside an order in the panel of the analysis: how much of the search was about it; %1 is a number.</extracomment>
        <translation>Szukanie: %1%</translation>
    </message>
    <message>
        <source>Analysis</source>
        <extracomment>The title of the panel that analyzes the position on the table.</extracomment>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Best moves</source>
        <extracomment>The list in the panel of the analysis.</extracomment>
        <translation>Najlepsze ruchy</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>A button that closes the panel beside the table.</extracomment>
        <translation>Zamk&amp;nij</translation>
    </message>
</context>
<context>
    <name>windrose::ChancesBars</name>
    <message>
        <source></source>
        <comment>The bars of everybody&apos;s chances to win, in the panel of the analysis.</comment>
        <translation></translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <extracomment>a player and the chance to win in whole percent, in a list</extracomment>
        <translation>%1 %2%</translation>
    </message>
    <message>
        <source>Chances to win</source>
        <extracomment>What the bars of the analysis show.</extracomment>
        <translation>Szanse na wygraną</translation>
    </message>
</context>
</TS>
