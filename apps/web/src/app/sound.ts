import { settings } from './settings.ts';

/** A knock: noise that dies away, as heard through a body of wood or of paper. */
interface Knock {
  readonly pitchHz: number;
  /** How clearly the body rings. */
  readonly ring: number;
  readonly loudness: number;
  readonly lengthS: number;
  readonly delayS: number;
}

const KNOCKS = {
  // A domino on a table: its edge, then its face.
  place: [
    { pitchHz: 620, ring: 5, loudness: 0.5, lengthS: 0.07, delayS: 0 },
    { pitchHz: 240, ring: 3, loudness: 0.7, lengthS: 0.12, delayS: 0.028 },
  ],
  // Two small bars of wood that ring.
  crown: [
    { pitchHz: 1320, ring: 45, loudness: 1.6, lengthS: 0.22, delayS: 0.09 },
    { pitchHz: 1760, ring: 45, loudness: 1.4, lengthS: 0.3, delayS: 0.17 },
  ],
  // A king on a domino.
  tap: [{ pitchHz: 900, ring: 4, loudness: 0.35, lengthS: 0.05, delayS: 0 }],
  // A card that is pushed over the cloth.
  slide: [{ pitchHz: 1450, ring: 0.8, loudness: 0.12, lengthS: 0.09, delayS: 0 }],
  // Four bars, upwards, and the low one under the last.
  end: [
    { pitchHz: 523, ring: 40, loudness: 1.8, lengthS: 0.3, delayS: 0 },
    { pitchHz: 659, ring: 40, loudness: 1.8, lengthS: 0.3, delayS: 0.15 },
    { pitchHz: 784, ring: 40, loudness: 1.8, lengthS: 0.3, delayS: 0.3 },
    { pitchHz: 1047, ring: 40, loudness: 2, lengthS: 0.6, delayS: 0.45 },
    { pitchHz: 262, ring: 30, loudness: 2, lengthS: 0.6, delayS: 0.45 },
  ],
  // Four wooden dice come to rest.
  knock: [
    { pitchHz: 520, ring: 6, loudness: 0.4, lengthS: 0.06, delayS: 0 },
    { pitchHz: 380, ring: 4, loudness: 0.3, lengthS: 0.08, delayS: 0.02 },
  ],
  // A pencil draws a short line.
  pencil: [{ pitchHz: 3400, ring: 0.6, loudness: 0.1, lengthS: 0.14, delayS: 0 }],
  // Three bars, upwards.
  spell: [
    { pitchHz: 784, ring: 40, loudness: 1.4, lengthS: 0.2, delayS: 0 },
    { pitchHz: 988, ring: 40, loudness: 1.4, lengthS: 0.2, delayS: 0.1 },
    { pitchHz: 1175, ring: 40, loudness: 1.5, lengthS: 0.4, delayS: 0.2 },
  ],
  // A sheet that is turned.
  turn: [{ pitchHz: 2600, ring: 0.7, loudness: 0.16, lengthS: 0.16, delayS: 0 }],
} as const satisfies Readonly<Record<string, readonly Knock[]>>;

export type Sound = keyof typeof KNOCKS;

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** What is felt with a sound, in milliseconds on and off, on devices that can buzz. */
const BUZZES: Partial<Record<Sound, readonly number[]>> = { place: [14], end: [30, 60, 60] };

/** Sounds, at a part of its loudness, and buzzes, if sound is on and somebody has touched the page: browsers allow neither before. */
export function playSound(sound: Sound, volume = 1): void {
  if (!isAllowed()) return;
  play(KNOCKS[sound].map((knock) => ({ ...knock, loudness: knock.loudness * volume })));
  const buzz = BUZZES[sound];
  // What others do is heard, and not felt.
  if (buzz && volume === 1) navigator.vibrate?.([...buzz]);
}

/**
 * Opens the sound of the device before something moves: it takes a long moment, in which a die would stop in the air.
 * Without a touch so far it waits for the first one.
 */
export function openSound(): () => void {
  const listening = new AbortController();
  const open = () => {
    if (!isAllowed()) return;
    listening.abort();
    play([]);
  };
  const options = { signal: listening.signal, capture: true };
  addEventListener('click', open, options);
  addEventListener('keydown', open, options);
  open();
  return () => listening.abort();
}

/** One of a row of bars, each higher than the one before; the first is 0. */
export function playNote(step: number): void {
  if (isAllowed()) play([{ pitchHz: notePitch(step), ring: 40, loudness: 1.5, lengthS: 0.28, delayS: 0 }]);
}

/** The steps of a scale without half tones, which never sounds wrong; at the top the highest stays. */
const SCALE = [0, 2, 4, 7, 9];
const LOWEST_HZ = 392;
const HIGHEST_STEP = 14;

export function notePitch(step: number): number {
  const at = Math.min(step, HIGHEST_STEP);
  const semitones = 12 * Math.floor(at / SCALE.length) + SCALE[at % SCALE.length]!;
  return LOWEST_HZ * 2 ** (semitones / 12);
}

function isAllowed(): boolean {
  // Browsers that do not know it refuse by themselves.
  return settings.value.sound && navigator.userActivation?.hasBeenActive !== false;
}

function play(knocks: readonly Knock[]): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // A browser that refuses has nothing to say to anybody.
  if (context.state === 'suspended') context.resume().catch(() => undefined);
  noise ??= createNoise(context);
  for (const knock of knocks) playKnock(context, noise, knock);
}

function playKnock(audio: AudioContext, buffer: AudioBuffer, knock: Knock): void {
  const { pitchHz, ring, loudness, lengthS, delayS } = knock;
  const start = audio.currentTime + delayS;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const body = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitchHz, Q: ring });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(loudness, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + lengthS);
  source.connect(body).connect(gain).connect(audio.destination);
  source.start(start, 0, lengthS);
}

function createNoise(audio: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: audio.sampleRate / 4, sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
