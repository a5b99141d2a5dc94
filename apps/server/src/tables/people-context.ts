import type { Answer, ErrorCode } from '@crownhold/protocol';
import type { StoredLinkKind } from '../ports/store.ts';
import { mayLook, seatsHeld } from './access.ts';
import type { Audience } from './audience.ts';
import { linkHash } from './link-secret.ts';
import type { Presence } from './presence.ts';
import type { Signs } from './signs.ts';
import type { TablePorts } from './table-ports.ts';
import type { Proposal, TableStore } from './table-store.ts';

/** What a table lets its people use. */
export interface PeopleContext {
  readonly id: string;
  readonly ports: TablePorts;
  readonly store: TableStore;
  readonly audience: Audience;
  readonly presence: Presence;
  readonly signs: Signs;
  decide(propose: () => Promise<Proposal | Answer>): Promise<Answer>;
  /** One after the other with decisions. */
  inTurn<T>(task: () => Promise<T>): Promise<T>;
  tellAll(): void;
}

/** What is wrong, if anything is. */
export type Done = Promise<ErrorCode | undefined>;

export async function decided({ decide }: PeopleContext, propose: () => Promise<Proposal | Answer>): Done {
  const answer = await decide(propose);
  if (answer.kind === 'accepted') return undefined;
  return answer.kind === 'refused' ? answer.code : 'unavailable';
}

/** Whether a secret is the one of the table's link. */
export function isLink({ store, ports, id }: PeopleContext, kind: StoredLinkKind, secret: string): boolean {
  const hash = store.links.find((link) => link.kind === kind)?.hash;
  return hash !== undefined && hash === linkHash(ports, id, kind, secret);
}

/** Ends what is told to sessions that look at the table as a seat that is not theirs any more, or may not look at all. */
export function dropViewers({ store, audience, id }: PeopleContext): void {
  audience.drop(
    (session, viewer) => {
      return viewer < 0 ? !mayLook(store, session) : !seatsHeld(store.places, session).includes(viewer);
    },
    (viewer) => JSON.stringify({ kind: 'error', code: 'not-your-seat', table: id, viewer }),
  );
}
