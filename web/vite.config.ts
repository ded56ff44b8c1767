import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** The font is asked for with the page, so that the first words are drawn in it. */
const preloadFont: Plugin = {
  name: "preload-font",
  transformIndexHtml: {
    order: "post",
    handler(_, { bundle }) {
      const fonts = Object.keys(bundle ?? {}).filter((name) => name.endsWith(".woff2"));
      return fonts.map((name) => ({
        tag: "link",
        attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${name}`, crossorigin: "" },
        injectTo: "head-prepend" as const,
      }));
    },
  },
};

const STATIC = "../src/facedown/server/static";

/** Beside every text lies the same compressed, which the house sends to whoever takes it. */
const compress: Plugin = {
  name: "compress",
  apply: "build",
  closeBundle() {
    for (const name of readdirSync(STATIC, { recursive: true, encoding: "utf8" })) {
      if (!/\.(css|html|js|json|svg|webmanifest)$/.test(name)) continue;
      const text = readFileSync(join(STATIC, name));
      const small = gzipSync(text, { level: 9 });
      if (small.length < text.length) writeFileSync(join(STATIC, `${name}.gz`), small);
    }
  },
};

const HOUSE = process.env.FACEDOWN_HOUSE ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte(), preloadFont, compress],
  build: {
    outDir: STATIC,
    emptyOutDir: true,
    target: "es2022",
    // The house forbids scripts and styles that stand in the page itself.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    proxy: {
      "/api": HOUSE,
      "/socket": { target: HOUSE, ws: true },
    },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    // One document for all files, one after the other and always in the same order: to make one for
    // each took much longer than all tests.
    isolate: false,
    fileParallelism: false,
    cache: false,
    // A busy machine is slow, and no test waits for long.
    testTimeout: 60_000,
  },
});
