import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { Dialog } from '../table/dialog.tsx';

/** For whoever runs the server: how people in another town reach it. */
export function HostHelp(): JSX.Element {
  const say = t.value;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="host-help" onClick={() => setOpen(true)}>
        {say('friends-elsewhere')}
      </button>
      {isOpen && (
        <Dialog title={say('friends-host-help')} onClose={() => setOpen(false)}>
          <p>{say('friends-host-address')}</p>
          <p>
            <code>docs/operate.md</code>
          </p>
        </Dialog>
      )}
    </>
  );
}
