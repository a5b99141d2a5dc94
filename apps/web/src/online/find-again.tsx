import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { Icon } from '../art/icon.tsx';
import { Dialog } from '../table/dialog.tsx';
import { linkTo } from './invitation.ts';
import { isMessenger } from './messenger.ts';
import type { OnlineTable } from './online-table.ts';
import { PLACES } from './places.ts';
import { SendLink } from './send-link.tsx';
import { isServerFault } from './server-client.ts';

/** For a browser inside a messenger, after the first turn: a link that takes the seat along, once. */
export function FindAgain({
  table,
  isSent,
}: {
  readonly table: OnlineTable;
  readonly isSent: boolean;
}): JSX.Element | undefined {
  const say = t.value;
  const [isWanted] = useState(() => isMessenger(navigator.userAgent, globalThis));
  const [hasPlayed, setPlayed] = useState(false);
  const [isGone, setGone] = useState(false);
  const [link, setLink] = useState<string>();
  const [seat] = table.own;
  useEffect(() => {
    if (isSent) setPlayed(true);
  }, [isSent]);
  if (!isWanted || isGone || !hasPlayed || seat === undefined) return undefined;
  const make = async () => {
    const made = await PLACES.client.moveLink(table.id, seat);
    if (!isServerFault(made)) setLink(linkTo(table.id, 'move', made.secret));
  };
  if (link !== undefined)
    return (
      <Dialog title={say('friends-take-along')} onClose={() => setGone(true)}>
        <SendLink label={say('friends-take-along')} link={link} text="" isMain />
      </Dialog>
    );
  return (
    <p class="far-notice is-low">
      <span>{say('friends-find-again')}</span>
      <button type="button" class="button" onClick={() => void make().catch(reportError)}>
        {say('friends-yes')}
      </button>
      <button type="button" class="button is-icon is-quiet" aria-label={say('web-close')} onClick={() => setGone(true)}>
        <Icon name="close" />
      </button>
    </p>
  );
}
