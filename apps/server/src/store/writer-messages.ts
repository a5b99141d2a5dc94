import type { StoreFault } from './store-fault.ts';

/** What the thread is started with. */
export interface WriterData {
  readonly file: string;
  readonly migrations?: string;
}

/** What the thread says first. */
export type Opened = { readonly opened: true } | StoreFault;

/** The last thing that the thread is told. */
export const CLOSE = 'close';
