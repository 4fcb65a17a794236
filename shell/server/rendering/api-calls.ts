import { SEARCH_NOTICE_HEADER } from '@aaram/shared-domain/catalog';
import { PRICE_RULE_HEADER } from '@aaram/shared-domain/contract';
import { headersOf } from '../caller.ts';
import type { CallApi } from './renders.ts';

/** Headers of an answer that a page needs. */
const HEADERS = [
  'content-type',
  'x-total-count',
  'x-next-cursor',
  'retry-after',
  PRICE_RULE_HEADER,
  SEARCH_NOTICE_HEADER,
];

async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) {
      throw new Error(`the answer is larger than ${maxBytes} bytes`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Calls of pages to the API, made here: only reads below `/api`, without a session, in the name of the visitor. */
export function createApiCalls(apiUrl: string, maxBytes: number): CallApi {
  const base = new URL(`${apiUrl}/api/`);
  return async (path, caller, timeoutMs) => {
    const url = new URL(`${apiUrl}/api${path}`);
    if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) {
      throw new Error(`${path} is no address of the API`);
    }
    const response = await fetch(url, {
      // Compressing would cost more than it saves on the way between two servers.
      headers: { accept: 'application/json', 'accept-encoding': 'identity', ...headersOf(caller) },
      redirect: 'error',
      signal: AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs))),
    });
    const headers = HEADERS.flatMap((name): [string, string][] => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    return { status: response.status, headers: Object.fromEntries(headers), body: await readBody(response, maxBytes) };
  };
}
