import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from './api-client.ts';

function createClient(answer: () => Response | Promise<Response>, getToken: () => string | null = () => null) {
  const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.resolve().then(answer));
  const onSessionEnded = vi.fn();
  return { api: createApiClient({ baseUrl: '/api', fetch, getToken, onSessionEnded }), fetch, onSessionEnded };
}

describe('the API client', () => {
  it('sends repeated filters as repeated parameters and leaves out what is not set', async () => {
    const { api, fetch } = createClient(() => Response.json([]));
    await api.getProducts({ category: 'Men', brand: ['A', 'B'], q: undefined });
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/auth/get-all-products?limit=24&category=Men&brand=A&brand=B');
  });

  it('reads totals and the next page from the headers', async () => {
    const headers = { 'x-total-count': '31', 'x-next-cursor': 'abc' };
    const { api } = createClient(() => Response.json([], { headers }));
    expect(await api.getProducts()).toEqual({ items: [], total: 31, nextCursor: 'abc' });
  });

  it('turns an error answer into its code, message and details', async () => {
    const body = { code: 'PRICE_CHANGED', message: 'Prices have changed.', quote: { totalAmount: 1 } };
    const { api } = createClient(() => Response.json(body, { status: 409 }));
    await expect(api.getProfile()).rejects.toMatchObject({
      status: 409,
      code: 'PRICE_CHANGED',
      message: 'Prices have changed.',
      details: { quote: { totalAmount: 1 } },
    });
  });

  it.each([
    ['no answer', () => Promise.reject(new TypeError('offline')), 'NETWORK'],
    ['an answer that is no JSON', () => new Response('<html>', { status: 502 }), 'INTERNAL'],
  ])('says so in words fit to show after %s', async (_case, answer, code) => {
    const { api } = createClient(answer);
    await expect(api.getProfile()).rejects.toMatchObject({ name: 'ApiError', code });
  });

  it('reports an ended session, but not when another has begun since', async () => {
    let token = 'old';
    const unauthorised = () => Response.json({ code: 'NOT_LOGGED_IN', message: 'x' }, { status: 401 });
    const { api, onSessionEnded } = createClient(
      () => unauthorised(),
      () => token,
    );
    await api.getProfile().catch(() => undefined);
    expect(onSessionEnded).toHaveBeenCalledTimes(1);
    const late = api.getProfile().catch(() => undefined);
    token = 'new';
    await late;
    expect(onSessionEnded).toHaveBeenCalledTimes(1);
  });
});
