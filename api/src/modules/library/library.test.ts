import type { MediaItem } from '@aaram/shared-domain/media';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildForm, buildPicture } from '#testing/build-form.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';
import { injectPatiently } from '#testing/inject-patiently.ts';

let t: TestApp;
type Person = { id: string; headers: { authorization: string } };
let seller: Person;
let other: Person;
async function build(role: 'seller' | 'admin'): Promise<Person> {
  const user = await buildUser(t.db, { role });
  return { id: user.id, headers: await loginAs(t.db, user) };
}
beforeAll(async () => {
  t = await buildTestApp();
  [seller, other] = [await build('seller'), await build('seller')];
});
afterAll(() => t.close());

const MEDIA = '/api/auth/panel/media';
async function upload(files: Buffer[], by = seller, url = MEDIA, fields: Record<string, string> = {}) {
  const form = await buildForm(fields, files);
  const headers = { ...form.headers, ...by.headers };
  return injectPatiently(t.app, { method: 'POST', url, payload: form.payload, headers });
}
async function uploadOne(colour: string, by = seller): Promise<MediaItem> {
  return (await upload([await buildPicture({ colour })], by)).json().items[0];
}
const call = (method: 'GET' | 'PUT' | 'DELETE', path: string, by: Person, payload?: object) =>
  t.app.inject({ method, url: `${MEDIA}${path}`, headers: by.headers, ...(payload && { payload }) });
const list = async (query = '', by = seller) => (await call('GET', query, by)).json<MediaItem[]>();

describe('the media library', () => {
  // rules: media-library
  it('has each member’s own pictures, the newest first, found by name and alt text, page by page', async () => {
    const owner = await build('seller');
    const [red, blue, green] = [
      await uploadOne('#aa0001', owner),
      await uploadOne('#0000a1', owner),
      await uploadOne('#00a001', owner),
    ];
    expect((await list('', owner)).map(({ _id }) => _id)).toEqual([green._id, blue._id, red._id]);
    await call('PUT', `/${red._id}`, owner, { name: 'Cuff 100%', alt: ' A red \n cuff ' });
    expect(await list('?q=a%20RED%20cuff', owner)).toMatchObject([
      { _id: red._id, name: 'Cuff 100%', alt: 'A red cuff' },
    ]);
    expect(await list('?q=100%25', owner)).toHaveLength(1);
    expect(await list('?q=%25', owner)).toHaveLength(1);
    const first = await call('GET', '?limit=2', owner);
    expect([first.headers['x-total-count'], first.json().length]).toEqual(['3', 2]);
    expect(await list(`?limit=2&cursor=${first.headers['x-next-cursor']}`, owner)).toMatchObject([{ _id: red._id }]);
  });

  // rules: media-library
  it('belongs to its owner: others cannot see, change, remove or use it', async () => {
    const { _id, url } = await uploadOne('#123401');
    expect((await list('', other)).map((item) => item._id)).not.toContain(_id);
    expect((await call('GET', `/${_id}/uses`, other)).statusCode).toBe(404);
    expect((await call('PUT', `/${_id}`, other, { alt: 'Mine' })).statusCode).toBe(404);
    expect((await call('DELETE', `/${_id}`, other)).statusCode).toBe(404);
    const theirs = await buildProduct(t.db, { sellerId: other.id });
    const edit = { images: [...theirs.images, url] };
    const answer = await t.app.inject({
      method: 'PUT',
      url: `/api/auth/update/${theirs.id}`,
      headers: other.headers,
      payload: edit,
    });
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, 'images']);
  });

  // rules: media-library
  it('gives its pictures to products, says where they are, and keeps those in use', async () => {
    const { _id, url } = await uploadOne('#123402');
    const product = await buildProduct(t.db, { sellerId: seller.id, name: 'With a cuff' });
    const setImages = (images: string[]) =>
      t.app.inject({
        method: 'PUT',
        url: `/api/auth/update/${product.id}`,
        headers: seller.headers,
        payload: { images },
      });
    expect((await setImages([...product.images, url])).json()).toMatchObject({ images: [...product.images, url] });
    expect((await list()).find((item) => item._id === _id)).toMatchObject({ uses: 1 });
    expect((await call('GET', `/${_id}/uses`, seller)).json()).toEqual({
      products: [{ _id: product.id, name: 'With a cuff' }],
      posts: [],
    });
    expect((await call('DELETE', `/${_id}`, seller)).json()).toMatchObject({ code: 'IN_USE' });
    await setImages(product.images);
    expect((await call('DELETE', `/${_id}`, seller)).statusCode).toBe(200);
    expect((await list()).map((item) => item._id)).not.toContain(_id);
  });

  // rules: media-library
  it('keeps its files from the sweep, and gives them up with the last entry', async () => {
    const { _id, url } = await uploadOne('#e0f0a1');
    const sweep = async () => {
      await t.db`update pictures set touched_at = now() - interval '3 days' where url = ${url}`;
      await t.app.pictures.sweep();
      return (await t.db`select from pictures where url = ${url}`).length;
    };
    expect(await sweep()).toBe(1);
    expect((await call('DELETE', `/${_id}`, seller)).json()).toMatchObject({ _id });
    expect(await list(`?url=${encodeURIComponent(url)}`)).toEqual([]);
    // For a day it can come back.
    expect(await sweep()).toBe(1);
    await t.db`update media_items set removed_at = now() - interval '25 hours' where url = ${url}`;
    expect(await sweep()).toBe(0);
    expect((await call('PUT', `/${_id}`, seller, { isRemoved: false })).statusCode).toBe(404);
    const another = await uploadOne('#e0f0a2');
    await call('DELETE', `/${another._id}`, seller);
    expect(await t.db`select from media_items where url = ${url}`).toHaveLength(0);
  });

  // rules: media-library
  it('gets a picture back that was removed within a day, as it was', async () => {
    const picture = await uploadOne('#e0f0a3');
    await call('PUT', `/${picture._id}`, seller, { alt: 'A cuff' });
    await call('DELETE', `/${picture._id}`, seller);
    expect((await call('PUT', `/${picture._id}`, seller, { alt: 'Other' })).statusCode).toBe(404);
    expect((await call('PUT', `/${picture._id}`, other, { isRemoved: false })).statusCode).toBe(404);
    const back = await call('PUT', `/${picture._id}`, seller, { isRemoved: false });
    expect([back.statusCode, back.json()]).toMatchObject([200, { ...picture, alt: 'A cuff' }]);
    expect(await list(`?url=${encodeURIComponent(picture.url)}`)).toHaveLength(1);
  });

  // rules: media-library
  it('lists those alone that nothing of their owner shows', async () => {
    const owner = await build('seller');
    const [shown, free, posted] = [
      await uploadOne('#b10001', owner),
      await uploadOne('#00b102', owner),
      await uploadOne('#0000b3', owner),
    ];
    await buildProduct(t.db, { sellerId: owner.id, images: [shown.url] });
    // Another seller's product with the same file says nothing about this one.
    await buildProduct(t.db, { sellerId: other.id, images: [free.url] });
    await t.db`insert into blog_posts (title, description, content, author, author_id, images)
      values ('Post', 'A post', '<p>x</p>', 'Somebody', ${owner.id}, ${[posted.url]})`;
    const answer = await call('GET', '?unused=true', owner);
    expect([answer.json(), answer.headers['x-total-count']]).toMatchObject([[{ _id: free._id, uses: 0 }], '1']);
  });

  // rules: media-library
  it('gets what is uploaded with products and posts', async () => {
    const owner = await build('seller');
    const product = await buildProduct(t.db, { sellerId: owner.id, name: 'Tee', images: [] });
    await upload([await buildPicture({ colour: '#123404' })], owner, `/api/auth/products/${product.id}/images`);
    await upload([await buildPicture({ colour: '#f0e010' })], owner, '/api/blog/posts', { title: 'Post' });
    expect(await list('', owner)).toMatchObject([{ uses: 1 }, { uses: 1 }]);
  });

  it('refuses what is no picture, eleven at once, and 60 megapixels, and stores none of them', async () => {
    const owner = await build('seller');
    const huge = await sharp({ create: { width: 10_000, height: 6_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const small = await buildPicture({ colour: '#123406' });
    expect((await upload([Buffer.from('<svg onload=alert(1)>')], owner)).statusCode).toBe(415);
    expect((await upload([small, huge], owner)).statusCode).toBe(413);
    expect(
      (
        await upload(
          Array.from({ length: 11 }, () => small),
          owner,
        )
      ).statusCode,
    ).toBe(400);
    expect((await upload([], owner)).statusCode).toBe(400);
    expect(
      (await call('PUT', `/${(await uploadOne('#123407'))._id}`, seller, { alt: 'x'.repeat(251) })).statusCode,
    ).toBe(400);
    expect(await list('', owner)).toEqual([]);
  });

  // rules: crops
  it('makes a part of a picture to its own, always from the original, which stays', async () => {
    const { _id: whole, url } = await uploadOne('#5a3c1e');
    const crop = (id: string, part: object, by = seller) =>
      t.app.inject({ method: 'POST', url: `${MEDIA}/${id}/crops`, headers: by.headers, payload: { crop: part } });
    const sizeOf = (of: string) => /_(\d+)x(\d+)_/.exec(of)?.slice(1).map(Number) ?? [];
    const [width = 0, height = 0] = sizeOf(url);
    const half = (await crop(whole, { x: 0.5, y: 0, width: 0.5, height: 1 })).json<MediaItem>();
    expect(half).toMatchObject({ original: url, crop: { x: 0.5, width: 0.5 }, uses: 0 });
    expect(sizeOf(half.url)).toEqual([width / 2, height]);
    const again = (await crop(half._id, { x: 0, y: 0, width: 1, height: 0.5 })).json<MediaItem>();
    expect([again.original, sizeOf(again.url)]).toEqual([url, [width, height / 2]]);
    expect(await list(`?url=${encodeURIComponent(again.url)}`)).toMatchObject([{ url: again.url, original: url }]);
    // The original stays while a part of it does, also without an entry of its own.
    await t.db`delete from media_items where url = ${url}`;
    await t.db`update pictures set touched_at = now() - interval '3 days'`;
    await t.app.pictures.sweep();
    expect((await crop(half._id, { x: 0, y: 0, width: 0.5, height: 0.5 })).statusCode).toBe(201);
    for (const part of [
      { x: 0.6, y: 0, width: 0.5, height: 1 },
      { x: -0.1, y: 0, width: 0.5, height: 1 },
      { x: 0, y: 0, width: 0.01, height: 1 },
      { x: 0, y: 0, width: 0.5 },
    ]) {
      expect((await crop(half._id, part)).statusCode).toBe(400);
    }
    expect((await crop(half._id, { x: 0, y: 0, width: 1, height: 1 }, other)).statusCode).toBe(404);
  });

  // rules: crops
  it('is browsed by an admin for another seller, and a crop of its picture is that seller’s', async () => {
    const admin = await build('admin');
    const { _id, url } = await uploadOne('#6a3c1e');
    expect(await list(`?seller=${seller.id}&url=${encodeURIComponent(url)}`, admin)).toMatchObject([{ _id }]);
    expect((await call('GET', `?seller=${seller.id}`, other)).statusCode).toBe(404);
    const payload = { crop: { x: 0, y: 0, width: 0.5, height: 0.5 } };
    const made = await t.app.inject({ method: 'POST', url: `${MEDIA}/${_id}/crops`, headers: admin.headers, payload });
    expect(await list(`?url=${encodeURIComponent(made.json().url)}`)).toMatchObject([{ original: url }]);
    const product = await buildProduct(t.db, { sellerId: seller.id, images: [url] });
    const edit = { method: 'PUT', url: `/api/auth/update/${product.id}`, headers: admin.headers } as const;
    const edited = await t.app.inject({ ...edit, payload: { images: [made.json().url] } });
    expect([edited.statusCode, edited.json().images]).toEqual([200, [made.json().url]]);
  });
});
