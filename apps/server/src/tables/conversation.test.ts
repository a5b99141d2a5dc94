import { describe, expect, it } from 'vitest';
import { SIMULATED_DEALING } from '../../simulation/simulated-node.ts';
import { StillServer } from '../../test/still-server.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { Conversation } from './conversation.ts';

const TABLE = 'a'.repeat(32);

async function converse() {
  const server = await StillServer.start({ store: new MemoryStore(), dealing: SIMULATED_DEALING });
  const frames: string[] = [];
  const conversation = new Conversation(server.service, { session: 's', send: (frame) => frames.push(frame) });
  const say = async (frame: string | object) => {
    await conversation.hear(typeof frame === 'string' ? frame : JSON.stringify(frame));
    return JSON.parse(frames.at(-1)!) as object;
  };
  return { say };
}

describe('a conversation', () => {
  it('begins with a greeting in a version that both speak', async () => {
    const { say } = await converse();
    expect(await say({ kind: 'subscribe', table: TABLE, viewer: -1 })).toMatchObject({ code: 'unknown-protocol' });
    expect(await say({ kind: 'hello', protocol: 99 })).toMatchObject({ code: 'unknown-protocol' });
    expect(await say({ kind: 'hello', protocol: 1 })).toEqual({ kind: 'welcome', protocol: 1, speaks: [1] });
  });

  it.each(['', '{', 'null', '[]', '"hello"', '{"kind":"submit"}', '{"__proto__":{"kind":"hello","protocol":1}}'])(
    'answers what is no message: %s',
    async (frame) => {
      const { say } = await converse();
      expect(await say(frame)).toEqual({ kind: 'error', code: 'malformed' });
    },
  );

  it('answers every command and query about a table that does not exist', async () => {
    const { say } = await converse();
    await say({ kind: 'hello', protocol: 1 });
    const ids = { table: TABLE, commandId: '12345678', seat: 0 };
    expect(await say({ kind: 'submit', ...ids, since: 1, turn: 'take 1' })).toEqual({
      kind: 'answer',
      table: TABLE,
      commandId: '12345678',
      answer: { kind: 'refused', code: 'unknown-table' },
    });
    expect(await say({ kind: 'record', request: '12345678', table: TABLE })).toEqual({
      kind: 'error',
      code: 'unknown-table',
      request: '12345678',
    });
    expect(await say({ kind: 'subscribe', table: TABLE, viewer: -1 })).toMatchObject({
      code: 'unknown-table',
      viewer: -1,
    });
  });
});
