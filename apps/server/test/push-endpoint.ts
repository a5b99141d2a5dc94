import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** A browser and its push service in one, on this machine. It decrypts what it gets; gone after the test. */
export async function openPushEndpoint() {
  const ecdh = createECDH('prime256v1');
  const key = ecdh.generateKeys();
  const auth = randomBytes(16);
  const heard: { readonly headers: IncomingHttpHeaders; readonly message: unknown }[] = [];
  const answer = { status: 201, headers: {} as Readonly<Record<string, string>> };
  const server = createServer(async (request, response) => {
    heard.push({ headers: request.headers, message: JSON.parse(decrypt(await buffer(request))) });
    response.writeHead(answer.status, answer.headers).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  const decrypt = (body: Buffer): string => {
    const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), key, sender]);
    const keying = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
    const derive = (label: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', keying, salt, `Content-Encoding: ${label}\0`, bytes));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return text.subarray(0, text.lastIndexOf(2)).toString();
  };
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    heard,
    answer,
    push: { endpoint: `${origin}/browser`, p256dh: key.toString('base64url'), auth: auth.toString('base64url') },
  };
}
