import type { JSX } from 'preact';
import { t } from '../app/language.ts';
import { Icon } from '../art/icon.tsx';
import { keepSeats } from './enter-table.ts';
import { PLACES } from './places.ts';
import type { RoomPartProps } from './room-part.ts';
import { isServerFault } from './server-client.ts';

/** For a host who has not made the table, and so has no link to it: those who are gone have the links that end now. */
export function InviteAgain({ table, run }: Pick<RoomPartProps, 'table' | 'run'>): JSX.Element {
  return (
    <button type="button" class="button is-main" onClick={() => run(invite(table))}>
      <Icon name="share" />
      <span>{t.value('friends-send')}</span>
    </button>
  );
}

async function invite({ id, game, own, onSeats }: RoomPartProps['table']): Promise<object> {
  const { client } = PLACES;
  const [invitation, watch, code] = [
    await client.renewLink(id, 'invite'),
    await client.renewLink(id, 'watch'),
    await client.renewLink(id, 'code'),
  ];
  if (isServerFault(invitation)) return invitation;
  if (isServerFault(watch)) return watch;
  if (isServerFault(code)) return code;
  const links = { invite: invitation.secret, watch: watch.secret, code: code.secret };
  await keepSeats(PLACES, id, game, own, links);
  onSeats?.();
  return links;
}
