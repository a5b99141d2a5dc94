import type { Seat } from '@crownhold/core';
import { SPELL_NAMES, type State } from '@crownhold/games/colours';
import type { SheetWeights } from './sheet-weights.ts';

const COLOURS = 6;
const SPELLS = SPELL_NAMES.length;
const MATCH = SPELL_NAMES.indexOf('match');
const BLEND = SPELL_NAMES.indexOf('blend');

/** The spells and tower drops of a seat. Read anew for each position. */
export class SpellsAndDrops {
  /** Tower drops by colour from 0. */
  readonly drops = new Uint8Array(COLOURS);
  /** Drops of each composite colour that may come. */
  toCome = 0;
  /** Those of all composite colours together, in hand and to come. */
  composites = 0;
  /** In points. */
  worth = 0;
  /** The share that comes to use in the rounds left. */
  usable = 0;
  canMatch = false;
  readonly #weights: SheetWeights;

  constructor(weights: SheetWeights) {
    this.#weights = weights;
  }

  read(state: State, seat: Seat, rounds: number): void {
    const weights = this.#weights;
    this.usable = 1 - Math.exp(-rounds / weights.roundsToUse);
    this.worth = 0;
    for (let spell = 0; spell < SPELLS; spell++) this.worth += weights.spells[spell]! * spellCount(state, seat, spell);
    this.canMatch = spellCount(state, seat, MATCH) > 0;
    this.toCome = weights.blendDrops * spellCount(state, seat, BLEND) + weights.towerDrops * rounds;
    const chosen = state.choices[seat]!;
    this.worth += weights.compositeDrop * chosen;
    this.composites = (COLOURS / 2) * this.toCome + chosen;
    for (let colour = 0; colour < COLOURS; colour++) {
      const drops = state.drops[seat * COLOURS + colour]! + state.gainedDrops[seat * COLOURS + colour]!;
      const isBase = colour % 2 === 0;
      this.drops[colour] = drops;
      this.worth += (isBase ? weights.baseDrop : weights.compositeDrop) * drops;
      if (!isBase) this.composites += drops;
    }
    this.worth *= this.usable;
  }
}

function spellCount(state: State, seat: Seat, spell: number): number {
  return state.spells[seat * SPELLS + spell]! + state.gainedSpells[seat * SPELLS + spell]!;
}
