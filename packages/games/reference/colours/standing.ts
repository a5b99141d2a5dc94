import { areaOf, areasOfKind, areasOfKingdom, COMPOSITES, KINDS, KINGDOMS } from './map.ts';
import type { Player } from './match.ts';

export interface Details {
  /** Colours by label, painted areas only. */
  areas: Record<string, string>;
  /** Ready ones, by name. */
  spells: Record<string, number>;
  /** In this round. */
  spellsGained: Record<string, number>;
  /** Ready tower drops, by colour. */
  drops: Record<string, number>;
  /** In this round; a drop whose colour is still to be chosen is not among them. */
  dropsGained: Record<string, number>;
  blots: number;
  /** Points by achievement (a kingdom, a kind of monster, `three`), only where there are any. */
  places: Record<string, number>;
  /** From `done` until the next round begins. */
  done: boolean;
  /** Alone: row and number (`blue 4`, `three 3`), in the order of striking. */
  struck: string[];
  /** C42: points lost to blots and unpainted monsters. */
  lost: number;
}

/** What C42 compares. */
export interface Standing {
  readonly points: number;
  readonly lost: number;
}

function speedOf({ places }: Player, achievement: string): number {
  return places.get(achievement) ?? 0;
}

/** C39. */
export function scoreKingdom(player: Player, kingdom: string): number {
  const labels = areasOfKingdom(kingdom);
  const colours = labels.map((label) => player.sheet.areas.get(label)).filter((colour) => colour !== undefined);
  const capital = labels.find((label) => areaOf(label).symbol?.kind === 'capital')!;
  const isBuilt = player.sheet.areas.get(capital) === kingdom; // C26
  const worth = COMPOSITES.includes(kingdom) ? 3 : 2; // C4
  return speedOf(player, kingdom) + (isBuilt ? worth : 0) + new Set(colours).size;
}

function isUnpainted({ sheet }: Player, label: string): boolean {
  return !sheet.areas.has(label);
}

function isTamed({ sheet }: Player, label: string): boolean {
  const { symbol } = areaOf(label);
  return symbol !== undefined && symbol.kind !== 'spell' && sheet.areas.get(label) === symbol.colour; // C27
}

/** C40. */
export function scoreKind(player: Player, kind: string): number {
  const labels = areasOfKind(kind);
  const tamed = labels.filter((label) => isTamed(player, label)).length;
  const unpainted = labels.filter((label) => isUnpainted(player, label)).length;
  return speedOf(player, kind) + tamed * (kind === 'dragon' ? 2 : 1) - unpainted;
}

export function standingOf(player: Player): Standing {
  const { blots } = player.sheet;
  let points = speedOf(player, 'three') - blots; // C41
  let lost = blots;
  for (const kingdom of KINGDOMS) points += scoreKingdom(player, kingdom);
  for (const kind of KINDS) {
    points += scoreKind(player, kind);
    lost += areasOfKind(kind).filter((label) => isUnpainted(player, label)).length;
  }
  return { points, lost };
}

export function detailsOf(player: Player): Details {
  const { areas, spells, spellsGained, drops, dropsGained, blots } = player.sheet;
  return {
    areas: Object.fromEntries(areas),
    spells: { ...spells },
    spellsGained: { ...spellsGained },
    drops: { ...drops },
    dropsGained: { ...dropsGained },
    blots,
    places: Object.fromEntries([...player.places].filter(([, points]) => points > 0)),
    done: player.done,
    struck: [...player.struck],
    lost: standingOf(player).lost,
  };
}

function isAhead(one: Standing, other: Standing): boolean {
  return one.points !== other.points ? one.points > other.points : one.lost < other.lost;
}

/** C42: equals share a place. */
export function rankStandings(standings: readonly Standing[]): number[] {
  return standings.map((own) => 1 + standings.filter((other) => isAhead(other, own)).length);
}
