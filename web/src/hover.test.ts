import { expect, test } from "vitest";

const styles = import.meta.glob<string>(["./**/*.svelte", "./**/*.css"], { query: "?raw", import: "default", eager: true });

/** The text without what holds only where there is a mouse. */
const forFingers = (text: string): string => text.replace(/@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, "");

test("what is tapped with a finger does not stay as under a mouse", () => {
  expect(Object.keys(styles).length).toBeGreaterThan(50);
  expect(Object.keys(styles).filter((path) => forFingers(styles[path] ?? "").includes(":hover"))).toEqual([]);
});
