import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KilledServer } from '../claims/kill/killed-server.ts';
import { TcpProxy } from '../faults/tcp-proxy.ts';
import { PostgresServer } from './postgres-server.ts';
import { RedisServer } from './redis-server.ts';

/** Real nodes, each a process, on one real PostgreSQL, and on a Redis if it is wanted. */
export class NodeCluster {
  readonly postgres: PostgresServer;
  readonly redis: RedisServer | undefined;
  readonly url: string;
  readonly nodes: readonly KilledServer[];
  /** From each node to PostgreSQL, if they are wanted. */
  readonly lines: readonly TcpProxy[];
  readonly #folder: string;

  private constructor(
    parts: Pick<NodeCluster, 'postgres' | 'redis' | 'url' | 'nodes' | 'lines'> & { readonly folder: string },
  ) {
    this.postgres = parts.postgres;
    this.redis = parts.redis;
    this.url = parts.url;
    this.nodes = parts.nodes;
    this.lines = parts.lines;
    this.#folder = parts.folder;
  }

  /** `environment` for all nodes. */
  static async start(
    count: number,
    hasRedis: boolean,
    environment: Readonly<Record<string, string>> = {},
    hasLines = false,
  ): Promise<NodeCluster> {
    const folder = mkdtempSync(join(tmpdir(), 'crownhold-nodes-'));
    const postgres = await PostgresServer.start();
    const redis = hasRedis ? await RedisServer.start() : undefined;
    const url = await postgres.createDatabase();
    // What one node has compiled and kept at its shutdown the others need not compile.
    const shared = { DATABASE_URL: url, NODE_COMPILE_CACHE: join(folder, 'compiled') };
    const settings = { ...shared, ...(redis && { REDIS_URL: redis.url }), ...environment };
    const nodes: KilledServer[] = [];
    const lines: TcpProxy[] = [];
    for (let number = 0; number < count; number++) {
      const own = join(folder, `node-${number}`);
      mkdirSync(own);
      const line = hasLines ? await TcpProxy.start(postgres.port) : undefined;
      if (line) lines.push(line);
      const database = line ? { DATABASE_URL: through(line, url) } : {};
      nodes.push(await KilledServer.create(own, { environment: { ...settings, ...database } }));
    }
    const cluster = new NodeCluster({ postgres, redis, url, nodes, lines, folder });
    try {
      await Promise.all(nodes.map((node) => node.start()));
      return cluster;
    } catch (error) {
      await cluster.close().catch(() => undefined);
      throw error;
    }
  }

  /** Rejects if a node has ended by itself, once everything is gone. */
  async close(): Promise<void> {
    for (const node of this.nodes) node.resume();
    const ends = await Promise.allSettled(this.nodes.map((node) => node.kill()));
    await Promise.all(this.lines.map((line) => line.close()));
    await this.redis?.close();
    await this.postgres.close();
    rmSync(this.#folder, { recursive: true, force: true });
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }
}

function through({ port }: TcpProxy, url: string): string {
  const address = new URL(url);
  address.port = String(port);
  return address.href;
}
