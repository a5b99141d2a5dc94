import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { t } from '../../../app/language.ts';
import { CrayonDefs } from '../../../art/crayon.tsx';
import { Sheet } from '../../../board/sheet.tsx';
import { areaText } from '../area-words.ts';
import { sheetAreas, sheetMap, sheetPosts } from '../sheet-map.ts';
import { paintsOf } from '../shown-sheet.ts';
import { isTurned } from '../turning.ts';
import { countingExample, exampleOf } from './examples.ts';
import { LOOKS, type LookRule } from './looks.ts';
import { mapRatio } from './piece.ts';

const SEAT = 0;

/** A map on which a tap shows what belongs together. */
export function LookExample({ rule }: { readonly rule: LookRule }): JSX.Element {
  const say = t.value;
  const state = useMemo(() => (rule === 'C12' ? countingExample() : exampleOf('C23')), [rule]);
  const [chosen, setChosen] = useState<number>();
  const map = useMemo(() => sheetMap(say), [say]);
  const paints = useMemo(() => paintsOf(state, SEAT), [state]);
  const look = chosen === undefined ? undefined : LOOKS[rule](state, chosen, say);
  const areas = useMemo(
    () =>
      sheetAreas(paints, say, {
        label: (area) => areaText(state, SEAT, area, say),
        stateOf: (area) => (look && !look.bright.includes(area) ? 'dim' : undefined),
      }),
    [paints, say, chosen],
  );
  return (
    <figure class="example colours-example">
      <CrayonDefs />
      <figcaption>
        <b>{say('learn-example')}.</b> {say(`colours-try-${rule}`)}
      </figcaption>
      <div class="example-piece" style={{ aspectRatio: mapRatio(isTurned.value) }}>
        <Sheet
          label={say('colours-picture-map')}
          map={map}
          areas={areas}
          posts={sheetPosts(paints, say('colours-tower'))}
          chosen={chosen}
          isTurned={isTurned.value}
          onArea={setChosen}
        />
      </div>
      <p class="example-word" role="status">
        {look?.word}
      </p>
    </figure>
  );
}
