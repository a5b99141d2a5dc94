// The styles of the house come first, so that those of a screen can differ from them.
import './theme/tokens.css';
import './theme/base.css';
import './app/app.css';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { startAppearance } from './app/appearance.ts';
import { startKeyboard } from './app/keyboard.ts';
import { startLanguage } from './app/language.ts';
import { startRoute } from './app/navigation.ts';
import { startGames } from './games/store.ts';
import { startLaunchedFiles } from './offline/launched-file.ts';
import { startOffline } from './offline/update.ts';

startAppearance();
startRoute();
startKeyboard();
startLaunchedFiles();
// A browser that forbids it plays with a network all the same.
startOffline().catch(() => undefined);
// The first screen says at once which game can go on.
await Promise.all([startLanguage(), startGames().catch(reportError)]);
render(<App />, document.querySelector('#app')!);
