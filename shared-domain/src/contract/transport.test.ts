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
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/auth/get-all-products?view=card&limit=24&category=Men&brand=A&brand=B');
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
      serverMessage: 'Prices have changed.',
      details: { quote: { totalAmount: 1 } },
    });
  });

  const cutShort = () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });
    return new Response(body, { status: 200 });
  };
  // rules: server-message-or-own-text
  it.each([
    ['no answer', () => Promise.reject(new TypeError('offline')), 0, 'NETWORK'],
    ['an answer that is cut short', cutShort, 0, 'NETWORK'],
    ['a page of a proxy', () => new Response('<html>', { status: 502 }), 502, 'INTERNAL'],
    ['an error without words', () => Response.json({ message: '' }, { status: 500 }), 500, 'INTERNAL'],
    ['an error whose words are no text', () => Response.json({ message: ['x'] }, { status: 500 }), 500, 'INTERNAL'],
    ['a success that is no JSON', () => new Response('<html>'), 200, 'INTERNAL'],
    ['a success with nothing in it', () => Response.json({}), 200, 'INTERNAL'],
    ['a success that is null', () => Response.json(null), 200, 'INTERNAL'],
    [
      'another success than the contract has',
      () => Response.json({ message: 'Queued' }, { status: 202 }),
      202,
      'INTERNAL',
    ],
  ])('fails without words of the server after %s', async (_case, answer, status, code) => {
    const { api } = createClient(answer);
    const failure = { name: 'ApiError', status, code, serverMessage: undefined };
    await expect(api.getProfile()).rejects.toMatchObject(failure);
  });

  it('gives up when no answer comes in time', async () => {
    const fetch = (_url: string, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    const api = createApiClient({ baseUrl: '/api', fetch, getToken: () => null, timeoutMs: 5 });
    await expect(api.getProfile()).rejects.toMatchObject({ status: 0, code: 'NETWORK', serverMessage: undefined });
  });

  // rules: the-calls
  it.each([{}, null, 'posts'])('takes %j for no list', async (body) => {
    const { api } = createClient(() => Response.json(body));
    await expect(api.getPosts()).rejects.toMatchObject({ status: 200, serverMessage: undefined });
    await expect(api.getProducts()).rejects.toMatchObject({ status: 200, serverMessage: undefined });
  });

  // rules: the-calls
  it('succeeds with the status of the contract alone', async () => {
    let status = 201;
    const { api } = createClient(() => Response.json({}, { status }));
    const person = {
      name: 'A',
      mobile: '9845012345',
      email: 'a@example.com',
      password: 'secret1',
      agreedToTerms: true,
    };
    await expect(api.register(person)).resolves.toBeUndefined();
    status = 200;
    await expect(api.register(person)).rejects.toMatchObject({ status: 200 });
  });

  it('keeps the session there is when somebody logs in with a wrong password', async () => {
    const wrong = () => Response.json({ code: 'INVALID_CREDENTIALS', message: 'x' }, { status: 401 });
    const { api, onSessionEnded } = createClient(wrong, () => 'token');
    await api.login({ email: 'a@example.com', password: 'x' }).catch(() => undefined);
    expect(onSessionEnded).not.toHaveBeenCalled();
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
