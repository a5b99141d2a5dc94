import { type Refusal, refuse } from '@crownhold/core';
import { parseTableLink } from '@crownhold/protocol';
import { DeviceFiles } from './device-files.ts';
import { isOnlineFault, OnlineClient } from './online-client.ts';
import { onlineRefusal } from './online-text.ts';

/** The text of a finished game's record, from the server of its table. */
export async function recordAt(
  text: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string | Refusal> {
  const link = parseTableLink(text);
  if (!link) return refuse('R1', 'bad-table-link', { link: text });
  const client = await OnlineClient.begin(link.origin, new DeviceFiles(environment));
  if (isOnlineFault(client)) return onlineRefusal(link.origin, client);
  const { table, kind, secret } = link;
  if (kind !== undefined && kind !== 'move' && secret !== undefined) {
    const entered = await client.enter(table, { [kind]: secret });
    if (isOnlineFault(entered)) return onlineRefusal(link.origin, entered);
  }
  const record = await client.record(table);
  return typeof record === 'string' ? record : onlineRefusal(link.origin, record);
}
