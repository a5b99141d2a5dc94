import 'fake-indexeddb/auto';
import { isFault } from '@crownhold/core';
import { translatorFor } from '@crownhold/i18n/every-language';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ID, linkedGame } from '../../../test/correspondence.ts';
import { useEnglish } from '../../../test/english.ts';
import { playTurn } from '../../../test/kingdomino-table.ts';
import { useWindowStub } from '../../../test/window-stub.ts';
import { keptId } from '../../games/correspondence.ts';
import { gameStore, keepDraft, loadGame, loadParts, removeGame } from '../../games/store.ts';
import { playAgain } from '../begin.ts';
import { loadFace } from '../faces.ts';
import type { ToldAct } from '../film.ts';
import { face, kingdominoFace } from '../kingdomino/face.tsx';
import { sitDown } from '../sitting.ts';
import { formatMessage } from './message-link.ts';
import { addressOf, isOwnComputer } from './outgoing.ts';
import { keepFork, type Received, receive, takeSeat } from './received.ts';
import { chairsOfNames } from './seats.ts';

useEnglish();

useWindowStub({ location: { origin: 'https://house.test', pathname: '/', search: '' } });

const t = translatorFor('en');
const KEPT = keptId(ID);

afterEach(() => removeGame(KEPT));

const come = async (linked: Parameters<typeof linkedGame>[0]) =>
  receive(await formatMessage(linkedGame({ names: ['Ann', ''], ...linked })), t);

function letterOf(received: Received) {
  if (!('letter' in received)) throw new Error(`no letter: ${received.kind}`);
  return received.letter;
}

/** Somebody has opened the game here with so many rows, and sits at the second seat. */
async function known(rows: number) {
  await takeSeat(letterOf(await come({ rows })), 1, 'Bob', t);
}

const rowsHere = async () => (await loadParts(KEPT))?.rows.length;

describe('a link', () => {
  it('that this device does not know changes nothing until somebody sits down', async () => {
    expect(await come({ rows: 2 })).toMatchObject({ kind: 'unknown', letter: { course: { seats: 2 } } });
    expect(await loadParts(KEPT)).toBeUndefined();
  });

  it('is kept with the seat that was taken, in rows', async () => {
    await known(2);
    expect(await loadGame(KEPT)).toMatchObject({
      ownSeat: 1,
      version: 1,
      isOver: false,
      chairs: [{ name: 'Ann' }, { name: 'Bob' }],
      record: { steps: linkedGame({ rows: 2 }).record.steps },
    });
  });

  it('that has more is kept, with the names that came along', async () => {
    await known(2);
    expect(await come({ rows: 5, names: ['Ann-Marie', 'Robert'] })).toEqual({ kind: 'kept', id: KEPT });
    expect(await rowsHere()).toBe(5);
    const { chairs, ownSeat } = (await loadGame(KEPT))!;
    expect(chairs).toEqual([{ name: 'Ann-Marie' }, { name: 'Bob' }]);
    expect(ownSeat).toBe(1);
  });

  it('of the end brings the points', async () => {
    await known(2);
    await come({});
    expect(await loadGame(KEPT)).toMatchObject({ isOver: true, points: [expect.any(Number), expect.any(Number)] });
  });

  it('that is the same leads to the table, and the turn in the making stays', async () => {
    await known(3);
    await keepDraft(KEPT, 1, { seat: 1, since: 3, turn: 'take 7' });
    expect(await come({ rows: 3 })).toEqual({ kind: 'kept', id: KEPT });
    expect((await loadParts(KEPT))!.drafts).toEqual([{ seat: 1, since: 3, turn: 'take 7' }]);
  });

  it('that is older says by how much, and nothing is lost', async () => {
    await known(6);
    expect(await come({ rows: 2 })).toEqual({ kind: 'older', id: KEPT, turns: 4 });
    expect(await rowsHere()).toBe(6);
  });

  it('that forks says where, and nothing is lost', async () => {
    await known(6);
    expect(await come({ rows: 7, seed: 4 })).toMatchObject({ kind: 'forked', turn: 0 });
    expect(await rowsHere()).toBe(6);
  });

  it('that forks can replace what is here: at the same seat, or as somebody who comes anew', async () => {
    await known(6);
    const foreign = letterOf(await come({ rows: 7, seed: 4, names: ['Ann', 'Olga'] }));
    expect(await keepFork(foreign, t)).toMatchObject({ kind: 'unknown' });
    expect(await rowsHere()).toBe(6);
    const mine = letterOf(await come({ rows: 7, seed: 4, names: ['Ann', 'Bob'] }));
    expect(await keepFork(mine, t)).toEqual({ kind: 'kept', id: KEPT });
    expect((await loadGame(KEPT))!.record.steps).toEqual(linkedGame({ rows: 7, seed: 4 }).record.steps);
  });

  it.each([
    ['has another number of names than of seats', { names: ['Ann'] }],
    ['is of a game that hides turns', { record: { ...linkedGame().record, game: 'colours' } }],
    ['is of no game', { record: { ...linkedGame().record, game: 'chess' } }],
    ['is illegal', { record: { ...linkedGame().record, steps: ['draw 1', 'take 48'] } }],
  ])('that %s is broken', async (_, changes) => {
    const text = await formatMessage({ ...linkedGame({ rows: 3 }), ...changes });
    expect(await receive(text, t)).toEqual({ kind: 'fault', fault: 'broken' });
  });

  it('finds a turn that another window has played meanwhile', async () => {
    await known(2);
    const [{ head }, row] = [(await loadParts(KEPT))!, letterOf(await come({ rows: 3, seed: 4 })).course.rows[2]!];
    await gameStore.append(head, row, () => expect.unreachable());
    expect(await come({ rows: 3 })).toMatchObject({ kind: 'forked', turn: 2 });
  });
});

it.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['192.168.0.7', false],
  ['crownhold.example', false],
  ['localhost.example', false],
])('%s reaches nobody else: %s', (hostname, isOwn) => {
  expect(isOwnComputer(hostname)).toBe(isOwn);
});

describe('a table by message', () => {
  async function sit(id: string) {
    const acts: ToldAct<never>[] = [];
    const sitting = await sitDown(face, id, {
      isConfirmed: () => true,
      play(act) {
        acts.push(act as never);
        return undefined;
      },
      openBots: () => expect.unreachable('no bot at a game by message'),
      fail: (error) => {
        throw error;
      },
    });
    if (!sitting || isFault(sitting)) throw new Error('nobody can sit there');
    return { ...sitting, acts };
  }

  /** The newest rows are told once they were read. */
  const told = (sitting: Awaited<ReturnType<typeof sit>>, version: number) =>
    vi.waitFor(() => expect(sitting.table.shown.value.version).toBe(version), { interval: 1 });

  it.each([4, 9])('tells what others did since the last turn that was played here, of %i rows', async (rows) => {
    await known(rows);
    const own = (await loadParts(KEPT))!.rows.findLastIndex(({ seat }) => seat === 1);
    const sitting = await sit(KEPT);
    await told(sitting, rows);
    // A row is one act here; the deal is told as the opening, if nobody here has played yet.
    expect(sitting.acts.filter(({ isOpening }) => !isOpening)).toHaveLength(rows - 1 - Math.max(own, 0));
    expect(sitting.acts.some(({ isOpening }) => isOpening)).toBe(own < 0);
    expect(sitting).toMatchObject({ own: [1], isByMessage: true });
    sitting.close();
  });

  it('lets one seat play, waits for the others, and sends all of it', async () => {
    const rules = await kingdominoFace.loadCorrespondence();
    const id = (await rules.begin({ options: { seats: 2 }, chairs: chairsOfNames(['Ann', ''], t) })) as string;
    const sitting = await sit(id);
    const { table } = sitting;
    while (table.shown.value.stage.kind !== 'waiting') {
      if (table.shown.value.stage.kind === 'turn') playTurn(table);
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect(table.shown.value.stage).toEqual({ kind: 'waiting', seats: [1] });
    expect(table.shown.value.words).toBeUndefined();
    const address = (await addressOf(id))!;
    expect(address).toMatch(/^https:\/\/house\.test\/#\/message\/1[\w-]+$/);
    const text = address.split('/').at(-1)!;
    const { record } = (await loadGame(id))!;
    await removeGame(id);
    const letter = letterOf(await receive(text, t));
    expect(letter.link.record.steps).toEqual(record.steps);
    expect(letter.link.names).toEqual(['Ann', '']);
    expect(await addressOf(id)).toBeUndefined();
    sitting.close();
  });

  it('begins again by message, with whoever asks for it at the first seat', async () => {
    await known(2);
    const id = (await playAgain(KEPT))!;
    const again = (await loadGame(id))!;
    expect(id).toMatch(/^message-[0-9a-f]{16}$/);
    expect(again).toMatchObject({ ownSeat: 0, chairs: [{ name: 'Bob' }, { name: 'Ann' }] });
    expect(again.record).not.toHaveProperty('fairness');
    await removeGame(id);
  });

  it('cannot begin with options that the rules refuse', async () => {
    const rules = await (await loadFace('duel')).loadCorrespondence();
    expect(await rules.begin({ options: { seats: 7 }, chairs: [] })).toHaveProperty('code');
  });
});
