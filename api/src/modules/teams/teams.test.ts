import type { TeamRole } from '@aaram/shared-domain/team';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueueJob } from '#modules/jobs/index.ts';
import { buildTestApp } from '#testing/build-test-app.ts';
import { buildProduct, buildUser, loginAs, type TestUser } from '#testing/factories.ts';
import { readMails } from '#testing/read-mails.ts';

type Headers = { authorization: string };
let t: Awaited<ReturnType<typeof buildTestApp>>;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, headers: Headers, payload?: object) =>
  t.app.inject({ method, url: `/api/auth/${path}`, headers, ...(payload && { payload }) });

async function person(given: Partial<TestUser> = {}) {
  const user = await buildUser(t.db, given);
  return { ...user, headers: await loginAs(t.db, user) };
}
const shop = (name = 'Neel Khet') => person({ role: 'seller', name });

async function member(sellerId: string, ...roles: TeamRole[]) {
  const user = await buildUser(t.db);
  await t.db`insert into team_members ${t.db({ userId: user.id, sellerId, roles })}`;
  return { ...user, headers: await loginAs(t.db, user) };
}

const invite = (headers: Headers, email: string, roles: TeamRole[] = ['orders']) =>
  call('POST', 'panel/team/invitations', headers, { email, roles });

/** The token of the newest invitation that an address got by mail. */
async function readToken(email: string): Promise<string> {
  await t.app.runDueJobs();
  const mail = (await readMails(t.config.dataDir, email)).findLast((text) => text.includes('/team-invitation/'));
  return /team-invitation\/([\w-]+)/.exec(mail ?? '')?.[1] ?? '';
}
const accept = (token: string, headers: Headers) => call('POST', `team-invitations/${token}`, headers);
const rolesOf = async (headers: Headers) => (await call('GET', 'panel/team/me', headers)).json().roles;
const membersOf = async (headers: Headers) =>
  (await call('GET', 'panel/team', headers)).json<{ members: { _id: string; roles: string[] }[] }>().members;

describe('an invitation', () => {
  // rules: teams
  // security: invitations
  it('is accepted by its link, once, by the account of its address alone', async () => {
    const owner = await shop();
    const guest = await person({ isVerified: false });
    const product = await buildProduct(t.db, { sellerId: owner.id });
    expect((await invite(owner.headers, guest.email.toUpperCase(), ['catalogue'])).statusCode).toBe(201);
    const token = await readToken(guest.email);
    expect((await call('GET', `team-invitations/${token}`, guest.headers)).json()).toMatchObject({
      team: 'Neel Khet',
      email: guest.email,
      roles: ['catalogue'],
    });
    const stranger = await person();
    expect((await accept(token, stranger.headers)).json()).toMatchObject({ code: 'FORBIDDEN' });
    const other = await loginAs(t.db, guest);
    const accepted = await accept(token, guest.headers);
    expect(accepted.json()).toMatchObject({ user: { id: guest.id, role: 'seller', isVerified: true } });
    expect((await call('GET', 'me/profile', other)).statusCode).toBe(401);
    const headers = { authorization: `Bearer ${accepted.json().token}` };
    expect((await accept(token, headers)).json()).toMatchObject({ code: 'INVALID_OR_EXPIRED_LINK' });
    const edit = await call('PUT', `update/${product.id}`, headers, { name: 'Block print shirt' });
    expect(edit.statusCode).toBe(200);
    const trail = (await call('GET', 'panel/trail', owner.headers)).json<{ actor: string; action: string }[]>();
    expect(trail.filter(({ actor }) => actor === guest.id).map(({ action }) => action)).toEqual([
      'product.update',
      'team.join',
    ]);
    await t.app.runDueJobs();
    expect((await readMails(t.config.dataDir, owner.email)).join()).toContain('has joined the team of Neel Khet');
  });

  // rules: teams
  // security: invitations
  it('that is withdrawn, old or guessed opens nothing, and one that was sent again does', async () => {
    const owner = await shop();
    const guest = await person();
    const [made] = (await invite(owner.headers, guest.email)).json().invitations;
    const first = await readToken(guest.email);
    await t.db`update team_invitations set expires_at = now() - interval '1 minute'`;
    expect((await accept(first, guest.headers)).statusCode).toBe(400);
    const again = await call('POST', `panel/team/invitations/${made._id}/mail`, owner.headers);
    expect(again.json().invitations).toMatchObject([{ email: guest.email, isExpired: false }]);
    const second = await readToken(guest.email);
    expect(second).not.toBe(first);
    expect((await call('GET', `team-invitations/${second}`, guest.headers)).statusCode).toBe(200);
    for (const guess of ['a'.repeat(43), made._id, second.slice(1), '%00', '../me']) {
      expect((await accept(encodeURIComponent(guess), guest.headers)).statusCode).toBe(400);
    }
    expect((await call('DELETE', `panel/team/invitations/${made._id}`, owner.headers)).json().invitations).toEqual([]);
    expect((await accept(second, guest.headers)).statusCode).toBe(400);
    const stored = await t.db<{ size: number }[]>`select length(token_hash) as size from team_links`;
    expect(stored.every(({ size }) => size === 32)).toBe(true);
  });

  // rules: teams
  // security: invitations
  it('is accepted once by twenty calls at the same moment', async () => {
    const owner = await shop();
    const guest = await person();
    await invite(owner.headers, guest.email);
    const token = await readToken(guest.email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(token, guest.headers)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.every(({ statusCode }) => [200, 400, 401].includes(statusCode))).toBe(true);
    expect(await membersOf(owner.headers)).toHaveLength(2);
  });

  // rules: teams
  // security: invitations
  it('tells its owner nothing of another team, where the address is, and leaves it there', async () => {
    const [owner, other] = [await shop(), await shop()];
    const taken = await member(other.id, 'orders');
    expect((await invite(owner.headers, taken.email)).statusCode).toBe(201);
    const token = await readToken(taken.email);
    expect((await accept(token, taken.headers)).json()).toMatchObject({ code: 'ALREADY_EXISTS' });
    expect(await rolesOf(taken.headers)).toEqual(['orders']);
    const seller = await shop();
    await invite(owner.headers, seller.email);
    expect((await accept(await readToken(seller.email), seller.headers)).statusCode).toBe(409);
  });
});

describe('a team', () => {
  // rules: teams
  // security: invitations
  it('loses a member at the next call, whose sessions end and who may not come back', async () => {
    const owner = await shop();
    const packer = await member(owner.id, 'orders');
    expect((await call('GET', 'panel/orders', packer.headers)).statusCode).toBe(200);
    expect((await call('DELETE', `panel/team/members/${packer.id}`, owner.headers)).statusCode).toBe(200);
    expect((await call('GET', 'panel/orders', packer.headers)).statusCode).toBe(401);
    const again = await loginAs(t.db, packer);
    expect((await call('GET', 'panel/orders', again)).statusCode).toBe(403);
    expect((await call('GET', 'me/profile', again)).json().role).toBe('user');
    await t.app.runDueJobs();
    expect((await readMails(t.config.dataDir, packer.email)).join()).toContain('no longer in the team');
  });

  // rules: teams
  it('gives other work at the next call, without a new login', async () => {
    const owner = await shop();
    const clerk = await member(owner.id, 'orders');
    const change = (roles: TeamRole[]) => call('PUT', `panel/team/members/${clerk.id}`, owner.headers, { roles });
    expect((await change(['content', 'catalogue'])).statusCode).toBe(200);
    expect((await call('GET', 'panel/orders', clerk.headers)).json()).toMatchObject({ code: 'FORBIDDEN' });
    expect((await call('GET', 'panel/products', clerk.headers)).statusCode).toBe(200);
    expect((await change([])).statusCode).toBe(400);
    expect((await change(['catalogue', 'content'])).statusCode).toBe(200);
    await t.app.runDueJobs();
    const mails = (await readMails(t.config.dataDir, clerk.email)).filter((mail) => mail.includes('has changed'));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/team of Neel Khet at[\s\S]*- Catalogue[\s\S]*- Content/);
  });

  // rules: teams
  // security: invitations
  it('keeps an owner: of two who remove each other at once, one stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      const first = await shop();
      const second = await member(first.id, 'owner');
      const answers = await Promise.all([
        call('PUT', `panel/team/members/${second.id}`, first.headers, { roles: ['orders'] }),
        call('PUT', `panel/team/members/${first.id}`, second.headers, { roles: ['orders'] }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
      const rows = await t.db`select from team_members where seller_id = ${first.id} and 'owner' = any(roles)`;
      expect(rows).toHaveLength(1);
    }
  });

  // rules: teams
  it('keeps its last owner, who neither leaves nor is less', async () => {
    const owner = await shop();
    expect((await call('DELETE', 'panel/team/me', owner.headers)).statusCode).toBe(409);
    expect((await call('DELETE', `panel/team/members/${owner.id}`, owner.headers)).statusCode).toBe(409);
    const roles = { roles: ['catalogue', 'orders'] };
    expect((await call('PUT', `panel/team/members/${owner.id}`, owner.headers, roles)).statusCode).toBe(409);
    const clerk = await member(owner.id, 'content');
    expect((await call('DELETE', 'panel/team/me', clerk.headers)).statusCode).toBe(200);
  });

  it('stays the seller’s when its first owner has gone: products, and nothing for who left', async () => {
    const founder = await shop();
    const heir = await member(founder.id, 'owner');
    const product = await buildProduct(t.db, { sellerId: founder.id });
    expect((await call('DELETE', 'panel/team/me', founder.headers)).statusCode).toBe(200);
    expect((await call('GET', `seller/products/${product.id}`, heir.headers)).statusCode).toBe(200);
    const later = await loginAs(t.db, founder);
    expect((await call('GET', `seller/products/${product.id}`, later)).statusCode).toBe(403);
  });

  it('is closed with its seller’s account, for everyone in it', async () => {
    const owner = await shop();
    const packer = await member(owner.id, 'orders');
    const second = await member(owner.id, 'owner');
    await t.db`update users set role = 'user' where id = ${owner.id}`;
    for (const { headers } of [packer, second]) {
      expect((await call('GET', 'panel/team/me', headers)).statusCode).toBe(403);
    }
  });

  // rules: teams
  it('may require a second step of everyone: a member without one sees what to do, and works after it', async () => {
    const owner = await shop();
    const packer = await member(owner.id, 'orders');
    const want = () => call('PUT', 'panel/team', owner.headers, { needsSecondStep: true });
    expect((await want()).json()).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
    const giveStep = (userId: string) =>
      t.db`insert into second_factors ${t.db({ userId, kind: 'totp', name: 'Phone', secret: Buffer.from('x'), confirmedAt: new Date() })}`;
    await giveStep(owner.id);
    expect((await want()).json()).toMatchObject({ needsSecondStep: true });
    expect((await call('GET', 'panel/orders', packer.headers)).json()).toEqual({
      code: 'SECOND_FACTOR_REQUIRED',
      message:
        'Your team requires a second step at login. Set one up under My Profile, Security, before you work here.',
    });
    expect((await call('GET', 'me/factors', packer.headers)).json()).toMatchObject({ isRequired: true });
    await giveStep(packer.id);
    expect((await call('GET', 'panel/orders', packer.headers)).statusCode).toBe(200);
  });

  it('is changed after a proof of who is there, given a few minutes ago', async () => {
    const owner = await shop();
    await t.db`update sessions set proved_at = now() - interval '1 hour' where user_id = ${owner.id}`;
    for (const [method, path, payload] of [
      ['POST', 'panel/team/invitations', { email: 'a@example.com', roles: ['orders'] }],
      ['PUT', 'panel/team', { needsSecondStep: false }],
      ['PUT', `panel/team/members/${owner.id}`, { roles: ['owner'] }],
      ['DELETE', `panel/team/members/${owner.id}`, undefined],
    ] as const) {
      expect((await call(method, path, owner.headers, payload)).json()).toMatchObject({ code: 'PROOF_REQUIRED' });
    }
  });

  it('shows an admin any team, by its seller, and a seller no other', async () => {
    const [owner, other] = [await shop(), await shop()];
    const admin = await person({ role: 'admin' });
    const read = (headers: Headers) => call('GET', `panel/team?seller=${owner.id}`, headers);
    expect((await read(admin.headers)).json().members).toHaveLength(1);
    expect((await read(other.headers)).statusCode).toBe(404);
    expect((await call('GET', 'panel/team', admin.headers)).statusCode).toBe(404);
  });
});

describe('invitations of a team', () => {
  // rules: teams
  it('are a hundred people at most with those in it, however many are asked for', async () => {
    const owner = await shop();
    const guests = Array.from({ length: 95 }, (_, index) => `guest${index}@example.com`);
    await t.db`insert into team_invitations (seller_id, email, roles, expires_at)
      select ${owner.id}, email, '{orders}', now() + interval '1 day' from unnest(${guests}::text[]) email`;
    const statuses: number[] = [];
    for (let index = 95; index < 105; index += 1) {
      statuses.push((await invite(owner.headers, `guest${index}@example.com`)).statusCode);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 409, 409, 409, 409, 409, 409]);
    expect((await invite(owner.headers, 'guest1@example.com')).json().code).toBe('ALREADY_EXISTS');
  });
});

describe('a bulk change of a team', () => {
  it('that a colleague runs stays within the seller’s own', async () => {
    const [owner, other] = [await shop(), await shop()];
    const buyer = await member(owner.id, 'catalogue');
    const [own, foreign] = [
      await buildProduct(t.db, { sellerId: owner.id }),
      await buildProduct(t.db, { sellerId: other.id }),
    ];
    const prepared = await call('POST', 'panel/change-sets', owner.headers, {
      subject: 'product',
      selection: { kind: 'ids', ids: [own.id] },
      change: { kind: 'tags', add: ['teamwork'], remove: [] },
    });
    const id = prepared.json()._id;
    // As if it had been chosen: the run itself must not trust the rows.
    await t.db`insert into change_rows (set_id, place, subject_id, title, before, after, result)
      select set_id, 1, ${foreign.id}, title, before, after, 'planned' from change_rows where set_id = ${id}`;
    expect((await call('POST', `panel/change-sets/${id}/run`, buyer.headers)).statusCode).toBe(200);
    await t.app.runDueJobs();
    const rows = await t.db<{ tags: string[] }[]>`
      select tags from products where id in (${own.id}, ${foreign.id}) order by seller_id = ${owner.id} desc`;
    expect(rows.map(({ tags }) => tags.includes('teamwork'))).toEqual([true, false]);
  });

  // rules: teams
  it.each(['removed', 'given other work'])('stops before its next batch when who began it is %s', async (how) => {
    const owner = await shop();
    const buyer = await member(owner.id, 'catalogue');
    const products: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      products.push((await buildProduct(t.db, { sellerId: owner.id })).id);
    }
    const prepared = await call('POST', 'panel/change-sets', buyer.headers, {
      subject: 'product',
      selection: { kind: 'ids', ids: products },
      change: { kind: 'tags', add: ['teamwork'], remove: [] },
    });
    const id = prepared.json()._id;
    // As if its first batch had been made: one row changed, two to come.
    await t.db`update change_sets set state = 'running', moved_by = ${buyer.id}, moved_by_admin = false, run_at = now(),
      moved_at = now(), changed = 1 where id = ${id}`;
    await t.db`update change_rows set result = 'changed', after = '{"tags":["teamwork"]}' where set_id = ${id} and place = 0`;
    await t.db`update products set tags = '{teamwork}' where id = (
      select subject_id from change_rows where set_id = ${id} and place = 0)`;
    await (how === 'removed'
      ? call('DELETE', `panel/team/members/${buyer.id}`, owner.headers)
      : call('PUT', `panel/team/members/${buyer.id}`, owner.headers, { roles: ['orders'] }));
    await enqueueJob(t.db, { queue: 'changes', kind: 'work-on-change-set', payload: { setId: id } });
    await t.app.runDueJobs();
    const read = async () => (await call('GET', `panel/change-sets/${id}`, owner.headers)).json();
    expect(await read()).toMatchObject({ state: 'done', counts: { changed: 1, refused: 2, planned: 0 } });
    const rows = await call('GET', `panel/change-sets/${id}/rows?result=refused`, owner.headers);
    expect(rows.json()[0].reason).toBe('Left out: the person who started this no longer does this work in the team.');
    await t.app.runDueJobs();
    const mails = (await readMails(t.config.dataDir, owner.email)).filter((mail) => mail.includes('was stopped'));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('Changed so far: 1 row. Left as it was: 2 rows.');
    expect((await call('POST', `panel/change-sets/${id}/undo`, owner.headers)).statusCode).toBe(200);
    expect(await read()).toMatchObject({ state: 'undone', counts: { undone: 1 } });
  });
});
