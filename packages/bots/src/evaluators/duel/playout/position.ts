import { duel, type State } from '@crownhold/games/duel';
import { PlayoutBoard } from './playout-board.ts';

/** What comes next in a round, in this order. */
export const ROLL = 0;
export const TAKE = 1;
export const SHARE = 2;
export const DRAW_A = 3;
export const DRAW_B = 4;
export const TICK_A = 5;
export const LIGHTNING_A = 6;
export const TICK_B = 7;
export const LIGHTNING_B = 8;
export const END_OF_ROUND = 9;
export const OVER = 10;

/** A state between turns as quick play takes it up. */
export class Position {
  readonly state: State;
  readonly boards: readonly PlayoutBoard[];
  readonly step: number;

  constructor(state: State) {
    this.state = duel.copy(state);
    this.boards = [PlayoutBoard.of(state, 0), PlayoutBoard.of(state, 1)];
    this.step = stepOf(state);
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
