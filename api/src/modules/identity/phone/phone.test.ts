import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deriveKeys } from '#derive-key.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildUser, loginAs, TEST_PASSWORD, type TestUser } from '#testing/factories.ts';
import { readMails } from '#testing/read-mails.ts';
import { addApp } from '#testing/second-steps.ts';
import { startMessageProvider } from '#testing/services/message-provider.ts';
import { createDeviceCookies } from '../sessions/device-cookie.ts';
import { writeCode } from './phone-code.ts';

let t: TestApp;
let provider: Awaited<ReturnType<typeof startMessageProvider>>;
beforeAll(async () => {
  provider = await startMessageProvider();
  t = await buildTestApp({ ...provider.env, MESSAGES_TIMEOUT_SECONDS: '0.3' });
});
afterAll(async () => {
  await t.close();
  await provider.close();
});
beforeEach(async () => {
  provider.fail(undefined);
  provider.forget();
  await t.db`delete from guess_counters`;
});

type Headers = Record<string, string>;
const post = (path: string, payload: object, headers: Headers = {}, remoteAddress = '203.0.113.9') =>
  t.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, headers, remoteAddress });
const ask = (mobile: string, headers: Headers = {}, source?: string) => post('login/code', { mobile }, headers, source);
const enter = (challenge: string, code: string, headers: Headers = {}, source?: string) =>
  post('login/code/confirm', { challenge, code }, headers, source);

/** An account that has proved its number. */
async function buildOwner(given: Partial<TestUser> = {}): Promise<TestUser> {
  const user = await buildUser(t.db, given);
  await t.db`update users set mobile_proved_at = now() where id = ${user.id}`;
  return user;
}

const codeIn = (text: unknown) => /^\d{6}/.exec(String(text))?.[0] ?? '';
/** Asks for a code and reads it on the phone. */
async function getCode(mobile: string) {
  const { challenge } = (await ask(mobile)).json();
  await t.app.runDueJobs();
  return { challenge, code: codeIn(provider.sent().at(-1)?.body.text) };
}
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a login by a code on the phone', () => {
  // rules: login-by-phone
  it('opens the account that has proved the number, however the number is written', async () => {
    const owner = await buildOwner();
    for (const written of [
      owner.mobile,
      `+91 ${owner.mobile.slice(0, 5)} ${owner.mobile.slice(5)}`,
      `0${owner.mobile}`,
    ]) {
      await t.db`delete from guess_counters`;
      const { challenge, code } = await getCode(written);
      const answer = await enter(challenge, `${code.slice(0, 3)} ${code.slice(3)}`);
      expect([answer.statusCode, answer.json().user?.id]).toEqual([200, owner.id]);
      expect(answer.headers['set-cookie']).toMatch(/^device=/);
    }
  });

  it('names the company, the header and the template, and the shop that the code is for', async () => {
    const owner = await buildOwner();
    const { code } = await getCode(owner.mobile);
    expect(provider.sent().at(-1)).toMatchObject({
      token: 'Bearer sms-token',
      body: {
        to: `+91${owner.mobile}`,
        sender: 'AARAAM',
        entityId: '1101000000000000001',
        templateId: '1107000000000000001',
        text: `${code} is your code to log in to Aaram. It is valid for 5 minutes. Tell it to nobody.\n\n@localhost #${code}`,
      },
    });
  });

  // rules: login-by-phone
  // security: sms-codes
  it('answers the same for a number without an account, and sends it nothing', async () => {
    const owner = await buildOwner();
    const unproved = await buildUser(t.db);
    const banned = await buildOwner();
    await t.db`update users set banned_at = now() where id = ${banned.id}`;
    const answers = [];
    for (const mobile of [owner.mobile, '9876500099', unproved.mobile, banned.mobile]) {
      const { statusCode, body, headers } = await ask(mobile);
      const { challenge, ...rest } = JSON.parse(body);
      answers.push({ statusCode, rest, length: challenge.length, cookie: headers['set-cookie'] });
      const wrong = await enter(challenge, '000000');
      expect([wrong.statusCode, wrong.json().issues?.[0]?.path]).toEqual([400, 'code']);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await t.app.runDueJobs();
    expect(provider.sent().map(({ body }) => body.to)).toEqual([`+91${owner.mobile}`]);
  });

  // rules: login-by-phone
  // security: sms-codes
  it('opens no account whose number was only typed, so that an account cannot be prepared for another person', async () => {
    const prepared = await buildUser(t.db, { mobile: '9123456780' });
    const { challenge } = (await ask(prepared.mobile)).json();
    await t.app.runDueJobs();
    expect(provider.sent()).toEqual([]);
    // Not even the right code, if an attacker could compute it.
    const [row] = await t.db<{ id: string }[]>`select id from phone_codes order by expires_at desc limit 1`;
    expect((await enter(challenge, writeCode(t.config.secrets, row?.id ?? ''))).statusCode).toBe(400);
  });

  // rules: login-by-phone
  // security: sms-codes
  it('is for the browser that asked, once, for five minutes and five tries', async () => {
    const owner = await buildOwner();
    const first = await getCode(owner.mobile);
    const elsewhere = (await ask('9876500098')).json().challenge;
    expect((await enter(elsewhere, first.code)).statusCode).toBe(400);
    expect((await enter('made-up', first.code)).statusCode).toBe(401);
    expect((await enter(first.challenge, first.code)).statusCode).toBe(200);
    expect((await enter(first.challenge, first.code)).statusCode).toBe(401);

    await t.db`delete from guess_counters`;
    const late = await getCode(owner.mobile);
    await t.db`update phone_codes set expires_at = now() - interval '1 second' where expires_at > now()`;
    expect((await enter(late.challenge, late.code)).statusCode).toBe(401);

    await t.db`delete from guess_counters`;
    const tried = await getCode(owner.mobile);
    for (let time = 0; time < 5; time += 1) {
      expect((await enter(tried.challenge, other(tried.code))).statusCode).toBe(400);
    }
    expect((await enter(tried.challenge, tried.code)).statusCode).toBe(401);
  });

  // rules: login-by-phone
  // security: sms-codes
  it('lets one of many at once in', async () => {
    const entered = [];
    for (let round = 0; round < 6; round += 1) {
      await t.db`delete from guess_counters`;
      const owner = await buildOwner();
      const { challenge, code } = await getCode(owner.mobile);
      const answers = await Promise.all(Array.from({ length: 5 }, () => enter(challenge, code)));
      entered.push(answers.filter(({ statusCode }) => statusCode === 200).length);
    }
    expect(entered).toEqual([1, 1, 1, 1, 1, 1]);
  });

  // security: sms-codes
  it('takes digits of no other script and costs no try for what is no code', async () => {
    const owner = await buildOwner();
    const { challenge, code } = await getCode(owner.mobile);
    const devanagari = [...code].map((digit) => String.fromCodePoint(0x966 + Number(digit))).join('');
    for (const wrong of [
      devanagari,
      '',
      '12345',
      '1234567',
      `${code}\u0000`.replace('\u0000', 'x'),
      '1e5   ',
      'abcdef',
    ]) {
      expect([wrong, (await enter(challenge, wrong)).statusCode]).toEqual([wrong, 400]);
    }
    expect((await enter(challenge, code)).statusCode).toBe(200);
  });

  // rules: login-by-phone
  // security: sms-costs
  it.each(['+923001234567', '+14155550123', '1234567890', '98765', '९८७६५४३२१', '+91 12345 67890', '', '+91'])(
    'sends nothing to %s',
    async (mobile) => {
      const answer = await ask(mobile);
      expect([answer.statusCode, answer.json().issues?.[0]?.path]).toEqual([400, 'mobile']);
    },
  );

  // security: sms-codes
  it('asks for the second step where the account has one', async () => {
    const owner = await buildOwner({ role: 'seller' });
    await addApp(t, await loginAs(t.db, owner));
    const { challenge, code } = await getCode(owner.mobile);
    const answer = await enter(challenge, code);
    expect([answer.statusCode, answer.json().code, answer.json().ways]).toEqual([
      403,
      'SECOND_FACTOR_REQUIRED',
      ['totp'],
    ]);
    expect(answer.json().token).toBeUndefined();
    expect((await enter(challenge, code)).statusCode).toBe(401);
  });
});

describe('a number', () => {
  let headers: Headers;
  let owner: TestUser;
  beforeEach(async () => {
    owner = await buildUser(t.db);
    headers = await loginAs(t.db, owner);
  });

  async function prove(mobile: string, by = headers) {
    const asked = await post('me/mobile/code', { mobile }, by);
    await t.app.runDueJobs();
    const code = codeIn(provider.sent().at(-1)?.body.text);
    return { asked, code, challenge: asked.json().challenge };
  }

  // rules: confirmed-number
  it('is proved by the code that comes to it, and logs in from then on; the owner gets a mail', async () => {
    const { challenge, code } = await prove(owner.mobile);
    expect((await post('me/mobile', { challenge, code }, headers)).statusCode).toBe(200);
    const profile = await t.app.inject({ url: '/api/auth/me/profile', headers });
    expect(profile.json()).toMatchObject({ mobile: owner.mobile, isMobileProved: true });
    await t.db`delete from guess_counters`;
    const login = await getCode(owner.mobile);
    expect((await enter(login.challenge, login.code)).json().user?.id).toBe(owner.id);
    const notices = await t.db`select from sent_mails where event like 'mobile-changed:%'`;
    expect(notices.count).toBeGreaterThan(0);
  });

  // rules: confirmed-number
  it('belongs to the person who proved it last, and to one account', async () => {
    const former = await buildOwner();
    const { challenge, code } = await prove(former.mobile);
    expect((await post('me/mobile', { challenge, code }, headers)).statusCode).toBe(200);
    const rows = await t.db<{ id: string }[]>`select id from users where mobile = ${former.mobile}`;
    expect(rows).toEqual([{ id: owner.id }]);
    const theirs = await t.app.inject({
      url: '/api/auth/me/profile',
      headers: await loginAs(t.db, former),
    });
    expect(theirs.json()).toMatchObject({ mobile: '', isMobileProved: false });
    expect((await post('login', { email: former.mobile, password: TEST_PASSWORD })).json().user?.id).toBe(owner.id);
  });

  // security: sms-codes
  it('is proved by its own account and its own code alone', async () => {
    const { challenge, code } = await prove(owner.mobile);
    const stranger = await loginAs(t.db, await buildUser(t.db));
    expect((await post('me/mobile', { challenge, code }, stranger)).statusCode).toBe(400);
    expect((await enter(challenge, code)).statusCode).toBe(401);
    expect((await post('me/mobile', { challenge, code: other(code) }, headers)).statusCode).toBe(400);
    const login = await (async () => {
      await t.db`delete from guess_counters`;
      return getCode((await buildOwner()).mobile);
    })();
    expect((await post('me/mobile', login, headers)).statusCode).toBe(401);
    const [row] = await t.db<{ isProved: boolean }[]>`
      select mobile_proved_at is not null as is_proved from users where id = ${owner.id}`;
    expect(row?.isProved).toBe(false);
  });

  // rules: changing-contact-details
  it('replaces the one before, and is removed: neither logs in then, and its owner is notified', async () => {
    await t.db`update users set mobile_proved_at = now() where id = ${owner.id}`;
    const fresh = '9000012345';
    const { challenge, code } = await prove(fresh);
    await post('me/mobile', { challenge, code }, headers);
    const logIn = async (mobile: string) =>
      (await post('login', { email: mobile, password: TEST_PASSWORD })).statusCode;
    expect([await logIn(owner.mobile), await logIn(fresh)]).toEqual([401, 200]);
    const remove = () => t.app.inject({ method: 'DELETE', url: '/api/auth/me/mobile', headers });
    const answers = await Promise.all([remove(), remove(), remove()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const profile = await t.app.inject({ url: '/api/auth/me/profile', headers });
    expect(profile.json()).toMatchObject({ mobile: '', isMobileProved: false });
    expect(await logIn(fresh)).toBe(401);
    await t.db`delete from guess_counters`;
    provider.forget();
    await ask(fresh);
    await t.app.runDueJobs();
    expect(provider.sent()).toEqual([]);
    const notices = await readMails(t.config.dataDir, owner.email);
    expect(notices.filter((mail) => mail.includes('just been removed'))).toHaveLength(1);
  });

  // rules: changing-contact-details
  it('is removed only after the password or another proof', async () => {
    await t.db`update sessions set proved_at = now() - interval '1 hour' where user_id = ${owner.id}`;
    const answer = await t.app.inject({ method: 'DELETE', url: '/api/auth/me/mobile', headers });
    expect(answer.json()).toMatchObject({ code: 'PROOF_REQUIRED' });
    const profile = await t.app.inject({ url: '/api/auth/me/profile', headers });
    expect(profile.json()).toMatchObject({ mobile: owner.mobile });
  });

  // security: sms-codes
  it('needs the password or a second factor given a few minutes ago', async () => {
    await t.db`update sessions set proved_at = now() - interval '1 hour' where user_id = ${owner.id}`;
    expect((await prove(owner.mobile)).asked.json().code).toBe('PROOF_REQUIRED');
    expect(provider.sent()).toEqual([]);
  });
});

describe('a provider that does not work', () => {
  // security: messages-once
  it.each([500, 503, 429, 'die', 'hang'] as const)('that answers %s gets the code again, the same one', async (how) => {
    const owner = await buildOwner();
    provider.fail({ how, isTaken: true });
    const { challenge } = (await ask(owner.mobile)).json();
    await t.app.runDueJobs();
    expect(provider.sent()).toHaveLength(1);
    provider.fail(undefined);
    await t.db`update pgboss.job set start_after = now() where name = 'messages' and state = 'retry'`;
    await t.app.runDueJobs();
    expect(provider.sent()).toHaveLength(1);
    expect((await enter(challenge, codeIn(provider.sent()[0]?.body.text))).statusCode).toBe(200);
  });

  // security: messages-once
  it('is not asked again for a code that has ended', async () => {
    const owner = await buildOwner();
    provider.fail({ how: 500 });
    await ask(owner.mobile);
    await t.app.runDueJobs();
    const tries = provider.tries();
    await t.db`update phone_codes set expires_at = now() where expires_at > now()`;
    await t.db`update pgboss.job set start_after = now() where name = 'messages' and state = 'retry'`;
    await t.app.runDueJobs();
    expect(provider.tries()).toBe(tries);
  });
});

describe('limits of codes', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await buildTestApp({ ...provider.env, LIMITS: 'strict', CODES_PER_DAY: '3' });
  });
  afterAll(() => strict.close());
  beforeEach(async () => {
    await strict.db`delete from guess_counters`;
    await strict.db`delete from phone_codes`;
  });

  let next = 0;
  function newSource() {
    next += 1;
    return `198.51.${Math.floor(next / 250)}.${next % 250}`;
  }
  const send = (path: string, payload: object, { from = newSource(), cookie = '' } = {}) =>
    strict.app.inject({
      method: 'POST',
      url: `/api/auth/login/${path}`,
      payload,
      remoteAddress: from,
      ...(cookie === '' ? {} : { headers: { cookie } }),
    });
  async function buildKnown() {
    const user = await buildUser(strict.db);
    await strict.db`update users set mobile_proved_at = now() where id = ${user.id}`;
    const cookies = createDeviceCookies({ keys: deriveKeys(strict.config.secrets, 'device cookies'), isSecure: false });
    return { ...user, cookie: cookies.issue(undefined, user.id).split(';')[0] ?? '' };
  }
  /** Lets the pause between two codes pass, and nothing else. */
  const passPause = () => strict.db`update guess_counters set full_at = now() where room = interval '30 seconds'`;

  // rules: login-by-phone
  it('make who asks again at once wait, and say how long', async () => {
    const user = await buildKnown();
    expect((await send('code', { mobile: user.mobile })).statusCode).toBe(200);
    const again = await send('code', { mobile: user.mobile });
    expect([again.statusCode, again.json().message]).toEqual([
      429,
      expect.stringMatching(/^Please wait (29|30) seconds before/),
    ]);
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(20);
  });

  // security: sms-costs
  it('send a number few codes, from however many sources, and its owner has a share on a known device', async () => {
    const user = await buildKnown();
    const statuses = [];
    for (let time = 0; time < 12; time += 1) {
      await passPause();
      statuses.push((await send('code', { mobile: user.mobile })).statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect((await send('code', { mobile: user.mobile }, { cookie: user.cookie })).statusCode).toBe(200);
  });

  // security: sms-costs
  it('hold for unknown numbers as for known ones', async () => {
    const statuses = [];
    for (let time = 0; time < 7; time += 1) {
      await passPause();
      statuses.push((await send('code', { mobile: '9876512345' })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });

  // security: sms-costs
  it('let one source ask for few numbers', async () => {
    const from = newSource();
    const statuses = [];
    for (let number = 0; number < 40; number += 1) {
      // The limit of a minute counts by source as well.
      await strict.db`delete from rate_limits`;
      statuses.push((await send('code', { mobile: String(9_000_000_100 + number) }, { from })).statusCode);
    }
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(30);
  });

  // security: sms-costs
  it('bound what is sent in a day, for all together', async () => {
    provider.forget();
    for (let person = 0; person < 5; person += 1) {
      await send('code', { mobile: (await buildKnown()).mobile });
      await strict.app.runDueJobs();
    }
    expect(provider.sent()).toHaveLength(3);
    const answer = await send('code', { mobile: (await buildKnown()).mobile });
    expect([answer.statusCode, answer.json().message]).toEqual([429, expect.stringMatching(/No more codes/)]);
  });

  // security: sms-codes
  it('let 1,000 sources guess codes as seldom as a password, and its owner in on a known device all the time', async () => {
    const sources = process.env.PROOF === 'long' ? 200 : 24;
    const user = await buildKnown();
    const loosen = (seconds: number) =>
      strict.db`update guess_counters set full_at = full_at - make_interval(secs => ${seconds}::float8)`;
    const rightCode = async () => {
      const [row] = await strict.db<{ id: string }[]>`select id from phone_codes order by id desc limit 1`;
      return writeCode(strict.config.secrets, row?.id ?? '');
    };
    const isWrong = (right: string, guess: string) => (right === guess ? '000001' : guess);
    let checked = 0;
    let ticket = '';
    let right = '';
    for (let minute = 0; minute < 60; minute += 12) {
      for (let source = 0; source < sources; source += 1) {
        await passPause();
        const asked = await send('code', { mobile: user.mobile });
        if (asked.statusCode === 200) {
          ticket = asked.json().challenge;
          right = await rightCode();
        }
        // Every source guesses, at the newest code of any account.
        const guess = await send('code/confirm', { challenge: ticket, code: isWrong(right, '000000') });
        checked += guess.statusCode === 400 ? 1 : 0;
      }
      const own = await send('code', { mobile: user.mobile }, { cookie: user.cookie });
      const typed = { challenge: own.json().challenge, code: await rightCode() };
      expect((await send('code/confirm', typed, { cookie: user.cookie })).statusCode).toBe(200);
      await loosen(12 * 60);
    }
    // Ten at once, and one more every three minutes: the same attempts as guesses at the password by this number.
    expect(checked).toBeLessThanOrEqual(30);
    expect(checked).toBeGreaterThan(10);
  });

  // security: sms-codes
  it('are shared with guesses at the password by the same number', async () => {
    const user = await buildKnown();
    const statuses = [];
    for (let guess = 0; guess < 12; guess += 1) {
      const payload = { email: user.mobile, password: 'wrong one' };
      const answer = await strict.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload,
        remoteAddress: newSource(),
      });
      statuses.push(answer.statusCode);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    const { challenge } = (await send('code', { mobile: user.mobile })).json();
    expect((await send('code/confirm', { challenge, code: '000000' })).statusCode).toBe(429);
  });
});
