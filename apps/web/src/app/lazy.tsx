import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

type Loaded<P> = { readonly component: ComponentType<P> } | { readonly error: unknown };

interface LazyProps<P> {
  /** Must stay the same from one render to the next. */
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
  /** Shown until it is loaded; a busy page by default. */
  readonly waiting?: ComponentChildren;
}

/** A screen whose code is loaded when it is opened. Load errors are shown by the error boundary. */
export function Lazy<P extends object>({ load, props, waiting = <main aria-busy="true" /> }: LazyProps<P>) {
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
