import type { JSX } from 'preact';
import { CrayonDefs } from '../art/crayon.tsx';
import { StyleColours } from './style-colours.tsx';
import { StyleControls } from './style-controls.tsx';
import { StyleDuel } from './style-duel.tsx';
import { StyleKingdomino } from './style-kingdomino.tsx';
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
