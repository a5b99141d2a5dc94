import type { Seat } from '@crownhold/core';
import type { Reaction } from '@crownhold/protocol';
import type { NewNote, Note } from '../ports/notes.ts';

const PREFIX = 'sign:';
/** Long enough to be read by every node, short enough to be told to nobody who comes later. */
const SIGN_MS = 10_000;

export interface Sign {
  readonly seat: Seat;
  readonly reaction: Reaction;
}

/** Signs that people make to each other, carried to other nodes as notes. Each is told once at each node. */
export class Signs {
  #told = new Map<string, string>();

  /** A note for a sign that this node tells itself. */
  create({ seat, reaction }: Sign, nowMs: number): NewNote {
    const note = { key: `${PREFIX}${seat}`, text: `${reaction} ${nowMs}`, lifeMs: SIGN_MS };
    this.#told.set(note.key, note.text);
    return note;
  }

  /** Those among the notes that were not told here yet. */
  take(notes: readonly Note[]): readonly Sign[] {
    const signs = notes.filter(({ key }) => key.startsWith(PREFIX));
    const fresh = signs.filter(({ key, text }) => this.#told.get(key) !== text);
    for (const { key, text } of fresh) this.#told.set(key, text);
    return fresh.map(({ key, text }) => {
      // Only nodes write them.
      return { seat: Number(key.slice(PREFIX.length)), reaction: text.split(' ')[0] as Reaction };
    });
  }
}
