import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Place } from './turned-map.ts';
import { crowdedView, isWhole, moveView, pinchView, toggleView, type View } from './zoom.ts';

const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 24;
const DRAG_PX = 8;
const WHEEL_PX = 300;

export interface Zoom {
  readonly view: View;
  readonly setView: (view: View) => void;
}

/**
 * Zoom of a drawing: two fingers or the wheel with Ctrl, a finger that drags what is larger than its window, and a double
 * tap on what a tap does not change.
 */
export function useZoom(
  drawing: RefObject<SVGSVGElement | null>,
  whole: View,
  isOn: boolean,
  roomOf: (target: Element) => number | undefined,
): Zoom {
  const [view, setView] = useState(whole);
  const shown = useRef(view);
  const room = useRef(roomOf);
  room.current = roomOf;
  shown.current = isOn && isPartOf(view, whole) ? view : whole;
  useEffect(() => {
    const target = drawing.current;
    if (!target || !isOn) return undefined;
    const stop = new AbortController();
    const shownIn: ZoomWindow = {
      target,
      whole,
      current: () => shown.current,
      show: setView,
      roomOf: (element) => room.current(element),
    };
    const hasMoved = listenToFingers(shownIn, stop.signal);
    listenToTaps(shownIn, hasMoved, stop.signal);
    listenToWheel(shownIn, stop.signal);
    return () => stop.abort();
  }, [drawing, isOn, whole]);
  return { view: shown.current, setView };
}

/** A map that was turned meanwhile has another shape. */
function isPartOf(view: View, whole: View): boolean {
  return view.width <= whole.width && Math.abs(view.width * whole.height - whole.width * view.height) < 1;
}

interface ZoomWindow {
  readonly target: SVGSVGElement;
  readonly whole: View;
  readonly current: () => View;
  readonly show: (view: View) => void;
  /** How far the next border is from the middle of what is tapped. */
  readonly roomOf: (target: Element) => number | undefined;
}

interface Gesture {
  readonly view: View;
  /** Where each finger went down, in coordinates of that view. */
  readonly from: ReadonlyMap<number, Place>;
}

/** Says whether the fingers have moved the map since the first of them went down: then they tap nothing. */
function listenToFingers(window: ZoomWindow, signal: AbortSignal): () => boolean {
  const { target, whole, current, show } = window;
  const fingers = new Map<number, Place>();
  let gesture: Gesture | undefined;
  let hasMoved = false;
  const restart = (): void => {
    const view = current();
    const from = new Map([...fingers].map(([id, at]) => [id, toMap(target, at, view)]));
    gesture = from.size > 0 ? { view, from } : undefined;
  };
  const onDown = (event: PointerEvent): void => {
    if (fingers.size === 0) hasMoved = false;
    if (event.pointerType !== 'touch') return;
    fingers.set(event.pointerId, [event.clientX, event.clientY]);
    restart();
  };
  const onMove = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (!before || !gesture) return;
    const isFar = Math.hypot(event.clientX - before[0], event.clientY - before[1]) >= DRAG_PX;
    if (fingers.size === 1 && (isWhole(gesture.view, whole) || !(hasMoved || isFar))) return;
    hasMoved = true;
    fingers.set(event.pointerId, [event.clientX, event.clientY]);
    show(viewAfter(window, gesture, fingers));
  };
  const onUp = (event: PointerEvent): void => {
    if (fingers.delete(event.pointerId)) restart();
  };
  target.addEventListener('pointerdown', onDown, { signal });
  target.addEventListener('pointermove', onMove, { signal });
  target.addEventListener('pointerup', onUp, { signal });
  target.addEventListener('pointercancel', onUp, { signal });
  return () => hasMoved;
}

function viewAfter({ target, whole }: ZoomWindow, { view, from }: Gesture, fingers: Gesture['from']): View {
  const [one, other] = [...fingers].map(([id, at]) => [from.get(id)!, toMap(target, at, view)] as const);
  if (!one) return view;
  return other
    ? pinchView(view, whole, [one[0], other[0]], [one[1], other[1]])
    : moveView(view, whole, one[0], one[1], 1);
}

function listenToTaps(window: ZoomWindow, hasMoved: () => boolean, signal: AbortSignal): void {
  const { target, whole, current, show } = window;
  let last: { readonly at: number; readonly place: Place } | undefined;
  const onClick = (event: MouseEvent): void => {
    // A key on an area clicks it too, at no place.
    if (event.detail === 0) return;
    if (hasMoved()) {
      event.stopPropagation();
      return;
    }
    const place: Place = [event.clientX, event.clientY];
    const nearer = crowdedTap(window, event);
    if (nearer) {
      event.stopPropagation();
      show(nearer);
      return;
    }
    const isDouble =
      last !== undefined &&
      event.timeStamp - last.at < DOUBLE_TAP_MS &&
      Math.hypot(place[0] - last.place[0], place[1] - last.place[1]) < DOUBLE_TAP_PX;
    last = isDouble || isActing(event.target) ? undefined : { at: event.timeStamp, place };
    if (isDouble) show(toggleView(current(), whole, toMap(target, place, current())));
  };
  target.addEventListener('click', onClick, { signal, capture: true });
}

/** A finger on a crowded place comes nearer first. */
function crowdedTap({ target, whole, current, roomOf }: ZoomWindow, event: MouseEvent): View | undefined {
  const isFinger = event instanceof PointerEvent && event.pointerType === 'touch';
  const room = isFinger && event.target instanceof Element ? roomOf(event.target) : undefined;
  if (room === undefined) return undefined;
  const at = toMap(target, [event.clientX, event.clientY], current());
  return crowdedView(current(), whole, at, room, scaleOf(target, current()));
}

/** A tap there colours, takes off or takes: a second one is a second tap. */
function isActing(target: EventTarget | null): boolean {
  const acting = '.is-target, .is-match, .is-fresh, .is-newest, [data-acts]';
  return target instanceof Element && target.closest(acting) !== null;
}

function listenToWheel({ target, whole, current, show }: ZoomWindow, signal: AbortSignal): void {
  const onWheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const at = toMap(target, [event.clientX, event.clientY], current());
    show(moveView(current(), whole, at, at, Math.exp(-event.deltaY / WHEEL_PX)));
  };
  target.addEventListener('wheel', onWheel, { signal, passive: false });
}

/** From pixels of the screen to coordinates of a view, which is centred in the drawing's window. */
function toMap(target: SVGSVGElement, [x, y]: Place, view: View): Place {
  const box = target.getBoundingClientRect();
  const scale = scaleOf(target, view);
  return [
    view.x + view.width / 2 + (x - box.left - box.width / 2) / scale,
    view.y + view.height / 2 + (y - box.top - box.height / 2) / scale,
  ];
}

/** Pixels per unit. */
function scaleOf(target: SVGSVGElement, { width, height }: View): number {
  const box = target.getBoundingClientRect();
  return Math.min(box.width / width, box.height / height);
}
