import {
  type AreaMap,
  COLOURS,
  type Colour,
  distance,
  distanceToSide,
  type Kingdom,
  type Point,
  pointsOf,
  sidesOf,
} from '../../src/colours/map/index.ts';

const REQUIRED = [
  ['yellow', 'violet'],
  ['blue', 'green'],
  ['blue', 'violet'],
] as const;

const TRIPLE_POINT_DISTANCE_IN_DIAGONALS = 1.5;

/** [C2] */
export function neighbourhoodComplaints(map: AreaMap): string[] {
  return [...listComplaints(map), ...triplePointComplaints(map), ...dieComplaints(map)];
}

function listComplaints({ areas, kingdoms }: AreaMap): string[] {
  const lists = kingdoms.flatMap(({ colour, neighbours }) => {
    const own = areas.filter(({ kingdom }) => kingdom === colour);
    const near = new Set(own.flatMap((area) => area.neighbours.map((id) => areas[id]!.kingdom)));
    const found = COLOURS.filter((other) => other !== colour && near.has(other));
    return found.join() === neighbours.join() ? [] : [`${colour}: neighbours are ${found}`];
  });
  const missing = REQUIRED.filter(([a, b]) => !kingdoms.find(({ colour }) => colour === a)?.neighbours.includes(b));
  return [...lists, ...missing.map((pair) => `${pair.join(' and ')} are no neighbours`)];
}

function triplePointComplaints(map: AreaMap): string[] {
  const meetings = kingdomsByPoint(map);
  const triples = [...meetings.values()].filter(({ colours }) => colours.size > 2);
  const required: readonly Colour[] = ['red', 'yellow', 'brown'];
  const complaints = triples.some(({ colours }) => required.every((colour) => colours.has(colour)))
    ? []
    : ['red, yellow and brown do not meet'];
  const least = TRIPLE_POINT_DISTANCE_IN_DIAGONALS * diagonal(map);
  triples.forEach(({ at, colours }, i) => {
    if (colours.size > 3) complaints.push(`${at}: four kingdoms meet`);
    for (const other of triples.slice(i + 1)) {
      if (distance(at, other.at) < least) complaints.push(`${at} and ${other.at}: triple points are close`);
    }
  });
  return complaints;
}

function kingdomsByPoint({ kingdoms }: AreaMap): Map<string, { at: Point; colours: Set<Colour> }> {
  const meetings = new Map<string, { at: Point; colours: Set<Colour> }>();
  for (const { colour, outline } of kingdoms) {
    for (const at of pointsOf(outline)) {
      const meeting = meetings.get(`${at}`) ?? { at, colours: new Set() };
      meetings.set(`${at}`, meeting);
      meeting.colours.add(colour);
    }
  }
  return meetings;
}

// A die that overlaps two kingdoms has points of both within its diagonal. So if kingdoms that are no neighbours lie
// farther apart than that, those under one die are neighbours of each other; and no four kingdoms are.
function dieComplaints(map: AreaMap): string[] {
  const { kingdoms } = map;
  const complaints: string[] = [];
  kingdoms.forEach((a, i) => {
    for (const b of kingdoms.slice(i + 1)) {
      const areNeighbours = a.neighbours.includes(b.colour);
      if (!areNeighbours && gap(a, b) <= diagonal(map))
        complaints.push(`a die reaches from ${a.colour} to ${b.colour}`);
      const common = kingdoms.filter(
        ({ neighbours }) => neighbours.includes(a.colour) && neighbours.includes(b.colour),
      );
      const four = common.some((c) => common.some((d) => c.neighbours.includes(d.colour)));
      if (areNeighbours && four) complaints.push(`${a.colour}, ${b.colour} and two more are all neighbours`);
    }
  });
  return complaints;
}

function gap(a: Kingdom, b: Kingdom): number {
  const between = (from: Kingdom, to: Kingdom) => {
    const sides = sidesOf(to.outline);
    return Math.min(...pointsOf(from.outline).flatMap((point) => sides.map((side) => distanceToSide(point, side))));
  };
  return Math.min(between(a, b), between(b, a));
}

function diagonal({ dieSize }: AreaMap): number {
  return dieSize * Math.SQRT2;
}
