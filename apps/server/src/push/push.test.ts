import { createPublicKey, verify } from 'node:crypto';
import type { lookup } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { MemoryServerStore } from '../store/memory-server-store.ts';
import { encryptMessage, isPublicKey } from './message-encryption.ts';
import { isPublicAddress } from './public-address.ts';
import { PushServices } from './push-service.ts';
import { Vapid } from './vapid.ts';

describe('the encryption of a message', () => {
  it('is that of the example of RFC 8291', () => {
    const to = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const secrets = {
      salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
      privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
    };
    expect(encryptMessage('When I grow up, I want to be a watermelon', to, secrets).toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  it('takes points of the curve alone', () => {
    expect(isPublicKey('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4')).toBe(
      true,
    );
    for (const key of ['B'.repeat(87), 'A'.repeat(87), '']) expect(isPublicKey(key)).toBe(false);
  });
});

describe('the server at a push service', () => {
  it('has one key for all times, and signs who it is for that service, for half a day (RFC 8292)', async () => {
    const store = new MemoryServerStore();
    const vapid = await Vapid.load(store, 'mailto:ann@example.org');
    expect((await Vapid.load(store, 'mailto:ann@example.org')).publicKey).toBe(vapid.publicKey);
    const header = vapid.authorization('https://fcm.googleapis.com/fcm/send/abc', 1_000_000);
    const [, token, key] = /^vapid t=(\S+), k=(\S+)$/.exec(header)!;
    expect(key).toBe(vapid.publicKey);
    const [head, claims, signature] = token!.split('.');
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as unknown;
    expect(read(head!)).toEqual({ typ: 'JWT', alg: 'ES256' });
    const aud = 'https://fcm.googleapis.com';
    expect(read(claims!)).toEqual({ aud, exp: 1000 + 12 * 60 * 60, sub: 'mailto:ann@example.org' });
    const point = Buffer.from(key!, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y! } });
    const check = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
    expect(verify('sha256', Buffer.from(`${head}.${claims}`), check, Buffer.from(signature!, 'base64url'))).toBe(true);
  });
});

describe('an endpoint', () => {
  const services = new PushServices(['https://push.family.test:8443']);

  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
    ['https://web.push.apple.com/Qx', true],
    ['https://am3p.notify.windows.com/w/?token=x', true],
    ['https://push.family.test:8443/x', true],
    ['https://push.family.test/x', false],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://fcm.googleapis.com:8443/x', false],
    ['https://fcm.googleapis.com.evil.test/x', false],
    ['https://evilfcm.googleapis.com/x', false],
    ['https://me:secret@fcm.googleapis.com/x', false],
    ['https://127.0.0.1/x', false],
    ['https://evil.test/?fcm.googleapis.com', false],
    [`https://fcm.googleapis.com/${'x'.repeat(1000)}`, false],
    ['nonsense', false],
  ])('%s is known: %s', (endpoint, isKnown) => {
    expect(services.isKnown(endpoint)).toBe(isKnown);
  });

  it('is never looked for in a private network', async () => {
    const asked: string[] = [];
    const find = ((name: string, _: unknown, found: (error: null, addresses: readonly object[]) => void) => {
      asked.push(name);
      found(null, [
        { address: '127.0.0.1', family: 4 },
        { address: 'fd00::1', family: 6 },
      ]);
    }) as unknown as typeof lookup;
    const sending = new PushServices([], find).send({
      endpoint: 'https://fcm.googleapis.com/x',
      headers: {},
      body: new Uint8Array(),
    });
    await expect(sending).rejects.toThrow('a private address');
    expect(asked).toEqual(['fcm.googleapis.com']);
    const unknown = services.send({ endpoint: 'https://evil.test/', headers: {}, body: new Uint8Array() });
    await expect(unknown).rejects.toThrow('an unknown push service');
  });

  it.each([
    ['142.250.0.1', true],
    ['2a00:1450::1', true],
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['224.0.0.1', false],
    ['::1', false],
    ['::', false],
    ['::ffff:10.0.0.1', false],
    ['::ffff:142.250.0.1', false],
    ['64:ff9b::a00:1', false],
    ['2002:a00:1::', false],
    ['fe80::1', false],
    ['x', false],
  ])('at %s is on the internet: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });
});
