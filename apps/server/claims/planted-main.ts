// Plants each mistake of the store in a copy of the sources and looks whether it is found. Prints a line of JSON for each.
import { rmSync } from 'node:fs';
import process from 'node:process';
import type { PlantedBug } from '../simulation/planted-bugs.ts';
import { copySources, plant } from '../simulation/source-copy.ts';
import { checkKills } from './kill/kill.ts';
import { traceTurns } from './kill/synced-turns.ts';
import { cutLogTails } from './log-tail.ts';
import { LATE_WRITE, RARE_COMMIT, UNSYNCED } from './planted-store.ts';
import { traceRows } from './synced-rows.ts';

type Look = (copy: string) => { readonly problem?: string } | Promise<{ readonly problem?: string }>;

const ROWS = 20;
const CUTS = 200;
const KILLS = 10;
const traced: Look = (copy) => traceRows(ROWS, 2, copy);
const LOOKS: readonly (readonly [PlantedBug, string, Look])[] = [
  ...UNSYNCED.map((bug) => [bug, 'trace', traced] as const),
  [LATE_WRITE, 'trace', traced],
  [UNSYNCED[0]!, 'trace of the server', (copy) => traceTurns(1, 2 * ROWS, copy)],
  [LATE_WRITE, 'tail of the log', (copy) => cutLogTails(1, CUTS, copy)],
  [RARE_COMMIT, 'kills', (copy) => checkKills(1, KILLS, { root: copy })],
];

const copy = copySources();
try {
  for (const [bug, by, look] of LOOKS) {
    const undo = [bug, ...(bug.more ?? [])].map((edit) => plant(copy, edit));
    const { problem } = await look(copy);
    for (const restore of undo.reverse()) restore();
    const found = problem?.trim().split('\n').at(-1);
    process.stdout.write(`${JSON.stringify({ planted: bug.name, by, found })}\n`);
    if (problem === undefined) process.exitCode = 1;
  }
} finally {
  rmSync(copy, { recursive: true });
}
