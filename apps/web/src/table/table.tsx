import { type GameTypes, isFault, type RecordFault, type Seat } from '@crownhold/core';
import { citedRefusal } from '@crownhold/i18n';
import type { Input } from '@crownhold/table';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useAttention } from '../app/attention.ts';
import { t } from '../app/language.ts';
import { Lazy } from '../app/lazy.tsx';
import { NotFoundScreen } from '../app/not-found.tsx';
import { openSound } from '../app/sound.ts';
import { useWakeLock } from '../app/wake-lock.ts';
import { saveRecordText } from '../games/record-file.ts';
import type { GameAction } from './action.ts';
import { Curtain, isCurtained } from './curtain.tsx';
import { Dialog } from './dialog.tsx';
import type { Advice, Face } from './face.ts';
import { type FarParts, farShown } from './far-parts.ts';
import { NewsLog } from './frame/news-log.tsx';
import { SayLine } from './frame/say-line.tsx';
import { TableHead } from './frame/table-head.tsx';
import { ThumbBar } from './frame/thumb-bar.tsx';
import { TurnSign } from './frame/turn-sign.tsx';
import type { Sheet } from './keys.ts';
import {
  boardDialogOf,
  endPanelOf,
  hintBubbleOf,
  loadKeysDialog,
  loadSend,
  loadTableMenu,
  loadTypeField,
  pieceDialogOf,
  ruleDialogOf,
  tutorOf,
} from './lazy-parts.ts';
import { actsSince, isEnd, type ShownTable } from './shown-table.ts';
import type { Sitting } from './sitting.ts';
import { useForgetting } from './use-forgetting.ts';
import { useHint } from './use-hint.ts';
import { useKeys } from './use-keys.ts';
import { useLeaving } from './use-leaving.ts';
import { useOwnMovements } from './use-own-movements.ts';
import { askedPiece, usePieceCard } from './use-piece-card.ts';
import { type Show, useSitting } from './use-sitting.ts';
import { useVoice } from './use-voice.ts';
import { isForPerson } from './words.ts';
import './frame/frame.css';
import './table.css';

export interface TableScreenProps {
  readonly id: string;
  /** Whether somebody learns to play with it. */
  readonly isLesson: boolean;
  /** The same players once more. */
  readonly onRematch: () => void;
  /** The same players with the same throws. */
  readonly onSameThrows: () => void;
  /** Whoever has learned wants to play. */
  readonly onPlayNow: () => void;
}

interface TableProps<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>
  extends TableScreenProps {
  readonly face: Face<G, I, A, H>;
}

/** A game on this device, of whatever kind. */
export function Table<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>({
  face,
  id,
  isLesson,
  onRematch,
  onSameThrows,
  onPlayNow,
}: TableProps<G, I, A, H>): JSX.Element {
  const sitting = useSitting(face, id);
  const loadTutor = useMemo(() => tutorOf(face), [face]);
  if (sitting === 'loading') return <main aria-busy="true" />;
  if (sitting === 'not-found') return <NotFoundScreen />;
  if (isFault(sitting)) return <Broken fault={sitting} />;
  return (
    <>
      <Seated face={face} sitting={sitting} onRematch={onRematch} onSameThrows={onSameThrows} />
      {isLesson && (
        <Lazy
          load={loadTutor}
          props={{ table: sitting.table, onPlayNow, onHurry: (isHurried) => sitting.projector.hurry(isHurried) }}
          waiting={undefined}
        />
      )}
    </>
  );
}

/** A record that cannot be played. */
export function Broken({ fault }: { readonly fault: RecordFault }): JSX.Element {
  const reason = citedRefusal(t.value, fault.refusal);
  return (
    <main class="page page-narrow">
      <h1>{t.value('web-broken-title')}</h1>
      <p role="alert">{t.value('web-record-broken', { reason })}</p>
    </main>
  );
}

/** What lies over the table; a seat is the board of another player. */
type OpenDialog = 'menu' | 'points' | 'side' | Sheet | Seat | { readonly rule: string } | { readonly piece: Element };

interface SeatedProps<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice> {
  readonly face: Face<G, I, A, H>;
  readonly sitting: Show<G, I, A>;
  /** Only at a server. */
  readonly far?: FarParts;
  readonly onRematch: () => void;
  readonly onSameThrows: () => void;
}

/** People at their table. */
export function Seated<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>({
  face,
  sitting,
  far,
  onRematch,
  onSameThrows,
}: SeatedProps<G, I, A, H>): JSX.Element {
  const { table, projector, own } = sitting;
  const [dialog, setDialog] = useState<OpenDialog>();
  // For this drawing only: no function made here uses it. Effects, and buttons that are gone, keep theirs for longer than
  // a hidden turn may stay.
  const shown = table.shown.value;
  const isMoving = projector.isRunning.value;
  const desk = useHint(face, table);
  const loadHintBubble = useMemo(() => hintBubbleOf(face), [face]);
  const loadRuleDialog = useMemo(() => ruleDialogOf(face), [face]);
  const loadBoardDialog = useMemo(() => boardDialogOf(face), [face]);
  const loadEnd = useMemo(() => endPanelOf(face), [face]);
  const loadPieceDialog = useMemo(() => pieceDialogOf(face), [face]);
  const showCard = (piece: Element | undefined) => piece && setDialog({ piece });
  const pieces = face.cards?.pieces;
  useKeys(face, table, {
    onOpen: setDialog,
    onHint: desk.ask,
    onCard: () => showCard(pieces === undefined ? undefined : askedPiece(pieces)),
    onSkip: () => projector.skip(),
    isMoving,
  });
  usePieceCard(face.cards, showCard);
  useEffect(openSound, []);
  useVoice(face, table);
  useOwnMovements(face, table, projector);
  useWakeLock();
  useAttention(shown.stage.kind === 'turn');
  const isBehindCurtain = isOutOfSight(face, shown, own);
  const drawn = useForgetting(isBehindCurtain, projector, setDialog);
  useLeaving(table, face.curtain !== undefined);
  const close = () => setDialog(undefined);
  const saveRecord = () => {
    sitting.record().then((record) => saveRecordText(record, sitting.startedAt), reportError);
  };
  const send = sitting.isByMessage ? <Lazy load={loadSend} props={{ face, sitting }} waiting={undefined} /> : undefined;
  if (isEnd(shown)) {
    const ways = { onSaveRecord: saveRecord, onRematch, onSameThrows };
    return <Lazy load={loadEnd} props={{ sitting, send, far, ...ways }} />;
  }
  if (face.curtain && isBehindCurtain) {
    const showLabel = face.cue?.(shown)?.label(t.value) ?? '';
    const game = face.rules.game.id;
    const { curtain } = face;
    return <Curtain {...{ curtain, game, shown, showLabel }} onCome={table.come} onShow={() => projector.skip()} />;
  }
  const replay = () => {
    const { acts, front } = table.shown.value;
    projector
      .replay(actsSince(acts, front, face.voice.stepSeat), own, (scene) => table.showScene(scene))
      .catch(reportError);
  };
  const write = (text: string) => {
    const action = face.write(text);
    const refusal = table.refusalOf(action);
    if (!refusal) table.perform(action);
    return refusal;
  };
  return (
    <main ref={drawn} class="table" data-game={face.rules.game.id} data-seats={shown.chairs.length}>
      <TableHead
        face={face}
        shown={shown}
        isHinting={desk.isThinking}
        onMenu={() => setDialog('menu')}
        onPoints={() => setDialog('points')}
      />
      <Trouble sitting={sitting} />
      {far && <far.Sign shown={farShown(shown, own)} />}
      <face.Boards table={table} onEnlarge={setDialog} />
      <NewsLog face={face} log={shown.log} chairs={shown.chairs} />
      <SayLine face={face} shown={shown} onRule={(rule) => setDialog({ rule })} onReplay={replay} />
      {face.Powers && <face.Powers table={table} onEnlarge={setDialog} />}
      <ThumbBar
        face={face}
        table={table}
        onHint={desk.ask}
        onCue={() => projector.skip()}
        onSide={() => setDialog('side')}
        sign={far && <far.Thumb shown={farShown(shown, own)} />}
        send={isForPerson(shown) ? send : undefined}
      />
      {own.length > 1 && <TurnSign key={shown.front} shown={shown} />}
      {isMoving && <div class="travel-cover" aria-hidden="true" onClick={() => projector.skip()} />}
      {dialog === 'type' && (
        <Lazy load={loadTypeField} props={{ onWrite: write, onClose: close }} waiting={undefined} />
      )}
      {dialog === 'menu' && (
        <Lazy
          load={loadTableMenu}
          props={{
            game: face.rules.game.id,
            keys: face.words.keys(t.value),
            rules: face.words.rules?.(shown.view, t.value),
            words: shown.words,
            isByMessage: sitting.isByMessage,
            farPart: far && <far.MenuPart shown={farShown(shown, own)} />,
            onSaveRecord: saveRecord,
            onType: () => setDialog('type'),
            onClose: close,
          }}
          waiting={undefined}
        />
      )}
      {dialog === 'side' && face.side && (
        <Dialog title={face.side.label(t.value)} class="side" onClose={close}>
          <face.side.Side shown={shown} />
        </Dialog>
      )}
      {dialog === 'keys' && (
        <Lazy load={loadKeysDialog} props={{ keys: face.words.keys(t.value), onClose: close }} waiting={undefined} />
      )}
      {desk.hint && (
        <Lazy
          load={loadHintBubble}
          props={{ hint: desk.hint, view: shown.settled, chairs: shown.chairs, onClose: desk.forget }}
          waiting={undefined}
        />
      )}
      {typeof dialog === 'object' && 'rule' in dialog && (
        <Lazy load={loadRuleDialog} props={{ rule: dialog.rule, onClose: close }} waiting={undefined} />
      )}
      {typeof dialog === 'object' && 'piece' in dialog && (
        <Lazy
          load={loadPieceDialog}
          props={{ piece: dialog.piece, shown, onRule: (rule) => setDialog({ rule }), onClose: close }}
          waiting={undefined}
        />
      )}
      {(dialog === 'points' || typeof dialog === 'number') && (
        <Lazy
          load={loadBoardDialog}
          props={{
            shown,
            seat: dialog === 'points' ? shown.front : dialog,
            isEnlarged: dialog !== 'points',
            onClose: close,
          }}
          waiting={undefined}
        />
      )}
    </main>
  );
}

function isOutOfSight<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  { curtain, rules }: Face<G, I, A, H>,
  shown: ShownTable<G, I>,
  own: readonly Seat[],
): boolean {
  return isCurtained(curtain, shown, own, (seat) => rules.isHidden(shown.settled, seat));
}

const TROUBLES = {
  full: 'web-not-saved-full',
  blocked: 'web-not-saved-blocked',
  gone: 'web-game-gone',
} as const;

function Trouble<G extends GameTypes, I extends Input<G>, A extends GameAction>({
  sitting,
}: {
  readonly sitting: Sitting<G, I, A>;
}): JSX.Element | undefined {
  const trouble = sitting.trouble.value;
  if (trouble === undefined) return undefined;
  return (
    <p class="trouble" role="alert">
      {t.value(TROUBLES[trouble])}
    </p>
  );
}
