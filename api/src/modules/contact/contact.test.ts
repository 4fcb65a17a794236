import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildUser, loginAs, TEST_PASSWORD } from '#testing/factories.ts';
import { readMails } from '#testing/read-mails.ts';
import { buildRichShopper } from '#testing/rich-shopper.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ PUBLIC_URL: 'http://shop.example' });
});
afterAll(() => t.close());

type Headers = Record<string, string>;
const call = (method: 'PUT' | 'POST', url: string, headers: Headers, payload: object) =>
  t.app.inject({ method, url: `/api/auth/${url}`, headers, payload });
const profileOf = async (headers: Headers) => (await t.app.inject({ url: '/api/auth/me/profile', headers })).json();
const isIn = async (headers: Headers) =>
  (await t.app.inject({ url: '/api/auth/me/profile', headers })).statusCode === 200;
const logIn = (email: string, password = TEST_PASSWORD) => call('POST', 'login', {}, { email, password });

/** The mails to an address, oldest first. */
async function mailsTo(email: string): Promise<string[]> {
  await t.app.runDueJobs();
  return readMails(t.config.dataDir, email);
}
const tokenIn = (mail = '') => /(?:change=|undo-email-change#)([\w-]+)/.exec(mail)?.[1] ?? 'none';

const freshAddress = () => `new.${randomUUID()}@example.com`;

async function buildPerson() {
  const user = await buildUser(t.db);
  return { user, headers: await loginAs(t.db, user) };
}

/** A shopper who has changed their address by the link. */
async function buildMoved() {
  const { user, headers } = await buildPerson();
  const email = freshAddress();
  await call('POST', 'me/email', headers, { email });
  const [mail] = await mailsTo(email);
  const made = await call('PUT', 'me/email', headers, { token: tokenIn(mail) });
  return { user, email, made, headers: { authorization: `Bearer ${made.json().token}` } };
}

describe('a new mail address', () => {
  // rules: changing-contact-details
  // security: changed-address
  it('is taken by the link that is sent there; until then the old one works, and other sessions go on', async () => {
    const { user, headers } = await buildPerson();
    const elsewhere = await loginAs(t.db, user);
    const email = freshAddress();
    expect((await call('POST', 'me/email', headers, { email: ` ${email.toUpperCase()} ` })).statusCode).toBe(200);
    expect(await profileOf(headers)).toMatchObject({ email: user.email, newEmail: email });
    const [mail] = await mailsTo(email);
    expect(await logIn(email)).toMatchObject({ statusCode: 401 });
    expect(await logIn(user.email)).toMatchObject({ statusCode: 200 });

    const answer = await call('PUT', 'me/email', headers, { token: tokenIn(mail) });
    expect(answer.statusCode).toBe(200);
    const next = { authorization: `Bearer ${answer.json().token}` };
    expect(await profileOf(next)).toMatchObject({ email, isVerified: true, newEmail: null });
    expect([await isIn(elsewhere), await isIn(headers), await isIn(next)]).toEqual([false, false, true]);
    expect((await logIn(user.email)).statusCode).toBe(401);
    expect((await logIn(email)).statusCode).toBe(200);
  });

  // rules: changing-contact-details
  it('needs the password or another proof', async () => {
    const { user, headers } = await buildPerson();
    await t.db`update sessions set proved_at = now() - interval '11 minutes' where user_id = ${user.id}`;
    for (const [method, url, payload] of [
      ['POST', 'me/email', { email: freshAddress() }],
      ['PUT', 'me/name', { name: 'Asha' }],
    ] as const) {
      expect((await call(method, url, headers, payload)).json(), url).toMatchObject({ code: 'PROOF_REQUIRED' });
    }
  });

  // rules: changing-contact-details
  // security: changed-address
  it('that has an account gets the same answer, and a mail about it instead of a link', async () => {
    const other = await buildUser(t.db);
    const { headers } = await buildPerson();
    const free = await call('POST', 'me/email', headers, { email: freshAddress() });
    const taken = await call('POST', 'me/email', headers, { email: other.email });
    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
    const [mail] = await mailsTo(other.email);
    expect(mail).toMatch(/Nothing has changed/);
    expect(mail).not.toMatch(/change=/);
  });

  it('that another account takes in the meantime is refused by its link', async () => {
    const { user, headers } = await buildPerson();
    const email = freshAddress();
    await call('POST', 'me/email', headers, { email });
    const [mail] = await mailsTo(email);
    await buildUser(t.db, { email });
    expect((await call('PUT', 'me/email', headers, { token: tokenIn(mail) })).json()).toMatchObject({
      code: 'ALREADY_EXISTS',
    });
    expect(await profileOf(headers)).toMatchObject({ email: user.email });
  });

  // rules: changing-contact-details
  it('is that of the last request: its link works once, also when pressed many times at once', async () => {
    const { headers } = await buildPerson();
    const [first, second] = [freshAddress(), freshAddress()];
    await call('POST', 'me/email', headers, { email: first });
    const [old] = await mailsTo(first);
    await call('POST', 'me/email', headers, { email: second });
    expect((await call('PUT', 'me/email', headers, { token: tokenIn(old) })).json()).toMatchObject({
      code: 'INVALID_OR_EXPIRED_LINK',
    });
    const token = tokenIn((await mailsTo(second))[0]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => call('PUT', 'me/email', headers, { token })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await mailsTo(second)).length).toBe(1);
  });

  it('asked for twice at once is one request', async () => {
    const { user, headers } = await buildPerson();
    await Promise.all([freshAddress(), freshAddress()].map((email) => call('POST', 'me/email', headers, { email })));
    const rows = await t.db`select from email_changes where user_id = ${user.id} and state = 'asked'`;
    expect(rows).toHaveLength(1);
  });

  // rules: changing-contact-details
  it('is not taken by a late link, nor by the link of another account', async () => {
    const { user, headers } = await buildPerson();
    const email = freshAddress();
    await call('POST', 'me/email', headers, { email });
    const token = tokenIn((await mailsTo(email))[0]);
    const stranger = await buildPerson();
    expect((await call('PUT', 'me/email', stranger.headers, { token })).statusCode).toBe(400);
    await t.db`update email_changes set link_until = now() where user_id = ${user.id}`;
    const late = await call('PUT', 'me/email', headers, { token });
    expect(late.json()).toMatchObject({ code: 'INVALID_OR_EXPIRED_LINK', message: expect.stringMatching(/new one/) });
    expect(await profileOf(headers)).toMatchObject({ email: user.email });
  });

  // security: changed-address
  it('makes links that were sent to the old one useless, and mails about orders come to it', async () => {
    const { user, headers, orderIds } = await buildRichShopper(t.db);
    await call('POST', 'forgot-password', {}, { email: user.email });
    const reset = /reset-password\/([\w-]+)/.exec((await mailsTo(user.email)).join('\n'))?.[1];
    const email = freshAddress();
    await call('POST', 'me/email', headers, { email });
    await call('PUT', 'me/email', headers, { token: tokenIn((await mailsTo(email))[0]) });
    const late = await call('POST', `reset-password/${reset}`, {}, { password: 'three words together' });
    expect(late.json()).toMatchObject({ code: 'INVALID_OR_EXPIRED_LINK' });
    const [order] = await t.db`select buyer_email from orders where id = ${orderIds[0]}`;
    expect(order).toEqual({ buyerEmail: email });
  });

  // security: changed-address
  it('comes with links to our own address, whatever host the call names', async () => {
    const { headers } = await buildPerson();
    const email = freshAddress();
    await call('POST', 'me/email', { ...headers, host: 'evil.example', 'x-forwarded-host': 'evil.example' }, { email });
    const [mail] = await mailsTo(email);
    expect(mail).toContain('http://shop.example/user-dashboard?tab=mydata&change=');
    expect(mail).not.toContain('evil');
  });
});

describe('a change of the mail address', () => {
  // rules: changing-contact-details
  // security: changed-address
  it('is undone from the old address: it is restored, all sessions end, and the password no longer works', async () => {
    const { user, email, headers } = await buildMoved();
    const [notice] = (await mailsTo(user.email)).slice(-1);
    expect(notice).toMatch(/within 7 days/);
    const token = tokenIn(notice);
    expect((await call('POST', 'email/undo', {}, { token })).statusCode).toBe(200);
    expect(await isIn(headers)).toBe(false);
    expect((await logIn(email)).statusCode).toBe(401);
    expect((await logIn(user.email)).statusCode).toBe(401);
    expect((await call('POST', 'email/undo', {}, { token })).statusCode).toBe(400);

    const reset = /reset-password\/([\w-]+)/.exec((await mailsTo(user.email)).join('\n'))?.[1];
    await call('POST', `reset-password/${reset}`, {}, { password: 'three words together' });
    expect((await logIn(user.email, 'three words together')).statusCode).toBe(200);
  });

  // rules: changing-contact-details
  it('is undone together with all later ones, whose links then do nothing', async () => {
    const { user, email, headers } = await buildMoved();
    const first = tokenIn((await mailsTo(user.email)).at(-1));
    const third = freshAddress();
    await call('POST', 'me/email', headers, { email: third });
    await call('PUT', 'me/email', headers, { token: tokenIn((await mailsTo(third))[0]) });
    const second = tokenIn((await mailsTo(email)).at(-1));
    expect((await call('POST', 'email/undo', {}, { token: first })).statusCode).toBe(200);
    expect((await call('POST', 'email/undo', {}, { token: second })).statusCode).toBe(400);
    const [row] = await t.db`select email from users where id = ${user.id}`;
    expect(row).toEqual({ email: user.email });
  });

  // rules: changing-contact-details
  it('reserves the old address for its owner: no account can sign up with it or change to it until the change is final', async () => {
    const { user } = await buildMoved();
    const signup = (mobile: string) => {
      const draft = { name: 'Zoya', mobile, email: user.email, password: 'monsoon in Kochi', agreedToTerms: true };
      return call('POST', 'register', {}, draft);
    };
    expect((await signup('9822222221')).json()).toMatchObject({ code: 'ALREADY_EXISTS' });
    const other = await buildPerson();
    await call('POST', 'me/email', other.headers, { email: user.email });
    expect((await mailsTo(user.email)).at(-1)).toMatch(/Someone tried to use this address/);
    await t.db`update email_changes set link_until = now() where user_id = ${user.id}`;
    const late = await call('POST', 'email/undo', {}, { token: tokenIn((await mailsTo(user.email)).join('\n')) });
    expect(late.statusCode).toBe(400);
    expect((await signup('9822222221')).statusCode).toBe(201);
  });
});

describe('a name', () => {
  // rules: changing-contact-details
  it('is changed, also beside the reviews, and stored as text', async () => {
    const { user, headers } = await buildRichShopper(t.db);
    const name = '  =SUM(A1)\n<b>Zoya</b>  ';
    expect((await call('PUT', 'me/name', headers, { name })).statusCode).toBe(200);
    expect(await profileOf(headers)).toMatchObject({ name: '=SUM(A1) <b>Zoya</b>' });
    const [review] = await t.db`select author_name from reviews where user_id = ${user.id}`;
    expect(review).toEqual({ authorName: '=SUM(A1) <b>Zoya</b>' });
    expect((await call('PUT', 'me/name', headers, { name: ' ' })).json()).toMatchObject({
      issues: [{ path: 'name', message: 'Please enter your name.' }],
    });
  });
});
