import { round, wobble } from '@crownhold/drawing/hand';

export { round, wobble };

/** A cut of the gouge: from one end to the other, thick in the middle; `bend` pushes it to the left of its way. */
export function cut(x: number, y: number, dx: number, dy: number, bend = 0, width = 2): string {
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [dy / length, -dx / length];
  const at = (push: number) => `${round(dx / 2 + nx * push)} ${round(dy / 2 + ny * push)}`;
  const back = (push: number) => `${round(-dx / 2 + nx * push)} ${round(-dy / 2 + ny * push)}`;
  return `M${round(x)} ${round(y)}q${at(bend * 2 + width)} ${round(dx)} ${round(dy)}q${back(bend * 2 - width)} ${round(-dx)} ${round(-dy)}z`;
}

/** A full dot, a little taller than wide. */
export function dot(x: number, y: number, radius: number): string {
  const r = round(radius);
  return `M${round(x - radius)} ${round(y)}a${r} ${round(radius * 1.08)} 0 1 1 0 .1z`;
}

/** A closed ring of lobes, as a tree or a cloud is drawn; no two lobes quite alike. */
export function lobes(x: number, y: number, radius: number, count: number, seed: number, flat = 1): string {
  const points = Array.from({ length: count }, (_, index) => {
    const angle = ((index + wobble(seed, index) * 0.18) / count) * Math.PI * 2 - 1.4;
    const reach = radius * (1 + wobble(seed + 7, index) * 0.07);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * flat] as const;
  });
  const swell = round(((Math.PI * radius) / count) * 1.06);
  const steps = points.map((_, index) => {
    const [px, py] = points[(index + 1) % count]!;
    return `A${swell} ${swell} 0 0 1 ${round(px)} ${round(py)}`;
  });
  return `M${round(points[0]![0])} ${round(points[0]![1])}${steps.join('')}z`;
}

/** Specks along the edges of a square where the colour did not take. */
export function flecks(seed: number): string {
  let path = '';
  for (let index = 0; index < 7; index++) {
    const along = 6 + (wobble(seed, index) + 1) * 26;
    const deep = 2.5 + (wobble(index, seed + 3) + 1) * 2;
    const far = index % 2 === 0 ? deep : 64 - deep;
    const [x, y] = index % 4 < 2 ? [along, far] : [far, along];
    path += cut(x, y, 2 + wobble(seed + 1, index) * 1.5, wobble(seed + 2, index) * 2, 0, 0.8);
  }
  return path;
}
