import type { CDPSession, Page } from 'playwright-core';
import { contrastOn, parseColour } from '../src/theme/contrast.ts';

const CONTROLS = 'button, a[href], summary, input, select, textarea';
const THEMES = ['light', 'dark', 'contrast'] as const;

/** What WCAG asks of text, and of signs without words. */
const LEAST = { text: 4.5, sign: 3 } as const;

type PseudoClass = 'hover' | 'focus' | 'focus-visible' | 'active';

interface ControlState {
  readonly name: string;
  readonly pseudoClasses?: readonly PseudoClass[];
  readonly attribute?: 'aria-disabled' | 'disabled';
}

const HOVER = ['hover'] as const;
const FOCUS = ['focus', 'focus-visible'] as const;
const PRESS = ['hover', 'active'] as const;

const STATES: readonly ControlState[] = [
  { name: 'at rest' },
  { name: 'hover', pseudoClasses: HOVER },
  { name: 'focus', pseudoClasses: FOCUS },
  { name: 'active', pseudoClasses: PRESS },
  { name: 'aria-disabled', attribute: 'aria-disabled' },
  { name: 'aria-disabled, hover', attribute: 'aria-disabled', pseudoClasses: HOVER },
  { name: 'aria-disabled, focus', attribute: 'aria-disabled', pseudoClasses: FOCUS },
  { name: 'aria-disabled, active', attribute: 'aria-disabled', pseudoClasses: PRESS },
  { name: 'disabled', attribute: 'disabled' },
  { name: 'disabled, hover', attribute: 'disabled', pseudoClasses: HOVER },
];

interface Sample {
  readonly label: string;
  readonly kind: keyof typeof LEAST;
  readonly colour: string;
  /** The backgrounds from the control outwards. */
  readonly layers: readonly string[];
}

/**
 * Controls of the open screen whose words or signs cannot be read, in every theme and every state. A browser is told to
 * take a state for given, so that none depends on where a pointer is. Changes the page: it is of no use afterwards.
 */
export async function faintControls(
  page: Page,
): Promise<{ readonly count: number; readonly faint: readonly string[] }> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await page.evaluate(emptyPictures);
  const nodes = await controlNodes(session);
  const faint: string[] = [];
  for (const state of STATES) {
    await force(session, nodes, state.pseudoClasses ?? []);
    await page.evaluate(setAttribute, { controls: CONTROLS, attribute: state.attribute });
    for (const theme of THEMES) {
      const samples = await page.evaluate(takeSamples, { controls: CONTROLS, theme });
      faint.push(...samples.flatMap((sample) => problemOf(sample, `${theme}, ${state.name}`)));
    }
  }
  await session.detach();
  return { count: nodes.length, faint };
}

function problemOf({ label, kind, colour, layers }: Sample, where: string): readonly string[] {
  const ratio = contrastOn(parseColour(colour), layers.map(parseColour));
  return ratio >= LEAST[kind] ? [] : [`${where}: ${label} has ${ratio.toFixed(2)}:1`];
}

async function controlNodes(session: CDPSession): Promise<readonly number[]> {
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  return (await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: CONTROLS })).nodeIds;
}

async function force(session: CDPSession, nodes: readonly number[], forcedPseudoClasses: readonly PseudoClass[]) {
  await Promise.all(
    nodes.map((nodeId) =>
      session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...forcedPseudoClasses] }),
    ),
  );
}

/** Runs in the page. Thousands of shapes would have their styles computed anew for every theme and state. */
function emptyPictures(): void {
  for (const picture of document.querySelectorAll('svg:not(.icon)')) picture.replaceChildren();
}

/** Runs in the page. */
function setAttribute(given: { readonly controls: string; readonly attribute: string | undefined }): void {
  for (const control of document.querySelectorAll(given.controls)) {
    control.toggleAttribute('disabled', given.attribute === 'disabled');
    if (given.attribute === 'aria-disabled') control.setAttribute('aria-disabled', 'true');
    else control.removeAttribute('aria-disabled');
  }
}

/** Runs in the page. */
function takeSamples({ controls, theme }: { readonly controls: string; readonly theme: string }): readonly Sample[] {
  document.documentElement.dataset['theme'] = theme;
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();

  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.unseen');
  const hasText = (element: Element) =>
    element.matches('input:not([type=radio], [type=checkbox], [type=range], [type=file]), select, textarea') ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  const layersOf = (element: Element) => {
    const layers: string[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) layers.push(getComputedStyle(at).backgroundColor);
    return layers;
  };
  const labelOf = (control: Element, kind: string) => {
    const name = control.getAttribute('aria-label') ?? control.closest('label')?.textContent ?? control.textContent;
    return `${kind} of ${control.tagName.toLowerCase()}.${control.classList} "${name.trim().slice(0, 40)}"`;
  };
  const samplesOf = (control: Element): Sample[] => {
    const around = control.closest('label') ?? control;
    const parts = [around, ...around.querySelectorAll('*')].filter(isSeen);
    const texts = parts.filter((part) => part instanceof HTMLElement && hasText(part));
    const signs = parts.filter((part) => part.matches('svg.icon'));
    const sample = (part: Element, kind: Sample['kind'], colour = getComputedStyle(part).color) => {
      return { label: labelOf(control, kind), kind, colour, layers: layersOf(part) };
    };
    return [
      ...texts.map((part) => sample(part, 'text')),
      ...signs.map((part) => sample(part, 'sign')),
      ...parts
        .filter((part) => part.matches(':placeholder-shown'))
        .map((part) => sample(part, 'text', getComputedStyle(part, '::placeholder').color)),
    ];
  };
  return [...document.querySelectorAll(controls)]
    .filter((control) => control instanceof HTMLElement)
    .flatMap(samplesOf);
}
