import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTabSet } from './tab-set.ts';

const page = { assign: vi.fn(), reload: vi.fn() };
/** The set that answers name. */
let next: string | undefined;
let mayMove: boolean;
const asked = vi.fn(async (_url: string, _init: RequestInit) => {
  return new Response('{}', { headers: next === undefined ? {} : { 'x-release-set': next } });
});

function open() {
  const routes = ['/', '/blogs'].map((path) => ({ path, loader: async () => null, element: null }));
  const failing = { path: '/removed', loader: () => Promise.reject(new Error('404')), element: null };
  const router = createMemoryRouter([...routes, failing], { hydrationData: { loaderData: {} } });
  const tab = createTabSet('own', asked, () => mayMove, page);
  tab.follow(router);
  return { router, tab };
}

beforeEach(() => {
  next = 'own';
  mayMove = true;
  sessionStorage.clear();
});
afterEach(() => {
  vi.clearAllMocks();
});

describe('the release set of a tab', () => {
  it('is named by each of its calls', async () => {
    await open().tab.fetch('/api/x', { headers: { accept: 'a' } });
    expect(asked).toHaveBeenCalledWith('/api/x', { headers: { accept: 'a', 'x-release-set': 'own' } });
  });

  it('is left with a change of page once an answer has named another one', async () => {
    const { router, tab } = open();
    await router.navigate('/blogs');
    next = undefined;
    await tab.fetch('/api/x', {});
    await router.navigate('/');
    expect(page.assign).not.toHaveBeenCalled();
    next = 'other';
    await tab.fetch('/api/x', {});
    await router.navigate('/?sort=price');
    expect(page.assign).not.toHaveBeenCalled();
    await router.navigate('/blogs?page=2#top');
    expect(page.assign).toHaveBeenCalledWith('/blogs?page=2#top');
  });

  it('is not left in the checkout or with unsaved work', async () => {
    const { router, tab } = open();
    next = 'other';
    await tab.fetch('/api/x', {});
    mayMove = false;
    await router.navigate('/blogs');
    await router.navigate('/removed');
    expect(page.assign).not.toHaveBeenCalled();
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('is left by one reload when its files are gone, and stays when they only fail', async () => {
    const { router } = open();
    await router.navigate('/removed');
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(page.reload).not.toHaveBeenCalled();
    next = 'other';
    for (const { router: again } of [open(), open()]) {
      await again.navigate('/removed');
    }
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(3));
    expect(page.reload).toHaveBeenCalledTimes(1);
  });
});
