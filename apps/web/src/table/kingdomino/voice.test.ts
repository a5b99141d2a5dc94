import { kingdomino } from '@crownhold/games/kingdomino';
import { translatorFor } from '@crownhold/i18n/every-language';
import { kingdominoInput, openCells } from '@crownhold/table/kingdomino';
import { describe, expect, it } from 'vitest';
import { inputOf, placingTable, playTurn, type TestTable, testTable } from '../../../test/kingdomino-table.ts';
import { questionsOf } from '../questions.ts';
import { voiceOf } from '../voice.ts';
import { face } from './face.tsx';
import type { KingdominoTableAction } from './kingdomino-table.ts';
import { soundsOf } from './sounds.ts';

const t = translatorFor('en');
const PLAY = { kind: 'play' } as const;
const FAR = { kind: 'point', cell: { x: 3, y: 3 } } as const;

const firstPlace = (table: TestTable) => ({ kind: 'point', cell: openCells(inputOf(table))[0]! }) as const;

/** What is said of the last of some actions, at a table where a domino is to be placed. */
function said(...actions: readonly KingdominoTableAction[]): readonly string[] {
  const table = placingTable();
  let before = table.shown.value;
  for (const action of actions) {
    before = table.shown.value;
    table.perform(action);
  }
  return voiceOf(face, before, table.shown.value, t);
}

describe('the voice of a table', () => {
  const point = firstPlace(placingTable());
  const { cell } = point;

  it('says who is asked for what when one sits down', () => {
    const [line, ...others] = voiceOf(face, undefined, testTable().shown.value, t);
    expect(line).toMatch(/^(Ann|Bob), choose a domino: [\d, ]+$/);
    expect(others).toEqual([]);
  });

  it('says that people elsewhere are waited for, and nothing of bots', () => {
    const waitingOf = (bot: object) => {
      const { shown } = placingTable();
      const chairs = shown.value.chairs.map((chair) => ({ ...chair, ...bot }));
      const stage = { kind: 'waiting', seats: [1] } as const;
      return voiceOf(face, shown.value, { ...shown.value, input: undefined, chairs, stage }, t);
    };
    expect(waitingOf({})).toEqual(['Waiting for Bob']);
    expect(waitingOf({ bot: 'greedy' })).toEqual([]);
  });

  it('says where the domino hovers and whether it fits, but not what a mouse passes over', () => {
    expect(said(point)).toEqual([expect.stringMatching(/: fits, no points$/)]);
    expect(said({ kind: 'jump', direction: 1 })).toEqual([expect.stringMatching(/: fits, no points$/)]);
    expect(said(FAR)).toEqual([expect.stringMatching(/: does not fit$/)]);
    expect(said({ kind: 'hover', cell })).toEqual([]);
  });

  it('says why not when one insists', () => {
    expect(said(FAR, PLAY)).toEqual([expect.stringMatching(/\(rule K12\)\.$/)]);
  });

  it('says every step once: not again when the turn ends', () => {
    expect(said(point, PLAY)).toEqual([expect.stringMatching(/^Placed: no points\. .*choose a domino/)]);
    expect(said(point, PLAY, { kind: 'undo' })).toEqual([expect.stringMatching(/^Undone\. .*place domino/)]);
    const whole = [point, PLAY, { kind: 'pick', index: 0 }] as const;
    expect(said(...whole, { kind: 'confirm' })).toEqual([expect.stringMatching(/place domino/)]);
    // Who ends turns without being asked has heard nothing yet.
    const table = placingTable();
    const before = table.shown.value;
    table.perform(...whole, { kind: 'confirm' });
    expect(voiceOf(face, before, table.shown.value, t)[0]).toMatch(
      /places domino \d+: no points, then takes domino \d+$/,
    );
  });

  it('says nothing of a turn that others give a new start, and that stays as it is', () => {
    const table = placingTable();
    table.perform(point, PLAY);
    const { shown } = table;
    const input = inputOf(table);
    const { start } = input.draft;
    const after = { ...shown.value, input: kingdominoInput.rebase(input, kingdomino.copy(start) as typeof start) };
    expect(after.input.draft).not.toBe(input.draft);
    expect(after.input.draft.moves).toHaveLength(1);
    expect(voiceOf(face, shown.value, after, t)).toEqual([]);
  });

  it('answers, and reads the kingdom row by row', () => {
    const questions = questionsOf(face);
    const table = placingTable();
    const answer = (code: string, at = table) => questions[code]!(at.shown.value, 0, t);
    expect(answer('KeyS')).toEqual([expect.stringMatching(/^Ann: 0\u00a0points; Bob: 0\u00a0points\. Round 1/)]);
    expect(answer('KeyL')).toHaveLength(2);
    expect(answer('KeyW')).toEqual([expect.stringMatching(/place domino/)]);
    expect(answer('KeyM')).toEqual([expect.stringMatching(/takes domino \d+$/)]);
    expect(answer('KeyM', testTable())).toEqual(['Nothing has happened yet']);
    table.perform({ kind: 'point', cell: { x: 1, y: 0 } }, PLAY);
    expect(answer('KeyK')[0]).toMatch(/^Row \d+ from 0: /);
  });
});

describe('the sounds of a table', () => {
  it('tell a turn that begins, and nothing of what moves', () => {
    const table = placingTable();
    const heard = (...actions: readonly KingdominoTableAction[]) => {
      const before = table.shown.value;
      table.perform(...actions);
      return soundsOf(before, table.shown.value);
    };
    expect(soundsOf(undefined, table.shown.value)).toEqual(['turn']);
    expect(heard(firstPlace(table))).toEqual([]);
    expect(heard(PLAY)).toEqual([]);
    expect(heard({ kind: 'pick', index: 0 })).toEqual([]);
    expect(heard({ kind: 'confirm' })).toEqual(['turn']);
  });

  it('leave the end of the game to the counting', () => {
    const table = testTable();
    let before = table.shown.value;
    while (table.shown.value.stage.kind === 'turn') {
      before = table.shown.value;
      playTurn(table);
    }
    expect(soundsOf(before, table.shown.value)).toEqual([]);
    expect(soundsOf(table.shown.value, { ...table.shown.value })).toEqual([]);
  });
});
