import { calls } from '@aaram/shared-domain/contract/schema';
import { defaultSettings } from '@aaram/shared-domain/settings';
import { createPlatform } from '../host/create-platform.ts';
import type { PlatformServices } from '../host/platform-context.ts';

/** A call of the API; `key` is its Idempotency-Key, or null. */
type Answers = (request: { method: string; path: string; body: unknown; key: string | null }) => unknown;

/** Calls with a success status other than 200, as patterns of 'METHOD /path'. */
const otherStatuses = Object.entries(calls).flatMap(([name, call]) =>
  'status' in call
    ? [{ pattern: new RegExp(`^${name.replace(/\{\w+\}/g, '[^/]+')}(\\?|$)`), status: call.status }]
    : [],
);

/** The response for what `answers` returned, with the contract's success status. */
function succeed(call: string, answer: unknown): Response {
  const status = otherStatuses.find(({ pattern }) => pattern.test(call))?.status ?? 200;
  return status === 204 ? new Response(null, { status }) : Response.json(answer ?? null, { status });
}

/** Services for tests: `answers` answers each API call (throw or return a Response to make it fail). */
export function createTestPlatform(answers: Answers): PlatformServices {
  return createPlatform({
    settings: defaultSettings,
    origin: 'http://shop.test',
    isServer: false,
    transport: {
      baseUrl: '/api',
      fetch: async (url, init) => {
        const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
        const { method = 'GET' } = init;
        const path = url.replace(/^\/api/, '');
        const key = new Headers(init.headers).get('idempotency-key');
        const answer = await answers({ method, path, body, key });
        return answer instanceof Response ? answer : succeed(`${method} ${path}`, answer);
      },
    },
  });
}
