import { calls } from '@aaram/shared-domain/contract/schema';
import { formatOrderNumber } from '@aaram/shared-domain/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordAudit } from '#modules/audit/index.ts';
import { buildProduct, loginAs } from '#testing/factories.ts';
import { type OpenPanel, openPanel } from '#testing/open-panel.ts';
import { buildRichShopper } from '#testing/rich-shopper.ts';

let panel: OpenPanel;
let t: OpenPanel['t'];
let sellerId = '';
/** Of the seller of the last sold order. */
let sold = { authorization: '' };
type Who = keyof OpenPanel['headers'] | 'sold';
beforeAll(async () => {
  panel = await openPanel();
  ({ t, sellerId } = panel);
});
afterAll(() => t.close());

const get = (path: string, who: Who = 'seller') => panel.get(path, who === 'sold' ? sold : panel.headers[who]);

/** An order with a line of a new seller, who is then the caller `sold`. */
async function sellOrder() {
  const { orderIds, seller } = await buildRichShopper(t.db);
  const [order] = await t.db<{ id: string; number: string }[]>`
    select id, number from orders where id = any(${orderIds}::uuid[])`;
  await t.db`update users set name = 'Meher Sellers' where id = ${seller.id}`;
  sold = await loginAs(t.db, seller);
  return { orderId: order?.id ?? '', number: formatOrderNumber(order?.number ?? ''), actorId: seller.id };
}

describe('the trail', () => {
  const ask = async (query: string, who: Who = 'seller') =>
    calls['GET /auth/panel/trail'].answer.parse((await get(`trail${query}`, who)).json());

  // rules: trash-and-history
  it("has a seller's own writes with names, and everyone's for admins, by what and when", async () => {
    const { id } = await buildProduct(t.db, { sellerId });
    await panel.remove(id);
    expect((await ask(`?subject=${id}`))[0]).toMatchObject({ action: 'product.remove', actorName: 'Farhan Qureshi' });
    expect(await ask(`?subject=${id}`, 'other')).toEqual([]);
    expect((await ask(`?subject=${id}&actor=${sellerId}`, 'admin')).length).toBe(1);
    const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
    expect((await ask(`?subject=${id}&from=${today}&until=${today}`)).length).toBe(1);
    expect(await ask(`?subject=${id}&until=2020-01-01`)).toEqual([]);
  });

  // rules: trash-and-history
  it('names products, also removed ones, orders, posts and people; what has no name is null', async () => {
    const { orderId, number, actorId } = await sellOrder();
    const { id: productId } = await buildProduct(t.db, { sellerId: actorId, name: 'Banyan Shade Kurta' });
    const [post] = await t.db<{ id: string }[]>`
      insert into blog_posts (title, description, content, author, author_id)
      values ('How a kurta dries', '', '', 'Meher', ${actorId}) returning id`;
    await t.db`update products set removed_at = now() where id = ${productId}`;
    const about = [
      ['product.remove', 'product', productId, 'Banyan Shade Kurta'],
      ['order.status', 'order', orderId, number],
      ['post.update', 'post', post?.id ?? '', 'How a kurta dries'],
      ['team.roles', 'user', actorId, 'Meher Sellers'],
      ['order.print', 'printout', productId, null],
    ] as const;
    for (const [action, subject, subjectId] of about) {
      await recordAudit(t.db, { actorId, action, subject, subjectId, requestId: 'r' });
    }
    const named = (await ask('', 'sold')).map(({ action, subjectName }) => [action, subjectName]);
    expect(named.toSorted()).toEqual(about.map(([action, , , name]) => [action, name]).toSorted());
  });

  // rules: trash-and-history
  it('is found by what people call what was changed, and by who changed it, each in the own team', async () => {
    const { orderId, number, actorId } = await sellOrder();
    const { id } = await buildProduct(t.db, { sellerId: actorId, name: 'Monsoon 100% Jute Bag' });
    await t.db`update products set sku = 'JUTE-1' where id = ${id}`;
    const entry = { actorId, requestId: 'r' };
    await recordAudit(t.db, { ...entry, action: 'product.update', subject: 'product', subjectId: id });
    await recordAudit(t.db, { ...entry, action: 'order.status', subject: 'order', subjectId: orderId });
    const found = async (query: Record<string, string>, who: Who = 'sold') =>
      (await ask(`?${new URLSearchParams(query)}`, who)).map(({ subjectId }) => subjectId);
    expect(await found({ subject: 'monsoon 100% j' })).toEqual([id]);
    expect(await found({ subject: 'jute-1', actor: 'meher s' })).toEqual([id]);
    expect(await found({ subject: number.toLowerCase() })).toEqual([orderId]);
    expect(await found({ subject: 'monsoon%jute' })).toEqual([]);
    expect(await found({ subject: 'jute-1', actor: 'farhan' })).toEqual([]);
    expect(await found({ subject: 'jute-1' }, 'other')).toEqual([]);
    expect(await found({ subject: number, actor: 'meher' }, 'admin')).toEqual([orderId]);
    expect((await get('change-sets?actor=meher', 'sold')).json()).toEqual([]);
  });
});
