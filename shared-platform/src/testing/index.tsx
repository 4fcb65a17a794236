import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import type { PlatformServices } from '../host/platform-context.ts';
import { PlatformProvider } from '../host/platform-provider.tsx';

export { createTestPlatform } from './create-test-platform.ts';
export {
  answerList,
  pending,
  refusal,
  type StoryAnswers,
  type StorySurroundings,
  withPlatform,
} from './story-platform.tsx';

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
