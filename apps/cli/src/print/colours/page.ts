import { readFileSync } from 'node:fs';
import { colours } from '@crownhold/games/colours';
import { FIRST } from '@crownhold/games/colours/maps/first';
import type { Translate } from '@crownhold/i18n';
import { escapeHtml } from '../html.ts';
import { emblemSymbols } from './emblem.ts';
import { guide } from './guide.ts';
import { boxSvg, mapSvg } from './map.ts';
import { scoreTable } from './score-table.ts';
import { tracks } from './tracks.ts';

const TURN = ['print-legend-take', 'print-legend-colour', 'print-legend-signs', 'print-legend-towers'] as const;
const END = ['print-legend-race', 'print-legend-end', 'print-legend-alone'] as const;

/** All that is played with on paper, in a file that needs nothing else: the empty sheet, the bottom of the box, and how to throw. */
export function coloursPage(t: Translate): string {
  const title = escapeHtml(t('game', { game: colours.id }));
  const legend = (ids: readonly ((typeof TURN)[number] | (typeof END)[number])[]) =>
    ids.map((id) => `<p>${escapeHtml(t(id))}</p>`).join('');
  return `<!doctype html>
<html lang="${t.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
${asset('sheet.css')}</style>
</head>
<body>
${emblemSymbols()}<main>
<header><h1>${title}</h1><span>${escapeHtml(t('print-player'))} <span class="blank"></span></span></header>
${mapSvg(FIRST, t)}
<div class="below">
${scoreTable(t)}
<div class="legend wide">${legend(END)}</div>
</div>
<aside>
${tracks(FIRST, t)}
<section class="legend"><h2>${escapeHtml(t('print-turn'))}</h2>${legend(TURN)}</section>
</aside>
</main>
<section class="page">
<p class="above">${escapeHtml(t('print-box'))}</p>
${boxSvg(FIRST, t)}
</section>
${guide(t)}
</body>
</html>
`;
}

/** A style sheet that lies beside this file. */
function asset(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}
