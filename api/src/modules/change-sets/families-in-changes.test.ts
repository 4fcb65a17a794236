import type { ProductFamily } from '@aaram/shared-domain/catalog';
import type { ChangeSet } from '@aaram/shared-domain/change-set/schema';
import { calls } from '@aaram/shared-domain/contract/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { finishSet } from '#testing/catalogue/finish-set.ts';
import { importFiles } from '#testing/catalogue/import-files.ts';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';

let t: TestApp;
let sellerId = '';
let headers: { authorization: string };
beforeAll(async () => {
  // With cached answers: a page must show what its family is now.
  t = await buildTestApp({ LIMITS: 'relaxed', ANSWERS_SECONDS: '60' });
});
beforeEach(async () => {
  const user = await buildUser(t.db, { role: 'seller' });
  sellerId = user.id;
  headers = await loginAs(t.db, user);
});
afterAll(() => t.close());

const build = async (given: Parameters<typeof buildProduct>[1] = {}) =>
  (await buildProduct(t.db, { sellerId, ...given })).id;
const familyUrl = (id: string) => `/api/auth/seller/products/${id}/family`;
const family = async (id: string) => (await t.app.inject({ url: familyUrl(id), headers })).json<ProductFamily>();
const members = async (id: string) => (await family(id)).members.map(({ _id }) => _id);
/** What the page of a product in the store links. */
const shown = async (id: string) =>
  (await t.app.inject(`/api/auth/products/${id}`)).json<{ colours: { _id: string }[] }>().colours.map(({ _id }) => _id);
async function setFamily(id: string, ...named: string[]) {
  const payload = { members: named, version: (await family(id)).version, join: true };
  const answer = await t.app.inject({ method: 'PUT', url: familyUrl(id), headers, payload });
  expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
}
const codeOf = async (id: string) => {
  const [row] = await t.db<{ code: string }[]>`
    select code from product_families where id = (select family_id from products where id = ${id})`;
  return row?.code;
};

const sets = '/api/auth/panel/change-sets';
const ask = (payload: object) => t.app.inject({ method: 'POST', url: sets, headers, payload });
async function prepare(payload: object): Promise<ChangeSet> {
  const answer = await ask(payload);
  expect([answer.statusCode, answer.json().message]).toEqual([201, undefined]);
  return finishSet(t.app, headers, answer.json());
}
const change = (how: 'join' | 'leave', ids: string[], more: object = {}) => ({
  subject: 'product',
  selection: { kind: 'ids', ids },
  change: { kind: 'family', how, ...more },
});
const { preview, move, rowsOf } = importFiles(
  () => t,
  () => headers,
);
const bulk = async (how: 'join' | 'leave', ...ids: string[]) => move(await prepare(change(how, ids)), 'run');
async function editOf(id: string): Promise<string> {
  const url = `/api/auth/panel/trail?subject=${id}&action=product.family`;
  const entries = calls['GET /auth/panel/trail'].answer.parse((await t.app.inject({ url, headers })).json());
  return String(entries[0]?.detail.edit);
}
const restore = async (edit: string, isAll = false) => move(await prepare({ subject: 'edit', edit, isAll }), 'run');
const exportProducts = async () =>
  (await t.app.inject({ url: '/api/auth/panel/exports/products', headers })).json<{ text: string }>().text;

describe('a bulk change of families', () => {
  // rules: families
  it('joins what is selected after a preview, tells by row what stays out, and is undone', async () => {
    const [red, blue, cap, hat] = [await build(), await build(), await build(), await build()];
    await setFamily(cap, cap, hat);
    expect(await shown(red)).toEqual([]);
    const set = await prepare(change('join', [red, blue]));
    expect((await rowsOf(set)).map(({ fields }) => fields)).toEqual(
      Array(2).fill([{ name: 'family', before: null, after: expect.stringMatching(/^F-[0-9A-F]{10}$/) }]),
    );
    expect(await shown(red)).toEqual([]);
    const made = await move(set, 'run');
    expect((await shown(red)).sort()).toEqual([red, blue].sort());
    expect(await shown(blue)).toEqual(await shown(red));
    // One that is joined with others already stays there.
    const more = await bulk('join', red, cap);
    expect(more.counts).toMatchObject({ refused: 1, unchanged: 1 });
    expect((await rowsOf(more))[1]?.reason).toMatch(/already joined with other products/);
    expect((await move(made, 'undo')).counts).toMatchObject({ undone: 2 });
    expect([await shown(red), await members(blue), await shown(cap)]).toEqual([[], [], [cap, hat]]);
  });

  it('adds to a family that one of the selected has, after those that are in it', async () => {
    const [red, blue, green] = [await build(), await build(), await build()];
    await setFamily(red, red, blue);
    expect(await shown(red)).toEqual([red, blue]);
    await bulk('join', green, blue);
    expect(await shown(red)).toEqual([red, blue, green]);
  });

  // rules: families
  it('takes out of a family; the last one leaves by itself, and the undo brings both back in their positions', async () => {
    const [red, blue, green] = [await build(), await build(), await build()];
    await setFamily(red, red, blue, green);
    const code = await codeOf(red);
    const made = await bulk('leave', red, blue);
    expect(await rowsOf(made)).toMatchObject([
      {},
      {},
      { subject: green, reason: 'No other colour is left in its family.' },
    ]);
    expect([await shown(red), await shown(blue), await shown(green)]).toEqual([[], [], []]);
    expect(await t.db`select from product_families where seller_id = ${sellerId}`).toHaveLength(0);
    expect((await move(made, 'undo')).counts).toMatchObject({ undone: 3, kept: 0 });
    expect([await shown(red), await codeOf(green)]).toEqual([[red, blue, green], code]);
  });

  // rules: families
  it('keeps in its undo what has come into another family since', async () => {
    const [red, blue, cap] = [await build(), await build(), await build()];
    await setFamily(red, red, blue);
    const made = await bulk('leave', red);
    await setFamily(blue, blue, cap);
    expect((await move(made, 'undo')).counts).toMatchObject({ undone: 1, kept: 1 });
    // Alone in the family that came back for it, it is in none.
    expect([await members(red), await shown(blue)]).toEqual([[], [blue, cap]]);
  });

  it('refuses one product alone, and more than a family may have', async () => {
    const one = await build();
    expect((await ask(change('join', [one]))).json().message).toMatch(/at least two/);
    const many = await Promise.all(Array.from({ length: 31 }, () => build()));
    expect((await ask(change('join', many))).json().message).toBe('Please join at most 30 products.');
    await setFamily(many[0] ?? '', ...many.slice(0, 29));
    const set = await prepare(change('join', [many[0] ?? '', many[29] ?? '']));
    await setFamily(many[0] ?? '', ...many.slice(0, 29), one);
    const reasons = (await rowsOf(await move(set, 'run'))).map(({ reason }) => reason);
    expect(reasons).toContain('Please join at most 30 products.');
  });

  it('of both directions at the same time ends without a deadlock', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => build()));
    const [one = '', two = '', three = '', ...others] = all;
    await setFamily(one, one, two, three);
    const join = await prepare(change('join', [three, ...others]));
    const payload = { members: [three, two, one], version: (await family(two)).version };
    const put = t.app.inject({ method: 'PUT', url: familyUrl(two), headers, payload });
    const [answer] = await Promise.all([put, move(join, 'run')]);
    expect([200, 409]).toContain(answer.statusCode);
    expect((await members(one)).sort()).toEqual([...all].sort());
  });
});

describe('a change of one product’s colours', () => {
  // rules: families
  it('is restored from the history with all that it joined or parted', async () => {
    const [red, blue, green] = [await build(), await build(), await build()];
    await setFamily(red, red, blue, green);
    await setFamily(red);
    const parted = await editOf(red);
    expect((await restore(parted)).counts).toMatchObject({ changed: 3 });
    expect(await shown(green)).toEqual([red, blue, green]);
    // What has gone elsewhere since stays there, and the others come back without it.
    await setFamily(red);
    const cap = await build();
    await setFamily(blue, blue, cap);
    await restore(await editOf(red));
    expect([await shown(red), await shown(cap)]).toEqual([
      [red, green],
      [blue, cap],
    ]);
  });

  it('is not restored when neither the family nor another product of it comes back', async () => {
    const [red, blue, cap] = [await build(), await build(), await build()];
    await setFamily(red, red, blue);
    await setFamily(red);
    const edit = await editOf(red);
    await setFamily(blue, blue, cap);
    const set = await restore(edit);
    expect((await rowsOf(set)).map(({ result }) => result)).not.toContain('changed');
    expect((await rowsOf(set)).map(({ reason }) => reason)).toContain(
      'Its family has ended, and no other product of it comes back.',
    );
    expect(await members(red)).toEqual([]);
  });
});

describe('a file of products', () => {
  // rules: files-of-products-and-orders
  it('with families that is exported and imported changes nothing', async () => {
    const [red, blue] = [await build(), await build()];
    await build();
    await setFamily(red, blue, red);
    const text = await exportProducts();
    expect(text).toContain(await codeOf(red));
    const { set } = await preview(text);
    expect(set.counts).toMatchObject({ unchanged: 3, planned: 0, refused: 0 });
  });

  // rules: files-of-products-and-orders
  it('joins rows with the same word, old and new ones, and is undone as a whole', async () => {
    const [red, blue, green] = [await build(), await build(), await build()];
    await setFamily(green, green, blue);
    const file = [
      'Product ID,Name,Family',
      `${red},,kurta`.replace(',,', ',Kurta red,'),
      `${blue},Kurta blue,kurta`,
      ',Kurta new,kurta',
      `${green},Kurta green,alone`,
    ].join('\n');
    const { set } = await preview(file);
    expect((await rowsOf(set))[3]?.reason).toMatch(/no other product has the family "alone"/);
    const made = await move(set, 'run');
    expect(await t.db`select from product_families where seller_id = ${sellerId}`).toHaveLength(1);
    expect([await codeOf(red), (await members(red)).length, await members(green)]).toEqual(['kurta', 3, []]);
    expect((await members(red)).slice(0, 2)).toEqual([red, blue]);
    // The same file again changes nothing more of families.
    const again = await preview(file.replace(',Kurta new,kurta', `${(await members(red))[2]},Kurta new,kurta`));
    expect((await rowsOf(again.set)).map(({ result }) => result)).toEqual(Array(4).fill('unchanged'));
    expect((await move(made, 'undo')).counts).toMatchObject({ undone: 4, kept: 0 });
    expect([await members(red), await members(green)]).toEqual([[], [green, blue]]);
  });

  it('takes a product out where the cell is empty, and the one that is left with it', async () => {
    const [red, blue] = [await build(), await build()];
    await setFamily(red, red, blue);
    const made = await move((await preview(`Product ID,Family\n${red},\n`)).set, 'run');
    expect([await members(red), await members(blue)]).toEqual([[], []]);
    await move(made, 'undo');
    expect(await members(blue)).toEqual([red, blue]);
  });

  it('says by cell what no family can be', async () => {
    const red = await build();
    const { set } = await preview(`Product ID,Family\n${red},${'x'.repeat(61)}\n`);
    expect((await rowsOf(set))[0]?.reason).toMatch(/^Family "x+": Please enter a word of at most 60/);
  });
});
