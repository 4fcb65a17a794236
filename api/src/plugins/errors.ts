import type { Socket } from 'node:net';
import { isPassing } from '@aaram/runtime/db/errors';
import { isId } from '@aaram/runtime/db/values';
import type { ErrorBody, ErrorCode } from '@aaram/shared-domain/contract';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import fp from 'fastify-plugin';
import { Outage } from '#outage.ts';
import type { Details } from '#outcome.ts';
import * as common from '#texts/common.ts';
import * as issueTexts from '#texts/issues.ts';
import * as texts from '#texts/requests.ts';
import { InvalidInput } from './invalid-input.ts';

/** An intended error response. Thrown at the HTTP edge by `fail`. */
export class AppError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly extra: Details;

  constructor(status: number, code: ErrorCode, message: string, extra: Details = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

/**
 * Ends the request with `{ message, code, ...extra }`. `message` is shown to shoppers.
 * `extra.issues` lists fields, `extra.retryAfterSeconds` becomes the Retry-After header; anything else goes into the body.
 */
export function fail(status: number, code: ErrorCode, message: string, extra: Details = {}): never {
  throw new AppError(status, code, message, extra);
}

const UNEXPECTED: ErrorBody = { message: common.somethingWentWrong, code: 'INTERNAL' };

/**
 * Checks the form of an id before the database sees it; returns it in lower case. Throws 400 INVALID_ID with `message`.
 */
export function requireId(id: string, message: string): string {
  return isId(id) ? id.toLowerCase() : fail(400, 'INVALID_ID', message);
}

/** Sends the error body for anything thrown; logs what becomes a 5xx. */
function answer(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, body, retryAfterSeconds } = describe(error, request);
  if (status >= 500) {
    request.log.error({ err: error }, 'request failed');
  }
  if (retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfterSeconds))));
  }
  if (body.code === 'NOT_LOGGED_IN') {
    reply.header('www-authenticate', 'Bearer');
  }
  return reply.code(status).header('cache-control', 'no-store').type('application/json').send(JSON.stringify(body));
}

type Answer = { status: number; body: ErrorBody; retryAfterSeconds?: number | undefined };

function describe(error: unknown, request: FastifyRequest): Answer {
  if (error instanceof AppError) {
    const { retryAfterSeconds, ...extra } = error.extra;
    return { status: error.status, body: { message: error.message, code: error.code, ...extra }, retryAfterSeconds };
  }
  if (error instanceof InvalidInput) {
    return { status: 400, body: describeInput(error, request.routeOptions.config) };
  }
  if (isPassing(error) || isDiskFull(error)) {
    return { status: 503, body: { message: common.storeUnavailable, code: 'UNAVAILABLE_NOW' }, retryAfterSeconds: 2 };
  }
  if (error instanceof Outage) {
    return { status: 503, body: { message: error.publicText, code: 'UNAVAILABLE_NOW' }, retryAfterSeconds: 5 };
  }
  return describeFastifyError(error);
}

/** There is no room for a file: an upload, or a mail outside production. */
const isDiskFull = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code));

function describeInput({ issues }: InvalidInput, { codes = {} }: FastifyContextConfig): ErrorBody {
  const [first] = issues;
  const field = first?.path.split('.').at(-1) ?? '';
  // Own properties only: clients choose the names of fields, `constructor` too.
  const code = (Object.hasOwn(codes, field) ? codes[field] : undefined) ?? 'INVALID_INPUT';
  return { message: first?.message ?? issueTexts.checkAll, code, issues };
}

const fastifyErrors: Record<string, Answer> = {
  FST_ERR_CTP_INVALID_JSON_BODY: {
    status: 400,
    body: { message: texts.unreadable, code: 'INVALID_JSON' },
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, body: { message: texts.requestEmpty, code: 'INVALID_JSON' } },
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, body: { message: texts.requestTooLarge, code: 'TOO_LARGE' } },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    body: { message: texts.contentUnsupported, code: 'UNSUPPORTED_MEDIA' },
  },
  FST_REQ_FILE_TOO_LARGE: {
    status: 413,
    body: { message: common.pictureTooLarge, code: 'TOO_LARGE' },
  },
  FST_FILES_LIMIT: { status: 413, body: { message: texts.tooManyFiles, code: 'TOO_LARGE' } },
  FST_PARTS_LIMIT: { status: 413, body: { message: texts.unreadable, code: 'TOO_LARGE' } },
  FST_FIELDS_LIMIT: { status: 413, body: { message: texts.unreadable, code: 'TOO_LARGE' } },
  FST_INVALID_MULTIPART_CONTENT_TYPE: {
    status: 415,
    body: { message: texts.unreadable, code: 'UNSUPPORTED_MEDIA' },
  },
};

function describeFastifyError(error: unknown): Answer {
  if (typeof error !== 'object' || error === null || !('code' in error)) {
    return { status: 500, body: UNEXPECTED };
  }
  const known = fastifyErrors[String(error.code)];
  if (known !== undefined) {
    return known;
  }
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  const isForeignFault = status >= 400 && status < 500 && String(error.code).startsWith('FST_');
  return isForeignFault
    ? { status, body: { message: texts.notUnderstood, code: 'INVALID_INPUT' } }
    : { status: 500, body: UNEXPECTED };
}

/** Answers a URL that cannot be read like any other error. */
export function answerFrameworkError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  void answer(error, request, reply);
}

/** Answers on the raw connection what is not HTTP, takes too long, or has too large headers. */
export function answerBrokenConnection(error: Error & { code?: string }, socket: Socket) {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const isSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const isLong = error.code === 'HPE_HEADER_OVERFLOW';
  const status = isSlow ? '408 Request Timeout' : isLong ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const body = JSON.stringify({ message: texts.notUnderstood, code: 'INVALID_INPUT' });
  const headers = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close`;
  socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\n\r\n${body}`);
}

/** Remembers every route's pattern, so that a known URL with another method gets 405 instead of 404. */
function rememberRoutes(app: FastifyInstance) {
  const routes: { shape: RegExp; methods: HTTPMethods[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    const shape = new RegExp(
      `^${url
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replace(/:[A-Za-z]+/g, '[^/]+')
        .replace('\\*', '.*')}$`,
    );
    routes.push({ shape, methods: [method].flat() });
  });
  return (url: string) => {
    const path = url.split('?')[0] ?? '';
    return [...new Set(routes.filter((route) => route.shape.test(path)).flatMap((route) => route.methods))];
  };
}

/** One shape for every error, written by one function (product-rules.md#errors-of-the-api). */
export const errorsPlugin = fp(
  async (app) => {
    const findMethods = rememberRoutes(app);
    app.setErrorHandler(answer);
    app.setNotFoundHandler((request, reply) => {
      const methods = findMethods(request.url);
      if (methods.length > 0) {
        reply.header('allow', methods.join(', '));
        return answer(new AppError(405, 'METHOD_NOT_ALLOWED', texts.notPossibleHere), request, reply);
      }
      return answer(new AppError(404, 'NOT_FOUND', texts.nothingHere), request, reply);
    });
  },
  { name: 'errors' },
);
