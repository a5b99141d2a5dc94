import { ACHIEVEMENTS, COLOURS } from '@crownhold/games/colours';
import { MONSTERS } from '@crownhold/games/colours/map';
import type { JSX } from 'preact';
import { t } from '../../app/language.ts';
import { crayonColour } from '../../art/crayon.tsx';
import { PRINT } from '../../art/hand.tsx';
import { WoodcutMark } from '../../art/woodcuts.tsx';
import { letterOf } from '../../table/colours/sheet-map.ts';

/** The sign of what can be completed: the letter of a kingdom, a monster, or three capitals. */
export function AchievementSign({ index, size }: { readonly index: number; readonly size: number }): JSX.Element {
  const achievement = ACHIEVEMENTS[index]!;
  const kingdom = COLOURS.find((colour) => colour === achievement);
  const monster = MONSTERS.find((name) => name === achievement);
  return (
    <svg class="piece" viewBox="-2 -6 68 72" width={size} height={size} aria-hidden="true" focusable="false">
      {kingdom && (
        <>
          <circle cx="32" cy="32" r="28" fill={crayonColour(kingdom)} stroke={PRINT} stroke-width="3" />
          <circle cx="32" cy="32" r="20" fill="var(--ivory)" />
          <text x="32" y="43" text-anchor="middle" font-size="30" font-weight="bold" fill={PRINT}>
            {letterOf(kingdom, t.value)}
          </text>
        </>
      )}
      {monster && <WoodcutMark name={monster} isSmall={size < 34} />}
      {!kingdom && !monster && <Three />}
    </svg>
  );
}

function Three(): JSX.Element {
  return (
    <>
      {[0, 32, 16].map((x, i) => (
        <g key={x} transform={`translate(${x} ${i === 2 ? 26 : 0}) scale(.52)`}>
          <WoodcutMark name="capital" isSmall />
        </g>
      ))}
    </>
  );
}
