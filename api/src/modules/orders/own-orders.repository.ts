import type { Db, Part } from '@aaram/runtime/db';
import { formatOrderNumber } from '@aaram/shared-domain/order';
import type { OwnPage, OwnRow, ReadOwnRows } from '#db/own-rows.ts';

type Numbered = OwnRow & { order: string };

/** A page of rows of an owner's orders; `fields` says what they have, `from` where they are, with `orders o`. */
const readOf =
  (parts: (db: Db) => { fields: Part; from: Part; cursor: Part }, type: 'uuid' | 'text' = 'uuid'): ReadOwnRows =>
  async (db, { id }, { after, limit }: OwnPage) => {
    const { fields, from, cursor } = parts(db);
    const isNext = type === 'uuid' ? db`${cursor} > ${after}::uuid` : db`${cursor} > ${after}::text`;
    const rows = await db<Numbered[]>`
      select ${cursor} as cursor, o.number as "order", ${fields} from ${from}
      where o.user_id = ${id} and (${after}::text is null or ${isNext}) order by ${cursor} limit ${limit}`;
    return rows.map((row) => ({ ...row, order: formatOrderNumber(row.order) }));
  };

/** Paise as rupees. */
const rupees = (db: Db, paise: string) => db`(${db(paise)} / 100.0)::float8`;

export const readOwnOrders = readOf((db) => ({
  cursor: db`o.id`,
  from: db`orders o`,
  fields: db`o.kind, o.created_at, o.order_status, o.payment_status, o.payment_method, ${rupees(db, 'total_paise')} as total,
    ${rupees(db, 'delivery_paise')} as delivery, ${rupees(db, 'gst_paise')} as gst, ${rupees(db, 'payable_paise')} as payable,
    ${rupees(db, 'credit_paise')} as credit, ${rupees(db, 'discount_paise')} as discount,
    o.paid_at, o.invoice_number as invoice, o.buyer_name, o.buyer_email, o.buyer_gstin, o.buyer_company, o.shipping_name as name, o.shipping_phone as phone,
    o.shipping_address as address, o.shipping_city as city, o.shipping_state as state, o.shipping_pincode as pincode,
    o.shipping_landmark as landmark, o.tracking_id, o.provider, o.provider_order_id as provider_order,
    o.provider_payment_id as provider_payment`,
}));

export const readOwnOrderLines = readOf((db) => ({
  cursor: db`l.id`,
  from: db`order_lines l join orders o on o.id = l.order_id`,
  fields: db`l.name as product, l.size, l.quantity, l.cancelled, ${rupees(db, 'unit_paise')} as price, l.image as picture,
    l.raw_image as own_picture, l.preview_image as preview`,
}));

export const readOwnParcels = readOf((db) => ({
  cursor: db`p.id`,
  from: db`order_parcels p join orders o on o.id = p.order_id`,
  fields: db`p.order_status, p.tracking_id, p.carrier`,
}));

export const readOwnOrderHistory = readOf((db) => ({
  cursor: db`e.id`,
  from: db`order_events e join orders o on o.id = e.order_id`,
  fields: db`e.order_status, e.payment_status, e.source as cause, e.at`,
}));

export const readOwnParcelHistory = readOf((db) => ({
  cursor: db`e.id`,
  from: db`parcel_events e join order_parcels p on p.id = e.parcel_id join orders o on o.id = p.order_id`,
  fields: db`e.order_status, e.source as cause, e.at`,
}));

export const readOwnTaxDocuments = readOf((db) => ({
  cursor: db`d.id`,
  from: db`tax_documents d join orders o on o.id = d.order_id`,
  fields: db`d.kind, d.number, (d.total_paise / 100.0)::float8 as amount, d.issued_at`,
}));

export const readOwnRefunds = readOf(
  (db) => ({
    cursor: db`r.id`,
    from: db`refunds r join orders o on o.id = r.order_id`,
    fields: db`${rupees(db, 'amount_paise')} as amount, r.state, r.created_at`,
  }),
  'text',
);

export const readOwnProviderRefunds = readOf(
  (db) => ({
    cursor: db`r.id`,
    from: db`provider_refunds r join orders o on o.id = r.order_id`,
    fields: db`r.provider, r.id, ${rupees(db, 'amount_paise')} as amount, r.status as state, r.created_at`,
  }),
  'text',
);

export const readOwnPaymentMismatches = readOf(
  (db) => ({
    cursor: db`m.provider_payment_id`,
    from: db`payment_mismatches m join orders o on o.id = m.order_id`,
    fields: db`m.provider, m.provider_payment_id as provider_payment, m.amount, m.currency, m.created_at`,
  }),
  'text',
);

export const readOwnReturns = readOf((db) => ({
  cursor: db`r.id`,
  from: db`returns r join orders o on o.id = r.order_id join order_lines l on l.id = r.line_id`,
  fields: db`l.name as product, r.kind, r.state, r.quantity, r.reason, r.comment, r.pictures, r.size,
    ${rupees(db, 'fee_paise')} as fee, ${rupees(db, 'refund_paise')} as refund, r.payout, r.answer, r.tracking_id, r.requested_at`,
}));

export const readOwnReturnHistory = readOf((db) => ({
  cursor: db`e.id`,
  from: db`return_events e join returns r on r.id = e.return_id join orders o on o.id = r.order_id`,
  fields: db`e.state, e.at`,
}));

/** Sends further mails about a person's orders to their new address. */
export async function renameBuyerMail(tx: Db, userId: string, email: string) {
  await tx`update orders set buyer_email = ${email} where user_id = ${userId}`;
}

/** The ids of a person's orders. */
export async function findOwnOrderIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db<{ id: string }[]>`select id from orders where user_id = ${userId}`;
  return rows.map(({ id }) => id);
}
