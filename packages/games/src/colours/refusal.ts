import { type Actor, CHANCE, includes, type MoveCode, type Refusal, refuse, type Seat } from '@crownhold/core';
import { canStrikeNumber, placeOf, strikablePlace } from './achievements.ts';
import { COLOURS, type Colour } from './colour.ts';
import {
  ACHIEVEMENTS,
  type Achievement,
  colourCode,
  colourName,
  DICE,
  DIE_COLOURS,
  FIRST_PLACE,
  SECOND_PLACE,
  SPELL_NAMES,
  type SpellName,
  speedPoints,
  WHITE,
} from './material.ts';
import { decodeMove, type Move } from './moves.ts';
import { formatArea, formatKingdoms } from './notation.ts';
import { clashes, hasSpell, isPainted } from './painting.ts';
import { actors, nextDie } from './rules.ts';
import { BEGUN, MOVED, NO_DIE, type State } from './state.ts';

/** Why a move is illegal, or `undefined` for a legal one. The first reason that a person would name. */
export function refusal(state: State, actor: Actor, code: MoveCode): Refusal | undefined {
  const whoActs = actors(state);
  if (whoActs === 0) return refuse(state.isSolo ? 'C44' : 'C37', 'game-over');
  if (!includes(whoActs, actor)) return refuse(state.isSolo ? 'C20' : 'C22', 'not-your-turn');
  const move = decodeMove(code);
  if (move === undefined) return refuse('N1', 'unreadable');
  const { rule, expected, kinds } = expectationOf(state, actor);
  if (!kinds.includes(move.kind)) return refuse(rule, 'wrong-step', { expected });
  return stepRefusal(state, actor, move);
}

interface Expectation {
  readonly rule: string;
  readonly expected: Move['kind'];
  readonly kinds: readonly Move['kind'][];
}

function expectationOf(state: State, actor: Actor): Expectation {
  if (state.phase === 'strike') return { rule: 'C43', expected: 'strike', kinds: ['strike'] };
  if (actor !== CHANCE) return playerExpectation(state, actor);
  if (state.phase === 'first') return { rule: 'C17', expected: 'first', kinds: ['first'] };
  if (state.phase === 'land') return { rule: throwRule(state), expected: 'land', kinds: ['land'] };
  return { rule: 'C22', expected: 'reveal', kinds: ['reveal'] };
}

function playerExpectation(state: State, seat: Seat): Expectation {
  if (state.dice[seat] === NO_DIE) return { rule: throwRule(state), expected: 'take', kinds: ['take'] };
  if (state.choices[seat]! > 0) return { rule: 'C29', expected: 'choose', kinds: ['choose'] };
  return { rule: 'C23', expected: 'paint', kinds: ['move', 'split', 'paint', 'blend', 'tower', 'done'] };
}

/** [C18] [C20] The rule about throwing and taking dice. */
function throwRule({ isSolo }: State): string {
  return isSolo ? 'C20' : 'C18';
}

function stepRefusal(state: State, actor: Actor, move: Move): Refusal | undefined {
  switch (move.kind) {
    case 'first':
      return move.seat < state.seats ? undefined : refuse('C17', 'no-such-seat', { seat: move.seat });
    case 'land':
      return landRefusal(state, move.die, move.kingdoms);
    case 'take':
      return takeRefusal(state, move.die, move.kingdom, move.colour);
    case 'move':
      return moveRefusal(state, actor, COLOURS.indexOf(move.kingdom));
    case 'split':
      return splitRefusal(state, actor, move.kingdom);
    case 'paint':
      return paintRefusal(state, actor, move.area, move.isMatch);
    case 'blend':
      return blendRefusal(state, actor, move.area, move.colour, move.isMatch);
    case 'tower':
      return towerRefusal(state, actor, move.area, move.colour, move.isMatch);
    case 'strike':
      return strikeRefusal(state, move.row, move.number);
    default:
      return undefined;
  }
}

function landRefusal(state: State, die: number, kingdoms: number): Refusal | undefined {
  const expected = nextDie(state);
  if (die !== expected) return refuse('C13', 'die-order', { die: DICE[die]!, expected: DICE[expected]! });
  if (state.atlas.landingWeights[kingdoms] !== 0) return undefined;
  return refuse('C15', 'no-such-landing', { kingdoms: formatKingdoms(kingdoms) });
}

function takeRefusal(state: State, die: number, kingdom: Colour, colour: Colour | undefined): Refusal | undefined {
  const isInBox = (each: number) => ((state.box >> each) & 1) === 1;
  if (!isInBox(die)) return refuse(throwRule(state), 'die-gone', { die: DICE[die]! });
  if (die === WHITE && [0, 1, 2].every(isInBox)) return refuse('C16', 'white-first');
  if (((state.landings[die]! >> COLOURS.indexOf(kingdom)) & 1) === 0) {
    return refuse('C21', 'not-in-kingdom', { die: DICE[die]!, kingdom });
  }
  if (colour !== undefined && isInBox(DIE_COLOURS.indexOf(colourCode(colour)))) {
    return refuse('C16', 'colour-in-box', { colour });
  }
  return undefined;
}

function spellRefusal(state: State, seat: Seat, spell: SpellName, rule: string): Refusal | undefined {
  return hasSpell(state, seat, SPELL_NAMES.indexOf(spell)) ? undefined : refuse(rule, 'no-spell', { spell });
}

function moveRefusal(state: State, seat: Seat, kingdom: number): Refusal | undefined {
  const missing = spellRefusal(state, seat, 'move', 'C31');
  if (missing) return missing;
  if (state.stages[seat]! & MOVED) return refuse('C31', 'moved-already');
  if (state.stages[seat]! & BEGUN) return refuse('C31', 'move-too-late');
  return kingdom === state.homes[seat] ? refuse('C31', 'same-kingdom') : undefined;
}

function splitRefusal(state: State, seat: Seat, kingdom: Colour): Refusal | undefined {
  const missing = spellRefusal(state, seat, 'split', 'C33');
  if (missing) return missing;
  if (state.left[seat] === 0) return refuse('C33', 'no-drop-left');
  const bit = 1 << COLOURS.indexOf(kingdom);
  if ((state.atlas.kingdomNeighbours[state.homes[seat]!]! & bit) === 0) {
    return refuse('C33', 'not-a-neighbour', { kingdom });
  }
  return (state.reaches[seat]! & bit) === 0 ? undefined : refuse('C33', 'split-already', { kingdom });
}

function paintRefusal(state: State, seat: Seat, area: number, isMatch: boolean): Refusal | undefined {
  if (state.left[seat] === 0) return refuse('C23', 'no-drop-left');
  return reachRefusal(state, seat, area) ?? colourRefusal(state, seat, area, state.colours[seat]!, isMatch);
}

function blendRefusal(state: State, seat: Seat, area: number, colour: Colour, isMatch: boolean): Refusal | undefined {
  const missing = spellRefusal(state, seat, 'blend', 'C34');
  if (missing) return missing;
  if (state.left[seat]! < 2) return refuse('C34', 'two-drops');
  return reachRefusal(state, seat, area) ?? colourRefusal(state, seat, area, colourCode(colour), isMatch);
}

function towerRefusal(state: State, seat: Seat, area: number, colour: Colour, isMatch: boolean): Refusal | undefined {
  const code = colourCode(colour);
  if (state.drops[seat * COLOURS.length + code - 1] === 0) return refuse('C30', 'no-tower-drop', { colour });
  return paintedRefusal(state, seat, area) ?? colourRefusal(state, seat, area, code, isMatch);
}

function paintedRefusal(state: State, seat: Seat, area: number): Refusal | undefined {
  return isPainted(state, seat, area) ? refuse('C23', 'painted', { area: formatArea(state, area) }) : undefined;
}

function reachRefusal(state: State, seat: Seat, area: number): Refusal | undefined {
  const kingdom = COLOURS.indexOf(state.atlas.map.areas[area]!.kingdom);
  const isInReach = (state.reaches[seat]! >> kingdom) & 1;
  const painted = paintedRefusal(state, seat, area);
  return painted ?? (isInReach ? undefined : refuse('C23', 'out-of-reach', { area: formatArea(state, area) }));
}

/** [C24] [C32] */
function colourRefusal(state: State, seat: Seat, area: number, colour: number, isMatch: boolean): Refusal | undefined {
  const label = formatArea(state, area);
  const isClash = clashes(state, seat, area, colour);
  if (!isMatch) return isClash ? refuse('C24', 'same-colour', { area: label, colour: colourName(colour) }) : undefined;
  return isClash ? spellRefusal(state, seat, 'match', 'C32') : refuse('C32', 'match-not-needed', { area: label });
}

function strikeRefusal(state: State, row: Achievement, number: number): Refusal | undefined {
  const index = ACHIEVEMENTS.indexOf(row);
  const place = [FIRST_PLACE, SECOND_PLACE].find((each) => speedPoints(index, each) === number);
  if (place === undefined) return refuse('C43', 'no-such-number', { number });
  if (placeOf(state, 0, index) === place) return refuse('C43', 'circled', { number });
  if (!canStrikeNumber(state, index, place)) return refuse('C43', 'struck', { number });
  return place === strikablePlace(state) ? undefined : refuse('C43', 'higher-first');
}
