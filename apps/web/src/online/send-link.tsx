import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { Icon } from '../art/icon.tsx';

interface SendLinkProps {
  readonly label: string;
  readonly link: string;
  /** What stands before the link in a message. */
  readonly text: string;
  readonly isMain?: boolean;
}

/** The share sheet of the system; where there is none the link is copied, and can be read and selected. */
export function SendLink({ label, link, text, isMain = false }: SendLinkProps): JSX.Element {
  const say = t.value;
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const canShare = typeof navigator.share === 'function';
  const copy = async () => {
    field.current?.select();
    // Only a secure context has it; then the selection is left to the person.
    await navigator.clipboard?.writeText(link);
    setCopied(navigator.clipboard !== undefined);
  };
  const send = () => (canShare ? navigator.share({ text: text === '' ? link : `${text}: ${link}` }) : copy());
  return (
    <div class="send-link">
      <button
        type="button"
        class={isMain ? 'button is-main' : 'button'}
        // Whoever changes their mind has not failed.
        onClick={() => void send().catch(() => undefined)}
      >
        <Icon name="share" />
        <span>{canShare ? label : isCopied ? say('friends-copied') : isMain ? say('friends-copy') : label}</span>
      </button>
      {!canShare && (
        <input
          ref={field}
          class="send-address"
          readOnly
          value={link}
          aria-label={say('friends-link')}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}
