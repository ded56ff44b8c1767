/**
 * The sounds of the table, made in the browser: paper, wood and a little bell. No files.
 *
 * Silent unless the person has switched sound on. A browser lets a page sound only after a first
 * press; until then, and where there is no sound at all, nothing happens.
 */
import { settings } from "./lib/settings.svelte";

export type Sound =
  | "deal"
  | "draw"
  | "slide"
  | "place"
  | "flip"
  | "turn"
  | "knock"
  | "yours"
  | "wrong"
  | "tick"
  | "win";

let context: AudioContext | null = null;
let paper: AudioBuffer | null = null;

function open(): AudioContext | null {
  if (context === null && typeof AudioContext !== "undefined") context = new AudioContext();
  if (context?.state === "suspended") void context.resume();
  return context;
}

/** A second of noise, from which everything that sounds like paper is cut. */
function noise(audio: AudioContext): AudioBuffer {
  if (paper === null) {
    paper = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = paper.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  }
  return paper;
}

/** A gain that swells and dies away. */
function envelope(audio: AudioContext, at: number, peak: number, swell: number, fade: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(peak, at + swell);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + swell + fade);
  gain.connect(audio.destination);
  return gain;
}

/** Paper: noise through a filter that moves from one pitch to another. */
function rustle(audio: AudioContext, at: number, from: number, to: number, peak: number, fade: number): void {
  const source = audio.createBufferSource();
  source.buffer = noise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = 0.9;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + fade);
  source.connect(filter).connect(envelope(audio, at, peak, 0.012, fade));
  source.start(at, Math.random() * 0.5, fade + 0.1);
}

/** A tone that dies away: low it is wood, high a bell. */
function tone(audio: AudioContext, at: number, pitch: number, peak: number, fade: number, bend = 1): void {
  const source = audio.createOscillator();
  source.type = "sine";
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(pitch * bend, at + fade);
  source.connect(envelope(audio, at, peak, 0.006, fade));
  source.start(at);
  source.stop(at + fade + 0.1);
}

const MAKE: Record<Sound, (audio: AudioContext, at: number) => void> = {
  deal: (audio, at) => rustle(audio, at, 2600, 1500, 0.07, 0.09),
  draw: (audio, at) => rustle(audio, at, 1700, 3200, 0.09, 0.13),
  slide: (audio, at) => rustle(audio, at, 1400, 2300, 0.07, 0.17),
  place: (audio, at) => {
    rustle(audio, at, 2200, 900, 0.07, 0.07);
    tone(audio, at, 150, 0.1, 0.06, 0.7);
  },
  flip: (audio, at) => {
    rustle(audio, at, 3000, 5200, 0.06, 0.05);
    rustle(audio, at + 0.05, 2400, 1100, 0.08, 0.07);
  },
  turn: (audio, at) => rustle(audio, at, 2600, 4200, 0.05, 0.08),
  knock: (audio, at) => {
    tone(audio, at, 190, 0.3, 0.09, 0.6);
    tone(audio, at + 0.14, 175, 0.26, 0.1, 0.6);
  },
  yours: (audio, at) => {
    tone(audio, at, 587, 0.07, 0.28);
    tone(audio, at + 0.11, 784, 0.06, 0.4);
  },
  wrong: (audio, at) => {
    tone(audio, at, 220, 0.12, 0.16, 0.8);
    tone(audio, at + 0.1, 185, 0.1, 0.22, 0.8);
  },
  tick: (audio, at) => tone(audio, at, 1250, 0.035, 0.03),
  win: (audio, at) => {
    [523, 659, 784, 1047].forEach((pitch, i) => tone(audio, at + i * 0.12, pitch, 0.07, 0.55));
  },
};

/** Makes a sound, if sounds are wanted. */
export function play(name: Sound): void {
  if (!settings.sound) return;
  const audio = open();
  if (audio !== null) MAKE[name](audio, audio.currentTime + 0.005);
}
