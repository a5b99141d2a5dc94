import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from './language.ts';
import { isFirstScreen } from './navigation.ts';

const NAME = 'Crownhold';

interface HeadingProps {
  /** The name of the screen in the title of the window; the first screen says what all of it is. */
  readonly title?: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** The heading of a screen: names the window and takes the focus when the screen opens. */
export function Heading({ title, children, class: name }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const whole = title === undefined ? t.value('web-title') : `${title} · ${NAME}`;
  useEffect(() => {
    document.title = whole;
  }, [whole]);
  useEffect(() => {
    if (!isFirstScreen()) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} class={name}>
      {children}
    </h1>
  );
}
