import { type AreaMap, bordersOf, distance } from '../../src/colours/map/index.ts';

const CORNER_DISTANCE = 18;
const TOWER_DISTANCE = 60;

/** [C7] */
export function towerComplaints(map: AreaMap): string[] {
  const { areas, towers } = map;
  const borders = bordersOf(map);
  const complaints = towers.flatMap(({ areas: [a, b], at }) => {
    const border = borders.find(({ area, across }) => area === a && across === b);
    if (!border) return [`${a}-${b}: no border for a tower`];
    if (!border.points.some((point) => `${point}` === `${at}`)) return [`${a}-${b}: the tower is not on the border`];
    const ends = [border.points[0]!, border.points.at(-1)!];
    return ends.some((end) => distance(end, at) < CORNER_DISTANCE) ? [`${a}-${b}: the tower is in a corner`] : [];
  });
  if (towers.length !== 8) complaints.push(`${towers.length} towers`);
  const between = towers.filter(({ areas: [a, b] }) => areas[a]!.kingdom !== areas[b]!.kingdom);
  if (between.length < 4) complaints.push(`${between.length} towers between kingdoms`);
  for (const { id, label } of areas) {
    if (towers.filter((tower) => tower.areas.includes(id)).length > 2)
      complaints.push(`${label}: more than two towers`);
  }
  towers.forEach(({ at }, i) => {
    if (towers.slice(i + 1).some((other) => distance(at, other.at) < TOWER_DISTANCE))
      complaints.push(`${at}: another tower is close`);
  });
  return complaints;
}
