import { readFileSync } from 'node:fs';
import { ARMS, type Arms, cellRows, ROW_LENGTHS, SPELLS } from '@crownhold/games/duel';
import type { Translate } from '@crownhold/i18n';
import { escapeHtml } from '../html.ts';

const UNIT = 64;
const SHIELD = 'M17 15q8 2 15-1 8 3 15 1 2 14-1 22-4 9-14 14-10-5-14-14-3-8-1-22z';

/** What stands on each shield, in a square of 64 units. */
const CHARGES: Readonly<Record<Arms, string>> = {
  dot: '<circle cx="32" cy="30" r="10"/>',
  stripe: '<path d="M16 14l9 1 23 27-6 6-26-24z"/>',
  'double-dot': '<circle cx="23" cy="29" r="6.500"/><circle cx="41" cy="29" r="6.500"/>',
  'double-stripe': '<path d="M30 14h8l10 12v8zM16 22v10l22 22 6-4z"/>',
  black: `<path d="${SHIELD}"/>`,
  quarters: '<path d="M17 15q8 2 15-1v19H17q-2-9 0-18zM32 33h15q-2 12-15 18z"/>',
};

/** Two empty maps and the spellbook, in a file that needs nothing else. */
export function duelPage(t: Translate): string {
  const title = escapeHtml(t('duel-sheet-title'));
  return `<!doctype html>
<html lang="${t.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
${readFileSync(new URL('sheet.css', import.meta.url), 'utf8')}</style>
</head>
<body>
<main>
<header><h1>${title}</h1><p>${escapeHtml(t('duel-sheet-owners'))}</p></header>
${[0, 1].map(() => playerPart(t)).join('\n')}
${spellbook(t)}
</main>
</body>
</html>
`;
}

function playerPart(t: Translate): string {
  const blank = '<span class="blank"></span>';
  return `<section class="player">
<p>${escapeHtml(t('duel-sheet-name'))} ${blank} <span class="box"></span> ${escapeHtml(t('duel-sheet-castle'))} · ${escapeHtml(t('duel-sheet-named'))} ${blank}</p>
${mapSvg()}
</section>`;
}

/** [D3] 34 empty shields around the castle. */
function mapSvg(): string {
  const rows = cellRows();
  const [width, height] = [rows[0]!.length * UNIT, rows.length * UNIT];
  const squares = rows.flat().map(({ x, y }, at) => {
    const place = `translate(${(at % rows[0]!.length) * UNIT} ${Math.floor(at / rows[0]!.length) * UNIT})`;
    const isCastle = x === 0 && y === 0;
    const drawing = isCastle
      ? '<path class="castle" d="M9 56V29l-1-8h7v5h6v-5h6l1-4h8l1 4h6v5h6v-5h7l-1 8v27zM27 56V46q5-7 10 0v10z"/>'
      : `<path class="shield" d="${SHIELD}"/>`;
    return `<g transform="${place}"><rect class="square" width="${UNIT}" height="${UNIT}"/>${drawing}</g>`;
  });
  return `<svg class="map" viewBox="-3 -3 ${width + 6} ${height + 6}">${squares.join('')}<rect class="frame" width="${width}" height="${height}"/></svg>`;
}

/** [D4] A row for each player and arms, and what it wins. */
function spellbook(t: Translate): string {
  const boxes = (count: number) => `<td class="boxes">${'<span class="box"></span>'.repeat(count)}</td>`;
  const rows = ARMS.map((arms, row) => {
    const spell = SPELLS[row]!;
    const words = `<b>${escapeHtml(t('spell', { spell }))}</b>: ${escapeHtml(t(`spell-${spell}-does`))}`;
    const sign = `<svg class="arms" viewBox="12 8 40 46"><path class="shield" d="${SHIELD}"/>${CHARGES[arms]}</svg>`;
    return `<tr><td>${sign}</td>${boxes(ROW_LENGTHS[row]!)}${boxes(ROW_LENGTHS[row]!)}<td>${words}</td></tr>`;
  });
  return `<table class="book"><tbody>${rows.join('')}</tbody></table>`;
}
