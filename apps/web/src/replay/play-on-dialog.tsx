import type { Translate } from '@crownhold/i18n';
import type { JSX } from 'preact';
import { Banner } from '../art/piece.tsx';
import type { Chair } from '../games/chair.ts';
import { Dialog } from '../table/dialog.tsx';

interface PlayOnDialogProps {
  readonly chairs: readonly Chair[];
  readonly say: Translate;
  readonly onChoose: (seat: number) => void;
  readonly onClose: () => void;
}

/** Asks whose kingdom to go on with. */
export function PlayOnDialog({ chairs, say, onChoose, onClose }: PlayOnDialogProps): JSX.Element {
  return (
    <Dialog title={say('replay-play-on-title')} onClose={onClose}>
      <p>{say('replay-play-on-about')}</p>
      <div class="menu">
        {chairs.map(({ name }, seat) => (
          <button key={seat} type="button" class="button" onClick={() => onChoose(seat)}>
            <Banner seat={seat} size={24} />
            <span class="name">{name}</span>
          </button>
        ))}
      </div>
    </Dialog>
  );
}
