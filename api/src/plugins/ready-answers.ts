import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest, FastifyServerFactory } from 'fastify';
import { createByteCache } from '#byte-cache.ts';
import { timeLeftOf } from './deadline.ts';
import { createRequestId, readReleaseSet } from './request-log.ts';

/** A finished answer; past `until` (ms) it is no longer given. `lines` are its headers, name and value in turn. */
export type Answer = { body: Buffer; etag: string; headers: Record<string, string>; lines: string[]; until: number };

/** What the addresses at hand may take, with answers that mostly lie among the finished ones too. */
const MAX_BYTES = 32 * 1024 * 1024;

/** An answer, and how to find it anew once it is over. */
type Found = { answer: Answer; find: () => Promise<Answer> };
type Ready = Found & { route: string };

/**
 * Answers a known address before routing begins: what it asks for has been read and checked before, so only its answer
 * may have to be found anew. The same headers, log line and figures as by the long way, which also keeps everything
 * that goes wrong. Needs no limit by source: refusing costs as much as answering.
 */
export function createReadyAnswers(maxBytes = MAX_BYTES) {
  const remembered = createByteCache<string, Ready>({ maxBytes, sizeOf: ({ answer: { body } }) => body.length });
  /** Whose figures and log these requests belong in; before it is there all go the long way. */
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
    // The long way goes on with the same clock: a question that has waited in vain here does not wait as long again there.
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

  /** The server as Fastify makes it, but for who is asked first. */
  const serverFactory: FastifyServerFactory = (handle, options) => {
    const server = createServer((request, response) => answer(request, response, () => handle(request, response)));
    server.keepAliveTimeout = Number(options.keepAliveTimeout);
    server.requestTimeout = Number(options.requestTimeout);
    return server;
  };

  return {
    serverFactory,
    /** Begins to answer, until this application closes. */
    begin(opened: FastifyInstance) {
      app = opened;
      opened.addHook('preClose', async () => {
        isClosing = true;
      });
    },
    /** What is remembered, in bytes. */
    size: () => remembered.calculatedSize,
    /** Keeps an answer at hand for the very address it was asked by. */
    remember(request: Pick<FastifyRequest, 'method' | 'raw' | 'routeOptions'>, found: Found) {
      if (request.method !== 'GET') {
        return;
      }
      remembered.set(request.raw.url ?? '', { ...found, route: request.routeOptions.url ?? 'unknown' });
    },
  };
}
export type ReadyAnswers = ReturnType<typeof createReadyAnswers>;
