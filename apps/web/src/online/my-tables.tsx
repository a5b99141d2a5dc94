import type { MyTable } from '@crownhold/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { useLazyTexts } from '../app/lazy-texts.ts';
import { formatRoute } from '../app/route.ts';
import { Icon } from '../art/icon.tsx';
import { namedChairs } from './far-game.ts';
import { PLACES } from './places.ts';
import { isServerFault } from './server-client.ts';
import { FRIENDS_TEXTS } from './texts.ts';

const MOST = 3;

/** Games with friends that are not over, those first at which this person is asked. */
export function MyTables(): JSX.Element | undefined {
  const say = useLazyTexts(FRIENDS_TEXTS);
  const [tables, setTables] = useState<readonly MyTable[]>([]);
  useEffect(() => {
    PLACES.client.myTables().then((mine) => !isServerFault(mine) && setTables(mine), reportError);
  }, []);
  const open = tables.filter(({ status }) => status !== 'over' && status !== 'stopped').slice(0, MOST);
  if (!say || open.length === 0) return undefined;
  return (
    <nav class="lid-tables" aria-label={say('friends-tables')}>
      {open.map(({ table, game, isMyTurn, chairs, seats }) => (
        <a key={table} class="button lid-continue" href={formatRoute({ screen: 'online', id: table })}>
          <Icon name={isMyTurn ? 'play' : 'person'} />
          {isMyTurn && <b>{say('friends-your-turn')}</b>}
          <small>
            {[...namedChairs(chairs).flatMap(({ name }, seat) => (seats.includes(seat) ? [] : [name]))].join(', ')} ·{' '}
            {t.value('game', { game })}
          </small>
        </a>
      ))}
    </nav>
  );
}
