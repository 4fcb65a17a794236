import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Answer } from './answers.ts';
import { createRequestId, readReleaseSet } from './request-log.ts';

/** Addresses remembered; of so many different ones few are hot. */
const MAX_REMEMBERED = 4000;

type Ready = { answer: Answer; route: string };

/**
 * Answers an address whose finished answer is in memory before routing begins: the same headers, log line and figures
 * as by the long way, at the price of node:http itself. It needs no limit by source, since refusing costs as much.
 */
export function createReadyAnswers(app: FastifyInstance) {
  const remembered = new Map<string, Ready>();
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });

  function note(request: IncomingMessage, { route }: Ready, status: number, id: string, began: bigint) {
    const seconds = Number(process.hrtime.bigint() - began) / 1e9;
    app.observeRequest('GET', route, status, seconds);
    app.log.info(
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

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const ready = request.method === 'GET' ? remembered.get(request.url ?? '') : undefined;
    if (ready === undefined || isClosing) {
      return false;
    }
    if (ready.answer.until <= Date.now()) {
      remembered.delete(request.url ?? '');
      return false;
    }
    const began = process.hrtime.bigint();
    const id = createRequestId(request);
    const { body, etag, headers } = ready.answer;
    const isKnown = request.headers['if-none-match'] === etag;
    if (isKnown) {
      response.writeHead(304, { ...headers, 'x-request-id': id });
      response.end();
    } else {
      response.writeHead(200, { ...headers, 'x-request-id': id, 'content-length': body.length });
      response.end(body);
    }
    note(request, ready, isKnown ? 304 : 200, id, began);
    return true;
  }

  app.addHook('onReady', async () => {
    const [handle] = app.server.listeners('request');
    app.server.removeAllListeners('request');
    app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (!answer(request, response)) {
        handle?.call(app.server, request, response);
      }
    });
  });

  return {
    /** Keeps an answer at hand for the very address it was asked by. */
    remember(request: FastifyRequest, finished: Answer) {
      if (request.method !== 'GET') {
        return;
      }
      if (remembered.size >= MAX_REMEMBERED) {
        remembered.clear();
      }
      remembered.set(request.raw.url ?? '', { answer: finished, route: request.routeOptions.url ?? 'unknown' });
    },
  };
}
