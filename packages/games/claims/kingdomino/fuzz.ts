import {
  below,
  CHANCE,
  createMatch,
  createRecord,
  createRng,
  decide,
  formatRecord,
  lowestActor,
  NOBODY,
  parseRecord,
  type Rng,
  readRecord,
  replay,
} from '@crownhold/core';
import { kingdomino } from '../../src/kingdomino/index.ts';
import { parseSheet } from '../../src/kingdomino/sheet.ts';
import type { State } from '../../src/kingdomino/state.ts';
import { everyOptions } from './options.ts';

export interface FuzzCounts {
  readonly inputs: number;
  readonly accepted: number;
}

/**
 * Random and mutated texts, ints and JSON at every parser and at the trust boundary. Nothing may throw, and nothing may
 * change the state it is asked about; what is accepted must be legal. Throws at the first violation.
 */
export function checkFuzz(inputs: number, seed: number): FuzzCounts {
  const rng = createRng(seed);
  const every = everyOptions();
  let count = 0;
  let accepted = 0;
  for (let game = 0; count < inputs; game++) {
    const options = every[game % every.length]!;
    const state = kingdomino.create(options);
    const steps: string[] = [];
    while (kingdomino.actors(state) !== NOBODY && count < inputs) {
      const before = state.bytes.slice();
      for (const probe of PROBES) {
        for (let i = 0; i < PER_PROBE; i++) {
          if (probe(state, steps, rng)) accepted++;
          count++;
        }
      }
      if (!isSame(before, state.bytes)) throw new Error(`a probe changed ${kingdomino.formatState(state)}`);
      playOn(state, steps, rng);
    }
  }
  return { inputs: count, accepted };
}

const PER_PROBE = 4;
/** Returns whether the input was taken for good. */
type Probe = (state: State, steps: readonly string[], rng: Rng) => boolean;

const PROBES: readonly Probe[] = [
  function moves(state, steps, rng) {
    const text = garble(steps.at(-1) ?? 'draw 1', rng);
    const move = kingdomino.parseMove(state, text);
    return move !== undefined && kingdomino.refusal(state, below(rng, CHANCE + 1), move) === undefined;
  },
  function ints(state, _steps, rng) {
    const move = rng() & (rng() % 3 === 0 ? 4095 : -1);
    const code = [move, -move, move | (1 << 28), move / 7, (1 << 28) + (rng() & 0xfffffff)][below(rng, 5)]!;
    return kingdomino.refusal(state, below(rng, 12) - 2, code) === undefined;
  },
  function states(state, _steps, rng) {
    const parsed = kingdomino.parseState(garble(kingdomino.formatState(state), rng));
    if (parsed && kingdomino.actors(parsed) !== NOBODY) playOn(parsed, [], rng);
    return parsed !== undefined;
  },
  function turns(state, steps, rng) {
    const match = { ...createMatch(kingdomino, state.options), state };
    const turn = garble([steps.at(-1), steps.at(-2)].join('; '), rng);
    const command = { seat: below(rng, 6) - 1, expectedVersion: below(rng, 2), turn };
    return decide(match, command).kind === 'accepted';
  },
  function records(state, steps, rng) {
    const text = formatRecord(createRecord(kingdomino, state.options, steps.slice(0, 8)));
    const record = parseRecord(garble(text, rng));
    return 'steps' in record && 'state' in replay(kingdomino, record);
  },
  function frames(_state, _steps, rng) {
    return 'steps' in readRecord(randomJson(rng, 3));
  },
  function options(_state, _steps, rng) {
    const json = below(rng, 2)
      ? randomJson(rng, 2)
      : { seats: below(rng, 6), variants: [randomJson(rng, 2)], tiebreak: randomJson(rng, 2) };
    return 'seats' in kingdomino.parseOptions(json);
  },
  function sheets(_state, _steps, rng) {
    return Array.isArray(parseSheet(garble('w1 f .\n.  C l2\n. . m', rng).split('\n')));
  },
];

function playOn(state: State, steps: string[], rng: Rng): void {
  const actor = lowestActor(kingdomino.actors(state));
  const move = kingdomino.sample(state, actor, rng);
  steps.push(kingdomino.formatMove(state, move));
  kingdomino.apply(state, actor, move);
}

const ALPHABET = 'drawkingtkeputisc 0123456789-,;:|@/x.+{}[]"\\\n\u0000é\u{1f451}';
const WORDS = [
  'put 1,0 2,0',
  'take 48',
  'draw 24',
  'king 1',
  'discard',
  '-',
  ' | ',
  '; ',
  '999',
  '-0',
  '1e3',
  'NaN',
  '__proto__',
];

/** A text with some of its characters or parts exchanged, doubled, dropped or made up. */
function garble(text: string, rng: Rng): string {
  let garbled = text;
  for (let edits = below(rng, 3); edits >= 0; edits--) {
    const at = below(rng, garbled.length + 1);
    const to = at + below(rng, 4);
    const inserted = [
      () => '',
      () => ALPHABET[below(rng, ALPHABET.length)]!,
      () => WORDS[below(rng, WORDS.length)]!,
      () => garbled.slice(to, to + below(rng, 12)),
    ][below(rng, 4)]!();
    garbled = garbled.slice(0, at) + inserted + garbled.slice(to);
  }
  return garbled;
}

const KEYS = [
  'format',
  'version',
  'game',
  'options',
  'steps',
  'seats',
  'variants',
  'tiebreak',
  '__proto__',
  'toString',
  '',
];
const VALUES = ['crownhold-record', 1, 'kingdomino', 2, 'harmony', 'dynasty', null, true, -1, 0.5, '', 1e300];

function randomJson(rng: Rng, depth: number): unknown {
  const kind = below(rng, depth > 0 ? 4 : 2);
  if (kind < 2) return VALUES[below(rng, VALUES.length)];
  const items = Array.from({ length: below(rng, 7) }, () => randomJson(rng, depth - 1));
  return kind === 2 ? items : Object.fromEntries(items.map((item) => [KEYS[below(rng, KEYS.length)], item]));
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.every((byte, i) => byte === other[i]);
}
