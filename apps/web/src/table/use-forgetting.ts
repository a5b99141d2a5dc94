import { useLayoutEffect } from 'preact/hooks';
import { forgetAnnouncements } from '../app/announcer.tsx';

/** Nothing that moves and nothing that is open outlives the eyes it was for. */
export function useForgetting(
  isBehindCurtain: boolean,
  projector: { playOwn(movements: readonly never[]): void },
  setDialog: (dialog: undefined) => void,
): void {
  useLayoutEffect(() => {
    if (!isBehindCurtain) return;
    projector.playOwn([]);
    forgetAnnouncements();
    setDialog(undefined);
  }, [isBehindCurtain, projector, setDialog]);
}
