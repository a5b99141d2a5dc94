import { formatNames } from '@crownhold/i18n';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { navigate } from '../app/navigation.ts';
import { Icon } from '../art/icon.tsx';
import type { FarShown } from '../table/far-parts.ts';
import { nameOf } from '../table/words.ts';
import type { FarGame } from './far-game.ts';
import type { OnlineTable } from './online-table.ts';
import { OpenLike } from './open-like.tsx';
import { PLACES } from './places.ts';
import { rematchOf } from './rematch-state.ts';

interface RematchProps {
  readonly table: OnlineTable;
  readonly far: FarGame;
  readonly shown: FarShown;
}

/** Another game of the same people, once all of them want it; and who has won how often. */
export function Rematch({ table, far, shown }: RematchProps): JSX.Element {
  const say = t.value;
  const people = far.state.value?.people;
  const isPlayer = table.own.length > 0;
  const state = rematchOf(people, shown);
  const next = state.kind === 'ready' ? state.table : undefined;
  useEffect(() => {
    // Those who watched hold no link to it.
    if (next !== undefined && isPlayer) navigate({ screen: 'online', id: next });
  }, [next, isPlayer]);
  const [isLater, setLater] = useState(false);
  if (!isPlayer) return <OpenLike game={table.game} />;
  const isAsked = state.kind === 'asked' && !isLater;
  const want = () => void PLACES.client.rematch(table.id).catch(reportError);
  const names = (seats: readonly number[]) =>
    formatNames(
      say.language,
      seats.map((seat) => nameOf(shown.chairs, seat)),
    );
  return (
    <>
      {state.kind === 'waiting' ? (
        <p class="far-again" role="status">
          {say('friends-waiting-for', { names: names(state.missing) })}
        </p>
      ) : (
        <>
          {isAsked && (
            <p class="far-again" role="status">
              {say('friends-wants-again', { name: names(state.wanting) })}
            </p>
          )}
          <button type="button" class="button is-main" onClick={want}>
            <Icon name="rematch" />
            <span>{say(isAsked ? 'friends-yes' : 'web-rematch')}</span>
          </button>
          {isAsked && (
            <button type="button" class="button" onClick={() => setLater(true)}>
              {say('friends-not-now')}
            </button>
          )}
        </>
      )}
    </>
  );
}
