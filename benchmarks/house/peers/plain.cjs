// Node and ws, and nothing else: what a server costs that only counts and sends.
const { WebSocketServer } = require("ws");
const { SEATS, deal, swap, seen } = require("./cards.cjs");

const tables = new Map();

function find(name) {
  if (!tables.has(name)) tables.set(name, { cards: deal(), sockets: [], turn: 0, n: 0 });
  return tables.get(name);
}

const server = new WebSocketServer({ port: 0, host: "127.0.0.1", perMessageDeflate: false });
server.on("listening", () => console.log(`listening ${server.address().port}`));
server.on("connection", (socket, request) => {
  const url = new URL(request.url, "ws://server");
  const table = find(url.searchParams.get("table"));
  const seat = Number(url.searchParams.get("seat"));
  table.sockets[seat] = socket;
  socket.on("message", (data) => {
    const { place } = JSON.parse(data);
    if (seat !== table.turn) return;
    swap(table.cards, seat, place);
    table.turn = (table.turn + 1) % SEATS;
    table.n += 1;
    table.sockets.forEach((other, to) =>
      other.send(JSON.stringify({ n: table.n, ...seen(table.cards, to) })),
    );
  });
  socket.send(JSON.stringify({ n: table.n, ...seen(table.cards, seat) }));
});
