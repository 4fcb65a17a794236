import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const Facts = ({ name }: { name: string }) => (
  <p tabIndex={-1}>
    Facts of {name}
    <a href="/women?size=M#top">inside</a>
    <a href="https://elsewhere.test/">outside</a>
    <a href="/sizes.pdf" target="_blank" rel="noopener">
      another window
    </a>
  </p>
);
const Address = () => {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
};
const load = vi.fn(async () => Facts);

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  load.mockClear();
});

/** The part, as it is built for the server or for browsers. */
async function build(target: 'server' | 'browser') {
  vi.stubEnv('BROWSER_BUILD', target === 'browser' ? '1' : '');
  const { KeepHtml, keptPart } = await import('./keep-html.tsx');
  const part = keptPart(load);
  return (name: string, wakes = false) => (
    <MemoryRouter>
      <Address />
      <KeepHtml part={part} props={{ name }} wakes={wakes} />
    </MemoryRouter>
  );
}

it('is in the first bytes of the document, and stays there without its code', async () => {
  const onServer = await build('server');
  await act(async () => {});
  const container = document.createElement('div');
  container.innerHTML = renderToString(onServer('a shirt'));
  expect(container).toHaveTextContent('Facts of a shirt');
  load.mockClear();
  vi.resetModules();

  const inBrowser = await build('browser');
  const root = await act(async () => hydrateRoot(container, inBrowser('a shirt')));
  await act(async () => root.render(inBrowser('a coat')));
  expect(container).toHaveTextContent('Facts of a shirt');
  expect(load).not.toHaveBeenCalled();
  act(() => root.unmount());
});

it('is drawn by its code where the browser draws the page', async () => {
  const inBrowser = await build('browser');
  expect(load).not.toHaveBeenCalled();
  render(inBrowser('a shirt'));
  expect(await screen.findByText('Facts of a shirt')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

it('wakes when somebody comes near, if it does more than its HTML, and keeps the focus', async () => {
  const onServer = await build('server');
  await act(async () => {});
  const container = document.createElement('div');
  container.innerHTML = renderToString(onServer('a shirt', true));
  document.body.append(container);
  load.mockClear();
  vi.resetModules();
  let comeNear = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );

  const inBrowser = await build('browser');
  const root = await act(async () => hydrateRoot(container, inBrowser('a shirt', true)));
  expect(load).not.toHaveBeenCalled();
  container.querySelector('p')?.focus();
  await act(async () => comeNear());
  expect(container.querySelector('p')).toHaveFocus();
  await act(async () => root.render(inBrowser('a coat', true)));
  expect(container).toHaveTextContent('Facts of a coat');
  act(() => root.unmount());
  container.remove();
});

it('follows its links in the router, except those that leave the store or ask for another window', async () => {
  const onServer = await build('server');
  await act(async () => {});
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(onServer('a shirt'));
  vi.resetModules();
  const inBrowser = await build('browser');
  const root = await act(async () => hydrateRoot(container, inBrowser('a shirt')));
  const [inside, outside, other] = container.querySelectorAll('a');
  const press = (link: Element | undefined, more: MouseEventInit = {}) =>
    act(() => link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more })));
  // jsdom cannot load another document.
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('click', stay);
  press(outside);
  press(other);
  press(inside, { ctrlKey: true });
  press(inside, { button: 1 });
  expect(container.querySelector('output')).toHaveTextContent(/^\/$/);
  press(inside);
  expect(container.querySelector('output')).toHaveTextContent('/women?size=M#top');
  window.removeEventListener('click', stay);
  act(() => root.unmount());
  container.remove();
});
