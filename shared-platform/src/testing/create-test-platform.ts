import { defaultSettings } from '@aaram/shared-domain/settings';
import { createPlatform } from '../host/create-platform.ts';
import type { PlatformServices } from '../host/platform-context.ts';

type Answers = (request: { method: string; path: string; body: unknown }) => unknown;

/** Services for tests: each API call is answered by `answers` (throw or return a Response to fail it). */
export function createTestPlatform(answers: Answers): PlatformServices {
  return createPlatform({
    settings: defaultSettings,
    origin: 'http://shop.test',
    isServer: false,
    transport: {
      baseUrl: '/api',
      fetch: async (url, init) => {
        const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
        const answer = await answers({ method: init.method ?? 'GET', path: url.replace(/^\/api/, ''), body });
        return answer instanceof Response ? answer : Response.json(answer ?? null);
      },
    },
  });
}
