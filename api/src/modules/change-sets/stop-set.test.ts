import type { ChangeSet } from '@aaram/shared-domain/change-set/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueueJob } from '#modules/jobs/index.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { importFiles } from '#testing/catalogue/import-files.ts';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';
import { readMails } from '#testing/read-mails.ts';

type Person = Awaited<ReturnType<typeof open>>['owner'];
let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ LIMITS: 'relaxed' });
});
afterAll(() => t.close());

const LEFT_OUT = 'Left out: the person who started this no longer does this work in the team.';
const call = (who: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  t.app.inject({ method, url: `/api/auth/panel/${path}`, headers: who.headers, ...(payload && { payload }) });

/** A seller, and a member who lists its products. */
async function open() {
  const owner = await buildUser(t.db, { role: 'seller' });
  const lister = await buildUser(t.db, { name: 'Meera Nair' });
  await t.db`insert into team_members ${t.db({ userId: lister.id, sellerId: owner.id, roles: ['catalogue'] })}`;
  return {
    owner: { ...owner, headers: await loginAs(t.db, owner) },
    lister: { ...lister, headers: await loginAs(t.db, lister) },
  };
}

const ways = {
  removed: (owner: Person, { id }: Person) => call(owner, 'DELETE', `team/members/${id}`),
  'given other work': (owner: Person, { id }: Person) =>
    call(owner, 'PUT', `team/members/${id}`, { roles: ['orders'] }),
};

/** As if a worker had ended after the first row of three: the set is under way again, and two rows are left. */
async function stopAfterOne({ _id }: ChangeSet, lister: Person, to: 'running' | 'undoing') {
  const [open, counts] = to === 'running' ? ['planned', t.db`changed = 1`] : ['changed', t.db`changed = 3, undone = 1`];
  await t.db`
    update change_sets set state = ${to}, ${counts}, moved_by = ${lister.id}, moved_by_admin = false, moved_at = now(),
      run_at = now() where id = ${_id}`;
  await t.db`
    update change_rows set result = ${open} where set_id = ${_id}
      and place > (select min(place) from change_rows where set_id = ${_id})`;
}

/** Runs the job again; returns what became of the set and which mail the owner got. */
async function goOn({ _id }: ChangeSet, owner: Person) {
  await enqueueJob(t.db, { queue: 'changes', kind: 'work-on-change-set', payload: { setId: _id } });
  await t.app.runDueJobs();
  await t.app.runDueJobs();
  const mails = (await readMails(t.config.dataDir, owner.email)).filter((mail) => mail.includes('was stopped'));
  return { set: (await call(owner, 'GET', `change-sets/${_id}`)).json(), mails };
}

describe.each(['removed', 'given other work'] as const)('of a member who is %s', (how) => {
  const lose = (owner: Person, lister: Person) => ways[how](owner, lister);

  it('an undo stops before its next batch, says so, and an owner goes on with it', async () => {
    const { owner, lister } = await open();
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await buildProduct(t.db, { sellerId: owner.id, tags: [] })).id),
    );
    const tagged = async () =>
      (await t.db`select id from products where id = any(${ids}::uuid[]) and 'monsoon' = any(tags)`).length;
    const prepared = await call(lister, 'POST', 'change-sets', {
      subject: 'product',
      selection: { kind: 'ids', ids },
      change: { kind: 'tags', add: ['monsoon'], remove: [] },
    });
    const set = prepared.json<ChangeSet>();
    await call(lister, 'POST', `change-sets/${set._id}/run`);
    await call(lister, 'POST', `change-sets/${set._id}/undo`);
    expect(await tagged()).toBe(0);
    await t.db`update products set tags = '{monsoon}' where id = any(array(
      select subject_id from change_rows where set_id = ${set._id} and place > 0)::uuid[])`;
    await stopAfterOne(set, lister, 'undoing');
    expect((await lose(owner, lister)).statusCode).toBe(200);
    expect((await call(lister, 'POST', `change-sets/${set._id}/undo`)).statusCode).toBeGreaterThanOrEqual(401);

    const { set: stopped, mails } = await goOn(set, owner);
    expect(stopped).toMatchObject({ state: 'done', counts: { changed: 2, undone: 1 } });
    expect(await tagged()).toBe(2);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('A change that Meera Nair had started was stopped');
    expect((await call(owner, 'POST', `change-sets/${set._id}/undo`)).json()).toMatchObject({ state: 'undone' });
    expect(await tagged()).toBe(0);
  });

  it('an import stops before its next batch, says so by row, and an owner takes back what was made', async () => {
    const { owner, lister } = await open();
    const files = importFiles(
      () => t,
      () => lister.headers,
    );
    const lines = [1, 2, 3].map((row) => `STOP-${row},Kurta ${row},Men,Shirts,${row}00,S: 2`).join('\n');
    const { set } = await files.preview(`SKU,Name,Category,Subcategory,Price,Stock\n${lines}\n`);
    const made = async () =>
      (
        await t.db<{ sku: string }[]>`
        select sku from products where seller_id = ${owner.id} and (removed_at is null or removed_at = 'infinity')`
      ).map(({ sku }) => sku);
    await files.move(set, 'run');
    expect(await made()).toHaveLength(3);
    await t.db`delete from product_stock where product_id in (
      select id from products where seller_id = ${owner.id} and sku <> 'STOP-1')`;
    await t.db`delete from products where seller_id = ${owner.id} and sku <> 'STOP-1'`;
    await stopAfterOne(set, lister, 'running');
    expect((await lose(owner, lister)).statusCode).toBe(200);

    const { set: stopped, mails } = await goOn(set, owner);
    expect(stopped).toMatchObject({ state: 'done', counts: { changed: 1, refused: 2, planned: 0 } });
    const rows = (await call(owner, 'GET', `change-sets/${set._id}/rows?result=refused`)).json<{ reason: string }[]>();
    expect(rows.map(({ reason }) => reason)).toEqual([LEFT_OUT, LEFT_OUT]);
    expect(await made()).toEqual(['STOP-1']);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('Changed so far: 1 row. Left as it was: 2 rows.');
    expect((await call(owner, 'POST', `change-sets/${set._id}/undo`)).json()).toMatchObject({ state: 'undone' });
    expect(await made()).toEqual([]);
  });
});
