import { NO_DIE } from '@crownhold/games/colours';
import { type ColoursAction, type ColoursInput, type ColoursTypes, taskOf } from '@crownhold/table/colours';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../../../app/language.ts';
import { Lazy } from '../../../app/lazy.tsx';
import { CrayonDefs } from '../../../art/crayon.tsx';
import { mapArt } from '../../../board/sheet-art.tsx';
import type { BoardsProps } from '../../face.ts';
import { nameOf } from '../../words.ts';
import type { ColoursTable, ShownColours } from '../colours-table.ts';
import { PANELS } from '../film.tsx';
import { lookedAt } from '../looking.ts';
import { revealOf } from '../reveal.ts';
import { sheetMap } from '../sheet-map.ts';
import { isTurned } from '../turning.ts';
import { MapPanel } from './map-panel.tsx';
import { Purse } from './purse.tsx';
import { RevealPanel, Ribbons } from './reveal-panel.tsx';
import { Seats } from './seats.tsx';
import { StillSheet } from './still-sheet.tsx';
import { Tracks } from './tracks.tsx';
import './colours.css';

/** After the table has been drawn. */
const READY_MS = 500;

/** Only alone. */
const loadStrikeSheet = async () => (await import('./strike-sheet.tsx')).StrikeSheet;

/** Seats, the map in front, and on large screens the tracks. */
export function ColoursBoards({ table }: BoardsProps<ColoursTypes, ColoursInput, ColoursAction>): JSX.Element {
  const shown = table.shown.value;
  const { input, stage, panel, chairs, view } = shown;
  const looked = lookedAt(table);
  const isStriking = input !== undefined && stage.kind === 'turn' && taskOf(input) === 'strike';
  useReadyCards(view.isSolo);
  const isRevealing = panel?.kind === PANELS.reveal || panel?.kind === PANELS.revealed;
  return (
    <>
      <CrayonDefs />
      <div class="slot-top colours-top">
        <Seats table={table} />
      </div>
      <section class="slot-main colours-main">
        {isRevealing ? undefined : looked === undefined ? (
          <MapPanel table={table} />
        ) : (
          <LookedSheet table={table} seat={looked} />
        )}
        {panel?.kind === PANELS.ribbons && <SoloRibbons shown={shown} />}
        {isStriking && <Lazy load={loadStrikeSheet} props={{ table, input }} waiting="" />}
      </section>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls, keys must reach it */}
      <aside class="slot-bottom colours-tracks" aria-label={t.value('colours-tracks')} tabIndex={0}>
        <Tracks shown={shown} />
      </aside>
      {isRevealing && panel && <RevealPanel act={panel.act} chairs={chairs} isStill={panel.kind === PANELS.revealed} />}
    </>
  );
}

/** What the cards of a reveal are drawn with is made beforehand: nothing moves now. */
function useReadyCards(isSolo: boolean): void {
  const map = sheetMap(t.value);
  useEffect(() => {
    if (isSolo) return undefined;
    const timer = setTimeout(() => mapArt(map), READY_MS);
    return () => clearTimeout(timer);
  }, [map, isSolo]);
}

function SoloRibbons({ shown: { panel, chairs } }: { readonly shown: ShownColours }): JSX.Element | undefined {
  const reveal = panel && revealOf(panel.act.events, panel.act.before);
  return (
    reveal && (
      <div class="solo-ribbons">
        <Ribbons reveal={{ ...reveal, ribbons: soon(reveal.ribbons), lengthMs: 0 }} chairs={chairs} />
      </div>
    )
  );
}

/** Alone there is no card to wait for. */
function soon<T extends { readonly atMs: number }>(ribbons: readonly T[]): readonly T[] {
  const [first] = ribbons;
  return ribbons.map((ribbon) => ({ ...ribbon, atMs: ribbon.atMs - first!.atMs }));
}

/** [C22] Another one's sheet in the place of the map, as it was when the round began. */
function LookedSheet({ table, seat }: { readonly table: ColoursTable; readonly seat: number }): JSX.Element {
  const say = t.value;
  const { view, chairs } = table.shown.value;
  const name = nameOf(chairs, seat);
  const isPast = view.dice[seat] !== NO_DIE && view.phase === 'play';
  return (
    <div class={`looked-sheet seat-${seat % 4}`}>
      <p class="looked-words">
        <b class="name">{say('colours-sheet-name', { name })}</b>
        {isPast && <span>{say('colours-as-it-was')}</span>}
        <Purse state={view} seat={seat} />
      </p>
      <StillSheet state={view} seat={seat} label={say('colours-sheet-name', { name })} isTurned={isTurned.value} />
    </div>
  );
}
