import {
  type Chair,
  type GameOptions,
  type GameRecord,
  type RecordFault,
  refuse,
  SPECTATOR,
  type StateBuffer,
  type View,
} from '@crownhold/core';
import { colours } from '@crownhold/games/colours';
import type { Language } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import type { Result } from '../src/bots/player.ts';
import { createPaint } from '../src/paint.ts';
import type { AnyBoard } from '../src/play/board.ts';
import type { Charset } from '../src/play/glyphs.ts';
import { parseKeys } from '../src/play/keys.ts';
import { type Luck, seededLuck } from '../src/play/luck.ts';
import type { Menu } from '../src/play/menu.ts';
import { drawSnapshot } from '../src/play/picture.ts';
import type { BotQuestion } from '../src/play/player-pool.ts';
import { Session } from '../src/play/session.ts';
import { loadThrower } from '../src/throwers.ts';

/** Keys as a terminal sends them. */
export const KEY = {
  up: '\u001b[A',
  down: '\u001b[B',
  right: '\u001b[C',
  left: '\u001b[D',
  enter: '\r',
  escape: '\u001b',
  tab: '\t',
  backspace: '\u007f',
} as const;

export function autosaveOf(game: string): string {
  return `/save/${game}.json`;
}

const dice = await loadThrower(colours);

/** What the program itself would deal by with this seed. */
export function luckOf(game: string, seed: number): Luck {
  return { ...seededLuck(seed), ...(game === colours.id && dice && { thrower: dice }) };
}

/** What a viewer sees of the table: a finished game of a series as long as people look at it. */
export function viewOf({ sitting }: Session, viewer = SPECTATOR): View<StateBuffer> {
  const { session, here } = sitting!;
  let view = session.pause;
  if (!view) here.watch(viewer, (table) => (view = table.view))();
  return view!;
}

/** A bot at work, until a test has its answer. */
export interface Asked extends BotQuestion {
  answer(result: Result): void;
}

/** A session with files in a map, and what its screen says. */
export function openSession(language: Language = 'en', charset: Charset = 'ascii') {
  const files = new Map<string, GameRecord>();
  const secrets = new Map<string, Uint8Array>();
  const t = translatorFor(language);
  const questions: Asked[] = [];
  let seed = 5;
  // Set to fill the disk: nothing can be written any more but below /usb.
  const disk = { isFull: false };
  const missing = (file: string): RecordFault => ({ refusal: refuse('R1', 'no-such-file', { file }) });
  const world = {
    autosave: autosaveOf,
    save: (path: string, record: GameRecord) => {
      if (path.startsWith('/full') || (disk.isFull && !path.startsWith('/usb')))
        return { refusal: refuse('R1', 'disk-full') };
      files.set(path, structuredClone(record));
      return undefined;
    },
    load: (path: string) => files.get(path) ?? missing(path),
    saveSecret: (path: string, secret: Uint8Array) => {
      secrets.set(path, secret);
      return undefined;
    },
    loadSecret: (path: string) => secrets.get(path),
    luck: (game: string) => luckOf(game, seed++),
    openPlayers: () => ({
      ask: (question: BotQuestion) => new Promise<Result>((answer) => questions.push({ ...question, answer })),
      close: async () => undefined,
    }),
  };
  const chairs = ({ people, bots, level }: Menu) =>
    Array.from({ length: people + bots }, (_, i) => (i < people ? { name: `P${i}` } : { name: `B${i}`, bot: level }));
  const session = new Session(t, world, chairs);
  const screen = (width = 100, height = 30) => {
    session.window = { columns: width, rows: height };
    return drawSnapshot(width, height, session.snapshot, { t, charset }).lines(createPaint(false)).join('\n');
  };
  const press = (...keys: readonly string[]) => {
    for (const key of parseKeys(keys.join(''), language)) session.key(key);
  };
  const begin = (board: AnyBoard, options: GameOptions, people: readonly Chair[], from: number) => {
    seed = from;
    session.begin(board, options, people);
  };
  return { session, files, secrets, disk, questions, screen, press, begin };
}
