import * as account from './account-scripts.ts';
import * as people from './people-scripts.ts';
import type { Script } from './script.ts';
import * as table from './table-scripts.ts';

const { append, beat, deleteTable, ...tableReads } = table;
const { addGuest, putPlaces, replacePlaces: _, putLinks, forget, ...peopleReads } = people;
const {
  addSession,
  addOffer,
  takeOffer,
  dropOffers,
  addToken,
  removeToken,
  addPush,
  removePush,
  addServerKey,
  ...accountReads
} = account;
const TABLE_WRITES = { append, beat, deleteTable };
const PEOPLE_WRITES = { addGuest, putPlaces, putLinks, forget };
const OFFER_WRITES = { addOffer, takeOffer, dropOffers };
const ACCOUNT_WRITES = { addSession, ...OFFER_WRITES, addToken, removeToken, addPush, removePush, addServerKey };
const WRITES = { ...TABLE_WRITES, ...PEOPLE_WRITES, ...ACCOUNT_WRITES };

/** All that a store with SQL is asked, by the names that its ports have. */
export const SCRIPTS = { ...WRITES, ...tableReads, ...peopleReads, ...accountReads };

export type Method = keyof typeof SCRIPTS;
export type Arguments<M extends Method> = Parameters<(typeof SCRIPTS)[M]>;
export type Result<M extends Method> = ReturnType<(typeof SCRIPTS)[M]> extends Script<infer T> ? T : never;

export function isWrite(method: Method): boolean {
  return method in WRITES;
}

export function scriptOf<M extends Method>(method: M, args: Arguments<M>): Script<Result<M>> {
  // The types pair them.
  const script = SCRIPTS[method] as unknown as (...args: Arguments<M>) => Script<Result<M>>;
  return script(...args);
}

/** The same methods for whoever answers at once, or later. */
export type Rows = { readonly [M in Method]: (...args: Arguments<M>) => Result<M> };
export type AskedStore = { readonly [M in Method]: (...args: Arguments<M>) => Promise<Result<M>> };
export type Ask = <M extends Method>(method: M, args: Arguments<M>) => Promise<Result<M>>;

/** A store of which every method is one question. */
export function askedStore(ask: Ask): AskedStore {
  const methods = Object.keys(SCRIPTS) as Method[];
  const asking =
    (method: Method) =>
    (...args: never) =>
      ask(method, args);
  // Every method under its name.
  return Object.fromEntries(methods.map((method) => [method, asking(method)])) as unknown as AskedStore;
}
