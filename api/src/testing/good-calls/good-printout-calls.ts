import { randomUUID } from 'node:crypto';
import { buildProduct } from '../factories.ts';
import type { PaymentHarness } from '../payment-harness.ts';
import type { GoodCall, People } from './good-call.ts';

/** A parcel of the seller that is paid and not packed. */
async function paidParcel({ harness, people }: { harness: PaymentHarness; people: People }): Promise<string> {
  const product = await buildProduct(harness.db, { sellerId: people.seller.id });
  const paid = await harness.payAtProvider(people.shopper.headers, [product]);
  await harness.verify(people.shopper.headers, paid);
  const [parcel] = await harness.db<{ id: string }[]>`select id from order_parcels where order_id = ${paid.orderId}`;
  return parcel?.id ?? '';
}

/** A parcel of the seller that a carrier has reported. */
async function bookedParcel(
  given: { harness: PaymentHarness; people: People },
  state: 'booked' | 'failed',
): Promise<string> {
  const id = await paidParcel(given);
  await given.harness.db`
    insert into shipments (parcel_id, tracking_id, state) values (${id}, ${`DEMO${randomUUID()}`}, ${state})`;
  return id;
}

/** A PDF that the seller asked for, and that is ready. */
const ready: GoodCall = {
  by: 'seller',
  make: async ({ harness, people }) => {
    const [row] = await harness.db<{ id: string }[]>`
      insert into printouts (owner_id, owner_role, kind, order_ids, state, file)
      values (${people.seller.id}, 'seller', 'pick-list', ${[randomUUID()]}::uuid[], 'ready', '%PDF-1.7'::bytea) returning id`;
    return { params: { id: row?.id ?? '' } };
  },
};

/** Calls about parcels as work, and about PDFs of orders. */
export const printoutCalls: Record<string, GoodCall> = {
  'GET /api/auth/panel/accounts': { by: 'seller', make: () => ({ query: { month: '2026-11' } }) },
  'GET /api/auth/panel/closed-months': { by: 'seller', make: () => ({ query: { year: '2026' } }) },
  'GET /api/auth/panel/accounts/pdf': { by: 'seller', make: () => ({ query: { month: '2026-11' } }) },
  'GET /api/auth/panel/tax-details': {
    by: 'seller',
    make: async ({ harness, people }) => {
      await harness.db`
        insert into tax_sellers (seller_id, legal_name, legal_address, gstin)
        values (${people.seller.id}, 'Resham LLP', '2 Fort Road, Mumbai', '27AAPFU0939F1ZV')
        on conflict (seller_id) do update set legal_name = excluded.legal_name,
          legal_address = excluded.legal_address, gstin = excluded.gstin`;
      return {};
    },
  },
  'PUT /api/auth/panel/tax-details': {
    by: 'seller',
    // An admin names the seller; for others it is their own.
    make: ({ people }) => ({
      payload: {
        seller: people.seller.id,
        legalName: 'Resham LLP',
        legalAddress: '2 Fort Road, Mumbai',
        gstin: '27AAPFU0939F1ZV',
        signatory: 'Asha Rao',
        prefix: '',
      },
    }),
  },
  'GET /api/price-rule': {},
  'GET /api/auth/panel/price-rule': { by: 'admin' },
  'PUT /api/auth/panel/price-rule': {
    by: 'admin',
    // What it is already, so that no other test sees other prices.
    make: () => ({ payload: { priceRule: 'spec', from: 'spec' } }),
  },
  'POST /api/auth/panel/payouts': {
    by: 'admin',
    make: async (given) => {
      await paidParcel(given);
      return {
        payload: { seller: given.people.seller.id, amount: 1, reference: randomUUID(), paidOn: '2026-11-20' },
      };
    },
  },
  'DELETE /api/auth/panel/payouts/{id}': {
    by: 'admin',
    make: async (given) => {
      await paidParcel(given);
      const [row] = await given.harness.db<{ id: string }[]>`
        insert into payouts (seller_id, amount_paise, reference, paid_on, recorded_by)
        values (${given.people.seller.id}, 100, ${randomUUID()}, '2026-11-20', ${given.people.admin.id}) returning id`;
      return { params: { id: row?.id ?? '' } };
    },
  },
  'GET /api/auth/panel/accounts/file': { by: 'seller', make: () => ({ query: { month: '2026-11', file: 'gstr1' } }) },
  'GET /api/auth/panel/work': { by: 'seller' },
  'GET /api/auth/panel/work/counts': { by: 'seller' },
  'POST /api/webhooks/carrier': {
    make: () => ({
      payload: { Shipment: { AWB: '9901234567890', Status: { Status: 'In Transit', StatusType: 'UD' } } },
    }),
  },
  'POST /api/auth/panel/parcels/{id}/shipment': {
    by: 'seller',
    make: async (given) => ({ params: { id: await paidParcel(given) }, payload: { grams: 650 } }),
  },
  'GET /api/auth/panel/parcels/{id}/route': {
    by: 'seller',
    make: async (given) => ({ params: { id: await paidParcel(given) }, query: { grams: '650' } }),
  },
  'GET /api/auth/panel/parcels/{id}/label': {
    by: 'seller',
    make: async (given) => ({ params: { id: await bookedParcel(given, 'booked') } }),
  },
  'PUT /api/auth/panel/parcels/{id}/weight': {
    by: 'seller',
    make: async (given) => {
      const id = await bookedParcel(given, 'booked');
      await given.harness.db`update shipments set grams = 500, charged_grams = 900 where parcel_id = ${id}`;
      return { params: { id }, payload: { answer: 'contested' } };
    },
  },
  'GET /api/auth/panel/carrier': {
    by: 'seller',
    make: async (given) => {
      // A parcel that waits to be fetched, which is counted.
      await bookedParcel(given, 'booked');
      return {};
    },
  },
  'POST /api/auth/panel/carrier/checks': { by: 'admin' },
  'POST /api/auth/panel/carrier/pickups': {
    by: 'seller',
    make: async (given) => {
      await bookedParcel(given, 'booked');
      // A day is asked for once.
      await given.harness.db`delete from carrier_pickups`;
      const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
      return { payload: { day } };
    },
  },
  'DELETE /api/auth/panel/parcels/{id}/shipment': {
    by: 'seller',
    make: async (given) => ({ params: { id: await bookedParcel(given, 'booked') } }),
  },
  'PUT /api/auth/panel/parcels/{id}/shipment/failure': {
    by: 'seller',
    make: async (given) => ({
      params: { id: await bookedParcel(given, 'failed') },
      payload: { choice: 'try-again' },
    }),
  },
  'PUT /api/auth/panel/parcels/{id}/packed': {
    by: 'seller',
    make: async (given) => ({ params: { id: await paidParcel(given) }, payload: { isPacked: true } }),
  },
  'POST /api/auth/panel/printouts': {
    by: 'seller',
    make: () => ({ payload: { kind: 'pick-list', orders: [randomUUID(), randomUUID()] } }),
  },
  'GET /api/auth/panel/printouts/{id}': ready,
  'GET /api/auth/panel/printouts/{id}/file': ready,
};
