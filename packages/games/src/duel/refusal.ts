import { type Actor, includes, type MoveCode, type Refusal, refuse, type Seat } from '@crownhold/core';
import { armsOfDie, canComplete, fitsPlainly, HIGHER_DIE, isTwin, LOWER_DIE, mannerOf, unnamedDie } from './drawing.ts';
import { CASTLE_CELL, type Cell, cellCode, cellOf, neighboursOf, OFF_MAP } from './grid.ts';
import { squareAt } from './kingdom.ts';
import { type Arms, armsCode, armsName, armsOfFace, type Face, formatFace, hasFace, type Spell } from './material.ts';
import { countDice, decodeMove, diceIn, type Move } from './moves.ts';
import { canDraw, connects, FREE, SPLIT } from './placement.ts';
import { actors, nextDie } from './rules.ts';
import { type Phase, STAGES, type Stage, type State } from './state.ts';

/** Why a move is illegal, or `undefined` for a legal one. The first reason that a person would name. */
export function refusal(state: State, actor: Actor, code: MoveCode): Refusal | undefined {
  const whoActs = actors(state);
  if (whoActs === 0) return refuse('D18', 'game-over');
  if (!includes(whoActs, actor)) return refuse(TURN_RULES[state.phase], 'not-your-turn');
  const move = decodeMove(code);
  if (move === undefined) return refuse('N1', 'unreadable');
  const { rule, expected, kinds } = expectationOf(state);
  if (!kinds.includes(move.kind)) return refuse(rule, 'wrong-step', { expected });
  return stepRefusal(state, state.seat, move);
}

/** The rule that says whose turn it is. */
const TURN_RULES: Readonly<Record<Phase, string>> = {
  first: 'D5',
  roll: 'D6',
  take: 'D6',
  share: 'D6',
  draw: 'D10',
  lightning: 'D11',
  over: 'D18',
};

interface Expectation {
  readonly rule: string;
  readonly expected: Move['kind'];
  readonly kinds: readonly Move['kind'][];
}

function expectationOf(state: State): Expectation {
  switch (state.phase) {
    case 'first':
      return { rule: 'D5', expected: 'first', kinds: ['first'] };
    case 'roll':
      return { rule: 'D6', expected: 'roll', kinds: ['roll'] };
    case 'take':
      return { rule: 'D6', expected: 'take', kinds: ['take', 'pair'] };
    case 'share':
      return { rule: 'D6', expected: 'take', kinds: ['take'] };
    case 'draw':
      return { rule: 'D7', expected: 'draw', kinds: ['turn', 'castle', 'name', 'free', 'split', 'draw', 'pass'] };
    default: {
      const expected =
        state.hasWon(state.seat, 'domains') && !state.hasUsed(state.seat, 'domains') ? 'domains' : 'cross';
      return { rule: 'D11', expected, kinds: [expected] };
    }
  }
}

function stepRefusal(state: State, seat: Seat, move: Move): Refusal | undefined {
  switch (move.kind) {
    case 'first':
      return move.seat > 1 ? refuse('D1', 'no-such-seat', { seat: move.seat }) : undefined;
    case 'roll':
      return rollRefusal(state, move.die, move.face);
    case 'take':
      return takeRefusal(state, move.dice);
    case 'pair':
      return spellRefusal(state, seat, 'pair');
    case 'turn':
      return turnRefusal(state, seat, move.die, move.face);
    case 'castle':
      return castleRefusal(state, seat, move.die);
    case 'name':
      return nameRefusal(state, seat, move.die, move.arms);
    case 'free':
    case 'split':
      return mannerRefusal(state, seat, move.kind);
    case 'draw':
      return drawRefusal(state, seat, move.first, move.second);
    case 'pass':
      return passRefusal(state, seat);
    case 'domains':
      return undefined;
    case 'cross':
      return crossRefusal(state, seat, move.cell);
  }
}

function rollRefusal(state: State, die: number, face: Face): Refusal | undefined {
  const expected = nextDie(state);
  if (die !== expected) return refuse('D6', 'wrong-die', { die: die + 1, expected: expected + 1 });
  return faceRefusal(die, face);
}

function faceRefusal(die: number, face: Face): Refusal | undefined {
  return hasFace(die, face) ? undefined : refuse('D2', 'no-such-face', { die: die + 1, face: formatFace(face) });
}

function takeRefusal(state: State, dice: number): Refusal | undefined {
  if (state.phase === 'take') return countDice(dice) === 1 ? undefined : refuse('D6', 'one-die');
  if (countDice(dice) !== 2) return refuse('D6', 'two-dice');
  const [taken] = diceIn(dice & state.hands[state.leader]!);
  return taken === undefined ? undefined : refuse('D6', 'die-taken', { die: taken + 1 });
}

/** [D14] Why a seat may not use a spell now. */
function spellRefusal(state: State, seat: Seat, spell: Spell): Refusal | undefined {
  if (!state.hasWon(seat, spell)) return refuse('D14', 'spell-not-won', { spell });
  return state.hasUsed(seat, spell) ? refuse('D14', 'spell-used', { spell }) : undefined;
}

function orderRefusal(state: State, power: Stage): Refusal | undefined {
  return state.stageIndex > STAGES.indexOf(power) ? refuse('D15', 'wrong-order', { power }) : undefined;
}

function dieRefusal(state: State, seat: Seat, die: number): Refusal | undefined {
  return (state.hands[seat]! >> die) & 1 ? undefined : refuse('D6', 'not-your-die', { die: die + 1 });
}

/** [D14] A power needs a drawing: why none could follow once a die has these arms. */
function deadEndRefusal(state: State, seat: Seat, die: number, arms: number): Refusal | undefined {
  const dice = state.hands[seat]!;
  const [lower, higher] = [LOWER_DIE[dice]!, HIGHER_DIE[dice]!];
  const first = die === lower ? arms : armsOfDie(state, lower);
  const second = die === higher ? arms : armsOfDie(state, higher);
  return canComplete(state, seat, first, second) ? undefined : refuse('D14', 'cannot-draw');
}

function turnRefusal(state: State, seat: Seat, die: number, face: Face): Refusal | undefined {
  return (
    spellRefusal(state, seat, 'turn') ??
    orderRefusal(state, 'turn') ??
    dieRefusal(state, seat, die) ??
    faceRefusal(die, face) ??
    (state.faces[die] === face ? refuse('D15', 'same-face', { die: die + 1 }) : undefined) ??
    deadEndRefusal(state, seat, die, armsOfFace(face))
  );
}

function castleRefusal(state: State, seat: Seat, die: number): Refusal | undefined {
  return (
    ((state.castles >> seat) & 1 ? refuse('D16', 'castle-used') : undefined) ??
    orderRefusal(state, 'castle') ??
    dieRefusal(state, seat, die) ??
    deadEndRefusal(state, seat, die, armsOfDie(state, die))
  );
}

function nameRefusal(state: State, seat: Seat, die: number, arms: Arms): Refusal | undefined {
  const strange = dieRefusal(state, seat, die);
  if (strange) return strange;
  if (armsOfFace(state.faces[die]!) !== 0) return refuse('D7', 'no-joker', { die: die + 1 });
  if (state.names[die] !== 0) return refuse('D7', 'already-named', { die: die + 1 });
  const lowest = unnamedDie(state, seat);
  if (lowest !== die) return refuse('D15', 'lower-joker-first', { die: lowest + 1 });
  return deadEndRefusal(state, seat, die, armsCode(arms));
}

function jokerRefusal(state: State, seat: Seat): Refusal | undefined {
  const die = unnamedDie(state, seat);
  return die < 0 ? undefined : refuse('D7', 'joker-unnamed', { die: die + 1 });
}

function mannerRefusal(state: State, seat: Seat, power: 'free' | 'split'): Refusal | undefined {
  const early = spellRefusal(state, seat, power) ?? orderRefusal(state, power) ?? jokerRefusal(state, seat);
  if (early) return early;
  const [first, second] = armsOfHand(state, seat);
  const manner = mannerOf(state) | (power === 'free' ? FREE : SPLIT);
  const canFollow = power === 'free' && state.hasWon(seat, 'split') && !state.hasUsed(seat, 'split');
  return canFollow || canDraw(state, seat, first, second, manner) ? undefined : refuse('D14', 'cannot-draw');
}

function armsOfHand(state: State, seat: Seat): readonly [number, number] {
  const dice = state.hands[seat]!;
  return [armsOfDie(state, LOWER_DIE[dice]!), armsOfDie(state, HIGHER_DIE[dice]!)];
}

/** [D7] [D8] Why the domino may not be drawn there. */
function drawRefusal(state: State, seat: Seat, first: Cell, second: Cell): Refusal | undefined {
  const unnamed = jokerRefusal(state, seat);
  if (unnamed) return unnamed;
  const cells = [first, second];
  if (cells.some((cell) => cellCode(cell) === OFF_MAP)) return refuse('D3', 'off-map');
  for (const cell of cells) if (isTaken(state, seat, cell)) return refuse('D7', 'occupied', { ...cell });
  const [one, other] = [cellCode(first), cellCode(second)];
  if (one === other) return refuse('D7', 'same-square');
  const manner = mannerOf(state);
  if (manner < SPLIT && !neighboursOf(one).includes(other)) return refuse('D7', 'not-side-by-side');
  return connectionRefusal(state, seat, one, other) ?? twinRefusal(state, seat, one, other);
}

function connectionRefusal(state: State, seat: Seat, first: number, second: number): Refusal | undefined {
  const manner = mannerOf(state);
  const hand = armsOfHand(state, seat);
  const [isFirst, isSecond] = [first, second].map((cell, half) => connects(state, seat, cell, hand[half]!, manner));
  const [one, other] = hand.map(armsName) as [Arms, Arms];
  if (manner !== SPLIT) {
    return isFirst || isSecond ? undefined : refuse('D8', 'no-connection', { first: one, second: other });
  }
  if (!isFirst) return refuse('D8', 'half-unconnected', { ...cellOf(first), arms: one });
  return isSecond ? undefined : refuse('D8', 'half-unconnected', { ...cellOf(second), arms: other });
}

function twinRefusal(state: State, seat: Seat, first: number, second: number): Refusal | undefined {
  return isTwin(state, seat) && second < first ? refuse('N3', 'halves-exchanged') : undefined;
}

function passRefusal(state: State, seat: Seat): Refusal | undefined {
  if (state.stage !== '-') return refuse('D9', 'pass-after-power');
  return fitsPlainly(state, seat) ? refuse('D9', 'must-draw') : undefined;
}

function crossRefusal(state: State, seat: Seat, cell: Cell): Refusal | undefined {
  const code = cellCode(cell);
  if (code === OFF_MAP) return refuse('D3', 'off-map');
  return squareAt(state, seat, code) ? undefined : refuse('D4', 'nothing-drawn', { ...cell });
}

function isTaken(state: State, seat: Seat, cell: Cell): boolean {
  const code = cellCode(cell);
  return code === CASTLE_CELL || squareAt(state, seat, code) !== undefined;
}
