// boardgame.io: node boardgame.cjs [FOLDER]; with a folder it keeps matches in its FlatFile store.
const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { SEATS, deal, swap, seen } = require("./cards.cjs");

const game = {
  name: "cards",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  setup: deal,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { swap: { move: ({ G, playerID }, place) => swap(G, playerID, place), client: false } },
  playerView: ({ G, playerID }) => seen(G, playerID),
};

const db = process.argv[2] ? new FlatFile({ dir: process.argv[2] }) : undefined;
const server = Server({ games: [game], origins: [Origins.LOCALHOST], db });
server.run({ port: 0 }).then(({ appServer }) => {
  console.log(`listening ${appServer.address().port}`);
});
