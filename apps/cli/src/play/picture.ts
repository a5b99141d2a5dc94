import { isComplete, type Seat } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';
import { shownView } from '@crownhold/table';
import { padText } from '../text-width.ts';
import type { AnyBoard, AnyTurn, Look, Prompt } from './board.ts';
import { Canvas } from './canvas.ts';
import { drawMenu, rulesFor } from './menu.ts';
import { reasonText } from './reason-text.ts';
import { rulesPages } from './rules-pages.ts';
import type { Mode, Snapshot } from './snapshot.ts';

const MENU_LEAST = { columns: 60, rows: 20 } as const;

/** A session as a screen shows it. */
export function drawSnapshot(width: number, height: number, snapshot: Snapshot, look: Look): Canvas {
  const { overlay } = snapshot;
  const { t } = look;
  const least = snapshot.shown?.board.least ?? MENU_LEAST;
  if (width < least.columns || height < least.rows) {
    const canvas = new Canvas(width, height);
    canvas.paragraph(0, 0, width, t('play-too-small', least));
    return canvas;
  }
  if (overlay?.kind === 'rules') return drawRules(width, height, snapshot, overlay.page, t);
  if (overlay?.kind === 'choices') return drawChoices(width, height, overlay);
  const canvas = drawMode(width, height, snapshot, look);
  if (overlay?.kind === 'prompt') {
    const question = t(overlay.purpose === 'save' ? 'play-save-as' : 'play-load-from');
    canvas.write(0, height - 1, padText(` ${question} ${overlay.text}_`, width), 'ghost');
  }
  return canvas;
}

function drawMode(width: number, height: number, snapshot: Snapshot, look: Look): Canvas {
  const { mode, shown, menu, message, hasLastGame } = snapshot;
  const { t } = look;
  if (!shown || mode.kind === 'menu') return drawMenu(width, height, menu, look, hasLastGame, message);
  const { board, session } = shown;
  const { chairs, viewer, thrown } = session.table;
  if (mode.kind === 'over' || mode.kind === 'pause') {
    const footer = [...(message ? [message] : []), endKeys(mode.kind, snapshot.isFar === true, t)];
    return board.drawEnd(width, height, { view: shownView(session), chairs, footer }, look);
  }
  if (mode.kind === 'notice') return drawNotice(width, height, snapshot, mode, t);
  const { seat } = mode;
  const { name } = chairs[seat]!;
  if (mode.kind === 'hand-over') return drawHandOver(width, height, snapshot, name, t);
  const turn = mode.kind === 'turn' ? mode.turn : undefined;
  const { question, hint, refusal, keys } = promptFor(mode, board, name, t);
  const isAway = turn !== undefined && board.look?.isAway(turn) === true;
  const scene = {
    view: session.table.view,
    shown: shownView(session),
    chairs,
    seat,
    viewer,
    thrown,
    ...(turn && { turn }),
    news: snapshot.news,
    question,
    answer: message || (refusal ? reasonText(board, refusal, chairs, t) : hint),
    isAlert: snapshot.isAlert || (message === '' && refusal !== undefined),
    keys: [...(keys ? [keys] : []), withNote(commonKeys(snapshot.isFar === true, isAway, t), snapshot)],
  };
  return board.drawScene(width, height, scene, look);
}

function commonKeys(isFar: boolean, isAway: boolean, t: Translate): string {
  if (isFar) return t('online-keys');
  return t(isAway ? 'play-keys-end' : 'play-keys-common');
}

function endKeys(mode: 'over' | 'pause', isFar: boolean, t: Translate): string {
  const keys = isFar ? t('online-keys-end') : t('play-keys-end');
  if (mode === 'pause') return `${t('play-next-game')} · ${keys}`;
  return isFar ? keys : `${t('play-again')} · ${keys}`;
}

/** Nothing but what everybody knows. */
function drawHandOver(width: number, height: number, snapshot: Snapshot, name: string, t: Translate): Canvas {
  const words = { title: t('play-hand-over', { name }), text: t('play-hand-over-why') };
  return drawNotice(width, height, snapshot, words, t);
}

function drawNotice(
  width: number,
  height: number,
  { news, message, isFar, note }: Snapshot,
  { title, text }: { readonly title: string; readonly text: string },
  t: Translate,
): Canvas {
  const canvas = new Canvas(width, height);
  let y = Math.floor(height / 3);
  y += canvas.paragraph(2, y, width - 4, title, 'bold');
  y += canvas.paragraph(2, y, width - 4, message || text, 'dim') + 1;
  for (const line of news.slice(-(height - y - 1))) y += canvas.paragraph(2, y, width - 4, line, 'dim');
  canvas.write(
    2,
    height - 1,
    withNote(t(isFar ? 'online-keys-end' : 'play-keys-end'), { ...(note !== undefined && { note }) }),
    'dim',
  );
  return canvas;
}

function withNote(keys: string, { note }: Pick<Snapshot, 'note'>): string {
  return note ? `${keys} · ${note}` : keys;
}

function drawChoices(
  width: number,
  height: number,
  { title, lines }: { readonly title: string; readonly lines: readonly string[] },
): Canvas {
  const canvas = new Canvas(width, height);
  canvas.write(2, 1, title, 'bold');
  for (const [row, line] of lines.slice(0, height - 4).entries()) canvas.write(2, 3 + row, line);
  return canvas;
}

type Asking = Exclude<Extract<Mode, { readonly seat: Seat }>, { readonly kind: 'hand-over' }>;

function promptFor(mode: Asking, board: AnyBoard, name: string, t: Translate): Prompt {
  const silent = { hint: '', keys: '' };
  if (mode.kind === 'bot') return { ...silent, question: t('play-thinking', { name }) };
  if (mode.kind === 'stuck') return { ...silent, question: t('play-bot-failed', { name, reason: mode.reason }) };
  const prompt = turnPrompt(board, mode.turn, t);
  return { ...prompt, question: `${t('play-turn-of', { name })} · ${prompt.question}` };
}

function turnPrompt(board: AnyBoard, turn: AnyTurn, t: Translate): Prompt {
  if (isComplete(board.game, turn.input.draft)) return { question: t('play-confirm'), hint: '', keys: '' };
  return board.prompt(turn, t);
}

function drawRules(width: number, height: number, { menu, shown: game }: Snapshot, page: number, t: Translate): Canvas {
  const { title, texts } = rulesFor(menu, game, t);
  const pages = rulesPages(texts, { columns: width, rows: height });
  // Another window may have fewer pages.
  const shown = Math.min(page, pages.length - 1);
  const canvas = new Canvas(width, height);
  canvas.write(1, 0, title, 'bold');
  for (const [row, line] of pages[shown]!.entries()) canvas.write(1, 2 + row, line);
  const next = t(shown + 1 < pages.length ? 'play-next-page' : 'play-back');
  canvas.write(1, 3 + pages[shown]!.length, next, 'dim');
  return canvas;
}
