import type { ClientMessage, ServerMessage } from '@crownhold/protocol';
import type { BrowserContext, WebSocketRoute } from 'playwright-core';

interface Line {
  readonly page: WebSocketRoute;
  readonly server: WebSocketRoute;
}

/** The line between the pages of a browser profile and the server, in the hands of a test. */
export class FriendsWire {
  /** How long every frame is on its way, in each direction. */
  delayMs = 0;
  /** No connection can be made. */
  isOff = false;
  /** What comes instead of a message of the server; nothing if it is lost. */
  forge: (message: ServerMessage) => ServerMessage | object | undefined = (message) => message;
  /** What a server says at once to a message of a page; nothing if the message goes on to the server. */
  answer: (message: ClientMessage) => ServerMessage | undefined = () => undefined;
  /** How often a page has begun to connect. */
  connections = 0;
  readonly #lines = new Set<Line>();
  #held: { readonly message: ServerMessage; readonly tell: () => void }[] | undefined;

  /** To be called before there is a page. */
  async attach(context: BrowserContext): Promise<void> {
    await context.routeWebSocket(/\/api\/socket/, (page) => {
      this.connections++;
      if (this.isOff) void page.close();
      else this.#connect(page);
    });
  }

  /** From now on what the server says waits. */
  hold(): void {
    this.#held = [];
  }

  /** Kinds of what waits, in the order in which it came. */
  get held(): readonly ServerMessage['kind'][] {
    return this.#held?.map(({ message }) => message.kind) ?? [];
  }

  /** Lets all through that waits and fits, and keeps the rest. */
  release(fits: (message: ServerMessage) => boolean): void {
    const held = this.#held ?? [];
    this.#held = held.filter(({ message }) => !fits(message));
    for (const { message, tell } of held) if (fits(message)) tell();
  }

  /** Lets go of everything that waits, and of what comes later. */
  flow(): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const { tell } of held) tell();
  }

  /** Everything that waits is lost, and the connection with it. */
  async cut(): Promise<void> {
    this.#held = undefined;
    const lines = [...this.#lines];
    this.#lines.clear();
    await Promise.all(lines.flatMap(({ page, server }) => [page.close(), server.close()]));
  }

  #connect(page: WebSocketRoute): void {
    const line = { page, server: page.connectToServer() };
    this.#lines.add(line);
    page.onMessage((frame) => {
      const said = this.answer(JSON.parse(String(frame)) as ClientMessage);
      this.#later(() => (said ? page.send(JSON.stringify(said)) : line.server.send(frame)), line);
    });
    line.server.onMessage((frame) => {
      const message = JSON.parse(String(frame)) as ServerMessage;
      const tell = () => {
        const told = this.forge(message);
        if (told) this.#later(() => page.send(JSON.stringify(told)), line);
      };
      if (this.#held) this.#held.push({ message, tell });
      else tell();
    });
  }

  #later(send: () => void, line: Line): void {
    const sendIfOpen = () => this.#lines.has(line) && send();
    if (this.delayMs === 0) sendIfOpen();
    else setTimeout(sendIfOpen, this.delayMs);
  }
}
