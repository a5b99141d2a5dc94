import type { DuelAction, DuelInput, DuelTypes } from '@crownhold/table/duel';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { BoardsProps } from '../../face.ts';
import type { MapHandle } from './duel-map.tsx';
import { namedJoker } from './hand.tsx';
import { MapPanel } from './map-panel.tsx';
import { Rival, WatchedMap } from './rival.tsx';
import { Spellbook } from './spellbook.tsx';
import { Tray } from './tray.tsx';
import './duel.css';

/** Dice, the rival's map, the spellbook and the map in front. */
export function DuelBoards({ table, onEnlarge }: BoardsProps<DuelTypes, DuelInput, DuelAction>): JSX.Element {
  const map = useRef<MapHandle | undefined>(undefined);
  const shown = table.shown.value;
  return (
    <>
      <div class="slot-top duel-top">
        <Tray table={table} />
        <Rival shown={shown} hasDice={namedJoker(table) !== undefined} onEnlarge={onEnlarge} />
        <Spellbook shown={shown} />
      </div>
      <section class="slot-main duel-main">
        <MapPanel table={table} handle={map} />
        {shown.watched.map((seat) => (
          <div key={seat} class="watched" inert>
            <WatchedMap shown={shown} seat={seat} />
          </div>
        ))}
      </section>
    </>
  );
}
