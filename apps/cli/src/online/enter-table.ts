import { type AnyGame, isRefusal, refuse, type Seat } from '@crownhold/core';
import { citedRefusal, refusalText, type Translate } from '@crownhold/i18n';
import { plainText } from '../plain-text.ts';
import { knownGame } from '../setting.ts';
import { DeviceFiles } from './device-files.ts';
import { isOnlineFault, OnlineClient } from './online-client.ts';
import { faultSentence } from './online-text.ts';
import { parseLink } from './table-link.ts';

/** A table that this computer may look at, and its seats there. */
export interface EnteredTable {
  readonly client: OnlineClient;
  readonly files: DeviceFiles;
  readonly game: AnyGame;
  readonly table: string;
  readonly own: readonly Seat[];
}

/** Follows a link: sits down if it is an invitation. A sentence if it leads nowhere. */
export async function enterTable(
  text: string,
  environment: Readonly<Record<string, string | undefined>>,
  t: Translate,
  name?: string,
): Promise<EnteredTable | string> {
  const link = parseLink(text);
  if (!link) return refusalText(t, refuse('R1', 'bad-table-link', { link: text }), plainText);
  const { origin, table, invitation } = link;
  const files = new DeviceFiles(environment);
  const client = await OnlineClient.begin(origin, files);
  if (isOnlineFault(client)) return faultSentence(t, origin, client);
  let own = files.loadTable(table)?.own ?? [];
  if (invitation && !own.includes(invitation.seat)) {
    const refused = await client.sit(table, { ...invitation, ...(name !== undefined && { name }) });
    if (refused) return faultSentence(t, origin, refused);
    own = [...own, invitation.seat].sort((one, other) => one - other);
    const fault = files.saveTable(table, { own });
    if (fault) return citedRefusal(t, fault.refusal, plainText);
  }
  const view = await client.look(table);
  if (isOnlineFault(view)) return faultSentence(t, origin, view);
  const game = knownGame(view.game);
  if (isRefusal(game)) return citedRefusal(t, game, plainText);
  return { client, files, game, table, own };
}
