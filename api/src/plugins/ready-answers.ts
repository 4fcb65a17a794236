import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest, FastifyServerFactory } from 'fastify';
import { createByteCache } from '#byte-cache.ts';
import { timeLeftOf } from './deadline.ts';
import { createRequestId, readReleaseSet } from './request-log.ts';

/** A finished answer, valid until `until` (ms). `lines` are its headers, name and value in turn. */
export type Answer = { body: Buffer; etag: string; headers: Record<string, string>; lines: string[]; until: number };

/** Largest size of the remembered answers, most of which are also in the answer caches. */
const MAX_BYTES = 32 * 1024 * 1024;

/** An answer, and how to get a new one when it has expired. */
type Found = { answer: Answer; find: () => Promise<Answer> };
type Ready = Found & { route: string };

/**
 * Answers a known URL before routing: its parameters were checked before, so at most its answer must be renewed.
 * Headers, log line and metrics are the same as for a routed request. When anything fails, the request is routed. Needs
 * no limit by source: refusing would cost as much as answering.
 */
export function createReadyAnswers(maxBytes = MAX_BYTES) {
  const remembered = createByteCache<string, Ready>({ maxBytes, sizeOf: ({ answer: { body } }) => body.length });
  /** The application whose metrics and log are used; set by `begin`. */
  let app: FastifyInstance | undefined;
  let isClosing = false;

  function note(request: IncomingMessage, { route }: Ready, status: number, id: string, began: bigint) {
    const seconds = Number(process.hrtime.bigint() - began) / 1e9;
    app?.observeRequest('GET', route, status, seconds);
    app?.log.info(
      {
        reqId: id,
        method: 'GET',
        route,
        status,
        ms: Math.round(seconds * 100_000) / 100,
        releaseSet: readReleaseSet(request),
      },
      'request',
    );
  }

  function send(request: IncomingMessage, response: ServerResponse, ready: Ready, began: bigint) {
    const id = createRequestId(request);
    const { body, etag, lines } = ready.answer;
    const isKnown = request.headers['if-none-match'] === etag;
    if (isKnown) {
      response.writeHead(304, [...lines, 'x-request-id', id]);
      response.end();
    } else {
      response.writeHead(200, [...lines, 'x-request-id', id, 'content-length', String(body.length)]);
      response.end(body);
    }
    note(request, ready, isKnown ? 304 : 200, id, began);
  }

  type Handle = () => void;

  function renew(request: IncomingMessage, response: ServerResponse, ready: Ready, goOn: Handle) {
    const began = process.hrtime.bigint();
    // The routed request continues with the same clock, so that it does not wait for the full time again.
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      goOn();
    }, timeLeftOf(request));
    const inTime = (goFurther: Handle) => {
      clearTimeout(timer);
      if (!isLate) {
        goFurther();
      }
    };
    ready.find().then(
      (answer) => {
        ready.answer = answer;
        remembered.set(request.url ?? '', ready);
        inTime(() => send(request, response, ready, began));
      },
      () => {
        remembered.delete(request.url ?? '');
        inTime(goOn);
      },
    );
  }

  function answer(request: IncomingMessage, response: ServerResponse, goOn: Handle) {
    const ready = request.method === 'GET' && !isClosing ? remembered.get(request.url ?? '') : undefined;
    if (ready === undefined) {
      goOn();
    } else if (ready.answer.until > Date.now()) {
      send(request, response, ready, process.hrtime.bigint());
    } else {
      renew(request, response, ready, goOn);
    }
  }

  /** The server as Fastify makes it, but ready answers come first. */
  const serverFactory: FastifyServerFactory = (handle, options) => {
    const server = createServer((request, response) => answer(request, response, () => handle(request, response)));
    server.keepAliveTimeout = Number(options.keepAliveTimeout);
    server.requestTimeout = Number(options.requestTimeout);
    return server;
  };

  return {
    serverFactory,
    /** Starts to answer, until this application closes. */
    begin(opened: FastifyInstance) {
      app = opened;
      opened.addHook('preClose', async () => {
        isClosing = true;
      });
    },
    /** What is remembered, in bytes. */
    size: () => remembered.calculatedSize,
    /** Remembers an answer for the exact URL of its request. */
    remember(request: Pick<FastifyRequest, 'method' | 'raw' | 'routeOptions'>, found: Found) {
      if (request.method !== 'GET') {
        return;
      }
      remembered.set(request.raw.url ?? '', { ...found, route: request.routeOptions.url ?? 'unknown' });
    },
  };
}
export type ReadyAnswers = ReturnType<typeof createReadyAnswers>;
