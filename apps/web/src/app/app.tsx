import type { JSX } from 'preact';
import { UpdateNotice } from '../offline/update-notice.tsx';
import { HomeScreen } from '../screens/home.tsx';
import { Announcer } from './announcer.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Lazy } from './lazy.tsx';
import { LoadingNotice } from './loading-notice.tsx';
import { route } from './navigation.ts';

/** All but the first screen comes when it is needed. */
export const loadScreens = async () => (await import('./screens.tsx')).Screens;

export function App(): JSX.Element {
  const here = route.value;
  const isHome = here.screen === 'home';
  return (
    <>
      <ErrorBoundary key={isHome ? 'home' : 'others'}>
        {isHome ? <HomeScreen game={here.game} /> : <Lazy load={loadScreens} props={{ here }} />}
      </ErrorBoundary>
      <UpdateNotice />
      <LoadingNotice />
      <Announcer />
    </>
  );
}
