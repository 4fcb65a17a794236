import { traceOf } from '@aaram/runtime/tracing';
import { CHANGE_COOKIE, readChangeCookie } from '@aaram/shared-domain/contract';
import type { FastifyRequest } from 'fastify';

/** For whom a document is made. */
export type Caller = {
  /** The client's address: the API counts the page's calls as that client's. */
  address: string;
  /** Says that this browser has just changed something; the API checks it. */
  change?: string | undefined;
  /** `traceparent` of the visitor's request, while tracing is on. */
  trace?: string | undefined;
};

export const callerOf = (request: Pick<FastifyRequest, 'ip' | 'headers'> & { raw?: object }): Caller => ({
  address: request.ip,
  change: readChangeCookie(request.headers.cookie),
  trace: traceOf(request),
});

/** The headers that tell the API for whom a page calls. */
export const headersOf = ({ address, change, trace }: Caller): Record<string, string> => ({
  'x-forwarded-for': address,
  ...(change === undefined ? {} : { cookie: `${CHANGE_COOKIE}=${change}` }),
  ...(trace === undefined ? {} : { traceparent: trace }),
});
