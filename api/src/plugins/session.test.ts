import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProduct, buildUser, loginAs, TEST_PASSWORD, type TestUser } from '#testing/factories.ts';
import { type Headers, type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await startPaymentHarness();
});
afterAll(() => harness.close());

const REQUIRED = { code: 'PROOF_REQUIRED', message: 'Please enter your password again to do this.' };

/** An account that logged in eleven minutes ago. */
async function workingSince(role: TestUser['role'], minutes = 11) {
  const user = await buildUser(harness.db, { role });
  const headers = await loginAs(harness.db, user);
  await harness.db`update sessions set proved_at = now() - make_interval(mins => ${minutes}) where user_id = ${user.id}`;
  return { ...user, headers };
}

const prove = async (headers: Headers, password = TEST_PASSWORD) =>
  harness.app.inject({ method: 'POST', url: '/api/auth/me/proof', headers, payload: { password } });
const setStatus = (orderId: string, headers: Headers, orderStatus: string) =>
  harness.app.inject({
    method: 'PUT',
    url: `/api/auth/orders/update-status/${orderId}`,
    headers,
    payload: { orderStatus },
  });
const changePerson = async (headers: Headers, change: object) =>
  harness.app.inject({
    method: 'PUT',
    url: '/api/auth/people',
    headers,
    payload: { email: (await buildUser(harness.db)).email, ...change },
  });

async function paidOrder(sellerId: string) {
  const shopper = await harness.shopper();
  const paid = await harness.payAtProvider(shopper.headers, [
    await buildProduct(harness.db, { sellerId, stock: { M: 5 } }),
  ]);
  await harness.verify(shopper.headers, paid);
  return paid.orderId;
}

describe('an admin who has not shown for ten minutes who it is', () => {
  // security: ended-sessions
  it.each([{ role: 'admin' }, { isBanned: true }])('changes no account: %j', async (change) => {
    const { headers } = await workingSince('admin');
    const refused = await changePerson(headers, change);
    expect([refused.statusCode, refused.json()]).toEqual([403, REQUIRED]);
    expect((await changePerson((await workingSince('admin', 9)).headers, change)).statusCode).toBe(200);
  });

  // security: ended-sessions
  it('gives no money back, and does after the password with the new token', async () => {
    const { headers, id } = await workingSince('admin');
    const orderId = await paidOrder(id);
    const refused = await setStatus(orderId, headers, 'Cancelled');
    expect([refused.statusCode, refused.json()]).toEqual([403, REQUIRED]);
    const [order] = await harness.db`select order_status from orders where id = ${orderId}`;
    expect(order?.orderStatus).toBe('Processing');
    expect((await prove(headers, 'not it at all')).json().code).toBe('INVALID_INPUT');
    const proved = await prove(headers);
    const fresh = { authorization: `Bearer ${proved.json().token}` };
    // The proof does not count for the old token.
    expect((await setStatus(orderId, headers, 'Cancelled')).statusCode).toBe(403);
    expect((await setStatus(orderId, fresh, 'Cancelled')).json()).toMatchObject({ orderStatus: 'Cancelled' });
  });

  it('still sends parcels and cancels unpaid orders', async () => {
    const { headers, id } = await workingSince('admin');
    expect((await setStatus(await paidOrder(id), headers, 'Shipped')).statusCode).toBe(200);
    const shopper = await harness.shopper();
    const { orderId } = await harness.payAtProvider(shopper.headers, [
      await buildProduct(harness.db, { stock: { M: 5 } }),
    ]);
    expect((await setStatus(orderId, headers, 'Cancelled')).statusCode).toBe(200);
  });
});
