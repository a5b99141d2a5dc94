import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatRecord, type GameRecord, isRefusal } from '@crownhold/core';
import { EXIT, type ExitCode } from '../exit-code.ts';
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

export function simulate(flags: SimulateFlags): ExitCode {
  const { games, seed, out, json: isJson = false } = flags;
  const setting = parseSetting(flags);
  if (isRefusal(setting)) return refuseUsage(setting, isJson);
  const start = performance.now();
  const simulation = simulateGames(setting, games, seed, out === undefined ? undefined : recordWriter(out, seed));
  const seconds = (performance.now() - start) / 1000;
  const speed = { seconds: Number(seconds.toFixed(3)), gamesPerSecond: Math.round(games / seconds) };
  if (isJson) {
    const { game, options } = setting;
    printJson({ ok: true, game: game.id, options, games, seed, ...simulation, speed });
  } else {
    const title = `${describeSetting(setting)}: ${games} random games, seed ${seed}`;
    print([title, '', ...simulationText(simulation, games), '', `${speed.gamesPerSecond} games per second`].join('\n'));
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

// Not by `recursive`: on a path that can never be, like one in /proc, Node then tries for ever.
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

function simulationText({ seats, perGame }: Simulation, games: number): readonly string[] {
  const rows = seats.map(({ seat, mean, deviation, min, max, wins }) => [
    String(seat),
    mean.toFixed(2),
    deviation.toFixed(2),
    String(min),
    String(max),
    wins.toFixed(1),
    `${((100 * wins) / games).toFixed(1)} %`,
  ]);
  return [
    ...formatTable([['seat', 'mean', 'deviation', 'min', 'max', 'wins', ''], ...rows]),
    ...Object.entries(perGame).map(([name, count]) => `${name} per game: ${count.toFixed(2)}`),
  ];
}
