import { type Chair, formatDraft, listMoves, refuse } from '@crownhold/core';
import { FREE, kingdomino, type Options, parseOptions } from '@crownhold/games/kingdomino';
import { beginHere, type Here, type HerePorts, type KeptDraft } from '@crownhold/table';
import {
  type KingdominoAction,
  type KingdominoInput,
  type KingdominoTypes,
  kingdominoInput,
  openCells,
} from '@crownhold/table/kingdomino';
import { createTable, type TableModel, type TablePorts } from '../src/table/table-model.ts';

export type TestTable = TableModel<KingdominoTypes, KingdominoInput, KingdominoAction>;

export const ANN: Chair = { name: 'Ann' };
export const BOB: Chair = { name: 'Bob' };
export const BOT: Chair = { name: 'Robin', bot: 'greedy' };

interface Setup {
  readonly chairs?: readonly Chair[];
  readonly variants?: readonly string[];
  readonly secret?: number;
  readonly here?: HerePorts<KingdominoTypes>;
}

/** A game of Kingdomino that is dealt always alike. */
export function beginTestGame({ chairs = [ANN, BOB], variants = [], secret = 3, here }: Setup = {}) {
  const options = parseOptions({ seats: chairs.length, variants }) as Options;
  const dealing = { secret: new Uint8Array(32).fill(secret), table: 'test' };
  return beginHere<KingdominoTypes>(kingdomino, options, chairs, dealing, here);
}

/** The people of its chairs sit down at a game. */
export function sitAt(
  here: Here<KingdominoTypes>,
  { kept, ...ports }: Partial<TablePorts<KingdominoTypes>> & { readonly kept?: KeptDraft } = {},
): TestTable {
  const own = here.chairs.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  let ids = 0;
  const start = { own, kept, proceed: { kind: 'play' }, notAsked: refuse('K8', 'not-your-turn') } as const;
  return createTable(here, kingdominoInput, start, {
    isConfirmed: () => true,
    freshId: () => `${ids++}`,
    keepDraft: () => undefined,
    fail: (error) => {
      throw error;
    },
    ...ports,
  });
}

export function testTable(setup: Setup = {}): TestTable {
  return sitAt(beginTestGame(setup));
}

/** The turn in the making. */
export function inputOf({ shown }: TestTable): KingdominoInput {
  const { input, stage } = shown.value;
  if (!input) throw new Error(`nobody builds a turn: ${stage.kind}`);
  return input;
}

export const textOf = (table: TestTable): string => formatDraft(inputOf(table).draft);

/** Where the first domino of the next line is free. */
export function freePlace(table: TestTable): number {
  return inputOf(table).draft.state.nextKings.indexOf(FREE);
}

/** A table whose people have all taken a domino and are to place it. */
export function placingTable(setup: Setup = {}): TestTable {
  const table = testTable(setup);
  while (inputOf(table).draft.state.phase !== 'place') {
    table.perform({ kind: 'pick', index: freePlace(table) }, { kind: 'confirm' });
  }
  return table;
}

/** Makes the turn of whoever is asked: the first open place, the first free domino. */
export function playTurn(table: TestTable): void {
  const { phase, round, rounds } = inputOf(table).draft.state;
  if (phase === 'place') {
    const [cell] = openCells(inputOf(table));
    table.perform(...(cell ? [{ kind: 'point', cell } as const] : []), { kind: 'play' });
  }
  if (phase === 'take' || round < rounds) table.perform({ kind: 'pick', index: freePlace(table) });
  table.perform({ kind: 'confirm' });
}

/** The first legal turn of a seat, as text. */
export function firstTurn(view: KingdominoInput['draft']['state'], seat: number): string {
  const state = kingdomino.copy(view);
  const start = kingdomino.turn(state, seat);
  const steps: string[] = [];
  while (kingdomino.turn(state, seat) === start) {
    const [move] = listMoves(kingdomino, state, seat);
    steps.push(kingdomino.formatMove(state, move!));
    kingdomino.apply(state, seat, move!);
  }
  return steps.join('; ');
}
