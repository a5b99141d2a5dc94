import type { JSX } from 'preact';
import { CRAYONS, type Crayon, crayonColour, crayonHatch, Scribble } from '../../art/crayon.tsx';
import { cut, PRINT } from '../../art/hand.tsx';
import { WOODCUTS, WoodcutIcon } from '../../art/woodcuts.tsx';
import { Track } from '../../board/track.tsx';
import { ColoursScene } from '../../games/colours/scene.tsx';
import { SIZES_PX } from '../style-sizes.ts';
import { letter } from './style-map.ts';
import { StyleSheet } from './style-sheet.tsx';

const BLOTS = 10;

/** Crayons, woodcuts and the map to be coloured. */
export function StyleColours(): JSX.Element {
  return (
    <>
      <h2>Colour Kingdoms</h2>
      <div class="style-scene">
        <ColoursScene />
      </div>
      {SIZES_PX.map((px) => (
        <div key={px} class="style-row">
          {CRAYONS.map((crayon) => (
            <>
              <Scribbled crayon={crayon} px={px} />
              {px < 200 && <Hatched crayon={crayon} px={px} />}
            </>
          ))}
        </div>
      ))}
      {SIZES_PX.map((px) => (
        <div key={px} class="style-row">
          {WOODCUTS.map((name, index) => (
            <>
              {px < 200 && <WoodcutIcon name={name} size={px} label={name} />}
              <WoodcutIcon
                name={name}
                size={px}
                label={name}
                colour={name === 'spell' ? undefined : CRAYONS[index % CRAYONS.length]}
                text={name === 'spell' ? '3' : undefined}
              />
            </>
          ))}
        </div>
      ))}
      <div class="style-phone">
        <Track
          label="Blots"
          head={<WoodcutIcon name="blot" label="blot" />}
          fields={Array.from({ length: BLOTS }, (_, index) => ({ key: `${index}`, label: `${index + 1}` }))}
          runners={[4, 7, 0, 4].map((at, seat) => ({ seat, at }))}
        />
      </div>
      <StyleSheet />
    </>
  );
}

interface SwatchProps {
  readonly crayon: Crayon;
  readonly px: number;
}

const FIELD = [5, 8, 40, 4, 59, 9, 60, 44, 50, 60, 12, 58, 4, 38];

/** As on a map, with its letter. */
function Scribbled({ crayon, px }: SwatchProps): JSX.Element {
  return (
    <svg class="piece" viewBox="0 0 64 64" width={px} height={px} role="img" aria-label={crayon}>
      <Scribble corners={FIELD} crayon={crayon} step={px < 34 ? 12 : 6} />
      <path d={cut(FIELD)} fill="none" stroke="var(--ink)" stroke-width="2.4" />
      <circle cx="32" cy="32" r="15" fill="var(--ivory)" stroke={PRINT} stroke-width="1.8" />
      <text x="32" y="39.5" text-anchor="middle" font-size="21" font-weight="bold" fill={PRINT}>
        {letter(crayon)}
      </text>
    </svg>
  );
}

/** As on a die. */
function Hatched({ crayon, px }: SwatchProps): JSX.Element {
  return (
    <svg class="piece" viewBox="0 0 64 64" width={px} height={px} aria-hidden="true">
      <path d={cut(FIELD)} fill={crayonColour(crayon)} />
      <path d={cut(FIELD)} fill={crayonHatch(crayon)} stroke={PRINT} stroke-width="2.4" />
    </svg>
  );
}
