import { botsFor } from '@crownhold/bots';
import { CHANCE as CHANCE_ACTOR, listMoves } from '@crownhold/core';
import { GAMES } from '@crownhold/games';
import { colours } from '@crownhold/games/colours';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { secrets } from '../../test/secrets.ts';
import { TOO_LONG } from './lines.ts';
import { Session } from './protocol.ts';

const GAME = 'game kingdomino {"seats":2}';
const SETUP = 'view 2 - territory-then-crowns | - | 0 take 0 1 | - | 4 17 20 33 | - | -';
const PLACING = 'view 2 - territory-then-crowns | - | 1 place 0 0 | 4@0 17@1 20@1 33@0 | 5 8 12 40 | - | -';
const CHANCE = 'view 2 - territory-then-crowns | - | 0 draw 0 0 | - | - | - | -';

const DUEL = 'game duel {"seats":2}';
const FRESH = '1 castle 000000 ------ - ......./......./...C.../......./.......';
const DUEL_DRAW = `view 2 drawn 0 | 1 draw 0 0 | dot@0 black@1 dot@0 ?@1 | - - | ${FRESH} | ${FRESH}`;
// Two jokers, free and split, and two thirds of the map to draw on.
const DUEL_MANY =
  'view 2 drawn 0 | 6 draw 0 1 | ?@0 dot@1 dot@1 ?@0 | - 1 | 11 castle 550000 ++---- - ......./...d.../.ssCss./...ds../...ddd. | 12 castle 000000 ------ - ......./...d1.../dd1d1Cd1d1d/...d1d1../...ddd.';

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
    const hello = [
      ...GAMES.flatMap((game) => [`game ${game.id}`, ...botsFor(game).map(({ id }) => `bot ${id}`)]),
      'ready',
    ];
    expect(hello.filter((line) => line.startsWith('game '))).toEqual(['game kingdomino', 'game duel', 'game colours']);
    expect(hello.filter((line) => line === 'bot queen')).toHaveLength(3);
    // Bots that older records name are known, but not offered.
    expect(hello).not.toContain('bot greedy');
    expect(talk('hello')).toEqual([[`crownhold ${manifest.version} protocol 1`, ...hello]]);
  });

  it('takes a game and a view, and lists whole turns', () => {
    const turns = ['turn take 4', 'turn take 17', 'turn take 20', 'turn take 33'];
    expect(talk(GAME, SETUP, 'legal')).toEqual([['ok'], ['ok'], ['legal 4', ...turns, 'end']]);
  });

  it('thinks with the strongest bot unless told otherwise', () => {
    const queens = last(GAME, SETUP, 'bot queen', 'go nodes 50');
    expect(last(GAME, SETUP, 'go nodes 50')).toEqual(queens);
    expect(last(GAME, SETUP, 'bot random', 'go movetime 5 seed 2')).toEqual([
      'info nodes 0 turn take 33',
      'best take 33',
    ]);
    expect(last(GAME, 'bot random', GAME, SETUP, 'go nodes 50')).toEqual(queens);
  });

  it('tells the best turns, as many as are asked for', () => {
    const infos = last(GAME, PLACING, 'bot queen', 'go nodes 100 multipv 3')!.filter((line) => line.startsWith('info'));
    const final = infos
      .slice(-3)
      .map((line) => /^info nodes 100 rank (\d) value \S+ turn (put .*; take \d+)$/.exec(line)!);
    expect(final.map((found) => found[1])).toEqual(['1', '2', '3']);
    expect(new Set(final.map((found) => found[2])).size).toBe(3);
    expect(last(GAME, PLACING, 'bot queen', 'go nodes 100 multipv 3')!.at(-1)).toBe(`best ${final[0]![2]}`);
    // A bot that compares no turns tells its one.
    expect(last(GAME, SETUP, 'bot random', 'go nodes 5 multipv 3 seed 2')![0]).toBe('info nodes 0 turn take 33');
  });

  it.each([
    ['time 14000', 1000],
    ['time 14000 increment 500', 1400],
    ['time 10000 turnsleft 2', 5000],
    ['time 100 increment 5000', 80],
    ['time 14000 movetime 300', 300],
    ['time 1000 turnsleft 0', 800],
  ])('divides a clock: go %s', (limits, ms) => {
    const session = new Session();
    for (const line of [GAME, SETUP, `go ${limits}`]) session.receive(line);
    expect(session.thinking).toMatchObject({ movetimeMs: ms });
  });

  it('stops at once, with the best so far', () => {
    const session = new Session();
    for (const line of [GAME, SETUP, 'go movetime 1000']) session.receive(line);
    expect(session.thinking).toMatchObject({ movetimeMs: 1000 });
    expect(session.receive('ping')).toEqual(['pong']);
    expect(session.receive('legal')).toEqual([expect.stringMatching(/^error busy /)]);
    expect(session.receive('stop')).toEqual(['ok', expect.stringMatching(/^best take \d+$/)]);
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
    expect(talk('', '  \r', '# hm', 'turns 2', 'turns more 2', 'turn take 4', 'end')).toEqual([
      ...[[], [], []],
      ...[['ok'], ['ok'], ['ok'], ['ok']],
    ]);
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
    ['usage', [GAME, SETUP, 'go increment 5 nodes 5']],
    ['usage', [GAME, SETUP, 'go multipv 5']],
    ['usage', [GAME, SETUP, 'seat one']],
    ['usage', ['turns many']],
    ['bad-steps', [GAME, SETUP, 'steps take 5']],
    ['no-view', [GAME, 'steps']],
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

  it('knows the yardsticks and older bots too, and does not offer them', () => {
    const [, levels] = last('hello')!
      .join('\n')
      .split(/game (?:kingdomino|duel)/);
    expect(levels).not.toMatch(/bot (?:fg|greedy)/);
    expect(last(GAME, SETUP, 'bot greedy', 'go nodes 50')).toEqual(['info nodes 4 turn take 20', 'best take 20']);
    expect(last(GAME, SETUP, 'bot mce-fg')).toEqual(['ok']);
    expect(last(GAME, SETUP, 'bot mce-fg', 'go nodes 20 seed 3')!.at(-1)).toMatch(/^best take \d+$/);
    expect(last(DUEL, 'bot fg')).toEqual([expect.stringMatching(/^error unknown-bot /)]);
  });

  it('lists the turns of Kingdomino Duel, powers and all', () => {
    const [count, ...turns] = last(DUEL, DUEL_DRAW, 'legal')!;
    expect(count).toBe(`legal ${turns.length - 1}`);
    expect(turns).toContain('turn castle 3; draw 1,0 2,0');
    expect(last(DUEL, DUEL_DRAW, 'go nodes 500')!.at(-1)).toMatch(/^best .*draw /);
  });

  it('says so when a list is cut, tells every next step all the same, and thinks of a turn', () => {
    const cut = last(DUEL, DUEL_MANY, 'legal')!;
    expect([cut[0], cut.length, cut.at(-1)]).toEqual(['legal more 20000', 20_002, 'end']);
    expect(last(DUEL, DUEL_MANY, 'steps')!.slice(0, 3)).toEqual(['steps 8', 'step castle 1', 'step castle 4']);
    expect(last(DUEL, DUEL_MANY, 'steps castle 1; name 1 dot; name 4 dot')).toContain('step free');
    expect(last(DUEL, DUEL_MANY, 'bot random', 'go nodes 1')!.at(-1)).toMatch(/^best name 1 .*draw /);
  });

  it('lists the next steps of a turn that has begun', () => {
    const takes = ['step take 4', 'step take 17', 'step take 20', 'step take 33'];
    expect(last(GAME, SETUP, 'steps')).toEqual(['steps 4', ...takes, 'end']);
    expect(last(GAME, SETUP, 'steps take 17')).toEqual(['steps 0', 'end']);
    expect(last(GAME, PLACING, 'steps put 1,0 2,0')).toEqual([
      'steps 4',
      ...['5', '8', '12', '40'].map((n) => `step take ${n}`),
      'end',
    ]);
  });

  it('plays Colour Kingdoms, where whoever has a die colours while the next takes one', () => {
    const state = colours.create({ seats: 2, map: 'first' });
    for (let chance = listMoves(colours, state, CHANCE_ACTOR); chance.length > 0; ) {
      colours.apply(state, CHANCE_ACTOR, chance[0]!);
      chance = listMoves(colours, state, CHANCE_ACTOR);
    }
    const game = 'game colours {"seats":2}';
    const view = () => `view ${colours.formatState(state)}`;
    expect(last(game, view(), 'bot random', 'go nodes 1')!.at(-1)).toMatch(/^best take /);
    colours.apply(state, state.token, listMoves(colours, state, state.token)[0]!);
    expect(last(game, view(), 'go nodes 1')).toEqual([expect.stringMatching(/^error which-seat /)]);
    expect(last(game, view(), `seat ${state.token}`, 'bot random', 'go nodes 1')!.at(-1)).toMatch(/^best .*done$/);
    expect(last(game, view(), `seat ${1 - state.token}`, 'bot random', 'go nodes 1')!.at(-1)).toMatch(/^best take /);
  });

  it('asks for a seat where several may act', () => {
    const session = new Session(botsFor, [secrets]);
    const say = (line: string) => session.receive(line);
    expect([...say('game secrets {}'), ...say('view 0 0')]).toEqual(['ok', 'ok']);
    expect(say('legal')).toEqual([expect.stringMatching(/^error which-seat /)]);
    expect(say('go nodes 1')).toEqual([expect.stringMatching(/^error which-seat /)]);
    expect([...say('seat 1'), ...say('legal')]).toEqual([
      'ok',
      'legal 3',
      'turn lay 1',
      'turn lay 2',
      'turn lay 3',
      'end',
    ]);
    expect([...say('view 0 9'), ...say('legal')][1]).toBe('legal 3');
    expect(say('seat 1')).toEqual([expect.stringMatching(/^error bad-seat /)]);
  });

  it('keeps what it knew when a line is refused', () => {
    expect(last(GAME, SETUP, 'game chess {}', 'view nothing', 'seat 7', 'bot x', 'legal')?.[0]).toBe('legal 4');
  });

  it('tells that a line is too long, also while it thinks', () => {
    expect(talk(TOO_LONG)).toEqual([[expect.stringMatching(/^error too-long /)]]);
  });
});
