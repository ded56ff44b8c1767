import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/settings.svelte";

const target = document.getElementById("app");
if (target) mount(App, { target });
