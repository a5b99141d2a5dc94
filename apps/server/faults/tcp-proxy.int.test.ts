import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { TcpProxy } from './tcp-proxy.ts';

/** A server that says everything twice, and how much it has heard. */
async function startEcho() {
  const heard: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (piece) => {
      heard.push(piece.toString());
      socket.write(piece);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy = await TcpProxy.start((server.address() as AddressInfo).port);
  onTestFinished(async () => {
    await proxy.close();
    server.close();
  });
  return { proxy, heard };
}

async function open({ port }: TcpProxy): Promise<{ readonly socket: Socket; readonly told: () => string }> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  await once(socket, 'connect');
  let text = '';
  socket.on('data', (piece) => {
    text += piece.toString();
  });
  return { socket, told: () => text };
}

describe('the proxy', () => {
  it('hands everything on, both ways, in order', async () => {
    const { proxy } = await startEcho();
    const { socket, told } = await open(proxy);
    const text = Array.from({ length: 20_000 }, (_, index) => `${index} `).join('');
    socket.write(text);
    await expect.poll(told).toBe(text);
    expect(proxy.connections).toBe(1);
  });

  it('hands slices on one by one', async () => {
    const { proxy, heard } = await startEcho();
    proxy.sliceBytes = 1;
    const { socket, told } = await open(proxy);
    socket.write('abcdefgh');
    await expect.poll(told).toBe('abcdefgh');
    expect(heard.length).toBeGreaterThan(1);
  });

  it('lets what is slow come later, and loses nothing', async () => {
    const { proxy, heard } = await startEcho();
    const [slow, quick] = [await open(proxy), await open(proxy)];
    proxy.delayMs = 2000;
    slow.socket.write('slow');
    await expect.poll(() => proxy.waiting).toBe(1);
    proxy.delayMs = 0;
    quick.socket.write('quick');
    await expect.poll(slow.told).toBe('slow');
    expect(heard).toEqual(['quick', 'slow']);
  });

  it('loses what goes one way, and keeps the connection', async () => {
    const { proxy, heard } = await startEcho();
    const { socket, told } = await open(proxy);
    proxy.blackHoles.add('back');
    socket.write('one');
    await expect.poll(() => heard.join('')).toBe('one');
    proxy.blackHoles.clear();
    proxy.blackHoles.add('there');
    socket.write('two');
    await new Promise((resolve) => setImmediate(resolve));
    expect(socket.destroyed).toBe(false);
    const other = await open(proxy);
    proxy.blackHoles.clear();
    other.socket.write('three');
    await expect.poll(other.told).toBe('three');
    expect([told(), heard]).toEqual(['', ['one', 'three']]);
  });

  it('breaks connections, and refuses new ones as long as it is told to', async () => {
    const { proxy } = await startEcho();
    const { socket } = await open(proxy);
    await expect.poll(() => proxy.connections).toBe(1);
    proxy.isClosed = true;
    proxy.cut();
    await expect.poll(() => socket.destroyed).toBe(true);
    const refused = connect(proxy.port, '127.0.0.1').on('error', () => {});
    await expect.poll(() => refused.destroyed).toBe(true);
    proxy.isClosed = false;
    const { socket: again, told } = await open(proxy);
    again.write('back');
    await expect.poll(told).toBe('back');
  });
});
