// Writes the golden games anew. Look at the difference before committing it: it is a change of the rules.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { GOLDEN } from '@crownhold/games/playthroughs';
import { playthrough, playthroughName } from '@crownhold/testkit';
import { ROOT } from './repository.ts';

const folder = join(ROOT, 'playthroughs');
mkdirSync(folder, { recursive: true });
const texts = new Map(
  GOLDEN.map(({ game, options, seed }) => [playthroughName(game, options), playthrough(game, options, seed)]),
);
for (const name of readdirSync(folder)) if (!texts.has(name)) rmSync(join(folder, name));
for (const [name, text] of texts) {
  writeFileSync(join(folder, name), text);
  process.stdout.write(`playthroughs/${name}\n`);
}
