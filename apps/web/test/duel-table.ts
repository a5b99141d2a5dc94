import {
  type Chair,
  createRng,
  formatDraft,
  listMoves,
  lowestActor,
  NOBODY,
  type Rng,
  refuse,
  type View,
} from '@crownhold/core';
import { duel, type Options, parseOptions, type State } from '@crownhold/games/duel';
import { beginHere, type Here, type HerePorts, type KeptDraft, type Source } from '@crownhold/table';
import { type DuelInput, type DuelTypes, duelInput } from '@crownhold/table/duel';
import type { DuelTable } from '../src/table/duel/duel-table.ts';
import { createTable, type TablePorts } from '../src/table/table-model.ts';

export const ANN: Chair = { name: 'Ann' };
export const BOB: Chair = { name: 'Bob' };
export const BOT: Chair = { name: 'Robin', bot: 'greedy' };

interface Setup {
  readonly chairs?: readonly Chair[];
  readonly spellbook?: Options['spellbook'];
  readonly secret?: number;
  readonly here?: HerePorts<DuelTypes>;
}

/** A Duel that is dealt always alike, with seat 0 as A. */
export function beginDuel({ chairs = [ANN, BOB], spellbook = 'drawn', secret = 3, here }: Setup = {}): Here<DuelTypes> {
  const options = parseOptions({ seats: 2, spellbook, first: 0 }) as Options;
  const dealing = { secret: new Uint8Array(32).fill(secret), table: 'test' };
  return beginHere<DuelTypes>(duel, options, chairs, dealing, here);
}

/** The people of its chairs sit down at a game. */
export function sitAt(
  source: Source<DuelTypes>,
  chairs: readonly Chair[] = [ANN, BOB],
  { kept, ...ports }: Partial<TablePorts<DuelTypes>> & { readonly kept?: KeptDraft } = {},
): DuelTable {
  const own = chairs.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  let ids = 0;
  const start = { own, kept, proceed: { kind: 'go-on' }, notAsked: refuse('D10', 'not-your-turn') } as const;
  return createTable(source, duelInput, start, {
    isConfirmed: () => true,
    freshId: () => `${ids++}`,
    keepDraft: () => undefined,
    fail: (error) => {
      throw error;
    },
    ...ports,
  });
}

export function duelTable(setup: Setup = {}): DuelTable {
  return sitAt(beginDuel(setup), setup.chairs);
}

/** The turn in the making. */
export function inputOf({ shown }: DuelTable): DuelInput {
  const { input, stage } = shown.value;
  if (!input) throw new Error(`nobody builds a turn: ${stage.kind}`);
  return input;
}

export const textOf = (table: DuelTable): string => formatDraft(inputOf(table).draft);

/** Makes the turn of whoever is asked by going on until it is sent. */
export function playTurn(table: DuelTable): void {
  const { version } = table.shown.value;
  for (let step = 0; step < 20; step++) {
    if (table.shown.value.version !== version || table.shown.value.stage.kind !== 'turn') return;
    table.perform({ kind: 'proceed' });
  }
  throw new Error(`the turn never ends: ${textOf(table)}`);
}

/** Every position of random games, with the actor and the step that was taken there. */
export function* randomPositions(
  games: number,
  seed: number,
  spellbook: Options['spellbook'] = 'drawn',
): Generator<{ readonly state: State; readonly actor: number; readonly move: number }> {
  const rng: Rng = createRng(seed);
  for (let game = 0; game < games; game++) {
    const state = duel.create({ seats: 2, spellbook, first: 'random' });
    for (let actors = duel.actors(state); actors !== NOBODY; actors = duel.actors(state)) {
      const actor = lowestActor(actors);
      const move = duel.sample(state, actor, rng);
      yield { state, actor, move };
      duel.apply(state, actor, move);
    }
  }
}

/** The view of a position that is written down. */
export function readPosition(text: string): View<State> {
  const state = duel.parseState(text);
  if (!state) throw new Error(`no position: ${text}`);
  return duel.view(state, state.seat);
}

/** The first legal turn of a seat, as text. */
export function firstTurn(view: State, seat: number): string {
  const state = duel.copy(view);
  const start = duel.turn(state, seat);
  const steps: string[] = [];
  while (duel.turn(state, seat) === start) {
    const [move] = listMoves(duel, state, seat);
    steps.push(duel.formatMove(state, move!));
    duel.apply(state, seat, move!);
  }
  return steps.join('; ');
}
