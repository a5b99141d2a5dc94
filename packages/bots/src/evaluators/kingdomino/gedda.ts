/**
 * The greedy players of Gedda, Lagerkvist and Butler, "Monte Carlo Methods for the Game Kingdomino" (2018), as the
 * program did it that they measured. These are yardsticks: nobody may tune them.
 */
import { below, type MoveCode, type Rng, type Seat } from '@crownhold/core';
import { encodeMove, FREE, kingdomino, type State } from '@crownhold/games/kingdomino';
import type { TurnPolicy } from '../../turn-policy.ts';
import { KingdomBitboard, keepsCentre, mostCrowns } from './bitboard.ts';
import { type Bounds, CASTLE, cellOf, firstCell, isWithin, type Placement, secondCell } from './bitboard-cell.ts';

const MIDDLE_KINGDOM = 10;
const NOWHERE: Placement = -1;
const DISCARD = encodeMove({ kind: 'discard' });

/** Places where it scores most now, and takes any domino. */
export const greedyPlacement: TurnPolicy<State> = {
  id: 'greedy-placement',
  chooseTurn(state, seat, rng) {
    const choice = choiceOf(state, seat);
    if (choice.board.isEmpty) return openingTurn(choice, rng);
    const best = bestOf(choice, rng, offerNow);
    return turnOf(choice, best?.placement ?? anyPlacement(choice, rng), anyOf(choice.picks, rng));
  },
};

/** The full greedy player: scores most with the domino that it places and the one that it takes, together. */
export const fullGreedy: TurnPolicy<State> = {
  id: 'fg',
  chooseTurn(state, seat, rng) {
    const choice = choiceOf(state, seat);
    if (choice.board.isEmpty) return openingTurn(choice, rng);
    const best = bestOf(choice, rng, offerAhead);
    // Also in the last round: where there is nothing to take, this player does not look.
    return best
      ? turnOf(choice, best.placement, best.pick)
      : turnOf(choice, anyPlacement(choice, rng), anyOf(choice.picks, rng));
  },
};

interface Choice {
  readonly state: State;
  readonly board: KingdomBitboard;
  /** Room for what the board becomes. */
  readonly next: KingdomBitboard;
  /** Where the domino fits that is to be placed: so many of `placements`. */
  readonly placementCount: number;
  /** What can be taken. */
  readonly picks: readonly number[];
}

// Used within one call each.
const placements = new Int32Array(kingdomino.maxMoves);
const laterPlacements = new Int32Array(kingdomino.maxMoves);
const boards = new Map<
  number,
  { readonly bare: KingdomBitboard; readonly now: KingdomBitboard; readonly next: KingdomBitboard }
>();

function boardsOf(size: number) {
  const known = boards.get(size) ?? {
    bare: new KingdomBitboard(size),
    now: new KingdomBitboard(size),
    next: new KingdomBitboard(size),
  };
  boards.set(size, known);
  return known;
}

function choiceOf(state: State, seat: Seat): Choice {
  const { bare, now: board, next } = boardsOf(state.grid.size);
  board.copyFrom(bare);
  board.read(state, seat);
  const placementCount =
    state.phase === 'place' ? board.listPlacements(state.activeDomino, board.legal, placements) : 0;
  const picks = [...state.next].filter((domino, at) => domino !== FREE && state.nextKings[at] === FREE);
  return { state, board, next, placementCount, picks };
}

function turnOf(
  { state, placementCount }: Choice,
  placement: Placement,
  pick: number | undefined,
): readonly MoveCode[] {
  const turn: MoveCode[] = [];
  if (state.phase === 'place') turn.push(placementCount === 0 ? DISCARD : putMove(placement));
  if (pick !== undefined) turn.push(encodeMove({ kind: 'take', domino: pick }));
  return turn;
}

function putMove(placement: Placement): MoveCode {
  return encodeMove({ kind: 'put', first: cellOf(firstCell(placement)), second: cellOf(secondCell(placement)) });
}

/** Before anything lies beside the castle: any place, and a domino with the most crowns on one half. */
function openingTurn(choice: Choice, rng: Rng): readonly MoveCode[] {
  const most = Math.max(...choice.picks.map(mostCrowns));
  const picks = choice.picks.filter((pick) => mostCrowns(pick) === most);
  return turnOf(choice, anyPlacement(choice, rng), anyOf(picks, rng));
}

function anyPlacement({ placementCount }: Choice, rng: Rng): Placement {
  return placementCount === 0 ? NOWHERE : placements[below(rng, placementCount)]!;
}

function anyOf(picks: readonly number[], rng: Rng): number | undefined {
  return picks[below(rng, picks.length)];
}

/** The best that was offered so far, any of those that are equal. */
class Favourite {
  points = -1;
  placement: Placement = NOWHERE;
  pick = 0;
  readonly #rng: Rng;
  #equals = 0;

  constructor(rng: Rng) {
    this.#rng = rng;
  }

  offer(points: number, placement: Placement, pick: number): void {
    if (points < this.points) return;
    this.#equals = points > this.points ? 1 : this.#equals + 1;
    this.points = points;
    if (below(this.#rng, this.#equals) > 0) return;
    this.placement = placement;
    this.pick = pick;
  }
}

/** Offers what can follow a placement that has won some points. Careful: without breaking anything. */
type Offer = (favourite: Favourite, choice: Choice, placement: Placement, gain: number, isCareful: boolean) => void;

/** [K18] First among all that keeps the castle in the middle and leaves no hole; if nothing does, among all. */
function bestOf(choice: Choice, rng: Rng, offer: Offer): Favourite | undefined {
  const { state, board, next, placementCount } = choice;
  for (const isCareful of [true, false]) {
    const favourite = new Favourite(rng);
    for (let i = 0; i < Math.max(1, placementCount); i++) {
      const placement = placementCount === 0 ? NOWHERE : placements[i]!;
      next.copyFrom(board);
      const gain = placement === NOWHERE ? 0 : place(next, state.activeDomino, placement);
      if (!isCareful || isSound(state, next)) offer(favourite, choice, placement, gain, isCareful);
    }
    if (favourite.points >= 0) return favourite;
  }
  return undefined;
}

/** Places a domino, and says what it has won. */
function place(board: KingdomBitboard, domino: number, placement: Placement): number {
  const first = firstCell(placement);
  const second = secondCell(placement);
  const gain = board.gain(domino, first, second);
  board.lay(domino, first, second);
  return gain;
}

function isSound(state: State, board: KingdomBitboard): boolean {
  if (state.hasVariant('middle-kingdom') && !keepsCentre(board)) return false;
  return !board.hasHole(roomOf(state, board), CASTLE, CASTLE);
}

/** Where a kingdom is to grow. */
function roomOf(state: State, board: KingdomBitboard): Bounds {
  return state.hasVariant('middle-kingdom') ? board.centred : board.legal;
}

const offerNow: Offer = (favourite, { state, next }, placement, gain) => {
  const bonus = state.hasVariant('middle-kingdom') && keepsCentre(next) ? MIDDLE_KINGDOM : 0;
  favourite.offer(gain + bonus, placement, 0);
};

const offerAhead: Offer = (favourite, { state, next, picks }, placement, gain, isCareful) => {
  const bonus = state.hasVariant('middle-kingdom') && keepsCentre(next) ? MIDDLE_KINGDOM : 0;
  const room = roomOf(state, next);
  for (const pick of picks) {
    const least = favourite.points - gain;
    if (next.bound(pick) + bonus < least) continue;
    const count = next.listPlacements(pick, isCareful ? room : next.legal, laterPlacements);
    let best = -1;
    for (let i = 0; i < count; i++) {
      const first = firstCell(laterPlacements[i]!);
      const second = secondCell(laterPlacements[i]!);
      const stays = bonus > 0 && isWithin(next.centred, first) && isWithin(next.centred, second);
      const points = next.gain(pick, first, second) + (stays ? bonus : 0);
      if (points <= best || points < least) continue;
      if (isCareful && next.hasHole(room, first, second)) continue;
      best = points;
    }
    if (best >= 0) favourite.offer(gain + best, placement, pick);
  }
};
