/** Where on the screen the things are that a step points at. */

import { boxesIn, boxOf, isSeen, type Box } from "../lib/place";
import type { Mark } from "./wire";

/** The box around several. */
export function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const width = Math.max(...boxes.map((box) => box.left + box.width)) - left;
  const height = Math.max(...boxes.map((box) => box.top + box.height)) - top;
  return { left, top, width, height };
}

/** The box of a thing, and of a pile with the number at its foot. */
function counted(thing: Element): Box {
  const counts = boxesIn(thing.closest(".pile, .pozzo") ?? thing, ".count");
  return counts.length > 0 ? around([boxOf(thing), ...counts]) : boxOf(thing);
}

/** The boxes of all that is found first: of the things themselves, or of what they lie in. */
export function boxesOf(...selectors: string[]): Box[] {
  for (const selector of selectors) {
    // What takes cards is one thing, however many lie in it.
    const found = [...document.querySelectorAll(selector)].map((one) => one.closest("[data-drop]") ?? one);
    const boxes = [...new Set(found)].map(counted).filter(isSeen);
    if (boxes.length > 0) return boxes;
  }
  return [];
}

/** What is seen of a card that others lie over: those beside it, and those of the next row. */
export function uncovered(card: Box, over: readonly Box[]): Box {
  const isBeside = (one: Box): boolean => Math.abs(one.top - card.top) < card.height / 4;
  const reaches = (one: Box): boolean => one.left < card.left + card.width && card.left < one.left + one.width;
  const rights = over.filter((one) => isBeside(one) && one.left > card.left).map((one) => one.left);
  const bottoms = over.filter((one) => !isBeside(one) && one.top > card.top && reaches(one)).map((one) => one.top);
  return {
    left: card.left,
    top: card.top,
    width: Math.min(card.left + card.width, ...rights) - card.left,
    height: Math.min(card.top + card.height, ...bottoms) - card.top,
  };
}

/** The card that lies at a place of the hand: it may be raised. */
const cardAt = (place: Element): Box => boxOf(place.querySelector(".held") ?? place);

function heldCard(code: string): Box[] {
  const held = [...document.querySelectorAll<HTMLElement>('[data-spot^="own:"]')];
  const card = held.find((one) => one.dataset.spot === `own:${code}`);
  return card ? [uncovered(cardAt(card), held.filter((one) => one !== card).map(cardAt))] : [];
}

/** What a mark points at, as one box or several; none while it is not there. */
export function boxesAt(mark: Mark, you: number): Box[] {
  switch (mark.on) {
    case "place":
      return boxesOf(`[data-spot="place:${mark.place?.seat}:${mark.place?.slot}"]`, `[data-spot="seat:${mark.place?.seat}"]`);
    case "hand": {
      const own = mark.seat === you ? ['[data-spot^="own:"]'] : [];
      const boxes = boxesOf(`:not(.empty) > [data-spot^="place:${mark.seat}:"]`, ...own, `[data-spot="seat:${mark.seat}"]`);
      return boxes.length > 0 ? [around(boxes)] : [];
    }
    case "card":
      return heldCard(mark.card ?? "");
    case "drawn":
      return boxesOf(`[data-spot="drawn:${you}"]`);
    case "pile":
      return mark.number === undefined || mark.number === null
        ? boxesOf(`[data-spot^="${mark.pile}:"]`, ".felt .piles li")
        : boxesOf(`[data-spot^="${mark.pile}:${mark.number}:"]`, `.felt .piles li:nth-child(${mark.number + 1})`);
    case "move":
      return boxesOf(`.actions [data-kind="${mark.move}"], .actions [data-kind^="${mark.move} "]`);
    case "scores":
      return boxesOf(".felt .score");
    default:
      return boxesOf(`[data-spot="${mark.on}"]`);
  }
}
