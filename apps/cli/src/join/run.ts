import process from 'node:process';
import { type GameTypes, isFault, isRefusal, type RecordFault } from '@crownhold/core';
import { citedRefusal, type Translate } from '@crownhold/i18n';
import type { Far } from '@crownhold/table/far';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { type EnteredTable, enterTable } from '../online/enter-table.ts';
import { keepRecord } from '../online/keep-record.ts';
import { isOnlineFault } from '../online/online-client.ts';
import { faultSentence, proofSentence, troubleSentence } from '../online/online-text.ts';
import { openFar } from '../online/open-far.ts';
import { plainText } from '../plain-text.ts';
import { findBoard } from '../play/boards.ts';
import { chooseCharset } from '../play/glyphs.ts';
import type { Key } from '../play/keys.ts';
import { drawSnapshot } from '../play/picture.ts';
import { Tty } from '../play/tty.ts';
import { complain, print } from '../terminal.ts';
import { type Deed, doDeed } from './deeds.ts';
import { FarSession } from './far-session.ts';

export interface JoinFlags {
  readonly name?: string;
  readonly server?: string;
  readonly ascii?: boolean;
}

/** Plays at a table of a server; resolves when the person leaves it. `undefined` when there is no terminal. */
export async function join(
  link: string,
  { name, server, ascii }: JoinFlags,
  t: Translate,
): Promise<ExitCode | undefined> {
  const entered = await enterTable(link, process.env, t, { name, server });
  if (typeof entered === 'string') return refuse(entered);
  if (entered.own.length === 0) return refuse(t('online-no-seat', { command: `crownhold watch ${link}` }));
  if (!Tty.isThere()) return undefined;
  let lost: RecordFault | undefined;
  let giveUp: (error: unknown) => void = () => undefined;
  const far = openFar(entered.game, entered, entered.client, entered.files, (fault) => {
    lost = fault;
    giveUp(undefined);
  });
  far.open();
  const trouble = await far.ready;
  if (trouble !== undefined) {
    far.close();
    return refuse(troubleSentence(t, trouble));
  }
  await playOn(entered, far, chooseCharset(ascii === true, process.env), t, (leave) => {
    giveUp = leave;
  });
  if (lost) return refuse(t('play-not-kept', { reason: citedRefusal(t, lost.refusal, plainText) }));
  return farewell(entered, far, link, t);
}

function refuse(sentence: string): ExitCode {
  complain(sentence);
  return EXIT.bad;
}

/** The screen, until the person leaves it. */
async function playOn(
  { game, own, client, table }: EnteredTable,
  far: Far<GameTypes>,
  charset: ReturnType<typeof chooseCharset>,
  t: Translate,
  leaving: (leave: () => void) => void,
): Promise<void> {
  const board = findBoard(game.id);
  if (isRefusal(board)) throw new Error(`no board for ${game.id}`);
  const tty = new Tty(t.language);
  let session: FarSession | undefined;
  await new Promise<void>((leave, fail) => {
    leaving(leave);
    const show = () => {
      if (!session) return;
      session.window = { columns: tty.width, rows: tty.height };
      tty.show(drawSnapshot(tty.width, tty.height, session.snapshot, { t, charset }));
    };
    const act = async (deed: Deed) => {
      const done = await doDeed(client, table, deed);
      return isOnlineFault(done) ? faultSentence(t, client.origin, done) : undefined;
    };
    session = new FarSession(t, far, board, own, { act, nowMs: Date.now, show, fail });
    const press = (key: Key) => {
      try {
        session!.key(key);
        show();
      } catch (error) {
        fail(error);
      }
      if (session!.isOver) leave();
    };
    tty.open(press, show);
    show();
  }).finally(() => {
    tty.close();
    session?.close();
  });
}

/** Says how the dice were, and where the game is. */
async function farewell(entered: EnteredTable, far: Far<GameTypes>, link: string, t: Translate): Promise<ExitCode> {
  const { proof } = far.state;
  const view = await entered.client.look(entered.table);
  if ('fault' in view || view.status !== 'over') {
    print(t('online-left', { command: `crownhold join ${link.split('#')[0]}` }));
    return EXIT.ok;
  }
  print(proofSentence(t, proof));
  const kept = await keepRecord(entered, far.kept, t);
  if (isFault(kept)) return refuse(t('play-not-kept', { reason: citedRefusal(t, kept.refusal, plainText) }));
  if ('complaint' in kept) return refuse(kept.complaint);
  print(kept.text);
  const next = view.people?.rematch?.table;
  if (next !== undefined) {
    const seats = view.people?.seats.length ?? 0;
    // Seats are turned by one, as the server turns them.
    const own = entered.own.map((seat) => (seat + seats - 1) % seats);
    entered.files.saveTable(next, { own });
    print(t('online-rematch-ready', { join: `crownhold join ${entered.client.origin}/table/${next}` }));
  }
  return proof.kind === 'wrong' ? EXIT.bad : EXIT.ok;
}
