import fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { LiveSet } from '../releases.ts';
import { PREVIEW_MS, signPreview } from './preview-address.ts';
import { createPreviews } from './previews.ts';

const secret = 'a secret of thirty-two characters or more';
const set: LiveSet = { id: 'preview', remotes: {}, isPreview: true };
const live: LiveSet = { id: 'live', remotes: {} };

/** A shop that says which set a document is made from. */
function open(given: { secret?: string | undefined } = { secret }) {
  const lines: object[] = [];
  const previews = createPreviews({
    secret: given.secret,
    publicUrl: 'https://shop.example',
    readSet: async (_part, version) => {
      if (version === '000000000000') throw new Error('it is not in the store');
      return set;
    },
    log: { warn: (detail) => lines.push(detail) },
  });
  const chooser = previews.around({
    forTab: async () => ({ own: live.id, next: live.id }),
    find: (id) => (id === live.id ? live : undefined),
  });
  const app = fastify();
  onTestFinished(() => app.close());
  app.get('/*', async (request, reply) => {
    const shown = await previews.forDocument(request, reply);
    return shown === 'answered'
      ? reply
      : { set: shown?.set.id ?? 'live', badge: shown?.badge.html, tab: await chooser.forTab(request) };
  });
  const ask = (url: string, cookie?: string) =>
    app.inject({ url, headers: { host: 'shop.example', ...(cookie === undefined ? {} : { cookie }) } });
  return { ask, chooser, lines };
}
const makeValue = (version = '0ecc5efa48c2', ms = PREVIEW_MS) =>
  signPreview({ part: 'blog', version, until: Date.now() + ms }, secret);
const readCookie = (header: unknown) => String(header).split(';')[0] ?? '';
const ofLive = { set: 'live', tab: { own: 'live', next: 'live' } };

describe('a preview', () => {
  it('begins at a signed address, lasts through pages and calls, and names itself', async () => {
    const { ask, chooser } = open();
    const entered = await ask(`/blogs?page=2&release=${await makeValue()}`);
    expect([entered.statusCode, entered.headers.location]).toEqual([303, '/blogs?page=2']);
    const cookie = String(entered.headers['set-cookie']);
    expect(cookie).toMatch(
      /^release-preview=blog@0ecc5efa48c2\.\S+; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure$/,
    );
    const page = (await ask('/faq', `a=b; ${readCookie(cookie)}`)).json();
    expect(page).toMatchObject({ set: 'preview', tab: { own: 'preview', next: 'preview' } });
    expect(page.badge).toMatch(
      /Preview of <b>blog 0ecc5efa48c2<\/b>, until .*<a href="\?release=off">Leave the preview<\/a>/,
    );
    expect(chooser.find('preview')).toBe(set);
  });

  it('ends when its visitor leaves it', async () => {
    const { ask } = open();
    const left = await ask('/blogs?release=off', `release-preview=${await makeValue()}`);
    expect([left.statusCode, left.headers.location]).toEqual([303, '/blogs']);
    expect(left.headers['set-cookie']).toMatch(/^release-preview=; Path=\/; Max-Age=0;/);
  });

  it.each(['/faq', '/faq?release=2026-11'])('is nothing that others see: %s', async (url) => {
    const { ask } = open();
    expect((await ask(url)).json()).toEqual(ofLive);
  });

  // security: signed-previews
  it.each<[string, number, () => Promise<string>]>([
    ['is not signed', 403, async () => 'blog@0ecc5efa48c2'],
    ['is signed with another secret', 403, async () => `${(await makeValue()).slice(0, -64)}${'0'.repeat(64)}`],
    ['has expired', 410, () => makeValue(undefined, -1)],
  ])('whose address %s is a clear page and a line of the log, and never the live page', async (_what, status, make) => {
    const { ask, lines } = open();
    for (const answer of [
      await ask(`/blogs?release=${await make()}`),
      await ask('/blogs', `release-preview=${await make()}`),
    ]) {
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'no-store']);
      expect(answer.headers['set-cookie']).toMatch(/^release-preview=; Path=\/; Max-Age=0;/);
      expect(answer.body).toContain('This preview does not exist');
    }
    expect(lines).toHaveLength(2);
  });

  it('of a release that is no longer in the store is over, and its calls are those of the live shop', async () => {
    const { ask, chooser, lines } = open();
    const cookie = `release-preview=${await makeValue('000000000000')}`;
    const answer = await ask('/blogs', cookie);
    expect([answer.statusCode, answer.body]).toEqual([410, expect.stringContaining('no longer in the store')]);
    expect(lines).toContainEqual({ part: 'blog', version: '000000000000', reason: 'it is not in the store' });
    expect(await chooser.forTab({ headers: { cookie } } as Parameters<typeof chooser.forTab>[0])).toEqual(ofLive.tab);
  });

  it('is never begun without a secret', async () => {
    const { ask } = open({});
    expect((await ask(`/blogs?release=${await makeValue()}`)).statusCode).toBe(403);
    expect((await ask('/blogs', `release-preview=${await makeValue()}`)).statusCode).toBe(403);
  });

  it.each(['//other.example/x', '/\\other.example'])('does not lead to another host: %s', async (path) => {
    const { ask } = open();
    const { location } = (await ask(`${path}?release=off`)).headers;
    expect(new URL(String(location), 'https://shop.example').host).toBe('shop.example');
  });
});
