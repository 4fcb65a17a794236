import { type ApiClient, createApiClient } from '@aaram/shared-domain/contract';

/** An API client whose requests seem to come from `address`, as a trusted proxy would say. */
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
