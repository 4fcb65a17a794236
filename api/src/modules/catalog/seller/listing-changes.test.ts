import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildForm, buildPicture } from '#testing/build-form.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';

type Headers = { authorization: string };
let t: TestApp;
let sellerId = '';
let seller: Headers;
let otherSeller: Headers;

beforeAll(async () => {
  t = await buildTestApp();
  const user = await buildUser(t.db, { role: 'seller' });
  sellerId = user.id;
  seller = await loginAs(t.db, user);
  otherSeller = await loginAs(t.db, await buildUser(t.db, { role: 'seller' }));
});
afterAll(() => t.close());

const update = (id: string, payload: object, headers: Headers = seller) =>
  t.app.inject({ method: 'PUT', url: `/api/auth/update/${id}`, payload, headers });

async function addPictures(id: string, files: Buffer[], who: Headers = seller, fields = {}) {
  const { payload, headers } = await buildForm(fields, files);
  const url = `/api/auth/products/${id}/images`;
  return t.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...who } });
}

const findIn = async (category: string, id: string) => {
  const answer = await t.app.inject(`/api/auth/category/products?category=${category}`);
  return answer.json().find((product: { _id: string }) => product._id === id);
};

describe('an edit of where a product is listed', () => {
  it('moves it to another category at once, with brand and tags', async () => {
    const { id } = await buildProduct(t.db, { sellerId });
    expect(await findIn('Men', id)).toBeDefined();
    const changes = { category: 'women', subcategory: 'Tops', brand: ' Pitara ', tags: ['festive; silk', 'silk'] };
    const answer = await update(id, changes);
    expect(answer.statusCode).toBe(200);
    const wanted = { category: 'Women', subcategory: 'Tops', brand: 'Pitara', tags: ['festive', 'silk'] };
    expect(answer.json()).toMatchObject(wanted);
    expect(await findIn('Men', id)).toBeUndefined();
    expect(await findIn('Women', id)).toMatchObject({ brand: 'Pitara' });
  });

  it('takes the brand and the tags away', async () => {
    const { id } = await buildProduct(t.db, { sellerId });
    expect((await update(id, { brand: null, tags: [] })).json()).toMatchObject({ brand: null, tags: [] });
  });

  it.each([
    [{ category: 'Spaceships' }, 'category', 'Please select a category.'],
    [{ category: 'Women' }, 'subcategory', 'Please select a subcategory of Women.'],
    [{ subcategory: 'Dresses' }, 'subcategory', 'Please select a subcategory of Men.'],
    [{ category: 'Customized', subcategory: 'T-Shirt' }, 'category', /stays customised/],
    [{ tags: ['x'.repeat(25)] }, 'tags', /longer than 24/],
    [{ tags: Array.from({ length: 16 }, (_, index) => `a${index},b${index}`) }, 'tags', /at most 30/],
    [{ images: ['/media/of-another_750x1000_ffffff/750.webp'] }, 'images', /each picture of this product once/],
    [{ images: Array(2).fill('/media/test_750x1000_ffffff/750.webp') }, 'images', /once/],
  ])('refuses %j, names the field, and changes nothing', async (changes, path, message) => {
    const { id } = await buildProduct(t.db, { sellerId });
    const before = (await t.app.inject(`/api/auth/products/${id}`)).json();
    const answer = await update(id, { ...changes, name: 'Another name' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toEqual([{ path, message: expect.stringMatching(message) }]);
    expect((await t.app.inject(`/api/auth/products/${id}`)).json()).toEqual(before);
  });
});

describe('the pictures of a product', () => {
  it('are added after the others, put in another order, and left out', async () => {
    const { id } = await buildProduct(t.db, { sellerId });
    const added = await addPictures(id, [await buildPicture(), await buildPicture({ colour: '#102030' })]);
    expect(added.statusCode).toBe(201);
    const [first, second, third] = added.json().images;
    expect(added.json().images).toHaveLength(3);
    const { version } = added.json();
    expect((await update(id, { images: [third, first], version })).json().images).toEqual([third, first]);
    expect((await t.app.inject(second)).statusCode).toBe(200);
  });

  it('are added once when the call is repeated', async () => {
    const { id } = await buildProduct(t.db, { sellerId });
    const files = [await buildPicture({ colour: '#334455' })];
    const once = (await addPictures(id, files)).json().images;
    expect((await addPictures(id, files)).json().images).toEqual(once);
  });

  it('are five at most, also when two calls come at once', async () => {
    const { id } = await buildProduct(t.db, { sellerId });
    const colours = ['#111111', '#222222', '#333333', '#444444', '#555555', '#666666'];
    const [a, b, c, d, e, f] = await Promise.all(colours.map((colour) => buildPicture({ colour })));
    const answers = await Promise.all([addPictures(id, [a, b, c] as Buffer[]), addPictures(id, [d, e, f] as Buffer[])]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
    expect((await t.app.inject(`/api/auth/products/${id}`)).json().images).toHaveLength(4);
  });

  it('are its seller’s to change, and come without other fields', async () => {
    const { id } = await buildProduct(t.db, { sellerId });
    const picture = await buildPicture({ colour: '#778899' });
    expect((await addPictures(id, [picture], otherSeller)).statusCode).toBe(404);
    expect((await addPictures(id, [])).json().issues).toEqual([
      { path: 'images', message: 'Please add at least one image.' },
    ]);
    expect((await addPictures(id, [picture], seller, { name: 'Mine' })).statusCode).toBe(400);
    expect((await t.app.inject(`/api/auth/products/${id}`)).json().images).toHaveLength(1);
  });
});
