import { randomUUID } from 'node:crypto';
import type { Db } from '@aaram/runtime/db';
import { consentKinds } from '@aaram/shared-domain/consent';
import { buildProduct, buildUser, loginAs, type TestUser } from './factories.ts';

/** What the address and the complaint of a rich shopper say, beside name, mail address and mobile. */
export const richWords = { street: '17 Quorra Lane', design: '/media/designs/quorra/750.webp' };

type Given = Partial<Pick<TestUser, 'name' | 'email' | 'mobile'>> & { orders?: number };

/**
 * A shopper with something in every table that keeps data about people: delivered orders with all that can happen to
 * them, a cart, a wishlist, a review, a complaint, devices, factors and entries of the trails.
 */
export async function buildRichShopper(db: Db, { orders = 1, ...given }: Given = {}) {
  const user = await buildUser(db, { name: 'Zubeida Quorra', ...given });
  const seller = await buildUser(db, { role: 'seller' });
  const admin = await buildUser(db, { role: 'admin' });
  const product = await buildProduct(db, { sellerId: seller.id });
  const key = randomUUID();
  const { id, name, email, mobile } = user;
  const { street, design } = richWords;
  await db`insert into addresses (user_id, name, phone, address, city, state, pincode)
    values (${id}, ${name}, ${mobile}, ${street}, 'Kochi', 'Kerala', '682001')`;
  await db`insert into consents (user_id, kind, is_given, version, words, text_hash, language, source)
    select ${id}, kind, true, '1', 'I agree', 'hash', 'en-IN', '203.0.113.0/24' from unnest(${[...consentKinds]}::text[]) kind`;
  await db`insert into message_choices (user_id, kind, channel, is_wanted, chosen_by)
    values (${id}, 'restock', 'mail', true, 'account')`;
  await db`insert into short_messages (event, channel, kind, user_id, words)
    values (${key}, 'sms', 'order-sent', ${id}, ${['Zubeida Quorra']}::text[])`;
  await db`insert into phone_codes (ticket_hash, mobile, purpose, expires_at)
    values (sha256(${key}::bytea), ${mobile}, 'login', now())`;
  await db`insert into cart_items (user_id, product_id, size, quantity, raw_image, preview_image)
    values (${id}, ${product.id}, 'M', 2, ${design}, ${design})`;
  await db`insert into saved_items (id, user_id, product_id, size, quantity, saved_paise, told_paise)
    values (gen_random_uuid(), ${id}, ${product.id}, 'L', 1, 149900, 149900)`;
  await db`insert into designs (owner_id, product_id, document) values (${user.id}, ${product.id}, '{"v": 1}')`;
  await db`insert into wishlist_items (user_id, product_id, saved_paise, told_paise)
    values (${id}, ${product.id}, 149900, 149900)`;
  await db`insert into restock_alerts (user_id, product_id, size) values (${id}, ${product.id}, 'XL')`;
  await db`with credit as (
      insert into credits (kind, owner_id, expires_at) values ('credit-note', ${id}, now() + interval '3 months') returning id)
    insert into credit_movements (credit_id, kind, delta_paise) select id, 'issued', 49900 from credit`;
  const made = await db<{ id: string; number: string }[]>`
    insert into orders (user_id, buyer_name, buyer_email, order_status, payment_status, payment_method, total_paise, gst_paise,
      delivery_paise, payable_paise, gst_rate_percent, shipping_name, shipping_phone, shipping_address, shipping_city,
      shipping_state, shipping_pincode, shipping_landmark, tracking_id, invoice_number, idempotency_key, request_hash,
      holds_stock, provider_order_id, provider_payment_id, paid_at, created_at)
    select ${id}, ${name}, ${email}, 'Delivered', 'Paid', 'Online Payment', 149900, 13627, 0, 163527, 10, ${name}, ${mobile},
      ${street}, 'Kochi', 'Kerala', '682001', ${`Beside the house of ${name}`}, 'T1', ${key} || n, ${key} || n, 'hash', true,
      'order_' || ${key} || n, 'pay_' || ${key} || n, now(), now() - interval '40 days'
    from generate_series(1, ${orders}::int) n returning id, number`;
  const ids = made.map((order) => order.id);
  await db`with bought as (
      insert into orders (kind, user_id, buyer_name, buyer_email, order_status, payment_status, payment_method, total_paise, gst_paise,
        delivery_paise, payable_paise, gst_rate_percent, shipping_name, shipping_phone, shipping_address, shipping_city,
        shipping_state, shipping_pincode, idempotency_key, request_hash, holds_stock, paid_at)
      values ('gift-card', ${id}, ${name}, ${email}, 'Processing', 'Paid', 'Online Payment', 50000, 0, 0, 50000, 0, '', '', '', '', '', '',
        ${`gift ${key}`}, 'hash', false, now()) returning id),
    card as (insert into credits (kind, expires_at) values ('gift-card', now() + interval '1 year') returning id)
    insert into gift_cards (order_id, recipient_name, recipient_email, sender_name, message, credit_id)
    select bought.id, ${name}, ${email}, ${name}, ${`From ${name}`}, card.id from bought, card`;
  await db`insert into order_lines (order_id, position, product_id, seller_id, name, unit_paise, size, quantity, raw_image, preview_image)
    select o, 0, ${product.id}, ${seller.id}, ${product.name}, 149900, 'M', 1, ${design}, ${design} from unnest(${ids}::uuid[]) o`;
  await db`insert into order_parcels (order_id, seller_id, position, order_status, tracking_id, total_paise)
    select o, ${seller.id}, 0, 'Delivered', 'T1', 149900 from unnest(${ids}::uuid[]) o`;
  await db`insert into order_events (order_id, order_status, payment_status, source, actor_id)
    select o, 'Delivered', 'Paid', 'panel', ${admin.id} from unnest(${ids}::uuid[]) o`;
  await db`insert into parcel_events (parcel_id, order_status, source, actor_id)
    select id, 'Delivered', 'panel', ${seller.id} from order_parcels where order_id = any(${ids}::uuid[])`;
  await db`insert into tax_sellers (seller_id) values (${seller.id})`;
  await db`insert into tax_documents (kind, number, seller_id, order_id, parcel_id, issued_at, price_rule, supplier,
      supply_state, taxable_paise, cgst_paise, sgst_paise, igst_paise, additional_paise, total_paise)
    select 'invoice', right(p.id::text, 16), ${seller.id}, order_id, id, now(), 'spec',
      ${db.json({ legalName: 'Kapda Private Limited', legalAddress: 'Jaipur', gstin: '08AAAAA0000A1Z5' })}::jsonb, 'Kerala', 149900, 0, 0, 0, 13627,
      163527
    from order_parcels p where order_id = any(${ids}::uuid[])`;
  const [order] = ids;
  await db`insert into refunds (provider_payment_id, order_id, amount_paise, state, told)
    values (${`pay_${key}`}, ${order}, 100, 'done', true)`;
  await db`insert into provider_refunds (id, provider_payment_id, order_id, amount_paise, status)
    values (${`rfnd_${key}`}, ${`pay_${key}`}, ${order}, 100, 'processed')`;
  await db`insert into refund_shares (refund_id, provider_refund_id, amount_paise)
    select id, ${`rfnd_${key}`}, 100 from refunds where order_id = ${order}`;
  await db`insert into payment_mismatches (provider_payment_id, order_id, amount, currency, is_captured)
    values (${`pay_odd_${key}`}, ${order}, 1, 'INR', false)`;
  await db`insert into returns (order_id, parcel_id, line_id, kind, state, quantity, reason, comment, pictures, goods_paise,
      refund_paise, answer)
    select ${order}, p.id, l.id, 'return', 'refunded', 1, 'wrong-item', ${`Ring ${name} at ${mobile}`}, ${[design]}::text[],
      149900, 100, ${`Dear ${name}, it is refunded.`}
    from order_parcels p join order_lines l on l.order_id = p.order_id where p.order_id = ${order}`;
  await db`insert into return_events (return_id, state, actor_id)
    select id, 'refunded', ${seller.id} from returns where order_id = ${order}`;
  await db`insert into reviews (product_id, user_id, author_name, rating, comment, media, answer, answered_at)
    values (${product.id}, ${id}, ${name}, 4, ${`Fits, says ${name}.`}, ${[design]}::text[], ${`Thank you, ${name}.`}, now())`;
  await db`insert into pictures (name, folder, url, purpose, owner_id, bytes, is_stored)
    values (${key}, ${key}, ${design}, 'design', ${id}, 1000, true)`;
  const [complaint] = await db<{ id: string }[]>`
    insert into grievances (name, email, mobile, topic, text)
    values (${name}, ${email}, ${mobile}, 'order', ${`${name} of ${street} waits.`}) returning id`;
  await db`insert into grievance_answers (grievance_id, author_id, text)
    values (${complaint?.id}, ${admin.id}, ${`Dear ${name}, it is on its way.`})`;
  await db`insert into second_factors (user_id, kind, name, secret, confirmed_at)
    values (${id}, 'totp', ${`Phone of ${name}`}, ${Buffer.from('secret')}, now())`;
  await db`insert into passkeys (user_id, credential_id, public_key, counter, transports, is_backed_up, name)
    values (${id}, sha256(${key}::bytea), '', 0, '{}', false, ${`Laptop of ${name}`})`;
  await db`insert into email_changes (user_id, old_email, new_email, state, link_until, made_at)
    values (${id}, ${`old.${email}`}, ${email}, 'made', now(), now())`;
  await db`insert into recovery_codes (user_id, code_hash) values (${id}, sha256(${key}::bytea))`;
  await db`insert into audit_log (actor_id, action, subject, subject_id, detail)
    values (${admin.id}, 'order.status', 'order', ${order}, '{"to": "Delivered"}')`;
  await db`insert into team_invitations (seller_id, email, roles, invited_by, expires_at)
    values (${seller.id}, ${email}, '{orders}', ${seller.id}, now() + interval '1 day')`;
  await db`insert into access_trail (action, account, source, subject)
    values ('login', ${id}, '203.0.113.0/24', ''), ('read.order', ${admin.id}, '198.51.100.0/24', ${order})`;
  return { user, headers: await loginAs(db, user), orderIds: ids, product, seller, admin };
}
