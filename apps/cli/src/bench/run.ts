import process from 'node:process';
import { isRefusal } from '@crownhold/core';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { describeSetting, parseSetting, type SettingFlags } from '../setting.ts';
import { formatTable } from '../table.ts';
import { print, printJson } from '../terminal.ts';
import { refuseUsage } from '../usage.ts';
import { type Measurement, measureGame } from './measurement.ts';

export interface BenchFlags extends SettingFlags {
  readonly seconds: number;
  readonly json?: boolean;
}

export function bench(flags: BenchFlags): ExitCode {
  const { seconds, json: isJson = false } = flags;
  const setting = parseSetting(flags);
  if (isRefusal(setting)) return refuseUsage(setting, isJson);
  const measurement = measureGame(setting, seconds);
  const node = process.versions.node;
  if (isJson) {
    const { game, options } = setting;
    const { sampling = null, ...rest } = measurement;
    printJson({ ok: true, game: game.id, options, node, seconds, ...rest, sampling });
  } else {
    print([`${describeSetting(setting)}, on Node ${node}`, '', ...measurementText(measurement)].join('\n'));
  }
  return EXIT.ok;
}

function measurementText(measurement: Measurement): readonly string[] {
  const { listing, sampling, copyNanoseconds, stateBytes, heapBytes, heapGrowthBytes } = measurement;
  const rows = [
    ['', 'median', 'best'],
    ['games/s by legalMoves', count(listing.median), count(listing.best)],
    ...(sampling ? [['games/s by sample', count(sampling.median), count(sampling.best)]] : []),
    ['ns per copy', copyNanoseconds.median.toFixed(1), copyNanoseconds.best.toFixed(1)],
  ];
  const growth = `${heapGrowthBytes < 0 ? '' : '+'}${(heapGrowthBytes / 1024).toFixed(0)} KiB`;
  const heap = `${(heapBytes.at(-1)! / 2 ** 20).toFixed(1)} MiB`;
  return [...formatTable(rows), '', `state ${stateBytes} bytes`, `heap ${heap}, ${growth} over the run`];
}

function count(value: number): string {
  return value.toLocaleString('en');
}
