import type { JSX } from 'preact';
import { Crowns } from '../../art/crown.tsx';
import { GROUNDS } from '../../art/face.ts';
import { Banner, Castle, King } from '../../art/piece.tsx';
import { outline } from '../../board/line.ts';
import { KingdominoScene } from '../../games/kingdomino/scene.tsx';
import { StyleBoards } from '../style-boards.tsx';
import { SEATS, SIZES_PX } from '../style-sizes.ts';

const DRAWINGS = [0, 1, 2, 3, 4, 5] as const;

/** Grounds, castles, kings and boards. */
export function StyleKingdomino(): JSX.Element {
  return (
    <>
      <h2>Kingdomino</h2>
      <div class="style-scene">
        <KingdominoScene />
      </div>
      <Grounds />
      <Seats />
      <StyleBoards />
    </>
  );
}

interface TileProps {
  readonly ink: string;
  readonly name: string;
  readonly px: number;
  readonly crowns?: number;
}

function Tile({ ink, name, px, crowns = 0 }: TileProps): JSX.Element {
  const around = outline({ x: 0, y: 0 });
  return (
    <svg class="style-tile" viewBox="-2 -2 68 68" width={px} height={px} aria-hidden="true">
      <g class={`on-${ink}`}>
        <path class="square-fill" d={around} />
        <use href={`#art-${name}`} />
        <Crowns count={crowns} size={px < 34 ? 'small' : 'full'} />
        <path class="square-line" d={around} />
      </g>
    </svg>
  );
}

function Grounds(): JSX.Element {
  return (
    <>
      {SIZES_PX.map((px) => (
        <div key={px} class="style-row">
          {GROUNDS.flatMap((one, index) =>
            DRAWINGS.slice(px > 96 ? 2 : 0, 6).map((drawing) => (
              <Tile
                key={`${one}${drawing}`}
                px={px}
                ink={one}
                name={px < 34 ? `${one}-small-${drawing % 2}` : `${one}-full-${drawing}`}
                crowns={px > 48 ? 0 : (drawing + index) % 4}
              />
            )),
          )}
        </div>
      ))}
    </>
  );
}

function Seats(): JSX.Element {
  return (
    <>
      {SIZES_PX.map((px) => (
        <div key={px} class="style-row">
          {SEATS.map((seat) => (
            <>
              <Tile px={px} ink="castle" name={`castle-${px < 34 ? 'small' : 'full'}-${seat}`} />
              <Castle seat={seat} size={px} />
              <King seat={seat} size={px} />
              <Banner seat={seat} size={px} />
            </>
          ))}
        </div>
      ))}
    </>
  );
}
