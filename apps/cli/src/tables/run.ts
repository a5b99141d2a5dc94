import process from 'node:process';
import type { Translate } from '@crownhold/i18n';
import { formatTableLink, type MyTable, type PublicTable } from '@crownhold/protocol';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { DeviceFiles } from '../online/device-files.ts';
import { isOnlineFault, OnlineClient, type OnlineFault } from '../online/online-client.ts';
import { faultSentence, namedChairs } from '../online/online-text.ts';
import { parseOrigin } from '../online/server-origin.ts';
import { plainText } from '../plain-text.ts';
import { complain, print, printJson } from '../terminal.ts';

export interface TablesFlags {
  readonly server: string;
  readonly json?: boolean;
}

interface Lists {
  readonly mine: readonly MyTable[];
  /** Missing where the operator allows no public list. */
  readonly open?: readonly PublicTable[];
}

/** The tables of this computer's session at a server, and those that wait for anybody. */
export async function tables({ server, json = false }: TablesFlags, t: Translate): Promise<ExitCode> {
  const origin = parseOrigin(server);
  if (origin === undefined) {
    complain(t('online-bad-server', { server: plainText(server, 200) }));
    return EXIT.usage;
  }
  const client = await OnlineClient.begin(origin, new DeviceFiles(process.env));
  const lists = isOnlineFault(client) ? client : await listsOf(client);
  if (isOnlineFault(lists)) {
    complain(faultSentence(t, origin, lists));
    return EXIT.bad;
  }
  if (json) printJson({ ok: true, ...lists });
  else for (const line of linesOf(origin, lists, t)) print(line);
  return EXIT.ok;
}

async function listsOf(client: OnlineClient): Promise<Lists | OnlineFault> {
  const [about, mine] = await Promise.all([client.about(), client.myTables()]);
  if (isOnlineFault(about)) return about;
  if (isOnlineFault(mine)) return mine;
  if (!about.hasPublicList) return { mine: mine.tables };
  const open = await client.publicTables();
  return isOnlineFault(open) ? open : { mine: mine.tables, open: open.tables };
}

function linesOf(origin: string, { mine, open }: Lists, t: Translate): readonly string[] {
  const linkOf = (table: string) => formatTableLink({ origin, table });
  const own = mine.map(({ table, game, status, isMyTurn, chairs }) => {
    const names = namedChairs(t, chairs).map(({ name }) => name);
    const state = t('tables-state', { state: stateOf(status, isMyTurn) });
    return t('tables-line', { state, game: t('game', { game }), names: names.join(', '), link: linkOf(table) });
  });
  const others = (open ?? []).map(({ table, game, host, free }) => {
    const name = host === undefined ? '–' : plainText(host);
    return t('tables-line', {
      state: t('tables-free', { count: free }),
      game: t('game', { game }),
      names: name,
      link: linkOf(table),
    });
  });
  const head = mine.length === 0 ? t('tables-none') : t('tables-mine');
  if (!open) return [head, ...own];
  return [head, ...own, open.length === 0 ? t('tables-public-none') : t('tables-public'), ...others];
}

function stateOf(status: MyTable['status'], isMyTurn: boolean): 'turn' | 'seating' | 'playing' | 'over' | 'stopped' {
  if (isMyTurn) return 'turn';
  return status === 'sealing' ? 'playing' : status;
}
