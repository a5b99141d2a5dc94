import type { Translate } from '@crownhold/i18n';
import { type Command, InvalidArgumentError } from 'commander';
import type { Done } from '../exit-code.ts';
import { addJsonFlag } from '../flags.ts';
import { exampleHelp } from '../help.ts';

interface Flags {
  readonly json?: boolean;
  readonly witness: readonly string[];
  readonly head: readonly string[];
}

export function addVerify(program: Command, done: Done, t: Translate): void {
  const command = program
    .command('verify')
    .helpGroup(t('help-group-look'))
    .summary(t('help-verify'))
    .description(t('help-verify-about'))
    .argument(`<${t('help-word-file')}...>`, t('help-verify-files'))
    .option(`--witness <${t('help-word-file')}>`, t('help-verify-witness'), collect, [])
    .option(
      '--head <hex>',
      t('help-verify-head'),
      (text: string, list: readonly string[]) => {
        if (/^[0-9a-f]{64}$/.test(text)) return [...list, text];
        throw new InvalidArgumentError(t('usage-head'));
      },
      [],
    );
  addJsonFlag(command, t('help-verify-json'))
    .addHelpText(
      'after',
      exampleHelp(
        t,
        'crownhold verify game.json',
        'crownhold verify --witness witness.json game.json',
        'crownhold verify --json games/*.json',
      ),
    )
    .action(async (files: readonly string[], { json = false, witness, head }: Flags) => {
      const { verifyFiles } = await import('./run.ts');
      done(await verifyFiles(files, { isJson: json, witnesses: witness, heads: head }, t));
    });
}

function collect(text: string, list: readonly string[]): readonly string[] {
  return [...list, text];
}
