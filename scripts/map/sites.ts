import type { Rng } from '@crownhold/core';
import { COLOURS, type Colour, distance, doubleSurface, type Point } from '@crownhold/games/colours/map';
import { unit } from './chance.ts';
import { AREAS_PER_KINGDOM, HEIGHT, isPlannedIn, WIDTH } from './layout.ts';
import { voronoiCells } from './voronoi.ts';

const SAMPLES_PER_KINGDOM = 300;
const ROUNDS = 8;
const COMMON_ROUNDS = 4;

/**
 * Points spread evenly, by kingdom in the order of COLOURS: by Lloyd's method, on samples of each planned kingdom, then
 * a little on all cells together, for rounder ones along the borders.
 */
export function spreadSites(rng: Rng): Point[] {
  let sites = COLOURS.flatMap((kingdom) => spreadIn(kingdom, rng));
  for (let round = 0; round < COMMON_ROUNDS; round++) sites = cellCentres(sites);
  return sites;
}

function spreadIn(kingdom: Colour, rng: Rng): readonly Point[] {
  const samples = Array.from({ length: SAMPLES_PER_KINGDOM }, () => pointIn(kingdom, rng));
  let sites = samples.slice(0, AREAS_PER_KINGDOM);
  for (let round = 0; round < ROUNDS; round++) sites = centres(sites, samples);
  return sites;
}

function cellCentres(sites: readonly Point[]): Point[] {
  return voronoiCells(sites).map((corners) => {
    let [x, y] = [0, 0];
    corners.forEach((corner, i) => {
      const next = corners[(i + 1) % corners.length]!;
      const weight = corner[0] * next[1] - next[0] * corner[1];
      x += (corner[0] + next[0]) * weight;
      y += (corner[1] + next[1]) * weight;
    });
    const surface = 3 * doubleSurface(corners);
    return [x / surface, y / surface];
  });
}

function pointIn(kingdom: Colour, rng: Rng): Point {
  for (;;) {
    const point: Point = [unit(rng) * WIDTH, unit(rng) * HEIGHT];
    if (isPlannedIn(kingdom, point)) return point;
  }
}

function centres(sites: readonly Point[], samples: readonly Point[]): Point[] {
  const sums = sites.map(() => ({ x: 0, y: 0, count: 0 }));
  for (const sample of samples) {
    const sum = sums[nearest(sites, sample)]!;
    sum.x += sample[0];
    sum.y += sample[1];
    sum.count += 1;
  }
  return sums.map(({ x, y, count }) => [x / count, y / count]);
}

function nearest(sites: readonly Point[], to: Point): number {
  let best = 0;
  for (let i = 1; i < sites.length; i++) if (distance(sites[i]!, to) < distance(sites[best]!, to)) best = i;
  return best;
}
