import { setTimeout as wait } from 'node:timers/promises';
import { type BotKind, botsFor } from '@crownhold/bots';
import type { AnyGame } from '@crownhold/core';
import { expect, it } from 'vitest';
import { Session } from './protocol.ts';
import { serve } from './serve.ts';

const GAME = 'game kingdomino {"seats":2}\n';
const SETUP = 'view 2 - territory-then-crowns | - | 0 take 0 1 | - | 4 17 20 33 | - | -\n';

/** A bot that never has enough: each thought is worth a little more. */
function endlessBots(game: AnyGame): readonly BotKind[] {
  const bot = botsFor(game)[0]!.create();
  return [
    {
      id: 'endless',
      create: () => ({
        id: 'endless',
        *think(view, seat, budget) {
          const { turn } = bot.think(view, seat, budget).next().value;
          for (let nodes = 1; ; nodes++) yield { turn, nodes, value: Math.floor(Math.log2(nodes)) };
        },
      }),
    },
  ];
}

/** Each chunk is sent once the output so far has what stands before it. */
async function talk(chunks: readonly (string | readonly [after: string, chunk: string])[], session = new Session()) {
  const lines: string[] = [];
  const input = (async function* () {
    for (const chunk of chunks) {
      const [after, text] = typeof chunk === 'string' ? ['', chunk] : chunk;
      while (!lines.join('\n').includes(after)) await wait(1);
      yield new TextEncoder().encode(text);
    }
  })();
  await serve(
    input,
    async (text) => {
      lines.push(...text.trimEnd().split('\n'));
    },
    session,
  );
  return lines.filter((line) => !line.startsWith('info '));
}

it('answers line by line, however they arrive', async () => {
  expect(await talk(['ping\npi', 'ng\n', 'ping'])).toEqual(['pong', 'pong', 'pong']);
});

it('has the answer of a quick bot before the next line', async () => {
  const lines = await talk([`${GAME}${SETUP}bot greedy\ngo nodes 9\nping\n`]);
  expect(lines).toEqual(['ok', 'ok', 'ok', 'best take 20', 'pong']);
});

it('hears while it thinks', async () => {
  const chunks = [
    `${GAME}${SETUP}go movetime 60000\n`,
    ['value 3', 'ping\nlegal\n'],
    ['busy', 'stop\n'],
    'ping\n',
  ] as const;
  expect(await talk(chunks, new Session(endlessBots))).toEqual([
    'ok',
    'ok',
    'pong',
    expect.stringMatching(/^error busy /),
    'ok',
    expect.stringMatching(/^best take /),
    'pong',
  ]);
});

it('answers when its time is up', async () => {
  const chunks = [`${GAME}${SETUP}go movetime 20\n`, ['best ', 'ping\n']] as const;
  expect((await talk(chunks, new Session(endlessBots))).slice(2)).toEqual([expect.stringMatching(/^best /), 'pong']);
});

it('answers at once when nobody can tell it to stop any more', async () => {
  const lines = await talk([`${GAME}${SETUP}go movetime 60000`], new Session(endlessBots));
  expect(lines).toEqual(['ok', 'ok', expect.stringMatching(/^best /)]);
});

it('leaves at once by quit, thinking or not', async () => {
  expect(await talk(['ping\nquit\nping\n', 'ping\n'])).toEqual(['pong', 'ok']);
  const chunks = [`${GAME}${SETUP}go movetime 60000\n`, ['value 2', 'quit\n']] as const;
  expect(await talk(chunks, new Session(endlessBots))).toEqual(['ok', 'ok', 'ok']);
});

it('tells of a line that is too long, and goes on', async () => {
  const answers = await talk(['x'.repeat(70_000), 'x'.repeat(70_000), '\nping\n']);
  expect(answers).toEqual([expect.stringMatching(/^error too-long /), 'pong']);
});
