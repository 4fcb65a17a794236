import { createPool, type Pool } from '@aaram/runtime/db';
import { createReplicas } from '@aaram/runtime/db/replicas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';
import { buildApp } from '../app.ts';

// Two separate databases stand in for replicas: rows that only they have show which one was asked.
let primary: TestApp;
let copies: TestApp[];
beforeAll(async () => {
  [primary, ...copies] = await Promise.all([buildTestApp(), buildTestApp(), buildTestApp()]);
});
afterAll(() => Promise.all([primary, ...copies].map((one) => one.close())));

let clock = 0;
beforeEach(() => {
  clock = 0;
});
const open = (replicas: readonly Pool[], lagMs = 5000) =>
  createReplicas({ primary: primary.db, replicas, lagMs, now: () => clock });

async function whoAnswers(replicas: ReturnType<typeof open>) {
  const [row] = await replicas.read((db) => db<{ name: string }[]>`select current_database() as name`);
  return row?.name;
}
const nameOf = ({ databaseUrl }: TestApp) => new URL(databaseUrl).pathname.slice(1);

describe('reads from replicas', () => {
  it('go to each replica in turn, and to the primary when there is none', async () => {
    const replicas = open(copies.map((copy) => copy.db));
    const asked = [await whoAnswers(replicas), await whoAnswers(replicas), await whoAnswers(replicas)];
    expect(asked).toEqual([...copies.map(nameOf), nameOf(copies[0] as TestApp)]);
    expect(await whoAnswers(open([]))).toBe(nameOf(primary));
  });

  it('stay with the primary after a change, until copies have had time to follow', async () => {
    const replicas = open([(copies[0] as TestApp).db]);
    replicas.noteChange();
    expect(await whoAnswers(replicas)).toBe(nameOf(primary));
    clock = 4999;
    expect(await whoAnswers(replicas)).toBe(nameOf(primary));
    clock = 5000;
    expect(await whoAnswers(replicas)).toBe(nameOf(copies[0] as TestApp));
  });

  it('fall back to the primary while a replica is away, and come back to it', async () => {
    const copy = copies[0] as TestApp;
    const dead = createPool({ url: 'postgres://nobody@127.0.0.1:1/nothing', max: 1 });
    let isAway = true;
    const replica = new Proxy(copy.db, {
      apply: (target, self, given) => Reflect.apply(isAway ? dead : target, self, given),
    });
    const replicas = open([replica]);
    const isAsked = () => replicas.read(async (db) => db === replica);
    // Comparing it has waited for it already: the read does not wait again.
    expect(await isAsked()).toBe(false);
    expect(await whoAnswers(replicas)).toBe(nameOf(primary));
    isAway = false;
    clock = 6001;
    expect(await isAsked()).toBe(true);
    expect(await whoAnswers(replicas)).toBe(nameOf(copy));
    await dead.end();
  });

  it('do not hide mistakes of the question', async () => {
    await expect(open([(copies[0] as TestApp).db]).read((db) => db`select nonsense`)).rejects.toThrow('nonsense');
  });
});

describe('the public catalogue', () => {
  it('is read from a replica, writes and their reader go to the primary', async () => {
    const copy = copies[0] as TestApp;
    const inCopy = await buildProduct(copy.db, { name: 'Only in the copy' });
    const admin = await buildUser(primary.db, { role: 'admin' });
    const own = await buildProduct(primary.db, { name: 'In the primary' });
    const app = await buildApp({ config: primary.config, db: primary.db, replicas: [copy.db] });
    try {
      const [shown, list, foreign] = await Promise.all([
        app.inject(`/api/auth/products/${inCopy.id}`),
        app.inject('/api/auth/get-all-products'),
        app.inject(`/api/auth/products/${own.id}`),
      ]);
      expect(shown.json().name).toBe('Only in the copy');
      expect(list.json().map((product: { name: string }) => product.name)).toEqual(['Only in the copy']);
      expect(foreign.statusCode).toBe(404);
      const edit = await app.inject({
        method: 'PUT',
        url: `/api/auth/update/${own.id}`,
        headers: await loginAs(primary.db, admin),
        payload: { name: 'Renamed just now' },
      });
      expect(edit.statusCode).toBe(200);
      expect((await app.inject(`/api/auth/products/${own.id}`)).json().name).toBe('Renamed just now');
      expect((await app.inject('/api/auth/get-all-products')).body).toContain('Renamed just now');
    } finally {
      await app.close();
    }
  });

  // reliability: replica
  it('shows people their own changes, whichever process answers, and shows others nothing that their replica does not have yet', async () => {
    const copy = copies[0] as TestApp;
    const admin = await buildUser(primary.db, { role: 'admin' });
    const own = await buildProduct(primary.db, { name: 'Before' });
    const options = { config: primary.config, db: primary.db, replicas: [copy.db] };
    const [changing, asked] = await Promise.all([buildApp(options), buildApp(options)]);
    const url = `/api/auth/products/${own.id}`;
    try {
      const edit = await changing.inject({
        method: 'PUT',
        url: `/api/auth/update/${own.id}`,
        headers: await loginAs(primary.db, admin),
        payload: { name: 'After' },
      });
      const cookie = String(edit.headers['set-cookie']).split(';')[0] ?? '';
      const lists = '/api/auth/get-all-products';
      for (let round = 0; round < 2; round += 1) {
        expect((await asked.inject(url)).statusCode).toBe(404);
        expect((await asked.inject({ url, headers: { cookie } })).json().name).toBe('After');
        expect((await asked.inject({ url: lists, headers: { cookie } })).body).toContain('After');
        expect((await asked.inject(lists)).body).not.toContain('After');
      }
      const forged = cookie.replace(/[^.]+$/, 'AAAAAAAAAAAAAAAAAAAAAA');
      expect((await asked.inject({ url, headers: { cookie: forged } })).statusCode).toBe(404);
    } finally {
      await Promise.all([changing.close(), asked.close()]);
    }
  });
});
