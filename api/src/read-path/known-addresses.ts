import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Cached, createByteCache, describeOrigin } from '@aaram/runtime/cache';
import type { Encoding } from '@aaram/runtime/http/encoding';
import { readChangeCookie } from '@aaram/shared-domain/contract';
import { currentTracing, type OpenSpan, traceCall } from '@aaram/shared-domain/tracing';
import type { FastifyInstance, FastifyRequest, FastifyServerFactory } from 'fastify';
import { timeLeftOf } from '#plugins/deadline.ts';
import { createRequestId, readReleaseSet } from '#plugins/request-log.ts';
import { type Answer, findPacked, originOf, packBody } from './answer.ts';

/** Largest size of the remembered addresses. Their answers are in the caches of answers. */
const MAX_BYTES = 16 * 1024 * 1024;

/** The cached answer of an address, and how to get another one when there is none. */
type Found = {
  now: () => Cached<Answer> | undefined;
  find: () => Promise<Cached<Answer>>;
};
type Known = Found & { route: string };
type Exchange = { request: IncomingMessage; response: ServerResponse; began: number };
type Handle = () => void;
type Noted = { route: string; status: number; id: string; began: number };

function beginSpan({ request, response }: Exchange, { route }: Known): OpenSpan | undefined {
  const tracing = currentTracing();
  const { traceparent } = request.headers;
  return tracing && traceCall(tracing, { method: 'GET', route, traceparent }, response);
}

/** Writes an answer in the form that the client takes, with header lines of its own; then tells which status it had. */
function write({ request, response }: Exchange, answer: Answer, own: string[], onSent: (status: number) => void) {
  const { headers } = request;
  const packed = findPacked(answer, headers['accept-encoding']);
  const { etag, lines } = packed?.[1] ?? answer;
  const sendPlain = () => {
    response.writeHead(200, [...answer.lines, ...own, 'content-length', String(answer.length)]);
    response.end(answer.body);
    onSent(200);
  };
  const sendPacked = (encoding: Encoding, body: Buffer) => {
    response.writeHead(200, [...lines, ...own, 'content-encoding', encoding, 'content-length', String(body.length)]);
    response.end(body);
    onSent(200);
  };
  if (headers['if-none-match'] === etag) {
    response.writeHead(304, [...lines, ...own]);
    response.end();
    onSent(304);
  } else if (packed === undefined) {
    sendPlain();
  } else if (packed[1].body !== undefined) {
    sendPacked(packed[0], packed[1].body);
  } else {
    packBody(answer, packed).then((body) => sendPacked(packed[0], body), sendPlain);
  }
}

/** Sends answers of known addresses; `findApp` is the application whose metrics and log are used. */
function createSender(findApp: () => FastifyInstance | undefined) {
  function note(request: IncomingMessage, { route, status, id, began }: Noted) {
    const ms = performance.now() - began;
    const app = findApp();
    app?.observeRequest('GET', route, status, ms / 1000);
    app?.logRequest({ id, method: 'GET', route, status, ms, releaseSet: readReleaseSet(request) });
    app?.noteAnswer();
  }

  return (exchange: Exchange, { route }: Known, found: Cached<Answer>) => {
    const { request, began } = exchange;
    const id = createRequestId(request);
    const origin = describeOrigin('api', originOf(found, began));
    const own = ['x-request-id', id, 'age', origin.age, 'cache-status', origin['cache-status']];
    write(exchange, found.value, own, (status) => note(request, { route, status, id, began }));
  };
}
type Send = ReturnType<typeof createSender>;

type Renewal = { exchange: Exchange; known: Known; span: OpenSpan | undefined; handle: Handle };

/** Asks for a new answer and sends it. When that fails or takes too long, the request is routed. */
function renew({ exchange, known, span, handle }: Renewal, send: Send, forget: () => void) {
  const goOn = () => {
    // The routed request has a span of its own.
    span?.end({ 'error.type': 'not-renewed' });
    handle();
  };
  // The routed request continues with the same clock, so that it does not wait for the full time again.
  let isLate = false;
  const timer = setTimeout(
    () => {
      isLate = true;
      goOn();
    },
    Math.max(0, timeLeftOf(exchange.request)),
  );
  const inTime = (goFurther: Handle) => {
    clearTimeout(timer);
    if (!isLate) {
      goFurther();
    }
  };
  const asked = span === undefined ? known.find() : span.within(known.find);
  asked.then(
    (found) => inTime(() => send(exchange, known, found)),
    () => {
      forget();
      inTime(goOn);
    },
  );
}

/**
 * Answers a known URL before routing: its parameters were checked before, so at most its answer must be renewed.
 * Headers, log line, metrics and span are the same as for a routed request. When anything fails, the request is routed. Needs
 * no limit by source: refusing would cost as much as answering.
 */
export function createKnownAddresses(maxBytes = MAX_BYTES) {
  const remembered = createByteCache<string, Known>({ maxBytes, sizeOf: () => 0 });
  /** The application whose metrics and log are used; set by `begin`. */
  let app: FastifyInstance | undefined;
  let isClosing = false;
  const send = createSender(() => app);

  function answer(request: IncomingMessage, response: ServerResponse, goOn: Handle) {
    const isCacheable =
      request.method === 'GET' && !isClosing && readChangeCookie(request.headers.cookie) === undefined;
    const known = isCacheable ? remembered.get(request.url ?? '') : undefined;
    if (known === undefined) {
      goOn();
      return;
    }
    const exchange = { request, response, began: performance.now() };
    const span = beginSpan(exchange, known);
    const ready = known.now();
    if (ready === undefined) {
      const forget = () => void remembered.delete(request.url ?? '');
      renew({ exchange, known, span, handle: goOn }, send, forget);
    } else {
      send(exchange, known, ready);
    }
  }

  /** The server as Fastify makes it, but known addresses come first. */
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
    /** Remembers the exact URL of a request that was answered. */
    remember(request: Pick<FastifyRequest, 'method' | 'raw' | 'routeOptions'>, found: Found) {
      if (request.method !== 'GET') {
        return;
      }
      remembered.set(request.raw.url ?? '', { ...found, route: request.routeOptions.url ?? 'unknown' });
    },
  };
}
export type KnownAddresses = ReturnType<typeof createKnownAddresses>;
