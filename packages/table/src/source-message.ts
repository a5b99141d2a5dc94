import type { GameOf, GameTypes, Seat, SeenAct, SeenRow, TableView, View, Viewer } from '@crownhold/core';
import type { Answer, KeptDraft, SentTurn } from './source.ts';

/** What a device asks of a source in another thread. `watch` numbers the watches of a device, and is never used again. */
export type SourceRequest =
  | { readonly kind: 'watch'; readonly watch: number; readonly viewer: Viewer; readonly after: number }
  | { readonly kind: 'unwatch'; readonly watch: number }
  | { readonly kind: 'submit'; readonly number: number; readonly turn: SentTurn }
  | { readonly kind: 'keep-draft'; readonly draft: KeptDraft | undefined }
  | { readonly kind: 'ask-again'; readonly seat: Seat }
  | { readonly kind: 'hold'; readonly isHeld: boolean };

/** What it is told: plain data, which any channel can carry. */
export type SourceReply =
  | {
      readonly kind: 'told';
      readonly watch: number;
      readonly table: PlainTable;
      readonly rows: readonly PlainRow[];
      readonly kept?: KeptDraft | undefined;
    }
  | { readonly kind: 'answer'; readonly number: number; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly number: number; readonly reason: string };

/** A view as the bytes that it is made of. */
type Plain<T> = Omit<T, 'view'> & { readonly view: Uint8Array };
export type PlainTable = Plain<TableView<GameTypes>>;
interface PlainRow extends Omit<SeenRow<GameTypes>, 'acts'> {
  readonly acts: readonly Plain<SeenAct<GameTypes>>[];
}

export function packTable<G extends GameTypes>({ view, ...table }: TableView<G>): PlainTable {
  return { ...table, view: view.bytes };
}

export function packRow<G extends GameTypes>({ acts, ...row }: SeenRow<G>): PlainRow {
  return { ...row, acts: acts.map(({ view, ...act }) => ({ ...act, view: view.bytes })) };
}

export function unpackTable<G extends GameTypes>(game: GameOf<G>, table: PlainTable): TableView<G> {
  // A source of the same game packed it.
  return { ...table, view: unpackView<G>(game, table.options, table.view) } as TableView<G>;
}

export function unpackRow<G extends GameTypes>(game: GameOf<G>, options: G['options'], row: PlainRow): SeenRow<G> {
  const acts = row.acts.map((act) => ({ ...act, view: unpackView<G>(game, options, act.view) }));
  return { ...row, acts } as SeenRow<G>;
}

function unpackView<G extends GameTypes>(game: GameOf<G>, options: G['options'], bytes: Uint8Array): View<G['state']> {
  const view = game.create(options);
  view.bytes.set(bytes);
  // Only views are packed.
  return view as View<G['state']>;
}
