import { colours, type State } from '@crownhold/games/colours';
import { formatNumber } from '@crownhold/i18n';
import type { ColoursTypes } from '@crownhold/table/colours';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Icon } from '../../art/icon.tsx';
import { Banner } from '../../art/piece.tsx';
import { Sheet } from '../../board/sheet.tsx';
import { areaText } from '../../table/colours/area-words.ts';
import { sheetAreas, sheetMap, sheetPosts } from '../../table/colours/sheet-map.ts';
import { paintsOf } from '../../table/colours/shown-sheet.ts';
import type { ReplayBoardProps } from '../replay-face.ts';
import type { Moment } from '../timeline.ts';

/** A sheet at one moment, as its owner saw it, with what was coloured just now. */
export function ReplaySheet({ moment, seat, chair, place, say }: ReplayBoardProps<ColoursTypes>): JSX.Element {
  const view = moment.own?.[seat] ?? moment.view;
  const { name, bot } = chair;
  const points = colours.score(view, seat);
  const map = useMemo(() => sheetMap(say), [say]);
  const paints = useMemo(() => paintsOf(view, seat), [view, seat]);
  const areas = useMemo(() => {
    const fresh = freshAreas(moment, view, seat);
    return sheetAreas(paints, say, {
      label: (area) => areaText(view, seat, area, say),
      stateOf: (area) => (fresh.has(area) ? 'fresh' : undefined),
    });
  }, [moment, paints, view, seat, say]);
  const posts = useMemo(() => sheetPosts(paints, say('colours-tower')), [paints, say]);
  return (
    <figure class={moment.seat === seat ? 'replay-kingdom is-acting' : 'replay-kingdom'}>
      <div class="replay-picture replay-sheet">
        <Sheet label={say('colours-replay-sheet', { name, points })} map={map} areas={areas} posts={posts} />
      </div>
      <figcaption>
        <Banner seat={seat} size={20} />
        <span class="name">{name}</span>
        {bot !== undefined && <Icon name="bot" size={16} />}
        {place === 1 && <Icon name="laurel" size={20} />}
        <b>{formatNumber(say.language, points)}</b>
        {place !== undefined && <span class="unseen">{say('web-place-ranked', { place })}</span>}
      </figcaption>
    </figure>
  );
}

function freshAreas({ events }: Moment<ColoursTypes>, { atlas }: State, seat: number): ReadonlySet<number> {
  const labels = events.flatMap((event) => (event.kind === 'painted' && event.seat === seat ? [event.area] : []));
  return new Set(atlas.map.areas.filter(({ label }) => labels.includes(label)).map(({ id }) => id));
}
