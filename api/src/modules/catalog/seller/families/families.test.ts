import { MAX_FAMILY, type ProductFamily } from '@aaram/shared-domain/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { addFacts } from '#testing/catalogue/add-facts.ts';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';

let t: TestApp;
type Person = { id: string; headers: { authorization: string } };
let seller: Person;
let other: Person;
let admin: Person;

async function buildPerson(role: 'seller' | 'admin'): Promise<Person> {
  const user = await buildUser(t.db, { role });
  return { id: user.id, headers: await loginAs(t.db, user) };
}

beforeAll(async () => {
  // With cached answers: a page must show what its family is now.
  t = await buildTestApp({ ANSWERS_SECONDS: '60' });
  [seller, other, admin] = [await buildPerson('seller'), await buildPerson('seller'), await buildPerson('admin')];
});
afterAll(() => t.close());

const build = async (colour: string | null = null, over: object = {}, by = seller) =>
  (await buildProduct(t.db, { sellerId: by.id, colour, stock: { M: 2 }, ...over })).id;
const url = (id: string) => `/api/auth/seller/products/${id}/family`;
const read = async (id: string, { headers } = seller) =>
  (await t.app.inject({ url: url(id), headers })).json<ProductFamily>();
const put = (id: string, payload: object, { headers } = seller) =>
  t.app.inject({ method: 'PUT', url: url(id), headers, payload });
async function join(...members: string[]) {
  const [first = ''] = members;
  const answer = await put(first, { members, version: (await read(first)).version });
  expect([answer.statusCode, answer.json()]).toEqual([200, expect.anything()]);
  return answer.json<ProductFamily>();
}
const ids = (list: { _id: string }[]) => list.map(({ _id }) => _id);
const shown = async (id: string) =>
  (await t.app.inject(`/api/auth/products/${id}`)).json<{ colours: { _id: string; isAvailable: boolean }[] }>().colours;

describe('the colours of a product', () => {
  // rules: families
  it('are joined, ordered and parted by their seller, and every page of them shows it at once', async () => {
    const [red, blue, green] = [await build('Red'), await build('Blue'), await build('Green')];
    expect(await shown(red)).toEqual([]);
    await join(red, blue);
    expect(await shown(red)).toMatchObject([{ _id: red, colour: 'Red', isAvailable: true }, { _id: blue }]);
    expect(ids(await shown(blue))).toEqual([red, blue]);
    const family = await join(red, green, blue);
    expect(family.members).toMatchObject([{ colour: 'Red' }, { colour: 'Green', state: 'published' }, { _id: blue }]);
    expect(ids(await shown(blue))).toEqual([red, green, blue]);
    await put(red, { members: [green, blue], version: family.version });
    expect([await shown(red), ids(await shown(green))]).toEqual([[], [green, blue]]);
    await put(blue, { members: [], version: (await read(blue)).version });
    expect([await shown(blue), await read(green)]).toEqual([[], { version: 0, members: [] }]);
    expect(await t.db`select from product_families f where seller_id = ${seller.id}`).toHaveLength(0);
  });

  // rules: families
  it('are never those of another seller, who can neither see nor change them', async () => {
    const [red, blue, foreign] = [await build(), await build(), await build(null, {}, other)];
    const unknownId = '00000000-0000-4000-8000-000000000000';
    const refused = await put(red, { members: [red, foreign], version: 0 });
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'INVALID_INPUT']);
    // What is there and what is not is answered alike.
    expect((await put(red, { members: [red, unknownId], version: 0 })).json()).toEqual(refused.json());
    expect((await put(red, { members: [red, foreign], version: 0 }, admin)).statusCode).toBe(400);
    await join(red, blue);
    expect((await t.app.inject({ url: url(red), headers: other.headers })).statusCode).toBe(404);
    expect((await put(red, { members: [], version: 2 }, other)).statusCode).toBe(404);
    expect(ids((await read(red, admin)).members)).toEqual([red, blue]);
    await expect(
      t.db`update products set family_id = (select family_id from products where id = ${red}) where id = ${foreign}`,
    ).rejects.toThrow(/products_family/);
  });

  // rules: families
  it('are in one family at most: two are joined only when that is said', async () => {
    const [red, blue, cap, hat] = [await build(), await build(), await build(), await build()];
    await join(red, blue);
    await join(cap, hat);
    const asked = { members: [red, blue, cap], version: (await read(red)).version };
    const refused = await put(red, asked);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'IN_OTHER_FAMILY']);
    expect(ids(await shown(hat))).toEqual([cap, hat]);
    expect((await put(red, { ...asked, join: true })).statusCode).toBe(200);
    expect(ids(await shown(hat))).toEqual([red, blue, cap, hat]);
  });

  // rules: families
  it('end in one family when two are asked for at the same time', async () => {
    const [red, blue, shared] = [await build(), await build(), await build()];
    const answers = await Promise.all([
      put(red, { members: [red, shared], version: 0 }),
      put(blue, { members: [blue, shared], version: 0 }),
    ]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
    expect((await read(shared)).members).toHaveLength(2);
  });

  it('refuse an edit of an old version and show what they are now', async () => {
    const [red, blue] = [await build(), await build()];
    const { version } = await join(red, blue);
    const stale = await put(red, { members: [blue, red], version: 0 });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ code: 'STALE_VERSION', current: { version, members: [{ _id: red }, {}] } });
  });

  // rules: families
  it('leave the rest when one is unpublished, removed or sold out, and take it back', async () => {
    const [red, blue, green] = [await build('Red'), await build('Blue'), await build('Green')];
    await join(red, blue, green);
    expect(ids(await shown(red))).toHaveLength(3);
    const { headers } = seller;
    await t.app.inject({ method: 'PUT', url: `/api/auth/update/${blue}`, headers, payload: { state: 'draft' } });
    expect(ids(await shown(red))).toEqual([red, green]);
    expect((await read(red)).members).toMatchObject([{}, { _id: blue, state: 'draft' }, {}]);
    await t.app.inject({ method: 'DELETE', url: `/api/auth/remove/${green}`, headers });
    expect([ids(await shown(red)), (await read(red)).members.length]).toEqual([[red], 2]);
    // An edit of what is left does not lose what is in the trash.
    await join(red, blue);
    await t.db`update products set removed_at = null where id = ${green}`;
    await addFacts(t.db, blue);
    await t.app.inject({ method: 'PUT', url: `/api/auth/update/${blue}`, headers, payload: { state: 'published' } });
    expect(ids(await shown(red))).toEqual([red, blue, green]);
    await t.db`update product_stock set quantity = 0 where product_id = ${blue}`;
    t.app.forgetProducts([blue]);
    expect(await shown(red)).toMatchObject([{}, { _id: blue, isAvailable: false }, {}]);
  });

  // rules: families
  it('are at most thirty, each named once, with the product itself', async () => {
    const many = await Promise.all(Array.from({ length: MAX_FAMILY + 1 }, () => build()));
    const [first = '', second = ''] = many;
    for (const members of [many, [first, first], [second, many[2]], ['red', first], [first, first.toUpperCase()]]) {
      const answer = await put(first, { members, version: 0 });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_INPUT']);
    }
    const whole = await join(...many.slice(0, MAX_FAMILY));
    const next = { members: [many[MAX_FAMILY], ...ids(whole.members)], version: 0 };
    expect((await put(many[MAX_FAMILY] ?? '', { ...next, join: true })).statusCode).toBe(400);
    expect(
      (await put(many[MAX_FAMILY] ?? '', { members: [many[MAX_FAMILY], first], version: 0, join: true })).json(),
    ).toMatchObject({
      message: 'Please join at most 30 products.',
    });
  });

  // rules: families
  it('are not copied with a product, and their change stands in the trail', async () => {
    const [red, blue] = [await build(), await build()];
    await join(red, blue);
    const { headers } = seller;
    const copy = (await t.app.inject({ method: 'POST', url: `/api/auth/seller/products/${red}/copy`, headers })).json();
    expect(await read(copy._id)).toEqual({ version: 0, members: [] });
    expect(await t.db`select detail from audit_log where action = 'product.family' and subject_id = ${red}`).toEqual([
      { detail: { members: [red, blue], edit: expect.any(String) } },
    ]);
  });
});
