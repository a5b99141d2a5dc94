import type { ColoursTypes } from '@crownhold/table/colours';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Sheet } from '../../board/sheet.tsx';
import { DiceOnMap } from '../../table/colours/board/dice-on-map.tsx';
import { dieText } from '../../table/colours/die-words.ts';
import { sheetAreas, sheetMap } from '../../table/colours/sheet-map.ts';
import { isInBox } from '../../table/colours/shown-sheet.ts';
import type { LiveMiddleProps } from '../replay-face.ts';
import { TakenDice } from './taken-dice.tsx';
import '../../table/colours/board/colours.css';
import './replay-colours.css';

/** The box as it is now, with the dice that lie in it, and those that somebody has taken. */
export function LiveBox({ moment: { view }, chairs, thrown, say }: LiveMiddleProps<ColoursTypes>): JSX.Element {
  const map = useMemo(() => sheetMap(say), [say]);
  const areas = useMemo(() => sheetAreas([], say, { label: () => '' }), [say]);
  const inBox = [0, 1, 2, 3].filter((die) => isInBox(view, die)).map((die) => dieText(view, die, say));
  return (
    <div class="replay-box">
      <div class="replay-box-map" aria-hidden="true">
        <Sheet label="" map={map} areas={areas} isBox>
          <DiceOnMap state={view} thrown={thrown} chosen={undefined} onDie={undefined} />
        </Sheet>
      </div>
      {inBox.length > 0 && <p class="unseen">{inBox.join('; ')}</p>}
      <TakenDice view={view} chairs={chairs} say={say} />
    </div>
  );
}
