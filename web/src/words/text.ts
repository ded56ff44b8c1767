/** Finding a text and filling its gaps: numbers, lists, plurals as the language has them. */
import { en } from "./en";
import { dictionary, language } from "./language.svelte";
import type { Paths, Plural, Tree } from "./shape";

export type Value = string | number;
export type Params = Readonly<Record<string, Value>>;
export type TextKey = Paths<(typeof en)["text"]>;

/** Making one of the browser's formats is dear, and every message needs some: each is made once. */
function once<Format>(make: (kind: string) => Format): (kind: string) => Format {
  const made = new Map<string, Format>();
  return (kind) => {
    let found = made.get(kind);
    if (found === undefined) made.set(kind, (found = make(kind)));
    return found;
  };
}

const numbers = once((of) => new Intl.NumberFormat(of));
const plurals = once((of) => new Intl.PluralRules(of));
const conjunctions = once((of) => new Intl.ListFormat(of, { type: "conjunction" }));
const disjunctions = once((of) => new Intl.ListFormat(of, { type: "disjunction" }));

export function number(value: number): string {
  return numbers(language()).format(value).replace("-", "−");
}

/** Words as a list in a sentence: `Ana, Bo and Cleo`, or with `or`. */
export function list(items: readonly string[], kind: "and" | "or" = "and"): string {
  if (items.length < 2) return items[0] ?? "";
  return (kind === "or" ? disjunctions : conjunctions)(language()).format(items);
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase(language()) + sentence.slice(1);
}

export function small(words: string): string {
  return words.charAt(0).toLocaleLowerCase(language()) + words.slice(1);
}

/** The form of a text for a number. */
export function plural(forms: Plural, count: number): string {
  const form = plurals(language()).select(count);
  return (form === "one" || form === "many" ? forms[form] : undefined) ?? forms.other;
}

export function isPlural(found: string | Plural | Tree): found is Plural {
  return typeof found === "object" && typeof found.other === "string" && typeof found.one === "string";
}

/** A text with its gaps filled; numbers are written as the language writes them. */
export function fill(found: string | Plural, params: Params = {}): string {
  const count = Number(params.count ?? params.n ?? 0);
  const text = typeof found === "string" ? found : plural(found, count);
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => {
    const value = params[name];
    if (value === undefined) return gap;
    return typeof value === "number" ? number(value) : value;
  });
}

/** What stands at a path of the words, in this language or else in English. */
export function find(...path: string[]): string | Plural | Tree | undefined {
  return walk(dictionary().text as unknown as Tree, path) ?? walk(en.text as unknown as Tree, path);
}

function walk(tree: Tree, path: string[]): string | Plural | Tree | undefined {
  let found: string | Plural | Tree | undefined = tree;
  for (const step of path) {
    if (typeof found !== "object" || isPlural(found) || !Object.hasOwn(found, step)) return undefined;
    found = found[step];
  }
  return found;
}

/** A text at a path, filled; `undefined` if there is none. */
export function findText(path: string[], params: Params = {}): string | undefined {
  const found = find(...path);
  if (typeof found === "string") return fill(found, params);
  return found !== undefined && isPlural(found) ? fill(found, params) : undefined;
}
