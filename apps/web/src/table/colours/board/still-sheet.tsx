import type { Seat } from '@crownhold/core';
import type { State } from '@crownhold/games/colours';
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { t } from '../../../app/language.ts';
import { Sheet } from '../../../board/sheet.tsx';
import { areaText } from '../area-words.ts';
import { type Paints, sheetAreas, sheetMap, sheetPosts } from '../sheet-map.ts';
import { paintsOf } from '../shown-sheet.ts';

interface StillSheetProps {
  readonly state: State;
  readonly seat: Seat;
  readonly label: string;
  /** Instead of what the state shows. */
  readonly paints?: Paints | undefined;
  readonly isTurned?: boolean;
  /** Areas that are counted now: the others step back. */
  readonly lit?: ((area: number) => boolean) | undefined;
  readonly children?: ComponentChildren;
}

/** A sheet that is only looked at. */
export function StillSheet(props: StillSheetProps): JSX.Element {
  const { state, seat, label, isTurned = false, lit, children } = props;
  const say = t.value;
  const map = useMemo(() => sheetMap(say), [say]);
  const paints = useMemo(() => props.paints ?? paintsOf(state, seat), [props.paints, state, seat]);
  const areas = useMemo(
    () =>
      sheetAreas(paints, say, {
        label: (area) => areaText(state, seat, area, say),
        stateOf: (area) => (lit && !lit(area) ? 'dim' : undefined),
      }),
    [paints, say, lit],
  );
  const posts = useMemo(() => sheetPosts(paints, say('colours-tower')), [paints, say]);
  return (
    <Sheet label={label} map={map} areas={areas} posts={posts} isTurned={isTurned}>
      {children}
    </Sheet>
  );
}
