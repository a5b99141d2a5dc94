import { ACHIEVEMENTS, type Achievement, COLOURS } from '@crownhold/games/colours';
import type { Translate } from '@crownhold/i18n';
import { escapeHtml } from '../html.ts';
import { emblem, icon } from './emblem.ts';
import { achievementIcon } from './tracks.ts';

const KINGDOMS = ACHIEVEMENTS.slice(0, COLOURS.length);
const MONSTERS = ACHIEVEMENTS.slice(COLOURS.length, -1);

/** [C39] [C40] [C41] Where points are added up: a column for each kingdom and kind of monster, and for the rest. */
export function scoreTable(t: Translate): string {
  const head = (achievement: Achievement) => `<th>${achievementIcon(achievement, t)}</th>`;
  const rows = [
    [t('print-place'), ''],
    [t('play-colours-capital'), t('print-tamed')],
    [t('print-colours'), t('print-unpainted')],
  ] as const;
  const cells = (count: number) => '<td></td>'.repeat(count);
  const label = (text: string) => `<th class="head">${escapeHtml(text)}</th>`;
  return [
    '<table>',
    `<tr>${label('')}${[...KINGDOMS].map(head).join('')}${label('')}${[...MONSTERS, 'three' as const].map(head).join('')}<th>${icon(emblem('blot'))}</th><th>${escapeHtml(t('play-colours-total'))}</th></tr>`,
    ...rows.map(
      ([kingdom, monster], i) =>
        `<tr>${label(kingdom)}${cells(KINGDOMS.length)}${label(i === 0 ? kingdom : monster)}${cells(MONSTERS.length)}<td class="none"></td><td class="none"></td><td class="none"></td></tr>`,
    ),
    `<tr class="sum">${label(t('print-sum'))}${cells(KINGDOMS.length)}${label('')}${cells(MONSTERS.length + 3)}</tr>`,
    '</table>',
  ].join('');
}
