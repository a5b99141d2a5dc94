import type { Translate } from '@crownhold/i18n';
import { type Command, InvalidArgumentError } from 'commander';
import type { Done } from '../exit-code.ts';
import { addJsonFlag } from '../flags.ts';
import { exampleHelp } from '../help.ts';
import { TOKEN_ACTIONS, type TokenAction, type TokenFlags } from './flags.ts';

export function addToken(program: Command, done: Done, t: Translate): void {
  const command = program
    .command('token')
    .helpGroup(t('help-group-online'))
    .summary(t('help-token'))
    .description(t('help-token-about'))
    .argument(`<${TOKEN_ACTIONS.join('|')}>`, t('help-token-action'), (text) => {
      const action = TOKEN_ACTIONS.find((each) => each === text);
      if (action) return action;
      throw new InvalidArgumentError(t('usage-one-of', { words: TOKEN_ACTIONS.join(', ') }));
    })
    .argument('[id]', t('help-token-id'))
    .option('--server <url>', t('help-host-server'), 'http://localhost:8080')
    .option(`--name <${t('help-word-name')}>`, t('help-token-name'), 'bot')
    .option('--scope <scope>', t('help-token-scope'), collect, []);
  addJsonFlag(command, t('help-token-json'))
    .addHelpText(
      'after',
      exampleHelp(
        t,
        'crownhold token create --name mybot --scope tables:read --scope tables:play',
        'crownhold token list',
        'crownhold token revoke 0123456789abcdef',
      ),
    )
    .action(async (action: TokenAction, id: string | undefined, flags: TokenFlags) => {
      const { runToken } = await import('./run.ts');
      done(await runToken(action, id, flags, t));
    });
}

function collect(text: string, list: readonly string[]): readonly string[] {
  return [...list, text];
}
