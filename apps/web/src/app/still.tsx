import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Pictures that came with the page and are not on the screen now, by name. */
const stored = new Map<string, DocumentFragment>();

/** Draws a picture where there is no page yet. */
let draw: (name: string) => string = () => '';

export function drawStills(how: (name: string) => string): void {
  draw = how;
}

/** Takes the pictures out of a page that is about to be replaced. */
export function storeStills(page: ParentNode): void {
  for (const frame of page.querySelectorAll<HTMLElement>('[data-still]')) store(frame, frame.dataset['still']!);
}

interface StillProps {
  readonly name: string;
  readonly class: string;
}

/** A picture that the build has drawn into the page. The script has no drawing of it: it moves it where it belongs. */
export function Still({ name, class: kind }: StillProps): JSX.Element {
  const frame = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { current } = frame;
    const kept = stored.get(name);
    if (kept) current?.replaceChildren(kept);
    return () => {
      if (current) store(current, name);
    };
  }, [name]);
  return <span ref={frame} class={kind} data-still={name} dangerouslySetInnerHTML={{ __html: draw(name) }} />;
}

function store(frame: HTMLElement, name: string): void {
  const picture = document.createDocumentFragment();
  picture.append(...frame.childNodes);
  if (picture.childNodes.length > 0) stored.set(name, picture);
}
