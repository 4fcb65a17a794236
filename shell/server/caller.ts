import { CHANGE_COOKIE, readChangeCookie } from '@aaram/shared-domain/contract';
import type { FastifyRequest } from 'fastify';

/** For whom a document is made. */
export type Caller = {
  /** The client's address: the API counts the page's calls as that client's. */
  address: string;
  /** Says that this browser has just changed something; the API checks it. */
  change?: string | undefined;
};

export const callerOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Caller => ({
  address: ip,
  change: readChangeCookie(headers.cookie),
});

/** The headers that tell the API for whom a page calls. */
export const headersOf = ({ address, change }: Caller): Record<string, string> => ({
  'x-forwarded-for': address,
  ...(change === undefined ? {} : { cookie: `${CHANGE_COOKIE}=${change}` }),
});
