import { type ErrorCode, MESSAGE_BYTES, parseJson } from '@crownhold/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOwnRequest } from '../wire/origin-guard.ts';
import type { WirePorts } from '../wire/wire-ports.ts';
import type { Handlers } from './call.ts';
import { addRoutes } from './dispatch.ts';
import type { NdjsonStream } from './ndjson-stream.ts';
import { peopleHandlers } from './people-handlers.ts';
import { sendProblem } from './problem.ts';
import { sessionHandlers } from './session-handlers.ts';
import { streamHandlers } from './stream-handlers.ts';
import { tableHandlers } from './table-handlers.ts';

/** Tables over HTTP: the commands of the socket as requests, and what is told as lines or by asking again. */
export class Api {
  readonly #ports: WirePorts;
  readonly #streams = new Set<NdjsonStream>();

  constructor(ports: WirePorts) {
    this.#ports = ports;
  }

  /** To be registered under `/api`. */
  readonly plugin = async (app: FastifyInstance): Promise<void> => {
    readJsonOnly(app, (isRead) => this.#ports.meter.parsed('body', isRead));
    app.addHook('onRequest', (request, reply) => this.#guard(request, reply));
    // Not the page for what is not found: files are served below every address.
    app.all('/*', (_, reply) => sendProblem(reply, 'unknown-route'));
    app.setErrorHandler<Error & { readonly statusCode?: number }>((error, request, reply) => {
      if ((error.statusCode ?? 500) >= 500) request.log.error(error);
      return sendProblem(reply, codeOfError(error));
    });
    addRoutes(app, this.#ports, this.#handlers());
  };

  /** Ends all streams: their clients come again. */
  close(): void {
    for (const stream of this.#streams) stream.end();
  }

  #handlers(): Handlers {
    const ports = this.#ports;
    const tables = { ...tableHandlers(ports), ...streamHandlers(ports, this.#streams) };
    return { ...sessionHandlers(ports), ...tables, ...peopleHandlers(ports) };
  }

  async #guard(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const { own, meter, isDraining } = this.#ports;
    reply.header('cache-control', 'no-store');
    const startMs = performance.now();
    reply.raw.once('finish', () => meter.answered('request', performance.now() - startMs));
    const isOwn = isOwnRequest(request.headers, own);
    meter.parsed('host', isOwn);
    if (!isOwn) return sendProblem(reply, 'wrong-origin');
    return isDraining() ? sendProblem(reply, 'unavailable') : undefined;
  }
}

/** Bodies are JSON by their content type and nothing else: no form of a stranger's page can send them unasked. */
function readJsonOnly(app: FastifyInstance, count: (isRead: boolean) => void): void {
  app.removeAllContentTypeParsers();
  const options = { parseAs: 'string', bodyLimit: MESSAGE_BYTES } as const;
  app.addContentTypeParser('application/json', options, (_, text, done) => {
    const json = parseJson(String(text));
    count(json !== undefined);
    // Whatever cannot be read is no object, and every route asks for one.
    done(null, json ?? null);
  });
}

const CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'malformed',
  404: 'unknown-route',
  413: 'too-long',
  415: 'wrong-type',
};

function codeOfError({ statusCode = 500 }: { readonly statusCode?: number }): ErrorCode {
  return CODES[statusCode] ?? (statusCode < 500 ? 'malformed' : 'unavailable');
}
