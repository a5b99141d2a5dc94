import { areaOf, dropBetween, KINGDOMS, SPELLS, TOWERS } from './map.ts';

/** C8. */
export const BLOTS = 10;

export interface Sheet {
  /** The painted areas: colours by label. */
  areas: Map<string, string>;
  /** How many are ready, by name. */
  spells: Record<string, number>;
  /** In this round. */
  spellsGained: Record<string, number>;
  /** How many tower drops are ready, by colour. */
  drops: Record<string, number>;
  /** In this round. */
  dropsGained: Record<string, number>;
  /** Painted ones. */
  blots: number;
}

function noneOf(names: readonly string[]): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, 0]));
}

export function createSheet(): Sheet {
  return {
    areas: new Map(),
    spells: noneOf(SPELLS),
    spellsGained: noneOf(SPELLS),
    drops: noneOf(KINGDOMS),
    dropsGained: noneOf(KINGDOMS),
    blots: 0,
  };
}

export function copySheet(sheet: Sheet): Sheet {
  return {
    areas: new Map(sheet.areas),
    spells: { ...sheet.spells },
    spellsGained: { ...sheet.spellsGained },
    drops: { ...sheet.drops },
    dropsGained: { ...sheet.dropsGained },
    blots: sheet.blots,
  };
}

/** C24: also across borders of kingdoms. */
export function hasEqualNeighbour({ areas }: Sheet, label: string, colour: string): boolean {
  return areaOf(label).neighbours.some((neighbour) => areas.get(neighbour) === colour);
}

/** Paints the area and notes what it gives; the number of composite drops whose colour is to be chosen. */
export function paintArea(sheet: Sheet, label: string, colour: string): number {
  const { areas } = sheet;
  areas.set(label, colour);
  const { symbol } = areaOf(label);
  if (symbol?.kind === 'spell') sheet.spellsGained[SPELLS[symbol.spell - 1]!]! += 1; // C28
  let choices = 0;
  for (const tower of TOWERS) {
    if (!tower.includes(label)) continue;
    const [one, other] = tower.map((area) => areas.get(area));
    if (one === undefined || other === undefined) continue;
    const drop = dropBetween(one, other); // C29
    if (drop === undefined) choices += 1;
    else sheet.dropsGained[drop]! += 1;
  }
  return choices;
}

/** C28, C29: what was gained in a round is ready from the next one. */
export function readyGains(sheet: Sheet): void {
  for (const spell of SPELLS) sheet.spells[spell]! += sheet.spellsGained[spell]!;
  for (const colour of KINGDOMS) sheet.drops[colour]! += sheet.dropsGained[colour]!;
  sheet.spellsGained = noneOf(SPELLS);
  sheet.dropsGained = noneOf(KINGDOMS);
}
