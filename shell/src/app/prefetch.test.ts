import type { PlatformServices } from '@aaram/shared-platform';
import { definePage } from '@aaram/shared-platform/remote';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPageTable, createRemoteRoute } from '../remotes/remote-routes.tsx';
import { prefetchPages } from './prefetch.ts';

/** Tells at once which links are in view: those that do not say otherwise. */
class Observer {
  readonly #seen: Element[] = [];
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element) {
    if (this.#seen.length === 0) {
      queueMicrotask(() => {
        const entries = this.#seen.map((one) => ({ target: one, isIntersecting: !one.hasAttribute('data-far') }));
        this.#tell(entries as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
      });
    }
    this.#seen.push(target);
  }
  disconnect() {}
}

/** What was fetched: scripts by their pattern, data by the address. */
let fetched: string[] = [];

async function open(links: string, connection?: object) {
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.spyOn(navigator, 'connection' as never, 'get').mockReturnValue(connection as never);
  window.history.replaceState(null, '', '/women');
  document.body.innerHTML = `<main>${links}</main>`;
  const page = (pattern: string) =>
    definePage({
      pattern,
      chunk: 'page',
      head: () => ({ title: '' }),
      load: async () => {
        fetched.push(pattern);
        return () => null;
      },
      loader: ({ params, search }) => [
        Promise.resolve(fetched.push(JSON.stringify({ ...params, q: search.get('q') }))),
      ],
    });
  const all = {
    shop: [page('/women'), page('/product/:id'), page('/search'), page('/cart'), page('/about'), page('/admin-orders')],
    blog: [page('/post')],
  };
  const platform = { isServer: false } as PlatformServices;
  const tables = Object.fromEntries(
    Object.entries(all).map(([name, pages]) => [
      name,
      createPageTable(name, { load: async () => ({ contract: 2, pages }) }),
    ]),
  );
  const routes = Object.entries(all).flatMap(([name, pages]) =>
    pages.flatMap(({ pattern }) => (tables[name] ? [createRemoteRoute(platform, name, pattern, tables[name])] : [])),
  );
  const router = createMemoryRouter(routes, { initialEntries: ['/women'] });
  await vi.advanceTimersByTimeAsync(0);
  fetched = [];
  return { router, start: (event?: Event) => prefetchPages({ platform, routes, tables, router }, event) };
}

const link = (name: string) => document.querySelector(`[href="${name}"]`) ?? document.body;
const act = (type: string, name: string) => link(name).dispatchEvent(new Event(type, { bubbles: true }));
const settle = () => vi.advanceTimersByTimeAsync(3000);

let listeners: (() => void)[] = [];

beforeEach(() => {
  const { addEventListener } = document;
  vi.spyOn(document, 'addEventListener').mockImplementation((...listener: Parameters<typeof addEventListener>) => {
    addEventListener.apply(document, listener);
    listeners.push(() => document.removeEventListener(listener[0], listener[1]));
  });
  Object.defineProperty(navigator, 'connection', { configurable: true, get: () => undefined });
  vi.useFakeTimers();
});
afterEach(() => {
  for (const end of listeners) {
    end();
  }
  listeners = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

it('fetches script and data of a page whose link is touched or gets the focus', async () => {
  const { start } = await open(
    '<a data-far href="/product/7"><b>Shirt</b></a><a data-far href="/search?q=red">Red</a>',
  );
  start();
  await settle();
  expect(fetched).toEqual([]);
  document.querySelector('b')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await settle();
  expect(fetched.toSorted()).toEqual(['/product/:id', '{"id":"7","q":null}']);
  act('focusin', '/search?q=red');
  await settle();
  expect(fetched).toContain('{"q":"red"}');
});

it('fetches what the first sign of a visitor was about, which came before it', async () => {
  const { start } = await open('<a data-far href="/product/7">Shirt</a>');
  const event = new Event('pointerdown', { bubbles: true });
  link('/product/7').dispatchEvent(event);
  start(event);
  await settle();
  expect(fetched).toContain('{"id":"7","q":null}');
});

it('fetches nothing for a finger that scrolls', async () => {
  const { start } = await open('<a data-far href="/product/7">Shirt</a>');
  start();
  const touch = (type: string) =>
    link('/product/7').dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerType: 'touch' }));
  touch('pointerover');
  touch('pointerdown');
  await vi.advanceTimersByTimeAsync(49);
  touch('pointercancel');
  await settle();
  expect(fetched).toEqual([]);
  touch('pointerdown');
  await vi.advanceTimersByTimeAsync(50);
  expect(fetched).toContain('{"id":"7","q":null}');
});

it('waits until a mouse rests on a link', async () => {
  const { start } = await open('<a data-far href="/product/7">Shirt</a><a data-far href="/product/8">Skirt</a>');
  start();
  act('pointerover', '/product/7');
  await vi.advanceTimersByTimeAsync(50);
  act('pointerover', '/product/8');
  await settle();
  expect(fetched.filter((one) => one.startsWith('{'))).toEqual(['{"id":"8","q":null}']);
});

it('fetches the scripts alone of pages that links in view lead to, of the app that is here', async () => {
  const { start, router } = await open(
    '<a href="/product/7">A</a><a href="/product/8">B</a><a href="/post">C</a><a data-far href="/cart">D</a>',
  );
  start();
  await settle();
  expect(fetched).toEqual(['/product/:id']);
  link('/cart').removeAttribute('data-far');
  await router.navigate('/about');
  fetched = [];
  await settle();
  expect(fetched).toEqual(['/cart']);
});

it('fetches in the panel what somebody is about to press, and nothing else', async () => {
  const { start } = await open('<a href="/product/7">A</a>');
  window.history.replaceState(null, '', '/admin-orders');
  start();
  await settle();
  expect(fetched).toEqual([]);
  act('focusin', '/product/7');
  await settle();
  expect(fetched).toContain('/product/:id');
});

it.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
  'fetches nothing where data is to be saved: %o',
  async (line) => {
    const { start } = await open('<a href="/product/7">Shirt</a>', line);
    start();
    act('pointerdown', '/product/7');
    await settle();
    expect(fetched).toEqual([]);
  },
);

it.each(['https://elsewhere.example/product/7', '/women#top', '/product/7" target="_blank', '/product/7" download="x'])(
  'leaves links that lead to no other page of the shop: %s',
  async (href) => {
    const { start } = await open(`<a href="${href}">Shirt</a>`);
    start();
    document.querySelector('a')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await settle();
    expect(fetched).toEqual([]);
  },
);
