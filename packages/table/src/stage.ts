import { type GameTypes, type Seat, sinceOf, type View } from '@crownhold/core';
import type { Input } from './input.ts';
import type { Session } from './session.ts';

/** What this device does now. It follows from the session and is never stored. */
export type Stage =
  /** `turn`: a person builds a turn; `sent`: it is on its way; `stuck`: a bot gave none and may be asked again. */
  | { readonly kind: 'turn' | 'sent' | 'stuck'; readonly seat: Seat }
  /** One of several people has to take the device, for a turn that the others must not see. */
  | { readonly kind: 'hand-over'; readonly seats: readonly Seat[] }
  /** For bots, or people elsewhere. */
  | { readonly kind: 'waiting'; readonly seats: readonly Seat[] }
  | { readonly kind: 'telling' | 'between-games' | 'seating' | 'over' | 'stopped' };

export function stageOf<G extends GameTypes, I extends Input<G>>(session: Session<G, I>): Stage {
  const { table, sent, front, input, own } = session;
  const { status, asked } = table;
  if (status === 'seating' || status === 'sealing') return { kind: 'seating' };
  if (status === 'stopped') return { kind: 'stopped' };
  if (session.pause) return { kind: 'between-games' };
  if (isTelling(session)) return { kind: 'telling' };
  if (status === 'over') return { kind: 'over' };
  if (sent) return { kind: 'sent', seat: sent.seat };
  if (front !== undefined && input) return { kind: 'turn', seat: front };
  // Until the view of whoever has come is there.
  if (front !== undefined && table.viewer !== front) return { kind: 'waiting', seats: [] };
  const seats = asked.map(({ seat }) => seat);
  const waited = seats.filter((seat) => own.includes(seat));
  if (waited.length > 0) return { kind: 'hand-over', seats: waited };
  const stuck = table.stuck?.find((seat) => seats.includes(seat));
  return stuck === undefined ? { kind: 'waiting', seats } : { kind: 'stuck', seat: stuck };
}

/** Rows are told before anything else is asked; but whoever was asked before them need not stop for them. */
function isTelling<G extends GameTypes, I extends Input<G>>({ untold, table, front, input, sent }: Session<G, I>) {
  const [first] = untold;
  if (!first) return false;
  const since = sent?.since ?? (input && front !== undefined ? sinceOf(table, front) : undefined);
  return since === undefined || since >= first.version;
}

/** What is drawn: a turn on its way or in the making, else what was told last, else the table. */
export function shownView<G extends GameTypes, I extends Input<G>>(session: Session<G, I>): View<G['state']> {
  const { sent, input, scene, table } = session;
  if (isTelling(session) || session.pause) return session.pause ?? scene ?? table.view;
  return sent?.input?.draft.state ?? input?.draft.state ?? table.view;
}
