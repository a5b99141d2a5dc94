import { signal } from '@preact/signals';

interface Line {
  readonly number: number;
  readonly text: string;
}

/** Lines stay a while, so that several in one moment are all read out; then nobody should stumble over them. */
const KEPT_MS = 10_000;

const lines = signal<readonly Line[]>([]);
let count = 0;

/** Tells those who do not see the screen what has happened, when they have heard what was said before. */
export function announce(text: string): void {
  const number = count++;
  lines.value = [...lines.value, { number, text }];
  // It knows the number only: what is forgotten before is not kept by what waits.
  setTimeout(() => {
    lines.value = lines.value.filter((line) => line.number !== number);
  }, KEPT_MS);
}

/** Nothing that was said stays to be read by whoever comes next. */
export function forgetAnnouncements(): void {
  lines.value = [];
}

export function Announcer() {
  return (
    <div class="unseen" role="log" aria-live="polite" aria-relevant="additions">
      {lines.value.map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  );
}
