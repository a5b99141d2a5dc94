import { formatTableLink, type LinkKind } from '@crownhold/protocol';
import { t } from '../app/language.ts';
import { placeOfServer } from './server-place.ts';

/** A link to a table of this server, as friends can open it; with `preview` messengers show who invites, in the language of this page. */
export function linkTo(table: string, kind: LinkKind, secret: string, preview?: string): string {
  const shown = preview === undefined ? {} : { preview: { language: t.value.language, token: preview } };
  return formatTableLink({ origin: placeOfServer().origin, table, kind, secret, ...shown });
}
