import { createBody, type ErrorCode, MESSAGE_BYTES, parse, parseJson, sitBody } from '@crownhold/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOwnRequest } from '../wire/origin-guard.ts';
import type { WirePorts } from '../wire/wire-ports.ts';
import { NdjsonStream } from './ndjson-stream.ts';
import { sendProblem, statusOfAnswer } from './problem.ts';
import { readCommand, readSteps, readTable, readTableQuery } from './request-input.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The hash of the session's token; empty before it is known. */
    session: string;
    /** Of the path; empty where it has none. */
    table: string;
  }
}

/** Tables over HTTP: the commands of the socket as requests, and what is told as lines or by asking again. */
export class Api {
  readonly #ports: WirePorts;
  readonly #streams = new Set<NdjsonStream>();

  constructor(ports: WirePorts) {
    this.#ports = ports;
  }

  /** To be registered under `/api`. */
  readonly plugin = async (app: FastifyInstance): Promise<void> => {
    app.decorateRequest('session', '');
    app.decorateRequest('table', '');
    readJsonOnly(app, (isRead) => this.#ports.meter.parsed('body', isRead));
    app.addHook('onRequest', (request, reply) => this.#guard(request, reply));
    // Not the page for what is not found: files are served below every address.
    app.all('/*', (_, reply) => sendProblem(reply, 'unknown-route'));
    app.setErrorHandler<Error & { readonly statusCode?: number }>((error, request, reply) => {
      if ((error.statusCode ?? 500) >= 500) request.log.error(error);
      return sendProblem(reply, codeOfError(error));
    });
    app.post('/session', (request, reply) => this.#beginSession(request, reply));
    const named = { onRequest: (request: FastifyRequest, reply: FastifyReply) => this.#identify(request, reply) };
    app.post('/tables', named, (request, reply) => this.#create(request, reply));
    app.get('/tables/:table', named, (request, reply) => this.#poll(request, reply));
    app.get('/tables/:table/stream', named, (request, reply) => this.#stream(request, reply));
    app.get('/tables/:table/record', named, (request, reply) => this.#record(request, reply));
    app.post('/tables/:table/sit', named, (request, reply) => this.#sit(request, reply));
    app.post('/tables/:table/commands', named, (request, reply) => this.#command(request, reply));
    app.post('/tables/:table/steps', named, (request, reply) => this.#steps(request, reply));
  };

  /** Ends all streams: their clients come again. */
  close(): void {
    for (const stream of this.#streams) stream.end();
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

  async #identify(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const { sessions, limits, meter } = this.#ports;
    const session = await sessions.find(request.headers.cookie);
    meter.parsed('cookie', session !== undefined);
    if (session === undefined) return sendProblem(reply, 'no-session');
    const refusal = limits.message(session);
    if (refusal) return this.#refuse(reply, 'message', refusal.waitSeconds);
    request.session = session;
    if (request.routeOptions.url === '/api/tables') return undefined;
    const table = readTable(request.params);
    meter.parsed('path', table !== undefined);
    if (table === undefined) return sendProblem(reply, 'unknown-table');
    request.table = table;
    return undefined;
  }

  async #beginSession(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { sessions, limits } = this.#ports;
    if (!isEmptyObject(request.body)) return sendProblem(reply, 'malformed');
    if ((await sessions.find(request.headers.cookie)) !== undefined) return reply.send({});
    const refusal = limits.create('session', request.ip);
    if (refusal) return this.#refuse(reply, 'session', refusal.waitSeconds);
    return reply
      .code(201)
      .header('set-cookie', await sessions.begin())
      .send({});
  }

  async #create(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { service, limits, meter, inFlight } = this.#ports;
    const body = parse(createBody, request.body);
    meter.parsed('create', body !== undefined);
    if (!body) return sendProblem(reply, 'malformed');
    const refusal = limits.create('table', request.ip);
    if (refusal) return this.#refuse(reply, 'table', refusal.waitSeconds);
    const created = await inFlight.track(service.create(request.session, body));
    return typeof created === 'string' ? sendProblem(reply, created) : reply.code(201).send(created);
  }

  async #sit(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { service, meter, inFlight } = this.#ports;
    const body = parse(sitBody, request.body);
    meter.parsed('sit', body !== undefined);
    if (!body) return sendProblem(reply, 'malformed');
    const answer = await inFlight.track(service.sit(request.session, request.table, body));
    return reply.code(statusOfAnswer(answer)).send(answer);
  }

  async #command(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { service, meter, inFlight } = this.#ports;
    const message = readCommand(request.body, request.table);
    meter.parsed('command', message !== undefined);
    if (!message) return sendProblem(reply, 'malformed');
    const answer = await inFlight.track(service.command(request.session, message));
    return reply.code(statusOfAnswer(answer)).send(answer);
  }

  async #steps(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { service, meter } = this.#ports;
    const message = readSteps(request.body, request.table);
    meter.parsed('steps', message !== undefined);
    if (!message) return sendProblem(reply, 'malformed');
    const steps = await service.steps(request.session, request.table, message.seat, message.prefix);
    return typeof steps === 'string' ? sendProblem(reply, steps) : reply.send({ steps });
  }

  async #poll(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { service } = this.#ports;
    const query = this.#readQuery(request);
    if (!query) return sendProblem(reply, 'malformed');
    const news = await service.news(request.session, request.table, query.viewer, query.since);
    if (typeof news === 'string') return sendProblem(reply, news);
    const { kind: _, ...body } = news;
    return reply.send(body);
  }

  async #record(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const record = await this.#ports.service.record(request.table);
    return typeof record === 'string' ? sendProblem(reply, record) : reply.send(record);
  }

  async #stream(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { service, limits } = this.#ports;
    const { session, table } = request;
    const query = this.#readQuery(request);
    if (!query) return sendProblem(reply, 'malformed');
    const release = limits.connect(session);
    if (!release) return this.#refuse(reply, 'connection', 1);
    const stream = new NdjsonStream(session, reply.raw, { ...reply.getHeaders() }, this.#ports);
    this.#streams.add(stream);
    reply.raw.once('close', () => {
      release();
      this.#streams.delete(stream);
      void service.unsubscribe(stream, table);
    });
    const code = await service.subscribe(stream, table, query.viewer, query.since);
    if (code !== undefined) return sendProblem(reply, code);
    // It may have gone while its table was loaded.
    if (reply.raw.destroyed) await service.unsubscribe(stream, table);
    return reply.hijack();
  }

  #readQuery(request: FastifyRequest) {
    const query = readTableQuery(request.query);
    this.#ports.meter.parsed('query', query !== undefined);
    return query;
  }

  #refuse(reply: FastifyReply, what: 'message' | 'session' | 'table' | 'connection', waitSeconds: number) {
    this.#ports.meter.limited(what);
    return sendProblem(reply.header('retry-after', String(waitSeconds)), 'too-many');
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

function isEmptyObject(body: unknown): boolean {
  return typeof body === 'object' && body !== null && !Array.isArray(body) && Object.keys(body).length === 0;
}
