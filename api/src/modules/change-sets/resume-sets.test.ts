import type { ChangeSet } from '@aaram/shared-domain/change-set/schema';
import { calls } from '@aaram/shared-domain/contract/schema';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { finishSet } from '#testing/catalogue/finish-set.ts';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';
import { makeJobsDue } from '#testing/jobs/waiting-jobs.ts';

let t: TestApp;
let sellerId = '';
let headers: { authorization: string };
beforeAll(async () => {
  t = await buildTestApp({ LIMITS: 'relaxed' });
  const seller = await buildUser(t.db, { role: 'seller' });
  sellerId = seller.id;
  headers = await loginAs(t.db, seller);
  await t.db`create sequence failures`;
});
afterEach(async () => {
  await t.db`drop trigger if exists failing on products`;
});
afterAll(() => t.close());

/** The next `count` updates of products with this name fail with a code of the database. */
async function failNext(count: number, code: string, name: string) {
  await t.db`select setval('failures', 1, false)`;
  await t.db.unsafe(`
    create or replace function fail() returns trigger language plpgsql as $$ begin
      if new.name = '${name}' and nextval('failures') <= ${count} then raise exception 'as if' using errcode = '${code}'; end if;
      return new;
    end $$`);
  await t.db`create trigger failing before update on products for each row execute function fail()`;
}

const url = '/api/auth/panel/change-sets';
async function prepare(names: readonly string[]): Promise<ChangeSet> {
  const ids: string[] = [];
  for (const name of names) {
    ids.push((await buildProduct(t.db, { sellerId, name })).id);
  }
  const change = { kind: 'price', how: 'set', value: 500, round: 'rupee' };
  const payload = { subject: 'product', selection: { kind: 'ids', ids }, change };
  const answer = await t.app.inject({ method: 'POST', url, headers, payload });
  return finishSet(t.app, headers, calls['POST /auth/panel/change-sets'].answer.parse(answer.json()));
}
const begin = ({ _id }: ChangeSet) => t.app.inject({ method: 'POST', url: `${url}/${_id}/run`, headers });
const read = async ({ _id }: ChangeSet): Promise<ChangeSet> =>
  (await t.app.inject({ url: `${url}/${_id}`, headers })).json();
const work = async () => {
  await makeJobsDue(t.db, ['changes']);
  return t.app.runDueJobs();
};

// rules: bulk-changes
it.each([
  ['a statement that takes too long', '57014', 16],
  // Each transaction is tried four times by itself.
  ['a deadlock', '40P01', 64],
  ['no memory', '53200', 16],
])('refuses no row for %s: its job comes again', async (_name, code, failures) => {
  const set = await prepare(['one', 'slow', 'three']);
  await failNext(failures, code, 'slow');
  await begin(set);
  await t.app.runDueJobs();
  expect(await read(set)).toMatchObject({ state: 'running', counts: { refused: 0 } });
  while ((await work()) > 0) {
    // Each time it has failed, it comes again.
  }
  expect(await read(set)).toMatchObject({ state: 'done', counts: { changed: 3, refused: 0 } });
});

// rules: bulk-changes
it('refuses alone the row that the database does not take', async () => {
  const set = await prepare(['one', 'never', 'three']);
  await failNext(1_000_000, '23514', 'never');
  await begin(set);
  expect(await finishSet(t.app, headers, await read(set))).toMatchObject({
    state: 'done',
    counts: { changed: 2, refused: 1 },
  });
});

// rules: bulk-changes
it('asks for work again when the job of a change set is gone', async () => {
  const set = await prepare(['one']);
  await failNext(8, '53200', 'one');
  await begin(set);
  await t.db`delete from pgboss.job where name = 'changes'`;
  expect((await read(set)).state).toBe('running');
  await t.app.runBackgroundOnce();
  await t.app.runBackgroundOnce();
  const [jobs] =
    await t.db`select count(*)::int as count from pgboss.job where name = 'changes' and state < 'completed'`;
  expect(jobs).toEqual({ count: 1 });
  while ((await work()) > 0) {
    // As above.
  }
  expect(await read(set)).toMatchObject({ state: 'done', counts: { changed: 1 } });
});

// rules: bulk-changes
it('gives up what cannot be finished within a day, so that the account can change something else', async () => {
  const set = await prepare(['one', 'stuck']);
  await failNext(1_000_000, '53200', 'stuck');
  await begin(set);
  await t.db`update change_sets set moved_at = now() - interval '25 hours' where id = ${set._id}`;
  await t.app.runBackgroundOnce();
  const given = await read(set);
  expect([given.state, given.counts.refused + given.counts.changed]).toEqual(['done', 2]);
  await t.db`drop trigger failing on products`;
  const next = await prepare(['two']);
  await begin(next);
  expect(await finishSet(t.app, headers, await read(next))).toMatchObject({ state: 'done' });
});
