import type { Log } from '../ports/log.ts';
import type { Meter } from '../ports/meter.ts';
import type { PushSubscriptions } from '../ports/push-store.ts';
import type { TokenStore } from '../ports/token-store.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Tokens } from '../sessions/tokens.ts';
import type { TableService } from '../tables/table-service.ts';
import type { Courier } from './courier.ts';
import type { InFlight } from './in-flight.ts';
import type { Limits } from './limits.ts';
import type { OwnAddress } from './origin-guard.ts';
import type { UnstartedTables } from './unstarted-tables.ts';

/** What sockets and requests have in common. */
export interface WirePorts {
  readonly service: TableService;
  readonly sessions: Pick<Sessions, 'begin' | 'find' | 'listenAt' | 'cookieName' | 'end' | 'offerDevice' | 'addDevice'>;
  readonly tokens: Pick<Tokens, 'make' | 'find' | 'list' | 'revoke'>;
  readonly tokenStore: Pick<TokenStore, 'tablesOf'>;
  readonly pushes: PushSubscriptions;
  readonly limits: Limits;
  readonly unstarted: UnstartedTables;
  readonly courier: Courier;
  readonly inFlight: InFlight;
  readonly own: OwnAddress;
  readonly meter: Meter;
  readonly log: Log;
  /** Whether the operator allows a public list. */
  readonly hasPublicList: boolean;
  /** How links begin that others can open; empty if nobody but this machine can. */
  invitationOrigin(): string;
  readonly heartbeatMs: number;
  /** Whether the server is about to end: nothing new begins. */
  isDraining(): boolean;
}
