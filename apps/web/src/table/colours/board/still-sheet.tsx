import type { Seat } from '@crownhold/core';
import type { State } from '@crownhold/games/colours';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { t } from '../../../app/language.ts';
import { Sheet } from '../../../board/sheet.tsx';
import { areaText } from '../area-words.ts';
import { sheetAreas, sheetMap, sheetPosts } from '../sheet-map.ts';
import { paintsOf } from '../shown-sheet.ts';

interface StillSheetProps {
  readonly state: State;
  readonly seat: Seat;
  readonly label: string;
  readonly isTurned?: boolean;
  /** Areas that are counted now: the others step back. */
  readonly lit?: ((area: number) => boolean) | undefined;
}

/** A sheet that is only looked at. */
export function StillSheet({ state, seat, label, isTurned = false, lit }: StillSheetProps): JSX.Element {
  const say = t.value;
  const map = useMemo(() => sheetMap(say), [say]);
  const paints = useMemo(() => paintsOf(state, seat), [state, seat]);
  const areas = useMemo(
    () =>
      sheetAreas(paints, say, {
        label: (area) => areaText(state, seat, area, say),
        stateOf: (area) => (lit && !lit(area) ? 'dim' : undefined),
      }),
    [paints, say, lit],
  );
  const posts = useMemo(() => sheetPosts(paints, say('colours-tower')), [paints, say]);
  return <Sheet label={label} map={map} areas={areas} posts={posts} isTurned={isTurned} />;
}
