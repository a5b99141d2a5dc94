import type { Seat } from '@crownhold/core';
import { ARMS, type Arms, isStruck, ROW_LENGTHS, SPELLS, type Spell, type State } from '@crownhold/games/duel';
import { type Tick, ticksOf } from './ticks.ts';

/** A row of the spellbook as both players run along it. */
export interface RaceRow {
  readonly arms: Arms;
  readonly spell: Spell;
  readonly length: number;
  /** [D14] Used at once when it is won. */
  readonly isLightning: boolean;
  /** By seat. */
  readonly runners: readonly Runner[];
  /** Nobody yet if it is missing. */
  readonly winner?: Seat;
  /** [D14] What has become of the spell that was won. */
  readonly spellState?: 'ready' | 'next-round' | 'used';
}

export interface Runner {
  readonly ticks: number;
  /** Squares that the dice in hand, or those chosen, would tick besides. */
  readonly coming: number;
  /** Exactly one square is missing, and the row is still open. */
  readonly isOneLeft: boolean;
  readonly isStruck: boolean;
}

const LIGHTNING: readonly Spell[] = ['domains', 'cross'];

/** The spellbook with the ticks that some dice of each seat would bring. */
export function raceOf(state: State, dice: readonly (readonly number[])[]): readonly RaceRow[] {
  const ticks = dice.map((own, seat) => [...ticksOf(state, seat, own).values()]);
  return ARMS.map((arms, row) => {
    const winner = [0, 1].find((seat) => state.hasWon(seat, SPELLS[row]!));
    return {
      arms,
      spell: SPELLS[row]!,
      length: ROW_LENGTHS[row]!,
      isLightning: LIGHTNING.includes(SPELLS[row]!),
      runners: [0, 1].map((seat) => runnerIn(state, seat, row, ticks[seat] ?? [])),
      ...(winner !== undefined && { winner, spellState: spellStateOf(state, winner, SPELLS[row]!) }),
    };
  });
}

function runnerIn(state: State, seat: Seat, row: number, own: readonly Tick[]): Runner {
  const ticks = state.ticks[seat * ARMS.length + row]!;
  return {
    ticks,
    coming: own.filter((tick) => tick.kind === 'ticks' && tick.arms === ARMS[row]).length,
    isOneLeft: ROW_LENGTHS[row]! - ticks === 1 && !isStruck(state, seat, row),
    isStruck: isStruck(state, seat, row),
  };
}

/** [D14] A spell works from the round after it was won; ticks of this round are made after everybody has drawn. */
function spellStateOf(state: State, seat: Seat, spell: Spell): 'ready' | 'next-round' | 'used' {
  if (state.hasUsed(seat, spell)) return 'used';
  return state.phase === 'lightning' ? 'next-round' : 'ready';
}
