import { SPELLS, type State } from '@crownhold/games/duel';
import { PlayoutBoard } from './playout-board.ts';

/** What comes next in a round, in this order. */
export const [ROLL, TAKE, SHARE, DRAW_A, DRAW_B, TICK_A, LIGHTNING_A, TICK_B, LIGHTNING_B, END_OF_ROUND, OVER] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
] as const;

/** A state between turns as quick play takes it up. */
export class Position {
  readonly boards: readonly PlayoutBoard[];
  readonly step: number;
  readonly leader: number;
  readonly ticksAlways: boolean;
  readonly marked: number;
  readonly drew: number;
  readonly castles: number;
  readonly faces: Uint8Array;
  readonly hands: Uint8Array;
  readonly ticks: Uint8Array;
  readonly won: Uint8Array;
  readonly used: Uint8Array;

  constructor(state: State) {
    this.boards = [PlayoutBoard.of(state, 0), PlayoutBoard.of(state, 1)];
    this.step = stepOf(state);
    this.leader = state.leader;
    this.ticksAlways = state.ticksAlways;
    this.marked = state.marked;
    this.drew = state.drew;
    this.castles = state.castles;
    this.faces = state.faces.slice();
    this.hands = state.hands.slice();
    this.ticks = state.ticks.slice(0, 2 * SPELLS.length);
    this.won = state.won.slice();
    this.used = state.used.slice();
  }
}

function stepOf({ phase, seat, leader }: State): number {
  switch (phase) {
    case 'take':
      return TAKE;
    case 'share':
      return SHARE;
    case 'draw':
      return seat === leader ? DRAW_A : DRAW_B;
    case 'lightning':
      return seat === leader ? LIGHTNING_A : LIGHTNING_B;
    case 'over':
      return OVER;
    default:
      return ROLL;
  }
}
