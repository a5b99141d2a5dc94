/**
 * A bot for Crownhold in TypeScript, without a library: takes crowns, and lays dominoes so that the kingdom stays small.
 *
 * It speaks the line protocol of docs/engine.md. It is given the legal turns, so it needs no rules.
 * Try it:  crownhold play --bot "node examples/typescript/crowns.ts"
 */
import process from 'node:process';
import { createInterface } from 'node:readline';

/** The crowns on a domino of Kingdomino, by its number. */
function crownsOn(domino: number): number {
  if (domino < 19) return 0;
  if (domino < 41) return 1;
  return domino < 48 ? 2 : 3;
}

/** How good a turn is, such as `put 1,0 2,0; take 17`. */
function rate(turn: string): number {
  const taken = Number(/take (\d+)/.exec(turn)?.[1] ?? 0);
  const coordinates = [...turn.matchAll(/-?\d+(?=,)|(?<=,)-?\d+/g)].map(([number]) => Number(number));
  const distance = coordinates.reduce((sum, number) => sum + number * number, 0);
  // Crowns first, then a compact kingdom; of equals the lower number, which moves earlier in the next round.
  return 1000 * crownsOn(taken) - 10 * distance - taken / 100;
}

let turns: string[] = [];
for await (const line of createInterface({ input: process.stdin })) {
  const [, command, rest = ''] = /^(\S*)\s*(.*)$/.exec(line.trim())!;
  switch (command) {
    case 'hello':
      console.log('crowns 1.0 protocol 1');
      console.log('ready');
      break;
    case 'turns':
      turns = [];
      break;
    case 'turn':
      turns.push(rest);
      break;
    case 'go':
      console.log(`best ${turns.reduce((best, turn) => (rate(turn) > rate(best) ? turn : best))}`);
      break;
    case 'ping':
      console.log('pong');
      break;
    case 'quit':
      process.exit();
  }
  // game, view, seat, end and stop tell more than this bot wants to know.
}
