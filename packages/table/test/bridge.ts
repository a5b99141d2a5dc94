import type { Seat, Viewer } from '@crownhold/core';
import type { Here } from '../src/here.ts';
import { RemoteSource } from '../src/remote-source.ts';
import type { KeptDraft } from '../src/source.ts';
import { SourceHost } from '../src/source-host.ts';
import type { SourceReply } from '../src/source-message.ts';
import type { AnyGame, AnyTypes } from './games.ts';

/** A game on this device behind a channel that copies and delays everything, as a worker does. */
export class Bridge {
  readonly drafts = new Map<Seat, KeptDraft>();
  /** All that came to the device's own thread. */
  readonly heard: SourceReply[] = [];
  readonly #queue: (() => void)[] = [];
  readonly #host: SourceHost<AnyTypes>;
  #hear: (reply: SourceReply) => void = () => {};
  #draftSeat: Seat | undefined;

  constructor(here: Here<AnyTypes>) {
    this.#host = new SourceHost(here, {
      post: (reply) => this.#later(reply, (copy) => this.#deliver(copy)),
      keptDraft: (seat) => this.drafts.get(seat),
      keepDraft: (draft) => this.#keepDraft(draft),
    });
  }

  async open(game: AnyGame, viewer: Viewer): Promise<RemoteSource<AnyTypes>> {
    const opened = RemoteSource.open<AnyTypes>(
      game,
      {
        post: (request) => this.#later(request, (copy) => this.#host.hear(copy)),
        listen: (hear) => (this.#hear = hear),
      },
      viewer,
    );
    await this.flush();
    return opened;
  }

  /** Delivers until nothing is on its way. */
  async flush(): Promise<void> {
    for (let idle = 0; idle < 4; ) {
      const next = this.#queue.shift();
      if (next) next();
      idle = next ? 0 : idle + 1;
      await Promise.resolve();
    }
  }

  #later<T>(message: T, deliver: (copy: T) => void): void {
    const copy = structuredClone(message);
    this.#queue.push(() => deliver(copy));
  }

  #deliver(reply: SourceReply): void {
    this.heard.push(reply);
    this.#hear(reply);
  }

  #keepDraft(draft: KeptDraft | undefined): void {
    const seat = draft?.seat ?? this.#draftSeat;
    this.#draftSeat = draft?.seat;
    if (draft) this.drafts.set(draft.seat, draft);
    else if (seat !== undefined) this.drafts.delete(seat);
  }
}
