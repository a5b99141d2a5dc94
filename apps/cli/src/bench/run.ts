import process from 'node:process';
import { isRefusal } from '@crownhold/core';
import { formatNumber, type Translate } from '@crownhold/i18n';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { describeSetting, parseSetting, type SettingFlags } from '../setting.ts';
import { formatTable } from '../table.ts';
import { print, printJson } from '../terminal.ts';
import { refuseUsage } from '../usage.ts';
import { type Measurement, measureGame } from './measurement.ts';
import type { Pace } from './pace.ts';

export interface BenchFlags extends SettingFlags {
  readonly seconds: number;
  readonly json?: boolean;
}

export function bench(flags: BenchFlags, t: Translate): ExitCode {
  const { seconds, json: isJson = false } = flags;
  const setting = parseSetting(flags);
  if (isRefusal(setting)) return refuseUsage(setting, isJson, t);
  const measurement = measureGame(setting, seconds);
  const node = process.versions.node;
  if (isJson) {
    const { game, options } = setting;
    const { sampling = null, ...rest } = measurement;
    printJson({ ok: true, game: game.id, options, node, seconds, ...rest, sampling });
  } else {
    const head = t('bench-head', { setting: describeSetting(setting, t), version: node });
    print([head, '', ...measurementText(measurement, t)].join('\n'));
  }
  return EXIT.ok;
}

function measurementText(measurement: Measurement, t: Translate): readonly string[] {
  const { listing, sampling, copyNanoseconds, stateBytes, heapBytes, heapGrowthBytes } = measurement;
  const row = (title: string, { median, best }: Pace, digits = 0) => [
    title,
    formatNumber(t.language, median, digits),
    formatNumber(t.language, best, digits),
  ];
  const rows = [
    ['', t('table-median'), t('table-best')],
    row(t('bench-listing'), listing),
    ...(sampling ? [row(t('bench-sampling'), sampling)] : []),
    row(t('bench-copy'), copyNanoseconds, 1),
  ];
  return [
    ...formatTable(rows),
    '',
    t('bench-state', { bytes: stateBytes }),
    t('bench-heap', { mebibytes: heapBytes.at(-1)! / 2 ** 20, kibibytes: Math.round(heapGrowthBytes / 1024) }),
  ];
}
