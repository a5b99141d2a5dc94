import type { Translate } from '@crownhold/i18n';
import { Canvas } from './canvas.ts';
import { drawEnd } from './kingdomino/end.ts';
import { type Hand, handGain, isDiscard, isHandDone } from './kingdomino/hand.ts';
import { drawScene, LEAST, type Look } from './kingdomino/scene.ts';
import { drawMenu } from './menu.ts';
import type { Snapshot } from './snapshot.ts';
import type { Table } from './table.ts';

/** A session as a screen shows it. */
export function drawSnapshot(
  width: number,
  height: number,
  snapshot: Snapshot,
  look: Look,
  hasLastGame: boolean,
): Canvas {
  const { overlay } = snapshot;
  const { t } = look;
  if (width < LEAST.columns || height < LEAST.rows) {
    const canvas = new Canvas(width, height);
    canvas.paragraph(0, 0, width, t('play-too-small', LEAST));
    return canvas;
  }
  if (overlay?.kind === 'rules') return drawRules(width, height, t);
  const canvas = drawMode(width, height, snapshot, look, hasLastGame);
  if (overlay?.kind === 'prompt') {
    const question = t(overlay.purpose === 'save' ? 'play-save-as' : 'play-load-from');
    canvas.write(0, height - 1, ` ${question} ${overlay.text}_`.padEnd(width), 'ghost');
  }
  return canvas;
}

function drawMode(width: number, height: number, snapshot: Snapshot, look: Look, hasLastGame: boolean): Canvas {
  const { mode, table, message } = snapshot;
  const { t } = look;
  if (!table || mode.kind === 'menu') return drawMenu(width, height, snapshot.menu, look, hasLastGame, message);
  const { state, chairs } = table;
  if (mode.kind === 'over' || mode.kind === 'pause') {
    const next = mode.kind === 'over' ? t('play-again') : t('play-next-game');
    const footer = [...(message ? [message] : []), next, t('play-keys-common')];
    return drawEnd(width, height, state, chairs, footer, look);
  }
  const hand = mode.kind === 'turn' ? mode.hand : undefined;
  const scene = {
    state,
    chairs,
    seat: state.seat,
    ...(hand && { hand }),
    news: snapshot.news,
    question: question(snapshot, table, t),
    answer: message || (hand ? hint(hand, t) : ''),
    isAlert: snapshot.isAlert,
    keys: keys(hand, t),
  };
  return drawScene(width, height, scene, look);
}

function question({ mode }: Snapshot, { state, chairs }: Table, t: Translate): string {
  const { name } = chairs[state.seat]!;
  if (mode.kind === 'bot') return t('play-thinking', { name });
  if (mode.kind === 'stuck') return t('play-bot-failed', { name, reason: mode.reason });
  return mode.kind === 'turn' ? `${t('play-turn-of', { name })} · ${task(mode.hand, t)}` : '';
}

function task(hand: Hand, t: Translate): string {
  if (isHandDone(hand)) return t('play-confirm');
  const { state } = hand.draft;
  if (state.phase === 'take') return t('play-take');
  return t(isDiscard(hand) ? 'play-discard' : 'play-put', { number: state.activeDomino });
}

function hint(hand: Hand, t: Translate): string {
  const gain = handGain(hand);
  return gain === undefined || isDiscard(hand) ? '' : t('play-gain', { points: gain });
}

function keys(hand: Hand | undefined, t: Translate): readonly string[] {
  if (!hand || isHandDone(hand)) return [t('play-keys-common')];
  return [t(hand.draft.state.phase === 'take' ? 'play-keys-take' : 'play-keys-put'), t('play-keys-common')];
}

function drawRules(width: number, height: number, t: Translate): Canvas {
  const canvas = new Canvas(width, height);
  canvas.write(1, 0, t('play-rules-title'), 'bold');
  const rows = canvas.paragraph(1, 2, width - 2, t('play-rules-body'));
  canvas.write(1, Math.min(height - 1, rows + 3), t('play-back'), 'dim');
  return canvas;
}
