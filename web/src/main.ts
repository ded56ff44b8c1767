import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/settings.svelte";
import { words } from "./i18n";
import { showKeysWhenUsed } from "./table/focus";

showKeysWhenUsed();

// The page is drawn once the words are there, so that it is not drawn twice.
void words.ready().then(() => {
  const target = document.getElementById("app");
  if (target) mount(App, { target });
});
