import type { Translate } from '@crownhold/i18n';
import { type Command, InvalidArgumentError } from 'commander';
import type { Done } from '../exit-code.ts';
import { addJsonFlag } from '../flags.ts';
import { exampleHelp } from '../help.ts';

const ADMIN_ACTIONS = ['list', 'export', 'close', 'delete', 'ban'] as const;

interface Flags {
  readonly json?: boolean;
}

/** What an operator does with the folder of a server: `backup`, `restore`, `migrate` and `admin`. */
export function addOperate(program: Command, done: Done, t: Translate): void {
  const run = async (words: readonly string[], { json = false }: Flags) => {
    const { operate } = await import('./run.ts');
    done(await operate(words, json, t.language));
  };
  for (const [verb, summary, about] of [
    ['backup', t('help-backup'), t('help-backup-about')],
    ['restore', t('help-restore'), t('help-restore-about')],
  ] as const) {
    const command = program
      .command(verb)
      .helpGroup(t('help-group-operate'))
      .summary(summary)
      .description(about)
      .argument(`<${t('help-word-file')}>`);
    addJsonFlag(command, t('help-admin-json'))
      .addHelpText('after', exampleHelp(t, `crownhold ${verb} crownhold-backup.db`))
      .action((file: string, flags: Flags) => run([verb, file], flags));
  }
  addMigrate(program, run, t);
  addAdmin(program, run, t);
}

function addMigrate(
  program: Command,
  run: (words: readonly string[], flags: Flags) => Promise<void>,
  t: Translate,
): void {
  const command = program
    .command('migrate')
    .helpGroup(t('help-group-operate'))
    .summary(t('help-migrate'))
    .description(t('help-migrate-about'))
    .requiredOption(`--from <${t('help-word-file')}>`, t('help-migrate-from'))
    .option('--to <url>', t('help-migrate-to'));
  addJsonFlag(command, t('help-admin-json'))
    .addHelpText(
      'after',
      exampleHelp(t, 'crownhold migrate --from data/crownhold.db --to postgres://localhost/crownhold'),
    )
    .action(({ from, to, ...flags }: Flags & { readonly from: string; readonly to?: string }) => {
      return run(['migrate', from, ...(to === undefined ? [] : [to])], flags);
    });
}

function addAdmin(
  program: Command,
  run: (words: readonly string[], flags: Flags) => Promise<void>,
  t: Translate,
): void {
  const command = program
    .command('admin')
    .helpGroup(t('help-group-operate'))
    .summary(t('help-admin'))
    .description(t('help-admin-about'))
    .argument(`<${ADMIN_ACTIONS.join('|')}>`, t('help-admin-action'), (text) => {
      if (ADMIN_ACTIONS.some((each) => each === text)) return text;
      throw new InvalidArgumentError(t('usage-one-of', { words: ADMIN_ACTIONS.join(', ') }));
    })
    .argument('[id]', t('help-admin-what'));
  addJsonFlag(command, t('help-admin-json'))
    .addHelpText(
      'after',
      exampleHelp(t, 'crownhold admin list', 'crownhold admin close 0123456789abcdef0123456789abcdef'),
    )
    .action((action: string, id: string | undefined, flags: Flags) => run([action, ...(id ? [id] : [])], flags));
}
