import { COLOURS, type Colour } from '@crownhold/games/colours';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { t } from '../../../app/language.ts';
import { Sheet } from '../../../board/sheet.tsx';
import { areaText } from '../area-words.ts';
import { sheetAreas, sheetMap, sheetPosts } from '../sheet-map.ts';
import { paintsOf } from '../shown-sheet.ts';
import { tallyOf } from '../tally.ts';
import { rowName, rowParts } from '../tally-words.ts';
import { isTurned } from '../turning.ts';
import { countingExample } from './examples.ts';
import { mapRatio } from './piece.ts';

const SEAT = 0;

/** [C39] A sheet to be counted, a kingdom at a time. */
export function CountingExample(): JSX.Element {
  const say = t.value;
  const state = useMemo(countingExample, []);
  const [chosen, setChosen] = useState<Colour>();
  const map = useMemo(() => sheetMap(say), [say]);
  const paints = useMemo(() => paintsOf(state, SEAT), [state]);
  const kingdomOf = (area: number) => state.atlas.map.areas[area]!.kingdom;
  const areas = useMemo(
    () =>
      sheetAreas(paints, say, {
        label: (area) => areaText(state, SEAT, area, say),
        stateOf: (area) => (chosen && kingdomOf(area) !== chosen ? 'dim' : undefined),
      }),
    [paints, say, chosen],
  );
  const item = chosen && tallyOf(state, SEAT).items[COLOURS.indexOf(chosen)];
  return (
    <figure class="example colours-example">
      <figcaption>
        <b>{say('learn-example')}.</b> {say('colours-try-C39')}
      </figcaption>
      <div class="example-piece" style={{ aspectRatio: mapRatio(isTurned.value) }}>
        <Sheet
          label={say('colours-picture-map')}
          map={map}
          areas={areas}
          posts={sheetPosts(paints, say('colours-tower'))}
          isTurned={isTurned.value}
          onArea={(area) => setChosen(kingdomOf(area))}
        />
      </div>
      <p class="example-word" role="status">
        {item ? `${rowName(item, say)}: ${rowParts(item, say)} = ${item.points}` : ''}
      </p>
    </figure>
  );
}
