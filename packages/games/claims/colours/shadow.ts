import { CHANCE, type Seat } from '@crownhold/core';
import { ATLASES } from '../../src/colours/atlas.ts';
import { COLOURS, type Colour } from '../../src/colours/colour.ts';
import { decodeMove, type Move } from '../../src/colours/moves.ts';
import { colourAt } from '../../src/colours/painting.ts';
import type { State } from '../../src/colours/state.ts';

const { areas } = ATLASES.first.map;
const BASES: readonly Colour[] = ['blue', 'red', 'yellow', 'blue'];

/** What a seat holds in the round, as somebody with paper and pencil would note it. */
interface Note {
  colour: Colour;
  drops: number;
  matches: number;
  painted: Map<number, Colour>;
}

/** A second account of the sheets that only watches the moves, and says what is wrong with them. */
export class Shadow {
  readonly #notes: readonly Note[];
  spells = 0;
  towers = 0;

  constructor(seats: number) {
    this.#notes = Array.from({ length: seats }, () => ({ colour: 'blue', drops: 0, matches: 0, painted: new Map() }));
  }

  /** Takes note of a move before it is played; returns what is wrong with it, if anything. */
  follow(state: State, actor: number, code: number): string | undefined {
    const move = decodeMove(code);
    if (!move) return `${code} is no move`;
    return actor === CHANCE ? undefined : this.#note(state, actor, move);
  }

  /** What differs from the engine's sheets. */
  compare(state: State): string | undefined {
    for (const [seat, { painted }] of this.#notes.entries()) {
      for (const { id, label } of areas) {
        const colour = colourAt(state, seat, id);
        if ((colour === 0 ? undefined : COLOURS[colour - 1]) !== painted.get(id))
          return `seat ${seat} has another ${label}`;
      }
    }
    return undefined;
  }

  #note(state: State, seat: Seat, move: Move): string | undefined {
    const note = this.#notes[seat]!;
    switch (move.kind) {
      case 'take':
        note.colour = move.colour ?? BASES[move.die]!;
        note.drops = state.numbers[move.die]!;
        return undefined;
      case 'paint':
        note.drops--;
        return this.#paint(note, move.area, note.colour, move.isMatch);
      case 'blend':
        this.spells++;
        note.drops -= 2;
        return this.#paint(note, move.area, move.colour, move.isMatch);
      case 'tower':
        this.towers++;
        return this.#paint(note, move.area, move.colour, move.isMatch);
      case 'move':
      case 'split':
        this.spells++;
        return undefined;
      default:
        return undefined;
    }
  }

  #paint(note: Note, area: number, colour: Colour, isMatch: boolean): string | undefined {
    if (note.drops < 0) return 'more drops than the die has';
    if (note.painted.has(area)) return `${areas[area]!.label} was painted already`;
    const isClash = areas[area]!.neighbours.some((neighbour) => note.painted.get(neighbour) === colour);
    if (isClash !== isMatch) return `${areas[area]!.label} beside its own colour`;
    if (isMatch) this.spells++;
    note.painted.set(area, colour);
    return undefined;
  }
}
