import type { LogEntry } from '@crownhold/core';
import { COLOURS, DICE, type DiceThrow, LETTERS, type State, throwOf } from '@crownhold/games/colours';
import { type AreaMap, contains } from '@crownhold/games/colours/map';
import { centreOf } from '../play/colours/box.ts';
import { formatTable } from '../table.ts';
import type { Screen } from '../terminal.ts';

type ThrownDie = DiceThrow['dice'][number];

/** A row for each throw: what every die shows, the area under its middle, and its kingdoms if there are several. */
export function throwLines({ atlas }: State, entries: readonly LogEntry[], { t, paint }: Screen): readonly string[] {
  const throws = entries.flatMap((entry) => throwOf(entry) ?? []);
  if (throws.length === 0) return [];
  const head = ['', ...DICE.map((die) => t('die', { die })), ''];
  const rows = throws.map(({ dice, attempts }, i) => [
    String(i + 1),
    ...dice.map((die) => dieText(die, atlas.map)),
    attempts > 1 ? t('replay-attempts', { attempts }) : '',
  ]);
  return [paint('bold', t('replay-throws')), ...formatTable([head, ...rows], '  ')];
}

function dieText(die: ThrownDie, { areas }: AreaMap): string {
  const area = areas.find(({ polygon }) => contains(polygon, centreOf(die)))?.label;
  const kingdoms = die.kingdoms.map((kingdom) => LETTERS[COLOURS[kingdom]!]).join('+');
  return [die.drops, area, die.kingdoms.length > 1 ? kingdoms : undefined]
    .filter((part) => part !== undefined)
    .join(' ');
}
