import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { TOO_LONG } from './lines.ts';
import { Session } from './protocol.ts';

const GAME = 'game kingdomino {"seats":2}';
const SETUP = 'view 2 - territory-then-crowns | - | 0 take 0 1 | - | 4 17 20 33 | - | -';
const CHANCE = 'view 2 - territory-then-crowns | - | 0 draw 0 0 | - | - | - | -';

/** The answers to each line, thinking to its end after each. */
function talk(...lines: readonly (string | typeof TOO_LONG)[]) {
  const session = new Session();
  return lines.map((line) => {
    const answers = [...session.receive(line)];
    while (session.thinking) answers.push(...session.advance());
    return answers;
  });
}

/** The answers to the last line. */
function last(...lines: readonly string[]) {
  return talk(...lines).at(-1);
}

describe('the engine protocol', () => {
  it('says hello with games and bots', () => {
    const hello = ['game kingdomino', 'bot random', 'bot greedy', 'ready'];
    expect(talk('hello')).toEqual([[`crownhold ${manifest.version} protocol 1`, ...hello]]);
  });

  it('takes a game and a view, and lists whole turns', () => {
    const turns = ['turn take 4', 'turn take 17', 'turn take 20', 'turn take 33'];
    expect(talk(GAME, SETUP, 'legal')).toEqual([['ok'], ['ok'], ['legal 4', ...turns, 'end']]);
  });

  it('thinks with the strongest bot unless told otherwise', () => {
    expect(last(GAME, SETUP, 'go nodes 50')).toEqual(['info nodes 4 turn take 20', 'best take 20']);
    expect(last(GAME, SETUP, 'bot random', 'go movetime 5 seed 2')).toEqual([
      'info nodes 0 turn take 33',
      'best take 33',
    ]);
    expect(last(GAME, 'bot random', GAME, SETUP, 'go nodes 50')).toEqual(['info nodes 4 turn take 20', 'best take 20']);
  });

  it('stops at once, with the best so far', () => {
    const session = new Session();
    for (const line of [GAME, SETUP, 'go movetime 1000']) session.receive(line);
    expect(session.thinking).toMatchObject({ movetimeMs: 1000 });
    expect(session.receive('ping')).toEqual(['pong']);
    expect(session.receive('legal')).toEqual([expect.stringMatching(/^error busy /)]);
    expect(session.receive('stop')).toEqual(['ok', 'best take 20']);
    expect(session.thinking).toBeUndefined();
    expect(session.receive('stop')).toEqual(['ok']);
    expect([...session.advance(), ...session.finish()]).toEqual([]);
  });

  it('ends while it thinks', () => {
    const session = new Session();
    for (const line of [GAME, SETUP, 'go movetime 1000']) session.receive(line);
    expect(session.receive('quit')).toEqual(['ok']);
    expect([session.isOver, session.thinking]).toEqual([true, undefined]);
  });

  it('passes over empty lines, comments and lists of turns', () => {
    expect(talk('', '  \r', '# hm', 'turns 2', 'turn take 4', 'end')).toEqual([[], [], [], ['ok'], ['ok'], ['ok']]);
  });

  it('reads Windows line ends and spaces around', () => {
    expect(talk('  ping \r')).toEqual([['pong']]);
  });

  it.each([
    ['unknown-command', ['dance']],
    ['unknown-command', ['PING']],
    ['unknown-command', ['toString']],
    ['usage', ['ping pong']],
    ['usage', ['game']],
    ['usage', ['game kingdomino {"seats":']],
    ['usage', [GAME, SETUP, 'go']],
    ['usage', [GAME, SETUP, 'go seed 4']],
    ['usage', [GAME, SETUP, 'go nodes']],
    ['usage', [GAME, SETUP, 'go nodes -1']],
    ['usage', [GAME, SETUP, 'go nodes 1 nodes 2']],
    ['usage', [GAME, SETUP, 'seat one']],
    ['usage', ['turns many']],
    ['unknown-game', ['game chess {}']],
    ['bad-options', ['game kingdomino {"seats":9}']],
    ['bad-options', ['game kingdomino null']],
    ['no-game', [SETUP]],
    ['no-game', ['bot greedy']],
    ['no-game', ['legal']],
    ['no-view', [GAME, 'go nodes 1']],
    ['no-view', [GAME, SETUP, GAME, 'legal']],
    ['bad-view', [GAME, 'view nothing']],
    ['bad-seat', [GAME, SETUP, 'seat 0']],
    ['unknown-bot', [GAME, 'bot deepblue']],
    ['chance-acts', [GAME, CHANCE, 'legal']],
  ])('error %s: %j', (code, lines) => {
    expect(last(...lines)).toEqual([expect.stringMatching(new RegExp(`^error ${code} [a-z]`))]);
  });

  it('keeps what it knew when a line is refused', () => {
    expect(last(GAME, SETUP, 'game chess {}', 'view nothing', 'seat 7', 'bot x', 'legal')?.[0]).toBe('legal 4');
  });

  it('tells that a line is too long, also while it thinks', () => {
    expect(talk(TOO_LONG)).toEqual([[expect.stringMatching(/^error too-long /)]]);
  });
});
