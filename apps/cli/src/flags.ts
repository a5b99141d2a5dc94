import type { Translate } from '@crownhold/i18n';
import { type Command, InvalidArgumentError } from 'commander';

/** The flags that say which game is meant. */
export function addSettingFlags(command: Command, t: Translate): Command {
  return command
    .option('--game <id>', t('help-game'), 'kingdomino')
    .option('--seats <n>', t('help-seats'), integer(1, 8, t), 2)
    .option(`--variants <${t('help-word-list')}>`, t('help-variants', { example: 'harmony,middle-kingdom' }), list)
    .option('--tiebreak <id>', t('help-tiebreak'));
}

export function addJsonFlag(command: Command, what: string): Command {
  return command.option('--json', what);
}

export function list(text: string): readonly string[] {
  return text.split(',').map((item) => item.trim());
}

/** A parser for a whole number within bounds. */
export function integer(min: number, max: number, t: Translate): (text: string) => number {
  return (text) => {
    const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= min && number <= max) return number;
    throw new InvalidArgumentError(t('usage-whole-number', bounds(min, max)));
  };
}

export function decimal(min: number, max: number, t: Translate): (text: string) => number {
  return (text) => {
    const number = /^\d{1,9}(\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN;
    if (number >= min && number <= max) return number;
    throw new InvalidArgumentError(t('usage-number', bounds(min, max)));
  };
}

/** As they must be typed, whatever the language does to numbers. */
function bounds(min: number, max: number) {
  return { min: String(min), max: String(max) };
}
