import { ArtDefs } from '../art/art-defs.tsx';
import { loadLearnTexts } from '../learn/texts.ts';
import { UpdateNotice } from '../offline/update-notice.tsx';
import { HomeScreen } from '../screens/home.tsx';
import { MyGamesScreen } from '../screens/my-games.tsx';
import { NewGameScreen } from '../screens/new-game.tsx';
import { NotFoundScreen } from '../screens/not-found.tsx';
import { SettingsScreen } from '../screens/settings.tsx';
import { Announcer } from './announcer.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Lazy } from './lazy.tsx';
import { route } from './navigation.ts';
import { formatRoute, type Route } from './route.ts';

const loadTable = async () => (await import('../table/table-screen.tsx')).TableScreen;
const loadPad = async () => (await import('../pad/pad-screen.tsx')).PadScreen;
const loadReplay = async () => (await import('../replay/replay-screen.tsx')).ReplayScreen;
const loadRules = async () => {
  const [{ RulesScreen }] = await Promise.all([import('../learn/rules-screen.tsx'), loadLearnTexts()]);
  return RulesScreen;
};
const loadLearn = async () => {
  const [{ LearnScreen }] = await Promise.all([import('../learn/learn-screen.tsx'), loadLearnTexts()]);
  return LearnScreen;
};
const loadFairness = async () => (await import('../fairness/fairness-screen.tsx')).FairnessScreen;
const loadStyle = async () => (await import('../screens/style-screen.tsx')).StyleScreen;

export function App() {
  const here = route.value;
  return (
    <>
      <ArtDefs />
      {/* A screen of its own for every address: what broke on one is whole on the next. */}
      <ErrorBoundary key={formatRoute(here)}>
        <Screen here={here} />
      </ErrorBoundary>
      <UpdateNotice />
      <Announcer />
    </>
  );
}

function Screen({ here }: { readonly here: Route }) {
  switch (here.screen) {
    case 'home':
      return <HomeScreen />;
    case 'new-game':
      return <NewGameScreen />;
    case 'table':
      return <Lazy load={loadTable} props={{ id: here.id }} />;
    case 'my-games':
      return <MyGamesScreen />;
    case 'replay':
      return <Lazy load={loadReplay} props={here.id === undefined ? {} : { id: here.id }} />;
    case 'link':
      return <Lazy load={loadReplay} props={{ link: here.text }} />;
    case 'settings':
      return <SettingsScreen />;
    case 'score':
      return <Lazy load={loadPad} props={{}} />;
    case 'rules':
      return <Lazy load={loadRules} props={{ rule: here.rule }} />;
    case 'fairness':
      return <Lazy load={loadFairness} props={{}} />;
    case 'learn':
      return <Lazy load={loadLearn} props={{}} />;
    case 'style':
      return <Lazy load={loadStyle} props={{}} />;
    case 'not-found':
      return <NotFoundScreen />;
  }
}
