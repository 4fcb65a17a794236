import { readFile } from 'node:fs/promises';
import { type OwnData, ownDataFields, ownDataKinds } from '@aaram/shared-domain/own-data';
import { ownDataSchema } from '@aaram/shared-domain/own-data/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { findTablesAboutPeople } from '#testing/database/tables-about-people.ts';
import { buildUser, loginAs } from '#testing/factories.ts';
import { buildRichShopper, richWords } from '#testing/rich-shopper.ts';
import { ownDataSources } from './kinds.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const copy = (headers: Record<string, string>) => t.app.inject({ url: '/api/auth/me/data', headers });

/** Tables that point at people and are in no copy, each with the reason. */
const leftOut: Readonly<Record<string, string>> = {
  account_deletions: 'An account to be deleted: it has no session, and a login cancels the deletion.',
  blog_posts: 'Written by sellers and admins for everyone.',
  challenges: 'A login that waits some minutes for its second step: a hash and times.',
  change_sets: 'What a seller or an admin changed at once, for 30 days.',
  design_shares: 'Links to designs, which the copy has: they end with the account.',
  email_change_links: 'Links that were mailed: hashes, which change the address.',
  email_links: 'Links that were mailed: hashes, which open the account.',
  media_items: 'Pictures for products and posts, which staff uploaded.',
  panel_tables: 'How a seller or an admin arranged the lists that they work with.',
  passkey_challenges: 'What a passkey has to sign within minutes: a hash.',
  password_resets: 'Links that were mailed: hashes, which open the account.',
  payment_links: 'Links to orders that the copy has: a hash, times, and notes of staff.',
  payment_disputes: "What the buyer's own bank asks the store, which the bank tells them.",
  payouts: 'Money that was paid out to sellers; their statement names each.',
  phone_codes: 'Codes by SMS, for five minutes: the number stands in the account.',
  print_files: 'What sellers print on orders: the copy has the designs and the lines.',
  printouts: 'PDFs that staff asked for, deleted after an hour.',
  post_revisions: 'Of posts of the blog: what staff wrote, and who saved it.',
  products: "A seller's offer, which everyone sees.",
  product_families: "Which products of a seller's offer are colours of one thing.",
  recovery_codes: 'Hashes, which open the account.',
  team_links: 'Links that were mailed: hashes, which open a team to the account of the address.',
  teams: 'That a seller has a team, and whether it wants a second step.',
  shipments: 'Their tracking ids and statuses are those of the parcels in the copy.',
  tax_sellers: 'Legal names of sellers.',
  tax_document_lines: 'The same lines as in the orders, with their taxes; the copy has the documents.',
  refund_shares: 'Which refund of the provider paid which of ours: both are in the copy with their amounts.',
};

describe('the copy of own data', () => {
  // rules: copy-of-my-data
  it('has every table about people, or a reason why not', async () => {
    const owners: { tables: object } = JSON.parse(
      await readFile(new URL('../table-owners.json', import.meta.url), 'utf8'),
    );
    // What hangs on a table of no single shopper is not theirs either.
    const personal = await findTablesAboutPeople(t.db, Object.keys(leftOut));
    const copied = new Set(Object.values(ownDataSources).flatMap(({ tables }) => tables));
    const missing = [...personal].filter((table) => !(copied.has(table) || table in leftOut));
    expect(missing).toEqual([]);
    expect(Object.keys(leftOut).filter((table) => copied.has(table) || !personal.has(table))).toEqual([]);
    expect([...copied].filter((table) => !(table in owners.tables))).toEqual([]);
    expect(personal.size).toBeGreaterThan(25);
  });

  // rules: copy-of-my-data
  // security: copied-data
  it('has something of every kind, with the fields of the contract and no others, and no secret', async () => {
    const { headers, user, seller } = await buildRichShopper(t.db);
    await t.db`insert into team_members (user_id, seller_id, roles) values (${user.id}, ${seller.id}, '{orders}')`;
    const answer = await copy(headers);
    expect(answer.statusCode).toBe(200);
    const data: OwnData = ownDataSchema.parse(answer.json());
    for (const kind of ownDataKinds) {
      expect({ kind, fields: Object.keys(data[kind][0] ?? {}).sort() }).toEqual({
        kind,
        fields: [...ownDataFields[kind]].sort(),
      });
    }
    expect(data.account[0]).toMatchObject({ name: 'Zubeida Quorra', role: 'user' });
    expect(data.orders[0]).toMatchObject({ total: 1499, payable: 1635.27, credit: 0, address: richWords.street });
    expect(data.orders[0]?.order).toMatch(/^AA-/);
    expect(data.orderLines[0]).toMatchObject({ ownPicture: richWords.design, price: 1499 });
    expect(data.credits[0]).toMatchObject({ kind: 'credit-note', balance: 499 });
    expect(data.creditMovements[0]).toMatchObject({ kind: 'issued', amount: 499, order: null });
    expect(data.giftCards[0]).toMatchObject({ senderName: 'Zubeida Quorra', text: 'From Zubeida Quorra' });
    expect(data.restockAlerts[0]).toMatchObject({ product: expect.stringMatching(/^Test Shirt/), size: 'XL' });
    expect(data.wishlist[0]?.product).toMatch(/^Test Shirt/);
    const [{ passwordHash } = { passwordHash: '' }] = await t.db<{ passwordHash: string }[]>`
      select password_hash from users limit 1`;
    expect(answer.body).not.toContain(passwordHash);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="my-data.json"',
    });
  });

  // security: copied-data
  it("has nothing of other people, and complaints only from an address that is known to be one's own", async () => {
    const rich = await buildRichShopper(t.db, { name: 'Farida Quill' });
    const stranger = await buildUser(t.db, { name: 'Asha' });
    expect((await copy(await loginAs(t.db, stranger))).body).not.toMatch(/Quill|Quorra/);
    await t.db`update users set is_verified = false where id = ${rich.user.id}`;
    expect((await copy(rich.headers)).json()).toMatchObject({ complaints: [], complaintAnswers: [] });
    expect((await copy(rich.headers)).body).not.toContain(rich.admin.id);
  });

  // rules: copy-of-my-data
  // security: copied-data
  it('asks for the password again, or another proof', async () => {
    const headers = await loginAs(t.db, await buildUser(t.db));
    await t.db`update sessions set proved_at = now() - interval '11 minutes'`;
    expect((await copy(headers)).json()).toMatchObject({ code: 'PROOF_REQUIRED' });
  });

  // security: copied-data
  it('keeps texts as they are: no markup and no formula becomes anything else', async () => {
    const name = '=HYPERLINK("x")</script><img src=x onerror=alert(1)>",\n\u2028';
    const { headers } = await buildRichShopper(t.db, { name });
    const answer = await copy(headers);
    expect(answer.json<OwnData>().account[0]?.name).toBe(name);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });

  // rules: copy-of-my-data
  it('has all of 2,000 orders, and reads them in pages', async () => {
    const { headers, orderIds } = await buildRichShopper(t.db, { orders: 2000 });
    const data = (await copy(headers)).json<OwnData>();
    const numbers = new Set(data.orders.map(({ order }) => order));
    // And one of a gift card, to which nothing has happened.
    expect(numbers.size).toBe(2001);
    expect(orderIds).toHaveLength(2000);
    expect(new Set(data.orderHistory.map(({ order }) => order)).size).toBe(2000);
  });
});

// rules: copy-of-my-data
// security: copied-data
it('is written ten times a day at most', async () => {
  const strict = await buildTestApp({ LIMITS: 'strict' });
  try {
    const headers = await loginAs(strict.db, await buildUser(strict.db));
    const calls = Array.from({ length: 12 }, () => strict.app.inject({ url: '/api/auth/me/data', headers }));
    const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  } finally {
    await strict.close();
  }
});
