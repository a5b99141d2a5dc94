import { isComplete, undoDraft, type View } from '@crownhold/core';
import { FREE, kingdomino, type State } from '@crownhold/games/kingdomino';
import { inputRefusal, isDiscard, type KingdominoInput, takenDomino } from '@crownhold/table/kingdomino';
import type { JSX, RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import { t } from '../../app/language.ts';
import { DominoLine, type DominoPlace, Gap, type LoneKing } from '../../board/domino-line.tsx';
import { DominoBackSign } from '../../board/domino-piece.tsx';
import { startDrag } from '../../board/drag.ts';
import type { BoardHandle } from '../../board/grid-board.tsx';
import { nameOf } from '../words.ts';
import { facesOf } from './kingdom-picture.ts';
import type { KingdominoTable, ShownKingdomino } from './kingdomino-table.ts';
import { dominoText, nextLineTitle, playedText, progressOf } from './words.ts';

interface LinesPanelProps {
  readonly table: KingdominoTable;
  /** Where a domino of the current line is dragged to. */
  readonly board: RefObject<BoardHandle | undefined>;
}

/** The line whose dominoes are placed, the one that kings move on to, and what remains. */
export function LinesPanel({ table, board }: LinesPanelProps): JSX.Element {
  const say = t.value;
  const shown = table.shown.value;
  const { input, view } = shown;
  // Going back one step plays the others again.
  const { lines, taken } = useMemo(() => beforeTaking(shown), [input?.draft, view]);
  const drag = (down: PointerEvent) => {
    const spotAt = (at: { readonly x: number; readonly y: number }) => board.current?.spotAt(at.x, at.y);
    startDrag(down, {
      onMove: (at) => withSpot(spotAt(at), (cell) => table.perform({ kind: 'snap-hover', cell })),
      onDrop: (at) => withSpot(spotAt(at), (cell) => table.perform({ kind: 'snap', cell })),
    });
  };
  const progress = progressOf(view, say);
  return (
    <div class="lines">
      <p key={progress} class="remaining">
        <span class="stack" aria-hidden="true">
          <DominoBackSign />
        </span>
        {progress}
      </p>
      <section class="line" data-current-line>
        <LineTitle title={lines.round > 0 ? say('web-current-line') : undefined} />
        {lines.round > 0 ? (
          <DominoLine
            label={say('web-current-line')}
            places={currentPlaces(shown, lines)}
            isFaceUp={true}
            onLift={(_, down) => drag(down)}
            lone={loneKing(table, lines)}
          />
        ) : (
          <Gaps count={lines.lineLength} lone={loneKing(table, lines)} />
        )}
      </section>
      <section class="line" data-next-line>
        <LineTitle title={lines.round < lines.rounds ? nextLineTitle(lines, say) : undefined} />
        {lines.round < lines.rounds ? (
          <DominoLine
            label={nextLineTitle(lines, say)}
            places={nextPlaces(shown, lines, taken)}
            isFaceUp={true}
            chosen={taken === undefined ? pickOf(shown) : lines.next.indexOf(taken)}
            onPick={(index) => table.perform({ kind: 'pick', index })}
          />
        ) : (
          <Gaps count={lines.lineLength} hasNotes />
        )}
      </section>
    </div>
  );
}

interface GapsProps {
  readonly count: number;
  readonly lone?: LoneKing | undefined;
  /** Whether words would stand under its dominoes. */
  readonly hasNotes?: boolean;
}

/** A line that is not there yet, or no more: the others keep their places. */
function Gaps({ count, lone, hasNotes }: GapsProps): JSX.Element {
  return (
    <div class="domino-line" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} class="domino-place is-gone">
          <Gap lone={lone?.index === index ? lone : undefined} />
          {hasNotes && <span class="domino-note" />}
        </span>
      ))}
    </div>
  );
}

/** Without a title its place stays, so that nothing moves. */
function LineTitle({ title }: { readonly title: string | undefined }): JSX.Element {
  return title === undefined ? <div class="line-title" /> : <h2 class="line-title">{title}</h2>;
}

/** The king that moves on: it can be dragged onto a domino of the next line. */
function loneKing(table: KingdominoTable, { phase, slot, round }: State): LoneKing | undefined {
  const { stage, front } = table.shown.value;
  if (stage.kind !== 'turn' || phase !== 'take') return undefined;
  const onLift = (down: PointerEvent) =>
    startDrag(down, {
      onMove: () => undefined,
      onDrop: ({ x, y }) => {
        const place = document.elementFromPoint(x, y)?.closest('[data-next-line] .domino-place');
        const index = place ? [...place.parentElement!.querySelectorAll('.domino-place')].indexOf(place) : -1;
        if (index >= 0) table.perform({ kind: 'pick', index });
      },
    });
  return { index: round > 0 ? slot : 0, seat: front, onLift };
}

function withSpot<T>(spot: T | undefined, act: (spot: T) => void): void {
  if (spot !== undefined) act(spot);
}

function currentPlaces(shown: ShownKingdomino, { line, lineKings, slot, phase }: State): readonly DominoPlace[] {
  return Array.from(line.filter(isLaid), (number, index) => {
    const isActive = index === slot && phase === 'place';
    const isDone = index < slot || (index === slot && phase === 'take');
    return place(shown, number, lineKings[index]!, isDone ? 'gone' : isActive ? 'current' : 'taken');
  });
}

/** The lines as they lie until the turn is confirmed, and the domino that it would take. */
function beforeTaking({ input, view }: ShownKingdomino): { readonly lines: View<State>; readonly taken?: number } {
  const taken = input && takenDomino(input);
  return input && taken !== undefined ? { lines: undoDraft(kingdomino, input.draft).state, taken } : { lines: view };
}

function nextPlaces(
  shown: ShownKingdomino,
  { next, nextKings, seat, phase }: State,
  taken: number | undefined,
): readonly DominoPlace[] {
  return Array.from(next.filter(isLaid), (number, index) => {
    const king = number === taken ? seat : nextKings[index]!;
    // [K8] The line is placed from its lowest number on.
    const note = t.value('web-plays-order', { order: index + 1 });
    if (king !== FREE) {
      const isMine = king === seat && shown.stage.kind === 'turn';
      return { ...place(shown, number, king, isMine ? 'mine' : 'taken'), note: king === shown.front ? note : '' };
    }
    const canTake = phase === 'take' || isGhostLying(shown.input);
    const state = shown.stage.kind === 'turn' && canTake ? 'free' : 'disallowed';
    const free = place(shown, number, king, state);
    return { ...free, note, label: `${free.label}, ${note}` };
  });
}

/** Whether a choice would lay the domino that hovers, or discard the one that fits nowhere. */
function isGhostLying(input: KingdominoInput | undefined): boolean {
  if (input?.draft.state.phase !== 'place' || isComplete(kingdomino, input.draft)) return false;
  return isDiscard(input) || (input.isPointing && inputRefusal(input) === undefined);
}

function place({ chairs }: ShownKingdomino, number: number, seat: number, kind: DominoPlace['state']): DominoPlace {
  const king = seat === FREE ? undefined : seat;
  const name = king === undefined ? undefined : nameOf(chairs, king);
  const label = kind === 'gone' ? playedText(number, t.value) : dominoText(number, t.value, name);
  return { key: number, number, faces: facesOf(number), king, state: kind, label };
}

/** The place that the keyboard points at. */
function pickOf({ input }: ShownKingdomino): number | undefined {
  if (!input?.isPointing || input.draft.state.phase !== 'take') return undefined;
  return isComplete(kingdomino, input.draft) ? undefined : input.pick;
}

function isLaid(number: number): boolean {
  return number !== FREE && number !== 0;
}
