import type { JSX } from 'preact';
import { CrayonDefs } from '../art/crayon.tsx';
import { StyleColours } from './colours/style-pieces.tsx';
import { StyleDuel } from './duel/style-pieces.tsx';
import { StyleKingdomino } from './kingdomino/style-pieces.tsx';
import { StyleControls } from './style-controls.tsx';
import './style-screen.css';

const THEMES = ['light', 'dark', 'contrast'] as const;

/** Every piece at every size in every theme, to look at. */
export function StyleScreen(): JSX.Element {
  return (
    <main class="style-screen">
      <CrayonDefs />
      {THEMES.map((theme) => (
        <section key={theme} data-theme={theme} class="style-theme" aria-label={theme}>
          <h1>Crownhold: {theme}</h1>
          <StyleControls />
          <StyleKingdomino />
          <StyleDuel />
          <StyleColours />
        </section>
      ))}
    </main>
  );
}
