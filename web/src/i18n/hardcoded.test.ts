/** No text for people stands in a component: all of it comes from the catalogue. */
import { parse, type AST } from "svelte/compiler";
import { describe, expect, it } from "vitest";

const COMPONENTS = import.meta.glob<string>("../**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});
// Attributes that a person reads or hears.
const READ = new Set(["aria-label", "aria-description", "aria-roledescription", "title", "placeholder", "alt", "label"]);
// What is the same in every language: the name of the house and of its languages, signs, keys.
const NEUTRAL = /^[^\p{L}]*$|^(Facedown|English|Português|Italiano|QR|Esc|Enter|[A-Z])$/u;

/** The texts written in the markup of a component. */
export function writtenTexts(source: string): string[] {
  const found: string[] = [];
  const keep = (text: string) => {
    if (!NEUTRAL.test(text.trim())) found.push(text.trim());
  };
  const literals = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const one = node as { type?: string; value?: unknown; test?: unknown };
    if (one.type === "Literal" && typeof one.value === "string") keep(one.value);
    if (one.type === "TemplateElement") keep((one.value as { cooked: string }).cooked);
    // Calls choose texts by key, and conditions compare codes.
    if (one.type === "CallExpression" || one.type === "BinaryExpression") return;
    for (const [key, value] of Object.entries(one)) if (key !== "test") walkAny(value, literals);
  };
  const walk = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const one = node as AST.TemplateNode | { type: string };
    if (one.type === "Text") keep((one as AST.Text).data);
    if (one.type === "ExpressionTag") literals((one as AST.ExpressionTag).expression);
    if (one.type === "RegularElement" || one.type === "Component" || one.type === "SvelteElement") {
      const element = one as AST.RegularElement;
      for (const attribute of element.attributes) {
        if (attribute.type !== "Attribute" || !READ.has(attribute.name)) continue;
        walkAny(attribute.value, walk);
      }
      if (element.name !== "style" && element.name !== "script") walk(element.fragment);
      return;
    }
    for (const [key, value] of Object.entries(one)) {
      if (!["expression", "test", "attributes", "key", "context"].includes(key)) walkAny(value, walk);
    }
  };
  walk(parse(source, { modern: true }).fragment);
  return found;
}

function walkAny(value: unknown, walk: (node: unknown) => void): void {
  if (Array.isArray(value)) value.forEach(walk);
  else walk(value);
}

describe("no component has a text of its own", () => {
  it.each(Object.entries(COMPONENTS))("%s", (_name, source) => {
    expect(writtenTexts(source)).toEqual([]);
  });

  it("and one that had would be found", () => {
    const planted = `<h1>Hello</h1>{#if a}<p title="Look here">{b ? "Yes" : t("app-no")}</p>{/if}<i aria-label="x{1}">·</i>`;
    expect(writtenTexts(planted)).toEqual(["Hello", "Look here", "Yes", "x"]);
  });
});
