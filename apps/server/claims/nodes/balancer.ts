import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';

/** Every connection goes to any node, as without sticky sessions. One that cannot be reached ends the connection. */
export class Balancer {
  readonly #server: Server;
  readonly origin: string;
  /** Ports of nodes. */
  targets: readonly number[] = [];

  private constructor(server: Server) {
    this.#server = server;
    this.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** `pick` chooses one of that many. */
  static async start(pick: (count: number) => number): Promise<Balancer> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const balancer = new Balancer(server);
    server.on('connection', (outside) => {
      const inside = connect(balancer.targets[pick(balancer.targets.length)]!, '127.0.0.1');
      for (const [one, other] of [
        [outside, inside],
        [inside, outside],
      ] as const) {
        one.on('error', () => other.destroy()).on('close', () => other.destroy());
        one.pipe(other);
      }
    });
    return balancer;
  }

  close(): void {
    this.#server.close();
  }
}
