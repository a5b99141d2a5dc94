import { signal } from '@preact/signals';

/** Something large that somebody waits for. */
export interface Loading {
  /** How much has come, from 0 to 1; `failed` if it cannot be fetched. */
  readonly part: number | 'failed';
  retry(): void;
}

/** What is waited for now; nothing most of the time. */
export const loadingNotice = signal<Loading>();
