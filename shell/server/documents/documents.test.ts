import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { createReleaseFigures } from '@aaram/runtime/publishing/counts';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import type { PreviewedDocument } from '../preview/previews.ts';
import { createSetChooser } from '../release-choice.ts';
import type { LiveSet } from '../releases.ts';
import { documentRules, registerDocuments } from './documents.ts';
import type { DocumentDeps } from './render-document.ts';

const live: LiveSet = {
  id: 'set',
  remotes: {
    storefront: {
      base: '',
      info: { name: 'storefront', version: '1', entry: null, patterns: ['/search', '/women'] },
      manifest: {
        name: 'storefront',
        version: '1',
        contract: 1,
        remoteEntry: '',
        entry: { js: [], css: [] },
        pages: {},
        reads: { '/search': ['q'] },
        server: { file: '', sha256: '' },
        integrity: {},
      },
    },
  },
};

let app: FastifyInstance;
afterEach(() => app.close());

type Pages = {
  status?: number;
  rest?: Promise<unknown>;
  set?: LiveSet;
  failing?: string;
  /** What requests with the header `x-preview` get. */
  preview?: PreviewedDocument;
};

/** The same with a release of the storefront that half of the visitors get. */
function withCanary(version: string): LiveSet {
  const { storefront } = live.remotes;
  const remote = storefront && { ...storefront, info: { ...storefront.info, version } };
  const versions = { storefront: { version: '1' } };
  return { ...live, versions, canaries: remote ? [{ remote, percent: 50, revision: 0 }] : [] };
}

/** A shop whose pages contain the number of pages rendered so far; after their heads they wait for `rest`. */
function open(
  rules: Partial<typeof documentRules> = {},
  { status = 200, rest = Promise.resolve(), set = live, failing, preview }: Pages = {},
) {
  const made: string[] = [];
  const callers: unknown[] = [];
  const renderer = {
    themeTags: '',
    themeBootScript: '',
    BOOT_ELEMENT_ID: 'boot',
    serialiseForScript: JSON.stringify,
  };
  const renderPage = async ({ remotes }: LiveSet, { url, caller }: { url: URL; caller: unknown }) => {
    made.push(url.href);
    const hasErrors = remotes.storefront?.info.version === failing;
    callers.push(caller);
    const html = Readable.from(
      (async function* () {
        await rest;
        yield Buffer.from(`page ${made.length}`);
      })(),
    );
    return { status, head: '', picturePreloads: '', loaderData: {}, queries: {}, hasErrors, html };
  };
  const deps = {
    config: readConfig({ PUBLIC_URL: 'https://shop.example' }),
    assets: { js: [], css: [], fonts: [] },
    renderer,
    renderPage,
    readStyles: async () => ({ text: '', hash: '' }),
    log: { warn: () => undefined },
  } as unknown as DocumentDeps;
  app = fastify({ trustProxy: true });
  const sets = createSetChooser({ live: async () => set }, { publicUrl: 'https://shop.example' });
  const figures = createReleaseFigures();
  const previews = {
    forDocument: async ({ headers }: FastifyRequest) => (headers['x-preview'] === undefined ? undefined : preview),
  };
  registerDocuments(app, () => deps, { sets, figures, previews }, { ...documentRules, ...rules });
  const ask = (url: string, address = '198.51.100.1', encoding = '') =>
    app.inject({ url, headers: { 'x-forwarded-for': address, 'accept-encoding': encoding } });
  return { made, callers, ask, figures };
}

const budget = { burst: 3, everyMs: 60_000, waitMs: 0 };

describe('documents', () => {
  it('are made again for a person who has just changed something, and stored for the others', async () => {
    const { made, callers, ask } = open();
    const changed = () =>
      app.inject({ url: '/women', headers: { 'x-forwarded-for': '203.0.113.9', cookie: 'a=b; aaram_changed=1.x' } });
    expect((await ask('/women')).body).toContain('page 1');
    expect((await changed()).body).toContain('page 2');
    expect((await ask('/women')).body).toContain('page 2');
    expect(callers.at(-1)).toEqual({ address: '203.0.113.9', change: '1.x' });
    expect(made).toHaveLength(2);
  });

  it('say where they come from and how old they are', async () => {
    const { ask } = open();
    const originOf = ({ headers }: Awaited<ReturnType<typeof ask>>) => [headers['cache-status'], headers.age];
    const [first, second] = await Promise.all([ask('/women'), ask('/women')]);
    expect([originOf(first), originOf(second)]).toEqual([
      ['shop; fwd=miss', '0'],
      ['shop; fwd=miss; collapsed', '0'],
    ]);
    expect(originOf(await ask('/women'))).toEqual([
      expect.stringMatching(/^shop; hit; ttl=-?\d+$/),
      expect.stringMatching(/^\d+$/),
    ]);
    const headers = { 'x-forwarded-for': '203.0.113.9', cookie: 'aaram_changed=1.x' };
    expect(originOf(await app.inject({ url: '/women', headers }))).toEqual(['shop; fwd=bypass', '0']);
  });

  it('that are stale say since when', async () => {
    const { ask } = open({ freshMs: -2500 });
    await ask('/women');
    expect((await ask('/women')).headers['cache-status']).toMatch(/^shop; hit; ttl=-\d+$/);
  });

  it('are the cached ones where there is no slot to render them again', async () => {
    const { ask } = open({ budget: { burst: 1, everyMs: 60_000, waitMs: 0 } });
    const first = await ask('/women');
    const headers = { 'x-forwarded-for': '198.51.100.1', cookie: 'aaram_changed=1.x' };
    const again = await app.inject({ url: '/women', headers });
    expect([again.statusCode, again.body.includes('page 1')]).toEqual([first.statusCode, true]);
  });

  it('are made once for an address, whatever parameters stand in it that the page does not read', async () => {
    const { made, ask } = open();
    for (const search of ['', '?utm_source=a', '?x=1&y=2', '?q=shirt']) {
      expect((await ask(`/women${search}`)).body).toContain('page 1');
    }
    await ask('/search?q=shirt&x=1');
    await ask('/search?y=1&q=shirt');
    expect(made).toEqual(['https://shop.example/women', 'https://shop.example/search?q=shirt']);
  });

  // security: unknown-parameters
  it('have a budget by source: beyond it 503 with Retry-After, while cached ones are sent and others are served', async () => {
    const { made, ask } = open({ budget });
    await ask('/women', '203.0.113.9');
    const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => ask(`/search?q=${number}`)));
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused).toHaveLength(17);
    expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
    expect(made).toHaveLength(4);
    expect((await ask('/women')).statusCode).toBe(200);
    expect((await ask('/search?q=b', '203.0.113.9')).statusCode).toBe(200);
  });

  // security: unknown-parameters
  it('of one IPv6 network have one budget', async () => {
    const { ask } = open({ budget });
    const codes = [];
    for (let number = 1; number <= 5; number += 1) {
      codes.push((await ask(`/search?q=${number}`, `2001:db8:1:2::${number}`)).statusCode);
    }
    expect(codes).toEqual([200, 200, 200, 503, 503]);
  });

  it('that are stale are sent to a source without a budget, and renewed for another', async () => {
    const { made, ask } = open({ budget, freshMs: -1 });
    await ask('/women');
    await ask('/search?q=1');
    await ask('/search?q=2');
    expect((await ask('/women')).body).toContain('page 1');
    expect(made).toHaveLength(3);
    expect((await ask('/women', '203.0.113.9')).body).toContain('page 1');
    await expect.poll(() => made.length).toBe(4);
  });

  // security: unknown-parameters
  it('are made once for all who ask at the same moment, at the cost of one', async () => {
    const { made, ask } = open({ budget });
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask('/women')));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body.includes('page 1')}`))).toEqual(
      new Set(['200 true']),
    );
    expect(made).toHaveLength(1);
    expect((await ask('/search?q=1')).statusCode).toBe(200);
  });

  it('that say there is nothing are made once for all who ask at the same moment too, and not cached', async () => {
    const { made, ask } = open({}, { status: 404 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask('/women')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    expect(made).toHaveLength(1);
    await ask('/women');
    expect(made).toHaveLength(2);
  });

  // security: unknown-parameters
  it('give their slots back when those leave who asked for them', async () => {
    const { promise: rest, resolve: goOn } = Promise.withResolvers<void>();
    const { ask } = open({}, { rest });
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const leaving = new AbortController();
    const visitors = Array.from({ length: documentRules.slots.total }, (_, number) =>
      fetch(`${origin}/search?q=${number}`, {
        headers: { 'x-forwarded-for': `198.51.100.${number}`, 'accept-encoding': 'identity' },
        signal: leaving.signal,
      }),
    );
    await Promise.all(visitors);
    leaving.abort();
    await expect.poll(() => promisify(app.server.getConnections.bind(app.server))()).toBe(0);
    goOn();
    expect((await ask('/women')).statusCode).toBe(200);
  });

  it('are cached for each release set, and counted for the release of their page', async () => {
    const { made, figures } = open({}, { set: withCanary('2'), failing: '2' });
    const cookies = Array.from({ length: 100 }, (_, share) => `release-share=${share}`);
    for (const cookie of cookies) {
      await app.inject({ url: '/women', headers: { cookie } });
    }
    // The one that fails is rendered for each of its visitors.
    expect(made).toHaveLength(51);
    const all = figures.list().map(({ part, version, views, failures }) => ({ part, version, views, failures }));
    const counts = all.flatMap(({ part, ...rest }) => (part === 'shell' ? [] : [rest]));
    expect(all).toContainEqual({ part: 'shell', version: '', views: 100, failures: 50 });
    expect(counts.toSorted((a, b) => a.version.localeCompare(b.version))).toEqual([
      { version: '1', views: 50, failures: 0 },
      { version: '2', views: 50, failures: 50 },
    ]);
  });

  // security: signed-previews
  it('of a preview are neither cached nor counted, take no share of a canary, and leave those of others as they are', async () => {
    const storefront = live.remotes.storefront as LiveSet['remotes'][string];
    const remotes = { storefront: { ...storefront, info: { ...storefront.info, version: '3' } } };
    const badge = { html: '<aside>Preview</aside>', styles: '.release-preview{}' };
    const preview = { set: { id: 'set', remotes, isPreview: true as const }, badge };
    const { made, figures, ask } = open({}, { set: withCanary('2'), preview, failing: '3' });
    const show = () => app.inject({ url: '/women', headers: { 'x-preview': '' } });
    const before = await ask('/women');
    for (const { statusCode, headers, body } of [await show(), await show()]) {
      expect([statusCode, headers['cache-control'], headers['x-robots-tag']]).toEqual([
        503,
        'no-store',
        'noindex, nofollow',
      ]);
      expect(headers['set-cookie']).toBeUndefined();
      expect(body).toContain('<aside>Preview</aside>');
    }
    expect(made).toHaveLength(3);
    const cookie = String(before.headers['set-cookie']).split(';')[0] ?? '';
    const after = await app.inject({ url: '/women', headers: { cookie } });
    expect(after.body).toBe(before.body);
    expect(made).toHaveLength(3);
    expect(figures.list().map(({ version }) => version)).not.toContain('3');
    const ofPages = figures.list().filter(({ part }) => part !== 'shell');
    expect(ofPages.reduce((sum, { views }) => sum + views, 0)).toBe(2);
  });

  it('of previews have slots of their own', async () => {
    const { promise: rest, resolve: goOn } = Promise.withResolvers<void>();
    const preview = { set: { ...live, isPreview: true as const }, badge: { html: '', styles: '' } };
    const slots = { ...documentRules.slots, total: 1, perSource: 1, waitingPerSource: 0 };
    const { ask, made } = open({ slots }, { preview, rest });
    const showing = app.inject({ url: '/women', headers: { 'x-preview': '' } });
    await expect.poll(() => made.length).toBe(1);
    expect((await app.inject({ url: '/women', headers: { 'x-preview': '' } })).statusCode).toBe(503);
    const visitor = ask('/search?q=1').then((answer) => answer);
    goOn();
    expect([(await showing).statusCode, (await visitor).statusCode]).toEqual([200, 200]);
  });

  // reliability: overload
  it('of buyers are rendered while more visitors read products than there are slots', async () => {
    const { promise: rest, resolve: goOn } = Promise.withResolvers<void>();
    const remote = live.remotes.storefront as LiveSet['remotes'][string];
    const patterns = [...remote.info.patterns, '/checkout'];
    const set = { ...live, remotes: { storefront: { ...remote, info: { ...remote.info, patterns } } } };
    const slots = { ...documentRules.slots, total: 1, perSource: 1, waitingPerSource: 0 };
    const { ask, made } = open({ slots, budget: { ...budget, burst: 1 } }, { set, rest });
    const reading = ask('/search?q=1').then((answer) => answer);
    await expect.poll(() => made.length).toBe(1);
    const shed = await ask('/search?q=2');
    expect([shed.statusCode, Number(shed.headers['retry-after'])]).toEqual([503, expect.any(Number)]);
    const buying = ask('/checkout').then((answer) => answer);
    await expect.poll(() => made).toContain('https://shop.example/checkout');
    goOn();
    expect([(await reading).statusCode, (await buying).statusCode]).toEqual([200, 200]);
  });

  it('are asked of the API in the name of who asked for them', async () => {
    const { callers, ask } = open();
    await ask('/women', '203.0.113.9');
    expect(callers).toEqual([{ address: '203.0.113.9', change: undefined }]);
  });

  it('have a form for who asks first, and a smaller one for who asks again', async () => {
    const { ask } = open();
    const [first, second] = [await ask('/women', undefined, 'br'), await ask('/women', undefined, 'br')];
    expect(first.headers['content-encoding']).toBe('br');
    const texts = [first, second].map(({ rawPayload }) => brotliDecompressSync(rawPayload).toString());
    expect(texts[0]).toContain('page 1');
    expect(texts[1]).toContain('page 1');
    await expect
      .poll(async () => (await ask('/women', undefined, 'br')).rawPayload.length)
      .toBeLessThanOrEqual(second.rawPayload.length);
  });
});
