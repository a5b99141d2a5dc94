import { isRefusal, parseChairs } from '@crownhold/core';
import type { FairFault, SoundVerdict } from '@crownhold/fair';
import { fairFaultText, provenText, type Translate, unprovenText, wordsText } from '@crownhold/i18n';
import { plainText } from '../plain-text.ts';
import { wrap } from '../play/canvas.ts';
import type { LoadedRecord } from '../record-file.ts';
import { describeSetting } from '../setting.ts';
import type { Screen } from '../terminal.ts';

/** A verdict as people read it. */
export function verdictText(
  file: string,
  loaded: LoadedRecord,
  { head, words, proven, unproven }: SoundVerdict,
  screen: Screen,
): readonly string[] {
  const { t, paint } = screen;
  const names = namesOf(loaded);
  const isUnfinished = unproven.some(({ code }) => code === 'unfinished-game');
  return [
    t('replay-head', {
      file: paint('bold', plainText(file, 200)),
      setting: settingText(loaded, t),
      steps: loaded.record.steps.length,
      end: isUnfinished ? 'unfinished' : 'finished',
    }),
    ...chapter(
      t('verify-proven'),
      proven.map((found) => provenText(t, found, names)),
      '+',
      screen,
    ),
    ...chapter(
      t('verify-unproven'),
      unproven.map((found) => unprovenText(t, found, names)),
      '-',
      screen,
    ),
    '',
    ...(words ? [t('verify-words', { words: wordsText(t, words) })] : []),
    t('verify-head-after', { head }),
  ];
}

/** `game.json, event 12 (counted from 0): The dealer's number … Nothing is proven.` */
export function fairFaultLine(path: string, fault: FairFault, names: readonly string[], t: Translate): string {
  const file = plainText(path, 200);
  const sentence = fairFaultText(t, fault, names, plainText);
  const { event } = fault;
  return event === undefined
    ? t('verify-fault', { file, sentence })
    : t('verify-fault-event', { file, sentence, event });
}

/** Who played, by seat, if the record says so. */
export function namesOf({ game, record }: LoadedRecord): readonly string[] {
  const options = game.parseOptions(record.options);
  if (isRefusal(options)) return [];
  return parseChairs(record.players, options.seats)?.map(({ name }) => name) ?? [];
}

function settingText({ game, record }: LoadedRecord, t: Translate): string {
  const options = game.parseOptions(record.options);
  if (isRefusal(options)) throw new Error(`verified with bad options: ${options.code}`);
  return describeSetting({ game, options }, t);
}

/** A title and a point for each sentence; nothing without sentences. */
function chapter(
  title: string,
  sentences: readonly string[],
  sign: string,
  { paint, width }: Screen,
): readonly string[] {
  if (sentences.length === 0) return [];
  const points = sentences.flatMap((sentence) =>
    wrap(`${sentence}.`, width - 4).map((line, i) => `${i === 0 ? `  ${sign} ` : '    '}${line}`),
  );
  return ['', paint('bold', title), ...points];
}
