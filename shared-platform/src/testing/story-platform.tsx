import type { Role } from '@aaram/shared-domain/identity';
import { type ComponentType, createContext, type ReactNode, use, useState } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import type { PlatformServices } from '../host/platform-context.ts';
import { PlatformProvider } from '../host/platform-provider.tsx';
import { createTestPlatform } from './create-test-platform.ts';
import { giveFreshStorage } from './fresh-storage.ts';

/**
 * The API's answers in a story: 'METHOD /path' without the query, with an answer or a function that returns one.
 * Throwing or a `Response` makes the call fail; a path that is not listed answers 404.
 */
export type StoryAnswers = Record<string, unknown>;

/** A response that never comes, for the loading state. */
export const pending = () => new Promise<never>(() => {});

/** One page of a list, as the API answers it. */
export function answerList(items: readonly unknown[], total = items.length, nextCursor?: string): Response {
  const headers = new Headers({ 'x-total-count': String(total) });
  if (nextCursor !== undefined) {
    headers.set('x-next-cursor', nextCursor);
  }
  return Response.json(items, { headers });
}

/** An error response of the API. */
export const refusal = (status: number, message: string, code = 'FAILED') =>
  Response.json({ message, code }, { status });

/** Services with answers from the table; logged in when a role is given. Calls are not retried. */
function createStoryPlatform({ answers = {}, role, stored }: StorySurroundings): PlatformServices {
  giveFreshStorage(stored);
  // The shell sets this when the first page works: parts below the first screen are then laid out too.
  document.documentElement.dataset.settled = '';
  const platform = createTestPlatform(({ method, path, body }) => {
    const answer =
      answers[`${method} ${path.replace(/\?.*$/, '')}`] ?? refusal(404, 'There is nothing here.', 'NOT_FOUND');
    const value = typeof answer === 'function' ? answer({ path, body }) : answer;
    // A response can be read only once, but a story may make the call twice.
    return value instanceof Response ? value.clone() : value;
  });
  platform.queryClient.setDefaultOptions({
    queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false },
  });
  if (role !== undefined) {
    platform.startSession({ token: 'token', user: { id: 'u1', role, isVerified: true, name: 'Ananya Rao' } });
  }
  return platform;
}

/** The surroundings of a story: its parameter `platform`. */
export type StorySurroundings = {
  answers?: StoryAnswers | undefined;
  /** Role of the user; without it the user is a visitor. */
  role?: Role | undefined;
  /** Address of the page. */
  at?: string | undefined;
  /** Pattern of the page, when its address has parameters. */
  path?: string | undefined;
  /** What local storage has from earlier visits. */
  stored?: Record<string, string> | undefined;
};

const SlotContext = createContext<ReactNode>(null);
const StorySlot = () => use(SlotContext);

/** One story in its own platform: no network, and no memory of other stories. */
function StoryPlatform({ at = '/', path = '*', children, ...others }: StorySurroundings & { children: ReactNode }) {
  const [platform] = useState(() => createStoryPlatform(others));
  const [router] = useState(() => {
    const routes: RouteObject[] = [{ path, Component: StorySlot }];
    // All other addresses show nothing: pressing a link in a story must not break it.
    return createMemoryRouter(path === '*' ? routes : [...routes, { path: '*', element: null }], {
      initialEntries: [at],
    });
  });
  return (
    <PlatformProvider platform={platform}>
      <SlotContext value={children}>
        <RouterProvider router={router} />
      </SlotContext>
    </PlatformProvider>
  );
}

type StoryContext = { id: string; parameters: Record<string, unknown> };

/** Decorator for the Storybook of each app: shows the story in the platform of its parameter `platform`. */
export function withPlatform(Story: ComponentType, { id, parameters }: StoryContext) {
  const surroundings = (parameters.platform ?? {}) as StorySurroundings;
  return (
    <StoryPlatform key={id} {...surroundings}>
      <Story />
    </StoryPlatform>
  );
}
