import type { GameRecord } from '@crownhold/core';
import type { ServerMessage } from '@crownhold/protocol';
import type { Page } from 'playwright-core';
import { readPlaces } from './secret-search.ts';
import { heapStrings } from './table-worker.ts';

/** Something that the spectator's device had, and how many events of the transcript it knew by then. */
interface Capture {
  readonly place: string;
  readonly text: string;
  readonly events: number;
}

interface TranscriptEvent {
  /** Its steps are open at once where it ends the round. */
  readonly turn?: { readonly seat: number; readonly seal?: string; readonly steps?: readonly string[] };
  readonly opened?: readonly { readonly event: number; readonly steps: readonly string[]; readonly blind: string }[];
}

export interface Leak {
  readonly place: string;
  readonly secret: string;
}

/** A spectator of Colour Kingdoms: all that comes over the line, and again and again all that the device has. */
export class SpectatorWatch {
  readonly #page: Page;
  readonly #captures: Capture[] = [];
  /** Sheets with something that was painted in a round that is not over, as the line or the screen had them. */
  readonly fresh: string[] = [];
  #events = 0;
  #screen = '';

  /** To be made before the page loads anything. */
  constructor(page: Page) {
    this.#page = page;
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.#hear(String(payload)));
    });
    page.on('response', (response) => {
      if (!response.url().includes('/api/')) return;
      const events = this.#events;
      const note = (text: string) => this.#captures.push({ place: response.url(), text, events });
      response.text().then(note, () => undefined);
    });
  }

  get captures(): number {
    return this.#captures.length;
  }

  /** Looks at screen, storage and, if asked for, the heap; not again where nothing has changed on the screen. */
  async look(hasHeap = false): Promise<void> {
    const screen = await this.#page.content();
    if (screen === this.#screen && !hasHeap) return;
    this.#screen = screen;
    const read = await readPlaces(this.#page);
    const places = hasHeap ? { ...read, heap: await heapStrings(this.#page) } : read;
    const events = this.#events;
    for (const [place, text] of Object.entries(places)) this.#captures.push({ place, text, events });
    if (/area-paint is-fresh/.test(read.document) && !/class="reveal/.test(read.document)) this.fresh.push('screen');
  }

  /** Searches everything for turns that had not been opened when it was there. */
  judge({ fairness }: GameRecord): { readonly leaks: readonly Leak[]; readonly searches: number } {
    const { events } = fairness as { readonly events: readonly TranscriptEvent[] };
    let known = '';
    const openings = events.flatMap(({ turn, opened = [] }, at) => {
      known += `${turn?.steps?.join('\n')}\n`;
      return opened.flatMap(({ steps, blind }) => {
        // `paint g4` is found in `paint g4 match`, too.
        const fresh = steps.filter((step) => step !== 'done' && !known.includes(step));
        known += `${steps.join('\n')}\n`;
        return [blind, ...fresh].map((secret) => ({ secret, at }));
      });
    });
    const leaks: Leak[] = [];
    let searches = 0;
    for (const { place, text, events: count } of this.#captures) {
      for (const { secret, at } of openings) {
        if (at < count) continue;
        searches++;
        if (text.includes(secret)) leaks.push({ place, secret });
      }
    }
    return { leaks, searches };
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.kind !== 'table') return;
    const indices = [...message.rows.flatMap(({ fair }) => fair), ...message.fair].map(({ index }) => index);
    this.#events = Math.max(this.#events, ...indices.map((index) => index + 1));
    this.#captures.push({ place: 'socket', text, events: this.#events });
    if (message.view.view !== undefined) this.#noteFresh(message.view.view);
  }

  /** Capitals are for what was painted in this round. */
  #noteFresh(view: string): void {
    const [, , , , ...seats] = view.split(' | ');
    for (const seat of seats) if (/[A-Z]/.test(seat.split(' ')[3] ?? '')) this.fresh.push(view);
  }
}
