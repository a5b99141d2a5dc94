import type { Seat } from '@crownhold/core';
import { speedOf } from './achievements.ts';
import { AREA_COUNT, kingdomHigh, kingdomLow } from './atlas.ts';
import { ACHIEVEMENTS, type Achievement, KINGDOMS, THREE } from './material.ts';
import { colourAt } from './painting.ts';
import type { State } from './state.ts';

const COLOURS = 6;
const AREAS = 9;

/** [C39] What a kingdom scores. */
export interface KingdomScore {
  readonly kingdom: Achievement;
  readonly speed: number;
  /** 0 if it is lost or not painted. */
  readonly capital: number;
  readonly colours: number;
  readonly points: number;
}

/** [C40] What a kind of monster scores. */
export interface MonsterScore {
  readonly monster: Achievement;
  readonly speed: number;
  /** Points for tamed ones. */
  readonly tamed: number;
  readonly unpainted: number;
  readonly points: number;
}

/** [C41] Points if the game ended now. */
export function points(state: State, seat: Seat): number {
  let sum = speedOf(state, seat, THREE) - state.blots[seat]!;
  for (let kingdom = 0; kingdom < KINGDOMS; kingdom++) {
    sum += speedOf(state, seat, kingdom) + colourCount(state, seat, kingdom);
  }
  for (let monster = KINGDOMS; monster < THREE; monster++) sum += speedOf(state, seat, monster);
  const { wanted, worth, monsters } = state.atlas;
  for (let area = 0; area < AREA_COUNT; area++) {
    if (wanted[area] === 0) continue;
    const colour = colourAt(state, seat, area);
    if (colour === wanted[area]) sum += worth[area]!;
    else if (colour === 0 && monsters[area] !== 0) sum--;
  }
  return sum;
}

/** [C42] Points lost to blots and unpainted monsters. */
export function lostPoints(state: State, seat: Seat): number {
  return state.blots[seat]! + monsterScores(state, seat).reduce((sum, { unpainted }) => sum + unpainted, 0);
}

export function kingdomScores(state: State, seat: Seat): readonly KingdomScore[] {
  return ACHIEVEMENTS.slice(0, KINGDOMS).map((kingdom, index) => {
    const speed = speedOf(state, seat, index);
    const colours = colourCount(state, seat, index);
    const areas = Array.from({ length: AREAS }, (_, i) => index * AREAS + i);
    const capital = sumWorth(
      state,
      seat,
      areas.filter((area) => state.atlas.monsters[area] === 0),
    );
    return { kingdom, speed, capital, colours, points: speed + capital + colours };
  });
}

export function monsterScores(state: State, seat: Seat): readonly MonsterScore[] {
  return ACHIEVEMENTS.slice(KINGDOMS, THREE).map((monster, index) => {
    const areas = Array.from({ length: AREA_COUNT }, (_, area) => area).filter(
      (area) => state.atlas.monsters[area] === KINGDOMS + index,
    );
    const speed = speedOf(state, seat, KINGDOMS + index);
    const tamed = sumWorth(state, seat, areas);
    const unpainted = areas.filter((area) => colourAt(state, seat, area) === 0).length;
    return { monster, speed, tamed, unpainted, points: speed + tamed - unpainted };
  });
}

/** [C26] [C27] What the areas that have got the colour they want are worth. */
function sumWorth(state: State, seat: Seat, areas: readonly number[]): number {
  const { wanted, worth } = state.atlas;
  const happy = areas.filter((area) => colourAt(state, seat, area) === wanted[area]);
  return happy.reduce((sum, area) => sum + worth[area]!, 0);
}

/** [C39] Different colours in a kingdom. */
function colourCount(state: State, seat: Seat, kingdom: number): number {
  const board = state.boardStart(seat);
  const low = kingdomLow(kingdom);
  const high = kingdomHigh(kingdom);
  let count = 0;
  for (let colour = 0; colour < COLOURS; colour++) {
    const areas = (state.boards[board + 2 * colour]! & low) | (state.boards[board + 2 * colour + 1]! & high);
    count += areas === 0 ? 0 : 1;
  }
  return count;
}
