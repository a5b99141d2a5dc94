import type { Command } from 'commander';
import type { Done } from '../exit-code.ts';
import { addJsonFlag } from '../flags.ts';

export function addReplay(program: Command, done: Done): void {
  const command = program
    .command('replay')
    .helpGroup('Look at a game')
    .summary('play records through the rules and tell how the games went')
    .description(
      'Plays every step of each record through the rules and tells how the game went, ' +
        'or at which step it broke which rule. An unfinished record is fine.',
    )
    .argument('<file...>', 'records; - is standard input');
  addJsonFlag(command, 'one line of JSON per file')
    .addHelpText(
      'after',
      '\nExample:\n  crownhold replay game.json\n  crownhold replay --json games/*.json > games.ndjson',
    )
    .action(async (files: readonly string[], { json = false }: { json?: boolean }) => {
      const { replayFiles } = await import('../replay/files.ts');
      done(await replayFiles(files, json));
    });
}
