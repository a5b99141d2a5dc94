import type { JSX } from 'preact';
import { ArtDefs } from '../art/art-defs.tsx';
import { areGamesKnown } from '../games/store.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Lazy } from './lazy.tsx';
import { learningFor } from './learning-seat.ts';
import { NotFoundScreen } from './not-found.tsx';
import { formatRoute, type Route } from './route.ts';

const loadMyGames = async () => (await import('../screens/my-games.tsx')).MyGamesScreen;
const loadNewGame = async () => (await import('../screens/new-game.tsx')).NewGameScreen;
const loadRules = async () => (await import('../screens/rules.tsx')).RulesScreen;
const loadScore = async () => (await import('../screens/score.tsx')).ScoreScreen;
const loadSettings = async () => (await import('../screens/settings.tsx')).SettingsScreen;
const loadTable = async () => (await import('../table/table-screen.tsx')).TableScreen;
const loadOnline = async () => (await import('../online/online-screen.tsx')).OnlineScreen;
const loadWayBack = async () => (await import('../online/way-back.tsx')).WayBack;
const loadCode = async () => (await import('../online/code-screen.tsx')).CodeScreen;
const loadReplay = async () => (await import('../replay/replay-screen.tsx')).ReplayScreen;
const loadMessages = () => import('../table/correspondence/screens.ts');
const loadByMessage = async () => (await (await loadMessages()).loadStartScreen()).StartByMessageScreen;
const loadMessage = async () => (await (await loadMessages()).loadMessageScreen()).MessageScreen;
const loadLearn = async () => (await import('../table/tutor/learn-screen.tsx')).LearnScreen;
const loadFairness = async () => (await import('../fairness/fairness-screen.tsx')).FairnessScreen;
const loadAbout = async () => (await import('../about/about-screen.tsx')).AboutScreen;
const loadStyle = async () => (await import('../screens/style-screen.tsx')).StyleScreen;

interface ScreensProps {
  readonly here: Exclude<Route, { readonly screen: 'home' }>;
}

/** Every screen but the first, with the drawings that they share. */
export function Screens({ here }: ScreensProps): JSX.Element {
  return (
    <>
      <ArtDefs />
      {/* A screen of its own for every address: what broke on one is whole on the next. */}
      <ErrorBoundary key={formatRoute(here)}>
        {areGamesKnown.value ? <Screen here={here} /> : <main aria-busy="true" />}
        {/* Whoever learns for a table finds back to it, from the lesson and from a first game of their own. */}
        {(here.screen === 'learn' || here.screen === 'table') && learningFor() !== undefined && (
          <Lazy load={loadWayBack} props={{}} waiting={undefined} />
        )}
      </ErrorBoundary>
    </>
  );
}

function Screen({ here }: ScreensProps): JSX.Element {
  switch (here.screen) {
    case 'new-game':
      return <Lazy load={loadNewGame} props={{ game: here.game }} />;
    case 'table':
      return <Lazy load={loadTable} props={{ id: here.id }} />;
    case 'online':
      return <Lazy load={loadOnline} props={{ id: here.id, link: here.link }} />;
    case 'code':
      return <Lazy load={loadCode} props={{}} />;
    case 'my-games':
      return <Lazy load={loadMyGames} props={{}} />;
    case 'replay':
      return <Lazy load={loadReplay} props={here.id === undefined ? {} : { id: here.id }} />;
    case 'link':
      return <Lazy load={loadReplay} props={{ link: here.text }} />;
    case 'by-message':
      return <Lazy load={loadByMessage} props={{ game: here.game }} />;
    case 'message':
      return <Lazy load={loadMessage} props={{ text: here.text }} />;
    case 'settings':
      return <Lazy load={loadSettings} props={{}} />;
    case 'score':
      return <Lazy load={loadScore} props={{ game: here.game }} />;
    case 'rules':
      return <Lazy load={loadRules} props={{ game: here.game, rule: here.rule }} />;
    case 'fairness':
      return <Lazy load={loadFairness} props={{}} />;
    case 'about':
      return <Lazy load={loadAbout} props={{}} />;
    case 'learn':
      return <Lazy load={loadLearn} props={{ game: here.game }} />;
    case 'style':
      return <Lazy load={loadStyle} props={{}} />;
    case 'not-found':
      return <NotFoundScreen />;
  }
}
