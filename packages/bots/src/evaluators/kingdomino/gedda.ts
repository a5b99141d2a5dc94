/**
 * The greedy players of Gedda, Lagerkvist and Butler, "Monte Carlo Methods for the Game Kingdomino" (2018), as the
 * program did it that they measured. These are yardsticks: nobody may tune them.
 */
import { below, type MoveCode, type Rng, type Seat } from '@crownhold/core';
import { encodeMove, FREE, kingdomino, type State } from '@crownhold/games/kingdomino';
import type { TurnPolicy } from '../../turn-policy.ts';
import { keepsCentre, mostCrowns, Realm } from './bitboard.ts';
import { CASTLE, cellOf, type Frame, firstCell, isWithin, type Spot, secondCell } from './bitboard-cell.ts';

const MIDDLE_KINGDOM = 10;
const NOWHERE: Spot = -1;
const DISCARD = encodeMove({ kind: 'discard' });

/** Places where it scores most now, and takes any domino. */
export const greedyPlacement: TurnPolicy<State> = {
  id: 'greedy-placement',
  chooseTurn(state, seat, rng) {
    const choice = choiceOf(state, seat);
    if (choice.realm.isEmpty) return openingTurn(choice, rng);
    const best = bestOf(choice, rng, offerNow);
    return turnOf(choice, best?.spot ?? anySpot(choice, rng), anyOf(choice.picks, rng));
  },
};

/** The full greedy player: scores most with the domino that it places and the one that it takes, together. */
export const fullGreedy: TurnPolicy<State> = {
  id: 'fg',
  chooseTurn(state, seat, rng) {
    const choice = choiceOf(state, seat);
    if (choice.realm.isEmpty) return openingTurn(choice, rng);
    const best = bestOf(choice, rng, offerAhead);
    // Also in the last round: where there is nothing to take, this player does not look.
    return best ? turnOf(choice, best.spot, best.pick) : turnOf(choice, anySpot(choice, rng), anyOf(choice.picks, rng));
  },
};

interface Choice {
  readonly state: State;
  readonly realm: Realm;
  /** Room for what the realm becomes. */
  readonly next: Realm;
  /** Where the domino fits that is to be placed: so many of `spots`. */
  readonly spotCount: number;
  /** What can be taken. */
  readonly picks: readonly number[];
}

// Used within one call each.
const spots = new Int32Array(kingdomino.maxMoves);
const laterSpots = new Int32Array(kingdomino.maxMoves);
const realms = new Map<number, { readonly bare: Realm; readonly now: Realm; readonly next: Realm }>();

function realmsOf(size: number) {
  const known = realms.get(size) ?? { bare: new Realm(size), now: new Realm(size), next: new Realm(size) };
  realms.set(size, known);
  return known;
}

function choiceOf(state: State, seat: Seat): Choice {
  const { bare, now: realm, next } = realmsOf(state.grid.size);
  realm.copyFrom(bare);
  realm.read(state, seat);
  const spotCount = state.phase === 'place' ? realm.listSpots(state.activeDomino, realm.legal, spots) : 0;
  const picks = [...state.next].filter((domino, at) => domino !== FREE && state.nextKings[at] === FREE);
  return { state, realm, next, spotCount, picks };
}

function turnOf({ state, spotCount }: Choice, spot: Spot, pick: number | undefined): readonly MoveCode[] {
  const turn: MoveCode[] = [];
  if (state.phase === 'place') turn.push(spotCount === 0 ? DISCARD : putMove(spot));
  if (pick !== undefined) turn.push(encodeMove({ kind: 'take', domino: pick }));
  return turn;
}

function putMove(spot: Spot): MoveCode {
  return encodeMove({ kind: 'put', first: cellOf(firstCell(spot)), second: cellOf(secondCell(spot)) });
}

/** Before anything lies beside the castle: any place, and a domino with the most crowns on one half. */
function openingTurn(choice: Choice, rng: Rng): readonly MoveCode[] {
  const most = Math.max(...choice.picks.map(mostCrowns));
  const picks = choice.picks.filter((pick) => mostCrowns(pick) === most);
  return turnOf(choice, anySpot(choice, rng), anyOf(picks, rng));
}

function anySpot({ spotCount }: Choice, rng: Rng): Spot {
  return spotCount === 0 ? NOWHERE : spots[below(rng, spotCount)]!;
}

function anyOf(picks: readonly number[], rng: Rng): number | undefined {
  return picks[below(rng, picks.length)];
}

/** The best that was offered so far, any of those that are equal. */
class Favourite {
  points = -1;
  spot: Spot = NOWHERE;
  pick = 0;
  readonly #rng: Rng;
  #equals = 0;

  constructor(rng: Rng) {
    this.#rng = rng;
  }

  offer(points: number, spot: Spot, pick: number): void {
    if (points < this.points) return;
    this.#equals = points > this.points ? 1 : this.#equals + 1;
    this.points = points;
    if (below(this.#rng, this.#equals) > 0) return;
    this.spot = spot;
    this.pick = pick;
  }
}

/** Offers what can follow a placement that has won some points. Careful: without breaking anything. */
type Offer = (favourite: Favourite, choice: Choice, spot: Spot, gain: number, isCareful: boolean) => void;

/** [K18] First among all that keeps the castle in the middle and leaves no hole; if nothing does, among all. */
function bestOf(choice: Choice, rng: Rng, offer: Offer): Favourite | undefined {
  const { state, realm, next, spotCount } = choice;
  for (const isCareful of [true, false]) {
    const favourite = new Favourite(rng);
    for (let i = 0; i < Math.max(1, spotCount); i++) {
      const spot = spotCount === 0 ? NOWHERE : spots[i]!;
      next.copyFrom(realm);
      const gain = spot === NOWHERE ? 0 : place(next, state.activeDomino, spot);
      if (!isCareful || isSound(state, next)) offer(favourite, choice, spot, gain, isCareful);
    }
    if (favourite.points >= 0) return favourite;
  }
  return undefined;
}

/** Places a domino, and says what it has won. */
function place(realm: Realm, domino: number, spot: Spot): number {
  const first = firstCell(spot);
  const second = secondCell(spot);
  const gain = realm.gain(domino, first, second);
  realm.lay(domino, first, second);
  return gain;
}

function isSound(state: State, realm: Realm): boolean {
  if (state.hasVariant('middle-kingdom') && !keepsCentre(realm)) return false;
  return !realm.hasHole(roomOf(state, realm), CASTLE, CASTLE);
}

/** Where a kingdom is to grow. */
function roomOf(state: State, realm: Realm): Frame {
  return state.hasVariant('middle-kingdom') ? realm.centred : realm.legal;
}

const offerNow: Offer = (favourite, { state, next }, spot, gain) => {
  const bonus = state.hasVariant('middle-kingdom') && keepsCentre(next) ? MIDDLE_KINGDOM : 0;
  favourite.offer(gain + bonus, spot, 0);
};

const offerAhead: Offer = (favourite, { state, next, picks }, spot, gain, isCareful) => {
  const bonus = state.hasVariant('middle-kingdom') && keepsCentre(next) ? MIDDLE_KINGDOM : 0;
  const room = roomOf(state, next);
  for (const pick of picks) {
    const least = favourite.points - gain;
    if (next.bound(pick) + bonus < least) continue;
    const count = next.listSpots(pick, isCareful ? room : next.legal, laterSpots);
    let best = -1;
    for (let i = 0; i < count; i++) {
      const first = firstCell(laterSpots[i]!);
      const second = secondCell(laterSpots[i]!);
      const stays = bonus > 0 && isWithin(next.centred, first) && isWithin(next.centred, second);
      const points = next.gain(pick, first, second) + (stays ? bonus : 0);
      if (points <= best || points < least) continue;
      if (isCareful && next.hasHole(room, first, second)) continue;
      best = points;
    }
    if (best >= 0) favourite.offer(gain + best, spot, pick);
  }
};
