import { ACHIEVEMENTS, isCircled, isStruck, listOpen } from './achievements.ts';
import { DICE, weightOf } from './dice.ts';
import { areaOf, BASES, kingdomsBeside } from './map.ts';
import type { Hand, Match, Player } from './match.ts';
import { type Move, parseMove } from './moves.ts';
import { hasEqualNeighbour, type Sheet } from './sheet.ts';

/** Rule and code. */
type Why = [string, string];

type Actor = 'chance' | number;

/** What an actor is asked for: the rule that says so, and the kinds of steps. */
interface Ask {
  readonly rule: string;
  readonly kinds: readonly string[];
}

const FIRST: Ask = { rule: 'C17', kinds: ['first'] };
const COLOUR: Ask = { rule: 'C23', kinds: ['move', 'split', 'paint', 'blend', 'tower', 'done'] };
const CHOOSE: Ask = { rule: 'C29', kinds: ['choose'] };
const REVEAL: Ask = { rule: 'C22', kinds: ['reveal'] };
const STRIKE: Ask = { rule: 'C43', kinds: ['strike'] };

/** `undefined` when the actor does not act now. */
export function askOf(match: Match, actor: Actor): Ask | undefined {
  switch (match.phase) {
    case 'first':
      return actor === 'chance' ? FIRST : undefined;
    case 'throw':
      return actor === 'chance' ? { rule: throwRule(match), kinds: ['land'] } : undefined;
    case 'play':
      return actor === 'chance' ? undefined : askSeat(match, actor);
    case 'reveal':
      return actor === 'chance' ? REVEAL : undefined;
    case 'strike':
      return actor === 0 ? STRIKE : undefined;
    case 'over':
      return undefined;
  }
}

/** C18, or C20 for a player alone. */
function throwRule({ players }: Match): string {
  return players.length === 1 ? 'C20' : 'C18';
}

function askSeat(match: Match, seat: number): Ask | undefined {
  const { players, token, taken } = match;
  const player = players[seat];
  if (player === undefined || player.done) return undefined;
  if (player.hand === undefined) {
    return seat === (token + taken) % players.length ? { rule: throwRule(match), kinds: ['take'] } : undefined;
  }
  return player.hand.choices > 0 ? CHOOSE : COLOUR; // C22: whoever has a die colours; C29: a choice comes first
}

/** `undefined` exactly when the step is legal. */
export function refuse(match: Match, actor: Actor, text: string): Why | undefined {
  const isAlone = match.players.length === 1;
  if (match.phase === 'over') return [isAlone ? 'C44' : 'C37', 'game-over'];
  const ask = askOf(match, actor);
  if (ask === undefined) return [isAlone ? 'C20' : 'C22', 'not-your-turn'];
  const move = parseMove(text);
  if (move === undefined) return ['N1', 'unreadable'];
  if (!ask.kinds.includes(move.kind)) return [ask.rule, 'wrong-step'];
  switch (move.kind) {
    case 'first':
      return move.seat < match.players.length ? undefined : ['C17', 'no-such-seat'];
    case 'land':
      if (move.die !== DICE[match.box.size]) return ['C13', 'die-order'];
      return weightOf(move.kingdoms) === 0 ? ['C15', 'no-such-landing'] : undefined;
    case 'take':
      return refuseTake(match, move.die, move.kingdom, move.colour);
    case 'strike':
      return refuseStrike(match.players[0]!, move.row, move.number);
    case 'choose':
    case 'done':
    case 'reveal':
      return undefined;
    default: {
      const { sheet, hand } = match.players[actor as number]!; // Only seats are asked for these.
      return refuseColouring(sheet, hand!, move);
    }
  }
}

function refuseTake(match: Match, die: string, kingdom: string, colour: string): Why | undefined {
  const { box } = match;
  if (!box.has(die)) return [throwRule(match), 'die-gone'];
  if (die === 'white' && BASES.every((base) => box.has(base))) return ['C16', 'white-first'];
  if (!box.get(die)!.kingdoms.includes(kingdom)) return ['C21', 'not-in-kingdom'];
  return die === 'white' && box.has(colour) ? ['C16', 'colour-in-box'] : undefined;
}

function refuseColouring(sheet: Sheet, hand: Hand, move: Move): Why | undefined {
  switch (move.kind) {
    case 'move':
      if (sheet.spells['move'] === 0) return ['C31', 'no-spell'];
      if (hand.moved) return ['C31', 'moved-already'];
      if (hand.dropped || hand.splits.length > 0) return ['C31', 'move-too-late'];
      return move.kingdom === hand.kingdom ? ['C31', 'same-kingdom'] : undefined;
    case 'split':
      if (sheet.spells['split'] === 0) return ['C33', 'no-spell'];
      if (hand.left === 0) return ['C33', 'no-drop-left'];
      if (!kingdomsBeside(hand.kingdom).includes(move.kingdom)) return ['C33', 'not-a-neighbour'];
      return hand.splits.includes(move.kingdom) ? ['C33', 'split-already'] : undefined;
    case 'paint':
      if (hand.left === 0) return ['C23', 'no-drop-left'];
      return refuseArea(sheet, reachOf(hand), move.area, hand.colour, move.match);
    case 'blend':
      if (sheet.spells['blend'] === 0) return ['C34', 'no-spell'];
      if (hand.left < 2) return ['C34', 'two-drops'];
      return refuseArea(sheet, reachOf(hand), move.area, move.colour, move.match);
    case 'tower':
      if (sheet.drops[move.colour] === 0) return ['C30', 'no-tower-drop'];
      return refuseArea(sheet, undefined, move.area, move.colour, move.match);
    default:
      throw new Error(`no step of colouring: ${move.kind}`);
  }
}

/** C23, C33: the kingdoms where the die's drops may go. */
function reachOf({ kingdom, splits }: Hand): string[] {
  return [kingdom, ...splits];
}

/** C30: without `reach` the drop goes to any kingdom. */
function refuseArea(
  sheet: Sheet,
  reach: readonly string[] | undefined,
  area: string,
  colour: string,
  match: boolean,
): Why | undefined {
  if (sheet.areas.has(area)) return ['C23', 'painted'];
  if (reach !== undefined && !reach.includes(areaOf(area).kingdom)) return ['C23', 'out-of-reach'];
  const isForbidden = hasEqualNeighbour(sheet, area, colour); // C24
  if (isForbidden && !match) return ['C24', 'same-colour'];
  if (!isForbidden && match) return ['C32', 'match-not-needed'];
  return match && sheet.spells['match'] === 0 ? ['C32', 'no-spell'] : undefined;
}

function refuseStrike(player: Player, row: string, number: number): Why | undefined {
  if (!ACHIEVEMENTS.get(row)!.includes(number)) return ['C43', 'no-such-number'];
  if (isCircled(player, row, number)) return ['C43', 'circled'];
  if (isStruck(player, row, number)) return ['C43', 'struck'];
  const isHigherOpen = listOpen(player).some((open) => /[34]$/.test(open));
  return number < 3 && isHigherOpen ? ['C43', 'higher-first'] : undefined;
}
