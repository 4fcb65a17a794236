import { calls } from '@aaram/shared-domain/contract/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/factories.ts';
import { type OpenPanel, openPanel } from '#testing/open-panel.ts';

let panel: OpenPanel;
let t: OpenPanel['t'];
let sellerId = '';
type Who = keyof OpenPanel['headers'];
beforeAll(async () => {
  panel = await openPanel();
  ({ t, sellerId } = panel);
});
afterAll(() => t.close());

const trash = async (who: Who = 'seller') =>
  calls['GET /auth/panel/trash'].answer.parse((await panel.get('trash', panel.headers[who])).json());
const restore = (id: string, who: Who = 'seller') =>
  t.app.inject({ method: 'POST', url: `/api/auth/panel/trash/${id}/restore`, headers: panel.headers[who] });
describe('the trash', () => {
  // rules: trash-and-history
  it('has what was removed, with who and until when, and gives it back as it was', async () => {
    const { id, name } = await buildProduct(t.db, { sellerId, stock: { S: 3 } });
    const read = async () => (await t.app.inject(`/api/auth/products/${id}`)).json();
    const { version: _, ...before } = await read();
    await panel.remove(id);
    const [removed] = await trash();
    expect(removed).toMatchObject({ _id: id, name, removedBy: 'Farhan Qureshi' });
    expect((await restore(id)).json()).toEqual({ message: 'Product restored.' });
    const { version: __, ...after } = await read();
    expect(after).toEqual(before);
    expect(await trash()).toEqual([]);
    expect((await restore(id)).statusCode).toBe(404);
  });

  // rules: trash-and-history
  it('is of each seller alone, and of all for admins', async () => {
    const { id } = await buildProduct(t.db, { sellerId });
    await panel.remove(id);
    expect(await trash('other')).toEqual([]);
    expect((await restore(id, 'other')).statusCode).toBe(404);
    expect((await trash('admin')).map(({ _id }) => _id)).toContain(id);
    expect((await restore(id, 'admin')).statusCode).toBe(200);
  });

  // rules: trash-and-history
  it('ends after 30 days', async () => {
    const { id } = await buildProduct(t.db, { sellerId });
    await panel.remove(id);
    await t.db`update products set removed_at = now() - interval '31 days' where id = ${id}`;
    expect((await trash()).map(({ _id }) => _id)).not.toContain(id);
    expect((await restore(id)).statusCode).toBe(404);
  });
});
