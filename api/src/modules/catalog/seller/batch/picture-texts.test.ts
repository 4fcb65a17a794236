import { MAX_PICTURE_TEXT } from '@aaram/shared-domain/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';

let t: TestApp;
let sellerId: string;
let headers: { authorization: string };
beforeAll(async () => {
  t = await buildTestApp({ ANSWERS_SECONDS: '60' });
  const seller = await buildUser(t.db, { role: 'seller' });
  sellerId = seller.id;
  headers = await loginAs(t.db, seller);
});
afterAll(() => t.close());

const images = ['/media/a_750x1000_ffffff/750.webp', '/media/b_750x1000_ffffff/750.webp'];
const build = async () => (await buildProduct(t.db, { sellerId, images })).id;
const edit = (id: string, payload: object, by = headers) =>
  t.app.inject({ method: 'PUT', url: `/api/auth/update/${id}`, headers: by, payload });
const read = async (id: string) => (await t.app.inject(`/api/auth/products/${id}`)).json();

describe('what a picture shows', () => {
  // rules: alt-text
  it('is said for each picture, as plain text in one line, and stays with its picture', async () => {
    const id = await build();
    expect(await read(id)).toMatchObject({ pictureTexts: [] });
    const text = '<img src=x onerror=alert(1)> front, "close"';
    expect((await edit(id, { pictureTexts: [` ${text}\n `, ''] })).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ images, pictureTexts: [text, ''] });
    await edit(id, { images: images.toReversed() });
    expect(await read(id)).toMatchObject({ pictureTexts: ['', text] });
    await edit(id, { images: images.slice(1), pictureTexts: ['The back'] });
    expect(await read(id)).toMatchObject({ images: images.slice(1), pictureTexts: ['The back'] });
    await edit(id, { pictureTexts: [''] });
    expect(await read(id)).toMatchObject({ pictureTexts: [] });
  });

  // rules: alt-text
  it('is copied with a product', async () => {
    const id = await build();
    await edit(id, { pictureTexts: ['Front', 'Back'] });
    const copy = await t.app.inject({ method: 'POST', url: `/api/auth/seller/products/${id}/copy`, headers });
    expect(copy.json()).toMatchObject({ pictureTexts: ['Front', 'Back'] });
  });

  // rules: alt-text
  it.each([
    ['one text for two pictures', ['Front']],
    ['a text that is too long', ['x'.repeat(MAX_PICTURE_TEXT + 1), '']],
    ['10,000 characters', ['', 'x'.repeat(10_000)]],
    ['a third text', ['a', 'b', 'c']],
  ])('is refused with %s', async (_what, pictureTexts) => {
    const answer = await edit(await build(), { pictureTexts });
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, expect.stringMatching(/^pictureTexts/)]);
  });

  // rules: alt-text
  it('is said by the seller of the product alone', async () => {
    const other = await loginAs(t.db, await buildUser(t.db, { role: 'seller' }));
    expect((await edit(await build(), { pictureTexts: ['', ''] }, other)).statusCode).toBe(404);
  });
});
