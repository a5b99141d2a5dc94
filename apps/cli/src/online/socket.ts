import type { Connection, ConnectionEvents } from '@crownhold/table/far';
import { WebSocket } from 'ws';

const HANDSHAKE_MS = 10_000;
/** Servers ping every 20 seconds; whoever is silent for longer is gone. */
const SILENCE_MS = 50_000;
const UNAUTHORIZED = 401;

/** A socket of a server, for the source `far`. */
export function connectSocket(origin: string, cookie: string, events: ConnectionEvents): Connection {
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/api/socket`, {
    headers: { cookie },
    perMessageDeflate: false,
    handshakeTimeout: HANDSHAKE_MS,
  });
  let reason: 'no-session' | undefined;
  const watchdog = setTimeout(() => socket.terminate(), SILENCE_MS);
  socket.on('unexpected-response', (_, { statusCode }) => {
    if (statusCode === UNAUTHORIZED) reason = 'no-session';
    socket.terminate();
  });
  socket.on('open', () => events.opened());
  socket.on('message', (data) => events.heard(String(data)));
  for (const sign of ['open', 'message', 'ping'] as const) socket.on(sign, () => watchdog.refresh());
  // What went wrong does not matter: it is closed next.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearTimeout(watchdog);
    events.closed(reason);
  });
  return {
    send: (frame) => socket.readyState === WebSocket.OPEN && socket.send(frame),
    close: () => socket.terminate(),
  };
}
