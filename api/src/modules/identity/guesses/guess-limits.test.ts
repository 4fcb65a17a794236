import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { buildApp } from '#app.ts';
import { deriveKeys } from '#derive-key.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildUser, TEST_PASSWORD, type TestUser } from '#testing/factories.ts';
import { readWaitingJobs } from '#testing/jobs/waiting-jobs.ts';
import { createDeviceCookies } from '../sessions/device-cookie.ts';
import { deleteFullCounters } from './guesses.repository.ts';

let t: TestApp;
let owner: TestUser;
beforeAll(async () => {
  t = await buildTestApp({ LIMITS: 'strict' });
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db`truncate guess_counters`;
  owner = await buildUser(t.db);
});

/** Sources that no other call in this file uses. */
let made = 0;
const newSource = () => {
  made += 1;
  return `10.${(made >> 16) & 255}.${(made >> 8) & 255}.${made & 255}`;
};

type Call = { cookie?: string | undefined; from?: string };
const post = (url: string, payload: object, { cookie, from = newSource() }: Call = {}) =>
  t.app.inject({
    method: 'POST',
    url: `/api/auth/${url}`,
    payload,
    remoteAddress: from,
    headers: cookie === undefined ? {} : { cookie },
  });
const guess = (call: Call = {}, email = owner.email) => post('login', { email, password: 'wrong one' }, call);
const enter = (call: Call = {}, password = TEST_PASSWORD) => post('login', { email: owner.email, password }, call);
const readCookie = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
const loosen = async (seconds: number) =>
  t.db`update guess_counters set full_at = full_at - make_interval(secs => ${seconds}::float8)`;

/** 1,000 sources in all in the long run. */
const SOURCES = process.env.PROOF === 'long' ? 100 : 30;

/** Sends wrong passwords from many sources, 20 at a time; returns how many were checked. */
async function attack(sources: number, email = owner.email): Promise<number> {
  const statuses: number[] = [];
  const one = async () => {
    statuses.push((await guess({}, email)).statusCode);
  };
  for (let sent = 0; sent < sources; sent += 20) {
    await Promise.all(Array.from({ length: Math.min(20, sources - sent) }, one));
  }
  return statuses.filter((status) => status === 401).length;
}

describe('guesses at an account', () => {
  // security: password-guesses
  it('are at most 60 an hour, from however many sources and by both its names, and its owner is in at once on his device', async () => {
    const cookie = readCookie(await enter());
    let checked = 0;
    for (let minute = 0; minute < 60; minute += 12) {
      checked += await attack(SOURCES);
      checked += await attack(SOURCES, `+91 ${owner.mobile}`);
      expect((await enter()).statusCode).toBe(429);
      expect((await enter({ cookie })).statusCode).toBe(200);
      await loosen(12 * 60);
    }
    expect(checked).toBeLessThanOrEqual(60);
    expect(checked).toBeGreaterThan(20);
  });

  // security: password-guesses
  it('from one source leave attempts for its owner elsewhere, who has no cookie', async () => {
    const attacker = newSource();
    for (let second = 0; second < 1800; second += 60) {
      await guess({ from: attacker });
      await loosen(60);
    }
    expect((await enter()).statusCode).toBe(200);
  });

  // security: password-guesses
  it('are counted before they are checked: of 25 at once from one source six are', async () => {
    const from = newSource();
    const answers = await Promise.all(Array.from({ length: 25 }, () => guess({ from })));
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(6);
  });

  // security: password-guesses
  it('from one IPv6 network count as from one source', async () => {
    const answers = [];
    for (let host = 1; host <= 8; host += 1) {
      answers.push((await guess({ from: `2001:db8:7:7::${host}` })).statusCode);
    }
    expect(answers).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
  });

  it('are not what the right password is', async () => {
    const from = newSource();
    for (let time = 0; time < 12; time += 1) {
      expect((await enter({ from })).statusCode).toBe(200);
    }
  });

  // security: password-guesses
  it('at unknown accounts are answered like those at known ones', async () => {
    const seen = [];
    for (const email of [owner.email, 'nobody@example.com']) {
      const from = newSource();
      const answers = [];
      for (let time = 0; time < 8; time += 1) {
        const { statusCode, body } = await guess({ from }, email);
        answers.push({ statusCode, body });
      }
      seen.push(answers);
    }
    expect(seen[0]).toEqual(seen[1]);
  });

  it('at ever new accounts end for their source', async () => {
    const from = newSource();
    const statuses = [];
    for (let index = 0; index < 40; index += 1) {
      statuses.push((await guess({ from }, `someone${index}@example.com`)).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('are forgotten once they count no more', async () => {
    await attack(20);
    await loosen(10_000);
    expect(await deleteFullCounters(t.db)).toBeGreaterThan(20);
    expect(await t.db`select 1 from guess_counters`).toHaveLength(0);
  });
});

describe('an owner without a known device, under attack', () => {
  // security: password-guesses
  it('reads what to do, does it, and is in', async () => {
    await attack(40);
    const refused = await enter();
    expect(refused.statusCode).toBe(429);
    expect(refused.json().message).toContain('reset your password by email');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    for (let asked = 0; asked < 40; asked += 1) {
      expect((await post('forgot-password', { email: owner.email })).statusCode).toBe(200);
    }
    const jobs = await readWaitingJobs(t.db);
    expect(jobs.filter(({ payload }) => payload.email === owner.email)).toHaveLength(5);
    const sent: string[] = [];
    t.app.sendMail = async (mail) => void sent.push(mail.text);
    await t.app.runDueJobs();
    const token = /\/reset-password\/([\w-]+)/.exec(sent.at(-1) ?? '')?.[1];
    const reset = await post(`reset-password/${token}`, { password: 'a new one' });
    expect(reset.statusCode).toBe(200);
    expect((await enter({}, 'a new one')).statusCode).toBe(429);
    expect((await enter({ cookie: readCookie(reset) }, 'a new one')).statusCode).toBe(200);
  });

  it('may sign up under an address that others try to sign up under', async () => {
    const draft = {
      name: 'A',
      mobile: '9812345670',
      email: 'fresh@example.com',
      password: 'short',
      agreedToTerms: true,
    };
    for (let time = 0; time < 12; time += 1) {
      await post('register', draft);
    }
    expect((await post('register', { ...draft, password: 'long enough' })).statusCode).toBe(201);
  });
});

describe('a device cookie', () => {
  const readKeys = () => deriveKeys(t.config.secrets, 'device cookies');

  it('is for the API alone, no script reads it and no other site sends it', async () => {
    const header = String((await enter()).headers['set-cookie']);
    expect(header).toMatch(/^device=[\w.~-]+; Path=\/api; Max-Age=31536000; HttpOnly; SameSite=Strict$/);
    const secure = createDeviceCookies({ keys: [Buffer.from('k')], isSecure: true }).issue(undefined, owner.id);
    expect(secure).toMatch(/; Secure$/);
  });

  // security: password-guesses
  it('opens nothing', async () => {
    const cookie = readCookie(await enter());
    for (const url of ['/api/auth/me/profile', `/api/auth/cart/${owner.id}`, '/api/orders/user-orders']) {
      expect((await t.app.inject({ url, headers: { cookie } })).statusCode).toBe(401);
    }
    expect((await guess({ cookie })).statusCode).toBe(401);
  });

  it('is given to no caller who was not let in', async () => {
    expect((await guess()).headers['set-cookie']).toBeUndefined();
    expect((await post('reset-password/made-up', { password: 'long enough' })).headers['set-cookie']).toBeUndefined();
  });

  it('has a share of its own that ends as well', async () => {
    const cookie = readCookie(await enter());
    const statuses = [];
    for (let time = 0; time < 12; time += 1) {
      statuses.push((await guess({ cookie })).statusCode);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
  });

  it('gets its owner in from a source that is used for the attack', async () => {
    const from = newSource();
    const cookie = readCookie(await enter({ from }));
    for (let time = 0; time < 40; time += 1) {
      await guess({ from }, `somebody${time}@example.com`);
    }
    expect((await enter({ from })).statusCode).toBe(429);
    expect((await enter({ from, cookie })).statusCode).toBe(200);
  });

  // security: password-guesses
  it('counts for nothing when it is made up, of another account, changed or old', async () => {
    const cookie = readCookie(await enter());
    const other = await buildUser(t.db);
    const ofOther = readCookie(await post('login', { email: other.email, password: TEST_PASSWORD }));
    const aYearAgo = () => Date.now() - 366 * 86_400_000;
    const old = createDeviceCookies({ keys: readKeys(), isSecure: false, now: aYearAgo }).issue(undefined, owner.id);
    const foreign = createDeviceCookies({ keys: [Buffer.from('another key')], isSecure: false });
    const swapped = ofOther.replace(other.id, owner.id);
    await attack(30);
    const forged = [
      old,
      foreign.issue(undefined, owner.id),
      swapped,
      ofOther,
      `${cookie}A`,
      cookie.slice(0, -2),
      'device=',
      'device=~~~',
      'device=a.b.c.d',
    ];
    for (const one of forged) {
      expect([one, (await enter({ cookie: one })).statusCode]).toEqual([one, 429]);
    }
    expect((await enter({ cookie: `other=1; ${cookie}; device2=x` })).statusCode).toBe(200);
  });

  // security: content-policy
  it('counts while the secret behind it is replaced, and is signed with the new one at a login in that time', async () => {
    const [secret] = t.config.secrets;
    const next = 'the next secret of this store, with more than 32 letters';
    /** Attacks the owner at a server with these secrets; returns how the owner's login is answered there. */
    async function enterWith(secrets: [string, ...string[]], given: string) {
      const app = await buildApp({ config: { ...t.config, secrets }, db: t.db });
      onTestFinished(() => app.close());
      const login = (password: string, headers = {}) =>
        app.inject({
          method: 'POST',
          url: '/api/auth/login',
          payload: { email: owner.email, password },
          remoteAddress: newSource(),
          headers,
        });
      for (let sent = 0; sent < 12; sent += 1) {
        await login('wrong one');
      }
      return login(TEST_PASSWORD, { cookie: given });
    }
    const cookie = readCookie(await enter());
    const entered = await enterWith([next, secret], cookie);
    expect(entered.statusCode).toBe(200);
    expect((await enterWith([next], cookie)).statusCode).toBe(429);
    expect((await enterWith([next], readCookie(entered))).statusCode).toBe(200);
  });

  it('knows up to three people of one household', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => buildUser(t.db)));
    let cookie: string | undefined;
    for (const { email } of people) {
      cookie = readCookie(await post('login', { email, password: TEST_PASSWORD }, { cookie }));
    }
    const cookies = createDeviceCookies({ keys: readKeys(), isSecure: false });
    expect(cookies.read(cookie).map(({ accountId }) => accountId)).toEqual(
      people
        .map(({ id }) => id)
        .reverse()
        .slice(0, 3),
    );
  });
});
