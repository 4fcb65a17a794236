import { randomUUID } from 'node:crypto';
import { consentWordings } from '@aaram/shared-domain/consent';
import { writeCode } from '#modules/identity/phone/phone-code.ts';
import { insertCode } from '#modules/identity/phone/phone-codes.repository.ts';
import { createUnsubscribeLinks } from '#modules/messages/unsubscribe-links.ts';
import { createAuthenticator } from '../authenticator.ts';
import { buildUser, loginAs, TEST_PASSWORD, TEST_PASSWORD_HASH } from '../factories.ts';
import type { PaymentHarness } from '../payment-harness.ts';
import { addApp, addPasskey, codeOf, startApp, withSecondStep } from '../second-steps.ts';
import type { GoodCall, People } from './good-call.ts';
import { restoreTeam } from './good-team-calls.ts';

type Given = { harness: PaymentHarness; people: People };

async function emailToken(harness: PaymentHarness, userId: string): Promise<string> {
  const token = randomUUID();
  await harness.db`insert into email_links (token_hash, user_id, expires_at)
    values (sha256(${token}::bytea), ${userId}, now() + interval '5 minutes')`;
  return token;
}

/** A link that makes or undoes a change of the mail address. */
async function changeToken({ db }: PaymentHarness, userId: string, purpose: 'make' | 'undo'): Promise<string> {
  await db`delete from email_changes where user_id = ${userId}`;
  const [change] = await db<{ id: string }[]>`
    insert into email_changes (user_id, old_email, new_email, state, link_until)
    select id, ${`${randomUUID()}@example.com`}, ${`${randomUUID()}@example.com`}, ${purpose === 'make' ? 'asked' : 'made'},
      now() + interval '5 minutes' from users where id = ${userId} returning id`;
  const token = randomUUID();
  await db`insert into email_change_links (token_hash, change_id, purpose)
    values (sha256(${token}::bytea), ${change?.id}, ${purpose})`;
  return token;
}

/** Settles whatever would keep an account from being deleted. */
async function settleOrders({ harness: { db } }: Given) {
  await db`update orders set order_status = 'Cancelled', payment_status = 'Failed' where order_status <> 'Delivered'`;
  await db`update returns set state = 'withdrawn' where state in ('requested', 'approved', 'picked-up', 'to-send')`;
  await db`update refunds set state = 'done'`;
}

/** Restores the team and sessions that earlier calls have ended, because other calls need them. */
export async function reviveSessions({ harness, people }: Given) {
  const all = Object.values(people);
  const tokens = all.map(({ headers }) => headers.authorization.slice('Bearer '.length));
  await harness.db`with ${restoreTeam({ harness, people })}
    insert into sessions (token_hash, user_id, expires_at, first_used_at)
    select sha256(token::bytea), user_id, now() + interval '1 day', now()
    from unnest(${tokens}::text[], ${all.map(({ id }) => id)}::uuid[]) as person (token, user_id)
    on conflict (token_hash) do nothing`;
}

/** Whether a call ends the session that it is made in. */
export const endsItsSession = (name: string) =>
  [
    'POST /api/auth/logout',
    'DELETE /api/auth/me/sessions',
    'PUT /api/auth/me/password',
    'PUT /api/auth/me/email',
    'POST /api/auth/me/deletion',
  ].includes(name);

/** Gives all accounts the original password again. */
async function restorePasswords({ harness, people }: Given) {
  await harness.db`update users set password_hash = ${await TEST_PASSWORD_HASH}
    where id = any(${Object.values(people).map((person) => person.id)})`;
}

/** Gives an account exactly one passkey, without the effect that adding it has on sessions. Returns its id. */
async function keepPasskey({ db }: PaymentHarness, userId: string): Promise<string> {
  await db`delete from passkeys where user_id = ${userId}`;
  const [row] = await db<{ id: string }[]>`
    insert into passkeys (user_id, credential_id, public_key, counter, transports, is_backed_up, name)
    values (${userId}, sha256(${userId}::bytea), '', 0, '{}', false, 'My laptop') returning id`;
  return row?.id ?? '';
}

async function resetToken({ harness }: Given): Promise<string> {
  const user = await buildUser(harness.db);
  const token = randomUUID();
  await harness.db`insert into password_resets (token_hash, user_id, expires_at)
    values (sha256(${token}::bytea), ${user.id}, now() + interval '5 minutes')`;
  return token;
}

const newMobile = () => String(6_000_000_000 + (Number.parseInt(randomUUID().slice(0, 7), 16) % 3_000_000_000));

/** A code that was asked for, and the ticket of its browser. */
async function codeFor(harness: PaymentHarness, code: Parameters<typeof insertCode>[1]) {
  const { id, ticket } = await insertCode(harness.db, code);
  return { challenge: ticket, code: writeCode(harness.config.secrets, id) };
}

const unsubscribeParams = ({ harness, people }: Given) => {
  const target = { userId: people.shopper.id, kind: 'restock', channel: 'mail' } as const;
  const { pathname } = new URL(createUnsubscribeLinks(harness.config).make(target).post);
  return { params: { token: pathname.split('/').at(-1) ?? '' } };
};

/** The good calls for registration, login, logout, and the safety of the own account. */
export const accountCalls: Record<string, GoodCall> = {
  'POST /api/auth/register': {
    make: () => {
      const email = `${randomUUID()}@example.com`;
      return {
        payload: { name: 'Ishita Roy', mobile: newMobile(), email, password: 'monsoon in Kochi', agreedToTerms: true },
      };
    },
  },
  'POST /api/auth/login': {
    make: async ({ harness }) => ({
      payload: { email: (await buildUser(harness.db)).email, password: TEST_PASSWORD },
    }),
  },
  'POST /api/auth/logout': { by: 'shopper' },
  'POST /api/auth/forgot-password': { make: () => ({ payload: { email: `${randomUUID()}@example.com` } }) },
  'POST /api/auth/reset-password/{token}': {
    make: async (given) => ({ params: { token: await resetToken(given) }, payload: { password: 'new password' } }),
  },
  'PUT /api/auth/me/password': {
    by: 'shopper',
    make: async (given) => {
      await restorePasswords(given);
      return { payload: { current: TEST_PASSWORD, password: 'three words together' } };
    },
  },
  'POST /api/auth/me/proof': {
    by: 'shopper',
    make: async (given) => {
      await restorePasswords(given);
      return { payload: { password: TEST_PASSWORD } };
    },
  },
  'POST /api/auth/me/email/link': { by: 'shopper' },
  'POST /api/auth/me/email/confirm': {
    by: 'shopper',
    make: async ({ harness, people }) => ({ payload: { token: await emailToken(harness, people.shopper.id) } }),
  },
  'POST /api/auth/login/passkey/begin': {},
  'POST /api/auth/login/passkey': {
    make: async ({ harness }) => {
      const owner = await addPasskey(harness, await loginAs(harness.db, await buildUser(harness.db)));
      const begun = await harness.app.inject({ method: 'POST', url: '/api/auth/login/passkey/begin' });
      return { payload: { passkey: owner.answer(begun.json()) } };
    },
  },
  'POST /api/auth/login/code': { make: () => ({ payload: { mobile: newMobile() } }) },
  'POST /api/auth/login/code/confirm': {
    make: async ({ harness }) => {
      const { id, mobile } = await buildUser(harness.db);
      await harness.db`update users set mobile_proved_at = now() where id = ${id}`;
      return { payload: await codeFor(harness, { mobile, purpose: 'login' }) };
    },
  },
  'POST /api/auth/me/mobile/code': { by: 'shopper', make: () => ({ payload: { mobile: newMobile() } }) },
  'POST /api/auth/me/mobile': {
    by: 'shopper',
    make: async ({ harness, people }) => ({
      payload: await codeFor(harness, { mobile: newMobile(), purpose: 'prove', userId: people.shopper.id }),
    }),
  },
  'DELETE /api/auth/me/mobile': { by: 'shopper' },
  'POST /api/auth/login/second': {
    make: async ({ harness }) => {
      const owner = await withSecondStep(harness);
      const answer = await harness.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: owner.email, password: TEST_PASSWORD },
      });
      return { payload: { challenge: answer.json().challenge, code: owner.recoveryCodes[0] } };
    },
  },
  'POST /api/auth/login/second/passkey': {
    make: async ({ harness }) => {
      const owner = await buildUser(harness.db);
      await addPasskey(harness, await loginAs(harness.db, owner));
      const payload = { email: owner.email, password: TEST_PASSWORD };
      const answer = await harness.app.inject({ method: 'POST', url: '/api/auth/login', payload });
      return { payload: { challenge: answer.json().challenge } };
    },
  },
  'POST /api/auth/me/proof/passkey': {
    by: 'shopper',
    make: async ({ harness, people }) => {
      for (const person of Object.values(people)) {
        await keepPasskey(harness, person.id);
      }
      return {};
    },
  },
  'POST /api/auth/me/passkeys/begin': { by: 'shopper' },
  'POST /api/auth/me/passkeys': {
    by: 'shopper',
    make: async ({ harness, people }) => {
      await harness.db`delete from passkeys`;
      const { headers } = people.shopper;
      const begun = await harness.app.inject({ method: 'POST', url: '/api/auth/me/passkeys/begin', headers });
      return {
        payload: { name: 'My laptop', passkey: createAuthenticator(harness.config.publicUrl).create(begun.json()) },
      };
    },
  },
  'GET /api/auth/me/factors': { by: 'shopper' },
  'PUT /api/auth/me/factors/{id}': {
    by: 'shopper',
    make: async ({ harness, people }) => ({
      params: { id: await keepPasskey(harness, people.shopper.id) },
      payload: { name: 'The old laptop' },
    }),
  },
  'POST /api/auth/me/apps': { by: 'shopper', make: () => ({ payload: { name: 'My phone' } }) },
  'POST /api/auth/me/apps/{id}/confirm': {
    by: 'shopper',
    make: async ({ harness, people }) => {
      await harness.db`delete from second_factors`;
      const { _id, secret } = await startApp(harness, people.shopper.headers);
      return { params: { id: _id }, payload: { code: codeOf(secret) } };
    },
  },
  'DELETE /api/auth/me/factors/{id}': {
    by: 'shopper',
    make: async ({ harness, people }) => {
      await harness.db`delete from second_factors`;
      return { params: { id: (await addApp(harness, people.shopper.headers))._id } };
    },
  },
  'POST /api/auth/me/recovery-codes': {
    by: 'shopper',
    make: async ({ harness, people }) => {
      await harness.db`delete from second_factors`;
      await addApp(harness, people.shopper.headers);
      return {};
    },
  },
  'GET /api/auth/me/messages': { by: 'shopper' },
  'PUT /api/auth/me/messages': {
    by: 'shopper',
    make: () => ({ payload: { kind: 'restock', channel: 'mail', isWanted: false } }),
  },
  'POST /api/messages/unsubscribe/{token}': { make: unsubscribeParams },
  'GET /api/messages/unsubscribe/{token}': { make: unsubscribeParams },
  'PUT /api/auth/me/name': { by: 'shopper', make: () => ({ payload: { name: 'Ishita Roy' } }) },
  'POST /api/auth/me/email': { by: 'shopper', make: () => ({ payload: { email: `${randomUUID()}@example.com` } }) },
  'PUT /api/auth/me/email': {
    by: 'shopper',
    make: async ({ harness, people }) => ({
      payload: { token: await changeToken(harness, people.shopper.id, 'make') },
    }),
  },
  'POST /api/auth/email/undo': {
    make: async ({ harness }) => ({
      payload: { token: await changeToken(harness, (await buildUser(harness.db)).id, 'undo') },
    }),
  },
  'POST /api/auth/me/deletion': {
    by: 'shopper',
    make: async (given) => {
      await settleOrders(given);
      return { payload: { confirmation: 'DELETE' } };
    },
  },
  'GET /api/auth/me/consents': { by: 'shopper' },
  'PUT /api/auth/me/consents/{kind}': {
    by: 'shopper',
    make: async ({ harness }) => {
      await harness.db`delete from consents`;
      return { params: { kind: 'marketing' }, payload: { isGiven: true, version: consentWordings.marketing.version } };
    },
  },
  'GET /api/auth/me/data': { by: 'shopper' },
  'GET /api/auth/me/sessions': { by: 'shopper' },
  'POST /api/auth/me/token': { by: 'shopper' },
  'DELETE /api/auth/me/sessions': { by: 'shopper' },
  'DELETE /api/auth/me/sessions/{id}': {
    by: 'shopper',
    make: async ({ harness, people }) => {
      await loginAs(harness.db, people.shopper);
      const [row] = await harness.db<{ id: string }[]>`
        select device_id as id from sessions where user_id = ${people.shopper.id} order by created_at desc limit 1`;
      return { params: { id: row?.id ?? '' } };
    },
  },
};
