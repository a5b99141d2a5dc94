import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { kept } from './kept.ts';
import { nearest } from './nearest.ts';
import type { SheetArea } from './sheet-data.ts';

interface SheetHitsProps {
  readonly areas: readonly SheetArea[];
  readonly chosen?: number | undefined;
  readonly onArea?: ((id: number) => void) | undefined;
  readonly onFocus?: ((id: number) => void) | undefined;
}

/** What an area tells the sheet; the same functions for as long as that is there. */
interface HitEvents {
  readonly act: (id: number) => void;
  readonly focus: (id: number) => void;
  readonly press: (event: KeyboardEvent, id: number) => void;
}

/** The thin borders, which are what is tapped and focused. The tab key stops at one area, arrows lead on from there. */
export function SheetHits({ areas, chosen, onArea, onFocus }: SheetHitsProps): JSX.Element {
  const [cursor, setCursor] = useState<number>();
  const group = useRef<SVGGElement>(null);
  const stop = cursor ?? chosen ?? (areas.find(({ state }) => state === 'target') ?? areas[0])?.id;
  const now = useRef({ areas, onArea, onFocus });
  now.current = { areas, onArea, onFocus };
  const events = useMemo(
    (): HitEvents => ({
      act: (id) => now.current.onArea?.(id),
      focus(id) {
        setCursor(id);
        now.current.onFocus?.(id);
      },
      press(event, id) {
        const next = nearest(now.current.areas, id, event.key);
        if (next !== undefined) group.current?.querySelector<SVGElement>(`[data-area="${next}"]`)?.focus();
        else if (event.key === 'Enter' || event.key === ' ') now.current.onArea?.(id);
        else return;
        event.preventDefault();
      },
    }),
    [],
  );
  return (
    <g ref={group} class="sheet-fades">
      {areas.map((area) => (
        <AreaHit
          key={area.id}
          area={area}
          isChosen={area.id === chosen}
          isStop={area.id === stop}
          events={onArea && events}
        />
      ))}
    </g>
  );
}

interface AreaHitProps {
  readonly area: SheetArea;
  readonly isChosen: boolean;
  /** Whether the tab key stops here. */
  readonly isStop: boolean;
  /** Without them it is only looked at. */
  readonly events: HitEvents | undefined;
}

const AreaHit = kept(({ area, isChosen, isStop, events }: AreaHitProps): JSX.Element => {
  const { id, points, label, state, isLit } = area;
  const shape = {
    class: `area-hit${state ? ` is-${state}` : ''}${isLit ? ' is-lit' : ''}`,
    points: points.join(' '),
  };
  return events ? (
    // biome-ignore lint/a11y/useSemanticElements: a part of a drawing cannot be a button element
    <polygon
      {...shape}
      data-area={id}
      data-in-hand={isChosen ? '' : undefined}
      role="button"
      aria-label={label}
      aria-pressed={isChosen}
      tabIndex={isStop ? 0 : -1}
      onFocus={() => events.focus(id)}
      onClick={() => events.act(id)}
      onKeyDown={(event) => events.press(event, id)}
    />
  ) : (
    <polygon {...shape}>
      <title>{label}</title>
    </polygon>
  );
});
