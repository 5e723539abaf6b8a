<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Announced</name>
    <message>
        <source>face-down plantation</source>
        <extracomment>What a screen reader calls the piece in the hand, after &quot;In your hand: &quot;.</extracomment>
        <translation>plantación boca abajo</translation>
    </message>
    <message>
        <source>colonist</source>
        <extracomment>What a screen reader calls the piece in the hand, after &quot;In your hand: &quot;.</extracomment>
        <translation>colono</translation>
    </message>
    <message>
        <source>doubloon</source>
        <extracomment>What a screen reader calls the piece in the hand, after &quot;In your hand: &quot;.</extracomment>
        <translation>doblón</translation>
    </message>
    <message>
        <source>victory point</source>
        <extracomment>What a screen reader calls the piece in the hand, after &quot;In your hand: &quot;.</extracomment>
        <translation>punto de victoria</translation>
    </message>
    <message>
        <source>governor</source>
        <extracomment>What a screen reader calls the piece in the hand, after &quot;In your hand: &quot;.</extracomment>
        <translation>gobernador</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>%1 is what a player did: &quot;Bea: Builder, small market for 1&quot;</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <extracomment>%1 is one or more orders that are advised, each with the chance to win and a reason</extracomment>
        <translation>Pista: %1</translation>
    </message>
    <message>
        <source>In your hand: %1.</source>
        <extracomment>%1 is a piece: &quot;corn plantation&quot;</extracomment>
        <translation>En tu mano: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) take(s) it.</source>
        <extracomment>Said by a screen reader of the piece in the hand: the number of places where it can be put.</extracomment>
        <translation>
            <numerusform>Cabe en %n lugar.</numerusform>
            <numerusform>Cabe en %n lugares.</numerusform>
        </translation>
    </message>
    <message>
        <source>It can go to: %1.</source>
        <extracomment>%1 is a list of places: &quot;Cargo ship 5, Cargo ship 7&quot;</extracomment>
        <translation>Puede ir aquí: %1.</translation>
    </message>
    <message>
        <source>It can be put here.</source>
        <extracomment>Said by a screen reader of a place while a piece is in the hand.</extracomment>
        <translation>Puede ponerse aquí.</translation>
    </message>
    <message>
        <source>It can be put here: %1.</source>
        <extracomment>Said by a screen reader of the piece in the hand; %1 is a list of places.</extracomment>
        <translation>Puede ponerse aquí: %1.</translation>
    </message>
    <message>
        <source>Put back.</source>
        <extracomment>Said by a screen reader when a piece goes back where it was taken.</extracomment>
        <translation>Devuelto a su sitio.</translation>
    </message>
    <message>
        <source>In your hand.</source>
        <extracomment>Read out for a piece that is in the hand.</extracomment>
        <translation>En tu mano.</translation>
    </message>
    <message>
        <source>Takes what is in your hand.</source>
        <extracomment>Said by a screen reader of a place while a piece is in the hand.</extracomment>
        <translation>Admite lo que tienes en la mano.</translation>
    </message>
    <message>
        <source>Can be used now.</source>
        <extracomment>Read out for a piece or a place that a click or a key can use now.</extracomment>
        <translation>Se puede usar ahora.</translation>
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
        <translation>Windrose: Puerto Rico para dos a cinco jugadores en un solo ordenador</translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>In windrose --help: what stands before &quot;windrose [OPTIONS] [FILE]&quot;.</extracomment>
        <translation>Uso</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <extracomment>In windrose --help: the place of options in &quot;windrose [OPTIONS] [FILE]&quot;.</extracomment>
        <translation>OPCIONES</translation>
    </message>
    <message>
        <source>TEXT</source>
        <extracomment>In windrose --help: what follows an option that takes words, &quot;--lang TEXT&quot;.</extracomment>
        <translation>TEXTO</translation>
    </message>
    <message>
        <source>Positionals</source>
        <extracomment>In windrose --help: heading above what is given by its place and not by a name, which is the file.</extracomment>
        <translation>Argumentos</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>In windrose --help: heading above the options.</extracomment>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <extracomment>In windrose --help: what --help does.</extracomment>
        <translation>Muestra esta ayuda y termina</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <extracomment>In windrose --help: what --version does.</extracomment>
        <translation>Muestra la versión del programa y termina</translation>
    </message>
    <message>
        <source>start a new game for this number of players, without asking</source>
        <extracomment>In windrose --help: what --players does.</extracomment>
        <translation>empieza una partida nueva con este número de jugadores, sin preguntar</translation>
    </message>
    <message>
        <source>write a number from %1 to %2</source>
        <extracomment>An error of the command line after &quot;--players: &quot;; %1 and %2 are the least and the largest number.</extracomment>
        <translation>escribe un número de %1 a %2</translation>
    </message>
    <message>
        <source>the players&apos; names: A,B,...</source>
        <extracomment>In windrose --help: what --names does.</extracomment>
        <translation>los nombres de los jugadores: A,B,...</translation>
    </message>
    <message>
        <source>who plays each seat: person, or a computer player: merchant,viceroy:builder,...</source>
        <extracomment>In windrose --help: what --seats does. The words after the colons are typed as they are.</extracomment>
        <translation>quién juega en cada puesto: person, o un jugador virtual: merchant,viceroy:builder,...</translation>
    </message>
    <message>
        <source>write person or a level (%1), which can have a style (%2), as in viceroy:builder</source>
        <extracomment>An error of the command line after &quot;--seats: &quot;; %1 and %2 are lists of words. The words person and viceroy:builder are typed as they are.</extracomment>
        <translation>escribe person o un nivel (%1), que puede llevar un estilo (%2), como en viceroy:builder</translation>
    </message>
    <message>
        <source>the seed of a new game</source>
        <extracomment>In windrose --help: what --seed does. The seed is the number from which all chance follows.</extracomment>
        <translation>la semilla de una partida nueva</translation>
    </message>
    <message>
        <source>write a whole number</source>
        <extracomment>An error of the command line after &quot;--seed: &quot;.</extracomment>
        <translation>escribe un número entero</translation>
    </message>
    <message>
        <source>start a new game with the last settings</source>
        <extracomment>In windrose --help: what --new does.</extracomment>
        <translation>empieza una partida nueva con los últimos ajustes</translation>
    </message>
    <message>
        <source>a rule option, KEY=VALUE</source>
        <extracomment>In windrose --help: what --option does.</extracomment>
        <translation>una opción de reglas, KEY=VALUE</translation>
    </message>
    <message>
        <source>write one of these: %1</source>
        <extracomment>An error of the command line after &quot;--option: &quot;; %1 is a list of words.</extracomment>
        <translation>escribe uno de estos: %1</translation>
    </message>
    <message>
        <source>a game record or a position to open</source>
        <extracomment>In windrose --help: what the file is for.</extracomment>
        <translation>un registro de partida o una posición que abrir</translation>
    </message>
    <message>
        <source>the language of the window, such as de</source>
        <extracomment>In windrose --help: what --lang does.</extracomment>
        <translation>el idioma de la ventana, como de</translation>
    </message>
    <message>
        <source>the look of the window: %1</source>
        <extracomment>In windrose --help: what --style does; %1 is a list of words that are typed as they are.</extracomment>
        <translation>el aspecto de la ventana: %1</translation>
    </message>
    <message>
        <source>there are more entries than players</source>
        <extracomment>An error of the command line after &quot;--names: &quot; or &quot;--seats: &quot;.</extracomment>
        <translation>hay más entradas que jugadores</translation>
    </message>
    <message>
        <source>not possible with a file, which is opened as it was saved</source>
        <extracomment>An error of the command line after the name of an option that is only for new games.</extracomment>
        <translation>no es posible con un archivo, que se abre tal como se guardó</translation>
    </message>
    <message>
        <source>not expected here: %1</source>
        <extracomment>An error of the command line; %1 is a word of it.</extracomment>
        <translation>aquí no se esperaba: %1</translation>
    </message>
    <message>
        <source>the value is missing</source>
        <extracomment>An error of the command line after the name of an option and a colon.</extracomment>
        <translation>falta el valor</translation>
    </message>
    <message>
        <source>see windrose --help</source>
        <extracomment>The end of an error of the command line.</extracomment>
        <translation>consulta windrose --help</translation>
    </message>
</context>
<context>
    <name>Effects</name>
    <message>
        <source>Its colonist makes a barrel of indigo from the crop of an occupied indigo plantation.</source>
        <extracomment>What the small indigo plant does: in the text over it and in the help.</extracomment>
        <translation>Su colono produce un barril de añil con la cosecha de una plantación de añil ocupada.</translation>
    </message>
    <message>
        <source>Its colonist makes a barrel of sugar from the crop of an occupied sugar plantation.</source>
        <extracomment>What the small sugar mill does: in the text over it and in the help.</extracomment>
        <translation>Su colono produce un barril de azúcar con la cosecha de una plantación de azúcar ocupada.</translation>
    </message>
    <message>
        <source>Each of its colonists makes a barrel of indigo from the crop of an occupied indigo plantation.</source>
        <extracomment>What the indigo plant does: in the text over it and in the help.</extracomment>
        <translation>Cada uno de sus colonos produce un barril de añil con la cosecha de una plantación de añil ocupada.</translation>
    </message>
    <message>
        <source>Each of its colonists makes a barrel of sugar from the crop of an occupied sugar plantation.</source>
        <extracomment>What the sugar mill does: in the text over it and in the help.</extracomment>
        <translation>Cada uno de sus colonos produce un barril de azúcar con la cosecha de una plantación de azúcar ocupada.</translation>
    </message>
    <message>
        <source>Each of its colonists makes a barrel of tobacco from the crop of an occupied tobacco plantation.</source>
        <extracomment>What the tobacco storage does: in the text over it and in the help.</extracomment>
        <translation>Cada uno de sus colonos produce un barril de tabaco con la cosecha de una plantación de tabaco ocupada.</translation>
    </message>
    <message>
        <source>Each of its colonists makes a barrel of coffee from the crop of an occupied coffee plantation.</source>
        <extracomment>What the coffee roaster does: in the text over it and in the help.</extracomment>
        <translation>Cada uno de sus colonos produce un barril de café con la cosecha de una plantación de café ocupada.</translation>
    </message>
    <message>
        <source>You get 1 extra doubloon for a barrel you sell to the trading house.</source>
        <extracomment>What the small market does: in the text over it and in the help.</extracomment>
        <translation>Recibes 1 doblón más por un barril que vendas a la casa de comercio.</translation>
    </message>
    <message>
        <source>In the settler phase you may first draw a face-down plantation, which must be placed; then you take your usual tile.</source>
        <extracomment>What the hacienda does: in the text over it and in the help.</extracomment>
        <translation>En la fase del colonizador puedes robar primero una plantación boca abajo, que debes colocar; después tomas tu loseta habitual.</translation>
    </message>
    <message>
        <source>In the settler phase you may take a quarry instead of a face-up plantation.</source>
        <extracomment>What the construction hut does: in the text over it and in the help.</extracomment>
        <translation>En la fase del colonizador puedes tomar una cantera en lugar de una plantación boca arriba.</translation>
    </message>
    <message>
        <source>After loading you keep all barrels of one kind, besides the single barrel everyone keeps.</source>
        <extracomment>What the small warehouse does: in the text over it and in the help.</extracomment>
        <translation>Tras el embarque conservas todos los barriles de un tipo, además del barril suelto que conserva todo el mundo.</translation>
    </message>
    <message>
        <source>The plantation or quarry you take in the settler phase comes with a colonist. A tile drawn by the hacienda does not.</source>
        <extracomment>What the hospice does: in the text over it and in the help.</extracomment>
        <translation>La plantación o cantera que tomas en la fase del colonizador llega con un colono. La loseta robada con la hacienda, no.</translation>
    </message>
    <message>
        <source>You may sell a kind of goods that the trading house already holds.</source>
        <extracomment>What the office does: in the text over it and in the help.</extracomment>
        <translation>Puedes vender un tipo de mercancía que ya esté en la casa de comercio.</translation>
    </message>
    <message>
        <source>You get 2 extra doubloons for a barrel you sell to the trading house.</source>
        <extracomment>What the large market does: in the text over it and in the help.</extracomment>
        <translation>Recibes 2 doblones más por un barril que vendas a la casa de comercio.</translation>
    </message>
    <message>
        <source>After loading you keep all barrels of two kinds, besides the single barrel everyone keeps.</source>
        <extracomment>What the large warehouse does: in the text over it and in the help.</extracomment>
        <translation>Tras el embarque conservas todos los barriles de dos tipos, además del barril suelto que conserva todo el mundo.</translation>
    </message>
    <message>
        <source>Producing several kinds of goods in a craftsman phase earns doubloons: 1 for two kinds, 2 for three, 3 for four and 5 for all five.</source>
        <extracomment>What the factory does: in the text over it and in the help.</extracomment>
        <translation>Producir varios tipos de mercancías en una fase del capataz da doblones: 1 por dos tipos, 2 por tres, 3 por cuatro y 5 por los cinco.</translation>
    </message>
    <message>
        <source>A building you build comes with a colonist on one of its circles.</source>
        <extracomment>What the university does: in the text over it and in the help.</extracomment>
        <translation>El edificio que construyes llega con un colono en uno de sus círculos.</translation>
    </message>
    <message>
        <source>Every time you load in the captain phase, you get 1 extra victory point.</source>
        <extracomment>What the harbor does: in the text over it and in the help.</extracomment>
        <translation>Cada vez que embarcas en la fase del capitán, recibes 1 punto de victoria más.</translation>
    </message>
    <message>
        <source>Once in each captain phase you may ship all your barrels of one kind on a private ship with room for any number.</source>
        <extracomment>What the wharf does: in the text over it and in the help.</extracomment>
        <translation>Una vez en cada fase del capitán puedes enviar todos tus barriles de un tipo en un barco propio en el que cabe cualquier cantidad.</translation>
    </message>
    <message>
        <source>At the end of the game: 1 point for each small and 2 points for each large production building in your city, occupied or not.</source>
        <extracomment>What the guild hall does: in the text over it and in the help.</extracomment>
        <translation>Al final de la partida: 1 punto por cada edificio de producción pequeño de tu ciudad y 2 por cada uno grande, ocupados o no.</translation>
    </message>
    <message>
        <source>At the end of the game: 4 points for up to 9 filled island spaces, 5 for 10, 6 for 11 and 7 for all 12.</source>
        <extracomment>What the residence does: in the text over it and in the help.</extracomment>
        <translation>Al final de la partida: 4 puntos por hasta 9 casillas de isla llenas, 5 por 10, 6 por 11 y 7 por las 12.</translation>
    </message>
    <message>
        <source>At the end of the game: 1 point for every 3 colonists on your board.</source>
        <extracomment>What the fortress does: in the text over it and in the help.</extracomment>
        <translation>Al final de la partida: 1 punto por cada 3 colonos de tu tablero.</translation>
    </message>
    <message>
        <source>At the end of the game: 1 point for every 4 victory points you earned by shipping.</source>
        <extracomment>What the customs house does: in the text over it and in the help.</extracomment>
        <translation>Al final de la partida: 1 punto por cada 4 puntos de victoria que hayas ganado con los envíos.</translation>
    </message>
    <message>
        <source>At the end of the game: 1 point for each violet building in your city, occupied or not, the city hall included.</source>
        <extracomment>What the city hall does: in the text over it and in the help.</extracomment>
        <translation>Al final de la partida: 1 punto por cada edificio violeta de tu ciudad, ocupado o no, incluido el ayuntamiento.</translation>
    </message>
    <message>
        <source>Everyone takes a face-up plantation for their island.</source>
        <extracomment>What everybody does in a role: in the text over its card and in the help.</extracomment>
        <translation>Todo el mundo toma una plantación boca arriba para su isla.</translation>
    </message>
    <message>
        <source>The colonists on the ship are dealt out one by one, and everyone places their colonists as they like.</source>
        <extracomment>What everybody does in a role: in the text over its card and in the help.</extracomment>
        <translation>Los colonos del barco se reparten de uno en uno, y cada cual coloca los suyos como quiera.</translation>
    </message>
    <message>
        <source>Everyone may build one building.</source>
        <extracomment>What everybody does in a role: in the text over its card and in the help.</extracomment>
        <translation>Todo el mundo puede construir un edificio.</translation>
    </message>
    <message>
        <source>Everyone produces the goods of their occupied plantations and production buildings.</source>
        <extracomment>What everybody does in a role: in the text over its card and in the help.</extracomment>
        <translation>Todo el mundo produce las mercancías de sus plantaciones y edificios de producción ocupados.</translation>
    </message>
    <message>
        <source>Everyone may sell one barrel to the trading house, as long as it has room.</source>
        <extracomment>What everybody does in a role: in the text over its card and in the help.</extracomment>
        <translation>Todo el mundo puede vender un barril a la casa de comercio mientras haya sitio.</translation>
    </message>
    <message>
        <source>Everyone loads goods onto the cargo ships, turn after turn, and earns a victory point for each barrel. Players who can load must load.</source>
        <extracomment>What everybody does in a role: in the text over its card and in the help.</extracomment>
        <translation>Todo el mundo carga mercancías en los barcos de carga, turno tras turno, y gana un punto de victoria por barril. Quien puede cargar, debe hacerlo.</translation>
    </message>
    <message>
        <source>The other players do nothing.</source>
        <extracomment>What everybody does in a role: in the text over its card and in the help.</extracomment>
        <translation>Los demás jugadores no hacen nada.</translation>
    </message>
    <message>
        <source>The settler may take a quarry instead of a plantation.</source>
        <extracomment>The privilege of a role: in the text over its card and in the help.</extracomment>
        <translation>El colonizador puede tomar una cantera en lugar de una plantación.</translation>
    </message>
    <message>
        <source>The mayor gets 1 more colonist from the supply.</source>
        <extracomment>The privilege of a role: in the text over its card and in the help.</extracomment>
        <translation>El alcalde recibe 1 colono más de la reserva.</translation>
    </message>
    <message>
        <source>The builder pays 1 doubloon less.</source>
        <extracomment>The privilege of a role: in the text over its card and in the help.</extracomment>
        <translation>El constructor paga 1 doblón menos.</translation>
    </message>
    <message>
        <source>The craftsman gets 1 extra barrel of a kind just produced.</source>
        <extracomment>The privilege of a role: in the text over its card and in the help.</extracomment>
        <translation>El capataz recibe 1 barril más de un tipo que acabe de producir.</translation>
    </message>
    <message>
        <source>The trader gets 1 extra doubloon for a sale.</source>
        <extracomment>The privilege of a role: in the text over its card and in the help.</extracomment>
        <translation>El mercader recibe 1 doblón más por una venta.</translation>
    </message>
    <message>
        <source>The captain gets 1 extra victory point for the first load.</source>
        <extracomment>The privilege of a role: in the text over its card and in the help.</extracomment>
        <translation>El capitán recibe 1 punto de victoria más por su primera carga.</translation>
    </message>
    <message>
        <source>The prospector gets 1 doubloon from the bank.</source>
        <extracomment>The privilege of a role: in the text over its card and in the help.</extracomment>
        <translation>El buscador de oro recibe 1 doblón de la banca.</translation>
    </message>
    <message>
        <source>Yields a barrel of corn in the craftsman phase while it is occupied. Corn needs no building.</source>
        <extracomment>What a tile does: in the text over it and in the help.</extracomment>
        <translation>Da un barril de maíz en la fase del capataz mientras esté ocupada. El maíz no necesita edificio.</translation>
    </message>
    <message>
        <source>Yields indigo while it is occupied and an indigo plant has a colonist to work it.</source>
        <extracomment>What a tile does: in the text over it and in the help.</extracomment>
        <translation>Da añil mientras esté ocupada y un colono trabaje en una añilería.</translation>
    </message>
    <message>
        <source>Yields sugar while it is occupied and a sugar mill has a colonist to work it.</source>
        <extracomment>What a tile does: in the text over it and in the help.</extracomment>
        <translation>Da azúcar mientras esté ocupada y un colono trabaje en una azucarera.</translation>
    </message>
    <message>
        <source>Yields tobacco while it is occupied and a tobacco storage has a colonist to work it.</source>
        <extracomment>What a tile does: in the text over it and in the help.</extracomment>
        <translation>Da tabaco mientras esté ocupada y un colono trabaje en un secadero de tabaco.</translation>
    </message>
    <message>
        <source>Yields coffee while it is occupied and a coffee roaster has a colonist to work it.</source>
        <extracomment>What a tile does: in the text over it and in the help.</extracomment>
        <translation>Da café mientras esté ocupada y un colono trabaje en un tostadero de café.</translation>
    </message>
    <message>
        <source>While it is occupied, buildings cost 1 doubloon less; a building&apos;s column, 1 to 4, says how many quarries can count.</source>
        <extracomment>What a tile does: in the text over it and in the help.</extracomment>
        <translation>Mientras esté ocupada, los edificios cuestan 1 doblón menos; la columna del edificio, de 1 a 4, indica cuántas canteras pueden contar.</translation>
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
        <translation>Elige lo que más te aporte: %1. Arrástralo a dos casillas libres contiguas. Tu universidad trae el colono que necesita.</translation>
    </message>
    <message>
        <source>This one fills your city: %1. Drag it to your city, and the game ends with this round.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the building supply: %1 is a building</extracomment>
        <translation>Este llena tu ciudad: %1. Arrástralo a tu ciudad, y la partida acaba con esta ronda.</translation>
    </message>
    <message>
        <source>A game ends in one of three ways: the colonists no longer fill the ship, a city is full, or the victory chips run out. The round is always played to its end. You can choose the moment.</source>
        <extracomment>The first bubble of the lesson &quot;The End of the Game&quot;</extracomment>
        <translation>Una partida acaba de tres maneras: los colonos ya no llenan el barco, una ciudad está llena o se agotan las fichas de victoria. La ronda siempre se juega hasta el final. Tú puedes elegir el momento.</translation>
    </message>
    <message>
        <source>You have filled 8 of 12 spaces in your city, and you have 13 doubloons. Ana ships more than you every round, so a long game is hers. A short one can be yours.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the learner&apos;s board</extracomment>
        <translation>Has llenado 8 de las 12 casillas de tu ciudad y tienes 13 doblones. Ana embarca más que tú en cada ronda, así que una partida larga es suya. Una corta puede ser tuya.</translation>
    </message>
    <message>
        <source>The last column holds the large buildings: 4 points each, and a bonus for one thing you have many of. They fill two spaces. The bonus counts only if a colonist is in the building at the end.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the building supply with the large buildings in its last column</extracomment>
        <translation>En la última columna están los edificios grandes: 4 puntos cada uno y una bonificación por algo que tengas en abundancia. Llenan dos casillas. La bonificación solo cuenta si al final hay un colono en el edificio.</translation>
    </message>
    <message>
        <source>Rest the mouse on a large building, or walk to it with the arrow keys: it says how many points it would bring you now. There is only one of each, so the right one may be gone soon.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the building supply</extracomment>
        <translation>Deja el ratón quieto sobre un edificio grande, o llega a él con las flechas: te dirá cuántos puntos te daría ahora. De cada uno hay solo un ejemplar, así que el que te conviene puede volar pronto.</translation>
    </message>
    <message>
        <source>Take the builder. With the privilege and three quarries, a building for 10 costs you 6 doubloons.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the role cards; the builder is marked</extracomment>
        <translation>Toma el constructor. Con el privilegio y tres canteras, un edificio de 10 te cuesta 6 doblones.</translation>
    </message>
    <message>
        <source>Now only two spaces are free. In the next round you are the governor and choose first: you could end the game. Until then, watch what the others gain.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the learner&apos;s board</extracomment>
        <translation>Ahora solo quedan dos casillas libres. En la próxima ronda eres el gobernador y eliges primero: podrías acabar la partida. Hasta entonces, fíjate en lo que ganan los demás.</translation>
    </message>
    <message>
        <source>Are you ahead? Count your chips, your buildings and their bonuses, and guess those of the others. Then do not wait: take the builder, and everybody gets one more role at most.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the role cards; the builder is marked</extracomment>
        <translation>¿Vas por delante? Cuenta tus fichas, tus edificios y sus bonificaciones, y calcula a ojo los de los demás. Si es así, no esperes: toma el constructor, y cada cual tendrá como mucho un personaje más.</translation>
    </message>
    <message>
        <source>This is the last round. Whoever has not chosen yet still takes a role. What helps only later is worth nothing now; shipping and buildings count.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the role cards, when the last round has begun</extracomment>
        <translation>Esta es la última ronda. Quien aún no haya elegido todavía toma un personaje. Lo que solo sirve para más adelante ya no vale nada; ahora cuentan los embarques y los edificios.</translation>
    </message>
    <message>
        <source>To remember: plan for your first large building, and have a reason to fill the last space. End the game when you are ahead; when you are behind, leave spaces free and play on.</source>
        <extracomment>The last bubble of the lesson &quot;The End of the Game&quot;</extracomment>
        <translation>Para recordar: el primer edificio grande pide un plan; la última casilla, un motivo. Acaba la partida cuando vayas por delante; si vas por detrás, deja casillas libres y sigue jugando.</translation>
    </message>
</context>
<context>
    <name>FileDevice</name>
    <message>
        <source>The system gives no reason.</source>
        <extracomment>Why a file cannot be read or written.</extracomment>
        <translation>El sistema no indica ningún motivo.</translation>
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
        <translation>No se puede abrir el archivo %1.</translation>
    </message>
    <message>
        <source>The game cannot be saved as %1.</source>
        <extracomment>The title of a message about a file; %1 is the file&apos;s name.</extracomment>
        <translation>No se puede guardar la partida como %1.</translation>
    </message>
    <message>
        <source>The game on the table is not affected.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>La partida de la mesa no se ve afectada.</translation>
    </message>
    <message>
        <source>The game is not lost: save it somewhere else.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>La partida no se ha perdido: guárdala en otro sitio.</translation>
    </message>
    <message>
        <source>The file %1 is damaged.</source>
        <extracomment>The title of a message about a file; %1 is the file&apos;s name.</extracomment>
        <translation>El archivo %1 está dañado.</translation>
    </message>
    <message>
        <source>The last game cannot be opened: its file %1 is damaged.</source>
        <extracomment>The title of a message about a file; %1 is the file&apos;s name.</extracomment>
        <translation>No se puede abrir la última partida: su archivo %1 está dañado.</translation>
    </message>
    <message>
        <source>The file of the last game, %1, is damaged.</source>
        <extracomment>The title of a message about a file; %1 is the file&apos;s name.</extracomment>
        <translation>El archivo de la última partida, %1, está dañado.</translation>
    </message>
    <message>
        <source>The table shows the game up to the last good move before that point.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>La mesa muestra la partida hasta la última jugada correcta antes de ese punto.</translation>
    </message>
    <message>
        <source>A new game has been started. The damaged file is kept in the same folder under another name.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>Se ha empezado una partida nueva. El archivo dañado se conserva en la misma carpeta con otro nombre.</translation>
    </message>
    <message>
        <source>The table shows the game up to the last good move before that point. The damaged file is kept in the same folder under another name.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>La mesa muestra la partida hasta la última jugada correcta antes de ese punto. El archivo dañado se conserva en la misma carpeta con otro nombre.</translation>
    </message>
    <message>
        <source>The text is not a game.</source>
        <extracomment>The message when a pasted text is no game.</extracomment>
        <translation>El texto no es una partida.</translation>
    </message>
    <message>
        <source>The text is damaged.</source>
        <extracomment>Why the text of the clipboard is no game, after the title of a message.</extracomment>
        <translation>El texto está dañado.</translation>
    </message>
    <message>
        <source>The last game cannot be read from %1.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>No se puede leer la última partida de %1.</translation>
    </message>
    <message>
        <source>The settings cannot be read from %1.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>No se pueden leer las preferencias de %1.</translation>
    </message>
    <message>
        <source>Windrose uses its default settings. Changes to the preferences last until you quit.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>Windrose usa sus valores predeterminados. Lo que cambies en las preferencias valdrá hasta que salgas.</translation>
    </message>
    <message>
        <source>The file %1 has been changed by another window or program.</source>
        <extracomment>The title of a message about a file; %1 is the file&apos;s name.</extracomment>
        <translation>Otra ventana u otro programa ha cambiado el archivo %1.</translation>
    </message>
    <message>
        <source>Save Anyway</source>
        <extracomment>A button of the message that the file was changed by another program.</extracomment>
        <translation>Guardar igualmente</translation>
    </message>
    <message>
        <source>Save As…</source>
        <extracomment>A button of a message that a game could not be saved.</extracomment>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>If you overwrite it, those changes are lost.</source>
        <extracomment>Explains the question whether to overwrite a file that another program has changed.</extracomment>
        <translation>Si lo sobrescribes, esos cambios se pierden.</translation>
    </message>
    <message>
        <source>The previous file is kept unchanged under another name in the same folder.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>El archivo anterior se conserva sin cambios con otro nombre en la misma carpeta.</translation>
    </message>
    <message>
        <source>The position that was being set up cannot be read from %1.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>No se puede leer de %1 la posición que se estaba preparando.</translation>
    </message>
    <message>
        <source>The game continues where it was. The file is kept unchanged under another name in the same folder.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>La partida sigue donde estaba. El archivo se conserva sin cambios con otro nombre en la misma carpeta.</translation>
    </message>
    <message>
        <source>The end of the file %1 is missing.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Falta el final del archivo %1.</translation>
    </message>
    <message>
        <source>The end of the text is missing.</source>
        <extracomment>The message when the end of a pasted text is missing.</extracomment>
        <translation>Falta el final del texto.</translation>
    </message>
    <message>
        <source>The table shows the game up to its last move.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>La mesa muestra la partida hasta su última jugada.</translation>
    </message>
    <message>
        <source></source>
        <comment>Messages about files that cannot be opened or saved.</comment>
        <translation></translation>
    </message>
    <message>
        <source>The settings in %1 are damaged.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Las preferencias de %1 están dañadas.</translation>
    </message>
    <message>
        <source>The settings cannot be written to %1.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>No se pueden guardar las preferencias en %1.</translation>
    </message>
    <message>
        <source>Windrose uses all settings that can be read. The damaged file is kept in the same folder under another name.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>Windrose usa todas las preferencias que se pueden leer. El archivo dañado se conserva en la misma carpeta con otro nombre.</translation>
    </message>
    <message>
        <source>Changes to the preferences last until you quit.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>Lo que cambies en las preferencias valdrá hasta que salgas.</translation>
    </message>
    <message>
        <source>The file %1 cannot be saved.</source>
        <extracomment>The title of a message about a file; %1 is the file&apos;s name.</extracomment>
        <translation>No se puede guardar el archivo %1.</translation>
    </message>
    <message>
        <source>Save it under another name or somewhere else.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>Guárdalo con otro nombre o en otro sitio.</translation>
    </message>
</context>
<context>
    <name>FileSaving</name>
    <message>
        <source>It is a link that cannot be followed.</source>
        <extracomment>Why a game cannot be saved.</extracomment>
        <translation>Es un enlace que no se puede seguir.</translation>
    </message>
    <message>
        <source>It is write-protected.</source>
        <extracomment>Why a file cannot be saved, after the sentence that names it.</extracomment>
        <translation>Está protegido contra escritura.</translation>
    </message>
    <message>
        <source>%1
The file is only partly written. The complete text is next to it in %2.</source>
        <extracomment>%1 is a sentence about what went wrong, %2 a file</extracomment>
        <translation>%1
El archivo solo se ha escrito en parte. El texto completo está a su lado, en %2.</translation>
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
        <translation>Ese archivo no existe.</translation>
    </message>
    <message>
        <source>It is a link to a file that does not exist.</source>
        <extracomment>Why a file cannot be opened.</extracomment>
        <translation>Es un enlace a un archivo que no existe.</translation>
    </message>
    <message>
        <source>It is a folder, not a file.</source>
        <extracomment>Why a file cannot be opened.</extracomment>
        <translation>Es una carpeta, no un archivo.</translation>
    </message>
    <message>
        <source>It is a pipe or a device, not a regular file.</source>
        <extracomment>Why a file cannot be opened.</extracomment>
        <translation>Es una tubería o un dispositivo, no un archivo normal.</translation>
    </message>
    <message>
        <source>It is too large. Files of up to %1 can be opened.</source>
        <extracomment>%1 is an amount such as &quot;16 MiB&quot;</extracomment>
        <translation>Es demasiado grande. Se pueden abrir archivos de hasta %1.</translation>
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
        <translation>¡Te damos la bienvenida! Contigo juegan otros tres, y cada cual levanta su isla. Gana quien tenga más puntos de victoria al final. Tómate todo el tiempo que quieras: nadie mueve mientras haya una nota como esta abierta.</translation>
    </message>
    <message>
        <source>This is your island. On the left, plantations will grow: you begin with one of indigo. On the right, you will build a city. White circles are places for colonists, who do all the work.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the learner&apos;s board</extracomment>
        <translation>Esta es tu isla. A la izquierda crecerán plantaciones: empiezas con una de añil. A la derecha construirás una ciudad. Los círculos blancos son sitios para los colonos, que hacen todo el trabajo.</translation>
    </message>
    <message>
        <source>A turn is simple: take one of these roles. Then everybody does what the role says, you first. Whoever took it also gets its privilege, a little extra that the others do not get.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the row of role cards</extracomment>
        <translation>Un turno es sencillo: toma uno de estos personajes. Después, todos hacen lo que dice el personaje, y tú primero. Quien lo ha tomado tiene además su privilegio, un pequeño extra que los demás no reciben.</translation>
    </message>
    <message>
        <source>You are the governor, so you choose first. You need land before anything else: take the settler. Click the card, drag it to your board, or press Enter on it.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the row of role cards; the settler is marked</extracomment>
        <translation>Eres el gobernador, así que eliges primero. Antes que nada necesitas tierra: toma el colonizador. Haz clic en la carta, arrástrala a tu tablero o pulsa Intro sobre ella.</translation>
    </message>
    <message>
        <source>The settler brings land: everybody takes one of the plantations that lie open. Only the settler may take a quarry instead. A quarry makes every building cheaper.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the plantations, after &quot;Ana takes the settler.&quot;</extracomment>
        <translation>El colonizador trae tierra: todo el mundo toma una de las plantaciones que están boca arriba. Solo el colonizador puede tomar una cantera en su lugar. Una cantera abarata todos los edificios.</translation>
    </message>
    <message>
        <source>Take corn: it sells for nothing, but it needs no building, so it gives you barrels to ship very soon. Drag the tile to your island, or press Space on it and Enter on its place.</source>
        <extracomment>A bubble of the guided game, beside the row of plantations with corn.</extracomment>
        <translation>Toma maíz: al venderlo no te dan nada, pero no necesita edificio, así que muy pronto te dará barriles que embarcar. Arrastra la loseta a tu isla, o pulsa Espacio sobre ella e Intro en su sitio.</translation>
    </message>
    <message>
        <source>Take a tile for your island. Drag it there, or press Space on it and Enter on its place.</source>
        <extracomment>A bubble of the guided game, beside the row of plantations without corn.</extracomment>
        <translation>Toma una loseta para tu isla. Arrástrala hasta allí, o pulsa Espacio sobre ella e Intro en su sitio.</translation>
    </message>
    <message>
        <source>Now everybody may buy one building. Colored ones turn a harvest into barrels: indigo, sugar, tobacco and coffee need one. Violet ones help in other ways. The builder pays one doubloon less.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the building supply, after &quot;Ana takes the builder.&quot;</extracomment>
        <translation>Ahora todo el mundo puede comprar un edificio. Los de colores convierten la cosecha en barriles: el añil, el azúcar, el tabaco y el café los necesitan. Los violetas ayudan de otras maneras. El constructor paga un doblón menos.</translation>
    </message>
    <message>
        <source>Good. Until you press Done, you can still move all of your colonists, also those from earlier rounds. Press Done when you are satisfied.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the prompt line with the button Done</extracomment>
        <translation>Bien. Hasta que pulses Listo puedes seguir moviendo a todos tus colonos, también a los que llegaron en rondas anteriores. Pulsa Listo cuando estés a gusto con el reparto.</translation>
    </message>
    <message>
        <source>Harvest! Each occupied plantation gives its owner a barrel; all but corn also need an occupied circle in their plant. The craftsman gets one barrel more. Think of what the others harvest before you take this role.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the learner&apos;s wind rose with its barrels, after &quot;Ana takes the craftsman.&quot;</extracomment>
        <translation>¡Cosecha! Cada plantación ocupada da un barril a su dueño; salvo el maíz, todas necesitan además un círculo ocupado en su edificio. El capataz recibe un barril más. Antes de tomar este personaje, piensa en lo que cosechan los demás.</translation>
    </message>
    <message>
        <source>As the craftsman you get one more barrel of a kind that you produced. Drag it from the goods supply to your wind rose.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the learner&apos;s wind rose</extracomment>
        <translation>Como capataz recibes un barril más de un tipo que hayas producido. Arrástralo desde la reserva de mercancías hasta tu rosa náutica.</translation>
    </message>
    <message>
        <source>You have a barrel. There are two ways to use barrels: the trader sells them for doubloons, which become buildings. The captain ships them for victory points.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the learner&apos;s barrels</extracomment>
        <translation>Tienes un barril. Los barriles se usan de dos maneras: el mercader los vende por doblones, que se convierten en edificios. El capitán los embarca a cambio de puntos de victoria.</translation>
    </message>
    <message>
        <source>Now barrels go to Europe: one victory point for each. In turn everybody must load one kind, as much as fits, as long as anybody can. A ship carries a single kind, and no two ships the same. The captain gets one point extra.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the cargo ships, after &quot;Ana takes the captain.&quot;</extracomment>
        <translation>Ahora los barriles van a Europa: un punto de victoria por cada uno. Por turnos, cada cual debe cargar un tipo, tanto como quepa, mientras alguien pueda. Un barco lleva un solo tipo, y no hay dos barcos con el mismo. El capitán recibe un punto más.</translation>
    </message>
    <message>
        <source>Your turn to load. Drag your barrels from the wind rose to the ship that the arrow shows. Your points are chips that the others cannot see.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the cargo ships; an arrow leads from the barrels to a ship</extracomment>
        <translation>Te toca cargar. Arrastra tus barriles desde la rosa náutica hasta el barco que señala la flecha. Tus puntos son fichas que los demás no pueden ver.</translation>
    </message>
    <message>
        <source>Not everything went on board, and you may keep only one barrel. Click the barrels you want to keep, then press Done. The rest goes back to the supply.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the learner&apos;s barrels</extracomment>
        <translation>No ha cabido todo a bordo, y solo puedes conservar un barril. Haz clic en los barriles que quieras conservar y pulsa Listo. El resto vuelve a la reserva.</translation>
    </message>
    <message>
        <source>After loading, everybody keeps a single barrel and loses the rest, unless a warehouse stores it. Full ships sail and come back empty; the others wait for the next captain.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the cargo ships</extracomment>
        <translation>Tras el embarque, cada cual conserva un solo barril y pierde los demás, salvo los que guarde un almacén. Los barcos llenos zarpan y vuelven vacíos; los otros esperan al próximo capitán.</translation>
    </message>
    <message>
        <source>The prospector is the only role for one person alone: whoever takes it gets a doubloon, and nobody else does anything. It is good when every other role would help the others more than you.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the role cards, after &quot;Ana takes the prospector.&quot;</extracomment>
        <translation>El buscador de oro es el único personaje para una sola persona: quien lo toma recibe un doblón, y los demás no hacen nada. Es bueno cuando cualquier otro personaje ayudaría más a los demás que a ti.</translation>
    </message>
    <message>
        <source>Everybody may sell one barrel, as long as there is room: the house takes four, each of another kind. Corn brings 0 doubloons, indigo 1, sugar 2, tobacco 3, coffee 4. The trader gets one more.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the trading house, after &quot;Ana takes the trader.&quot;</extracomment>
        <translation>Cada cual puede vender un barril mientras haya sitio: en la casa caben cuatro, cada uno de un tipo distinto. El maíz da 0 doblones; el añil, 1; el azúcar, 2; el tabaco, 3; el café, 4. El mercader recibe uno más.</translation>
    </message>
    <message>
        <source>Sell a barrel: drag it from your wind rose into the trading house. The doubloons are yours at once.</source>
        <extracomment>A bubble of the guided game, in the trader phase.</extracomment>
        <translation>Vende un barril: arrástralo desde tu rosa náutica hasta la casa de comercio. Los doblones son tuyos al instante.</translation>
    </message>
    <message>
        <source>Look at the coins: each role that nobody took in the last round got a doubloon. Whoever takes the role gets the money with it. The longer it lies, the more tempting it is.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the role cards</extracomment>
        <translation>Fíjate en las monedas: cada personaje que nadie tomó en la última ronda ha recibido un doblón. Quien tome el personaje se lleva el dinero. Cuanto más tiempo espera, más tienta.</translation>
    </message>
    <message>
        <source>The game ends with the round in which the colonists no longer fill the ship, somebody&apos;s city is full, or the victory chips run out. Until then there are many rounds.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside nothing in particular</extracomment>
        <translation>La partida acaba con la ronda en la que los colonos ya no llenan el barco, la ciudad de alguien está llena o se agotan las fichas de victoria. Hasta entonces hay muchas rondas.</translation>
    </message>
    <message>
        <source>The coin on a building is its price. Above its column are the victory points (VP) that it is worth at the end. What you need now: %1. Drag it to your city.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the building supply, where the heading of each column says how many victory points (VP) its buildings are worth: %1 is a building</extracomment>
        <translation>La moneda de un edificio es su precio. Encima de su columna están los puntos de victoria (PV) que vale al final. Lo que necesitas ahora: %1. Arrástralo a tu ciudad.</translation>
    </message>
    <message>
        <source>The mayor brings people: this ship brought a colonist for everybody, and the mayor got one more. A plantation or a building does nothing until a colonist stands in its circle.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the colonist ship, which is empty now, after &quot;Ana takes the mayor.&quot;</extracomment>
        <translation>El alcalde trae gente: este barco ha traído un colono para cada cual, y el alcalde ha recibido uno más. Una plantación o un edificio no hace nada hasta que hay un colono en su círculo.</translation>
    </message>
    <message>
        <source>As they stand, you can harvest nothing: corn needs a colonist on it, other plantations one on them and one in their plant. Move your colonist, or press Done anyway.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the prompt line with the button Done, when the colonists stand where they bear nothing</extracomment>
        <translation>Así no puedes cosechar nada: el maíz necesita un colono en su plantación; lo demás, uno en la plantación y otro en su edificio. Mueve tu colono, o pulsa Listo de todos modos.</translation>
    </message>
    <message>
        <source>Everybody has had a role, so the first round is over. All cards are back, and the governor has moved on: %1 now chooses first, and you choose last.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the panel with the round: %1 is a player</extracomment>
        <translation>Todo el mundo ha tenido un personaje, así que la primera ronda ha terminado. Todas las cartas han vuelto y el gobernador ha cambiado: ahora elige primero %1, y tú al final.</translation>
    </message>
    <message>
        <source>Your turn. Ask two things: what does a role bring me, and what would it bring the others? This one is new to you, and there is money on it: %1.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the role cards, one of which is marked and has coins on it: %1 is a role, &quot;Trader&quot;</extracomment>
        <translation>Te toca. Pregúntate dos cosas: ¿qué me aporta un personaje, y qué aportaría a los demás? Este es nuevo para ti, y tiene dinero encima: %1.</translation>
    </message>
    <message>
        <source>Your turn. Ask two things: what does a role bring me, and what would it bring the others? This one is new to you: %1.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the role cards, one of which is marked: %1 is a role, &quot;Trader&quot;</extracomment>
        <translation>Te toca. Pregúntate dos cosas: ¿qué me aporta un personaje, y qué aportaría a los demás? Este es nuevo para ti: %1.</translation>
    </message>
    <message>
        <source>Now you know every role. Points come from two sources: barrels you ship, and buildings, by their columns from 1 to 4. Large buildings add a bonus at the end. Doubloons only break a tie.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the learner&apos;s board</extracomment>
        <translation>Ya conoces todos los personajes. Los puntos vienen de dos fuentes: los barriles que embarcas y los edificios, según su columna, de 1 a 4. Los edificios grandes añaden una bonificación al final. Los doblones solo deshacen empates.</translation>
    </message>
    <message>
        <source>You cannot afford anything useful yet. Build nothing this time; there will be another builder.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the building supply</extracomment>
        <translation>Aún no puedes pagar nada útil. No construyas esta vez; ya habrá otro constructor.</translation>
    </message>
    <message>
        <source>Your colonist waits here in San Juan and wants work: click an empty circle, press Space on it, or drag the colonist there. Your corn needs only one; indigo also needs someone in its plant.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside San Juan, where colonists of the learner wait</extracomment>
        <translation>Tu colono espera aquí, en San Juan. Dale trabajo: haz clic en un círculo vacío, pulsa Espacio sobre él o arrastra el colono hasta allí. Tu maíz puede aprovecharlo enseguida; el añil necesita también a alguien en su añilería.</translation>
    </message>
    <message>
        <source>What you have would bring nothing here. Don&apos;t sell, and keep your barrels for a captain.</source>
        <extracomment>A bubble of the guided game, in the trader phase, when no sale earns anything.</extracomment>
        <translation>Lo que tienes no te daría nada aquí. No vendas, y guarda tus barriles para un capitán.</translation>
    </message>
    <message>
        <source>Play two rounds as you like. Ask for a Hint whenever you are unsure (the key %1): it shows good moves and why. Undo takes anything back. I will come back for a last word.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the prompt line; &quot;Hint&quot; and &quot;Undo&quot; are its buttons, %1 is a key</extracomment>
        <translation>Juega dos rondas a tu aire. Pide una Pista siempre que dudes (la tecla %1): te enseña buenas jugadas y sus motivos. Con Deshacer puedes volver atrás en todo. Volveré para decirte una última cosa.</translation>
    </message>
    <message>
        <source>That is all you need. %1 opens the rules, %2 gives a hint, and three short lessons wait under Help, Learn. You can go on with this game as long as you like. Have fun!</source>
        <extracomment>The last bubble of the lesson &quot;A First Game&quot;; &quot;Help&quot; and &quot;Learn&quot; are entries of the menus, %1 and %2 are keys</extracomment>
        <translation>Eso es todo lo que necesitas. %1 abre las reglas, %2 da una pista, y en Ayuda, Aprender te esperan tres lecciones cortas. Puedes seguir con esta partida todo lo que quieras. ¡Que te diviertas!</translation>
    </message>
</context>
<context>
    <name>GameClipboard</name>
    <message>
        <source>The game has been copied to the clipboard as text.</source>
        <extracomment>Said in the prompt line after an entry of the menu Edit.</extracomment>
        <translation>La partida se ha copiado al portapapeles como texto.</translation>
    </message>
    <message>
        <source>The position has been copied to the clipboard as text.</source>
        <extracomment>Said in the prompt line after an entry of the menu Edit.</extracomment>
        <translation>La posición se ha copiado al portapapeles como texto.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <extracomment>Said in the prompt line: why Paste Game opened nothing.</extracomment>
        <translation>No hay texto en el portapapeles.</translation>
    </message>
    <message>
        <source>Only files on this computer can be opened.</source>
        <extracomment>Said in the prompt line: why Paste Game opened nothing.</extracomment>
        <translation>Solo se pueden abrir archivos de este ordenador.</translation>
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
        <translation>Windrose guarda sus propias partidas en esa carpeta.</translation>
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
        <translation>Isla y ciudad</translation>
    </message>
    <message>
        <source>Your board has an island with room for 12 tiles and a city with room for 12 buildings, four in a row. Next to them are San Juan, where colonists wait, and the wind rose with your goods and doubloons.</source>
        <extracomment>A paragraph of the page of the help about the board and its buildings.</extracomment>
        <translation>Tu tablero tiene una isla con sitio para 12 losetas y una ciudad con sitio para 12 edificios, en filas de cuatro. Al lado están San Juan, donde esperan los colonos, y la rosa náutica con tus mercancías y doblones.</translation>
    </message>
    <message>
        <source>Circles show where colonists can work: white while empty, green while occupied. An unoccupied tile or building does nothing, but a building still scores its printed points.</source>
        <extracomment>A rule of the help.</extracomment>
        <translation>Los círculos indican dónde pueden trabajar los colonos: blancos si están vacíos, verdes si están ocupados. Una loseta o un edificio sin ocupar no hace nada, pero un edificio puntúa igualmente lo que lleva impreso.</translation>
    </message>
    <message>
        <source>All buildings</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Todos los edificios</translation>
    </message>
    <message>
        <source>Violet buildings help in one of the phases; the others make goods. The column says how many points a building is worth and how many quarries can count.</source>
        <extracomment>A paragraph of the page of the help about the board and its buildings.</extracomment>
        <translation>Los edificios violetas ayudan en alguna de las fases; los demás producen mercancías. La columna indica cuántos puntos vale un edificio y cuántas canteras pueden contar.</translation>
    </message>
    <message>
        <source>Column %1</source>
        <extracomment>In the help on buildings: a column of the building supply, counted from 1; %1 is its number.</extracomment>
        <translation>Columna %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a building and its printed cost, &quot;Coffee roaster, 6 doubloons&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>What the game is about</source>
        <extracomment>A heading of the help.</extracomment>
        <translation>De qué trata el juego</translation>
    </message>
    <message>
        <source>Each player has an island and a city. You plant fields, construct buildings, bring in colonists to work there, and turn the harvest into goods.</source>
        <extracomment>A paragraph of the help about what the game is.</extracomment>
        <translation>Cada jugador tiene una isla y una ciudad. Plantas campos, construyes edificios, traes colonos para que trabajen en ellos y conviertes la cosecha en mercancías.</translation>
    </message>
    <message>
        <source>Goods have two uses. Sold to the trading house, they earn doubloons, which pay for buildings. Shipped overseas, they earn victory points.</source>
        <extracomment>A rule of the help.</extracomment>
        <translation>Las mercancías sirven para dos cosas. Vendidas a la casa de comercio, dan doblones, con los que se pagan los edificios. Enviadas a ultramar, dan puntos de victoria.</translation>
    </message>
    <message>
        <source>The player with the most victory points at the end of the game wins. Points come from shipped goods, from buildings, and from the bonuses of large buildings.</source>
        <extracomment>A rule of the help.</extracomment>
        <translation>Gana quien tenga más puntos de victoria al final de la partida. Los puntos se obtienen por las mercancías enviadas, por los edificios y por las bonificaciones de los edificios grandes.</translation>
    </message>
    <message>
        <source>There are no dice, and nobody can take anything from you. What counts is which role you choose, when you choose it, and who else benefits.</source>
        <extracomment>A paragraph of the help about what the game is.</extracomment>
        <translation>No hay dados, y nadie puede quitarte nada. Lo que cuenta es qué personaje eliges, cuándo lo eliges y a quién más beneficia.</translation>
    </message>
    <message>
        <source>A round and its roles</source>
        <extracomment>A heading of the help.</extracomment>
        <translation>Una ronda y sus personajes</translation>
    </message>
    <message>
        <source>The governor starts the round and takes one of the role cards. Then everyone acts in that role, clockwise from the player who took it, who also gets a privilege. When all have acted, the next player takes one of the remaining cards, and so on.</source>
        <extracomment>A rule of the help.</extracomment>
        <translation>El gobernador empieza la ronda y toma una de las cartas de personaje. Entonces todos realizan la acción de ese personaje, en el sentido de las agujas del reloj y empezando por quien lo ha tomado, que además tiene un privilegio. Cuando todos han actuado, el siguiente jugador toma una de las cartas restantes, y así sucesivamente.</translation>
    </message>
    <message>
        <source>With three to five players each takes one role in a round; two players take three each, in turn.</source>
        <extracomment>A paragraph of the help about what the game is.</extracomment>
        <translation>Con tres a cinco jugadores, cada uno toma un personaje por ronda; con dos, cada uno toma tres, por turnos.</translation>
    </message>
    <message>
        <source>At the end of the round, 1 doubloon is placed on each card that nobody took. It stays there until somebody takes the card, and the money with it. All cards are returned, and the next player becomes governor.</source>
        <extracomment>A rule of the help.</extracomment>
        <translation>Al final de la ronda se coloca 1 doblón sobre cada carta que nadie ha tomado. Se queda ahí hasta que alguien toma la carta, y el dinero con ella. Se devuelven todas las cartas, y el siguiente jugador pasa a ser gobernador.</translation>
    </message>
    <message>
        <source>The end and the score</source>
        <extracomment>A heading of the help.</extracomment>
        <translation>El final y la puntuación</translation>
    </message>
    <message>
        <source>The current round becomes the last one, and is played to its end, as soon as</source>
        <extracomment>A paragraph of the help, followed by a list of three cases.</extracomment>
        <translation>La ronda en curso pasa a ser la última, y se juega hasta el final, en cuanto</translation>
    </message>
    <message>
        <source>the colonist ship cannot be completely refilled after a mayor phase,</source>
        <extracomment>In the help: continues &quot;is played to its end, as soon as&quot;.</extracomment>
        <translation>el barco de colonos no se puede volver a llenar del todo tras una fase del alcalde,</translation>
    </message>
    <message>
        <source>a player fills the twelfth space of their city, or</source>
        <extracomment>In the help: continues &quot;is played to its end, as soon as&quot;.</extracomment>
        <translation>un jugador llena la duodécima casilla de su ciudad, o</translation>
    </message>
    <message>
        <source>the last victory point chip is taken. Points earned after that still count.</source>
        <extracomment>In the help: continues &quot;is played to its end, as soon as&quot;.</extracomment>
        <translation>se toma la última ficha de punto de victoria. Los puntos que se ganen después también cuentan.</translation>
    </message>
    <message>
        <source>Your score is the sum of three things:</source>
        <extracomment>In the help, followed by a list of three things.</extracomment>
        <translation>Tu puntuación es la suma de tres cosas:</translation>
    </message>
    <message>
        <source>the victory points you earned by shipping,</source>
        <extracomment>In the help: one of the three things that a score is the sum of.</extracomment>
        <translation>los puntos de victoria que has ganado con los envíos,</translation>
    </message>
    <message>
        <source>the points printed on your buildings, 1 to 4 each, occupied or not, and</source>
        <extracomment>In the help: one of the three things that a score is the sum of.</extracomment>
        <translation>los puntos impresos en tus edificios, de 1 a 4 cada uno, ocupados o no, y</translation>
    </message>
    <message>
        <source>the bonuses of your large buildings, each only if occupied.</source>
        <extracomment>In the help: one of the three things that a score is the sum of.</extracomment>
        <translation>las bonificaciones de tus edificios grandes, cada una solo si el edificio está ocupado.</translation>
    </message>
    <message>
        <source>Doubloons plus barrels break ties. If these are equal too, the victory is shared.</source>
        <extracomment>A rule of the help.</extracomment>
        <translation>Los empates se deciden por la suma de doblones y barriles. Si también es igual, se comparte la victoria.</translation>
    </message>
    <message>
        <source>Mouse and keyboard</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Ratón y teclado</translation>
    </message>
    <message>
        <source>Drag and drop</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Arrastrar y soltar</translation>
    </message>
    <message>
        <source>Drag a piece with the mouse and drop it where it belongs. Every place that accepts it glows; over any other place, the prompt explains why it does not. A piece dropped there goes back to where it came from.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>Arrastra una pieza con el ratón y suéltala donde corresponda. Todos los lugares que la admiten brillan; sobre cualquier otro, la indicación explica por qué no la admite. Si la sueltas ahí, la pieza vuelve a donde estaba.</translation>
    </message>
    <message>
        <source>Two clicks</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Dos clics</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>Explanations</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Explicaciones</translation>
    </message>
    <message>
        <source>Rest the pointer on any piece to read what it does and what it costs you now. The prompt says whose turn it is, what to decide, and what happens if you pass.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>Deja el puntero sobre cualquier pieza para leer qué hace y qué te cuesta ahora. La indicación dice de quién es el turno, qué hay que decidir y qué ocurre si pasas.</translation>
    </message>
    <message>
        <source>Good to know</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Conviene saber</translation>
    </message>
    <message>
        <source>Press Enter to activate the highlighted button.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>Pulsa Intro para activar el botón resaltado.</translation>
    </message>
    <message>
        <source>New fields</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Nuevos campos</translation>
    </message>
    <message>
        <source>In turn, each player takes one of the face-up plantations and places it on their island. The settler may take a quarry instead.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Por turnos, cada jugador toma una de las plantaciones boca arriba y la coloca en su isla. El colonizador puede tomar una cantera en su lugar.</translation>
    </message>
    <message>
        <source>Tiles are never moved or returned.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Las losetas nunca se mueven ni se devuelven.</translation>
    </message>
    <message>
        <source>With a hacienda you may draw a face-down tile first; it must be placed.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Con una hacienda puedes robar antes una loseta boca abajo, que debes colocar.</translation>
    </message>
    <message>
        <source>With a construction hut you may take a quarry even if you are not the settler.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Con una caseta de obra puedes tomar una cantera aunque no seas el colonizador.</translation>
    </message>
    <message>
        <source>With a hospice the tile you take comes with a colonist.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Con un hospicio, la loseta que tomas llega con un colono.</translation>
    </message>
    <message>
        <source>Tiles that nobody takes are discarded, and a new row is dealt.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Las losetas que nadie toma se descartan y se reparte una fila nueva.</translation>
    </message>
    <message>
        <source>New people</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Nuevos habitantes</translation>
    </message>
    <message>
        <source>The mayor gets 1 colonist from the supply. Then the colonists on the ship are dealt out one by one, starting with the mayor, until the ship is empty.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>El alcalde recibe 1 colono de la reserva. Después se reparten de uno en uno los colonos del barco, empezando por el alcalde, hasta vaciarlo.</translation>
    </message>
    <message>
        <source>Now everyone rearranges all of their colonists, including those already at work. A circle holds one colonist. A plantation, quarry or building works only while it is occupied.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Ahora cada cual recoloca todos sus colonos, también los que ya trabajan. En un círculo cabe un colono. Una plantación, una cantera o un edificio solo funciona mientras esté ocupado.</translation>
    </message>
    <message>
        <source>No colonist may wait in San Juan while a circle is empty.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Ningún colono puede esperar en San Juan mientras haya un círculo vacío.</translation>
    </message>
    <message>
        <source>A building with several circles works for each colonist on it.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Un edificio con varios círculos funciona por cada colono que tenga.</translation>
    </message>
    <message>
        <source>At the end, the ship is refilled with as many colonists as there are empty circles on buildings, but at least one for each player.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Al final, el barco vuelve a llenarse con tantos colonos como círculos vacíos haya en los edificios, pero al menos uno por jugador.</translation>
    </message>
    <message>
        <source>New buildings</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Nuevos edificios</translation>
    </message>
    <message>
        <source>In turn, each player may build one building. The builder pays 1 doubloon less.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Por turnos, cada jugador puede construir un edificio. El constructor paga 1 doblón menos.</translation>
    </message>
    <message>
        <source>Each occupied quarry saves 1 doubloon. At most one quarry counts in the first column, two in the second, and so on.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Cada cantera ocupada ahorra 1 doblón. En la primera columna cuenta como mucho una cantera, en la segunda dos, y así sucesivamente.</translation>
    </message>
    <message>
        <source>Nobody may own two buildings of the same kind.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Nadie puede tener dos edificios del mismo tipo.</translation>
    </message>
    <message>
        <source>A large building fills two adjacent spaces. If your empty spaces are not adjacent, other buildings are moved to make room.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Un edificio grande llena dos casillas contiguas. Si tus casillas vacías no lo son, se mueven otros edificios para hacer sitio.</translation>
    </message>
    <message>
        <source>With a university the new building comes with a colonist.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Con una universidad, el edificio nuevo llega con un colono.</translation>
    </message>
    <message>
        <source>The harvest</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>La cosecha</translation>
    </message>
    <message>
        <source>In turn, everyone gets the goods they can produce, as long as the supply lasts. Then the craftsman takes 1 extra barrel of a kind they have just produced.</source>
        <extracomment>A rule of the help.</extracomment>
        <translation>Por turnos, todos reciben las mercancías que pueden producir, mientras quede reserva. Después el capataz toma 1 barril más de un tipo que acabe de producir.</translation>
    </message>
    <message>
        <source>An occupied corn plantation produces a barrel of corn without a building.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Una plantación de maíz ocupada produce un barril de maíz sin necesidad de edificio.</translation>
    </message>
    <message>
        <source>The other kinds need both an occupied plantation and a colonist in a matching building: one barrel for each such pair.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Los demás tipos necesitan una plantación ocupada y un colono en el edificio correspondiente: un barril por cada pareja.</translation>
    </message>
    <message>
        <source>With a factory, producing several kinds also earns money.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Con una fábrica, producir varios tipos también da dinero.</translation>
    </message>
    <message>
        <source>Below its barrels, a large board shows what it would produce now. A mark says what one more barrel lacks: a dashed square is a plantation, a dashed house a building, an idle circle a colonist, an empty barrel the supply.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Bajo sus barriles, un tablero grande muestra lo que produciría ahora. Un símbolo indica qué le falta a un barril más: un cuadrado de trazos es una plantación; una casa de trazos, un edificio; un círculo libre, un colono; un barril vacío, la reserva.</translation>
    </message>
    <message>
        <source>The trading house</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>La casa de comercio</translation>
    </message>
    <message>
        <source>In turn, each player may sell one barrel. Corn earns nothing, indigo 1, sugar 2, tobacco 3 and coffee 4 doubloons. The trader gets 1 more for a sale.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Por turnos, cada jugador puede vender un barril. El maíz no da nada; el añil, 1 doblón; el azúcar, 2; el tabaco, 3, y el café, 4. El mercader recibe 1 más por una venta.</translation>
    </message>
    <message>
        <source>The trading house has four spaces and buys only kinds it does not hold yet.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>La casa de comercio tiene cuatro espacios y solo compra tipos que aún no tenga.</translation>
    </message>
    <message>
        <source>With an office you may sell a kind it already holds.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Con una oficina puedes vender un tipo que ya tenga.</translation>
    </message>
    <message>
        <source>A small market adds 1 doubloon to a sale, a large market 2.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Un mercado pequeño añade 1 doblón a la venta; uno grande, 2.</translation>
    </message>
    <message>
        <source>The phase ends when the trading house is full, and it is emptied. Otherwise its barrels stay and block their kinds.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>La fase termina cuando la casa de comercio se llena, y entonces se vacía. Si no, sus barriles se quedan y bloquean sus tipos.</translation>
    </message>
    <message>
        <source>Shipping</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Los envíos</translation>
    </message>
    <message>
        <source>Turn after turn, each player loads barrels of one kind onto one cargo ship and gets a victory point for each barrel. Players who can load must load. The captain gets 1 extra point for the first load.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Turno tras turno, cada jugador carga barriles de un tipo en un barco de carga y recibe un punto de victoria por barril. Quien puede cargar, debe hacerlo. El capitán recibe 1 punto más por su primera carga.</translation>
    </message>
    <message>
        <source>A ship carries one kind, and no two ships carry the same.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Cada barco lleva un solo tipo, y no hay dos barcos que lleven el mismo.</translation>
    </message>
    <message>
        <source>You choose the kind, but must load as many barrels of it as possible. Of several empty ships, choose one that takes the most.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Tú eliges el tipo, pero debes cargar tantos barriles como puedas. Si hay varios barcos vacíos, elige uno en el que quepan más.</translation>
    </message>
    <message>
        <source>With a wharf you may, once in the phase, ship all your barrels of one kind on a ship of your own.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Con un muelle puedes, una vez en la fase, enviar todos tus barriles de un tipo en un barco propio.</translation>
    </message>
    <message>
        <source>With a harbor, every load earns 1 extra point.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Con un puerto, cada carga da 1 punto más.</translation>
    </message>
    <message>
        <source>Storing goods</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Almacenar mercancías</translation>
    </message>
    <message>
        <source>When nobody can load anymore, each player keeps one barrel, plus all barrels of as many kinds as their warehouses store. Everything else returns to the supply. Full ships sail and come back empty; the others keep their load.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Cuando ya nadie puede cargar, cada jugador conserva un barril, más todos los de tantos tipos como quepan en sus almacenes. Lo demás vuelve a la reserva. Los barcos llenos zarpan y vuelven vacíos; los otros mantienen su carga.</translation>
    </message>
    <message>
        <source>A quiet moment</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Un momento de calma</translation>
    </message>
    <message>
        <source>The prospector takes 1 doubloon from the bank. Nobody else does anything.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>El buscador de oro toma 1 doblón de la banca. Los demás no hacen nada.</translation>
    </message>
    <message>
        <source>There are two prospector cards with five players, one with two or four, and none with three.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Hay dos cartas de buscador de oro con cinco jugadores, una con dos o cuatro y ninguna con tres.</translation>
    </message>
    <message>
        <source>As in the printed game, players do not see each other&apos;s points. In the preferences you can show them all, or draw a curtain when the turn passes to another person.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>Como en el juego impreso, nadie ve los puntos de los demás. En las preferencias puedes mostrarlos todos, o correr una cortina cuando el turno pasa a otra persona.</translation>
    </message>
    <message>
        <source>Using the program</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Uso del programa</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Hint (H) thinks for a moment, then offers the best move and two others, each with its chance to win and a reason. Point at one to see it on the table; a click or Enter plays it, Escape closes the hint. A hint uses only what you may see yourself.</source>
        <extracomment>In the help on hints; names of entries are those of the menus.</extracomment>
        <translation>Pista (H) piensa un momento y ofrece la mejor jugada y otras dos, cada una con su probabilidad de ganar y un motivo. Señala una para verla en la mesa; un clic o Intro la juega, Escape cierra la pista. Una pista solo usa lo que tú puedes ver.</translation>
    </message>
    <message>
        <source>In the mayor phase, Place for me places your colonists.</source>
        <extracomment>In the help on hints; names of entries are those of the menus.</extracomment>
        <translation>En la fase del alcalde, Colocar por mí coloca tus colonos.</translation>
    </message>
    <message>
        <source>Undo and redo</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Deshacer y rehacer</translation>
    </message>
    <message>
        <source>Undo goes back move by move to the start of the game, and Redo goes forward again. Restart My Turn goes back to the start of your turn.</source>
        <extracomment>In the help on undo and redo; names of entries are those of the menus.</extracomment>
        <translation>Deshacer retrocede jugada a jugada hasta el comienzo de la partida, y Rehacer vuelve a avanzar. Reiniciar mi turno vuelve al comienzo de tu turno.</translation>
    </message>
    <message>
        <source>Undo stops where hidden tiles were seen. You can change this in the preferences, or limit undo to the turn.</source>
        <extracomment>In the help on undo and redo; names of entries are those of the menus.</extracomment>
        <translation>Deshacer se detiene donde se han visto losetas ocultas. Puedes cambiarlo en las preferencias, o limitarlo al turno.</translation>
    </message>
    <message>
        <source>While moves are undone, the prompt says how many. Playing on discards them; if other players&apos; moves are among them, you are asked first.</source>
        <extracomment>In the help on undo and redo; names of entries are those of the menus.</extracomment>
        <translation>Mientras haya jugadas deshechas, la indicación dice cuántas. Si sigues jugando, se descartan; si hay entre ellas jugadas de otros, se te pregunta antes.</translation>
    </message>
    <message>
        <source>Computer players</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Jugadores virtuales</translation>
    </message>
    <message>
        <source>In New Game, each seat is a person or a computer player of a level. The levels, from the weakest to the strongest: %1. A style gives it preferences. The Seats menu, or the menu of a board, changes who plays a seat during the game.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus. %1 is a list of the levels&apos; names.</extracomment>
        <translation>En Nueva partida, cada puesto es una persona o un jugador virtual de algún nivel. Los niveles, del más débil al más fuerte: %1. Un estilo le da preferencias. El menú Puestos, o el menú de un tablero, cambia quién juega un puesto durante la partida.</translation>
    </message>
    <message>
        <source>Computer players see only what a person in their place would see. The log gives reasons for their moves; you can turn this off in the preferences.</source>
        <extracomment>In the help on computer players; names of entries are those of the menus.</extracomment>
        <translation>Los jugadores virtuales solo ven lo que vería una persona en su lugar. El historial indica los motivos de sus jugadas; puedes desactivarlo en las preferencias.</translation>
    </message>
    <message>
        <source>Pause Computers (Ctrl+P) stops them, and One Computer Move (Ctrl+Shift+P) plays a single move. Ctrl+Up and Ctrl+Down change how fast their moves follow each other.</source>
        <extracomment>In the help on computer players; names of entries are those of the menus.</extracomment>
        <translation>Pausar jugadores virtuales (Ctrl+P) los detiene, y Una sola jugada (Ctrl+Mayús+P) hace una sola jugada. Ctrl+Arriba y Ctrl+Abajo cambian el ritmo de sus jugadas.</translation>
    </message>
    <message>
        <source>Another Program… lets a program of your own play. In a game opened from a file, computers and programs wait until you choose Continue.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>Otro programa… permite que juegue un programa tuyo. En una partida abierta desde un archivo, los jugadores virtuales y los programas esperan hasta que elijas Continuar.</translation>
    </message>
    <message>
        <source>Looking back</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Mirar atrás</translation>
    </message>
    <message>
        <source>Click a line of the log to show the table as it was then. The menu of the line goes back to that moment or continues from there as a new game.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>Haz clic en una línea del historial para ver la mesa como estaba entonces. El menú de la línea vuelve a ese momento o continúa desde él como partida nueva.</translation>
    </message>
    <message>
        <source>Replay (Ctrl+R) shows the game from the start: the arrow keys step, Page Up and Page Down go by rounds, Space plays and pauses, Escape returns to the game.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>Reproducir (Ctrl+R) muestra la partida desde el principio: las flechas avanzan paso a paso, Re Pág y Av Pág por rondas, Espacio reproduce y detiene, Escape vuelve a la partida.</translation>
    </message>
    <message>
        <source>Course of the Game charts everyone&apos;s chance to win after each move and lists the turning points: mistakes, with a better move for each, and moves after which a player&apos;s chance fell steeply. It stands beside the table, which shows the moment you choose; Escape closes it.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>Curso de la partida muestra en un gráfico la probabilidad de ganar de cada jugador tras cada jugada y enumera los puntos de inflexión: los errores, cada uno con una jugada mejor, y las jugadas tras las que la probabilidad de un jugador cayó mucho. Está junto a la mesa, que muestra el momento que elijas; Escape lo cierra.</translation>
    </message>
    <message>
        <source>Games and positions</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Partidas y posiciones</translation>
    </message>
    <message>
        <source>Saving</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Every move is saved as you make it. Quit whenever you like: Windrose continues the game at the next start. A small ring marks moves that are not on the disk yet.</source>
        <extracomment>In the help on files; names of entries are those of the menus.</extracomment>
        <translation>Cada jugada se guarda al hacerla. Sal cuando quieras: Windrose continúa la partida la próxima vez. Un pequeño anillo marca las jugadas que aún no están en el disco.</translation>
    </message>
    <message>
        <source>When a new game starts, the previous one moves to Earlier Games, which keeps the last %1.</source>
        <extracomment>In the help on files; %1 is a number of games or the path of a folder.</extracomment>
        <translation>Al empezar una partida nueva, la anterior pasa a Partidas anteriores, que conserva las últimas %1.</translation>
    </message>
    <message>
        <source>These games are in the folder %1. A second window has a game of its own there.</source>
        <extracomment>In the help on files; %1 is a number of games or the path of a folder.</extracomment>
        <translation>Estas partidas están en la carpeta %1. Una segunda ventana tiene ahí su propia partida.</translation>
    </message>
    <message>
        <source>If a move cannot be saved, for example because the disk is full, a strip above the table says why. You can play on, and save the game somewhere else.</source>
        <extracomment>In the help on files; names of entries are those of the menus.</extracomment>
        <translation>Si no se puede guardar una jugada, por ejemplo porque el disco está lleno, una franja sobre la mesa dice por qué. Puedes seguir jugando y guardar la partida en otro sitio.</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Save writes the game to a file of your choice. It asks before overwriting what another window or program has changed, and does not replace a write-protected file. Saving over a file follows links and keeps the file&apos;s owner, permissions and hard links.</source>
        <extracomment>In the help on files; names of entries are those of the menus.</extracomment>
        <translation>Guardar escribe la partida en el archivo que elijas. Pregunta antes de sobrescribir lo que haya cambiado otra ventana u otro programa, y no sustituye un archivo protegido contra escritura. Al guardar sobre un archivo se siguen los enlaces y se conservan su propietario, sus permisos y sus enlaces físicos.</translation>
    </message>
    <message>
        <source>Open files from the menu, drop them on the window, or double-click them. A file can have at most 16 MiB. Copy Game and Paste Game move a game or a position through the clipboard as text.</source>
        <extracomment>In the help on files; names of entries are those of the menus.</extracomment>
        <translation>Abre archivos desde el menú, suéltalos sobre la ventana o haz doble clic en ellos. Un archivo puede tener como máximo 16 MiB. Copiar partida y Pegar partida pasan una partida o una posición por el portapapeles como texto.</translation>
    </message>
    <message>
        <source>A damaged file is opened up to its last good move, and you are told where the damage is. The damaged file itself is kept; if it is the saved last game, as a copy whose name ends in .damaged.</source>
        <extracomment>In the help on files; names of entries are those of the menus.</extracomment>
        <translation>Un archivo dañado se abre hasta su última jugada correcta, y se te indica dónde está el daño. El propio archivo dañado se conserva; si es la última partida guardada, como copia cuyo nombre termina en .damaged.</translation>
    </message>
    <message>
        <source>Setting up a position</source>
        <extracomment>The title of a page of the help, and of the window while a position is set up.</extracomment>
        <translation>Preparar una posición</translation>
    </message>
    <message>
        <source>Set Up a Position in the Game menu copies the position to a table of its own, while the game waits. Move any piece between the box and the boards by dragging, by clicking, or with the keyboard. Like a game, the position is saved at every step and is still there after a crash, with undo and redo.</source>
        <extracomment>In the help on setting up a position; names of entries and buttons are those of the table.</extracomment>
        <translation>Preparar una posición, en el menú Partida, copia la posición a una mesa propia mientras la partida espera. Mueve cualquier pieza entre la caja y los tableros arrastrando, con clics o con el teclado. Como una partida, la posición se guarda a cada paso y sigue ahí tras un fallo, con deshacer y rehacer.</translation>
    </message>
    <message>
        <source>Delete puts a piece back into the box, + and − change a number, and a double click turns a large building. Pieces that are used up cannot be placed.</source>
        <extracomment>In the help on setting up a position; names of entries and buttons are those of the table.</extracomment>
        <translation>Supr devuelve una pieza a la caja, + y − cambian un número, y un doble clic gira un edificio grande. Las piezas agotadas no se pueden colocar.</translation>
    </message>
    <message>
        <source>Table… changes the number of players, their names and the options. Start the Game from Here plays on from the position as a new game; Save Position and Copy Position write it as text that opens like a game.</source>
        <extracomment>In the help on setting up a position; names of entries and buttons are those of the table.</extracomment>
        <translation>Mesa… cambia el número de jugadores, sus nombres y las opciones. Empezar la partida desde aquí continúa desde la posición como partida nueva; Guardar posición y Copiar posición la escriben como texto que se abre como una partida.</translation>
    </message>
    <message>
        <source>Every move is shown piece by piece while the prompt describes it. Any key or click shows the rest at once; the speed is in the preferences.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>Cada jugada se muestra pieza a pieza mientras la indicación la describe. Cualquier tecla o clic muestra el resto de una vez; la velocidad está en las preferencias.</translation>
    </message>
    <message>
        <source>An outline marks what each player&apos;s last move changed on the board. When your turn comes, a ribbon lists what the others did; Again shows it once more.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>Un contorno marca lo que cambió en el tablero la última jugada de cada jugador. Cuando te toca, una cinta enumera lo que hicieron los demás; Otra vez lo muestra de nuevo.</translation>
    </message>
    <message>
        <source>Rest the pointer on a role card to read what the role would bring each player now. A card with a 0 would bring you nothing.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>Deja el puntero sobre una carta de personaje para leer qué daría ahora a cada jugador. Una carta con un 0 no te daría nada.</translation>
    </message>
    <message>
        <source>Click a piece, then the place. A role card needs one click only, and so does an empty circle while a colonist waits in San Juan.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>Haz clic en una pieza y después en su lugar. Una carta de personaje solo necesita un clic, y también un círculo vacío mientras un colono espere en San Juan.</translation>
    </message>
    <message>
        <source>What you can use now has a thin outline with a dot in its corner. A circle that takes a colonist has a plus.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>Lo que puedes usar ahora tiene un contorno fino con un punto en la esquina. Un círculo que admite un colono tiene un signo más.</translation>
    </message>
    <message>
        <source>Three gauges beside the role cards show how near the end is: the victory points left, the colonists left, and the fullest city.</source>
        <extracomment>A paragraph of the help about the end of the game.</extracomment>
        <translation>Tres indicadores junto a las cartas de personaje muestran lo cerca que está el final: los puntos de victoria que quedan, los colonos que quedan y la ciudad más llena.</translation>
    </message>
    <message>
        <source>N goes to the next thing you can use, Tab to the next such part of the table, the arrow keys move within a part. Space picks up and puts down; while you carry a piece, all of these visit only places that accept it. Escape puts it back. ? shows all keys.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>N va a lo siguiente que puedes usar, Tab a la siguiente parte de la mesa con algo así, y las flechas se mueven dentro de una parte. Espacio recoge y deja; mientras llevas una pieza, todas pasan solo por los lugares que la admiten. Escape la devuelve. ? muestra todas las teclas.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>There are sounds for the pieces, for your turn after others moved, and for the end of the game. M turns the sounds off and on; their volume is in the preferences.</source>
        <extracomment>In the help on sounds.</extracomment>
        <translation>Hay sonidos para las piezas, para tu turno después de las jugadas de otros y para el final de la partida. M los apaga y los enciende; su volumen está en las preferencias.</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Larger Text (Ctrl++) and Smaller Text (Ctrl+-) in the View menu change the size of all texts, from 80 to 200 percent of the usual one; Ctrl+0 returns to it. On a small table, texts grow as far as their places allow.</source>
        <extracomment>In the help on the size of texts; names of entries are those of the menus.</extracomment>
        <translation>Texto más grande (Ctrl++) y Texto más pequeño (Ctrl+-), en el menú Ver, cambian el tamaño de todos los textos, del 80 al 200 por ciento del habitual; Ctrl+0 vuelve a él. En una mesa pequeña, los textos crecen hasta donde lo permite su sitio.</translation>
    </message>
    <message>
        <source></source>
        <comment>The pages of the help.</comment>
        <translation></translation>
    </message>
    <message>
        <source>The game</source>
        <extracomment>A chapter of the help: its goal, a round and the end.</extracomment>
        <translation>La partida</translation>
    </message>
    <message>
        <source>Roles</source>
        <extracomment>A chapter of the help.</extracomment>
        <translation>Personajes</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>A chapter of the help.</extracomment>
        <translation>Edificios</translation>
    </message>
    <message>
        <source>Tiles and goods</source>
        <extracomment>A chapter of the help: plantations, the quarry, and the kinds of goods.</extracomment>
        <translation>Losetas y mercancías</translation>
    </message>
    <message>
        <source>On the table</source>
        <extracomment>A chapter of the help: the parts of the table and of a player&apos;s board.</extracomment>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>The program</source>
        <extracomment>A chapter of the help: what the window offers.</extracomment>
        <translation>El programa</translation>
    </message>
    <message>
        <source>See also: %1</source>
        <extracomment>Below an entry of the help: %1 is a list of other entries, &quot;Mayor · San Juan&quot;.</extracomment>
        <translation>Véase también: %1</translation>
    </message>
    <message>
        <source>City</source>
        <extracomment>A part of a player&apos;s board, as the title of an entry of the help.</extracomment>
        <translation>Ciudad</translation>
    </message>
    <message>
        <source>Island</source>
        <extracomment>A part of a player&apos;s board, as the title of an entry of the help.</extracomment>
        <translation>Isla</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>In the help on keys: a key and what it does.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hidden points</source>
        <extracomment>The title of an entry of the help: points that players do not see of each other, and the curtain.</extracomment>
        <translation>Puntos ocultos</translation>
    </message>
    <message>
        <source>The preferences change how the table looks and sounds, how fast moves are shown, what undo may take back, and what players see of each other. Each of them takes effect at once.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>Las preferencias cambian cómo se ve y cómo suena la mesa, a qué ritmo se muestran las jugadas, hasta dónde se puede deshacer y qué ven los jugadores unos de otros. Todas tienen efecto enseguida.</translation>
    </message>
    <message>
        <source>Finished games on this computer are kept with the players, their points and their buildings. The pages count them by player, seat, building and length; filters choose games, and each game can be opened in the replay. Nothing leaves this computer.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>Las partidas terminadas se conservan en este ordenador con los jugadores, sus puntos y sus edificios. Las páginas las cuentan por jugador, puesto, edificio y duración; los filtros eligen partidas, y cada una se puede abrir en la reproducción. Nada sale de este ordenador.</translation>
    </message>
    <message>
        <source>Learn in the Help menu leads through a first game at the table, and three short lessons show shipping, money and the end. A note beside a piece says one thing at a time. Play as you like in between; a lesson can be left at any moment and taken up again.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>Aprender, en el menú Ayuda, te guía en la mesa por una primera partida, y tres lecciones cortas muestran los envíos, el dinero y el final. Una nota junto a una pieza dice una sola cosa cada vez. Entretanto juega como quieras; puedes dejar una lección y retomarla en cualquier momento.</translation>
    </message>
    <message>
        <source>Puzzles in the Help menu are positions near the end of a game. Play the best move for the player whose turn it is. It is proved that every other move brings less, because everything that can follow was tried. After a wrong move you are told what it would lead to; after the right one, the rest of the game is shown. A hint says a little more each time. Your game waits and comes back as it was, and your solved puzzles are remembered.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>Los problemas del menú Ayuda son posiciones cercanas al final de una partida. Da la mejor jugada para quien tiene el turno. Está demostrado que cualquier otra rinde menos, porque se probó todo lo que puede seguir. Tras una jugada equivocada se ve lo que consigue, y una correcta se juega hasta el final. Cada pista dice un poco más. Tu partida espera y vuelve como estaba, y lo que resuelves se conserva.</translation>
    </message>
    <message>
        <source>A puzzle that is on the table when you quit is there again at the next start; Back to the Game returns to your game.</source>
        <extracomment>In the help, about puzzles; &quot;Back to the Game&quot; is the button beside a puzzle.</extracomment>
        <translation>Un problema que está en la mesa al salir vuelve a ponerse en el próximo inicio; «Volver a la partida» regresa a tu partida.</translation>
    </message>
    <message>
        <source>Sharing</source>
        <extracomment>The title of an entry of the help: pictures, the log and games as texts, for others.</extracomment>
        <translation>Compartir</translation>
    </message>
    <message>
        <source>Share and Export in the Game menu saves, copies and, where that is possible, prints a picture of the table as you see it. It also saves or copies the log as text. The window with the score has a button for its own picture.</source>
        <extracomment>In the help on sharing; names of entries are those of the menus.</extracomment>
        <translation>«Compartir y exportar» en el menú Partida guarda, copia y, donde es posible, imprime una imagen de la mesa tal como la ves. También guarda o copia el historial como texto. La ventana de la puntuación tiene un botón para su propia imagen.</translation>
    </message>
    <message>
        <source>Copy Game for Chat copies the game as a short text that can be sent in a chat; Paste Game opens it again, here or on another computer.</source>
        <extracomment>In the help on sharing; names of entries are those of the menus.</extracomment>
        <translation>«Copiar partida para un chat» copia la partida como un texto corto que se puede enviar por un chat; «Pegar partida» la abre de nuevo, aquí o en otro ordenador.</translation>
    </message>
    <message>
        <source>Then… also shows what is expected to follow each move.</source>
        <extracomment>In the help on hints; Then… is a button.</extracomment>
        <translation>Después… muestra también lo que se espera tras cada jugada.</translation>
    </message>
    <message>
        <source>Below them it says how often each player found the best move, and lists each player&apos;s mistakes.</source>
        <extracomment>A paragraph of the help on the course of the game, below the text about its list of mistakes.</extracomment>
        <translation>Debajo indica cuántas veces encontró cada jugador la mejor jugada y enumera sus errores.</translation>
    </message>
    <message>
        <source>Analysis thinks about the position on the table for as long as it is open. It shows everyone&apos;s chance to win and the five best moves, and goes with undo and replay.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>«Análisis en vivo» piensa en la posición de la mesa mientras está abierto. Muestra la probabilidad de ganar de todos y las cinco mejores jugadas, y sigue al deshacer y a la repetición.</translation>
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
            <numerusform>%n círculo</numerusform>
            <numerusform>%n círculos</numerusform>
        </translation>
    </message>
    <message>
        <source>Costs %1; %2, %3, two city spaces.</source>
        <extracomment>%1 is &quot;10 doubloons&quot;, %2 &quot;4 victory points&quot;, %3 &quot;1 circle&quot;</extracomment>
        <translation>Cuesta %1; %2, %3, dos casillas de ciudad.</translation>
    </message>
    <message>
        <source>Costs %1; %2, %3.</source>
        <extracomment>In the text over a building: %1 is the price in doubloons, %2 the circles, %3 the victory points, each with its noun.</extracomment>
        <translation>Cuesta %1; %2, %3.</translation>
    </message>
    <message>
        <source>You pay now: %1.</source>
        <extracomment>%1 is a number or a calculation such as &quot;8 − 1 builder = 7&quot;</extracomment>
        <translation>Ahora pagas: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You are %n doubloon(s) short.</source>
        <extracomment>In the text over a building: how many doubloons are missing.</extracomment>
        <translation>
            <numerusform>Te falta %n doblón.</numerusform>
            <numerusform>Te faltan %n doblones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sold out.</source>
        <extracomment>In the text over a building of which no copy is left.</extracomment>
        <translation>Agotado.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n copy(ies) left.</source>
        <extracomment>%1 copies left of %n in the game</extracomment>
        <translation>
            <numerusform>Disponibles: %1 de %n.</numerusform>
            <numerusform>Disponibles: %1 de %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>− %1 builder</source>
        <extracomment>In the sum of a price: %1 is what the role of the builder takes off.</extracomment>
        <translation>− %1 constructor</translation>
    </message>
    <message numerus="yes">
        <source>− %n quarry(ies)</source>
        <extracomment>In the sum of a price: the occupied quarries that take a doubloon off each.</extracomment>
        <translation>
            <numerusform>− %n cantera</numerusform>
            <numerusform>− %n canteras</numerusform>
        </translation>
    </message>
    <message>
        <source>+ 1 trader</source>
        <extracomment>In the text over the trading house: the trader&apos;s privilege, as a part of a price.</extracomment>
        <translation>+ 1 mercader</translation>
    </message>
    <message>
        <source>+ %1 %2</source>
        <extracomment>%1 is a number of doubloons, %2 a building such as &quot;small market&quot;</extracomment>
        <translation>+ %1 %2</translation>
    </message>
    <message>
        <source>You own it already.</source>
        <extracomment>In the text over a building of the supply.</extracomment>
        <translation>Ya lo tienes.</translation>
    </message>
    <message>
        <source>Already taken this round.</source>
        <extracomment>In the text over a role card.</extracomment>
        <translation>Ya se ha tomado en esta ronda.</translation>
    </message>
    <message numerus="yes">
        <source>The player who takes this card gets %n doubloon(s).</source>
        <extracomment>In the text over a role card on which doubloons lie.</extracomment>
        <translation>
            <numerusform>Quien tome esta carta recibe %n doblón.</numerusform>
            <numerusform>Quien tome esta carta recibe %n doblones.</numerusform>
        </translation>
    </message>
    <message>
        <source>None left.</source>
        <extracomment>In the text over a stack of tiles that is empty.</extracomment>
        <translation>No queda ninguna.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n quarry(ies) left.</source>
        <extracomment>%1 quarries left of %n in the game</extracomment>
        <translation>
            <numerusform>Canteras disponibles: %1 de %n.</numerusform>
            <numerusform>Canteras disponibles: %1 de %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trading house pays %n doubloon(s) for a barrel.</source>
        <extracomment>In the text over goods: what a barrel sells for.</extracomment>
        <translation>
            <numerusform>La casa de comercio paga %n doblón por un barril.</numerusform>
            <numerusform>La casa de comercio paga %n doblones por un barril.</numerusform>
        </translation>
    </message>
    <message>
        <source>For you now: %1.</source>
        <extracomment>%1 is a number or a calculation such as &quot;2 + 1 trader = 3&quot;</extracomment>
        <translation>Para ti ahora: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n barrel(s) left in the supply.</source>
        <extracomment>%1 barrels left of %n in the game</extracomment>
        <translation>
            <numerusform>En la reserva: %1 de %n barril.</numerusform>
            <numerusform>En la reserva: %1 de %n barriles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n doubloon(s).</source>
        <extracomment>In the text over a building: the doubloons of the player to move.</extracomment>
        <translation>
            <numerusform>Tienes %n doblón.</numerusform>
            <numerusform>Tienes %n doblones.</numerusform>
        </translation>
    </message>
    <message>
        <source>You would pay: %1.</source>
        <extracomment>In the text over a building: %1 is the price with how it comes about, such as &quot;8 − 1 builder − 2 quarries = 5 doubloons&quot;.</extracomment>
        <translation>Pagarías: %1.</translation>
    </message>
    <message>
        <source>You would pay: %1; as builder %2.</source>
        <extracomment>%1 is a number or a calculation such as &quot;8 − 2 quarries = 6&quot;, %2 a number</extracomment>
        <translation>Pagarías: %1; como constructor, %2.</translation>
    </message>
    <message numerus="yes">
        <source>It scores %n point(s) for you now.</source>
        <extracomment>In the text over a large building: the victory points of its bonus.</extracomment>
        <translation>
            <numerusform>Ahora te da %n punto.</numerusform>
            <numerusform>Ahora te da %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would score %n point(s) for you now if occupied.</source>
        <extracomment>In the text over a large building: the victory points of its bonus.</extracomment>
        <translation>
            <numerusform>Ocupado, ahora te daría %n punto.</numerusform>
            <numerusform>Ocupado, ahora te daría %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would score %n point(s) for you now if built and occupied.</source>
        <extracomment>In the text over a large building: the victory points of its bonus.</extracomment>
        <translation>
            <numerusform>Construido y ocupado, ahora te daría %n punto.</numerusform>
            <numerusform>Construido y ocupado, ahora te daría %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The trading house is full.</source>
        <extracomment>Why a sale is not possible, in the text over the trading house.</extracomment>
        <translation>La casa de comercio está llena.</translation>
    </message>
    <message>
        <source>For you on your turn: %1.</source>
        <extracomment>In the text over a role card: %1 is what the role would bring.</extracomment>
        <translation>Para ti, en tu turno: %1.</translation>
    </message>
    <message>
        <source>%1: no tile to take or no room for it</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>%1: no hay loseta que tomar o no hay sitio para ella</translation>
    </message>
    <message>
        <source>%1: a tile</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>%1: una loseta</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n colonist(s)</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>
            <numerusform>%1: %n colono</numerusform>
            <numerusform>%1: %n colonos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: can afford %n kind(s) of buildings</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>
            <numerusform>%1: puede pagar %n tipo de edificio</numerusform>
            <numerusform>%1: puede pagar %n tipos de edificios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n barrel(s)</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>
            <numerusform>%1: %n barril</numerusform>
            <numerusform>%1: %n barriles</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: nothing to sell</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>%1: nada que vender</translation>
    </message>
    <message numerus="yes">
        <source>%1: a sale for up to %n doubloon(s)</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>
            <numerusform>%1: una venta de hasta %n doblón</numerusform>
            <numerusform>%1: una venta de hasta %n doblones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: nothing to load</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>%1: nada que cargar</translation>
    </message>
    <message numerus="yes">
        <source>%1: up to %n barrel(s) on one ship</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>
            <numerusform>%1: hasta %n barril en un barco</numerusform>
            <numerusform>%1: hasta %n barriles en un barco</numerusform>
        </translation>
    </message>
    <message>
        <source>If %1 takes it now:</source>
        <extracomment>%1 is a player&apos;s name; a line for each player follows</extracomment>
        <translation>Si %1 la toma ahora:</translation>
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
        <translation>Lo escribió una versión posterior de Windrose.</translation>
    </message>
    <message>
        <source>Another window is writing the file.</source>
        <extracomment>Why it cannot be kept which puzzles were solved.</extracomment>
        <translation>Otra ventana está escribiendo el archivo.</translation>
    </message>
    <message>
        <source>No lock file can be created.</source>
        <extracomment>Why it cannot be kept which puzzles were solved.</extracomment>
        <translation>No se puede crear un archivo de bloqueo.</translation>
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
        <translation>Otra ventana está guardando los resultados.</translation>
    </message>
    <message>
        <source>No lock file can be created for the results.</source>
        <extracomment>Why the result of a finished game cannot be kept.</extracomment>
        <translation>No se puede crear un archivo de bloqueo para los resultados.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>The disk is slow: the game is still being written.</source>
        <extracomment>The question while the window waits for a slow disk before it closes.</extracomment>
        <translation>El disco va lento: la partida aún se está escribiendo.</translation>
    </message>
    <message>
        <source>The window closes automatically as soon as the game is saved. If you quit before that, the last moves may be lost.</source>
        <extracomment>Explains the question while the window waits for a slow disk before it closes.</extracomment>
        <translation>La ventana se cierra sola en cuanto la partida esté guardada. Si sales antes, pueden perderse las últimas jugadas.</translation>
    </message>
    <message>
        <source>Quit Anyway</source>
        <extracomment>A button of the question whether to quit although the game could not be saved.</extracomment>
        <translation>Salir igualmente</translation>
    </message>
    <message>
        <source>The disk is slow: the file %1 is still being saved.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>El disco va lento: el archivo %1 aún se está guardando.</translation>
    </message>
    <message>
        <source>The window closes automatically as soon as that is done. If you quit before that, the file may be missing or keep its previous contents.</source>
        <extracomment>Explains the question while the window waits for a slow disk before it closes.</extracomment>
        <translation>La ventana se cierra sola en cuanto termine. Si sales antes, puede que el archivo no exista o conserve su contenido anterior.</translation>
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
        <translation>Primera partida</translation>
    </message>
    <message>
        <source>Shipping</source>
        <extracomment>Name of a lesson, in the menu and in the head of its bubbles</extracomment>
        <translation>Los envíos</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Name of a lesson, in the menu and in the head of its bubbles</extracomment>
        <translation>El dinero</translation>
    </message>
    <message>
        <source>The End of the Game</source>
        <extracomment>Name of a lesson, in the menu and in the head of its bubbles</extracomment>
        <translation>El final de la partida</translation>
    </message>
    <message>
        <source>You play, and are told what to do and why. It takes about ten minutes.</source>
        <extracomment>What the lesson &quot;A First Game&quot; is about, in its menu entry&apos;s tooltip</extracomment>
        <translation>Juegas, y se te dice qué hacer y por qué. Dura unos diez minutos.</translation>
    </message>
    <message>
        <source>The captain, from both sides: how ships are loaded, and what is lost.</source>
        <extracomment>What the lesson &quot;Shipping&quot; is about, in its menu entry&apos;s tooltip</extracomment>
        <translation>El capitán, visto desde los dos lados: cómo se cargan los barcos y qué se pierde.</translation>
    </message>
    <message>
        <source>Trading, quarries and prices: where doubloons come from, and how far they go.</source>
        <extracomment>What the lesson &quot;Money&quot; is about, in its menu entry&apos;s tooltip</extracomment>
        <translation>Ventas, canteras y precios: de dónde salen los doblones y hasta dónde llegan.</translation>
    </message>
    <message>
        <source>Large buildings, and how to end the game while you are ahead.</source>
        <extracomment>What the lesson &quot;The End of the Game&quot; is about, in its menu entry&apos;s tooltip</extracomment>
        <translation>Los edificios grandes, y cómo acabar la partida mientras vas por delante.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message numerus="yes">
        <source>%1 takes %n doubloon(s) from the card.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 toma %n doblón de la carta.</numerusform>
            <numerusform>%1 toma %n doblones de la carta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n doubloon(s) as prospector.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 recibe %n doblón como buscador de oro.</numerusform>
            <numerusform>%1 recibe %n doblones como buscador de oro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n doubloon(s) from the factory.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 recibe %n doblón por la fábrica.</numerusform>
            <numerusform>%1 recibe %n doblones por la fábrica.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n doubloon(s).</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 recibe %n doblón.</numerusform>
            <numerusform>%1 recibe %n doblones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for loading.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 recibe %n punto por la carga.</numerusform>
            <numerusform>%1 recibe %n puntos por la carga.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for the harbor.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 recibe %n punto por el puerto.</numerusform>
            <numerusform>%1 recibe %n puntos por el puerto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) as captain.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 recibe %n punto como capitán.</numerusform>
            <numerusform>%1 recibe %n puntos como capitán.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s).</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 recibe %n punto.</numerusform>
            <numerusform>%1 recibe %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 draws %2 with the hacienda.</source>
        <extracomment>%2 is a tile such as &quot;a corn plantation&quot;</extracomment>
        <translation>%1 roba %2 con la hacienda.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 a tile with its article.</extracomment>
        <translation>%1 toma %2.</translation>
    </message>
    <message>
        <source>%1&apos;s hospice sends a colonist from the ship.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 that of a building.</extracomment>
        <translation>El hospicio de %1 envía un colono del barco.</translation>
    </message>
    <message>
        <source>%1&apos;s hospice sends a colonist.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 that of a building.</extracomment>
        <translation>El hospicio de %1 envía un colono.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) that nobody took is/are discarded.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>
            <numerusform>Se descarta %n loseta que nadie ha tomado.</numerusform>
            <numerusform>Se descartan %n losetas que nadie ha tomado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discarded tile(s) is/are shuffled into a new stack.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>
            <numerusform>%n loseta descartada forma el nuevo montón.</numerusform>
            <numerusform>%n losetas descartadas se barajan y forman un nuevo montón.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) is/are dealt face up.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>
            <numerusform>Se descubre %n loseta.</numerusform>
            <numerusform>Se descubren %n losetas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gets 1 more colonist as mayor.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>%1 recibe 1 colono más como alcalde.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n colonist(s) from the ship.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 recibe %n colono del barco.</numerusform>
            <numerusform>%1 recibe %n colonos del barco.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places the colonists; %n is/are at work.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 coloca los colonos; %n trabaja.</numerusform>
            <numerusform>%1 coloca los colonos; %n trabajan.</numerusform>
        </translation>
    </message>
    <message>
        <source>No colonists are left for the ship.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>No quedan colonos para el barco.</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) board(s) the ship.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>
            <numerusform>%n colono sube al barco.</numerusform>
            <numerusform>%n colonos suben al barco.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 builds %2 for %n doubloon(s).</source>
        <extracomment>%2 is a building such as &quot;a coffee roaster&quot;</extracomment>
        <translation>
            <numerusform>%1 construye %2 por %n doblón.</numerusform>
            <numerusform>%1 construye %2 por %n doblones.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 moves the %3 to city space %2 to make room.</source>
        <extracomment>%3 is a building such as &quot;coffee roaster&quot;</extracomment>
        <translation>%1 mueve un edificio a la casilla de ciudad %2 para hacer sitio: %3.</translation>
    </message>
    <message>
        <source>%1&apos;s university sends a colonist from the ship to the new %2.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 that of a building.</extracomment>
        <translation>La universidad de %1 envía un colono del barco al nuevo edificio: %2.</translation>
    </message>
    <message>
        <source>%1&apos;s university sends a colonist to the new %2.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 that of a building.</extracomment>
        <translation>La universidad de %1 envía un colono al nuevo edificio: %2.</translation>
    </message>
    <message>
        <source>%1 produces %2.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 a list of barrels such as &quot;2 corn and 1 sugar&quot;.</extracomment>
        <translation>%1 produce %2.</translation>
    </message>
    <message>
        <source>%1 takes an extra barrel of %2 as craftsman.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 a kind of goods.</extracomment>
        <translation>%1 toma un barril más de %2 como capataz.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sells %2 for %n doubloon(s).</source>
        <extracomment>%2 is a good such as &quot;corn&quot;</extracomment>
        <translation>
            <numerusform>%1 vende %2 por %n doblón.</numerusform>
            <numerusform>%1 vende %2 por %n doblones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trading house is full: its %n barrel(s) return(s) to the supply.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>
            <numerusform>La casa de comercio está llena: su barril (%n) vuelve a la reserva.</numerusform>
            <numerusform>La casa de comercio está llena: sus %n barriles vuelven a la reserva.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 loads %2 onto cargo ship %3.</source>
        <extracomment>%2 is &quot;3 barrels of corn&quot;, %3 the ship&apos;s capacity</extracomment>
        <translation>%1 carga %2 en el barco de carga de %3.</translation>
    </message>
    <message>
        <source>%1 ships %2 with the wharf.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 a number of barrels with their kind.</extracomment>
        <translation>%1 envía %2 con el muelle.</translation>
    </message>
    <message>
        <source>%1 cannot store %2.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 a number of barrels with their kind.</extracomment>
        <translation>%1 no puede almacenar %2.</translation>
    </message>
    <message>
        <source>Cargo ship %1 sails with %2.</source>
        <extracomment>%2 is &quot;5 barrels of corn&quot;</extracomment>
        <translation>El barco de carga de %1 zarpa con %2.</translation>
    </message>
    <message>
        <source>There are not enough colonists to fill the ship: this is the last round.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>No hay bastantes colonos para llenar el barco: esta es la última ronda.</translation>
    </message>
    <message>
        <source>A city is full: this is the last round.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>Una ciudad está llena: esta es la última ronda.</translation>
    </message>
    <message>
        <source>The last victory point has been taken: this is the last round.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>Se ha tomado el último punto de victoria: esta es la última ronda.</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>Esta es la última ronda.</translation>
    </message>
    <message>
        <source>%1 takes the role of %2.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 that of a role.</extracomment>
        <translation>%1 toma el personaje: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gains a doubloon (%n on it).</source>
        <extracomment>A line of the log; %1 is a role whose card nobody took, %n the doubloons on it now.</extracomment>
        <translation>
            <numerusform>%1 recibe un doblón (ya tiene %n).</numerusform>
            <numerusform>%1 recibe un doblón (ya tiene %n).</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 ends.</source>
        <extracomment>A line of the log; %1 is the number of a round.</extracomment>
        <translation>Termina la ronda %1.</translation>
    </message>
    <message>
        <source>%1 is the new governor.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>El nuevo gobernador es %1.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>%1 pasa.</translation>
    </message>
    <message>
        <source>This is the last round: the colonist ship could not be filled.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>Esta es la última ronda: no se ha podido llenar el barco de colonos.</translation>
    </message>
    <message>
        <source>This is the last round: the victory points have run out.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>Esta es la última ronda: se han agotado los puntos de victoria.</translation>
    </message>
    <message>
        <source>This is the last round: %1&apos;s city is full.</source>
        <extracomment>%1 is a player&apos;s name</extracomment>
        <translation>Esta es la última ronda: la ciudad de %1 está llena.</translation>
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
        <translation>Quedan ocupados: %1.</translation>
    </message>
    <message>
        <source>Unoccupied now: %1.</source>
        <extracomment>%1 is a list of tiles and buildings: &quot;corn plantation, indigo plant (2)&quot;</extracomment>
        <translation>Quedan desocupados: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) wait(s) in San Juan.</source>
        <extracomment>A line of the log about the colonists for whom there is no circle.</extracomment>
        <translation>
            <numerusform>%n colono espera en San Juan.</numerusform>
            <numerusform>%n colonos esperan en San Juan.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps %2; lost: %3.</source>
        <extracomment>%2 and %3 are lists of barrels: &quot;2 barrels of sugar, 1 barrel of coffee&quot;</extracomment>
        <translation>%1 conserva %2; pierde: %3.</translation>
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
        <translation>Los doblones compran edificios, y los edificios ganan partidas. Tienes dos, y barriles de maíz, añil y café. La mejor manera de conseguir más doblones es vender un buen barril en el momento justo.</translation>
    </message>
    <message>
        <source>The trading house holds indigo and sugar already, so nobody can sell those. It has two spaces left. Coffee brings 4 doubloons; your small market adds 1 to every sale, and the trader&apos;s privilege another.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the trading house, where indigo and sugar lie</extracomment>
        <translation>En la casa ya hay añil y azúcar, así que nadie puede vender de eso. Le quedan dos espacios. El café da 4 doblones; tu mercado pequeño añade 1 a cada venta, y el privilegio del mercader, otro.</translation>
    </message>
    <message>
        <source>Take the trader before somebody fills the house. There is even a doubloon on the card: nobody wanted it in the last round.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the role cards; the trader is marked</extracomment>
        <translation>Toma el mercader antes de que alguien llene la casa. Incluso hay un doblón en la carta: nadie la quiso en la última ronda.</translation>
    </message>
    <message>
        <source>You may sell only one barrel, so sell the most valuable: the coffee. Rest the mouse on the house or on a barrel to see how its price comes about.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the trading house; an arrow leads from the coffee to it</extracomment>
        <translation>Solo vendes un barril, así que vende el más caro: el café. Deja el ratón quieto sobre la casa o sobre un barril para ver cómo se forma su precio.</translation>
    </message>
    <message>
        <source>Only a full house is emptied, at the end of the phase. While it holds three barrels, the next trader has a single space, so look at the house before you take a role, and before you leave one to others.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the trading house</extracomment>
        <translation>La casa solo se vacía si está llena, al final de la fase. Mientras tenga tres barriles, el próximo mercader encontrará un solo espacio; mira la casa antes de tomar un personaje y antes de dejárselo a los demás.</translation>
    </message>
    <message>
        <source>What buildings cost you: each occupied quarry saves a doubloon, but at most one in the first column, two in the second, and so on. The builder saves one more. You have two quarries.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the building supply with its four columns</extracomment>
        <translation>Lo que te cuestan los edificios: cada cantera ocupada ahorra un doblón, pero como mucho uno en la primera columna, dos en la segunda, etcétera. El constructor ahorra uno más. Tienes dos canteras.</translation>
    </message>
    <message>
        <source>You are the governor now, and you have money: take the builder. Waiting costs, because there are only two of each violet building.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the role cards; the builder is marked</extracomment>
        <translation>Ahora eres el gobernador y tienes dinero: toma el constructor. Esperar sale caro, porque de cada edificio violeta solo hay dos.</translation>
    </message>
    <message numerus="yes">
        <source>Expensive buildings gain most from quarries. %1 costs %2, and you pay %n doubloon(s). It is one of the best that you can afford; choose another if you like.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the building supply: %1 is a building, %2 a printed cost, and %n what the learner would pay</extracomment>
        <translation>
            <numerusform>Los edificios caros son los que más aprovechan las canteras. Este cuesta %2, y tú pagas %n doblón: %1. Es de lo mejor para tu dinero; elige otro si quieres.</numerusform>
            <numerusform>Los edificios caros son los que más aprovechan las canteras. Este cuesta %2, y tú pagas %n doblones: %1. Es de lo mejor para tu dinero; elige otro si quieres.</numerusform>
        </translation>
    </message>
    <message>
        <source>More buildings earn money: the markets at each sale, the office sells a kind that lies in the house already, and the factory pays at each harvest for how many kinds you produce.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the building supply</extracomment>
        <translation>Hay más edificios que dan dinero: los mercados, en cada venta; la oficina vende un tipo que ya está en la casa; y la fábrica paga en cada cosecha según cuántos tipos produzcas.</translation>
    </message>
    <message>
        <source>To remember: sell coffee and tobacco, ship corn. Quarries early, expensive buildings later. And take a role with two or three doubloons on it, unless it helps the others more.</source>
        <extracomment>The last bubble of the lesson &quot;Money&quot;</extracomment>
        <translation>Para recordar: vende café y tabaco, embarca maíz. Las canteras pronto, los edificios caros después. Y toma un personaje que tenga dos o tres doblones, salvo que ayude más a los demás.</translation>
    </message>
    <message>
        <source>Somebody else took the builder, so you may buy now, without the privilege. Or build nothing and save for something more expensive: the choice is yours.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the building supply, when another player took the builder</extracomment>
        <translation>Otra persona ha tomado el constructor, así que ahora puedes comprar, sin el privilegio. O no construyas y ahorra para algo más caro: tú decides.</translation>
    </message>
    <message>
        <source>You cannot afford anything here. Build nothing this time.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the building supply</extracomment>
        <translation>Aquí no hay nada a tu alcance. No construyas esta vez.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Corn</source>
        <extracomment>The name of a kind of goods, alone: on the table and as a title.</extracomment>
        <translation>Maíz</translation>
    </message>
    <message>
        <source>Indigo</source>
        <extracomment>The name of a kind of goods, alone: on the table and as a title.</extracomment>
        <translation>Añil</translation>
    </message>
    <message>
        <source>Sugar</source>
        <extracomment>The name of a kind of goods, alone: on the table and as a title.</extracomment>
        <translation>Azúcar</translation>
    </message>
    <message>
        <source>Tobacco</source>
        <extracomment>The name of a kind of goods, alone: on the table and as a title.</extracomment>
        <translation>Tabaco</translation>
    </message>
    <message>
        <source>Coffee</source>
        <extracomment>The name of a kind of goods, alone: on the table and as a title.</extracomment>
        <translation>Café</translation>
    </message>
    <message>
        <source>Corn plantation</source>
        <extracomment>The name of an island tile, alone: on the table and as a title.</extracomment>
        <translation>Plantación de maíz</translation>
    </message>
    <message>
        <source>Indigo plantation</source>
        <extracomment>The name of an island tile, alone: on the table and as a title.</extracomment>
        <translation>Plantación de añil</translation>
    </message>
    <message>
        <source>Sugar plantation</source>
        <extracomment>The name of an island tile, alone: on the table and as a title.</extracomment>
        <translation>Plantación de azúcar</translation>
    </message>
    <message>
        <source>Tobacco plantation</source>
        <extracomment>The name of an island tile, alone: on the table and as a title.</extracomment>
        <translation>Plantación de tabaco</translation>
    </message>
    <message>
        <source>Coffee plantation</source>
        <extracomment>The name of an island tile, alone: on the table and as a title.</extracomment>
        <translation>Plantación de café</translation>
    </message>
    <message>
        <source>Quarry</source>
        <extracomment>The name of an island tile, alone: on the table and as a title.</extracomment>
        <translation>Cantera</translation>
    </message>
    <message>
        <source>Settler</source>
        <extracomment>The name of a role, alone: on its card and as a title. As in the printed edition.</extracomment>
        <translation>Coloni­zador</translation>
    </message>
    <message>
        <source>Mayor</source>
        <extracomment>The name of a role, alone: on its card and as a title. As in the printed edition.</extracomment>
        <translation>Alcalde</translation>
    </message>
    <message>
        <source>Builder</source>
        <extracomment>The name of a role, alone: on its card and as a title. As in the printed edition.</extracomment>
        <translation>Construc­tor</translation>
    </message>
    <message>
        <source>Craftsman</source>
        <extracomment>The name of a role, alone: on its card and as a title. As in the printed edition.</extracomment>
        <translation>Capa­taz</translation>
    </message>
    <message>
        <source>Trader</source>
        <extracomment>The name of a role, alone: on its card and as a title. As in the printed edition.</extracomment>
        <translation>Merca­der</translation>
    </message>
    <message>
        <source>Captain</source>
        <extracomment>The name of a role, alone: on its card and as a title. As in the printed edition.</extracomment>
        <translation>Capi­tán</translation>
    </message>
    <message>
        <source>Prospector</source>
        <extracomment>The name of a role, alone: on its card and as a title. As in the printed edition.</extracomment>
        <translation>Buscador de oro</translation>
    </message>
    <message>
        <source>Small indigo plant</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Añilería pequeña</translation>
    </message>
    <message>
        <source>Small sugar mill</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Azucarera pequeña</translation>
    </message>
    <message>
        <source>Indigo plant</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Añilería</translation>
    </message>
    <message>
        <source>Sugar mill</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Azucarera</translation>
    </message>
    <message>
        <source>Tobacco storage</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Secadero de tabaco</translation>
    </message>
    <message>
        <source>Coffee roaster</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Tostadero de café</translation>
    </message>
    <message>
        <source>Small market</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Mercado pequeño</translation>
    </message>
    <message>
        <source>Hacienda</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Hacienda</translation>
    </message>
    <message>
        <source>Construction hut</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Caseta de obra</translation>
    </message>
    <message>
        <source>Small warehouse</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Almacén pequeño</translation>
    </message>
    <message>
        <source>Hospice</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Hospicio</translation>
    </message>
    <message>
        <source>Office</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Oficina</translation>
    </message>
    <message>
        <source>Large market</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Mercado grande</translation>
    </message>
    <message>
        <source>Large warehouse</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Almacén grande</translation>
    </message>
    <message>
        <source>Factory</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Fábrica</translation>
    </message>
    <message>
        <source>University</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Univer­sidad</translation>
    </message>
    <message>
        <source>Harbor</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Puerto</translation>
    </message>
    <message>
        <source>Wharf</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Muelle</translation>
    </message>
    <message>
        <source>Guild hall</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Cofradía</translation>
    </message>
    <message>
        <source>Residence</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Residencia</translation>
    </message>
    <message>
        <source>Fortress</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Fortaleza</translation>
    </message>
    <message>
        <source>Customs house</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Aduana</translation>
    </message>
    <message>
        <source>City hall</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Ayunta­miento</translation>
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
        <translation>Jugador %1</translation>
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
        <translation>%1, sin el colono</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <extracomment>a piece and how many of it</extracomment>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>Leave all colonists in San Juan</source>
        <extracomment>An order in words, in hints and in the log of turning points.</extracomment>
        <translation>Dejar todos los colonos en San Juan</translation>
    </message>
    <message>
        <source>Occupy: %1</source>
        <extracomment>An order in the list of hints; %1 is a list of places for colonists.</extracomment>
        <translation>Ocupar: %1</translation>
    </message>
    <message>
        <source>Ship %1 with the wharf</source>
        <extracomment>An order in the list of hints; %1 is a kind of goods.</extracomment>
        <translation>Enviar %1 con el muelle</translation>
    </message>
    <message>
        <source>Load %1 onto cargo ship %2</source>
        <extracomment>An order in the list of hints; %1 is a kind of goods, %2 the capacity of the ship.</extracomment>
        <translation>Cargar %1 en el barco de carga de %2</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <extracomment>An order in the list of hints; %1 is a list of goods.</extracomment>
        <translation>Conservar %1</translation>
    </message>
    <message>
        <source>Draw a tile with the hacienda</source>
        <extracomment>An order in words, in hints and in the log of turning points.</extracomment>
        <translation>Robar una loseta con la hacienda</translation>
    </message>
    <message>
        <source>Take the role of %1</source>
        <extracomment>%1 is a role</extracomment>
        <translation>Tomar el personaje: %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>%1 is a tile such as &quot;a quarry&quot;</extracomment>
        <translation>Tomar %1</translation>
    </message>
    <message>
        <source>Build %1</source>
        <extracomment>%1 is a building such as &quot;a coffee roaster&quot;</extracomment>
        <translation>Construir %1</translation>
    </message>
    <message>
        <source>Take an extra barrel of %1</source>
        <extracomment>%1 is a good</extracomment>
        <translation>Tomar un barril más de %1</translation>
    </message>
    <message>
        <source>Sell %1</source>
        <extracomment>%1 is a good</extracomment>
        <translation>Vender %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>a number of percent: a chance, a share, the size of texts</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 % to win</source>
        <extracomment>a chance to win in whole percent</extracomment>
        <translation>%1 % de ganar</translation>
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
        <translation>Después: %1.</translation>
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
        <translation>Juego de mesa</translation>
    </message>
    <message>
        <source>Play Puerto Rico with two to five players at one computer</source>
        <extracomment>One line about the program, shown in menus of the desktop.</extracomment>
        <translation>Juega a Puerto Rico entre dos y cinco personas en un solo ordenador</translation>
    </message>
    <message>
        <source>board game;puerto rico;hot seat;strategy;</source>
        <extracomment>Words by which menus of the desktop find the program; each one ends with a semicolon.</extracomment>
        <translation>juego de mesa;puerto rico;hot seat;estrategia;</translation>
    </message>
    <message>
        <source>Windrose game record</source>
        <extracomment>The kind of the files with the ending .windrose, as file managers name it.</extracomment>
        <translation>Registro de partida de Windrose</translation>
    </message>
    <message>
        <source>Windrose position</source>
        <extracomment>The kind of the files with the ending .windrose-position, as file managers name it.</extracomment>
        <translation>Posición de Windrose</translation>
    </message>
    <message>
        <source>Play Puerto Rico at one computer</source>
        <extracomment>One line about the program in software centers, without a period.</extracomment>
        <translation>Juega a Puerto Rico en un solo ordenador</translation>
    </message>
    <message>
        <source>Windrose is Puerto Rico, the board game of 2002, for two to five players at one computer. People and computer players share the table; everything is visible at once, pieces are moved by hand, and the program takes care of the rules.</source>
        <extracomment>The first paragraph about the program in software centers.</extracomment>
        <translation>Windrose es Puerto Rico, el juego de mesa de 2002, para dos a cinco jugadores en un solo ordenador. Personas y jugadores virtuales comparten la mesa; todo se ve a la vez, las piezas se mueven a mano y el programa se ocupa de las reglas.</translation>
    </message>
    <message>
        <source>All of the printed rules, for two to five players</source>
        <extracomment>An item of the list about the program in software centers.</extracomment>
        <translation>Todas las reglas impresas, para dos a cinco jugadores</translation>
    </message>
    <message>
        <source>Computer players of seven levels, and hints with reasons</source>
        <extracomment>An item of the list about the program in software centers.</extracomment>
        <translation>Jugadores virtuales de siete niveles, y pistas razonadas</translation>
    </message>
    <message>
        <source>Played by drag and drop, by clicks, or by keyboard alone</source>
        <extracomment>An item of the list about the program in software centers.</extracomment>
        <translation>Se juega arrastrando, con clics o solo con el teclado</translation>
    </message>
    <message>
        <source>Undo, replay and readable game records; nothing is lost in a power failure</source>
        <extracomment>An item of the list about the program in software centers.</extracomment>
        <translation>Deshacer, reproducción y registros de partida legibles; nada se pierde en un apagón</translation>
    </message>
    <message>
        <source>Windrose is unofficial; its drawings and texts are original.</source>
        <extracomment>The last paragraph about the program in software centers.</extracomment>
        <translation>Windrose no es un producto oficial; sus dibujos y textos son originales.</translation>
    </message>
    <message>
        <source>Four players in the middle of a game</source>
        <extracomment>What the picture of the program in software centers shows.</extracomment>
        <translation>Cuatro jugadores en mitad de una partida</translation>
    </message>
</context>
<context>
    <name>Placing</name>
    <message>
        <source>Put the role card on your own board.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Pon la carta de personaje en tu propio tablero.</translation>
    </message>
    <message>
        <source>A large building fills two spaces, and no space beside this one is empty.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Un edificio grande llena dos casillas, y no hay ninguna vacía junto a esta.</translation>
    </message>
    <message>
        <source>Put the building on an empty space in your city.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Pon el edificio en una casilla vacía de tu ciudad.</translation>
    </message>
    <message>
        <source>Put the quarry on an empty space on your island.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Pon la cantera en una casilla vacía de tu isla.</translation>
    </message>
    <message>
        <source>Put the plantation on an empty space on your island.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Pon la plantación en una casilla vacía de tu isla.</translation>
    </message>
    <message>
        <source>Only an occupied hacienda draws a face-down tile, before you take a tile of your choice.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Solo una hacienda ocupada roba una loseta boca abajo, antes de que tomes la que elijas.</translation>
    </message>
    <message>
        <source>Put the tile on an empty space on your island.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Pon la loseta en una casilla vacía de tu isla.</translation>
    </message>
    <message>
        <source>Colonists can be moved only in the mayor phase, on your turn.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Los colonos solo se pueden mover en la fase del alcalde, en tu turno.</translation>
    </message>
    <message>
        <source>Put the colonist in an empty circle on your board, or in San Juan.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Pon el colono en un círculo vacío de tu tablero o en San Juan.</translation>
    </message>
    <message>
        <source>The colonist is there already.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>El colono ya está ahí.</translation>
    </message>
    <message>
        <source>This circle is occupied.</source>
        <extracomment>Why a colonist cannot be put there.</extracomment>
        <translation>Este círculo está ocupado.</translation>
    </message>
    <message>
        <source>Every circle here is occupied.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Aquí todos los círculos están ocupados.</translation>
    </message>
    <message>
        <source>Click the barrels to keep on the wind rose; they cannot be dragged.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Haz clic en los barriles que quieras conservar en la rosa náutica; no se pueden arrastrar.</translation>
    </message>
    <message>
        <source>Barrels go onto a ship in the captain phase, or into the trading house in the trader phase.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Los barriles van a un barco en la fase del capitán, o a la casa de comercio en la fase del mercader.</translation>
    </message>
    <message>
        <source>Put the craftsman&apos;s extra barrel on your wind rose.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Pon el barril adicional del capataz en tu rosa náutica.</translation>
    </message>
    <message>
        <source>You are looking at another moment of the game. Return to the game to continue playing.</source>
        <extracomment>Why a move by hand is not possible, in the prompt line.</extracomment>
        <translation>Estás viendo otro momento de la partida. Vuelve a la partida para seguir jugando.</translation>
    </message>
    <message>
        <source>There is no colonist there.</source>
        <extracomment>Why a move by hand is not possible, in the prompt line.</extracomment>
        <translation>Ahí no hay ningún colono.</translation>
    </message>
    <message>
        <source>Every circle on your board is occupied.</source>
        <extracomment>Why a move by hand is not possible, in the prompt line.</extracomment>
        <translation>Todos los círculos de tu tablero están ocupados.</translation>
    </message>
    <message>
        <source>Choose where the colonist goes.</source>
        <extracomment>Said in the prompt line when there are several places.</extracomment>
        <translation>Elige adónde va el colono.</translation>
    </message>
    <message>
        <source>Choose the ship for the barrel.</source>
        <extracomment>Said in the prompt line when there are several places.</extracomment>
        <translation>Elige el barco para el barril.</translation>
    </message>
    <message>
        <source>This is not your board: it is %1&apos;s turn.</source>
        <extracomment>Why a piece cannot be taken, in the line of the prompt; %1 is the name of a player.</extracomment>
        <translation>Este no es tu tablero: es el turno de %1.</translation>
    </message>
    <message>
        <source>%1 is a computer player. To play this seat yourself, take it over in the Seats menu.</source>
        <extracomment>Why a piece cannot be taken, in the line of the prompt; %1 is the name of a player.</extracomment>
        <translation>%1 es un jugador virtual. Para jugar tú en este puesto, ocúpalo en el menú Puestos.</translation>
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
        <translation>Náufrago</translation>
    </message>
    <message>
        <source>Deckhand</source>
        <extracomment>A level of the computer players, from the weakest to the strongest.</extracomment>
        <translation>Marinero</translation>
    </message>
    <message>
        <source>Newcomer</source>
        <extracomment>A level of the computer players, from the weakest to the strongest.</extracomment>
        <translation>Recién llegado</translation>
    </message>
    <message>
        <source>Planter</source>
        <extracomment>A level of the computer players, from the weakest to the strongest.</extracomment>
        <translation>Hacendado</translation>
    </message>
    <message>
        <source>Merchant</source>
        <extracomment>A level of the computer players, from the weakest to the strongest.</extracomment>
        <translation>Comerciante</translation>
    </message>
    <message>
        <source>Shipmaster</source>
        <extracomment>A level of the computer players, from the weakest to the strongest.</extracomment>
        <translation>Naviero</translation>
    </message>
    <message>
        <source>Viceroy</source>
        <extracomment>A level of the computer players, from the weakest to the strongest.</extracomment>
        <translation>Virrey</translation>
    </message>
    <message>
        <source>For a first game: sees only the next step, and follows one idea at a time.</source>
        <extracomment>Explains a level of computer players, in menus and New Game.</extracomment>
        <translation>Para una primera partida: solo ve el paso siguiente y sigue una idea cada vez.</translation>
    </message>
    <message>
        <source>Follows one idea at a time, and forgets what the others gain.</source>
        <extracomment>Explains a level of computer players, in menus and New Game.</extracomment>
        <translation>Sigue una idea cada vez y olvida lo que ganan los demás.</translation>
    </message>
    <message>
        <source>Plays by what it likes, and rarely looks ahead.</source>
        <extracomment>Explains a level of computer players, in menus and New Game.</extracomment>
        <translation>Juega según sus gustos y rara vez mira más allá.</translation>
    </message>
    <message>
        <source>Plays soundly, but often overlooks what the others gain.</source>
        <extracomment>Explains a level of computer players, in menus and New Game.</extracomment>
        <translation>Juega con solidez, pero a menudo pasa por alto lo que ganan los demás.</translation>
    </message>
    <message>
        <source>Weighs its options well and looks a little ahead.</source>
        <extracomment>Explains a level of computer players, in menus and New Game.</extracomment>
        <translation>Sopesa bien sus opciones y mira un poco más allá.</translation>
    </message>
    <message>
        <source>Plans ahead and rarely makes a mistake.</source>
        <extracomment>Explains a level of computer players, in menus and New Game.</extracomment>
        <translation>Planea a largo plazo y rara vez se equivoca.</translation>
    </message>
    <message>
        <source>The strongest: thinks every move through.</source>
        <extracomment>Explains a level of computer players, in menus and New Game.</extracomment>
        <translation>El más fuerte: calcula a fondo cada jugada.</translation>
    </message>
    <message>
        <source>All-rounder</source>
        <extracomment>A style of the computer players: what they like to do best.</extracomment>
        <translation>Versátil</translation>
    </message>
    <message>
        <source>Builder</source>
        <extracomment>A style of the computer players: what they like to do best.</extracomment>
        <translation>Constructor</translation>
    </message>
    <message>
        <source>Shipper</source>
        <extracomment>A style of the computer players: what they like to do best.</extracomment>
        <translation>Exportador</translation>
    </message>
    <message>
        <source>Trader</source>
        <extracomment>A style of the computer players: what they like to do best.</extracomment>
        <translation>Mercader</translation>
    </message>
    <message>
        <source>Settler</source>
        <extracomment>A style of the computer players: what they like to do best.</extracomment>
        <translation>Colonizador</translation>
    </message>
    <message>
        <source>Takes what the game offers.</source>
        <extracomment>Explains a style of computer players, in menus and New Game.</extracomment>
        <translation>Toma lo que le ofrece el juego.</translation>
    </message>
    <message>
        <source>Likes money, quarries and large buildings.</source>
        <extracomment>Explains a style of computer players, in menus and New Game.</extracomment>
        <translation>Le gustan el dinero, las canteras y los edificios grandes.</translation>
    </message>
    <message>
        <source>Likes many barrels, the harbor and the wharf.</source>
        <extracomment>Explains a style of computer players, in menus and New Game.</extracomment>
        <translation>Le gustan los muchos barriles, el puerto y el muelle.</translation>
    </message>
    <message>
        <source>Likes valuable goods, the markets and the office.</source>
        <extracomment>Explains a style of computer players, in menus and New Game.</extracomment>
        <translation>Le gustan las mercancías valiosas, los mercados y la oficina.</translation>
    </message>
    <message>
        <source>Likes plantations, quarries and buildings that help on the island.</source>
        <extracomment>Explains a style of computer players, in menus and New Game.</extracomment>
        <translation>Le gustan las plantaciones, las canteras y los edificios que ayudan en la isla.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A computer player: %1 its level, %2 its style, such as &quot;Merchant, Builder&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>An external program.</source>
        <extracomment>What plays a seat, in the text over its level.</extracomment>
        <translation>Un programa externo.</translation>
    </message>
    <message>
        <source>The program that plays %1 cannot be started.</source>
        <extracomment>A message about a program that plays a seat; %1 is the name of the player.</extracomment>
        <translation>No se puede iniciar el programa que juega por %1.</translation>
    </message>
    <message>
        <source>The program that plays %1 has exited.</source>
        <extracomment>A message about a program that plays a seat; %1 is the name of the player.</extracomment>
        <translation>El programa que juega por %1 se ha cerrado.</translation>
    </message>
    <message>
        <source>The program that plays %1 does not answer.</source>
        <extracomment>A message about a program that plays a seat; %1 is the name of the player.</extracomment>
        <translation>El programa que juega por %1 no responde.</translation>
    </message>
    <message>
        <source>The program that plays %1 cannot continue.</source>
        <extracomment>A message about a program that plays a seat; %1 is the name of the player.</extracomment>
        <translation>El programa que juega por %1 no puede continuar.</translation>
    </message>
    <message>
        <source>The program that plays %1 made an illegal move.</source>
        <extracomment>A message about a program that plays a seat; %1 is the name of the player.</extracomment>
        <translation>El programa que juega por %1 ha hecho una jugada ilegal.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a sentence, %2 what a program says, in English</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Take over the seat, or choose another player in the Seats menu.</source>
        <extracomment>Said in the prompt line when a program that plays a seat has failed.</extracomment>
        <translation>Ocupa el puesto, o elige otro jugador en el menú Puestos.</translation>
    </message>
    <message>
        <source>Take over the seat, or let it try again.</source>
        <extracomment>Said in the prompt line when a program that plays a seat has failed.</extracomment>
        <translation>Ocupa el puesto, o deja que lo intente de nuevo.</translation>
    </message>
    <message>
        <source>The program that plays %1 is not known on this computer.</source>
        <extracomment>%1 is the name of a seat</extracomment>
        <translation>El programa que juega por %1 no se conoce en este ordenador.</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>A speed at which computer players move, in a menu and the preferences.</extracomment>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>A speed at which computer players move, in a menu and the preferences.</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>A speed at which computer players move, in a menu and the preferences.</extracomment>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>No delay</source>
        <extracomment>A speed at which computer players move, in a menu and the preferences.</extracomment>
        <translation>Sin pausa</translation>
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
        <translation>%1, gobernador de la ronda %2: toma una carta de personaje.</translation>
    </message>
    <message>
        <source>%1: take a role card.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1: toma una carta de personaje.</translation>
    </message>
    <message>
        <source>Everyone acts in that role, and you get its privilege.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Todos realizan la acción de ese personaje, y tú tienes su privilegio.</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Esta es la última ronda.</translation>
    </message>
    <message>
        <source>%1, Settler: draw a face-down plantation with your hacienda first?</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1, colonizador: ¿robas primero una plantación boca abajo con tu hacienda?</translation>
    </message>
    <message>
        <source>%1: draw a face-down plantation with your hacienda first?</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1: ¿robas primero una plantación boca abajo con tu hacienda?</translation>
    </message>
    <message>
        <source>The drawn tile must be placed, and it would fill your last space.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>La loseta robada debe colocarse, y llenaría tu última casilla.</translation>
    </message>
    <message>
        <source>The drawn tile must be placed. Either way, you may take a tile afterward.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>La loseta robada debe colocarse. En cualquier caso, después puedes tomar una loseta.</translation>
    </message>
    <message>
        <source>%1, Settler: take a plantation from the row or, as your privilege, a quarry.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1, colonizador: toma una plantación de la fila o, por tu privilegio, una cantera.</translation>
    </message>
    <message>
        <source>%1, Settler: take a plantation from the row; no quarry is left.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1, colonizador: toma una plantación de la fila; no quedan canteras.</translation>
    </message>
    <message>
        <source>%1: take a plantation from the row or, with your construction hut, a quarry.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1: toma una plantación de la fila o, con tu caseta de obra, una cantera.</translation>
    </message>
    <message>
        <source>%1: take a plantation from the row.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1: toma una plantación de la fila.</translation>
    </message>
    <message>
        <source>Your hospice sends a colonist with it, unless you decline.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Tu hospicio envía un colono con ella, salvo que lo rechaces.</translation>
    </message>
    <message>
        <source>If you pass, you take nothing.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Si pasas, no tomas nada.</translation>
    </message>
    <message>
        <source>%1, Mayor: place your colonists as you like.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1, alcalde: coloca tus colonos como quieras.</translation>
    </message>
    <message>
        <source>%1: place your colonists as you like.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1: coloca tus colonos como quieras.</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) wait(s) in San Juan.</source>
        <comment>colonists</comment>
        <extracomment>In the prompt line in the mayor phase: they cannot stay there.</extracomment>
        <translation>
            <numerusform>%n colono espera en San Juan.</numerusform>
            <numerusform>%n colonos esperan en San Juan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n circle(s) is/are empty.</source>
        <extracomment>A part of the question while placing colonists.</extracomment>
        <translation>
            <numerusform>%n círculo está vacío.</numerusform>
            <numerusform>%n círculos están vacíos.</numerusform>
        </translation>
    </message>
    <message>
        <source>No colonist may wait while a circle is empty.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Ningún colono puede esperar mientras haya un círculo vacío.</translation>
    </message>
    <message>
        <source>Choose Done when you are finished.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Elige Listo cuando termines.</translation>
    </message>
    <message>
        <source>%1, Builder: build one building, for 1 doubloon less, or pass.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1, constructor: construye un edificio, por 1 doblón menos, o pasa.</translation>
    </message>
    <message>
        <source>%1: build one building or pass.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1: construye un edificio o pasa.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n doubloon(s).</source>
        <extracomment>A part of the question while building or selling.</extracomment>
        <translation>
            <numerusform>Tienes %n doblón.</numerusform>
            <numerusform>Tienes %n doblones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n doubloon(s); %1.</source>
        <extracomment>A part of the question while building; %1 says how many quarries are occupied.</extracomment>
        <translation>
            <numerusform>Tienes %n doblón; %1.</numerusform>
            <numerusform>Tienes %n doblones; %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quarry(ies) is/are occupied</source>
        <extracomment>How many quarries are occupied, after &quot;You have 5 doubloons; &quot;.</extracomment>
        <translation>
            <numerusform>%n cantera está ocupada</numerusform>
            <numerusform>%n canteras están ocupadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Your university sends a colonist to it, unless you decline.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Tu universidad le envía un colono, salvo que lo rechaces.</translation>
    </message>
    <message>
        <source>%1, Craftsman: as your privilege, take an extra barrel of a kind you have just produced. If you pass, you get none.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1, capataz: por tu privilegio, toma un barril más de un tipo que acabes de producir. Si pasas, no recibes ninguno.</translation>
    </message>
    <message>
        <source>%1, Trader: sell one barrel, for 1 doubloon more, or pass and sell nothing.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1, mercader: vende un barril, por 1 doblón más, o pasa y no vendas nada.</translation>
    </message>
    <message>
        <source>%1: sell one barrel to the trading house, or pass and sell nothing.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1: vende un barril a la casa de comercio, o pasa y no vendas nada.</translation>
    </message>
    <message numerus="yes">
        <source>Your markets add %n doubloon(s).</source>
        <extracomment>A part of the question while building or selling.</extracomment>
        <translation>
            <numerusform>Tus mercados añaden %n doblón.</numerusform>
            <numerusform>Tus mercados añaden %n doblones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trading house has room for %n more.</source>
        <comment>barrels</comment>
        <extracomment>In the prompt line in the trader phase: the number of barrels that it still takes.</extracomment>
        <translation>
            <numerusform>En la casa de comercio cabe %n más.</numerusform>
            <numerusform>En la casa de comercio caben %n más.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 onto cargo ship %2</source>
        <extracomment>What must be loaded: %1 is a number of barrels with their kind, %2 the capacity of the ship.</extracomment>
        <translation>%1 en el barco de carga de %2</translation>
    </message>
    <message>
        <source>%1: no cargo ship takes your goods. Ship all barrels of one kind with your wharf, or pass and keep them for now.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1: ningún barco de carga admite tus mercancías. Envía todos los barriles de un tipo con tu muelle, o pasa y consérvalos por ahora.</translation>
    </message>
    <message>
        <source>%1, Captain: you must load %2.</source>
        <extracomment>%2 is &quot;3 barrels of corn onto the ship of 5&quot;</extracomment>
        <translation>%1, capitán: debes cargar %2.</translation>
    </message>
    <message>
        <source>%1: you must load %2.</source>
        <extracomment>The question to the player to move; %1 is the name of the player, %2 what must be loaded, such as &quot;2 corn onto cargo ship 5&quot;.</extracomment>
        <translation>%1: debes cargar %2.</translation>
    </message>
    <message>
        <source>You may use your wharf instead.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>En su lugar puedes usar tu muelle.</translation>
    </message>
    <message>
        <source>Your first load earns 1 extra point.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Tu primera carga da 1 punto más.</translation>
    </message>
    <message>
        <source>%1: choose the one barrel to keep.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1: elige el único barril que conservas.</translation>
    </message>
    <message numerus="yes">
        <source>%1: choose %n kind(s) of goods to store in your warehouses, and one more barrel to keep.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>
            <numerusform>%1: elige %n tipo de mercancía para tu almacén, y un barril más que conservas.</numerusform>
            <numerusform>%1: elige %n tipos de mercancías para tus almacenes, y un barril más que conservas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything else goes back to the supply.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Todo lo demás vuelve a la reserva.</translation>
    </message>
    <message numerus="yes">
        <source>%1 share the victory with %n point(s) each.</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>
            <numerusform>%1 comparten la victoria con %n punto cada uno.</numerusform>
            <numerusform>%1 comparten la victoria con %n puntos cada uno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the tie at %n point(s) with %2 doubloons and barrels.</source>
        <extracomment>%2 is the number of doubloons and barrels that broke the tie</extracomment>
        <translation>
            <numerusform>%1 gana el desempate a %n punto con %2 doblones y barriles.</numerusform>
            <numerusform>%1 gana el desempate a %n puntos con %2 doblones y barriles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <extracomment>The line of the prompt after the end; %1 is the name of the player.</extracomment>
        <translation>
            <numerusform>%1 gana con %n punto.</numerusform>
            <numerusform>%1 gana con %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>In the line of the prompt after the end, before who has won.</extracomment>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Don&apos;t draw</source>
        <extracomment>A button in the line of the prompt, which passes.</extracomment>
        <translation>No robar</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <extracomment>A button in the line of the prompt, which passes.</extracomment>
        <translation>No tomar nada</translation>
    </message>
    <message>
        <source>Build nothing</source>
        <extracomment>A button in the line of the prompt, which passes.</extracomment>
        <translation>No construir</translation>
    </message>
    <message>
        <source>No extra barrel</source>
        <extracomment>A button in the line of the prompt, which passes as the craftsman.</extracomment>
        <translation>Sin barril extra</translation>
    </message>
    <message>
        <source>Don&apos;t sell</source>
        <extracomment>A button in the line of the prompt, which passes.</extracomment>
        <translation>No vender</translation>
    </message>
    <message>
        <source>Keep the barrels</source>
        <extracomment>A button in the line of the prompt, which passes where only the wharf could take barrels.</extracomment>
        <translation>Conservar los barriles</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>the last two of several alternatives: &quot;5, 6 or 7&quot;</extracomment>
        <translation>%1 o %2</translation>
    </message>
    <message numerus="yes">
        <source>The start of the game, before %n move(s)</source>
        <extracomment>%n is the number of orders of the whole game</extracomment>
        <translation>
            <numerusform>El comienzo de la partida, antes de %n jugada</numerusform>
            <numerusform>El comienzo de la partida, antes de %n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, move %2 of %3</source>
        <extracomment>In the bar of the replay; %1 is the round, %2 the move and %3 the number of moves.</extracomment>
        <translation>Ronda %1, jugada %2 de %3</translation>
    </message>
    <message>
        <source>%1 (undone)</source>
        <extracomment>%1 is &quot;Round 5, order 87 of 143&quot;</extracomment>
        <translation>%1 (deshecha)</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) is/are undone: playing on discards it/them.</source>
        <extracomment>The line of the prompt after undo.</extracomment>
        <translation>
            <numerusform>%n jugada está deshecha: si sigues jugando, se descarta.</numerusform>
            <numerusform>%n jugadas están deshechas: si sigues jugando, se descartan.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. You are looking at another moment of the game, so pieces cannot be moved.</source>
        <extracomment>%1 is &quot;Round 5, order 87 of 143&quot;</extracomment>
        <translation>%1. Estás viendo otro momento de la partida, así que no se pueden mover piezas.</translation>
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
        <translation>%1 (%2 de %3)</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>Title of a column of the table of puzzles</extracomment>
        <translation>Número</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Title of a column of the table of puzzles: what they are about</extracomment>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <extracomment>Title of a column of the table of puzzles: how hard they are</extracomment>
        <translation>Dificultad</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Title of a column of the table of puzzles: how many players they have</extracomment>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Title of a column of the table of puzzles: what has become of them</extracomment>
        <translation>Resultado</translation>
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
        <translation>Problema %1 de %2: %3, %4</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1 names a puzzle, %2 is what has become of it, such as &quot;Solved in 2 tries&quot;</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>That is not the best move.</source>
        <extracomment>In the strip of a puzzle</extracomment>
        <translation>Esa no es la mejor jugada.</translation>
    </message>
    <message>
        <source>Right! This is how it goes on when everybody plays best.</source>
        <extracomment>In the strip of a puzzle while its answer is played out</extracomment>
        <translation>¡Correcto! Así sigue si todos juegan lo mejor posible.</translation>
    </message>
    <message>
        <source>That was the answer.</source>
        <extracomment>In the strip of a puzzle</extracomment>
        <translation>Esa era la solución.</translation>
    </message>
    <message>
        <source>Solved!</source>
        <extracomment>In the strip of a puzzle: it was solved</extracomment>
        <translation>¡Resuelto!</translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <extracomment>The head of a bubble; %1 is the number of a puzzle</extracomment>
        <translation>Problema %1</translation>
    </message>
    <message>
        <source>Next Puzzle</source>
        <extracomment>Button of a bubble: another puzzle is laid</extracomment>
        <translation>Siguiente problema</translation>
    </message>
    <message>
        <source>Got It</source>
        <extracomment>Button that closes the hint of a puzzle</extracomment>
        <translation>Entendido</translation>
    </message>
    <message>
        <source>Try Again</source>
        <extracomment>Button after a wrong answer</extracomment>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Show Answer</source>
        <extracomment>Button after a wrong answer</extracomment>
        <translation>Ver solución</translation>
    </message>
    <message>
        <source>Play It</source>
        <extracomment>Button: the answer that is shown is played</extracomment>
        <translation>Jugarla</translation>
    </message>
    <message>
        <source>All Puzzles</source>
        <extracomment>Button of a bubble: shows the list of the puzzles</extracomment>
        <translation>Todos los problemas</translation>
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
        <translation>El barril extra del capataz</translation>
    </message>
    <message>
        <source>Ending the game with a full city</source>
        <extracomment>Theme of puzzles: filling a city ends the game</extracomment>
        <translation>Terminar con la ciudad llena</translation>
    </message>
    <message>
        <source>Ending the game with the last colonists</source>
        <extracomment>Theme of puzzles: too few colonists end the game</extracomment>
        <translation>Terminar con los últimos colonos</translation>
    </message>
    <message>
        <source>Ending the game with the last points</source>
        <extracomment>Theme of puzzles: too few victory points end the game</extracomment>
        <translation>Terminar con los últimos puntos</translation>
    </message>
    <message>
        <source>With a harbor</source>
        <extracomment>Theme of puzzles: loading with the building</extracomment>
        <translation>Con un puerto</translation>
    </message>
    <message>
        <source>Large buildings</source>
        <extracomment>Theme of puzzles</extracomment>
        <translation>Edificios grandes</translation>
    </message>
    <message>
        <source>The last builder</source>
        <extracomment>Theme of puzzles: what to build last</extracomment>
        <translation>El último constructor</translation>
    </message>
    <message>
        <source>The last captain</source>
        <extracomment>Theme of puzzles: what to load last</extracomment>
        <translation>El último capitán</translation>
    </message>
    <message>
        <source>The last role</source>
        <extracomment>Theme of puzzles: which role to take last</extracomment>
        <translation>El último papel</translation>
    </message>
    <message>
        <source>The last settler</source>
        <extracomment>Theme of puzzles: which tile to take last</extracomment>
        <translation>El último colonizador</translation>
    </message>
    <message>
        <source>The last colonists</source>
        <extracomment>Theme of puzzles: where to put the last colonists</extracomment>
        <translation>Los últimos colonos</translation>
    </message>
    <message>
        <source>With an office</source>
        <extracomment>Theme of puzzles: selling with the building</extracomment>
        <translation>Con una oficina</translation>
    </message>
    <message>
        <source>Ships kept from others</source>
        <extracomment>Theme of puzzles: loading so that others cannot load</extracomment>
        <translation>Barcos negados a los demás</translation>
    </message>
    <message>
        <source>Storing goods</source>
        <extracomment>Theme of puzzles: which goods to keep</extracomment>
        <translation>Guardar mercancías</translation>
    </message>
    <message>
        <source>The tiebreak</source>
        <extracomment>Theme of puzzles: doubloons and barrels decide</extracomment>
        <translation>El desempate</translation>
    </message>
    <message>
        <source>The trading house</source>
        <extracomment>Theme of puzzles: what to sell last</extracomment>
        <translation>La casa de comercio</translation>
    </message>
    <message>
        <source>With a wharf</source>
        <extracomment>Theme of puzzles: loading with the building</extracomment>
        <translation>Con un muelle</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>How hard a puzzle is</extracomment>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>How hard a puzzle is</extracomment>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Hard</source>
        <extracomment>How hard a puzzle is</extracomment>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Very hard</source>
        <extracomment>How hard a puzzle is</extracomment>
        <translation>Muy difícil</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %n try(ies)</source>
        <extracomment>What has become of a puzzle</extracomment>
        <translation>
            <numerusform>Resuelto en %n intento</numerusform>
            <numerusform>Resuelto en %n intentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer seen</source>
        <extracomment>What has become of a puzzle</extracomment>
        <translation>Solución vista</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong try(ies)</source>
        <extracomment>What has become of a puzzle: it was not solved</extracomment>
        <translation>
            <numerusform>%n intento fallido</numerusform>
            <numerusform>%n intentos fallidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the move with which %1 wins in this round, whatever the others do.</source>
        <extracomment>The task of a puzzle; %1 is a player</extracomment>
        <translation>Encuentra la jugada con la que %1 gana en esta ronda, hagan lo que hagan los demás.</translation>
    </message>
    <message>
        <source>%1 wins. Find the move that wins by the most points.</source>
        <extracomment>The task of a puzzle; %1 is a player</extracomment>
        <translation>%1 gana. Encuentra la jugada que gana por más puntos.</translation>
    </message>
    <message>
        <source>Find the move that wins the game for %1.</source>
        <extracomment>The task of a puzzle; %1 is a player</extracomment>
        <translation>Encuentra la jugada con la que gana %1.</translation>
    </message>
    <message>
        <source>%1 cannot win alone. Find the move that shares the win.</source>
        <extracomment>The task of a puzzle; %1 is a player</extracomment>
        <translation>%1 no puede ganar en solitario. Encuentra la jugada que comparte la victoria.</translation>
    </message>
    <message>
        <source>%1 can no longer win. Find the move that loses by the fewest points.</source>
        <extracomment>The task of a puzzle; %1 is a player</extracomment>
        <translation>%1 ya no puede ganar. Encuentra la jugada que pierde por menos puntos.</translation>
    </message>
    <message>
        <source>%1 wins on the tiebreak.</source>
        <extracomment>How a game ends; %1 is a player</extracomment>
        <translation>%1 gana por desempate.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n point(s).</source>
        <extracomment>How a game ends; %1 is a player</extracomment>
        <translation>
            <numerusform>%1 gana por %n punto.</numerusform>
            <numerusform>%1 gana por %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shares the win.</source>
        <extracomment>How a game ends; %1 is a player</extracomment>
        <translation>%1 comparte la victoria.</translation>
    </message>
    <message>
        <source>%1 loses on the tiebreak.</source>
        <extracomment>How a game ends; %1 is a player</extracomment>
        <translation>%1 pierde por desempate.</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses by %n point(s).</source>
        <extracomment>How a game ends; %1 is a player</extracomment>
        <translation>
            <numerusform>%1 pierde por %n punto.</numerusform>
            <numerusform>%1 pierde por %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game can go on, and the win is not certain.</source>
        <extracomment>In place of how a game ends</extracomment>
        <translation>La partida puede seguir, y la victoria no es segura.</translation>
    </message>
    <message>
        <source>“%1” is not the best move. At best: %2 With the best move: %3</source>
        <extracomment>After a wrong answer; %1 is an order such as &quot;Take the role of Mayor&quot;, %2 and %3 sentences such as &quot;Ana wins by 3 points.&quot;</extracomment>
        <translation>«%1» no es la mejor jugada. En el mejor de los casos: %2 Con la mejor jugada: %3</translation>
    </message>
    <message>
        <source>The best move: “%1”. %2 With every other move, at best: %3</source>
        <extracomment>The answer of a puzzle; %1 is an order such as &quot;Take the role of Mayor&quot;, %2 and %3 sentences such as &quot;Ana wins by 3 points.&quot;</extracomment>
        <translation>La mejor jugada: «%1». %2 Con cualquier otra, en el mejor de los casos: %3</translation>
    </message>
    <message>
        <source>One reason for the best move: %1</source>
        <extracomment>First hint of a puzzle; %1 is a sentence such as &quot;Earns 3 doubloons.&quot;</extracomment>
        <translation>Una razón para la mejor jugada: %1</translation>
    </message>
    <message>
        <source>One of these two is right: “%1” or “%2”.</source>
        <extracomment>Last hint of a puzzle; %1 and %2 are orders such as &quot;Take the role of Mayor&quot;</extracomment>
        <translation>Una de estas dos es la correcta: «%1» o «%2».</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>There is nothing else to do.</source>
        <extracomment>A reason for an order, in hints and in the log.</extracomment>
        <translation>No hay otra cosa que hacer.</translation>
    </message>
    <message>
        <source>Ends the game and wins it on the tiebreak.</source>
        <extracomment>A reason for an order, in hints and in the log.</extracomment>
        <translation>Acaba la partida y la gana en el desempate.</translation>
    </message>
    <message numerus="yes">
        <source>Ends the game and wins it by %n point(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Acaba la partida y la gana por %n punto.</numerusform>
            <numerusform>Acaba la partida y la gana por %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes this the last round, with a lead of %n point(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Hace de esta la última ronda, con una ventaja de %n punto.</numerusform>
            <numerusform>Hace de esta la última ronda, con una ventaja de %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Currently worth about %n point(s) in total, compared with %1 for %2.</source>
        <extracomment>%1 is a number of points, %2 a player</extracomment>
        <translation>
            <numerusform>Ahora vale en total alrededor de %n punto, frente a %1 para %2.</numerusform>
            <numerusform>Ahora vale en total unos %n puntos, frente a %1 para %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Currently worth about %n point(s) in total.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Ahora vale en total alrededor de %n punto.</numerusform>
            <numerusform>Ahora vale en total unos %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Produces %n barrel(s), and nobody else gets any.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Produce %n barril, y nadie más recibe ninguno.</numerusform>
            <numerusform>Produce %n barriles, y nadie más recibe ninguno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Produces %n barrel(s), and nobody gets more.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Produce %n barril, y nadie recibe más.</numerusform>
            <numerusform>Produce %n barriles, y nadie recibe más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Produces %n barrel(s); the next best player gets %1.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is a number of barrels without a noun.</extracomment>
        <translation>
            <numerusform>Produce %n barril; el siguiente mejor jugador recibe %1.</numerusform>
            <numerusform>Produce %n barriles; el siguiente mejor jugador recibe %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Produces %n barrel(s); another player gets %1.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is a number of barrels without a noun.</extracomment>
        <translation>
            <numerusform>Produce %n barril; otro jugador recibe %1.</numerusform>
            <numerusform>Produce %n barriles; otro jugador recibe %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shipping should earn about %n point(s); nobody else would earn any.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Los envíos darían alrededor de %n punto; nadie más ganaría ninguno.</numerusform>
            <numerusform>Los envíos darían unos %n puntos; nadie más ganaría ninguno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shipping should earn about %n point(s); nobody would earn more.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Los envíos darían alrededor de %n punto; nadie ganaría más.</numerusform>
            <numerusform>Los envíos darían unos %n puntos; nadie ganaría más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shipping should earn about %n point(s); the next best player would earn about %1.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is a number of points without a noun.</extracomment>
        <translation>
            <numerusform>Los envíos darían alrededor de %n punto; el siguiente mejor jugador ganaría más o menos %1.</numerusform>
            <numerusform>Los envíos darían unos %n puntos; el siguiente mejor jugador ganaría más o menos %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shipping should earn about %n point(s); another player would earn about %1.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is a number of points without a noun.</extracomment>
        <translation>
            <numerusform>Los envíos darían alrededor de %n punto; otro jugador ganaría más o menos %1.</numerusform>
            <numerusform>Los envíos darían unos %n puntos; otro jugador ganaría más o menos %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is/are %n doubloon(s) on the card.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Hay %n doblón en la carta.</numerusform>
            <numerusform>Hay %n doblones en la carta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n colonist(s); empty circles: %1.</source>
        <extracomment>%1 is a number of circles</extracomment>
        <translation>
            <numerusform>Trae %n colono; círculos vacíos: %1.</numerusform>
            <numerusform>Trae %n colonos; círculos vacíos: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes it possible to build %1 for %n doubloon(s).</source>
        <extracomment>%1 is a building such as &quot;a coffee roaster&quot;</extracomment>
        <translation>
            <numerusform>Permite construir %1 por %n doblón.</numerusform>
            <numerusform>Permite construir %1 por %n doblones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Makes it possible to take %1 before anyone else.</source>
        <extracomment>%1 is a tile such as &quot;a quarry&quot;</extracomment>
        <translation>Permite tomar %1 antes que nadie.</translation>
    </message>
    <message numerus="yes">
        <source>Makes it possible to sell %1 for %n doubloon(s).</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>Permite vender %1 por %n doblón.</numerusform>
            <numerusform>Permite vender %1 por %n doblones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would probably lose %n barrel(s).</source>
        <extracomment>A reason for an order, in hints and the log; %1 is the name of another player.</extracomment>
        <translation>
            <numerusform>%1 probablemente perdería %n barril.</numerusform>
            <numerusform>%1 probablemente perdería %n barriles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earns %n doubloon(s), and the others get nothing.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Da %n doblón, y los demás no reciben nada.</numerusform>
            <numerusform>Da %n doblones, y los demás no reciben nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hacienda&apos;s tile comes in addition to the chosen one.</source>
        <extracomment>A reason for an order, in hints and in the log.</extracomment>
        <translation>La loseta de la hacienda se suma a la elegida.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n island space(s) is/are left.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Solo queda %n casilla de isla.</numerusform>
            <numerusform>Solo quedan %n casillas de isla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buildings have circles for %n more plantation(s) of %1.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>Los edificios tienen círculos para %n plantación más de %1.</numerusform>
            <numerusform>Los edificios tienen círculos para %n plantaciones más de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Corn needs no building.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>El maíz no necesita edificio.</translation>
    </message>
    <message numerus="yes">
        <source>That makes %n quarry(ies) in all for cheaper buildings.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Con esa hay en total %n cantera para abaratar edificios.</numerusform>
            <numerusform>Con esa hay en total %n canteras para abaratar edificios.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the first plantation of %1.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>Es la primera plantación de %1.</translation>
    </message>
    <message>
        <source>It is the last one in the row, and %1 has a building for it.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is the name of another player.</extracomment>
        <translation>Es la última de la fila, y %1 tiene un edificio para ella.</translation>
    </message>
    <message>
        <source>The hospice brings a colonist onto it at once.</source>
        <extracomment>A reason for an order, in hints and in the log.</extracomment>
        <translation>El hospicio le trae un colono en el acto.</translation>
    </message>
    <message numerus="yes">
        <source>Raises the residence&apos;s bonus to %n point(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Sube la bonificación de la residencia a %n punto.</numerusform>
            <numerusform>Sube la bonificación de la residencia a %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next craftsman phase can produce %n barrel(s) instead of %1.</source>
        <extracomment>%1 is a number of barrels</extracomment>
        <translation>
            <numerusform>La próxima fase del capataz puede producir %n barril en lugar de %1.</numerusform>
            <numerusform>La próxima fase del capataz puede producir %n barriles en lugar de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next craftsman phase can still produce %n barrel(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>La próxima fase del capataz aún puede producir %n barril.</numerusform>
            <numerusform>La próxima fase del capataz aún puede producir %n barriles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A colonist could occupy %1, which would score %n point(s) now.</source>
        <extracomment>%1 is a large building such as &quot;the guild hall&quot;</extracomment>
        <translation>
            <numerusform>Un colono podría ocupar %1, que ahora daría %n punto.</numerusform>
            <numerusform>Un colono podría ocupar %1, que ahora daría %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would score %n point(s) now if occupied.</source>
        <extracomment>%1 is a large building such as &quot;the guild hall&quot;</extracomment>
        <translation>
            <numerusform>Con un colono, %1 daría ahora %n punto.</numerusform>
            <numerusform>Con un colono, %1 daría ahora %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 starts working.</source>
        <extracomment>%1 is a building such as &quot;the coffee roaster&quot;</extracomment>
        <translation>%1 empieza a funcionar.</translation>
    </message>
    <message numerus="yes">
        <source>%n quarry(ies) is/are occupied instead of %1.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is the number of quarries that were occupied before.</extracomment>
        <translation>
            <numerusform>%n cantera está ocupada en lugar de %1.</numerusform>
            <numerusform>%n canteras están ocupadas en lugar de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Would score %n point(s) now if occupied.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Ocupado, daría ahora %n punto.</numerusform>
            <numerusform>Ocupado, daría ahora %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Has circles for %n plantation(s) of %1 that had none.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>Tiene círculos para %n plantación de %1 que no los tenía.</numerusform>
            <numerusform>Tiene círculos para %n plantaciones de %1 que no los tenían.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the last one, and %1 could have afforded it.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is the name of another player.</extracomment>
        <translation>Es el último, y %1 podría haberlo pagado.</translation>
    </message>
    <message numerus="yes">
        <source>Once occupied, it currently earns %n doubloon(s) in each craftsman phase.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Ocupado, ahora mismo da %n doblón en cada fase del capataz.</numerusform>
            <numerusform>Ocupado, ahora mismo da %n doblones en cada fase del capataz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once occupied, it adds a point to each load; %n kind(s) of goods is/are produced.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Ocupado, añade un punto a cada carga; se produce %n tipo de mercancía.</numerusform>
            <numerusform>Ocupado, añade un punto a cada carga; se producen %n tipos de mercancías.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scores %n victory point(s) for %1.</source>
        <extracomment>%1 is &quot;5 doubloons&quot;</extracomment>
        <translation>
            <numerusform>Da %n punto de victoria por %1.</numerusform>
            <numerusform>Da %n puntos de victoria por %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saves up for %1, which needs %n more doubloon(s).</source>
        <extracomment>%1 is a building such as &quot;a coffee roaster&quot;</extracomment>
        <translation>
            <numerusform>Ahorra para %1: falta %n doblón más.</numerusform>
            <numerusform>Ahorra para %1: faltan %n doblones más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trading house buys it for %n doubloon(s) or more.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>La casa de comercio lo compra por %n doblón o más.</numerusform>
            <numerusform>La casa de comercio lo compra por %n doblones o más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A ship with %1 has %n space(s) left.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>En un barco con %1 queda %n espacio.</numerusform>
            <numerusform>En un barco con %1 quedan %n espacios.</numerusform>
        </translation>
    </message>
    <message>
        <source>That makes %1 on the wind rose.</source>
        <extracomment>%1 is &quot;3 barrels of corn&quot;</extracomment>
        <translation>Con eso hay %1 en la rosa náutica.</translation>
    </message>
    <message numerus="yes">
        <source>Earns %n doubloon(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Da %n doblón.</numerusform>
            <numerusform>Da %n doblones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes the last space in the trading house, where %1 could have sold %2.</source>
        <extracomment>%1 is a player, %2 a good</extracomment>
        <translation>Ocupa el último espacio de la casa de comercio, donde %1 podría haber vendido %2.</translation>
    </message>
    <message>
        <source>Afterward, %1 cannot sell %2.</source>
        <extracomment>%1 is a player, %2 a good</extracomment>
        <translation>Después, %1 no puede vender %2.</translation>
    </message>
    <message numerus="yes">
        <source>The best sale would earn %n doubloon(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>La mejor venta daría %n doblón.</numerusform>
            <numerusform>La mejor venta daría %n doblones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earns %n victory point(s) immediately.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Da %n punto de victoria en el acto.</numerusform>
            <numerusform>Da %n puntos de victoria en el acto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Afterward, no ship takes %2 from %1.</source>
        <extracomment>%1 is a player, %2 &quot;4 barrels of corn&quot;</extracomment>
        <translation>Después, ningún barco admite %2 de %1.</translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n barrel(s) on the wind rose for now.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Conserva de momento %n barril en la rosa náutica.</numerusform>
            <numerusform>Conserva de momento %n barriles en la rosa náutica.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n barrel(s), as many as possible.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Conserva %n barril, lo máximo posible.</numerusform>
            <numerusform>Conserva %n barriles, los más posibles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps the most valuable kind, %1.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>Conserva el tipo más valioso: %1.</translation>
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
            <numerusform>Deja libre %n espacio de la isla.</numerusform>
            <numerusform>Deja libres %n espacios de la isla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %n plantation(s) of %1.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>Con eso hay %n plantación de %1.</numerusform>
            <numerusform>Con eso hay %n plantaciones de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then has %n colonist(s).</source>
        <extracomment>%1 is a building such as &quot;the coffee roaster&quot;</extracomment>
        <translation>
            <numerusform>%1 tendrá entonces %n colono.</numerusform>
            <numerusform>%1 tendrá entonces %n colonos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plantation(s) of %1 is/are then occupied.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>Queda ocupada %n plantación de %1.</numerusform>
            <numerusform>Quedan ocupadas %n plantaciones de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) stay(s) in San Juan.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>%n colono se queda en San Juan.</numerusform>
            <numerusform>%n colonos se quedan en San Juan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n doubloon(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Conserva %n doblón.</numerusform>
            <numerusform>Conserva %n doblones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gives the first choice of a tile.</source>
        <extracomment>A reason for choosing the settler, in hints and the log.</extracomment>
        <translation>Permite elegir loseta antes que nadie.</translation>
    </message>
    <message>
        <source>Gives the first choice of a building, for a doubloon less.</source>
        <extracomment>A reason for choosing the builder, in hints and the log.</extracomment>
        <translation>Permite elegir edificio antes que nadie, por un doblón menos.</translation>
    </message>
    <message>
        <source>Brings nothing right now.</source>
        <extracomment>What is said of choosing a role that brings the player nothing, in hints and the log.</extracomment>
        <translation>De momento no aporta nada.</translation>
    </message>
    <message>
        <source>Leaves the extra barrel in the supply.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>Deja el barril adicional en la reserva.</translation>
    </message>
    <message>
        <source>Fills the trading house.</source>
        <extracomment>A reason for a sale, in hints and the log.</extracomment>
        <translation>Llena la casa de comercio.</translation>
    </message>
    <message numerus="yes">
        <source>Leaves %n space(s) in the trading house.</source>
        <extracomment>A reason for a sale, in hints and the log.</extracomment>
        <translation>
            <numerusform>Deja %n espacio en la casa de comercio.</numerusform>
            <numerusform>Deja %n espacios en la casa de comercio.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fills the ship.</source>
        <extracomment>A reason for loading goods, in hints and the log.</extracomment>
        <translation>Llena el barco.</translation>
    </message>
    <message numerus="yes">
        <source>Leaves %n space(s) on the ship.</source>
        <extracomment>A reason for loading goods, in hints and the log.</extracomment>
        <translation>
            <numerusform>Deja %n espacio en el barco.</numerusform>
            <numerusform>Deja %n espacios en el barco.</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes no space on the cargo ships.</source>
        <extracomment>A reason for shipping with the wharf, in hints and the log.</extracomment>
        <translation>No ocupa espacio en los barcos de carga.</translation>
    </message>
    <message>
        <source>with the second move</source>
        <extracomment>Within a sentence about another move, as in “… instead of 2 with the second move”.</extracomment>
        <translation>con la segunda jugada</translation>
    </message>
    <message>
        <source>with the best move</source>
        <extracomment>Within a sentence about another move, as in “… instead of 2 with the best move”.</extracomment>
        <translation>con la mejor jugada</translation>
    </message>
    <message>
        <source>with the move played</source>
        <extracomment>Within a sentence about a better move, as in “… instead of 2 with the move played”.</extracomment>
        <translation>con la jugada hecha</translation>
    </message>
    <message numerus="yes">
        <source>Should earn %n point(s) by shipping instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of points, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Los envíos darían %n punto en lugar de %1 %2.</numerusform>
            <numerusform>Los envíos darían %n puntos en lugar de %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should produce %n barrel(s) instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of barrels, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Produciría %n barril en lugar de %1 %2.</numerusform>
            <numerusform>Produciría %n barriles en lugar de %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should earn %n doubloon(s) instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of doubloons, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Daría %n doblón en lugar de %1 %2.</numerusform>
            <numerusform>Daría %n doblones en lugar de %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Would probably lose %n barrel(s) at storage instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of barrels, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Al almacenar probablemente se perdería %n barril en lugar de %1 %2.</numerusform>
            <numerusform>Al almacenar probablemente se perderían %n barriles en lugar de %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should bring %n colonist(s) instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of colonists, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Traería %n colono en lugar de %1 %2.</numerusform>
            <numerusform>Traería %n colonos en lugar de %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should make it possible to produce %n barrel(s) soon instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of barrels, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Permitiría producir pronto %n barril en lugar de %1 %2.</numerusform>
            <numerusform>Permitiría producir pronto %n barriles en lugar de %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should leave %n barrel(s) at the next choice of a role instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of barrels, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Dejaría %n barril para la próxima elección de personaje en lugar de %1 %2.</numerusform>
            <numerusform>Dejaría %n barriles para la próxima elección de personaje en lugar de %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should leave %n doubloon(s) at the next choice of a role instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of doubloons, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Dejaría %n doblón para la próxima elección de personaje en lugar de %1 %2.</numerusform>
            <numerusform>Dejaría %n doblones para la próxima elección de personaje en lugar de %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should add buildings worth %n point(s) instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of points, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Añadiría edificios por valor de %n punto en lugar de %1 %2.</numerusform>
            <numerusform>Añadiría edificios por valor de %n puntos en lugar de %1 %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Should make it possible to build %1 soon, which is impossible %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a building such as &quot;a coffee roaster&quot;, %2 &quot;with the second move&quot;</extracomment>
        <translation>Permitiría construir pronto %1, lo que es imposible %2.</translation>
    </message>
    <message>
        <source>Should come to the same as %1.</source>
        <extracomment>A reason for an order compared with another; %1 is &quot;with the second move&quot;</extracomment>
        <translation>Vendría a ser lo mismo que %1.</translation>
    </message>
    <message>
        <source>%3, %1 would probably build %2.</source>
        <extracomment>A reason for an order; %1 is another player, %2 a building such as &quot;a coffee roaster&quot;, %3 &quot;with the second move&quot;</extracomment>
        <translation>%3, %1 probablemente construiría %2.</translation>
    </message>
    <message>
        <source>%2, %1 would probably take this role.</source>
        <extracomment>A reason for choosing a role; %1 is another player, %2 &quot;with the second move&quot;</extracomment>
        <translation>%2, %1 probablemente tomaría este personaje.</translation>
    </message>
    <message numerus="yes">
        <source>%2, %1 would probably take this role with %n doubloon(s).</source>
        <extracomment>%1 is a player, %2 &quot;with the second move&quot;; the doubloons are on the card</extracomment>
        <translation>
            <numerusform>%2, %1 probablemente tomaría este personaje con %n doblón.</numerusform>
            <numerusform>%2, %1 probablemente tomaría este personaje con %n doblones.</numerusform>
        </translation>
    </message>
    <message>
        <source>%3, %1 would probably take %2.</source>
        <extracomment>A reason for taking a tile; %1 is another player, %2 a tile such as &quot;a quarry&quot;, %3 &quot;with the second move&quot;</extracomment>
        <translation>%3, %1 probablemente tomaría %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 would probably earn %n point(s) by shipping instead of %2 %3.</source>
        <extracomment>A reason for an order; %1 is another player, %2 a number of points, %3 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>%1 probablemente ganaría con envíos %n punto en lugar de %2 %3.</numerusform>
            <numerusform>%1 probablemente ganaría con envíos %n puntos en lugar de %2 %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would probably produce %n barrel(s) instead of %2 %3.</source>
        <extracomment>A reason for an order; %1 is another player, %2 a number of barrels, %3 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>%1 probablemente produciría %n barril en lugar de %2 %3.</numerusform>
            <numerusform>%1 probablemente produciría %n barriles en lugar de %2 %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would probably earn %n doubloon(s) instead of %2 %3.</source>
        <extracomment>A reason for an order; %1 is another player, %2 a number of doubloons, %3 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>%1 probablemente ganaría %n doblón en lugar de %2 %3.</numerusform>
            <numerusform>%1 probablemente ganaría %n doblones en lugar de %2 %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would probably lose %n barrel(s) at storage instead of %2 %3.</source>
        <extracomment>A reason for an order; %1 is another player, %2 a number of barrels, %3 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>%1 probablemente perdería %n barril al almacenar en lugar de %2 %3.</numerusform>
            <numerusform>%1 probablemente perdería %n barriles al almacenar en lugar de %2 %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>%1 from the hacienda</source>
        <extracomment>%1 is a tile such as &quot;corn plantation&quot;</extracomment>
        <translation>%1 con la hacienda</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) at work</source>
        <extracomment>In the ribbon of the last moves, after the name of a player.</extracomment>
        <translation>
            <numerusform>%n colono trabajando</numerusform>
            <numerusform>%n colonos trabajando</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <extracomment>%1 is a building such as &quot;small sugar mill&quot;, %2 the doubloons paid</extracomment>
        <translation>%1 por %2</translation>
    </message>
    <message>
        <source>%1 sold for %2</source>
        <extracomment>%1 is a good such as &quot;corn&quot;, %2 the doubloons earned</extracomment>
        <translation>vende %1 por %2</translation>
    </message>
    <message>
        <source>%1 loaded</source>
        <extracomment>%1 is &quot;3 barrels of corn&quot;</extracomment>
        <translation>carga %1</translation>
    </message>
    <message>
        <source>%1 shipped by the wharf</source>
        <extracomment>In the ribbon of the last moves; %1 is a number of barrels with their kind.</extracomment>
        <translation>envía %1 con el muelle</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <extracomment>In the ribbon of the last moves; %1 is a number of barrels with their kind.</extracomment>
        <translation>pierde %1</translation>
    </message>
    <message numerus="yes">
        <source>%n barrel(s) produced</source>
        <extracomment>In the ribbon of the last moves, after the name of a player.</extracomment>
        <translation>
            <numerusform>produce %n barril</numerusform>
            <numerusform>produce %n barriles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n doubloon(s)</source>
        <extracomment>In the ribbon of the last moves, after the name of a player.</extracomment>
        <translation>
            <numerusform>+%n doblón</numerusform>
            <numerusform>+%n doblones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <extracomment>In the ribbon of the last moves, after the name of a player.</extracomment>
        <translation>
            <numerusform>+%n punto</numerusform>
            <numerusform>+%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>In the ribbon of the last moves, after the name of a player.</extracomment>
        <translation>pasa</translation>
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
        <translation>Elige primero un personaje.</translation>
    </message>
    <message>
        <source>First decide whether your hacienda draws a tile.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Decide primero si tu hacienda roba una loseta.</translation>
    </message>
    <message>
        <source>This is the settler phase: take a tile or pass first.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Es la fase del colonizador: antes toma una loseta o pasa.</translation>
    </message>
    <message>
        <source>This is the mayor phase: place your colonists first.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Es la fase del alcalde: coloca antes tus colonos.</translation>
    </message>
    <message>
        <source>This is the builder phase: build a building or pass first.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Es la fase del constructor: antes construye un edificio o pasa.</translation>
    </message>
    <message>
        <source>This is the craftsman phase: take an extra barrel or pass first.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Es la fase del capataz: antes toma un barril más o pasa.</translation>
    </message>
    <message>
        <source>This is the trader phase: sell a barrel or pass first.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Es la fase del mercader: antes vende un barril o pasa.</translation>
    </message>
    <message>
        <source>This is the captain phase: load goods first.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Es la fase del capitán: carga antes mercancías.</translation>
    </message>
    <message>
        <source>First choose which barrels to keep.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Elige primero qué barriles conservas.</translation>
    </message>
    <message>
        <source>The game is over; no more moves are possible.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>La partida ha terminado; no se puede jugar más.</translation>
    </message>
    <message>
        <source>You must take a role; you cannot pass.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Debes tomar un personaje; no puedes pasar.</translation>
    </message>
    <message>
        <source>You must place your colonists; you cannot pass.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Debes colocar tus colonos; no puedes pasar.</translation>
    </message>
    <message>
        <source>Players who can load a cargo ship must load; you cannot pass.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Quien puede cargar un barco de carga debe hacerlo; no puedes pasar.</translation>
    </message>
    <message>
        <source>Choose which barrels to keep; the rest goes back to the supply.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Elige qué barriles conservas; el resto vuelve a la reserva.</translation>
    </message>
    <message>
        <source>You cannot pass here. Make a choice.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Aquí no puedes pasar. Elige algo.</translation>
    </message>
    <message>
        <source>There is no default role. Choose one.</source>
        <extracomment>Why a computer cannot decide by default, in programs that play by text.</extracomment>
        <translation>No hay personaje predeterminado. Elige uno.</translation>
    </message>
    <message>
        <source>There is no default placement. Place the colonists yourself.</source>
        <extracomment>Why a computer cannot decide by default, in programs that play by text.</extracomment>
        <translation>No hay colocación predeterminada. Coloca tú los colonos.</translation>
    </message>
    <message>
        <source>There is no default building. Choose one or pass.</source>
        <extracomment>Why a computer cannot decide by default, in programs that play by text.</extracomment>
        <translation>No hay edificio predeterminado. Elige uno o pasa.</translation>
    </message>
    <message>
        <source>There is no default here. Make a choice.</source>
        <extracomment>Why a computer cannot decide by default, in programs that play by text.</extracomment>
        <translation>Aquí no hay nada predeterminado. Elige algo.</translation>
    </message>
    <message>
        <source>No colonist would come with this, so there is none to decline.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Con esto no vendría ningún colono, así que no hay ninguno que rechazar.</translation>
    </message>
    <message>
        <source>There is no face-up %1; you can take only tiles from the face-up row.</source>
        <extracomment>%1 is a tile such as &quot;corn plantation&quot;</extracomment>
        <translation>No hay ninguna loseta así boca arriba: %1. Solo puedes tomar losetas de la fila descubierta.</translation>
    </message>
    <message>
        <source>No quarries are left.</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>No quedan canteras.</translation>
    </message>
    <message>
        <source>Only the settler, or the owner of an occupied construction hut, may take a quarry.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Solo el colonizador, o quien tenga una caseta de obra ocupada, puede tomar una cantera.</translation>
    </message>
    <message>
        <source>Island space %1 holds a tile already, and tiles never move.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>La casilla de isla %1 ya tiene una loseta, y las losetas nunca se mueven.</translation>
    </message>
    <message numerus="yes">
        <source>That takes %n colonist(s).</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>
            <numerusform>Para eso hace falta %n colono.</numerusform>
            <numerusform>Para eso hacen falta %n colonos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Island space %1 is empty, so a colonist has no work there.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>La casilla de isla %1 está vacía, así que un colono no tiene trabajo ahí.</translation>
    </message>
    <message>
        <source>City space %1 has no building, so a colonist has no work there.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>La casilla de ciudad %1 no tiene edificio, así que un colono no tiene trabajo ahí.</translation>
    </message>
    <message>
        <source>City space %1 belongs to the large building that begins on space %2.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>La casilla de ciudad %1 pertenece al edificio grande que empieza en la casilla %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has only %n circle(s), and a circle holds one colonist.</source>
        <extracomment>%1 is a building such as &quot;the coffee roaster&quot;</extracomment>
        <translation>
            <numerusform>%1 solo tiene %n círculo, y en un círculo cabe un colono.</numerusform>
            <numerusform>%1 solo tiene %n círculos, y en un círculo cabe un colono.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use them to fill the %n empty circle(s) first.</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>
            <numerusform>Llena antes con ellos el círculo vacío que queda.</numerusform>
            <numerusform>Llena antes con ellos los %n círculos vacíos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is sold out.</source>
        <extracomment>%1 is a building such as &quot;the coffee roaster&quot;</extracomment>
        <translation>Agotado: %1.</translation>
    </message>
    <message>
        <source>%1 is already in this city, and nobody may own two of the same kind.</source>
        <extracomment>%1 is a building such as &quot;the coffee roaster&quot;</extracomment>
        <translation>%1 ya está en esta ciudad, y nadie puede tener dos del mismo tipo.</translation>
    </message>
    <message numerus="yes">
        <source>That costs %n doubloon(s) now.</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>
            <numerusform>Eso cuesta ahora %n doblón.</numerusform>
            <numerusform>Eso cuesta ahora %n doblones.</numerusform>
        </translation>
    </message>
    <message>
        <source>All 12 city spaces are full.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Las 12 casillas de ciudad están llenas.</translation>
    </message>
    <message>
        <source>A large building needs two empty city spaces, and only one is left.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Un edificio grande necesita dos casillas de ciudad vacías, y solo queda una.</translation>
    </message>
    <message>
        <source>City space %1 already has a building.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>La casilla de ciudad %1 ya tiene un edificio.</translation>
    </message>
    <message>
        <source>A large building needs two spaces that touch; city spaces %1 and %2 do not.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>Un edificio grande necesita dos casillas que se toquen; las casillas de ciudad %1 y %2 no se tocan.</translation>
    </message>
    <message>
        <source>A large building fills two adjacent city spaces, so name both or none.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Un edificio grande llena dos casillas de ciudad contiguas, así que indica las dos o ninguna.</translation>
    </message>
    <message>
        <source>This building fills one city space only.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Este edificio llena una sola casilla de ciudad.</translation>
    </message>
    <message>
        <source>The extra barrel must be of a kind you have just produced, and you did not produce %1.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>El barril adicional debe ser de un tipo que acabes de producir, y no has producido %1.</translation>
    </message>
    <message>
        <source>No barrels of %1 are left in the supply.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>No quedan barriles de %1 en la reserva.</translation>
    </message>
    <message>
        <source>You have no barrels of %1.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>No tienes barriles de %1.</translation>
    </message>
    <message>
        <source>The trading house already holds %1; only the owner of an occupied office may sell it again.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>La casa de comercio ya tiene %1; solo quien tenga una oficina ocupada puede volver a venderlo.</translation>
    </message>
    <message>
        <source>There is no such cargo ship in this game.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>En esta partida no existe ese barco de carga.</translation>
    </message>
    <message>
        <source>Cargo ship %1 is full.</source>
        <extracomment>Why an order is not possible; a cargo ship is named by its capacity, and the other marker is a kind of goods.</extracomment>
        <translation>El barco de carga de %1 está lleno.</translation>
    </message>
    <message>
        <source>Cargo ship %1 carries %2, and a ship carries only one kind.</source>
        <extracomment>Why an order is not possible; a cargo ship is named by its capacity, and the other marker is a kind of goods.</extracomment>
        <translation>El barco de carga de %1 lleva %2, y un barco solo lleva un tipo.</translation>
    </message>
    <message>
        <source>Cargo ship %2 already carries %1, and no two ships may carry the same kind.</source>
        <extracomment>Why an order is not possible; a cargo ship is named by its capacity, and the other marker is a kind of goods.</extracomment>
        <translation>El barco de carga de %2 ya lleva %1, y no puede haber dos barcos con el mismo tipo.</translation>
    </message>
    <message>
        <source>Cargo ship %1 takes fewer of these barrels than cargo ship %2; you must load as many as possible.</source>
        <extracomment>Why an order is not possible; a cargo ship is named by its capacity, and the other marker is a kind of goods.</extracomment>
        <translation>En el barco de carga de %1 caben menos de estos barriles que en el de %2; debes cargar tantos como puedas.</translation>
    </message>
    <message>
        <source>That requires an occupied wharf.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Eso requiere un muelle ocupado.</translation>
    </message>
    <message>
        <source>The wharf&apos;s ship has already sailed; it sails once in each captain phase.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>El barco del muelle ya ha zarpado; zarpa una vez en cada fase del capitán.</translation>
    </message>
    <message>
        <source>A cargo ship has room for your goods, so you must load; you cannot pass.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>En un barco de carga hay sitio para tus mercancías, así que debes cargar; no puedes pasar.</translation>
    </message>
    <message numerus="yes">
        <source>Your warehouses store %n kind(s) of goods; use all of that before you give anything up.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>
            <numerusform>Tu almacén guarda %n tipo de mercancía; aprovéchalo del todo antes de desprenderte de algo.</numerusform>
            <numerusform>Tus almacenes guardan %n tipos de mercancías; aprovéchalos del todo antes de desprenderte de algo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without an occupied warehouse, you keep only one barrel.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Sin un almacén ocupado, solo conservas un barril.</translation>
    </message>
    <message numerus="yes">
        <source>Your warehouses store only %n kind(s) of goods.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>
            <numerusform>Tu almacén solo guarda %n tipo de mercancía.</numerusform>
            <numerusform>Tus almacenes solo guardan %n tipos de mercancías.</numerusform>
        </translation>
    </message>
    <message>
        <source>All your %1 is stored in a warehouse, so choose a single barrel of another kind.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>Todos los barriles de ese tipo (%1) ya están en el almacén; elige un barril suelto de otro tipo.</translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Las reglas no lo permiten ahora.</translation>
    </message>
    <message>
        <source>The circle on island space %1 is occupied, and a circle holds one colonist.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>El círculo de la casilla de isla %1 está ocupado, y en un círculo cabe un colono.</translation>
    </message>
    <message>
        <source>seat %1</source>
        <extracomment>%1 is a number, counted from 0 as in files</extracomment>
        <translation>puesto %1</translation>
    </message>
    <message>
        <source>There is no %1 card in a game with this number of players.</source>
        <extracomment>%1 is a role such as &quot;Mayor&quot;</extracomment>
        <translation>Con este número de jugadores no hay carta de ese personaje: %1.</translation>
    </message>
    <message>
        <source>The role of %1 has already been taken this round by %2.</source>
        <extracomment>%1 is a role such as &quot;Mayor&quot;, %2 the name of a player, or &quot;seat 2&quot;</extracomment>
        <translation>El personaje %1 ya se ha tomado en esta ronda; lo tiene %2.</translation>
    </message>
    <message>
        <source>There is no space %1; islands and cities have 12 spaces.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>No existe la casilla %1; las islas y ciudades tienen 12 casillas.</translation>
    </message>
    <message numerus="yes">
        <source>This board has only %n.</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>
            <numerusform>Este tablero solo tiene %n.</numerusform>
            <numerusform>Este tablero solo tiene %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still have %n colonist(s) in San Juan.</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>
            <numerusform>Aún tienes %n colono en San Juan.</numerusform>
            <numerusform>Aún tienes %n colonos en San Juan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n doubloon(s).</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>
            <numerusform>Solo tienes %n doblón.</numerusform>
            <numerusform>Solo tienes %n doblones.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no cargo ship %2 in this game.</source>
        <extracomment>%2 is the capacity of the ship</extracomment>
        <translation>En esta partida no hay barco de carga de %2.</translation>
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
        <translation>(nombre quitado)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A player and the points in a list of results: &quot;Ana 52&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>What the page of results has a row for, as the next five texts</extracomment>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>How many games were played to their end</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Cuántas partidas se han jugado hasta el final</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Victorias</translation>
    </message>
    <message>
        <source>Games won; a shared first place counts for everyone who shares it</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Partidas ganadas; un primer puesto compartido cuenta para quienes lo comparten</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>The share of games that were won</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>La proporción de partidas ganadas</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Points at the end, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Puntos al final, de media</translation>
    </message>
    <message>
        <source>Chips</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Points from shipping goods, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Puntos por embarcar mercancías, de media</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Edificios</translation>
    </message>
    <message>
        <source>Points printed on the buildings, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Puntos impresos en los edificios, de media</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Grandes</translation>
    </message>
    <message>
        <source>Points that large buildings add, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Puntos que añaden los edificios grandes, de media</translation>
    </message>
    <message>
        <source>Built</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Construidos</translation>
    </message>
    <message>
        <source>How many buildings a player has at the end, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Cuántos edificios se tienen al final, de media</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Winner</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Ganador</translation>
    </message>
    <message>
        <source>Points of the winner</source>
        <extracomment>The head of a column in the results of games.</extracomment>
        <translation>Puntos de quien ganó</translation>
    </message>
    <message>
        <source>Lead</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Ventaja</translation>
    </message>
    <message>
        <source>The margin over second place; 0 for a tie</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>La ventaja sobre el segundo puesto; 0 si hubo empate</translation>
    </message>
    <message>
        <source>How many rounds the game took</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Cuántas rondas duró la partida</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>How many sat at the table</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Cuántos había en la mesa</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Récord</translation>
    </message>
    <message>
        <source>The most points in one game</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>La mayor cantidad de puntos en una partida</translation>
    </message>
    <message>
        <source>Streak</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Racha</translation>
    </message>
    <message>
        <source>The most games won in a row</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>La mayor cantidad de victorias seguidas</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Actual</translation>
    </message>
    <message>
        <source>Games won in a row up to the last one</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Victorias seguidas hasta la última partida</translation>
    </message>
    <message>
        <source>Points of the winner, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Puntos de quien ganó, de media</translation>
    </message>
    <message>
        <source>The margin over second place, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>La ventaja sobre el segundo puesto, de media</translation>
    </message>
    <message>
        <source>How many rounds a game took, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Cuántas rondas duró una partida, de media</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>How many played, on the page of the results.</extracomment>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Seat</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>First governor</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Primer gobernador</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <extracomment>A seat on the page of the results; %1 counts from 1.</extracomment>
        <translation>Puesto %1</translation>
    </message>
    <message>
        <source>Building</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Edificio</translation>
    </message>
    <message>
        <source>Bought</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Comprado</translation>
    </message>
    <message>
        <source>How many players had it at the end</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Cuántos jugadores lo tenían al final</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Proporción</translation>
    </message>
    <message>
        <source>The share of players who had it at the end</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>La proporción de jugadores que lo tenían al final</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Duración</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <extracomment>How long a game lasted, on the page of the results.</extracomment>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of players</source>
        <extracomment>In the results of games: the head of a column, or the name of a filter.</extracomment>
        <translation>Número de jugadores</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Puestos</translation>
    </message>
    <message>
        <source>Length in rounds</source>
        <extracomment>The head of a column in the results of games.</extracomment>
        <translation>Duración en rondas</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message>
        <source>Another window is saving its game there.</source>
        <extracomment>Why the current game cannot be saved.</extracomment>
        <translation>Otra ventana está guardando ahí su partida.</translation>
    </message>
    <message>
        <source>No lock file can be created in the folder %1.</source>
        <extracomment>Why a game cannot be saved; %1 is the path of the folder.</extracomment>
        <translation>No se puede crear un archivo de bloqueo en la carpeta %1.</translation>
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
        <translation>Esta pieza no va aquí.</translation>
    </message>
    <message>
        <source>There is no room to turn this building.</source>
        <extracomment>Why a piece cannot be put somewhere, while a position is set up.</extracomment>
        <translation>No hay sitio para girar este edificio.</translation>
    </message>
    <message>
        <source>Choose where it goes.</source>
        <extracomment>In the line of the prompt while a position is set up and a piece is in the hand.</extracomment>
        <translation>Elige adónde va.</translation>
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
        <translation>En la caja no quedan más ejemplares de este edificio: %1.</translation>
    </message>
    <message>
        <source>The box has no more tiles of this kind: %1.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 and %2 are names of pieces, goods or ships&apos; capacities.</extracomment>
        <translation>En la caja no quedan más losetas de este tipo: %1.</translation>
    </message>
    <message>
        <source>The box has no more barrels of this kind: %1.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 and %2 are names of pieces, goods or ships&apos; capacities.</extracomment>
        <translation>En la caja no quedan más barriles de este tipo: %1.</translation>
    </message>
    <message>
        <source>The box has no more colonists.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>En la caja no quedan más colonos.</translation>
    </message>
    <message>
        <source>This role card is already on a board.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>Esta carta de personaje ya está en un tablero.</translation>
    </message>
    <message>
        <source>The box has none of these left.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>En la caja ya no queda nada de esto.</translation>
    </message>
    <message>
        <source>Put the building on an empty space in a city, or back in the box.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>Pon el edificio en una casilla vacía de una ciudad o de vuelta en la caja.</translation>
    </message>
    <message>
        <source>Put the plantation on an empty space on an island, in the face-up row, or back in the box.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>Pon la plantación en una casilla vacía de una isla, en la fila descubierta o de vuelta en la caja.</translation>
    </message>
    <message>
        <source>Put the quarry on an empty space on an island, or back in the box.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>Pon la cantera en una casilla vacía de una isla o de vuelta en la caja.</translation>
    </message>
    <message>
        <source>Put the barrel on a wind rose or a cargo ship, in the trading house, or back in the box.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>Pon el barril en una rosa náutica, en un barco de carga, en la casa de comercio o de vuelta en la caja.</translation>
    </message>
    <message>
        <source>Put the colonist in an empty circle, in San Juan, on the colonist ship, or back in the box.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>Pon el colono en un círculo vacío, en San Juan, en el barco de colonos o de vuelta en la caja.</translation>
    </message>
    <message>
        <source>Put the doubloon on a board or a role card, or back in the box.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>Pon el doblón en un tablero, en una carta de personaje o de vuelta en la caja.</translation>
    </message>
    <message>
        <source>Put the victory point on a board, or back in the box.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>Pon el punto de victoria en un tablero o de vuelta en la caja.</translation>
    </message>
    <message>
        <source>Put the role card on a board, or back in the row of role cards.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>Pon la carta de personaje en un tablero o de vuelta en la fila de cartas.</translation>
    </message>
    <message>
        <source>Put the governor marker on another board.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>Pon el marcador de gobernador en otro tablero.</translation>
    </message>
    <message>
        <source>This ship is full.</source>
        <extracomment>Why a piece cannot be put there while a position is set up.</extracomment>
        <translation>Este barco está lleno.</translation>
    </message>
    <message>
        <source>This ship carries another kind of goods: %1.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 and %2 are names of pieces, goods or ships&apos; capacities.</extracomment>
        <translation>Este barco lleva otro tipo de mercancía: %1.</translation>
    </message>
    <message>
        <source>Cargo ship %1 carries this kind already, and no two ships carry the same: %2.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 and %2 are names of pieces, goods or ships&apos; capacities.</extracomment>
        <translation>El barco de carga de %1 ya lleva este tipo, y no hay dos barcos que lleven el mismo: %2.</translation>
    </message>
    <message>
        <source>Role cards are taken in turn, starting with the governor: %1 takes the next one.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 is the name of a player.</extracomment>
        <translation>Las cartas de personaje se toman por turnos, empezando por el gobernador: la siguiente es para %1.</translation>
    </message>
    <message>
        <source>Role cards are taken in turn: put back the card of %1 first, because it was taken later.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 is the name of a player.</extracomment>
        <translation>Las cartas de personaje se toman por turnos: devuelve antes la carta de %1, porque se tomó después.</translation>
    </message>
    <message>
        <source>At least one player must still have a role to choose this round.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>Al menos un jugador debe tener aún un personaje que elegir en esta ronda.</translation>
    </message>
    <message>
        <source>This space is already taken.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>Esta casilla ya está ocupada.</translation>
    </message>
    <message>
        <source>A large building fills two spaces, and no space beside this one is empty.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>Un edificio grande llena dos casillas, y no hay ninguna vacía junto a esta.</translation>
    </message>
    <message>
        <source>%1 has this building already.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 and %2 are names of pieces, goods or ships&apos; capacities.</extracomment>
        <translation>%1 ya tiene este edificio.</translation>
    </message>
    <message>
        <source>A colonist cannot work here.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>Aquí no puede trabajar un colono.</translation>
    </message>
    <message>
        <source>Every circle here is occupied.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>Aquí todos los círculos están ocupados.</translation>
    </message>
    <message>
        <source>There is no such piece here.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>Aquí no hay ninguna pieza así.</translation>
    </message>
    <message>
        <source>It is already there.</source>
        <extracomment>Why a piece cannot be put there while a position is set up.</extracomment>
        <translation>Ya está ahí.</translation>
    </message>
    <message>
        <source>The trading house is full.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>La casa de comercio está llena.</translation>
    </message>
    <message>
        <source>The row of face-up plantations is full.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>La fila de plantaciones boca arriba está llena.</translation>
    </message>
    <message>
        <source>The number cannot be larger.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>El número no puede ser mayor.</translation>
    </message>
    <message>
        <source>There must be a governor. Drag the marker to another board.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>Tiene que haber un gobernador. Arrastra el marcador a otro tablero.</translation>
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
        <translation>Carla tomó el capitán, así que cargó primero: cuatro barriles de azúcar, en el barco más pequeño en el que caben todos. Ese barco ya solo lleva azúcar, y ningún otro puede llevarlo.</translation>
    </message>
    <message>
        <source>Your turn. You must load if anything of yours fits, and as much of it as fits. But you decide which kind goes first: corn or indigo.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the learner&apos;s three corn and two indigo</extracomment>
        <translation>Te toca. Debes cargar si cabe algo de lo tuyo, y tanto como quepa. Pero tú decides qué tipo va primero: maíz o añil.</translation>
    </message>
    <message>
        <source>Your indigo has a ship already, which waits for it. For corn there is one empty ship left, and others may want it: Bruno has tobacco. So load the corn now.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the cargo ships; an arrow leads from the corn to a ship</extracomment>
        <translation>Tu añil ya tiene un barco que lo espera. Para el maíz queda un barco vacío, y otros pueden quererlo: Bruno tiene tabaco. Así que carga ahora el maíz.</translation>
    </message>
    <message>
        <source>It goes round until nobody can load any more, and it is your turn again. Load what you have left.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the cargo ships; an arrow leads from the indigo to a ship</extracomment>
        <translation>Se sigue por turnos hasta que nadie pueda cargar más, y vuelve a tocarte. Carga lo que te queda.</translation>
    </message>
    <message>
        <source>No ship was left for Bruno&apos;s tobacco. He kept one barrel and lost the others. That is how you hurt somebody in this game: be quick with the captain, or fill the ship that they need.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the cargo ships</extracomment>
        <translation>No quedaba barco para el tabaco de Bruno. Conservó un barril y perdió los demás. Así se hace daño en este juego: date prisa con el capitán, o llena el barco que necesitan.</translation>
    </message>
    <message>
        <source>Full ships have sailed and are empty again. One that is not full stays, with its barrels: the sugar blocks that ship until somebody fills it.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the cargo ships</extracomment>
        <translation>Los barcos llenos han zarpado y vuelven a estar vacíos. El que no está lleno se queda, con sus barriles: el azúcar bloquea ese barco hasta que alguien lo llene.</translation>
    </message>
    <message>
        <source>Now from the other side. You choose a role, and in the next round you will be governor. So fill your store now with the craftsman, and be first with the captain.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the role cards; the craftsman is marked</extracomment>
        <translation>Ahora, desde el otro lado. Eliges un personaje, y en la próxima ronda serás el gobernador. Llena ahora tus existencias con el capataz y adelántate después con el capitán.</translation>
    </message>
    <message>
        <source>Your extra barrel. For shipping, every kind is worth the same point; what counts is which one finds room on a ship.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the learner&apos;s barrels</extracomment>
        <translation>Tu barril adicional. Para embarcar, todos los tipos valen el mismo punto; lo que cuenta es cuál encuentra sitio en un barco.</translation>
    </message>
    <message>
        <source>You have the choice. Where several empty ships take all your barrels, think: a small one is soon full and comes back, a large one keeps the others out of it for longer.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the cargo ships; an arrow leads to one of them</extracomment>
        <translation>Tú eliges. Si en varios barcos vacíos caben todos tus barriles, piensa: uno pequeño se llena pronto y vuelve; uno grande deja fuera a los demás durante más tiempo.</translation>
    </message>
    <message>
        <source>Your warehouse helps now: it keeps all barrels of one kind, besides the single barrel that everybody keeps. Click what stays, then press Done.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the learner&apos;s barrels</extracomment>
        <translation>Ahora te ayuda tu almacén: guarda todos los barriles de un tipo, además del barril suelto que conserva todo el mundo. Haz clic en lo que se queda y pulsa Listo.</translation>
    </message>
    <message>
        <source>Two buildings make a shipper: the harbor gives a point more for each of your loads, and the wharf is a ship of your own that takes all barrels of one kind, however many.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the building supply</extracomment>
        <translation>Dos edificios hacen al naviero: el puerto da un punto más por cada una de tus cargas, y el muelle es un barco propio en el que caben todos los barriles de un tipo, por muchos que sean.</translation>
    </message>
    <message>
        <source>To remember: take the captain when your goods find room and those of others do not. When somebody else takes it, load first what may find no ship later. And corn ships as well as coffee.</source>
        <extracomment>The last bubble of the lesson &quot;Shipping&quot;</extracomment>
        <translation>Para recordar: toma el capitán cuando tus mercancías encuentren sitio y las de los demás no. Si lo toma otra persona, carga primero lo que después quizá no encuentre barco. Y el maíz embarca tan bien como el café.</translation>
    </message>
    <message>
        <source>Take the captain. You load first, while ships are still empty, and get one extra point for your first load.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the role cards; the captain is marked</extracomment>
        <translation>Toma el capitán. Cargas primero, cuando aún hay barcos vacíos, y recibes un punto más por tu primera carga.</translation>
    </message>
</context>
<context>
    <name>ShortNames</name>
    <message>
        <source>Small indigo</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Añiler. peq.</translation>
    </message>
    <message>
        <source>Small sugar</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Azuc. peq.</translation>
    </message>
    <message>
        <source>Indigo pl.</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Añilería</translation>
    </message>
    <message>
        <source>Sugar m.</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Azucarera</translation>
    </message>
    <message>
        <source>Tobacco st.</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Secadero</translation>
    </message>
    <message>
        <source>Coffee r.</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Tostadero</translation>
    </message>
    <message>
        <source>Sm. market</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Merc. peq.</translation>
    </message>
    <message>
        <source>Constr. hut</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Caseta</translation>
    </message>
    <message>
        <source>Sm. store</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Almac. peq.</translation>
    </message>
    <message>
        <source>Lg. market</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Merc. gr.</translation>
    </message>
    <message>
        <source>Lg. store</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Almac. gr.</translation>
    </message>
    <message>
        <source>Factory</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Fábrica</translation>
    </message>
    <message>
        <source>Univers.</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Universidad</translation>
    </message>
    <message>
        <source>Customs h.</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Aduana</translation>
    </message>
    <message>
        <source></source>
        <comment>Names on the table where there is little room.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Office</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Oficina</translation>
    </message>
    <message>
        <source>Prospector</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Busca­dor</translation>
    </message>
</context>
<context>
    <name>TableGround</name>
    <message numerus="yes">
        <source>%n quarry(ies) · %1 VP</source>
        <extracomment>Title of a column of the building supply: as many quarries count, and as many points they are worth</extracomment>
        <translation>
            <numerusform>%n cantera · %1 PV</numerusform>
            <numerusform>%n canteras · %1 PV</numerusform>
        </translation>
    </message>
    <message>
        <source>Plantations</source>
        <extracomment>A heading on the table above its area, in small type.</extracomment>
        <translation>Plantaciones</translation>
    </message>
    <message>
        <source>Stacks</source>
        <extracomment>A heading on the table above its area, in small type.</extracomment>
        <translation>Montones</translation>
    </message>
    <message>
        <source>Cargo ships</source>
        <extracomment>A heading on the table above its area, in small type.</extracomment>
        <translation>Barcos de carga</translation>
    </message>
    <message>
        <source>Colonist ship</source>
        <extracomment>A heading on the table above its area, in small type.</extracomment>
        <translation>Barco de colonos</translation>
    </message>
    <message>
        <source>Trading house</source>
        <extracomment>A heading on the table above its area, in small type.</extracomment>
        <translation>Casa de comercio</translation>
    </message>
    <message>
        <source>Goods supply</source>
        <extracomment>A heading on the table above its area, in small type.</extracomment>
        <translation>Mercancías</translation>
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
        <translation>La orden acaba demasiado pronto; se esperaba %2.</translation>
    </message>
    <message>
        <source>Unknown word “%1”; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Palabra desconocida: «%1»; se esperaba %2.</translation>
    </message>
    <message>
        <source>“%1” could mean any of %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>«%1» puede significar varias cosas: %2.</translation>
    </message>
    <message>
        <source>Words cannot be shortened in a record: “%1”; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>En un registro no se pueden abreviar palabras: «%1»; se esperaba %2.</translation>
    </message>
    <message>
        <source>“%1” is unexpected; expected the end of the order.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>«%1» sobra; se esperaba el final de la orden.</translation>
    </message>
    <message>
        <source>“%1” is unexpected; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>«%1» sobra; se esperaba %2.</translation>
    </message>
    <message>
        <source>“%1” is given twice; expected it once.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>«%1» aparece dos veces; se esperaba una sola.</translation>
    </message>
    <message>
        <source>“%1” is not a space; expected a form like %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>«%1» no es una casilla; se esperaba algo como %2.</translation>
    </message>
    <message>
        <source>“%1” is not a number of colonists and a place; expected a form like %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>«%1» no es un número de colonos y un lugar; se esperaba algo como %2.</translation>
    </message>
    <message>
        <source>“%1” is not a ship; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>«%1» no es un barco; se esperaba %2.</translation>
    </message>
    <message>
        <source>“%1” is not allowed in records; expected the order it stands for.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>«%1» no se permite en los registros; se esperaba la orden que representa.</translation>
    </message>
    <message>
        <source>The order “%1” of seat %3 is not legal; expected a legal order. %2</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>La orden «%1» del puesto %3 no es legal; se esperaba una orden legal. %2</translation>
    </message>
    <message>
        <source>The text is empty; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>El texto está vacío; se esperaba %2.</translation>
    </message>
    <message numerus="yes">
        <source>The text is too long; expected at most %n byte(s).</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>
            <numerusform>El texto es demasiado largo; se esperaba como máximo %n byte.</numerusform>
            <numerusform>El texto es demasiado largo; se esperaban como máximo %n bytes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Invalid byte; expected UTF-8.</source>
        <extracomment>What is wrong with a text that is read.</extracomment>
        <translation>Byte no válido; se esperaba UTF-8.</translation>
    </message>
    <message>
        <source>The text ends here; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>El texto acaba aquí; se esperaba %2.</translation>
    </message>
    <message>
        <source>“%1” does not belong here; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>«%1» no va aquí; se esperaba %2.</translation>
    </message>
    <message numerus="yes">
        <source>Lists and objects are nested too deep; expected at most %n level(s).</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>
            <numerusform>Listas y objetos anidados en exceso; se esperaba como máximo %n nivel.</numerusform>
            <numerusform>Listas y objetos anidados en exceso; se esperaban como máximo %n niveles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many items; expected at most %4.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Demasiados elementos; se esperaban como máximo %4.</translation>
    </message>
    <message>
        <source>The key “%1” is given twice; expected it once.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>La clave «%1» aparece dos veces; se esperaba una sola.</translation>
    </message>
    <message>
        <source>Unknown key “%1”; expected an empty object.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>Clave desconocida: «%1»; se esperaba un objeto vacío.</translation>
    </message>
    <message>
        <source>Unknown key “%1”; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Clave desconocida: «%1»; se esperaba %2.</translation>
    </message>
    <message>
        <source>The key “%2” is missing; expected it here.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Aquí falta la clave «%2».</translation>
    </message>
    <message>
        <source>Found %1; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Encontrado: %1; se esperaba %2.</translation>
    </message>
    <message>
        <source>The number %1 is not a plain integer; expected digits alone.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>El número %1 no es un simple entero; se esperaban solo dígitos.</translation>
    </message>
    <message>
        <source>Found %1; expected an integer from %3 to %4.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Encontrado: %1; se esperaba un entero de %3 a %4.</translation>
    </message>
    <message>
        <source>Unknown name “%1”; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Nombre desconocido: «%1»; se esperaba %2.</translation>
    </message>
    <message numerus="yes">
        <source>Found %n item(s); expected at most %4.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>
            <numerusform>Encontrado: %n elemento; se esperaban como máximo %4.</numerusform>
            <numerusform>Encontrados: %n elementos; se esperaban como máximo %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>Found the format “%1”; expected “%2”.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Encontrado: el formato «%1»; se esperaba «%2».</translation>
    </message>
    <message>
        <source>Version %1 is newer than this program; expected version %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>La versión %1 es más nueva que este programa; se esperaba la versión %2.</translation>
    </message>
    <message>
        <source>Found %1 barrel number %3; expected at most %4, as many as the box holds.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Encontrado: barril número %3 (%1); se esperaban como máximo %4, los que hay en la caja.</translation>
    </message>
    <message>
        <source>Found %1 number %3; expected at most %4, as many as the box holds.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Encontrado: número %3 (%1); se esperaban como máximo %4, los que hay en la caja.</translation>
    </message>
    <message>
        <source>Too many colonists; expected at most %4 on ship, boards and in the supply together.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Demasiados colonos; se esperaban como máximo %4 entre el barco, los tableros y la reserva.</translation>
    </message>
    <message>
        <source>Found %1 card number %3; expected at most %4, as many as the box holds.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Encontrado: carta número %3 (%1); se esperaban como máximo %4, las que hay en la caja.</translation>
    </message>
    <message>
        <source>%1 barrel number %3 is missing; expected %4, as many as the box holds.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Falta el barril número %3 (%1); se esperaban %4, los que hay en la caja.</translation>
    </message>
    <message>
        <source>%1 number %3 is missing; expected %4, as many as the box holds.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Falta el número %3 (%1); se esperaban %4, los que hay en la caja.</translation>
    </message>
    <message>
        <source>Colonist number %3 is missing; expected %4, as many as the box holds.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Falta el colono número %3; se esperaban %4, los que hay en la caja.</translation>
    </message>
    <message numerus="yes">
        <source>Found %n victory point(s); expected %4, the rest of the box.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>
            <numerusform>Encontrado: %n punto de victoria; se esperaban %4, el resto de la caja.</numerusform>
            <numerusform>Encontrados: %n puntos de victoria; se esperaban %4, el resto de la caja.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no %1 card with %n player(s); expected another role.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>
            <numerusform>No hay carta de %1 con %n jugador; se esperaba otro personaje.</numerusform>
            <numerusform>No hay carta de %1 con %n jugadores; se esperaba otro personaje.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no cargo ship of capacity %3; expected %2.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>No hay barco de carga de capacidad %3; se esperaba %2.</translation>
    </message>
    <message>
        <source>The cargo ship of capacity %3 is given twice; expected it once.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>El barco de carga de capacidad %3 aparece dos veces; se esperaba una sola.</translation>
    </message>
    <message numerus="yes">
        <source>Found %n seat(s); expected %4, one for each player.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>
            <numerusform>Encontrado: %n puesto; se esperaban %4, uno por jugador.</numerusform>
            <numerusform>Encontrados: %n puestos; se esperaban %4, uno por jugador.</numerusform>
        </translation>
    </message>
    <message>
        <source>Space %3 is filled twice; expected an empty space.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>La casilla %3 está llena dos veces; se esperaba una casilla vacía.</translation>
    </message>
    <message numerus="yes">
        <source>Found %n space(s); expected %4 for the %1.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>
            <numerusform>Encontrada: %n casilla; se esperaban %4 para este edificio (%1).</numerusform>
            <numerusform>Encontradas: %n casillas; se esperaban %4 para este edificio (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The two spaces of the %1 do not touch; expected spaces that share a side.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>Las dos casillas de un edificio (%1) no se tocan; se esperaban casillas que compartan un lado.</translation>
    </message>
    <message>
        <source>A second %1 in one city; expected at most one of a kind.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>El mismo edificio (%1) está dos veces en una ciudad; se esperaba como máximo uno de cada tipo.</translation>
    </message>
    <message numerus="yes">
        <source>Found %n colonist(s) on the %1; expected at most %4.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>
            <numerusform>Encontrado: %n colono (%1); se esperaban como máximo %4.</numerusform>
            <numerusform>Encontrados: %n colonos (%1); se esperaban como máximo %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %n barrel(s); expected at most %4, the ship&apos;s capacity.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>
            <numerusform>Encontrado: %n barril; se esperaban como máximo %4, la capacidad del barco.</numerusform>
            <numerusform>Encontrados: %n barriles; se esperaban como máximo %4, la capacidad del barco.</numerusform>
        </translation>
    </message>
    <message>
        <source>A ship with %1 but without barrels; expected barrels, or null for the good.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>Un barco con %1 pero sin barriles; se esperaban barriles, o null como mercancía.</translation>
    </message>
    <message numerus="yes">
        <source>A ship with %n barrel(s) of no good; expected the good, or no barrels.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>
            <numerusform>Un barco con %n barril de ninguna mercancía; se esperaba la mercancía, o ningún barril.</numerusform>
            <numerusform>Un barco con %n barriles de ninguna mercancía; se esperaba la mercancía, o ningún barril.</numerusform>
        </translation>
    </message>
    <message>
        <source>A second ship with %1; expected no two ships with the same good.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>Un segundo barco con %1; no se esperaban dos barcos con la misma mercancía.</translation>
    </message>
    <message>
        <source>Seat %3 cannot have taken so many roles yet; expected at most %4, since roles are taken in turn from the governor on.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>El puesto %3 aún no puede haber tomado tantos personajes; se esperaban como máximo %4, ya que se toman por turnos empezando por el gobernador.</translation>
    </message>
    <message>
        <source>Every seat has taken all its roles; expected a round in which a role can be chosen.</source>
        <extracomment>What is wrong with a file of a game or a position, and what was expected there.</extracomment>
        <translation>Todos los puestos han tomado todos sus personajes; se esperaba una ronda en la que aún se pueda elegir alguno.</translation>
    </message>
    <message>
        <source>This is the phase of the %1; expected seat %3, whose role is under way, to have taken that card.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>Es la fase del personaje %1; se esperaba que el puesto %3, que lo está usando, tuviera esa carta.</translation>
    </message>
    <message>
        <source>Found %1, which does not agree with the rest; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Encontrado: %1, que no concuerda con el resto; se esperaba %2.</translation>
    </message>
    <message>
        <source>Seat %3 has nothing to decide at “%1”; expected a decision with a choice.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>El puesto %3 no tiene nada que decidir en «%1»; se esperaba una decisión con alternativas.</translation>
    </message>
    <message>
        <source>The position is in the middle of a phase (%1); expected the key “phase_state”.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>La posición está en mitad de una fase (%1); se esperaba la clave «phase_state».</translation>
    </message>
    <message>
        <source>The end trigger “%1” must have fired; expected it in the list.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>La condición de final «%1» tiene que haberse cumplido; se esperaba en la lista.</translation>
    </message>
    <message>
        <source>The end trigger “%1” cannot have fired; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>La condición de final «%1» no puede haberse cumplido; se esperaba %2.</translation>
    </message>
    <message>
        <source>“%1” is not a valid name; expected 1 to 100 characters, not all blank and none of them a control character.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>«%1» no es un nombre; se esperaban de 1 a 100 caracteres, no todos en blanco y ninguno de control.</translation>
    </message>
    <message>
        <source>“%1” is not a valid random state; expected 16 hexadecimal digits as this program prints them.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>«%1» no es un estado aleatorio; se esperaban 16 dígitos hexadecimales como los que escribe este programa.</translation>
    </message>
    <message>
        <source>The tag ends too early; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>La etiqueta acaba demasiado pronto; se esperaba %2.</translation>
    </message>
    <message>
        <source>“%1” does not belong in a tag; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>«%1» no va en una etiqueta; se esperaba %2.</translation>
    </message>
    <message>
        <source>Unknown tag “%1”; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Etiqueta desconocida: «%1»; se esperaba %2.</translation>
    </message>
    <message>
        <source>The tag “%1” is given twice; expected it once.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>La etiqueta «%1» aparece dos veces; se esperaba una sola.</translation>
    </message>
    <message>
        <source>The tag “%2” is missing; expected it before the first order.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Falta la etiqueta «%2»; se esperaba antes de la primera orden.</translation>
    </message>
    <message>
        <source>A tag cannot follow the orders; expected an order or a comment.</source>
        <extracomment>What is wrong with a file of a game or a position, and what was expected there.</extracomment>
        <translation>Una etiqueta no puede ir después de las órdenes; se esperaba una orden o un comentario.</translation>
    </message>
    <message>
        <source>Found “%1”; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Encontrado: «%1»; se esperaba %2.</translation>
    </message>
    <message>
        <source>The checksum does not match, so the record was damaged or changed by hand; no part of the game can be trusted.</source>
        <extracomment>What is wrong with a file of a game or a position, and what was expected there.</extracomment>
        <translation>La suma de comprobación no coincide: el registro está dañado o se cambió a mano; ninguna parte de la partida es fiable.</translation>
    </message>
    <message numerus="yes">
        <source>The checksum does not match, so the record was damaged or changed by hand; %3 of %n order(s) is/are good.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>
            <numerusform>La suma de comprobación no coincide: el registro está dañado o se cambió a mano; órdenes correctas: %3 de %n.</numerusform>
            <numerusform>La suma de comprobación no coincide: el registro está dañado o se cambió a mano; órdenes correctas: %3 de %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The checksum does not match, so the record was damaged or changed by hand; %n order(s) is/are good.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>
            <numerusform>La suma de comprobación no coincide: el registro está dañado o se cambió a mano; %n orden es correcta.</numerusform>
            <numerusform>La suma de comprobación no coincide: el registro está dañado o se cambió a mano; %n órdenes son correctas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The record breaks off; expected the rest, up to its last line; no part of the game can be trusted.</source>
        <extracomment>What is wrong with a file of a game or a position, and what was expected there.</extracomment>
        <translation>El registro se interrumpe; se esperaba el resto, hasta su última línea; ninguna parte de la partida es fiable.</translation>
    </message>
    <message numerus="yes">
        <source>The record breaks off; expected the rest, up to its last line; %3 of %n order(s) is/are good.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>
            <numerusform>El registro se interrumpe; se esperaba el resto, hasta su última línea; órdenes correctas: %3 de %n.</numerusform>
            <numerusform>El registro se interrumpe; se esperaba el resto, hasta su última línea; órdenes correctas: %3 de %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The record breaks off; expected the rest, up to its last line; %n order(s) is/are good.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>
            <numerusform>El registro se interrumpe; se esperaba el resto, hasta su última línea; %n orden es correcta.</numerusform>
            <numerusform>El registro se interrumpe; se esperaba el resto, hasta su última línea; %n órdenes son correctas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Something is wrong.</source>
        <extracomment>What is wrong with a text that is read, where nothing more is known.</extracomment>
        <translation>Algo va mal.</translation>
    </message>
    <message>
        <source>one of %1</source>
        <extracomment>%1 is a list of words with commas between them</extracomment>
        <translation>una de estas palabras: %1</translation>
    </message>
    <message>
        <source>the end of the line or a comment</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>el final de la línea o un comentario</translation>
    </message>
    <message>
        <source>the name of a tag</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>el nombre de una etiqueta</translation>
    </message>
    <message>
        <source>a value in quotes</source>
        <extracomment>What was expected in a text that is read, after &quot;expected &quot;.</extracomment>
        <translation>un valor entre comillas</translation>
    </message>
    <message>
        <source>a closing quote</source>
        <extracomment>What was expected in a text that is read, after &quot;expected &quot;.</extracomment>
        <translation>unas comillas de cierre</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>What was expected in a text that is read, after &quot;expected &quot;.</extracomment>
        <translation>true o false</translation>
    </message>
    <message>
        <source>an integer</source>
        <extracomment>What a file should have had there, in &quot;Found …; expected a string.&quot;</extracomment>
        <translation>un entero</translation>
    </message>
    <message>
        <source>a string</source>
        <extracomment>What a file should have had there, in &quot;Found …; expected a string.&quot;</extracomment>
        <translation>una cadena de texto</translation>
    </message>
    <message>
        <source>a list</source>
        <extracomment>What a file should have had there, in &quot;Found …; expected a string.&quot;</extracomment>
        <translation>una lista</translation>
    </message>
    <message>
        <source>an object</source>
        <extracomment>What a file should have had there, in &quot;Found …; expected a string.&quot;</extracomment>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>a good that the chooser can produce</source>
        <extracomment>What a file of a position should say there, after &quot;expected&quot;.</extracomment>
        <translation>una mercancía que pueda producir quien elige</translation>
    </message>
    <message>
        <source>a full city</source>
        <extracomment>What was expected in a text that is read, after &quot;expected &quot;.</extracomment>
        <translation>una ciudad llena</translation>
    </message>
    <message>
        <source>an empty pool of victory points</source>
        <extracomment>What a file of a position should say there, after &quot;expected&quot;.</extracomment>
        <translation>una reserva de puntos de victoria vacía</translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <extracomment>%1 is a place in a JSON text such as /seats/0/goods, %2 a sentence</extracomment>
        <translation>En %1: %2</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <extracomment>An error in a file, with its place; %3 is the sentence that says what is wrong.</extracomment>
        <translation>Línea %1, columna %2: %3</translation>
    </message>
    <message>
        <source>a game record or a position</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>un registro de partida o una posición</translation>
    </message>
    <message>
        <source>the version of the format, 1</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>la versión del formato, 1</translation>
    </message>
    <message>
        <source>a number of players from 2 to 5</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>un número de jugadores de 2 a 5</translation>
    </message>
    <message>
        <source>a seed from 0 to 18446744073709551615</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>una semilla de 0 a 18446744073709551615</translation>
    </message>
    <message>
        <source>the number of orders played</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>el número de órdenes jugadas</translation>
    </message>
    <message>
        <source>JSON text</source>
        <extracomment>What a file should have had there, in &quot;Found …; expected a string.&quot;</extracomment>
        <translation>texto JSON</translation>
    </message>
    <message>
        <source>orders, after the tags or position that start the game</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>órdenes, tras las etiquetas o la posición con que empieza la partida</translation>
    </message>
    <message>
        <source>Only the end of the last line is missing; all moves are there.</source>
        <extracomment>What is missing at the end of a file of a game.</extracomment>
        <translation>Solo falta el final de la última línea; están todas las jugadas.</translation>
    </message>
    <message>
        <source>All moves are good, but nothing says that the last one is the end: either the program ended before it closed the file, or later moves were cut off.</source>
        <extracomment>What is missing at the end of a file of a game.</extracomment>
        <translation>Todas las jugadas son correctas, pero nada indica que la última sea el final: o el programa terminó antes de cerrar el archivo, o se cortaron jugadas posteriores.</translation>
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
            <numerusform>La partida se interrumpe; se esperaba el resto de su texto; caracteres presentes: %3 de %n.</numerusform>
            <numerusform>La partida se interrumpe; se esperaba el resto de su texto; caracteres presentes: %3 de %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some letters of the game are missing or changed, because they do not match the checksum; expected the text as it was copied.</source>
        <extracomment>What is wrong with a file of a game or a position, and what was expected there.</extracomment>
        <translation>Faltan caracteres de la partida o están cambiados, porque la suma de comprobación no coincide; se esperaba el texto tal como se copió.</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>The last game is open in another window. This window has a game of its own.</source>
        <extracomment>Said in the prompt line when Windrose runs twice.</extracomment>
        <translation>La última partida está abierta en otra ventana. Esta ventana tiene su propia partida.</translation>
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
        <translation>una añilería pequeña</translation>
    </message>
    <message>
        <source>the small indigo plant</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>la añilería pequeña</translation>
    </message>
    <message>
        <source>a small sugar mill</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>una azucarera pequeña</translation>
    </message>
    <message>
        <source>the small sugar mill</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>la azucarera pequeña</translation>
    </message>
    <message>
        <source>an indigo plant</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>una añilería</translation>
    </message>
    <message>
        <source>the indigo plant</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>la añilería</translation>
    </message>
    <message>
        <source>a sugar mill</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>una azucarera</translation>
    </message>
    <message>
        <source>the sugar mill</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>la azucarera</translation>
    </message>
    <message>
        <source>a tobacco storage</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>un secadero de tabaco</translation>
    </message>
    <message>
        <source>the tobacco storage</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>el secadero de tabaco</translation>
    </message>
    <message>
        <source>a coffee roaster</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>un tostadero de café</translation>
    </message>
    <message>
        <source>the coffee roaster</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>el tostadero de café</translation>
    </message>
    <message>
        <source>a small market</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>un mercado pequeño</translation>
    </message>
    <message>
        <source>the small market</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>el mercado pequeño</translation>
    </message>
    <message>
        <source>a hacienda</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>una hacienda</translation>
    </message>
    <message>
        <source>the hacienda</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>la hacienda</translation>
    </message>
    <message>
        <source>a construction hut</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>una caseta de obra</translation>
    </message>
    <message>
        <source>the construction hut</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>la caseta de obra</translation>
    </message>
    <message>
        <source>a small warehouse</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>un almacén pequeño</translation>
    </message>
    <message>
        <source>the small warehouse</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>el almacén pequeño</translation>
    </message>
    <message>
        <source>a hospice</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>un hospicio</translation>
    </message>
    <message>
        <source>the hospice</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>el hospicio</translation>
    </message>
    <message>
        <source>an office</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>una oficina</translation>
    </message>
    <message>
        <source>the office</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>la oficina</translation>
    </message>
    <message>
        <source>a large market</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>un mercado grande</translation>
    </message>
    <message>
        <source>the large market</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>el mercado grande</translation>
    </message>
    <message>
        <source>a large warehouse</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>un almacén grande</translation>
    </message>
    <message>
        <source>the large warehouse</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>el almacén grande</translation>
    </message>
    <message>
        <source>a factory</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>una fábrica</translation>
    </message>
    <message>
        <source>the factory</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>la fábrica</translation>
    </message>
    <message>
        <source>a university</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>una universidad</translation>
    </message>
    <message>
        <source>the university</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>la universidad</translation>
    </message>
    <message>
        <source>a harbor</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>un puerto</translation>
    </message>
    <message>
        <source>the harbor</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>el puerto</translation>
    </message>
    <message>
        <source>a wharf</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>un muelle</translation>
    </message>
    <message>
        <source>the wharf</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>el muelle</translation>
    </message>
    <message>
        <source>a guild hall</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>una cofradía</translation>
    </message>
    <message>
        <source>the guild hall</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>la cofradía</translation>
    </message>
    <message>
        <source>a residence</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>una residencia</translation>
    </message>
    <message>
        <source>the residence</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>la residencia</translation>
    </message>
    <message>
        <source>a fortress</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>una fortaleza</translation>
    </message>
    <message>
        <source>the fortress</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>la fortaleza</translation>
    </message>
    <message>
        <source>a customs house</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>una aduana</translation>
    </message>
    <message>
        <source>the customs house</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>la aduana</translation>
    </message>
    <message>
        <source>a city hall</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>un ayuntamiento</translation>
    </message>
    <message>
        <source>the city hall</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>el ayuntamiento</translation>
    </message>
    <message>
        <source>a corn plantation</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>una plantación de maíz</translation>
    </message>
    <message>
        <source>an indigo plantation</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>una plantación de añil</translation>
    </message>
    <message>
        <source>a sugar plantation</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>una plantación de azúcar</translation>
    </message>
    <message>
        <source>a tobacco plantation</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>una plantación de tabaco</translation>
    </message>
    <message>
        <source>a coffee plantation</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>una plantación de café</translation>
    </message>
    <message>
        <source>a quarry</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>una cantera</translation>
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
        <translation>maíz</translation>
    </message>
    <message>
        <source>indigo</source>
        <extracomment>The name of a kind of goods, inside a sentence.</extracomment>
        <translation>añil</translation>
    </message>
    <message>
        <source>sugar</source>
        <extracomment>The name of a kind of goods, inside a sentence.</extracomment>
        <translation>azúcar</translation>
    </message>
    <message>
        <source>tobacco</source>
        <extracomment>The name of a kind of goods, inside a sentence.</extracomment>
        <translation>tabaco</translation>
    </message>
    <message>
        <source>coffee</source>
        <extracomment>The name of a kind of goods, inside a sentence.</extracomment>
        <translation>café</translation>
    </message>
    <message>
        <source>corn plantation</source>
        <extracomment>The name of an island tile, inside a sentence.</extracomment>
        <translation>plantación de maíz</translation>
    </message>
    <message>
        <source>indigo plantation</source>
        <extracomment>The name of an island tile, inside a sentence.</extracomment>
        <translation>plantación de añil</translation>
    </message>
    <message>
        <source>sugar plantation</source>
        <extracomment>The name of an island tile, inside a sentence.</extracomment>
        <translation>plantación de azúcar</translation>
    </message>
    <message>
        <source>tobacco plantation</source>
        <extracomment>The name of an island tile, inside a sentence.</extracomment>
        <translation>plantación de tabaco</translation>
    </message>
    <message>
        <source>coffee plantation</source>
        <extracomment>The name of an island tile, inside a sentence.</extracomment>
        <translation>plantación de café</translation>
    </message>
    <message>
        <source>quarry</source>
        <extracomment>The name of an island tile, inside a sentence.</extracomment>
        <translation>cantera</translation>
    </message>
    <message>
        <source>small indigo plant</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>añilería pequeña</translation>
    </message>
    <message>
        <source>small sugar mill</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>azucarera pequeña</translation>
    </message>
    <message>
        <source>indigo plant</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>añilería</translation>
    </message>
    <message>
        <source>sugar mill</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>azucarera</translation>
    </message>
    <message>
        <source>tobacco storage</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>secadero de tabaco</translation>
    </message>
    <message>
        <source>coffee roaster</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>tostadero de café</translation>
    </message>
    <message>
        <source>small market</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>mercado pequeño</translation>
    </message>
    <message>
        <source>hacienda</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>hacienda</translation>
    </message>
    <message>
        <source>construction hut</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>caseta de obra</translation>
    </message>
    <message>
        <source>small warehouse</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>almacén pequeño</translation>
    </message>
    <message>
        <source>hospice</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>hospicio</translation>
    </message>
    <message>
        <source>office</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>oficina</translation>
    </message>
    <message>
        <source>large market</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>mercado grande</translation>
    </message>
    <message>
        <source>large warehouse</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>almacén grande</translation>
    </message>
    <message>
        <source>factory</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>fábrica</translation>
    </message>
    <message>
        <source>university</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>universidad</translation>
    </message>
    <message>
        <source>harbor</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>puerto</translation>
    </message>
    <message>
        <source>wharf</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>muelle</translation>
    </message>
    <message>
        <source>guild hall</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>cofradía</translation>
    </message>
    <message>
        <source>residence</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>residencia</translation>
    </message>
    <message>
        <source>fortress</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>fortaleza</translation>
    </message>
    <message>
        <source>customs house</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>aduana</translation>
    </message>
    <message>
        <source>city hall</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>ayuntamiento</translation>
    </message>
    <message numerus="yes">
        <source>%n barrel(s) of %1</source>
        <extracomment>%1 is a good in the middle of a sentence</extracomment>
        <translation>
            <numerusform>%n barril de %1</numerusform>
            <numerusform>%n barriles de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubloon(s)</source>
        <extracomment>A number with its noun, inside a sentence.</extracomment>
        <translation>
            <numerusform>%n doblón</numerusform>
            <numerusform>%n doblones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <extracomment>A number with its noun, inside a sentence.</extracomment>
        <translation>
            <numerusform>%n punto de victoria</numerusform>
            <numerusform>%n puntos de victoria</numerusform>
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
            <numerusform>%n barril</numerusform>
            <numerusform>%n barriles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>A number with its noun, inside a sentence.</extracomment>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
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
        <translation>Ahora no produciría nada.</translation>
    </message>
    <message>
        <source>Would produce now, if first: %1.</source>
        <extracomment>In the text over the role of the craftsman; %1 is a list of barrels.</extracomment>
        <translation>Produciría ahora, si empezara: %1.</translation>
    </message>
    <message>
        <source>a free circle on a production building</source>
        <extracomment>Inside &quot;One more barrel needs …&quot;, alone or in a list.</extracomment>
        <translation>un círculo libre en un edificio de producción</translation>
    </message>
    <message>
        <source>a colonist</source>
        <extracomment>What a role brings, inside a list.</extracomment>
        <translation>un colono</translation>
    </message>
    <message>
        <source>a barrel in the supply</source>
        <extracomment>Inside &quot;One more barrel needs …&quot;, alone or in a list.</extracomment>
        <translation>un barril en la reserva</translation>
    </message>
    <message>
        <source>One more barrel needs %1.</source>
        <extracomment>%1 is a list of things: &quot;a corn plantation and a colonist&quot;</extracomment>
        <translation>Para un barril más hace falta: %1.</translation>
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
        <translation>Acerca de Windrose</translation>
    </message>
    <message>
        <source>A compass rose, the mark of Windrose</source>
        <extracomment>What a screen reader says of the picture in About Windrose.</extracomment>
        <translation>Una rosa náutica, el emblema de Windrose</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <extracomment>A button that shows what Qt is.</extracomment>
        <translation>Acerca de &amp;Qt</translation>
    </message>
    <message>
        <source>Puerto Rico for two to five players at one computer.</source>
        <extracomment>A paragraph of About Windrose.</extracomment>
        <translation>Puerto Rico para dos a cinco personas en un solo ordenador.</translation>
    </message>
    <message>
        <source>Andreas Seyfarth invented the game. This edition is made by fans and is not affiliated with any publisher; its drawings and texts are original.</source>
        <extracomment>A paragraph of About Windrose.</extracomment>
        <translation>Andreas Seyfarth inventó el juego. Esta edición es obra de aficionados y no tiene relación con ninguna editorial; sus dibujos y textos son originales.</translation>
    </message>
    <message>
        <source>Windrose is free software: you may use, share and change it under the GNU General Public License, version 3 or any later version. It comes without any warranty.</source>
        <extracomment>A paragraph of About Windrose.</extracomment>
        <translation>Windrose es software libre: puedes usarlo, compartirlo y cambiarlo según la Licencia Pública General de GNU, versión 3 o cualquier versión posterior. No tiene garantía alguna.</translation>
    </message>
    <message>
        <source>Full license text</source>
        <extracomment>A link in the dialog about the program.</extracomment>
        <translation>Texto completo de la licencia</translation>
    </message>
    <message>
        <source></source>
        <comment>The dialog about the program.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Windrose itself does not use the internet. Look for a New Version in the Help menu opens the page of the newest version in your browser.</source>
        <extracomment>A paragraph of About Windrose.</extracomment>
        <translation>Windrose no usa internet. «Buscar una versión nueva», en el menú Ayuda, abre la página de la última versión en tu navegador.</translation>
    </message>
</context>
<context>
    <name>windrose::AutosaveNotice</name>
    <message>
        <source>&amp;Try Again</source>
        <extracomment>A button in the line above the table that says that the game cannot be saved.</extracomment>
        <translation>&amp;Reintentar</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <extracomment>A button in the line above the table that says that the game cannot be saved.</extracomment>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>The game is not being saved</source>
        <extracomment>What a screen reader calls the strip above the table.</extracomment>
        <translation>La partida no se está guardando</translation>
    </message>
    <message>
        <source>The game on the table cannot be saved in %1: %2</source>
        <extracomment>%1 is a file with its folder, %2 a sentence about what went wrong</extracomment>
        <translation>La partida de la mesa no se puede guardar en %1: %2</translation>
    </message>
    <message>
        <source>You can play on. Windrose tries again after every move; until then the game is only in memory, so save it somewhere else before you quit.</source>
        <extracomment>The strip above the table while the game cannot be saved, after the reason.</extracomment>
        <translation>Puedes seguir jugando. Windrose lo intenta de nuevo tras cada jugada; hasta entonces la partida solo está en la memoria, así que guárdala en otro sitio antes de salir.</translation>
    </message>
    <message>
        <source>The position cannot be saved in %1: %2</source>
        <extracomment>In the line above the table; %1 is the path of a folder, %2 says what is wrong with it.</extracomment>
        <translation>La posición no se puede guardar en %1: %2</translation>
    </message>
    <message>
        <source>You can continue. Windrose tries again after every step; until then the position is only in memory, so save it somewhere else before you quit.</source>
        <extracomment>The strip above the table while a position being set up cannot be saved, after the reason.</extracomment>
        <translation>Puedes continuar. Windrose lo intenta de nuevo tras cada paso; hasta entonces la posición solo está en la memoria, así que guárdala en otro sitio antes de salir.</translation>
    </message>
    <message>
        <source>The position is not being saved</source>
        <extracomment>What a screen reader calls the strip above the table.</extracomment>
        <translation>La posición no se está guardando</translation>
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
        <translation>precio %1</translation>
    </message>
    <message>
        <source>owned</source>
        <extracomment>Read out for a building of the supply, in a list.</extracomment>
        <translation>ya lo tienes</translation>
    </message>
    <message>
        <source>affordable</source>
        <extracomment>Read out for a building of the supply, in a list.</extracomment>
        <translation>puedes pagarlo</translation>
    </message>
    <message>
        <source>not affordable</source>
        <extracomment>Read out for a building of the supply, in a list.</extracomment>
        <translation>no puedes pagarlo</translation>
    </message>
    <message>
        <source>sold out</source>
        <extracomment>Read out for a building of the supply, in a list.</extracomment>
        <translation>agotado</translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <extracomment>Read out for a building of the supply; %1 copies of %2 are left.</extracomment>
        <translation>disponibles: %1 de %2</translation>
    </message>
    <message>
        <source>Building %1</source>
        <extracomment>Read out for a place of the supply; %1 is the name of the building.</extracomment>
        <translation>Edificio %1</translation>
    </message>
    <message>
        <source>fills two spaces</source>
        <extracomment>A state of a large building in the supply, read aloud</extracomment>
        <translation>llena dos casillas</translation>
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
        <translation>Barco de carga de %1</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>Read out for a cargo ship or the wharf, in a list.</extracomment>
        <translation>vacío</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>Read out for a cargo ship or the wharf, in a list.</extracomment>
        <translation>lleno</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) empty</source>
        <extracomment>Read out for a cargo ship.</extracomment>
        <translation>
            <numerusform>%n espacio libre</numerusform>
            <numerusform>%n espacios libres</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;: %2&lt;/p&gt;&lt;p&gt;A ship carries one kind of goods, and no two ships carry the same. A full ship sails at the end of the captain phase.&lt;/p&gt;</source>
        <extracomment>The text over a cargo ship; %1 is its name, %2 what it carries.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;: %2&lt;/p&gt;&lt;p&gt;Un barco lleva un solo tipo de mercancía, y no hay dos barcos que lleven el mismo. Un barco lleno zarpa al final de la fase del capitán.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Wharf</source>
        <extracomment>The name of the place on the board for a load shipped by the wharf.</extracomment>
        <translation>Muelle</translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>Read out for a cargo ship or the wharf, in a list.</extracomment>
        <translation>libre</translation>
    </message>
    <message>
        <source>has sailed</source>
        <extracomment>Read out for a cargo ship or the wharf, in a list.</extracomment>
        <translation>ya ha zarpado</translation>
    </message>
    <message>
        <source>occupied</source>
        <extracomment>Read out for a cargo ship or the wharf, in a list.</extracomment>
        <translation>ocupado</translation>
    </message>
    <message>
        <source>Barrels stay aboard until the ship sails.</source>
        <extracomment>Why a barrel on a ship cannot be taken.</extracomment>
        <translation>Los barriles se quedan a bordo hasta que el barco zarpa.</translation>
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
            <numerusform>Ronda %1, tras %n jugada.</numerusform>
            <numerusform>Ronda %1, tras %n jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, before move %2.</source>
        <extracomment>Read out for a point of the diagram of chances; %1 is the number of the round, %2 that of the move.</extracomment>
        <translation>Ronda %1, antes de la jugada %2.</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <extracomment>a player and the chance to win</extracomment>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>Chances to win: %1.</source>
        <extracomment>Read out for a point of the diagram; %1 is a list of players with percentages.</extracomment>
        <translation>Probabilidades de ganar: %1.</translation>
    </message>
    <message>
        <source>Chances to win by move</source>
        <extracomment>What a screen reader calls the chart of the course of the game.</extracomment>
        <translation>Probabilidades de ganar por jugada</translation>
    </message>
    <message>
        <source>The arrow keys read out each moment.</source>
        <extracomment>What a screen reader adds to the chart of the course of the game.</extracomment>
        <translation>Las flechas leen en voz alta cada momento.</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Below the axis of the diagram.</extracomment>
        <translation>Ronda</translation>
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
        <translation>Círculo %1 de la casilla de ciudad %2</translation>
    </message>
    <message>
        <source>City space %1</source>
        <extracomment>The name of a place for a screen reader; %1 counts the spaces of the city.</extracomment>
        <translation>Casilla de ciudad %1</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>Read out for a space or a circle of the city.</extracomment>
        <translation>vacía</translation>
    </message>
    <message>
        <source>City spaces %1 and %2</source>
        <extracomment>The name of a large building&apos;s place for a screen reader; %1 and %2 count the spaces of the city.</extracomment>
        <translation>Casillas de ciudad %1 y %2</translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>Read out for a space or a circle of the city.</extracomment>
        <translation>libre</translation>
    </message>
    <message>
        <source>occupied</source>
        <extracomment>Read out for a space or a circle of the city.</extracomment>
        <translation>ocupado</translation>
    </message>
    <message>
        <source>%1 of %2 circles occupied</source>
        <extracomment>Read out for a building; %1 of its %2 circles are occupied.</extracomment>
        <translation>%1 de %2 círculos ocupados</translation>
    </message>
    <message>
        <source>Empty space</source>
        <extracomment>Read out for a space or a circle of the city.</extracomment>
        <translation>Casilla vacía</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Empty city space&lt;/b&gt;&lt;/p&gt;&lt;p&gt;A building goes here; a large one fills two spaces side by side.&lt;/p&gt;</source>
        <extracomment>The text over an empty space of a city.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Casilla de ciudad vacía&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Aquí va un edificio; uno grande llena dos casillas contiguas.&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>scores %n point(s) now</source>
        <extracomment>Read out for a large building: its bonus now.</extracomment>
        <translation>
            <numerusform>ahora da %n punto</numerusform>
            <numerusform>ahora da %n puntos</numerusform>
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
        <translation>Reserva %1</translation>
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
        <translation>Barco de colonos</translation>
    </message>
    <message>
        <source>Colonist supply</source>
        <extracomment>The name of a place of the table for a screen reader and a title.</extracomment>
        <translation>Reserva de colonos</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Colonist ship&lt;/b&gt;&lt;/p&gt;&lt;p&gt;In the mayor phase its colonists come ashore, one to each player in turn, and the ship is filled again from the supply.&lt;/p&gt;</source>
        <extracomment>The text over a piece on the table; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Barco de colonos&lt;/b&gt;&lt;/p&gt;&lt;p&gt;En la fase del alcalde sus colonos desembarcan, uno por jugador y por turnos, y el barco vuelve a llenarse desde la reserva.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Colonist supply&lt;/b&gt;&lt;/p&gt;&lt;p&gt;The colonist ship is filled from here. When it cannot be filled, the round is the last.&lt;/p&gt;</source>
        <extracomment>The text over a piece on the table; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Reserva de colonos&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Desde aquí se llena el barco de colonos. Cuando no se puede llenar, la ronda es la última.&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s)</source>
        <extracomment>Read out for the ship and the supply of colonists.</extracomment>
        <translation>
            <numerusform>%n colono</numerusform>
            <numerusform>%n colonos</numerusform>
        </translation>
    </message>
    <message>
        <source>Colonists come ashore automatically when a player takes the mayor; then place yours from San Juan.</source>
        <extracomment>Why colonists cannot be taken from there.</extracomment>
        <translation>Los colonos desembarcan automáticamente cuando alguien toma el alcalde; después coloca los tuyos desde San Juan.</translation>
    </message>
    <message>
        <source>The supply fills the colonist ship automatically; the mayor&apos;s extra colonist comes with the role card.</source>
        <extracomment>Why colonists cannot be taken from there.</extracomment>
        <translation>La reserva llena automáticamente el barco de colonos; el colono adicional del alcalde llega con la carta de personaje.</translation>
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
        <translation>Siguiente cosa utilizable</translation>
    </message>
    <message>
        <source>Previous Usable Thing</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>Cosa utilizable anterior</translation>
    </message>
    <message>
        <source>Next Area</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>Zona siguiente</translation>
    </message>
    <message>
        <source>Previous Area</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>Zona anterior</translation>
    </message>
    <message>
        <source>Read about a Piece</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>Leer sobre una pieza</translation>
    </message>
</context>
<context>
    <name>windrose::ComputerActions</name>
    <message>
        <source>&amp;Pause Computers</source>
        <extracomment>An entry of the menu Seats.</extracomment>
        <translation>&amp;Pausar jugadores virtuales</translation>
    </message>
    <message>
        <source>&amp;One Computer Move</source>
        <extracomment>An entry of the menu Seats: lets paused computer players play one move.</extracomment>
        <translation>&amp;Una sola jugada</translation>
    </message>
    <message>
        <source>&amp;Watching Speed</source>
        <extracomment>An entry of the menu Seats.</extracomment>
        <translation>&amp;Ritmo de las jugadas</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <extracomment>An entry of the menu Seats.</extracomment>
        <translation>&amp;Más rápido</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>An entry of the menu Seats.</extracomment>
        <translation>Más &amp;lento</translation>
    </message>
    <message>
        <source>Watching speed: %1.</source>
        <extracomment>%1 is a speed such as &quot;Fast&quot;</extracomment>
        <translation>Ritmo de las jugadas: %1.</translation>
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
        <translation>Ocupar</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>A button in the bar while computers play.</extracomment>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>A button in the bar while computers play.</extracomment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>A button in the bar while computers play.</extracomment>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>A button in the bar while computers play.</extracomment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>%1 (%2) is to move. The computers are paused: Continue lets them play, Step plays one move.</source>
        <extracomment>%1 is a name, %2 the level of a computer player</extracomment>
        <translation>Le toca a %1 (%2). Los jugadores virtuales están en pausa: Continuar los deja jugar, Paso hace una sola jugada.</translation>
    </message>
    <message>
        <source>%1 (%2) is thinking…</source>
        <extracomment>%1 is a name, %2 the level of a computer player</extracomment>
        <translation>%1 (%2) está pensando…</translation>
    </message>
    <message>
        <source>%1 (%2) is to move.</source>
        <extracomment>%1 is a name, %2 the level of a computer player</extracomment>
        <translation>Le toca a %1 (%2).</translation>
    </message>
    <message>
        <source>Speed, %1</source>
        <extracomment>%1 is one of Slow, Normal, Fast, At once</extracomment>
        <translation>Ritmo, %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>A button in the bar while computers play.</extracomment>
        <translation>Reintentar</translation>
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
        <translation>Haz clic en el gráfico para ver ese momento en la mesa.</translation>
    </message>
    <message>
        <source>Course of the Game</source>
        <extracomment>The title of the panel that shows how the chances of the players changed.</extracomment>
        <translation>Curso de la partida</translation>
    </message>
    <message>
        <source>Turning points</source>
        <extracomment>The heading of the list of the moves that changed the game the most.</extracomment>
        <translation>Puntos de inflexión</translation>
    </message>
    <message>
        <source>Moments analyzed</source>
        <extracomment>The name of the bar that shows how much of the game was analyzed.</extracomment>
        <translation>Momentos analizados</translation>
    </message>
    <message>
        <source>&amp;Play On from Here</source>
        <extracomment>A button of the course of the game: undoes what came after the chosen moment.</extracomment>
        <translation>&amp;Seguir desde aquí</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>A button that closes the panel beside the table.</extracomment>
        <translation>Cerr&amp;ar</translation>
    </message>
    <message>
        <source>Choose a moment first, in the chart or among the turning points.</source>
        <extracomment>Why a button below the turning points is disabled.</extracomment>
        <translation>Elige antes un momento, en el gráfico o entre los puntos de inflexión.</translation>
    </message>
    <message>
        <source>The table shows the game as it was at the chosen moment.</source>
        <extracomment>Explains a button below the turning points.</extracomment>
        <translation>La mesa muestra la partida como estaba en el momento elegido.</translation>
    </message>
    <message>
        <source>A new game continues from the chosen moment.</source>
        <extracomment>Explains a button below the turning points.</extracomment>
        <translation>Una partida nueva continúa desde el momento elegido.</translation>
    </message>
    <message>
        <source></source>
        <comment>The panel beside the table about the course of a game.</comment>
        <translation></translation>
    </message>
    <message>
        <source>T&amp;urning points</source>
        <extracomment>The heading of the list of the moves that changed the game the most.</extracomment>
        <translation>Puntos de &amp;inflexión</translation>
    </message>
    <message>
        <source>Sho&amp;w on the Table</source>
        <extracomment>A button of the course of the game: shows the chosen moment on the table.</extracomment>
        <translation>Ver en la &amp;mesa</translation>
    </message>
</context>
<context>
    <name>windrose::Curtain</name>
    <message>
        <source>%1, it is your turn. Click when you are ready.</source>
        <extracomment>On the curtain between two persons; %1 is the name of the player to move.</extracomment>
        <translation>%1, es tu turno. Haz clic cuando quieras empezar.</translation>
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
        <translation>No se ha podido guardar el resultado de la partida. %1</translation>
    </message>
    <message>
        <source>The names could not be changed. %1</source>
        <extracomment>%1 is a sentence that says why</extracomment>
        <translation>No se han podido cambiar los nombres. %1</translation>
    </message>
    <message>
        <source>results</source>
        <extracomment>The suggested name of a file with a table of the results of games, without its ending</extracomment>
        <translation>resultados</translation>
    </message>
    <message>
        <source>Export the Results</source>
        <extracomment>The title of the dialog that asks for a file.</extracomment>
        <translation>Exportar los resultados</translation>
    </message>
    <message>
        <source>Tables (*.csv);;All files (*)</source>
        <extracomment>The kinds of files in a dialog that asks for one; keep the signs.</extracomment>
        <translation>Tablas (*.csv);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The results could not be exported as %1. %2</source>
        <extracomment>%1 is a file, %2 a sentence that says why</extracomment>
        <translation>No se han podido exportar los resultados como %1. %2</translation>
    </message>
</context>
<context>
    <name>windrose::GameDocument</name>
    <message>
        <source>The file %1 no longer exists. It has been removed from the list.</source>
        <extracomment>A message about a file; %1 is its name.</extracomment>
        <translation>El archivo %1 ya no existe. Se ha quitado de la lista.</translation>
    </message>
    <message>
        <source>The pasted game is open. The previous game is under Earlier Games.</source>
        <extracomment>Said in the prompt line after Paste Game.</extracomment>
        <translation>La partida pegada está abierta. La anterior está en Partidas anteriores.</translation>
    </message>
    <message numerus="yes">
        <source>Only one game can be open at a time: %1 is opened, %n other file(s) is/are not.</source>
        <extracomment>A message after several files were dropped on the window; %1 is the name of one.</extracomment>
        <translation>
            <numerusform>Solo puede haber una partida abierta: se ha abierto %1; queda sin abrir %n archivo más.</numerusform>
            <numerusform>Solo puede haber una partida abierta: se ha abierto %1; quedan sin abrir %n archivos más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <extracomment>In the line of the prompt after saving; %1 is the name of the file.</extracomment>
        <translation>Guardada como %1.</translation>
    </message>
    <message>
        <source>Open a Game</source>
        <extracomment>The title of the dialog that asks for a file.</extracomment>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Games (*.windrose *.windrose-position *.json *.txt);;All files (*)</source>
        <extracomment>Kinds of files in the dialog that opens a game; the parts in parentheses stay as they are.</extracomment>
        <translation>Partidas (*.windrose *.windrose-position *.json *.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>game</source>
        <extracomment>The name that a new file gets, before a number or the ending.</extracomment>
        <translation>partida</translation>
    </message>
    <message>
        <source>Save the Game</source>
        <extracomment>The title of the dialog that asks for a file.</extracomment>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Games (*.windrose);;All files (*)</source>
        <extracomment>The kinds of files in a dialog that asks for one; keep the signs.</extracomment>
        <translation>Partidas (*.windrose);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>New game from the start</source>
        <extracomment>The title of the window of a game that was begun again from the start of another.</extracomment>
        <translation>Partida nueva desde el comienzo</translation>
    </message>
    <message>
        <source>New game from move %1</source>
        <extracomment>The title of a game that goes on from an earlier move; %1 is the number of the move.</extracomment>
        <translation>Partida nueva desde la jugada %1</translation>
    </message>
    <message>
        <source>This is a new game that continues from here. The previous game is under Earlier Games.</source>
        <extracomment>Said in the prompt line after Play On from Here as a New Game.</extracomment>
        <translation>Esta es una partida nueva que continúa desde aquí. La anterior está en Partidas anteriores.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>In the title of the window, after the name of the file.</extracomment>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>In the title of the window, after the name of the file; %1 is the number of the round.</extracomment>
        <translation>Ronda %1</translation>
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
        <translation>¿Mostrar los puntos de victoria de todos?</translation>
    </message>
    <message>
        <source>The other players&apos; points are hidden until the game is over. This would reveal them.</source>
        <extracomment>Explains the question whether to show the score or the course while points are hidden.</extracomment>
        <translation>Los puntos de los demás jugadores están ocultos hasta el final de la partida. Esto los revelaría.</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <extracomment>A button of the question whether the course of the game may be shown.</extracomment>
        <translation>&amp;Mostrar</translation>
    </message>
    <message>
        <source>&amp;Keep Hidden</source>
        <extracomment>A button of the question whether the course of the game may be shown.</extracomment>
        <translation>&amp;Dejar ocultos</translation>
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
        <translation>%1 (en %2)</translation>
    </message>
    <message>
        <source>No recent files</source>
        <extracomment>The only entry of the menu Open Recent when it is empty.</extracomment>
        <translation>No hay archivos recientes</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <extracomment>An entry of the menu Open Recent.</extracomment>
        <translation>&amp;Vaciar esta lista</translation>
    </message>
    <message>
        <source>%1: %2, finished</source>
        <extracomment>A game played before: %1 is when, %2 who</extracomment>
        <translation>%1: %2, terminada</translation>
    </message>
    <message>
        <source>%1: %2, round %3</source>
        <extracomment>A game played before: %1 is when, %2 who, %3 a round</extracomment>
        <translation>%1: %2, ronda %3</translation>
    </message>
    <message>
        <source>No earlier games</source>
        <extracomment>The only entry of the menu Earlier Games when it is empty.</extracomment>
        <translation>No hay partidas anteriores</translation>
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
        <translation>Reserva de mercancías %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <extracomment>Read out for the supply of goods; %1 is a number of barrels.</extracomment>
        <translation>quedan %1</translation>
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
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>The title of the panel of hints.</extracomment>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>In the panel of hints while the computer looks for one.</extracomment>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source></source>
        <comment>The panel of hints.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Hide what is expected to follow</source>
        <extracomment>What a button in the panel of hints does.</extracomment>
        <translation>Ocultar lo que se espera después</translation>
    </message>
    <message>
        <source>Less</source>
        <extracomment>A button in the panel of hints: hides the orders that are expected to follow.</extracomment>
        <translation>Menos</translation>
    </message>
    <message>
        <source>Show what is expected to follow</source>
        <extracomment>What a button in the panel of hints does.</extracomment>
        <translation>Mostrar lo que se espera después</translation>
    </message>
    <message>
        <source>Then…</source>
        <extracomment>A button in the panel of hints: shows the orders that are expected to follow.</extracomment>
        <translation>Después…</translation>
    </message>
</context>
<context>
    <name>windrose::HistoryControls</name>
    <message>
        <source>There is nothing to undo.</source>
        <extracomment>Why undo does nothing, in the prompt line.</extracomment>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>Undo stops here: hidden tiles have been seen since. You can change this in the preferences.</source>
        <extracomment>Why undo does nothing, in the prompt line.</extracomment>
        <translation>No se puede deshacer más: desde entonces se han visto losetas ocultas. Puedes cambiarlo en las preferencias.</translation>
    </message>
    <message>
        <source>Undo stops here: the move before was another player&apos;s. You can change this in the preferences.</source>
        <extracomment>Why undo does nothing, in the prompt line.</extracomment>
        <translation>No se puede deshacer más: la jugada anterior es de otro jugador. Puedes cambiarlo en las preferencias.</translation>
    </message>
    <message>
        <source>You are looking at another moment of the game. Return to the game, or choose Undo to the Shown Moment.</source>
        <extracomment>Why undo does nothing, in the prompt line; Undo to the Shown Moment is an entry of the Edit menu.</extracomment>
        <translation>Estás viendo otro momento de la partida. Vuelve a la partida o elige Deshacer hasta el momento mostrado.</translation>
    </message>
    <message>
        <source>The turn has just begun.</source>
        <extracomment>Why Restart My Turn does nothing, in the prompt line.</extracomment>
        <translation>El turno acaba de empezar.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) is/are undone. Playing on discards it/them.</source>
        <extracomment>The question before an order is played after undo.</extracomment>
        <translation>
            <numerusform>%n jugada está deshecha. Si sigues jugando, se descarta.</numerusform>
            <numerusform>%n jugadas están deshechas. Si sigues jugando, se descartan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Other players have moved since then. If you play on, the original game moves to Earlier Games.</source>
        <extracomment>Explains the question whether to play on after moves were undone.</extracomment>
        <translation>Desde entonces han jugado otros. Si sigues jugando, la partida original pasa a Partidas anteriores.</translation>
    </message>
    <message>
        <source>&amp;Play On</source>
        <extracomment>A button of the question before an order is played after undo.</extracomment>
        <translation>&amp;Seguir jugando</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t Play</source>
        <extracomment>A button of the question before an order is played after undo.</extracomment>
        <translation>&amp;No jugar</translation>
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
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>The name of the list of pages or of the page in the help, for a screen reader.</extracomment>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Page</source>
        <extracomment>The name of the list of pages or of the page in the help, for a screen reader.</extracomment>
        <translation>Página</translation>
    </message>
    <message>
        <source></source>
        <comment>The window of the help, around its pages.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>The name of the search field of the help, and what stands in it while it is empty.</extracomment>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>A button of the help: to the entry that was read before.</extracomment>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <extracomment>A button of the help: to the entry from which Back came.</extracomment>
        <translation>A&amp;delante</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) found</source>
        <extracomment>Below the search field of the help: how many entries contain the words.</extracomment>
        <translation>
            <numerusform>%n entrada encontrada</numerusform>
            <numerusform>%n entradas encontradas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windrose::IslandModel</name>
    <message>
        <source>Circle %1 of Island space %2</source>
        <extracomment>The name of a circle for a screen reader; %1 counts the circles, %2 the spaces of the island.</extracomment>
        <translation>Círculo %1 de la casilla de isla %2</translation>
    </message>
    <message>
        <source>Island space %1</source>
        <extracomment>The name of a place for a screen reader; %1 counts the spaces of the island.</extracomment>
        <translation>Casilla de isla %1</translation>
    </message>
    <message>
        <source>Empty space</source>
        <extracomment>Read out for a space or a circle of the island.</extracomment>
        <translation>Casilla vacía</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Empty island space&lt;/b&gt;&lt;/p&gt;&lt;p&gt;A plantation or a quarry goes here.&lt;/p&gt;</source>
        <extracomment>The text over an empty space of an island.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Casilla de isla vacía&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Aquí va una plantación o una cantera.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>Read out for a space or a circle of the island.</extracomment>
        <translation>vacía</translation>
    </message>
    <message>
        <source>occupied</source>
        <extracomment>Read out for a space or a circle of the island.</extracomment>
        <translation>ocupado</translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>Read out for a space or a circle of the island.</extracomment>
        <translation>libre</translation>
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
        <translation>Lo siguiente que puedes usar ahora, o lo anterior</translation>
    </message>
    <message>
        <source>The next area with something you can use now, or a button</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>La zona siguiente con algo que puedas usar ahora, o un botón</translation>
    </message>
    <message>
        <source>The next area of the table, usable or not</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>La zona siguiente de la mesa, utilizable o no</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <extracomment>In the dialog about the keys: its title, or the keys of a row.</extracomment>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>The next thing in the same area</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>Lo siguiente de la misma zona</translation>
    </message>
    <message>
        <source>Use or pick up a piece, then put it down</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>Usar o recoger una pieza, y después dejarla</translation>
    </message>
    <message>
        <source>Press the offered button, such as Done or Pass</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>Pulsar el botón ofrecido, como Listo o Pasar</translation>
    </message>
    <message>
        <source>Put a piece back, or close a panel or window</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>Devolver una pieza, o cerrar un panel o una ventana</translation>
    </message>
    <message>
        <source>Read more about a piece</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>Leer más sobre una pieza</translation>
    </message>
    <message>
        <source>Get a hint</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>Pedir una pista</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <extracomment>In the dialog about the keys: its title, or the keys of a row.</extracomment>
        <translation>Deshacer, rehacer</translation>
    </message>
    <message>
        <source>Replay the game</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>Reproducir la partida</translation>
    </message>
    <message>
        <source>Turn the sounds on or off</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>Encender o apagar los sonidos</translation>
    </message>
    <message>
        <source>Larger or smaller texts</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>Textos más grandes o más pequeños</translation>
    </message>
    <message>
        <source>Show these keys</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>Mostrar estas teclas</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>In the dialog about the keys: its title, or the keys of a row.</extracomment>
        <translation>Teclas</translation>
    </message>
    <message>
        <source></source>
        <comment>The dialog that lists the keys.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Help on the piece or dialog in front of you</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>Ayuda sobre la pieza o el cuadro de diálogo que tienes delante</translation>
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
        <translation>Comando</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>The head of a column in the list of keys.</extracomment>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Change…</source>
        <extracomment>A button in the preferences: another key is pressed next.</extracomment>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Change the key</source>
        <extracomment>A button of the keys in the preferences.</extracomment>
        <translation>Cambiar la tecla</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>A button in the preferences: the command has no key afterwards.</extracomment>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove the key</source>
        <extracomment>A button of the keys in the preferences.</extracomment>
        <translation>Quitar la tecla</translation>
    </message>
    <message>
        <source>Default Key</source>
        <extracomment>A button in the preferences: the command gets its usual keys.</extracomment>
        <translation>Tecla habitual</translation>
    </message>
    <message>
        <source>Restore the default key</source>
        <extracomment>Help for the button that undoes the change of a key.</extracomment>
        <translation>Restablecer la tecla habitual</translation>
    </message>
    <message>
        <source>Press the new key. Escape keeps the old one.</source>
        <extracomment>Said while a key is being changed.</extracomment>
        <translation>Pulsa la tecla nueva. Con Escape se queda la anterior.</translation>
    </message>
    <message>
        <source>New key</source>
        <extracomment>The name of the field that takes the key that is pressed, for screen readers.</extracomment>
        <translation>Tecla nueva</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <extracomment>In the list of keys: a command has other keys than usual; %1 are the usual ones.</extracomment>
        <translation>Habitual: %1</translation>
    </message>
    <message>
        <source>no key</source>
        <extracomment>What a screen reader says of a command that has no key.</extracomment>
        <translation>sin tecla</translation>
    </message>
    <message>
        <source>%1 is reserved for moving around, answering or opening menus. Press another key.</source>
        <extracomment>%1 is a key such as &quot;Tab&quot;</extracomment>
        <translation>%1 está reservada para moverse, responder o abrir menús. Pulsa otra tecla.</translation>
    </message>
    <message>
        <source>%1 is the key of “%2”.</source>
        <extracomment>%1 is a key such as &quot;Ctrl+P&quot;, %2 the name of a command such as &quot;Pause Computers&quot;</extracomment>
        <translation>%1 es la tecla de «%2».</translation>
    </message>
    <message>
        <source>Use %1 for “%2” Instead</source>
        <extracomment>A button; %1 is a key such as &quot;Ctrl+P&quot;, %2 the name of a command such as &quot;Hint&quot;</extracomment>
        <translation>Usar %1 para «%2» en su lugar</translation>
    </message>
    <message>
        <source>%1 is now the key of “%2”.</source>
        <extracomment>%1 is a key such as &quot;Ctrl+P&quot;, %2 the name of a command such as &quot;Hint&quot;</extracomment>
        <translation>%1 es ahora la tecla de «%2».</translation>
    </message>
    <message>
        <source>“%1” has no key now.</source>
        <extracomment>%1 is the name of a command such as &quot;Hint&quot;</extracomment>
        <translation>«%1» ya no tiene tecla.</translation>
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
        <translation>Has dejado la lección, y la partida sigue sin ella. Ayuda, Aprender la retoma.</translation>
    </message>
    <message>
        <source>Player 1</source>
        <extracomment>The name of the learner in a lesson, where no name was ever given</extracomment>
        <translation>Jugador 1</translation>
    </message>
    <message>
        <source>Interrupt this game for the lesson “%1”?</source>
        <extracomment>The question before a lesson takes the place of the game on the table; %1 is the name of the lesson</extracomment>
        <translation>¿Interrumpir esta partida para la lección «%1»?</translation>
    </message>
    <message>
        <source>The game moves to Earlier Games, where you can go on with it later.</source>
        <extracomment>Explains the question whether to begin a lesson while a game is on the table.</extracomment>
        <translation>La partida pasa a Partidas anteriores, donde podrás continuarla más tarde.</translation>
    </message>
    <message>
        <source>&amp;Open the Lesson</source>
        <extracomment>A button of the question before a lesson takes the place of the game on the table</extracomment>
        <translation>&amp;Abrir la lección</translation>
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
        <translation>Dejar la lección</translation>
    </message>
    <message>
        <source>Welcome back! The lesson goes on where you left it.</source>
        <extracomment>The first bubble of a lesson that was left before</extracomment>
        <translation>¡Qué bien verte de nuevo! La lección sigue donde la dejaste.</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>A button in a bubble of the guided games.</extracomment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Start Again</source>
        <extracomment>Button of a lesson&apos;s bubble</extracomment>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button of a lesson&apos;s last bubble, where the game has ended</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Keep Playing</source>
        <extracomment>Button of a lesson&apos;s last bubble: the game goes on without the lesson</extracomment>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <extracomment>Button of a lesson&apos;s last bubble: %1 is the name of another lesson</extracomment>
        <translation>Siguiente: %1</translation>
    </message>
</context>
<context>
    <name>windrose::LogModel</name>
    <message>
        <source>Round %1</source>
        <extracomment>A heading in the log; %1 is the number of the round.</extracomment>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>%1 (not yet saved)</source>
        <extracomment>%1 is a line of the log, whose order does not stand on the disk yet</extracomment>
        <translation>%1 (aún sin guardar)</translation>
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
        <translation>Historial</translation>
    </message>
    <message>
        <source>&amp;Show This Moment</source>
        <extracomment>An entry of the menu of a line of the log.</extracomment>
        <translation>&amp;Ver este momento</translation>
    </message>
    <message>
        <source>&amp;Undo to Here</source>
        <extracomment>An entry of the menu of a line of the log.</extracomment>
        <translation>&amp;Deshacer hasta aquí</translation>
    </message>
    <message>
        <source>&amp;Play On from Here as a New Game</source>
        <extracomment>An entry of the menu of a line of the log.</extracomment>
        <translation>&amp;Seguir desde aquí en una partida nueva</translation>
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
        <translation>Historial</translation>
    </message>
    <message>
        <source>Log, expanded</source>
        <extracomment>The title of the log, which opens and closes it; the state is read out.</extracomment>
        <translation>Historial, desplegado</translation>
    </message>
    <message>
        <source>Log, collapsed</source>
        <extracomment>The title of the log, which opens and closes it; the state is read out.</extracomment>
        <translation>Historial, plegado</translation>
    </message>
    <message>
        <source>Collapse the log</source>
        <extracomment>What the title of the log does when it is pressed.</extracomment>
        <translation>Plegar el historial</translation>
    </message>
    <message>
        <source>Expand the log</source>
        <extracomment>What the title of the log does when it is pressed.</extracomment>
        <translation>Desplegar el historial</translation>
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
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>A menu of the menu bar.</extracomment>
        <translation>&amp;Edición</translation>
    </message>
    <message>
        <source>&amp;Seats</source>
        <extracomment>A menu of the menu bar.</extracomment>
        <translation>P&amp;uestos</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>A menu of the menu bar.</extracomment>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <extracomment>An entry of the menus that opens a menu of its own.</extracomment>
        <translation>&amp;Apariencia</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>A menu of the menu bar.</extracomment>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <extracomment>An entry of the menus that opens a menu of its own.</extracomment>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>&amp;Earlier Games</source>
        <extracomment>An entry of the menus that opens a menu of its own.</extracomment>
        <translation>Partidas an&amp;teriores</translation>
    </message>
    <message>
        <source>Set &amp;Up a Position…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Preparar una p&amp;osición…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>&amp;Copy Game</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Copiar partida</translation>
    </message>
    <message>
        <source>Copy &amp;Position</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Copiar &amp;posición</translation>
    </message>
    <message>
        <source>P&amp;aste Game</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>P&amp;egar partida</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>P&amp;ista</translation>
    </message>
    <message>
        <source>S&amp;core…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Puntuación…</translation>
    </message>
    <message>
        <source>Course of the Ga&amp;me…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Curso de &amp;la partida…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Pre&amp;ferencias…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Restart &amp;My Turn</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Reiniciar &amp;mi turno</translation>
    </message>
    <message>
        <source>Undo to the &amp;Shown Moment</source>
        <extracomment>An entry of the Edit menu while another moment of the game is shown.</extracomment>
        <translation>Deshacer hasta el momento mos&amp;trado</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Reprod&amp;ucir</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Historial</translation>
    </message>
    <message>
        <source>Lar&amp;ger Text</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Texto más &amp;grande</translation>
    </message>
    <message>
        <source>S&amp;maller Text</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Texto más pe&amp;queño</translation>
    </message>
    <message>
        <source>&amp;Normal Text</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Texto &amp;normal</translation>
    </message>
    <message>
        <source>Show texts in the size set for your desktop</source>
        <extracomment>Help for the entry that returns to the usual text size.</extracomment>
        <translation>Mostrar los textos con el tamaño ajustado en tu escritorio</translation>
    </message>
    <message>
        <source>&amp;How to Play</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Cómo se juega</translation>
    </message>
    <message>
        <source>&amp;About Windrose</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Acerca de Windrose</translation>
    </message>
    <message>
        <source>Same as &amp;Desktop</source>
        <extracomment>An entry of the menu Appearance: the look of the window follows the desktop.</extracomment>
        <translation>Como el &amp;escritorio</translation>
    </message>
    <message>
        <source>High &amp;Contrast</source>
        <extracomment>An entry of the menu Appearance: a look of the window.</extracomment>
        <translation>&amp;Alto contraste</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <extracomment>An entry of the menu Appearance: a look of the window.</extracomment>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <extracomment>An entry of the menu Appearance: a look of the window.</extracomment>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>What happened so far, move by move</source>
        <extracomment>Help for the entry that shows the log.</extracomment>
        <translation>Lo ocurrido hasta ahora, jugada a jugada</translation>
    </message>
    <message>
        <source>The game from its start</source>
        <extracomment>Help for the entry that replays the game.</extracomment>
        <translation>La partida desde el comienzo</translation>
    </message>
    <message>
        <source>The table fills the screen</source>
        <extracomment>Help for the entry Full Screen.</extracomment>
        <translation>La mesa llena la pantalla</translation>
    </message>
    <message>
        <source>Light, dark or high contrast</source>
        <extracomment>Help for the menu of the looks.</extracomment>
        <translation>Claro, oscuro o alto contraste</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Sonidos</translation>
    </message>
    <message>
        <source>Sounds for moves, for your turn and for the end of the game. The volume is in the preferences.</source>
        <extracomment>Help for the entry that turns the sounds on.</extracomment>
        <translation>Sonidos para las jugadas, para tu turno y para el final de la partida. El volumen está en las preferencias.</translation>
    </message>
    <message>
        <source>&amp;Sounds (Qt Multimedia is missing)</source>
        <extracomment>The entry of the View menu where sounds cannot be played.</extracomment>
        <translation>&amp;Sonidos (falta Qt Multimedia)</translation>
    </message>
    <message>
        <source>Sounds need Qt Multimedia, which is not installed or not part of this package.</source>
        <extracomment>Help for the entry of the sounds where they cannot be played.</extracomment>
        <translation>Los sonidos necesitan Qt Multimedia, que no está instalado o no forma parte de este paquete.</translation>
    </message>
    <message>
        <source></source>
        <comment>The menus of the window.</comment>
        <translation></translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <extracomment>Menu of the lessons, in the menu Help</extracomment>
        <translation>A&amp;prender</translation>
    </message>
    <message>
        <source>Resu&amp;lts of Games…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Resulta&amp;dos de partidas…</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <extracomment>An entry of the menu Help: opens the page of the puzzles</extracomment>
        <translation>Pro&amp;blemas…</translation>
    </message>
    <message>
        <source>Look for a New &amp;Version</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Buscar una &amp;versión nueva</translation>
    </message>
    <message>
        <source>Anal&amp;ysis…</source>
        <extracomment>An entry of the menus: a panel that analyzes the position on the table.</extracomment>
        <translation>Análisis en &amp;vivo…</translation>
    </message>
</context>
<context>
    <name>windrose::MainWindow</name>
    <message>
        <source>Setting up a position</source>
        <extracomment>The title of the window while a position is set up</extracomment>
        <translation>Preparar una posición</translation>
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
        <translation>La semilla es demasiado grande; el número máximo es 18446744073709551615.</translation>
    </message>
    <message>
        <source>New Game</source>
        <extracomment>The title of the dialog.</extracomment>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Players who start with &amp;corn get 1 doubloon less</source>
        <extracomment>Explains the field for the seed in New Game; a seed is a number that decides the tiles.</extracomment>
        <translation>Quien empieza con &amp;maíz recibe 1 doblón menos</translation>
    </message>
    <message>
        <source>A corn plantation produces goods without a building, so it is the better start. This option compensates for that.</source>
        <extracomment>Explains an option of New Game.</extracomment>
        <translation>Una plantación de maíz produce sin necesidad de edificio, así que es mejor comienzo. Esta opción lo compensa.</translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <extracomment>In the dialog for a new game: the label of the field for the number from which all chance follows.</extracomment>
        <translation>Sem&amp;illa:</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>In the empty field for the seed: it is chosen by chance.</extracomment>
        <translation>al azar</translation>
    </message>
    <message>
        <source>The same seed and options give the same tiles in the same order. Leave it empty for a random game.</source>
        <extracomment>Explains the field for the seed in New Game; a seed is a number that decides the tiles.</extracomment>
        <translation>La misma semilla y las mismas opciones dan las mismas losetas en el mismo orden. Déjala vacía para una partida al azar.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>The button that starts the new game.</extracomment>
        <translation>&amp;Empezar</translation>
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
        <translation>No se pudo abrir tu navegador.</translation>
    </message>
    <message>
        <source>The newest version is at %1</source>
        <extracomment>%1 is the address of a page</extracomment>
        <translation>La última versión está en %1</translation>
    </message>
</context>
<context>
    <name>windrose::PieceMenu</name>
    <message>
        <source>&amp;Take it</source>
        <extracomment>An entry of the menu that a right click on a piece opens.</extracomment>
        <translation>&amp;Tomar</translation>
    </message>
    <message>
        <source>Take it &amp;without the extra colonist</source>
        <extracomment>An entry of the menu of a piece: the hospice or the university would send a colonist.</extracomment>
        <translation>Tomar &amp;sin el colono adicional</translation>
    </message>
    <message>
        <source>&amp;Put it on</source>
        <extracomment>An entry of the menu that a right click on a piece opens.</extracomment>
        <translation>&amp;Poner</translation>
    </message>
    <message>
        <source>Put it &amp;there without the colonist</source>
        <extracomment>An entry of the menu of a piece: the hospice or the university would send a colonist.</extracomment>
        <translation>Poner aquí sin el &amp;colono</translation>
    </message>
    <message>
        <source>Put it &amp;back</source>
        <extracomment>An entry of the menu that a right click on a piece opens.</extracomment>
        <translation>&amp;Devolver</translation>
    </message>
    <message>
        <source>&amp;Turn it</source>
        <extracomment>An entry of the menu that a right click on a piece opens.</extracomment>
        <translation>&amp;Girar</translation>
    </message>
    <message>
        <source>Back to the &amp;box</source>
        <extracomment>An entry of the menu that a right click on a piece opens, while a position is set up.</extracomment>
        <translation>Devolver a la ca&amp;ja</translation>
    </message>
    <message>
        <source>One &amp;more</source>
        <extracomment>An entry of the menu that a right click on a piece opens.</extracomment>
        <translation>&amp;Uno más</translation>
    </message>
    <message>
        <source>One &amp;fewer</source>
        <extracomment>An entry of the menu that a right click on a piece opens.</extracomment>
        <translation>Uno &amp;menos</translation>
    </message>
    <message>
        <source>Set the &amp;number…</source>
        <extracomment>An entry of the menu that a right click on a piece opens, while a position is set up.</extracomment>
        <translation>Indicar el &amp;número…</translation>
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
        <translation>Sitio vacío para una plantación</translation>
    </message>
    <message>
        <source>Plantation %1</source>
        <extracomment>The name of a place for a screen reader; %1 counts the face-up tiles.</extracomment>
        <translation>Plantación %1</translation>
    </message>
    <message>
        <source>Quarry stack</source>
        <extracomment>The name of a stack of tiles for a screen reader.</extracomment>
        <translation>Montón de canteras</translation>
    </message>
    <message>
        <source>Face-down plantations</source>
        <extracomment>The name of a stack of tiles for a screen reader.</extracomment>
        <translation>Plantaciones boca abajo</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Face-down plantations&lt;/b&gt;&lt;/p&gt;&lt;p&gt;The next row is dealt from here. An occupied hacienda draws the top tile.&lt;/p&gt;&lt;p&gt;%1&lt;/p&gt;</source>
        <extracomment>The text over the face-down tiles; %1 says what is left.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Plantaciones boca abajo&lt;/b&gt;&lt;/p&gt;&lt;p&gt;De aquí se reparte la siguiente fila. Una hacienda ocupada roba la loseta superior.&lt;/p&gt;&lt;p&gt;%1&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>There is/are %n tile(s) on the discard pile.</source>
        <extracomment>In the text over the face-down tiles.</extracomment>
        <translation>
            <numerusform>Hay %n loseta en el montón de descartes.</numerusform>
            <numerusform>Hay %n losetas en el montón de descartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 left</source>
        <extracomment>Read out for a stack; %1 is the number of tiles.</extracomment>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>There is no plantation here.</source>
        <extracomment>Why a tile cannot be taken from there, in the prompt line.</extracomment>
        <translation>Aquí no hay ninguna plantación.</translation>
    </message>
    <message>
        <source>place %1</source>
        <extracomment>Read out for a face-up tile; %1 counts the places of the row.</extracomment>
        <translation>sitio %1</translation>
    </message>
    <message>
        <source>Take a plantation of the kind you want from the box beside the boards.</source>
        <extracomment>Why a tile cannot be taken from there, in the prompt line.</extracomment>
        <translation>Toma una plantación del tipo que quieras de la caja que está junto a los tableros.</translation>
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
        <translation>gobernador</translation>
    </message>
    <message>
        <source>to move</source>
        <extracomment>Read out for a player&apos;s board, in a list.</extracomment>
        <translation>le toca jugar</translation>
    </message>
    <message>
        <source>Board of %1</source>
        <extracomment>The name of a board for a screen reader; %1 is the name of the player.</extracomment>
        <translation>Tablero de %1</translation>
    </message>
    <message>
        <source>San Juan</source>
        <extracomment>The name of a part of a player&apos;s board, for a screen reader and as a title.</extracomment>
        <translation>San Juan</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;San Juan&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Colonists without a place wait here until the next mayor phase.&lt;/p&gt;</source>
        <extracomment>The text over a piece on the table; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;San Juan&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Los colonos sin sitio esperan aquí hasta la próxima fase del alcalde.&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s)</source>
        <extracomment>Read out for a place of a player&apos;s board.</extracomment>
        <translation>
            <numerusform>%n colono</numerusform>
            <numerusform>%n colonos</numerusform>
        </translation>
    </message>
    <message>
        <source>Wind rose</source>
        <extracomment>The name of a part of a player&apos;s board, for a screen reader and as a title.</extracomment>
        <translatorcomment>No printed name found; the printed edition may use another.</translatorcomment>
        <translation>Rosa náutica</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Wind rose&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Doubloons and barrels are kept here, visible to all.&lt;/p&gt;</source>
        <extracomment>The text over a piece on the table; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Rosa náutica&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Aquí se guardan los doblones y los barriles, a la vista de todos.&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n barrel(s)</source>
        <extracomment>Read out for a place of a player&apos;s board.</extracomment>
        <translation>
            <numerusform>%n barril</numerusform>
            <numerusform>%n barriles</numerusform>
        </translation>
    </message>
    <message>
        <source>Barrels of %1</source>
        <extracomment>The name of a place for a screen reader; %1 is a kind of goods.</extracomment>
        <translation>Barriles de %1</translation>
    </message>
    <message>
        <source>No colonists are waiting in San Juan.</source>
        <extracomment>Why a piece of a board cannot be taken, in the prompt line.</extracomment>
        <translation>No hay colonos esperando en San Juan.</translation>
    </message>
    <message>
        <source>There is no barrel of this kind.</source>
        <extracomment>Why a piece of a board cannot be taken, in the prompt line.</extracomment>
        <translation>No hay ningún barril de este tipo.</translation>
    </message>
    <message>
        <source>Computer player: %1</source>
        <extracomment>Read out for a player&apos;s board; %1 is the level and style.</extracomment>
        <translation>Jugador virtual: %1</translation>
    </message>
    <message>
        <source>computer player: %1</source>
        <extracomment>Read out for a player&apos;s board; %1 is the level and style.</extracomment>
        <translation>jugador virtual: %1</translation>
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
        <translation>Quién juega en el puesto %1</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>In the list of who plays a seat: not a computer.</extracomment>
        <translation>Persona</translation>
    </message>
    <message>
        <source>A person at this screen.</source>
        <extracomment>Explains an entry of the list of who plays a seat.</extracomment>
        <translation>Una persona en esta pantalla.</translation>
    </message>
    <message>
        <source>A person, or a computer player: the further down the list, the stronger</source>
        <extracomment>Explains the list of who plays a seat.</extracomment>
        <translation>Una persona o un jugador virtual: cuanto más abajo en la lista, más fuerte</translation>
    </message>
    <message>
        <source>Style of the computer player on seat %1</source>
        <extracomment>The name of a box for a screen reader; %1 is the number of the seat.</extracomment>
        <translation>Estilo del jugador virtual del puesto %1</translation>
    </message>
    <message>
        <source>What the computer player most likes to build and do</source>
        <extracomment>Explains the list of styles of a computer player.</extracomment>
        <translation>Lo que el jugador virtual prefiere construir y hacer</translation>
    </message>
    <message>
        <source>Another Program…</source>
        <extracomment>The entry that adds a program as a player, in the list of who plays a seat.</extracomment>
        <translation>Otro programa…</translation>
    </message>
    <message>
        <source>Let one of your own programs play</source>
        <extracomment>Explains an entry of the list of who plays a seat.</extracomment>
        <translation>Deja jugar a un programa tuyo</translation>
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
        <translation>Al comienzo: %1.</translation>
    </message>
    <message>
        <source>After round %1: %2.</source>
        <extracomment>Read out for a point of the diagram; %1 is the round, %2 a list of players with their points.</extracomment>
        <translation>Tras la ronda %1: %2.</translation>
    </message>
    <message>
        <source>Points by round</source>
        <extracomment>The title of a chart in the dialog with the final score.</extracomment>
        <translation>Puntos por ronda</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Below the axis of the diagram.</extracomment>
        <translation>Ronda</translation>
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
        <translation>posición</translation>
    </message>
    <message>
        <source>Save the Position</source>
        <extracomment>The title of the dialog that asks for a file.</extracomment>
        <translation>Guardar la posición</translation>
    </message>
    <message>
        <source>Positions (*.windrose-position *.json);;All files (*)</source>
        <extracomment>Kinds of files in the dialog that saves a position; the parts in parentheses stay as they are.</extracomment>
        <translation>Posiciones (*.windrose-position *.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The position has been copied to the clipboard.</source>
        <extracomment>Said in the line below the table after Copy Position.</extracomment>
        <translation>La posición se ha copiado al portapapeles.</translation>
    </message>
    <message>
        <source>Discard the position you set up?</source>
        <extracomment>The question when leaving the table where a position is set up.</extracomment>
        <translation>¿Descartar la posición preparada?</translation>
    </message>
    <message>
        <source>It has not been saved. The game continues where it was.</source>
        <extracomment>Explains the question whether to discard the position that was set up.</extracomment>
        <translation>No se ha guardado. La partida sigue donde estaba.</translation>
    </message>
    <message>
        <source>Save Position…</source>
        <extracomment>A button or title of the question whether to keep a position that was set up.</extracomment>
        <translation>Guardar posición…</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>A button or title of the question whether to keep a position that was set up.</extracomment>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Keep Editing</source>
        <extracomment>A button or title of the question whether to keep a position that was set up.</extracomment>
        <translation>Seguir editando</translation>
    </message>
    <message>
        <source>The position is still being saved. The game comes back as soon as that is done.</source>
        <extracomment>Said when leaving the table where a position is set up, while the disk is slow.</extracomment>
        <translation>La posición aún se está guardando. La partida vuelve en cuanto termine.</translation>
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
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Appearance</source>
        <extracomment>The heading of a group of the preferences.</extracomment>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>&amp;Mesa:</translation>
    </message>
    <message>
        <source>Same as desktop</source>
        <extracomment>A choice in the preferences: the look or the language follows the desktop.</extracomment>
        <translation>Como el escritorio</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>A choice in the preferences: the look of the table.</extracomment>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>A choice in the preferences: the look of the table.</extracomment>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>A choice in the preferences: the look of the table.</extracomment>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>&amp;Idioma:</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>Tamaño del te&amp;xto:</translation>
    </message>
    <message>
        <source>The size of all texts; 100 % is that of your desktop.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>El tamaño de todos los textos; 100 % es el de tu escritorio.</translation>
    </message>
    <message>
        <source>Ani&amp;mations:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>&amp;Animaciones:</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>A choice in the preferences: how fast pieces move.</extracomment>
        <translation>No</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>A choice in the preferences: how fast pieces move.</extracomment>
        <translation>Lentas</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>A choice in the preferences: how fast pieces move.</extracomment>
        <translation>Normales</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>A choice in the preferences: how fast pieces move.</extracomment>
        <translation>Rápidas</translation>
    </message>
    <message>
        <source>How fast pieces move on the table. You never have to wait for animations.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>Lo rápido que se mueven las piezas en la mesa. Nunca tienes que esperar a las animaciones.</translation>
    </message>
    <message>
        <source>Around the table</source>
        <extracomment>The heading of a page or group of the preferences.</extracomment>
        <translation>En torno a la mesa</translation>
    </message>
    <message>
        <source>Show the active player&apos;s &amp;board large</source>
        <extracomment>A choice of the preferences.</extracomment>
        <translation>Mostrar &amp;grande el tablero de quien juega</translation>
    </message>
    <message>
        <source>Otherwise the board you chose stays large, and the other players use their small boards.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>Si no, sigue grande el tablero que elegiste, y los demás usan sus tableros pequeños.</translation>
    </message>
    <message>
        <source>Draw a &amp;curtain when the turn passes to another person</source>
        <extracomment>A choice of the preferences.</extracomment>
        <translation>&amp;Correr una cortina cuando el turno pasa a otra persona</translation>
    </message>
    <message>
        <source>Points stay hidden until the next player clicks the curtain away.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>Los puntos siguen ocultos hasta que la siguiente persona descorra la cortina con un clic.</translation>
    </message>
    <message>
        <source>Show everyone&apos;s victory &amp;points</source>
        <extracomment>A box to check in the preferences.</extracomment>
        <translation>Mostrar los &amp;puntos de victoria de todos</translation>
    </message>
    <message>
        <source>Otherwise only the points of the player to move are shown, as at a real table.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>Si no, solo se muestran los puntos de quien juega, como en una mesa de verdad.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>The heading of a group of the preferences.</extracomment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Play &amp;forced moves automatically</source>
        <extracomment>A box to check in the preferences.</extracomment>
        <translation>Hacer automáticamente las jugadas &amp;forzadas</translation>
    </message>
    <message>
        <source>When you have only one possible move and cannot pass, it is played for you.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>Cuando solo tienes una jugada posible y no puedes pasar, se hace por ti.</translation>
    </message>
    <message>
        <source>&amp;Undo reaches back:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>&amp;Deshacer llega:</translation>
    </message>
    <message>
        <source>To the start of the game</source>
        <extracomment>A choice of the preferences.</extracomment>
        <translation>Hasta el comienzo de la partida</translation>
    </message>
    <message>
        <source>To the start of the turn</source>
        <extracomment>A choice of the preferences.</extracomment>
        <translation>Hasta el comienzo del turno</translation>
    </message>
    <message>
        <source>A turn is everything a player decides before another player is asked.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>Un turno es todo lo que decide un jugador antes de que se pregunte a otro.</translation>
    </message>
    <message>
        <source>Undo past &amp;hidden tiles that have been seen</source>
        <extracomment>A choice of the preferences.</extracomment>
        <translation>Deshacer también si se han visto losetas &amp;ocultas</translation>
    </message>
    <message>
        <source>Otherwise undo stops where a tile was drawn or the row was dealt, because going back would reveal what comes.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>Si no, se detiene donde se robó una loseta o se repartió la fila, porque retroceder revelaría lo que viene.</translation>
    </message>
    <message>
        <source>Computer players</source>
        <extracomment>The heading of a group of the preferences.</extracomment>
        <translation>Jugadores virtuales</translation>
    </message>
    <message>
        <source>Thi&amp;nking time:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>&amp;Tiempo para pensar:</translation>
    </message>
    <message>
        <source>0.3 seconds</source>
        <extracomment>A choice in the preferences: how long a computer player may think.</extracomment>
        <translation>0,3 segundos</translation>
    </message>
    <message>
        <source>1 second</source>
        <extracomment>A choice in the preferences: how long a computer player may think.</extracomment>
        <translation>1 segundo</translation>
    </message>
    <message>
        <source>3 seconds</source>
        <extracomment>A choice in the preferences: how long a computer player may think.</extracomment>
        <translation>3 segundos</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <extracomment>A choice in the preferences: how long a computer player may think.</extracomment>
        <translation>10 segundos</translation>
    </message>
    <message>
        <source>The longest a computer player takes for a move. The levels need less than that and are equally strong on every computer.</source>
        <extracomment>Explains a preference for computer players.</extracomment>
        <translation>El tiempo máximo que un jugador virtual dedica a una jugada. Los niveles necesitan menos y son igual de fuertes en cualquier ordenador.</translation>
    </message>
    <message>
        <source>The &amp;Viceroy may use all the thinking time</source>
        <extracomment>Explains a preference for computer players.</extracomment>
        <translation>El &amp;Virrey puede usar todo el tiempo para pensar</translation>
    </message>
    <message>
        <source>Takes the full thinking time unless a move is clear. Much stronger.</source>
        <extracomment>Explains a preference for computer players.</extracomment>
        <translation>Usa todo el tiempo para pensar, salvo si la jugada está clara. Mucho más fuerte.</translation>
    </message>
    <message>
        <source>The Viceroy thinks on while people &amp;decide</source>
        <extracomment>Explains a preference for computer players.</extracomment>
        <translation>El Virrey &amp;sigue pensando mientras las personas deciden</translation>
    </message>
    <message>
        <source>Only if it may use all the thinking time. It then keeps the processor busy.</source>
        <extracomment>Explains a preference for computer players.</extracomment>
        <translation>Solo si puede usar todo el tiempo para pensar. Entonces el procesador está siempre ocupado.</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>In place of the list of programs when there are none.</extracomment>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Computer players &amp;give reasons for their moves</source>
        <extracomment>Explains a preference for computer players.</extracomment>
        <translation>Los &amp;jugadores virtuales explican sus jugadas</translation>
    </message>
    <message>
        <source>The log shows the reason for each move.</source>
        <extracomment>Explains a preference for computer players.</extracomment>
        <translation>El historial muestra el motivo de cada jugada.</translation>
    </message>
    <message>
        <source>P&amp;rograms:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>P&amp;rogramas:</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>A button in the preferences that forgets a program.</extracomment>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Remove this program</source>
        <extracomment>A button in the preferences.</extracomment>
        <translation>Quitar este programa</translation>
    </message>
    <message>
        <source>Your own programs that can play. Add them where you choose who plays a seat.</source>
        <extracomment>Above the list of programs, on the page of the preferences for computer players.</extracomment>
        <translation>Tus propios programas que pueden jugar. Añádelos donde eliges quién juega en un puesto.</translation>
    </message>
    <message>
        <source>W&amp;atching speed:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>Ritmo d&amp;e las jugadas:</translation>
    </message>
    <message>
        <source>Delay between computer moves</source>
        <extracomment>The explanation of a box in the preferences.</extracomment>
        <translation>Pausa entre jugadas virtuales</translation>
    </message>
    <message>
        <source>&amp;Screen reader:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>&amp;Lector de pantalla:</translation>
    </message>
    <message>
        <source>Announces everything</source>
        <extracomment>A choice in the preferences: what a screen reader says.</extracomment>
        <translation>Lo dice todo</translation>
    </message>
    <message>
        <source>Announces what concerns me</source>
        <extracomment>A choice in the preferences: what a screen reader says by itself.</extracomment>
        <translation>Dice lo que me afecta</translation>
    </message>
    <message>
        <source>Announces nothing</source>
        <extracomment>A choice in the preferences: what a screen reader says by itself.</extracomment>
        <translation>No dice nada</translation>
    </message>
    <message>
        <source>How much of the game a screen reader announces: every move, or only what is asked of you, why something is refused, what is in your hand, and in short what the others did.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>Cuánto anuncia de la partida un lector de pantalla: cada jugada, o solo lo que se te pide, por qué se rechaza algo, qué tienes en la mano y, en breve, lo que hicieron los demás.</translation>
    </message>
    <message>
        <source></source>
        <comment>The preferences.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Sound and speech</source>
        <extracomment>The heading of a group of the preferences: sounds, and what a screen reader says.</extracomment>
        <translation>Sonido y voz</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>The heading of a group of the preferences.</extracomment>
        <translation>Idioma</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) found</source>
        <extracomment>What the search in the preferences found.</extracomment>
        <translation>
            <numerusform>%n preferencia encontrada</numerusform>
            <numerusform>%n preferencias encontradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <extracomment>In the empty search field of the preferences, and its name for a screen reader.</extracomment>
        <translation>Buscar en las preferencias</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>The name of the list of pages of the preferences, for a screen reader.</extracomment>
        <translation>Páginas</translation>
    </message>
</context>
<context>
    <name>windrose::ProgramDialog</name>
    <message>
        <source>Another Program</source>
        <extracomment>The title, a label or a button of the dialog for a program that plays.</extracomment>
        <translation>Otro programa</translation>
    </message>
    <message>
        <source>Any program that speaks Windrose&apos;s player protocol can play. It is started on this computer whenever it has a seat, so add only programs you trust.</source>
        <extracomment>The text at the top of the dialog that adds a program as a player.</extracomment>
        <translation>Puede jugar cualquier programa que hable el protocolo de jugadores de Windrose. Se inicia en este ordenador siempre que tenga un puesto, así que añade solo programas de confianza.</translation>
    </message>
    <message>
        <source>Command that starts the program</source>
        <extracomment>What a screen reader calls the field for the command.</extracomment>
        <translation>Comando que inicia el programa</translation>
    </message>
    <message>
        <source>The program&apos;s file in quotation marks, followed by its arguments</source>
        <extracomment>The hint in the empty field for the command.</extracomment>
        <translation>El archivo del programa entre comillas, seguido de sus argumentos</translation>
    </message>
    <message>
        <source>Choose &amp;File…</source>
        <extracomment>The title, a label or a button of the dialog for a program that plays.</extracomment>
        <translation>Elegir &amp;archivo…</translation>
    </message>
    <message>
        <source>Name of the program</source>
        <extracomment>The name of a field for a screen reader.</extracomment>
        <translation>Nombre del programa</translation>
    </message>
    <message>
        <source>the program&apos;s own name</source>
        <extracomment>In the empty field for the name of a program.</extracomment>
        <translation>el nombre propio del programa</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <extracomment>The title, a label or a button of the dialog for a program that plays.</extracomment>
        <translation>Aña&amp;dir</translation>
    </message>
    <message>
        <source>&amp;Command:</source>
        <extracomment>The title, a label or a button of the dialog for a program that plays.</extracomment>
        <translation>&amp;Comando:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>The title, a label or a button of the dialog for a program that plays.</extracomment>
        <translation>&amp;Nombre:</translation>
    </message>
    <message>
        <source>Choose a Program</source>
        <extracomment>The title of the dialog that asks for a file.</extracomment>
        <translation>Elegir un programa</translation>
    </message>
    <message>
        <source>Another program is already called %1; choose a different name.</source>
        <extracomment>In the dialog for a program that plays; %1 is the name typed.</extracomment>
        <translation>Ya hay otro programa que se llama %1; elige otro nombre.</translation>
    </message>
    <message>
        <source>This is not a command: %1.</source>
        <extracomment>%1 is said in English by the part that reads commands</extracomment>
        <translation>Esto no es un comando: %1.</translation>
    </message>
    <message>
        <source>Asking the program for its name…</source>
        <extracomment>Shown while a program that is to be added starts.</extracomment>
        <translation>Preguntando al programa su nombre…</translation>
    </message>
    <message>
        <source>The program does not follow the player protocol.</source>
        <extracomment>Why a program cannot be added as a player.</extracomment>
        <translation>El programa no sigue el protocolo de jugadores.</translation>
    </message>
    <message>
        <source>The program cannot be started.</source>
        <extracomment>Why a program cannot be added as a player.</extracomment>
        <translation>No se puede iniciar el programa.</translation>
    </message>
    <message>
        <source>The program has exited.</source>
        <extracomment>In the dialog that tries a program out.</extracomment>
        <translation>El programa se ha cerrado.</translation>
    </message>
    <message>
        <source>The program does not answer.</source>
        <extracomment>Why a program cannot be added as a player.</extracomment>
        <translation>El programa no responde.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a sentence, %2 what the program or the system says, in English</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The program answers. Choose a name for it.</source>
        <extracomment>%1 is what a program calls itself, %2 who made it</extracomment>
        <translation>El programa responde. Elige un nombre para él.</translation>
    </message>
    <message>
        <source>The program answers; its author is %1. Choose a name for it.</source>
        <extracomment>In the dialog for a program that plays; %1 is who wrote the program.</extracomment>
        <translation>El programa responde; su autoría es de %1. Elige un nombre para él.</translation>
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
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>A button beside the question to the player to move.</extracomment>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>A button beside the question to the player to move.</extracomment>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Place for me</source>
        <extracomment>A button beside the question to the player to move.</extracomment>
        <translation>Colocar por mí</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A button beside the question to the player to move.</extracomment>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>A button beside the question to the player to move.</extracomment>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <extracomment>A button that ends looking at another moment of the game.</extracomment>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Take the colonist</source>
        <extracomment>A check box beside the question to the player to move.</extracomment>
        <translation>Tomar el colono</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>A button beside the question to the player to move.</extracomment>
        <translation>Pista</translation>
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
        <translation>Haz clic en un tipo de mercancía de tu rosa náutica para cambiar lo que ocurre con él.</translation>
    </message>
    <message>
        <source>Prompt, %1</source>
        <extracomment>The name of the line of the prompt for a screen reader; %1 is what it says.</extracomment>
        <translation>Indicación, %1</translation>
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
        <translation>El archivo con los problemas resueltos estaba dañado; ahora se llama %1.</translation>
    </message>
    <message>
        <source>The solved puzzles in %1 cannot be read: %2</source>
        <extracomment>%1 is a file, %2 a sentence that says why</extracomment>
        <translation>No se pueden leer los problemas resueltos en %1: %2</translation>
    </message>
    <message>
        <source>The solved puzzles could not be saved. %1</source>
        <extracomment>%1 is a sentence that says why</extracomment>
        <translation>No se pudieron guardar los problemas resueltos. %1</translation>
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
        <translation>Pista</translation>
    </message>
    <message>
        <source>Show Answer</source>
        <extracomment>A button of a puzzle</extracomment>
        <translation>Ver solución</translation>
    </message>
    <message>
        <source>Try Again</source>
        <extracomment>A button of a puzzle: another answer can be given</extracomment>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Next Puzzle</source>
        <extracomment>A button of a puzzle</extracomment>
        <translation>Siguiente problema</translation>
    </message>
    <message>
        <source>All Puzzles</source>
        <extracomment>A button of a puzzle: shows the list of the puzzles</extracomment>
        <translation>Todos los problemas</translation>
    </message>
    <message>
        <source>Back to the Game</source>
        <extracomment>A button of a puzzle: leaves the puzzles</extracomment>
        <translation>Volver a la partida</translation>
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
        <translation>Problemas</translation>
    </message>
    <message>
        <source></source>
        <comment>The page of the puzzles.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Each puzzle is a position near the end of a game. Find the best move: it is proved that every other one brings less, whatever the others do.</source>
        <extracomment>The text at the top of the page of the puzzles.</extracomment>
        <translation>Cada problema es una posición cercana al final de una partida. Encuentra la mejor jugada: está demostrado que cualquier otra rinde menos, hagan lo que hagan los demás.</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>Label of a choice of puzzles</extracomment>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <extracomment>Label of a choice of puzzles</extracomment>
        <translation>&amp;Dificultad</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <extracomment>Label of the choice whether solved puzzles are shown</extracomment>
        <translation>&amp;Mostrar</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Read out for a choice of puzzles</extracomment>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <extracomment>Read out for a choice of puzzles</extracomment>
        <translation>Dificultad</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Read out for the choice whether solved puzzles are shown</extracomment>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button that lays the chosen puzzle on the table</extracomment>
        <translation>A&amp;brir</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>A choice of puzzles</extracomment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Not yet solved</source>
        <extracomment>A choice of puzzles</extracomment>
        <translation>Sin resolver</translation>
    </message>
    <message>
        <source>Solved</source>
        <extracomment>A choice of puzzles</extracomment>
        <translation>Resueltos</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 puzzle(s) solved.</source>
        <extracomment>How many puzzles are solved; %1 is the number of all</extracomment>
        <translation>
            <numerusform>%n de %1 problemas resuelto.</numerusform>
            <numerusform>%n de %1 problemas resueltos.</numerusform>
        </translation>
    </message>
    <message>
        <source>No puzzle matches.</source>
        <extracomment>In the list of puzzles when the filters exclude every one.</extracomment>
        <translation>Ningún problema coincide.</translation>
    </message>
</context>
<context>
    <name>windrose::RecapPanel</name>
    <message>
        <source>Again</source>
        <extracomment>A button of the ribbon of the last moves.</extracomment>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>A button of the ribbon of the last moves.</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Since your last move: %1</source>
        <extracomment>Read out for the ribbon of the last moves; %1 is a list of what the others did.</extracomment>
        <translation>Desde tu última jugada: %1</translation>
    </message>
    <message>
        <source>Since your last move</source>
        <extracomment>The heading of the ribbon of the last moves.</extracomment>
        <translation>Desde tu última jugada</translation>
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
        <translation>%1 (la posición actual)</translation>
    </message>
    <message>
        <source>Moment of the game, %1</source>
        <extracomment>The name of the slider for a screen reader; %1 is the round and the move.</extracomment>
        <translation>Momento de la partida, %1</translation>
    </message>
    <message>
        <source>To the start</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>Al comienzo</translation>
    </message>
    <message>
        <source>One move back</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>Una jugada atrás</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>One move forward</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>Una jugada adelante</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>Seguir desde aquí</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <extracomment>A button that ends looking at another moment of the game.</extracomment>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>A new game starts from this moment; the game on the table is kept.</source>
        <extracomment>Help for the button of the replay that plays on from there.</extracomment>
        <translation>Desde este momento empieza una partida nueva; la de la mesa se conserva.</translation>
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
        <translation>&amp;Mostrar</translation>
    </message>
    <message>
        <source>&amp;With</source>
        <extracomment>Label of a choice on the page of results: who played</extracomment>
        <translation>&amp;Con</translation>
    </message>
    <message>
        <source>&amp;Table of</source>
        <extracomment>Label of a choice on the page of results: how many played</extracomment>
        <translation>Me&amp;sa de</translation>
    </message>
    <message>
        <source>&amp;Played</source>
        <extracomment>Label of a choice on the page of results: when</extracomment>
        <translation>&amp;Jugadas</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <extracomment>Label of a field on the page of results: a text to look for</extracomment>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>What the table has a row for</source>
        <extracomment>Explains the list of the tables of the results.</extracomment>
        <translation>De qué es cada fila de la tabla</translation>
    </message>
    <message>
        <source>Who played</source>
        <extracomment>Read out for a choice on the page of results</extracomment>
        <translation>Quién jugó</translation>
    </message>
    <message>
        <source>Number of players</source>
        <extracomment>In the results of games: the head of a column, or the name of a filter.</extracomment>
        <translation>Número de jugadores</translation>
    </message>
    <message>
        <source>When the games were played</source>
        <extracomment>Explains the list of periods on the page of the results.</extracomment>
        <translation>Cuándo se jugaron las partidas</translation>
    </message>
    <message>
        <source>Show only rows with this text</source>
        <extracomment>Explains the search field of the results.</extracomment>
        <translation>Mostrar solo las filas con este texto</translation>
    </message>
    <message>
        <source>At any time</source>
        <extracomment>A filter of the results of games.</extracomment>
        <translation>En cualquier momento</translation>
    </message>
    <message>
        <source>In the last month</source>
        <extracomment>A filter of the results of games.</extracomment>
        <translation>En el último mes</translation>
    </message>
    <message>
        <source>In the last three months</source>
        <extracomment>In the list of periods on the page of the results.</extracomment>
        <translation>En los últimos tres meses</translation>
    </message>
    <message>
        <source>In the last year</source>
        <extracomment>A filter of the results of games.</extracomment>
        <translation>En el último año</translation>
    </message>
    <message>
        <source>Any number</source>
        <extracomment>A choice on the page of results: games of any number of players</extracomment>
        <translation>Cualquier número</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>A choice on the page of results: games of so many players</extracomment>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody</source>
        <extracomment>Whose games the page of results shows: all games</extracomment>
        <translation>Todo el mundo</translation>
    </message>
    <message>
        <source>Any person</source>
        <extracomment>Whose games the page of results shows: those with at least one person</extracomment>
        <translation>Cualquier persona</translation>
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
        <translation>%1 (es %2)</translation>
    </message>
    <message>
        <source>&amp;Separate</source>
        <extracomment>Button: the name counts as a person of its own again</extracomment>
        <translation>&amp;Separar</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <extracomment>Button: two names count as one person from now on</extracomment>
        <translation>&amp;Unir</translation>
    </message>
    <message>
        <source>Take %1 out of the results?</source>
        <extracomment>%1 is the name of a person</extracomment>
        <translation>¿Quitar a %1 de los resultados?</translation>
    </message>
    <message>
        <source>The games stay, without this name. The name is also taken out of the records of these games that Windrose keeps, and this cannot be undone. Files that you have saved yourself, and Earlier Games, stay as they are.</source>
        <extracomment>Explains the question whether to take a person out of the results.</extracomment>
        <translation>Las partidas se quedan, sin este nombre. El nombre también se quita de los registros de estas partidas que conserva Windrose, y eso no se puede deshacer. Los archivos que hayas guardado por tu cuenta, y Partidas anteriores, quedan como están.</translation>
    </message>
    <message>
        <source>&amp;Take Out</source>
        <extracomment>Button that takes a name out of the results</extracomment>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Names in the Results</source>
        <extracomment>The title of the dialog that joins names and takes them out.</extracomment>
        <translation>Nombres en los resultados</translation>
    </message>
    <message>
        <source>Names</source>
        <extracomment>Read out for the list of names in the results</extracomment>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Is the same &amp;person as</source>
        <extracomment>Label before a choice of names: the name chosen in the list is the same person as …</extracomment>
        <translation>Es la misma &amp;persona que</translation>
    </message>
    <message>
        <source>The same person</source>
        <extracomment>A button of the dialog that joins names.</extracomment>
        <translation>La misma persona</translation>
    </message>
    <message>
        <source>&amp;Take Out…</source>
        <extracomment>Button that takes a name out of the results, after a question</extracomment>
        <translation>&amp;Quitar…</translation>
    </message>
    <message>
        <source>If somebody has played under two names, choose one of them and join it to the other; both then count as one person, also in the future. Names that have played in the same game cannot be joined.</source>
        <extracomment>The text at the top of the dialog that joins names of the results.</extracomment>
        <translation>Si alguien ha jugado con dos nombres, elige uno de ellos y únelo al otro; desde entonces los dos cuentan como una sola persona, también en el futuro. Los nombres que han jugado en la misma partida no se pueden unir.</translation>
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
        <translation>Resultados de partidas</translation>
    </message>
    <message>
        <source>Cha&amp;rt of</source>
        <extracomment>Label of the choice of the column that the chart of the results shows</extracomment>
        <translation>&amp;Gráfico de</translation>
    </message>
    <message>
        <source>The column that the chart shows</source>
        <extracomment>Explains the list of columns above the chart of the results.</extracomment>
        <translation>La columna que muestra el gráfico</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>Read out for the table of the page of results</extracomment>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>&amp;Open in Replay</source>
        <extracomment>A button of the results of games.</extracomment>
        <translation>&amp;Abrir en la reproducción</translation>
    </message>
    <message>
        <source>&amp;Names…</source>
        <extracomment>Button that opens a dialog for joining names and taking them out</extracomment>
        <translation>&amp;Nombres…</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <extracomment>A button of the results of games.</extracomment>
        <translation>&amp;Exportar como CSV…</translation>
    </message>
    <message>
        <source>The results in %1 cannot be read: %2</source>
        <extracomment>%1 is a file, %2 a sentence that says why</extracomment>
        <translation>No se pueden leer los resultados de %1: %2</translation>
    </message>
    <message>
        <source>There are no finished games yet. Every game that you play to its end here will appear on this page.</source>
        <extracomment>On the page of the results when there is nothing to show.</extracomment>
        <translation>Aún no hay partidas terminadas. Cada partida que se juegue aquí hasta el final aparecerá en esta página.</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <extracomment>On the page of the results when there is nothing to show.</extracomment>
        <translation>Ninguna partida coincide.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 game(s)</source>
        <extracomment>How many of the kept games the page shows; %1 is the number of all</extracomment>
        <translation>
            <numerusform>%n de %1 partidas</numerusform>
            <numerusform>%n de %1 partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the file %1 is/are damaged, from line %2. They stay in the file.</source>
        <extracomment>%1 is a file, %2 the number of the first such line</extracomment>
        <translation>
            <numerusform>%n línea del archivo %1 está dañada: la %2. Se queda en el archivo.</numerusform>
            <numerusform>%n líneas del archivo %1 están dañadas, desde la %2. Se quedan en el archivo.</numerusform>
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
        <translation>con %1</translation>
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
        <translation>tomado por %1</translation>
    </message>
    <message>
        <source>Role %1</source>
        <extracomment>The name of a role card for a screen reader; %1 is the name of the role.</extracomment>
        <translation>Personaje %1</translation>
    </message>
    <message>
        <source>would bring you nothing now</source>
        <extracomment>What a screen reader adds to the name of a role card.</extracomment>
        <translation>ahora no te daría nada</translation>
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
            <numerusform>queda %n punto de victoria</numerusform>
            <numerusform>quedan %n puntos de victoria</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <extracomment>Read out for the panel of the round; %1 is its number, %2 says what is going on.</extracomment>
        <translation>Ronda %1, %2</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>In the panel of the round, at the end of the game.</extracomment>
        <translation>El final</translation>
    </message>
    <message>
        <source>Last round</source>
        <extracomment>In the panel of the round, at the end of the game.</extracomment>
        <translation>Última ronda</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>In the panel of the round; %1 is its number.</extracomment>
        <translation>Ronda %1</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) left</source>
        <extracomment>Read out for the panel of the round: what ends the game when it is used up.</extracomment>
        <translation>
            <numerusform>queda %n colono</numerusform>
            <numerusform>quedan %n colonos</numerusform>
        </translation>
    </message>
    <message>
        <source>fullest city: %1 of %2 spaces</source>
        <extracomment>the filled spaces of the fullest city</extracomment>
        <translation>ciudad más llena: %1 de %2 casillas</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>Read out for the panel of the round.</extracomment>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The game ends with the round in which the victory points run out, the colonist ship cannot be filled, or a city is full.</source>
        <extracomment>The text over the gauges that show how near the end is.</extracomment>
        <translation>La partida acaba con la ronda en la que se agotan los puntos de victoria, no se puede llenar el barco de colonos o una ciudad está llena.</translation>
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
        <translation>Puntuación final</translation>
    </message>
    <message>
        <source>Score So Far</source>
        <extracomment>The title of the dialog.</extracomment>
        <translation>Puntuación actual</translation>
    </message>
    <message>
        <source>If the game ended now, this would be the score.</source>
        <extracomment>At the top of the score while the game goes on.</extracomment>
        <translation>Si la partida acabara ahora, esta sería la puntuación.</translation>
    </message>
    <message>
        <source>Points by round</source>
        <extracomment>The title of a chart in the dialog with the final score.</extracomment>
        <translation>Puntos por ronda</translation>
    </message>
    <message>
        <source>&amp;Save Record…</source>
        <extracomment>A button of the dialog with the final score.</extracomment>
        <translation>&amp;Guardar partida…</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <extracomment>A button of the dialog with the final score.</extracomment>
        <translation>&amp;Nueva partida</translation>
    </message>
    <message>
        <source>&amp;Course of the Game…</source>
        <extracomment>A button of the dialog with the final score.</extracomment>
        <translation>C&amp;urso de la partida…</translation>
    </message>
    <message>
        <source>Points so far</source>
        <extracomment>In the dialog with the score of an unfinished game.</extracomment>
        <translation>Puntos hasta ahora</translation>
    </message>
    <message>
        <source>The points are added up.</source>
        <extracomment>In place of the result while the columns of the score come one by one.</extracomment>
        <translation>Se suman los puntos.</translation>
    </message>
    <message>
        <source>The points are added up: %1</source>
        <extracomment>%1 is a column of the score, such as &quot;Buildings&quot;</extracomment>
        <translation>Se suman los puntos: %1</translation>
    </message>
    <message>
        <source></source>
        <comment>The dialog with the final score.</comment>
        <translation></translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <extracomment>A button of the dialog with the final score: opens a menu to save or copy a picture of it.</extracomment>
        <translation>&amp;Imagen</translation>
    </message>
    <message>
        <source>Save &amp;Picture…</source>
        <extracomment>In the menu of the button &quot;Picture&quot; of the dialog with the final score.</extracomment>
        <translation>Guardar &amp;imagen…</translation>
    </message>
    <message>
        <source>&amp;Copy Picture</source>
        <extracomment>In the menu of the button &quot;Picture&quot; of the dialog with the final score.</extracomment>
        <translation>&amp;Copiar imagen</translation>
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
        <translation>%1: %2. Total %3.</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>A heading of the table of the final score.</extracomment>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>A heading of the table of the final score.</extracomment>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Players who tie in everything share a place.</source>
        <extracomment>Explains a row or a column of the score.</extracomment>
        <translation>Quienes empatan en todo comparten posición.</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>A heading of the table of the final score.</extracomment>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Chips</source>
        <extracomment>A heading of the table of the final score.</extracomment>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Victory points earned by shipping goods</source>
        <extracomment>Explains a row or a column of the score.</extracomment>
        <translation>Puntos de victoria ganados con los envíos</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>A heading of the table of the final score.</extracomment>
        <translation>Edificios</translation>
    </message>
    <message>
        <source>Points printed on the buildings, occupied or not</source>
        <extracomment>Explains a row or a column of the score.</extracomment>
        <translation>Puntos impresos en los edificios, ocupados o no</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>A heading of the table of the final score.</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Chips, buildings and the bonuses of large buildings</source>
        <extracomment>Explains a row or a column of the score.</extracomment>
        <translation>Fichas, edificios y bonificaciones de los edificios grandes</translation>
    </message>
    <message>
        <source>Tiebreak</source>
        <extracomment>A heading of the table of the final score.</extracomment>
        <translation>Desempate</translation>
    </message>
    <message>
        <source>Doubloons plus barrels, which break ties</source>
        <extracomment>Explains a row or a column of the score.</extracomment>
        <translation>Doblones más barriles, que deciden los empates</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>a cell of the score read out: player, column, value</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>Read out at the end of the final score; %1 is the name of a player.</extracomment>
        <translation>Gana %1</translation>
    </message>
    <message>
        <source>not owned</source>
        <extracomment>In the table of the score: why a large building scores nothing.</extracomment>
        <translation>no lo tiene</translation>
    </message>
    <message>
        <source>0, not occupied</source>
        <extracomment>In the table of the score: why a large building scores nothing.</extracomment>
        <translation>0, no ocupado</translation>
    </message>
    <message>
        <source>not occupied</source>
        <extracomment>In the table of the score: why a large building scores nothing.</extracomment>
        <translation>no ocupado</translation>
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
        <translation>Dos puestos se llaman %1; ponles nombres distintos.</translation>
    </message>
    <message>
        <source>S&amp;huffle Seats</source>
        <extracomment>A button of the dialog for a new game.</extracomment>
        <translation>&amp;Barajar los puestos</translation>
    </message>
    <message>
        <source>Put the seats in random order; seat 1 is the first governor</source>
        <extracomment>Explains a button below the seats of New Game.</extracomment>
        <translation>Ordenar los puestos al azar; el puesto 1 es el primer gobernador</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a kind of computer player, %2 what to expect of it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Computer players take every seat but the first person&apos;s</source>
        <extracomment>Explains a button below the seats of New Game.</extracomment>
        <translation>Los jugadores virtuales ocupan todos los puestos menos el de la primera persona</translation>
    </message>
    <message>
        <source>Every seat is played by a person at this screen</source>
        <extracomment>Explains a button below the seats of New Game.</extracomment>
        <translation>En todos los puestos juega una persona en esta pantalla</translation>
    </message>
    <message>
        <source>Fill &amp;with Computers</source>
        <extracomment>A button of the dialog for a new game.</extracomment>
        <translation>Completar con vir&amp;tuales</translation>
    </message>
    <message>
        <source>&amp;All People</source>
        <extracomment>A button of the dialog for a new game.</extracomment>
        <translation>&amp;Solo personas</translation>
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
        <translation>Jugadores virtuales en los &amp;demás puestos</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>Who plays a seat: %1 is its name, %2 the kind of computer player</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (person)</source>
        <extracomment>An entry of the menu Seats; %1 is the name of a player.</extracomment>
        <translation>%1 (persona)</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <extracomment>An entry of the menu of a seat.</extracomment>
        <translation>&amp;Persona</translation>
    </message>
    <message>
        <source>&amp;Style</source>
        <extracomment>An entry of the menu of a seat.</extracomment>
        <translation>&amp;Estilo</translation>
    </message>
    <message>
        <source>Another P&amp;rogram…</source>
        <extracomment>An entry of the menu of a seat.</extracomment>
        <translation>Otro p&amp;rograma…</translation>
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
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>The color of a player.</extracomment>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Ochre</source>
        <extracomment>The color of a player.</extracomment>
        <translation>Ocre</translation>
    </message>
    <message>
        <source>Violet</source>
        <extracomment>The color of a player.</extracomment>
        <translation>Violeta</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>The color of a player.</extracomment>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Seat &amp;1 (governor)</source>
        <extracomment>The label of the first seat in the dialog for a new game.</extracomment>
        <translation>Puesto &amp;1 (gobernador)</translation>
    </message>
    <message>
        <source>Seat &amp;%1</source>
        <extracomment>The name of a control of the dialog for a new game, for a screen reader; %1 is the number of the seat.</extracomment>
        <translation>Puesto &amp;%1</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <extracomment>The name of a control of the dialog for a new game, for a screen reader; %1 is the number of the seat.</extracomment>
        <translation>Nombre del puesto %1</translation>
    </message>
    <message>
        <source>Color of seat %1</source>
        <extracomment>The name of a control of the dialog for a new game, for a screen reader; %1 is the number of the seat.</extracomment>
        <translation>Color del puesto %1</translation>
    </message>
    <message>
        <source>Move seat %1 up</source>
        <extracomment>The name of a control of the dialog for a new game, for a screen reader; %1 is the number of the seat.</extracomment>
        <translation>Subir el puesto %1</translation>
    </message>
    <message>
        <source>Move this player one seat earlier</source>
        <extracomment>Explains an arrow beside a seat of New Game.</extracomment>
        <translation>Adelantar a este jugador un puesto</translation>
    </message>
    <message>
        <source>Move seat %1 down</source>
        <extracomment>The name of a control of the dialog for a new game, for a screen reader; %1 is the number of the seat.</extracomment>
        <translation>Bajar el puesto %1</translation>
    </message>
    <message>
        <source>Move this player one seat later</source>
        <extracomment>Explains an arrow beside a seat of New Game.</extracomment>
        <translation>Retrasar a este jugador un puesto</translation>
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
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>A button of the bar while a position is set up.</extracomment>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Copy Position</source>
        <extracomment>A button of the bar while a position is set up.</extracomment>
        <translation>Copiar posición</translation>
    </message>
    <message>
        <source>Save Position…</source>
        <extracomment>A button of the bar while a position is set up.</extracomment>
        <translation>Guardar posición…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>A button of the bar while a position is set up.</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Start the Game from Here</source>
        <extracomment>A button below a position that is set up.</extracomment>
        <translation>Empezar la partida desde aquí</translation>
    </message>
    <message>
        <source>No game can start from here: %1</source>
        <extracomment>In the bar while a position is set up; %1 is a sentence that says why.</extracomment>
        <translation>No se puede empezar una partida desde aquí: %1</translation>
    </message>
    <message>
        <source>%1 chooses a role; this is the last round.</source>
        <extracomment>In the bar while a position is set up: who is to move; %1 is the name of the player.</extracomment>
        <translation>%1 elige un personaje; esta es la última ronda.</translation>
    </message>
    <message>
        <source>%1 chooses a role.</source>
        <extracomment>In the bar while a position is set up: who is to move; %1 is the name of the player.</extracomment>
        <translation>%1 elige un personaje.</translation>
    </message>
    <message>
        <source>Set up a position: move any piece between the box and the boards.</source>
        <extracomment>The line below the table while a position is set up.</extracomment>
        <translation>Prepara una posición: mueve cualquier pieza entre la caja y los tableros.</translation>
    </message>
    <message>
        <source>Prompt, %1</source>
        <extracomment>The name of the line for a screen reader; %1 is what it says.</extracomment>
        <translation>Indicación, %1</translation>
    </message>
    <message>
        <source></source>
        <comment>The bar while a position is set up.</comment>
        <translation></translation>
    </message>
    <message>
        <source>The game is in the middle of a phase. A position always starts with the choice of a role, so the player who took the last role card chooses again.</source>
        <extracomment>Said when a position is set up from the middle of a phase.</extracomment>
        <translation>La partida está en mitad de una fase. Una posición siempre empieza con la elección de personaje, así que quien tomó la última carta vuelve a elegir.</translation>
    </message>
</context>
<context>
    <name>windrose::SetupBoxModel</name>
    <message numerus="yes">
        <source>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;There is/are %n face-down tile(s) of this kind. Drag one onto an island or into the face-up row.&lt;/p&gt;</source>
        <extracomment>The text over a kind of tiles while a position is set up; %1 is the name of the tile.</extracomment>
        <translation>
            <numerusform>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Hay %n loseta boca abajo de este tipo. Arrástrala a una isla o a la fila descubierta.&lt;/p&gt;</numerusform>
            <numerusform>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Hay %n losetas boca abajo de este tipo. Arrastra una a una isla o a la fila descubierta.&lt;/p&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>Face-down tiles: %1</source>
        <extracomment>The name of a place for a screen reader; %1 is a kind of tiles.</extracomment>
        <translation>Losetas boca abajo: %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <extracomment>Read out for what is in the box; %1 is a number.</extracomment>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>Doubloons</source>
        <extracomment>What is in the box while a position is set up.</extracomment>
        <translation>Doblones</translation>
    </message>
    <message>
        <source>Victory points</source>
        <extracomment>What is in the box while a position is set up.</extracomment>
        <translation>Puntos de victoria</translation>
    </message>
    <message>
        <source>Back to the box</source>
        <extracomment>The name of a place while a position is set up.</extracomment>
        <translation>Devolver a la caja</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Doubloons&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Drag one onto a board or a role card; it can be dragged back here.&lt;/p&gt;</source>
        <extracomment>The text over a piece of the box while a position is set up; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Doblones&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Arrastra uno a un tablero o a una carta de personaje; puede arrastrarse de vuelta aquí.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Victory points&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Drag one onto a board; it can be dragged back here. When the pool is empty, further points still count, and it is the last round.&lt;/p&gt;</source>
        <extracomment>The text over a piece of the box while a position is set up; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Puntos de victoria&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Arrastra uno a un tablero; puede arrastrarse de vuelta aquí. Cuando la reserva está vacía, los puntos que se ganen también cuentan, y es la última ronda.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Back to the box&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Pieces dropped here go back to their supply. The Delete key does the same.&lt;/p&gt;</source>
        <extracomment>The text over a piece of the box while a position is set up; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Devolver a la caja&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Las piezas que sueltes aquí vuelven a su reserva. La tecla Supr hace lo mismo.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Doubloons in the box</source>
        <extracomment>Read out for a place while a position is set up.</extracomment>
        <translation>Doblones en la caja</translation>
    </message>
    <message>
        <source>Victory points in the box</source>
        <extracomment>What a screen reader calls the supply of points while a position is set up.</extracomment>
        <translation>Puntos de victoria en la caja</translation>
    </message>
    <message>
        <source>Pieces dropped here go back to their supply.</source>
        <extracomment>What a screen reader adds to the box while a position is set up.</extracomment>
        <translation>Las piezas que sueltes aquí vuelven a su reserva.</translation>
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
        <translation>La mesa</translation>
    </message>
    <message>
        <source>On the boards</source>
        <extracomment>The heading of a group in the dialog for the table of a position.</extracomment>
        <translation>En los tableros</translation>
    </message>
    <message>
        <source>The pieces there &amp;now</source>
        <extracomment>A choice of the dialog Table of a position that is set up.</extracomment>
        <translation>Las piezas de &amp;ahora</translation>
    </message>
    <message>
        <source>N&amp;othing</source>
        <extracomment>A choice in the dialog: nothing is laid on the table before.</extracomment>
        <translation>&amp;Nada</translation>
    </message>
    <message>
        <source>The start of a &amp;game</source>
        <extracomment>A choice of the dialog Table of a position that is set up.</extracomment>
        <translation>El &amp;comienzo de una partida</translation>
    </message>
    <message>
        <source>Only for the same number of players: other numbers use different pieces.</source>
        <extracomment>Explains a choice of the dialog Table of a position that is set up.</extracomment>
        <translation>Solo con el mismo número de jugadores: con otros se usan piezas distintas.</translation>
    </message>
    <message>
        <source>The colonist ship could not be filled: this is the last &amp;round</source>
        <extracomment>A choice of the dialog Table of a position that is set up.</extracomment>
        <translation>No se ha podido llenar el barco de colonos: esta es la &amp;última ronda</translation>
    </message>
    <message>
        <source>A full city or an empty pool of victory points makes it the last round automatically.</source>
        <extracomment>Explains a choice of the dialog Table of a position that is set up.</extracomment>
        <translation>Una ciudad llena o una reserva de puntos de victoria vacía la convierte automáticamente en la última ronda.</translation>
    </message>
    <message>
        <source>Set Up the Tab&amp;le</source>
        <extracomment>The title or button of the dialog for the table of a position.</extracomment>
        <translation>&amp;Preparar la mesa</translation>
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
        <translation>Estabas preparando esta posición cuando el programa se cerró.</translation>
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
        <translation>Vaciar los tableros</translation>
    </message>
    <message>
        <source>Table…</source>
        <extracomment>The button that opens the dialog for a position&apos;s players and rules.</extracomment>
        <translation>Mesa…</translation>
    </message>
    <message>
        <source>Number of players, names, rule options, last round</source>
        <extracomment>Explains the button Table beside a position that is set up.</extracomment>
        <translation>Número de jugadores, nombres, opciones de reglas, última ronda</translation>
    </message>
    <message>
        <source></source>
        <comment>The panel while a position is set up.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Pieces in the box</source>
        <extracomment>The heading of a panel while a position is set up.</extracomment>
        <translation>Piezas de la caja</translation>
    </message>
</context>
<context>
    <name>windrose::SetupRound</name>
    <message>
        <source>One round later</source>
        <extracomment>A button while a position is set up.</extracomment>
        <translation>Una ronda después</translation>
    </message>
    <message>
        <source>One round earlier</source>
        <extracomment>A button while a position is set up.</extracomment>
        <translation>Una ronda antes</translation>
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
        <translation>Doblones de %1</translation>
    </message>
    <message>
        <source>Victory points of %1</source>
        <extracomment>The name of a place for a screen reader; %1 is the name of a player.</extracomment>
        <translation>Puntos de victoria de %1</translation>
    </message>
    <message>
        <source>Governor marker</source>
        <extracomment>The name of the piece that marks the governor, for a screen reader.</extracomment>
        <translation>Marcador de gobernador</translation>
    </message>
    <message>
        <source>Role %1</source>
        <extracomment>The name of a place for a screen reader; %1 is the name of a role.</extracomment>
        <translation>Personaje %1</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <extracomment>Read out for a role card; %1 is the name of a player.</extracomment>
        <translation>tomado por %1</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Doubloons&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Drag them, or press + and −.&lt;/p&gt;</source>
        <extracomment>The text over a piece of a board while a position is set up; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Doblones&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Arrástralos, o pulsa + y −.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Victory points&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Drag them, or press + and −.&lt;/p&gt;</source>
        <extracomment>The text over a piece of a board while a position is set up; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Puntos de victoria&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Arrástralos, o pulsa + y −.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Governor marker&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Drag it onto another board. The role cards taken this round and the turn to choose move with it.&lt;/p&gt;</source>
        <extracomment>The text over a piece of a board while a position is set up; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Marcador de gobernador&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Arrástralo a otro tablero. Las cartas de personaje tomadas en esta ronda y el turno de elegir se mueven con él.&lt;/p&gt;</translation>
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
        <translation>Puntos de victoria</translation>
    </message>
    <message>
        <source>Doubloons</source>
        <extracomment>The title of the question for a number while a position is set up.</extracomment>
        <translation>Doblones</translation>
    </message>
    <message>
        <source>Victory points %1 has earned by shipping:</source>
        <extracomment>The question for a number while a position is set up; %1 is the name of a player.</extracomment>
        <translation>Puntos de victoria que %1 ha ganado con los envíos:</translation>
    </message>
    <message>
        <source>Doubloons on the role card %1:</source>
        <extracomment>The question for a number while a position is set up; %1 is the name of a role.</extracomment>
        <translation>Doblones en la carta de personaje %1:</translation>
    </message>
    <message>
        <source>Doubloons on the board of %1:</source>
        <extracomment>The question for a number while a position is set up; %1 is the name of a player.</extracomment>
        <translation>Doblones en el tablero de %1:</translation>
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
        <translation>Compartir y e&amp;xportar</translation>
    </message>
    <message>
        <source>Save &amp;Picture…</source>
        <extracomment>An entry of the menus: a picture of the table as a file.</extracomment>
        <translation>&amp;Guardar imagen…</translation>
    </message>
    <message>
        <source>&amp;Copy Picture</source>
        <extracomment>An entry of the menus: a picture of the table on the clipboard.</extracomment>
        <translation>&amp;Copiar imagen</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Save &amp;Log as Text…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Guardar &amp;historial como texto…</translation>
    </message>
    <message>
        <source>Copy L&amp;og</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>C&amp;opiar historial</translation>
    </message>
    <message>
        <source>Copy Game for C&amp;hat</source>
        <extracomment>An entry of the menus: the game as a text that can be sent through a chat.</extracomment>
        <translation>Copiar partida para un cha&amp;t</translation>
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
        <translation>Guardar una imagen</translation>
    </message>
    <message>
        <source>table</source>
        <extracomment>The suggested name of a picture&apos;s file, before its ending.</extracomment>
        <translation>mesa</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg)</source>
        <extracomment>The kinds of files in a dialog that asks for one; keep the signs.</extracomment>
        <translation>Imágenes (*.png *.svg)</translation>
    </message>
    <message>
        <source>The name of a picture must end in .png or .svg.</source>
        <extracomment>Why a picture cannot be saved; the endings are typed as they are.</extracomment>
        <translation>El nombre de una imagen debe terminar en .png o .svg.</translation>
    </message>
    <message>
        <source>The picture has been saved as %1.</source>
        <extracomment>In the line of the prompt after saving; %1 is the name of the file.</extracomment>
        <translation>La imagen se ha guardado como %1.</translation>
    </message>
    <message>
        <source>The picture has been copied to the clipboard.</source>
        <extracomment>Said in the prompt line after an entry of the Share menu.</extracomment>
        <translation>La imagen se ha copiado al portapapeles.</translation>
    </message>
    <message>
        <source>The table could not be printed.</source>
        <extracomment>Said in the prompt line after Print.</extracomment>
        <translation>No se ha podido imprimir la mesa.</translation>
    </message>
    <message>
        <source>Save the Log</source>
        <extracomment>The title of the dialog that asks for a file.</extracomment>
        <translation>Guardar el historial</translation>
    </message>
    <message>
        <source>log</source>
        <extracomment>The suggested name of the log&apos;s file, before its ending.</extracomment>
        <translation>historial</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <extracomment>A kind of files in the dialog that asks for a file.</extracomment>
        <translation>Textos (*.txt)</translation>
    </message>
    <message>
        <source>The log has been saved as %1.</source>
        <extracomment>In the line of the prompt after saving; %1 is the name of the file.</extracomment>
        <translation>El historial se ha guardado como %1.</translation>
    </message>
    <message>
        <source>The log has been copied to the clipboard as text.</source>
        <extracomment>Said in the prompt line after an entry of the Share menu.</extracomment>
        <translation>El historial se ha copiado al portapapeles como texto.</translation>
    </message>
    <message>
        <source>This game is too long for a chat. Save it as a file instead.</source>
        <extracomment>Why Copy for a Chat is refused.</extracomment>
        <translation>Esta partida es demasiado larga para un chat. Guárdala mejor como archivo.</translation>
    </message>
    <message>
        <source>The game has been copied as text for a chat. To open it, copy the text from the chat and choose Paste Game.</source>
        <extracomment>Paste Game is an entry of the menu.</extracomment>
        <translation>La partida se ha copiado como texto para un chat. Para abrirla, copia el texto del chat y elige Pegar partida.</translation>
    </message>
</context>
<context>
    <name>windrose::SpacesModel</name>
    <message>
        <source>occupied</source>
        <extracomment>Read out for a circle: whether a colonist is on it.</extracomment>
        <translation>ocupado</translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>Read out for a circle: whether a colonist is on it.</extracomment>
        <translation>libre</translation>
    </message>
    <message>
        <source>Tiles and buildings stay where they are.</source>
        <extracomment>Why a tile or a building cannot be moved, in the prompt line.</extracomment>
        <translation>Las losetas y los edificios se quedan donde están.</translation>
    </message>
    <message>
        <source>This circle is empty.</source>
        <extracomment>In the text over a circle.</extracomment>
        <translation>Este círculo está vacío.</translation>
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
        <translation>todos</translation>
    </message>
    <message>
        <source>one</source>
        <extracomment>On a barrel where goods to keep are chosen, narrow: only one of them stays, or all go back.</extracomment>
        <translation>uno</translation>
    </message>
    <message>
        <source>back</source>
        <extracomment>On a barrel where goods to keep are chosen, narrow: only one of them stays, or all go back.</extracomment>
        <translation>fuera</translation>
    </message>
    <message>
        <source>all stay in the warehouse</source>
        <extracomment>What happens to all barrels of a kind at the end of the captain phase, after the name of the kind.</extracomment>
        <translation>todos se quedan en el almacén</translation>
    </message>
    <message>
        <source>one barrel stays</source>
        <extracomment>Read out for a barrel where goods to keep are chosen.</extracomment>
        <translation>se queda un barril</translation>
    </message>
    <message>
        <source>go back to the supply</source>
        <extracomment>What happens to all barrels of a kind at the end of the captain phase, after the name of the kind.</extracomment>
        <translation>vuelven a la reserva</translation>
    </message>
    <message>
        <source>Choose a kind of goods of which a single barrel stays.</source>
        <extracomment>Why the button Done is disabled at the end of the captain phase: one barrel outside the warehouses can be kept, and its kind is not chosen yet.</extracomment>
        <translation>Elige un tipo de mercancía del que se quede un solo barril.</translation>
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
        <translation>Aún no se ha jugado nada.</translation>
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
        <translation>Jugadores</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>A choice in the dialog for a new game.</extracomment>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Seats, in clockwise order</source>
        <extracomment>The heading of a group in the dialog for a new game.</extracomment>
        <translation>Puestos, en sentido horario</translation>
    </message>
    <message>
        <source>Rule options</source>
        <extracomment>The heading of a group in the dialog for a new game.</extracomment>
        <translation>Opciones de reglas</translation>
    </message>
    <message>
        <source>&amp;Factory costs 8 and university 7</source>
        <extracomment>An option of New Game.</extracomment>
        <translation>La &amp;fábrica cuesta 8 y la universidad 7</translation>
    </message>
    <message>
        <source>In the printed game, the factory costs 7 and the university 8. Many groups swap the two prices, because the factory is the stronger building.</source>
        <extracomment>Explains an option of New Game.</extracomment>
        <translation>En el juego impreso, la fábrica cuesta 7 y la universidad 8. Muchos grupos intercambian los dos precios, porque la fábrica es el edificio más fuerte.</translation>
    </message>
    <message>
        <source>Five players: 126 &amp;victory points instead of 122</source>
        <extracomment>An option of New Game.</extracomment>
        <translation>Cinco jugadores: 126 puntos de &amp;victoria en lugar de 122</translation>
    </message>
    <message>
        <source>Later printings of the game include four more points, which can make a five-player game a little longer.</source>
        <extracomment>Explains an option of New Game.</extracomment>
        <translation>Ediciones posteriores del juego incluyen cuatro puntos más, lo que puede alargar un poco una partida de cinco jugadores.</translation>
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
        <translation>Es el turno de un jugador virtual. Ocupa su puesto para recibir una pista.</translation>
    </message>
    <message>
        <source>There is no decision to give a hint for.</source>
        <extracomment>Why there is no hint, in the prompt line.</extracomment>
        <translation>No hay ninguna decisión para la que dar una pista.</translation>
    </message>
    <message>
        <source>Hints are for the current position. Return to the game first.</source>
        <extracomment>Why there is no hint, in the prompt line.</extracomment>
        <translation>Las pistas son para la posición actual. Vuelve antes a la partida.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>In the panel of hints while the computer looks for one.</extracomment>
        <translation>Pensando…</translation>
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
        <translation>Aquí no hay nada que recoger.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 is a place on a board such as &quot;City space 1&quot;, %2 the player whose board it is</extracomment>
        <translation>%1 de %2</translation>
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
        <translation>Un trozo de la mesa tal como se ve ahora</translation>
    </message>
    <message>
        <source>A piece of the table as it looks now. Click it to see a barrel move.</source>
        <extracomment>What a screen reader says of the sample table in the preferences.</extracomment>
        <translation>Un trozo de la mesa tal como se ve ahora. Haz clic para ver moverse un barril.</translation>
    </message>
</context>
<context>
    <name>windrose::TradingHouseModel</name>
    <message>
        <source>Empty space</source>
        <extracomment>Read out for the trading house and its spaces.</extracomment>
        <translation>Espacio vacío</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Trading house&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Buys one barrel from each player in a trader phase, of kinds it does not hold yet. It is emptied when all four spaces are full.&lt;/p&gt;</source>
        <extracomment>The text over the trading house; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Casa de comercio&lt;/b&gt;&lt;/p&gt;&lt;p&gt;En una fase del mercader compra un barril a cada jugador, de tipos que aún no tenga. Se vacía cuando sus cuatro espacios están llenos.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Trading house space %1</source>
        <extracomment>The name of a place for a screen reader; %1 counts the spaces of the trading house.</extracomment>
        <translation>Espacio %1 de la casa de comercio</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>Read out for the trading house and its spaces.</extracomment>
        <translation>vacío</translation>
    </message>
    <message>
        <source>Barrels stay in the trading house until it is emptied.</source>
        <extracomment>Why a barrel in the trading house cannot be taken.</extracomment>
        <translation>Los barriles se quedan en la casa de comercio hasta que se vacía.</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>Read out for the trading house and its spaces.</extracomment>
        <translation>llena</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) empty</source>
        <extracomment>Read out for the trading house and its spaces.</extracomment>
        <translation>
            <numerusform>%n espacio libre</numerusform>
            <numerusform>%n espacios libres</numerusform>
        </translation>
    </message>
    <message>
        <source>Trading house</source>
        <extracomment>Read out for the trading house and its spaces.</extracomment>
        <translation>Casa de comercio</translation>
    </message>
    <message>
        <source>Prices in doubloons: %1.</source>
        <extracomment>%1 is a list such as &quot;Corn 0, Indigo 1, Sugar 2&quot;</extracomment>
        <translation>Precios en doblones: %1.</translation>
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
        <translation>Aún sin guardar</translation>
    </message>
    <message>
        <source>The last move is not on the disk yet. It would be lost if the computer stopped now.</source>
        <extracomment>The text over the small ring that marks what is not on the disk yet.</extracomment>
        <translation>La última jugada aún no está en el disco. Se perdería si el ordenador se apagara ahora.</translation>
    </message>
    <message>
        <source>The last step is not on the disk yet. It would be lost if the computer stopped now.</source>
        <extracomment>The text over the small ring that marks what is not on the disk yet.</extracomment>
        <translation>El último paso aún no está en el disco. Se perdería si el ordenador se apagara ahora.</translation>
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
        <translation>Vol&amp;umen de los sonidos:</translation>
    </message>
    <message>
        <source>Sound volume</source>
        <extracomment>The label of the slider for the sounds in the preferences.</extracomment>
        <translation>Volumen de los sonidos</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>The button that plays a sound to try the volume.</extracomment>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Play a sound</source>
        <extracomment>A button in the preferences that lets one hear how loud sounds are.</extracomment>
        <translation>Reproducir un sonido</translation>
    </message>
    <message>
        <source>Sounds need Qt Multimedia, which is not installed or not part of this package.</source>
        <extracomment>Why sounds cannot be turned on, in the preferences.</extracomment>
        <translation>Los sonidos necesitan Qt Multimedia, que no está instalado o no forma parte de este paquete.</translation>
    </message>
    <message>
        <source></source>
        <comment>The volume of the sounds, in the preferences.</comment>
        <translation></translation>
    </message>
    <message>
        <source>%1 turns sounds off and on.</source>
        <extracomment>%1 is a key</extracomment>
        <translation>%1 apaga y enciende los sonidos.</translation>
    </message>
</context>
<context>
    <name>windrose::WelcomePage</name>
    <message>
        <source>Welcome! How would you like to begin?</source>
        <extracomment>The heading of the page of the very first start.</extracomment>
        <translation>¡Hola! ¿Cómo quieres empezar?</translation>
    </message>
    <message>
        <source>Against Computers</source>
        <extracomment>A button of the first page: a game against computer players.</extracomment>
        <translation>Contra el ordenador</translation>
    </message>
    <message>
        <source>You play alone against computer players. Choose how many and how strong they are.</source>
        <extracomment>Below a button of the first start.</extracomment>
        <translation>Juegas en solitario contra jugadores virtuales. Elige cuántos y de qué nivel.</translation>
    </message>
    <message>
        <source>Around This Table</source>
        <extracomment>A card of the page of the very first start.</extracomment>
        <translation>Alrededor de la mesa</translation>
    </message>
    <message>
        <source>Two to five people share this screen and take turns, as at a real table.</source>
        <extracomment>Below a button of the first start.</extracomment>
        <translation>De dos a cinco personas comparten esta pantalla y juegan por turnos, como en una mesa de verdad.</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>On the page of the very first start: begins the lesson &quot;A First Game&quot;</extracomment>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Read how the game is played, with pictures of its pieces.</source>
        <extracomment>Below the button How to Play of the first start.</extracomment>
        <translation>Lee cómo se juega, con imágenes de las piezas.</translation>
    </message>
    <message>
        <source>Just Show the Table</source>
        <extracomment>A button of the page of the very first start.</extracomment>
        <translation>Mostrar solo la mesa</translation>
    </message>
    <message>
        <source></source>
        <comment>The first page of the window.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Play a first game that tells you what to do. It takes ten minutes.</source>
        <extracomment>Below the button Learn of the first start.</extracomment>
        <translation>Juega una primera partida que te dice qué hacer. Dura diez minutos.</translation>
    </message>
    <message>
        <source>Read the Rules</source>
        <extracomment>A card of the page of the very first start.</extracomment>
        <translation>Leer las reglas</translation>
    </message>
</context>
<context>
    <name>windrose::WindowAutosave</name>
    <message>
        <source>The game on the table is not saved.</source>
        <extracomment>In the question whether to quit when the game cannot be saved.</extracomment>
        <translation>La partida de la mesa no está guardada.</translation>
    </message>
    <message>
        <source>It could not be written and will be lost if you quit now.</source>
        <extracomment>In the question whether to quit when the game cannot be saved.</extracomment>
        <translation>No se ha podido escribir y se perderá si sales ahora.</translation>
    </message>
    <message>
        <source>Save As…</source>
        <extracomment>A button of the message that the game cannot be saved.</extracomment>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Quit Anyway</source>
        <extracomment>A button of the message that the game cannot be saved.</extracomment>
        <translation>Salir igualmente</translation>
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
        <translation>Ronda %1</translation>
    </message>
    <message numerus="yes">
        <source>The best move in %1 of %n decision(s)</source>
        <extracomment>Below the name of a player in the findings about a game; %1 is how often the best order was found.</extracomment>
        <translation>
            <numerusform>La mejor jugada en %1 de %n decisión</numerusform>
            <numerusform>La mejor jugada en %1 de %n decisiones</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <extracomment>Above an order among the turning points of a game: %1 is a number, %2 a player.</extracomment>
        <translation>Ronda %1, %2</translation>
    </message>
    <message>
        <source>The chance of %1 to win fell.</source>
        <extracomment>Below an order among the turning points of a game, after which the chance of a player, %1, fell.</extracomment>
        <translation>La probabilidad de que gane %1 bajó.</translation>
    </message>
    <message>
        <source>Better: %1.</source>
        <extracomment>Below an order among the turning points of a game: %1 is an order.</extracomment>
        <translation>Mejor: %1.</translation>
    </message>
    <message>
        <source>Better (%1): %2.</source>
        <extracomment>After a sentence that the chance of a player fell: %1 is a chance such as &quot;43 % to win&quot;, %2 an order.</extracomment>
        <translation>Mejor (%1): %2.</translation>
    </message>
    <message>
        <source>Nobody made a serious mistake.</source>
        <extracomment>In the list of turning points of a game, when it is empty.</extracomment>
        <translation>Nadie ha cometido un error grave.</translation>
    </message>
    <message>
        <source>Looking for turning points…</source>
        <extracomment>In the course of the game, while the moves are being judged.</extracomment>
        <translation>Buscando puntos de inflexión…</translation>
    </message>
    <message numerus="yes">
        <source>%1: the best move in %2 of %n decision(s) (%3 %).</source>
        <extracomment>In the findings about a game: %1 is a player, %2 how often the best order was found, %3 the same in percent</extracomment>
        <translation>
            <numerusform>%1: la mejor jugada en %2 de %n decisión (%3 %).</numerusform>
            <numerusform>%1: la mejor jugada en %2 de %n decisiones (%3 %).</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2: %3. The chance of %4 to win fell from %5 % to %6 %.</source>
        <extracomment>%1 is a round, %2 a player, %3 an order such as &quot;Sell corn&quot;, %4 a player (another or the same), %5 and %6 numbers</extracomment>
        <translation>Ronda %1, %2: %3. La probabilidad de que gane %4 bajó del %5 % al %6 %.</translation>
    </message>
    <message>
        <source>Round %1, %2: %3 (%4). Better (%5): %6.</source>
        <extracomment>%1 is a round, %2 a player, %3 an order such as &quot;Sell corn&quot;, %4 and %5 chances such as &quot;43 % to win&quot;, %6 an order</extracomment>
        <translation>Ronda %1, %2: %3 (%4). Mejor (%5): %6.</translation>
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
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>%1 decides. Thinking…</source>
        <extracomment>In the panel of the analysis, before anything is known; %1 is a player who must decide.</extracomment>
        <translation>Decide %1. Pensando…</translation>
    </message>
    <message>
        <source>%1 decides. Simulations: %2.</source>
        <extracomment>In the panel of the analysis: %1 is a player who must decide, %2 a number of simulated lines of play.</extracomment>
        <translation>Decide %1. Simulaciones: %2.</translation>
    </message>
    <message>
        <source>%1: %2 (%3 % of the search).</source>
        <extracomment>An order in the panel of the analysis: %1 is the order, %2 a chance such as &quot;43 % to win&quot;, %3 how much of the thinking was about it, in percent</extracomment>
        <translation>%1: %2 (%3 % de la búsqueda).</translation>
    </message>
    <message>
        <source>%1: chance not known yet (%2 % of the search).</source>
        <extracomment>An order in the panel of the analysis, before its chance to win is known: %1 is the order, %2 how much of the thinking was about it, in percent</extracomment>
        <translation>%1: probabilidad aún desconocida (%2 % de la búsqueda).</translation>
    </message>
    <message>
        <source>Search: %1 %</source>
        <extracomment>Beside an order in the panel of the analysis: how much of the search was about it; %1 is a number.</extracomment>
        <translation>Búsqueda: %1 %</translation>
    </message>
    <message>
        <source>Analysis</source>
        <extracomment>The title of the panel that analyzes the position on the table.</extracomment>
        <translation>Análisis en vivo</translation>
    </message>
    <message>
        <source>Best moves</source>
        <extracomment>The list in the panel of the analysis.</extracomment>
        <translation>Mejores jugadas</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>A button that closes the panel beside the table.</extracomment>
        <translation>Cerr&amp;ar</translation>
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
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>Chances to win</source>
        <extracomment>What the bars of the analysis show.</extracomment>
        <translation>Probabilidades de ganar</translation>
    </message>
</context>
</TS>
