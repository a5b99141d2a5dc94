import { formatNames } from '@crownhold/i18n';
import type { JSX } from 'preact';
import { isHydrated } from '../app/hydration.ts';
import { t } from '../app/language.ts';
import { Lazy } from '../app/lazy.tsx';
import { formatRoute } from '../app/route.ts';
import { hasSatOnline } from '../app/server-tables.ts';
import { Icon } from '../art/icon.tsx';
import { gameToContinue } from '../games/continued-game.ts';
import type { GameSummary } from '../games/saved-game.ts';
import { games } from '../games/store.ts';

const loadMyTables = async () => (await import('../online/my-tables.tsx')).MyTables;

/** Games with friends, at a server or by message; whoever has none loads nothing for it. */
function OnlineTables(): JSX.Element | undefined {
  if (!isHydrated.value || !(hasSatOnline() || games.value.some(isByMessage))) return undefined;
  return <Lazy load={loadMyTables} props={{}} waiting={undefined} />;
}

/** Listed among games with friends. */
function isByMessage({ ownSeat, isOver }: GameSummary): boolean {
  return ownSeat !== undefined && !isOver;
}

/** The game that can go on. In the same place newcomers read what all of this is, so that nothing moves. */
export function HomeContinue(): JSX.Element {
  const say = t.value;
  const unfinished = isHydrated.value ? gameToContinue(games.value.filter((game) => !isByMessage(game))) : undefined;
  if (!unfinished) {
    return (
      <div class="lid-lead">
        <OnlineTables />
        <p>{say('web-tagline')}</p>
      </div>
    );
  }
  const { id, game, chairs } = unfinished;
  return (
    <div class="lid-lead">
      <OnlineTables />
      <a class="button lid-continue" href={formatRoute({ screen: 'table', id })}>
        <Icon name="play" />
        <b>{say('web-continue')}</b>
        <small>
          {say('game', { game })} ·{' '}
          {formatNames(
            say.language,
            chairs.map(({ name }) => name),
          )}
        </small>
      </a>
    </div>
  );
}
