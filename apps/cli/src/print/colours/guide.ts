import { DICE } from '@crownhold/games/colours';
import type { Translate } from '@crownhold/i18n';
import { escapeHtml } from '../html.ts';

/** [C13] What the sides of an ordinary die stand for. */
const SIDES = [
  ['1, 2', 2],
  ['3, 4', 3],
  ['5, 6', 4],
] as const;

/** The page about what is needed, dice and throws. */
export function guide(t: Translate): string {
  const text = (id: (typeof TEXTS)[number]) => `<p>${escapeHtml(t(id))}</p>`;
  const part = (id: (typeof TITLES)[number], ...content: readonly string[]) =>
    `<section><h2>${escapeHtml(t(id))}</h2>${content.join('')}</section>`;
  return [
    '<section class="page guide">',
    part('print-need-title', text('print-need'), text('print-need-box')),
    part('print-dice-title', text('print-dice'), sidesTable(t), text('print-dice-mark'), diceTable(t)),
    part('print-start-title', text('print-start')),
    part('print-throw-title', text('print-throw'), text('print-throw-where'), text('print-throw-when')),
    '</section>',
  ].join('\n');
}

const TITLES = ['print-need-title', 'print-dice-title', 'print-start-title', 'print-throw-title'] as const;
const TEXTS = [
  'print-need',
  'print-need-box',
  'print-dice',
  'print-dice-mark',
  'print-start',
  'print-throw',
  'print-throw-where',
  'print-throw-when',
] as const;

function sidesTable(t: Translate): string {
  const cells = SIDES.map(
    ([sides, drops]) => `<td><b>${sides}</b> → ${escapeHtml(t('play-colours-drops', { drops }))}</td>`,
  );
  return `<table class="sides"><tr>${cells.join('')}</tr></table>`;
}

/** Each die of the game, and room to write down which of one's own stands for it. */
function diceTable(t: Translate): string {
  const cells = DICE.map(
    (die) =>
      `<td><span class="die of-${die}"></span>${escapeHtml(t('die', { die }))}: <span class="blank"></span></td>`,
  );
  return `<table class="dice"><tr>${cells.join('')}</tr></table>`;
}
