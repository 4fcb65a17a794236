import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildForm, buildPicture } from '#testing/build-form.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';

let t: TestApp;
let strict: TestApp;
beforeAll(async () => {
  [t, strict] = await Promise.all([buildTestApp(), buildTestApp({ LIMITS: 'strict' })]);
});
afterAll(() => Promise.all([t.close(), strict.close()]));

type Headers = { authorization?: string };

async function upload(purpose: string, files: Buffer[], who: Headers, { app } = t) {
  const form = await buildForm({}, files);
  return app.inject({
    method: 'POST',
    url: `/api/auth/uploads/${purpose}`,
    payload: form.payload,
    headers: { ...form.headers, ...who },
  });
}
const newShopper = async ({ db } = t) => loginAs(db, await buildUser(db));
const addToCart = (product: string, customImages: object, headers: Headers) =>
  t.app.inject({ method: 'POST', url: '/api/auth/add-cart', headers, payload: { product, size: 'M', customImages } });

describe('uploading a design', () => {
  it('answers addresses that cannot be guessed, which add-cart takes and the cart shows', async () => {
    const shopper = await newShopper();
    const answer = await upload('design', [await buildPicture(), await buildPicture({ colour: '#333333' })], shopper);
    expect(answer.statusCode).toBe(201);
    const [rawImage, previewImage] = answer.json().pictures;
    expect(rawImage).toMatch(/^\/media\/design-[0-9a-f]{40}_60x80_[0-9a-f]{6}\/60\.webp$/);
    const { id } = await buildProduct(t.db);
    const cart = await addToCart(id, { rawImage, previewImage }, shopper);
    expect(cart.json().items[0].customImages).toEqual({ rawImage, previewImage });
  });

  // security: private-pictures
  it.each(['design', 'return'])(
    'of a %s is for people with its address alone: for no other site, cache or search engine',
    async (purpose) => {
      const [url] = (await upload(purpose, [await buildPicture()], await newShopper())).json().pictures;
      const { statusCode, headers } = await t.app.inject(url);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'cache-control': 'private, max-age=31536000, immutable',
        'x-robots-tag': 'noindex, noimageindex',
        'cross-origin-resource-policy': 'same-origin',
      });
    },
  );

  it('twice is the same design, so the same line of the cart, and another address for another shopper', async () => {
    const [shopper, other] = [await newShopper(), await newShopper()];
    const bytes = await buildPicture({ colour: '#777777' });
    const [first, second, foreign] = [
      (await upload('design', [bytes, bytes], shopper)).json().pictures,
      (await upload('design', [bytes, bytes], shopper)).json().pictures,
      (await upload('design', [bytes, bytes], other)).json().pictures,
    ];
    expect(second).toEqual(first);
    expect(foreign).not.toEqual(first);
    const { id } = await buildProduct(t.db);
    await addToCart(id, { rawImage: first[0], previewImage: first[1] }, shopper);
    const cart = await addToCart(id, { rawImage: second[0], previewImage: second[1] }, shopper);
    expect(cart.json().items).toMatchObject([{ quantity: 2 }]);
  });

  it('lets only its uploader put it into a cart, nor a picture that is for something else', async () => {
    const [shopper, other] = [await newShopper(), await newShopper()];
    const [design] = (await upload('design', [await buildPicture()], shopper)).json().pictures;
    const [review] = (await upload('review', [await buildPicture()], other)).json().pictures;
    const { id } = await buildProduct(t.db);
    expect((await addToCart(id, { rawImage: design, previewImage: design }, other)).statusCode).toBe(400);
    expect((await addToCart(id, { rawImage: review, previewImage: review }, other)).statusCode).toBe(400);
    expect((await addToCart(id, { rawImage: design, previewImage: design }, shopper)).statusCode).toBe(200);
  });

  it('is for people who are logged in, of pictures, and of few of them', async () => {
    const shopper = await newShopper();
    const picture = await buildPicture();
    expect((await upload('design', [picture], {})).statusCode).toBe(401);
    expect((await upload('design', [], shopper)).json().message).toBe('Please choose a picture.');
    expect((await upload('avatar', [picture], shopper)).statusCode).toBe(400);
    const many = await upload('design', [picture, picture, picture], shopper);
    expect([many.statusCode, many.json().message]).toEqual([400, 'You can upload up to 2 pictures at once.']);
    const script = await upload('design', [Buffer.from('<svg onload=alert(1)>')], shopper);
    expect([script.statusCode, script.json().message]).toEqual([
      415,
      'Please upload pictures as JPG, PNG, WebP or AVIF.',
    ]);
    const huge = await upload('design', [Buffer.alloc(9 * 1024 * 1024, 1)], shopper);
    expect([huge.statusCode, huge.json().message]).toEqual([413, 'This picture is too large. The limit is 8 MB.']);
    const json = await t.app.inject({ method: 'POST', url: '/api/auth/uploads/design', headers: shopper, payload: {} });
    expect(json.statusCode).toBe(415);
  });

  it('is limited per account, not per address', async () => {
    const [shopper, neighbour] = [await newShopper(strict), await newShopper(strict)];
    const picture = await buildPicture();
    const answers = [];
    for (let count = 0; count < 21; count += 1) {
      answers.push(await upload('design', [picture], shopper, strict));
    }
    expect(answers.map((answer) => answer.statusCode)).toEqual([...Array(20).fill(201), 429]);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await upload('design', [picture], neighbour, strict)).statusCode).toBe(201);
  });
});
