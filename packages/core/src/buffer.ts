type ViewConstructor = Int32ArrayConstructor | Uint16ArrayConstructor | Uint8ArrayConstructor;
type Layout = Readonly<Record<string, readonly [view: ViewConstructor, length: number]>>;
type Carved<L extends Layout> = { readonly [Part in keyof L]: InstanceType<L[Part][0]> } & {
  readonly bytes: Uint8Array;
};

/** One buffer with a named view on each of its parts, in the order given: larger elements first, to keep them aligned. */
export function carve<L extends Layout>(layout: L): Carved<L> {
  const parts = Object.entries(layout);
  const size = parts.reduce((sum, [, [View, length]]) => sum + length * View.BYTES_PER_ELEMENT, 0);
  const buffer = new ArrayBuffer(size);
  let offset = 0;
  const views = parts.map(([name, [View, length]]) => {
    const view = new View(buffer, offset, length);
    offset += view.byteLength;
    return [name, view] as const;
  });
  // Object.fromEntries forgets which name has which kind of view.
  return { ...Object.fromEntries(views), bytes: new Uint8Array(buffer) } as unknown as Carved<L>;
}
