import process from 'node:process';
import { type GameTypes, isRefusal, SPECTATOR } from '@crownhold/core';
import { messageText, type Translate } from '@crownhold/i18n';
import type { Far } from '@crownhold/table/far';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { enterTable } from '../online/enter-table.ts';
import { namedChairs, proofSentence, troubleSentence } from '../online/online-text.ts';
import { openFar } from '../online/open-far.ts';
import type { AnyBoard } from '../play/board.ts';
import { findBoard } from '../play/boards.ts';
import { complain, print, printJson } from '../terminal.ts';

export interface WatchFlags {
  readonly json?: boolean;
}

/** Tells what happens at a table, line by line, until the game is over. */
export async function watch(link: string, { json = false }: WatchFlags, t: Translate): Promise<ExitCode> {
  const entered = await enterTable(link, process.env, t, { isWatching: true });
  if (typeof entered === 'string') return refuse(entered);
  const { game, client, files, table } = entered;
  const board = findBoard(game.id);
  if (isRefusal(board)) throw new Error(`no board for ${game.id}`);
  const far = openFar(game, { table, own: [] }, client, files, () => undefined);
  far.open();
  const trouble = (await far.ready) ?? (await follow(far, board, json, t));
  const { proof } = far.state;
  far.close();
  if (trouble !== undefined) return refuse(troubleSentence(t, trouble));
  if (json) printJson({ proof: proof.kind });
  else print(proofSentence(t, proof));
  return proof.kind === 'wrong' ? EXIT.bad : EXIT.ok;
}

function refuse(sentence: string): ExitCode {
  complain(sentence);
  return EXIT.bad;
}

/** Resolves when the game is over, or with what keeps it from going on. */
function follow(far: Far<GameTypes>, board: AnyBoard, isJson: boolean, t: Translate) {
  return new Promise<Far<GameTypes>['state']['trouble']>((resolve) => {
    far.follow(({ trouble }) => {
      if (trouble === 'gone') resolve(trouble);
    });
    far.watch(
      SPECTATOR,
      ({ version, status, asked, chairs: told }, rows) => {
        const chairs = namedChairs(t, told);
        for (const row of rows) {
          if (isJson)
            printJson({ version: row.version, seat: row.seat ?? null, acts: row.acts.map(({ events }) => events) });
          else
            for (const { events } of row.acts)
              for (const message of board.news(events)) print(messageText(t, message, chairs));
        }
        if (isJson) printJson({ status, version, asked });
        if (status === 'over') resolve(undefined);
      },
      0,
    );
  });
}
