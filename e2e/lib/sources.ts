import { type ApiClient, createApiClient } from '@aaram/shared-domain/contract';

/** A client of the API that a trusted proxy would say comes from `address`. */
export function clientFrom(address: string, shopUrl: string, token: string | null = null): ApiClient {
  return createApiClient({
    baseUrl: `${shopUrl}/api`,
    fetch: (url, init) => {
      const headers = new Headers(init?.headers);
      headers.set('x-forwarded-for', address);
      return fetch(url, { ...init, headers });
    },
    getToken: () => token,
  });
}
