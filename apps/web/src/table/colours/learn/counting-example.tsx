import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { t } from '../../../app/language.ts';
import { Sheet } from '../../../board/sheet.tsx';
import { areaText } from '../area-words.ts';
import { sheetAreas, sheetMap, sheetPosts } from '../sheet-map.ts';
import { paintsOf } from '../shown-sheet.ts';
import { rowOf, tallyOf } from '../tally.ts';
import { rowName, rowParts } from '../tally-words.ts';
import { isTurned } from '../turning.ts';
import { countingExample, unicornExample } from './examples.ts';
import { mapRatio } from './piece.ts';

const SEAT = 0;

/** [C39] [C40] [C47] A sheet to be counted, a kingdom or a kind of monster at a time. */
export function CountingExample({ rule }: { readonly rule: 'C39' | 'C40' | 'C47' }): JSX.Element {
  const say = t.value;
  const state = useMemo(rule === 'C47' ? unicornExample : countingExample, [rule]);
  const [chosen, setChosen] = useState<string>();
  const map = useMemo(() => sheetMap(say), [say]);
  const paints = useMemo(() => paintsOf(state, SEAT), [state]);
  const rowAt = (area: number) => {
    const { kingdom, symbol } = state.atlas.map.areas[area]!;
    return rule === 'C39' ? kingdom : symbol?.kind;
  };
  const item = tallyOf(state, SEAT).items.find((each) => rowOf(each) === chosen);
  const areas = useMemo(
    () =>
      sheetAreas(paints, say, {
        label: (area) => areaText(state, SEAT, area, say),
        stateOf: (area) => (item && rowAt(area) !== chosen ? 'dim' : undefined),
      }),
    [paints, say, chosen],
  );
  return (
    <figure class="example colours-example">
      <figcaption>
        <b>{say('learn-example')}.</b> {say(`colours-try-${rule}`)}
      </figcaption>
      <div class="example-piece" style={{ aspectRatio: mapRatio(isTurned.value) }}>
        <Sheet
          label={say('colours-picture-map')}
          map={map}
          areas={areas}
          posts={sheetPosts(paints, say('colours-tower'))}
          isTurned={isTurned.value}
          onArea={(area) => setChosen(rowAt(area))}
        />
      </div>
      <p class="example-word" role="status">
        {item ? `${rowName(item, say)}: ${rowParts(item, say)} = ${item.points}` : ''}
      </p>
    </figure>
  );
}
