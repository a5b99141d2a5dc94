import type { ComponentChildren, ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

type Loaded<P> = { readonly component: ComponentType<P> } | { readonly error: unknown };

interface LazyProps<P> {
  /** Must stay the same from one render to the next. */
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
  /** Shown until it is loaded, if it is given; else a busy page. */
  readonly waiting?: ComponentChildren;
}

/** A screen whose code is loaded when it is opened. Load errors are shown by the error boundary. */
export function Lazy<P extends object>(lazy: LazyProps<P>): JSX.Element {
  const { load, props } = lazy;
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
  if (loaded === undefined) return <>{'waiting' in lazy ? lazy.waiting : <main aria-busy="true" />}</>;
  if ('error' in loaded) throw loaded.error;
  const Screen = loaded.component;
  return <Screen {...props} />;
}

/** A part of a screen whose code comes when it is first shown, or when somebody prepares it; until then nothing is there. */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
): { readonly Part: ComponentType<P>; readonly prepare: () => Promise<void> } {
  let known: ComponentType<P> | undefined;
  const learn = async () => {
    known = await load();
    return known;
  };
  return {
    Part(props) {
      const [Known] = useState(() => known);
      return Known ? <Known {...props} /> : <Lazy load={learn} props={props} waiting={undefined} />;
    },
    prepare: async () => {
      await learn();
    },
  };
}
