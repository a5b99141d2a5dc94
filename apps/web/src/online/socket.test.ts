import { describe, expect, it } from 'vitest';
import { connectSocket, type SocketLike } from './socket.ts';

class FakeSocket extends EventTarget {
  readonly sent: string[] = [];
  isClosed = false;

  send(frame: string): void {
    this.sent.push(frame);
  }

  close(): void {
    this.isClosed = true;
  }

  happen(type: 'open' | 'close'): void {
    this.dispatchEvent(new Event(type));
  }

  say(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function connect(hasSession: () => Promise<boolean> = async () => true) {
  const socket = new FakeSocket();
  const told: string[] = [];
  const timers: { readonly ms: number; readonly task: () => void; isOff: boolean }[] = [];
  let address = '';
  let offline = () => {};
  const connection = connectSocket(
    'https://example.org/games/?lang=ru#/x',
    {
      opened: () => told.push('opened'),
      heard: (frame) => told.push(frame),
      closed: (reason) => told.push(`closed ${reason ?? ''}`),
    },
    {
      open(asked) {
        address = asked;
        return socket as unknown as SocketLike;
      },
      hasSession,
      onOffline(hear) {
        offline = hear;
        return () => {
          offline = () => {};
        };
      },
      after(ms, task) {
        const timer = { ms, task, isOff: false };
        timers.push(timer);
        return () => {
          timer.isOff = true;
        };
      },
    },
  );
  const elapse = () => {
    const due = timers.filter(({ isOff }) => !isOff);
    for (const timer of due) {
      timer.isOff = true;
      timer.task();
    }
  };
  return { socket, told, connection, elapse, address: () => address, goOffline: () => offline() };
}

const HELLO = '{"kind":"hello","protocol":1}';
const WELCOME = '{"kind":"welcome","protocols":[1]}';

describe('a socket', () => {
  it('is asked for beside the page, in the scheme that goes with it', () => {
    expect(connect().address()).toBe('wss://example.org/games/api/socket');
  });

  it('tells what it hears, and that it is lost', () => {
    const { socket, told, connection } = connect();
    socket.happen('open');
    connection.send(HELLO);
    socket.say(WELCOME);
    socket.happen('close');
    expect(told).toEqual(['opened', WELCOME, 'closed ']);
    expect(socket.sent).toEqual([HELLO]);
  });

  it('that could not be opened says whether the server knows this browser', async () => {
    const known = connect();
    known.socket.happen('close');
    const unknown = connect(async () => false);
    unknown.socket.happen('close');
    const unreachable = connect(() => Promise.reject(new TypeError('no network')));
    unreachable.socket.happen('close');
    await expect
      .poll(() => [known.told, unknown.told, unreachable.told])
      .toEqual([['closed '], ['closed no-session'], ['closed ']]);
  });

  it('is lost with the network of the device, once', () => {
    const { socket, told, goOffline } = connect();
    socket.happen('open');
    goOffline();
    socket.happen('close');
    goOffline();
    expect(told).toEqual(['opened', 'closed ']);
    expect(socket.isClosed).toBe(true);
  });

  it('that was closed here tells nothing more', () => {
    const { socket, told, connection } = connect();
    socket.happen('open');
    connection.close();
    socket.say(WELCOME);
    socket.happen('close');
    expect(told).toEqual(['opened']);
    expect(socket.isClosed).toBe(true);
  });
});

describe('a silent line', () => {
  it('is asked, and the answer is nobody else’s business', () => {
    const { socket, told, connection, elapse } = connect();
    socket.happen('open');
    connection.send(HELLO);
    socket.say(WELCOME);
    elapse();
    expect(socket.sent).toEqual([HELLO, HELLO]);
    socket.say(WELCOME);
    expect(told).toEqual(['opened', WELCOME]);
    elapse();
    expect(socket.sent).toHaveLength(3);
  });

  it('that does not answer is lost', () => {
    const { socket, told, connection, elapse } = connect();
    socket.happen('open');
    connection.send(HELLO);
    socket.say(WELCOME);
    elapse();
    elapse();
    expect(told).toEqual(['opened', WELCOME, 'closed ']);
    expect(socket.isClosed).toBe(true);
  });
});
