import { PlatformProvider } from '@aaram/shared-platform/host';
import { definePage, defineRemote } from '@aaram/shared-platform/remote';
import { createTestPlatform } from '@aaram/shared-platform/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, Link, Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLatePage } from './late-page.ts';
import { RemoteArea } from './remote-area.tsx';
import { createPageTable, createRemoteRoute, type PageTable } from './remote-routes.tsx';
import { makeRouteId } from './route-id.ts';

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  );
}

const pages = ['/blogs', '/other'].map((pattern) =>
  definePage({ pattern, chunk: 'page', load: async () => () => <Counter name={pattern} /> }),
);
const platform = createTestPlatform(() => null);

function createApp(table: PageTable) {
  const routes: RouteObject[] = [
    {
      element: (
        <>
          <Counter name="frame" />
          <Link to="/other">Other</Link>
          <Outlet />
        </>
      ),
      children: [
        {
          element: <RemoteArea name="blog" table={table} />,
          children: pages.map(({ pattern }) => createRemoteRoute(platform, 'blog', pattern, table)),
        },
      ],
    },
  ];
  const hydrationData = { loaderData: { [makeRouteId('blog', '/blogs')]: null } };
  const router = createMemoryRouter(routes, { initialEntries: ['/blogs'], hydrationData });
  return (
    <PlatformProvider platform={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>
  );
}

const newTable = () => createPageTable('blog', { load: async () => defineRemote(pages) });
async function fetchPage(table: PageTable) {
  await table.fetchComponent(await table.findPage('/blogs'));
}

let root: Root;
let container: HTMLElement;
const recovered = vi.fn();
let table: PageTable;
let attempts: PromiseWithResolvers<void>[];

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const served = newTable();
  await fetchPage(served);
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(createApp(served));
  attempts = [Promise.withResolvers(), Promise.withResolvers()];
  table = newTable();
  const [first, second] = attempts.map(({ promise }) => promise.then(() => fetchPage(table)));
  table.late = createLatePage('/blogs', first ?? Promise.reject(), () => second ?? Promise.reject(), true);
  root = await act(async () => hydrateRoot(container, createApp(table), { onRecoverableError: recovered }));
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  vi.restoreAllMocks();
  recovered.mockReset();
});

describe('the area of a page whose script is late', () => {
  it('stays as the server rendered it while the frame around it works, and is hydrated when the script is here', async () => {
    const served = screen.getByRole('button', { name: '/blogs 0' });
    await userEvent.click(screen.getByRole('button', { name: 'frame 0' }));
    await screen.findByRole('button', { name: 'frame 1' });
    await userEvent.click(served);
    expect(served).toBeVisible();
    await act(async () => attempts[0]?.resolve());
    await userEvent.click(served);
    expect(await screen.findByRole('button', { name: '/blogs 1' })).toBe(served);
    expect(recovered).not.toHaveBeenCalled();
  });

  it('says that its script failed, and is hydrated by one "Try again"', async () => {
    const served = screen.getByRole('button', { name: '/blogs 0' });
    await act(async () => attempts[0]?.reject(new Error('cut short')));
    expect(await screen.findByRole('alert')).toHaveTextContent('Parts of this page do not work yet');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true');
    await act(async () => attempts[1]?.resolve());
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(served);
    expect(await screen.findByRole('button', { name: '/blogs 1' })).toBe(served);
    expect(recovered).not.toHaveBeenCalled();
  });

  it('gives way to another page of the same remote at once', async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Other' }));
    await userEvent.click(await screen.findByRole('button', { name: '/other 0' }));
    await screen.findByRole('button', { name: '/other 1' });
    expect(screen.queryByRole('button', { name: '/blogs 0' })).toBeNull();
  });
});
