import type { Role } from '@aaram/shared-domain/identity';
import { type ComponentType, createContext, type ReactNode, use, useState } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import type { PlatformServices } from '../host/platform-context.ts';
import { PlatformProvider } from '../host/platform-provider.tsx';
import { createTestPlatform } from './create-test-platform.ts';
import { giveFreshStorage } from './fresh-storage.ts';

/**
 * What the API says in a story: 'METHOD /path' without the query, to an answer or a function that makes one. Throwing
 * or a `Response` fails the call; a path that is not listed is not found.
 */
export type StoryAnswers = Record<string, unknown>;

/** An answer that never comes, for the loading state. */
export const pending = () => new Promise<never>(() => {});

/** A page of a list, as the API answers it. */
export function answerList(items: readonly unknown[], total = items.length, nextCursor?: string): Response {
  const headers = new Headers({ 'x-total-count': String(total) });
  if (nextCursor !== undefined) {
    headers.set('x-next-cursor', nextCursor);
  }
  return Response.json(items, { headers });
}

/** The API's refusal, or its breakdown. */
export const refusal = (status: number, message: string, code = 'FAILED') =>
  Response.json({ message, code }, { status });

/** Services whose calls are answered by the table; signed in when a role is given. Nothing is tried twice. */
function createStoryPlatform({ answers = {}, role, kept }: StorySurroundings): PlatformServices {
  giveFreshStorage(kept);
  // As the shell says when the first page works: parts below the first screen are laid out too.
  document.documentElement.dataset.settled = '';
  const platform = createTestPlatform(({ method, path, body }) => {
    const answer =
      answers[`${method} ${path.replace(/\?.*$/, '')}`] ?? refusal(404, 'There is nothing here.', 'NOT_FOUND');
    const value = typeof answer === 'function' ? answer({ path, body }) : answer;
    // A response can be read once; a story may ask twice.
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

/** What a story says of its surroundings, as its parameter `platform`. */
export type StorySurroundings = {
  answers?: StoryAnswers | undefined;
  /** Who is logged in; nobody without one. */
  role?: Role | undefined;
  /** The page's address. */
  at?: string | undefined;
  /** The page's pattern, when its address carries parameters. */
  path?: string | undefined;
  /** What this browser remembers of earlier visits, as in its local storage. */
  kept?: Record<string, string> | undefined;
};

const SlotContext = createContext<ReactNode>(null);
const StorySlot = () => use(SlotContext);

/** One story inside a platform of its own: no network, no memory of other stories. */
function StoryPlatform({ at = '/', path = '*', children, ...others }: StorySurroundings & { children: ReactNode }) {
  const [platform] = useState(() => createStoryPlatform(others));
  const [router] = useState(() => {
    const routes: RouteObject[] = [{ path, Component: StorySlot }];
    // Elsewhere is nowhere: a link in a story may be pressed, and must not break it.
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

/** Decorator of the Storybook of each app: the story inside the platform its parameter `platform` describes. */
export function withPlatform(Story: ComponentType, { id, parameters }: StoryContext) {
  const surroundings = (parameters.platform ?? {}) as StorySurroundings;
  return (
    <StoryPlatform key={id} {...surroundings}>
      <Story />
    </StoryPlatform>
  );
}
