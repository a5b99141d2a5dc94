import { isFault, type Seat } from '@crownhold/core';
import { citedRefusal } from '@crownhold/i18n';
import type { JSX, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useAttention } from '../app/attention.ts';
import { t } from '../app/language.ts';
import { Lazy } from '../app/lazy.tsx';
import { Icon } from '../art/icon.tsx';
import type { BoardHandle } from '../board/grid-board.tsx';
import { FIRST_GAME } from '../games/first-game.ts';
import { loadLearnTexts } from '../learn/texts.ts';
import { NotFoundScreen } from '../screens/not-found.tsx';
import { EndPanel } from './end-panel.tsx';
import { EnlargedDialog } from './enlarged-dialog.tsx';
import { KingdomPanel } from './kingdom-panel.tsx';
import { LinesPanel } from './lines-panel.tsx';
import { OthersPanel } from './others-panel.tsx';
import { PromptBar } from './prompt-bar.tsx';
import { KeysDialog, TableMenu } from './table-menu.tsx';
import type { TableModel } from './table-model.ts';
import type { TableState } from './table-state.ts';
import { ThumbBar } from './thumb-bar.tsx';
import { TypeField } from './type-field.tsx';
import { useHint } from './use-hint.ts';
import { type Sheet, useKeys } from './use-keys.ts';
import { useTable } from './use-table.ts';
import { useVoice } from './use-voice.ts';
import { newsOf } from './words.ts';
import './table.css';

const loadRuleDialog = async () => {
  const [{ RuleDialog }] = await Promise.all([import('../learn/rule-dialog.tsx'), loadLearnTexts()]);
  return RuleDialog;
};

const loadHintBubble = async () => {
  const [{ HintBubble }] = await Promise.all([import('../learn/hint-bubble.tsx'), loadLearnTexts()]);
  return HintBubble;
};
const loadTutor = async () => {
  const [{ Tutor }] = await Promise.all([import('../learn/tutor.tsx'), loadLearnTexts()]);
  return Tutor;
};

/** A game on this device. */
export function TableScreen({ id }: { readonly id: string }): JSX.Element {
  const table = useTable(id);
  if (table === 'loading') return <main aria-busy="true" />;
  if (table === 'not-found') return <NotFoundScreen />;
  if (isFault(table)) {
    const reason = citedRefusal(t.value, table.refusal);
    return (
      <main class="page page-narrow">
        <h1>{t.value('web-broken-title')}</h1>
        <p role="alert">{t.value('web-record-broken', { reason })}</p>
      </main>
    );
  }
  return (
    <>
      <Table key={id} table={table} />
      {id === FIRST_GAME && <Lazy load={loadTutor} props={{ table }} waiting={undefined} />}
    </>
  );
}

function Table({ table }: { readonly table: TableModel }): JSX.Element {
  const [dialog, setDialog] = useState<'menu' | Sheet | Seat | { readonly rule: string }>();
  const [isZoomed, setZoomed] = useState(false);
  const board = useRef<BoardHandle | undefined>(undefined);
  const state = table.state.value;
  const isEnd = state.mode.kind === 'over' || state.mode.kind === 'pause';
  const desk = useHint(table);
  useKeys(table, isEnd, setDialog, desk.ask);
  useVoice(table);
  useAttention(state.mode.kind === 'turn');
  const close = () => setDialog(undefined);
  if (isEnd) return <EndPanel table={table} />;
  return (
    <main class="table" data-seats={state.chairs.length}>
      <PromptBar state={state} onMenu={() => setDialog('menu')} onRule={(rule) => setDialog({ rule })} />
      <Trouble table={table} />
      <OthersPanel state={state} onEnlarge={setDialog} />
      <KingdomFrame table={table} board={board} isZoomed={isZoomed} />
      <LinesPanel table={table} board={board} />
      <Log table={table} />
      <ThumbBar table={table} onHint={desk.ask}>
        {isLarge(state) && <Glass isZoomed={isZoomed} onZoom={setZoomed} />}
      </ThumbBar>
      {dialog === 'type' && <TypeField table={table} onClose={close} />}
      {dialog === 'menu' && <TableMenu table={table} onType={() => setDialog('type')} onClose={close} />}
      {dialog === 'keys' && <KeysDialog onClose={close} />}
      {desk.hint && (
        <Lazy
          load={loadHintBubble}
          props={{
            hint: desk.hint,
            line: [...state.alone.match.state.next],
            chairs: state.chairs,
            onClose: desk.forget,
          }}
          waiting={undefined}
        />
      )}
      {typeof dialog === 'object' && (
        <Lazy load={loadRuleDialog} props={{ rule: dialog.rule, onClose: close }} waiting={undefined} />
      )}
      {typeof dialog === 'number' && <EnlargedDialog state={state} seat={dialog} onClose={close} />}
    </main>
  );
}

interface KingdomFrameProps {
  readonly table: TableModel;
  readonly board: RefObject<BoardHandle | undefined>;
  readonly isZoomed: boolean;
}

function KingdomFrame({ table, board, isZoomed }: KingdomFrameProps): JSX.Element {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = frame;
    if (!isZoomed || !current) return;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = current;
    current.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2);
  }, [isZoomed]);
  return (
    <div class="kingdom-frame">
      <section ref={frame} class={isZoomed ? 'kingdom is-zoomed' : 'kingdom'}>
        <KingdomPanel table={table} handle={board} />
      </section>
    </div>
  );
}

const USUAL_SIZE = 5;

/** Whether a kingdom is so large that one may want to look closer. */
function isLarge({ alone }: TableState): boolean {
  return alone.match.state.grid.size > USUAL_SIZE;
}

interface GlassProps {
  readonly isZoomed: boolean;
  readonly onZoom: (isZoomed: boolean) => void;
}

/** To look closely at a large kingdom. */
function Glass({ isZoomed, onZoom }: GlassProps): JSX.Element {
  const label = t.value(isZoomed ? 'web-zoom-out' : 'web-zoom-in');
  return (
    <button type="button" class="button" aria-label={label} title={label} onClick={() => onZoom(!isZoomed)}>
      <Icon name={isZoomed ? 'minus' : 'plus'} />
    </button>
  );
}

const TROUBLES = {
  full: 'web-not-saved-full',
  blocked: 'web-not-saved-blocked',
  gone: 'web-game-gone',
} as const;

function Trouble({ table }: { readonly table: TableModel }): JSX.Element | undefined {
  const trouble = table.trouble.value;
  if (trouble === undefined) return undefined;
  return (
    <p class="trouble" role="alert">
      {t.value(TROUBLES[trouble])}
    </p>
  );
}

/** What has happened, for screens with room for it. */
function Log({ table }: { readonly table: TableModel }): JSX.Element {
  const { log, chairs } = table.state.value;
  const lines = newsOf(log, chairs, t.value).slice(-LOG_LINES);
  return (
    <ol class="log" aria-hidden="true">
      {lines.map((line, index) => (
        <li key={`${log.length} ${index}`}>{line}</li>
      ))}
    </ol>
  );
}

const LOG_LINES = 12;
