import { encodeMove, kingdomino } from '@crownhold/games/kingdomino';
import { refusalText } from '@crownhold/i18n';
import {
  cellsOf,
  inputGain,
  isCovered,
  isWithin,
  type KingdominoInput,
  kingdominoInput,
  openCells,
  reachOf,
} from '@crownhold/table/kingdomino';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { t } from '../../../app/language.ts';
import { Icon } from '../../../art/icon.tsx';
import { DominoPiece } from '../../../board/domino-piece.tsx';
import { GridBoard } from '../../../board/grid-board.tsx';
import type { Frame, Spot } from '../../../board/square.ts';
import { actedInput } from '../acted-input.ts';
import { dominoSquares, facesOf, kingdomSquares } from '../kingdom-picture.ts';
import { cellText } from '../words.ts';
import { type PlacingRule, placingExample } from './examples.ts';

const SEAT = 0;

/** A kingdom and a domino to hold over it: the rules say whether it fits, and why not. */
export function PlacingExample({ rule }: { readonly rule: PlacingRule }): JSX.Element {
  const say = t.value;
  const state = useMemo(() => placingExample(rule), [rule]);
  const [input, setInput] = useState(() => kingdominoInput.start(state, SEAT));
  const [isHeld, setHeld] = useState(false);
  const reach = reachOf(state, SEAT);
  const domino = state.activeDomino;
  const [first, second] = cellsOf(input);
  const refusal = kingdomino.refusal(state, SEAT, encodeMove({ kind: 'put', first, second }));
  const gain = inputGain(input) ?? 0;
  const point = (spot: Spot) => {
    setInput(
      isHeld && isCovered(input, spot) ? actedInput(input, { kind: 'turn', quarters: 1 }) : over(input, spot, reach),
    );
    setHeld(true);
  };
  return (
    <figure class="example">
      <figcaption>
        <b>{say('learn-example')}.</b> {say(`learn-try-${rule}`)}
      </figcaption>
      <div class="example-board">
        <GridBoard
          label={say('learn-example')}
          frame={rule === 'K13' ? grown(reach) : reach}
          open={reach}
          squares={kingdomSquares(state, SEAT)}
          targets={isHeld || rule === 'K14' ? undefined : openCells(input)}
          ghost={
            isHeld
              ? {
                  squares: dominoSquares(domino, [first, second]),
                  isLegal: refusal === undefined,
                  badge: refusal === undefined && gain > 0 ? `+${gain}` : '',
                }
              : undefined
          }
          isInteractive={true}
          describe={(spot) => cellText(state, SEAT, spot, [{ name: say('web-player', { number: 1 }) }], say)}
          onSpot={point}
          onTurn={(quarters) => isHeld && setInput(actedInput(input, { kind: 'turn', quarters: -quarters }))}
        />
      </div>
      <div class="example-foot">
        <span class="example-domino">
          <DominoPiece faces={facesOf(domino)} number={domino} />
        </span>
        <button
          type="button"
          class="button is-icon"
          aria-label={say('web-rotate')}
          title={say('web-rotate')}
          onClick={() => {
            setInput(isHeld ? actedInput(input, { kind: 'turn', quarters: 1 }) : input);
            setHeld(true);
          }}
        >
          <Icon name="rotate" />
        </button>
        <p class={!isHeld ? '' : refusal ? 'example-word is-bad' : 'example-word is-good'} role="status">
          {isHeld && (refusal ? refusalText(say, refusal) : say('learn-fits', { points: gain }))}
        </p>
      </div>
    </figure>
  );
}

/** As at the table; but squares beyond reach can be pointed at too, to hear why not. */
function over(input: KingdominoInput, spot: Spot, reach: Frame): KingdominoInput {
  return isWithin(spot, reach)
    ? actedInput(input, { kind: 'point', cell: spot })
    : { ...input, cell: spot, quarter: input.wish };
}

function grown({ left, right, bottom, top }: Frame): Frame {
  return { left: left - 1, right: right + 1, bottom, top };
}
