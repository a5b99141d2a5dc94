import { type Refusal, refuse } from '@crownhold/core';
import { DeviceFiles } from './device-files.ts';
import { isOnlineFault, OnlineClient } from './online-client.ts';
import { onlineRefusal } from './online-text.ts';
import { parseLink } from './table-link.ts';

/** The text of a finished game's record, from the server of its table. */
export async function recordAt(
  text: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string | Refusal> {
  const link = parseLink(text);
  if (!link) return refuse('R1', 'bad-table-link', { link: text });
  const client = await OnlineClient.begin(link.origin, new DeviceFiles(environment));
  if (isOnlineFault(client)) return onlineRefusal(link.origin, client);
  const record = await client.record(link.table);
  return typeof record === 'string' ? record : onlineRefusal(link.origin, record);
}
