import { type GameTypes, isFault, type RecordFault, type Seat, sinceOf } from '@crownhold/core';
import type { NamedThrower } from '@crownhold/fair';
import type { Here, KeptDraft } from '@crownhold/table';
import { SourceHost, type SourceReply, type SourceRequest } from '@crownhold/table/remote';
import type { StorageFault } from '../../app/device-storage.ts';
import type { Chair } from '../../games/chair.ts';
import type { GameStore } from '../../games/game-store.ts';
import type { GameVault } from '../../games/game-vault.ts';
import { openHere } from '../../games/here-storage.ts';
import { playersOf, type StoredGame } from '../../games/saved-game.ts';
import { type BotClient, createBotClient } from '../bot-client.ts';
import { freshDealing, freshSeed } from '../luck.ts';
import { BotPort } from './bot-port.ts';
import type { AnyDealer } from './dealer.ts';

export interface SeatedPorts {
  readonly store: Pick<GameStore, 'append' | 'rowsAfter' | 'keepDraft'>;
  readonly vault: GameVault;
  readonly thrower: NamedThrower<GameTypes['state']>;
  readonly bots: MessagePort | undefined;
  post(reply: SourceReply): void;
  report(fault: StorageFault | undefined): void;
}

/** A table of a hiding game as the worker has it: the whole game, its bots and its turns in the making. */
export class SeatedHost {
  readonly here: Here<GameTypes>;
  readonly startedAt: number;
  readonly #id: string;
  readonly #ports: SeatedPorts;
  readonly #host: SourceHost<GameTypes>;
  readonly #bots: BotPort | undefined;
  readonly #drafts: Map<Seat, KeptDraft>;
  #draftSeat: Seat | undefined;

  private constructor(here: Here<GameTypes>, parts: StoredGame, ports: SeatedPorts, bots: BotPort | undefined) {
    this.here = here;
    this.startedAt = parts.head.startedAt;
    this.#id = parts.head.id;
    this.#ports = ports;
    this.#bots = bots;
    this.#drafts = openDrafts(parts, ports.vault);
    this.#host = new SourceHost<GameTypes>(here, {
      post: ports.post,
      keptDraft: (seat) => this.#keptDraft(seat),
      keepDraft: (draft) => this.#keepDraft(draft),
    });
  }

  /** Sits down at a game that was kept. */
  static open(
    { game }: AnyDealer,
    parts: StoredGame,
    chairs: readonly Chair[],
    ports: SeatedPorts,
  ): SeatedHost | RecordFault | undefined {
    const { vault, store, thrower, report } = ports;
    const bots = ports.bots && new BotPort(ports.bots);
    const client: BotClient<GameTypes, unknown> | undefined = bots && createBotClient<GameTypes, unknown>(game, bots);
    const opened = openHere<GameTypes>(game, parts, {
      vault,
      store,
      report,
      fresh: freshDealing(thrower),
      think: client && ((bot, view, seat) => client.ask(bot, view, seat, freshSeed())),
      named: (saved) => ({ ...saved, chairs, record: { ...saved.record, players: playersOf(chairs) } }),
    });
    if (!opened || isFault(opened)) return opened;
    return new SeatedHost(opened.here, parts, ports, bots);
  }

  hear(request: SourceRequest): void {
    this.#host.hear(request);
  }

  botsAreLost(): void {
    this.#bots?.fail();
  }

  close(): void {
    this.#host.close();
    this.here.close();
    this.#bots?.terminate();
  }

  #keptDraft(seat: Seat): KeptDraft | undefined {
    const draft = this.#drafts.get(seat);
    return draft && sinceOf({ asked: this.here.asked }, seat) === draft.since ? draft : undefined;
  }

  #keepDraft(draft: KeptDraft | undefined): void {
    const seat = draft?.seat ?? this.#draftSeat;
    this.#draftSeat = draft?.seat;
    if (seat === undefined) return;
    if (draft) this.#drafts.set(seat, draft);
    else this.#drafts.delete(seat);
    const { store, vault, report } = this.#ports;
    store.keepDraft(this.#id, seat, draft && vault.sealDraft(draft)).then((fault) => {
      if (fault !== undefined) report(fault);
    }, reportError);
  }
}

function openDrafts({ drafts }: StoredGame, vault: GameVault): Map<Seat, KeptDraft> {
  const opened = drafts.flatMap((sealed): readonly [Seat, KeptDraft][] => {
    const { seat, since, turn } = vault.openDraft(sealed) ?? {};
    return seat === undefined || since === undefined || turn === undefined ? [] : [[seat, { seat, since, turn }]];
  });
  return new Map(opened);
}
