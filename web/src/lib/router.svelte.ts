/** Where we are: a path, and the few patterns it can match. */

export interface Route {
  name: "home" | "new" | "table" | "watch" | "rules" | "learn" | "settings" | "past" | "replay" | "admin" | "lost";
  params: Record<string, string>;
}

const PATTERNS: [Route["name"], RegExp][] = [
  ["home", /^\/$/],
  ["new", /^\/new(?:\/(?<game>[a-z-]+))?$/],
  ["table", /^\/t\/(?<code>[A-Za-z]{6})$/],
  ["watch", /^\/watch\/(?<code>[A-Za-z]{6})$/],
  ["rules", /^\/rules(?:\/(?<game>[a-z-]+))?$/],
  ["learn", /^\/learn\/(?<game>[a-z-]+)$/],
  ["settings", /^\/settings$/],
  ["past", /^\/past$/],
  ["replay", /^\/replay\/(?<record>[A-Za-z0-9_-]+)$/],
  ["replay", /^\/t\/(?<code>[A-Za-z]{6})\/replay$/],
  ["admin", /^\/admin$/],
];

export function match(path: string): Route {
  const plain = path.length > 1 ? path.replace(/\/+$/, "") : path;
  for (const [name, pattern] of PATTERNS) {
    const found = pattern.exec(plain);
    if (found) {
      const params: Record<string, string> = {};
      for (const [key, value] of Object.entries(found.groups ?? {})) if (value) params[key] = value;
      return { name, params };
    }
  }
  return { name: "lost", params: {} };
}

class Router {
  route = $state.raw<Route>(match(location.pathname));
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.#read());
    // Links within the house do not load the page anew.
    addEventListener("click", (event) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = (event.target as Element | null)?.closest?.("a");
      if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download"))
        return;
      if (link.pathname.startsWith("/api/")) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.route = match(location.pathname);
    this.query = new URLSearchParams(location.search);
  }
}

export const router = new Router();
