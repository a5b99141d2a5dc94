import { formatNames } from '@crownhold/i18n';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../app/language.ts';
import { navigate } from '../app/navigation.ts';
import { Icon } from '../art/icon.tsx';
import type { FarShown } from '../table/far-parts.ts';
import { nameOf } from '../table/words.ts';
import type { FarGame } from './far-game.ts';
import type { OnlineTable } from './online-table.ts';
import { PLACES } from './places.ts';
import { rematchOf } from './rematch-state.ts';

interface RematchProps {
  readonly table: OnlineTable;
  readonly far: FarGame;
  readonly shown: FarShown;
}

/** Another game of the same people, once all of them want it; and who has won how often. */
export function Rematch({ table, far, shown }: RematchProps): JSX.Element | undefined {
  const say = t.value;
  const people = far.state.value?.people;
  const state = rematchOf(people, shown);
  const next = state.kind === 'ready' ? state.table : undefined;
  useEffect(() => {
    if (next !== undefined) navigate({ screen: 'online', id: next });
  }, [next]);
  if (table.own.length === 0) return undefined;
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
        <button type="button" class="button is-main" onClick={want}>
          <Icon name="rematch" />
          <span>
            {state.kind === 'asked' ? say('friends-wants-again', { name: names(state.wanting) }) : say('web-rematch')}
          </span>
        </button>
      )}
      {people?.tally && (
        <p class="far-tally">
          {people.tally
            .map((wins, seat) => say('friends-tally', { name: nameOf(shown.chairs, seat), wins }))
            .join(' : ')}
        </p>
      )}
    </>
  );
}
