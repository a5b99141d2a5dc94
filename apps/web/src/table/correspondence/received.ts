import type { Seat } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';
import { findCard } from '../../games/cards.ts';
import { keptId } from '../../games/correspondence.ts';
import { formatHex } from '../../games/hex.ts';
import { type GameHead, type StoredGame, withRows } from '../../games/saved-game.ts';
import { loadParts, putGame } from '../../games/store.ts';
import { loadFace } from '../faces.ts';
import { freshDealing } from '../luck.ts';
import { compareCourses, type JudgedCourse, keptCourse } from './course.ts';
import { type LinkFault, type MessageLink, parseMessage } from './message-link.ts';
import { chairsOfNames, mergeNames, nameForSeat, namesOfChairs } from './seats.ts';

/** A game that came by message and that the rules allow. */
export interface Letter {
  readonly link: MessageLink;
  readonly course: JudgedCourse;
}

/** What a link means to this device. */
export type Received =
  | { readonly kind: 'fault'; readonly fault: LinkFault }
  /** Nobody has opened this game here before. */
  | { readonly kind: 'unknown'; readonly letter: Letter }
  /** It was kept, with what the link has more. */
  | { readonly kind: 'kept'; readonly id: string }
  /** This device has seen more: so many turns of others and of its own. */
  | { readonly kind: 'older'; readonly id: string; readonly turns: number }
  /** Another game from this turn on, counted from 1; 0 is the deal before the first one. */
  | { readonly kind: 'forked'; readonly id: string; readonly turn: number; readonly letter: Letter };

/** Reads a link, and keeps what it has more than this device has seen. */
export async function receive(text: string, t: Translate): Promise<Received> {
  const letter = await readLetter(text);
  if (typeof letter === 'string') return { kind: 'fault', fault: letter };
  const id = keptId(letter.link.id);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const known = await loadParts(id);
    if (!known) return { kind: 'unknown', letter };
    const compared = compareCourses(keptCourse(known), letter.course);
    if (compared.kind === 'forked') return { kind: 'forked', id, turn: compared.row, letter };
    if (compared.kind === 'older') {
      return { kind: 'older', id, turns: known.rows.length - letter.course.rows.length };
    }
    // Another window may have been faster; then it is compared with what that one kept.
    const put = await putGame(extended(known, letter, t), known.head);
    if (put.kind === 'kept') return { kind: 'kept', id };
  }
  throw new Error(`the game ${id} cannot be kept: another window changes it again and again`);
}

const MOST_TRIES = 5;

/** Goes on with a link that forked from what this device has seen: at the same seat, or as somebody who comes anew. */
export async function keepFork(letter: Letter, t: Translate): Promise<Received> {
  const head = (await loadParts(keptId(letter.link.id)))?.head;
  const seat = head?.ownSeat;
  const name = seat === undefined ? undefined : head?.chairs[seat]?.name;
  if (seat === undefined || name === undefined || letter.link.names[seat] !== name) return { kind: 'unknown', letter };
  return { kind: 'kept', id: await takeSeat(letter, seat, name, t) };
}

async function readLetter(text: string): Promise<Letter | LinkFault> {
  const link = await parseMessage(text);
  if (typeof link === 'string') return link;
  const { game } = link.record;
  if (!findCard(game)?.goesByMessage) return 'broken';
  const course = (await (await loadFace(game)).loadCorrespondence()).read(link.record);
  return course && course.seats === link.names.length ? { link, course } : 'broken';
}

/** The known game with the rows and names that came. */
function extended(known: StoredGame, { link, course }: Letter, t: Translate): StoredGame {
  const { ownSeat = 0, chairs } = known.head;
  const names = mergeNames(namesOfChairs(chairs), link.names, ownSeat);
  const rows = course.rows.slice(known.rows.length);
  const game = rows.length > 0 ? withRows(known, rows, Date.now()) : known;
  return { ...game, head: { ...game.head, chairs: chairsOfNames(names, t) } };
}

/** Keeps the game of a link with somebody at a seat; returns its id. */
export async function takeSeat(letter: Letter, seat: Seat, typed: string, t: Translate): Promise<string> {
  const { names } = letter.link;
  const name = nameForSeat(typed, seat, names, t);
  const game = gameOf(letter, seat, chairsOfNames(names.with(seat, name), t));
  const { id } = game.head;
  const known = await loadParts(id);
  await putGame(game, known?.head);
  return id;
}

function gameOf({ link, course }: Letter, ownSeat: Seat, chairs: GameHead['chairs']): StoredGame {
  const { format, version, game, rulesVersion } = link.record;
  const { isOver, points } = course.rows.at(-1)!;
  const now = Date.now();
  const head: GameHead = {
    id: keptId(link.id),
    game,
    chairs,
    startedAt: now,
    updatedAt: now,
    isOver,
    ...(points && { points }),
    ownSeat,
    version: course.rows.length - 1,
    frame: { format, version, game, ...(rulesVersion !== undefined && { rulesVersion }), options: course.options },
  };
  return { head, rows: course.rows, secret: formatHex(freshDealing(undefined).secret), drafts: [] };
}
