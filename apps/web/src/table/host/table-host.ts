import { type GameTypes, isFault, isRefusal, type RecordFault, type Refusal } from '@crownhold/core';
import { type Dealing, repeatedDealing } from '@crownhold/fair';
import { beginHere, type Here, resumeHere } from '@crownhold/table';
import type { Chair } from '../../games/chair.ts';
import type { GameStore } from '../../games/game-store.ts';
import { GameVault } from '../../games/game-vault.ts';
import { storedGameOf, unnamedChairs } from '../../games/here-storage.ts';
import { parseHex } from '../../games/hex.ts';
import { type GamePlace, joinGame, playersOf, summaryOf } from '../../games/saved-game.ts';
import { freshDealing, freshId, seedBy } from '../luck.ts';
import type { AnyDealer } from './dealer.ts';
import { Dice } from './dice.ts';
import type { FromHost, HostCall, HostCalls, ToHost } from './host-message.ts';
import { SeatedHost } from './seated-host.ts';

export interface TableHostPorts {
  readonly store: GameStore;
  loadDealer(game: string): Promise<AnyDealer>;
  post(message: FromHost): void;
}

interface Dealt {
  readonly dealer: AnyDealer;
  readonly dice: Dice;
}

/** Deals and keeps the games that hide something, in a worker of its own: whatever the page may not know stays here. */
export class TableHost {
  readonly #ports: TableHostPorts;
  readonly #tables = new Map<number, SeatedHost>();
  readonly #dealt = new Map<string, Promise<Dealt>>();
  readonly #store: Pick<GameStore, 'append' | 'rowsAfter' | 'keepDraft'>;

  constructor(ports: TableHostPorts) {
    this.#ports = ports;
    const { store } = ports;
    this.#store = {
      rowsAfter: store.rowsAfter,
      keepDraft: store.keepDraft,
      append: async (...row) => {
        const appended = await store.append(...row);
        if (appended.kind === 'kept')
          ports.post({ kind: 'kept', summary: summaryOf(appended.head), fault: appended.fault });
        return appended;
      },
    };
  }

  hear(message: ToHost): void {
    switch (message.kind) {
      case 'page':
        seedBy(message.search);
        return;
      case 'prepare':
        this.#dealtBy(message.game)
          .then(({ dice }) => dice.load())
          .catch(reportError);
        return;
      case 'retry':
        this.#dealt
          .get(message.game)
          ?.then(({ dice }) => dice.retry())
          .catch(reportError);
        return;
      case 'source':
        this.#tables.get(message.table)?.hear(message.request);
        return;
      case 'follow':
        this.#tables.get(message.table)?.here.follow().catch(reportError);
        return;
      case 'bots-lost':
        this.#tables.get(message.table)?.botsAreLost();
        return;
      case 'leave':
        this.#tables.get(message.table)?.close();
        this.#tables.delete(message.table);
        return;
      default:
        this.#answer(message);
    }
  }

  #answer(call: HostCall): void {
    const { number } = call;
    this.#answerTo(call).then(
      (answer) => this.#ports.post({ kind: 'answer', number, answer }),
      (error: unknown) => this.#ports.post({ kind: 'failed', number, reason: String(error) }),
    );
  }

  async #answerTo(call: HostCall): Promise<HostCalls[HostCall['kind']]['answer']> {
    if (call.kind === 'record') return this.#tables.get(call.asked.table)!.here.openRecord();
    const { dealer, dice } = await this.#dealtBy(call.game);
    const thrower = await dice.load();
    switch (call.kind) {
      case 'begin': {
        const { options, chairs } = call.asked;
        const here = begun(dealer, options, chairs, freshDealing(thrower));
        return isRefusal(here) ? here : this.#keep(here, chairs);
      }
      case 'begin-first': {
        const { first, chairs, instead } = call.asked;
        const here = begun(dealer, first.options, chairs, { ...first.dealing, thrower });
        if (isRefusal(here)) throw new Error(`a first game that cannot be: ${JSON.stringify(here)}`);
        await this.#put(first.id, here, chairs, instead);
        return undefined;
      }
      case 'begin-again':
        return this.#beginAgain(dealer, call.asked, freshDealing(thrower));
      case 'go-on':
        return this.#goOn(dealer, call.asked, freshDealing(thrower));
      case 'sit':
        return this.#sit(dealer, call.asked, thrower);
    }
  }

  #dealtBy(game: string): Promise<Dealt> {
    const known = this.#dealt.get(game);
    if (known) return known;
    const dealt = this.#ports.loadDealer(game).then((dealer) => ({
      dealer,
      dice: new Dice(dealer, (progress) => this.#ports.post({ kind: 'dice', game, progress })),
    }));
    // What could not be loaded is tried again by whoever asks next.
    dealt.catch(() => this.#dealt.delete(game));
    this.#dealt.set(game, dealt);
    return dealt;
  }

  async #beginAgain(
    { game }: AnyDealer,
    { id, chairs }: HostCalls['begin-again']['asked'],
    fresh: Dealing<GameTypes['state']>,
  ): Promise<string | undefined> {
    const [parts, key] = await Promise.all([this.#ports.store.load(id), this.#ports.store.keyOf(id)]);
    const saved = parts && joinGame(parts);
    if (!saved || key === undefined) return undefined;
    const options = game.parseOptions(saved.record.options);
    const secret = parseHex(GameVault.of(id, key).secretOf(parts));
    const again = repeatedDealing(saved.record, { ...fresh, secret });
    if (!again || isRefusal(options)) return undefined;
    return this.#keep(beginHere<GameTypes>(game, options, playersOf(chairs), again), chairs);
  }

  async #goOn(
    { game }: AnyDealer,
    { record, chairs }: HostCalls['go-on']['asked'],
    fresh: Dealing<GameTypes['state']>,
  ): Promise<string | RecordFault> {
    let unnamed: readonly Chair[] | undefined;
    const here = resumeHere<GameTypes>(game, record, {
      secrets: [],
      fresh,
      chairs(seats) {
        unnamed = unnamedChairs(seats);
        return playersOf(unnamed);
      },
    });
    return isFault(here) ? here : this.#keep(here, chairs ?? unnamed ?? here.chairs);
  }

  async #sit(
    dealer: AnyDealer,
    { table, id, chairs, bots }: HostCalls['sit']['asked'],
    thrower: NonNullable<Dealing<GameTypes['state']>['thrower']>,
  ): Promise<HostCalls['sit']['answer']> {
    const { post, store } = this.#ports;
    const [parts, key] = await Promise.all([store.load(id), store.keyOf(id)]);
    if (!parts || key === undefined) return undefined;
    const seated = SeatedHost.open(dealer, parts, chairs, {
      store: this.#store,
      vault: GameVault.of(id, key),
      thrower,
      bots,
      post: (reply) => post({ kind: 'source', table, reply }),
      report: (fault) => post({ kind: 'fault', table, fault }),
    });
    if (!seated || isFault(seated)) return seated;
    this.#tables.set(table, seated);
    return { startedAt: seated.startedAt };
  }

  /** Keeps a game under the first id that is free; returns it. */
  async #keep(here: Here<GameTypes>, chairs: readonly Chair[]): Promise<string> {
    for (;;) {
      const id = freshId();
      if (await this.#put(id, here, chairs, undefined)) return id;
    }
  }

  async #put(
    id: string,
    here: Here<GameTypes>,
    chairs: readonly Chair[],
    instead: GamePlace | undefined,
  ): Promise<boolean> {
    const game = new GameVault(id).sealGame(storedGameOf(here, chairs, id));
    const put = await this.#ports.store.put(game, instead);
    if (put.kind !== 'kept') return false;
    this.#ports.post({ kind: 'kept', summary: summaryOf(game.head), fault: put.fault });
    return true;
  }
}

function begun(
  { game }: AnyDealer,
  json: unknown,
  chairs: readonly Chair[],
  dealing: Dealing<GameTypes['state']>,
): Here<GameTypes> | Refusal {
  const options = game.parseOptions(json);
  return isRefusal(options) ? options : beginHere<GameTypes>(game, options, playersOf(chairs), dealing);
}
