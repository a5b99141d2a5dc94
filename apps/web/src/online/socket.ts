import type { Connection, ConnectionEvents } from '@crownhold/table/far';

/** The part of a socket that is needed here. */
export type SocketLike = Pick<WebSocket, 'send' | 'close' | 'addEventListener'>;

export interface SocketPorts {
  open(address: string): SocketLike;
  /** Whether the server knows this browser: a browser does not tell why it could not connect. */
  hasSession(): Promise<boolean>;
  /** Returns a function that cancels it. */
  after(ms: number, task: () => void): () => void;
  /** Hears when the device has lost its network, until the returned function is called. */
  onOffline(hear: () => void): () => void;
}

/** A page does not see the pings of a server. After such a silence it greets again, and then waits for the answer. */
const SILENCE_MS = 25_000;
const ANSWER_MS = 8000;

const HELLO = '{"kind":"hello"';
const WELCOME = '{"kind":"welcome"';

/** A socket of the server that sent the page. */
export function connectSocket(page: string, events: ConnectionEvents, ports: SocketPorts): Connection {
  const socket = ports.open(socketAddress(page));
  let state: 'opening' | 'open' | 'ended' = 'opening';
  let greeting: string | undefined;
  let isAsking = false;
  let cancel = () => {};
  let unlisten = () => {};
  const end = (reason?: 'no-session') => {
    if (state === 'ended') return;
    state = 'ended';
    cancel();
    unlisten();
    events.closed(reason);
  };
  const giveUp = () => {
    socket.close();
    end();
  };
  const ask = () => {
    if (greeting === undefined) return giveUp();
    isAsking = true;
    socket.send(greeting);
    cancel = ports.after(ANSWER_MS, giveUp);
  };
  const hear = (frame: string) => {
    if (state !== 'open') return;
    cancel();
    cancel = ports.after(SILENCE_MS, ask);
    const isAnswer = isAsking && frame.startsWith(WELCOME);
    if (isAnswer) isAsking = false;
    else events.heard(frame);
  };
  socket.addEventListener('open', () => {
    if (state !== 'opening') return;
    state = 'open';
    unlisten = ports.onOffline(giveUp);
    cancel = ports.after(SILENCE_MS, ask);
    events.opened();
  });
  socket.addEventListener('message', ({ data }) => hear(String(data)));
  socket.addEventListener('close', () => {
    if (state !== 'opening') end();
    else
      ports.hasSession().then(
        (hasSession) => end(hasSession ? undefined : 'no-session'),
        () => end(),
      );
  });
  return {
    send(frame) {
      if (frame.startsWith(HELLO)) greeting = frame;
      socket.send(frame);
    },
    close() {
      state = 'ended';
      cancel();
      unlisten();
      socket.close();
    },
  };
}

function socketAddress(page: string): string {
  const address = new URL('./api/socket', page);
  address.protocol = address.protocol.replace('http', 'ws');
  return address.href;
}
