import { listingGaps } from '@aaram/shared-domain/catalog';
import { calls } from '@aaram/shared-domain/contract/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { addFacts } from '#testing/catalogue/add-facts.ts';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

async function openSeller(role: 'seller' | 'admin' = 'seller') {
  const user = await buildUser(t.db, { role });
  return { id: user.id, headers: await loginAs(t.db, user) };
}
async function readWeakest({ headers }: Awaited<ReturnType<typeof openSeller>>) {
  const answer = await t.app.inject({ url: '/api/auth/panel/listing-scores', headers });
  return calls['GET /auth/panel/listing-scores'].answer.parse(answer.json());
}

describe('the score of a listing', () => {
  // rules: score-of-a-listing
  it('says what each lacks, the weakest first, and leaves out what lacks nothing, drafts and others’', async () => {
    const [seller, other] = [await openSeller(), await openSeller()];
    const build = async () => (await buildProduct(t.db, { sellerId: seller.id })).id;
    const [bare, better, whole, draft] = [await build(), await build(), await build(), await build()];
    await buildProduct(t.db, { sellerId: other.id });
    await t.db`update products set brand = null, tags = '{}', colour = null, material = null, description = '',
      images = '{}', picture_texts = '{}', mrp_paise = null where id = ${bare}`;
    for (const id of [better, whole]) {
      await addFacts(t.db, id);
      await t.db`update products set images = array['/a.webp', '/b.webp', '/c.webp'], picture_texts = '{"/a.webp": "A kurta"}',
        description = repeat('Soft. ', 20), colour = 'Blue', material = 'Khadi', tags = array['a', 'b', 'c'], brand = 'Kapda'
        where id = ${id}`;
    }
    await t.db`update products set colour = null, net_quantity = null where id = ${better}`;
    await t.db`update products set state = 'draft' where id = ${draft}`;
    const found = await readWeakest(seller);
    expect(found.map(({ _id }) => _id)).toEqual([bare, better]);
    expect(found[0]).toMatchObject({ score: 0, image: null });
    expect(found[0]?.lacking.toSorted()).toEqual(listingGaps.toSorted());
    expect(found[1]).toMatchObject({ score: 85, lacking: ['netQuantity', 'colour'], image: '/a.webp' });
  });

  it('is of all sellers for an admin', async () => {
    const seller = await openSeller();
    const { id } = await buildProduct(t.db, { sellerId: seller.id });
    expect((await readWeakest(await openSeller('admin'))).map(({ _id }) => _id)).toContain(id);
  });
});
