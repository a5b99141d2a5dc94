import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

type Loaded<P> = { readonly component: ComponentType<P> } | { readonly error: unknown };

interface LaterProps<P> {
  /** Must stay the same from one drawing to the next. */
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
  /** Until it comes; a page that is busy unless told. */
  readonly waiting?: ComponentChildren;
}

/** A screen whose code comes when it is opened. If it does not come, the fence around it says so. */
export function Later<P extends object>({ load, props, waiting = <main aria-busy="true" /> }: LaterProps<P>) {
  const [loaded, setLoaded] = useState<Loaded<P>>();
  useEffect(() => {
    let isWanted = true;
    const done = (result: Loaded<P>) => {
      if (isWanted) setLoaded(result);
    };
    load().then(
      (component) => done({ component }),
      (error: unknown) => done({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  if (loaded === undefined) return <>{waiting}</>;
  if ('error' in loaded) throw loaded.error;
  const Screen = loaded.component;
  return <Screen {...props} />;
}
