import type { GameTypes, Seat, Viewer } from '@crownhold/core';
import type { KeptDraft, Source } from './source.ts';
import { packRow, packTable, type SourceReply, type SourceRequest } from './source-message.ts';

export interface HostPorts {
  post(reply: SourceReply): void;
  /** The turn in the making that a seat has left, told to that seat alone. */
  keptDraft?(seat: Seat): KeptDraft | undefined;
  keepDraft?(draft: KeptDraft | undefined): void;
}

/** Lets a device in another thread watch a source; every view goes to the viewer it is for, when that viewer watches. */
export class SourceHost<G extends GameTypes> {
  readonly #source: Source<G>;
  readonly #ports: HostPorts;
  readonly #watches = new Map<number, () => void>();

  constructor(source: Source<G>, ports: HostPorts) {
    this.#source = source;
    this.#ports = ports;
  }

  hear(request: SourceRequest): void {
    switch (request.kind) {
      case 'watch':
        this.#watch(request.watch, request.viewer, request.after);
        return;
      case 'unwatch':
        this.#watches.get(request.watch)?.();
        this.#watches.delete(request.watch);
        return;
      case 'submit': {
        const { number, turn } = request;
        this.#source.submit(turn).then(
          (answer) => this.#ports.post({ kind: 'answer', number, answer }),
          (error: unknown) => this.#ports.post({ kind: 'failed', number, reason: String(error) }),
        );
        return;
      }
      case 'keep-draft':
        this.#ports.keepDraft?.(request.draft);
        return;
      case 'ask-again':
        this.#source.askAgain?.(request.seat);
        return;
      case 'hold':
        this.#source.hold?.(request.isHeld);
    }
  }

  close(): void {
    for (const unwatch of this.#watches.values()) unwatch();
    this.#watches.clear();
  }

  #watch(watch: number, viewer: Viewer, after: number): void {
    let kept = this.#ports.keptDraft?.(viewer);
    const unwatch = this.#source.watch(
      viewer,
      (table, rows) => {
        const draft = kept && { kept };
        kept = undefined;
        this.#ports.post({ kind: 'told', watch, table: packTable(table), rows: rows.map(packRow), ...draft });
      },
      after,
    );
    this.#watches.set(watch, unwatch);
  }
}
