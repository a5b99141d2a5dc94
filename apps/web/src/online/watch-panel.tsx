import type { JSX } from 'preact';
import { t } from '../app/language.ts';
import { linkTo } from './invitation.ts';
import type { OnlineTable } from './online-table.ts';
import { QrPicture } from './qr-picture.tsx';
import { placeOfServer } from './server-place.ts';

/** For those who only watch: that they do, and the link for others. A large screen with it stands in the middle of a room. */
export function WatchPanel({ table: { id, own, watch } }: { readonly table: OnlineTable }): JSX.Element | undefined {
  const say = t.value;
  if (own.length > 0) return undefined;
  const canHandOn = watch !== undefined && placeOfServer().reach !== 'nobody';
  return (
    <aside class="far-watch">
      <p>{say('friends-watching')}</p>
      {canHandOn && (
        <div class="far-watch-link">
          <QrPicture link={linkTo(id, 'watch', watch)} />
          <p>{say('friends-scan-watch')}</p>
        </div>
      )}
    </aside>
  );
}
