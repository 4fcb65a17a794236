import type { Db } from '@aaram/runtime/db';
import { deleteInBatches } from '@aaram/runtime/db/values';
import * as common from '#texts/common.ts';

/** Invoices of this much or more, and those to a registered business, name their buyer by law (CGST Rules, rule 46). */
const NAMED_INVOICE_PAISE = 50_000_00;

/** Why a shopper's orders keep the account from being deleted. */
export type OpenOrders = { onTheirWay: boolean; returns: boolean; refunds: boolean };

/** A gift card is finished when it is paid: nothing is sent, and its status stays. */
export async function findOpenOrders(db: Db, userId: string): Promise<OpenOrders> {
  const [row] = await db<OpenOrders[]>`
    select exists (select from orders where user_id = ${userId} and ((order_status in ('Processing', 'Shipped')
          and not (kind = 'gift-card' and payment_status = 'Paid'))
        or (order_status = 'Pending' and payment_status in ('Initiated', 'Pending', 'Paid')))) as on_their_way,
      exists (select from returns r join orders o on o.id = r.order_id
        where o.user_id = ${userId} and r.state in ('requested', 'approved', 'picked-up', 'to-send')) as returns,
      exists (select from refunds r join orders o on o.id = r.order_id
        where o.user_id = ${userId} and r.state <> 'done') as refunds`;
  return row ?? { onTheirWay: false, returns: false, refunds: false };
}

/** Whether a person has sold here: the law requires records of sellers. */
export async function hasSold(db: Db, userId: string): Promise<boolean> {
  return (await db`select from order_parcels where seller_id = ${userId} limit 1`).length > 0;
}

/**
 * Takes the person out of their orders and returns. Amounts, invoice numbers and the state, which decides about GST,
 * stay; name, address and business too where an invoice must name them: of a large amount, or to a business.
 */
export async function forgetBuyer(tx: Db, userId: string) {
  const isNamed = tx`(invoice_number is not null and (payable_paise >= ${NAMED_INVOICE_PAISE} or buyer_gstin is not null))`;
  await tx`update orders set buyer_name = ${common.deletedAccount}, buyer_email = '', shipping_phone = '',
    shipping_landmark = null, idempotency_key = null, request_hash = null, forgotten_at = now(),
    buyer_gstin = case when ${isNamed} then buyer_gstin end,
    buyer_company = case when ${isNamed} then buyer_company end,
    shipping_name = case when ${isNamed} then shipping_name else ${common.deletedAccount} end,
    shipping_address = case when ${isNamed} then shipping_address else '' end,
    shipping_city = case when ${isNamed} then shipping_city else '' end,
    shipping_pincode = case when ${isNamed} then shipping_pincode else '' end
    where user_id = ${userId}`;
  await tx`update order_lines l set raw_image = null, preview_image = null
    from orders o where o.id = l.order_id and o.user_id = ${userId} and l.raw_image is not null`;
  await tx`update payment_links p set reason = '', note = ''
    from orders o where o.id = p.order_id and o.user_id = ${userId}`;
  await tx`update returns r set comment = '', pictures = '{}', answer = null, request_key = null
    from orders o where o.id = r.order_id and o.user_id = ${userId}`;
}

/**
 * Takes names and addresses out of the invoices of deleted accounts, 72 months after the annual return of their year was
 * due (CGST Act, section 36): on 31 December seven years after the financial year began. Returns how many.
 */
export const forgetOldInvoices = (db: Db): Promise<number> =>
  deleteInBatches(
    (most) => db`update orders set shipping_name = ${common.deletedAccount}, shipping_address = '', shipping_city = '',
      shipping_pincode = '', buyer_gstin = null, buyer_company = null where id = any(array(
        select id from orders where forgotten_at is not null and shipping_address <> ''
          and make_date(extract(year from (paid_at at time zone 'Asia/Kolkata') - interval '3 months')::int + 7, 12, 31)
            < (now() at time zone 'Asia/Kolkata')::date
        order by paid_at limit ${most}))`,
  );
