// Designs the map of Colour Kingdoms anew, always the same one, and draws it into .reports/map.html. Where dice come to
// rest on it is for `npm run landings` to find out.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { createRng } from '@crownhold/core';
import type { AreaMap, Tower } from '@crownhold/games/colours/map';
import { MAP_COMPLAINTS } from '@crownhold/games/colours/map/complaints';
import { runCommand } from './command.ts';
import { unit } from './map/chance.ts';
import { figures } from './map/figures.ts';
import { gradeMesh } from './map/grade.ts';
import { drawLand, type Land } from './map/land.ts';
import { DIE_SIZE, HEIGHT, WIDTH } from './map/layout.ts';
import { createMesh, type Mesh } from './map/mesh.ts';
import { preview } from './map/preview.ts';
import { relax } from './map/relax.ts';
import { spreadSites } from './map/sites.ts';
import { mapSource } from './map/source.ts';
import { placeSymbols } from './map/symbols.ts';
import { placeTowers } from './map/towers.ts';
import { REPORTS, ROOT } from './repository.ts';

const SEEDS = 400;
const BEST = 12;
const DRAWINGS = 6;
const SIZE_SPREAD = 0.12;
const FILE = 'packages/games/src/colours/maps/first.ts';

interface Candidate {
  readonly seed: number;
  readonly mesh: Mesh;
  readonly grade: number;
}

function candidates(): Candidate[] {
  const found: Candidate[] = [];
  for (let seed = 1; seed <= SEEDS; seed++) {
    const rng = createRng(seed);
    const mesh = createMesh(spreadSites(rng));
    if (!mesh) continue;
    const surfaces = mesh.cells.map(() => 1 + SIZE_SPREAD * (2 * unit(rng) - 1));
    relax(mesh, surfaces);
    found.push({ seed, mesh, grade: gradeMesh(mesh) });
  }
  return found.sort((a, b) => b.grade - a.grade);
}

/** The best drawing of the best meshes: the one that leaves most room in its smallest area. */
function bestLand(): Land {
  let best: { land: Land; clearance: number } | undefined;
  for (const { seed, mesh } of candidates().slice(0, BEST)) {
    for (let drawing = 0; drawing < DRAWINGS; drawing++) {
      const land = drawLand(mesh, createRng(seed * DRAWINGS + drawing));
      const clearance = Math.min(...land.areas.map((area) => area.clearance));
      if (best && clearance <= best.clearance) continue;
      if (complaints(furnish(land), ['C11', 'C3', 'C1', 'C2']).length === 0) best = { land, clearance };
    }
  }
  if (!best) throw new Error('no map without complaints: try more seeds');
  return best.land;
}

function furnish({ areas, kingdoms }: Land, towers: readonly Tower[] = []): AreaMap {
  return { id: 'first', width: WIDTH, height: HEIGHT, dieSize: DIE_SIZE, areas, towers, kingdoms };
}

function complaints(map: AreaMap, rules: readonly (keyof typeof MAP_COMPLAINTS)[]): string[] {
  for (const rule of rules) {
    const found = MAP_COMPLAINTS[rule](map);
    if (found.length > 0) return found;
  }
  return [];
}

async function write(map: AreaMap): Promise<void> {
  writeFileSync(join(ROOT, FILE), mapSource(map));
  const { ok, output } = await runCommand(['biome', 'check', '--write', FILE]);
  if (!ok) throw new Error(output);
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(join(REPORTS, 'map.html'), preview(map));
  process.stdout.write(`${figures(map).join('\n')}\n${FILE}\n.reports/map.html\n`);
}

const land = bestLand();
const areas = placeSymbols(land.areas, createRng(SEEDS));
const map = furnish({ ...land, areas }, placeTowers(land, createRng(SEEDS)));
const left = complaints(map, ['C4', 'C5', 'C6', 'C7', 'C10']);
if (left.length > 0) throw new Error(left.join('\n'));
await write(map);
