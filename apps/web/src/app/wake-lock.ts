import { useEffect } from 'preact/hooks';

/** Keeps the screen awake while a table is on it, where the browser allows that. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isWanted = true;
    const request = async () => {
      if (document.hidden || !('wakeLock' in navigator)) return;
      // A browser that refuses, as on a low battery, has its reasons.
      const given = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isWanted) lock = given;
      else await given?.release();
    };
    // It is given back whenever the page goes out of sight.
    document.addEventListener('visibilitychange', request);
    request();
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', request);
      lock?.release().catch(() => undefined);
    };
  }, []);
}
