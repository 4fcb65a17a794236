import { Link } from '@aaram/shared-platform';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Navigate, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteSteps } from './history-steps.ts';
import { followNavigation } from './page-cover.ts';
import { ROUTE_LOADER_MS, RouteLoader } from './route-loader.tsx';

noteSteps();
const SLOW_MS = 1200;

function Frame() {
  return (
    <>
      <main id="main" tabIndex={-1}>
        <Link to="/men">Men</Link>
        <Link to="/men?sort=nameAZ">Sorted</Link>
        <Link to="/slow">Slow</Link>
        <Outlet />
      </main>
      <RouteLoader />
    </>
  );
}

async function open(at = '/', before: string[] = []) {
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { path: '/', element: <h1>Home</h1> },
          { path: '/men', element: <h1>Men's page</h1> },
          { path: '/guarded', element: <Navigate to="/men" replace /> },
          {
            path: '/slow',
            element: <h1>Slow page</h1>,
            loader: () => new Promise((resolve) => setTimeout(() => resolve(null), SLOW_MS)),
          },
        ],
      },
    ],
    { initialEntries: [...before, at] },
  );
  followNavigation(router);
  render(<RouterProvider router={router} />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  return router;
}

const isCovered = () => screen.queryByLabelText('Loading') !== null;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function follow(name: string) {
  fireEvent.click(screen.getByRole('link', { name }));
  await pass(0);
}

describe('the route loader', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    sessionStorage.clear();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('does not cover the first page', async () => {
    await open();
    expect(isCovered()).toBe(false);
  });

  // rules: page-change
  it('covers a change of page for 700 ms, with the page beneath', async () => {
    expect(ROUTE_LOADER_MS).toBe(700);
    await open();
    await follow('Men');
    expect(isCovered()).toBe(true);
    expect(screen.getByRole('heading', { name: "Men's page" })).toBeInTheDocument();
    await pass(ROUTE_LOADER_MS - 1);
    expect(isCovered()).toBe(true);
    await pass(1);
    expect(isCovered()).toBe(false);
  });

  it('covers from the click on, until a slow page is there', async () => {
    await open();
    await follow('Slow');
    expect(isCovered()).toBe(true);
    expect(screen.getByRole('heading', { name: 'Home' })).toBeInTheDocument();
    await pass(ROUTE_LOADER_MS);
    expect(isCovered()).toBe(true);
    await pass(SLOW_MS - ROUTE_LOADER_MS);
    await pass(1);
    expect(screen.getByRole('heading', { name: 'Slow page' })).toBeInTheDocument();
    expect(isCovered()).toBe(false);
  });

  it('opens a page whose fragment is no encoded text at its top', async () => {
    const router = await open();
    await act(() => router.navigate('/men#100%'));
    expect(screen.getByRole('heading', { name: "Men's page" })).toBeInTheDocument();
  });

  it('shows back and forward at once', async () => {
    const router = await open();
    await follow('Men');
    await pass(ROUTE_LOADER_MS);
    await act(() => router.navigate(-1));
    expect(screen.getByRole('heading', { name: 'Home' })).toBeInTheDocument();
    expect(isCovered()).toBe(false);
  });

  /** The browser fires `popstate` before the router moves. */
  const goBack = (router: Awaited<ReturnType<typeof open>>) =>
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate'));
      void router.navigate(-1);
    });

  // rules: page-change
  it('does not cover back and forward while a slow page is on its way, and uncovers what they interrupt', async () => {
    const router = await open('/men', ['/', '/slow']);
    goBack(router);
    for (let passed = 0; passed < SLOW_MS; passed += 100) {
      await pass(100);
      expect(isCovered()).toBe(false);
    }
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Slow page' })).toBeInTheDocument();
    await follow('Men');
    expect(isCovered()).toBe(true);
    goBack(router);
    expect(isCovered()).toBe(false);
  });

  // rules: page-change
  it('does not cover where a guard leads after back; the next link is covered again', async () => {
    const router = await open('/', ['/guarded']);
    goBack(router);
    await pass(0);
    expect(screen.getByRole('heading', { name: "Men's page" })).toBeInTheDocument();
    expect(isCovered()).toBe(false);
    await follow('Slow');
    expect(isCovered()).toBe(true);
  });

  it('leaves a change within a page alone', async () => {
    await open('/men');
    await follow('Sorted');
    expect(isCovered()).toBe(false);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it('is a picture only: out of the accessibility tree, without anything to focus', async () => {
    await open();
    await follow('Men');
    const cover = screen.getByLabelText('Loading');
    expect(cover).toHaveAttribute('aria-hidden', 'true');
    expect(cover.querySelector('a, button, [tabindex]')).toBeNull();
  });

  // rules: page-change
  it('starts a new page at its top, moves the focus to it and says its title', async () => {
    await open();
    document.title = 'Men | Aaram';
    const link = screen.getByRole('link', { name: 'Men' });
    link.blur();
    await follow('Men');
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, left: 0, behavior: 'instant' });
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Men | Aaram');
  });

  it('returns to where a page was left on back', async () => {
    const router = await open();
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true, writable: true });
    window.dispatchEvent(new Event('scroll'));
    await follow('Men');
    await act(() => router.navigate(-1));
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 640, left: 0, behavior: 'instant' });
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true, writable: true });
  });
});
