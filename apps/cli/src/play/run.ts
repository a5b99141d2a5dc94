import { randomInt } from 'node:crypto';
import process from 'node:process';
import { isFault, isRefusal, type Refusal } from '@crownhold/core';
import { kingdomino, type Options } from '@crownhold/games/kingdomino';
import { citedRefusal, type Translate } from '@crownhold/i18n';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { plainText } from '../plain-text.ts';
import { complain, print } from '../terminal.ts';
import { type Chair, shortName } from './chair.ts';
import { failureText } from './failure.ts';
import { chooseGlyphs } from './glyphs.ts';
import { FIRST_MENU, type Menu } from './menu.ts';
import { drawSnapshot } from './picture.ts';
import { PlayerPool } from './player-pool.ts';
import { autosavePath, readRecordFile, saveRecord } from './save-file.ts';
import { Session } from './session.ts';
import { Table } from './table.ts';
import { Tty } from './tty.ts';

export interface PlayFlags {
  readonly players?: readonly string[];
  readonly bot?: readonly string[];
  readonly variants?: readonly string[];
  readonly tiebreak?: string;
  readonly load?: string;
  readonly seed?: number;
  readonly ascii?: boolean;
}

/** Opens the game on the terminal; resolves when the person leaves it. `undefined` when there is no terminal. */
export async function play(flags: PlayFlags, t: Translate): Promise<ExitCode | undefined> {
  const plan = planOf(flags, t);
  if (plan && isRefusal(plan)) {
    complain(citedRefusal(t, plan, plainText));
    return EXIT.usage;
  }
  if (!Tty.isThere()) return undefined;
  const autosave = autosavePath(process.env);
  let seeds = flags.seed;
  const world = {
    autosave,
    save: saveRecord,
    load: readRecordFile,
    // One seed from the command line begins a series of games that is the same every time.
    seed: () => (seeds === undefined ? randomInt(2 ** 31) : seeds++),
  };
  const look = { t, glyphs: chooseGlyphs(flags.ascii === true, process.env) };
  const session = new Session(t, world, (menu) => chairsOf(menu, flags, t));
  if (flags.load !== undefined) {
    const fault = session.load(flags.load);
    if (fault) {
      complain(t('play-not-loaded', { reason: citedRefusal(t, fault.refusal, plainText) }));
      return EXIT.bad;
    }
  } else if (plan) session.sit(Table.begin(plan.options, plan.chairs, world.seed()));
  const tty = new Tty();
  const players = new PlayerPool();
  await new Promise<void>((leave, fail) => {
    const show = () =>
      tty.show(drawSnapshot(tty.width, tty.height, session.snapshot, look, !isFault(world.load(autosave))));
    let asked: Table | undefined;
    const goOn = async () => {
      show();
      while (!session.isOver && session.awaitsBot && session.table !== asked) {
        const table = session.table!;
        asked = table;
        const result = await players.ask(table);
        if (asked === table) asked = undefined;
        // Meanwhile the person may have left, or sat down at another table.
        if (session.isOver || session.table !== table) return;
        if (result.kind === 'turn') session.botPlays(result);
        else session.botFails(failureText(result, t));
        show();
      }
      if (session.isOver) leave();
    };
    tty.open((key) => {
      session.key(key);
      goOn().catch(fail);
    }, show);
    goOn().catch(fail);
  }).finally(() => tty.close());
  await players.close();
  if (session.table) print(t('play-quit', { file: autosave, command: `crownhold play --load ${autosave}` }));
  return EXIT.ok;
}

interface Plan {
  readonly options: Options;
  readonly chairs: readonly Chair[];
}

/** The game that the command line asks for; none when it leaves it to the menu. */
function planOf(flags: PlayFlags, t: Translate): Plan | Refusal | undefined {
  const { players, bot, variants = [], tiebreak } = flags;
  if (!players && !bot && variants.length === 0 && tiebreak === undefined) return undefined;
  const isAlone = bot === undefined && (players === undefined || players.length === 1);
  const chairs = chairsOf({ ...FIRST_MENU, bots: isAlone ? 1 : 0 }, flags, t);
  const options = kingdomino.parseOptions({ seats: chairs.length, variants, ...(tiebreak && { tiebreak }) });
  return isRefusal(options) ? options : { options, chairs };
}

/** People first, by the names of the command line; then the bots. */
function chairsOf({ people, bots, level }: Menu, { players, bot }: PlayFlags, t: Translate): readonly Chair[] {
  const persons = players ?? Array.from({ length: people }, (_, i) => t('play-player', { number: i + 1 }));
  const kinds = bot ?? Array.from({ length: bots }, () => level);
  return [
    ...persons.map((name) => ({ name: shortName(name) })),
    // A program of somebody else goes by the name of its file.
    ...kinds.map((kind) => ({ name: shortName(t('play-bot-name', { bot: kind.replace(/^.*[\s/]/, '') })), bot: kind })),
  ];
}
