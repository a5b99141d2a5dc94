import { t } from '../app/language.ts';
import { keepNoticeWords } from '../offline/turn-notice.ts';
import { isServerFault, type ServerClient } from './server-client.ts';

/** `off`: nobody has asked; `impossible`: there is no secure context, or the browser knows no such thing. */
export type PushState = 'off' | 'on' | 'denied' | 'impossible';

/** What a browser has for it. */
interface PushPorts {
  readonly isSecure: boolean;
  readonly permission: NotificationPermission | undefined;
  readonly hasPush: boolean;
}

export function pushPorts(): PushPorts {
  return {
    isSecure: globalThis.isSecureContext === true,
    permission: globalThis.Notification?.permission,
    hasPush: 'PushManager' in globalThis && 'serviceWorker' in navigator,
  };
}

/** What can be offered: people are asked only when they tap, and never where it cannot work. */
export function pushState({ isSecure, permission, hasPush }: PushPorts, isSubscribed: boolean): PushState {
  if (!isSecure || !hasPush || permission === undefined) return 'impossible';
  if (permission === 'denied') return 'denied';
  return permission === 'granted' && isSubscribed ? 'on' : 'off';
}

export async function isSubscribed(): Promise<boolean> {
  const worker = await navigator.serviceWorker?.getRegistration();
  return (await worker?.pushManager?.getSubscription()) !== null && worker !== undefined;
}

/** Asks the person and subscribes; returns what came of it. */
export async function subscribe(client: ServerClient): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const key = await client.pushKey();
  if (isServerFault(key)) return 'off';
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key.key });
  const said = t.value;
  await keepNoticeWords(caches, { title: said('web-name'), body: said('web-your-turn') });
  return isServerFault(await client.subscribePush(subscription.toJSON())) ? 'off' : 'on';
}
