import { type Area, type AreaMap, COLOURS, MONSTERS, SPELLS } from '../../src/colours/map/index.ts';

const MONSTER_COUNTS = {
  'griffin red': 4,
  'hydra blue': 4,
  'unicorn yellow': 4,
  'dragon green': 2,
  'dragon violet': 2,
  'dragon brown': 2,
};

/** [C4] */
export function capitalComplaints({ areas }: AreaMap): string[] {
  return COLOURS.flatMap((colour) => {
    const capitals = areas.filter(({ kingdom, symbol }) => kingdom === colour && symbol?.kind === 'capital');
    const fits = capitals.length === 1 && wanted(capitals[0]!) === colour;
    return fits ? [] : [`${colour}: not one capital in its colour`];
  });
}

/** [C5] */
export function monsterComplaints({ areas }: AreaMap): string[] {
  const monsters = areas.filter(isMonster);
  const names = monsters.map(({ symbol }) => `${symbol?.kind} ${symbol && 'colour' in symbol ? symbol.colour : ''}`);
  const complaints = Object.entries(MONSTER_COUNTS).flatMap(([name, count]) =>
    names.filter((other) => other === name).length === count ? [] : [`not ${count} of ${name}`],
  );
  if (monsters.length !== 18) complaints.push(`${monsters.length} monsters`);
  for (const colour of COLOURS) {
    const count = monsters.filter(({ kingdom }) => kingdom === colour).length;
    if (count !== 3) complaints.push(`${colour}: ${count} monsters`);
  }
  const capital = areas.find(({ kingdom, symbol }) => kingdom === 'blue' && symbol?.kind === 'capital');
  const is = (id: number, kind: string) => areas[id]!.symbol?.kind === kind;
  if (!capital?.neighbours.some((id) => is(id, 'hydra'))) complaints.push("no hydra next to blue's capital");
  if (!monsters.some(({ id, kingdom }) => kingdom === 'violet' && is(id, 'hydra')))
    complaints.push('no hydra in violet');
  const dragons = monsters.filter(
    (area) => area.kingdom === 'green' && is(area.id, 'dragon') && wanted(area) === 'green',
  );
  if (dragons.length === 0) complaints.push('no green dragon in green');
  return [...complaints, ...rivalComplaints(areas)];
}

/** Neighbours that want the same colour cannot both get it, except by a spell: only the required pair is so. */
function rivalComplaints(areas: readonly Area[]): string[] {
  const rivals = areas.flatMap((area) =>
    area.neighbours
      .filter((id) => id > area.id && wanted(area) !== undefined && wanted(area) === wanted(areas[id]!))
      .map((id) => [area, areas[id]!] as const),
  );
  const allowed = (pair: readonly Area[]) =>
    pair.some(({ kingdom, symbol }) => kingdom === 'blue' && symbol?.kind === 'capital') &&
    pair.some(({ symbol }) => symbol?.kind === 'hydra');
  const complaints = rivals
    .filter((pair) => !allowed(pair))
    .map(([a, b]) => `${a.label} and ${b.label} want one colour`);
  return rivals.length > 1 && complaints.length === 0 ? ["more than one hydra next to blue's capital"] : complaints;
}

/** [C6] */
export function spellComplaints({ areas }: AreaMap): string[] {
  const spellsOf = (own: readonly Area[]) =>
    own.flatMap(({ symbol }) => (symbol?.kind === 'spell' ? [symbol.spell] : []));
  const counts = SPELLS.flatMap((spell) =>
    spellsOf(areas).filter((other) => other === spell).length === 3 ? [] : [`spell ${spell} is not there three times`],
  );
  const kingdoms = COLOURS.flatMap((colour) => {
    const spells = spellsOf(areas.filter(({ kingdom }) => kingdom === colour));
    return spells.length === 2 && spells[0] !== spells[1] ? [] : [`${colour}: not two different spells`];
  });
  const plain = areas.filter(({ symbol }) => symbol === undefined).length;
  return [...counts, ...kingdoms, ...(plain === 18 ? [] : [`${plain} plain areas`])];
}

function wanted({ symbol }: Area): string | undefined {
  return symbol && 'colour' in symbol ? symbol.colour : undefined;
}

function isMonster({ symbol }: Area): boolean {
  return MONSTERS.some((monster) => monster === symbol?.kind);
}
