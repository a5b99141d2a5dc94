import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRecord } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import { describe, expect, it } from 'vitest';
import { createFolder } from '../../test/folder.ts';
import { GameFolder } from './game-folder.ts';

const RECORD = createRecord(kingdomino, { seats: 2 }, []);

describe('the folder of an arena', () => {
  it('is made, with the folders above it, and named after seed, deal and rotation', () => {
    const path = join(createFolder().path, 'deep', 'games');
    const folder = new GameFolder(path);
    expect(existsSync(path)).toBe(true);
    expect(folder.save(RECORD, 7, 42, 1)).toBe(join(path, 'kingdomino-7-00042-1.json'));
    expect(folder.logFile).toBeUndefined();
  });

  it('is a temporary one if none is named, and only if something is to be kept', () => {
    const folder = new GameFolder(undefined);
    expect(folder.logFile).toBeUndefined();
    folder.log('a: hello');
    const log = folder.logFile!;
    expect(readFileSync(log, 'utf8')).toBe('a: hello\n');
    const game = folder.save(RECORD, 1, 0, 0);
    expect(readdirSync(dirname(log)).sort()).toEqual(['bots.log', 'kingdomino-1-00000-0.json']);
    expect(dirname(game)).toBe(dirname(log));
    rmSync(dirname(log), { recursive: true });
  });

  it('does not let a bot fill the disk', () => {
    const folder = new GameFolder(createFolder().path, 20);
    for (let line = 0; line < 100; line++) folder.log('123456789');
    expect(readFileSync(folder.logFile!, 'utf8')).toBe('123456789\n123456789\n…\n');
  });
});
