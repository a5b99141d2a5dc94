// The styles of the house come first, so that those of a screen can differ from them.
import './theme/tokens.css';
import './theme/base.css';
import './app/app.css';
import { hydrate, render } from 'preact';
import { App } from './app/app.tsx';
import { startAppearance } from './app/appearance.ts';
import { markHydrated } from './app/hydration.ts';
import { startKeyboard } from './app/keyboard.ts';
import { startLanguage, t } from './app/language.ts';
import { route, startRoute } from './app/navigation.ts';
import { storeStills } from './app/still.tsx';
import { startGames } from './games/store.ts';
import { WAITING } from './offline/drawn-screen.ts';
import { startLaunchedFiles } from './offline/launched-file.ts';
import { startOffline } from './offline/update.ts';

const page = document.querySelector<HTMLElement>('#app')!;
const { lang: drawnLanguage } = document.documentElement;

/** The first screen that waits unseen, if this page was opened elsewhere. */
const waiting = document.querySelector<HTMLTemplateElement>(`#${WAITING}`);
if (waiting) storeStills(waiting.content);

/** Makes room for another screen than the one that the build has drawn. */
function clearPage(): void {
  storeStills(page);
  page.replaceChildren();
}

/** Lets the browser answer taps between two pieces of work. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

startAppearance();
startRoute();
if (route.value.screen !== 'home') clearPage();
startKeyboard();
startLaunchedFiles();
await startLanguage();
await nextTask();
if (page.firstChild && drawnLanguage === t.value.language && route.value.screen === 'home') {
  hydrate(<App />, page);
} else {
  clearPage();
  render(<App />, page);
}
markHydrated();
await nextTask();
// The first screen does not wait for it.
startGames().catch(reportError);
// A browser that forbids it plays with a network all the same.
startOffline().catch(() => undefined);
