import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatRecord, type GameRecord, isRefusal } from '@crownhold/core';
import { formatNumber, type Translate } from '@crownhold/i18n';
import type { CountName } from '../details.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { makeFolder } from '../make-folder.ts';
import { describeSetting, parseSetting, type SettingFlags } from '../setting.ts';
import { formatTable } from '../table.ts';
import { print, printJson } from '../terminal.ts';
import { refuseUsage } from '../usage.ts';
import { type Simulation, simulateGames } from './simulation.ts';

export interface SimulateFlags extends SettingFlags {
  readonly games: number;
  readonly seed: number;
  readonly out?: string;
  readonly json?: boolean;
}

export function simulate(flags: SimulateFlags, t: Translate): ExitCode {
  const { games, seed, out, json: isJson = false } = flags;
  const setting = parseSetting(flags);
  if (isRefusal(setting)) return refuseUsage(setting, isJson, t);
  const start = performance.now();
  const simulation = simulateGames(setting, games, seed, out === undefined ? undefined : recordWriter(out, seed));
  const seconds = (performance.now() - start) / 1000;
  const speed = { seconds: Number(seconds.toFixed(3)), gamesPerSecond: Math.round(games / seconds) };
  if (isJson) {
    const { game, options } = setting;
    printJson({ ok: true, game: game.id, options, games, seed, ...simulation, speed });
  } else {
    const head = t('simulate-head', { setting: describeSetting(setting, t), games, seed: String(seed) });
    const pace = t('simulate-speed', { games: speed.gamesPerSecond });
    print([head, '', ...simulationText(simulation, games, t), '', pace].join('\n'));
  }
  return EXIT.ok;
}

/** Writes one record after the other: `kingdomino-1-00042.json` is the 42nd game of seed 1. */
function recordWriter(folder: string, seed: number): (record: GameRecord) => void {
  makeFolder(folder);
  let count = 0;
  return (record) => {
    count++;
    const name = `${record.game}-${seed}-${String(count).padStart(5, '0')}.json`;
    writeFileSync(join(folder, name), formatRecord(record));
  };
}

function simulationText({ seats, perGame }: Simulation, games: number, t: Translate): readonly string[] {
  const number = (value: number, digits: number) => formatNumber(t.language, value, digits);
  const head = [
    t('table-seat'),
    t('table-mean'),
    t('table-deviation'),
    t('table-min'),
    t('table-max'),
    t('table-wins'),
    '',
  ];
  const rows = seats.map(({ seat, mean, deviation, min, max, wins }) => [
    String(seat),
    number(mean, 2),
    number(deviation, 2),
    number(min, 0),
    number(max, 0),
    number(wins, 1),
    `${number((100 * wins) / games, 1)} %`,
  ]);
  // The names are those that the details of a game give.
  const counts = Object.entries(perGame) as readonly (readonly [CountName, number])[];
  return [
    ...formatTable([head, ...rows]),
    ...counts.map(([what, count]) => t('simulate-per-game', { what, count: number(count, 2) })),
  ];
}
