import { type ReadonlySignal, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Heading } from '../app/heading.tsx';
import { t } from '../app/language.ts';
import { Lazy } from '../app/lazy.tsx';
import { formatRoute } from '../app/route.ts';
import { Icon } from '../art/icon.tsx';
import { Banner } from '../art/piece.tsx';
import type { LiveBoardsProps } from '../replay/live-boards.tsx';
import { loadLiveBoards } from '../replay/replays.ts';
import type { FarWatch, WatchedProps } from '../table/far-parts.ts';
import type { FarGame } from './far-game.ts';
import { LineSign } from './far-sign.tsx';
import type { OnlineTable } from './online-table.ts';
import { ReactionSign } from './reactions.tsx';
import { ClockList } from './table-clock.tsx';
import { WatchPanel } from './watch-panel.tsx';
import '../replay/replay.css';
import '../table/frame/frame.css';
import './watch-screen.css';

const LARGE = '(min-width: 1200px) and (min-height: 700px)';

interface WatchScreenProps extends WatchedProps {
  readonly table: OnlineTable;
  readonly far: FarGame;
}

export function createWatch(table: OnlineTable, far: FarGame): FarWatch {
  return { isWanted: followed(LARGE), Screen: (props) => <WatchScreen table={table} far={far} {...props} /> };
}

function followed(query: string): ReadonlySignal<boolean> {
  const media = matchMedia(query);
  const isMatching = signal(media.matches);
  media.addEventListener('change', () => {
    isMatching.value = media.matches;
  });
  return isMatching;
}

/** The screen in the middle of a room: all boards alike, whose turn it is, clocks, and the link for others. Nothing to press. */
function WatchScreen({ table, far, shown, live, name, prompt, progress, news }: WatchScreenProps): JSX.Element {
  const say = t.value;
  const { game } = table;
  const loadBoards = useMemo(() => async () => (await loadLiveBoards(game)).Boards, [game]);
  const loadMiddle = useMemo(() => async () => (await loadLiveBoards(game)).Middle, [game]);
  const props: LiveBoardsProps = { table: live, say };
  return (
    // Without the name of the game: its own layout is for those who play.
    <main class="table watch-screen">
      <header class="watch-head">
        <a
          class="button is-icon is-quiet"
          href={formatRoute({ screen: 'home' })}
          aria-label={say('web-to-first')}
          title={say('web-to-first')}
        >
          <Icon name="home" />
        </a>
        <Heading title={say('game', { game })} class="watch-who">
          <Banner seat={live.seat} size={40} />
          <span class="name">{name}</span>
          <span class="watch-prompt">{prompt}</span>
        </Heading>
        <p class="watch-progress">{progress}</p>
      </header>
      <LineSign far={far} isSent={false} />
      <Lazy load={loadBoards} props={props} waiting={<div class="replay-kingdoms" aria-busy="true" />} />
      <aside class="watch-side">
        <ClockList far={far} shown={shown} />
        <Lazy load={loadMiddle} props={props} waiting={undefined} />
        {news}
        <WatchPanel table={table} />
      </aside>
      <ReactionSign table={table} far={far} shown={shown} />
    </main>
  );
}
