import { blogPostSummarySchema, panelPostSchema } from '@aaram/shared-domain/content/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildForm, buildPicture } from '#testing/build-form.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildUser, loginAs } from '#testing/factories.ts';
import { sanitizePost } from './sanitize-post.ts';

type Headers = { authorization: string };
let t: TestApp;
let seller: Headers;
let otherSeller: Headers;
let admin: Headers;
let shopper: Headers;

beforeAll(async () => {
  t = await buildTestApp();
  seller = await loginAs(t.db, await buildUser(t.db, { role: 'seller', name: 'Farhan Qureshi' }));
  otherSeller = await loginAs(t.db, await buildUser(t.db, { role: 'seller' }));
  admin = await loginAs(t.db, await buildUser(t.db, { role: 'admin' }));
  shopper = await loginAs(t.db, await buildUser(t.db));
});
afterAll(() => t.close());

const fields = {
  title: 'Indigo',
  content: '<p>Blue</p>',
  description: 'On blue',
  author: 'Lata',
  tags: 'dye, blue',
  categories: '["Craft"]',
};
async function send(
  method: 'POST' | 'PUT',
  url: string,
  who: Partial<Headers>,
  changes: Record<string, string> = fields,
  files: Buffer[] = [],
) {
  const form = await buildForm(changes, files);
  return t.app.inject({
    method,
    url: `/api/blog/posts${url}`,
    payload: form.payload,
    headers: { ...form.headers, ...who },
  });
}
const destroy = (id: string, who: Partial<Headers>) =>
  t.app.inject({ method: 'DELETE', url: `/api/blog/posts/${id}`, headers: who });
const create = async (who: Partial<Headers> = seller, changes?: Record<string, string>, files?: Buffer[]) =>
  panelPostSchema.strict().parse((await send('POST', '', who, changes, files)).json());

// security: work-at-once
it('with more formatting than a text needs is refused', async () => {
  for (const content of ['<b>'.repeat(60_000), '&amp;'.repeat(30_000)]) {
    const answer = await send('POST', '', seller, { ...fields, content });
    expect([answer.statusCode, answer.json().issues]).toEqual([
      400,
      [{ path: 'content', message: 'This post has too much formatting. Please divide it into several posts.' }],
    ]);
  }
});

describe('who may write the blog', () => {
  it('is neither a visitor, nor a shopper, nor another seller', async () => {
    const { _id } = await create();
    for (const call of [
      (who: Partial<Headers>) => send('PUT', `/${_id}`, who),
      (who: Partial<Headers>) => destroy(_id, who),
    ]) {
      expect((await call({})).statusCode).toBe(401);
      expect((await call(shopper)).statusCode).toBe(403);
      expect((await call(otherSeller)).statusCode).toBe(404);
    }
    expect((await send('POST', '', {})).statusCode).toBe(401);
    expect((await send('POST', '', shopper)).statusCode).toBe(403);
    expect((await send('PUT', `/${_id}`, admin)).statusCode).toBe(200);
  });
});

describe('posts', () => {
  it('are created with their pictures and shown at once, newest first', async () => {
    await t.app.inject('/api/blog/posts');
    const post = await create(seller, fields, [
      await buildPicture({ colour: '#111111' }),
      await buildPicture({ colour: '#222222' }),
    ]);
    expect(post).toMatchObject({
      title: 'Indigo',
      author: 'Lata',
      tags: ['dye', 'blue'],
      categories: ['Craft'],
      featuredImage: post.image[0],
    });
    expect(post.image).toHaveLength(2);
    const list = z
      .array(blogPostSummarySchema.strict())
      .parse((await t.app.inject('/api/blog/posts?view=card')).json());
    expect(list[0]?._id).toBe(post._id);
  });

  it('carry the name of who wrote them when no author is given', async () => {
    expect((await create(seller, { ...fields, author: ' ' })).author).toBe('Farhan Qureshi');
  });

  it('keep their pictures in an edit without new ones, and swap them for new ones', async () => {
    const post = await create(seller, fields, [await buildPicture({ colour: '#333333' })]);
    const renamed = (await send('PUT', `/${post._id}`, seller, { ...fields, title: 'Renamed' })).json();
    expect(renamed).toMatchObject({ title: 'Renamed', image: post.image });
    const swapped = (
      await send('PUT', `/${post._id}`, seller, fields, [await buildPicture({ colour: '#444444' })])
    ).json();
    expect(swapped.image).toHaveLength(1);
    expect(swapped.image).not.toEqual(post.image);
    const { products: _none, ...shown } = (await t.app.inject(`/api/blog/posts/${post._id}`)).json();
    expect(swapped).toMatchObject(shown);
  });

  it('need a title', async () => {
    for (const changes of [{ ...fields, title: '  ' }, { content: '<p>x</p>' }]) {
      const answer = await send('POST', '', seller, changes);
      expect([answer.statusCode, answer.json().message]).toEqual([400, 'Title is required.']);
    }
  });

  it('are gone after deleting, also for who has just read them', async () => {
    const { _id } = await create();
    await t.app.inject(`/api/blog/posts/${_id}`);
    expect((await destroy(_id, seller)).statusCode).toBe(200);
    expect((await t.app.inject(`/api/blog/posts/${_id}`)).statusCode).toBe(404);
    expect((await destroy(_id, seller)).statusCode).toBe(404);
  });

  it.each([
    ['undefined', 400],
    ['%00', 400],
    ['00000000-0000-8000-a000-000000000000', 404],
  ])('answer %s with %i', async (id, status) => {
    expect((await t.app.inject(`/api/blog/posts/${id}`)).statusCode).toBe(status);
  });
});

describe('the content of a post', () => {
  // rules: post-editor
  it.each([
    ['<p onclick="x()">Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<a href="javascript:alert(1)">x</a>', '<p><a>x</a></p>'],
    ['<a href="  jAvAsCrIpT:alert(1)">x</a>', '<p><a>x</a></p>'],
    ['<a href="//evil.example">x</a>', '<p><a>x</a></p>'],
    [
      '<a href="https://a.example" style="x" target="_blank">x</a>',
      '<p><a href="https://a.example" rel="noopener nofollow">x</a></p>',
    ],
    ['<svg><style><img src=x onerror=alert(1)></style></svg>', ''],
    ['<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">', ''],
    ['<iframe srcdoc="<script>1</script>"></iframe>x', '<p>x</p>'],
    ['<b>bold</b> <i>it</i> <h1>head</h1>', '<p><strong>bold</strong> <em>it</em></p><h2>head</h2>'],
    ['<p><s>1,999</s> 999</p><hr>', '<p><s>1,999</s> 999</p><hr>'],
    ['<ol start="5"><li>five</li></ol>', '<ol start="5"><li>five</li></ol>'],
    ['<div><p>One</p></div><h4>Care</h4>Wash<h1></h1>', '<p>One</p><h3>Care</h3><p>Wash</p>'],
    ['<table><tr><td>S</td><td>36</td></tr></table>', '<p>S | 36</p>'],
    [
      '<table><thead><tr><th>Size</th><th>Chest</th></tr></thead><tbody><tr><td>S</td><td>36</td></tr></tbody></table>',
      '<p>Size | Chest</p><p>S | 36</p>',
    ],
    [
      '<header>Care</header><h5>Wash</h5><h6>Cold</h6><figure><figcaption>Linen</figcaption></figure>',
      '<p>Care</p><h3>Wash</h3><h3>Cold</h3><p>Linen</p>',
    ],
    ['<dl><dt>Wash</dt><dd>Cold</dd></dl>', '<p>Wash</p><p>Cold</p>'],
    ['<p>H<sub>2</sub>O x<sup>2</sup> <del>1,999</del> <code>a</code></p>', '<p>H2O x2 <s>1,999</s> a</p>'],
    [
      '<b style="font-weight:normal">a</b><p><span style="font-weight:700">b</span></p>',
      '<p>a</p><p><strong>b</strong></p>',
    ],
    ['<blockquote>q<br>w</blockquote><ul><li>1</li></ul>', '<blockquote>q<br />w</blockquote><ul><li>1</li></ul>'],
  ])('turns %s into %s', (dirty, clean) => {
    expect(sanitizePost(dirty)).toBe(clean);
  });

  it('is cleaned before it is stored', async () => {
    const { content } = await create(seller, { ...fields, content: '<p>ok</p><script>alert(1)</script>' });
    expect(content).toBe('<p>ok</p>');
  });
});
