import { useLayoutEffect, useRef } from 'preact/hooks';
import { forgetAnnouncements } from '../app/announcer.tsx';

/** Nothing that moves and nothing that is open outlives the eyes it was for. Returns a ref for the table. */
export function useForgetting(
  isBehindCurtain: boolean,
  projector: { playOwn(movements: readonly never[]): void },
  setDialog: (dialog: undefined) => void,
): (table: Element | null) => void {
  const drawn = useRef<Element>(undefined);
  useLayoutEffect(() => {
    if (!isBehindCurtain) return;
    projector.playOwn([]);
    forgetAnnouncements();
    setDialog(undefined);
    // Browsers keep what was touched last, and with it all it hangs together with, though it is out of the page.
    for (const element of drawn.current?.querySelectorAll('*') ?? []) element.remove();
    drawn.current = undefined;
  }, [isBehindCurtain, projector, setDialog]);
  return (table) => {
    if (table) drawn.current = table;
  };
}
