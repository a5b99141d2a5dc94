import { formatNames } from '@crownhold/i18n';
import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../app/announcer.tsx';
import { t } from '../app/language.ts';
import { formatRoute } from '../app/route.ts';
import { TopBar } from '../app/top-bar.tsx';
import { Icon } from '../art/icon.tsx';
import { Castle } from '../art/piece.tsx';
import { FIRST_CARD } from '../games/cards.ts';
import { type GameSummary, games, putGame, removeGame, type StoredGame } from '../games/store.ts';
import { MyGamesEntry } from './my-games-entry.tsx';
import { MyGamesRecord } from './my-games-record.tsx';
import './my-games.css';

/** A game that somebody may still regret to have deleted. */
interface Removed {
  readonly game: StoredGame;
  readonly names: string;
}

/** The games on this device: to go on with, to look at, to keep or to delete. */
export function MyGamesScreen() {
  const say = t.value;
  const [removed, setRemoved] = useState<Removed>();
  const remove = async ({ id, chairs }: GameSummary) => {
    const game = await removeGame(id);
    const names = namesOf(chairs);
    setRemoved(game && { game, names });
    announce(say('web-removed', { names }));
  };
  const putBack = async ({ game }: Removed) => {
    await putGame(game);
    setRemoved(undefined);
  };
  const onRemove = (game: GameSummary) => {
    remove(game).catch(reportError);
  };
  return (
    <main class="page page-narrow">
      {/* Not to a table: its game may be deleted here. */}
      <TopBar title={say('web-my-games')} back={{ screen: 'home' }} />
      {games.value.length === 0 && <Empty />}
      <Entries title={say('web-unfinished')} games={games.value.filter(({ isOver }) => !isOver)} onRemove={onRemove} />
      <Entries title={say('web-finished')} games={games.value.filter(({ isOver }) => isOver)} onRemove={onRemove} />
      <MyGamesRecord />
      <p class="pad-link">
        <a class="button" href={formatRoute({ screen: 'score' })}>
          <Icon name="write" />
          {say('pad-title')}
        </a>
        <span class="aside">{say('pad-about')}</span>
      </p>
      {removed && (
        <UndoBar key={removed.game.head.id} names={removed.names} onUndo={() => putBack(removed).catch(reportError)} />
      )}
    </main>
  );
}

function Empty() {
  const say = t.value;
  return (
    <div class="no-games">
      <Castle seat={3} size={96} />
      <p>{say('web-games-empty')}</p>
      <a class="button is-main" href={formatRoute({ screen: 'new-game', game: FIRST_CARD.id })}>
        {say('web-new-game')}
      </a>
    </div>
  );
}

interface EntriesProps {
  readonly title: string;
  readonly games: readonly GameSummary[];
  readonly onRemove: (game: GameSummary) => void;
}

function Entries({ title, games, onRemove }: EntriesProps) {
  if (games.length === 0) return null;
  return (
    <section class="entries">
      <h2>{title}</h2>
      <ul>
        {games.map((game) => (
          <MyGamesEntry key={game.id} game={game} onRemove={() => onRemove(game)} />
        ))}
      </ul>
    </section>
  );
}

interface UndoBarProps {
  readonly names: string;
  readonly onUndo: () => void;
}

function UndoBar({ names, onUndo }: UndoBarProps) {
  const say = t.value;
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone with its game.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <p class="undo-bar">
      {say('web-removed', { names })}
      <button ref={button} type="button" class="button" onClick={onUndo}>
        {say('web-undo')}
      </button>
    </p>
  );
}

function namesOf(chairs: GameSummary['chairs']): string {
  return formatNames(
    t.value.language,
    chairs.map(({ name }) => name),
  );
}
