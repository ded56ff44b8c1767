/** What cards are drawn with: every shape once, as an SVG path. */

export type Suit = "c" | "d" | "h" | "s";

/** The width and height of a card in its own units: 2.5 to 3.5. */
export const WIDTH = 250;
export const HEIGHT = 350;

/** Suits round the origin, about 92 units across. */
export const SUITS: Record<Suit, string> = {
  h: "M0 44C-16 24-47 8-47-18-47-35-35-45-23-45-12-45-4-38 0-27 4-38 12-45 23-45 35-45 47-35 47-18 47 8 16 24 0 44Z",
  d: "M0-50C9-31 23-13 39 0 23 13 9 31 0 50-9 31-23 13-39 0-23-13-9-31 0-50Z",
  s: "M0-48C13-25 46-8 46 16 46 31 35 39 24 39 15 39 8 35 4 28 5 38 9 44 16 48H-16C-9 44-5 38-4 28-8 35-15 39-24 39-35 39-46 31-46 16-46-8-13-25 0-48Z",
  c: "M-8-3A22 22 0 1 1 8-3 22 22 0 1 1 4 22C5 36 9 43 16 48H-16C-9 43-5 36-4 22A22 22 0 1 1-8-3Z",
};

/** Ranks as strokes in a box of 60 by 90; the ten is wider. */
export const RANKS: Record<string, string> = {
  A: "M3 90 30 3 57 90M13 61H47",
  "2": "M6 25C6 10 17 2 30 2 45 2 55 11 55 25 55 45 31 61 5 89H57",
  "3": "M6 15C11 6 20 2 29 2 44 2 53 9 53 21 53 34 43 42 28 42 45 42 56 51 56 65 56 80 45 89 29 89 17 89 8 84 3 75",
  "4": "M44 89V3L4 63H58",
  "5": "M52 3H14L9 43C15 37 22 34 30 34 46 34 56 45 56 61 56 78 45 89 29 89 17 89 8 84 3 76",
  "6": "M50 9C45 4 39 2 33 2 14 2 5 20 5 50 5 76 14 89 31 89 46 89 56 78 56 62 56 47 46 37 32 37 18 37 7 46 5 60",
  "7": "M4 3H56L22 89",
  "8": "M30 41C17 41 8 33 8 21 8 10 17 2 30 2S52 10 52 21C52 33 43 41 30 41 14 41 4 51 4 65 4 79 14 89 30 89S56 79 56 65C56 51 46 41 30 41Z",
  "9": "M10 82C15 87 21 89 27 89 46 89 55 71 55 41 55 15 46 2 29 2 14 2 4 13 4 29 4 44 14 54 28 54 42 54 53 45 55 31",
  T: "M2 17 17 3V89M55 2C40 2 34 18 34 45S40 89 55 89 76 72 76 45 70 2 55 2Z",
  J: "M18 3H47V62C47 80 39 89 26 89 13 89 6 82 4 70",
  Q: "M30 2C13 2 4 19 4 45S13 89 30 89 56 72 56 45 47 2 30 2ZM33 66 57 93",
  K: "M6 3V89M54 3 7 54M25 36 57 89",
  Jk: "M30 2 38 31 58 39 40 50 48 80 30 62 12 80 20 50 2 39 22 31Z",
};

/** What court figures are made of; each is drawn round the axis x = 150 and cut by the card's edge. */
export const FIGURE = {
  face: "M150 140C176 140 188 160 188 184 188 214 170 236 150 236S112 214 112 184C112 160 124 140 150 140Z",
  robe: "M30 352C34 296 84 262 150 262S256 290 262 352Z",
  eyes: "M124 186C128 192 137 192 141 186M159 186C163 192 172 192 176 186",
  nose: "M150 188V203H144",
  smile: "M138 215C144 222 156 222 162 215",
  brows: "M122 174C128 169 136 169 142 173M158 173C164 169 172 169 178 174",
  kingHair: "M108 150H192V222H108Z",
  beard: "M112 192C112 206 120 204 128 207 138 199 162 199 172 207 180 204 188 206 188 192 192 246 176 286 150 296 124 286 108 246 112 192Z",
  mouth: "M141 218H159",
  kingCrown: "M100 152 92 88 124 114 150 72 176 114 208 88 200 152Z",
  queenHair: "M150 116C206 116 214 168 206 210 204 236 216 252 222 270H78C84 252 96 236 94 210 86 168 94 116 150 116Z",
  queenCrown: "M106 140C100 118 98 108 90 94 108 96 118 104 124 114 128 98 138 86 150 76 162 86 172 98 176 114 182 104 192 96 210 94 202 108 200 118 194 140 166 128 134 128 106 140Z",
  jackHair: "M104 150H196L200 232C190 240 182 240 176 236V160H124V236C118 240 110 240 100 232Z",
  cap: "M92 158C84 112 118 90 158 94 196 98 214 124 208 158 172 144 128 144 92 158Z",
  feather: "M184 104C196 66 222 56 238 62 240 84 222 108 190 116 204 98 214 84 226 74 206 82 194 92 184 104Z",
  collar: "M92 288C108 262 128 252 150 252S192 262 208 288C190 300 170 292 150 316 130 292 110 300 92 288Z",
  jokerCap: "M100 164C70 140 44 150 36 190 22 132 62 92 116 106 126 80 140 70 150 62 160 70 174 80 184 106 238 92 258 132 246 190 236 150 226 140 200 164 168 148 132 148 100 164Z",
  jokerRuff: "M66 292 92 262 112 278 130 250 150 272 170 250 188 278 208 262 234 292 208 322 184 304 150 334 116 304 92 322Z",
} as const;

/** Rows of small diamonds inside the frame of the back, clear of the eye in the middle. */
function lattice(): string {
  let path = "";
  for (let row = 0; row < 15; row += 1) {
    for (let column = 0; column < (row % 2 ? 9 : 10); column += 1) {
      const x = 35 + column * 20 + (row % 2 ? 10 : 0);
      const y = 35 + row * 20;
      const isClear = Math.hypot((x - 125) / 1.15, y - 175) > 62;
      if (isClear) path += `M${x} ${y - 6}l5 6-5 6-5-6z`;
    }
  }
  return path;
}

/** A closed eye: the mark of the house. Round the origin, 100 units across. */
export const EYE = "M-46-8C-28 22 28 22 46-8M-34 6-44 20M-13 14-17 31M13 14 17 31M34 6 44 20";

/**
 * The back as one picture for the style sheet: a table shows dozens of them, and so each is one
 * element and not a drawing of its own.
 */
export function backPicture(): string {
  const line = "#e9d9b4";
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect x="11" y="11" width="${WIDTH - 22}" height="${HEIGHT - 22}" rx="13" fill="#31506b"/>` +
    `<rect x="20" y="20" width="${WIDTH - 40}" height="${HEIGHT - 40}" rx="8" fill="none" stroke="${line}" stroke-width="3"/>` +
    `<path d="${lattice()}" fill="${line}" opacity=".62"/>` +
    `<circle cx="125" cy="175" r="54" fill="none" stroke="${line}" stroke-width="2.6"/>` +
    `<path d="${EYE}" transform="translate(125 170) scale(.78)" fill="none" stroke="${line}" stroke-width="8" stroke-linecap="round"/>` +
    "</svg>";
  return `url("data:image/svg+xml,${encodeURIComponent(drawing)}")`;
}
