/**
 * Sounds made of noise and tones, without files: paper, wood, skin and a little brass.
 *
 * All of it goes through one quiet room: a low volume, a filter that takes the edge off, and a
 * limiter, so that many cards at once are not louder than one.
 */
import type { Sound } from "./sounds";

const VOLUME = 0.5;
const SOFTER_ABOVE = 7000;

class Room {
  readonly #out: AudioNode;
  readonly #noise: AudioBuffer;

  constructor(readonly audio: AudioContext) {
    const volume = new GainNode(audio, { gain: VOLUME });
    const soft = new BiquadFilterNode(audio, { type: "lowpass", frequency: SOFTER_ABOVE });
    const limit = new DynamicsCompressorNode(audio, { threshold: -18, ratio: 8, attack: 0.002, release: 0.12 });
    volume.connect(soft).connect(limit).connect(audio.destination);
    this.#out = volume;
    this.#noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = this.#noise.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  }

  /** A gain that swells and dies away. */
  #shaped(at: number, peak: number, swell: number, fade: number): GainNode {
    const gain = this.audio.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(peak, at + swell);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + swell + fade);
    gain.connect(this.#out);
    return gain;
  }

  /** Paper: noise through a band that moves from one pitch to another. */
  paper(at: number, from: number, to: number, peak: number, fade: number, swell = 0.01): void {
    const band = new BiquadFilterNode(this.audio, { type: "bandpass", Q: 0.8 });
    band.frequency.setValueAtTime(from, at);
    band.frequency.exponentialRampToValueAtTime(to, at + swell + fade);
    const source = new AudioBufferSourceNode(this.audio, { buffer: this.#noise });
    source.connect(band).connect(this.#shaped(at, peak, swell, fade));
    source.start(at, Math.random() * 0.5, swell + fade + 0.05);
  }

  /** A tone that dies away; bent down it is something that was struck. */
  tone(at: number, pitch: number, peak: number, fade: number, bend = 1, type: OscillatorType = "sine", swell = 0.004): void {
    const source = new OscillatorNode(this.audio, { type, frequency: pitch });
    source.frequency.setValueAtTime(pitch, at);
    source.frequency.exponentialRampToValueAtTime(pitch * bend, at + Math.min(fade, 0.12));
    source.connect(this.#shaped(at, peak, swell, fade));
    source.start(at);
    source.stop(at + swell + fade + 0.05);
  }

  /** A knuckle on wood: a short body, and the tap itself. */
  tap(at: number, pitch: number, peak: number): void {
    this.tone(at, pitch, peak, 0.09, 0.72);
    this.tone(at, pitch * 2.7, peak * 0.35, 0.04, 0.8);
    this.paper(at, 1900, 700, peak * 0.25, 0.025, 0.001);
  }

  /** Warm notes, each a little after the other. */
  chord(at: number, pitches: readonly number[], apart: number, fade: number, peak = 0.09): void {
    pitches.forEach((pitch, i) => {
      this.tone(at + i * apart, pitch, peak, fade, 1, "triangle", 0.012);
      this.tone(at + i * apart, pitch * 2, peak * 0.18, fade * 0.6, 1, "sine", 0.012);
    });
  }
}

const MAKE: Record<Sound, (room: Room, at: number) => void> = {
  deal: (room, at) => {
    for (let i = 0; i < 5; i += 1) room.paper(at + i * 0.07, 2500 + i * 120, 1300, 0.1, 0.06, 0.004);
  },
  // A riffle: ever faster, and then the pack is pushed together.
  shuffle: (room, at) => {
    for (let i = 0; i < 16; i += 1) room.paper(at + 0.42 * (1 - (1 - i / 16) ** 1.6), 2200 + 60 * i, 1500, 0.07, 0.022, 0.002);
    room.paper(at + 0.5, 1500, 700, 0.12, 0.14, 0.02);
    room.tone(at + 0.62, 130, 0.12, 0.07, 0.7);
  },
  draw: (room, at) => room.paper(at, 1300, 2900, 0.13, 0.12, 0.03),
  slide: (room, at) => room.paper(at, 1100, 2000, 0.11, 0.2, 0.05),
  place: (room, at) => {
    room.paper(at, 2100, 850, 0.12, 0.06, 0.003);
    room.tone(at, 145, 0.16, 0.07, 0.65);
  },
  flip: (room, at) => {
    room.paper(at, 2800, 4600, 0.07, 0.04, 0.012);
    room.paper(at + 0.055, 3400, 1200, 0.2, 0.045, 0.001);
    room.tone(at + 0.055, 165, 0.16, 0.06, 0.65);
  },
  turn: (room, at) => room.paper(at, 2300, 3900, 0.08, 0.08, 0.02),
  yours: (room, at) => {
    room.tap(at, 330, 0.22);
    room.tap(at + 0.13, 392, 0.2);
  },
  // A low drum, and its air.
  call: (room, at) => {
    room.tone(at, 92, 0.55, 0.5, 0.55);
    room.paper(at, 420, 140, 0.25, 0.16, 0.002);
    room.tone(at + 0.24, 74, 0.45, 0.65, 0.6);
  },
  right: (room, at) => {
    room.paper(at, 3400, 1200, 0.18, 0.045, 0.001);
    room.chord(at + 0.03, [392, 494, 587], 0.045, 0.6, 0.08);
  },
  wrong: (room, at) => {
    room.tone(at, 128, 0.4, 0.17, 0.5);
    room.paper(at, 380, 150, 0.2, 0.1, 0.002);
    room.tone(at + 0.13, 104, 0.28, 0.2, 0.55);
  },
  tick: (room, at) => room.tap(at, 900, 0.05),
  win: (room, at) => {
    room.chord(at, [262, 330, 392, 523], 0.11, 1.1, 0.075);
    room.chord(at + 0.5, [392, 523, 659], 0.03, 1.4, 0.06);
  },
};

/** What makes sounds in this browser. It throws where there are none. */
export function open(): (name: Sound) => void {
  const room = new Room(new AudioContext());
  const { audio } = room;
  return (name) => {
    // What could not be heard at its time is not made up for later.
    if (audio.state === "suspended") audio.resume().catch(() => undefined);
    MAKE[name](room, audio.currentTime + 0.005);
  };
}
