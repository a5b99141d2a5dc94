import {
  type Actor,
  below,
  CHANCE,
  createMatch,
  createRecord,
  createRng,
  decide,
  formatRecord,
  type Game,
  type GameOptions,
  lowestActor,
  type MoveCode,
  NOBODY,
  parseRecord,
  type Rng,
  readRecord,
  replay,
  type StateBuffer,
} from '@crownhold/core';

export interface FuzzCounts {
  readonly inputs: number;
  readonly accepted: number;
}

/** A game at whose parsers and trust boundary strangers knock. */
export interface Fuzzed<S extends StateBuffer, O extends GameOptions> {
  readonly game: Game<S, O, unknown> & { sample(state: S, actor: Actor, rng: Rng): MoveCode };
  readonly options: readonly O[];
  /** Options with the fields of this game, and strange values in them. */
  strangeOptions(rng: Rng): unknown;
  /** Reads a score sheet; returns whether it was taken for good. */
  readSheet(text: string): boolean;
  readonly sheet: string;
}

/** Returns whether the input was taken for good. */
type Probe = (rng: Rng) => boolean;

const PER_PROBE = 4;

/**
 * Random and mutated texts, ints and JSON at every parser and at the trust boundary. Nothing may throw, and nothing may
 * change the state it is asked about; what is accepted must be legal. Throws at the first violation.
 */
export function fuzz<S extends StateBuffer, O extends GameOptions>(
  fuzzed: Fuzzed<S, O>,
  inputs: number,
  seed: number,
): FuzzCounts {
  const { game } = fuzzed;
  const rng = createRng(seed);
  let count = 0;
  let accepted = 0;
  for (let number = 0; count < inputs; number++) {
    const options = fuzzed.options[number % fuzzed.options.length]!;
    const state = game.create(options);
    const steps: string[] = [];
    const probes = probesOf(fuzzed, options, state, steps);
    while (game.actors(state) !== NOBODY && count < inputs) {
      const before = state.bytes.slice();
      for (const probe of probes) {
        for (let i = 0; i < PER_PROBE; i++) {
          if (probe(rng)) accepted++;
          count++;
        }
      }
      if (!isSame(before, state.bytes)) throw new Error(`a probe changed ${game.formatState(state)}`);
      steps.push(playOn(fuzzed, state, rng));
    }
  }
  return { inputs: count, accepted };
}

function probesOf<S extends StateBuffer, O extends GameOptions>(
  fuzzed: Fuzzed<S, O>,
  options: O,
  state: S,
  steps: readonly string[],
): readonly Probe[] {
  const { game } = fuzzed;
  return [
    function moves(rng) {
      const move = game.parseMove(state, garble(steps.at(-1) ?? 'draw 1', rng));
      return move !== undefined && game.refusal(state, below(rng, CHANCE + 1), move) === undefined;
    },
    function ints(rng) {
      const move = rng() & (rng() % 3 === 0 ? 65535 : -1);
      const code = [move, -move, move | (1 << 28), move / 7, (1 << 28) + (rng() & 0xfffffff)][below(rng, 5)]!;
      return game.refusal(state, below(rng, 12) - 2, code) === undefined;
    },
    function states(rng) {
      const parsed = game.parseState(garble(game.formatState(state), rng));
      if (parsed && game.actors(parsed) !== NOBODY) playOn(fuzzed, parsed, rng);
      return parsed !== undefined;
    },
    function turns(rng) {
      const match = createMatch(game, options, state);
      const turn = garble([steps.at(-1), steps.at(-2)].join('; '), rng);
      const command = { seat: below(rng, 6) - 1, since: below(rng, 2), turn };
      return decide(match, command).kind === 'accepted';
    },
    function records(rng) {
      const text = formatRecord(createRecord(game, options, steps.slice(0, 8)));
      const record = parseRecord(garble(text, rng));
      return 'steps' in record && 'state' in replay(game, record);
    },
    function frames(rng) {
      return 'steps' in readRecord(randomJson(rng, 3));
    },
    function strangeOptions(rng) {
      return 'seats' in game.parseOptions(below(rng, 2) ? randomJson(rng, 2) : fuzzed.strangeOptions(rng));
    },
    function sheets(rng) {
      return fuzzed.readSheet(garble(fuzzed.sheet, rng));
    },
  ];
}

/** Plays one step at random and returns its text. */
function playOn<S extends StateBuffer, O extends GameOptions>({ game }: Fuzzed<S, O>, state: S, rng: Rng): string {
  const actor = lowestActor(game.actors(state));
  const move = game.sample(state, actor, rng);
  const text = game.formatMove(state, move);
  game.apply(state, actor, move);
  return text;
}

const ALPHABET = 'drawkingtkeputisc 0123456789-,;:|@/x.+{}[]"\\\n\u0000é\u{1f451}';
const WORDS = [
  'put 1,0 2,0',
  'take 48',
  'take 1 4',
  'roll 1 ?',
  'name 4 dot',
  'free',
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
  'spellbook',
  'first',
  '__proto__',
  'toString',
  '',
];
const VALUES = [
  'crownhold-record',
  1,
  'kingdomino',
  2,
  'harmony',
  'dynasty',
  'duel',
  'always',
  null,
  true,
  -1,
  0.5,
  '',
  1e300,
];

export function randomJson(rng: Rng, depth: number): unknown {
  const kind = below(rng, depth > 0 ? 4 : 2);
  if (kind < 2) return VALUES[below(rng, VALUES.length)];
  const items = Array.from({ length: below(rng, 7) }, () => randomJson(rng, depth - 1));
  return kind === 2 ? items : Object.fromEntries(items.map((item) => [KEYS[below(rng, KEYS.length)], item]));
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.every((byte, i) => byte === other[i]);
}
