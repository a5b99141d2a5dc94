import process from 'node:process';
import type { Translate } from '@crownhold/i18n';
import { SCOPES, type Scope } from '@crownhold/protocol/routes';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { DeviceFiles } from '../online/device-files.ts';
import { isOnlineFault, OnlineClient, type OnlineFault } from '../online/online-client.ts';
import { faultSentence } from '../online/online-text.ts';
import { parseOrigin } from '../online/server-origin.ts';
import { plainText } from '../plain-text.ts';
import { complain, print, printJson } from '../terminal.ts';
import type { TokenAction, TokenFlags } from './flags.ts';

interface Token {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
}

/** Tokens of this computer's session at a server. They are a person's, so the server's own folder is not needed for them. */
export async function runToken(
  action: TokenAction,
  id: string | undefined,
  flags: TokenFlags,
  t: Translate,
): Promise<ExitCode> {
  const { server, scope } = flags;
  const origin = parseOrigin(server);
  if (origin === undefined) return complainOf(t('online-bad-server', { server: plainText(server, 200) }));
  const isScope = (text: string): text is Scope => SCOPES.some((each) => each === text);
  const isCalledRight = action === 'create' ? scope.length > 0 && scope.every(isScope) : action === 'list' || id;
  if (!isCalledRight)
    return complainOf(action === 'revoke' ? t('token-no-id') : t('token-scopes', { scopes: SCOPES.join(', ') }));
  const client = await OnlineClient.begin(origin, new DeviceFiles(process.env));
  const fault = isOnlineFault(client) ? client : await act(client, action, id ?? '', flags, t);
  if (!fault) return EXIT.ok;
  complain(faultSentence(t, origin, fault));
  return EXIT.bad;
}

async function act(
  client: OnlineClient,
  action: TokenAction,
  id: string,
  { name, scope, json = false }: TokenFlags,
  t: Translate,
): Promise<OnlineFault | undefined> {
  if (action === 'create') {
    const made = await client.send<Token & { readonly token: string }>('POST', '/api/tokens', { name, scopes: scope });
    if (isOnlineFault(made)) return made;
    if (json) printJson(made);
    else print(t('token-made', { token: made.token, id: made.id }));
  } else if (action === 'list') {
    const listed = await client.send<{ readonly tokens: readonly Token[] }>('GET', '/api/tokens');
    if (isOnlineFault(listed)) return listed;
    if (json) printJson(listed);
    else if (listed.tokens.length === 0) print(t('token-none'));
    else for (const each of listed.tokens) print(`${each.id}  ${plainText(each.name)}  ${each.scopes.join(' ')}`);
  } else {
    const revoked = await client.send('DELETE', `/api/tokens/${encodeURIComponent(id)}`);
    if (isOnlineFault(revoked)) return revoked;
    if (json) printJson({ ok: true });
    else print(t('token-revoked', { id: plainText(id) }));
  }
  return undefined;
}

function complainOf(sentence: string): ExitCode {
  complain(sentence);
  return EXIT.usage;
}
