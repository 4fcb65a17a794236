import { calls } from '@aaram/shared-domain/contract/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';

let t: TestApp;
let sellerId = '';
const headers: Record<'seller' | 'other' | 'admin', { authorization: string }> = {
  seller: { authorization: '' },
  other: { authorization: '' },
  admin: { authorization: '' },
};
type Who = keyof typeof headers;
beforeAll(async () => {
  t = await buildTestApp();
  const seller = await buildUser(t.db, { role: 'seller', name: 'Farhan Qureshi' });
  sellerId = seller.id;
  headers.seller = await loginAs(t.db, seller);
  headers.other = await loginAs(t.db, await buildUser(t.db, { role: 'seller' }));
  headers.admin = await loginAs(t.db, await buildUser(t.db, { role: 'admin' }));
});
afterAll(() => t.close());

const get = (path: string, who: Who = 'seller') =>
  t.app.inject({ url: `/api/auth/panel/${path}`, headers: headers[who] });
const trash = async (who: Who = 'seller') =>
  calls['GET /auth/panel/trash'].answer.parse((await get('trash', who)).json());
const restore = (id: string, who: Who = 'seller') =>
  t.app.inject({ method: 'POST', url: `/api/auth/panel/trash/${id}/restore`, headers: headers[who] });
const remove = (id: string) =>
  t.app.inject({ method: 'DELETE', url: `/api/auth/remove/${id}`, headers: headers.seller });

describe('the trash', () => {
  it('has what was removed, with who and until when, and gives it back as it was', async () => {
    const { id, name } = await buildProduct(t.db, { sellerId, stock: { S: 3 } });
    const read = async () => (await t.app.inject(`/api/auth/products/${id}`)).json();
    const { version: _, ...before } = await read();
    await remove(id);
    const [removed] = await trash();
    expect(removed).toMatchObject({ _id: id, name, removedBy: 'Farhan Qureshi' });
    expect((await restore(id)).json()).toEqual({ message: 'Product restored.' });
    const { version: __, ...after } = await read();
    expect(after).toEqual(before);
    expect(await trash()).toEqual([]);
    expect((await restore(id)).statusCode).toBe(404);
  });

  it('is of each seller alone, and of all for admins', async () => {
    const { id } = await buildProduct(t.db, { sellerId });
    await remove(id);
    expect(await trash('other')).toEqual([]);
    expect((await restore(id, 'other')).statusCode).toBe(404);
    expect((await trash('admin')).map(({ _id }) => _id)).toContain(id);
    expect((await restore(id, 'admin')).statusCode).toBe(200);
  });

  it('ends after 30 days', async () => {
    const { id } = await buildProduct(t.db, { sellerId });
    await remove(id);
    await t.db`update products set removed_at = now() - interval '31 days' where id = ${id}`;
    expect((await trash()).map(({ _id }) => _id)).not.toContain(id);
    expect((await restore(id)).statusCode).toBe(404);
  });
});
