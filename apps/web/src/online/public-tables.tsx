import type { PublicTable } from '@crownhold/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { navigate } from '../app/navigation.ts';
import { Icon } from '../art/icon.tsx';
import { PLACES } from './places.ts';
import { listedLines } from './public-list.ts';
import { isServerFault } from './server-client.ts';
import { useTask } from './use-task.ts';

/** Somebody who looks at the list sees tables come and go. */
const REFRESH_MS = 10_000;

/** Tables that wait for anybody: a tap leads to one, and another one there sits down. */
export function PublicTables(): JSX.Element {
  const say = t.value;
  const [tables, setTables] = useState<readonly PublicTable[]>();
  const [isBusy, fault, run] = useTask();
  useEffect(() => {
    const look = () =>
      PLACES.client.publicTables().then((found) => !isServerFault(found) && setTables(found), reportError);
    look();
    const timer = setInterval(look, REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  const enter = async (id: string) => {
    const entered = await PLACES.client.enterListed(id);
    if (isServerFault(entered)) return entered;
    navigate({ screen: 'online', id });
    return undefined;
  };
  const lines = tables && listedLines(tables, say);
  return (
    <section class="public-tables">
      <h2>{say('friends-public')}</h2>
      {lines?.length === 0 && <p>{say('friends-public-none')}</p>}
      <ul>
        {lines?.map(({ id, title, facts }) => (
          <li key={id}>
            <button type="button" class="button" disabled={isBusy} onClick={() => run(() => enter(id))}>
              <Icon name="person" />
              <span>
                <b>{title}</b>
                <small>{facts.join(' · ')}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p class="guest-trouble" role="alert">
        {fault === undefined ? '' : say('friends-trouble', { trouble: fault })}
      </p>
    </section>
  );
}
