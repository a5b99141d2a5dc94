import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** How near to the window, above or below it. */
const NEAR = '600px 0px';

/** A map is a thousand shapes: it is drawn when somebody comes near it, and stays. */
export function NearOnly({ children }: { readonly children: ComponentChildren }): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: NEAR },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} class={isNear ? undefined : 'rule-far'}>
      {isNear && children}
    </div>
  );
}
