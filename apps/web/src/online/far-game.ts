import { type Chair, type GameOf, type GameTypes, isFault, parseRecord, type Seat } from '@crownhold/core';
import type { RefereeTools } from '@crownhold/fair';
import { createSigner } from '@crownhold/fair/noble';
import type { Source } from '@crownhold/table';
import { Far, type FarKept, type FarReaction, type FarState } from '@crownhold/table/far';
import { type ReadonlySignal, signal } from '@preact/signals';
import { faultOf, type StorageFault } from '../app/device-storage.ts';
import { t } from '../app/language.ts';
import { usualName } from '../games/chair.ts';
import { formatHex } from '../games/hex.ts';
import type { OpenedGame, OpenGame } from '../table/sitting.ts';
import { adoptedBy, farKept, type KeptTable, withDraft, withKept } from './kept-table.ts';
import type { OnlineStore } from './online-store.ts';
import { isServerFault, type ServerClient } from './server-client.ts';
import { createSignatureChecks } from './signature-checks.ts';
import { connectSocket } from './socket.ts';
import type { HeardClocks } from './table-clocks.ts';

const WINDOW_BYTES = 8;

export interface FarPlaces {
  readonly client: ServerClient;
  readonly store: OnlineStore;
}

/** A game at a server, as this window sees it. */
export interface FarGame {
  readonly open: OpenGame;
  /** Nothing before it is opened. */
  readonly state: ReadonlySignal<FarState | undefined>;
  /** The last sign that somebody gave. */
  readonly reaction: ReadonlySignal<FarReaction | undefined>;
  readonly clocks: ReadonlySignal<HeardClocks | undefined>;
  takeBack(seat: Seat): void;
}

export function createFarGame(table: string, own: readonly Seat[], places: FarPlaces): FarGame {
  const state = signal<FarState>();
  const reaction = signal<FarReaction>();
  const clocks = signal<HeardClocks>();
  let takeBack: FarGame['takeBack'] = () => undefined;
  return {
    state,
    reaction,
    clocks,
    takeBack: (seat) => takeBack(seat),
    async open<G extends GameTypes>(game: GameOf<G>, tools: RefereeTools<G['state']> | undefined) {
      const desk = await openDesk(table, own, places.store);
      const checks = createSignatureChecks();
      const far = new Far<G>(
        game,
        { table, own, kept: desk.kept },
        {
          connect: (events) => connectSocket(location.href, events, socketPorts(table, places.client)),
          entropy: randomBytes,
          after,
          createSigner,
          areSigned: (asked) => checks.areSigned(asked),
          ...(tools && { tools }),
          keep: desk.keep,
        },
      );
      takeBack = (seat) => far.takeBack(seat);
      const hear = (now: FarState) => {
        if (now.clocks && now.clocks !== clocks.value?.clocks) clocks.value = { clocks: now.clocks, atMs: Date.now() };
        state.value = now;
      };
      far.follow(hear);
      far.followReactions((given) => {
        reaction.value = given;
      });
      const unlisten = onReturn(() => far.hurry());
      const close = () => {
        unlisten();
        far.close();
        checks.close();
      };
      far.open();
      hear(far.state);
      // Of another release, too: then there is no table to show.
      if ((await far.ready) !== undefined) {
        close();
        return undefined;
      }
      return openedGame(far, { table, own, close, ...desk }, places.client);
    },
  };
}

interface Desk {
  readonly kept: FarKept | undefined;
  readonly drafts: KeptTable['drafts'];
  readonly fault: ReadonlySignal<StorageFault | undefined>;
  keep(kept: FarKept): Promise<void>;
  keepDraft: OpenedGame<GameTypes>['keepDraft'];
}

/** What this window keeps of the table. A browser that keeps nothing plays all the same, and says so. */
async function openDesk(table: string, own: readonly Seat[], store: OnlineStore): Promise<Desk> {
  const window = formatHex(randomBytes(WINDOW_BYTES));
  const fault = signal<StorageFault>();
  const change = async (changed: (kept: KeptTable) => KeptTable) => {
    if (own.length === 0) return undefined;
    try {
      return await store.change(table, (kept) => kept && changed(kept));
    } catch (error) {
      fault.value = faultOf(error);
      return undefined;
    }
  };
  const first = await change((kept) => adoptedBy(kept, window));
  let draftSeat: Seat | undefined;
  return {
    kept: first && farKept(first, window),
    drafts: first?.drafts ?? [],
    fault,
    async keep(now) {
      await change((kept) => withKept(kept, window, now));
    },
    keepDraft(draft) {
      const seat = draft?.seat ?? draftSeat;
      draftSeat = draft?.seat;
      if (seat !== undefined) void change((kept) => withDraft(kept, seat, draft));
    },
  };
}

interface OpenedDesk extends Desk {
  readonly table: string;
  readonly own: readonly Seat[];
  close(): void;
}

function openedGame<G extends GameTypes>(far: Far<G>, desk: OpenedDesk, client: ServerClient): OpenedGame<G> {
  const { table, own, fault, drafts, keepDraft, close } = desk;
  return {
    source: namedSource(far),
    own,
    startedAt: Date.now(),
    kept: drafts.find(({ seat }) => own.includes(seat)),
    fault,
    keepDraft,
    followLink: (hear) => far.follow(({ isUp }) => hear(isUp)),
    async record() {
      const text = await client.record(table);
      if (isServerFault(text)) throw new Error(`no record: ${text.fault}`);
      const record = parseRecord(text);
      if (isFault(record)) throw new Error(`a record that cannot be read: ${JSON.stringify(record)}`);
      return record;
    },
    close,
  };
}

/** The same table, with a name for everybody. */
function namedSource<G extends GameTypes>(far: Far<G>): Source<G> {
  return {
    get link() {
      return far.link;
    },
    watch: (viewer, tell, from) =>
      far.watch(viewer, (table, rows) => tell({ ...table, chairs: namedChairs(table.chairs) }, rows), from),
    submit: (turn) => far.submit(turn),
  };
}

export function namedChairs(chairs: readonly Chair[]): readonly Chair[] {
  return chairs.map((chair, seat) => {
    const isNamed = chair.bot === undefined && chair.name !== '';
    return isNamed ? chair : { ...chair, name: usualName(chairs, seat, t.value) };
  });
}

function socketPorts(table: string, client: ServerClient) {
  return {
    open: (address: string) => new WebSocket(address),
    hasSession: () => client.hasSession(table),
    after,
    onOffline: (hear: () => void) => listen(globalThis, 'offline', hear),
  };
}

/** When there is a network again, or somebody looks at the page again. */
function onReturn(hear: () => void): () => void {
  const seen = () => document.visibilityState === 'visible' && hear();
  const ends = [listen(globalThis, 'online', hear), listen(document, 'visibilitychange', seen)];
  return () => {
    for (const end of ends) end();
  };
}

function listen(target: EventTarget, type: string, hear: () => void): () => void {
  target.addEventListener(type, hear);
  return () => target.removeEventListener(type, hear);
}

function randomBytes(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length));
}

function after(ms: number, task: () => void): () => void {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
}
