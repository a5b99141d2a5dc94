import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { t } from '../../../app/language.ts';
import { Sheet } from '../../../board/sheet.tsx';
import { areaText } from '../area-words.ts';
import { sheetAreas, sheetMap, sheetPosts } from '../sheet-map.ts';
import { isTurned } from '../turning.ts';
import { exampleOf } from './examples.ts';
import { mapRatio } from './piece.ts';

const SEAT = 0;

/** [C3] The neighbours of an area that is tapped, in its own kingdom and beyond. */
export function NeighbourExample(): JSX.Element {
  const say = t.value;
  const state = useMemo(() => exampleOf('C23'), []);
  const [chosen, setChosen] = useState<number>();
  const map = useMemo(() => sheetMap(say), [say]);
  const beside = chosen === undefined ? undefined : state.atlas.map.areas[chosen]!.neighbours;
  const areas = useMemo(
    () =>
      sheetAreas([], say, {
        label: (area) => areaText(state, SEAT, area, say),
        stateOf: (area) => (beside && area !== chosen && !beside.includes(area) ? 'dim' : undefined),
      }),
    [say, chosen],
  );
  return (
    <figure class="example colours-example">
      <figcaption>
        <b>{say('learn-example')}.</b> {say('colours-try-C3')}
      </figcaption>
      <div class="example-piece" style={{ aspectRatio: mapRatio(isTurned.value) }}>
        <Sheet
          label={say('colours-picture-map')}
          map={map}
          areas={areas}
          posts={sheetPosts([], say('colours-tower'))}
          chosen={chosen}
          isTurned={isTurned.value}
          onArea={setChosen}
        />
      </div>
      <p class="example-word" role="status">
        {beside && say('colours-neighbours', { count: beside.length })}
      </p>
    </figure>
  );
}
