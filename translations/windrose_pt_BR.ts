<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>Announced</name>
    <message>
        <source>face-down plantation</source>
        <extracomment>What a screen reader calls the piece in the hand, after &quot;In your hand: &quot;.</extracomment>
        <translation>plantação virada para baixo</translation>
    </message>
    <message>
        <source>colonist</source>
        <extracomment>What a screen reader calls the piece in the hand, after &quot;In your hand: &quot;.</extracomment>
        <translation>colono</translation>
    </message>
    <message>
        <source>doubloon</source>
        <extracomment>What a screen reader calls the piece in the hand, after &quot;In your hand: &quot;.</extracomment>
        <translation>dobrão</translation>
    </message>
    <message>
        <source>victory point</source>
        <extracomment>What a screen reader calls the piece in the hand, after &quot;In your hand: &quot;.</extracomment>
        <translation>ponto de vitória</translation>
    </message>
    <message>
        <source>governor</source>
        <extracomment>What a screen reader calls the piece in the hand, after &quot;In your hand: &quot;.</extracomment>
        <translation>governador</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>%1 is what a player did: &quot;Bea: Builder, small market for 1&quot;</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <extracomment>%1 is one or more orders that are advised, each with the chance to win and a reason</extracomment>
        <translation>Dica: %1</translation>
    </message>
    <message>
        <source>In your hand: %1.</source>
        <extracomment>%1 is a piece: &quot;corn plantation&quot;</extracomment>
        <translation>Na sua mão: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) take(s) it.</source>
        <extracomment>Said by a screen reader of the piece in the hand: the number of places where it can be put.</extracomment>
        <translation>
            <numerusform>Cabe em %n lugar.</numerusform>
            <numerusform>Cabe em %n lugares.</numerusform>
        </translation>
    </message>
    <message>
        <source>It can go to: %1.</source>
        <extracomment>%1 is a list of places: &quot;Cargo ship 5, Cargo ship 7&quot;</extracomment>
        <translation>Pode ir para: %1.</translation>
    </message>
    <message>
        <source>It can be put here.</source>
        <extracomment>Said by a screen reader of a place while a piece is in the hand.</extracomment>
        <translation>Pode ser colocado aqui.</translation>
    </message>
    <message>
        <source>It can be put here: %1.</source>
        <extracomment>Said by a screen reader of the piece in the hand; %1 is a list of places.</extracomment>
        <translation>Pode ser colocado aqui: %1.</translation>
    </message>
    <message>
        <source>Put back.</source>
        <extracomment>Said by a screen reader when a piece goes back where it was taken.</extracomment>
        <translation>De volta ao lugar.</translation>
    </message>
    <message>
        <source>In your hand.</source>
        <extracomment>Read out for a piece that is in the hand.</extracomment>
        <translation>Na sua mão.</translation>
    </message>
    <message>
        <source>Takes what is in your hand.</source>
        <extracomment>Said by a screen reader of a place while a piece is in the hand.</extracomment>
        <translation>Aceita o que você tem na mão.</translation>
    </message>
    <message>
        <source>Can be used now.</source>
        <extracomment>Read out for a piece or a place that a click or a key can use now.</extracomment>
        <translation>Pode ser usado agora.</translation>
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
        <translation>Windrose: Puerto Rico para dois a cinco jogadores em um só computador</translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>In windrose --help: what stands before &quot;windrose [OPTIONS] [FILE]&quot;.</extracomment>
        <translation>Uso</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <extracomment>In windrose --help: the place of options in &quot;windrose [OPTIONS] [FILE]&quot;.</extracomment>
        <translation>OPÇÕES</translation>
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
        <translation>Opções</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <extracomment>In windrose --help: what --help does.</extracomment>
        <translation>Mostra esta ajuda e sai</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <extracomment>In windrose --help: what --version does.</extracomment>
        <translation>Mostra a versão do programa e sai</translation>
    </message>
    <message>
        <source>start a new game for this number of players, without asking</source>
        <extracomment>In windrose --help: what --players does.</extracomment>
        <translation>inicia uma nova partida com este número de jogadores, sem perguntar</translation>
    </message>
    <message>
        <source>write a number from %1 to %2</source>
        <extracomment>An error of the command line after &quot;--players: &quot;; %1 and %2 are the least and the largest number.</extracomment>
        <translation>escreva um número de %1 a %2</translation>
    </message>
    <message>
        <source>the players&apos; names: A,B,...</source>
        <extracomment>In windrose --help: what --names does.</extracomment>
        <translation>os nomes dos jogadores: A,B,...</translation>
    </message>
    <message>
        <source>who plays each seat: person, or a computer player: merchant,viceroy:builder,...</source>
        <extracomment>In windrose --help: what --seats does. The words after the colons are typed as they are.</extracomment>
        <translation>quem joga em cada lugar: person, ou um jogador virtual: merchant,viceroy:builder,...</translation>
    </message>
    <message>
        <source>write person or a level (%1), which can have a style (%2), as in viceroy:builder</source>
        <extracomment>An error of the command line after &quot;--seats: &quot;; %1 and %2 are lists of words. The words person and viceroy:builder are typed as they are.</extracomment>
        <translation>escreva person ou um nível (%1), que pode ter um estilo (%2), como em viceroy:builder</translation>
    </message>
    <message>
        <source>the seed of a new game</source>
        <extracomment>In windrose --help: what --seed does. The seed is the number from which all chance follows.</extracomment>
        <translation>a semente de uma nova partida</translation>
    </message>
    <message>
        <source>write a whole number</source>
        <extracomment>An error of the command line after &quot;--seed: &quot;.</extracomment>
        <translation>escreva um número inteiro</translation>
    </message>
    <message>
        <source>start a new game with the last settings</source>
        <extracomment>In windrose --help: what --new does.</extracomment>
        <translation>inicia uma nova partida com as últimas configurações</translation>
    </message>
    <message>
        <source>a rule option, KEY=VALUE</source>
        <extracomment>In windrose --help: what --option does.</extracomment>
        <translation>uma opção de regras, KEY=VALUE</translation>
    </message>
    <message>
        <source>write one of these: %1</source>
        <extracomment>An error of the command line after &quot;--option: &quot;; %1 is a list of words.</extracomment>
        <translation>escreva uma destas opções: %1</translation>
    </message>
    <message>
        <source>a game record or a position to open</source>
        <extracomment>In windrose --help: what the file is for.</extracomment>
        <translation>um registro de partida ou uma posição para abrir</translation>
    </message>
    <message>
        <source>the language of the window, such as de</source>
        <extracomment>In windrose --help: what --lang does.</extracomment>
        <translation>o idioma da janela, como de</translation>
    </message>
    <message>
        <source>the look of the window: %1</source>
        <extracomment>In windrose --help: what --style does; %1 is a list of words that are typed as they are.</extracomment>
        <translation>a aparência da janela: %1</translation>
    </message>
    <message>
        <source>there are more entries than players</source>
        <extracomment>An error of the command line after &quot;--names: &quot; or &quot;--seats: &quot;.</extracomment>
        <translation>há mais itens que jogadores</translation>
    </message>
    <message>
        <source>not possible with a file, which is opened as it was saved</source>
        <extracomment>An error of the command line after the name of an option that is only for new games.</extracomment>
        <translation>não é possível com um arquivo, que é aberto como foi salvo</translation>
    </message>
    <message>
        <source>not expected here: %1</source>
        <extracomment>An error of the command line; %1 is a word of it.</extracomment>
        <translation>não esperado aqui: %1</translation>
    </message>
    <message>
        <source>the value is missing</source>
        <extracomment>An error of the command line after the name of an option and a colon.</extracomment>
        <translation>falta o valor</translation>
    </message>
    <message>
        <source>see windrose --help</source>
        <extracomment>The end of an error of the command line.</extracomment>
        <translation>veja windrose --help</translation>
    </message>
</context>
<context>
    <name>Effects</name>
    <message>
        <source>Its colonist makes a barrel of indigo from the crop of an occupied indigo plantation.</source>
        <extracomment>What the small indigo plant does: in the text over it and in the help.</extracomment>
        <translation>Seu colono produz um barril de índigo com a colheita de uma plantação de índigo ocupada.</translation>
    </message>
    <message>
        <source>Its colonist makes a barrel of sugar from the crop of an occupied sugar plantation.</source>
        <extracomment>What the small sugar mill does: in the text over it and in the help.</extracomment>
        <translation>Seu colono produz um barril de açúcar com a colheita de uma plantação de açúcar ocupada.</translation>
    </message>
    <message>
        <source>Each of its colonists makes a barrel of indigo from the crop of an occupied indigo plantation.</source>
        <extracomment>What the indigo plant does: in the text over it and in the help.</extracomment>
        <translation>Cada um de seus colonos produz um barril de índigo com a colheita de uma plantação de índigo ocupada.</translation>
    </message>
    <message>
        <source>Each of its colonists makes a barrel of sugar from the crop of an occupied sugar plantation.</source>
        <extracomment>What the sugar mill does: in the text over it and in the help.</extracomment>
        <translation>Cada um de seus colonos produz um barril de açúcar com a colheita de uma plantação de açúcar ocupada.</translation>
    </message>
    <message>
        <source>Each of its colonists makes a barrel of tobacco from the crop of an occupied tobacco plantation.</source>
        <extracomment>What the tobacco storage does: in the text over it and in the help.</extracomment>
        <translation>Cada um de seus colonos produz um barril de tabaco com a colheita de uma plantação de tabaco ocupada.</translation>
    </message>
    <message>
        <source>Each of its colonists makes a barrel of coffee from the crop of an occupied coffee plantation.</source>
        <extracomment>What the coffee roaster does: in the text over it and in the help.</extracomment>
        <translation>Cada um de seus colonos produz um barril de café com a colheita de uma plantação de café ocupada.</translation>
    </message>
    <message>
        <source>You get 1 extra doubloon for a barrel you sell to the trading house.</source>
        <extracomment>What the small market does: in the text over it and in the help.</extracomment>
        <translation>Você recebe 1 dobrão a mais por um barril vendido à casa de comércio.</translation>
    </message>
    <message>
        <source>In the settler phase you may first draw a face-down plantation, which must be placed; then you take your usual tile.</source>
        <extracomment>What the hacienda does: in the text over it and in the help.</extracomment>
        <translation>Na fase do Colono, você pode primeiro tirar da pilha uma plantação virada para baixo, que precisa ser colocada; depois pega sua ficha normal.</translation>
    </message>
    <message>
        <source>In the settler phase you may take a quarry instead of a face-up plantation.</source>
        <extracomment>What the construction hut does: in the text over it and in the help.</extracomment>
        <translation>Na fase do Colono, você pode pegar uma pedreira em vez de uma plantação virada para cima.</translation>
    </message>
    <message>
        <source>After loading you keep all barrels of one kind, besides the single barrel everyone keeps.</source>
        <extracomment>What the small warehouse does: in the text over it and in the help.</extracomment>
        <translation>Depois do embarque, você fica com todos os barris de um tipo, além do barril avulso que cada um mantém.</translation>
    </message>
    <message>
        <source>The plantation or quarry you take in the settler phase comes with a colonist. A tile drawn by the hacienda does not.</source>
        <extracomment>What the hospice does: in the text over it and in the help.</extracomment>
        <translation>A plantação ou pedreira que você pega na fase do Colono vem com um colono. A ficha tirada com a hacienda, não.</translation>
    </message>
    <message>
        <source>You may sell a kind of goods that the trading house already holds.</source>
        <extracomment>What the office does: in the text over it and in the help.</extracomment>
        <translation>Você pode vender um tipo de mercadoria que a casa de comércio já tem.</translation>
    </message>
    <message>
        <source>You get 2 extra doubloons for a barrel you sell to the trading house.</source>
        <extracomment>What the large market does: in the text over it and in the help.</extracomment>
        <translation>Você recebe 2 dobrões a mais por um barril vendido à casa de comércio.</translation>
    </message>
    <message>
        <source>After loading you keep all barrels of two kinds, besides the single barrel everyone keeps.</source>
        <extracomment>What the large warehouse does: in the text over it and in the help.</extracomment>
        <translation>Depois do embarque, você fica com todos os barris de dois tipos, além do barril avulso que cada um mantém.</translation>
    </message>
    <message>
        <source>Producing several kinds of goods in a craftsman phase earns doubloons: 1 for two kinds, 2 for three, 3 for four and 5 for all five.</source>
        <extracomment>What the factory does: in the text over it and in the help.</extracomment>
        <translation>Produzir vários tipos de mercadorias em uma fase do Produtor rende dobrões: 1 por dois tipos, 2 por três, 3 por quatro e 5 por todos os cinco.</translation>
    </message>
    <message>
        <source>A building you build comes with a colonist on one of its circles.</source>
        <extracomment>What the university does: in the text over it and in the help.</extracomment>
        <translation>A construção que você faz vem com um colono em um de seus círculos.</translation>
    </message>
    <message>
        <source>Every time you load in the captain phase, you get 1 extra victory point.</source>
        <extracomment>What the harbor does: in the text over it and in the help.</extracomment>
        <translation>Cada vez que você embarca na fase do Capitão, recebe 1 ponto de vitória a mais.</translation>
    </message>
    <message>
        <source>Once in each captain phase you may ship all your barrels of one kind on a private ship with room for any number.</source>
        <extracomment>What the wharf does: in the text over it and in the help.</extracomment>
        <translation>Uma vez em cada fase do Capitão, você pode enviar todos os seus barris de um tipo em um navio próprio, onde cabe qualquer quantidade.</translation>
    </message>
    <message>
        <source>At the end of the game: 1 point for each small and 2 points for each large production building in your city, occupied or not.</source>
        <extracomment>What the guild hall does: in the text over it and in the help.</extracomment>
        <translation>No fim da partida: 1 ponto para cada construção de produção pequena e 2 para cada grande em sua cidade, ocupadas ou não.</translation>
    </message>
    <message>
        <source>At the end of the game: 4 points for up to 9 filled island spaces, 5 for 10, 6 for 11 and 7 for all 12.</source>
        <extracomment>What the residence does: in the text over it and in the help.</extracomment>
        <translation>No fim da partida: 4 pontos por até 9 espaços da ilha preenchidos, 5 por 10, 6 por 11 e 7 por todos os 12.</translation>
    </message>
    <message>
        <source>At the end of the game: 1 point for every 3 colonists on your board.</source>
        <extracomment>What the fortress does: in the text over it and in the help.</extracomment>
        <translation>No fim da partida: 1 ponto para cada 3 colonos em seu tabuleiro.</translation>
    </message>
    <message>
        <source>At the end of the game: 1 point for every 4 victory points you earned by shipping.</source>
        <extracomment>What the customs house does: in the text over it and in the help.</extracomment>
        <translation>No fim da partida: 1 ponto para cada 4 pontos de vitória que você ganhou com embarques.</translation>
    </message>
    <message>
        <source>At the end of the game: 1 point for each violet building in your city, occupied or not, the city hall included.</source>
        <extracomment>What the city hall does: in the text over it and in the help.</extracomment>
        <translation>No fim da partida: 1 ponto para cada construção violeta em sua cidade, ocupada ou não, incluindo a prefeitura.</translation>
    </message>
    <message>
        <source>Everyone takes a face-up plantation for their island.</source>
        <extracomment>What everybody does in a role: in the text over its card and in the help.</extracomment>
        <translation>Cada um pega uma plantação virada para cima para sua ilha.</translation>
    </message>
    <message>
        <source>The colonists on the ship are dealt out one by one, and everyone places their colonists as they like.</source>
        <extracomment>What everybody does in a role: in the text over its card and in the help.</extracomment>
        <translation>Os colonos do navio são distribuídos um a um, e cada um coloca os seus como quiser.</translation>
    </message>
    <message>
        <source>Everyone may build one building.</source>
        <extracomment>What everybody does in a role: in the text over its card and in the help.</extracomment>
        <translation>Cada um pode fazer uma construção.</translation>
    </message>
    <message>
        <source>Everyone produces the goods of their occupied plantations and production buildings.</source>
        <extracomment>What everybody does in a role: in the text over its card and in the help.</extracomment>
        <translation>Cada um produz as mercadorias de suas plantações e construções de produção ocupadas.</translation>
    </message>
    <message>
        <source>Everyone may sell one barrel to the trading house, as long as it has room.</source>
        <extracomment>What everybody does in a role: in the text over its card and in the help.</extracomment>
        <translation>Cada um pode vender um barril à casa de comércio, enquanto houver espaço.</translation>
    </message>
    <message>
        <source>Everyone loads goods onto the cargo ships, turn after turn, and earns a victory point for each barrel. Players who can load must load.</source>
        <extracomment>What everybody does in a role: in the text over its card and in the help.</extracomment>
        <translation>Todos embarcam mercadorias nos navios de carga, vez após vez, e ganham um ponto de vitória por barril. Quem pode embarcar é obrigado a embarcar.</translation>
    </message>
    <message>
        <source>The other players do nothing.</source>
        <extracomment>What everybody does in a role: in the text over its card and in the help.</extracomment>
        <translation>Os outros jogadores não fazem nada.</translation>
    </message>
    <message>
        <source>The settler may take a quarry instead of a plantation.</source>
        <extracomment>The privilege of a role: in the text over its card and in the help.</extracomment>
        <translation>O Colono pode pegar uma pedreira em vez de uma plantação.</translation>
    </message>
    <message>
        <source>The mayor gets 1 more colonist from the supply.</source>
        <extracomment>The privilege of a role: in the text over its card and in the help.</extracomment>
        <translation>O Prefeito recebe mais 1 colono da reserva.</translation>
    </message>
    <message>
        <source>The builder pays 1 doubloon less.</source>
        <extracomment>The privilege of a role: in the text over its card and in the help.</extracomment>
        <translation>O Construtor paga 1 dobrão a menos.</translation>
    </message>
    <message>
        <source>The craftsman gets 1 extra barrel of a kind just produced.</source>
        <extracomment>The privilege of a role: in the text over its card and in the help.</extracomment>
        <translation>O Produtor recebe mais 1 barril de um tipo que acabou de produzir.</translation>
    </message>
    <message>
        <source>The trader gets 1 extra doubloon for a sale.</source>
        <extracomment>The privilege of a role: in the text over its card and in the help.</extracomment>
        <translation>O Comerciante recebe 1 dobrão a mais por uma venda.</translation>
    </message>
    <message>
        <source>The captain gets 1 extra victory point for the first load.</source>
        <extracomment>The privilege of a role: in the text over its card and in the help.</extracomment>
        <translation>O Capitão recebe 1 ponto de vitória a mais pelo primeiro embarque.</translation>
    </message>
    <message>
        <source>The prospector gets 1 doubloon from the bank.</source>
        <extracomment>The privilege of a role: in the text over its card and in the help.</extracomment>
        <translation>O Minerador recebe 1 dobrão do banco.</translation>
    </message>
    <message>
        <source>Yields a barrel of corn in the craftsman phase while it is occupied. Corn needs no building.</source>
        <extracomment>What a tile does: in the text over it and in the help.</extracomment>
        <translation>Rende um barril de milho na fase do Produtor enquanto está ocupada. Milho não precisa de construção.</translation>
    </message>
    <message>
        <source>Yields indigo while it is occupied and an indigo plant has a colonist to work it.</source>
        <extracomment>What a tile does: in the text over it and in the help.</extracomment>
        <translation>Rende índigo enquanto está ocupada e um colono trabalha em uma tinturaria.</translation>
    </message>
    <message>
        <source>Yields sugar while it is occupied and a sugar mill has a colonist to work it.</source>
        <extracomment>What a tile does: in the text over it and in the help.</extracomment>
        <translation>Rende açúcar enquanto está ocupada e um colono trabalha em um engenho.</translation>
    </message>
    <message>
        <source>Yields tobacco while it is occupied and a tobacco storage has a colonist to work it.</source>
        <extracomment>What a tile does: in the text over it and in the help.</extracomment>
        <translation>Rende tabaco enquanto está ocupada e um colono trabalha em um secador de tabaco.</translation>
    </message>
    <message>
        <source>Yields coffee while it is occupied and a coffee roaster has a colonist to work it.</source>
        <extracomment>What a tile does: in the text over it and in the help.</extracomment>
        <translation>Rende café enquanto está ocupada e um colono trabalha em uma torrefação de café.</translation>
    </message>
    <message>
        <source>While it is occupied, buildings cost 1 doubloon less; a building&apos;s column, 1 to 4, says how many quarries can count.</source>
        <extracomment>What a tile does: in the text over it and in the help.</extracomment>
        <translation>Enquanto está ocupada, as construções custam 1 dobrão a menos; a coluna da construção, de 1 a 4, indica quantas pedreiras podem contar.</translation>
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
        <translation>Escolha a que mais acrescenta para você: %1. Arraste-a para dois espaços livres lado a lado. Sua universidade traz o colono de que ela precisa.</translation>
    </message>
    <message>
        <source>This one fills your city: %1. Drag it to your city, and the game ends with this round.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the building supply: %1 is a building</extracomment>
        <translation>Com esta, sua cidade fica cheia: %1. Arraste-a para sua cidade, e a partida acaba com esta rodada.</translation>
    </message>
    <message>
        <source>A game ends in one of three ways: the colonists no longer fill the ship, a city is full, or the victory chips run out. The round is always played to its end. You can choose the moment.</source>
        <extracomment>The first bubble of the lesson &quot;The End of the Game&quot;</extracomment>
        <translation>Uma partida acaba de uma destas três formas: os colonos já não enchem o navio, uma cidade está cheia ou as fichas de ponto de vitória se esgotam. A rodada sempre é jogada até o fim. O momento você pode escolher.</translation>
    </message>
    <message>
        <source>You have filled 8 of 12 spaces in your city, and you have 13 doubloons. Ana ships more than you every round, so a long game is hers. A short one can be yours.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the learner&apos;s board</extracomment>
        <translation>Você preencheu 8 dos 12 espaços da sua cidade e tem 13 dobrões. Ana embarca mais que você em todas as rodadas, então uma partida longa é dela. Uma curta pode ser sua.</translation>
    </message>
    <message>
        <source>The last column holds the large buildings: 4 points each, and a bonus for one thing you have many of. They fill two spaces. The bonus counts only if a colonist is in the building at the end.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the building supply with the large buildings in its last column</extracomment>
        <translation>A última coluna tem as construções grandes: 4 pontos cada uma e um bônus por algo que você tem em quantidade. Elas ocupam dois espaços. O bônus só conta se houver um colono na construção no fim.</translation>
    </message>
    <message>
        <source>Rest the mouse on a large building, or walk to it with the arrow keys: it says how many points it would bring you now. There is only one of each, so the right one may be gone soon.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the building supply</extracomment>
        <translation>Deixe o mouse sobre uma construção grande, ou vá até ela com as setas: você vê quantos pontos ela daria agora. Só há uma de cada, então a melhor para você pode sumir logo.</translation>
    </message>
    <message>
        <source>Take the builder. With the privilege and three quarries, a building for 10 costs you 6 doubloons.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the role cards; the builder is marked</extracomment>
        <translation>Pegue o Construtor. Com o privilégio e três pedreiras, uma construção de 10 custa 6 dobrões para você.</translation>
    </message>
    <message>
        <source>Now only two spaces are free. In the next round you are the governor and choose first: you could end the game. Until then, watch what the others gain.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the learner&apos;s board</extracomment>
        <translation>Agora só há dois espaços livres. Na próxima rodada, você será o governador e escolherá primeiro: poderia encerrar a partida. Até lá, observe o que os outros ganham.</translation>
    </message>
    <message>
        <source>Are you ahead? Count your chips, your buildings and their bonuses, and guess those of the others. Then do not wait: take the builder, and everybody gets one more role at most.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the role cards; the builder is marked</extracomment>
        <translation>Você está na frente? Conte suas fichas, suas construções e os bônus delas, e estime os dos outros. Se estiver, não espere: pegue o Construtor, e cada um terá no máximo mais uma função.</translation>
    </message>
    <message>
        <source>This is the last round. Whoever has not chosen yet still takes a role. What helps only later is worth nothing now; shipping and buildings count.</source>
        <extracomment>The lesson &quot;The End of the Game&quot;, beside the role cards, when the last round has begun</extracomment>
        <translation>Esta é a última rodada. Quem ainda não escolheu pega uma função. O que só ajuda mais tarde já não vale nada; contam os embarques e as construções.</translation>
    </message>
    <message>
        <source>To remember: plan for your first large building, and have a reason to fill the last space. End the game when you are ahead; when you are behind, leave spaces free and play on.</source>
        <extracomment>The last bubble of the lesson &quot;The End of the Game&quot;</extracomment>
        <translation>Para lembrar: a primeira construção grande pede um plano; o último espaço, um motivo. Encerre a partida quando estiver na frente; se estiver atrás, deixe espaços livres e continue jogando.</translation>
    </message>
</context>
<context>
    <name>FileDevice</name>
    <message>
        <source>The system gives no reason.</source>
        <extracomment>Why a file cannot be read or written.</extracomment>
        <translation>O sistema não informa o motivo.</translation>
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
        <translation>Não foi possível abrir o arquivo %1.</translation>
    </message>
    <message>
        <source>The game cannot be saved as %1.</source>
        <extracomment>The title of a message about a file; %1 is the file&apos;s name.</extracomment>
        <translation>Não foi possível salvar a partida como %1.</translation>
    </message>
    <message>
        <source>The game on the table is not affected.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>A partida na mesa não é afetada.</translation>
    </message>
    <message>
        <source>The game is not lost: save it somewhere else.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>A partida não se perdeu: salve-a em outro lugar.</translation>
    </message>
    <message>
        <source>The file %1 is damaged.</source>
        <extracomment>The title of a message about a file; %1 is the file&apos;s name.</extracomment>
        <translation>O arquivo %1 está danificado.</translation>
    </message>
    <message>
        <source>The last game cannot be opened: its file %1 is damaged.</source>
        <extracomment>The title of a message about a file; %1 is the file&apos;s name.</extracomment>
        <translation>Não foi possível abrir a última partida: o arquivo dela, %1, está danificado.</translation>
    </message>
    <message>
        <source>The file of the last game, %1, is damaged.</source>
        <extracomment>The title of a message about a file; %1 is the file&apos;s name.</extracomment>
        <translation>O arquivo da última partida, %1, está danificado.</translation>
    </message>
    <message>
        <source>The table shows the game up to the last good move before that point.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>A mesa mostra a partida até a última jogada correta antes desse ponto.</translation>
    </message>
    <message>
        <source>A new game has been started. The damaged file is kept in the same folder under another name.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>Uma nova partida foi iniciada. O arquivo danificado fica na mesma pasta com outro nome.</translation>
    </message>
    <message>
        <source>The table shows the game up to the last good move before that point. The damaged file is kept in the same folder under another name.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>A mesa mostra a partida até a última jogada correta antes desse ponto. O arquivo danificado fica na mesma pasta com outro nome.</translation>
    </message>
    <message>
        <source>The text is not a game.</source>
        <extracomment>The message when a pasted text is no game.</extracomment>
        <translation>O texto não é uma partida.</translation>
    </message>
    <message>
        <source>The text is damaged.</source>
        <extracomment>Why the text of the clipboard is no game, after the title of a message.</extracomment>
        <translation>O texto está danificado.</translation>
    </message>
    <message>
        <source>The last game cannot be read from %1.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Não foi possível ler a última partida de %1.</translation>
    </message>
    <message>
        <source>The settings cannot be read from %1.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Não foi possível ler as preferências de %1.</translation>
    </message>
    <message>
        <source>Windrose uses its default settings. Changes to the preferences last until you quit.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>O Windrose usa os valores padrão. O que você mudar nas preferências vale até sair.</translation>
    </message>
    <message>
        <source>The file %1 has been changed by another window or program.</source>
        <extracomment>The title of a message about a file; %1 is the file&apos;s name.</extracomment>
        <translation>O arquivo %1 foi alterado por outra janela ou programa.</translation>
    </message>
    <message>
        <source>Save Anyway</source>
        <extracomment>A button of the message that the file was changed by another program.</extracomment>
        <translation>Salvar mesmo assim</translation>
    </message>
    <message>
        <source>Save As…</source>
        <extracomment>A button of a message that a game could not be saved.</extracomment>
        <translation>Salvar como…</translation>
    </message>
    <message>
        <source>If you overwrite it, those changes are lost.</source>
        <extracomment>Explains the question whether to overwrite a file that another program has changed.</extracomment>
        <translation>Se você o sobrescrever, essas alterações se perdem.</translation>
    </message>
    <message>
        <source>The previous file is kept unchanged under another name in the same folder.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>O arquivo anterior fica inalterado, com outro nome, na mesma pasta.</translation>
    </message>
    <message>
        <source>The position that was being set up cannot be read from %1.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Não foi possível ler de %1 a posição que estava sendo montada.</translation>
    </message>
    <message>
        <source>The game continues where it was. The file is kept unchanged under another name in the same folder.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>A partida continua de onde estava. O arquivo fica inalterado, com outro nome, na mesma pasta.</translation>
    </message>
    <message>
        <source>The end of the file %1 is missing.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Falta o fim do arquivo %1.</translation>
    </message>
    <message>
        <source>The end of the text is missing.</source>
        <extracomment>The message when the end of a pasted text is missing.</extracomment>
        <translation>Falta o fim do texto.</translation>
    </message>
    <message>
        <source>The table shows the game up to its last move.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>A mesa mostra a partida até sua última jogada.</translation>
    </message>
    <message>
        <source></source>
        <comment>Messages about files that cannot be opened or saved.</comment>
        <translation></translation>
    </message>
    <message>
        <source>The settings in %1 are damaged.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>As preferências em %1 estão danificadas.</translation>
    </message>
    <message>
        <source>The settings cannot be written to %1.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Não foi possível gravar as preferências em %1.</translation>
    </message>
    <message>
        <source>Windrose uses all settings that can be read. The damaged file is kept in the same folder under another name.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>O Windrose usa todas as preferências que podem ser lidas. O arquivo danificado fica na mesma pasta com outro nome.</translation>
    </message>
    <message>
        <source>Changes to the preferences last until you quit.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>O que você mudar nas preferências vale até sair.</translation>
    </message>
    <message>
        <source>The file %1 cannot be saved.</source>
        <extracomment>The title of a message about a file; %1 is the file&apos;s name.</extracomment>
        <translation>Não foi possível salvar o arquivo %1.</translation>
    </message>
    <message>
        <source>Save it under another name or somewhere else.</source>
        <extracomment>The last sentence of a message about a file: what happened to the game or the file.</extracomment>
        <translation>Salve-o com outro nome ou em outro lugar.</translation>
    </message>
</context>
<context>
    <name>FileSaving</name>
    <message>
        <source>It is a link that cannot be followed.</source>
        <extracomment>Why a game cannot be saved.</extracomment>
        <translation>É um link que não pode ser seguido.</translation>
    </message>
    <message>
        <source>It is write-protected.</source>
        <extracomment>Why a file cannot be saved, after the sentence that names it.</extracomment>
        <translation>Está protegido contra gravação.</translation>
    </message>
    <message>
        <source>%1
The file is only partly written. The complete text is next to it in %2.</source>
        <extracomment>%1 is a sentence about what went wrong, %2 a file</extracomment>
        <translation>%1
O arquivo foi gravado só em parte. O texto completo está ao lado dele, em %2.</translation>
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
        <translation>Esse arquivo não existe.</translation>
    </message>
    <message>
        <source>It is a link to a file that does not exist.</source>
        <extracomment>Why a file cannot be opened.</extracomment>
        <translation>É um link para um arquivo que não existe.</translation>
    </message>
    <message>
        <source>It is a folder, not a file.</source>
        <extracomment>Why a file cannot be opened.</extracomment>
        <translation>É uma pasta, não um arquivo.</translation>
    </message>
    <message>
        <source>It is a pipe or a device, not a regular file.</source>
        <extracomment>Why a file cannot be opened.</extracomment>
        <translation>É um pipe ou um dispositivo, não um arquivo comum.</translation>
    </message>
    <message>
        <source>It is too large. Files of up to %1 can be opened.</source>
        <extracomment>%1 is an amount such as &quot;16 MiB&quot;</extracomment>
        <translation>É grande demais. Podem ser abertos arquivos de até %1.</translation>
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
        <translation>Olá! Você e mais três jogadores desenvolvem cada um a sua ilha. Vence quem tiver mais pontos de vitória no fim. Leve o tempo que quiser: ninguém joga enquanto um bilhete como este está aberto.</translation>
    </message>
    <message>
        <source>This is your island. On the left, plantations will grow: you begin with one of indigo. On the right, you will build a city. White circles are places for colonists, who do all the work.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the learner&apos;s board</extracomment>
        <translation>Esta é a sua ilha. À esquerda vão crescer plantações: você começa com uma de índigo. À direita você vai erguer uma cidade. Os círculos brancos são lugares para colonos, que fazem todo o trabalho.</translation>
    </message>
    <message>
        <source>A turn is simple: take one of these roles. Then everybody does what the role says, you first. Whoever took it also gets its privilege, a little extra that the others do not get.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the row of role cards</extracomment>
        <translation>Jogar é simples: pegue uma destas funções. Então todos fazem o que a função diz, você primeiro. Quem a pegou também tem o privilégio dela, um pequeno extra que os outros não recebem.</translation>
    </message>
    <message>
        <source>You are the governor, so you choose first. You need land before anything else: take the settler. Click the card, drag it to your board, or press Enter on it.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the row of role cards; the settler is marked</extracomment>
        <translation>Você é o governador, então escolhe primeiro. Antes de tudo, você precisa de terra: pegue o Colono. Clique na carta, arraste-a para o seu tabuleiro ou pressione Enter sobre ela.</translation>
    </message>
    <message>
        <source>The settler brings land: everybody takes one of the plantations that lie open. Only the settler may take a quarry instead. A quarry makes every building cheaper.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the plantations, after &quot;Ana takes the settler.&quot;</extracomment>
        <translation>O Colono traz terra: cada um pega uma das plantações que estão à vista. Só o Colono pode pegar uma pedreira em vez disso. Uma pedreira deixa todas as construções mais baratas.</translation>
    </message>
    <message>
        <source>Take corn: it sells for nothing, but it needs no building, so it gives you barrels to ship very soon. Drag the tile to your island, or press Space on it and Enter on its place.</source>
        <extracomment>A bubble of the guided game, beside the row of plantations with corn.</extracomment>
        <translation>Pegue milho: a venda não rende nada, mas ele não precisa de construção e logo dá barris para embarcar. Arraste a ficha para a sua ilha, ou pressione Espaço sobre ela e Enter no lugar dela.</translation>
    </message>
    <message>
        <source>Take a tile for your island. Drag it there, or press Space on it and Enter on its place.</source>
        <extracomment>A bubble of the guided game, beside the row of plantations without corn.</extracomment>
        <translation>Pegue uma ficha para a sua ilha. Arraste-a para lá, ou pressione Espaço sobre ela e Enter no lugar dela.</translation>
    </message>
    <message>
        <source>Now everybody may buy one building. Colored ones turn a harvest into barrels: indigo, sugar, tobacco and coffee need one. Violet ones help in other ways. The builder pays one doubloon less.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the building supply, after &quot;Ana takes the builder.&quot;</extracomment>
        <translation>Agora cada um pode comprar uma construção. As coloridas transformam a colheita em barris: índigo, açúcar, tabaco e café precisam de uma. As violeta ajudam de outras formas. O Construtor paga um dobrão a menos.</translation>
    </message>
    <message>
        <source>Good. Until you press Done, you can still move all of your colonists, also those from earlier rounds. Press Done when you are satisfied.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the prompt line with the button Done</extracomment>
        <translation>Muito bem. Até pressionar Pronto, você ainda pode mudar todos de lugar, mesmo os que chegaram em rodadas anteriores. Pressione Pronto quando estiver do seu jeito.</translation>
    </message>
    <message>
        <source>Harvest! Each occupied plantation gives its owner a barrel; all but corn also need an occupied circle in their plant. The craftsman gets one barrel more. Think of what the others harvest before you take this role.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the learner&apos;s wind rose with its barrels, after &quot;Ana takes the craftsman.&quot;</extracomment>
        <translation>A colheita! Cada plantação ocupada dá um barril ao dono; todas, menos as de milho, também precisam de um círculo ocupado na construção delas. O Produtor recebe um barril a mais. Pense no que os outros colhem antes de pegar esta função.</translation>
    </message>
    <message>
        <source>As the craftsman you get one more barrel of a kind that you produced. Drag it from the goods supply to your wind rose.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the learner&apos;s wind rose</extracomment>
        <translation>Como Produtor, você recebe mais um barril de um tipo que produziu. Arraste-o da reserva de mercadorias para a sua rosa náutica.</translation>
    </message>
    <message>
        <source>You have a barrel. There are two ways to use barrels: the trader sells them for doubloons, which become buildings. The captain ships them for victory points.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the learner&apos;s barrels</extracomment>
        <translation>Você tem um barril. Há duas formas de usar barris: o Comerciante os vende por dobrões, que viram construções. O Capitão os embarca em troca de pontos de vitória.</translation>
    </message>
    <message>
        <source>Now barrels go to Europe: one victory point for each. In turn everybody must load one kind, as much as fits, as long as anybody can. A ship carries a single kind, and no two ships the same. The captain gets one point extra.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the cargo ships, after &quot;Ana takes the captain.&quot;</extracomment>
        <translation>Agora os barris vão para a Europa: um ponto de vitória por barril. Na sua vez, cada um precisa embarcar um tipo, tanto quanto couber, enquanto alguém puder. Um navio leva um só tipo, e não há dois com o mesmo. O Capitão recebe um ponto a mais.</translation>
    </message>
    <message>
        <source>Your turn to load. Drag your barrels from the wind rose to the ship that the arrow shows. Your points are chips that the others cannot see.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the cargo ships; an arrow leads from the barrels to a ship</extracomment>
        <translation>É a sua vez de embarcar. Arraste seus barris da rosa náutica para o navio que a seta mostra. Seus pontos são fichas que os outros não veem.</translation>
    </message>
    <message>
        <source>Not everything went on board, and you may keep only one barrel. Click the barrels you want to keep, then press Done. The rest goes back to the supply.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the learner&apos;s barrels</extracomment>
        <translation>Nem tudo foi a bordo, e você só pode ficar com um barril. Clique nos barris que quer guardar e pressione Pronto. O resto volta para a reserva.</translation>
    </message>
    <message>
        <source>After loading, everybody keeps a single barrel and loses the rest, unless a warehouse stores it. Full ships sail and come back empty; the others wait for the next captain.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the cargo ships</extracomment>
        <translation>Depois do embarque, cada um fica com um só barril e perde o resto, a menos que um armazém o guarde. Navios cheios partem e voltam vazios; os outros esperam o próximo Capitão.</translation>
    </message>
    <message>
        <source>The prospector is the only role for one person alone: whoever takes it gets a doubloon, and nobody else does anything. It is good when every other role would help the others more than you.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the role cards, after &quot;Ana takes the prospector.&quot;</extracomment>
        <translation>O Minerador é a única função para uma pessoa só: quem o pega recebe um dobrão, e mais ninguém faz nada. É bom quando qualquer outra função ajudaria os outros mais do que você.</translation>
    </message>
    <message>
        <source>Everybody may sell one barrel, as long as there is room: the house takes four, each of another kind. Corn brings 0 doubloons, indigo 1, sugar 2, tobacco 3, coffee 4. The trader gets one more.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the trading house, after &quot;Ana takes the trader.&quot;</extracomment>
        <translation>Cada um pode vender um barril enquanto houver espaço: na casa cabem quatro, cada um de um tipo. Milho rende 0 dobrões; índigo, 1; açúcar, 2; tabaco, 3; café, 4. O Comerciante recebe um a mais.</translation>
    </message>
    <message>
        <source>Sell a barrel: drag it from your wind rose into the trading house. The doubloons are yours at once.</source>
        <extracomment>A bubble of the guided game, in the trader phase.</extracomment>
        <translation>Venda um barril: arraste-o da sua rosa náutica para a casa de comércio. Os dobrões são seus na hora.</translation>
    </message>
    <message>
        <source>Look at the coins: each role that nobody took in the last round got a doubloon. Whoever takes the role gets the money with it. The longer it lies, the more tempting it is.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the role cards</extracomment>
        <translation>Olhe as moedas: cada função que ninguém pegou na última rodada recebeu um dobrão. Quem pega a função leva também o dinheiro. Quanto mais tempo ele fica ali, mais tentador é.</translation>
    </message>
    <message>
        <source>The game ends with the round in which the colonists no longer fill the ship, somebody&apos;s city is full, or the victory chips run out. Until then there are many rounds.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside nothing in particular</extracomment>
        <translation>A partida acaba com a rodada em que os colonos já não enchem o navio, a cidade de alguém está cheia ou as fichas de ponto de vitória se esgotam. Até lá há muitas rodadas.</translation>
    </message>
    <message>
        <source>The coin on a building is its price. Above its column are the victory points (VP) that it is worth at the end. What you need now: %1. Drag it to your city.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the building supply, where the heading of each column says how many victory points (VP) its buildings are worth: %1 is a building</extracomment>
        <translation>A moeda em uma construção é o seu preço. Acima da coluna estão os pontos de vitória (PV) que ela vale no fim. Do que você precisa agora: %1. Arraste para a sua cidade.</translation>
    </message>
    <message>
        <source>The mayor brings people: this ship brought a colonist for everybody, and the mayor got one more. A plantation or a building does nothing until a colonist stands in its circle.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the colonist ship, which is empty now, after &quot;Ana takes the mayor.&quot;</extracomment>
        <translation>O Prefeito traz gente: este navio trouxe um colono para cada um, e o Prefeito recebeu um a mais. Uma plantação ou construção não faz nada até haver um colono em seu círculo.</translation>
    </message>
    <message>
        <source>As they stand, you can harvest nothing: corn needs a colonist on it, other plantations one on them and one in their plant. Move your colonist, or press Done anyway.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the prompt line with the button Done, when the colonists stand where they bear nothing</extracomment>
        <translation>Assim, você não poderá colher nada: o milho precisa de um colono, e as outras plantações, de um nelas e um na construção delas. Mude seu colono de lugar ou pressione Pronto mesmo assim.</translation>
    </message>
    <message>
        <source>Everybody has had a role, so the first round is over. All cards are back, and the governor has moved on: %1 now chooses first, and you choose last.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the panel with the round: %1 is a player</extracomment>
        <translation>Cada um já teve uma função, então a primeira rodada acabou. Todas as cartas voltaram, e o governador passou adiante: agora %1 escolhe primeiro, e você escolhe por último.</translation>
    </message>
    <message>
        <source>Your turn. Ask two things: what does a role bring me, and what would it bring the others? This one is new to you, and there is money on it: %1.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the role cards, one of which is marked and has coins on it: %1 is a role, &quot;Trader&quot;</extracomment>
        <translation>Sua vez. Pergunte-se duas coisas: o que uma função traz para mim, e o que traria para os outros? Esta é nova para você, e há dinheiro nela: %1.</translation>
    </message>
    <message>
        <source>Your turn. Ask two things: what does a role bring me, and what would it bring the others? This one is new to you: %1.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the role cards, one of which is marked: %1 is a role, &quot;Trader&quot;</extracomment>
        <translation>Sua vez. Pergunte-se duas coisas: o que uma função traz para mim, e o que traria para os outros? Esta é nova para você: %1.</translation>
    </message>
    <message>
        <source>Now you know every role. Points come from two sources: barrels you ship, and buildings, by their columns from 1 to 4. Large buildings add a bonus at the end. Doubloons only break a tie.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the learner&apos;s board</extracomment>
        <translation>Agora você conhece todas as funções. Os pontos vêm de duas fontes: barris que você embarca e construções, de 1 a 4 conforme a coluna. Construções grandes somam um bônus no fim. Dobrões só desempatam.</translation>
    </message>
    <message>
        <source>You cannot afford anything useful yet. Build nothing this time; there will be another builder.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the building supply</extracomment>
        <translation>Você ainda não pode pagar nada útil. Não construa desta vez; haverá outro Construtor.</translation>
    </message>
    <message>
        <source>Your colonist waits here in San Juan and wants work: click an empty circle, press Space on it, or drag the colonist there. Your corn needs only one; indigo also needs someone in its plant.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside San Juan, where colonists of the learner wait</extracomment>
        <translation>Seu colono espera aqui em San Juan. Dê trabalho a ele: clique em um círculo vazio, pressione Espaço sobre ele, ou arraste o colono para lá. Seu milho pode usá-lo já; o índigo também precisa de alguém na tinturaria.</translation>
    </message>
    <message>
        <source>What you have would bring nothing here. Don&apos;t sell, and keep your barrels for a captain.</source>
        <extracomment>A bubble of the guided game, in the trader phase, when no sale earns anything.</extracomment>
        <translation>O que você tem não renderia nada aqui. Não venda e guarde seus barris para um Capitão.</translation>
    </message>
    <message>
        <source>Play two rounds as you like. Ask for a Hint whenever you are unsure (the key %1): it shows good moves and why. Undo takes anything back. I will come back for a last word.</source>
        <extracomment>The lesson &quot;A First Game&quot;, beside the prompt line; &quot;Hint&quot; and &quot;Undo&quot; are its buttons, %1 is a key</extracomment>
        <translation>Jogue duas rodadas como quiser. Peça uma Dica sempre que tiver dúvida (tecla %1): ela mostra boas jogadas e o porquê. Desfazer volta atrás no que for. Eu apareço de novo para uma última palavra.</translation>
    </message>
    <message>
        <source>That is all you need. %1 opens the rules, %2 gives a hint, and three short lessons wait under Help, Learn. You can go on with this game as long as you like. Have fun!</source>
        <extracomment>The last bubble of the lesson &quot;A First Game&quot;; &quot;Help&quot; and &quot;Learn&quot; are entries of the menus, %1 and %2 are keys</extracomment>
        <translation>É tudo de que você precisa. %1 abre as regras, %2 dá uma dica, e três lições curtas esperam em Ajuda, Aprender. Você pode continuar esta partida o quanto quiser. Divirta-se!</translation>
    </message>
</context>
<context>
    <name>GameClipboard</name>
    <message>
        <source>The game has been copied to the clipboard as text.</source>
        <extracomment>Said in the prompt line after an entry of the menu Edit.</extracomment>
        <translation>A partida foi copiada para a área de transferência como texto.</translation>
    </message>
    <message>
        <source>The position has been copied to the clipboard as text.</source>
        <extracomment>Said in the prompt line after an entry of the menu Edit.</extracomment>
        <translation>A posição foi copiada para a área de transferência como texto.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <extracomment>Said in the prompt line: why Paste Game opened nothing.</extracomment>
        <translation>Não há texto na área de transferência.</translation>
    </message>
    <message>
        <source>Only files on this computer can be opened.</source>
        <extracomment>Said in the prompt line: why Paste Game opened nothing.</extracomment>
        <translation>Só podem ser abertos arquivos deste computador.</translation>
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
        <translation>O Windrose salva suas próprias partidas nessa pasta.</translation>
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
        <translation>Ilha e cidade</translation>
    </message>
    <message>
        <source>Your board has an island with room for 12 tiles and a city with room for 12 buildings, four in a row. Next to them are San Juan, where colonists wait, and the wind rose with your goods and doubloons.</source>
        <extracomment>A paragraph of the page of the help about the board and its buildings.</extracomment>
        <translation>Seu tabuleiro tem uma ilha com espaço para 12 fichas e uma cidade com espaço para 12 construções, quatro por fileira. Ao lado ficam San Juan, onde os colonos esperam, e a rosa náutica com suas mercadorias e seus dobrões.</translation>
    </message>
    <message>
        <source>Circles show where colonists can work: white while empty, green while occupied. An unoccupied tile or building does nothing, but a building still scores its printed points.</source>
        <extracomment>A rule of the help.</extracomment>
        <translation>Os círculos mostram onde os colonos podem trabalhar: brancos quando vazios, verdes quando ocupados. Uma ficha ou construção desocupada não faz nada, mas a construção vale assim mesmo os pontos impressos.</translation>
    </message>
    <message>
        <source>All buildings</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Todas as construções</translation>
    </message>
    <message>
        <source>Violet buildings help in one of the phases; the others make goods. The column says how many points a building is worth and how many quarries can count.</source>
        <extracomment>A paragraph of the page of the help about the board and its buildings.</extracomment>
        <translation>As construções violetas ajudam em alguma das fases; as outras produzem mercadorias. A coluna indica quantos pontos a construção vale e quantas pedreiras podem contar.</translation>
    </message>
    <message>
        <source>Column %1</source>
        <extracomment>In the help on buildings: a column of the building supply, counted from 1; %1 is its number.</extracomment>
        <translation>Coluna %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a building and its printed cost, &quot;Coffee roaster, 6 doubloons&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>What the game is about</source>
        <extracomment>A heading of the help.</extracomment>
        <translation>Do que trata o jogo</translation>
    </message>
    <message>
        <source>Each player has an island and a city. You plant fields, construct buildings, bring in colonists to work there, and turn the harvest into goods.</source>
        <extracomment>A paragraph of the help about what the game is.</extracomment>
        <translation>Cada jogador tem uma ilha e uma cidade. Você planta campos, faz construções, traz colonos para trabalhar nelas e transforma a colheita em mercadorias.</translation>
    </message>
    <message>
        <source>Goods have two uses. Sold to the trading house, they earn doubloons, which pay for buildings. Shipped overseas, they earn victory points.</source>
        <extracomment>A rule of the help.</extracomment>
        <translation>As mercadorias têm dois usos. Vendidas à casa de comércio, rendem dobrões, que pagam as construções. Embarcadas para o ultramar, rendem pontos de vitória.</translation>
    </message>
    <message>
        <source>The player with the most victory points at the end of the game wins. Points come from shipped goods, from buildings, and from the bonuses of large buildings.</source>
        <extracomment>A rule of the help.</extracomment>
        <translation>Vence quem tiver mais pontos de vitória no fim da partida. Os pontos vêm das mercadorias embarcadas, das construções e dos bônus das construções grandes.</translation>
    </message>
    <message>
        <source>There are no dice, and nobody can take anything from you. What counts is which role you choose, when you choose it, and who else benefits.</source>
        <extracomment>A paragraph of the help about what the game is.</extracomment>
        <translation>Não há dados, e ninguém pode tirar nada de você. O que conta é qual função você escolhe, quando a escolhe e quem mais se beneficia.</translation>
    </message>
    <message>
        <source>A round and its roles</source>
        <extracomment>A heading of the help.</extracomment>
        <translation>Uma rodada e suas funções</translation>
    </message>
    <message>
        <source>The governor starts the round and takes one of the role cards. Then everyone acts in that role, clockwise from the player who took it, who also gets a privilege. When all have acted, the next player takes one of the remaining cards, and so on.</source>
        <extracomment>A rule of the help.</extracomment>
        <translation>O governador começa a rodada e pega uma das cartas de função. Então todos realizam a ação dessa função, em sentido horário a partir de quem a pegou, que também tem um privilégio. Depois que todos agiram, o próximo jogador pega uma das cartas restantes, e assim por diante.</translation>
    </message>
    <message>
        <source>With three to five players each takes one role in a round; two players take three each, in turn.</source>
        <extracomment>A paragraph of the help about what the game is.</extracomment>
        <translation>Com três a cinco jogadores, cada um pega uma função por rodada; com dois, cada um pega três, alternadamente.</translation>
    </message>
    <message>
        <source>At the end of the round, 1 doubloon is placed on each card that nobody took. It stays there until somebody takes the card, and the money with it. All cards are returned, and the next player becomes governor.</source>
        <extracomment>A rule of the help.</extracomment>
        <translation>No fim da rodada, coloca-se 1 dobrão em cada carta que ninguém pegou. Ele fica lá até alguém pegar a carta, e o dinheiro com ela. Todas as cartas são devolvidas, e o próximo jogador passa a ser o governador.</translation>
    </message>
    <message>
        <source>The end and the score</source>
        <extracomment>A heading of the help.</extracomment>
        <translation>O fim e a pontuação</translation>
    </message>
    <message>
        <source>The current round becomes the last one, and is played to its end, as soon as</source>
        <extracomment>A paragraph of the help, followed by a list of three cases.</extracomment>
        <translation>A rodada atual passa a ser a última, e é jogada até o fim, assim que</translation>
    </message>
    <message>
        <source>the colonist ship cannot be completely refilled after a mayor phase,</source>
        <extracomment>In the help: continues &quot;is played to its end, as soon as&quot;.</extracomment>
        <translation>o navio de colonos não puder ser totalmente reabastecido depois de uma fase do Prefeito,</translation>
    </message>
    <message>
        <source>a player fills the twelfth space of their city, or</source>
        <extracomment>In the help: continues &quot;is played to its end, as soon as&quot;.</extracomment>
        <translation>um jogador preencher o décimo segundo espaço de sua cidade ou</translation>
    </message>
    <message>
        <source>the last victory point chip is taken. Points earned after that still count.</source>
        <extracomment>In the help: continues &quot;is played to its end, as soon as&quot;.</extracomment>
        <translation>for pega a última ficha de ponto de vitória. Os pontos ganhos depois disso ainda contam.</translation>
    </message>
    <message>
        <source>Your score is the sum of three things:</source>
        <extracomment>In the help, followed by a list of three things.</extracomment>
        <translation>Sua pontuação é a soma de três coisas:</translation>
    </message>
    <message>
        <source>the victory points you earned by shipping,</source>
        <extracomment>In the help: one of the three things that a score is the sum of.</extracomment>
        <translation>os pontos de vitória que você ganhou com embarques,</translation>
    </message>
    <message>
        <source>the points printed on your buildings, 1 to 4 each, occupied or not, and</source>
        <extracomment>In the help: one of the three things that a score is the sum of.</extracomment>
        <translation>os pontos impressos em suas construções, de 1 a 4 cada, ocupadas ou não, e</translation>
    </message>
    <message>
        <source>the bonuses of your large buildings, each only if occupied.</source>
        <extracomment>In the help: one of the three things that a score is the sum of.</extracomment>
        <translation>os bônus de suas construções grandes, cada um só se ela estiver ocupada.</translation>
    </message>
    <message>
        <source>Doubloons plus barrels break ties. If these are equal too, the victory is shared.</source>
        <extracomment>A rule of the help.</extracomment>
        <translation>Empates são decididos pela soma de dobrões e barris. Se também for igual, a vitória é dividida.</translation>
    </message>
    <message>
        <source>Mouse and keyboard</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Mouse e teclado</translation>
    </message>
    <message>
        <source>Drag and drop</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Arrastar e soltar</translation>
    </message>
    <message>
        <source>Drag a piece with the mouse and drop it where it belongs. Every place that accepts it glows; over any other place, the prompt explains why it does not. A piece dropped there goes back to where it came from.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>Arraste uma peça com o mouse e solte-a onde ela deve ficar. Todos os lugares que a aceitam brilham; sobre qualquer outro, a mensagem explica por que não. Uma peça solta ali volta para onde estava.</translation>
    </message>
    <message>
        <source>Two clicks</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Dois cliques</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>Explanations</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Explicações</translation>
    </message>
    <message>
        <source>Rest the pointer on any piece to read what it does and what it costs you now. The prompt says whose turn it is, what to decide, and what happens if you pass.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>Deixe o ponteiro sobre qualquer peça para ler o que ela faz e quanto custa para você agora. A mensagem diz de quem é a vez, o que decidir e o que acontece se você passar.</translation>
    </message>
    <message>
        <source>Good to know</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Bom saber</translation>
    </message>
    <message>
        <source>Press Enter to activate the highlighted button.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>Pressione Enter para ativar o botão destacado.</translation>
    </message>
    <message>
        <source>New fields</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Novos campos</translation>
    </message>
    <message>
        <source>In turn, each player takes one of the face-up plantations and places it on their island. The settler may take a quarry instead.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Cada jogador, na sua vez, pega uma das plantações viradas para cima e a coloca em sua ilha. O Colono pode pegar uma pedreira em vez disso.</translation>
    </message>
    <message>
        <source>Tiles are never moved or returned.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>As fichas nunca são movidas nem devolvidas.</translation>
    </message>
    <message>
        <source>With a hacienda you may draw a face-down tile first; it must be placed.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Com uma hacienda, você pode antes tirar da pilha uma ficha virada para baixo; ela precisa ser colocada.</translation>
    </message>
    <message>
        <source>With a construction hut you may take a quarry even if you are not the settler.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Com um barracão de obras, você pode pegar uma pedreira mesmo sem ser o Colono.</translation>
    </message>
    <message>
        <source>With a hospice the tile you take comes with a colonist.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Com uma hospedaria, a ficha que você pega vem com um colono.</translation>
    </message>
    <message>
        <source>Tiles that nobody takes are discarded, and a new row is dealt.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>As fichas que ninguém pega são descartadas, e uma nova fileira é aberta.</translation>
    </message>
    <message>
        <source>New people</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Novos habitantes</translation>
    </message>
    <message>
        <source>The mayor gets 1 colonist from the supply. Then the colonists on the ship are dealt out one by one, starting with the mayor, until the ship is empty.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>O Prefeito recebe 1 colono da reserva. Depois os colonos do navio são distribuídos um a um, começando pelo Prefeito, até o navio ficar vazio.</translation>
    </message>
    <message>
        <source>Now everyone rearranges all of their colonists, including those already at work. A circle holds one colonist. A plantation, quarry or building works only while it is occupied.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Agora cada um reorganiza todos os seus colonos, inclusive os que já trabalham. Em um círculo cabe um colono. Uma plantação, pedreira ou construção só funciona enquanto está ocupada.</translation>
    </message>
    <message>
        <source>No colonist may wait in San Juan while a circle is empty.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Nenhum colono pode esperar em San Juan enquanto houver um círculo vazio.</translation>
    </message>
    <message>
        <source>A building with several circles works for each colonist on it.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Uma construção com vários círculos funciona para cada colono nela.</translation>
    </message>
    <message>
        <source>At the end, the ship is refilled with as many colonists as there are empty circles on buildings, but at least one for each player.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>No fim, o navio é reabastecido com tantos colonos quantos forem os círculos vazios nas construções, mas pelo menos um por jogador.</translation>
    </message>
    <message>
        <source>New buildings</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Novas construções</translation>
    </message>
    <message>
        <source>In turn, each player may build one building. The builder pays 1 doubloon less.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Cada jogador, na sua vez, pode fazer uma construção. O Construtor paga 1 dobrão a menos.</translation>
    </message>
    <message>
        <source>Each occupied quarry saves 1 doubloon. At most one quarry counts in the first column, two in the second, and so on.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Cada pedreira ocupada economiza 1 dobrão. Na primeira coluna conta no máximo uma pedreira, na segunda duas, e assim por diante.</translation>
    </message>
    <message>
        <source>Nobody may own two buildings of the same kind.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Ninguém pode ter duas construções do mesmo tipo.</translation>
    </message>
    <message>
        <source>A large building fills two adjacent spaces. If your empty spaces are not adjacent, other buildings are moved to make room.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Uma construção grande preenche dois espaços vizinhos. Se seus espaços vazios não são vizinhos, outras construções são movidas para abrir lugar.</translation>
    </message>
    <message>
        <source>With a university the new building comes with a colonist.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Com uma universidade, a nova construção vem com um colono.</translation>
    </message>
    <message>
        <source>The harvest</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>A colheita</translation>
    </message>
    <message>
        <source>In turn, everyone gets the goods they can produce, as long as the supply lasts. Then the craftsman takes 1 extra barrel of a kind they have just produced.</source>
        <extracomment>A rule of the help.</extracomment>
        <translation>Cada um, na sua vez, recebe as mercadorias que pode produzir, enquanto durar a reserva. Depois o Produtor pega mais 1 barril de um tipo que acabou de produzir.</translation>
    </message>
    <message>
        <source>An occupied corn plantation produces a barrel of corn without a building.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Uma plantação de milho ocupada produz um barril de milho sem precisar de construção.</translation>
    </message>
    <message>
        <source>The other kinds need both an occupied plantation and a colonist in a matching building: one barrel for each such pair.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Os outros tipos precisam de uma plantação ocupada e de um colono na construção correspondente: um barril para cada par.</translation>
    </message>
    <message>
        <source>With a factory, producing several kinds also earns money.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Com uma fábrica, produzir vários tipos também rende dinheiro.</translation>
    </message>
    <message>
        <source>Below its barrels, a large board shows what it would produce now. A mark says what one more barrel lacks: a dashed square is a plantation, a dashed house a building, an idle circle a colonist, an empty barrel the supply.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Abaixo de seus barris, um tabuleiro grande mostra o que produziria agora. Um sinal indica o que falta para mais um barril: um quadrado tracejado é uma plantação, uma casa tracejada uma construção, um círculo livre um colono, um barril vazio a reserva.</translation>
    </message>
    <message>
        <source>The trading house</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>A casa de comércio</translation>
    </message>
    <message>
        <source>In turn, each player may sell one barrel. Corn earns nothing, indigo 1, sugar 2, tobacco 3 and coffee 4 doubloons. The trader gets 1 more for a sale.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Cada jogador, na sua vez, pode vender um barril. Milho não rende nada; índigo, 1 dobrão; açúcar, 2; tabaco, 3; e café, 4. O Comerciante recebe 1 a mais por uma venda.</translation>
    </message>
    <message>
        <source>The trading house has four spaces and buys only kinds it does not hold yet.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>A casa de comércio tem quatro espaços e só compra tipos que ainda não tem.</translation>
    </message>
    <message>
        <source>With an office you may sell a kind it already holds.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Com um escritório, você pode vender um tipo que ela já tem.</translation>
    </message>
    <message>
        <source>A small market adds 1 doubloon to a sale, a large market 2.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Um mercado pequeno acrescenta 1 dobrão à venda; um grande, 2.</translation>
    </message>
    <message>
        <source>The phase ends when the trading house is full, and it is emptied. Otherwise its barrels stay and block their kinds.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>A fase termina quando a casa de comércio enche, e então ela é esvaziada. Caso contrário, os barris ficam e bloqueiam seus tipos.</translation>
    </message>
    <message>
        <source>Shipping</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Embarques</translation>
    </message>
    <message>
        <source>Turn after turn, each player loads barrels of one kind onto one cargo ship and gets a victory point for each barrel. Players who can load must load. The captain gets 1 extra point for the first load.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Vez após vez, cada jogador embarca barris de um tipo em um navio de carga e recebe um ponto de vitória por barril. Quem pode embarcar é obrigado a embarcar. O Capitão recebe 1 ponto a mais pelo primeiro embarque.</translation>
    </message>
    <message>
        <source>A ship carries one kind, and no two ships carry the same.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Cada navio leva um tipo, e não há dois navios com o mesmo.</translation>
    </message>
    <message>
        <source>You choose the kind, but must load as many barrels of it as possible. Of several empty ships, choose one that takes the most.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Você escolhe o tipo, mas precisa embarcar tantos barris quanto possível. Entre vários navios vazios, escolha um em que caibam mais.</translation>
    </message>
    <message>
        <source>With a wharf you may, once in the phase, ship all your barrels of one kind on a ship of your own.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Com um cais, você pode, uma vez na fase, enviar todos os seus barris de um tipo em um navio próprio.</translation>
    </message>
    <message>
        <source>With a harbor, every load earns 1 extra point.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Com um porto, cada embarque rende 1 ponto a mais.</translation>
    </message>
    <message>
        <source>Storing goods</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Armazenar mercadorias</translation>
    </message>
    <message>
        <source>When nobody can load anymore, each player keeps one barrel, plus all barrels of as many kinds as their warehouses store. Everything else returns to the supply. Full ships sail and come back empty; the others keep their load.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Quando ninguém mais pode embarcar, cada jogador fica com um barril, mais todos os barris de tantos tipos quantos seus armazéns guardam. O resto volta para a reserva. Navios cheios partem e voltam vazios; os outros mantêm sua carga.</translation>
    </message>
    <message>
        <source>A quiet moment</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Um momento tranquilo</translation>
    </message>
    <message>
        <source>The prospector takes 1 doubloon from the bank. Nobody else does anything.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>O Minerador pega 1 dobrão do banco. Os outros não fazem nada.</translation>
    </message>
    <message>
        <source>There are two prospector cards with five players, one with two or four, and none with three.</source>
        <extracomment>A rule of the help about a role.</extracomment>
        <translation>Há duas cartas de Minerador com cinco jogadores, uma com dois ou quatro e nenhuma com três.</translation>
    </message>
    <message>
        <source>As in the printed game, players do not see each other&apos;s points. In the preferences you can show them all, or draw a curtain when the turn passes to another person.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>Como no jogo impresso, ninguém vê os pontos dos outros. Nas preferências, você pode mostrar todos ou fechar uma cortina quando a vez passa para outra pessoa.</translation>
    </message>
    <message>
        <source>Using the program</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Como usar o programa</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Dicas</translation>
    </message>
    <message>
        <source>Hint (H) thinks for a moment, then offers the best move and two others, each with its chance to win and a reason. Point at one to see it on the table; a click or Enter plays it, Escape closes the hint. A hint uses only what you may see yourself.</source>
        <extracomment>In the help on hints; names of entries are those of the menus.</extracomment>
        <translation>Dica (H) pensa um momento e oferece a melhor jogada e outras duas, cada uma com sua chance de vencer e um motivo. Aponte para uma delas para vê-la na mesa; um clique ou Enter a joga, Esc fecha a dica. Uma dica usa só o que você mesmo pode ver.</translation>
    </message>
    <message>
        <source>In the mayor phase, Place for me places your colonists.</source>
        <extracomment>In the help on hints; names of entries are those of the menus.</extracomment>
        <translation>Na fase do Prefeito, Colocar por mim coloca seus colonos.</translation>
    </message>
    <message>
        <source>Undo and redo</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Desfazer e refazer</translation>
    </message>
    <message>
        <source>Undo goes back move by move to the start of the game, and Redo goes forward again. Restart My Turn goes back to the start of your turn.</source>
        <extracomment>In the help on undo and redo; names of entries are those of the menus.</extracomment>
        <translation>Desfazer volta jogada por jogada até o início da partida, e Refazer avança de novo. Reiniciar minha vez volta ao início da sua vez.</translation>
    </message>
    <message>
        <source>Undo stops where hidden tiles were seen. You can change this in the preferences, or limit undo to the turn.</source>
        <extracomment>In the help on undo and redo; names of entries are those of the menus.</extracomment>
        <translation>Desfazer só vai até onde fichas ocultas foram vistas. Você pode mudar isso nas preferências ou limitar o desfazer à sua vez.</translation>
    </message>
    <message>
        <source>While moves are undone, the prompt says how many. Playing on discards them; if other players&apos; moves are among them, you are asked first.</source>
        <extracomment>In the help on undo and redo; names of entries are those of the menus.</extracomment>
        <translation>Enquanto há jogadas desfeitas, a mensagem diz quantas. Continuar jogando as descarta; se houver jogadas de outros entre elas, você é consultado antes.</translation>
    </message>
    <message>
        <source>Computer players</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Jogadores virtuais</translation>
    </message>
    <message>
        <source>In New Game, each seat is a person or a computer player of a level. The levels, from the weakest to the strongest: %1. A style gives it preferences. The Seats menu, or the menu of a board, changes who plays a seat during the game.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus. %1 is a list of the levels&apos; names.</extracomment>
        <translation>Em Nova partida, cada lugar é uma pessoa ou um jogador virtual de algum nível. Os níveis, do mais fraco ao mais forte: %1. Um estilo lhe dá preferências. O menu Lugares, ou o menu de um tabuleiro, muda quem joga em um lugar durante a partida.</translation>
    </message>
    <message>
        <source>Computer players see only what a person in their place would see. The log gives reasons for their moves; you can turn this off in the preferences.</source>
        <extracomment>In the help on computer players; names of entries are those of the menus.</extracomment>
        <translation>Os jogadores virtuais veem só o que uma pessoa veria no lugar deles. O histórico mostra os motivos de suas jogadas; você pode desativar isso nas preferências.</translation>
    </message>
    <message>
        <source>Pause Computers (Ctrl+P) stops them, and One Computer Move (Ctrl+Shift+P) plays a single move. Ctrl+Up and Ctrl+Down change how fast their moves follow each other.</source>
        <extracomment>In the help on computer players; names of entries are those of the menus.</extracomment>
        <translation>Pausar jogadores virtuais (Ctrl+P) os detém, e Uma só jogada (Ctrl+Shift+P) faz uma única jogada. Ctrl+Seta para cima e Ctrl+Seta para baixo mudam o ritmo das jogadas.</translation>
    </message>
    <message>
        <source>Another Program… lets a program of your own play. In a game opened from a file, computers and programs wait until you choose Continue.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>Outro programa… deixa um programa seu jogar. Em uma partida aberta de um arquivo, os jogadores virtuais e os programas esperam até você escolher Continuar.</translation>
    </message>
    <message>
        <source>Looking back</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Olhar para trás</translation>
    </message>
    <message>
        <source>Click a line of the log to show the table as it was then. The menu of the line goes back to that moment or continues from there as a new game.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>Clique em uma linha do histórico para ver a mesa como estava. O menu da linha volta a esse momento ou continua dele como uma nova partida.</translation>
    </message>
    <message>
        <source>Replay (Ctrl+R) shows the game from the start: the arrow keys step, Page Up and Page Down go by rounds, Space plays and pauses, Escape returns to the game.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>Reproduzir (Ctrl+R) mostra a partida desde o início: as setas avançam passo a passo, Page Up e Page Down por rodadas, Espaço reproduz e pausa, Esc volta à partida.</translation>
    </message>
    <message>
        <source>Course of the Game charts everyone&apos;s chance to win after each move and lists the turning points: mistakes, with a better move for each, and moves after which a player&apos;s chance fell steeply. It stands beside the table, which shows the moment you choose; Escape closes it.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>Andamento da partida mostra em um gráfico a chance de vencer de cada jogador após cada jogada e lista os momentos decisivos: erros, cada um com uma jogada melhor, e jogadas após as quais a chance de um jogador caiu muito. Fica ao lado da mesa, que mostra o momento que você escolher; Esc o fecha.</translation>
    </message>
    <message>
        <source>Games and positions</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Partidas e posições</translation>
    </message>
    <message>
        <source>Saving</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Every move is saved as you make it. Quit whenever you like: Windrose continues the game at the next start. A small ring marks moves that are not on the disk yet.</source>
        <extracomment>In the help on files; names of entries are those of the menus.</extracomment>
        <translation>Cada jogada é salva assim que você a faz. Saia quando quiser: o Windrose continua a partida na próxima vez. Um pequeno anel marca as jogadas que ainda não estão no disco.</translation>
    </message>
    <message>
        <source>When a new game starts, the previous one moves to Earlier Games, which keeps the last %1.</source>
        <extracomment>In the help on files; %1 is a number of games or the path of a folder.</extracomment>
        <translation>Quando uma nova partida começa, a anterior vai para Partidas anteriores, que guarda as últimas %1.</translation>
    </message>
    <message>
        <source>These games are in the folder %1. A second window has a game of its own there.</source>
        <extracomment>In the help on files; %1 is a number of games or the path of a folder.</extracomment>
        <translation>Essas partidas ficam na pasta %1. Uma segunda janela tem lá sua própria partida.</translation>
    </message>
    <message>
        <source>If a move cannot be saved, for example because the disk is full, a strip above the table says why. You can play on, and save the game somewhere else.</source>
        <extracomment>In the help on files; names of entries are those of the menus.</extracomment>
        <translation>Se uma jogada não puder ser salva, por exemplo porque o disco está cheio, uma faixa acima da mesa diz o motivo. Você pode continuar jogando e salvar a partida em outro lugar.</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Arquivos</translation>
    </message>
    <message>
        <source>Save writes the game to a file of your choice. It asks before overwriting what another window or program has changed, and does not replace a write-protected file. Saving over a file follows links and keeps the file&apos;s owner, permissions and hard links.</source>
        <extracomment>In the help on files; names of entries are those of the menus.</extracomment>
        <translation>Salvar grava a partida em um arquivo à sua escolha. Pergunta antes de sobrescrever o que outra janela ou programa alterou e não substitui um arquivo protegido contra gravação. Ao salvar sobre um arquivo, os links são seguidos, e o proprietário, as permissões e os links físicos do arquivo são mantidos.</translation>
    </message>
    <message>
        <source>Open files from the menu, drop them on the window, or double-click them. A file can have at most 16 MiB. Copy Game and Paste Game move a game or a position through the clipboard as text.</source>
        <extracomment>In the help on files; names of entries are those of the menus.</extracomment>
        <translation>Abra arquivos pelo menu, solte-os na janela ou clique duas vezes neles. Um arquivo pode ter no máximo 16 MiB. Copiar partida e Colar partida levam uma partida ou posição pela área de transferência como texto.</translation>
    </message>
    <message>
        <source>A damaged file is opened up to its last good move, and you are told where the damage is. The damaged file itself is kept; if it is the saved last game, as a copy whose name ends in .damaged.</source>
        <extracomment>In the help on files; names of entries are those of the menus.</extracomment>
        <translation>Um arquivo danificado é aberto até a última jogada correta, e você é informado de onde está o dano. O próprio arquivo danificado é mantido; se for a última partida salva, como uma cópia cujo nome termina em .damaged.</translation>
    </message>
    <message>
        <source>Setting up a position</source>
        <extracomment>The title of a page of the help, and of the window while a position is set up.</extracomment>
        <translation>Montar uma posição</translation>
    </message>
    <message>
        <source>Set Up a Position in the Game menu copies the position to a table of its own, while the game waits. Move any piece between the box and the boards by dragging, by clicking, or with the keyboard. Like a game, the position is saved at every step and is still there after a crash, with undo and redo.</source>
        <extracomment>In the help on setting up a position; names of entries and buttons are those of the table.</extracomment>
        <translation>Montar uma posição, no menu Partida, copia a posição para uma mesa própria, enquanto a partida espera. Mova qualquer peça entre a caixa e os tabuleiros arrastando, clicando ou com o teclado. Como uma partida, a posição é salva a cada passo e continua lá após uma falha, com desfazer e refazer.</translation>
    </message>
    <message>
        <source>Delete puts a piece back into the box, + and − change a number, and a double click turns a large building. Pieces that are used up cannot be placed.</source>
        <extracomment>In the help on setting up a position; names of entries and buttons are those of the table.</extracomment>
        <translation>Delete devolve uma peça à caixa, + e − mudam um número, e um clique duplo gira uma construção grande. Peças esgotadas não podem ser colocadas.</translation>
    </message>
    <message>
        <source>Table… changes the number of players, their names and the options. Start the Game from Here plays on from the position as a new game; Save Position and Copy Position write it as text that opens like a game.</source>
        <extracomment>In the help on setting up a position; names of entries and buttons are those of the table.</extracomment>
        <translation>Mesa… muda o número de jogadores, seus nomes e as opções. Iniciar a partida daqui continua da posição como nova partida; Salvar posição e Copiar posição a gravam como texto que abre como uma partida.</translation>
    </message>
    <message>
        <source>Every move is shown piece by piece while the prompt describes it. Any key or click shows the rest at once; the speed is in the preferences.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>Cada jogada é mostrada peça por peça enquanto a mensagem a descreve. Qualquer tecla ou clique mostra o resto de uma vez; a velocidade está nas preferências.</translation>
    </message>
    <message>
        <source>An outline marks what each player&apos;s last move changed on the board. When your turn comes, a ribbon lists what the others did; Again shows it once more.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>Um contorno marca o que a última jogada de cada jogador mudou no tabuleiro. Quando chega a sua vez, uma fita lista o que os outros fizeram; De novo mostra outra vez.</translation>
    </message>
    <message>
        <source>Rest the pointer on a role card to read what the role would bring each player now. A card with a 0 would bring you nothing.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>Deixe o ponteiro sobre uma carta de função para ler o que ela traria agora a cada jogador. Uma carta com 0 não traria nada para você.</translation>
    </message>
    <message>
        <source>Click a piece, then the place. A role card needs one click only, and so does an empty circle while a colonist waits in San Juan.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>Clique em uma peça e depois no lugar. Uma carta de função precisa de um clique só, assim como um círculo vazio enquanto um colono espera em San Juan.</translation>
    </message>
    <message>
        <source>What you can use now has a thin outline with a dot in its corner. A circle that takes a colonist has a plus.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>O que você pode usar agora tem um contorno fino com um ponto no canto. Um círculo que aceita um colono tem um sinal de mais.</translation>
    </message>
    <message>
        <source>Three gauges beside the role cards show how near the end is: the victory points left, the colonists left, and the fullest city.</source>
        <extracomment>A paragraph of the help about the end of the game.</extracomment>
        <translation>Três indicadores ao lado das cartas de função mostram como o fim está próximo: os pontos de vitória restantes, os colonos restantes e a cidade mais cheia.</translation>
    </message>
    <message>
        <source>N goes to the next thing you can use, Tab to the next such part of the table, the arrow keys move within a part. Space picks up and puts down; while you carry a piece, all of these visit only places that accept it. Escape puts it back. ? shows all keys.</source>
        <extracomment>In the help, about playing by mouse and keys.</extracomment>
        <translation>N vai à próxima coisa que você pode usar, Tab à próxima parte da mesa com algo assim, e as setas se movem dentro de uma parte. Espaço pega e solta; enquanto você carrega uma peça, todas só passam por lugares que a aceitam. Esc a devolve. ? mostra todas as teclas.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Sons</translation>
    </message>
    <message>
        <source>There are sounds for the pieces, for your turn after others moved, and for the end of the game. M turns the sounds off and on; their volume is in the preferences.</source>
        <extracomment>In the help on sounds.</extracomment>
        <translation>Há sons para as peças, para a sua vez depois das jogadas dos outros e para o fim da partida. M desliga e liga os sons; o volume está nas preferências.</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>A heading of the help pages.</extracomment>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>Larger Text (Ctrl++) and Smaller Text (Ctrl+-) in the View menu change the size of all texts, from 80 to 200 percent of the usual one; Ctrl+0 returns to it. On a small table, texts grow as far as their places allow.</source>
        <extracomment>In the help on the size of texts; names of entries are those of the menus.</extracomment>
        <translation>Texto maior (Ctrl++) e Texto menor (Ctrl+-), no menu Exibir, mudam o tamanho de todos os textos, de 80 a 200 por cento do normal; Ctrl+0 volta a ele. Em uma mesa pequena, os textos crescem até onde cabem.</translation>
    </message>
    <message>
        <source></source>
        <comment>The pages of the help.</comment>
        <translation></translation>
    </message>
    <message>
        <source>The game</source>
        <extracomment>A chapter of the help: its goal, a round and the end.</extracomment>
        <translation>O jogo</translation>
    </message>
    <message>
        <source>Roles</source>
        <extracomment>A chapter of the help.</extracomment>
        <translation>Funções</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>A chapter of the help.</extracomment>
        <translation>Construções</translation>
    </message>
    <message>
        <source>Tiles and goods</source>
        <extracomment>A chapter of the help: plantations, the quarry, and the kinds of goods.</extracomment>
        <translation>Fichas e mercadorias</translation>
    </message>
    <message>
        <source>On the table</source>
        <extracomment>A chapter of the help: the parts of the table and of a player&apos;s board.</extracomment>
        <translation>Na mesa</translation>
    </message>
    <message>
        <source>The program</source>
        <extracomment>A chapter of the help: what the window offers.</extracomment>
        <translation>O programa</translation>
    </message>
    <message>
        <source>See also: %1</source>
        <extracomment>Below an entry of the help: %1 is a list of other entries, &quot;Mayor · San Juan&quot;.</extracomment>
        <translation>Veja também: %1</translation>
    </message>
    <message>
        <source>City</source>
        <extracomment>A part of a player&apos;s board, as the title of an entry of the help.</extracomment>
        <translation>Cidade</translation>
    </message>
    <message>
        <source>Island</source>
        <extracomment>A part of a player&apos;s board, as the title of an entry of the help.</extracomment>
        <translation>Ilha</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>In the help on keys: a key and what it does.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hidden points</source>
        <extracomment>The title of an entry of the help: points that players do not see of each other, and the curtain.</extracomment>
        <translation>Pontos ocultos</translation>
    </message>
    <message>
        <source>The preferences change how the table looks and sounds, how fast moves are shown, what undo may take back, and what players see of each other. Each of them takes effect at once.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>As preferências mudam a aparência e os sons da mesa, a rapidez com que as jogadas são mostradas, o que se pode desfazer e o que os jogadores veem uns dos outros. Cada uma vale na hora.</translation>
    </message>
    <message>
        <source>Finished games on this computer are kept with the players, their points and their buildings. The pages count them by player, seat, building and length; filters choose games, and each game can be opened in the replay. Nothing leaves this computer.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>As partidas terminadas neste computador são guardadas com os jogadores, seus pontos e suas construções. As páginas as contam por jogador, lugar, construção e duração; filtros escolhem partidas, e cada uma pode ser aberta na reprodução. Nada sai deste computador.</translation>
    </message>
    <message>
        <source>Learn in the Help menu leads through a first game at the table, and three short lessons show shipping, money and the end. A note beside a piece says one thing at a time. Play as you like in between; a lesson can be left at any moment and taken up again.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>Aprender, no menu Ajuda, conduz por uma primeira partida na mesa, e três lições curtas mostram os embarques, o dinheiro e o fim. Um bilhete ao lado de uma peça diz uma coisa de cada vez. Nesse meio-tempo, jogue como quiser; uma lição pode ser deixada a qualquer momento e retomada depois.</translation>
    </message>
    <message>
        <source>Puzzles in the Help menu are positions near the end of a game. Play the best move for the player whose turn it is. It is proved that every other move brings less, because everything that can follow was tried. After a wrong move you are told what it would lead to; after the right one, the rest of the game is shown. A hint says a little more each time. Your game waits and comes back as it was, and your solved puzzles are remembered.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>Os problemas no menu Ajuda são posições perto do fim de um jogo. Dê a melhor jogada para quem tem a vez. Está provado que qualquer outra rende menos, pois tudo o que pode seguir foi tentado. Depois de uma jogada errada se vê o que ela rende, e uma certa é jogada até o fim. Cada dica diz um pouco mais. O seu jogo espera e volta como estava, e o que você resolveu fica guardado.</translation>
    </message>
    <message>
        <source>A puzzle that is on the table when you quit is there again at the next start; Back to the Game returns to your game.</source>
        <extracomment>In the help, about puzzles; &quot;Back to the Game&quot; is the button beside a puzzle.</extracomment>
        <translation>Um problema que está na mesa quando você sai é posto de novo no próximo início; “Voltar ao jogo” leva de volta ao seu jogo.</translation>
    </message>
    <message>
        <source>Sharing</source>
        <extracomment>The title of an entry of the help: pictures, the log and games as texts, for others.</extracomment>
        <translation>Compartilhar</translation>
    </message>
    <message>
        <source>Share and Export in the Game menu saves, copies and, where that is possible, prints a picture of the table as you see it. It also saves or copies the log as text. The window with the score has a button for its own picture.</source>
        <extracomment>In the help on sharing; names of entries are those of the menus.</extracomment>
        <translation>“Compartilhar e exportar” no menu Partida salva, copia e, onde for possível, imprime uma imagem da mesa como você a vê. Também salva ou copia o histórico como texto. A janela da pontuação tem um botão para a sua própria imagem.</translation>
    </message>
    <message>
        <source>Copy Game for Chat copies the game as a short text that can be sent in a chat; Paste Game opens it again, here or on another computer.</source>
        <extracomment>In the help on sharing; names of entries are those of the menus.</extracomment>
        <translation>“Copiar partida para chat” copia a partida como um texto curto que pode ser enviado em um chat; “Colar partida” a abre de novo, aqui ou em outro computador.</translation>
    </message>
    <message>
        <source>Then… also shows what is expected to follow each move.</source>
        <extracomment>In the help on hints; Then… is a button.</extracomment>
        <translation>Depois… mostra também o que deve vir após cada jogada.</translation>
    </message>
    <message>
        <source>Below them it says how often each player found the best move, and lists each player&apos;s mistakes.</source>
        <extracomment>A paragraph of the help on the course of the game, below the text about its list of mistakes.</extracomment>
        <translation>Abaixo indica quantas vezes cada jogador encontrou a melhor jogada e lista os seus erros.</translation>
    </message>
    <message>
        <source>Analysis thinks about the position on the table for as long as it is open. It shows everyone&apos;s chance to win and the five best moves, and goes with undo and replay.</source>
        <extracomment>A paragraph of the help; names of entries are those of the menus.</extracomment>
        <translation>Análise pensa na posição da mesa enquanto estiver aberta. Mostra a chance de vencer de todos e as cinco melhores jogadas, e acompanha o desfazer e a reprise.</translation>
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
        <translation>Custa %1; %2, %3, dois espaços da cidade.</translation>
    </message>
    <message>
        <source>Costs %1; %2, %3.</source>
        <extracomment>In the text over a building: %1 is the price in doubloons, %2 the circles, %3 the victory points, each with its noun.</extracomment>
        <translation>Custa %1; %2, %3.</translation>
    </message>
    <message>
        <source>You pay now: %1.</source>
        <extracomment>%1 is a number or a calculation such as &quot;8 − 1 builder = 7&quot;</extracomment>
        <translation>Você paga agora: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You are %n doubloon(s) short.</source>
        <extracomment>In the text over a building: how many doubloons are missing.</extracomment>
        <translation>
            <numerusform>Falta %n dobrão para você.</numerusform>
            <numerusform>Faltam %n dobrões para você.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sold out.</source>
        <extracomment>In the text over a building of which no copy is left.</extracomment>
        <translation>Esgotado.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n copy(ies) left.</source>
        <extracomment>%1 copies left of %n in the game</extracomment>
        <translation>
            <numerusform>Disponíveis: %1 de %n.</numerusform>
            <numerusform>Disponíveis: %1 de %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>− %1 builder</source>
        <extracomment>In the sum of a price: %1 is what the role of the builder takes off.</extracomment>
        <translation>− %1 Construtor</translation>
    </message>
    <message numerus="yes">
        <source>− %n quarry(ies)</source>
        <extracomment>In the sum of a price: the occupied quarries that take a doubloon off each.</extracomment>
        <translation>
            <numerusform>− %n pedreira</numerusform>
            <numerusform>− %n pedreiras</numerusform>
        </translation>
    </message>
    <message>
        <source>+ 1 trader</source>
        <extracomment>In the text over the trading house: the trader&apos;s privilege, as a part of a price.</extracomment>
        <translation>+ 1 Comerciante</translation>
    </message>
    <message>
        <source>+ %1 %2</source>
        <extracomment>%1 is a number of doubloons, %2 a building such as &quot;small market&quot;</extracomment>
        <translation>+ %1 %2</translation>
    </message>
    <message>
        <source>You own it already.</source>
        <extracomment>In the text over a building of the supply.</extracomment>
        <translation>Você já tem.</translation>
    </message>
    <message>
        <source>Already taken this round.</source>
        <extracomment>In the text over a role card.</extracomment>
        <translation>Já foi pega nesta rodada.</translation>
    </message>
    <message numerus="yes">
        <source>The player who takes this card gets %n doubloon(s).</source>
        <extracomment>In the text over a role card on which doubloons lie.</extracomment>
        <translation>
            <numerusform>Quem pegar esta carta recebe %n dobrão.</numerusform>
            <numerusform>Quem pegar esta carta recebe %n dobrões.</numerusform>
        </translation>
    </message>
    <message>
        <source>None left.</source>
        <extracomment>In the text over a stack of tiles that is empty.</extracomment>
        <translation>Não resta nenhuma.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n quarry(ies) left.</source>
        <extracomment>%1 quarries left of %n in the game</extracomment>
        <translation>
            <numerusform>Pedreiras disponíveis: %1 de %n.</numerusform>
            <numerusform>Pedreiras disponíveis: %1 de %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trading house pays %n doubloon(s) for a barrel.</source>
        <extracomment>In the text over goods: what a barrel sells for.</extracomment>
        <translation>
            <numerusform>A casa de comércio paga %n dobrão por um barril.</numerusform>
            <numerusform>A casa de comércio paga %n dobrões por um barril.</numerusform>
        </translation>
    </message>
    <message>
        <source>For you now: %1.</source>
        <extracomment>%1 is a number or a calculation such as &quot;2 + 1 trader = 3&quot;</extracomment>
        <translation>Para você agora: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n barrel(s) left in the supply.</source>
        <extracomment>%1 barrels left of %n in the game</extracomment>
        <translation>
            <numerusform>Na reserva: %1 de %n barril.</numerusform>
            <numerusform>Na reserva: %1 de %n barris.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n doubloon(s).</source>
        <extracomment>In the text over a building: the doubloons of the player to move.</extracomment>
        <translation>
            <numerusform>Você tem %n dobrão.</numerusform>
            <numerusform>Você tem %n dobrões.</numerusform>
        </translation>
    </message>
    <message>
        <source>You would pay: %1.</source>
        <extracomment>In the text over a building: %1 is the price with how it comes about, such as &quot;8 − 1 builder − 2 quarries = 5 doubloons&quot;.</extracomment>
        <translation>Você pagaria: %1.</translation>
    </message>
    <message>
        <source>You would pay: %1; as builder %2.</source>
        <extracomment>%1 is a number or a calculation such as &quot;8 − 2 quarries = 6&quot;, %2 a number</extracomment>
        <translation>Você pagaria: %1; como Construtor, %2.</translation>
    </message>
    <message numerus="yes">
        <source>It scores %n point(s) for you now.</source>
        <extracomment>In the text over a large building: the victory points of its bonus.</extracomment>
        <translation>
            <numerusform>Vale %n ponto para você agora.</numerusform>
            <numerusform>Vale %n pontos para você agora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would score %n point(s) for you now if occupied.</source>
        <extracomment>In the text over a large building: the victory points of its bonus.</extracomment>
        <translation>
            <numerusform>Ocupada, valeria %n ponto para você agora.</numerusform>
            <numerusform>Ocupada, valeria %n pontos para você agora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would score %n point(s) for you now if built and occupied.</source>
        <extracomment>In the text over a large building: the victory points of its bonus.</extracomment>
        <translation>
            <numerusform>Construída e ocupada, valeria %n ponto para você agora.</numerusform>
            <numerusform>Construída e ocupada, valeria %n pontos para você agora.</numerusform>
        </translation>
    </message>
    <message>
        <source>The trading house is full.</source>
        <extracomment>Why a sale is not possible, in the text over the trading house.</extracomment>
        <translation>A casa de comércio está cheia.</translation>
    </message>
    <message>
        <source>For you on your turn: %1.</source>
        <extracomment>In the text over a role card: %1 is what the role would bring.</extracomment>
        <translation>Para você, na sua vez: %1.</translation>
    </message>
    <message>
        <source>%1: no tile to take or no room for it</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>%1: nenhuma ficha para pegar ou nenhum espaço para ela</translation>
    </message>
    <message>
        <source>%1: a tile</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>%1: uma ficha</translation>
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
            <numerusform>%1: pode pagar %n tipo de construção</numerusform>
            <numerusform>%1: pode pagar %n tipos de construção</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n barrel(s)</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>
            <numerusform>%1: %n barril</numerusform>
            <numerusform>%1: %n barris</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: nothing to sell</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>%1: nada para vender</translation>
    </message>
    <message numerus="yes">
        <source>%1: a sale for up to %n doubloon(s)</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>
            <numerusform>%1: uma venda por até %n dobrão</numerusform>
            <numerusform>%1: uma venda por até %n dobrões</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: nothing to load</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>%1: nada para embarcar</translation>
    </message>
    <message numerus="yes">
        <source>%1: up to %n barrel(s) on one ship</source>
        <extracomment>In the text over a role card, one line for each player: %1 is the player&apos;s name.</extracomment>
        <translation>
            <numerusform>%1: até %n barril em um navio</numerusform>
            <numerusform>%1: até %n barris em um navio</numerusform>
        </translation>
    </message>
    <message>
        <source>If %1 takes it now:</source>
        <extracomment>%1 is a player&apos;s name; a line for each player follows</extracomment>
        <translation>Se %1 pegar agora:</translation>
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
        <translation>Foi gravado por uma versão posterior do Windrose.</translation>
    </message>
    <message>
        <source>Another window is writing the file.</source>
        <extracomment>Why it cannot be kept which puzzles were solved.</extracomment>
        <translation>Outra janela está gravando o arquivo.</translation>
    </message>
    <message>
        <source>No lock file can be created.</source>
        <extracomment>Why it cannot be kept which puzzles were solved.</extracomment>
        <translation>Não é possível criar um arquivo de bloqueio.</translation>
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
        <translation>Outra janela está gravando os resultados.</translation>
    </message>
    <message>
        <source>No lock file can be created for the results.</source>
        <extracomment>Why the result of a finished game cannot be kept.</extracomment>
        <translation>Não foi possível criar o arquivo de bloqueio dos resultados.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>The disk is slow: the game is still being written.</source>
        <extracomment>The question while the window waits for a slow disk before it closes.</extracomment>
        <translation>O disco está lento: a partida ainda está sendo gravada.</translation>
    </message>
    <message>
        <source>The window closes automatically as soon as the game is saved. If you quit before that, the last moves may be lost.</source>
        <extracomment>Explains the question while the window waits for a slow disk before it closes.</extracomment>
        <translation>A janela se fecha sozinha assim que a partida for salva. Se você sair antes, as últimas jogadas podem se perder.</translation>
    </message>
    <message>
        <source>Quit Anyway</source>
        <extracomment>A button of the question whether to quit although the game could not be saved.</extracomment>
        <translation>Sair mesmo assim</translation>
    </message>
    <message>
        <source>The disk is slow: the file %1 is still being saved.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>O disco está lento: o arquivo %1 ainda está sendo salvo.</translation>
    </message>
    <message>
        <source>The window closes automatically as soon as that is done. If you quit before that, the file may be missing or keep its previous contents.</source>
        <extracomment>Explains the question while the window waits for a slow disk before it closes.</extracomment>
        <translation>A janela se fecha sozinha assim que isso terminar. Se você sair antes, o arquivo pode não existir ou manter o conteúdo anterior.</translation>
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
        <translation>Uma primeira partida</translation>
    </message>
    <message>
        <source>Shipping</source>
        <extracomment>Name of a lesson, in the menu and in the head of its bubbles</extracomment>
        <translation>Embarques</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>Name of a lesson, in the menu and in the head of its bubbles</extracomment>
        <translation>Dinheiro</translation>
    </message>
    <message>
        <source>The End of the Game</source>
        <extracomment>Name of a lesson, in the menu and in the head of its bubbles</extracomment>
        <translation>O fim da partida</translation>
    </message>
    <message>
        <source>You play, and are told what to do and why. It takes about ten minutes.</source>
        <extracomment>What the lesson &quot;A First Game&quot; is about, in its menu entry&apos;s tooltip</extracomment>
        <translation>Você joga e fica sabendo o que fazer e por quê. Leva cerca de dez minutos.</translation>
    </message>
    <message>
        <source>The captain, from both sides: how ships are loaded, and what is lost.</source>
        <extracomment>What the lesson &quot;Shipping&quot; is about, in its menu entry&apos;s tooltip</extracomment>
        <translation>O Capitão, dos dois lados: como os navios são carregados e o que se perde.</translation>
    </message>
    <message>
        <source>Trading, quarries and prices: where doubloons come from, and how far they go.</source>
        <extracomment>What the lesson &quot;Money&quot; is about, in its menu entry&apos;s tooltip</extracomment>
        <translation>Vendas, pedreiras e preços: de onde vêm os dobrões e até onde eles dão.</translation>
    </message>
    <message>
        <source>Large buildings, and how to end the game while you are ahead.</source>
        <extracomment>What the lesson &quot;The End of the Game&quot; is about, in its menu entry&apos;s tooltip</extracomment>
        <translation>Construções grandes, e como encerrar a partida enquanto você está na frente.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message numerus="yes">
        <source>%1 takes %n doubloon(s) from the card.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 pega %n dobrão da carta.</numerusform>
            <numerusform>%1 pega %n dobrões da carta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n doubloon(s) as prospector.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 recebe %n dobrão como Minerador.</numerusform>
            <numerusform>%1 recebe %n dobrões como Minerador.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n doubloon(s) from the factory.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 recebe %n dobrão pela fábrica.</numerusform>
            <numerusform>%1 recebe %n dobrões pela fábrica.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n doubloon(s).</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 recebe %n dobrão.</numerusform>
            <numerusform>%1 recebe %n dobrões.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for loading.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 recebe %n ponto pelo embarque.</numerusform>
            <numerusform>%1 recebe %n pontos pelo embarque.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for the harbor.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 recebe %n ponto pelo porto.</numerusform>
            <numerusform>%1 recebe %n pontos pelo porto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) as captain.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 recebe %n ponto como Capitão.</numerusform>
            <numerusform>%1 recebe %n pontos como Capitão.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s).</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 recebe %n ponto.</numerusform>
            <numerusform>%1 recebe %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 draws %2 with the hacienda.</source>
        <extracomment>%2 is a tile such as &quot;a corn plantation&quot;</extracomment>
        <translation>%1 tira %2 com a hacienda.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 a tile with its article.</extracomment>
        <translation>%1 pega %2.</translation>
    </message>
    <message>
        <source>%1&apos;s hospice sends a colonist from the ship.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 that of a building.</extracomment>
        <translation>A hospedaria de %1 envia um colono do navio.</translation>
    </message>
    <message>
        <source>%1&apos;s hospice sends a colonist.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 that of a building.</extracomment>
        <translation>A hospedaria de %1 envia um colono.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) that nobody took is/are discarded.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>
            <numerusform>%n ficha que ninguém pegou é descartada.</numerusform>
            <numerusform>%n fichas que ninguém pegou são descartadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discarded tile(s) is/are shuffled into a new stack.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>
            <numerusform>%n ficha descartada forma a nova pilha.</numerusform>
            <numerusform>%n fichas descartadas são embaralhadas em uma nova pilha.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) is/are dealt face up.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>
            <numerusform>%n ficha é virada para cima.</numerusform>
            <numerusform>%n fichas são viradas para cima.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gets 1 more colonist as mayor.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>%1 recebe mais 1 colono como Prefeito.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n colonist(s) from the ship.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 recebe %n colono do navio.</numerusform>
            <numerusform>%1 recebe %n colonos do navio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places the colonists; %n is/are at work.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1 coloca os colonos; %n trabalha.</numerusform>
            <numerusform>%1 coloca os colonos; %n trabalham.</numerusform>
        </translation>
    </message>
    <message>
        <source>No colonists are left for the ship.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>Não restam colonos para o navio.</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) board(s) the ship.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>
            <numerusform>%n colono embarca no navio.</numerusform>
            <numerusform>%n colonos embarcam no navio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 builds %2 for %n doubloon(s).</source>
        <extracomment>%2 is a building such as &quot;a coffee roaster&quot;</extracomment>
        <translation>
            <numerusform>%1 constrói %2 por %n dobrão.</numerusform>
            <numerusform>%1 constrói %2 por %n dobrões.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 moves the %3 to city space %2 to make room.</source>
        <extracomment>%3 is a building such as &quot;coffee roaster&quot;</extracomment>
        <translation>%1 move uma construção para o espaço %2 da cidade, para abrir lugar: %3.</translation>
    </message>
    <message>
        <source>%1&apos;s university sends a colonist from the ship to the new %2.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 that of a building.</extracomment>
        <translation>A universidade de %1 envia um colono do navio para a nova construção: %2.</translation>
    </message>
    <message>
        <source>%1&apos;s university sends a colonist to the new %2.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 that of a building.</extracomment>
        <translation>A universidade de %1 envia um colono para a nova construção: %2.</translation>
    </message>
    <message>
        <source>%1 produces %2.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 a list of barrels such as &quot;2 corn and 1 sugar&quot;.</extracomment>
        <translation>%1 produz %2.</translation>
    </message>
    <message>
        <source>%1 takes an extra barrel of %2 as craftsman.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 a kind of goods.</extracomment>
        <translation>%1 pega mais um barril de %2 como Produtor.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sells %2 for %n doubloon(s).</source>
        <extracomment>%2 is a good such as &quot;corn&quot;</extracomment>
        <translation>
            <numerusform>%1 vende %2 por %n dobrão.</numerusform>
            <numerusform>%1 vende %2 por %n dobrões.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trading house is full: its %n barrel(s) return(s) to the supply.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>
            <numerusform>A casa de comércio está cheia: seu barril (%n) volta para a reserva.</numerusform>
            <numerusform>A casa de comércio está cheia: seus %n barris voltam para a reserva.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 loads %2 onto cargo ship %3.</source>
        <extracomment>%2 is &quot;3 barrels of corn&quot;, %3 the ship&apos;s capacity</extracomment>
        <translation>%1 embarca %2 no navio de carga de %3.</translation>
    </message>
    <message>
        <source>%1 ships %2 with the wharf.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 a number of barrels with their kind.</extracomment>
        <translation>%1 envia %2 pelo cais.</translation>
    </message>
    <message>
        <source>%1 cannot store %2.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 a number of barrels with their kind.</extracomment>
        <translation>%1 não pode armazenar %2.</translation>
    </message>
    <message>
        <source>Cargo ship %1 sails with %2.</source>
        <extracomment>%2 is &quot;5 barrels of corn&quot;</extracomment>
        <translation>O navio de carga de %1 parte com %2.</translation>
    </message>
    <message>
        <source>There are not enough colonists to fill the ship: this is the last round.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>Não há colonos suficientes para encher o navio: esta é a última rodada.</translation>
    </message>
    <message>
        <source>A city is full: this is the last round.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>Uma cidade está cheia: esta é a última rodada.</translation>
    </message>
    <message>
        <source>The last victory point has been taken: this is the last round.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>O último ponto de vitória foi pego: esta é a última rodada.</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>Esta é a última rodada.</translation>
    </message>
    <message>
        <source>%1 takes the role of %2.</source>
        <extracomment>A line of the log; %1 is the name of a player, %2 that of a role.</extracomment>
        <translation>%1 pega a função: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gains a doubloon (%n on it).</source>
        <extracomment>A line of the log; %1 is a role whose card nobody took, %n the doubloons on it now.</extracomment>
        <translation>
            <numerusform>%1 recebe um dobrão (agora tem %n).</numerusform>
            <numerusform>%1 recebe um dobrão (agora tem %n).</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 ends.</source>
        <extracomment>A line of the log; %1 is the number of a round.</extracomment>
        <translation>Fim da rodada %1.</translation>
    </message>
    <message>
        <source>%1 is the new governor.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>O novo governador é %1.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>A partida terminou.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <extracomment>A line of the log; %1 is the name of a player.</extracomment>
        <translation>%1 passa.</translation>
    </message>
    <message>
        <source>This is the last round: the colonist ship could not be filled.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>Esta é a última rodada: não foi possível encher o navio de colonos.</translation>
    </message>
    <message>
        <source>This is the last round: the victory points have run out.</source>
        <extracomment>A line of the log.</extracomment>
        <translation>Esta é a última rodada: os pontos de vitória se esgotaram.</translation>
    </message>
    <message>
        <source>This is the last round: %1&apos;s city is full.</source>
        <extracomment>%1 is a player&apos;s name</extracomment>
        <translation>Esta é a última rodada: a cidade de %1 está cheia.</translation>
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
        <translation>Agora ocupados: %1.</translation>
    </message>
    <message>
        <source>Unoccupied now: %1.</source>
        <extracomment>%1 is a list of tiles and buildings: &quot;corn plantation, indigo plant (2)&quot;</extracomment>
        <translation>Agora desocupados: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) wait(s) in San Juan.</source>
        <extracomment>A line of the log about the colonists for whom there is no circle.</extracomment>
        <translation>
            <numerusform>%n colono espera em San Juan.</numerusform>
            <numerusform>%n colonos esperam em San Juan.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps %2; lost: %3.</source>
        <extracomment>%2 and %3 are lists of barrels: &quot;2 barrels of sugar, 1 barrel of coffee&quot;</extracomment>
        <translation>%1 fica com %2; perde: %3.</translation>
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
        <translation>Dobrões compram construções, e construções ganham partidas. Você tem dois, e barris de milho, índigo e café. O melhor caminho para mais dobrões é vender um bom barril na hora certa.</translation>
    </message>
    <message>
        <source>The trading house holds indigo and sugar already, so nobody can sell those. It has two spaces left. Coffee brings 4 doubloons; your small market adds 1 to every sale, and the trader&apos;s privilege another.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the trading house, where indigo and sugar lie</extracomment>
        <translation>Índigo e açúcar já estão na casa, então ninguém pode vendê-los. Restam dois espaços. Café rende 4 dobrões; seu mercado pequeno soma 1 a cada venda, e o privilégio do Comerciante, mais um.</translation>
    </message>
    <message>
        <source>Take the trader before somebody fills the house. There is even a doubloon on the card: nobody wanted it in the last round.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the role cards; the trader is marked</extracomment>
        <translation>Pegue o Comerciante antes que alguém encha a casa. Há até um dobrão na carta: ninguém a quis na última rodada.</translation>
    </message>
    <message>
        <source>You may sell only one barrel, so sell the most valuable: the coffee. Rest the mouse on the house or on a barrel to see how its price comes about.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the trading house; an arrow leads from the coffee to it</extracomment>
        <translation>Você vende um só barril, então venda o mais caro: o café. Deixe o mouse sobre a casa ou sobre um barril para ver de onde vem o preço.</translation>
    </message>
    <message>
        <source>Only a full house is emptied, at the end of the phase. While it holds three barrels, the next trader has a single space, so look at the house before you take a role, and before you leave one to others.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the trading house</extracomment>
        <translation>Só uma casa cheia é esvaziada, no fim da fase. Enquanto ela tem três barris, resta um único espaço para o próximo Comerciante; por isso, olhe a casa antes de pegar uma função e antes de deixar uma para os outros.</translation>
    </message>
    <message>
        <source>What buildings cost you: each occupied quarry saves a doubloon, but at most one in the first column, two in the second, and so on. The builder saves one more. You have two quarries.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the building supply with its four columns</extracomment>
        <translation>Quanto as construções custam para você: cada pedreira ocupada economiza um dobrão, mas no máximo uma conta na primeira coluna, duas na segunda, e assim por diante. O Construtor economiza mais um. Você tem duas pedreiras.</translation>
    </message>
    <message>
        <source>You are the governor now, and you have money: take the builder. Waiting costs, because there are only two of each violet building.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the role cards; the builder is marked</extracomment>
        <translation>Agora você é o governador e tem dinheiro: pegue o Construtor. Esperar custa caro, porque só há duas de cada construção violeta.</translation>
    </message>
    <message numerus="yes">
        <source>Expensive buildings gain most from quarries. %1 costs %2, and you pay %n doubloon(s). It is one of the best that you can afford; choose another if you like.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the building supply: %1 is a building, %2 a printed cost, and %n what the learner would pay</extracomment>
        <translation>
            <numerusform>As pedreiras ajudam mais nas construções caras. %1: custa %2, e você paga %n dobrão. É uma das melhores para o seu dinheiro; escolha outra se quiser.</numerusform>
            <numerusform>As pedreiras ajudam mais nas construções caras. %1: custa %2, e você paga %n dobrões. É uma das melhores para o seu dinheiro; escolha outra se quiser.</numerusform>
        </translation>
    </message>
    <message>
        <source>More buildings earn money: the markets at each sale, the office sells a kind that lies in the house already, and the factory pays at each harvest for how many kinds you produce.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the building supply</extracomment>
        <translation>Outras construções também dão dinheiro: os mercados, em cada venda; o escritório vende um tipo que já está na casa, e a fábrica paga em cada colheita conforme quantos tipos você produz.</translation>
    </message>
    <message>
        <source>To remember: sell coffee and tobacco, ship corn. Quarries early, expensive buildings later. And take a role with two or three doubloons on it, unless it helps the others more.</source>
        <extracomment>The last bubble of the lesson &quot;Money&quot;</extracomment>
        <translation>Para lembrar: venda café e tabaco, embarque milho. Pedreiras cedo, construções caras depois. E pegue uma função com dois ou três dobrões, a menos que ela ajude mais os outros.</translation>
    </message>
    <message>
        <source>Somebody else took the builder, so you may buy now, without the privilege. Or build nothing and save for something more expensive: the choice is yours.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the building supply, when another player took the builder</extracomment>
        <translation>Outra pessoa pegou o Construtor, então você pode comprar agora, sem o privilégio. Ou não construa e poupe para algo mais caro: a escolha é sua.</translation>
    </message>
    <message>
        <source>You cannot afford anything here. Build nothing this time.</source>
        <extracomment>The lesson &quot;Money&quot;, beside the building supply</extracomment>
        <translation>Nada aqui está ao seu alcance. Não construa desta vez.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Corn</source>
        <extracomment>The name of a kind of goods, alone: on the table and as a title.</extracomment>
        <translation>Milho</translation>
    </message>
    <message>
        <source>Indigo</source>
        <extracomment>The name of a kind of goods, alone: on the table and as a title.</extracomment>
        <translation>Índigo</translation>
    </message>
    <message>
        <source>Sugar</source>
        <extracomment>The name of a kind of goods, alone: on the table and as a title.</extracomment>
        <translation>Açúcar</translation>
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
        <translation>Plantação de milho</translation>
    </message>
    <message>
        <source>Indigo plantation</source>
        <extracomment>The name of an island tile, alone: on the table and as a title.</extracomment>
        <translation>Plantação de índigo</translation>
    </message>
    <message>
        <source>Sugar plantation</source>
        <extracomment>The name of an island tile, alone: on the table and as a title.</extracomment>
        <translation>Plantação de açúcar</translation>
    </message>
    <message>
        <source>Tobacco plantation</source>
        <extracomment>The name of an island tile, alone: on the table and as a title.</extracomment>
        <translation>Plantação de tabaco</translation>
    </message>
    <message>
        <source>Coffee plantation</source>
        <extracomment>The name of an island tile, alone: on the table and as a title.</extracomment>
        <translation>Plantação de café</translation>
    </message>
    <message>
        <source>Quarry</source>
        <extracomment>The name of an island tile, alone: on the table and as a title.</extracomment>
        <translatorcomment>No printed name found; the printed edition may use another.</translatorcomment>
        <translation>Pedreira</translation>
    </message>
    <message>
        <source>Settler</source>
        <extracomment>The name of a role, alone: on its card and as a title. As in the printed edition.</extracomment>
        <translation>Colono</translation>
    </message>
    <message>
        <source>Mayor</source>
        <extracomment>The name of a role, alone: on its card and as a title. As in the printed edition.</extracomment>
        <translation>Pre­feito</translation>
    </message>
    <message>
        <source>Builder</source>
        <extracomment>The name of a role, alone: on its card and as a title. As in the printed edition.</extracomment>
        <translation>Constru­tor</translation>
    </message>
    <message>
        <source>Craftsman</source>
        <extracomment>The name of a role, alone: on its card and as a title. As in the printed edition.</extracomment>
        <translation>Produ­tor</translation>
    </message>
    <message>
        <source>Trader</source>
        <extracomment>The name of a role, alone: on its card and as a title. As in the printed edition.</extracomment>
        <translation>Comer­ciante</translation>
    </message>
    <message>
        <source>Captain</source>
        <extracomment>The name of a role, alone: on its card and as a title. As in the printed edition.</extracomment>
        <translation>Capitão</translation>
    </message>
    <message>
        <source>Prospector</source>
        <extracomment>The name of a role, alone: on its card and as a title. As in the printed edition.</extracomment>
        <translation>Minera­dor</translation>
    </message>
    <message>
        <source>Small indigo plant</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translatorcomment>No printed name found; the printed edition may use another.</translatorcomment>
        <translation>Tintu­raria pequena</translation>
    </message>
    <message>
        <source>Small sugar mill</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Engenho pequeno</translation>
    </message>
    <message>
        <source>Indigo plant</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translatorcomment>No printed name found; the printed edition may use another.</translatorcomment>
        <translation>Tintu­raria</translation>
    </message>
    <message>
        <source>Sugar mill</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Engenho</translation>
    </message>
    <message>
        <source>Tobacco storage</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translatorcomment>No printed name found; the printed edition may use another.</translatorcomment>
        <translation>Secador de tabaco</translation>
    </message>
    <message>
        <source>Coffee roaster</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translatorcomment>No printed name found; the printed edition may use another.</translatorcomment>
        <translation>Torre­fação de café</translation>
    </message>
    <message>
        <source>Small market</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Mercado pequeno</translation>
    </message>
    <message>
        <source>Hacienda</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translatorcomment>No printed name found; the printed edition may use another.</translatorcomment>
        <translation>Hacienda</translation>
    </message>
    <message>
        <source>Construction hut</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translatorcomment>No printed name found; the printed edition may use another.</translatorcomment>
        <translation>Barracão de obras</translation>
    </message>
    <message>
        <source>Small warehouse</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Armazém pequeno</translation>
    </message>
    <message>
        <source>Hospice</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Hospe­daria</translation>
    </message>
    <message>
        <source>Office</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translatorcomment>No printed name found; the printed edition may use another.</translatorcomment>
        <translation>Escri­tório</translation>
    </message>
    <message>
        <source>Large market</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Mercado grande</translation>
    </message>
    <message>
        <source>Large warehouse</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translation>Armazém grande</translation>
    </message>
    <message>
        <source>Factory</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translatorcomment>No printed name found; the printed edition may use another.</translatorcomment>
        <translation>Fábrica</translation>
    </message>
    <message>
        <source>University</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translatorcomment>No printed name found; the printed edition may use another.</translatorcomment>
        <translation>Univer­sidade</translation>
    </message>
    <message>
        <source>Harbor</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translatorcomment>No printed name found; the printed edition may use another.</translatorcomment>
        <translation>Porto</translation>
    </message>
    <message>
        <source>Wharf</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translatorcomment>No printed name found; the printed edition may use another.</translatorcomment>
        <translation>Cais</translation>
    </message>
    <message>
        <source>Guild hall</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translatorcomment>No printed name found; the printed edition may use another.</translatorcomment>
        <translation>Guilda</translation>
    </message>
    <message>
        <source>Residence</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translatorcomment>No printed name found; the printed edition may use another.</translatorcomment>
        <translation>Residência</translation>
    </message>
    <message>
        <source>Fortress</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translatorcomment>No printed name found; the printed edition may use another.</translatorcomment>
        <translation>Fortaleza</translation>
    </message>
    <message>
        <source>Customs house</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translatorcomment>No printed name found; the printed edition may use another.</translatorcomment>
        <translation>Alfândega</translation>
    </message>
    <message>
        <source>City hall</source>
        <extracomment>The name of a building, alone: on its tile and as a title. As in the printed edition.</extracomment>
        <translatorcomment>No printed name found; the printed edition may use another.</translatorcomment>
        <translation>Prefeitura</translation>
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
        <translation>Jogador %1</translation>
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
        <translation>%1, sem o colono</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <extracomment>a piece and how many of it</extracomment>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>Leave all colonists in San Juan</source>
        <extracomment>An order in words, in hints and in the log of turning points.</extracomment>
        <translation>Deixar todos os colonos em San Juan</translation>
    </message>
    <message>
        <source>Occupy: %1</source>
        <extracomment>An order in the list of hints; %1 is a list of places for colonists.</extracomment>
        <translation>Ocupar: %1</translation>
    </message>
    <message>
        <source>Ship %1 with the wharf</source>
        <extracomment>An order in the list of hints; %1 is a kind of goods.</extracomment>
        <translation>Enviar %1 pelo cais</translation>
    </message>
    <message>
        <source>Load %1 onto cargo ship %2</source>
        <extracomment>An order in the list of hints; %1 is a kind of goods, %2 the capacity of the ship.</extracomment>
        <translation>Embarcar %1 no navio de carga de %2</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <extracomment>An order in the list of hints; %1 is a list of goods.</extracomment>
        <translation>Ficar com %1</translation>
    </message>
    <message>
        <source>Draw a tile with the hacienda</source>
        <extracomment>An order in words, in hints and in the log of turning points.</extracomment>
        <translation>Tirar uma ficha com a hacienda</translation>
    </message>
    <message>
        <source>Take the role of %1</source>
        <extracomment>%1 is a role</extracomment>
        <translation>Pegar a função: %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>%1 is a tile such as &quot;a quarry&quot;</extracomment>
        <translation>Pegar %1</translation>
    </message>
    <message>
        <source>Build %1</source>
        <extracomment>%1 is a building such as &quot;a coffee roaster&quot;</extracomment>
        <translation>Construir %1</translation>
    </message>
    <message>
        <source>Take an extra barrel of %1</source>
        <extracomment>%1 is a good</extracomment>
        <translation>Pegar mais um barril de %1</translation>
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
        <translation>%1 % de vencer</translation>
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
        <translation>Depois: %1.</translation>
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
        <translation>Jogo de tabuleiro</translation>
    </message>
    <message>
        <source>Play Puerto Rico with two to five players at one computer</source>
        <extracomment>One line about the program, shown in menus of the desktop.</extracomment>
        <translation>Jogue Puerto Rico com dois a cinco jogadores em um só computador</translation>
    </message>
    <message>
        <source>board game;puerto rico;hot seat;strategy;</source>
        <extracomment>Words by which menus of the desktop find the program; each one ends with a semicolon.</extracomment>
        <translation>jogo de tabuleiro;puerto rico;hot seat;estratégia;</translation>
    </message>
    <message>
        <source>Windrose game record</source>
        <extracomment>The kind of the files with the ending .windrose, as file managers name it.</extracomment>
        <translation>Registro de partida do Windrose</translation>
    </message>
    <message>
        <source>Windrose position</source>
        <extracomment>The kind of the files with the ending .windrose-position, as file managers name it.</extracomment>
        <translation>Posição do Windrose</translation>
    </message>
    <message>
        <source>Play Puerto Rico at one computer</source>
        <extracomment>One line about the program in software centers, without a period.</extracomment>
        <translation>Jogue Puerto Rico em um só computador</translation>
    </message>
    <message>
        <source>Windrose is Puerto Rico, the board game of 2002, for two to five players at one computer. People and computer players share the table; everything is visible at once, pieces are moved by hand, and the program takes care of the rules.</source>
        <extracomment>The first paragraph about the program in software centers.</extracomment>
        <translation>Windrose é Puerto Rico, o jogo de tabuleiro de 2002, para dois a cinco jogadores em um só computador. Pessoas e jogadores virtuais dividem a mesa; tudo fica visível ao mesmo tempo, as peças são movidas à mão e o programa cuida das regras.</translation>
    </message>
    <message>
        <source>All of the printed rules, for two to five players</source>
        <extracomment>An item of the list about the program in software centers.</extracomment>
        <translation>Todas as regras impressas, para dois a cinco jogadores</translation>
    </message>
    <message>
        <source>Computer players of seven levels, and hints with reasons</source>
        <extracomment>An item of the list about the program in software centers.</extracomment>
        <translation>Jogadores virtuais de sete níveis, e dicas com motivos</translation>
    </message>
    <message>
        <source>Played by drag and drop, by clicks, or by keyboard alone</source>
        <extracomment>An item of the list about the program in software centers.</extracomment>
        <translation>Joga-se arrastando e soltando, com cliques ou só com o teclado</translation>
    </message>
    <message>
        <source>Undo, replay and readable game records; nothing is lost in a power failure</source>
        <extracomment>An item of the list about the program in software centers.</extracomment>
        <translation>Desfazer, reprodução e registros de partida legíveis; nada se perde em uma queda de energia</translation>
    </message>
    <message>
        <source>Windrose is unofficial; its drawings and texts are original.</source>
        <extracomment>The last paragraph about the program in software centers.</extracomment>
        <translation>O Windrose não é um produto oficial; seus desenhos e textos são originais.</translation>
    </message>
    <message>
        <source>Four players in the middle of a game</source>
        <extracomment>What the picture of the program in software centers shows.</extracomment>
        <translation>Quatro jogadores no meio de uma partida</translation>
    </message>
</context>
<context>
    <name>Placing</name>
    <message>
        <source>Put the role card on your own board.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Coloque a carta de função em seu próprio tabuleiro.</translation>
    </message>
    <message>
        <source>A large building fills two spaces, and no space beside this one is empty.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Uma construção grande preenche dois espaços, e nenhum ao lado deste está vazio.</translation>
    </message>
    <message>
        <source>Put the building on an empty space in your city.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Coloque a construção em um espaço vazio de sua cidade.</translation>
    </message>
    <message>
        <source>Put the quarry on an empty space on your island.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Coloque a pedreira em um espaço vazio de sua ilha.</translation>
    </message>
    <message>
        <source>Put the plantation on an empty space on your island.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Coloque a plantação em um espaço vazio de sua ilha.</translation>
    </message>
    <message>
        <source>Only an occupied hacienda draws a face-down tile, before you take a tile of your choice.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Só uma hacienda ocupada tira da pilha uma ficha virada para baixo, antes de você pegar a ficha que escolher.</translation>
    </message>
    <message>
        <source>Put the tile on an empty space on your island.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Coloque a ficha em um espaço vazio de sua ilha.</translation>
    </message>
    <message>
        <source>Colonists can be moved only in the mayor phase, on your turn.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Os colonos só podem ser movidos na fase do Prefeito, na sua vez.</translation>
    </message>
    <message>
        <source>Put the colonist in an empty circle on your board, or in San Juan.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Coloque o colono em um círculo vazio de seu tabuleiro ou em San Juan.</translation>
    </message>
    <message>
        <source>The colonist is there already.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>O colono já está ali.</translation>
    </message>
    <message>
        <source>This circle is occupied.</source>
        <extracomment>Why a colonist cannot be put there.</extracomment>
        <translation>Este círculo está ocupado.</translation>
    </message>
    <message>
        <source>Every circle here is occupied.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Todos os círculos aqui estão ocupados.</translation>
    </message>
    <message>
        <source>Click the barrels to keep on the wind rose; they cannot be dragged.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Clique nos barris que ficam na rosa náutica; eles não podem ser arrastados.</translation>
    </message>
    <message>
        <source>Barrels go onto a ship in the captain phase, or into the trading house in the trader phase.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Os barris vão para um navio na fase do Capitão, ou para a casa de comércio na fase do Comerciante.</translation>
    </message>
    <message>
        <source>Put the craftsman&apos;s extra barrel on your wind rose.</source>
        <extracomment>Why a piece cannot be put there, in the prompt line while it hovers.</extracomment>
        <translation>Coloque o barril extra do Produtor em sua rosa náutica.</translation>
    </message>
    <message>
        <source>You are looking at another moment of the game. Return to the game to continue playing.</source>
        <extracomment>Why a move by hand is not possible, in the prompt line.</extracomment>
        <translation>Você está vendo outro momento da partida. Volte à partida para continuar jogando.</translation>
    </message>
    <message>
        <source>There is no colonist there.</source>
        <extracomment>Why a move by hand is not possible, in the prompt line.</extracomment>
        <translation>Não há colono ali.</translation>
    </message>
    <message>
        <source>Every circle on your board is occupied.</source>
        <extracomment>Why a move by hand is not possible, in the prompt line.</extracomment>
        <translation>Todos os círculos de seu tabuleiro estão ocupados.</translation>
    </message>
    <message>
        <source>Choose where the colonist goes.</source>
        <extracomment>Said in the prompt line when there are several places.</extracomment>
        <translation>Escolha para onde vai o colono.</translation>
    </message>
    <message>
        <source>Choose the ship for the barrel.</source>
        <extracomment>Said in the prompt line when there are several places.</extracomment>
        <translation>Escolha o navio para o barril.</translation>
    </message>
    <message>
        <source>This is not your board: it is %1&apos;s turn.</source>
        <extracomment>Why a piece cannot be taken, in the line of the prompt; %1 is the name of a player.</extracomment>
        <translation>Este não é o seu tabuleiro: é a vez de %1.</translation>
    </message>
    <message>
        <source>%1 is a computer player. To play this seat yourself, take it over in the Seats menu.</source>
        <extracomment>Why a piece cannot be taken, in the line of the prompt; %1 is the name of a player.</extracomment>
        <translation>%1 é um jogador virtual. Para jogar neste lugar, assuma-o no menu Lugares.</translation>
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
        <translation>Marujo</translation>
    </message>
    <message>
        <source>Newcomer</source>
        <extracomment>A level of the computer players, from the weakest to the strongest.</extracomment>
        <translation>Recém-chegado</translation>
    </message>
    <message>
        <source>Planter</source>
        <extracomment>A level of the computer players, from the weakest to the strongest.</extracomment>
        <translation>Fazendeiro</translation>
    </message>
    <message>
        <source>Merchant</source>
        <extracomment>A level of the computer players, from the weakest to the strongest.</extracomment>
        <translation>Negociante</translation>
    </message>
    <message>
        <source>Shipmaster</source>
        <extracomment>A level of the computer players, from the weakest to the strongest.</extracomment>
        <translation>Armador</translation>
    </message>
    <message>
        <source>Viceroy</source>
        <extracomment>A level of the computer players, from the weakest to the strongest.</extracomment>
        <translation>Vice-rei</translation>
    </message>
    <message>
        <source>For a first game: sees only the next step, and follows one idea at a time.</source>
        <extracomment>Explains a level of computer players, in menus and New Game.</extracomment>
        <translation>Para uma primeira partida: só vê o próximo passo e segue uma ideia de cada vez.</translation>
    </message>
    <message>
        <source>Follows one idea at a time, and forgets what the others gain.</source>
        <extracomment>Explains a level of computer players, in menus and New Game.</extracomment>
        <translation>Segue uma ideia de cada vez e esquece o que os outros ganham.</translation>
    </message>
    <message>
        <source>Plays by what it likes, and rarely looks ahead.</source>
        <extracomment>Explains a level of computer players, in menus and New Game.</extracomment>
        <translation>Joga conforme seus gostos e raramente pensa adiante.</translation>
    </message>
    <message>
        <source>Plays soundly, but often overlooks what the others gain.</source>
        <extracomment>Explains a level of computer players, in menus and New Game.</extracomment>
        <translation>Joga com solidez, mas muitas vezes não percebe o que os outros ganham.</translation>
    </message>
    <message>
        <source>Weighs its options well and looks a little ahead.</source>
        <extracomment>Explains a level of computer players, in menus and New Game.</extracomment>
        <translation>Pesa bem suas opções e pensa um pouco adiante.</translation>
    </message>
    <message>
        <source>Plans ahead and rarely makes a mistake.</source>
        <extracomment>Explains a level of computer players, in menus and New Game.</extracomment>
        <translation>Planeja com antecedência e raramente erra.</translation>
    </message>
    <message>
        <source>The strongest: thinks every move through.</source>
        <extracomment>Explains a level of computer players, in menus and New Game.</extracomment>
        <translation>O mais forte: calcula a fundo cada jogada.</translation>
    </message>
    <message>
        <source>All-rounder</source>
        <extracomment>A style of the computer players: what they like to do best.</extracomment>
        <translation>Versátil</translation>
    </message>
    <message>
        <source>Builder</source>
        <extracomment>A style of the computer players: what they like to do best.</extracomment>
        <translation>Construtor</translation>
    </message>
    <message>
        <source>Shipper</source>
        <extracomment>A style of the computer players: what they like to do best.</extracomment>
        <translation>Exportador</translation>
    </message>
    <message>
        <source>Trader</source>
        <extracomment>A style of the computer players: what they like to do best.</extracomment>
        <translation>Comerciante</translation>
    </message>
    <message>
        <source>Settler</source>
        <extracomment>A style of the computer players: what they like to do best.</extracomment>
        <translation>Colono</translation>
    </message>
    <message>
        <source>Takes what the game offers.</source>
        <extracomment>Explains a style of computer players, in menus and New Game.</extracomment>
        <translation>Pega o que o jogo oferece.</translation>
    </message>
    <message>
        <source>Likes money, quarries and large buildings.</source>
        <extracomment>Explains a style of computer players, in menus and New Game.</extracomment>
        <translation>Gosta de dinheiro, pedreiras e construções grandes.</translation>
    </message>
    <message>
        <source>Likes many barrels, the harbor and the wharf.</source>
        <extracomment>Explains a style of computer players, in menus and New Game.</extracomment>
        <translation>Gosta de muitos barris, do porto e do cais.</translation>
    </message>
    <message>
        <source>Likes valuable goods, the markets and the office.</source>
        <extracomment>Explains a style of computer players, in menus and New Game.</extracomment>
        <translation>Gosta de mercadorias valiosas, dos mercados e do escritório.</translation>
    </message>
    <message>
        <source>Likes plantations, quarries and buildings that help on the island.</source>
        <extracomment>Explains a style of computer players, in menus and New Game.</extracomment>
        <translation>Gosta de plantações, pedreiras e construções que ajudam na ilha.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A computer player: %1 its level, %2 its style, such as &quot;Merchant, Builder&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>An external program.</source>
        <extracomment>What plays a seat, in the text over its level.</extracomment>
        <translation>Um programa externo.</translation>
    </message>
    <message>
        <source>The program that plays %1 cannot be started.</source>
        <extracomment>A message about a program that plays a seat; %1 is the name of the player.</extracomment>
        <translation>Não foi possível iniciar o programa que joga por %1.</translation>
    </message>
    <message>
        <source>The program that plays %1 has exited.</source>
        <extracomment>A message about a program that plays a seat; %1 is the name of the player.</extracomment>
        <translation>O programa que joga por %1 foi encerrado.</translation>
    </message>
    <message>
        <source>The program that plays %1 does not answer.</source>
        <extracomment>A message about a program that plays a seat; %1 is the name of the player.</extracomment>
        <translation>O programa que joga por %1 não responde.</translation>
    </message>
    <message>
        <source>The program that plays %1 cannot continue.</source>
        <extracomment>A message about a program that plays a seat; %1 is the name of the player.</extracomment>
        <translation>O programa que joga por %1 não pode continuar.</translation>
    </message>
    <message>
        <source>The program that plays %1 made an illegal move.</source>
        <extracomment>A message about a program that plays a seat; %1 is the name of the player.</extracomment>
        <translation>O programa que joga por %1 fez uma jogada ilegal.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a sentence, %2 what a program says, in English</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Take over the seat, or choose another player in the Seats menu.</source>
        <extracomment>Said in the prompt line when a program that plays a seat has failed.</extracomment>
        <translation>Assuma o lugar ou escolha outro jogador no menu Lugares.</translation>
    </message>
    <message>
        <source>Take over the seat, or let it try again.</source>
        <extracomment>Said in the prompt line when a program that plays a seat has failed.</extracomment>
        <translation>Assuma o lugar ou deixe-o tentar de novo.</translation>
    </message>
    <message>
        <source>The program that plays %1 is not known on this computer.</source>
        <extracomment>%1 is the name of a seat</extracomment>
        <translation>O programa que joga por %1 não é conhecido neste computador.</translation>
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
        <translation>Sem pausa</translation>
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
        <translation>%1, governador da rodada %2: pegue uma carta de função.</translation>
    </message>
    <message>
        <source>%1: take a role card.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1: pegue uma carta de função.</translation>
    </message>
    <message>
        <source>Everyone acts in that role, and you get its privilege.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Todos realizam a ação dessa função, e você tem o privilégio dela.</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Esta é a última rodada.</translation>
    </message>
    <message>
        <source>%1, Settler: draw a face-down plantation with your hacienda first?</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1, Colono: tirar antes uma plantação virada para baixo com sua hacienda?</translation>
    </message>
    <message>
        <source>%1: draw a face-down plantation with your hacienda first?</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1: tirar antes uma plantação virada para baixo com sua hacienda?</translation>
    </message>
    <message>
        <source>The drawn tile must be placed, and it would fill your last space.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>A ficha tirada precisa ser colocada e preencheria seu último espaço.</translation>
    </message>
    <message>
        <source>The drawn tile must be placed. Either way, you may take a tile afterward.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>A ficha tirada precisa ser colocada. De qualquer forma, depois você pode pegar uma ficha.</translation>
    </message>
    <message>
        <source>%1, Settler: take a plantation from the row or, as your privilege, a quarry.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1, Colono: pegue uma plantação da fileira ou, como privilégio, uma pedreira.</translation>
    </message>
    <message>
        <source>%1, Settler: take a plantation from the row; no quarry is left.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1, Colono: pegue uma plantação da fileira; não restam pedreiras.</translation>
    </message>
    <message>
        <source>%1: take a plantation from the row or, with your construction hut, a quarry.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1: pegue uma plantação da fileira ou, com seu barracão de obras, uma pedreira.</translation>
    </message>
    <message>
        <source>%1: take a plantation from the row.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1: pegue uma plantação da fileira.</translation>
    </message>
    <message>
        <source>Your hospice sends a colonist with it, unless you decline.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Sua hospedaria envia um colono com ela, a menos que você recuse.</translation>
    </message>
    <message>
        <source>If you pass, you take nothing.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Se passar, você não pega nada.</translation>
    </message>
    <message>
        <source>%1, Mayor: place your colonists as you like.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1, Prefeito: coloque seus colonos como quiser.</translation>
    </message>
    <message>
        <source>%1: place your colonists as you like.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1: coloque seus colonos como quiser.</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) wait(s) in San Juan.</source>
        <comment>colonists</comment>
        <extracomment>In the prompt line in the mayor phase: they cannot stay there.</extracomment>
        <translation>
            <numerusform>%n colono espera em San Juan.</numerusform>
            <numerusform>%n colonos esperam em San Juan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n circle(s) is/are empty.</source>
        <extracomment>A part of the question while placing colonists.</extracomment>
        <translation>
            <numerusform>%n círculo está vazio.</numerusform>
            <numerusform>%n círculos estão vazios.</numerusform>
        </translation>
    </message>
    <message>
        <source>No colonist may wait while a circle is empty.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Nenhum colono pode esperar enquanto houver um círculo vazio.</translation>
    </message>
    <message>
        <source>Choose Done when you are finished.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Escolha Pronto quando terminar.</translation>
    </message>
    <message>
        <source>%1, Builder: build one building, for 1 doubloon less, or pass.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1, Construtor: faça uma construção, por 1 dobrão a menos, ou passe.</translation>
    </message>
    <message>
        <source>%1: build one building or pass.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1: faça uma construção ou passe.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n doubloon(s).</source>
        <extracomment>A part of the question while building or selling.</extracomment>
        <translation>
            <numerusform>Você tem %n dobrão.</numerusform>
            <numerusform>Você tem %n dobrões.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n doubloon(s); %1.</source>
        <extracomment>A part of the question while building; %1 says how many quarries are occupied.</extracomment>
        <translation>
            <numerusform>Você tem %n dobrão; %1.</numerusform>
            <numerusform>Você tem %n dobrões; %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quarry(ies) is/are occupied</source>
        <extracomment>How many quarries are occupied, after &quot;You have 5 doubloons; &quot;.</extracomment>
        <translation>
            <numerusform>%n pedreira está ocupada</numerusform>
            <numerusform>%n pedreiras estão ocupadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Your university sends a colonist to it, unless you decline.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Sua universidade envia um colono para ela, a menos que você recuse.</translation>
    </message>
    <message>
        <source>%1, Craftsman: as your privilege, take an extra barrel of a kind you have just produced. If you pass, you get none.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1, Produtor: como privilégio, pegue mais um barril de um tipo que acabou de produzir. Se passar, você não recebe nenhum.</translation>
    </message>
    <message>
        <source>%1, Trader: sell one barrel, for 1 doubloon more, or pass and sell nothing.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1, Comerciante: venda um barril, por 1 dobrão a mais, ou passe e não venda nada.</translation>
    </message>
    <message>
        <source>%1: sell one barrel to the trading house, or pass and sell nothing.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1: venda um barril à casa de comércio, ou passe e não venda nada.</translation>
    </message>
    <message numerus="yes">
        <source>Your markets add %n doubloon(s).</source>
        <extracomment>A part of the question while building or selling.</extracomment>
        <translation>
            <numerusform>Seus mercados acrescentam %n dobrão.</numerusform>
            <numerusform>Seus mercados acrescentam %n dobrões.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trading house has room for %n more.</source>
        <comment>barrels</comment>
        <extracomment>In the prompt line in the trader phase: the number of barrels that it still takes.</extracomment>
        <translation>
            <numerusform>Na casa de comércio cabe mais %n.</numerusform>
            <numerusform>Na casa de comércio cabem mais %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 onto cargo ship %2</source>
        <extracomment>What must be loaded: %1 is a number of barrels with their kind, %2 the capacity of the ship.</extracomment>
        <translation>%1 no navio de carga de %2</translation>
    </message>
    <message>
        <source>%1: no cargo ship takes your goods. Ship all barrels of one kind with your wharf, or pass and keep them for now.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1: nenhum navio de carga aceita suas mercadorias. Envie todos os barris de um tipo pelo seu cais, ou passe e fique com eles por enquanto.</translation>
    </message>
    <message>
        <source>%1, Captain: you must load %2.</source>
        <extracomment>%2 is &quot;3 barrels of corn onto the ship of 5&quot;</extracomment>
        <translation>%1, Capitão: você precisa embarcar %2.</translation>
    </message>
    <message>
        <source>%1: you must load %2.</source>
        <extracomment>The question to the player to move; %1 is the name of the player, %2 what must be loaded, such as &quot;2 corn onto cargo ship 5&quot;.</extracomment>
        <translation>%1: você precisa embarcar %2.</translation>
    </message>
    <message>
        <source>You may use your wharf instead.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Em vez disso, você pode usar seu cais.</translation>
    </message>
    <message>
        <source>Your first load earns 1 extra point.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Seu primeiro embarque rende 1 ponto a mais.</translation>
    </message>
    <message>
        <source>%1: choose the one barrel to keep.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>%1: escolha o único barril que fica com você.</translation>
    </message>
    <message numerus="yes">
        <source>%1: choose %n kind(s) of goods to store in your warehouses, and one more barrel to keep.</source>
        <extracomment>The question to the player to move; %1 is the name of the player.</extracomment>
        <translation>
            <numerusform>%1: escolha %n tipo de mercadoria para guardar em seu armazém e mais um barril para manter.</numerusform>
            <numerusform>%1: escolha %n tipos de mercadorias para guardar em seus armazéns e mais um barril para manter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything else goes back to the supply.</source>
        <extracomment>A sentence of the prompt line: what is asked, or what follows.</extracomment>
        <translation>Todo o resto volta para a reserva.</translation>
    </message>
    <message numerus="yes">
        <source>%1 share the victory with %n point(s) each.</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>
            <numerusform>%1 dividem a vitória com %n ponto cada.</numerusform>
            <numerusform>%1 dividem a vitória com %n pontos cada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the tie at %n point(s) with %2 doubloons and barrels.</source>
        <extracomment>%2 is the number of doubloons and barrels that broke the tie</extracomment>
        <translation>
            <numerusform>%1 vence o desempate em %n ponto com %2 dobrões e barris.</numerusform>
            <numerusform>%1 vence o desempate em %n pontos com %2 dobrões e barris.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <extracomment>The line of the prompt after the end; %1 is the name of the player.</extracomment>
        <translation>
            <numerusform>%1 vence com %n ponto.</numerusform>
            <numerusform>%1 vence com %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>In the line of the prompt after the end, before who has won.</extracomment>
        <translation>A partida terminou.</translation>
    </message>
    <message>
        <source>Don&apos;t draw</source>
        <extracomment>A button in the line of the prompt, which passes.</extracomment>
        <translation>Não tirar</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <extracomment>A button in the line of the prompt, which passes.</extracomment>
        <translation>Não pegar nada</translation>
    </message>
    <message>
        <source>Build nothing</source>
        <extracomment>A button in the line of the prompt, which passes.</extracomment>
        <translation>Não construir</translation>
    </message>
    <message>
        <source>No extra barrel</source>
        <extracomment>A button in the line of the prompt, which passes as the craftsman.</extracomment>
        <translation>Sem barril extra</translation>
    </message>
    <message>
        <source>Don&apos;t sell</source>
        <extracomment>A button in the line of the prompt, which passes.</extracomment>
        <translation>Não vender</translation>
    </message>
    <message>
        <source>Keep the barrels</source>
        <extracomment>A button in the line of the prompt, which passes where only the wharf could take barrels.</extracomment>
        <translation>Ficar com os barris</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>the last two of several alternatives: &quot;5, 6 or 7&quot;</extracomment>
        <translation>%1 ou %2</translation>
    </message>
    <message numerus="yes">
        <source>The start of the game, before %n move(s)</source>
        <extracomment>%n is the number of orders of the whole game</extracomment>
        <translation>
            <numerusform>O início da partida, antes de %n jogada</numerusform>
            <numerusform>O início da partida, antes de %n jogadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, move %2 of %3</source>
        <extracomment>In the bar of the replay; %1 is the round, %2 the move and %3 the number of moves.</extracomment>
        <translation>Rodada %1, jogada %2 de %3</translation>
    </message>
    <message>
        <source>%1 (undone)</source>
        <extracomment>%1 is &quot;Round 5, order 87 of 143&quot;</extracomment>
        <translation>%1 (desfeita)</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) is/are undone: playing on discards it/them.</source>
        <extracomment>The line of the prompt after undo.</extracomment>
        <translation>
            <numerusform>%n jogada está desfeita: continuar jogando a descarta.</numerusform>
            <numerusform>%n jogadas estão desfeitas: continuar jogando as descarta.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. You are looking at another moment of the game, so pieces cannot be moved.</source>
        <extracomment>%1 is &quot;Round 5, order 87 of 143&quot;</extracomment>
        <translation>%1. Você está vendo outro momento da partida, então não é possível mover peças.</translation>
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
        <translation>Dificuldade</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Title of a column of the table of puzzles: how many players they have</extracomment>
        <translation>Jogadores</translation>
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
        <translation>Essa não é a melhor jogada.</translation>
    </message>
    <message>
        <source>Right! This is how it goes on when everybody plays best.</source>
        <extracomment>In the strip of a puzzle while its answer is played out</extracomment>
        <translation>Certo! É assim que continua quando todos jogam o melhor.</translation>
    </message>
    <message>
        <source>That was the answer.</source>
        <extracomment>In the strip of a puzzle</extracomment>
        <translation>Essa era a solução.</translation>
    </message>
    <message>
        <source>Solved!</source>
        <extracomment>In the strip of a puzzle: it was solved</extracomment>
        <translation>Resolvido!</translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <extracomment>The head of a bubble; %1 is the number of a puzzle</extracomment>
        <translation>Problema %1</translation>
    </message>
    <message>
        <source>Next Puzzle</source>
        <extracomment>Button of a bubble: another puzzle is laid</extracomment>
        <translation>Próximo problema</translation>
    </message>
    <message>
        <source>Got It</source>
        <extracomment>Button that closes the hint of a puzzle</extracomment>
        <translation>Entendi</translation>
    </message>
    <message>
        <source>Try Again</source>
        <extracomment>Button after a wrong answer</extracomment>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Show Answer</source>
        <extracomment>Button after a wrong answer</extracomment>
        <translation>Mostrar solução</translation>
    </message>
    <message>
        <source>Play It</source>
        <extracomment>Button: the answer that is shown is played</extracomment>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>All Puzzles</source>
        <extracomment>Button of a bubble: shows the list of the puzzles</extracomment>
        <translation>Todos os problemas</translation>
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
        <translation>O barril extra do capataz</translation>
    </message>
    <message>
        <source>Ending the game with a full city</source>
        <extracomment>Theme of puzzles: filling a city ends the game</extracomment>
        <translation>Terminar com a cidade cheia</translation>
    </message>
    <message>
        <source>Ending the game with the last colonists</source>
        <extracomment>Theme of puzzles: too few colonists end the game</extracomment>
        <translation>Terminar com os últimos colonos</translation>
    </message>
    <message>
        <source>Ending the game with the last points</source>
        <extracomment>Theme of puzzles: too few victory points end the game</extracomment>
        <translation>Terminar com os últimos pontos</translation>
    </message>
    <message>
        <source>With a harbor</source>
        <extracomment>Theme of puzzles: loading with the building</extracomment>
        <translation>Com um porto</translation>
    </message>
    <message>
        <source>Large buildings</source>
        <extracomment>Theme of puzzles</extracomment>
        <translation>Edifícios grandes</translation>
    </message>
    <message>
        <source>The last builder</source>
        <extracomment>Theme of puzzles: what to build last</extracomment>
        <translation>O último construtor</translation>
    </message>
    <message>
        <source>The last captain</source>
        <extracomment>Theme of puzzles: what to load last</extracomment>
        <translation>O último capitão</translation>
    </message>
    <message>
        <source>The last role</source>
        <extracomment>Theme of puzzles: which role to take last</extracomment>
        <translation>O último papel</translation>
    </message>
    <message>
        <source>The last settler</source>
        <extracomment>Theme of puzzles: which tile to take last</extracomment>
        <translation>O último colonizador</translation>
    </message>
    <message>
        <source>The last colonists</source>
        <extracomment>Theme of puzzles: where to put the last colonists</extracomment>
        <translation>Os últimos colonos</translation>
    </message>
    <message>
        <source>With an office</source>
        <extracomment>Theme of puzzles: selling with the building</extracomment>
        <translation>Com um escritório</translation>
    </message>
    <message>
        <source>Ships kept from others</source>
        <extracomment>Theme of puzzles: loading so that others cannot load</extracomment>
        <translation>Navios negados aos outros</translation>
    </message>
    <message>
        <source>Storing goods</source>
        <extracomment>Theme of puzzles: which goods to keep</extracomment>
        <translation>Guardar mercadorias</translation>
    </message>
    <message>
        <source>The tiebreak</source>
        <extracomment>Theme of puzzles: doubloons and barrels decide</extracomment>
        <translation>O desempate</translation>
    </message>
    <message>
        <source>The trading house</source>
        <extracomment>Theme of puzzles: what to sell last</extracomment>
        <translation>A casa de comércio</translation>
    </message>
    <message>
        <source>With a wharf</source>
        <extracomment>Theme of puzzles: loading with the building</extracomment>
        <translation>Com um cais</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>How hard a puzzle is</extracomment>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>How hard a puzzle is</extracomment>
        <translation>Médio</translation>
    </message>
    <message>
        <source>Hard</source>
        <extracomment>How hard a puzzle is</extracomment>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Very hard</source>
        <extracomment>How hard a puzzle is</extracomment>
        <translation>Muito difícil</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %n try(ies)</source>
        <extracomment>What has become of a puzzle</extracomment>
        <translation>
            <numerusform>Resolvido em %n tentativa</numerusform>
            <numerusform>Resolvido em %n tentativas</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer seen</source>
        <extracomment>What has become of a puzzle</extracomment>
        <translation>Solução vista</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong try(ies)</source>
        <extracomment>What has become of a puzzle: it was not solved</extracomment>
        <translation>
            <numerusform>%n tentativa errada</numerusform>
            <numerusform>%n tentativas erradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the move with which %1 wins in this round, whatever the others do.</source>
        <extracomment>The task of a puzzle; %1 is a player</extracomment>
        <translation>Encontre a jogada com que %1 vence nesta rodada, façam os outros o que fizerem.</translation>
    </message>
    <message>
        <source>%1 wins. Find the move that wins by the most points.</source>
        <extracomment>The task of a puzzle; %1 is a player</extracomment>
        <translation>%1 vence. Encontre a jogada que vence por mais pontos.</translation>
    </message>
    <message>
        <source>Find the move that wins the game for %1.</source>
        <extracomment>The task of a puzzle; %1 is a player</extracomment>
        <translation>Encontre a jogada que faz %1 vencer.</translation>
    </message>
    <message>
        <source>%1 cannot win alone. Find the move that shares the win.</source>
        <extracomment>The task of a puzzle; %1 is a player</extracomment>
        <translation>%1 não pode vencer por conta própria. Encontre a jogada que divide a vitória.</translation>
    </message>
    <message>
        <source>%1 can no longer win. Find the move that loses by the fewest points.</source>
        <extracomment>The task of a puzzle; %1 is a player</extracomment>
        <translation>%1 já não pode vencer. Encontre a jogada que perde por menos pontos.</translation>
    </message>
    <message>
        <source>%1 wins on the tiebreak.</source>
        <extracomment>How a game ends; %1 is a player</extracomment>
        <translation>%1 vence no desempate.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n point(s).</source>
        <extracomment>How a game ends; %1 is a player</extracomment>
        <translation>
            <numerusform>%1 vence por %n ponto.</numerusform>
            <numerusform>%1 vence por %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shares the win.</source>
        <extracomment>How a game ends; %1 is a player</extracomment>
        <translation>%1 divide a vitória.</translation>
    </message>
    <message>
        <source>%1 loses on the tiebreak.</source>
        <extracomment>How a game ends; %1 is a player</extracomment>
        <translation>%1 perde no desempate.</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses by %n point(s).</source>
        <extracomment>How a game ends; %1 is a player</extracomment>
        <translation>
            <numerusform>%1 perde por %n ponto.</numerusform>
            <numerusform>%1 perde por %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game can go on, and the win is not certain.</source>
        <extracomment>In place of how a game ends</extracomment>
        <translation>O jogo pode continuar, e a vitória não é certa.</translation>
    </message>
    <message>
        <source>“%1” is not the best move. At best: %2 With the best move: %3</source>
        <extracomment>After a wrong answer; %1 is an order such as &quot;Take the role of Mayor&quot;, %2 and %3 sentences such as &quot;Ana wins by 3 points.&quot;</extracomment>
        <translation>“%1” não é a melhor jogada. Na melhor das hipóteses: %2 Com a melhor jogada: %3</translation>
    </message>
    <message>
        <source>The best move: “%1”. %2 With every other move, at best: %3</source>
        <extracomment>The answer of a puzzle; %1 is an order such as &quot;Take the role of Mayor&quot;, %2 and %3 sentences such as &quot;Ana wins by 3 points.&quot;</extracomment>
        <translation>A melhor jogada: “%1”. %2 Com qualquer outra, na melhor das hipóteses: %3</translation>
    </message>
    <message>
        <source>One reason for the best move: %1</source>
        <extracomment>First hint of a puzzle; %1 is a sentence such as &quot;Earns 3 doubloons.&quot;</extracomment>
        <translation>Uma razão para a melhor jogada: %1</translation>
    </message>
    <message>
        <source>One of these two is right: “%1” or “%2”.</source>
        <extracomment>Last hint of a puzzle; %1 and %2 are orders such as &quot;Take the role of Mayor&quot;</extracomment>
        <translation>Uma destas duas é a certa: “%1” ou “%2”.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>There is nothing else to do.</source>
        <extracomment>A reason for an order, in hints and in the log.</extracomment>
        <translation>Não há mais nada a fazer.</translation>
    </message>
    <message>
        <source>Ends the game and wins it on the tiebreak.</source>
        <extracomment>A reason for an order, in hints and in the log.</extracomment>
        <translation>Encerra a partida e vence no desempate.</translation>
    </message>
    <message numerus="yes">
        <source>Ends the game and wins it by %n point(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Encerra a partida e vence por %n ponto.</numerusform>
            <numerusform>Encerra a partida e vence por %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes this the last round, with a lead of %n point(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Faz desta a última rodada, com uma vantagem de %n ponto.</numerusform>
            <numerusform>Faz desta a última rodada, com uma vantagem de %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Currently worth about %n point(s) in total, compared with %1 for %2.</source>
        <extracomment>%1 is a number of points, %2 a player</extracomment>
        <translation>
            <numerusform>Vale hoje cerca de %n ponto no total, contra %1 para %2.</numerusform>
            <numerusform>Vale hoje cerca de %n pontos no total, contra %1 para %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Currently worth about %n point(s) in total.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Vale hoje cerca de %n ponto no total.</numerusform>
            <numerusform>Vale hoje cerca de %n pontos no total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Produces %n barrel(s), and nobody else gets any.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Produz %n barril, e ninguém mais recebe nenhum.</numerusform>
            <numerusform>Produz %n barris, e ninguém mais recebe nenhum.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Produces %n barrel(s), and nobody gets more.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Produz %n barril, e ninguém recebe mais.</numerusform>
            <numerusform>Produz %n barris, e ninguém recebe mais.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Produces %n barrel(s); the next best player gets %1.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is a number of barrels without a noun.</extracomment>
        <translation>
            <numerusform>Produz %n barril; o segundo melhor jogador recebe %1.</numerusform>
            <numerusform>Produz %n barris; o segundo melhor jogador recebe %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Produces %n barrel(s); another player gets %1.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is a number of barrels without a noun.</extracomment>
        <translation>
            <numerusform>Produz %n barril; outro jogador recebe %1.</numerusform>
            <numerusform>Produz %n barris; outro jogador recebe %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shipping should earn about %n point(s); nobody else would earn any.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Os embarques devem render cerca de %n ponto; ninguém mais ganharia nada.</numerusform>
            <numerusform>Os embarques devem render cerca de %n pontos; ninguém mais ganharia nada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shipping should earn about %n point(s); nobody would earn more.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Os embarques devem render cerca de %n ponto; ninguém ganharia mais.</numerusform>
            <numerusform>Os embarques devem render cerca de %n pontos; ninguém ganharia mais.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shipping should earn about %n point(s); the next best player would earn about %1.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is a number of points without a noun.</extracomment>
        <translation>
            <numerusform>Os embarques devem render cerca de %n ponto; o segundo melhor jogador ganharia cerca de %1.</numerusform>
            <numerusform>Os embarques devem render cerca de %n pontos; o segundo melhor jogador ganharia cerca de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shipping should earn about %n point(s); another player would earn about %1.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is a number of points without a noun.</extracomment>
        <translation>
            <numerusform>Os embarques devem render cerca de %n ponto; outro jogador ganharia cerca de %1.</numerusform>
            <numerusform>Os embarques devem render cerca de %n pontos; outro jogador ganharia cerca de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is/are %n doubloon(s) on the card.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Há %n dobrão na carta.</numerusform>
            <numerusform>Há %n dobrões na carta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n colonist(s); empty circles: %1.</source>
        <extracomment>%1 is a number of circles</extracomment>
        <translation>
            <numerusform>Traz %n colono; círculos vazios: %1.</numerusform>
            <numerusform>Traz %n colonos; círculos vazios: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes it possible to build %1 for %n doubloon(s).</source>
        <extracomment>%1 is a building such as &quot;a coffee roaster&quot;</extracomment>
        <translation>
            <numerusform>Permite construir %1 por %n dobrão.</numerusform>
            <numerusform>Permite construir %1 por %n dobrões.</numerusform>
        </translation>
    </message>
    <message>
        <source>Makes it possible to take %1 before anyone else.</source>
        <extracomment>%1 is a tile such as &quot;a quarry&quot;</extracomment>
        <translation>Permite pegar %1 antes de todos.</translation>
    </message>
    <message numerus="yes">
        <source>Makes it possible to sell %1 for %n doubloon(s).</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>Permite vender %1 por %n dobrão.</numerusform>
            <numerusform>Permite vender %1 por %n dobrões.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would probably lose %n barrel(s).</source>
        <extracomment>A reason for an order, in hints and the log; %1 is the name of another player.</extracomment>
        <translation>
            <numerusform>%1 provavelmente perderia %n barril.</numerusform>
            <numerusform>%1 provavelmente perderia %n barris.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earns %n doubloon(s), and the others get nothing.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Rende %n dobrão, e os outros não recebem nada.</numerusform>
            <numerusform>Rende %n dobrões, e os outros não recebem nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hacienda&apos;s tile comes in addition to the chosen one.</source>
        <extracomment>A reason for an order, in hints and in the log.</extracomment>
        <translation>A ficha da hacienda vem além da escolhida.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n island space(s) is/are left.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Só resta %n espaço na ilha.</numerusform>
            <numerusform>Só restam %n espaços na ilha.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buildings have circles for %n more plantation(s) of %1.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>As construções têm círculos para mais %n plantação de %1.</numerusform>
            <numerusform>As construções têm círculos para mais %n plantações de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Corn needs no building.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>Milho não precisa de construção.</translation>
    </message>
    <message numerus="yes">
        <source>That makes %n quarry(ies) in all for cheaper buildings.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Com isso são ao todo %n pedreira para baratear construções.</numerusform>
            <numerusform>Com isso são ao todo %n pedreiras para baratear construções.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the first plantation of %1.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>É a primeira plantação de %1.</translation>
    </message>
    <message>
        <source>It is the last one in the row, and %1 has a building for it.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is the name of another player.</extracomment>
        <translation>É a última da fileira, e %1 tem uma construção para ela.</translation>
    </message>
    <message>
        <source>The hospice brings a colonist onto it at once.</source>
        <extracomment>A reason for an order, in hints and in the log.</extracomment>
        <translation>A hospedaria traz na hora um colono para ela.</translation>
    </message>
    <message numerus="yes">
        <source>Raises the residence&apos;s bonus to %n point(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Aumenta o bônus da residência para %n ponto.</numerusform>
            <numerusform>Aumenta o bônus da residência para %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next craftsman phase can produce %n barrel(s) instead of %1.</source>
        <extracomment>%1 is a number of barrels</extracomment>
        <translation>
            <numerusform>A próxima fase do Produtor pode produzir %n barril em vez de %1.</numerusform>
            <numerusform>A próxima fase do Produtor pode produzir %n barris em vez de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next craftsman phase can still produce %n barrel(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>A próxima fase do Produtor ainda pode produzir %n barril.</numerusform>
            <numerusform>A próxima fase do Produtor ainda pode produzir %n barris.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A colonist could occupy %1, which would score %n point(s) now.</source>
        <extracomment>%1 is a large building such as &quot;the guild hall&quot;</extracomment>
        <translation>
            <numerusform>Um colono poderia ocupar %1, que valeria agora %n ponto.</numerusform>
            <numerusform>Um colono poderia ocupar %1, que valeria agora %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would score %n point(s) now if occupied.</source>
        <extracomment>%1 is a large building such as &quot;the guild hall&quot;</extracomment>
        <translation>
            <numerusform>Com um colono, %1 valeria agora %n ponto.</numerusform>
            <numerusform>Com um colono, %1 valeria agora %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 starts working.</source>
        <extracomment>%1 is a building such as &quot;the coffee roaster&quot;</extracomment>
        <translation>%1 começa a funcionar.</translation>
    </message>
    <message numerus="yes">
        <source>%n quarry(ies) is/are occupied instead of %1.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is the number of quarries that were occupied before.</extracomment>
        <translation>
            <numerusform>%n pedreira está ocupada em vez de %1.</numerusform>
            <numerusform>%n pedreiras estão ocupadas em vez de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Would score %n point(s) now if occupied.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Ocupada, valeria agora %n ponto.</numerusform>
            <numerusform>Ocupada, valeria agora %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Has circles for %n plantation(s) of %1 that had none.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>Tem círculos para %n plantação de %1 que não os tinha.</numerusform>
            <numerusform>Tem círculos para %n plantações de %1 que não os tinham.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the last one, and %1 could have afforded it.</source>
        <extracomment>A reason for an order, in hints and the log; %1 is the name of another player.</extracomment>
        <translation>É a última, e %1 poderia tê-la pago.</translation>
    </message>
    <message numerus="yes">
        <source>Once occupied, it currently earns %n doubloon(s) in each craftsman phase.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Quando ocupada, rende hoje %n dobrão em cada fase do Produtor.</numerusform>
            <numerusform>Quando ocupada, rende hoje %n dobrões em cada fase do Produtor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once occupied, it adds a point to each load; %n kind(s) of goods is/are produced.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Quando ocupada, acrescenta um ponto a cada embarque; %n tipo de mercadoria é produzido.</numerusform>
            <numerusform>Quando ocupada, acrescenta um ponto a cada embarque; %n tipos de mercadorias são produzidos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scores %n victory point(s) for %1.</source>
        <extracomment>%1 is &quot;5 doubloons&quot;</extracomment>
        <translation>
            <numerusform>Vale %n ponto de vitória por %1.</numerusform>
            <numerusform>Vale %n pontos de vitória por %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saves up for %1, which needs %n more doubloon(s).</source>
        <extracomment>%1 is a building such as &quot;a coffee roaster&quot;</extracomment>
        <translation>
            <numerusform>Economiza para %1: falta mais %n dobrão.</numerusform>
            <numerusform>Economiza para %1: faltam mais %n dobrões.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trading house buys it for %n doubloon(s) or more.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>A casa de comércio compra por %n dobrão ou mais.</numerusform>
            <numerusform>A casa de comércio compra por %n dobrões ou mais.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A ship with %1 has %n space(s) left.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>Um navio com %1 ainda tem %n espaço.</numerusform>
            <numerusform>Um navio com %1 ainda tem %n espaços.</numerusform>
        </translation>
    </message>
    <message>
        <source>That makes %1 on the wind rose.</source>
        <extracomment>%1 is &quot;3 barrels of corn&quot;</extracomment>
        <translation>Com isso são %1 na rosa náutica.</translation>
    </message>
    <message numerus="yes">
        <source>Earns %n doubloon(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Rende %n dobrão.</numerusform>
            <numerusform>Rende %n dobrões.</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes the last space in the trading house, where %1 could have sold %2.</source>
        <extracomment>%1 is a player, %2 a good</extracomment>
        <translation>Ocupa o último espaço da casa de comércio, onde %1 poderia ter vendido %2.</translation>
    </message>
    <message>
        <source>Afterward, %1 cannot sell %2.</source>
        <extracomment>%1 is a player, %2 a good</extracomment>
        <translation>Depois disso, %1 não pode vender %2.</translation>
    </message>
    <message numerus="yes">
        <source>The best sale would earn %n doubloon(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>A melhor venda renderia %n dobrão.</numerusform>
            <numerusform>A melhor venda renderia %n dobrões.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earns %n victory point(s) immediately.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Rende %n ponto de vitória na hora.</numerusform>
            <numerusform>Rende %n pontos de vitória na hora.</numerusform>
        </translation>
    </message>
    <message>
        <source>Afterward, no ship takes %2 from %1.</source>
        <extracomment>%1 is a player, %2 &quot;4 barrels of corn&quot;</extracomment>
        <translation>Depois disso, nenhum navio aceita %2 de %1.</translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n barrel(s) on the wind rose for now.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Mantém por enquanto %n barril na rosa náutica.</numerusform>
            <numerusform>Mantém por enquanto %n barris na rosa náutica.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n barrel(s), as many as possible.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Mantém %n barril, o máximo possível.</numerusform>
            <numerusform>Mantém %n barris, o máximo possível.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps the most valuable kind, %1.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>Mantém o tipo mais valioso: %1.</translation>
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
            <numerusform>Deixa livre %n espaço da ilha.</numerusform>
            <numerusform>Deixa livres %n espaços da ilha.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %n plantation(s) of %1.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>Com isso há %n plantação de %1.</numerusform>
            <numerusform>Com isso há %n plantações de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then has %n colonist(s).</source>
        <extracomment>%1 is a building such as &quot;the coffee roaster&quot;</extracomment>
        <translation>
            <numerusform>%1 fica com %n colono.</numerusform>
            <numerusform>%1 fica com %n colonos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plantation(s) of %1 is/are then occupied.</source>
        <extracomment>%1 is a good</extracomment>
        <translation>
            <numerusform>Fica ocupada %n plantação de %1.</numerusform>
            <numerusform>Ficam ocupadas %n plantações de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) stay(s) in San Juan.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>%n colono fica em San Juan.</numerusform>
            <numerusform>%n colonos ficam em San Juan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n doubloon(s).</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>
            <numerusform>Fica com %n dobrão.</numerusform>
            <numerusform>Fica com %n dobrões.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gives the first choice of a tile.</source>
        <extracomment>A reason for choosing the settler, in hints and the log.</extracomment>
        <translation>Dá a primeira escolha de uma ficha.</translation>
    </message>
    <message>
        <source>Gives the first choice of a building, for a doubloon less.</source>
        <extracomment>A reason for choosing the builder, in hints and the log.</extracomment>
        <translation>Dá a primeira escolha de uma construção, por um dobrão a menos.</translation>
    </message>
    <message>
        <source>Brings nothing right now.</source>
        <extracomment>What is said of choosing a role that brings the player nothing, in hints and the log.</extracomment>
        <translation>Por enquanto não traz nada.</translation>
    </message>
    <message>
        <source>Leaves the extra barrel in the supply.</source>
        <extracomment>A reason for an order, in hints and the log.</extracomment>
        <translation>Deixa o barril extra na reserva.</translation>
    </message>
    <message>
        <source>Fills the trading house.</source>
        <extracomment>A reason for a sale, in hints and the log.</extracomment>
        <translation>Enche a casa de comércio.</translation>
    </message>
    <message numerus="yes">
        <source>Leaves %n space(s) in the trading house.</source>
        <extracomment>A reason for a sale, in hints and the log.</extracomment>
        <translation>
            <numerusform>Deixa %n espaço na casa de comércio.</numerusform>
            <numerusform>Deixa %n espaços na casa de comércio.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fills the ship.</source>
        <extracomment>A reason for loading goods, in hints and the log.</extracomment>
        <translation>Enche o navio.</translation>
    </message>
    <message numerus="yes">
        <source>Leaves %n space(s) on the ship.</source>
        <extracomment>A reason for loading goods, in hints and the log.</extracomment>
        <translation>
            <numerusform>Deixa %n espaço no navio.</numerusform>
            <numerusform>Deixa %n espaços no navio.</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes no space on the cargo ships.</source>
        <extracomment>A reason for shipping with the wharf, in hints and the log.</extracomment>
        <translation>Não ocupa espaço nos navios cargueiros.</translation>
    </message>
    <message>
        <source>with the second move</source>
        <extracomment>Within a sentence about another move, as in “… instead of 2 with the second move”.</extracomment>
        <translation>com a segunda jogada</translation>
    </message>
    <message>
        <source>with the best move</source>
        <extracomment>Within a sentence about another move, as in “… instead of 2 with the best move”.</extracomment>
        <translation>com a melhor jogada</translation>
    </message>
    <message>
        <source>with the move played</source>
        <extracomment>Within a sentence about a better move, as in “… instead of 2 with the move played”.</extracomment>
        <translation>com a jogada feita</translation>
    </message>
    <message numerus="yes">
        <source>Should earn %n point(s) by shipping instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of points, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Os embarques devem render %n ponto em vez de %1 %2.</numerusform>
            <numerusform>Os embarques devem render %n pontos em vez de %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should produce %n barrel(s) instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of barrels, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Deve produzir %n barril em vez de %1 %2.</numerusform>
            <numerusform>Deve produzir %n barris em vez de %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should earn %n doubloon(s) instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of doubloons, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Deve render %n dobrão em vez de %1 %2.</numerusform>
            <numerusform>Deve render %n dobrões em vez de %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Would probably lose %n barrel(s) at storage instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of barrels, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Provavelmente perderia %n barril na armazenagem em vez de %1 %2.</numerusform>
            <numerusform>Provavelmente perderia %n barris na armazenagem em vez de %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should bring %n colonist(s) instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of colonists, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Deve trazer %n colono em vez de %1 %2.</numerusform>
            <numerusform>Deve trazer %n colonos em vez de %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should make it possible to produce %n barrel(s) soon instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of barrels, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Deve permitir produzir em breve %n barril em vez de %1 %2.</numerusform>
            <numerusform>Deve permitir produzir em breve %n barris em vez de %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should leave %n barrel(s) at the next choice of a role instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of barrels, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Deve deixar %n barril para a próxima escolha de função em vez de %1 %2.</numerusform>
            <numerusform>Deve deixar %n barris para a próxima escolha de função em vez de %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should leave %n doubloon(s) at the next choice of a role instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of doubloons, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Deve deixar %n dobrão para a próxima escolha de função em vez de %1 %2.</numerusform>
            <numerusform>Deve deixar %n dobrões para a próxima escolha de função em vez de %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Should add buildings worth %n point(s) instead of %1 %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a number of points, %2 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>Deve acrescentar construções que valem %n ponto em vez de %1 %2.</numerusform>
            <numerusform>Deve acrescentar construções que valem %n pontos em vez de %1 %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Should make it possible to build %1 soon, which is impossible %2.</source>
        <extracomment>A reason for an order compared with another; %1 is a building such as &quot;a coffee roaster&quot;, %2 &quot;with the second move&quot;</extracomment>
        <translation>Deve permitir construir em breve %1, o que é impossível %2.</translation>
    </message>
    <message>
        <source>Should come to the same as %1.</source>
        <extracomment>A reason for an order compared with another; %1 is &quot;with the second move&quot;</extracomment>
        <translation>Deve dar no mesmo que %1.</translation>
    </message>
    <message>
        <source>%3, %1 would probably build %2.</source>
        <extracomment>A reason for an order; %1 is another player, %2 a building such as &quot;a coffee roaster&quot;, %3 &quot;with the second move&quot;</extracomment>
        <translation>%3, %1 provavelmente construiria %2.</translation>
    </message>
    <message>
        <source>%2, %1 would probably take this role.</source>
        <extracomment>A reason for choosing a role; %1 is another player, %2 &quot;with the second move&quot;</extracomment>
        <translation>%2, %1 provavelmente pegaria esta função.</translation>
    </message>
    <message numerus="yes">
        <source>%2, %1 would probably take this role with %n doubloon(s).</source>
        <extracomment>%1 is a player, %2 &quot;with the second move&quot;; the doubloons are on the card</extracomment>
        <translation>
            <numerusform>%2, %1 provavelmente pegaria esta função com %n dobrão.</numerusform>
            <numerusform>%2, %1 provavelmente pegaria esta função com %n dobrões.</numerusform>
        </translation>
    </message>
    <message>
        <source>%3, %1 would probably take %2.</source>
        <extracomment>A reason for taking a tile; %1 is another player, %2 a tile such as &quot;a quarry&quot;, %3 &quot;with the second move&quot;</extracomment>
        <translation>%3, %1 provavelmente pegaria %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 would probably earn %n point(s) by shipping instead of %2 %3.</source>
        <extracomment>A reason for an order; %1 is another player, %2 a number of points, %3 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>%1 provavelmente ganharia com embarques %n ponto em vez de %2 %3.</numerusform>
            <numerusform>%1 provavelmente ganharia com embarques %n pontos em vez de %2 %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would probably produce %n barrel(s) instead of %2 %3.</source>
        <extracomment>A reason for an order; %1 is another player, %2 a number of barrels, %3 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>%1 provavelmente produziria %n barril em vez de %2 %3.</numerusform>
            <numerusform>%1 provavelmente produziria %n barris em vez de %2 %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would probably earn %n doubloon(s) instead of %2 %3.</source>
        <extracomment>A reason for an order; %1 is another player, %2 a number of doubloons, %3 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>%1 provavelmente ganharia %n dobrão em vez de %2 %3.</numerusform>
            <numerusform>%1 provavelmente ganharia %n dobrões em vez de %2 %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would probably lose %n barrel(s) at storage instead of %2 %3.</source>
        <extracomment>A reason for an order; %1 is another player, %2 a number of barrels, %3 &quot;with the second move&quot;</extracomment>
        <translation>
            <numerusform>%1 provavelmente perderia %n barril na armazenagem em vez de %2 %3.</numerusform>
            <numerusform>%1 provavelmente perderia %n barris na armazenagem em vez de %2 %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>%1 from the hacienda</source>
        <extracomment>%1 is a tile such as &quot;corn plantation&quot;</extracomment>
        <translation>%1 com a hacienda</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) at work</source>
        <extracomment>In the ribbon of the last moves, after the name of a player.</extracomment>
        <translation>
            <numerusform>%n colono trabalhando</numerusform>
            <numerusform>%n colonos trabalhando</numerusform>
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
        <translation>embarca %1</translation>
    </message>
    <message>
        <source>%1 shipped by the wharf</source>
        <extracomment>In the ribbon of the last moves; %1 is a number of barrels with their kind.</extracomment>
        <translation>envia %1 pelo cais</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <extracomment>In the ribbon of the last moves; %1 is a number of barrels with their kind.</extracomment>
        <translation>perde %1</translation>
    </message>
    <message numerus="yes">
        <source>%n barrel(s) produced</source>
        <extracomment>In the ribbon of the last moves, after the name of a player.</extracomment>
        <translation>
            <numerusform>produz %n barril</numerusform>
            <numerusform>produz %n barris</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n doubloon(s)</source>
        <extracomment>In the ribbon of the last moves, after the name of a player.</extracomment>
        <translation>
            <numerusform>+%n dobrão</numerusform>
            <numerusform>+%n dobrões</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <extracomment>In the ribbon of the last moves, after the name of a player.</extracomment>
        <translation>
            <numerusform>+%n ponto</numerusform>
            <numerusform>+%n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>In the ribbon of the last moves, after the name of a player.</extracomment>
        <translation>passa</translation>
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
        <translation>Escolha primeiro uma função.</translation>
    </message>
    <message>
        <source>First decide whether your hacienda draws a tile.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Decida primeiro se sua hacienda tira uma ficha.</translation>
    </message>
    <message>
        <source>This is the settler phase: take a tile or pass first.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>É a fase do Colono: primeiro pegue uma ficha ou passe.</translation>
    </message>
    <message>
        <source>This is the mayor phase: place your colonists first.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>É a fase do Prefeito: primeiro coloque seus colonos.</translation>
    </message>
    <message>
        <source>This is the builder phase: build a building or pass first.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>É a fase do Construtor: primeiro faça uma construção ou passe.</translation>
    </message>
    <message>
        <source>This is the craftsman phase: take an extra barrel or pass first.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>É a fase do Produtor: primeiro pegue mais um barril ou passe.</translation>
    </message>
    <message>
        <source>This is the trader phase: sell a barrel or pass first.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>É a fase do Comerciante: primeiro venda um barril ou passe.</translation>
    </message>
    <message>
        <source>This is the captain phase: load goods first.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>É a fase do Capitão: primeiro embarque mercadorias.</translation>
    </message>
    <message>
        <source>First choose which barrels to keep.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Escolha primeiro com quais barris você fica.</translation>
    </message>
    <message>
        <source>The game is over; no more moves are possible.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>A partida terminou; não há mais jogadas possíveis.</translation>
    </message>
    <message>
        <source>You must take a role; you cannot pass.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Você precisa pegar uma função; não pode passar.</translation>
    </message>
    <message>
        <source>You must place your colonists; you cannot pass.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Você precisa colocar seus colonos; não pode passar.</translation>
    </message>
    <message>
        <source>Players who can load a cargo ship must load; you cannot pass.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Quem pode carregar um navio de carga é obrigado a isso; você não pode passar.</translation>
    </message>
    <message>
        <source>Choose which barrels to keep; the rest goes back to the supply.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Escolha com quais barris você fica; o resto volta para a reserva.</translation>
    </message>
    <message>
        <source>You cannot pass here. Make a choice.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Aqui não dá para passar. Faça uma escolha.</translation>
    </message>
    <message>
        <source>There is no default role. Choose one.</source>
        <extracomment>Why a computer cannot decide by default, in programs that play by text.</extracomment>
        <translation>Não há função padrão. Escolha uma.</translation>
    </message>
    <message>
        <source>There is no default placement. Place the colonists yourself.</source>
        <extracomment>Why a computer cannot decide by default, in programs that play by text.</extracomment>
        <translation>Não há distribuição padrão. Coloque você mesmo os colonos.</translation>
    </message>
    <message>
        <source>There is no default building. Choose one or pass.</source>
        <extracomment>Why a computer cannot decide by default, in programs that play by text.</extracomment>
        <translation>Não há construção padrão. Escolha uma ou passe.</translation>
    </message>
    <message>
        <source>There is no default here. Make a choice.</source>
        <extracomment>Why a computer cannot decide by default, in programs that play by text.</extracomment>
        <translation>Aqui não há escolha padrão. Faça uma escolha.</translation>
    </message>
    <message>
        <source>No colonist would come with this, so there is none to decline.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Nenhum colono viria com isso, então não há nenhum a recusar.</translation>
    </message>
    <message>
        <source>There is no face-up %1; you can take only tiles from the face-up row.</source>
        <extracomment>%1 is a tile such as &quot;corn plantation&quot;</extracomment>
        <translation>Não há nenhuma ficha assim virada para cima: %1. Você só pode pegar fichas da fileira aberta.</translation>
    </message>
    <message>
        <source>No quarries are left.</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>Não restam pedreiras.</translation>
    </message>
    <message>
        <source>Only the settler, or the owner of an occupied construction hut, may take a quarry.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Só o Colono, ou quem tem um barracão de obras ocupado, pode pegar uma pedreira.</translation>
    </message>
    <message>
        <source>Island space %1 holds a tile already, and tiles never move.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>O espaço %1 da ilha já tem uma ficha, e as fichas nunca são movidas.</translation>
    </message>
    <message numerus="yes">
        <source>That takes %n colonist(s).</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>
            <numerusform>Isso exige %n colono.</numerusform>
            <numerusform>Isso exige %n colonos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Island space %1 is empty, so a colonist has no work there.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>O espaço %1 da ilha está vazio, então um colono não tem trabalho ali.</translation>
    </message>
    <message>
        <source>City space %1 has no building, so a colonist has no work there.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>O espaço %1 da cidade não tem construção, então um colono não tem trabalho ali.</translation>
    </message>
    <message>
        <source>City space %1 belongs to the large building that begins on space %2.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>O espaço %1 da cidade pertence à construção grande que começa no espaço %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has only %n circle(s), and a circle holds one colonist.</source>
        <extracomment>%1 is a building such as &quot;the coffee roaster&quot;</extracomment>
        <translation>
            <numerusform>%1 só tem %n círculo, e em um círculo cabe um colono.</numerusform>
            <numerusform>%1 só tem %n círculos, e em um círculo cabe um colono.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use them to fill the %n empty circle(s) first.</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>
            <numerusform>Use-os primeiro para preencher %n círculo vazio.</numerusform>
            <numerusform>Use-os primeiro para preencher os %n círculos vazios.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is sold out.</source>
        <extracomment>%1 is a building such as &quot;the coffee roaster&quot;</extracomment>
        <translation>Esgotado: %1.</translation>
    </message>
    <message>
        <source>%1 is already in this city, and nobody may own two of the same kind.</source>
        <extracomment>%1 is a building such as &quot;the coffee roaster&quot;</extracomment>
        <translation>%1 já está nesta cidade, e ninguém pode ter duas construções do mesmo tipo.</translation>
    </message>
    <message numerus="yes">
        <source>That costs %n doubloon(s) now.</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>
            <numerusform>Isso custa agora %n dobrão.</numerusform>
            <numerusform>Isso custa agora %n dobrões.</numerusform>
        </translation>
    </message>
    <message>
        <source>All 12 city spaces are full.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Todos os 12 espaços da cidade estão cheios.</translation>
    </message>
    <message>
        <source>A large building needs two empty city spaces, and only one is left.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Uma construção grande precisa de dois espaços vazios na cidade, e só resta um.</translation>
    </message>
    <message>
        <source>City space %1 already has a building.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>O espaço %1 da cidade já tem uma construção.</translation>
    </message>
    <message>
        <source>A large building needs two spaces that touch; city spaces %1 and %2 do not.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>Uma construção grande precisa de dois espaços que se toquem; os espaços %1 e %2 da cidade não se tocam.</translation>
    </message>
    <message>
        <source>A large building fills two adjacent city spaces, so name both or none.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Uma construção grande preenche dois espaços vizinhos da cidade; indique os dois ou nenhum.</translation>
    </message>
    <message>
        <source>This building fills one city space only.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Esta construção preenche só um espaço da cidade.</translation>
    </message>
    <message>
        <source>The extra barrel must be of a kind you have just produced, and you did not produce %1.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>O barril extra precisa ser de um tipo que você acabou de produzir, e você não produziu %1.</translation>
    </message>
    <message>
        <source>No barrels of %1 are left in the supply.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>Não restam barris de %1 na reserva.</translation>
    </message>
    <message>
        <source>You have no barrels of %1.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>Você não tem barris de %1.</translation>
    </message>
    <message>
        <source>The trading house already holds %1; only the owner of an occupied office may sell it again.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>A casa de comércio já tem %1; só quem tem um escritório ocupado pode vender esse tipo de novo.</translation>
    </message>
    <message>
        <source>There is no such cargo ship in this game.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Não há esse navio de carga nesta partida.</translation>
    </message>
    <message>
        <source>Cargo ship %1 is full.</source>
        <extracomment>Why an order is not possible; a cargo ship is named by its capacity, and the other marker is a kind of goods.</extracomment>
        <translation>O navio de carga de %1 está cheio.</translation>
    </message>
    <message>
        <source>Cargo ship %1 carries %2, and a ship carries only one kind.</source>
        <extracomment>Why an order is not possible; a cargo ship is named by its capacity, and the other marker is a kind of goods.</extracomment>
        <translation>O navio de carga de %1 leva %2, e um navio só leva um tipo.</translation>
    </message>
    <message>
        <source>Cargo ship %2 already carries %1, and no two ships may carry the same kind.</source>
        <extracomment>Why an order is not possible; a cargo ship is named by its capacity, and the other marker is a kind of goods.</extracomment>
        <translation>O navio de carga de %2 já leva %1, e não pode haver dois navios com o mesmo tipo.</translation>
    </message>
    <message>
        <source>Cargo ship %1 takes fewer of these barrels than cargo ship %2; you must load as many as possible.</source>
        <extracomment>Why an order is not possible; a cargo ship is named by its capacity, and the other marker is a kind of goods.</extracomment>
        <translation>No navio de carga de %1 cabem menos desses barris que no de %2; você precisa embarcar tantos quanto possível.</translation>
    </message>
    <message>
        <source>That requires an occupied wharf.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Isso exige um cais ocupado.</translation>
    </message>
    <message>
        <source>The wharf&apos;s ship has already sailed; it sails once in each captain phase.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>O navio do cais já partiu; ele parte uma vez em cada fase do Capitão.</translation>
    </message>
    <message>
        <source>A cargo ship has room for your goods, so you must load; you cannot pass.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Um navio de carga tem espaço para suas mercadorias, então você precisa embarcar; não pode passar.</translation>
    </message>
    <message numerus="yes">
        <source>Your warehouses store %n kind(s) of goods; use all of that before you give anything up.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>
            <numerusform>Seu armazém guarda %n tipo de mercadoria; use tudo isso antes de abrir mão de algo.</numerusform>
            <numerusform>Seus armazéns guardam %n tipos de mercadorias; use tudo isso antes de abrir mão de algo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without an occupied warehouse, you keep only one barrel.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>Sem um armazém ocupado, você fica só com um barril.</translation>
    </message>
    <message numerus="yes">
        <source>Your warehouses store only %n kind(s) of goods.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>
            <numerusform>Seu armazém guarda só %n tipo de mercadoria.</numerusform>
            <numerusform>Seus armazéns guardam só %n tipos de mercadorias.</numerusform>
        </translation>
    </message>
    <message>
        <source>All your %1 is stored in a warehouse, so choose a single barrel of another kind.</source>
        <extracomment>Why an order is not possible; %1 is a kind of goods.</extracomment>
        <translation>Todos os barris desse tipo (%1) já ficam no armazém; escolha um barril avulso de outro tipo.</translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <extracomment>Why an order is refused: in the prompt line, and to programs that play by text.</extracomment>
        <translation>As regras não permitem isso agora.</translation>
    </message>
    <message>
        <source>The circle on island space %1 is occupied, and a circle holds one colonist.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>O círculo no espaço %1 da ilha está ocupado, e em um círculo cabe um colono.</translation>
    </message>
    <message>
        <source>seat %1</source>
        <extracomment>%1 is a number, counted from 0 as in files</extracomment>
        <translation>lugar %1</translation>
    </message>
    <message>
        <source>There is no %1 card in a game with this number of players.</source>
        <extracomment>%1 is a role such as &quot;Mayor&quot;</extracomment>
        <translation>Com este número de jogadores não há carta desta função: %1.</translation>
    </message>
    <message>
        <source>The role of %1 has already been taken this round by %2.</source>
        <extracomment>%1 is a role such as &quot;Mayor&quot;, %2 the name of a player, or &quot;seat 2&quot;</extracomment>
        <translation>A função %1 já foi pega nesta rodada; está com %2.</translation>
    </message>
    <message>
        <source>There is no space %1; islands and cities have 12 spaces.</source>
        <extracomment>Why an order is not possible; numbers of spaces count from 1 to 12.</extracomment>
        <translation>Não existe o espaço %1; ilhas e cidades têm 12 espaços.</translation>
    </message>
    <message numerus="yes">
        <source>This board has only %n.</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>
            <numerusform>Este tabuleiro só tem %n.</numerusform>
            <numerusform>Este tabuleiro só tem %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still have %n colonist(s) in San Juan.</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>
            <numerusform>Você ainda tem %n colono em San Juan.</numerusform>
            <numerusform>Você ainda tem %n colonos em San Juan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n doubloon(s).</source>
        <extracomment>Why an order is not possible.</extracomment>
        <translation>
            <numerusform>Você só tem %n dobrão.</numerusform>
            <numerusform>Você só tem %n dobrões.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no cargo ship %2 in this game.</source>
        <extracomment>%2 is the capacity of the ship</extracomment>
        <translation>Não há navio de carga de %2 nesta partida.</translation>
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
        <translation>(nome removido)</translation>
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
        <translation>Quantas partidas foram jogadas até o fim</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Vitórias</translation>
    </message>
    <message>
        <source>Games won; a shared first place counts for everyone who shares it</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Partidas vencidas; um primeiro lugar dividido conta para todos que o dividem</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>% vitórias</translation>
    </message>
    <message>
        <source>The share of games that were won</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>A proporção de partidas vencidas</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Points at the end, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Pontos no fim, em média</translation>
    </message>
    <message>
        <source>Chips</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Points from shipping goods, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Pontos com embarques, em média</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Construções</translation>
    </message>
    <message>
        <source>Points printed on the buildings, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Pontos impressos nas construções, em média</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Grandes</translation>
    </message>
    <message>
        <source>Points that large buildings add, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Pontos que as construções grandes somam, em média</translation>
    </message>
    <message>
        <source>Built</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Feitas</translation>
    </message>
    <message>
        <source>How many buildings a player has at the end, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Quantas construções um jogador tem no fim, em média</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Data</translation>
    </message>
    <message>
        <source>Winner</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Vencedor</translation>
    </message>
    <message>
        <source>Points of the winner</source>
        <extracomment>The head of a column in the results of games.</extracomment>
        <translation>Pontos do vencedor</translation>
    </message>
    <message>
        <source>Lead</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Vantagem</translation>
    </message>
    <message>
        <source>The margin over second place; 0 for a tie</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>A vantagem sobre o segundo lugar; 0 em caso de empate</translation>
    </message>
    <message>
        <source>How many rounds the game took</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Quantas rodadas a partida durou</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>How many sat at the table</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Quantos estavam à mesa</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Recorde</translation>
    </message>
    <message>
        <source>The most points in one game</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>O máximo de pontos em uma partida</translation>
    </message>
    <message>
        <source>Streak</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Sequência</translation>
    </message>
    <message>
        <source>The most games won in a row</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>O máximo de vitórias seguidas</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Atual</translation>
    </message>
    <message>
        <source>Games won in a row up to the last one</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Vitórias seguidas até a última partida</translation>
    </message>
    <message>
        <source>Points of the winner, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Pontos do vencedor, em média</translation>
    </message>
    <message>
        <source>The margin over second place, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>A vantagem sobre o segundo lugar, em média</translation>
    </message>
    <message>
        <source>How many rounds a game took, on average</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Quantas rodadas uma partida durou, em média</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>How many played, on the page of the results.</extracomment>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Seat</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>First governor</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Primeiro governador</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <extracomment>A seat on the page of the results; %1 counts from 1.</extracomment>
        <translation>Lugar %1</translation>
    </message>
    <message>
        <source>Building</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Construção</translation>
    </message>
    <message>
        <source>Bought</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Comprada</translation>
    </message>
    <message>
        <source>How many players had it at the end</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Quantos jogadores a tinham no fim</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Parcela</translation>
    </message>
    <message>
        <source>The share of players who had it at the end</source>
        <extracomment>Explains a column of the results, whose heading is short.</extracomment>
        <translation>Que parcela dos jogadores a tinha no fim</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Duração</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <extracomment>How long a game lasted, on the page of the results.</extracomment>
        <translation>
            <numerusform>%n rodada</numerusform>
            <numerusform>%n rodadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of players</source>
        <extracomment>In the results of games: the head of a column, or the name of a filter.</extracomment>
        <translation>Número de jogadores</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>A heading of a column or a diagram on the page of the results of finished games.</extracomment>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Length in rounds</source>
        <extracomment>The head of a column in the results of games.</extracomment>
        <translation>Duração em rodadas</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message>
        <source>Another window is saving its game there.</source>
        <extracomment>Why the current game cannot be saved.</extracomment>
        <translation>Outra janela está salvando lá sua partida.</translation>
    </message>
    <message>
        <source>No lock file can be created in the folder %1.</source>
        <extracomment>Why a game cannot be saved; %1 is the path of the folder.</extracomment>
        <translation>Não foi possível criar um arquivo de bloqueio na pasta %1.</translation>
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
        <translation>Esta peça não vai aqui.</translation>
    </message>
    <message>
        <source>There is no room to turn this building.</source>
        <extracomment>Why a piece cannot be put somewhere, while a position is set up.</extracomment>
        <translation>Não há espaço para girar esta construção.</translation>
    </message>
    <message>
        <source>Choose where it goes.</source>
        <extracomment>In the line of the prompt while a position is set up and a piece is in the hand.</extracomment>
        <translation>Escolha para onde vai.</translation>
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
        <translation>A caixa não tem mais exemplares desta construção: %1.</translation>
    </message>
    <message>
        <source>The box has no more tiles of this kind: %1.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 and %2 are names of pieces, goods or ships&apos; capacities.</extracomment>
        <translation>A caixa não tem mais fichas deste tipo: %1.</translation>
    </message>
    <message>
        <source>The box has no more barrels of this kind: %1.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 and %2 are names of pieces, goods or ships&apos; capacities.</extracomment>
        <translation>A caixa não tem mais barris deste tipo: %1.</translation>
    </message>
    <message>
        <source>The box has no more colonists.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>A caixa não tem mais colonos.</translation>
    </message>
    <message>
        <source>This role card is already on a board.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>Esta carta de função já está em um tabuleiro.</translation>
    </message>
    <message>
        <source>The box has none of these left.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>A caixa não tem mais nada disto.</translation>
    </message>
    <message>
        <source>Put the building on an empty space in a city, or back in the box.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>Coloque a construção em um espaço vazio de uma cidade ou de volta na caixa.</translation>
    </message>
    <message>
        <source>Put the plantation on an empty space on an island, in the face-up row, or back in the box.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>Coloque a plantação em um espaço vazio de uma ilha, na fileira aberta ou de volta na caixa.</translation>
    </message>
    <message>
        <source>Put the quarry on an empty space on an island, or back in the box.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>Coloque a pedreira em um espaço vazio de uma ilha ou de volta na caixa.</translation>
    </message>
    <message>
        <source>Put the barrel on a wind rose or a cargo ship, in the trading house, or back in the box.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>Coloque o barril em uma rosa náutica ou um navio de carga, na casa de comércio ou de volta na caixa.</translation>
    </message>
    <message>
        <source>Put the colonist in an empty circle, in San Juan, on the colonist ship, or back in the box.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>Coloque o colono em um círculo vazio, em San Juan, no navio de colonos ou de volta na caixa.</translation>
    </message>
    <message>
        <source>Put the doubloon on a board or a role card, or back in the box.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>Coloque o dobrão em um tabuleiro ou uma carta de função, ou de volta na caixa.</translation>
    </message>
    <message>
        <source>Put the victory point on a board, or back in the box.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>Coloque o ponto de vitória em um tabuleiro ou de volta na caixa.</translation>
    </message>
    <message>
        <source>Put the role card on a board, or back in the row of role cards.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>Coloque a carta de função em um tabuleiro ou de volta na fileira de cartas.</translation>
    </message>
    <message>
        <source>Put the governor marker on another board.</source>
        <extracomment>Where a piece can be put while a position is set up, when it hovers over another place.</extracomment>
        <translation>Coloque o marcador de governador em outro tabuleiro.</translation>
    </message>
    <message>
        <source>This ship is full.</source>
        <extracomment>Why a piece cannot be put there while a position is set up.</extracomment>
        <translation>Este navio está cheio.</translation>
    </message>
    <message>
        <source>This ship carries another kind of goods: %1.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 and %2 are names of pieces, goods or ships&apos; capacities.</extracomment>
        <translation>Este navio leva outro tipo de mercadoria: %1.</translation>
    </message>
    <message>
        <source>Cargo ship %1 carries this kind already, and no two ships carry the same: %2.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 and %2 are names of pieces, goods or ships&apos; capacities.</extracomment>
        <translation>O navio de carga de %1 já leva este tipo, e não há dois navios com o mesmo: %2.</translation>
    </message>
    <message>
        <source>Role cards are taken in turn, starting with the governor: %1 takes the next one.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 is the name of a player.</extracomment>
        <translation>As cartas de função são pegas em ordem, começando pelo governador: a próxima é de %1.</translation>
    </message>
    <message>
        <source>Role cards are taken in turn: put back the card of %1 first, because it was taken later.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 is the name of a player.</extracomment>
        <translation>As cartas de função são pegas em ordem: devolva antes a carta de %1, porque foi pega depois.</translation>
    </message>
    <message>
        <source>At least one player must still have a role to choose this round.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>Pelo menos um jogador ainda precisa ter uma função para escolher nesta rodada.</translation>
    </message>
    <message>
        <source>This space is already taken.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>Este espaço já está ocupado.</translation>
    </message>
    <message>
        <source>A large building fills two spaces, and no space beside this one is empty.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>Uma construção grande preenche dois espaços, e nenhum ao lado deste está vazio.</translation>
    </message>
    <message>
        <source>%1 has this building already.</source>
        <extracomment>Why a piece cannot be put there while a position is set up; %1 and %2 are names of pieces, goods or ships&apos; capacities.</extracomment>
        <translation>%1 já tem esta construção.</translation>
    </message>
    <message>
        <source>A colonist cannot work here.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>Um colono não pode trabalhar aqui.</translation>
    </message>
    <message>
        <source>Every circle here is occupied.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>Todos os círculos aqui estão ocupados.</translation>
    </message>
    <message>
        <source>There is no such piece here.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>Não há nenhuma peça assim aqui.</translation>
    </message>
    <message>
        <source>It is already there.</source>
        <extracomment>Why a piece cannot be put there while a position is set up.</extracomment>
        <translation>Já está ali.</translation>
    </message>
    <message>
        <source>The trading house is full.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>A casa de comércio está cheia.</translation>
    </message>
    <message>
        <source>The row of face-up plantations is full.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>A fileira de plantações viradas para cima está cheia.</translation>
    </message>
    <message>
        <source>The number cannot be larger.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>O número não pode ser maior.</translation>
    </message>
    <message>
        <source>There must be a governor. Drag the marker to another board.</source>
        <extracomment>Why a piece cannot be put somewhere, or the game cannot begin, while a position is set up.</extracomment>
        <translation>Precisa haver um governador. Arraste o marcador para outro tabuleiro.</translation>
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
        <translation>Carla pegou o Capitão, então embarcou primeiro: quatro barris de açúcar, no menor navio em que todos cabem. Agora esse navio só leva açúcar, e nenhum outro pode levá-lo.</translation>
    </message>
    <message>
        <source>Your turn. You must load if anything of yours fits, and as much of it as fits. But you decide which kind goes first: corn or indigo.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the learner&apos;s three corn and two indigo</extracomment>
        <translation>Sua vez. Você precisa embarcar se algo seu couber, e tanto quanto couber. Mas é você quem decide que tipo vai primeiro: milho ou índigo.</translation>
    </message>
    <message>
        <source>Your indigo has a ship already, which waits for it. For corn there is one empty ship left, and others may want it: Bruno has tobacco. So load the corn now.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the cargo ships; an arrow leads from the corn to a ship</extracomment>
        <translation>Seu índigo já tem um navio, que espera por ele. Para o milho resta um navio vazio, e outros podem querê-lo: Bruno tem tabaco. Então embarque o milho agora.</translation>
    </message>
    <message>
        <source>It goes round until nobody can load any more, and it is your turn again. Load what you have left.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the cargo ships; an arrow leads from the indigo to a ship</extracomment>
        <translation>Segue em roda até ninguém mais poder embarcar, e é a sua vez de novo. Embarque o que ainda tem.</translation>
    </message>
    <message>
        <source>No ship was left for Bruno&apos;s tobacco. He kept one barrel and lost the others. That is how you hurt somebody in this game: be quick with the captain, or fill the ship that they need.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the cargo ships</extracomment>
        <translation>Não sobrou navio para o tabaco de Bruno. Ele ficou com um barril e perdeu os outros. É assim que se prejudica alguém neste jogo: aja rápido com o Capitão, ou encha o navio de que os outros precisam.</translation>
    </message>
    <message>
        <source>Full ships have sailed and are empty again. One that is not full stays, with its barrels: the sugar blocks that ship until somebody fills it.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the cargo ships</extracomment>
        <translation>Os navios cheios partiram e estão vazios de novo. O que não está cheio fica, com seus barris: o açúcar bloqueia esse navio até alguém enchê-lo.</translation>
    </message>
    <message>
        <source>Now from the other side. You choose a role, and in the next round you will be governor. So fill your store now with the craftsman, and be first with the captain.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the role cards; the craftsman is marked</extracomment>
        <translation>Agora do outro lado. Você escolhe uma função, e na próxima rodada será o governador. Então reforce seu estoque agora com o Produtor e depois chegue primeiro com o Capitão.</translation>
    </message>
    <message>
        <source>Your extra barrel. For shipping, every kind is worth the same point; what counts is which one finds room on a ship.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the learner&apos;s barrels</extracomment>
        <translation>Seu barril extra. Para os embarques, todos os tipos valem o mesmo; o que conta é qual deles acha espaço em um navio.</translation>
    </message>
    <message>
        <source>You have the choice. Where several empty ships take all your barrels, think: a small one is soon full and comes back, a large one keeps the others out of it for longer.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the cargo ships; an arrow leads to one of them</extracomment>
        <translation>A escolha é sua. Se todos os seus barris cabem em mais de um navio vazio, pense: um pequeno logo enche e volta; um grande deixa os outros de fora por mais tempo.</translation>
    </message>
    <message>
        <source>Your warehouse helps now: it keeps all barrels of one kind, besides the single barrel that everybody keeps. Click what stays, then press Done.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the learner&apos;s barrels</extracomment>
        <translation>Agora seu armazém ajuda: ele guarda todos os barris de um tipo, além do barril avulso com que cada um fica. Clique no que fica e pressione Pronto.</translation>
    </message>
    <message>
        <source>Two buildings make a shipper: the harbor gives a point more for each of your loads, and the wharf is a ship of your own that takes all barrels of one kind, however many.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the building supply</extracomment>
        <translation>Duas construções são a chave dos embarques: o porto dá um ponto a mais por cada embarque seu, e o cais é um navio próprio em que cabem todos os barris de um tipo, quantos forem.</translation>
    </message>
    <message>
        <source>To remember: take the captain when your goods find room and those of others do not. When somebody else takes it, load first what may find no ship later. And corn ships as well as coffee.</source>
        <extracomment>The last bubble of the lesson &quot;Shipping&quot;</extracomment>
        <translation>Para lembrar: pegue o Capitão quando suas mercadorias tiverem espaço e as dos outros não. Se outra pessoa o pegar, embarque primeiro o que depois pode ficar sem navio. E milho se embarca tão bem quanto café.</translation>
    </message>
    <message>
        <source>Take the captain. You load first, while ships are still empty, and get one extra point for your first load.</source>
        <extracomment>The lesson &quot;Shipping&quot;, beside the role cards; the captain is marked</extracomment>
        <translation>Pegue o Capitão. Você embarca primeiro, enquanto os navios estão vazios, e recebe um ponto a mais pelo primeiro embarque.</translation>
    </message>
</context>
<context>
    <name>ShortNames</name>
    <message>
        <source>Small indigo</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Tintur. peq.</translation>
    </message>
    <message>
        <source>Small sugar</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Eng. peq.</translation>
    </message>
    <message>
        <source>Indigo pl.</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Tinturaria</translation>
    </message>
    <message>
        <source>Sugar m.</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Engenho</translation>
    </message>
    <message>
        <source>Tobacco st.</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Secador</translation>
    </message>
    <message>
        <source>Coffee r.</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Torrefação</translation>
    </message>
    <message>
        <source>Sm. market</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Merc. peq.</translation>
    </message>
    <message>
        <source>Constr. hut</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Barracão</translation>
    </message>
    <message>
        <source>Sm. store</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Arm. peq.</translation>
    </message>
    <message>
        <source>Lg. market</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Merc. gr.</translation>
    </message>
    <message>
        <source>Lg. store</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Arm. gr.</translation>
    </message>
    <message>
        <source>Factory</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Fábrica</translation>
    </message>
    <message>
        <source>Univers.</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Univers.</translation>
    </message>
    <message>
        <source>Customs h.</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Alfândega</translation>
    </message>
    <message>
        <source></source>
        <comment>Names on the table where there is little room.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Office</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Escritório</translation>
    </message>
    <message>
        <source>Prospector</source>
        <extracomment>The short name of a piece, for narrow places on the table: at most about 12 letters.</extracomment>
        <translation>Minera­dor</translation>
    </message>
</context>
<context>
    <name>TableGround</name>
    <message numerus="yes">
        <source>%n quarry(ies) · %1 VP</source>
        <extracomment>Title of a column of the building supply: as many quarries count, and as many points they are worth</extracomment>
        <translation>
            <numerusform>%n pedreira · %1 PV</numerusform>
            <numerusform>%n pedreiras · %1 PV</numerusform>
        </translation>
    </message>
    <message>
        <source>Plantations</source>
        <extracomment>A heading on the table above its area, in small type.</extracomment>
        <translation>Plantações</translation>
    </message>
    <message>
        <source>Stacks</source>
        <extracomment>A heading on the table above its area, in small type.</extracomment>
        <translation>Pilhas</translation>
    </message>
    <message>
        <source>Cargo ships</source>
        <extracomment>A heading on the table above its area, in small type.</extracomment>
        <translation>Navios de carga</translation>
    </message>
    <message>
        <source>Colonist ship</source>
        <extracomment>A heading on the table above its area, in small type.</extracomment>
        <translation>Navio de colonos</translation>
    </message>
    <message>
        <source>Trading house</source>
        <extracomment>A heading on the table above its area, in small type.</extracomment>
        <translation>Casa de comércio</translation>
    </message>
    <message>
        <source>Goods supply</source>
        <extracomment>A heading on the table above its area, in small type.</extracomment>
        <translation>Mercadorias</translation>
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
        <translation>A ordem termina cedo demais; esperado: %2.</translation>
    </message>
    <message>
        <source>Unknown word “%1”; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Palavra desconhecida: “%1”; esperado: %2.</translation>
    </message>
    <message>
        <source>“%1” could mean any of %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>“%1” pode significar várias coisas: %2.</translation>
    </message>
    <message>
        <source>Words cannot be shortened in a record: “%1”; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Em um registro, as palavras não podem ser abreviadas: “%1”; esperado: %2.</translation>
    </message>
    <message>
        <source>“%1” is unexpected; expected the end of the order.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>“%1” está sobrando; esperado: o fim da ordem.</translation>
    </message>
    <message>
        <source>“%1” is unexpected; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>“%1” está sobrando; esperado: %2.</translation>
    </message>
    <message>
        <source>“%1” is given twice; expected it once.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>“%1” aparece duas vezes; esperado: uma só.</translation>
    </message>
    <message>
        <source>“%1” is not a space; expected a form like %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>“%1” não é um espaço; esperado: uma forma como %2.</translation>
    </message>
    <message>
        <source>“%1” is not a number of colonists and a place; expected a form like %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>“%1” não é um número de colonos e um lugar; esperado: uma forma como %2.</translation>
    </message>
    <message>
        <source>“%1” is not a ship; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>“%1” não é um navio; esperado: %2.</translation>
    </message>
    <message>
        <source>“%1” is not allowed in records; expected the order it stands for.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>“%1” não é permitido em registros; esperado: a ordem que representa.</translation>
    </message>
    <message>
        <source>The order “%1” of seat %3 is not legal; expected a legal order. %2</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>A ordem “%1” do lugar %3 não é legal; esperado: uma ordem legal. %2</translation>
    </message>
    <message>
        <source>The text is empty; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>O texto está vazio; esperado: %2.</translation>
    </message>
    <message numerus="yes">
        <source>The text is too long; expected at most %n byte(s).</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>
            <numerusform>O texto é longo demais; esperado: no máximo %n byte.</numerusform>
            <numerusform>O texto é longo demais; esperado: no máximo %n bytes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Invalid byte; expected UTF-8.</source>
        <extracomment>What is wrong with a text that is read.</extracomment>
        <translation>Byte inválido; esperado: UTF-8.</translation>
    </message>
    <message>
        <source>The text ends here; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>O texto termina aqui; esperado: %2.</translation>
    </message>
    <message>
        <source>“%1” does not belong here; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>“%1” não cabe aqui; esperado: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Lists and objects are nested too deep; expected at most %n level(s).</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>
            <numerusform>Listas e objetos aninhados demais; esperado: no máximo %n nível.</numerusform>
            <numerusform>Listas e objetos aninhados demais; esperado: no máximo %n níveis.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many items; expected at most %4.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Itens demais; esperado: no máximo %4.</translation>
    </message>
    <message>
        <source>The key “%1” is given twice; expected it once.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>A chave “%1” aparece duas vezes; esperado: uma só.</translation>
    </message>
    <message>
        <source>Unknown key “%1”; expected an empty object.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>Chave desconhecida: “%1”; esperado: um objeto vazio.</translation>
    </message>
    <message>
        <source>Unknown key “%1”; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Chave desconhecida: “%1”; esperado: %2.</translation>
    </message>
    <message>
        <source>The key “%2” is missing; expected it here.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Falta aqui a chave “%2”.</translation>
    </message>
    <message>
        <source>Found %1; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Encontrado: %1; esperado: %2.</translation>
    </message>
    <message>
        <source>The number %1 is not a plain integer; expected digits alone.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>O número %1 não é um inteiro simples; esperado: só dígitos.</translation>
    </message>
    <message>
        <source>Found %1; expected an integer from %3 to %4.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Encontrado: %1; esperado: um inteiro de %3 a %4.</translation>
    </message>
    <message>
        <source>Unknown name “%1”; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Nome desconhecido: “%1”; esperado: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Found %n item(s); expected at most %4.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>
            <numerusform>Encontrado: %n item; esperado: no máximo %4.</numerusform>
            <numerusform>Encontrados: %n itens; esperado: no máximo %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>Found the format “%1”; expected “%2”.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Encontrado: o formato “%1”; esperado: “%2”.</translation>
    </message>
    <message>
        <source>Version %1 is newer than this program; expected version %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>A versão %1 é mais nova que este programa; esperado: versão %2.</translation>
    </message>
    <message>
        <source>Found %1 barrel number %3; expected at most %4, as many as the box holds.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Encontrado: barril número %3 (%1); esperado: no máximo %4, tantos quantos há na caixa.</translation>
    </message>
    <message>
        <source>Found %1 number %3; expected at most %4, as many as the box holds.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Encontrado: número %3 (%1); esperado: no máximo %4, tantos quantos há na caixa.</translation>
    </message>
    <message>
        <source>Too many colonists; expected at most %4 on ship, boards and in the supply together.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Colonos demais; esperado: no máximo %4 somando navio, tabuleiros e reserva.</translation>
    </message>
    <message>
        <source>Found %1 card number %3; expected at most %4, as many as the box holds.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Encontrado: carta número %3 (%1); esperado: no máximo %4, tantas quantas há na caixa.</translation>
    </message>
    <message>
        <source>%1 barrel number %3 is missing; expected %4, as many as the box holds.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Falta o barril número %3 (%1); esperado: %4, tantos quantos há na caixa.</translation>
    </message>
    <message>
        <source>%1 number %3 is missing; expected %4, as many as the box holds.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Falta o número %3 (%1); esperado: %4, tantos quantos há na caixa.</translation>
    </message>
    <message>
        <source>Colonist number %3 is missing; expected %4, as many as the box holds.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>Falta o colono número %3; esperado: %4, tantos quantos há na caixa.</translation>
    </message>
    <message numerus="yes">
        <source>Found %n victory point(s); expected %4, the rest of the box.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>
            <numerusform>Encontrado: %n ponto de vitória; esperado: %4, o resto da caixa.</numerusform>
            <numerusform>Encontrados: %n pontos de vitória; esperado: %4, o resto da caixa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no %1 card with %n player(s); expected another role.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>
            <numerusform>Não há carta de %1 com %n jogador; esperado: outra função.</numerusform>
            <numerusform>Não há carta de %1 com %n jogadores; esperado: outra função.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no cargo ship of capacity %3; expected %2.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>Não há navio de carga de capacidade %3; esperado: %2.</translation>
    </message>
    <message>
        <source>The cargo ship of capacity %3 is given twice; expected it once.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>O navio de carga de capacidade %3 aparece duas vezes; esperado: uma só.</translation>
    </message>
    <message numerus="yes">
        <source>Found %n seat(s); expected %4, one for each player.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>
            <numerusform>Encontrado: %n lugar; esperado: %4, um por jogador.</numerusform>
            <numerusform>Encontrados: %n lugares; esperado: %4, um por jogador.</numerusform>
        </translation>
    </message>
    <message>
        <source>Space %3 is filled twice; expected an empty space.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>O espaço %3 está preenchido duas vezes; esperado: um espaço vazio.</translation>
    </message>
    <message numerus="yes">
        <source>Found %n space(s); expected %4 for the %1.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>
            <numerusform>Encontrado: %n espaço; esperado: %4 para esta construção (%1).</numerusform>
            <numerusform>Encontrados: %n espaços; esperado: %4 para esta construção (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The two spaces of the %1 do not touch; expected spaces that share a side.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>Os dois espaços de uma construção (%1) não se tocam; esperado: espaços com um lado em comum.</translation>
    </message>
    <message>
        <source>A second %1 in one city; expected at most one of a kind.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>A mesma construção (%1) aparece duas vezes em uma cidade; esperado: no máximo uma de cada.</translation>
    </message>
    <message numerus="yes">
        <source>Found %n colonist(s) on the %1; expected at most %4.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>
            <numerusform>Encontrado: %n colono (%1); esperado: no máximo %4.</numerusform>
            <numerusform>Encontrados: %n colonos (%1); esperado: no máximo %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %n barrel(s); expected at most %4, the ship&apos;s capacity.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>
            <numerusform>Encontrado: %n barril; esperado: no máximo %4, a capacidade do navio.</numerusform>
            <numerusform>Encontrados: %n barris; esperado: no máximo %4, a capacidade do navio.</numerusform>
        </translation>
    </message>
    <message>
        <source>A ship with %1 but without barrels; expected barrels, or null for the good.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>Um navio com %1, mas sem barris; esperado: barris, ou null como mercadoria.</translation>
    </message>
    <message numerus="yes">
        <source>A ship with %n barrel(s) of no good; expected the good, or no barrels.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>
            <numerusform>Um navio com %n barril de nenhuma mercadoria; esperado: a mercadoria, ou nenhum barril.</numerusform>
            <numerusform>Um navio com %n barris de nenhuma mercadoria; esperado: a mercadoria, ou nenhum barril.</numerusform>
        </translation>
    </message>
    <message>
        <source>A second ship with %1; expected no two ships with the same good.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>Um segundo navio com %1; esperado: nunca dois navios com a mesma mercadoria.</translation>
    </message>
    <message>
        <source>Seat %3 cannot have taken so many roles yet; expected at most %4, since roles are taken in turn from the governor on.</source>
        <extracomment>An error in a file; %1 is what was found, %3 and %4 are numbers.</extracomment>
        <translation>O lugar %3 ainda não pode ter pego tantas funções; esperado: no máximo %4, já que as funções são pegas em ordem a partir do governador.</translation>
    </message>
    <message>
        <source>Every seat has taken all its roles; expected a round in which a role can be chosen.</source>
        <extracomment>What is wrong with a file of a game or a position, and what was expected there.</extracomment>
        <translation>Todos os lugares já pegaram todas as suas funções; esperado: uma rodada em que ainda se possa escolher uma.</translation>
    </message>
    <message>
        <source>This is the phase of the %1; expected seat %3, whose role is under way, to have taken that card.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>É a fase da função %1; esperado: que o lugar %3, que a está usando, tenha pego essa carta.</translation>
    </message>
    <message>
        <source>Found %1, which does not agree with the rest; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Encontrado: %1, que não combina com o resto; esperado: %2.</translation>
    </message>
    <message>
        <source>Seat %3 has nothing to decide at “%1”; expected a decision with a choice.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>O lugar %3 não tem nada a decidir em “%1”; esperado: uma decisão com alternativas.</translation>
    </message>
    <message>
        <source>The position is in the middle of a phase (%1); expected the key “phase_state”.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>A posição está no meio de uma fase (%1); esperado: a chave “phase_state”.</translation>
    </message>
    <message>
        <source>The end trigger “%1” must have fired; expected it in the list.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>A condição de fim “%1” já deve ter ocorrido; esperado: que esteja na lista.</translation>
    </message>
    <message>
        <source>The end trigger “%1” cannot have fired; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>A condição de fim “%1” não pode ter ocorrido; esperado: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a valid name; expected 1 to 100 characters, not all blank and none of them a control character.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>“%1” não é um nome; esperado: de 1 a 100 caracteres, não todos em branco e nenhum de controle.</translation>
    </message>
    <message>
        <source>“%1” is not a valid random state; expected 16 hexadecimal digits as this program prints them.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>“%1” não é um estado aleatório; esperado: 16 dígitos hexadecimais como os que este programa grava.</translation>
    </message>
    <message>
        <source>The tag ends too early; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>A etiqueta termina cedo demais; esperado: %2.</translation>
    </message>
    <message>
        <source>“%1” does not belong in a tag; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>“%1” não cabe em uma etiqueta; esperado: %2.</translation>
    </message>
    <message>
        <source>Unknown tag “%1”; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Etiqueta desconhecida: “%1”; esperado: %2.</translation>
    </message>
    <message>
        <source>The tag “%1” is given twice; expected it once.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>A etiqueta “%1” aparece duas vezes; esperado: uma só.</translation>
    </message>
    <message>
        <source>The tag “%2” is missing; expected it before the first order.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Falta a etiqueta “%2”; esperado: antes da primeira ordem.</translation>
    </message>
    <message>
        <source>A tag cannot follow the orders; expected an order or a comment.</source>
        <extracomment>What is wrong with a file of a game or a position, and what was expected there.</extracomment>
        <translation>Uma etiqueta não pode vir depois das ordens; esperado: uma ordem ou um comentário.</translation>
    </message>
    <message>
        <source>Found “%1”; expected %2.</source>
        <extracomment>An error in a file; %1 is what was found, %2 what was expected.</extracomment>
        <translation>Encontrado: “%1”; esperado: %2.</translation>
    </message>
    <message>
        <source>The checksum does not match, so the record was damaged or changed by hand; no part of the game can be trusted.</source>
        <extracomment>What is wrong with a file of a game or a position, and what was expected there.</extracomment>
        <translation>A soma de verificação não confere: o registro foi danificado ou alterado à mão; nenhuma parte da partida é confiável.</translation>
    </message>
    <message numerus="yes">
        <source>The checksum does not match, so the record was damaged or changed by hand; %3 of %n order(s) is/are good.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>
            <numerusform>A soma de verificação não confere: o registro foi danificado ou alterado à mão; ordens corretas: %3 de %n.</numerusform>
            <numerusform>A soma de verificação não confere: o registro foi danificado ou alterado à mão; ordens corretas: %3 de %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The checksum does not match, so the record was damaged or changed by hand; %n order(s) is/are good.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>
            <numerusform>A soma de verificação não confere: o registro foi danificado ou alterado à mão; %n ordem está correta.</numerusform>
            <numerusform>A soma de verificação não confere: o registro foi danificado ou alterado à mão; %n ordens estão corretas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The record breaks off; expected the rest, up to its last line; no part of the game can be trusted.</source>
        <extracomment>What is wrong with a file of a game or a position, and what was expected there.</extracomment>
        <translation>O registro é interrompido; esperado: o resto, até a última linha; nenhuma parte da partida é confiável.</translation>
    </message>
    <message numerus="yes">
        <source>The record breaks off; expected the rest, up to its last line; %3 of %n order(s) is/are good.</source>
        <extracomment>An error in a file; %1 and %2 are words of the file or what was expected, %3 is a number.</extracomment>
        <translation>
            <numerusform>O registro é interrompido; esperado: o resto, até a última linha; ordens corretas: %3 de %n.</numerusform>
            <numerusform>O registro é interrompido; esperado: o resto, até a última linha; ordens corretas: %3 de %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The record breaks off; expected the rest, up to its last line; %n order(s) is/are good.</source>
        <extracomment>An error in a file; %1 is a word of the file.</extracomment>
        <translation>
            <numerusform>O registro é interrompido; esperado: o resto, até a última linha; %n ordem está correta.</numerusform>
            <numerusform>O registro é interrompido; esperado: o resto, até a última linha; %n ordens estão corretas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Something is wrong.</source>
        <extracomment>What is wrong with a text that is read, where nothing more is known.</extracomment>
        <translation>Algo está errado.</translation>
    </message>
    <message>
        <source>one of %1</source>
        <extracomment>%1 is a list of words with commas between them</extracomment>
        <translation>um destes: %1</translation>
    </message>
    <message>
        <source>the end of the line or a comment</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>o fim da linha ou um comentário</translation>
    </message>
    <message>
        <source>the name of a tag</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>o nome de uma etiqueta</translation>
    </message>
    <message>
        <source>a value in quotes</source>
        <extracomment>What was expected in a text that is read, after &quot;expected &quot;.</extracomment>
        <translation>um valor entre aspas</translation>
    </message>
    <message>
        <source>a closing quote</source>
        <extracomment>What was expected in a text that is read, after &quot;expected &quot;.</extracomment>
        <translation>aspas de fechamento</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>What was expected in a text that is read, after &quot;expected &quot;.</extracomment>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>an integer</source>
        <extracomment>What a file should have had there, in &quot;Found …; expected a string.&quot;</extracomment>
        <translation>um inteiro</translation>
    </message>
    <message>
        <source>a string</source>
        <extracomment>What a file should have had there, in &quot;Found …; expected a string.&quot;</extracomment>
        <translation>uma cadeia de texto</translation>
    </message>
    <message>
        <source>a list</source>
        <extracomment>What a file should have had there, in &quot;Found …; expected a string.&quot;</extracomment>
        <translation>uma lista</translation>
    </message>
    <message>
        <source>an object</source>
        <extracomment>What a file should have had there, in &quot;Found …; expected a string.&quot;</extracomment>
        <translation>um objeto</translation>
    </message>
    <message>
        <source>a good that the chooser can produce</source>
        <extracomment>What a file of a position should say there, after &quot;expected&quot;.</extracomment>
        <translation>uma mercadoria que quem escolhe possa produzir</translation>
    </message>
    <message>
        <source>a full city</source>
        <extracomment>What was expected in a text that is read, after &quot;expected &quot;.</extracomment>
        <translation>uma cidade cheia</translation>
    </message>
    <message>
        <source>an empty pool of victory points</source>
        <extracomment>What a file of a position should say there, after &quot;expected&quot;.</extracomment>
        <translation>uma reserva de pontos de vitória vazia</translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <extracomment>%1 is a place in a JSON text such as /seats/0/goods, %2 a sentence</extracomment>
        <translation>Em %1: %2</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <extracomment>An error in a file, with its place; %3 is the sentence that says what is wrong.</extracomment>
        <translation>Linha %1, coluna %2: %3</translation>
    </message>
    <message>
        <source>a game record or a position</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>um registro de partida ou uma posição</translation>
    </message>
    <message>
        <source>the version of the format, 1</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>a versão do formato, 1</translation>
    </message>
    <message>
        <source>a number of players from 2 to 5</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>um número de jogadores de 2 a 5</translation>
    </message>
    <message>
        <source>a seed from 0 to 18446744073709551615</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>uma semente de 0 a 18446744073709551615</translation>
    </message>
    <message>
        <source>the number of orders played</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>o número de ordens jogadas</translation>
    </message>
    <message>
        <source>JSON text</source>
        <extracomment>What a file should have had there, in &quot;Found …; expected a string.&quot;</extracomment>
        <translation>texto JSON</translation>
    </message>
    <message>
        <source>orders, after the tags or position that start the game</source>
        <extracomment>What a file of a game should say there, after &quot;expected&quot;.</extracomment>
        <translation>ordens, depois das etiquetas ou da posição que inicia a partida</translation>
    </message>
    <message>
        <source>Only the end of the last line is missing; all moves are there.</source>
        <extracomment>What is missing at the end of a file of a game.</extracomment>
        <translation>Falta só o fim da última linha; todas as jogadas estão lá.</translation>
    </message>
    <message>
        <source>All moves are good, but nothing says that the last one is the end: either the program ended before it closed the file, or later moves were cut off.</source>
        <extracomment>What is missing at the end of a file of a game.</extracomment>
        <translation>Todas as jogadas estão corretas, mas nada indica que a última seja o fim: ou o programa terminou antes de fechar o arquivo, ou jogadas posteriores foram cortadas.</translation>
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
            <numerusform>A partida é interrompida; esperado: o resto de seu texto; letras presentes: %3 de %n.</numerusform>
            <numerusform>A partida é interrompida; esperado: o resto de seu texto; letras presentes: %3 de %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some letters of the game are missing or changed, because they do not match the checksum; expected the text as it was copied.</source>
        <extracomment>What is wrong with a file of a game or a position, and what was expected there.</extracomment>
        <translation>Algumas letras da partida faltam ou foram alteradas, porque a soma de verificação não confere; esperado: o texto como foi copiado.</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>The last game is open in another window. This window has a game of its own.</source>
        <extracomment>Said in the prompt line when Windrose runs twice.</extracomment>
        <translation>A última partida está aberta em outra janela. Esta janela tem sua própria partida.</translation>
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
        <translation>uma tinturaria pequena</translation>
    </message>
    <message>
        <source>the small indigo plant</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>a tinturaria pequena</translation>
    </message>
    <message>
        <source>a small sugar mill</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>um engenho pequeno</translation>
    </message>
    <message>
        <source>the small sugar mill</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>o engenho pequeno</translation>
    </message>
    <message>
        <source>an indigo plant</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>uma tinturaria</translation>
    </message>
    <message>
        <source>the indigo plant</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>a tinturaria</translation>
    </message>
    <message>
        <source>a sugar mill</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>um engenho</translation>
    </message>
    <message>
        <source>the sugar mill</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>o engenho</translation>
    </message>
    <message>
        <source>a tobacco storage</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>um secador de tabaco</translation>
    </message>
    <message>
        <source>the tobacco storage</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>o secador de tabaco</translation>
    </message>
    <message>
        <source>a coffee roaster</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>uma torrefação de café</translation>
    </message>
    <message>
        <source>the coffee roaster</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>a torrefação de café</translation>
    </message>
    <message>
        <source>a small market</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>um mercado pequeno</translation>
    </message>
    <message>
        <source>the small market</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>o mercado pequeno</translation>
    </message>
    <message>
        <source>a hacienda</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>uma hacienda</translation>
    </message>
    <message>
        <source>the hacienda</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>a hacienda</translation>
    </message>
    <message>
        <source>a construction hut</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>um barracão de obras</translation>
    </message>
    <message>
        <source>the construction hut</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>o barracão de obras</translation>
    </message>
    <message>
        <source>a small warehouse</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>um armazém pequeno</translation>
    </message>
    <message>
        <source>the small warehouse</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>o armazém pequeno</translation>
    </message>
    <message>
        <source>a hospice</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>uma hospedaria</translation>
    </message>
    <message>
        <source>the hospice</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>a hospedaria</translation>
    </message>
    <message>
        <source>an office</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>um escritório</translation>
    </message>
    <message>
        <source>the office</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>o escritório</translation>
    </message>
    <message>
        <source>a large market</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>um mercado grande</translation>
    </message>
    <message>
        <source>the large market</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>o mercado grande</translation>
    </message>
    <message>
        <source>a large warehouse</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>um armazém grande</translation>
    </message>
    <message>
        <source>the large warehouse</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>o armazém grande</translation>
    </message>
    <message>
        <source>a factory</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>uma fábrica</translation>
    </message>
    <message>
        <source>the factory</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>a fábrica</translation>
    </message>
    <message>
        <source>a university</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>uma universidade</translation>
    </message>
    <message>
        <source>the university</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>a universidade</translation>
    </message>
    <message>
        <source>a harbor</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>um porto</translation>
    </message>
    <message>
        <source>the harbor</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>o porto</translation>
    </message>
    <message>
        <source>a wharf</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>um cais</translation>
    </message>
    <message>
        <source>the wharf</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>o cais</translation>
    </message>
    <message>
        <source>a guild hall</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>uma guilda</translation>
    </message>
    <message>
        <source>the guild hall</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>a guilda</translation>
    </message>
    <message>
        <source>a residence</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>uma residência</translation>
    </message>
    <message>
        <source>the residence</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>a residência</translation>
    </message>
    <message>
        <source>a fortress</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>uma fortaleza</translation>
    </message>
    <message>
        <source>the fortress</source>
        <extracomment>A noun with its article as the subject of a sentence.</extracomment>
        <translation>a fortaleza</translation>
    </message>
    <message>
        <source>a customs house</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>uma alfândega</translation>
    </message>
    <message>
        <source>the customs house</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>a alfândega</translation>
    </message>
    <message>
        <source>a city hall</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>uma prefeitura</translation>
    </message>
    <message>
        <source>the city hall</source>
        <extracomment>A building as the subject of a sentence: &quot;… earns a doubloon.&quot;</extracomment>
        <translation>a prefeitura</translation>
    </message>
    <message>
        <source>a corn plantation</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>uma plantação de milho</translation>
    </message>
    <message>
        <source>an indigo plantation</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>uma plantação de índigo</translation>
    </message>
    <message>
        <source>a sugar plantation</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>uma plantação de açúcar</translation>
    </message>
    <message>
        <source>a tobacco plantation</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>uma plantação de tabaco</translation>
    </message>
    <message>
        <source>a coffee plantation</source>
        <extracomment>A building or tile as the object of a sentence: &quot;Ana builds …&quot;, &quot;Take …&quot;.</extracomment>
        <translation>uma plantação de café</translation>
    </message>
    <message>
        <source>a quarry</source>
        <extracomment>A noun with its article as the object of a sentence.</extracomment>
        <translation>uma pedreira</translation>
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
        <translation>milho</translation>
    </message>
    <message>
        <source>indigo</source>
        <extracomment>The name of a kind of goods, inside a sentence.</extracomment>
        <translation>índigo</translation>
    </message>
    <message>
        <source>sugar</source>
        <extracomment>The name of a kind of goods, inside a sentence.</extracomment>
        <translation>açúcar</translation>
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
        <translation>plantação de milho</translation>
    </message>
    <message>
        <source>indigo plantation</source>
        <extracomment>The name of an island tile, inside a sentence.</extracomment>
        <translation>plantação de índigo</translation>
    </message>
    <message>
        <source>sugar plantation</source>
        <extracomment>The name of an island tile, inside a sentence.</extracomment>
        <translation>plantação de açúcar</translation>
    </message>
    <message>
        <source>tobacco plantation</source>
        <extracomment>The name of an island tile, inside a sentence.</extracomment>
        <translation>plantação de tabaco</translation>
    </message>
    <message>
        <source>coffee plantation</source>
        <extracomment>The name of an island tile, inside a sentence.</extracomment>
        <translation>plantação de café</translation>
    </message>
    <message>
        <source>quarry</source>
        <extracomment>The name of an island tile, inside a sentence.</extracomment>
        <translation>pedreira</translation>
    </message>
    <message>
        <source>small indigo plant</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>tinturaria pequena</translation>
    </message>
    <message>
        <source>small sugar mill</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>engenho pequeno</translation>
    </message>
    <message>
        <source>indigo plant</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>tinturaria</translation>
    </message>
    <message>
        <source>sugar mill</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>engenho</translation>
    </message>
    <message>
        <source>tobacco storage</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>secador de tabaco</translation>
    </message>
    <message>
        <source>coffee roaster</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>torrefação de café</translation>
    </message>
    <message>
        <source>small market</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>mercado pequeno</translation>
    </message>
    <message>
        <source>hacienda</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>hacienda</translation>
    </message>
    <message>
        <source>construction hut</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>barracão de obras</translation>
    </message>
    <message>
        <source>small warehouse</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>armazém pequeno</translation>
    </message>
    <message>
        <source>hospice</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>hospedaria</translation>
    </message>
    <message>
        <source>office</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>escritório</translation>
    </message>
    <message>
        <source>large market</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>mercado grande</translation>
    </message>
    <message>
        <source>large warehouse</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>armazém grande</translation>
    </message>
    <message>
        <source>factory</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>fábrica</translation>
    </message>
    <message>
        <source>university</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>universidade</translation>
    </message>
    <message>
        <source>harbor</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>porto</translation>
    </message>
    <message>
        <source>wharf</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>cais</translation>
    </message>
    <message>
        <source>guild hall</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>guilda</translation>
    </message>
    <message>
        <source>residence</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>residência</translation>
    </message>
    <message>
        <source>fortress</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>fortaleza</translation>
    </message>
    <message>
        <source>customs house</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>alfândega</translation>
    </message>
    <message>
        <source>city hall</source>
        <extracomment>The name of a building, inside a sentence.</extracomment>
        <translation>prefeitura</translation>
    </message>
    <message numerus="yes">
        <source>%n barrel(s) of %1</source>
        <extracomment>%1 is a good in the middle of a sentence</extracomment>
        <translation>
            <numerusform>%n barril de %1</numerusform>
            <numerusform>%n barris de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubloon(s)</source>
        <extracomment>A number with its noun, inside a sentence.</extracomment>
        <translation>
            <numerusform>%n dobrão</numerusform>
            <numerusform>%n dobrões</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <extracomment>A number with its noun, inside a sentence.</extracomment>
        <translation>
            <numerusform>%n ponto de vitória</numerusform>
            <numerusform>%n pontos de vitória</numerusform>
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
            <numerusform>%n barris</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>A number with its noun, inside a sentence.</extracomment>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
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
        <translation>Não produziria nada agora.</translation>
    </message>
    <message>
        <source>Would produce now, if first: %1.</source>
        <extracomment>In the text over the role of the craftsman; %1 is a list of barrels.</extracomment>
        <translation>Produziria agora, se começasse: %1.</translation>
    </message>
    <message>
        <source>a free circle on a production building</source>
        <extracomment>Inside &quot;One more barrel needs …&quot;, alone or in a list.</extracomment>
        <translation>um círculo livre em uma construção de produção</translation>
    </message>
    <message>
        <source>a colonist</source>
        <extracomment>What a role brings, inside a list.</extracomment>
        <translation>um colono</translation>
    </message>
    <message>
        <source>a barrel in the supply</source>
        <extracomment>Inside &quot;One more barrel needs …&quot;, alone or in a list.</extracomment>
        <translation>um barril na reserva</translation>
    </message>
    <message>
        <source>One more barrel needs %1.</source>
        <extracomment>%1 is a list of things: &quot;a corn plantation and a colonist&quot;</extracomment>
        <translation>Para mais um barril falta: %1.</translation>
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
        <translation>Sobre o Windrose</translation>
    </message>
    <message>
        <source>A compass rose, the mark of Windrose</source>
        <extracomment>What a screen reader says of the picture in About Windrose.</extracomment>
        <translation>Uma rosa náutica, o símbolo do Windrose</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <extracomment>A button that shows what Qt is.</extracomment>
        <translation>Sobre o &amp;Qt</translation>
    </message>
    <message>
        <source>Puerto Rico for two to five players at one computer.</source>
        <extracomment>A paragraph of About Windrose.</extracomment>
        <translation>Puerto Rico para duas a cinco pessoas em um só computador.</translation>
    </message>
    <message>
        <source>Andreas Seyfarth invented the game. This edition is made by fans and is not affiliated with any publisher; its drawings and texts are original.</source>
        <extracomment>A paragraph of About Windrose.</extracomment>
        <translation>Andreas Seyfarth inventou o jogo. Esta edição é feita por fãs e não tem vínculo com nenhuma editora; seus desenhos e textos são originais.</translation>
    </message>
    <message>
        <source>Windrose is free software: you may use, share and change it under the GNU General Public License, version 3 or any later version. It comes without any warranty.</source>
        <extracomment>A paragraph of About Windrose.</extracomment>
        <translation>O Windrose é software livre: você pode usá-lo, compartilhá-lo e alterá-lo sob a Licença Pública Geral GNU, versão 3 ou qualquer versão posterior. Ele vem sem nenhuma garantia.</translation>
    </message>
    <message>
        <source>Full license text</source>
        <extracomment>A link in the dialog about the program.</extracomment>
        <translation>Texto completo da licença</translation>
    </message>
    <message>
        <source></source>
        <comment>The dialog about the program.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Windrose itself does not use the internet. Look for a New Version in the Help menu opens the page of the newest version in your browser.</source>
        <extracomment>A paragraph of About Windrose.</extracomment>
        <translation>O Windrose não usa a internet. “Procurar nova versão”, no menu Ajuda, abre a página da versão mais recente no seu navegador.</translation>
    </message>
</context>
<context>
    <name>windrose::AutosaveNotice</name>
    <message>
        <source>&amp;Try Again</source>
        <extracomment>A button in the line above the table that says that the game cannot be saved.</extracomment>
        <translation>&amp;Tentar de novo</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <extracomment>A button in the line above the table that says that the game cannot be saved.</extracomment>
        <translation>Salvar &amp;como…</translation>
    </message>
    <message>
        <source>The game is not being saved</source>
        <extracomment>What a screen reader calls the strip above the table.</extracomment>
        <translation>A partida não está sendo salva</translation>
    </message>
    <message>
        <source>The game on the table cannot be saved in %1: %2</source>
        <extracomment>%1 is a file with its folder, %2 a sentence about what went wrong</extracomment>
        <translation>Não foi possível salvar a partida da mesa em %1: %2</translation>
    </message>
    <message>
        <source>You can play on. Windrose tries again after every move; until then the game is only in memory, so save it somewhere else before you quit.</source>
        <extracomment>The strip above the table while the game cannot be saved, after the reason.</extracomment>
        <translation>Você pode continuar jogando. O Windrose tenta de novo após cada jogada; até lá a partida está só na memória, então salve-a em outro lugar antes de sair.</translation>
    </message>
    <message>
        <source>The position cannot be saved in %1: %2</source>
        <extracomment>In the line above the table; %1 is the path of a folder, %2 says what is wrong with it.</extracomment>
        <translation>Não foi possível salvar a posição em %1: %2</translation>
    </message>
    <message>
        <source>You can continue. Windrose tries again after every step; until then the position is only in memory, so save it somewhere else before you quit.</source>
        <extracomment>The strip above the table while a position being set up cannot be saved, after the reason.</extracomment>
        <translation>Você pode continuar. O Windrose tenta de novo após cada passo; até lá a posição está só na memória, então salve-a em outro lugar antes de sair.</translation>
    </message>
    <message>
        <source>The position is not being saved</source>
        <extracomment>What a screen reader calls the strip above the table.</extracomment>
        <translation>A posição não está sendo salva</translation>
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
        <translation>preço %1</translation>
    </message>
    <message>
        <source>owned</source>
        <extracomment>Read out for a building of the supply, in a list.</extracomment>
        <translation>você já tem</translation>
    </message>
    <message>
        <source>affordable</source>
        <extracomment>Read out for a building of the supply, in a list.</extracomment>
        <translation>você pode pagar</translation>
    </message>
    <message>
        <source>not affordable</source>
        <extracomment>Read out for a building of the supply, in a list.</extracomment>
        <translation>você não pode pagar</translation>
    </message>
    <message>
        <source>sold out</source>
        <extracomment>Read out for a building of the supply, in a list.</extracomment>
        <translation>esgotada</translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <extracomment>Read out for a building of the supply; %1 copies of %2 are left.</extracomment>
        <translation>disponíveis: %1 de %2</translation>
    </message>
    <message>
        <source>Building %1</source>
        <extracomment>Read out for a place of the supply; %1 is the name of the building.</extracomment>
        <translation>Construção %1</translation>
    </message>
    <message>
        <source>fills two spaces</source>
        <extracomment>A state of a large building in the supply, read aloud</extracomment>
        <translation>preenche dois espaços</translation>
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
        <translation>Navio de carga de %1</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>Read out for a cargo ship or the wharf, in a list.</extracomment>
        <translation>vazio</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>Read out for a cargo ship or the wharf, in a list.</extracomment>
        <translation>cheio</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) empty</source>
        <extracomment>Read out for a cargo ship.</extracomment>
        <translation>
            <numerusform>%n espaço vazio</numerusform>
            <numerusform>%n espaços vazios</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;: %2&lt;/p&gt;&lt;p&gt;A ship carries one kind of goods, and no two ships carry the same. A full ship sails at the end of the captain phase.&lt;/p&gt;</source>
        <extracomment>The text over a cargo ship; %1 is its name, %2 what it carries.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;: %2&lt;/p&gt;&lt;p&gt;Um navio leva um tipo de mercadoria, e não há dois navios com o mesmo. Um navio cheio parte no fim da fase do Capitão.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Wharf</source>
        <extracomment>The name of the place on the board for a load shipped by the wharf.</extracomment>
        <translation>Cais</translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>Read out for a cargo ship or the wharf, in a list.</extracomment>
        <translation>livre</translation>
    </message>
    <message>
        <source>has sailed</source>
        <extracomment>Read out for a cargo ship or the wharf, in a list.</extracomment>
        <translation>já partiu</translation>
    </message>
    <message>
        <source>occupied</source>
        <extracomment>Read out for a cargo ship or the wharf, in a list.</extracomment>
        <translation>ocupado</translation>
    </message>
    <message>
        <source>Barrels stay aboard until the ship sails.</source>
        <extracomment>Why a barrel on a ship cannot be taken.</extracomment>
        <translation>Os barris ficam a bordo até o navio partir.</translation>
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
            <numerusform>Rodada %1, depois de %n jogada.</numerusform>
            <numerusform>Rodada %1, depois de %n jogadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, before move %2.</source>
        <extracomment>Read out for a point of the diagram of chances; %1 is the number of the round, %2 that of the move.</extracomment>
        <translation>Rodada %1, antes da jogada %2.</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <extracomment>a player and the chance to win</extracomment>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>Chances to win: %1.</source>
        <extracomment>Read out for a point of the diagram; %1 is a list of players with percentages.</extracomment>
        <translation>Chances de vencer: %1.</translation>
    </message>
    <message>
        <source>Chances to win by move</source>
        <extracomment>What a screen reader calls the chart of the course of the game.</extracomment>
        <translation>Chances de vencer por jogada</translation>
    </message>
    <message>
        <source>The arrow keys read out each moment.</source>
        <extracomment>What a screen reader adds to the chart of the course of the game.</extracomment>
        <translation>As setas leem cada momento em voz alta.</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Below the axis of the diagram.</extracomment>
        <translation>Rodada</translation>
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
        <translation>Círculo %1 do espaço %2 da cidade</translation>
    </message>
    <message>
        <source>City space %1</source>
        <extracomment>The name of a place for a screen reader; %1 counts the spaces of the city.</extracomment>
        <translation>Espaço %1 da cidade</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>Read out for a space or a circle of the city.</extracomment>
        <translation>vazio</translation>
    </message>
    <message>
        <source>City spaces %1 and %2</source>
        <extracomment>The name of a large building&apos;s place for a screen reader; %1 and %2 count the spaces of the city.</extracomment>
        <translation>Espaços %1 e %2 da cidade</translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>Read out for a space or a circle of the city.</extracomment>
        <translation>livre</translation>
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
        <translation>Espaço vazio</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Empty city space&lt;/b&gt;&lt;/p&gt;&lt;p&gt;A building goes here; a large one fills two spaces side by side.&lt;/p&gt;</source>
        <extracomment>The text over an empty space of a city.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Espaço vazio da cidade&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Aqui vai uma construção; uma grande preenche dois espaços lado a lado.&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>scores %n point(s) now</source>
        <extracomment>Read out for a large building: its bonus now.</extracomment>
        <translation>
            <numerusform>vale %n ponto agora</numerusform>
            <numerusform>vale %n pontos agora</numerusform>
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
        <translation>Navio de colonos</translation>
    </message>
    <message>
        <source>Colonist supply</source>
        <extracomment>The name of a place of the table for a screen reader and a title.</extracomment>
        <translation>Reserva de colonos</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Colonist ship&lt;/b&gt;&lt;/p&gt;&lt;p&gt;In the mayor phase its colonists come ashore, one to each player in turn, and the ship is filled again from the supply.&lt;/p&gt;</source>
        <extracomment>The text over a piece on the table; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Navio de colonos&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Na fase do Prefeito, seus colonos desembarcam, um para cada jogador por vez, e o navio é reabastecido com a reserva.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Colonist supply&lt;/b&gt;&lt;/p&gt;&lt;p&gt;The colonist ship is filled from here. When it cannot be filled, the round is the last.&lt;/p&gt;</source>
        <extracomment>The text over a piece on the table; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Reserva de colonos&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Daqui se enche o navio de colonos. Quando não é possível enchê-lo, a rodada é a última.&lt;/p&gt;</translation>
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
        <translation>Os colonos desembarcam automaticamente quando alguém pega o Prefeito; depois coloque os seus a partir de San Juan.</translation>
    </message>
    <message>
        <source>The supply fills the colonist ship automatically; the mayor&apos;s extra colonist comes with the role card.</source>
        <extracomment>Why colonists cannot be taken from there.</extracomment>
        <translation>A reserva enche automaticamente o navio de colonos; o colono extra do Prefeito vem com a carta de função.</translation>
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
        <translation>Próximo item utilizável</translation>
    </message>
    <message>
        <source>Previous Usable Thing</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>Item utilizável anterior</translation>
    </message>
    <message>
        <source>Next Area</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>Próxima área</translation>
    </message>
    <message>
        <source>Previous Area</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>Área anterior</translation>
    </message>
    <message>
        <source>Read about a Piece</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>Ler sobre uma peça</translation>
    </message>
</context>
<context>
    <name>windrose::ComputerActions</name>
    <message>
        <source>&amp;Pause Computers</source>
        <extracomment>An entry of the menu Seats.</extracomment>
        <translation>&amp;Pausar jogadores virtuais</translation>
    </message>
    <message>
        <source>&amp;One Computer Move</source>
        <extracomment>An entry of the menu Seats: lets paused computer players play one move.</extracomment>
        <translation>&amp;Uma só jogada</translation>
    </message>
    <message>
        <source>&amp;Watching Speed</source>
        <extracomment>An entry of the menu Seats.</extracomment>
        <translation>&amp;Ritmo das jogadas</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <extracomment>An entry of the menu Seats.</extracomment>
        <translation>&amp;Mais rápido</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <extracomment>An entry of the menu Seats.</extracomment>
        <translation>Mais &amp;lento</translation>
    </message>
    <message>
        <source>Watching speed: %1.</source>
        <extracomment>%1 is a speed such as &quot;Fast&quot;</extracomment>
        <translation>Ritmo das jogadas: %1.</translation>
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
        <translation>Assumir</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>A button in the bar while computers play.</extracomment>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>A button in the bar while computers play.</extracomment>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>A button in the bar while computers play.</extracomment>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>A button in the bar while computers play.</extracomment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>%1 (%2) is to move. The computers are paused: Continue lets them play, Step plays one move.</source>
        <extracomment>%1 is a name, %2 the level of a computer player</extracomment>
        <translation>É a vez de %1 (%2). Os jogadores virtuais estão em pausa: Continuar os deixa jogar, Passo faz uma só jogada.</translation>
    </message>
    <message>
        <source>%1 (%2) is thinking…</source>
        <extracomment>%1 is a name, %2 the level of a computer player</extracomment>
        <translation>%1 (%2) está pensando…</translation>
    </message>
    <message>
        <source>%1 (%2) is to move.</source>
        <extracomment>%1 is a name, %2 the level of a computer player</extracomment>
        <translation>É a vez de %1 (%2).</translation>
    </message>
    <message>
        <source>Speed, %1</source>
        <extracomment>%1 is one of Slow, Normal, Fast, At once</extracomment>
        <translation>Ritmo, %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>A button in the bar while computers play.</extracomment>
        <translation>Tentar de novo</translation>
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
        <translation>Clique no gráfico para ver na mesa.</translation>
    </message>
    <message>
        <source>Course of the Game</source>
        <extracomment>The title of the panel that shows how the chances of the players changed.</extracomment>
        <translation>Andamento da partida</translation>
    </message>
    <message>
        <source>Turning points</source>
        <extracomment>The heading of the list of the moves that changed the game the most.</extracomment>
        <translation>Momentos decisivos</translation>
    </message>
    <message>
        <source>Moments analyzed</source>
        <extracomment>The name of the bar that shows how much of the game was analyzed.</extracomment>
        <translation>Momentos analisados</translation>
    </message>
    <message>
        <source>&amp;Play On from Here</source>
        <extracomment>A button of the course of the game: undoes what came after the chosen moment.</extracomment>
        <translation>Continuar da&amp;qui</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>A button that closes the panel beside the table.</extracomment>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Choose a moment first, in the chart or among the turning points.</source>
        <extracomment>Why a button below the turning points is disabled.</extracomment>
        <translation>Escolha antes um momento, no gráfico ou entre os momentos decisivos.</translation>
    </message>
    <message>
        <source>The table shows the game as it was at the chosen moment.</source>
        <extracomment>Explains a button below the turning points.</extracomment>
        <translation>A mesa mostra a partida como estava no momento escolhido.</translation>
    </message>
    <message>
        <source>A new game continues from the chosen moment.</source>
        <extracomment>Explains a button below the turning points.</extracomment>
        <translation>Uma nova partida continua do momento escolhido.</translation>
    </message>
    <message>
        <source></source>
        <comment>The panel beside the table about the course of a game.</comment>
        <translation></translation>
    </message>
    <message>
        <source>T&amp;urning points</source>
        <extracomment>The heading of the list of the moves that changed the game the most.</extracomment>
        <translation>Momentos &amp;decisivos</translation>
    </message>
    <message>
        <source>Sho&amp;w on the Table</source>
        <extracomment>A button of the course of the game: shows the chosen moment on the table.</extracomment>
        <translation>&amp;Ver na mesa</translation>
    </message>
</context>
<context>
    <name>windrose::Curtain</name>
    <message>
        <source>%1, it is your turn. Click when you are ready.</source>
        <extracomment>On the curtain between two persons; %1 is the name of the player to move.</extracomment>
        <translation>%1, é a sua vez. Clique quando quiser começar.</translation>
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
        <translation>Não foi possível guardar o resultado da partida. %1</translation>
    </message>
    <message>
        <source>The names could not be changed. %1</source>
        <extracomment>%1 is a sentence that says why</extracomment>
        <translation>Não foi possível alterar os nomes. %1</translation>
    </message>
    <message>
        <source>results</source>
        <extracomment>The suggested name of a file with a table of the results of games, without its ending</extracomment>
        <translation>resultados</translation>
    </message>
    <message>
        <source>Export the Results</source>
        <extracomment>The title of the dialog that asks for a file.</extracomment>
        <translation>Exportar os resultados</translation>
    </message>
    <message>
        <source>Tables (*.csv);;All files (*)</source>
        <extracomment>The kinds of files in a dialog that asks for one; keep the signs.</extracomment>
        <translation>Tabelas (*.csv);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>The results could not be exported as %1. %2</source>
        <extracomment>%1 is a file, %2 a sentence that says why</extracomment>
        <translation>Não foi possível exportar os resultados como %1. %2</translation>
    </message>
</context>
<context>
    <name>windrose::GameDocument</name>
    <message>
        <source>The file %1 no longer exists. It has been removed from the list.</source>
        <extracomment>A message about a file; %1 is its name.</extracomment>
        <translation>O arquivo %1 não existe mais. Ele foi removido da lista.</translation>
    </message>
    <message>
        <source>The pasted game is open. The previous game is under Earlier Games.</source>
        <extracomment>Said in the prompt line after Paste Game.</extracomment>
        <translation>A partida colada está aberta. A anterior está em Partidas anteriores.</translation>
    </message>
    <message numerus="yes">
        <source>Only one game can be open at a time: %1 is opened, %n other file(s) is/are not.</source>
        <extracomment>A message after several files were dropped on the window; %1 is the name of one.</extracomment>
        <translation>
            <numerusform>Só uma partida pode ficar aberta: %1 foi aberto, %n outro arquivo não.</numerusform>
            <numerusform>Só uma partida pode ficar aberta: %1 foi aberto, %n outros arquivos não.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <extracomment>In the line of the prompt after saving; %1 is the name of the file.</extracomment>
        <translation>Salva como %1.</translation>
    </message>
    <message>
        <source>Open a Game</source>
        <extracomment>The title of the dialog that asks for a file.</extracomment>
        <translation>Abrir uma partida</translation>
    </message>
    <message>
        <source>Games (*.windrose *.windrose-position *.json *.txt);;All files (*)</source>
        <extracomment>Kinds of files in the dialog that opens a game; the parts in parentheses stay as they are.</extracomment>
        <translation>Partidas (*.windrose *.windrose-position *.json *.txt);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>game</source>
        <extracomment>The name that a new file gets, before a number or the ending.</extracomment>
        <translation>partida</translation>
    </message>
    <message>
        <source>Save the Game</source>
        <extracomment>The title of the dialog that asks for a file.</extracomment>
        <translation>Salvar a partida</translation>
    </message>
    <message>
        <source>Games (*.windrose);;All files (*)</source>
        <extracomment>The kinds of files in a dialog that asks for one; keep the signs.</extracomment>
        <translation>Partidas (*.windrose);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>New game from the start</source>
        <extracomment>The title of the window of a game that was begun again from the start of another.</extracomment>
        <translation>Nova partida desde o início</translation>
    </message>
    <message>
        <source>New game from move %1</source>
        <extracomment>The title of a game that goes on from an earlier move; %1 is the number of the move.</extracomment>
        <translation>Nova partida desde a jogada %1</translation>
    </message>
    <message>
        <source>This is a new game that continues from here. The previous game is under Earlier Games.</source>
        <extracomment>Said in the prompt line after Play On from Here as a New Game.</extracomment>
        <translation>Esta é uma nova partida que continua daqui. A anterior está em Partidas anteriores.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>In the title of the window, after the name of the file.</extracomment>
        <translation>A partida terminou</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>In the title of the window, after the name of the file; %1 is the number of the round.</extracomment>
        <translation>Rodada %1</translation>
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
        <translation>Mostrar os pontos de vitória de todos?</translation>
    </message>
    <message>
        <source>The other players&apos; points are hidden until the game is over. This would reveal them.</source>
        <extracomment>Explains the question whether to show the score or the course while points are hidden.</extracomment>
        <translation>Os pontos dos outros jogadores ficam ocultos até o fim da partida. Isto os revelaria.</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <extracomment>A button of the question whether the course of the game may be shown.</extracomment>
        <translation>&amp;Mostrar</translation>
    </message>
    <message>
        <source>&amp;Keep Hidden</source>
        <extracomment>A button of the question whether the course of the game may be shown.</extracomment>
        <translation>&amp;Deixar ocultos</translation>
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
        <translation>%1 (em %2)</translation>
    </message>
    <message>
        <source>No recent files</source>
        <extracomment>The only entry of the menu Open Recent when it is empty.</extracomment>
        <translation>Nenhum arquivo recente</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <extracomment>An entry of the menu Open Recent.</extracomment>
        <translation>&amp;Limpar esta lista</translation>
    </message>
    <message>
        <source>%1: %2, finished</source>
        <extracomment>A game played before: %1 is when, %2 who</extracomment>
        <translation>%1: %2, terminada</translation>
    </message>
    <message>
        <source>%1: %2, round %3</source>
        <extracomment>A game played before: %1 is when, %2 who, %3 a round</extracomment>
        <translation>%1: %2, rodada %3</translation>
    </message>
    <message>
        <source>No earlier games</source>
        <extracomment>The only entry of the menu Earlier Games when it is empty.</extracomment>
        <translation>Nenhuma partida anterior</translation>
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
        <translation>Reserva de mercadorias %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <extracomment>Read out for the supply of goods; %1 is a number of barrels.</extracomment>
        <translation>restam %1</translation>
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
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>The title of the panel of hints.</extracomment>
        <translation>Dica</translation>
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
        <translation>Ocultar o que deve vir depois</translation>
    </message>
    <message>
        <source>Less</source>
        <extracomment>A button in the panel of hints: hides the orders that are expected to follow.</extracomment>
        <translation>Menos</translation>
    </message>
    <message>
        <source>Show what is expected to follow</source>
        <extracomment>What a button in the panel of hints does.</extracomment>
        <translation>Mostrar o que deve vir depois</translation>
    </message>
    <message>
        <source>Then…</source>
        <extracomment>A button in the panel of hints: shows the orders that are expected to follow.</extracomment>
        <translation>Depois…</translation>
    </message>
</context>
<context>
    <name>windrose::HistoryControls</name>
    <message>
        <source>There is nothing to undo.</source>
        <extracomment>Why undo does nothing, in the prompt line.</extracomment>
        <translation>Não há nada para desfazer.</translation>
    </message>
    <message>
        <source>Undo stops here: hidden tiles have been seen since. You can change this in the preferences.</source>
        <extracomment>Why undo does nothing, in the prompt line.</extracomment>
        <translation>Não dá para desfazer mais: desde então foram vistas fichas ocultas. Você pode mudar isso nas preferências.</translation>
    </message>
    <message>
        <source>Undo stops here: the move before was another player&apos;s. You can change this in the preferences.</source>
        <extracomment>Why undo does nothing, in the prompt line.</extracomment>
        <translation>Não dá para desfazer mais: a jogada anterior foi de outro jogador. Você pode mudar isso nas preferências.</translation>
    </message>
    <message>
        <source>You are looking at another moment of the game. Return to the game, or choose Undo to the Shown Moment.</source>
        <extracomment>Why undo does nothing, in the prompt line; Undo to the Shown Moment is an entry of the Edit menu.</extracomment>
        <translation>Você está vendo outro momento da partida. Volte à partida ou escolha Desfazer até o momento mostrado.</translation>
    </message>
    <message>
        <source>The turn has just begun.</source>
        <extracomment>Why Restart My Turn does nothing, in the prompt line.</extracomment>
        <translation>A vez acabou de começar.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) is/are undone. Playing on discards it/them.</source>
        <extracomment>The question before an order is played after undo.</extracomment>
        <translation>
            <numerusform>%n jogada está desfeita. Continuar jogando a descarta.</numerusform>
            <numerusform>%n jogadas estão desfeitas. Continuar jogando as descarta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Other players have moved since then. If you play on, the original game moves to Earlier Games.</source>
        <extracomment>Explains the question whether to play on after moves were undone.</extracomment>
        <translation>Desde então outros já jogaram. Se você continuar, a partida original vai para Partidas anteriores.</translation>
    </message>
    <message>
        <source>&amp;Play On</source>
        <extracomment>A button of the question before an order is played after undo.</extracomment>
        <translation>&amp;Continuar jogando</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t Play</source>
        <extracomment>A button of the question before an order is played after undo.</extracomment>
        <translation>&amp;Não jogar</translation>
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
        <translation>Como jogar</translation>
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
        <translation>&amp;Voltar</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <extracomment>A button of the help: to the entry from which Back came.</extracomment>
        <translation>&amp;Avançar</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) found</source>
        <extracomment>Below the search field of the help: how many entries contain the words.</extracomment>
        <translation>
            <numerusform>%n artigo encontrado</numerusform>
            <numerusform>%n artigos encontrados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>windrose::IslandModel</name>
    <message>
        <source>Circle %1 of Island space %2</source>
        <extracomment>The name of a circle for a screen reader; %1 counts the circles, %2 the spaces of the island.</extracomment>
        <translation>Círculo %1 do espaço %2 da ilha</translation>
    </message>
    <message>
        <source>Island space %1</source>
        <extracomment>The name of a place for a screen reader; %1 counts the spaces of the island.</extracomment>
        <translation>Espaço %1 da ilha</translation>
    </message>
    <message>
        <source>Empty space</source>
        <extracomment>Read out for a space or a circle of the island.</extracomment>
        <translation>Espaço vazio</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Empty island space&lt;/b&gt;&lt;/p&gt;&lt;p&gt;A plantation or a quarry goes here.&lt;/p&gt;</source>
        <extracomment>The text over an empty space of an island.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Espaço vazio da ilha&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Aqui vai uma plantação ou uma pedreira.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>Read out for a space or a circle of the island.</extracomment>
        <translation>vazio</translation>
    </message>
    <message>
        <source>occupied</source>
        <extracomment>Read out for a space or a circle of the island.</extracomment>
        <translation>ocupado</translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>Read out for a space or a circle of the island.</extracomment>
        <translation>livre</translation>
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
        <translation>A próxima coisa que você pode usar agora, ou a anterior</translation>
    </message>
    <message>
        <source>The next area with something you can use now, or a button</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>A próxima área com algo que você possa usar agora, ou um botão</translation>
    </message>
    <message>
        <source>The next area of the table, usable or not</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>A próxima área da mesa, utilizável ou não</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <extracomment>In the dialog about the keys: its title, or the keys of a row.</extracomment>
        <translation>Setas</translation>
    </message>
    <message>
        <source>The next thing in the same area</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>A próxima coisa na mesma área</translation>
    </message>
    <message>
        <source>Use or pick up a piece, then put it down</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>Usar ou pegar uma peça, depois soltá-la</translation>
    </message>
    <message>
        <source>Press the offered button, such as Done or Pass</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>Pressionar o botão oferecido, como Pronto ou Passar</translation>
    </message>
    <message>
        <source>Put a piece back, or close a panel or window</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>Devolver uma peça, ou fechar um painel ou uma janela</translation>
    </message>
    <message>
        <source>Read more about a piece</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>Ler mais sobre uma peça</translation>
    </message>
    <message>
        <source>Get a hint</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>Pedir uma dica</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <extracomment>In the dialog about the keys: its title, or the keys of a row.</extracomment>
        <translation>Desfazer, refazer</translation>
    </message>
    <message>
        <source>Replay the game</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>Reproduzir a partida</translation>
    </message>
    <message>
        <source>Turn the sounds on or off</source>
        <extracomment>What a key does, in the list of the keys.</extracomment>
        <translation>Ligar ou desligar os sons</translation>
    </message>
    <message>
        <source>Larger or smaller texts</source>
        <extracomment>In the list of keys: what a key does.</extracomment>
        <translation>Textos maiores ou menores</translation>
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
        <translation>Ajuda sobre a peça ou a janela à sua frente</translation>
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
        <translation>Mudar…</translation>
    </message>
    <message>
        <source>Change the key</source>
        <extracomment>A button of the keys in the preferences.</extracomment>
        <translation>Mudar a tecla</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>A button in the preferences: the command has no key afterwards.</extracomment>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Remove the key</source>
        <extracomment>A button of the keys in the preferences.</extracomment>
        <translation>Remover a tecla</translation>
    </message>
    <message>
        <source>Default Key</source>
        <extracomment>A button in the preferences: the command gets its usual keys.</extracomment>
        <translation>Tecla padrão</translation>
    </message>
    <message>
        <source>Restore the default key</source>
        <extracomment>Help for the button that undoes the change of a key.</extracomment>
        <translation>Voltar à tecla padrão</translation>
    </message>
    <message>
        <source>Press the new key. Escape keeps the old one.</source>
        <extracomment>Said while a key is being changed.</extracomment>
        <translation>Pressione a nova tecla. Esc mantém a antiga.</translation>
    </message>
    <message>
        <source>New key</source>
        <extracomment>The name of the field that takes the key that is pressed, for screen readers.</extracomment>
        <translation>Nova tecla</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <extracomment>In the list of keys: a command has other keys than usual; %1 are the usual ones.</extracomment>
        <translation>Padrão: %1</translation>
    </message>
    <message>
        <source>no key</source>
        <extracomment>What a screen reader says of a command that has no key.</extracomment>
        <translation>nenhuma tecla</translation>
    </message>
    <message>
        <source>%1 is reserved for moving around, answering or opening menus. Press another key.</source>
        <extracomment>%1 is a key such as &quot;Tab&quot;</extracomment>
        <translation>%1 é reservada para navegar, responder ou abrir menus. Pressione outra tecla.</translation>
    </message>
    <message>
        <source>%1 is the key of “%2”.</source>
        <extracomment>%1 is a key such as &quot;Ctrl+P&quot;, %2 the name of a command such as &quot;Pause Computers&quot;</extracomment>
        <translation>%1 é a tecla de “%2”.</translation>
    </message>
    <message>
        <source>Use %1 for “%2” Instead</source>
        <extracomment>A button; %1 is a key such as &quot;Ctrl+P&quot;, %2 the name of a command such as &quot;Hint&quot;</extracomment>
        <translation>Em vez disso, usar %1 para “%2”</translation>
    </message>
    <message>
        <source>%1 is now the key of “%2”.</source>
        <extracomment>%1 is a key such as &quot;Ctrl+P&quot;, %2 the name of a command such as &quot;Hint&quot;</extracomment>
        <translation>Agora %1 é a tecla de “%2”.</translation>
    </message>
    <message>
        <source>“%1” has no key now.</source>
        <extracomment>%1 is the name of a command such as &quot;Hint&quot;</extracomment>
        <translation>“%1” agora não tem tecla.</translation>
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
        <translation>Você saiu da lição, e a partida continua sem ela. Em Ajuda, Aprender, você pode retomá-la.</translation>
    </message>
    <message>
        <source>Player 1</source>
        <extracomment>The name of the learner in a lesson, where no name was ever given</extracomment>
        <translation>Jogador 1</translation>
    </message>
    <message>
        <source>Interrupt this game for the lesson “%1”?</source>
        <extracomment>The question before a lesson takes the place of the game on the table; %1 is the name of the lesson</extracomment>
        <translation>Interromper esta partida para a lição “%1”?</translation>
    </message>
    <message>
        <source>The game moves to Earlier Games, where you can go on with it later.</source>
        <extracomment>Explains the question whether to begin a lesson while a game is on the table.</extracomment>
        <translation>A partida vai para Partidas anteriores, onde você pode continuá-la depois.</translation>
    </message>
    <message>
        <source>&amp;Open the Lesson</source>
        <extracomment>A button of the question before a lesson takes the place of the game on the table</extracomment>
        <translation>&amp;Abrir a lição</translation>
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
        <translation>Sair da lição</translation>
    </message>
    <message>
        <source>Welcome back! The lesson goes on where you left it.</source>
        <extracomment>The first bubble of a lesson that was left before</extracomment>
        <translation>Olá de novo! A lição continua de onde você parou.</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>A button in a bubble of the guided games.</extracomment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Start Again</source>
        <extracomment>Button of a lesson&apos;s bubble</extracomment>
        <translation>Recomeçar</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button of a lesson&apos;s last bubble, where the game has ended</extracomment>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Keep Playing</source>
        <extracomment>Button of a lesson&apos;s last bubble: the game goes on without the lesson</extracomment>
        <translation>Continuar jogando</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <extracomment>Button of a lesson&apos;s last bubble: %1 is the name of another lesson</extracomment>
        <translation>A seguir: %1</translation>
    </message>
</context>
<context>
    <name>windrose::LogModel</name>
    <message>
        <source>Round %1</source>
        <extracomment>A heading in the log; %1 is the number of the round.</extracomment>
        <translation>Rodada %1</translation>
    </message>
    <message>
        <source>%1 (not yet saved)</source>
        <extracomment>%1 is a line of the log, whose order does not stand on the disk yet</extracomment>
        <translation>%1 (ainda não salva)</translation>
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
        <translation>Histórico</translation>
    </message>
    <message>
        <source>&amp;Show This Moment</source>
        <extracomment>An entry of the menu of a line of the log.</extracomment>
        <translation>&amp;Ver este momento</translation>
    </message>
    <message>
        <source>&amp;Undo to Here</source>
        <extracomment>An entry of the menu of a line of the log.</extracomment>
        <translation>&amp;Desfazer até aqui</translation>
    </message>
    <message>
        <source>&amp;Play On from Here as a New Game</source>
        <extracomment>An entry of the menu of a line of the log.</extracomment>
        <translation>&amp;Continuar daqui como nova partida</translation>
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
        <translation>Histórico</translation>
    </message>
    <message>
        <source>Log, expanded</source>
        <extracomment>The title of the log, which opens and closes it; the state is read out.</extracomment>
        <translation>Histórico, expandido</translation>
    </message>
    <message>
        <source>Log, collapsed</source>
        <extracomment>The title of the log, which opens and closes it; the state is read out.</extracomment>
        <translation>Histórico, recolhido</translation>
    </message>
    <message>
        <source>Collapse the log</source>
        <extracomment>What the title of the log does when it is pressed.</extracomment>
        <translation>Recolher o histórico</translation>
    </message>
    <message>
        <source>Expand the log</source>
        <extracomment>What the title of the log does when it is pressed.</extracomment>
        <translation>Expandir o histórico</translation>
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
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Seats</source>
        <extracomment>A menu of the menu bar.</extracomment>
        <translation>&amp;Lugares</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>A menu of the menu bar.</extracomment>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <extracomment>An entry of the menus that opens a menu of its own.</extracomment>
        <translation>A&amp;parência</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>A menu of the menu bar.</extracomment>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Nova partida…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <extracomment>An entry of the menus that opens a menu of its own.</extracomment>
        <translation>Abrir &amp;recente</translation>
    </message>
    <message>
        <source>&amp;Earlier Games</source>
        <extracomment>An entry of the menus that opens a menu of its own.</extracomment>
        <translation>Partidas an&amp;teriores</translation>
    </message>
    <message>
        <source>Set &amp;Up a Position…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Montar uma p&amp;osição…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Salvar &amp;como…</translation>
    </message>
    <message>
        <source>&amp;Copy Game</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Copiar partida</translation>
    </message>
    <message>
        <source>Copy &amp;Position</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Copiar &amp;posição</translation>
    </message>
    <message>
        <source>P&amp;aste Game</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Co&amp;lar partida</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Dica</translation>
    </message>
    <message>
        <source>S&amp;core…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Pontuação…</translation>
    </message>
    <message>
        <source>Course of the Ga&amp;me…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Anda&amp;mento da partida…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Pre&amp;ferências…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Sa&amp;ir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>Restart &amp;My Turn</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Reiniciar &amp;minha vez</translation>
    </message>
    <message>
        <source>Undo to the &amp;Shown Moment</source>
        <extracomment>An entry of the Edit menu while another moment of the game is shown.</extracomment>
        <translation>Desfazer até o momento mos&amp;trado</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Reprod&amp;uzir</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Tela &amp;cheia</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Histórico</translation>
    </message>
    <message>
        <source>Lar&amp;ger Text</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Texto m&amp;aior</translation>
    </message>
    <message>
        <source>S&amp;maller Text</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Texto m&amp;enor</translation>
    </message>
    <message>
        <source>&amp;Normal Text</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Texto &amp;normal</translation>
    </message>
    <message>
        <source>Show texts in the size set for your desktop</source>
        <extracomment>Help for the entry that returns to the usual text size.</extracomment>
        <translation>Mostrar os textos no tamanho definido para sua área de trabalho</translation>
    </message>
    <message>
        <source>&amp;How to Play</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Como jogar</translation>
    </message>
    <message>
        <source>&amp;About Windrose</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Sobre o Windrose</translation>
    </message>
    <message>
        <source>Same as &amp;Desktop</source>
        <extracomment>An entry of the menu Appearance: the look of the window follows the desktop.</extracomment>
        <translation>Como a área de &amp;trabalho</translation>
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
        <translation>&amp;Escuro</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>What happened so far, move by move</source>
        <extracomment>Help for the entry that shows the log.</extracomment>
        <translation>O que aconteceu até agora, jogada por jogada</translation>
    </message>
    <message>
        <source>The game from its start</source>
        <extracomment>Help for the entry that replays the game.</extracomment>
        <translation>A partida desde o início</translation>
    </message>
    <message>
        <source>The table fills the screen</source>
        <extracomment>Help for the entry Full Screen.</extracomment>
        <translation>A mesa ocupa a tela inteira</translation>
    </message>
    <message>
        <source>Light, dark or high contrast</source>
        <extracomment>Help for the menu of the looks.</extracomment>
        <translation>Claro, escuro ou alto contraste</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>&amp;Sons</translation>
    </message>
    <message>
        <source>Sounds for moves, for your turn and for the end of the game. The volume is in the preferences.</source>
        <extracomment>Help for the entry that turns the sounds on.</extracomment>
        <translation>Sons para as jogadas, para a sua vez e para o fim da partida. O volume está nas preferências.</translation>
    </message>
    <message>
        <source>&amp;Sounds (Qt Multimedia is missing)</source>
        <extracomment>The entry of the View menu where sounds cannot be played.</extracomment>
        <translation>&amp;Sons (falta o Qt Multimedia)</translation>
    </message>
    <message>
        <source>Sounds need Qt Multimedia, which is not installed or not part of this package.</source>
        <extracomment>Help for the entry of the sounds where they cannot be played.</extracomment>
        <translation>Os sons precisam do Qt Multimedia, que não está instalado ou não faz parte deste pacote.</translation>
    </message>
    <message>
        <source></source>
        <comment>The menus of the window.</comment>
        <translation></translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <extracomment>Menu of the lessons, in the menu Help</extracomment>
        <translation>&amp;Aprender</translation>
    </message>
    <message>
        <source>Resu&amp;lts of Games…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>R&amp;esultados das partidas…</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <extracomment>An entry of the menu Help: opens the page of the puzzles</extracomment>
        <translation>Pro&amp;blemas…</translation>
    </message>
    <message>
        <source>Look for a New &amp;Version</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Procurar nova &amp;versão</translation>
    </message>
    <message>
        <source>Anal&amp;ysis…</source>
        <extracomment>An entry of the menus: a panel that analyzes the position on the table.</extracomment>
        <translation>Aná&amp;lise…</translation>
    </message>
</context>
<context>
    <name>windrose::MainWindow</name>
    <message>
        <source>Setting up a position</source>
        <extracomment>The title of the window while a position is set up</extracomment>
        <translation>Montar uma posição</translation>
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
        <translation>A semente é grande demais; o maior número possível é 18446744073709551615.</translation>
    </message>
    <message>
        <source>New Game</source>
        <extracomment>The title of the dialog.</extracomment>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Players who start with &amp;corn get 1 doubloon less</source>
        <extracomment>Explains the field for the seed in New Game; a seed is a number that decides the tiles.</extracomment>
        <translation>Quem começa com &amp;milho recebe 1 dobrão a menos</translation>
    </message>
    <message>
        <source>A corn plantation produces goods without a building, so it is the better start. This option compensates for that.</source>
        <extracomment>Explains an option of New Game.</extracomment>
        <translation>Uma plantação de milho produz sem precisar de construção, por isso é o melhor começo. Esta opção compensa isso.</translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <extracomment>In the dialog for a new game: the label of the field for the number from which all chance follows.</extracomment>
        <translation>S&amp;emente:</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>In the empty field for the seed: it is chosen by chance.</extracomment>
        <translation>aleatória</translation>
    </message>
    <message>
        <source>The same seed and options give the same tiles in the same order. Leave it empty for a random game.</source>
        <extracomment>Explains the field for the seed in New Game; a seed is a number that decides the tiles.</extracomment>
        <translation>A mesma semente e as mesmas opções dão as mesmas fichas na mesma ordem. Deixe vazio para uma partida aleatória.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>The button that starts the new game.</extracomment>
        <translation>&amp;Iniciar</translation>
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
        <translation>Não foi possível abrir o seu navegador.</translation>
    </message>
    <message>
        <source>The newest version is at %1</source>
        <extracomment>%1 is the address of a page</extracomment>
        <translation>A versão mais recente está em %1</translation>
    </message>
</context>
<context>
    <name>windrose::PieceMenu</name>
    <message>
        <source>&amp;Take it</source>
        <extracomment>An entry of the menu that a right click on a piece opens.</extracomment>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Take it &amp;without the extra colonist</source>
        <extracomment>An entry of the menu of a piece: the hospice or the university would send a colonist.</extracomment>
        <translation>Pegar &amp;sem o colono extra</translation>
    </message>
    <message>
        <source>&amp;Put it on</source>
        <extracomment>An entry of the menu that a right click on a piece opens.</extracomment>
        <translation>&amp;Colocar</translation>
    </message>
    <message>
        <source>Put it &amp;there without the colonist</source>
        <extracomment>An entry of the menu of a piece: the hospice or the university would send a colonist.</extracomment>
        <translation>C&amp;olocar ali sem o colono</translation>
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
        <translation>Devolver à cai&amp;xa</translation>
    </message>
    <message>
        <source>One &amp;more</source>
        <extracomment>An entry of the menu that a right click on a piece opens.</extracomment>
        <translation>&amp;Mais um</translation>
    </message>
    <message>
        <source>One &amp;fewer</source>
        <extracomment>An entry of the menu that a right click on a piece opens.</extracomment>
        <translation>M&amp;enos um</translation>
    </message>
    <message>
        <source>Set the &amp;number…</source>
        <extracomment>An entry of the menu that a right click on a piece opens, while a position is set up.</extracomment>
        <translation>Definir o &amp;número…</translation>
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
        <translation>Lugar vazio para uma plantação</translation>
    </message>
    <message>
        <source>Plantation %1</source>
        <extracomment>The name of a place for a screen reader; %1 counts the face-up tiles.</extracomment>
        <translation>Plantação %1</translation>
    </message>
    <message>
        <source>Quarry stack</source>
        <extracomment>The name of a stack of tiles for a screen reader.</extracomment>
        <translation>Pilha de pedreiras</translation>
    </message>
    <message>
        <source>Face-down plantations</source>
        <extracomment>The name of a stack of tiles for a screen reader.</extracomment>
        <translation>Plantações viradas para baixo</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Face-down plantations&lt;/b&gt;&lt;/p&gt;&lt;p&gt;The next row is dealt from here. An occupied hacienda draws the top tile.&lt;/p&gt;&lt;p&gt;%1&lt;/p&gt;</source>
        <extracomment>The text over the face-down tiles; %1 says what is left.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Plantações viradas para baixo&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Daqui sai a próxima fileira. Uma hacienda ocupada tira a ficha de cima.&lt;/p&gt;&lt;p&gt;%1&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>There is/are %n tile(s) on the discard pile.</source>
        <extracomment>In the text over the face-down tiles.</extracomment>
        <translation>
            <numerusform>Há %n ficha na pilha de descarte.</numerusform>
            <numerusform>Há %n fichas na pilha de descarte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 left</source>
        <extracomment>Read out for a stack; %1 is the number of tiles.</extracomment>
        <translation>restam %1</translation>
    </message>
    <message>
        <source>There is no plantation here.</source>
        <extracomment>Why a tile cannot be taken from there, in the prompt line.</extracomment>
        <translation>Não há plantação aqui.</translation>
    </message>
    <message>
        <source>place %1</source>
        <extracomment>Read out for a face-up tile; %1 counts the places of the row.</extracomment>
        <translation>lugar %1</translation>
    </message>
    <message>
        <source>Take a plantation of the kind you want from the box beside the boards.</source>
        <extracomment>Why a tile cannot be taken from there, in the prompt line.</extracomment>
        <translation>Pegue uma plantação do tipo que quiser na caixa ao lado dos tabuleiros.</translation>
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
        <translation>governador</translation>
    </message>
    <message>
        <source>to move</source>
        <extracomment>Read out for a player&apos;s board, in a list.</extracomment>
        <translation>é a vez</translation>
    </message>
    <message>
        <source>Board of %1</source>
        <extracomment>The name of a board for a screen reader; %1 is the name of the player.</extracomment>
        <translation>Tabuleiro de %1</translation>
    </message>
    <message>
        <source>San Juan</source>
        <extracomment>The name of a part of a player&apos;s board, for a screen reader and as a title.</extracomment>
        <translation>San Juan</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;San Juan&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Colonists without a place wait here until the next mayor phase.&lt;/p&gt;</source>
        <extracomment>The text over a piece on the table; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;San Juan&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Colonos sem lugar esperam aqui até a próxima fase do Prefeito.&lt;/p&gt;</translation>
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
        <translation>&lt;p&gt;&lt;b&gt;Rosa náutica&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Aqui ficam os dobrões e os barris, à vista de todos.&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n barrel(s)</source>
        <extracomment>Read out for a place of a player&apos;s board.</extracomment>
        <translation>
            <numerusform>%n barril</numerusform>
            <numerusform>%n barris</numerusform>
        </translation>
    </message>
    <message>
        <source>Barrels of %1</source>
        <extracomment>The name of a place for a screen reader; %1 is a kind of goods.</extracomment>
        <translation>Barris de %1</translation>
    </message>
    <message>
        <source>No colonists are waiting in San Juan.</source>
        <extracomment>Why a piece of a board cannot be taken, in the prompt line.</extracomment>
        <translation>Nenhum colono espera em San Juan.</translation>
    </message>
    <message>
        <source>There is no barrel of this kind.</source>
        <extracomment>Why a piece of a board cannot be taken, in the prompt line.</extracomment>
        <translation>Não há barril deste tipo.</translation>
    </message>
    <message>
        <source>Computer player: %1</source>
        <extracomment>Read out for a player&apos;s board; %1 is the level and style.</extracomment>
        <translation>Jogador virtual: %1</translation>
    </message>
    <message>
        <source>computer player: %1</source>
        <extracomment>Read out for a player&apos;s board; %1 is the level and style.</extracomment>
        <translation>jogador virtual: %1</translation>
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
        <translation>Quem joga no lugar %1</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>In the list of who plays a seat: not a computer.</extracomment>
        <translation>Pessoa</translation>
    </message>
    <message>
        <source>A person at this screen.</source>
        <extracomment>Explains an entry of the list of who plays a seat.</extracomment>
        <translation>Uma pessoa nesta tela.</translation>
    </message>
    <message>
        <source>A person, or a computer player: the further down the list, the stronger</source>
        <extracomment>Explains the list of who plays a seat.</extracomment>
        <translation>Uma pessoa ou um jogador virtual: quanto mais abaixo na lista, mais forte</translation>
    </message>
    <message>
        <source>Style of the computer player on seat %1</source>
        <extracomment>The name of a box for a screen reader; %1 is the number of the seat.</extracomment>
        <translation>Estilo do jogador virtual no lugar %1</translation>
    </message>
    <message>
        <source>What the computer player most likes to build and do</source>
        <extracomment>Explains the list of styles of a computer player.</extracomment>
        <translation>O que o jogador virtual prefere construir e fazer</translation>
    </message>
    <message>
        <source>Another Program…</source>
        <extracomment>The entry that adds a program as a player, in the list of who plays a seat.</extracomment>
        <translation>Outro programa…</translation>
    </message>
    <message>
        <source>Let one of your own programs play</source>
        <extracomment>Explains an entry of the list of who plays a seat.</extracomment>
        <translation>Deixar um programa seu jogar</translation>
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
        <translation>No início: %1.</translation>
    </message>
    <message>
        <source>After round %1: %2.</source>
        <extracomment>Read out for a point of the diagram; %1 is the round, %2 a list of players with their points.</extracomment>
        <translation>Depois da rodada %1: %2.</translation>
    </message>
    <message>
        <source>Points by round</source>
        <extracomment>The title of a chart in the dialog with the final score.</extracomment>
        <translation>Pontos por rodada</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Below the axis of the diagram.</extracomment>
        <translation>Rodada</translation>
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
        <translation>posição</translation>
    </message>
    <message>
        <source>Save the Position</source>
        <extracomment>The title of the dialog that asks for a file.</extracomment>
        <translation>Salvar a posição</translation>
    </message>
    <message>
        <source>Positions (*.windrose-position *.json);;All files (*)</source>
        <extracomment>Kinds of files in the dialog that saves a position; the parts in parentheses stay as they are.</extracomment>
        <translation>Posições (*.windrose-position *.json);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>The position has been copied to the clipboard.</source>
        <extracomment>Said in the line below the table after Copy Position.</extracomment>
        <translation>A posição foi copiada para a área de transferência.</translation>
    </message>
    <message>
        <source>Discard the position you set up?</source>
        <extracomment>The question when leaving the table where a position is set up.</extracomment>
        <translation>Descartar a posição montada?</translation>
    </message>
    <message>
        <source>It has not been saved. The game continues where it was.</source>
        <extracomment>Explains the question whether to discard the position that was set up.</extracomment>
        <translation>Ela não foi salva. A partida continua de onde estava.</translation>
    </message>
    <message>
        <source>Save Position…</source>
        <extracomment>A button or title of the question whether to keep a position that was set up.</extracomment>
        <translation>Salvar posição…</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>A button or title of the question whether to keep a position that was set up.</extracomment>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Keep Editing</source>
        <extracomment>A button or title of the question whether to keep a position that was set up.</extracomment>
        <translation>Continuar editando</translation>
    </message>
    <message>
        <source>The position is still being saved. The game comes back as soon as that is done.</source>
        <extracomment>Said when leaving the table where a position is set up, while the disk is slow.</extracomment>
        <translation>A posição ainda está sendo salva. A partida volta assim que isso terminar.</translation>
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
        <translation>Preferências</translation>
    </message>
    <message>
        <source>Appearance</source>
        <extracomment>The heading of a group of the preferences.</extracomment>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>&amp;Mesa:</translation>
    </message>
    <message>
        <source>Same as desktop</source>
        <extracomment>A choice in the preferences: the look or the language follows the desktop.</extracomment>
        <translation>Como a área de trabalho</translation>
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
        <translation>Escuro</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>&amp;Idioma:</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>Tamanho do te&amp;xto:</translation>
    </message>
    <message>
        <source>The size of all texts; 100 % is that of your desktop.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>O tamanho de todos os textos; 100 % é o da sua área de trabalho.</translation>
    </message>
    <message>
        <source>Ani&amp;mations:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>&amp;Animações:</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>A choice in the preferences: how fast pieces move.</extracomment>
        <translation>Não</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>A choice in the preferences: how fast pieces move.</extracomment>
        <translation>Lentas</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>A choice in the preferences: how fast pieces move.</extracomment>
        <translation>Normais</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>A choice in the preferences: how fast pieces move.</extracomment>
        <translation>Rápidas</translation>
    </message>
    <message>
        <source>How fast pieces move on the table. You never have to wait for animations.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>A rapidez com que as peças se movem na mesa. Você nunca precisa esperar pelas animações.</translation>
    </message>
    <message>
        <source>Around the table</source>
        <extracomment>The heading of a page or group of the preferences.</extracomment>
        <translation>Em torno da mesa</translation>
    </message>
    <message>
        <source>Show the active player&apos;s &amp;board large</source>
        <extracomment>A choice of the preferences.</extracomment>
        <translation>Mostrar &amp;grande o tabuleiro de quem joga</translation>
    </message>
    <message>
        <source>Otherwise the board you chose stays large, and the other players use their small boards.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>Caso contrário, o tabuleiro que você escolheu continua grande, e os outros usam seus tabuleiros pequenos.</translation>
    </message>
    <message>
        <source>Draw a &amp;curtain when the turn passes to another person</source>
        <extracomment>A choice of the preferences.</extracomment>
        <translation>Fechar uma &amp;cortina quando a vez passa para outra pessoa</translation>
    </message>
    <message>
        <source>Points stay hidden until the next player clicks the curtain away.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>Os pontos ficam ocultos até a próxima pessoa abrir a cortina com um clique.</translation>
    </message>
    <message>
        <source>Show everyone&apos;s victory &amp;points</source>
        <extracomment>A box to check in the preferences.</extracomment>
        <translation>Mostrar os &amp;pontos de vitória de todos</translation>
    </message>
    <message>
        <source>Otherwise only the points of the player to move are shown, as at a real table.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>Caso contrário, só aparecem os pontos de quem joga, como em uma mesa de verdade.</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>The heading of a group of the preferences.</extracomment>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Play &amp;forced moves automatically</source>
        <extracomment>A box to check in the preferences.</extracomment>
        <translation>Fazer automaticamente as jogadas &amp;forçadas</translation>
    </message>
    <message>
        <source>When you have only one possible move and cannot pass, it is played for you.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>Quando você só tem uma jogada possível e não pode passar, ela é feita por você.</translation>
    </message>
    <message>
        <source>&amp;Undo reaches back:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>&amp;Desfazer alcança:</translation>
    </message>
    <message>
        <source>To the start of the game</source>
        <extracomment>A choice of the preferences.</extracomment>
        <translation>Até o início da partida</translation>
    </message>
    <message>
        <source>To the start of the turn</source>
        <extracomment>A choice of the preferences.</extracomment>
        <translation>Até o início da vez</translation>
    </message>
    <message>
        <source>A turn is everything a player decides before another player is asked.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>A vez é tudo o que um jogador decide antes que outro seja consultado.</translation>
    </message>
    <message>
        <source>Undo past &amp;hidden tiles that have been seen</source>
        <extracomment>A choice of the preferences.</extracomment>
        <translation>Desfazer mesmo que fichas &amp;ocultas tenham sido vistas</translation>
    </message>
    <message>
        <source>Otherwise undo stops where a tile was drawn or the row was dealt, because going back would reveal what comes.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>Caso contrário, só se volta até onde uma ficha foi tirada ou a fileira foi aberta, porque ir além revelaria o que vem.</translation>
    </message>
    <message>
        <source>Computer players</source>
        <extracomment>The heading of a group of the preferences.</extracomment>
        <translation>Jogadores virtuais</translation>
    </message>
    <message>
        <source>Thi&amp;nking time:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>&amp;Tempo para pensar:</translation>
    </message>
    <message>
        <source>0.3 seconds</source>
        <extracomment>A choice in the preferences: how long a computer player may think.</extracomment>
        <translation>0,3 segundo</translation>
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
        <translation>O tempo máximo que um jogador virtual leva em uma jogada. Os níveis precisam de menos e são igualmente fortes em qualquer computador.</translation>
    </message>
    <message>
        <source>The &amp;Viceroy may use all the thinking time</source>
        <extracomment>Explains a preference for computer players.</extracomment>
        <translation>O &amp;Vice-rei pode usar todo o tempo para pensar</translation>
    </message>
    <message>
        <source>Takes the full thinking time unless a move is clear. Much stronger.</source>
        <extracomment>Explains a preference for computer players.</extracomment>
        <translation>Usa todo o tempo para pensar, a menos que a jogada seja clara. Muito mais forte.</translation>
    </message>
    <message>
        <source>The Viceroy thinks on while people &amp;decide</source>
        <extracomment>Explains a preference for computer players.</extracomment>
        <translation>O Vice-rei continua pe&amp;nsando enquanto as pessoas decidem</translation>
    </message>
    <message>
        <source>Only if it may use all the thinking time. It then keeps the processor busy.</source>
        <extracomment>Explains a preference for computer players.</extracomment>
        <translation>Só se puder usar todo o tempo para pensar. O processador fica então sempre ocupado.</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>In place of the list of programs when there are none.</extracomment>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>Computer players &amp;give reasons for their moves</source>
        <extracomment>Explains a preference for computer players.</extracomment>
        <translation>Os &amp;jogadores virtuais explicam suas jogadas</translation>
    </message>
    <message>
        <source>The log shows the reason for each move.</source>
        <extracomment>Explains a preference for computer players.</extracomment>
        <translation>O histórico mostra o motivo de cada jogada.</translation>
    </message>
    <message>
        <source>P&amp;rograms:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>P&amp;rogramas:</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <extracomment>A button in the preferences that forgets a program.</extracomment>
        <translation>Remov&amp;er</translation>
    </message>
    <message>
        <source>Remove this program</source>
        <extracomment>A button in the preferences.</extracomment>
        <translation>Remover este programa</translation>
    </message>
    <message>
        <source>Your own programs that can play. Add them where you choose who plays a seat.</source>
        <extracomment>Above the list of programs, on the page of the preferences for computer players.</extracomment>
        <translation>Seus próprios programas que podem jogar. Adicione-os onde você escolhe quem joga em um lugar.</translation>
    </message>
    <message>
        <source>W&amp;atching speed:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>Ritmo das jogada&amp;s:</translation>
    </message>
    <message>
        <source>Delay between computer moves</source>
        <extracomment>The explanation of a box in the preferences.</extracomment>
        <translation>Pausa entre jogadas virtuais</translation>
    </message>
    <message>
        <source>&amp;Screen reader:</source>
        <extracomment>A label of a box in the preferences.</extracomment>
        <translation>&amp;Leitor de tela:</translation>
    </message>
    <message>
        <source>Announces everything</source>
        <extracomment>A choice in the preferences: what a screen reader says.</extracomment>
        <translation>Fala tudo</translation>
    </message>
    <message>
        <source>Announces what concerns me</source>
        <extracomment>A choice in the preferences: what a screen reader says by itself.</extracomment>
        <translation>Fala o que me diz respeito</translation>
    </message>
    <message>
        <source>Announces nothing</source>
        <extracomment>A choice in the preferences: what a screen reader says by itself.</extracomment>
        <translation>Não fala nada</translation>
    </message>
    <message>
        <source>How much of the game a screen reader announces: every move, or only what is asked of you, why something is refused, what is in your hand, and in short what the others did.</source>
        <extracomment>Explains a preference.</extracomment>
        <translation>Quanto da partida um leitor de tela anuncia: cada jogada, ou só o que se pede de você, por que algo é recusado, o que está na sua mão e, em resumo, o que os outros fizeram.</translation>
    </message>
    <message>
        <source></source>
        <comment>The preferences.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Sound and speech</source>
        <extracomment>The heading of a group of the preferences: sounds, and what a screen reader says.</extracomment>
        <translation>Sons e fala</translation>
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
            <numerusform>%n preferência encontrada</numerusform>
            <numerusform>%n preferências encontradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <extracomment>In the empty search field of the preferences, and its name for a screen reader.</extracomment>
        <translation>Buscar nas preferências</translation>
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
        <translation>Outro programa</translation>
    </message>
    <message>
        <source>Any program that speaks Windrose&apos;s player protocol can play. It is started on this computer whenever it has a seat, so add only programs you trust.</source>
        <extracomment>The text at the top of the dialog that adds a program as a player.</extracomment>
        <translation>Qualquer programa que fale o protocolo de jogadores do Windrose pode jogar. Ele é iniciado neste computador sempre que tem um lugar, então adicione só programas em que você confia.</translation>
    </message>
    <message>
        <source>Command that starts the program</source>
        <extracomment>What a screen reader calls the field for the command.</extracomment>
        <translation>Comando que inicia o programa</translation>
    </message>
    <message>
        <source>The program&apos;s file in quotation marks, followed by its arguments</source>
        <extracomment>The hint in the empty field for the command.</extracomment>
        <translation>O arquivo do programa entre aspas, seguido de seus argumentos</translation>
    </message>
    <message>
        <source>Choose &amp;File…</source>
        <extracomment>The title, a label or a button of the dialog for a program that plays.</extracomment>
        <translation>Escolher &amp;arquivo…</translation>
    </message>
    <message>
        <source>Name of the program</source>
        <extracomment>The name of a field for a screen reader.</extracomment>
        <translation>Nome do programa</translation>
    </message>
    <message>
        <source>the program&apos;s own name</source>
        <extracomment>In the empty field for the name of a program.</extracomment>
        <translation>o nome do próprio programa</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <extracomment>The title, a label or a button of the dialog for a program that plays.</extracomment>
        <translation>A&amp;dicionar</translation>
    </message>
    <message>
        <source>&amp;Command:</source>
        <extracomment>The title, a label or a button of the dialog for a program that plays.</extracomment>
        <translation>&amp;Comando:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>The title, a label or a button of the dialog for a program that plays.</extracomment>
        <translation>&amp;Nome:</translation>
    </message>
    <message>
        <source>Choose a Program</source>
        <extracomment>The title of the dialog that asks for a file.</extracomment>
        <translation>Escolher um programa</translation>
    </message>
    <message>
        <source>Another program is already called %1; choose a different name.</source>
        <extracomment>In the dialog for a program that plays; %1 is the name typed.</extracomment>
        <translation>Já há outro programa chamado %1; escolha um nome diferente.</translation>
    </message>
    <message>
        <source>This is not a command: %1.</source>
        <extracomment>%1 is said in English by the part that reads commands</extracomment>
        <translation>Isto não é um comando: %1.</translation>
    </message>
    <message>
        <source>Asking the program for its name…</source>
        <extracomment>Shown while a program that is to be added starts.</extracomment>
        <translation>Perguntando o nome ao programa…</translation>
    </message>
    <message>
        <source>The program does not follow the player protocol.</source>
        <extracomment>Why a program cannot be added as a player.</extracomment>
        <translation>O programa não segue o protocolo de jogadores.</translation>
    </message>
    <message>
        <source>The program cannot be started.</source>
        <extracomment>Why a program cannot be added as a player.</extracomment>
        <translation>Não foi possível iniciar o programa.</translation>
    </message>
    <message>
        <source>The program has exited.</source>
        <extracomment>In the dialog that tries a program out.</extracomment>
        <translation>O programa foi encerrado.</translation>
    </message>
    <message>
        <source>The program does not answer.</source>
        <extracomment>Why a program cannot be added as a player.</extracomment>
        <translation>O programa não responde.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a sentence, %2 what the program or the system says, in English</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The program answers. Choose a name for it.</source>
        <extracomment>%1 is what a program calls itself, %2 who made it</extracomment>
        <translation>O programa responde. Escolha um nome para ele.</translation>
    </message>
    <message>
        <source>The program answers; its author is %1. Choose a name for it.</source>
        <extracomment>In the dialog for a program that plays; %1 is who wrote the program.</extracomment>
        <translation>O programa responde; sua autoria é de %1. Escolha um nome para ele.</translation>
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
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>A button beside the question to the player to move.</extracomment>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>A button beside the question to the player to move.</extracomment>
        <translation>Esvaziar</translation>
    </message>
    <message>
        <source>Place for me</source>
        <extracomment>A button beside the question to the player to move.</extracomment>
        <translation>Colocar por mim</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A button beside the question to the player to move.</extracomment>
        <translation>Passar</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>A button beside the question to the player to move.</extracomment>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <extracomment>A button that ends looking at another moment of the game.</extracomment>
        <translation>Voltar à partida</translation>
    </message>
    <message>
        <source>Take the colonist</source>
        <extracomment>A check box beside the question to the player to move.</extracomment>
        <translation>Pegar o colono</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>A button beside the question to the player to move.</extracomment>
        <translation>Dica</translation>
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
        <translation>Clique em um tipo de mercadoria na sua rosa náutica para mudar o que acontece com ele.</translation>
    </message>
    <message>
        <source>Prompt, %1</source>
        <extracomment>The name of the line of the prompt for a screen reader; %1 is what it says.</extracomment>
        <translation>Mensagem, %1</translation>
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
        <translation>O arquivo com os problemas resolvidos estava danificado; agora se chama %1.</translation>
    </message>
    <message>
        <source>The solved puzzles in %1 cannot be read: %2</source>
        <extracomment>%1 is a file, %2 a sentence that says why</extracomment>
        <translation>Os problemas resolvidos em %1 não podem ser lidos: %2</translation>
    </message>
    <message>
        <source>The solved puzzles could not be saved. %1</source>
        <extracomment>%1 is a sentence that says why</extracomment>
        <translation>Não foi possível salvar os problemas resolvidos. %1</translation>
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
        <translation>Dica</translation>
    </message>
    <message>
        <source>Show Answer</source>
        <extracomment>A button of a puzzle</extracomment>
        <translation>Mostrar solução</translation>
    </message>
    <message>
        <source>Try Again</source>
        <extracomment>A button of a puzzle: another answer can be given</extracomment>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Next Puzzle</source>
        <extracomment>A button of a puzzle</extracomment>
        <translation>Próximo problema</translation>
    </message>
    <message>
        <source>All Puzzles</source>
        <extracomment>A button of a puzzle: shows the list of the puzzles</extracomment>
        <translation>Todos os problemas</translation>
    </message>
    <message>
        <source>Back to the Game</source>
        <extracomment>A button of a puzzle: leaves the puzzles</extracomment>
        <translation>Voltar ao jogo</translation>
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
        <translation>Cada problema é uma posição perto do fim de um jogo. Encontre a melhor jogada: está provado que qualquer outra rende menos, façam os outros o que fizerem.</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>Label of a choice of puzzles</extracomment>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <extracomment>Label of a choice of puzzles</extracomment>
        <translation>&amp;Dificuldade</translation>
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
        <translation>Dificuldade</translation>
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
        <translation>Ainda não resolvidos</translation>
    </message>
    <message>
        <source>Solved</source>
        <extracomment>A choice of puzzles</extracomment>
        <translation>Resolvidos</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 puzzle(s) solved.</source>
        <extracomment>How many puzzles are solved; %1 is the number of all</extracomment>
        <translation>
            <numerusform>%n de %1 problemas resolvido.</numerusform>
            <numerusform>%n de %1 problemas resolvidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>No puzzle matches.</source>
        <extracomment>In the list of puzzles when the filters exclude every one.</extracomment>
        <translation>Nenhum problema corresponde.</translation>
    </message>
</context>
<context>
    <name>windrose::RecapPanel</name>
    <message>
        <source>Again</source>
        <extracomment>A button of the ribbon of the last moves.</extracomment>
        <translation>De novo</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>A button of the ribbon of the last moves.</extracomment>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Since your last move: %1</source>
        <extracomment>Read out for the ribbon of the last moves; %1 is a list of what the others did.</extracomment>
        <translation>Desde sua última jogada: %1</translation>
    </message>
    <message>
        <source>Since your last move</source>
        <extracomment>The heading of the ribbon of the last moves.</extracomment>
        <translation>Desde sua última jogada</translation>
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
        <translation>%1 (a posição atual)</translation>
    </message>
    <message>
        <source>Moment of the game, %1</source>
        <extracomment>The name of the slider for a screen reader; %1 is the round and the move.</extracomment>
        <translation>Momento da partida, %1</translation>
    </message>
    <message>
        <source>To the start</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>Ao início</translation>
    </message>
    <message>
        <source>One move back</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>Uma jogada para trás</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>One move forward</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>Uma jogada para a frente</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>Ao fim</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>A button of the bar of the replay.</extracomment>
        <translation>Continuar daqui</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <extracomment>A button that ends looking at another moment of the game.</extracomment>
        <translation>Voltar à partida</translation>
    </message>
    <message>
        <source>A new game starts from this moment; the game on the table is kept.</source>
        <extracomment>Help for the button of the replay that plays on from there.</extracomment>
        <translation>Uma nova partida começa deste momento; a que está na mesa é mantida.</translation>
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
        <translation>&amp;Com</translation>
    </message>
    <message>
        <source>&amp;Table of</source>
        <extracomment>Label of a choice on the page of results: how many played</extracomment>
        <translation>Mesa &amp;de</translation>
    </message>
    <message>
        <source>&amp;Played</source>
        <extracomment>Label of a choice on the page of results: when</extracomment>
        <translation>&amp;Quando</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <extracomment>Label of a field on the page of results: a text to look for</extracomment>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>What the table has a row for</source>
        <extracomment>Explains the list of the tables of the results.</extracomment>
        <translation>De que é cada linha da tabela</translation>
    </message>
    <message>
        <source>Who played</source>
        <extracomment>Read out for a choice on the page of results</extracomment>
        <translation>Quem jogou</translation>
    </message>
    <message>
        <source>Number of players</source>
        <extracomment>In the results of games: the head of a column, or the name of a filter.</extracomment>
        <translation>Número de jogadores</translation>
    </message>
    <message>
        <source>When the games were played</source>
        <extracomment>Explains the list of periods on the page of the results.</extracomment>
        <translation>Quando as partidas foram jogadas</translation>
    </message>
    <message>
        <source>Show only rows with this text</source>
        <extracomment>Explains the search field of the results.</extracomment>
        <translation>Mostrar só as linhas com este texto</translation>
    </message>
    <message>
        <source>At any time</source>
        <extracomment>A filter of the results of games.</extracomment>
        <translation>Em qualquer momento</translation>
    </message>
    <message>
        <source>In the last month</source>
        <extracomment>A filter of the results of games.</extracomment>
        <translation>No último mês</translation>
    </message>
    <message>
        <source>In the last three months</source>
        <extracomment>In the list of periods on the page of the results.</extracomment>
        <translation>Nos últimos três meses</translation>
    </message>
    <message>
        <source>In the last year</source>
        <extracomment>A filter of the results of games.</extracomment>
        <translation>No último ano</translation>
    </message>
    <message>
        <source>Any number</source>
        <extracomment>A choice on the page of results: games of any number of players</extracomment>
        <translation>Qualquer número</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>A choice on the page of results: games of so many players</extracomment>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody</source>
        <extracomment>Whose games the page of results shows: all games</extracomment>
        <translation>Qualquer jogador</translation>
    </message>
    <message>
        <source>Any person</source>
        <extracomment>Whose games the page of results shows: those with at least one person</extracomment>
        <translation>Alguma pessoa</translation>
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
        <translation>%1 (é %2)</translation>
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
        <translation>Remover %1 dos resultados?</translation>
    </message>
    <message>
        <source>The games stay, without this name. The name is also taken out of the records of these games that Windrose keeps, and this cannot be undone. Files that you have saved yourself, and Earlier Games, stay as they are.</source>
        <extracomment>Explains the question whether to take a person out of the results.</extracomment>
        <translation>As partidas ficam, sem este nome. O nome também é removido dos registros dessas partidas que o Windrose guarda, e isso não pode ser desfeito. Os arquivos que você salvou e Partidas anteriores ficam como estão.</translation>
    </message>
    <message>
        <source>&amp;Take Out</source>
        <extracomment>Button that takes a name out of the results</extracomment>
        <translation>&amp;Remover</translation>
    </message>
    <message>
        <source>Names in the Results</source>
        <extracomment>The title of the dialog that joins names and takes them out.</extracomment>
        <translation>Nomes nos resultados</translation>
    </message>
    <message>
        <source>Names</source>
        <extracomment>Read out for the list of names in the results</extracomment>
        <translation>Nomes</translation>
    </message>
    <message>
        <source>Is the same &amp;person as</source>
        <extracomment>Label before a choice of names: the name chosen in the list is the same person as …</extracomment>
        <translation>É a mesma &amp;pessoa que</translation>
    </message>
    <message>
        <source>The same person</source>
        <extracomment>A button of the dialog that joins names.</extracomment>
        <translation>A mesma pessoa</translation>
    </message>
    <message>
        <source>&amp;Take Out…</source>
        <extracomment>Button that takes a name out of the results, after a question</extracomment>
        <translation>&amp;Remover…</translation>
    </message>
    <message>
        <source>If somebody has played under two names, choose one of them and join it to the other; both then count as one person, also in the future. Names that have played in the same game cannot be joined.</source>
        <extracomment>The text at the top of the dialog that joins names of the results.</extracomment>
        <translation>Se alguém jogou com dois nomes, escolha um deles e junte-o ao outro; os dois passam a contar como uma só pessoa, também no futuro. Nomes que jogaram na mesma partida não podem ser juntados.</translation>
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
        <translation>Resultados das partidas</translation>
    </message>
    <message>
        <source>Cha&amp;rt of</source>
        <extracomment>Label of the choice of the column that the chart of the results shows</extracomment>
        <translation>&amp;Gráfico de</translation>
    </message>
    <message>
        <source>The column that the chart shows</source>
        <extracomment>Explains the list of columns above the chart of the results.</extracomment>
        <translation>A coluna que o gráfico mostra</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>Read out for the table of the page of results</extracomment>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>&amp;Open in Replay</source>
        <extracomment>A button of the results of games.</extracomment>
        <translation>&amp;Abrir para reproduzir</translation>
    </message>
    <message>
        <source>&amp;Names…</source>
        <extracomment>Button that opens a dialog for joining names and taking them out</extracomment>
        <translation>&amp;Nomes…</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <extracomment>A button of the results of games.</extracomment>
        <translation>&amp;Exportar como CSV…</translation>
    </message>
    <message>
        <source>The results in %1 cannot be read: %2</source>
        <extracomment>%1 is a file, %2 a sentence that says why</extracomment>
        <translation>Não foi possível ler os resultados de %1: %2</translation>
    </message>
    <message>
        <source>There are no finished games yet. Every game that you play to its end here will appear on this page.</source>
        <extracomment>On the page of the results when there is nothing to show.</extracomment>
        <translation>Ainda não há partidas terminadas. Cada partida jogada aqui até o fim vai aparecer nesta página.</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <extracomment>On the page of the results when there is nothing to show.</extracomment>
        <translation>Nenhuma partida corresponde.</translation>
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
            <numerusform>%n linha do arquivo %1 está danificada, a linha %2. Ela fica no arquivo.</numerusform>
            <numerusform>%n linhas do arquivo %1 estão danificadas, a partir da linha %2. Elas ficam no arquivo.</numerusform>
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
        <translation>com %1</translation>
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
        <translation>com %1</translation>
    </message>
    <message>
        <source>Role %1</source>
        <extracomment>The name of a role card for a screen reader; %1 is the name of the role.</extracomment>
        <translation>Função %1</translation>
    </message>
    <message>
        <source>would bring you nothing now</source>
        <extracomment>What a screen reader adds to the name of a role card.</extracomment>
        <translation>não traria nada para você agora</translation>
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
            <numerusform>resta %n ponto de vitória</numerusform>
            <numerusform>restam %n pontos de vitória</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <extracomment>Read out for the panel of the round; %1 is its number, %2 says what is going on.</extracomment>
        <translation>Rodada %1, %2</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>In the panel of the round, at the end of the game.</extracomment>
        <translation>O fim</translation>
    </message>
    <message>
        <source>Last round</source>
        <extracomment>In the panel of the round, at the end of the game.</extracomment>
        <translation>Última rodada</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>In the panel of the round; %1 is its number.</extracomment>
        <translation>Rodada %1</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) left</source>
        <extracomment>Read out for the panel of the round: what ends the game when it is used up.</extracomment>
        <translation>
            <numerusform>resta %n colono</numerusform>
            <numerusform>restam %n colonos</numerusform>
        </translation>
    </message>
    <message>
        <source>fullest city: %1 of %2 spaces</source>
        <extracomment>the filled spaces of the fullest city</extracomment>
        <translation>cidade mais cheia: %1 de %2 espaços</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>Read out for the panel of the round.</extracomment>
        <translation>A partida terminou.</translation>
    </message>
    <message>
        <source>The game ends with the round in which the victory points run out, the colonist ship cannot be filled, or a city is full.</source>
        <extracomment>The text over the gauges that show how near the end is.</extracomment>
        <translation>A partida acaba com a rodada em que os pontos de vitória se esgotam, o navio de colonos não pode ser enchido ou uma cidade está cheia.</translation>
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
        <translation>Pontuação final</translation>
    </message>
    <message>
        <source>Score So Far</source>
        <extracomment>The title of the dialog.</extracomment>
        <translation>Pontuação até agora</translation>
    </message>
    <message>
        <source>If the game ended now, this would be the score.</source>
        <extracomment>At the top of the score while the game goes on.</extracomment>
        <translation>Se a partida acabasse agora, esta seria a pontuação.</translation>
    </message>
    <message>
        <source>Points by round</source>
        <extracomment>The title of a chart in the dialog with the final score.</extracomment>
        <translation>Pontos por rodada</translation>
    </message>
    <message>
        <source>&amp;Save Record…</source>
        <extracomment>A button of the dialog with the final score.</extracomment>
        <translation>&amp;Salvar partida…</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <extracomment>A button of the dialog with the final score.</extracomment>
        <translation>&amp;Nova partida</translation>
    </message>
    <message>
        <source>&amp;Course of the Game…</source>
        <extracomment>A button of the dialog with the final score.</extracomment>
        <translation>&amp;Andamento da partida…</translation>
    </message>
    <message>
        <source>Points so far</source>
        <extracomment>In the dialog with the score of an unfinished game.</extracomment>
        <translation>Pontos até agora</translation>
    </message>
    <message>
        <source>The points are added up.</source>
        <extracomment>In place of the result while the columns of the score come one by one.</extracomment>
        <translation>Os pontos são somados.</translation>
    </message>
    <message>
        <source>The points are added up: %1</source>
        <extracomment>%1 is a column of the score, such as &quot;Buildings&quot;</extracomment>
        <translation>Os pontos são somados: %1</translation>
    </message>
    <message>
        <source></source>
        <comment>The dialog with the final score.</comment>
        <translation></translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <extracomment>A button of the dialog with the final score: opens a menu to save or copy a picture of it.</extracomment>
        <translation>&amp;Imagem</translation>
    </message>
    <message>
        <source>Save &amp;Picture…</source>
        <extracomment>In the menu of the button &quot;Picture&quot; of the dialog with the final score.</extracomment>
        <translation>Salvar &amp;imagem…</translation>
    </message>
    <message>
        <source>&amp;Copy Picture</source>
        <extracomment>In the menu of the button &quot;Picture&quot; of the dialog with the final score.</extracomment>
        <translation>&amp;Copiar imagem</translation>
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
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>A heading of the table of the final score.</extracomment>
        <translation>Colocação</translation>
    </message>
    <message>
        <source>Players who tie in everything share a place.</source>
        <extracomment>Explains a row or a column of the score.</extracomment>
        <translation>Quem empata em tudo divide a colocação.</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>A heading of the table of the final score.</extracomment>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Chips</source>
        <extracomment>A heading of the table of the final score.</extracomment>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Victory points earned by shipping goods</source>
        <extracomment>Explains a row or a column of the score.</extracomment>
        <translation>Pontos de vitória ganhos com embarques</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>A heading of the table of the final score.</extracomment>
        <translation>Construções</translation>
    </message>
    <message>
        <source>Points printed on the buildings, occupied or not</source>
        <extracomment>Explains a row or a column of the score.</extracomment>
        <translation>Pontos impressos nas construções, ocupadas ou não</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>A heading of the table of the final score.</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Chips, buildings and the bonuses of large buildings</source>
        <extracomment>Explains a row or a column of the score.</extracomment>
        <translation>Fichas, construções e bônus das construções grandes</translation>
    </message>
    <message>
        <source>Tiebreak</source>
        <extracomment>A heading of the table of the final score.</extracomment>
        <translation>Desempate</translation>
    </message>
    <message>
        <source>Doubloons plus barrels, which break ties</source>
        <extracomment>Explains a row or a column of the score.</extracomment>
        <translation>Dobrões mais barris, que decidem os empates</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>a cell of the score read out: player, column, value</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>Read out at the end of the final score; %1 is the name of a player.</extracomment>
        <translation>%1 vence</translation>
    </message>
    <message>
        <source>not owned</source>
        <extracomment>In the table of the score: why a large building scores nothing.</extracomment>
        <translation>não tem</translation>
    </message>
    <message>
        <source>0, not occupied</source>
        <extracomment>In the table of the score: why a large building scores nothing.</extracomment>
        <translation>0, não ocupada</translation>
    </message>
    <message>
        <source>not occupied</source>
        <extracomment>In the table of the score: why a large building scores nothing.</extracomment>
        <translation>não ocupada</translation>
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
        <translation>Dois lugares se chamam %1; dê nomes diferentes a eles.</translation>
    </message>
    <message>
        <source>S&amp;huffle Seats</source>
        <extracomment>A button of the dialog for a new game.</extracomment>
        <translation>Em&amp;baralhar lugares</translation>
    </message>
    <message>
        <source>Put the seats in random order; seat 1 is the first governor</source>
        <extracomment>Explains a button below the seats of New Game.</extracomment>
        <translation>Pôr os lugares em ordem aleatória; o lugar 1 é o primeiro governador</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a kind of computer player, %2 what to expect of it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Computer players take every seat but the first person&apos;s</source>
        <extracomment>Explains a button below the seats of New Game.</extracomment>
        <translation>Jogadores virtuais ocupam todos os lugares, menos o da primeira pessoa</translation>
    </message>
    <message>
        <source>Every seat is played by a person at this screen</source>
        <extracomment>Explains a button below the seats of New Game.</extracomment>
        <translation>Em todos os lugares joga uma pessoa nesta tela</translation>
    </message>
    <message>
        <source>Fill &amp;with Computers</source>
        <extracomment>A button of the dialog for a new game.</extracomment>
        <translation>Comple&amp;tar com virtuais</translation>
    </message>
    <message>
        <source>&amp;All People</source>
        <extracomment>A button of the dialog for a new game.</extracomment>
        <translation>&amp;Só pessoas</translation>
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
        <translation>Jogadores virtuais nos &amp;outros lugares</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>Who plays a seat: %1 is its name, %2 the kind of computer player</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (person)</source>
        <extracomment>An entry of the menu Seats; %1 is the name of a player.</extracomment>
        <translation>%1 (pessoa)</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <extracomment>An entry of the menu of a seat.</extracomment>
        <translation>&amp;Pessoa</translation>
    </message>
    <message>
        <source>&amp;Style</source>
        <extracomment>An entry of the menu of a seat.</extracomment>
        <translation>&amp;Estilo</translation>
    </message>
    <message>
        <source>Another P&amp;rogram…</source>
        <extracomment>An entry of the menu of a seat.</extracomment>
        <translation>Outro p&amp;rograma…</translation>
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
        <translation>Vermelho</translation>
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
        <translation>Lugar &amp;1 (governador)</translation>
    </message>
    <message>
        <source>Seat &amp;%1</source>
        <extracomment>The name of a control of the dialog for a new game, for a screen reader; %1 is the number of the seat.</extracomment>
        <translation>Lugar &amp;%1</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <extracomment>The name of a control of the dialog for a new game, for a screen reader; %1 is the number of the seat.</extracomment>
        <translation>Nome do lugar %1</translation>
    </message>
    <message>
        <source>Color of seat %1</source>
        <extracomment>The name of a control of the dialog for a new game, for a screen reader; %1 is the number of the seat.</extracomment>
        <translation>Cor do lugar %1</translation>
    </message>
    <message>
        <source>Move seat %1 up</source>
        <extracomment>The name of a control of the dialog for a new game, for a screen reader; %1 is the number of the seat.</extracomment>
        <translation>Mover o lugar %1 para cima</translation>
    </message>
    <message>
        <source>Move this player one seat earlier</source>
        <extracomment>Explains an arrow beside a seat of New Game.</extracomment>
        <translation>Adiantar este jogador um lugar</translation>
    </message>
    <message>
        <source>Move seat %1 down</source>
        <extracomment>The name of a control of the dialog for a new game, for a screen reader; %1 is the number of the seat.</extracomment>
        <translation>Mover o lugar %1 para baixo</translation>
    </message>
    <message>
        <source>Move this player one seat later</source>
        <extracomment>Explains an arrow beside a seat of New Game.</extracomment>
        <translation>Atrasar este jogador um lugar</translation>
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
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>A button of the bar while a position is set up.</extracomment>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Copy Position</source>
        <extracomment>A button of the bar while a position is set up.</extracomment>
        <translation>Copiar posição</translation>
    </message>
    <message>
        <source>Save Position…</source>
        <extracomment>A button of the bar while a position is set up.</extracomment>
        <translation>Salvar posição…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>A button of the bar while a position is set up.</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Start the Game from Here</source>
        <extracomment>A button below a position that is set up.</extracomment>
        <translation>Iniciar a partida daqui</translation>
    </message>
    <message>
        <source>No game can start from here: %1</source>
        <extracomment>In the bar while a position is set up; %1 is a sentence that says why.</extracomment>
        <translation>Nenhuma partida pode começar daqui: %1</translation>
    </message>
    <message>
        <source>%1 chooses a role; this is the last round.</source>
        <extracomment>In the bar while a position is set up: who is to move; %1 is the name of the player.</extracomment>
        <translation>%1 escolhe uma função; esta é a última rodada.</translation>
    </message>
    <message>
        <source>%1 chooses a role.</source>
        <extracomment>In the bar while a position is set up: who is to move; %1 is the name of the player.</extracomment>
        <translation>%1 escolhe uma função.</translation>
    </message>
    <message>
        <source>Set up a position: move any piece between the box and the boards.</source>
        <extracomment>The line below the table while a position is set up.</extracomment>
        <translation>Monte uma posição: mova qualquer peça entre a caixa e os tabuleiros.</translation>
    </message>
    <message>
        <source>Prompt, %1</source>
        <extracomment>The name of the line for a screen reader; %1 is what it says.</extracomment>
        <translation>Mensagem, %1</translation>
    </message>
    <message>
        <source></source>
        <comment>The bar while a position is set up.</comment>
        <translation></translation>
    </message>
    <message>
        <source>The game is in the middle of a phase. A position always starts with the choice of a role, so the player who took the last role card chooses again.</source>
        <extracomment>Said when a position is set up from the middle of a phase.</extracomment>
        <translation>A partida está no meio de uma fase. Uma posição sempre começa com a escolha de uma função, então quem pegou a última carta de função escolhe de novo.</translation>
    </message>
</context>
<context>
    <name>windrose::SetupBoxModel</name>
    <message numerus="yes">
        <source>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;There is/are %n face-down tile(s) of this kind. Drag one onto an island or into the face-up row.&lt;/p&gt;</source>
        <extracomment>The text over a kind of tiles while a position is set up; %1 is the name of the tile.</extracomment>
        <translation>
            <numerusform>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Há %n ficha virada para baixo deste tipo. Arraste-a para uma ilha ou para a fileira aberta.&lt;/p&gt;</numerusform>
            <numerusform>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Há %n fichas viradas para baixo deste tipo. Arraste uma para uma ilha ou para a fileira aberta.&lt;/p&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>Face-down tiles: %1</source>
        <extracomment>The name of a place for a screen reader; %1 is a kind of tiles.</extracomment>
        <translation>Fichas viradas para baixo: %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <extracomment>Read out for what is in the box; %1 is a number.</extracomment>
        <translation>restam %1</translation>
    </message>
    <message>
        <source>Doubloons</source>
        <extracomment>What is in the box while a position is set up.</extracomment>
        <translation>Dobrões</translation>
    </message>
    <message>
        <source>Victory points</source>
        <extracomment>What is in the box while a position is set up.</extracomment>
        <translation>Pontos de vitória</translation>
    </message>
    <message>
        <source>Back to the box</source>
        <extracomment>The name of a place while a position is set up.</extracomment>
        <translation>Devolver à caixa</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Doubloons&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Drag one onto a board or a role card; it can be dragged back here.&lt;/p&gt;</source>
        <extracomment>The text over a piece of the box while a position is set up; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Dobrões&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Arraste um para um tabuleiro ou uma carta de função; ele pode ser arrastado de volta para cá.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Victory points&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Drag one onto a board; it can be dragged back here. When the pool is empty, further points still count, and it is the last round.&lt;/p&gt;</source>
        <extracomment>The text over a piece of the box while a position is set up; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Pontos de vitória&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Arraste um para um tabuleiro; ele pode ser arrastado de volta para cá. Quando a reserva está vazia, novos pontos ainda contam, e é a última rodada.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Back to the box&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Pieces dropped here go back to their supply. The Delete key does the same.&lt;/p&gt;</source>
        <extracomment>The text over a piece of the box while a position is set up; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Devolver à caixa&lt;/b&gt;&lt;/p&gt;&lt;p&gt;As peças soltas aqui voltam para sua reserva. A tecla Delete faz o mesmo.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Doubloons in the box</source>
        <extracomment>Read out for a place while a position is set up.</extracomment>
        <translation>Dobrões na caixa</translation>
    </message>
    <message>
        <source>Victory points in the box</source>
        <extracomment>What a screen reader calls the supply of points while a position is set up.</extracomment>
        <translation>Pontos de vitória na caixa</translation>
    </message>
    <message>
        <source>Pieces dropped here go back to their supply.</source>
        <extracomment>What a screen reader adds to the box while a position is set up.</extracomment>
        <translation>As peças soltas aqui voltam para sua reserva.</translation>
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
        <translation>A mesa</translation>
    </message>
    <message>
        <source>On the boards</source>
        <extracomment>The heading of a group in the dialog for the table of a position.</extracomment>
        <translation>Nos tabuleiros</translation>
    </message>
    <message>
        <source>The pieces there &amp;now</source>
        <extracomment>A choice of the dialog Table of a position that is set up.</extracomment>
        <translation>As peças &amp;atuais</translation>
    </message>
    <message>
        <source>N&amp;othing</source>
        <extracomment>A choice in the dialog: nothing is laid on the table before.</extracomment>
        <translation>&amp;Nada</translation>
    </message>
    <message>
        <source>The start of a &amp;game</source>
        <extracomment>A choice of the dialog Table of a position that is set up.</extracomment>
        <translation>O &amp;início de uma partida</translation>
    </message>
    <message>
        <source>Only for the same number of players: other numbers use different pieces.</source>
        <extracomment>Explains a choice of the dialog Table of a position that is set up.</extracomment>
        <translation>Só com o mesmo número de jogadores: outros números usam peças diferentes.</translation>
    </message>
    <message>
        <source>The colonist ship could not be filled: this is the last &amp;round</source>
        <extracomment>A choice of the dialog Table of a position that is set up.</extracomment>
        <translation>O navio de colonos não pôde ser enchido: esta é a &amp;última rodada</translation>
    </message>
    <message>
        <source>A full city or an empty pool of victory points makes it the last round automatically.</source>
        <extracomment>Explains a choice of the dialog Table of a position that is set up.</extracomment>
        <translation>Uma cidade cheia ou uma reserva de pontos de vitória vazia faz dela automaticamente a última rodada.</translation>
    </message>
    <message>
        <source>Set Up the Tab&amp;le</source>
        <extracomment>The title or button of the dialog for the table of a position.</extracomment>
        <translation>Montar a &amp;mesa</translation>
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
        <translation>Você estava montando esta posição quando o programa foi encerrado.</translation>
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
        <translation>Esvaziar os tabuleiros</translation>
    </message>
    <message>
        <source>Table…</source>
        <extracomment>The button that opens the dialog for a position&apos;s players and rules.</extracomment>
        <translation>Mesa…</translation>
    </message>
    <message>
        <source>Number of players, names, rule options, last round</source>
        <extracomment>Explains the button Table beside a position that is set up.</extracomment>
        <translation>Número de jogadores, nomes, opções de regras, última rodada</translation>
    </message>
    <message>
        <source></source>
        <comment>The panel while a position is set up.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Pieces in the box</source>
        <extracomment>The heading of a panel while a position is set up.</extracomment>
        <translation>Peças na caixa</translation>
    </message>
</context>
<context>
    <name>windrose::SetupRound</name>
    <message>
        <source>One round later</source>
        <extracomment>A button while a position is set up.</extracomment>
        <translation>Uma rodada depois</translation>
    </message>
    <message>
        <source>One round earlier</source>
        <extracomment>A button while a position is set up.</extracomment>
        <translation>Uma rodada antes</translation>
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
        <translation>Dobrões de %1</translation>
    </message>
    <message>
        <source>Victory points of %1</source>
        <extracomment>The name of a place for a screen reader; %1 is the name of a player.</extracomment>
        <translation>Pontos de vitória de %1</translation>
    </message>
    <message>
        <source>Governor marker</source>
        <extracomment>The name of the piece that marks the governor, for a screen reader.</extracomment>
        <translation>Marcador de governador</translation>
    </message>
    <message>
        <source>Role %1</source>
        <extracomment>The name of a place for a screen reader; %1 is the name of a role.</extracomment>
        <translation>Função %1</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <extracomment>Read out for a role card; %1 is the name of a player.</extracomment>
        <translation>com %1</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Doubloons&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Drag them, or press + and −.&lt;/p&gt;</source>
        <extracomment>The text over a piece of a board while a position is set up; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Dobrões&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Arraste-os ou pressione + e −.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Victory points&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Drag them, or press + and −.&lt;/p&gt;</source>
        <extracomment>The text over a piece of a board while a position is set up; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Pontos de vitória&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Arraste-os ou pressione + e −.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Governor marker&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Drag it onto another board. The role cards taken this round and the turn to choose move with it.&lt;/p&gt;</source>
        <extracomment>The text over a piece of a board while a position is set up; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Marcador de governador&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Arraste-o para outro tabuleiro. As cartas de função pegas nesta rodada e a vez de escolher mudam com ele.&lt;/p&gt;</translation>
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
        <translation>Pontos de vitória</translation>
    </message>
    <message>
        <source>Doubloons</source>
        <extracomment>The title of the question for a number while a position is set up.</extracomment>
        <translation>Dobrões</translation>
    </message>
    <message>
        <source>Victory points %1 has earned by shipping:</source>
        <extracomment>The question for a number while a position is set up; %1 is the name of a player.</extracomment>
        <translation>Pontos de vitória que %1 ganhou com embarques:</translation>
    </message>
    <message>
        <source>Doubloons on the role card %1:</source>
        <extracomment>The question for a number while a position is set up; %1 is the name of a role.</extracomment>
        <translation>Dobrões na carta de função %1:</translation>
    </message>
    <message>
        <source>Doubloons on the board of %1:</source>
        <extracomment>The question for a number while a position is set up; %1 is the name of a player.</extracomment>
        <translation>Dobrões no tabuleiro de %1:</translation>
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
        <translation>Compartilhar e e&amp;xportar</translation>
    </message>
    <message>
        <source>Save &amp;Picture…</source>
        <extracomment>An entry of the menus: a picture of the table as a file.</extracomment>
        <translation>Salvar &amp;imagem…</translation>
    </message>
    <message>
        <source>&amp;Copy Picture</source>
        <extracomment>An entry of the menus: a picture of the table on the clipboard.</extracomment>
        <translation>&amp;Copiar imagem</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Im&amp;primir…</translation>
    </message>
    <message>
        <source>Save &amp;Log as Text…</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Salvar &amp;histórico como texto…</translation>
    </message>
    <message>
        <source>Copy L&amp;og</source>
        <extracomment>An entry of the menus.</extracomment>
        <translation>Copiar hist&amp;órico</translation>
    </message>
    <message>
        <source>Copy Game for C&amp;hat</source>
        <extracomment>An entry of the menus: the game as a text that can be sent through a chat.</extracomment>
        <translation>Copiar partida para ch&amp;at</translation>
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
        <translation>Salvar uma imagem</translation>
    </message>
    <message>
        <source>table</source>
        <extracomment>The suggested name of a picture&apos;s file, before its ending.</extracomment>
        <translation>mesa</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg)</source>
        <extracomment>The kinds of files in a dialog that asks for one; keep the signs.</extracomment>
        <translation>Imagens (*.png *.svg)</translation>
    </message>
    <message>
        <source>The name of a picture must end in .png or .svg.</source>
        <extracomment>Why a picture cannot be saved; the endings are typed as they are.</extracomment>
        <translation>O nome de uma imagem precisa terminar em .png ou .svg.</translation>
    </message>
    <message>
        <source>The picture has been saved as %1.</source>
        <extracomment>In the line of the prompt after saving; %1 is the name of the file.</extracomment>
        <translation>A imagem foi salva como %1.</translation>
    </message>
    <message>
        <source>The picture has been copied to the clipboard.</source>
        <extracomment>Said in the prompt line after an entry of the Share menu.</extracomment>
        <translation>A imagem foi copiada para a área de transferência.</translation>
    </message>
    <message>
        <source>The table could not be printed.</source>
        <extracomment>Said in the prompt line after Print.</extracomment>
        <translation>Não foi possível imprimir a mesa.</translation>
    </message>
    <message>
        <source>Save the Log</source>
        <extracomment>The title of the dialog that asks for a file.</extracomment>
        <translation>Salvar o histórico</translation>
    </message>
    <message>
        <source>log</source>
        <extracomment>The suggested name of the log&apos;s file, before its ending.</extracomment>
        <translation>histórico</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <extracomment>A kind of files in the dialog that asks for a file.</extracomment>
        <translation>Textos (*.txt)</translation>
    </message>
    <message>
        <source>The log has been saved as %1.</source>
        <extracomment>In the line of the prompt after saving; %1 is the name of the file.</extracomment>
        <translation>O histórico foi salvo como %1.</translation>
    </message>
    <message>
        <source>The log has been copied to the clipboard as text.</source>
        <extracomment>Said in the prompt line after an entry of the Share menu.</extracomment>
        <translation>O histórico foi copiado para a área de transferência como texto.</translation>
    </message>
    <message>
        <source>This game is too long for a chat. Save it as a file instead.</source>
        <extracomment>Why Copy for a Chat is refused.</extracomment>
        <translation>Esta partida é longa demais para um chat. Salve-a como arquivo.</translation>
    </message>
    <message>
        <source>The game has been copied as text for a chat. To open it, copy the text from the chat and choose Paste Game.</source>
        <extracomment>Paste Game is an entry of the menu.</extracomment>
        <translation>A partida foi copiada como texto para um chat. Para abri-la, copie o texto do chat e escolha Colar partida.</translation>
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
        <translation>livre</translation>
    </message>
    <message>
        <source>Tiles and buildings stay where they are.</source>
        <extracomment>Why a tile or a building cannot be moved, in the prompt line.</extracomment>
        <translation>Fichas e construções ficam onde estão.</translation>
    </message>
    <message>
        <source>This circle is empty.</source>
        <extracomment>In the text over a circle.</extracomment>
        <translation>Este círculo está vazio.</translation>
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
        <translation>um</translation>
    </message>
    <message>
        <source>back</source>
        <extracomment>On a barrel where goods to keep are chosen, narrow: only one of them stays, or all go back.</extracomment>
        <translation>fora</translation>
    </message>
    <message>
        <source>all stay in the warehouse</source>
        <extracomment>What happens to all barrels of a kind at the end of the captain phase, after the name of the kind.</extracomment>
        <translation>todos ficam no armazém</translation>
    </message>
    <message>
        <source>one barrel stays</source>
        <extracomment>Read out for a barrel where goods to keep are chosen.</extracomment>
        <translation>um barril fica</translation>
    </message>
    <message>
        <source>go back to the supply</source>
        <extracomment>What happens to all barrels of a kind at the end of the captain phase, after the name of the kind.</extracomment>
        <translation>voltam para a reserva</translation>
    </message>
    <message>
        <source>Choose a kind of goods of which a single barrel stays.</source>
        <extracomment>Why the button Done is disabled at the end of the captain phase: one barrel outside the warehouses can be kept, and its kind is not chosen yet.</extracomment>
        <translation>Escolha um tipo de mercadoria do qual fica um só barril.</translation>
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
        <translation>Nada foi jogado ainda.</translation>
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
        <translation>Jogadores</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>A choice in the dialog for a new game.</extracomment>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Seats, in clockwise order</source>
        <extracomment>The heading of a group in the dialog for a new game.</extracomment>
        <translation>Lugares, em sentido horário</translation>
    </message>
    <message>
        <source>Rule options</source>
        <extracomment>The heading of a group in the dialog for a new game.</extracomment>
        <translation>Opções de regras</translation>
    </message>
    <message>
        <source>&amp;Factory costs 8 and university 7</source>
        <extracomment>An option of New Game.</extracomment>
        <translation>&amp;Fábrica custa 8 e universidade 7</translation>
    </message>
    <message>
        <source>In the printed game, the factory costs 7 and the university 8. Many groups swap the two prices, because the factory is the stronger building.</source>
        <extracomment>Explains an option of New Game.</extracomment>
        <translation>No jogo impresso, a fábrica custa 7 e a universidade 8. Muitos grupos trocam os dois preços, porque a fábrica é a construção mais forte.</translation>
    </message>
    <message>
        <source>Five players: 126 &amp;victory points instead of 122</source>
        <extracomment>An option of New Game.</extracomment>
        <translation>Cinco jogadores: 126 pontos de &amp;vitória em vez de 122</translation>
    </message>
    <message>
        <source>Later printings of the game include four more points, which can make a five-player game a little longer.</source>
        <extracomment>Explains an option of New Game.</extracomment>
        <translation>Tiragens posteriores do jogo incluem mais quatro pontos, o que pode alongar um pouco uma partida com cinco jogadores.</translation>
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
        <translation>É a vez de um jogador virtual. Assuma o lugar dele para receber uma dica.</translation>
    </message>
    <message>
        <source>There is no decision to give a hint for.</source>
        <extracomment>Why there is no hint, in the prompt line.</extracomment>
        <translation>Não há decisão para a qual dar uma dica.</translation>
    </message>
    <message>
        <source>Hints are for the current position. Return to the game first.</source>
        <extracomment>Why there is no hint, in the prompt line.</extracomment>
        <translation>As dicas valem para a posição atual. Volte antes à partida.</translation>
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
        <translation>Não há nada para pegar aqui.</translation>
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
        <translation>Um pedaço da mesa como ela está agora</translation>
    </message>
    <message>
        <source>A piece of the table as it looks now. Click it to see a barrel move.</source>
        <extracomment>What a screen reader says of the sample table in the preferences.</extracomment>
        <translation>Um pedaço da mesa como ela está agora. Clique nele para ver um barril se mover.</translation>
    </message>
</context>
<context>
    <name>windrose::TradingHouseModel</name>
    <message>
        <source>Empty space</source>
        <extracomment>Read out for the trading house and its spaces.</extracomment>
        <translation>Espaço vazio</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Trading house&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Buys one barrel from each player in a trader phase, of kinds it does not hold yet. It is emptied when all four spaces are full.&lt;/p&gt;</source>
        <extracomment>The text over the trading house; the bold part is its name.</extracomment>
        <translation>&lt;p&gt;&lt;b&gt;Casa de comércio&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Compra um barril de cada jogador em uma fase do Comerciante, de tipos que ainda não tem. É esvaziada quando os quatro espaços estão cheios.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Trading house space %1</source>
        <extracomment>The name of a place for a screen reader; %1 counts the spaces of the trading house.</extracomment>
        <translation>Espaço %1 da casa de comércio</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>Read out for the trading house and its spaces.</extracomment>
        <translation>vazio</translation>
    </message>
    <message>
        <source>Barrels stay in the trading house until it is emptied.</source>
        <extracomment>Why a barrel in the trading house cannot be taken.</extracomment>
        <translation>Os barris ficam na casa de comércio até ela ser esvaziada.</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>Read out for the trading house and its spaces.</extracomment>
        <translation>cheia</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) empty</source>
        <extracomment>Read out for the trading house and its spaces.</extracomment>
        <translation>
            <numerusform>%n espaço vazio</numerusform>
            <numerusform>%n espaços vazios</numerusform>
        </translation>
    </message>
    <message>
        <source>Trading house</source>
        <extracomment>Read out for the trading house and its spaces.</extracomment>
        <translation>Casa de comércio</translation>
    </message>
    <message>
        <source>Prices in doubloons: %1.</source>
        <extracomment>%1 is a list such as &quot;Corn 0, Indigo 1, Sugar 2&quot;</extracomment>
        <translation>Preços em dobrões: %1.</translation>
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
        <translation>Ainda não salva</translation>
    </message>
    <message>
        <source>The last move is not on the disk yet. It would be lost if the computer stopped now.</source>
        <extracomment>The text over the small ring that marks what is not on the disk yet.</extracomment>
        <translation>A última jogada ainda não está no disco. Ela se perderia se o computador parasse agora.</translation>
    </message>
    <message>
        <source>The last step is not on the disk yet. It would be lost if the computer stopped now.</source>
        <extracomment>The text over the small ring that marks what is not on the disk yet.</extracomment>
        <translation>O último passo ainda não está no disco. Ele se perderia se o computador parasse agora.</translation>
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
        <translation>Vol&amp;ume dos sons:</translation>
    </message>
    <message>
        <source>Sound volume</source>
        <extracomment>The label of the slider for the sounds in the preferences.</extracomment>
        <translation>Volume dos sons</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>The button that plays a sound to try the volume.</extracomment>
        <translation>Testar</translation>
    </message>
    <message>
        <source>Play a sound</source>
        <extracomment>A button in the preferences that lets one hear how loud sounds are.</extracomment>
        <translation>Tocar um som</translation>
    </message>
    <message>
        <source>Sounds need Qt Multimedia, which is not installed or not part of this package.</source>
        <extracomment>Why sounds cannot be turned on, in the preferences.</extracomment>
        <translation>Os sons precisam do Qt Multimedia, que não está instalado ou não faz parte deste pacote.</translation>
    </message>
    <message>
        <source></source>
        <comment>The volume of the sounds, in the preferences.</comment>
        <translation></translation>
    </message>
    <message>
        <source>%1 turns sounds off and on.</source>
        <extracomment>%1 is a key</extracomment>
        <translation>%1 desliga e liga os sons.</translation>
    </message>
</context>
<context>
    <name>windrose::WelcomePage</name>
    <message>
        <source>Welcome! How would you like to begin?</source>
        <extracomment>The heading of the page of the very first start.</extracomment>
        <translation>Olá! Como você quer começar?</translation>
    </message>
    <message>
        <source>Against Computers</source>
        <extracomment>A button of the first page: a game against computer players.</extracomment>
        <translation>Contra o computador</translation>
    </message>
    <message>
        <source>You play alone against computer players. Choose how many and how strong they are.</source>
        <extracomment>Below a button of the first start.</extracomment>
        <translation>Você joga contra jogadores virtuais. Escolha quantos são e o nível de cada um.</translation>
    </message>
    <message>
        <source>Around This Table</source>
        <extracomment>A card of the page of the very first start.</extracomment>
        <translation>Ao redor da mesa</translation>
    </message>
    <message>
        <source>Two to five people share this screen and take turns, as at a real table.</source>
        <extracomment>Below a button of the first start.</extracomment>
        <translation>De duas a cinco pessoas dividem esta tela e jogam uma por vez, como em uma mesa de verdade.</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>On the page of the very first start: begins the lesson &quot;A First Game&quot;</extracomment>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Read how the game is played, with pictures of its pieces.</source>
        <extracomment>Below the button How to Play of the first start.</extracomment>
        <translation>Leia como se joga, com imagens das peças.</translation>
    </message>
    <message>
        <source>Just Show the Table</source>
        <extracomment>A button of the page of the very first start.</extracomment>
        <translation>Mostrar só a mesa</translation>
    </message>
    <message>
        <source></source>
        <comment>The first page of the window.</comment>
        <translation></translation>
    </message>
    <message>
        <source>Play a first game that tells you what to do. It takes ten minutes.</source>
        <extracomment>Below the button Learn of the first start.</extracomment>
        <translation>Jogue uma primeira partida que diz o que fazer. Leva dez minutos.</translation>
    </message>
    <message>
        <source>Read the Rules</source>
        <extracomment>A card of the page of the very first start.</extracomment>
        <translation>Ler as regras</translation>
    </message>
</context>
<context>
    <name>windrose::WindowAutosave</name>
    <message>
        <source>The game on the table is not saved.</source>
        <extracomment>In the question whether to quit when the game cannot be saved.</extracomment>
        <translation>A partida da mesa não está salva.</translation>
    </message>
    <message>
        <source>It could not be written and will be lost if you quit now.</source>
        <extracomment>In the question whether to quit when the game cannot be saved.</extracomment>
        <translation>Ela não pôde ser gravada e se perderá se você sair agora.</translation>
    </message>
    <message>
        <source>Save As…</source>
        <extracomment>A button of the message that the game cannot be saved.</extracomment>
        <translation>Salvar como…</translation>
    </message>
    <message>
        <source>Quit Anyway</source>
        <extracomment>A button of the message that the game cannot be saved.</extracomment>
        <translation>Sair mesmo assim</translation>
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
        <translation>Rodada %1</translation>
    </message>
    <message numerus="yes">
        <source>The best move in %1 of %n decision(s)</source>
        <extracomment>Below the name of a player in the findings about a game; %1 is how often the best order was found.</extracomment>
        <translation>
            <numerusform>A melhor jogada em %1 de %n decisão</numerusform>
            <numerusform>A melhor jogada em %1 de %n decisões</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <extracomment>Above an order among the turning points of a game: %1 is a number, %2 a player.</extracomment>
        <translation>Rodada %1, %2</translation>
    </message>
    <message>
        <source>The chance of %1 to win fell.</source>
        <extracomment>Below an order among the turning points of a game, after which the chance of a player, %1, fell.</extracomment>
        <translation>A chance de vitória de %1 caiu.</translation>
    </message>
    <message>
        <source>Better: %1.</source>
        <extracomment>Below an order among the turning points of a game: %1 is an order.</extracomment>
        <translation>Melhor: %1.</translation>
    </message>
    <message>
        <source>Better (%1): %2.</source>
        <extracomment>After a sentence that the chance of a player fell: %1 is a chance such as &quot;43 % to win&quot;, %2 an order.</extracomment>
        <translation>Melhor (%1): %2.</translation>
    </message>
    <message>
        <source>Nobody made a serious mistake.</source>
        <extracomment>In the list of turning points of a game, when it is empty.</extracomment>
        <translation>Ninguém cometeu um erro grave.</translation>
    </message>
    <message>
        <source>Looking for turning points…</source>
        <extracomment>In the course of the game, while the moves are being judged.</extracomment>
        <translation>Procurando momentos decisivos…</translation>
    </message>
    <message numerus="yes">
        <source>%1: the best move in %2 of %n decision(s) (%3 %).</source>
        <extracomment>In the findings about a game: %1 is a player, %2 how often the best order was found, %3 the same in percent</extracomment>
        <translation>
            <numerusform>%1: a melhor jogada em %2 de %n decisão (%3 %).</numerusform>
            <numerusform>%1: a melhor jogada em %2 de %n decisões (%3 %).</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2: %3. The chance of %4 to win fell from %5 % to %6 %.</source>
        <extracomment>%1 is a round, %2 a player, %3 an order such as &quot;Sell corn&quot;, %4 a player (another or the same), %5 and %6 numbers</extracomment>
        <translation>Rodada %1, %2: %3. A chance de vitória de %4 caiu de %5 % para %6 %.</translation>
    </message>
    <message>
        <source>Round %1, %2: %3 (%4). Better (%5): %6.</source>
        <extracomment>%1 is a round, %2 a player, %3 an order such as &quot;Sell corn&quot;, %4 and %5 chances such as &quot;43 % to win&quot;, %6 an order</extracomment>
        <translation>Rodada %1, %2: %3 (%4). Melhor (%5): %6.</translation>
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
        <translation>A partida terminou.</translation>
    </message>
    <message>
        <source>%1 decides. Thinking…</source>
        <extracomment>In the panel of the analysis, before anything is known; %1 is a player who must decide.</extracomment>
        <translation>%1 decide. Pensando…</translation>
    </message>
    <message>
        <source>%1 decides. Simulations: %2.</source>
        <extracomment>In the panel of the analysis: %1 is a player who must decide, %2 a number of simulated lines of play.</extracomment>
        <translation>%1 decide. Simulações: %2.</translation>
    </message>
    <message>
        <source>%1: %2 (%3 % of the search).</source>
        <extracomment>An order in the panel of the analysis: %1 is the order, %2 a chance such as &quot;43 % to win&quot;, %3 how much of the thinking was about it, in percent</extracomment>
        <translation>%1: %2 (%3 % da busca).</translation>
    </message>
    <message>
        <source>%1: chance not known yet (%2 % of the search).</source>
        <extracomment>An order in the panel of the analysis, before its chance to win is known: %1 is the order, %2 how much of the thinking was about it, in percent</extracomment>
        <translation>%1: chance ainda desconhecida (%2 % da busca).</translation>
    </message>
    <message>
        <source>Search: %1 %</source>
        <extracomment>Beside an order in the panel of the analysis: how much of the search was about it; %1 is a number.</extracomment>
        <translation>Busca: %1 %</translation>
    </message>
    <message>
        <source>Analysis</source>
        <extracomment>The title of the panel that analyzes the position on the table.</extracomment>
        <translation>Análise</translation>
    </message>
    <message>
        <source>Best moves</source>
        <extracomment>The list in the panel of the analysis.</extracomment>
        <translation>Melhores jogadas</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>A button that closes the panel beside the table.</extracomment>
        <translation>&amp;Fechar</translation>
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
        <translation>Chances de vencer</translation>
    </message>
</context>
</TS>
