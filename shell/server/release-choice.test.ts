import { makeSetId } from '@aaram/runtime/publishing/set';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSetChooser, findSet, listSets } from './release-choice.ts';
import type { Canary, LiveRemote, LiveSet } from './releases.ts';

const remote = (name: string, version: string): LiveRemote => ({
  info: { name, version, entry: null, patterns: [`/${name}`] },
  base: '',
  manifest: null,
});
const canary = (name: string, version: string, percent: number): Canary => ({
  remote: remote(name, version),
  percent,
  revision: 0,
});
function makeSet(canaries: Canary[] = [], blog = '1'): LiveSet {
  const remotes = { blog: remote('blog', blog), storefront: remote('storefront', '1') };
  const versions = { blog: { version: blog }, storefront: { version: '1' } };
  return { id: makeSetId('s', versions), shell: 's', versions, remotes, canaries };
}
const versionsOf = ({ remotes }: LiveSet) => `${remotes.blog?.info.version} ${remotes.storefront?.info.version}`;
const shares = Array.from({ length: 100 }, (_, share) => share);

describe('the sets of a store with canaries', () => {
  it('are one for each choice of them, each with the id that it has when it is live', () => {
    const live = makeSet([canary('blog', '2', 10), canary('storefront', '3', 50)]);
    expect(listSets(live).map(versionsOf)).toEqual(['1 1', '2 1', '1 3', '2 3']);
    expect(listSets(live)[1]?.id).toBe(makeSet([], '2').id);
  });

  it('are shared out by percent, and a visitor who has a canary keeps it when its share grows', () => {
    const having = (percent: number) =>
      shares.filter((share) => versionsOf(findSet(makeSet([canary('blog', '2', percent)]), share)) === '2 1');
    expect(having(10)).toHaveLength(10);
    expect(having(37)).toEqual(expect.arrayContaining(having(10)));
    expect(having(37)).toHaveLength(37);
  });
});

let app: FastifyInstance;
let live: LiveSet;
beforeEach(() => {
  live = makeSet([canary('blog', '2', 10)]);
  app = fastify();
  const sets = createSetChooser({ live: async () => live }, { publicUrl: 'https://shop.example' });
  app.get('/document', async (request, reply) => versionsOf(await sets.forDocument(request, reply)));
  app.get('/tab', (request) => sets.forTab(request));
});
afterEach(() => app.close());

const ask = (headers: Record<string, string> = {}) => app.inject({ url: '/document', headers });
async function askTab(set: string) {
  return (await app.inject({ url: '/tab', headers: { 'x-release-set': set } })).json();
}

describe('a document', () => {
  it('has the canary for ten of a hundred new visitors, and for the same ones from then on', async () => {
    const firsts = await Promise.all(shares.map(() => ask()));
    expect(firsts.filter(({ body }) => body === '2 1')).toHaveLength(10);
    for (const { body, headers } of firsts) {
      const cookie = String(headers['set-cookie']);
      expect(cookie).toMatch(/^release-share=\d{1,2}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/);
      const again = await ask({ cookie: `a=b; ${cookie.split(';')[0]}` });
      expect([again.body, again.headers['set-cookie']]).toEqual([body, undefined]);
    }
  });

  it.each([
    ['crawlers', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['visitors who keep no cookies', { 'sec-fetch-site': 'same-origin' }],
    ['those of them whose browser says only where they come from', { referer: 'https://shop.example/women' }],
  ])('is of the live set for %s', async (_who, headers) => {
    const answers = await Promise.all(shares.map(() => ask(headers)));
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['1 1']));
    expect(answers.every((answer) => answer.headers['set-cookie'] === undefined)).toBe(true);
  });

  it('gives no number while there is no canary, and ignores an invalid one', async () => {
    expect((await ask({ cookie: 'release-share=100' })).headers['set-cookie']).toBeDefined();
    live = makeSet();
    expect((await ask()).headers['set-cookie']).toBeUndefined();
  });
});

describe('a tab', () => {
  it('keeps the set of its document while that set is given out, and then hears of the next', async () => {
    const [first, second] = listSets(live).map(({ id }) => id);
    expect(await askTab(second ?? '')).toEqual({ own: second, next: second });
    live = makeSet();
    expect(await askTab(second ?? '')).toEqual({ own: second, next: first });
    expect(await askTab('never-given-out')).toEqual({ own: first, next: first });
  });

  it('need not move when its canary becomes the live release', async () => {
    const [, second = ''] = listSets(live).map(({ id }) => id);
    await askTab('');
    live = makeSet([], '2');
    expect(await askTab(second)).toEqual({ own: second, next: second });
  });
});
