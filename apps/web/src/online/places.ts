import { createOnlineStore } from './online-store.ts';
import { ServerClient } from './server-client.ts';

/** The server of this page, and what this device keeps of its tables. */
export const PLACES = {
  client: new ServerClient(globalThis.location?.href ?? ''),
  store: createOnlineStore(() => indexedDB),
};
