import { formatTableLink, type LinkKind } from '@crownhold/protocol';
import { placeOfServer } from './server-place.ts';

/** A link to a table of this server, as friends can open it. */
export function linkTo(table: string, kind: LinkKind, secret: string): string {
  return formatTableLink({ origin: placeOfServer().origin, table, kind, secret });
}
