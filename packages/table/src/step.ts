import {
  formatDraft,
  type GameTypes,
  isComplete,
  isRefusal,
  type Seat,
  type SeenAct,
  type SeenRow,
  SPECTATOR,
  sinceOf,
  type TableView,
  type Viewer,
} from '@crownhold/core';
import { comeTo, leaveFront, settleFront, withInput } from './front.ts';
import type { Input, InputRules } from './input.ts';
import type { Effect, Happening, Session, Stepped } from './session.ts';
import type { Answer, KeptDraft } from './source.ts';
import { stageOf } from './stage.ts';

export interface SessionStart<G extends GameTypes> {
  readonly own: readonly Seat[];
  /** As `firstViewer` sees it. */
  readonly table: TableView<G>;
  /** The newest rows: those since `toldVersion` and the one before them, or the last one. */
  readonly rows?: readonly SeenRow<G>[] | undefined;
  /** Up to which version this device has told all, if it knows. */
  readonly toldVersion?: number | undefined;
  readonly kept?: KeptDraft | undefined;
  /** Whether a game tells the chance before its first turn, as dice that are thrown, until somebody has begun a turn. */
  readonly isOpeningTold?: boolean | undefined;
}

/** With whose eyes a session begins: those of the one person at the device, or nobody's. */
export function firstViewer(own: readonly Seat[]): Viewer {
  return own.length === 1 ? own[0]! : SPECTATOR;
}

export function startSession<G extends GameTypes, I extends Input<G>, A>(
  rules: InputRules<G, I, A>,
  { own, table, rows = [], toldVersion = table.version, kept, isOpeningTold = false }: SessionStart<G>,
): Stepped<G, I> {
  const front = own.length === 1 ? own[0] : undefined;
  const session: Session<G, I> = { own, front, table, untold: [], kept, isLinkUp: true };
  const missed = rows.filter(({ version }) => version > toldVersion);
  const [known] = rows;
  if (known && known.version <= toldVersion && missed.some(({ acts }) => acts.some((act) => isReveal(rules, act)))) {
    return settleFront(rules, { ...session, untold: missed, scene: known.acts.at(-1)!.view });
  }
  // A finished game of a series is shown again after a break.
  const last = rows.at(-1);
  if (isOpeningTold && !kept && last?.version === table.version && last.seat === undefined) {
    const scene = rules.game.view(rules.game.create(table.options), table.viewer);
    return settleFront(rules, { ...session, untold: [last], scene });
  }
  const end = last?.acts.findLastIndex((act, at) => at < last.acts.length - 1 && rules.isBetweenGames(act.view)) ?? -1;
  if (!last || end < 0) return settleFront(rules, session);
  const { view } = last.acts[end]!;
  const untold = [{ ...last, acts: last.acts.slice(end + 1) }];
  return settleFront(rules, { ...session, untold, scene: view, pause: view });
}

function isReveal<G extends GameTypes, I extends Input<G>, A>(rules: InputRules<G, I, A>, { events }: SeenAct<G>) {
  return rules.isReveal?.(events) ?? false;
}

/** The session after something has happened, and what its host has to do about it. */
export function step<G extends GameTypes, I extends Input<G>, A>(
  rules: InputRules<G, I, A>,
  session: Session<G, I>,
  happening: Happening<G, A>,
): Stepped<G, I> {
  switch (happening.kind) {
    case 'act':
      return act(rules, session, (input) => rules.act(input, happening.action));
    case 'undo':
      return act(rules, session, rules.undo);
    case 'confirm':
      return confirm(rules, session, happening.id);
    case 'told':
      return still(happening.isAll ? tellAll(rules, session) : tellOne(rules, session));
    case 'go-on':
      return goOn(session);
    case 'come': {
      const { seat } = happening;
      const stage = stageOf(session);
      return stage.kind === 'hand-over' && stage.seats.includes(seat) ? comeTo(rules, session, seat) : still(session);
    }
    case 'leave':
      return leave(rules, session);
    case 'table': {
      const { table, rows, kept } = happening;
      return changeTable(rules, kept ? { ...session, kept } : session, table, rows);
    }
    case 'answer':
      return hearAnswer(rules, session, happening.id, happening.answer);
    case 'link':
      return still({ ...session, isLinkUp: happening.isUp });
  }
}

function still<G extends GameTypes, I extends Input<G>>(session: Session<G, I>): Stepped<G, I> {
  return { session, effects: [] };
}

function act<G extends GameTypes, I extends Input<G>, A>(
  rules: InputRules<G, I, A>,
  session: Session<G, I>,
  change: (input: I) => ReturnType<typeof rules.act> | undefined,
): Stepped<G, I> {
  const { input } = session;
  if (!input || stageOf(session).kind !== 'turn') return still(session);
  const next = change(input);
  if (next === undefined) return still(session);
  if (isRefusal(next)) return still({ ...session, whyNot: next });
  const changed = { ...session, input: next, whyNot: next.whyNot, rejected: undefined };
  const isKept = next.draft.moves === input.draft.moves;
  return { session: changed, effects: isKept ? [] : [keepDraft(changed)] };
}

function keepDraft<G extends GameTypes, I extends Input<G>>({ input, table }: Session<G, I>): Effect {
  const since = input && sinceOf(table, input.draft.seat);
  if (!input || since === undefined || input.draft.moves.length === 0) return { kind: 'keep-draft', draft: undefined };
  const { seat } = input.draft;
  return { kind: 'keep-draft', draft: { seat, since, turn: formatDraft(input.draft) } };
}

function confirm<G extends GameTypes, I extends Input<G>, A>(
  rules: InputRules<G, I, A>,
  session: Session<G, I>,
  id: string,
): Stepped<G, I> {
  const { input, table } = session;
  if (!input || stageOf(session).kind !== 'turn' || !isComplete(rules.game, input.draft)) return still(session);
  const { seat } = input.draft;
  const asking = { id, seat, since: sinceOf(table, seat)! };
  const submit: Effect = { kind: 'submit', turn: { ...asking, turn: formatDraft(input.draft) } };
  if (isSecret(rules, session, seat)) {
    // The source has the turn and its draft: here nothing of it waits for the answer.
    const { session: left, effects } = leaveFront(rules, session);
    return { session: { ...left, sent: asking }, effects: [submit, ...effects] };
  }
  const next = { ...session, input: undefined, sent: { ...asking, input }, whyNot: undefined, rejected: undefined };
  return { session: next, effects: [submit] };
}

function tellOne<G extends GameTypes, I extends Input<G>, A>(
  rules: InputRules<G, I, A>,
  session: Session<G, I>,
): Session<G, I> {
  const [row, ...rows] = session.untold;
  if (!row || session.pause) return session;
  const [told, ...acts] = row.acts;
  const untold = acts.length > 0 ? [{ ...row, acts }, ...rows] : rows;
  const scene = untold.length > 0 ? told?.view : undefined;
  const isPause = acts.length > 0 && told !== undefined && rules.isBetweenGames(told.view);
  return { ...session, untold, scene, pause: isPause ? told.view : undefined };
}

function tellAll<G extends GameTypes, I extends Input<G>, A>(
  rules: InputRules<G, I, A>,
  session: Session<G, I>,
): Session<G, I> {
  let now = session;
  while (now.untold.length > 0 && !now.pause) now = tellOne(rules, now);
  return now;
}

function goOn<G extends GameTypes, I extends Input<G>>(session: Session<G, I>): Stepped<G, I> {
  if (session.pause) return still({ ...session, pause: undefined });
  const stage = stageOf(session);
  return { session, effects: stage.kind === 'stuck' ? [{ kind: 'ask-again', seat: stage.seat }] : [] };
}

/** Only where others must not see the turn; one that is on its way hides itself when it is accepted. */
function leave<G extends GameTypes, I extends Input<G>, A>(
  rules: InputRules<G, I, A>,
  session: Session<G, I>,
): Stepped<G, I> {
  const { front, input } = session;
  if (front === undefined || !input || !isSecret(rules, session, front)) return still(session);
  return leaveFront(rules, session);
}

function changeTable<G extends GameTypes, I extends Input<G>, A>(
  rules: InputRules<G, I, A>,
  session: Session<G, I>,
  table: TableView<G>,
  rows: readonly SeenRow<G>[],
): Stepped<G, I> {
  // The last words of a watch that has ended: of another viewer, or older than what is known.
  const isOlder = table.version < session.table.version;
  const isAgain = isOlder && rows[0]?.version === 1;
  if (table.viewer !== (session.front ?? SPECTATOR) || (isOlder && !isAgain)) return still(session);
  if (isAgain) return beginAgain(rules, session, table);
  const untold = [...session.untold, ...rows.filter(({ version }) => version > session.table.version)];
  const scene = session.scene ?? session.table.view;
  // Whoever plays on elsewhere has seen the result.
  const isGoneOn = rows.some(({ seat }) => seat !== undefined && session.own.includes(seat));
  const pause = isGoneOn ? undefined : session.pause;
  const told = { ...session, table, untold, pause, scene: untold.length > 0 ? scene : undefined };
  const next = withTurn(rules, session, overtaken(told, rows));
  // Whoever has just come builds the turn that they came for, hidden or not.
  const hasCome = table.viewer !== session.table.viewer;
  const { session: settled, effects } = settleFront(rules, hasCome ? withInput(rules, next) : next);
  return { session: settled, effects: session.sent && !next.sent ? [NO_DRAFT, ...effects] : effects };
}

/** The table was restored from an older state: nothing that was seen or planned after it counts, and nothing is told twice. */
function beginAgain<G extends GameTypes, I extends Input<G>, A>(
  rules: InputRules<G, I, A>,
  { own, front, isLinkUp }: Session<G, I>,
  table: TableView<G>,
): Stepped<G, I> {
  const { session, effects } = settleFront(rules, { own, front, table, untold: [], isLinkUp });
  return { session, effects: [NO_DRAFT, ...effects] };
}

const NO_DRAFT: Effect = { kind: 'keep-draft', draft: undefined };

/** Where another device, or a bot, has played the turn that was on its way, the answer would come too late to be heard. */
function overtaken<G extends GameTypes, I extends Input<G>>(
  session: Session<G, I>,
  rows: readonly SeenRow<G>[],
): Session<G, I> {
  const { sent } = session;
  const row = sent?.input && rows.find(({ seat, version }) => seat === sent.seat && version > sent.since);
  if (!row || row.command === sent.id) return session;
  return { ...session, rejected: { kind: 'refused', code: row.command === undefined ? 'bot-plays' : 'stale' } };
}

/** Input and sent turn stay while they are for the turn that is asked for. */
function withTurn<G extends GameTypes, I extends Input<G>, A>(
  rules: InputRules<G, I, A>,
  before: Session<G, I>,
  { input, sent, ...session }: Session<G, I>,
): Session<G, I> {
  const { table } = session;
  if (sent) return sinceOf(table, sent.seat) === sent.since ? { ...session, sent } : session;
  if (!input) return session;
  const { seat } = input.draft;
  const isSame = sinceOf(table, seat) !== undefined && sinceOf(table, seat) === sinceOf(before.table, seat);
  return isSame ? { ...session, input: rules.rebase(input, table.view) } : session;
}

function hearAnswer<G extends GameTypes, I extends Input<G>, A>(
  rules: InputRules<G, I, A>,
  session: Session<G, I>,
  id: string,
  answer: Answer,
): Stepped<G, I> {
  const { sent, table } = session;
  // The row clears what was sent.
  if (sent?.id !== id || answer.kind === 'accepted') return still(session);
  const back = { ...session, sent: undefined, rejected: answer, whyNot: refusalOf(answer) };
  if (answer.kind === 'gone') return still({ ...back, table: { ...table, status: 'stopped' } });
  // Nothing of the turn stays on the board: whoever is still asked begins it again.
  const { session: settled, effects } = settleFront(rules, back);
  return { session: settled, effects: sent.input ? [NO_DRAFT, ...effects] : effects };
}

/** Whether other people at the device must not see the turn of whoever is in front. */
function isSecret<G extends GameTypes, I extends Input<G>, A>(
  rules: InputRules<G, I, A>,
  { own, table }: Session<G, I>,
  seat: Seat,
): boolean {
  return own.length > 1 && rules.isHidden(table.view, seat);
}

function refusalOf(answer: Answer) {
  return answer.kind === 'illegal' ? answer.refusal : undefined;
}
