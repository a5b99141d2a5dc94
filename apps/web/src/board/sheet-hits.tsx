import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { nearest } from './nearest.ts';
import type { SheetArea } from './sheet-data.ts';

interface SheetHitsProps {
  readonly areas: readonly SheetArea[];
  readonly chosen?: number | undefined;
  readonly onArea?: ((id: number) => void) | undefined;
  readonly onFocus?: ((id: number) => void) | undefined;
}

/** The thin borders, which are what is tapped and focused. The tab key stops at one area, arrows lead on from there. */
export function SheetHits({ areas, chosen, onArea, onFocus }: SheetHitsProps): JSX.Element {
  const [cursor, setCursor] = useState<number>();
  const group = useRef<SVGGElement>(null);
  const stop = cursor ?? chosen ?? (areas.find(({ state }) => state === 'target') ?? areas[0])?.id;
  const onKeyDown = (event: KeyboardEvent, id: number): void => {
    const next = nearest(areas, id, event.key);
    if (next !== undefined) group.current?.querySelector<SVGElement>(`[data-area="${next}"]`)?.focus();
    else if (event.key === 'Enter' || event.key === ' ') onArea?.(id);
    else return;
    event.preventDefault();
  };
  return (
    <g ref={group}>
      {areas.map(({ id, points, label, state, isLit }) => {
        const shape = {
          class: `area-hit${state ? ` is-${state}` : ''}${isLit ? ' is-lit' : ''}`,
          points: points.join(' '),
        };
        return onArea ? (
          // biome-ignore lint/a11y/useSemanticElements: a part of a drawing cannot be a button element
          <polygon
            key={id}
            {...shape}
            data-area={id}
            role="button"
            aria-label={label}
            aria-pressed={id === chosen}
            tabIndex={id === stop ? 0 : -1}
            onFocus={() => {
              setCursor(id);
              onFocus?.(id);
            }}
            onClick={() => onArea(id)}
            onKeyDown={(event) => onKeyDown(event, id)}
          />
        ) : (
          <polygon key={id} {...shape}>
            <title>{label}</title>
          </polygon>
        );
      })}
    </g>
  );
}
