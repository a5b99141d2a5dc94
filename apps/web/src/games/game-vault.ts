import type { Seat } from '@crownhold/core';
import { formatHex, parseHex } from './hex.ts';
import {
  isSealedRow,
  type OpenRow,
  type SealedRow,
  type StoredDraft,
  type StoredGame,
  withoutOpened,
} from './saved-game.ts';
import { openText, sealText } from './sealed-text.ts';

const KEY_BYTES = 32;

/** The key of one game that hides turns. Only the worker that deals the game has one; the page sees what is sealed. */
export class GameVault {
  readonly #id: string;
  readonly #key: Uint8Array;

  constructor(id: string, key: Uint8Array = crypto.getRandomValues(new Uint8Array(KEY_BYTES))) {
    this.#id = id;
    this.#key = key;
  }

  /** A vault from its key as it was kept. */
  static of(id: string, key: string): GameVault {
    return new GameVault(id, parseHex(key));
  }

  /** A game as it is kept: its secret and the turns in the making are sealed. */
  sealGame(game: StoredGame): StoredGame {
    return {
      ...game,
      secret: this.#seal('secret', game.secret),
      drafts: game.drafts.map((draft) => this.sealDraft(draft)),
      key: formatHex(this.#key),
    };
  }

  secretOf({ secret }: StoredGame): string {
    return this.#open('secret', secret);
  }

  sealRow(row: OpenRow, number: number): SealedRow {
    const { seat } = row;
    return {
      ...(seat !== undefined && { seat }),
      isOver: false,
      sealed: this.#seal(`row ${number}`, JSON.stringify(row)),
    };
  }

  openRow(row: SealedRow, number: number): OpenRow {
    // Our own row, as `sealRow` wrote it.
    return JSON.parse(this.#open(`row ${number}`, row.sealed)) as OpenRow;
  }

  /** Every row with its own words and no others: those of sealed rows are where they were said. */
  openRows({ rows }: StoredGame): readonly OpenRow[] {
    return rows.map((row, number) => (isSealedRow(row) ? this.openRow(row, number) : withoutOpened(row)));
  }

  sealDraft({ turn, ...draft }: StoredDraft): StoredDraft {
    return { ...draft, turn: this.#seal(placeOf(draft.seat), turn) };
  }

  /** Nothing if it was sealed by another key: a turn in the making is no great loss. */
  openDraft({ turn, ...draft }: StoredDraft): StoredDraft | undefined {
    const text = openText(this.#key, this.#place(placeOf(draft.seat)), turn);
    return text === undefined ? undefined : { ...draft, turn: text };
  }

  #seal(what: string, text: string): string {
    return sealText(this.#key, this.#place(what), text);
  }

  #open(what: string, sealed: string): string {
    const text = openText(this.#key, this.#place(what), sealed);
    if (text === undefined) throw new Error(`${what} of ${this.#id} does not open`);
    return text;
  }

  #place(what: string): string {
    return `${this.#id}/${what}`;
  }
}

function placeOf(seat: Seat | undefined): string {
  return `draft ${seat ?? ''}`;
}
