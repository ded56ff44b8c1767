// SHA-256. Browsers have it built in, but only on pages that came over https or from this machine;
// a house in the living room is neither, so the few lines of it are here too (FIPS 180-4).

export type Bytes = Uint8Array<ArrayBuffer>;

export async function sha256(message: Bytes): Promise<Bytes> {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return plainSha256(message);
  return new Uint8Array(await subtle.digest("SHA-256", message));
}

// The first 32 bits of the fractions of the square roots, and cube roots, of the first primes.
const START: number[] = [];
const ROUND: number[] = [];
for (let candidate = 2; ROUND.length < 64; candidate += 1) {
  let prime = true;
  for (let by = 2; by * by <= candidate; by += 1) prime &&= candidate % by !== 0;
  if (!prime) continue;
  if (START.length < 8) START.push(fraction(candidate ** (1 / 2)));
  ROUND.push(fraction(candidate ** (1 / 3)));
}

function fraction(root: number): number {
  return ((root % 1) * 0x1_0000_0000) | 0;
}

export function plainSha256(message: Bytes): Bytes {
  const padded = new DataView(new ArrayBuffer(((message.length + 72) >> 6) << 6));
  message.forEach((byte, at) => padded.setUint8(at, byte));
  padded.setUint8(message.length, 0x80);
  padded.setUint32(padded.byteLength - 8, Math.floor(message.length / 0x2000_0000));
  padded.setUint32(padded.byteLength - 4, message.length << 3);
  const state = Int32Array.from(START);
  const words = new Int32Array(64);
  for (let block = 0; block < padded.byteLength; block += 64) {
    for (let i = 0; i < 16; i += 1) words[i] = padded.getInt32(block + 4 * i);
    for (let i = 16; i < 64; i += 1) {
      const near = words[i - 15]!;
      const far = words[i - 2]!;
      const mixed = turned(near, 7) ^ turned(near, 18) ^ (near >>> 3);
      const more = turned(far, 17) ^ turned(far, 19) ^ (far >>> 10);
      words[i] = words[i - 16]! + mixed + words[i - 7]! + more;
    }
    compress(state, words);
  }
  const found = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => found.setInt32(4 * at, word));
  return new Uint8Array(found.buffer);
}

function compress(state: Int32Array, words: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number, number, number, number, number, number, number, number,
  ];
  for (let i = 0; i < 64; i += 1) {
    const sum = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + sum + ((e & f) ^ (~e & g)) + ROUND[i]! + words[i]!) | 0;
    const other = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + other) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = state[at]! + word));
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}
