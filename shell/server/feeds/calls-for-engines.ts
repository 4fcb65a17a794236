import { createSitemapCalls } from '@aaram/shared-domain/contract';
import type { FastifyRequest } from 'fastify';

/** Time limit for API calls, ms; a search engine tries again later. */
const API_TIMEOUT_MS = 4500;

/** API calls with the client's address: one crawler must not use up the limits of the shop itself. */
export const callsFor = ({ ip }: Pick<FastifyRequest, 'ip'>, apiUrl: string) =>
  createSitemapCalls({
    baseUrl: `${apiUrl}/api`,
    fetch: (url, init) => {
      const headers = new Headers(init?.headers);
      headers.set('x-forwarded-for', ip);
      return fetch(url, { ...init, headers });
    },
    getToken: () => null,
    timeoutMs: API_TIMEOUT_MS,
  });
