import { defaultSettings } from '@aaram/shared-domain/settings';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { createPlatform } from '../host/create-platform.ts';
import type { PlatformServices } from '../host/platform-context.ts';
import { PlatformProvider } from '../host/platform-provider.tsx';

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

/** Renders children, or a route table, at an address inside a platform. */
export function TestPlatform({
  platform,
  children,
  routes,
  at = '/',
}: {
  platform: PlatformServices;
  children?: ReactNode;
  routes?: RouteObject[];
  at?: string;
}) {
  const router = createMemoryRouter(routes ?? [{ path: '*', element: children }], { initialEntries: [at] });
  return (
    <PlatformProvider platform={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>
  );
}
