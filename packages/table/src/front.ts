import { type GameTypes, type Seat, SPECTATOR, sinceOf, type View } from '@crownhold/core';
import type { Input, InputRules } from './input.ts';
import type { Session, Stepped } from './session.ts';

/**
 * Finds out who is in front and what is asked of them. A device with several people turns by itself to an open turn; for
 * a hidden one it shows what everybody may see until somebody comes.
 */
export function settleFront<G extends GameTypes, I extends Input<G>, A>(
  rules: InputRules<G, I, A>,
  session: Session<G, I>,
): Stepped<G, I> {
  const { own, front, table, sent, input } = session;
  if (sent || own.length === 0) return { session, effects: [] };
  if (own.length === 1) return { session: withInput(rules, session), effects: [] };
  if (front !== undefined && (input || table.viewer !== front)) {
    return { session: withInput(rules, session), effects: [] };
  }
  const asked = rules.order(
    table.view,
    own.filter((seat) => sinceOf(table, seat) !== undefined),
  );
  const open = asked.find((seat) => !rules.isHidden(table.view, seat));
  if (open !== undefined) return comeTo(rules, session, open);
  const isSafe = isSpectators(rules, table.view);
  if (asked.length === 0 && isSafe) return { session, effects: [] };
  return isSafe && table.viewer === SPECTATOR
    ? { session: { ...session, front: undefined }, effects: [] }
    : leaveFront(rules, session);
}

/** Puts a seat in front: its view comes by a watch of its own. */
export function comeTo<G extends GameTypes, I extends Input<G>, A>(
  rules: InputRules<G, I, A>,
  session: Session<G, I>,
  seat: Seat,
): Stepped<G, I> {
  const come = { ...session, front: seat, input: undefined };
  if (session.table.viewer === seat) return { session: withInput(rules, come), effects: [] };
  return { session: come, effects: [{ kind: 'watch', viewer: seat, after: session.table.version }] };
}

/** Nobody is in front any more: of what only that seat might see nothing stays, not even until the next view comes. */
export function leaveFront<G extends GameTypes, I extends Input<G>, A>(
  { game }: InputRules<G, I, A>,
  session: Session<G, I>,
): Stepped<G, I> {
  const { legal: _, ...table } = session.table;
  const after = (session.untold[0]?.version ?? table.version + 1) - 1;
  const seen = (view: View<G['state']>) => game.view(view, SPECTATOR);
  const left: Session<G, I> = {
    own: session.own,
    // The rows after `after` are told anew, so that they count as not known yet; who is asked comes with them.
    table: { ...table, viewer: SPECTATOR, view: seen(table.view), version: after, asked: [] },
    untold: [],
    // What is told next begins where the last act that was told ended, whether its row has come already or not.
    scene: seen(session.scene ?? session.table.view),
    pause: session.pause && seen(session.pause),
    isLinkUp: session.isLinkUp,
  };
  return { session: left, effects: [{ kind: 'watch', viewer: SPECTATOR, after }] };
}

/** Whether a view has nothing that a spectator would not see. */
function isSpectators<G extends GameTypes, I extends Input<G>, A>(
  { game }: InputRules<G, I, A>,
  view: View<G['state']>,
): boolean {
  const { bytes } = game.view(view, SPECTATOR);
  return bytes.every((byte, at) => byte === view.bytes[at]);
}

/** Begins the input of whoever is in front, once the view is theirs; with what was kept of the turn. */
export function withInput<G extends GameTypes, I extends Input<G>, A>(
  rules: InputRules<G, I, A>,
  session: Session<G, I>,
): Session<G, I> {
  const { front, table, input, kept } = session;
  const since = front === undefined ? undefined : sinceOf(table, front);
  if (front === undefined || table.viewer !== front || input || since === undefined) return session;
  const start = rules.start(table.view, front);
  if (kept?.seat !== front) return { ...session, input: start };
  return { ...session, kept: undefined, input: kept.since === since ? rules.resume(start, kept.turn) : start };
}
