// The styles of the house come first, so that those of a screen can differ from them.
import './theme/tokens.css';
import './theme/base.css';
import './app/app.css';
import { hydrate, render } from 'preact';
import { App, loadScreens } from './app/app.tsx';
import { startAppearance } from './app/appearance.ts';
import { markHydrated } from './app/hydration.ts';
import { startKeyboard } from './app/keyboard.ts';
import { startLanguage, t } from './app/language.ts';
import { route, startRoute } from './app/navigation.ts';
import { nextTask } from './app/next-task.ts';
import { storeStills } from './app/still.tsx';
import { startGames } from './games/store.ts';
import { WAITING } from './offline/drawn-screen.ts';
import { startLaunchedFiles } from './offline/launched-file.ts';
import { startOffline } from './offline/update.ts';
import { prepareTable } from './table/prepare-table.ts';

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

startAppearance();
startRoute();
const { value: opened } = route;
/** The first screen does not wait for my games; the others do, and what they are made of comes side by side. */
const knowing = opened.screen === 'home' ? undefined : startGames();
if (knowing) {
  clearPage();
  knowing.catch(reportError);
  // Load errors are shown by the screen.
  loadScreens().catch(() => undefined);
  if (opened.screen === 'table') prepareTable(opened.id, knowing).catch(() => undefined);
}
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
if (!knowing) startGames().catch(reportError);
// A browser that forbids it plays with a network all the same.
startOffline().catch(() => undefined);
