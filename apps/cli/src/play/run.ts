import process from 'node:process';
import { botsFor } from '@crownhold/bots';
import {
  type Chair,
  type GameOptions,
  isFault,
  isRefusal,
  nearestName,
  parseName,
  type Refusal,
} from '@crownhold/core';
import { citedRefusal, type Translate } from '@crownhold/i18n';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { plainText } from '../plain-text.ts';
import { givenOptions, type OptionFlags } from '../setting.ts';
import { complain, print } from '../terminal.ts';
import { loadThrower } from '../throwers.ts';
import type { Kept } from './autosave.ts';
import type { AnyBoard } from './board.ts';
import { BOARDS, findBoard } from './boards.ts';
import { chooseCharset } from './glyphs.ts';
import type { Key } from './keys.ts';
import { randomLuck, seededLuck } from './luck.ts';
import { createMenu, type Menu } from './menu.ts';
import { drawSnapshot } from './picture.ts';
import { PlayerPool } from './player-pool.ts';
import { autosavePath, readRecordFile, readSecret, saveRecord, saveSecret } from './save-file.ts';
import { Session } from './session.ts';
import type { SessionWorld } from './session-world.ts';
import { Tty } from './tty.ts';

export interface PlayFlags extends OptionFlags {
  readonly players?: readonly string[];
  readonly bot?: readonly string[];
  readonly load?: string;
  readonly seed?: number;
  readonly ascii?: boolean;
}

/** Opens the game on the terminal; resolves when the person leaves it. `undefined` when there is no terminal. */
export async function play(game: string | undefined, flags: PlayFlags, t: Translate): Promise<ExitCode | undefined> {
  const refuse = (refusal: Refusal) => {
    complain(citedRefusal(t, refusal, plainText));
    return EXIT.usage;
  };
  const board = game === undefined ? undefined : findBoard(game);
  if (board && isRefusal(board)) return refuse(board);
  const plan = planOf(board ?? BOARDS[0]!, flags, t);
  if (plan && isRefusal(plan)) return refuse(plan);
  if (!Tty.isThere()) return undefined;
  const world = await openWorld(flags.seed);
  const look = { t, charset: chooseCharset(flags.ascii === true, process.env) };
  const session = new Session(t, world, (menu) => chairsOf(menu, flags, t), board && [board]);
  if (flags.load !== undefined) {
    const fault = session.load(flags.load);
    if (fault) {
      complain(t('play-not-loaded', { reason: citedRefusal(t, fault.refusal, plainText) }));
      return EXIT.bad;
    }
  } else if (plan) session.begin(plan.board, plan.options, plan.chairs);
  const tty = new Tty(t.language);
  await new Promise<void>((leave, fail) => {
    const show = () => {
      session.window = { columns: tty.width, rows: tty.height };
      tty.show(drawSnapshot(tty.width, tty.height, session.snapshot, look));
    };
    session.host = { show, fail };
    const press = (key: Key) => {
      try {
        session.key(key);
        show();
      } catch (error) {
        fail(error);
      }
      if (session.isOver) leave();
    };
    tty.open(press, show);
    show();
  }).finally(() => tty.close());
  await session.close();
  return session.kept ? farewell(session.kept, t) : EXIT.ok;
}

/** Says where the game is, or that it is lost. */
function farewell(kept: Kept, t: Translate): ExitCode {
  if (isFault(kept)) {
    complain(t('play-not-kept', { reason: citedRefusal(t, kept.refusal, plainText) }));
    return EXIT.bad;
  }
  print(t('play-quit', { file: kept.file, command: `crownhold play --load ${kept.file}` }));
  return EXIT.ok;
}

/** The files of this computer, and chance. */
async function openWorld(seed: number | undefined): Promise<SessionWorld> {
  const throwers = new Map<string, Awaited<ReturnType<typeof loadThrower>>>();
  for (const { game } of BOARDS) throwers.set(game.id, await loadThrower(game));
  let seeds = seed;
  return {
    autosave: (game) => autosavePath(process.env, game),
    save: saveRecord,
    load: readRecordFile,
    saveSecret,
    loadSecret: readSecret,
    openPlayers: () => new PlayerPool(),
    luck: (game) => {
      const thrower = throwers.get(game);
      // One seed from the command line begins a series of games that is the same every time.
      return { ...(seeds === undefined ? randomLuck() : seededLuck(seeds++)), ...(thrower && { thrower }) };
    },
  };
}

interface Plan {
  readonly board: AnyBoard;
  readonly options: GameOptions;
  readonly chairs: readonly Chair[];
}

/** The game that the command line asks for; none when it leaves it to the menu. */
function planOf(board: AnyBoard, flags: PlayFlags, t: Translate): Plan | Refusal | undefined {
  const { players, bot } = flags;
  const given = givenOptions(flags);
  if (!players && !bot && Object.keys(given).length === 0) return undefined;
  const isAlone = bot === undefined && (players === undefined || players.length === 1);
  const needsOther = isAlone && board.game.seats.min > 1;
  const bad = players?.map(parseName).find((name) => typeof name !== 'string');
  if (bad) return bad;
  const chairs = chairsOf({ ...createMenu([board]), bots: needsOther ? 1 : 0 }, flags, t);
  const options = board.game.parseOptions({ seats: chairs.length, ...given });
  return isRefusal(options) ? options : { board, options, chairs };
}

/** People first, by the names of the command line; then the bots. */
function chairsOf({ board, people, bots, level }: Menu, { players, bot }: PlayFlags, t: Translate): readonly Chair[] {
  const persons = players ?? Array.from({ length: people }, (_, i) => t('play-player', { number: i + 1 }));
  const kinds = bot?.map((named) => botId(board, named)) ?? Array.from({ length: bots }, () => level);
  return [
    ...persons.map((name) => ({ name: nearestName(name) })),
    // A program of somebody else goes by the name of its file.
    ...kinds.map((kind) => ({ name: nearestName(t('bot-name', { bot: kind.replace(/^.*[\s/]/, '') })), bot: kind })),
  ];
}

/** A bot of ours may be named by its number, as the menu has it. */
function botId({ game }: AnyBoard, named: string): string {
  return botsFor(game)[Number(named) - 1]?.id ?? named;
}
