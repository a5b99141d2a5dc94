import type { MoveCode, Seat } from '@crownhold/core';
import { decodeMove, kingdomino, type State } from '@crownhold/games/kingdomino';
import { MailboxBoard, mailboxCell, type Place } from './mailbox-board.ts';
import { effectOf } from './placement-effect.ts';

// What things are worth, in points; found by trying.
const KIN = 0.9;
const CLOSED = 0.7;
const BLOCKED = 0.5;
const HOLE = 2;
const OFF_CENTRE = 0.5;
const MIDDLE_KINGDOM = 10;
const HARMONY = 5;

export interface RatedMove {
  readonly move: MoveCode;
  readonly rating: number;
}

/** A kingdom as it may come to be: the rules know it as a state, ratings as a board. */
export class Plan {
  readonly #state: State;
  readonly #seat: Seat;
  readonly #board: MailboxBoard;

  private constructor(state: State, seat: Seat, board: MailboxBoard) {
    this.#state = state;
    this.#seat = seat;
    this.#board = board;
  }

  static of(state: State, seat: Seat): Plan {
    return new Plan(kingdomino.copy(state), seat, MailboxBoard.of(state, seat));
  }

  /** What a placement wins, by points, by the shape it leaves and by the bonuses that stay possible. */
  rate(domino: number, move: MoveCode): number {
    const state = this.#state;
    const place = placeOf(move);
    if (!place) return state.hasVariant('harmony') && state.discards[this.#seat] === 0 ? -HARMONY : 0;
    const { gain, kin, closed, blocked, holes, offCentre, canCentre } = effectOf(this.#board, domino, place);
    const shape = KIN * kin + CLOSED * closed - BLOCKED * blocked - HOLE * holes;
    if (!state.hasVariant('middle-kingdom')) return gain + shape;
    return gain + shape + (canCentre ? MIDDLE_KINGDOM : 0) - OFF_CENTRE * offCentre;
  }

  /** The best way to place a domino, or its discard if there is none. */
  best(domino: number): RatedMove {
    prepareToPlace(this.#state, this.#seat, domino);
    const count = kingdomino.legalMoves(this.#state, this.#seat, placements);
    let best = { move: placements[0]!, rating: Number.NEGATIVE_INFINITY };
    for (let i = 0; i < count; i++) {
      const move = placements[i]!;
      const rating = this.rate(domino, move);
      if (rating > best.rating) best = { move, rating };
    }
    return best;
  }

  /** The plan with one domino more. */
  with(domino: number, move: MoveCode): Plan {
    const state = kingdomino.copy(this.#state);
    prepareToPlace(state, this.#seat, domino);
    kingdomino.apply(state, this.#seat, move);
    const place = placeOf(move);
    return new Plan(state, this.#seat, place ? this.#board.with(domino, place) : this.#board);
  }
}

/** Where `best` lists; read before anything else can list. */
const placements = new Int32Array(kingdomino.maxMoves);

/** Makes of a state one in which the seat is to place this domino. */
function prepareToPlace(state: State, seat: Seat, domino: number): void {
  state.phaseIndex = 0;
  while (state.phase !== 'place') state.phaseIndex++;
  state.seat = seat;
  state.slot = 0;
  state.line[0] = domino;
}

const places = new Map<MoveCode, Place | undefined>();

/** Where a placement lies; `undefined` for a discard. Found out once for each, since there are but a few hundred. */
function placeOf(code: MoveCode): Place | undefined {
  if (!places.has(code)) places.set(code, readPlace(code));
  return places.get(code);
}

function readPlace(code: MoveCode): Place | undefined {
  const move = decodeMove(code);
  if (move?.kind !== 'put') return undefined;
  const { first, second } = move;
  return { first: mailboxCell(first.x, first.y), second: mailboxCell(second.x, second.y) };
}
