import { kingdomino, type State } from '@crownhold/games/kingdomino';
import { PlayoutBoard } from './playout-board.ts';

const DOMINOES = 48;

/** Where a game can be played on from. It stays as it is, whatever becomes of the state. */
export class Position {
  readonly seats: number;
  readonly lineLength: number;
  readonly rounds: number;
  readonly isCentred: boolean;
  readonly isHarmony: boolean;
  readonly boards: readonly PlayoutBoard[];
  readonly past: readonly number[];
  /** What tells a kingdom from all others: every domino and where it was laid. */
  readonly keys: readonly string[];
  readonly round: number;
  readonly slot: number;
  /** Whether the acting king has placed its domino and only takes another. */
  readonly isTaking: boolean;
  readonly actor: number;
  readonly drawn: number;
  readonly line: Uint8Array;
  readonly lineKings: Uint8Array;
  readonly next: Uint8Array;
  readonly nextKings: Uint8Array;
  readonly kings: Uint8Array;
  readonly unseen: Uint8Array;

  constructor(state: State) {
    this.seats = state.seats;
    this.lineLength = state.lineLength;
    this.rounds = state.rounds;
    this.isCentred = state.hasVariant('middle-kingdom');
    this.isHarmony = state.hasVariant('harmony');
    this.boards = Array.from({ length: state.seats }, (_, seat) => PlayoutBoard.of(state, seat));
    // What earlier games of a dynasty brought, or what this one has if it is over.
    this.past = this.boards.map(
      (board, seat) => kingdomino.score(state, seat) - board.score(this.isCentred, this.isHarmony),
    );
    this.keys = this.boards.map((_, seat) => {
      const [from, to] = [state.laidAt(seat, 0), state.laidAt(seat, state.laidCount[seat]!)];
      return `${state.laidDominoes.subarray(from, to).join()} ${state.laidMoves.subarray(from, to).join()}`;
    });
    this.round = state.phase === 'over' || state.phase === 'renew' ? state.rounds + 1 : state.round;
    this.slot = state.slot;
    this.isTaking = state.phase === 'take';
    this.actor = state.seat;
    this.drawn = state.drawn;
    this.line = state.line.slice();
    this.lineKings = state.lineKings.slice();
    this.next = state.next.slice();
    this.nextKings = state.nextKings.slice();
    this.kings = state.kings.slice();
    this.unseen = Uint8Array.from({ length: DOMINOES }, (_, index) => index + 1).filter((domino) =>
      state.isUnseen(domino),
    );
  }

  /** Whether all that follows is decided by the seats. */
  get isDeterministic(): boolean {
    return this.round >= this.rounds || (this.round === this.rounds - 1 && this.drawn === this.lineLength);
  }
}
