import { useEffect } from 'preact/hooks';

/** A locked phone or a hidden window comes back to the curtain: a turn in the making is kept, and nothing of it stays here. */
export function useLeaving(table: { leave(): void }, hasCurtain: boolean): void {
  useEffect(() => {
    if (!hasCurtain) return undefined;
    const leave = () => {
      if (document.visibilityState === 'hidden') table.leave();
    };
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, [table, hasCurtain]);
}
