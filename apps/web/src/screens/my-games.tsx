import { formatNames } from '@crownhold/i18n';
import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../app/announcer.tsx';
import { t } from '../app/language.ts';
import { formatRoute } from '../app/route.ts';
import { TopBar } from '../app/top-bar.tsx';
import { Icon } from '../art/icon.tsx';
import { Castle } from '../art/piece.tsx';
import { FIRST_CARD } from '../games/cards.ts';
import { type GameSummary, listGames, loadGame, removeGame, type SavedGame, saveGame } from '../games/store.ts';
import { MyGamesEntry } from './my-games-entry.tsx';
import { MyGamesRecord } from './my-games-record.tsx';
import './my-games.css';

/** The games on this device: to go on with, to look at, to keep or to delete. */
export function MyGamesScreen() {
  const say = t.value;
  const [games, setGames] = useState(listGames);
  const [removed, setRemoved] = useState<SavedGame>();
  const remove = ({ id, chairs }: GameSummary) => {
    setRemoved(loadGame(id));
    removeGame(id);
    setGames(listGames());
    announce(say('web-removed', { names: namesOf(chairs) }));
  };
  const putBack = (game: SavedGame) => {
    saveGame(game);
    setRemoved(undefined);
    setGames(listGames());
  };
  return (
    <main class="page page-narrow">
      {/* Not to a table: its game may be deleted here. */}
      <TopBar title={say('web-my-games')} back={{ screen: 'home' }} />
      {games.length === 0 && <Empty />}
      <Entries title={say('web-unfinished')} games={games.filter(({ isOver }) => !isOver)} onRemove={remove} />
      <Entries title={say('web-finished')} games={games.filter(({ isOver }) => isOver)} onRemove={remove} />
      <MyGamesRecord />
      <p class="pad-link">
        <a class="button" href={formatRoute({ screen: 'score' })}>
          <Icon name="write" />
          {say('pad-title')}
        </a>
        <span class="aside">{say('pad-about')}</span>
      </p>
      {removed && <UndoBar key={removed.id} game={removed} onUndo={() => putBack(removed)} />}
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
  readonly game: SavedGame;
  readonly onUndo: () => void;
}

function UndoBar({ game, onUndo }: UndoBarProps) {
  const say = t.value;
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone with its game.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <p class="undo-bar">
      {say('web-removed', { names: namesOf(game.chairs) })}
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
