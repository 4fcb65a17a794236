import type { OwnConsents } from '@aaram/shared-domain/consent';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetOldInvoices } from '#modules/orders/index.ts';
import { findTablesAboutPeople } from '#testing/database/tables-about-people.ts';
import { buildUser, loginAs, TEST_PASSWORD } from '#testing/factories.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import { readMails } from '#testing/read-mails.ts';
import { buildRichShopper, richWords } from '#testing/rich-shopper.ts';
import { deleteDueAccounts } from './deletion.service.ts';
import { forgetSteps } from './forget-person.ts';

let t: PaymentHarness;
beforeAll(async () => {
  t = await startPaymentHarness();
});
afterAll(() => t.close());

type Headers = Record<string, string>;
const ask = (headers: Headers, confirmation = 'DELETE') =>
  t.app.inject({ method: 'POST', url: '/api/auth/me/deletion', headers, payload: { confirmation } });
const logIn = (email: string) =>
  t.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password: TEST_PASSWORD } });
const isIn = async (headers: Headers) =>
  (await t.app.inject({ url: '/api/auth/me/profile', headers })).statusCode === 200;
/** Lets the days pass in which a login takes it back. */
const makeDue = () => t.db`update account_deletions set due_at = now() - interval '1 second'`;
const rowOf = async (id: string) => (await t.db`select * from users where id = ${id}`)[0];

async function mailsTo(email: string): Promise<string[]> {
  await t.app.runDueJobs();
  return readMails(t.config.dataDir, email);
}

/** Every column of text, list or JSON in the whole database that says one of these words, as `table.column`. */
async function findWords(words: readonly string[]): Promise<string[]> {
  const columns = await t.db<{ table: string; name: string }[]>`
    select format('%I.%I', c.table_schema, c.table_name) as table, c.column_name as name
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
      and c.data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')`;
  expect(columns.length).toBeGreaterThan(100);
  const found: string[] = [];
  for (const { table, name } of columns) {
    const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
    const rows = await t.db.unsafe(`select 1 from ${table} where "${name}"::text ~* $1 limit 1`, [pattern]);
    if (rows.length > 0) {
      found.push(`${table}.${name}`);
    }
  }
  return found.sort();
}

/**
 * Tables about people that a deletion leaves as they are, each with the reason (product-rules.md#deleting-an-account).
 */
const retained: Readonly<Record<string, string>> = {
  access_trail: 'Ids and beginnings of addresses, for 30 days.',
  audit_log: 'What staff did, without words about the shopper.',
  change_files: 'Files of products, until they are previewed.',
  change_pictures: 'Pictures of products, until their import is made.',
  change_rows: 'Products, statuses and tracking ids before and after, for 30 days.',
  change_sets: 'What staff changed at once, for 30 days.',
  team_links: 'Hashes; they go with the invitation.',
  teams: 'That a seller has a team: a seller does not leave.',
  credit_movements: 'The ledger of credits, which is only added to: amounts, order numbers, a reason by staff.',
  credits: 'Amounts: the nameless account keeps them until they expire.',
  blog_posts: 'Written by staff, whose accounts are not deleted.',
  media_items: 'Uploaded by staff, whose accounts are not deleted.',
  product_families: 'Made by sellers, whose accounts are not deleted.',
  grievances: 'A complaint is answered, and retained for three years after it is closed.',
  grievance_answers: 'They go with their complaint.',
  order_events: 'Statuses and times.',
  order_holds: 'Amounts, and a reason by staff.',
  order_parcels: 'Statuses, tracking ids and amounts.',
  parcel_events: 'Statuses and times.',
  payouts: 'Money that was paid out to sellers, whose accounts are not deleted.',
  payment_disputes: 'The ledger: amounts and ids of the provider, and its code of the reason.',
  payment_mismatches: 'The ledger: amounts and ids of the provider.',
  printouts: 'PDFs that staff asked for, deleted after an hour.',
  post_revisions: 'Written by staff, whose accounts are not deleted.',
  products: 'Of sellers, whose accounts are not deleted.',
  provider_refunds: 'The ledger: amounts and ids of the provider.',
  refund_shares: 'The ledger: amounts and ids of the provider.',
  refunds: 'The ledger: amounts and ids of the provider.',
  return_events: 'Statuses and times.',
  shipments: 'Tracking ids and statuses.',
  tax_prefixes: 'Letters in the numbers of invoices.',
  tax_sellers: 'Of sellers, whose accounts are not deleted.',
  tax_counters: 'The last number of each series.',
  tax_documents: 'Amounts, states and the seller; who bought stands in the order.',
  tax_document_lines: 'What was sold, and its taxes.',
};

describe('a deletion', () => {
  // rules: deleting-an-account
  // security: deleted-accounts
  it('cleans every table about people, or there is a reason why not', async () => {
    const personal = await findTablesAboutPeople(t.db, ['products', 'blog_posts']);
    const cleaned = new Set(forgetSteps.flatMap(({ tables }) => tables));
    expect([...personal].filter((table) => !(cleaned.has(table) || table in retained))).toEqual([]);
    expect([...cleaned, ...Object.keys(retained)].filter((table) => !personal.has(table))).toEqual([]);
  });

  // rules: deleting-an-account
  // security: deleted-accounts
  it('leaves name, mail address, mobile and street nowhere in the database but in complaints', async () => {
    const { user, headers, orderIds } = await buildRichShopper(t.db);
    await t.app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email: user.email } });
    const words = [user.name, 'Quorra', user.email, user.mobile, richWords.street, richWords.design];
    expect((await findWords(words)).length).toBeGreaterThan(20);
    expect((await ask(headers)).statusCode).toBe(200);
    await mailsTo(user.email);
    await makeDue();
    expect(await deleteDueAccounts(t.db)).toBe(1);
    expect(await findWords(words)).toEqual([
      'public.grievance_answers.text',
      'public.grievances.email',
      'public.grievances.mobile',
      'public.grievances.name',
      'public.grievances.text',
      // The file itself: it is swept away now that nothing shows it.
      'public.pictures.url',
    ]);
    expect(await rowOf(user.id)).toMatchObject({ name: 'Deleted account', deletedAt: expect.any(Date) });
    const [order] = await t.db`select * from orders where id = ${orderIds[0]}`;
    expect(order).toMatchObject({
      buyerName: 'Deleted account',
      shippingState: 'Kerala',
      payablePaise: 163_527,
      invoiceNumber: expect.any(String),
    });
  });

  // rules: deleting-an-account
  it('keeps the figures of orders, invoices and refunds, and takes a review out of its product', async () => {
    const { headers, product, orderIds, seller } = await buildRichShopper(t.db);
    await t.db`update products set star_counts = '{0,0,0,1,0}', rating_sum = 4, rating_count = 1 where id = ${product.id}`;
    const read = () => t.db`
      select (select sum(payable_paise)::bigint from orders) as paid, (select sum(amount_paise)::bigint from refunds) as back,
        (select count(*)::int from refund_shares) as shares, (select count(*)::int from order_lines) as lines`;
    const before = await read();
    await ask(headers);
    await makeDue();
    await deleteDueAccounts(t.db);
    expect(await read()).toEqual(before);
    const [rated] = await t.db`select star_counts, rating_count from products where id = ${product.id}`;
    expect(rated).toEqual({ starCounts: [0, 0, 0, 0, 0], ratingCount: 0 });
    const sellers = await loginAs(t.db, seller);
    const invoice = await t.app.inject({ url: `/api/orders/${orderIds[0]}/invoice`, headers: sellers });
    expect(invoice.statusCode).toBe(200);
    expect(invoice.body).not.toContain('Quorra');
  });

  // rules: deleting-an-account
  it('leaves name and address on an invoice of 50,000 rupees for the years of the law, without mail and mobile', async () => {
    const { user, headers, orderIds } = await buildRichShopper(t.db);
    await t.db`update orders set payable_paise = 5000000, paid_at = '2026-04-02' where id = ${orderIds[0]}`;
    await ask(headers);
    await makeDue();
    await deleteDueAccounts(t.db);
    const read = async () =>
      (
        await t.db`select shipping_name, shipping_address, shipping_phone, buyer_email from orders where id = ${orderIds[0]}`
      )[0];
    const named = { shippingName: user.name, shippingAddress: richWords.street, shippingPhone: '', buyerEmail: '' };
    expect(await read()).toEqual(named);
    await forgetOldInvoices(t.db);
    expect(await read()).toEqual(named);
    // Its financial year began in 2018; the law is over at the end of 2025.
    await t.db`update orders set paid_at = '2018-04-02' where id = ${orderIds[0]}`;
    await forgetOldInvoices(t.db);
    expect(await read()).toMatchObject({ shippingName: 'Deleted account', shippingAddress: '' });
  });

  // rules: deleting-an-account
  it('is asked for with a typed word and a proof, ends all sessions, and says goodbye once', async () => {
    const user = await buildUser(t.db);
    const [headers, elsewhere] = [await loginAs(t.db, user), await loginAs(t.db, user)];
    expect((await ask(headers, 'yes')).json()).toMatchObject({ issues: [{ path: 'confirmation' }] });
    await t.db`update sessions set proved_at = now() - interval '11 minutes' where user_id = ${user.id}`;
    expect((await ask(headers)).json()).toMatchObject({ code: 'PROOF_REQUIRED' });
    await t.db`update sessions set proved_at = now() where user_id = ${user.id}`;
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(headers, ' delete ')));
    expect(new Set(answers.map(({ statusCode }) => statusCode)).has(500)).toBe(false);
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
    expect([await isIn(headers), await isIn(elsewhere)]).toEqual([false, false]);
    expect((await mailsTo(user.email)).filter((mail) => mail.includes('will be deleted on'))).toHaveLength(1);
    await makeDue();
    await deleteDueAccounts(t.db);
    await t.app.runDueJobs();
    expect(await mailsTo(user.email)).toHaveLength(1);
  });

  // rules: deleting-an-account
  it('says how much credit is lost, and leaves the credit with the nameless account', async () => {
    const { user, headers } = await buildRichShopper(t.db);
    await ask(headers);
    expect((await mailsTo(user.email)).join('\n')).toContain('₹499.00 of credit is lost with the account.');
    await makeDue();
    await deleteDueAccounts(t.db);
    const rows = await t.db`
      select c.balance_paise, m.kind from credits c join credit_movements m on m.credit_id = c.id where owner_id = ${user.id}`;
    expect(rows).toEqual([{ balancePaise: 49_900, kind: 'issued' }]);
    expect((await t.db`select from restock_alerts where user_id = ${user.id}`).count).toBe(0);
  });

  // rules: deleting-an-account
  it('leaves whom a gift card was sent to while it is in no account, without who bought it', async () => {
    const { user, headers } = await buildRichShopper(t.db);
    const others = { recipientName: 'Asha', recipientEmail: 'asha@example.com' };
    const ofBuyer = t.db`order_id in (select id from orders where user_id = ${user.id})`;
    await t.db`update gift_cards set ${t.db(others)} where ${ofBuyer}`;
    expect((await ask(headers)).statusCode).toBe(200);
    await makeDue();
    await deleteDueAccounts(t.db);
    const [gift] = await t.db`select * from gift_cards where ${ofBuyer}`;
    expect(gift).toMatchObject({ ...others, senderName: 'Deleted account', message: '' });
  });

  // rules: deleting-an-account
  it('is taken back by a login before its day, which is confirmed by mail', async () => {
    const user = await buildUser(t.db);
    await ask(await loginAs(t.db, user));
    expect(await deleteDueAccounts(t.db)).toBe(0);
    expect((await logIn(user.email)).statusCode).toBe(200);
    await makeDue();
    expect(await deleteDueAccounts(t.db)).toBe(0);
    expect(await rowOf(user.id)).toMatchObject({ name: user.name });
    expect((await mailsTo(user.email)).at(-1)).toMatch(/will not be deleted/);
  });

  // rules: deleting-an-account
  // security: deleted-accounts
  it('leaves an account that accepts no login, and its address free for a new account', async () => {
    const { user, headers } = await buildRichShopper(t.db);
    await ask(headers);
    await makeDue();
    await deleteDueAccounts(t.db);
    expect((await logIn(user.email)).statusCode).toBe(401);
    const draft = {
      name: 'Zubeida',
      email: user.email,
      mobile: user.mobile,
      password: TEST_PASSWORD,
      agreedToTerms: true,
    };
    expect((await t.app.inject({ method: 'POST', url: '/api/auth/register', payload: draft })).statusCode).toBe(201);
    const token = (await logIn(user.email)).json().token;
    const fresh = { authorization: `Bearer ${token}` };
    expect((await t.app.inject({ url: '/api/orders/user-orders', headers: fresh })).json()).toEqual([]);
    const consents: OwnConsents = (await t.app.inject({ url: '/api/auth/me/consents', headers: fresh })).json();
    expect(consents.history).toHaveLength(2);
  });

  // rules: deleting-an-account
  it.each([
    [
      'an order on its way',
      "update orders set order_status = 'Shipped' where user_id = $1",
      /An order is not finished/,
    ],
    [
      'an unpaid order',
      "update orders set order_status = 'Pending', payment_status = 'Initiated' where user_id = $1",
      /An order/,
    ],
    [
      'an open return',
      "update returns set state = 'requested', refund_paise = null where order_id in (select id from orders where user_id = $1)",
      /A return or an exchange is open/,
    ],
    [
      'a refund on its way',
      "update refunds set state = 'asked' where order_id in (select id from orders where user_id = $1)",
      /A refund is on its way/,
    ],
    ['a seller', "update users set role = 'seller' where id = $1", /sells here/],
  ])('is refused with the reason while there is %s, also when that comes later', async (_what, change, reason) => {
    const early = await buildRichShopper(t.db);
    await t.db.unsafe(change, [early.user.id]);
    const headers = await loginAs(t.db, early.user);
    const answer = await ask(headers);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'IN_PROGRESS', message: expect.stringMatching(reason) });
    expect(await isIn(headers)).toBe(true);

    const late = await buildRichShopper(t.db);
    await ask(late.headers);
    await t.db.unsafe(change, [late.user.id]);
    await makeDue();
    expect(await deleteDueAccounts(t.db)).toBe(0);
    expect(await rowOf(late.user.id)).toMatchObject({ name: late.user.name });
    const [waiting] = await t.db`select due_at > now() as waits from account_deletions where user_id = ${late.user.id}`;
    expect(waiting).toEqual({ waits: true });
  });

  // security: deleted-accounts
  it('that fails in the middle changes nothing, and the next run goes on', async () => {
    const { user, headers } = await buildRichShopper(t.db, { name: 'Petra Quint' });
    await ask(headers);
    await makeDue();
    await t.db`create function fail_now() returns trigger language plpgsql as $$ begin raise 'the process dies'; end $$`;
    await t.db`create trigger fail_now before delete on passkeys for each row execute function fail_now()`;
    await expect(deleteDueAccounts(t.db)).rejects.toThrow('the process dies');
    expect(await rowOf(user.id)).toMatchObject({ name: 'Petra Quint' });
    expect((await t.db`select from addresses where user_id = ${user.id}`).count).toBe(1);
    await t.db`drop trigger fail_now on passkeys`;
    expect(await deleteDueAccounts(t.db)).toBe(1);
  });

  // security: deleted-accounts
  it('is done once by many processes at once, also of 2,000 orders', async () => {
    const { user, headers } = await buildRichShopper(t.db, { orders: 2000 });
    await ask(headers);
    await makeDue();
    const done = await Promise.all(Array.from({ length: 4 }, () => deleteDueAccounts(t.db)));
    expect(done.reduce((sum, count) => sum + count)).toBe(1);
    const [left] =
      await t.db`select count(*)::int as named from orders where user_id = ${user.id} and buyer_email <> ''`;
    expect(left).toEqual({ named: 0 });
  });

  // security: deleted-accounts
  it('refuses a mail to a deleted person about an order', async () => {
    const { headers, orderIds, admin } = await buildRichShopper(t.db);
    await ask(headers);
    await makeDue();
    await deleteDueAccounts(t.db);
    const admins = await loginAs(t.db, admin);
    const url = `/api/auth/panel/orders/${orderIds[0]}/mail`;
    await t.app.inject({ method: 'POST', url, headers: admins, payload: { mail: 'confirmation' } });
    expect(await mailsTo('')).toEqual([]);
    expect(await t.db`select from pgboss.job where state = 'retry'`).toHaveLength(0);
  });
});
