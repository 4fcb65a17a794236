import { MAX_CARDS_IN_POST, type PanelPost } from '@aaram/shared-domain/content';
import { blogPostSchema } from '@aaram/shared-domain/content/schema';
import type { MediaItem } from '@aaram/shared-domain/media';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildForm, buildPicture } from '#testing/build-form.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { addFacts } from '#testing/catalogue/add-facts.ts';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';
import { injectPatiently } from '#testing/inject-patiently.ts';
import { showPictures } from './show-post.ts';

let t: TestApp;
type Headers = { authorization: string };
let author: Headers;
let other: Headers;
let admin: Headers;
let sellerId: string;
beforeAll(async () => {
  // With cached answers: a card must show what its product is now.
  t = await buildTestApp({ ANSWERS_SECONDS: '60' });
  const seller = await buildUser(t.db, { role: 'seller' });
  sellerId = seller.id;
  author = await loginAs(t.db, seller);
  other = await loginAs(t.db, await buildUser(t.db, { role: 'seller' }));
  admin = await loginAs(t.db, await buildUser(t.db, { role: 'admin' }));
});
afterAll(() => t.close());

async function send(
  url: string,
  fields: Record<string, string>,
  { files = [] as Buffer[], by = author, id = '' } = {},
) {
  const form = await buildForm(fields, files);
  const method = id === '' ? 'POST' : 'PUT';
  const headers = { ...form.headers, ...by };
  return injectPatiently(t.app, { method, url: `${url}${id}`, payload: form.payload, headers });
}
async function upload(colour: string, by = author): Promise<MediaItem> {
  const answer = await send('/api/auth/panel/media', {}, { files: [await buildPicture({ colour })], by });
  return answer.json().items[0];
}
const post = (content: string, over: { by?: Headers; id?: string } = {}) =>
  send(over.id === undefined ? '/api/blog/posts' : '/api/blog/posts/', { title: 'Post', content }, over);
const read = async (id: string) => (await t.app.inject(`/api/blog/posts/${id}`)).json();
const card = (id: string) => `<product-card data-id="${id}"></product-card>`;

describe('pictures in the text of a post', () => {
  // rules: pictures-and-products-in-posts
  it('come from the own library, say what they show, and are read in all sizes with their space reserved', async () => {
    const { url } = await upload('#112233');
    const html = `<p>Look.</p><img src="${url}" alt="Two &lt;b&gt; &quot;blocks&quot;" onerror="alert(1)" style="x">`;
    const made: PanelPost = (await post(html)).json();
    expect(made.content).toBe(`<p>Look.</p><img src="${url}" alt="Two &lt;b&gt; &quot;blocks&quot;" />`);
    const { content } = blogPostSchema.strict().parse(await read(made._id));
    const [, width = '', height = ''] = /_(\d+)x(\d+)_/.exec(url) ?? [];
    expect(content).toContain(`width="${width}" height="${height}" loading="lazy"`);
    expect(content).toContain('<source type="image/avif" srcset="/media/');
    expect(content).toContain('alt="Two &lt;b&gt; &quot;blocks&quot;"');
  });

  // rules: pictures-and-products-in-posts
  it('may be decorative, but must say so', async () => {
    const { url } = await upload('#112244');
    expect((await post(`<img src="${url}" alt="">`)).statusCode).toBe(201);
    const refused = await post(`<img src="${url}">`);
    expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, 'content']);
  });

  // rules: pictures-and-products-in-posts
  it('are not those of another seller, of a shopper, or of another site', async () => {
    const { url } = await upload('#112255', other);
    expect((await post(`<img src="${url}" alt="x">`)).json()).toMatchObject({ code: 'INVALID_INPUT' });
    for (const src of [
      'https://evil.example/a.png',
      'data:image/png;base64,x',
      '/media/return-1_2x2_ffffff/2.webp',
      '//x/y',
    ]) {
      expect((await post(`<p>a</p><img src="${src}" alt="x">`)).json()).toMatchObject({ content: '<p>a</p>' });
    }
    // An admin's edit of the post keeps the pictures of its author, and may add the admin's.
    const own = (await upload('#112266')).url;
    const { _id } = (await post(`<img src="${own}" alt="x">`)).json();
    const theirs = (await upload('#112277', admin)).url;
    const edited = await post(`<img src="${own}" alt="y"><img src="${theirs}" alt="z">`, { by: admin, id: _id });
    expect(edited.statusCode).toBe(200);
    // What is in the text already stays, no matter who it came from.
    expect((await post(`<img src="${theirs}" alt="z">`, { id: _id })).statusCode).toBe(200);
  });

  // rules: pictures-and-products-in-posts
  it('stay while a post or a revision shows them, also when the library has lost them', async () => {
    const { url } = await upload('#112288');
    const { _id } = (await post(`<img src="${url}" alt="x">`)).json();
    await post('<p>Without.</p>', { id: _id });
    await t.db`delete from media_items where url = ${url}`;
    await t.db`update pictures set touched_at = now() - interval '3 days' where url = ${url}`;
    await t.app.pictures.sweep();
    expect(await t.db`select from pictures where url = ${url}`).toHaveLength(1);
    await t.db`delete from blog_posts where id = ${_id}`;
    await t.app.pictures.sweep();
    expect(await t.db`select from pictures where url = ${url}`).toHaveLength(0);
  });

  it('have one size in the list where half of it is the same', () => {
    expect(showPictures('<img src="/media/a_1x1_ffffff/1.webp" alt="" />')).toContain(
      'srcset="/media/a_1x1_ffffff/1.avif 1w"',
    );
  });
});

describe('products in the text of a post', () => {
  // rules: pictures-and-products-in-posts
  it('are shown as they are today, and a draft or removed one is not', async () => {
    const product = await buildProduct(t.db, { sellerId, name: 'Live tee', pricePaise: 900_00, stock: { M: 1 } });
    const draft = await buildProduct(t.db, { sellerId, state: 'draft', name: 'Secret tee' });
    const html = `<p>a</p>${card(product.id)}${card(draft.id)}<p>b</p>${card(product.id)}`;
    const made = (await post(html)).json();
    expect(made.content).toBe(html);
    const shown = await read(made._id);
    expect(shown.products).toMatchObject([{ _id: product.id, name: 'Live tee', price: 900, isAvailable: true }]);
    expect(JSON.stringify(shown)).not.toContain('Secret');
    const edit = (id: string, payload: object) =>
      t.app.inject({ method: 'PUT', url: `/api/auth/update/${id}`, headers: author, payload });
    await edit(product.id, { price: 800 });
    expect((await read(made._id)).products).toMatchObject([{ price: 800 }]);
    await addFacts(t.db, draft.id);
    await edit(draft.id, { state: 'published' });
    expect((await read(made._id)).products).toHaveLength(2);
    await t.app.inject({ method: 'DELETE', url: `/api/auth/remove/${product.id}`, headers: author });
    expect((await read(made._id)).products).toMatchObject([{ _id: draft.id }]);
  });

  // rules: pictures-and-products-in-posts
  it('stand between the blocks, empty and with an id, or not at all', async () => {
    const { id } = await buildProduct(t.db, { sellerId });
    const html = `<blockquote><p>${card(id)}q</p></blockquote><product-card data-id="${id}" onclick="x">words</product-card><product-card data-id="1"></product-card>`;
    const made = (await post(html)).json();
    expect(made.content).toBe(`<blockquote><p>q</p></blockquote>${card(id)}<p>words</p>`);
  });

  // rules: pictures-and-products-in-posts
  it('are at most as many as one read bears', async () => {
    const { id } = await buildProduct(t.db, { sellerId });
    expect((await post(card(id).repeat(MAX_CARDS_IN_POST))).statusCode).toBe(201);
    const refused = await post(card(id).repeat(500));
    expect([refused.statusCode, refused.json().message]).toEqual([400, 'Please use at most 24 products in a post.']);
  });

  it('are also in a preview', async () => {
    const { id } = await buildProduct(t.db, { sellerId, name: 'Preview tee' });
    const { _id } = (await post(card(id))).json();
    const url = `/api/auth/panel/posts/${_id}/previews`;
    const { path } = (await t.app.inject({ method: 'POST', url, headers: author })).json();
    const preview = await t.app.inject(`/api/blog/previews/${path.split('/').at(-1)}`);
    expect(preview.json().products).toMatchObject([{ name: 'Preview tee' }]);
  });

  // rules: feed
  it('are in the feed with the newest thirty posts', async () => {
    const { id } = await buildProduct(t.db, { sellerId, name: 'Feed tee' });
    await post(`<p>Newest.</p>${card(id)}`);
    const rows = Array.from({ length: 30 }, (_, day) => ({
      ...{ title: 'Old', description: '', content: '<p>a</p>', author: 'A' },
      publishedAt: new Date(Date.UTC(2020, 0, 1 + day)),
    }));
    await t.db`insert into blog_posts ${t.db(rows)}`;
    t.app.forgetPosts();
    const feed = (await t.app.inject('/api/blog/feed')).json();
    expect(feed).toHaveLength(30);
    expect(feed[0]).toMatchObject({ content: `<p>Newest.</p>${card(id)}`, products: [{ name: 'Feed tee' }] });
  });
});
