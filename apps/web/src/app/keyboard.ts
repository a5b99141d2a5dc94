import { type ReadonlySignal, signal } from '@preact/signals';

const known = signal(false);

/** Whether there seem to be real keys: a mouse comes with a keyboard, and a key that was pressed is one. */
export const hasKeyboard: ReadonlySignal<boolean> = known;

export function startKeyboard(): void {
  known.value = matchMedia('(hover: hover) and (pointer: fine)').matches;
  if (known.value) return;
  const press = (event: KeyboardEvent) => {
    if (!isRealKey(event)) return;
    known.value = true;
    removeEventListener('keydown', press, true);
  };
  addEventListener('keydown', press, true);
}

/** The keys on a touch screen write into fields, and most of them do not say which key they are. */
export function isRealKey({ code, target }: Pick<KeyboardEvent, 'code' | 'target'>): boolean {
  const isField = (target as Partial<Element> | null)?.matches?.('input, textarea, select') ?? false;
  return code !== '' && !isField;
}
