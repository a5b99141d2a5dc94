import { homedir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { dataFolder } from './options.ts';

describe('the folder in which tables are kept', () => {
  it('is beside the project', () => {
    expect(dataFolder('/home/ann/crownhold', {})).toBe('/home/ann/crownhold/data');
  });

  it('is the person’s own where npm has installed the program', () => {
    const program = '/usr/lib/node_modules/crownhold';
    expect(dataFolder(program, { XDG_DATA_HOME: '/data' })).toBe('/data/crownhold/server');
    expect(dataFolder(program, {})).toBe(`${homedir()}/.local/share/crownhold/server`);
  });
});
