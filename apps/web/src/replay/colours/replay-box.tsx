import { NO_DIE } from '@crownhold/games/colours';
import type { ColoursTypes } from '@crownhold/table/colours';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Banner } from '../../art/piece.tsx';
import { Sheet } from '../../board/sheet.tsx';
import { DiceOnMap } from '../../table/colours/board/dice-on-map.tsx';
import { Die } from '../../table/colours/board/die.tsx';
import { dieText } from '../../table/colours/die-words.ts';
import { sheetAreas, sheetMap } from '../../table/colours/sheet-map.ts';
import { isInBox } from '../../table/colours/shown-sheet.ts';
import { isTurned } from '../../table/colours/turning.ts';
import { nameOf } from '../../table/words.ts';
import type { ReplayMiddleProps } from '../replay-face.ts';
import '../../table/colours/board/colours.css';
import './replay-colours.css';

/** The box with the dice that lie in it, and those that somebody has taken. */
export function ReplayBox({ view, chairs, say }: ReplayMiddleProps<ColoursTypes>): JSX.Element {
  const map = useMemo(() => sheetMap(say), [say]);
  const areas = useMemo(() => sheetAreas([], say, { label: () => '' }), [say]);
  const inBox = [0, 1, 2, 3].filter((die) => isInBox(view, die)).map((die) => dieText(view, die, say));
  return (
    <div class="replay-box">
      <div class={isTurned.value ? 'replay-box-map is-turned' : 'replay-box-map'} aria-hidden="true">
        <Sheet label="" map={map} areas={areas} isBox isTurned={isTurned.value}>
          <DiceOnMap state={view} thrown={undefined} chosen={undefined} onDie={undefined} />
        </Sheet>
      </div>
      {inBox.length > 0 && <p class="unseen">{inBox.join('; ')}</p>}
      <ul class="replay-taken">
        {chairs.map((_, seat) => {
          const die = view.dice[seat]!;
          if (die === NO_DIE) return undefined;
          return (
            <li key={seat}>
              <Banner seat={seat} size={20} />
              <Die die={die} drops={view.numbers[die]!} />
              <span class="unseen">{`${nameOf(chairs, seat)}: ${dieText(view, die, say)}`}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
