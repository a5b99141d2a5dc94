import type { MyTable } from '@crownhold/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { useLazyTexts } from '../app/lazy-texts.ts';
import { formatRoute } from '../app/route.ts';
import { hasSatOnline } from '../app/server-tables.ts';
import { Icon } from '../art/icon.tsx';
import { games } from '../games/store.ts';
import { namedChairs } from './far-game.ts';
import { isMyTurnByMessage, type ListedTable, listTables } from './listed-tables.ts';
import { PLACES } from './places.ts';
import { isServerFault } from './server-client.ts';
import { FRIENDS_TEXTS } from './texts.ts';
import './my-tables.css';

/** Games with friends that are not over, at the server and by message, those first at which this person is asked. */
export function MyTables(): JSX.Element | undefined {
  const say = useLazyTexts(FRIENDS_TEXTS);
  const [tables, setTables] = useState<readonly MyTable[]>([]);
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const mine = games.value;
  useEffect(() => {
    if (hasSatOnline())
      PLACES.client.myTables().then((found) => !isServerFault(found) && setTables(found), reportError);
  }, []);
  useEffect(() => {
    isMyTurnByMessage(mine).then(setAsked, reportError);
  }, [mine]);
  // Before the game begins, a seat without a name may be free.
  const named = tables.map((table) =>
    table.status === 'seating' ? table : { ...table, chairs: [...namedChairs(table.chairs)] },
  );
  const listed = listTables(named, mine, asked);
  if (!say || listed.length === 0) return undefined;
  return (
    <nav class="lid-tables" aria-label={say('friends-tables')}>
      {listed.map((table) => (
        <TableLink key={table.id} table={table} />
      ))}
    </nav>
  );
}

function TableLink({ table }: { readonly table: ListedTable }): JSX.Element {
  const { id, game, isMyTurn, isByMessage, others } = table;
  const say = t.value;
  const who = others.length > 0 ? others : [say('friends-invite')];
  const facts = [...who, say('game', { game }), ...(isByMessage ? [say('friends-by-message')] : [])];
  const kind = isMyTurn ? '' : ' is-waiting';
  return (
    <a class={`button lid-continue${kind}`} href={formatRoute({ screen: isByMessage ? 'table' : 'online', id })}>
      <Icon name={isMyTurn ? 'play' : 'person'} />
      {isMyTurn && <b>{say('friends-your-turn')}</b>}
      <small>{facts.join(' · ')}</small>
    </a>
  );
}
