import { useState } from 'preact/hooks';
import type { ServerFault } from './server-client.ts';

/** Runs what a tap asks for, once at a time, and tells what went wrong. */
export function useTask(): readonly [
  boolean,
  string | undefined,
  (task: () => Promise<ServerFault | undefined>) => void,
] {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const run = (task: () => Promise<ServerFault | undefined>) => {
    setBusy(true);
    task()
      .then((found) => setFault(found?.fault))
      .catch(reportError)
      .finally(() => setBusy(false));
  };
  return [isBusy, fault, run];
}
