import { createRng } from '@crownhold/core';
import type { SubmitMessage } from '@crownhold/protocol';
import { describe, expect, it, vi } from 'vitest';
import { FakeNetwork } from '../../test/fake-network.ts';
import { FakeServer, type FakeTerms } from '../../test/fake-server.ts';
import { FarDevice, isCheaplySigned } from '../../test/far-device.ts';
import { dealing, randomSteps, SETTINGS } from '../../test/games.ts';
import type { Answer } from '../source.ts';

const KINGDOMINO = SETTINGS.find(({ name }) => name === 'Kingdomino')!;
const COLOURS = SETTINGS.find(({ name }) => name === 'Colour Kingdoms with two seats')!;

function openTable(terms: Partial<FakeTerms> = {}, setting = KINGDOMINO) {
  const server = new FakeServer(setting, { ...dealing(5), sealing: [0, 1], ...terms });
  const network = new FakeNetwork(server, 5);
  return { server, network };
}

async function sitDown(terms: Partial<FakeTerms> = {}, setting = KINGDOMINO) {
  const { server, network } = openTable(terms, setting);
  const devices = [0, 1].map((seat) => new FarDevice(network, [seat]));
  await network.rest();
  return { server, network, devices: devices as [FarDevice, FarDevice] };
}

/** A random turn of whoever is asked first, by its own device; not yet on its way. */
function submitNext(server: FakeServer, devices: readonly FarDevice[], seed = 1): Promise<Answer> {
  const { seat, since } = server.match.asked[0]!;
  const { game, match } = server;
  const turn = randomSteps(game, game.view(match.state, seat), seat, createRng(seed)).join('; ');
  return devices[seat]!.far.submit({ id: `turn-${seat}-${since}`, seat, since, turn });
}

const submits = (server: FakeServer) =>
  server.heard.filter((message): message is SubmitMessage => message.kind === 'submit');

describe('sealed dice', () => {
  it.each([KINGDOMINO, COLOURS])(
    '$name: every device gives its parts by itself, signs, and checks',
    async (setting) => {
      const isHidden = setting.rules.isHidden as NonNullable<FakeTerms['isHidden']>;
      const { server, network, devices } = await sitDown({ isHidden }, setting);
      expect(server.events.map(({ kind }) => kind)).toEqual(['open', 'commit', 'reveal', 'row']);
      expect(server.events[1]).not.toMatchObject({ clients: expect.arrayContaining(['none']) });
      for (let turn = 0; turn < 12; turn++) {
        const answered = submitNext(server, devices, turn);
        await network.rest();
        expect(await answered).toEqual({ kind: 'accepted', version: server.match.version });
      }
      expect(submits(server).every(({ signed }) => signed)).toBe(true);
      if (setting === COLOURS)
        expect(server.events.some((event) => 'turn' in event && 'seal' in event.turn!)).toBe(true);
      for (const { far } of devices) expect(far.state).toMatchObject({ isUp: true, proof: { kind: 'checked' } });
    },
  );

  it('shows the words of the head after the numbers were revealed', async () => {
    const { devices } = await sitDown();
    const shown: unknown[] = [];
    for (const [seat, { far }] of devices.entries()) far.watch(seat, ({ proof }) => shown.push(proof))();
    expect(shown[1]).toEqual(shown[0]);
    const words = [1, 2, 3, 4].map(() => expect.any(Number));
    expect(shown[0]).toEqual({ head: expect.stringMatching(/^[0-9a-f]{64}$/), words, unchecked: 0 });
  });

  it('are joined late by a device that was not there, with a key of its own', async () => {
    const { server, network } = openTable({ sealing: [0] });
    const first = new FarDevice(network, [0]);
    await network.rest();
    const second = new FarDevice(network, [1]);
    await network.rest();
    expect(server.events.at(-1)).toMatchObject({ kind: 'enrol', seat: 1 });
    for (let turn = 0; turn < 4; turn++) {
      const answered = submitNext(server, [first, second], turn);
      await network.rest();
      await answered;
    }
    expect(submits(server).every(({ signed }) => signed)).toBe(true);
    expect([first, second].map(({ far }) => far.state.proof.kind)).toEqual(['checked', 'checked']);
  });

  it('go on with a new key when a device was lost, once its person plays elsewhere', async () => {
    const { server, network, devices } = await sitDown();
    const { seat } = server.match.asked[0]!;
    devices[seat]!.far.close();
    network.devices--;
    const found = new FarDevice(network, [seat]);
    await network.rest();
    expect(server.events.at(-1)?.kind).toBe('row');
    const players = devices.map((device, at) => (at === seat ? found : device));
    for (let turn = 0; turn < 8; turn++) {
      const answered = submitNext(server, players, turn);
      await network.rest();
      expect((await answered).kind).toBe('accepted');
    }
    expect(server.events.filter(({ kind }) => kind === 'enrol')).toHaveLength(1);
    const own = submits(server).filter((message) => message.seat === seat);
    expect(own.map(({ signed }) => signed !== undefined)).toEqual(own.map((_, at) => at > 0));
    expect(players.map(({ far }) => far.state.proof.kind)).toEqual(['checked', 'checked']);
  });

  it('are still to check while signatures are, and checked afterwards', async () => {
    const { server, network } = openTable({ sealing: [0] });
    const conclude: (() => void)[] = [];
    const areSigned = () => new Promise<boolean>((resolve) => conclude.push(() => resolve(true)));
    const { far } = new FarDevice(network, [0], { areSigned });
    await network.rest();
    expect(server.match.version).toBe(1);
    expect(far.state.proof).toEqual({ kind: 'to-check', count: 1 });
    const heard = vi.fn();
    far.follow(heard);
    for (const done of conclude) done();
    await vi.waitFor(() =>
      expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ proof: { kind: 'checked' } })),
    );
  });

  it.each([
    ['an outcome that was not dealt', 'wrong-outcome'],
    ['a head that no event has', 'wrong-head'],
    ['a signature of somebody else', 'wrong-signature'],
    ['an event that is none', 'unknown-field'],
  ])('do not fit with %s; the device says so, goes on, and gives nothing more', async (_, code) => {
    const { server, network } = openTable();
    const devices = [0, 1].map((seat) => {
      return new FarDevice(network, [seat], { areSigned: (checks) => isRightSoFar && checks.every(isCheaplySigned) });
    });
    let isRightSoFar = true;
    await network.rest();
    network.forge = (message) => {
      if (message.kind !== 'table' || message.rows.length === 0) return message;
      const forged = structuredClone(message);
      const event = forged.rows.at(-1)!.fair[0]!.event as Record<string, unknown>;
      if (code === 'wrong-outcome') event['chance'] = ['draw 1'];
      if (code === 'unknown-field') event['note'] = 'trust me';
      if (code === 'wrong-head') forged.view.proof!.head = 'ab'.repeat(32);
      return forged;
    };
    if (code === 'wrong-signature') isRightSoFar = false;
    const played = submitNext(server, devices);
    await network.rest();
    expect((await played).kind).toBe('accepted');
    for (const { far } of devices) expect(far.state.proof).toMatchObject({ kind: 'wrong', fault: { code } });
    for (let turn = 0; turn < 2; turn++) {
      const next = submitNext(server, devices, turn);
      await network.rest();
      expect((await next).kind).toBe('accepted');
      expect(submits(server).at(-1)).not.toHaveProperty('signed');
    }
  });

  it('do not fit if a turn was acknowledged in another history', async () => {
    const { server, network, devices } = await sitDown();
    network.forge = (message) => {
      if (message.kind !== 'answer' || message.answer.kind !== 'accepted') return message;
      return { ...message, answer: { ...message.answer, head: 'cd'.repeat(32) } };
    };
    const { seat } = server.match.asked[0]!;
    for (let turn = 0; turn < 2; turn++) {
      const answered = submitNext(server, devices, turn);
      await network.rest();
      await answered;
    }
    expect(devices[seat]!.far.state.proof).toMatchObject({ kind: 'wrong', fault: { code: 'two-histories' } });
  });
});

describe('a turn without an answer', () => {
  it('is sent again after a restart, the same in every byte, and stored once', async () => {
    const { server, network, devices } = await sitDown();
    const { seat } = server.match.asked[0]!;
    void submitNext(server, devices);
    network.cut();
    devices[seat]!.restart();
    await network.rest();
    expect(server.match.version).toBe(2);
    expect(submits(server)).toHaveLength(1);
    // The answer is lost, and the program ends again.
    void submitNext(server, devices, 2);
    const { seat: next } = server.match.asked[0]!;
    network.isDeaf = true;
    await network.rest();
    network.isDeaf = false;
    devices[next]!.restart();
    network.cut();
    await network.rest();
    expect(server.match.version).toBe(3);
    const copies = submits(server).filter(({ since }) => since === submits(server).at(-1)!.since);
    expect(copies.length).toBeGreaterThan(1);
    expect(new Set(copies.map((copy) => JSON.stringify(copy))).size).toBe(1);
    for (const { far, kept } of devices) {
      expect(kept?.commands).toEqual([]);
      expect(far.state.proof).toEqual({ kind: 'checked' });
    }
  });

  it('is kept before it is sent', async () => {
    const { server, network } = openTable({ sealing: [0] });
    const keeping: (() => void)[] = [];
    let isSlow = false;
    const keep = () => (isSlow ? new Promise<void>((resolve) => keeping.push(resolve)) : undefined);
    const device = new FarDevice(network, [0, 1], { keep });
    await network.rest();
    isSlow = true;
    void submitNext(server, [device, device]);
    await network.rest();
    expect(submits(server)).toEqual([]);
    for (const done of keeping) done();
    await network.rest();
    expect(submits(server)).toHaveLength(1);
  });

  it('is sent again while the server says that nobody knows', async () => {
    const { server, network, devices } = await sitDown();
    let isBusy = true;
    network.forge = (message) =>
      isBusy && message.kind === 'answer' ? { ...message, answer: { kind: 'refused', code: 'unavailable' } } : message;
    network.lost = ({ kind }) => isBusy && kind === 'table';
    const answered = submitNext(server, devices);
    await network.rest();
    isBusy = false;
    await network.passTime();
    expect(await answered).toEqual({ kind: 'accepted', version: 2 });
    expect(submits(server).length).toBeGreaterThan(1);
  });

  it('tells why it was refused', async () => {
    const { network, devices } = await sitDown();
    network.forge = (message) =>
      message.kind === 'answer' ? { ...message, answer: { kind: 'refused', code: 'too-late' } } : message;
    network.lost = ({ kind }) => kind === 'table';
    const answered = devices[0].far.submit({ id: 'late-late', seat: 0, since: 1, turn: 'take 1' });
    await network.rest();
    expect(await answered).toEqual({ kind: 'refused', code: 'too-late' });
  });
});

describe('the way to a table', () => {
  it('is tried again after ever longer waits', async () => {
    const { network, devices } = await sitDown();
    network.isOff = true;
    network.cut();
    await network.rest();
    expect(devices[0].far.state.isUp).toBe(false);
    const before = network.nowMs;
    for (let tries = 0; tries < 20; tries++) await network.passTime();
    const waits = (network.nowMs - before) / 1000;
    expect(waits).toBeGreaterThan(30);
    expect(waits).toBeLessThan(300);
    network.isOff = false;
    await network.passTime();
    await network.passTime();
    expect(devices.map(({ far }) => far.link.isUp)).toEqual([true, true]);
  });

  it('is one calm state with a server of another release, and ends with it', async () => {
    const { server, network } = openTable();
    server.speaks = [8, 9];
    const { far } = new FarDevice(network, [0]);
    await network.rest();
    expect(await far.ready).toBe('other-version');
    expect(network.connections).toBe(1);
    const before = network.nowMs;
    await network.passTime();
    expect(network.connections).toBe(2);
    expect(network.nowMs - before).toBeGreaterThanOrEqual(60_000);
    server.speaks = [1];
    await network.passTime();
    expect(far.state).toMatchObject({ isUp: true, trouble: undefined });
  });

  it('is that state, too, if what the server says cannot be read', async () => {
    const { network } = openTable();
    network.forge = (message) => (message.kind === 'table' ? { ...message, news: 'unheard of' } : message) as never;
    const { far } = new FarDevice(network, [0]);
    await network.rest();
    expect(await far.ready).toBe('other-version');
    await network.passTime();
    expect(far.state.trouble).toBe('other-version');
    expect(network.connections).toBe(2);
  });

  it.each(['gone', 'not-your-seat'] as const)('ends where the table is %s', async (trouble) => {
    const { server, network, devices } = await sitDown();
    const { far } = devices[0];
    let status = '';
    far.watch(0, (table) => {
      status = table.status;
    });
    const code = trouble === 'gone' ? 'unknown-table' : trouble;
    network.forge = (message) => (message.kind === 'table' ? { kind: 'error', code, viewer: message.viewer } : message);
    network.cut();
    await network.rest();
    await network.passTime();
    expect(far.state).toMatchObject({ isUp: false, trouble });
    expect(status).toBe('stopped');
    if (trouble === 'gone') expect(await submitNext(server, [devices[0], devices[0]])).toEqual({ kind: 'gone' });
  });

  it('says that the session has ended', async () => {
    const { network } = openTable();
    const { far } = new FarDevice(network, [0], {
      connect: (events) => {
        events.closed('no-session');
        return { send: () => {}, close: () => {} };
      },
    });
    expect(await far.ready).toBe('no-session');
  });

  it('shows a stopped table as it was, and goes on with it later', async () => {
    const { server, network, devices } = await sitDown();
    const seen: string[] = [];
    let text = '';
    devices[0].far.watch(0, ({ status, view }) => {
      seen.push(status);
      text = server.game.formatState(view);
    });
    const before = text;
    network.forge = (message) => {
      if (message.kind !== 'table') return message;
      const { view: _, ...view } = message.view;
      return { ...message, view: { ...view, status: 'stopped', asked: [] } };
    };
    network.cut();
    await network.rest();
    expect(seen.at(-1)).toBe('stopped');
    expect(text).toBe(before);
    network.forge = (message) => message;
    network.cut();
    await network.rest();
    expect(seen.at(-1)).toBe('playing');
  });

  it('asks for rows that are missing', async () => {
    const { server, network, devices } = await sitDown();
    network.lost = ({ kind }) => kind === 'table';
    void submitNext(server, devices);
    await network.rest();
    network.lost = () => false;
    void submitNext(server, devices, 2);
    await network.rest();
    const versions: number[] = [];
    devices[0].far.watch(0, (_, rows) => versions.push(...rows.map(({ version }) => version)), 0);
    expect(versions).toEqual([1, 2, 3]);
    expect(devices[0].far.state.proof).toEqual({ kind: 'checked' });
  });

  it('gives a seat back to its person', async () => {
    const { server, network, devices } = await sitDown();
    devices[0].far.takeBack(0);
    devices[0].far.takeBack(0);
    await network.rest();
    expect(server.heard.filter(({ kind }) => kind === 'return')).toHaveLength(1);
  });
});
