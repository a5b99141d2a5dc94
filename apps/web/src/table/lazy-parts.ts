import type { GameTypes } from '@crownhold/core';
import type { Input } from '@crownhold/table';
import { loadLearnTexts } from '../learn/texts.ts';
import type { GameAction } from './action.ts';
import type { Advice, Face } from './face.ts';
import { loadCorrespondence } from './load-correspondence.ts';

// What lies over a table comes when it is first opened.

export function tutorOf<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  face: Face<G, I, A, H>,
) {
  return async () => {
    const [{ createTutor }, lessons] = await Promise.all([
      import('./tutor/tutor.tsx'),
      face.loadLessons(),
      loadLearnTexts(),
    ]);
    return createTutor(face, lessons);
  };
}

export function ruleDialogOf<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  face: Face<G, I, A, H>,
) {
  return async () => {
    const [{ createRuleDialog }, rulebook] = await Promise.all([
      import('./tutor/rule-dialog.tsx'),
      face.loadRulebook(),
      loadLearnTexts(),
    ]);
    return createRuleDialog(rulebook);
  };
}

export function pieceDialogOf<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  face: Face<G, I, A, H>,
) {
  return async () => {
    const [{ createPieceDialog }, cards] = await Promise.all([
      import('./tutor/piece-dialog.tsx'),
      face.cards?.load(),
      loadLearnTexts(),
    ]);
    return createPieceDialog<G, I>(cards ?? { cardOf: () => undefined });
  };
}

export const loadSend = async () => (await (await loadCorrespondence()).loadSendButton()).SendButton;
export const loadTypeField = async () => (await import('./type-field.tsx')).TypeField;
export const loadTableMenu = async () => (await import('./table-menu.tsx')).TableMenu;
export const loadKeysDialog = async () => (await import('./table-menu.tsx')).KeysDialog;

export function hintBubbleOf<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  face: Face<G, I, A, H>,
) {
  return async () => {
    const [{ createHintBubble }, words] = await Promise.all([
      import('./tutor/hint-bubble.tsx'),
      face.loadHints(),
      loadLearnTexts(),
    ]);
    return createHintBubble(words);
  };
}

export function endPanelOf<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  face: Face<G, I, A, H>,
) {
  return async () => {
    const [{ createEndPanel }] = await Promise.all([import('./end-panel.tsx'), face.result.prepare?.()]);
    return createEndPanel(face);
  };
}

export function boardDialogOf<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  face: Face<G, I, A, H>,
) {
  return async () => (await import('./frame/board-dialog.tsx')).createBoardDialog(face);
}
