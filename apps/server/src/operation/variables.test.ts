import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readVariables, VARIABLES } from './variables.ts';

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../../../docs/operate.md'), 'utf8');

describe('variables of the environment', () => {
  it('are those that docs/operate.md lists', () => {
    const listed = [...DOCUMENT.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
    expect(listed).toEqual(Object.keys(VARIABLES));
  });

  it('need not be there, and empty ones are not', () => {
    const nothing = {
      trustedProxies: [],
      logLevel: 'warn',
      bots: 'here',
      areLimitsOn: true,
      pushOrigins: [],
      hasPublicList: false,
    };
    expect(readVariables({})).toEqual(nothing);
    expect(readVariables({ PORT: '', PUBLIC_URL: '' })).toEqual(nothing);
  });

  it('are read', () => {
    expect(
      readVariables({
        PORT: '80',
        PUBLIC_URL: 'https://Example.org/',
        TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8 ::1',
        CROWNHOLD_DATA: '/srv/crownhold',
        DATABASE_URL: 'postgres://me:secret@localhost/crownhold',
        REDIS_URL: 'redis://localhost',
        CROWNHOLD_METRICS_PORT: '0',
        CROWNHOLD_LOG: 'info',
        CROWNHOLD_BOTS: 'workers',
        CROWNHOLD_BOT_THREADS: '3',
        CROWNHOLD_LIMITS: 'off',
        CROWNHOLD_PUSH_ORIGINS: 'https://push.example.org http://127.0.0.1:9',
        CROWNHOLD_CONTACT: 'ann@example.org',
        CROWNHOLD_PUBLIC_LIST: 'on',
      }),
    ).toEqual({
      port: 80,
      publicOrigin: 'https://example.org',
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1'],
      data: '/srv/crownhold',
      databaseUrl: 'postgres://me:secret@localhost/crownhold',
      redisUrl: 'redis://localhost',
      metricsPort: 0,
      logLevel: 'info',
      bots: 'workers',
      botThreads: 3,
      areLimitsOn: false,
      pushOrigins: ['https://push.example.org', 'http://127.0.0.1:9'],
      contact: 'mailto:ann@example.org',
      hasPublicList: true,
    });
  });

  it.each([
    ['PORT', '65536', 'port'],
    ['PORT', '-1', 'port'],
    ['CROWNHOLD_METRICS_PORT', 'x', 'port'],
    ['PUBLIC_URL', 'example.org', 'origin'],
    ['PUBLIC_URL', 'ftp://example.org', 'origin'],
    ['PUBLIC_URL', 'https://example.org/games', 'origin'],
    ['PUBLIC_URL', 'https://me:secret@example.org', 'origin'],
    ['TRUSTED_PROXIES', 'nginx', 'addresses'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'addresses'],
    ['CROWNHOLD_LOG', 'loud', 'level'],
    ['CROWNHOLD_BOTS', 'there', 'bots'],
    // Without a database there is no queue.
    ['CROWNHOLD_BOTS', 'jobs', 'bots'],
    ['CROWNHOLD_BOT_THREADS', '0', 'threads'],
    ['CROWNHOLD_LIMITS', 'yes', 'switch'],
    ['CROWNHOLD_PUSH_ORIGINS', 'http://push.example.org', 'origins'],
    ['CROWNHOLD_PUSH_ORIGINS', 'push.example.org', 'origins'],
    ['CROWNHOLD_CONTACT', 'javascript:alert(1)', 'contact'],
    ['CROWNHOLD_CONTACT', 'Ann', 'contact'],
    ['CROWNHOLD_PUBLIC_LIST', 'true', 'switch'],
  ])('%s=%s is refused', (name, value, kind) => {
    expect(readVariables({ [name]: value })).toEqual({ fault: 'variable', name, value, kind });
  });

  it.each([
    ['DATABASE_URL', 'mysql://me:secret@localhost/x', 'database'],
    ['DATABASE_URL', '/var/lib/secret', 'database'],
    ['REDIS_URL', 'http://:secret@localhost', 'redis'],
  ])('%s is refused without a word of its password', (name, value, kind) => {
    expect(readVariables({ [name]: value })).toEqual({ fault: 'variable', name, value: '…', kind });
  });
});
