import type { GameTypes, Seat, View } from '@crownhold/core';
import { lengthOf, type Movement } from '../travel/movement.ts';
import { type Pace, QUICK_HOLD_MS, stretched, TIMES } from '../travel/times.ts';

/** Something that happened at a table, as it is told: after it people look before they are told of the next. */
export interface ToldAct<G extends GameTypes> {
  readonly before: View<G['state']>;
  readonly events: readonly G['event'][];
  /** After it. */
  readonly view: View<G['state']>;
  /** Whether it happened before anybody was asked. */
  readonly isOpening?: boolean;
  /** How thrown dice fell, as the thrower gave it; a record without it has none. */
  readonly attachments?: readonly unknown[];
}

/** What a face lays over the table while an act is told; it knows its own kinds. */
export interface Panel<G extends GameTypes> {
  readonly kind: string;
  readonly act: ToldAct<G>;
}

/** What is shown while some pieces move: where they land is told by the next shot, or by the table after the act. */
export interface Shot<G extends GameTypes> {
  readonly view: View<G['state']>;
  /** Whose board is looked at in the place of mine. */
  readonly focus?: Seat | undefined;
  /** Whether somebody here begins the next one: a tap ends this shot and nothing else; by itself it ends after its time. */
  readonly isWaiting?: boolean;
  /** Whether it is shown at every pace, also to those who want no movement. */
  readonly isKept?: boolean;
  readonly panel?: Panel<G>;
  readonly movements: readonly Movement[];
}

/** The pace of a film; `still` for those who want no movement. */
export type FilmPace = Pace | 'still';

/** Whether pieces move at a pace; else people only see what has become of them. */
export function isMoving(pace: FilmPace): pace is 'calm' | 'normal' {
  return pace === 'calm' || pace === 'normal';
}

/** A film at a pace. Quick and still films only show each turn for a moment; the last shot is the table after the act. */
export function paced<G extends GameTypes>(
  shots: readonly Shot<G>[],
  act: ToldAct<G>,
  pace: FilmPace,
): readonly Shot<G>[] {
  if (shots.length === 0) return [];
  if (pace === 'calm') {
    return shots.map((shot) =>
      shot.isWaiting ? shot : { ...shot, movements: shot.movements.map((movement) => slowed(movement)) },
    );
  }
  if (pace === 'normal') return shots;
  const movements = pace === 'still' ? shots.flatMap((shot) => shot.movements) : [];
  const hold: Movement = { kind: 'hold', startMs: 0, ms: QUICK_HOLD_MS };
  const kept = shots.filter(({ isKept }) => isKept);
  if (kept.length > 0) return kept;
  return [{ view: act.view, movements: [...movements.filter(isSeenStanding), hold].map(atOnce) }];
}

/** How long a film takes, with the boards that slide: in before the first shot of a seat, and out at the end unless more follows. */
export function filmLength<G extends GameTypes>(shots: readonly Shot<G>[], pace: FilmPace, isLast = true): number {
  const slides = shots.filter(({ focus }, at) => focus !== undefined && focus !== shots[at - 1]?.focus).length;
  const isAway = shots.at(-1)?.focus !== undefined;
  const slideMs = isMoving(pace) ? stretched(TIMES.rival.slide, pace) : 0;
  const shown = shots.reduce((sum, { movements }) => sum + lengthOf(movements), 0);
  return shown + slideMs * (slides + (isAway && isLast ? 1 : 0));
}

function slowed(movement: Movement): Movement {
  const { startMs, ms, sounds } = movement;
  const slow = { startMs: stretched(startMs, 'calm'), ms: stretched(ms, 'calm') };
  const later = sounds && { sounds: sounds.map((one) => ({ ...one, atMs: stretched(one.atMs, 'calm') })) };
  const over = movement.kind === 'turn-over' && { overMs: stretched(movement.overMs, 'calm') };
  return { ...movement, ...slow, ...later, ...over };
}

/** What a still film shows as a ring or as words; the holds of a film that moves are not waited for. */
function isSeenStanding({ kind }: Movement): boolean {
  return kind !== 'hold' && kind !== 'glow';
}

function atOnce(movement: Movement): Movement {
  return movement.kind === 'hold' ? movement : { ...movement, startMs: 0, ms: 0 };
}
