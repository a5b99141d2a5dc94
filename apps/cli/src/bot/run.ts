import { randomInt, randomUUID } from 'node:crypto';
import process from 'node:process';
import { type GameTypes, type Seat, sinceOf, type TableView } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';
import type { Far, FarTrouble } from '@crownhold/table/far';
import { joinWords } from '../bots/command-line.ts';
import { startOutside } from '../bots/outside.ts';
import type { Failure, Player } from '../bots/player.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { enterTable } from '../online/enter-table.ts';
import { proofSentence, troubleSentence } from '../online/online-text.ts';
import { openFar } from '../online/open-far.ts';
import { failureText } from '../play/failure.ts';
import { complain, print } from '../terminal.ts';

const MOVETIME_MS = 1000;
const MAX_SEED = 2 ** 29;

export interface BotFlags {
  readonly table: string;
  readonly name?: string;
  readonly movetime?: number;
}

/** Lets a program of the engine protocol play the seats of this computer at a table, until the game is over. */
export async function playBot(words: readonly string[], flags: BotFlags, t: Translate): Promise<ExitCode> {
  const entered = await enterTable(flags.table, process.env, t, { name: flags.name });
  if (typeof entered === 'string') return refuse(entered);
  const { game, client, files, table, own } = entered;
  if (own.length === 0) return refuse(t('online-no-seat', { command: `crownhold watch ${flags.table}` }));
  const far = openFar(game, { table, own }, client, files, () => undefined);
  far.open();
  const trouble = await far.ready;
  const end =
    trouble === undefined
      ? await playSeats(far, own, (options) => startOutside(game, options, joinWords(words)), flags)
      : { trouble };
  const { proof } = far.state;
  far.close();
  if ('failure' in end) return refuse(failureText(end.failure, t));
  if ('refused' in end) return refuse(t('online-turn-refused', { code: end.refused }));
  if (end.trouble) return refuse(troubleSentence(t, end.trouble));
  print(proofSentence(t, proof));
  return proof.kind === 'wrong' ? EXIT.bad : EXIT.ok;
}

function refuse(sentence: string): ExitCode {
  complain(sentence);
  return EXIT.bad;
}

type End = { readonly trouble: FarTrouble | undefined } | { readonly failure: Failure } | { readonly refused: string };

/** A program for each seat. */
async function playSeats(
  far: Far<GameTypes>,
  own: readonly Seat[],
  start: (options: GameTypes['options']) => Player,
  { movetime = MOVETIME_MS }: BotFlags,
): Promise<End> {
  const players = new Map<Seat, Player>();
  const asked = new Set<string>();
  const end = await new Promise<End>((resolve, reject) => {
    const play = async (seat: Seat, since: number, { options, view }: TableView<GameTypes>) => {
      const player = players.get(seat) ?? start(options);
      players.set(seat, player);
      const result = await player.think(view, seat, { seed: randomInt(MAX_SEED), movetimeMs: movetime });
      if (result.kind !== 'turn') return resolve({ failure: result });
      const answer = await far.submit({ id: randomUUID(), seat, since, turn: result.text });
      if (answer.kind === 'gone') resolve({ trouble: 'gone' });
      // A turn that came too late is somebody else's by now, and the next one will be asked for.
      else if (answer.kind !== 'accepted' && answer.kind !== 'stale' && !isLate(answer))
        resolve({ refused: answer.kind === 'refused' ? answer.code : answer.kind });
    };
    far.follow(({ trouble }) => {
      if (trouble === 'gone') resolve({ trouble });
    });
    for (const seat of own) {
      far.watch(seat, (table) => {
        if (table.status === 'over') return resolve({ trouble: undefined });
        if (table.status === 'playing' && table.presence?.[seat] === 'bot') far.takeBack(seat);
        const since = table.status === 'playing' ? sinceOf(table, seat) : undefined;
        const name = `${seat}:${since}`;
        if (since === undefined || asked.has(name)) return;
        asked.add(name);
        play(seat, since, table).catch(reject);
      });
    }
  });
  await Promise.all([...players.values()].map((player) => player.close()));
  return end;
}

function isLate(answer: { readonly kind: string; readonly code?: string }): boolean {
  return answer.kind === 'refused' && (answer.code === 'too-late' || answer.code === 'bot-plays');
}
