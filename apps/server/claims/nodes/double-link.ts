import { SocketLink } from '../kill/socket-link.ts';

/** A link that says everything twice, over two connections that mostly end at two nodes: every command meets itself there. */
export class DoubleLink extends SocketLink {
  readonly #second: SocketLink;

  constructor(...[origin, cookie, events]: ConstructorParameters<typeof SocketLink>) {
    super(origin, cookie, events);
    const second = new SocketLink(origin, cookie, {
      ...events,
      opened: () => second.send(JSON.stringify({ kind: 'hello', protocol: 1 })),
      // What happens at the table is told over the first.
      heard: (frame) => {
        if (frame.startsWith('{"kind":"answer"')) events.heard(frame);
      },
      lost: () => {},
    });
    this.#second = second;
  }

  override open(): void {
    if (this.number === 0) this.#second.open();
    super.open();
  }

  override send(frame: string): void {
    super.send(frame);
    this.#second.send(frame);
  }

  /** A greeting and a subscription are said once. */
  override begin(frame: string): void {
    super.send(frame);
  }

  override close(): void {
    super.close();
    this.#second.close();
  }
}
