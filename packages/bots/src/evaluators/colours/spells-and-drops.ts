import type { Seat } from '@crownhold/core';
import { SPELL_NAMES, type State } from '@crownhold/games/colours';

const COLOURS = 6;
const SPELLS = SPELL_NAMES.length;
const MATCH = SPELL_NAMES.indexOf('match');
const BLEND = SPELL_NAMES.indexOf('blend');

/** In points, besides what they do for capitals, monsters and colours: by kind of spell, by base or composite colour. */
const SPELL_WORTH = [0.5, 0.4, 0.3, 0.2];
const BASE_DROP_WORTH = 0.4;
const COMPOSITE_DROP_WORTH = 0.25;
/** Drops of each composite colour for a blend, and for a round with its towers. */
const BLEND_DROPS = 0.25;
const TOWER_DROPS = 0.03;
/** The rounds in which most spells and drops find their use. */
const ROUNDS_TO_USE = 2;

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

  read(state: State, seat: Seat, rounds: number): void {
    this.usable = 1 - Math.exp(-rounds / ROUNDS_TO_USE);
    this.worth = 0;
    for (let spell = 0; spell < SPELLS; spell++) this.worth += SPELL_WORTH[spell]! * spellCount(state, seat, spell);
    this.canMatch = spellCount(state, seat, MATCH) > 0;
    this.toCome = BLEND_DROPS * spellCount(state, seat, BLEND) + TOWER_DROPS * rounds;
    const chosen = state.choices[seat]!;
    this.worth += COMPOSITE_DROP_WORTH * chosen;
    this.composites = (COLOURS / 2) * this.toCome + chosen;
    for (let colour = 0; colour < COLOURS; colour++) {
      const drops = state.drops[seat * COLOURS + colour]! + state.gainedDrops[seat * COLOURS + colour]!;
      const isBase = colour % 2 === 0;
      this.drops[colour] = drops;
      this.worth += (isBase ? BASE_DROP_WORTH : COMPOSITE_DROP_WORTH) * drops;
      if (!isBase) this.composites += drops;
    }
    this.worth *= this.usable;
  }
}

function spellCount(state: State, seat: Seat, spell: number): number {
  return state.spells[seat * SPELLS + spell]! + state.gainedSpells[seat * SPELLS + spell]!;
}
