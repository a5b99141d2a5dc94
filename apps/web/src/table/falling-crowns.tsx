import type { JSX } from 'preact';
import { CrownSign } from '../art/piece.tsx';

const CROWNS = Array.from({ length: 14 }, (_, at) => at);

/** Crowns that fall once over everything, and take no tap. */
export function FallingCrowns(): JSX.Element {
  return (
    <div class="falling-crowns" aria-hidden="true">
      {CROWNS.map((at) => (
        <span key={at}>
          <CrownSign size={24 + 6 * (at % 3)} />
        </span>
      ))}
    </div>
  );
}
