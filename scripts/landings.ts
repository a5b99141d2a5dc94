// Throws dice into the box of the first map and writes down where they come to rest, always the same.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { FIRST } from '@crownhold/games/colours/maps/first';
import { runCommand } from './command.ts';
import { landingSource, possibleLandings } from './map/landings.ts';
import { ROOT } from './repository.ts';
import { throwInThreads } from './throws/thread-pool.ts';

const THROWS = 50_000;
const SERIES = 2;
const FILE = 'packages/games/src/colours/maps/first-landings.ts';

const { landings } = await throwInThreads(SERIES, THROWS, (text) => process.stderr.write(`${text}\n`));
writeFileSync(join(ROOT, FILE), landingSource(possibleLandings(FIRST), landings));
const { ok, output } = await runCommand(['biome', 'check', '--write', FILE]);
if (!ok) throw new Error(output);
process.stdout.write(`${FILE}\n`);
