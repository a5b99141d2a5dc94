import { ARMS, armsOnFace, crossesOnFace, JOKER, listLooks } from './dice.ts';
import {
  type Cell,
  connects,
  type DuelMap,
  isEmpty,
  isOnMap,
  isSmaller,
  listCells,
  neighboursOf,
  type Square,
  shareSide,
} from './map.ts';

export interface OwnDie {
  readonly die: number;
  readonly face: string;
  /** Of a joker. */
  readonly name: string | undefined;
  readonly castle: boolean;
}

/** D15: powers in their order; a hand's stage is the last one used in this turn. */
export const STAGES: readonly string[] = ['none', 'turn', 'castle', 'name', 'free', 'split'];

/** A player's two dice in this round, the lower number first, and what was done to them. */
export interface Hand {
  readonly dice: readonly OwnDie[];
  readonly stage: string;
  readonly free: boolean;
  readonly split: boolean;
}

export interface Place {
  readonly first: Cell;
  readonly second: Cell;
}

export function createHand(faces: ReadonlyMap<number, string>, dice: readonly number[]): Hand {
  const ascending = [...dice].sort((one, other) => one - other);
  const own = ascending.map((die) => ({ die, face: faces.get(die)!, name: undefined, castle: false }));
  return { dice: own, stage: 'none', free: false, split: false };
}

function changeDie(hand: Hand, die: number, stage: string, change: Partial<OwnDie>): Hand {
  return { ...hand, stage, dice: hand.dice.map((own) => (own.die === die ? { ...own, ...change } : own)) };
}

export function withTurn(hand: Hand, die: number, face: string): Hand {
  return changeDie(hand, die, 'turn', { face });
}

export function withCastle(hand: Hand, die: number): Hand {
  return changeDie(hand, die, 'castle', { castle: true });
}

export function withName(hand: Hand, die: number, name: string): Hand {
  return changeDie(hand, die, 'name', { name });
}

export function withFree(hand: Hand): Hand {
  return { ...hand, stage: 'free', free: true };
}

export function withSplit(hand: Hand): Hand {
  return { ...hand, stage: 'split', split: true };
}

function isBefore(hand: Hand, stage: string): boolean {
  return STAGES.indexOf(hand.stage) < STAGES.indexOf(stage);
}

/** D15: the lower number first. */
export function unnamedJoker(hand: Hand): OwnDie | undefined {
  return hand.dice.find(({ face, name }) => face === JOKER && name === undefined);
}

/** What the die looks like on the map: D7 its name, D8 its crosses, D16 the castle's. */
export function squareOf({ face, name, castle }: OwnDie): Square {
  return { arms: name ?? armsOnFace(face), crosses: crossesOnFace(face) + (castle ? 1 : 0) };
}

function looksAlike(hand: Hand): boolean {
  const [one, other] = hand.dice.map(squareOf);
  return one!.arms === other!.arms && one!.crosses === other!.crosses;
}

/** Why the domino may not be drawn there, `undefined` when it may. */
export function refusePlace(map: DuelMap, hand: Hand, { first, second }: Place): [string, string] | undefined {
  if (unnamedJoker(hand) !== undefined) return ['D7', 'joker-unnamed'];
  if (!isOnMap(first) || !isOnMap(second)) return ['D3', 'off-map'];
  if (!isEmpty(map, first) || !isEmpty(map, second)) return ['D7', 'occupied'];
  if (first.x === second.x && first.y === second.y) return ['D7', 'same-square'];
  if (!hand.split && !shareSide(first, second)) return ['D7', 'not-side-by-side'];
  const [one, other] = hand.dice.map(squareOf);
  const firstConnects = connects(map, first, one!.arms);
  const secondConnects = connects(map, second, other!.arms);
  // D4: with free nothing need connect, with split each half by itself; D8: else at least one.
  if (!hand.free && hand.split && !(firstConnects && secondConnects)) return ['D8', 'half-unconnected'];
  if (!hand.free && !hand.split && !(firstConnects || secondConnects)) return ['D8', 'no-connection'];
  return undefined;
}

/** Every place for the domino as it is now, one text for each (N3); none while a joker has no name. */
export function* listPlaces(map: DuelMap, hand: Hand): Generator<Place, undefined> {
  if (unnamedJoker(hand) !== undefined) return undefined;
  const empty = listCells().filter((cell) => isEmpty(map, cell));
  for (const first of empty) {
    for (const second of hand.split ? empty : neighboursOf(first)) {
      if (looksAlike(hand) && isSmaller(second, first)) continue;
      if (refusePlace(map, hand, { first, second }) === undefined) yield { first, second };
    }
  }
  return undefined;
}

function hasPlace(map: DuelMap, hand: Hand): boolean {
  return listPlaces(map, hand).next().done === false;
}

/**
 * Whether the turn can still end with a drawn domino, `spells` being those that may be used (D14, D15). The castle is not
 * tried: its cross opens no place.
 */
export function canDraw(map: DuelMap, hand: Hand, spells: readonly string[]): boolean {
  const joker = unnamedJoker(hand);
  if (joker !== undefined) {
    if (ARMS.some((arms) => canDraw(map, withName(hand, joker.die, arms), spells))) return true;
  } else {
    if (hasPlace(map, hand)) return true;
    if (spells.includes('free') && isBefore(hand, 'free') && canDraw(map, withFree(hand), spells)) return true;
    if (spells.includes('split') && isBefore(hand, 'split') && canDraw(map, withSplit(hand), spells)) return true;
  }
  if (!spells.includes('turn') || !isBefore(hand, 'turn')) return false;
  return hand.dice.some(({ die, face }) =>
    listLooks(die).some((look) => look !== face && canDraw(map, withTurn(hand, die, look), spells)),
  );
}
