import type { PanelPost, PreviewedPost } from '@aaram/shared-domain/content';
import { toIndianTime } from '@aaram/shared-domain/format';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildForm } from '#testing/build-form.ts';
import { buildUser, loginAs } from '#testing/factories.ts';
import { buildGoodCall, buildPeople, goodCalls, headersFor, type People } from '#testing/good-calls/good-calls.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';

const MARK = 'This may not be read';
let harness: PaymentHarness;
let people: People;
let otherSeller: { authorization: string };

beforeAll(async () => {
  harness = await startPaymentHarness();
  people = await buildPeople(harness);
  otherSeller = await loginAs(harness.db, await buildUser(harness.db, { role: 'seller' }));
}, 120_000);
afterAll(() => harness.close());

async function send(method: 'POST' | 'PUT', url: string, fields: Record<string, string>, who = people.seller.headers) {
  const form = await buildForm(fields);
  return harness.app.inject({ method, url: `/api/blog/posts${url}`, ...form, headers: { ...form.headers, ...who } });
}
async function create(fields: Record<string, string>): Promise<PanelPost> {
  const answer = await send('POST', '', { title: MARK, content: `<p>${MARK}</p>`, ...fields });
  expect(answer.statusCode).toBe(201);
  return answer.json();
}
const change = async (post: PanelPost, fields: Record<string, string>) => {
  const answer = await send('PUT', `/${post._id}`, fields);
  return { status: answer.statusCode, ...(answer.json() as PanelPost & { message: string; current: PanelPost }) };
};
const get = (url: string, headers: Record<string, string> = {}) => harness.app.inject({ url: `/api${url}`, headers });
const listPublic = async () => (await get('/blog/posts')).json<PanelPost[]>().map((post) => post._id);
const listOwn = async (headers: Record<string, string>) =>
  (await get('/auth/panel/posts', headers)).json<PanelPost[]>().map((post) => post._id);
const aheadBy = (ms: number) => toIndianTime(new Date(Date.now() + ms).toISOString());
const HOUR = 3_600_000;

describe('a draft and a scheduled post', () => {
  // rules: drafts-and-scheduled-posts
  it('stand in no public read', async () => {
    const hidden = [await create({ publish: 'draft' }), await create({ publish: 'at', publishAt: aheadBy(HOUR) })];
    const reads = Object.keys(goodCalls).filter((name) => name.startsWith('GET ') && goodCalls[name]?.by === undefined);
    expect(reads.length).toBeGreaterThan(10);
    for (const name of reads) {
      const call = await buildGoodCall(name, { harness, people }, headersFor(name, people));
      const { body } = await harness.app.inject(call);
      expect([name, body.includes(MARK), hidden.some(({ _id }) => body.includes(_id))]).toEqual([name, false, false]);
    }
    for (const { _id } of hidden) {
      expect((await get(`/blog/posts/${_id}`)).statusCode).toBe(404);
    }
  });

  // rules: drafts-and-scheduled-posts
  it('are listed and opened by their author and admins only', async () => {
    const { _id } = await create({ publish: 'draft' });
    const published = await create({ title: 'Shown' });
    expect(await listOwn(people.seller.headers)).toContain(_id);
    expect(await listOwn(people.admin.headers)).toContain(_id);
    expect(await listOwn(otherSeller)).toEqual([]);
    expect(await listOwn(people.seller.headers)).not.toContain(published._id);
    const open = async (headers: Record<string, string>) => (await get(`/auth/panel/posts/${_id}`, headers)).statusCode;
    expect([await open(people.seller.headers), await open(people.admin.headers)]).toEqual([200, 200]);
    expect([await open(otherSeller), await open(people.shopper.headers), await open({})]).toEqual([404, 403, 401]);
  });
});

describe('when a post is shown', () => {
  it('is at once, unless the form says otherwise', async () => {
    const post = await create({ title: 'Shown at once' });
    expect(post.state).toBe('published');
    expect(await listPublic()).toContain(post._id);
  });

  // rules: drafts-and-scheduled-posts
  it('is from its time on, without anything that publishes it', async () => {
    const post = await create({ title: 'Soon', publish: 'at', publishAt: aheadBy(HOUR) });
    expect(post).toMatchObject({ state: 'scheduled' });
    await harness.db`update blog_posts set published_at = now() + interval '400 ms' where id = ${post._id}`;
    harness.app.forgetPosts();
    expect(await listPublic()).not.toContain(post._id);
    // The cached list expires at the time of the post, though no change is reported.
    await vi.waitFor(async () => expect(await listPublic()).toContain(post._id), { timeout: 3000, interval: 50 });
    expect((await get(`/blog/posts/${post._id}`)).statusCode).toBe(200);
  });

  it("is read on India's clock", async () => {
    const publishAt = `${new Date().getUTCFullYear() + 1}-01-01T00:10`;
    const post = await create({ publish: 'at', publishAt });
    expect(post.publishedAt).toBe(`${new Date().getUTCFullYear()}-12-31T18:40:00.000Z`);
    const draft = await change(post, { publish: 'draft' });
    expect(draft).toMatchObject({ state: 'draft', publishedAt: null });
  });

  it.each([
    ['publish', 'later', '2030-01-01T10:00'],
    ['publishAt', 'at', ''],
    ['publishAt', 'at', '2026-02-30T10:00'],
    ['publishAt', 'at', '2020-01-01T10:00'],
    ['publishAt', 'at', '2199-01-01T10:00'],
    ['publishAt', 'now', '2030-01-01T10:00'],
  ])('is refused naming %s for %s, %s', async (path, publish, publishAt) => {
    const answer = await send('POST', '', { title: 'Wrong', publish, publishAt });
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, path]);
  });

  it('stays as it is in edits of a published post, and of a scheduled one whose time has come meanwhile', async () => {
    const post = await create({ title: 'Dated' });
    const edited = await change(post, { title: 'Same date', publish: 'now' });
    expect(edited).toMatchObject({ state: 'published', publishedAt: post.publishedAt });
    const publishAt = toIndianTime(post.publishedAt ?? '');
    expect((await change(post, { publish: 'at', publishAt })).publishedAt).toBe(post.publishedAt);
  });

  it('can be moved: a published post becomes a draft, and is published again as new', async () => {
    const post = await create({ title: 'Withdrawn' });
    await get(`/blog/posts/${post._id}`);
    await change(post, { publish: 'draft' });
    expect((await get(`/blog/posts/${post._id}`)).statusCode).toBe(404);
    expect(await listPublic()).not.toContain(post._id);
    const again = await change(post, { publish: 'now' });
    expect(again.state).toBe('published');
    expect(await listPublic()).toContain(post._id);
  });
});

// rules: drafts-and-scheduled-posts
it('refuses an edit of an old version and shows what the post is now', async () => {
  const post = await create({ title: 'First', publish: 'draft' });
  const second = await change(post, { title: 'Second', version: String(post.version) });
  expect(second).toMatchObject({ status: 200, title: 'Second', version: post.version + 1 });
  const stale = await change(post, { title: 'Third', version: String(post.version) });
  expect([stale.status, stale.message]).toEqual([409, 'This post was changed in the meantime.']);
  expect(stale.current).toMatchObject({ title: 'Second', version: second.version });
  expect((await change(post, { title: 'Fourth' })).status).toBe(200);
});

describe('a preview', () => {
  const make = async (id: string, headers: Record<string, string>) => {
    const answer = await harness.app.inject({ method: 'POST', url: `/api/auth/panel/posts/${id}/previews`, headers });
    const token = answer.statusCode === 201 ? (answer.json().path as string).split('/').at(-1) : undefined;
    return { status: answer.statusCode, token };
  };

  // rules: drafts-and-scheduled-posts
  it('shows a draft to anyone with the link, and is stored by no cache', async () => {
    const post = await create({ publish: 'draft' });
    const { token } = await make(post._id, people.seller.headers);
    const shown = await get(`/blog/previews/${token}`);
    expect(shown.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    expect(shown.json<PreviewedPost>()).toMatchObject({ title: MARK, state: 'draft', publishedAt: null });
    await change(post, { title: 'Changed since' });
    expect((await get(`/blog/previews/${token}`)).json().title).toBe('Changed since');
  });

  it('is made for the author and admins only', async () => {
    const { _id } = await create({ publish: 'draft' });
    expect((await make(_id, people.admin.headers)).status).toBe(201);
    expect((await make(_id, otherSeller)).status).toBe(404);
  });

  // rules: drafts-and-scheduled-posts
  it('ends with its time, with its post, and for the oldest of many links', async () => {
    const { _id } = await create({ publish: 'draft' });
    const { token } = await make(_id, people.seller.headers);
    const status = async () => (await get(`/blog/previews/${token}`)).statusCode;
    await harness.db`update post_previews set expires_at = now() - interval '1 second'`;
    expect(await status()).toBe(404);
    await make(_id, people.seller.headers);
    const [left] = await harness.db<{ count: number }[]>`
      select count(*)::int as count from post_previews where post_id = ${_id}`;
    expect(left?.count).toBe(1);
    await harness.db`insert into post_previews (token_hash, post_id, expires_at)
      select sha256(n::text::bytea), ${_id}, now() + interval '1 day' from generate_series(1, 30) n`;
    await make(_id, people.seller.headers);
    const [most] = await harness.db<{ count: number }[]>`
      select count(*)::int as count from post_previews where post_id = ${_id}`;
    expect(most?.count).toBe(20);
    await harness.app.inject({ method: 'DELETE', url: `/api/blog/posts/${_id}`, headers: people.seller.headers });
    expect(await harness.db`select 1 from post_previews where post_id = ${_id}`).toHaveLength(0);
  });

  it.each([
    ['x', 404],
    ['A'.repeat(43), 404],
    ['%00', 400],
  ])('is not found under %s', async (token, status) => {
    expect((await get(`/blog/previews/${token}`)).statusCode).toBe(status);
  });
});
