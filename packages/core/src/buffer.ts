type ViewConstructor = Int32ArrayConstructor | Uint16ArrayConstructor | Uint8ArrayConstructor;
type Layout = Readonly<Record<string, readonly [view: ViewConstructor, length: number]>>;
type Carved<L extends Layout> = { readonly [Part in keyof L]: InstanceType<L[Part][0]> } & {
  readonly bytes: Uint8Array;
};

/** One buffer with a named view on each of its parts, in the order given: larger elements first, to keep them aligned. */
export function carve<L extends Layout>(layout: L): Carved<L> {
  let size = 0;
  for (const name in layout) size += layout[name]![1] * layout[name]![0].BYTES_PER_ELEMENT;
  const buffer = new ArrayBuffer(size);
  const carved: Record<string, InstanceType<ViewConstructor>> = { bytes: new Uint8Array(buffer) };
  let offset = 0;
  // A plain loop: every copy of a state comes through here.
  for (const name in layout) {
    const [View, length] = layout[name]!;
    carved[name] = new View(buffer, offset, length);
    offset += length * View.BYTES_PER_ELEMENT;
  }
  // A record forgets which name has which kind of view.
  return carved as unknown as Carved<L>;
}
