import type { Translate } from '@crownhold/i18n';
import type { JSX } from 'preact';
import { Icon } from '../art/icon.tsx';
import type { IconName } from '../art/icon-paths.ts';
import type { Stepping } from './use-stepping.ts';

interface ReplayControlsProps {
  readonly stepping: Stepping;
  readonly say: Translate;
}

/** Where the thumb is: back, on, by itself, and a slider over the whole game. */
export function ReplayControls({ stepping, say }: ReplayControlsProps): JSX.Element {
  const { index, last, isPlaying, goTo, togglePlay } = stepping;
  const position = say('replay-position', { step: index, steps: last });
  return (
    <footer class="replay-controls">
      <label class="replay-slider">
        <span class="unseen">{say('replay-slider')}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={index}
          aria-valuetext={position}
          onInput={(event) => goTo(event.currentTarget.valueAsNumber)}
        />
        <output>{position}</output>
      </label>
      <div class="replay-buttons">
        <Step icon="first" label={say('replay-first')} isIdle={index === 0} onStep={() => goTo(0)} />
        <Step icon="previous" label={say('replay-previous')} isIdle={index === 0} onStep={() => goTo(index - 1)} />
        <button
          type="button"
          class="button is-main replay-play"
          aria-label={say(isPlaying ? 'replay-pause' : 'replay-play')}
          onClick={togglePlay}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
        <Step icon="next" label={say('replay-next')} isIdle={index === last} onStep={() => goTo(index + 1)} />
        <Step icon="last" label={say('replay-last')} isIdle={index === last} onStep={() => goTo(last)} />
      </div>
      <p class="replay-keys">{say('replay-keys')}</p>
    </footer>
  );
}

interface StepProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isIdle: boolean;
  readonly onStep: () => void;
}

// Not disabled but idle: at either end the focus would be lost.
function Step({ icon, label, isIdle, onStep }: StepProps): JSX.Element {
  return (
    <button
      type="button"
      class="button is-icon"
      aria-label={label}
      title={label}
      aria-disabled={isIdle}
      onClick={onStep}
    >
      <Icon name={icon} />
    </button>
  );
}
