// Colyseus with its own ws transport, in memory.
import { Room, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import cards from "./cards.cjs";

class Table extends Room {
  maxClients = cards.SEATS;
  maxMessagesPerSecond = Infinity;
  patchRate = null;

  onCreate() {
    this.cards = cards.deal();
    this.seats = [];
    this.turn = 0;
    this.n = 0;
    this.onMessage("swap", (client, { place }) => {
      if (this.seats[this.turn] !== client) return;
      cards.swap(this.cards, this.turn, place);
      this.turn = (this.turn + 1) % cards.SEATS;
      this.n += 1;
      this.seats.forEach((other, seat) =>
        other.send("shown", { n: this.n, ...cards.seen(this.cards, seat) }),
      );
    });
  }

  onJoin(client) {
    this.seats.push(client);
  }
}

const transport = new WebSocketTransport();
const server = new Server({ transport, greet: false });
server.define("cards", Table);
await server.listen(0, "127.0.0.1");
console.log(`listening ${transport.server.address().port}`);
