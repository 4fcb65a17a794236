import { randomUUID } from 'node:crypto';
import { shortenSource } from '@aaram/runtime/http/sources';
import { calls } from '@aaram/shared-domain/contract/schema';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildUser, loginAs, TEST_PASSWORD } from '#testing/factories.ts';
import { buildGoodCall, buildPeople, nameRoute, type People } from '#testing/good-calls/good-calls.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import { addPasskey } from '#testing/second-steps.ts';
import { noteAccess, pruneAccesses } from './access-trail.repository.ts';

let harness: PaymentHarness;
let people: People;
beforeAll(async () => {
  harness = await startPaymentHarness({ TRUST_PROXY: 'loopback' });
  people = await buildPeople(harness);
});
afterAll(() => harness.close());

type Row = { action: string; account: string; source: string; subject: string; times: number };
const readTrail = () => harness.db<Row[]>`select action, account, source, subject, times from access_trail order by id`;
const noted = (wanted: Partial<Row>) =>
  vi.waitUntil(async () =>
    (await readTrail()).find((row) =>
      Object.entries(wanted).every(([name, value]) => row[name as keyof Row] === value),
    ),
  );
const logIn = (email: string, password = TEST_PASSWORD, address = '203.0.113.77') =>
  harness.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'x-forwarded-for': address },
    payload: { email, password },
  });

describe('the trail of accesses', () => {
  it('has logins and failed ones by the id of the account, with the beginning of the address, counted by the hour', async () => {
    const { id, email, mobile } = await buildUser(harness.db);
    await logIn(email);
    expect(await noted({ action: 'login', account: id })).toMatchObject({ source: '203.0.113.0/24', times: 1 });
    await logIn(email, 'wrong one');
    await logIn(mobile, 'wrong two', '203.0.113.9');
    expect(await noted({ action: 'login.failed', account: id, times: 2 })).toMatchObject({ source: '203.0.113.0/24' });
    await logIn(email, 'wrong three', '2001:db8:1:2:3:4:5:6');
    expect(await noted({ action: 'login.failed', account: id, source: '2001:db8:1::/48' })).toBeDefined();
  });

  it('has a name of no account as a keyed hash, the same each time', async () => {
    await logIn('unknown.here@example.com', 'x');
    await logIn('Unknown.Here@example.com ', 'x');
    const [row] = await vi.waitUntil(async () => {
      const rows = (await readTrail()).filter(({ account }) => account.startsWith('unknown:'));
      return rows[0]?.times === 2 && rows;
    });
    expect(row?.account).toMatch(/^unknown:[\w-]{22}$/);
  });

  it('has what was asked and done about a forgotten password, and a logout', async () => {
    const { id, email } = await buildUser(harness.db);
    await harness.app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email } });
    expect(await noted({ action: 'reset.ask', account: id })).toBeDefined();
    const token = randomUUID();
    await harness.db`insert into password_resets (token_hash, user_id, expires_at)
      values (sha256(${token}::bytea), ${id}, now() + interval '5 minutes')`;
    const payload = { password: 'a quite new password' };
    await harness.app.inject({ method: 'POST', url: `/api/auth/reset-password/${token}`, payload });
    expect(await noted({ action: 'reset', account: id })).toBeDefined();
    const headers = { authorization: `Bearer ${(await logIn(email, payload.password)).json().token}` };
    await harness.app.inject({ method: 'POST', url: '/api/auth/logout', headers });
    expect(await noted({ action: 'logout', account: id })).toBeDefined();
  });

  it('has what was added to a second step and taken from it', async () => {
    const { id } = await buildUser(harness.db);
    const headers = await loginAs(harness.db, { id });
    await addPasskey(harness, headers);
    expect(await noted({ action: 'factor.add', account: id })).toBeDefined();
    const [passkey] = await harness.db<{ id: string }[]>`select id from passkeys where user_id = ${id}`;
    await harness.app.inject({ method: 'DELETE', url: `/api/auth/me/factors/${passkey?.id}`, headers });
    expect(await noted({ action: 'factor.remove', account: id })).toBeDefined();
  });

  it('has a wrong second step of a login by whose it is', async () => {
    const { id } = await buildUser(harness.db);
    const challenge = randomUUID();
    await harness.db`insert into challenges (token_hash, user_id, purpose, expires_at)
      values (sha256(${challenge}::bytea), ${id}, 'login', now() + interval '5 minutes')`;
    const payload = { challenge, code: '000000' };
    const answer = await harness.app.inject({ method: 'POST', url: '/api/auth/login/second', payload });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(await noted({ action: 'login.failed', account: id })).toBeDefined();
  });

  it('has a change of the own password, and one that failed', async () => {
    const { id, email } = await buildUser(harness.db);
    const headers = { authorization: `Bearer ${(await logIn(email)).json().token}` };
    const change = (current: string) =>
      harness.app.inject({
        method: 'PUT',
        url: '/api/auth/me/password',
        headers,
        payload: { current, password: 'a quite new password' },
      });
    expect((await change('wrong')).statusCode).toBeGreaterThanOrEqual(400);
    expect(await noted({ action: 'password.change.failed', account: id })).toBeDefined();
    expect((await change(TEST_PASSWORD)).statusCode).toBe(200);
    expect(await noted({ action: 'password.change', account: id })).toBeDefined();
  });

  // security: content-policy
  it('has a row for every call by which an admin reads what belongs to a shopper, with its order or person', async () => {
    const { email, mobile } = people.shopper;
    const personal = [email, mobile, 'MG Road'];
    // An invitation is read with the link of the mail that went to that very address.
    const reads = harness.app.knownRoutes.filter(
      ({ method, access, url }) =>
        method === 'GET' && access !== 'public' && url !== '/api/auth/team-invitations/:token',
    );
    const telling: string[] = [];
    // A paid order, so that the lists contain personal data.
    await buildGoodCall('GET /api/orders/{id}/invoice', { harness, people });
    for (const route of reads) {
      const call = await buildGoodCall(nameRoute(route), { harness, people }, people.admin.headers);
      await harness.db`truncate access_trail`;
      const answer = await harness.app.inject(call);
      if (answer.statusCode === 200 && personal.some((text) => answer.body.includes(text))) {
        telling.push(nameRoute(route));
        const subject = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(call.url)?.[0] ?? '';
        expect([route.url, (await noted({ account: people.admin.id }))?.subject]).toEqual([route.url, subject]);
      }
    }
    expect(telling).toEqual(
      expect.arrayContaining(['GET /api/auth/orders/all', 'GET /api/auth/orders/{id}', 'GET /api/orders/{id}/invoice']),
    );
  });

  it('has nothing about shoppers who read what is their own', async () => {
    await harness.db`truncate access_trail`;
    for (const name of ['GET /api/auth/orders/{id}', 'GET /api/auth/cart/{userId}', 'GET /api/auth/me/addresses']) {
      const call = await buildGoodCall(name, { harness, people }, people.shopper.headers);
      expect((await harness.app.inject(call)).statusCode).toBe(200);
    }
    // Rows of the reads above would be written before this one, so none are still to come.
    await logIn(people.seller.email, 'wrong');
    await noted({ action: 'login.failed', account: people.seller.id });
    expect(await readTrail()).toHaveLength(1);
  });

  it('identifies no person, and is read by admins alone in pages without a gap', async () => {
    const text = JSON.stringify(await readTrail());
    expect(text).not.toMatch(/@|example\.com|unknown\.here/i);
    const ask = (query: string, headers: object) =>
      harness.app.inject({ url: `/api/auth/panel/accesses${query}`, headers: { ...headers } });
    expect((await ask('', people.seller.headers)).statusCode).toBe(403);
    for (const subject of ['a', 'b', 'c']) {
      await noteAccess(harness.db, { action: 'read.order', account: people.admin.id, source: 'here', subject });
    }
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await ask(`?action=read.order&limit=2${cursor && `&cursor=${cursor}`}`, people.admin.headers);
      seen.push(...calls['GET /auth/panel/accesses'].answer.parse(page.json()).map(({ subject }) => subject));
      cursor = String(page.headers['x-next-cursor'] ?? '');
    } while (cursor !== '');
    expect(seen).toEqual(['c', 'b', 'a']);
    expect((await ask('?cursor=1', people.admin.headers)).statusCode).toBe(400);
  });

  it('names people to admins, and is searched by name, mail address and mobile', async () => {
    const { id, name, email, mobile } = await buildUser(harness.db, { name: 'Zarina Quill' });
    await noteAccess(harness.db, { action: 'login', account: id, source: 'here', subject: '' });
    for (const person of ['zarina', email, mobile, 'zarina unknown']) {
      const url = `/api/auth/panel/accesses?person=${encodeURIComponent(person)}`;
      const answer = await harness.app.inject({ url, headers: people.admin.headers });
      const rows = calls['GET /auth/panel/accesses'].answer.parse(answer.json());
      const seen = rows.map(({ account, accountName }) => [account, accountName]);
      expect(seen, person).toEqual(person === 'zarina unknown' ? [] : [[id, name]]);
    }
  });

  it('forgets after its days, and keeps no more rows than it may', async () => {
    await harness.db`truncate access_trail`;
    for (const subject of ['old', 'first', 'second', 'third']) {
      await noteAccess(harness.db, { action: 'read.order', account: 'x', source: 'here', subject });
    }
    await harness.db`update access_trail set last_at = now() - interval '31 days' where subject = 'old'`;
    await pruneAccesses(harness.db, { days: 30, most: 10 });
    expect((await readTrail()).map(({ subject }) => subject)).toEqual(['first', 'second', 'third']);
    await pruneAccesses(harness.db, { days: 30, most: 2 });
    expect((await readTrail()).map(({ subject }) => subject)).toEqual(['second', 'third']);
  });
});

describe('a source', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['::1', '0:0:0::/48'],
  ])('is stored as its beginning: %s', (address, shown) => {
    expect(shortenSource(address)).toBe(shown);
  });
});
