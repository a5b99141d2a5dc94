import type { JSX } from 'preact';
import { PRINT } from './hand.tsx';

const KEEP =
  'M1 60C7 53 13 51 18 50L20 36 14 34.5V23.5L22 23V28H28L27.5 23 36.5 22.5 36 28H42V23L50 23.5 49.5 34.5 44 36 46 50C52 51 58 54 63 60 43 63.5 20 63.5 1 60Z';
/** What the knife takes out of the keep and its hill: gate, windows, courses of stone, the light on the slope. */
const CARVED = 'M26.5 51.5V43C27 36 37.5 36 37.5 43L38 51.5C34 52.5 30 52.5 26.5 51.5Z';
const LINES =
  'M22 34H28M36 34.5H41M23 40H25M40 41H43M41 46H43.5M22 46H24M10 57.5C14 55 18 54.5 22 54.5M28 56.5C36 55.5 45 56 51 58.5M17 59.5C24 58.5 32 59 36 60';
const CROWN = 'M20 18.5L15.5 5 24.5 10.5 32 1 39.5 10.5 48.5 5 44 18.5C36 20.5 28 20.5 20 18.5Z';

/** The sign of the house: a crown over a keep on its hill. */
export function Emblem(): JSX.Element {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" stroke-linecap="round" stroke-linejoin="round">
      <path d={KEEP} fill="var(--ink)" />
      <path d={CARVED} fill="var(--paper)" />
      <path d={LINES} fill="none" stroke="var(--paper)" stroke-width="1.7" />
      <path d={CROWN} fill="var(--gold)" stroke={PRINT} stroke-width="2" />
      <path d="M22.5 15.5C29 17 35 17 41.5 15.5" fill="none" stroke={PRINT} stroke-width="1.5" />
    </svg>
  );
}
