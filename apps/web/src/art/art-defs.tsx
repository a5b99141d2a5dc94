import type { JSX } from 'preact';
import { BANNERS } from './banner.ts';
import { CASTLES, CASTLES_SMALL } from './castle.ts';
import { CROWN } from './crown.tsx';
import { GROUNDS } from './face.ts';
import { GROUND_DRAWINGS } from './ground.ts';
import { KINGS } from './king.ts';
import { flecks } from './mark.ts';
import { Print } from './plate.tsx';
import './art.css';

const SIZES = ['small', 'full'] as const;
const SEATS = [0, 1, 2, 3] as const;

// Lozenges with a dot, over the two squares of a domino.
const BACK = [16, 48, 80, 112]
  .map(
    (x) =>
      `M${x} 9q6 12 11 23-6 11-11 23Q${x - 6} 43 ${x - 11} 32q6-11 11-23zM${x} 26q2 3 4 6-2 3-4 6-2-3-4-6 2-3 4-6z`,
  )
  .join('');

/** Every drawing that is shown many times, once. Mount it before anything else; the pieces refer to it by name. */
export function ArtDefs(): JSX.Element {
  return (
    <svg class="art-defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {SIZES.map((size) => (
          <g key={size}>
            {GROUNDS.map((ground, kind) =>
              GROUND_DRAWINGS[size][ground].map((drawing, number) => (
                <g
                  key={`${ground}${number}`}
                  id={`art-${ground}-${size}-${number}`}
                  class={`art-ground on-${ground} is-${size}`}
                >
                  {size === 'full' && <path class="plate-fleck" d={flecks(kind * 7 + number)} />}
                  <Print drawing={drawing} />
                </g>
              )),
            )}
            <g id={`art-crown-${size}`} class={`is-${size}`}>
              <Print drawing={CROWN[size]} />
            </g>
          </g>
        ))}
        {SEATS.map((seat) => (
          <SeatDefs key={seat} seat={seat} />
        ))}
        <path id="art-back" class="back-pattern" d={BACK} />
      </defs>
    </svg>
  );
}

function SeatDefs({ seat }: { readonly seat: (typeof SEATS)[number] }): JSX.Element {
  const { back, banner, front } = CASTLES[seat]!;
  const flag = (
    <g transform={banner} class="is-reduced">
      <Print drawing={BANNERS[seat]!.slice(0, 1)} />
    </g>
  );
  return (
    <g class={`seat-${seat}`}>
      <g id={`art-banner-${seat}`} class={`seat-${seat}`}>
        <Print drawing={BANNERS[seat]!} />
      </g>
      <g id={`art-king-${seat}`} class={`seat-${seat}`}>
        <Print drawing={KINGS[seat]!} />
      </g>
      <g id={`art-castle-full-${seat}`} class={`seat-${seat}`}>
        <Print drawing={back} />
        {seat < 3 && flag}
        <Print drawing={front} />
        {seat === 3 && flag}
      </g>
      <g id={`art-castle-small-${seat}`} class={`seat-${seat} is-small`}>
        <Print drawing={CASTLES_SMALL[seat]!} />
      </g>
    </g>
  );
}
