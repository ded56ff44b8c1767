/** What cards are worth and do at a table, in words. */

import type { CardInfo } from "../lib/api";
import type { TableClient } from "../lib/table.svelte";
import { cardName, cardSign, number, t } from "../i18n";
import { find } from "../i18n/catalogue.svelte";

export function infoOf(client: TableClient, code: string): CardInfo | undefined {
  return client.cards.find((one) => one.card === code);
}

/** What a card counts; nothing of one that is not seen. */
export function worthOf(client: TableClient, code: string): number | undefined {
  return infoOf(client, code)?.worth;
}

/** What a card lets its player do, in a sentence without its end. */
export function doesOf(client: TableClient, code: string): string {
  const ability = infoOf(client, code)?.ability;
  return ability ? (find(`ability-${ability}`, {}, client.voice.game) ?? "") : "";
}

/** A card as it is called, with what it is worth. */
export function namedWorth(client: TableClient, code: string): string {
  const worth = worthOf(client, code);
  return worth === undefined ? cardName(code) : t("table-card_worth", { card: cardName(code), count: worth, points: number(worth) });
}

/** All that is to be known of a card; nothing of one that is not seen. */
export function cardHelp(client: TableClient, code: string): string {
  const worth = worthOf(client, code);
  if (worth === undefined) return "";
  const does = doesOf(client, code);
  const counts = t("table-card_worth", { card: cardSign(code), count: worth, points: number(worth) });
  return does ? `${counts}. ${does}.` : `${counts}.`;
}
