import {
  divide,
  isFault,
  isRefusal,
  perft,
  type RecordFault,
  type Refusal,
  replay,
  type StateBuffer,
} from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { faultJson, faultText, loadRecord } from '../record-file.ts';
import { describeSetting, parseSetting, type Setting, type SettingFlags } from '../setting.ts';
import { formatTable } from '../table.ts';
import { complain, print, printJson } from '../terminal.ts';
import { refuseUsage } from '../usage.ts';

export interface PerftFlags extends SettingFlags {
  readonly depth: number;
  readonly divide?: boolean;
  readonly record?: string;
  readonly json?: boolean;
}

interface Position extends Setting {
  readonly state: StateBuffer;
}

export async function countNodes(flags: PerftFlags, t: Translate): Promise<ExitCode> {
  const { depth, record, json: isJson = false } = flags;
  const position = record === undefined ? startOf(flags) : await endOf(record, t);
  if (isRefusal(position)) return refuseUsage(position, isJson, t);
  if (isFault(position)) {
    if (isJson) printJson(faultJson(record!, position, t));
    else complain(faultText(record!, position, t));
    return EXIT.bad;
  }
  const { game, options, state } = position;
  const start = performance.now();
  const moves = flags.divide ? divide(game, state, depth) : undefined;
  const nodes = moves ? moves.reduce((sum, move) => sum + move.nodes, 0) : perft(game, state, depth);
  const seconds = (performance.now() - start) / 1000;
  const speed = { seconds: Number(seconds.toFixed(3)), nodesPerSecond: Math.round(nodes / seconds) };
  if (isJson) {
    printJson({ ok: true, game: game.id, options, depth, nodes, ...(moves && { moves }), speed });
    return EXIT.ok;
  }
  const rows = (moves ?? []).map((move) => [move.move, String(move.nodes)]);
  const lines = rows.length > 0 ? [...formatTable(rows), ''] : [];
  const total = t('perft-total', { setting: describeSetting(position, t), depth, nodes });
  print([...lines, total].join('\n'));
  return EXIT.ok;
}

function startOf(flags: SettingFlags): Position | Refusal {
  const setting = parseSetting(flags);
  return isRefusal(setting) ? setting : { ...setting, state: setting.game.create(setting.options) };
}

async function endOf(file: string, t: Translate): Promise<Position | RecordFault> {
  const loaded = await loadRecord(file, t);
  if (isFault(loaded)) return loaded;
  const { game, record } = loaded;
  const outcome = replay(game, record);
  return isFault(outcome) ? outcome : { game, options: outcome.options, state: outcome.state };
}
