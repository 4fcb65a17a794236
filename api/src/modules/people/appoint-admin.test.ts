import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildUser, loginAs } from '#testing/factories.ts';
import { appointAdmin } from './appoint-admin.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

describe('appointAdmin', () => {
  // rules: roles
  it('makes an account an admin, ends its sessions of before, and leaves a row in the trail', async () => {
    const person = await buildUser(t.db);
    const before = await loginAs(t.db, person);
    await appointAdmin(t.db, person.email.toUpperCase());
    const profile = (headers: Record<string, string>) =>
      t.app.inject({ url: '/api/auth/me/profile', headers: { ...headers } });
    expect((await profile(before)).statusCode).toBe(401);
    expect((await profile(await loginAs(t.db, person))).json().role).toBe('admin');
    const [row] = await t.db`select action, detail from audit_log where subject_id = ${person.id}`;
    expect(row).toMatchObject({ action: 'person.change', detail: { fromRole: 'user', role: 'admin' } });
  });

  it('says what to do when there is no such account', async () => {
    await expect(appointAdmin(t.db, 'nobody@example.com')).rejects.toThrow(
      'There is no account of nobody@example.com: sign up in the shop first, then run this command again.',
    );
  });
});
