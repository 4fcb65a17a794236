import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTwoSellers } from '#testing/orders/two-sellers.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';

let harness: PaymentHarness;
let shop: Awaited<ReturnType<typeof openTwoSellers>>;
beforeAll(async () => {
  harness = await startPaymentHarness();
  shop = await openTwoSellers(harness);
});
afterAll(() => harness.close());

/** Changes the tables back to the schema without parcels. */
async function goBack() {
  await harness.db.unsafe(`
    alter table tax_documents drop constraint tax_documents_refund_id_fkey, drop constraint tax_documents_parcel_id_fkey;
    alter table shipments drop constraint shipments_parcel_id_fkey;
    alter table refund_shares drop constraint refund_shares_refund_id_fkey;
    alter table credits drop constraint credits_refund_id_fkey;
    drop index refunds_whole, refunds_payment, refunds_order;
    alter table refunds drop column parcel_id;
    alter table refunds drop constraint refunds_pkey;
    alter table refunds drop column id;
    alter table refunds add primary key (provider_payment_id);
    alter table returns drop constraint returns_parcel_id_fkey;
    drop table parcel_events;
    -- With the policies that look at it.
    drop table order_parcels cascade;`);
}

type Policy = { name: string; rule: string };
const readPolicies = () =>
  harness.db<Policy[]>`select tablename as name, qual as rule from pg_policies where policyname = 'of_seller'`;

/** Makes the policies again that went with the tables. */
async function restorePolicies(policies: readonly Policy[]) {
  const left = new Set((await readPolicies()).map(({ name }) => name));
  for (const { name, rule } of policies.filter((policy) => !left.has(policy.name))) {
    await harness.db.unsafe(`alter table ${name} enable row level security;
      create policy of_seller on ${name} for select to aaram_seller using (${rule})`);
  }
}

it('makes parcels of the orders there are, as far as their orders were, and knows their refunds again', async () => {
  const [one, two] = await shop.stockUp();
  const mixed = await shop.buy([one, two]);
  await shop.setStatus(shop.admin, mixed.orderId, 'Shipped');
  await shop.setTracking(shop.admin, mixed.orderId, 'OLD-1');
  const single = await shop.buy([two]);
  await shop.setStatus(shop.second, single.orderId, 'Cancelled');
  const before = await shop.read(shop.admin, mixed.orderId);
  const policies = await readPolicies();
  await goBack();
  const migrate = async (name: string) => {
    const text = await readFile(join(import.meta.dirname, `migrations/${name}.sql`), 'utf8');
    await harness.db.begin((tx) => tx.unsafe(text));
  };
  for (const name of ['0050_parcels', '0074_carriers', '0162_packed_parcels']) {
    await migrate(name);
  }
  await restorePolicies(policies);
  // Its rights went with the tables too.
  await harness.db.unsafe(`drop owned by aaram_parcels;
    drop function is_order_of_call(uuid), is_parcel_of_call(uuid) cascade`);
  await migrate('0300_parcel_writes');

  const after = await shop.read(shop.admin, mixed.orderId);
  const withoutIds = ({ parcels, ...order }: typeof before) => ({
    ...order,
    parcels: parcels.map(({ _id, history, ...parcel }) => ({
      ...parcel,
      statuses: history.map((step) => step.orderStatus),
    })),
  });
  expect(withoutIds(after)).toEqual(withoutIds(before));
  expect(after).toMatchObject({ orderStatus: 'Shipped', trackingId: 'OLD-1' });

  const [parcel] = (await shop.read(shop.admin, single.orderId)).parcels;
  expect(await shop.refundsOf(single.orderId)).toMatchObject([{ state: 'due', parcelId: parcel?._id }]);
  await shop.setStatus(shop.second, single.orderId, 'Processing');
  expect(await shop.refundsOf(single.orderId)).toEqual([]);
  expect(await harness.stockOf(two.id)).toBe(1);
});
