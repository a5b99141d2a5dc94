import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KilledServer } from '../claims/kill/killed-server.ts';
import { PostgresServer } from './postgres-server.ts';
import { RedisServer } from './redis-server.ts';

/** Real nodes, each a process, on one real PostgreSQL, and on a Redis if it is wanted. */
export class NodeCluster {
  readonly postgres: PostgresServer;
  readonly redis: RedisServer | undefined;
  readonly url: string;
  readonly nodes: readonly KilledServer[];
  readonly #folder: string;

  private constructor(parts: Pick<NodeCluster, 'postgres' | 'redis' | 'url' | 'nodes'> & { readonly folder: string }) {
    this.postgres = parts.postgres;
    this.redis = parts.redis;
    this.url = parts.url;
    this.nodes = parts.nodes;
    this.#folder = parts.folder;
  }

  /** `environment` for all nodes. */
  static async start(
    count: number,
    hasRedis: boolean,
    environment: Readonly<Record<string, string>> = {},
  ): Promise<NodeCluster> {
    const folder = mkdtempSync(join(tmpdir(), 'crownhold-nodes-'));
    const postgres = await PostgresServer.start();
    const redis = hasRedis ? await RedisServer.start() : undefined;
    const url = await postgres.createDatabase();
    const settings = { DATABASE_URL: url, ...(redis && { REDIS_URL: redis.url }), ...environment };
    const nodes: KilledServer[] = [];
    for (let number = 0; number < count; number++) {
      const own = join(folder, `node-${number}`);
      mkdirSync(own);
      nodes.push(await KilledServer.create(own, { environment: settings }));
    }
    const cluster = new NodeCluster({ postgres, redis, url, nodes, folder });
    try {
      await Promise.all(nodes.map((node) => node.start()));
      return cluster;
    } catch (error) {
      await cluster.close();
      throw error;
    }
  }

  async close(): Promise<void> {
    for (const node of this.nodes) node.resume();
    await Promise.all(this.nodes.map((node) => node.kill().catch(() => undefined)));
    await this.redis?.close();
    await this.postgres.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
