import { messageChannels, messageKinds } from '@aaram/shared-domain/message';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildUser, loginAs } from '#testing/factories.ts';
import { wants } from './index.ts';

let t: TestApp;
let userId: string;
let headers: { authorization: string };

beforeAll(async () => {
  t = await buildTestApp();
  const user = await buildUser(t.db);
  userId = user.id;
  headers = await loginAs(t.db, user);
});
afterAll(() => t.close());

const choose = (kind: string, channel: string, isWanted: boolean) =>
  t.app.inject({
    method: 'PUT',
    url: '/api/auth/me/messages',
    headers,
    payload: { kind, channel, isWanted },
  });

describe('the choice of messages', () => {
  // rules: kinds-of-messages
  it('is the default until it is chosen, and then what was chosen last', async () => {
    expect(await wants(t.db, userId, 'restock', 'mail')).toBe(true);
    expect(await wants(t.db, userId, 'order-sent', 'whatsapp')).toBe(false);
    expect((await choose('restock', 'mail', false)).statusCode).toBe(200);
    expect((await choose('order-sent', 'whatsapp', true)).statusCode).toBe(200);
    expect(await wants(t.db, userId, 'restock', 'mail')).toBe(false);
    expect(await wants(t.db, userId, 'order-sent', 'whatsapp')).toBe(true);
    expect((await choose('restock', 'mail', true)).json().choices).toContainEqual({
      kind: 'restock',
      channel: 'mail',
      isWanted: true,
      isFixed: false,
    });
    expect(await wants(t.db, userId, 'restock', 'mail')).toBe(true);
  });

  // rules: messages-that-stay-on
  it('is always a mail about money, goods and the account: it cannot be switched off', async () => {
    const answer = await choose('security', 'mail', false);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toMatch(/are always sent/);
    await t.db`insert into message_choices (user_id, kind, channel, is_wanted, chosen_by)
      values (${userId}, 'security', 'mail', false, 'account')`;
    expect(await wants(t.db, userId, 'security', 'mail')).toBe(true);
  });

  it('can be asked for every kind and channel', async () => {
    for (const kind of messageKinds) {
      for (const channel of messageChannels) {
        expect(await wants(t.db, userId, kind, channel)).toBeTypeOf('boolean');
      }
    }
  });

  // rules: kinds-of-messages
  it('is asked only about what something sends', async () => {
    const { choices } = (await t.app.inject({ url: '/api/auth/me/messages', headers })).json();
    const kinds = new Set<string>(choices.map(({ kind }: { kind: string }) => kind));
    expect([...kinds]).toEqual(expect.arrayContaining(['order-placed', 'security', 'restock']));
    expect(kinds.has('price-drop')).toBe(t.app.handlesJob('price-drop'));
  });

  it("is one account's own choice", async () => {
    const other = await buildUser(t.db);
    await choose('price-drop', 'mail', false);
    expect(await wants(t.db, userId, 'price-drop', 'mail')).toBe(false);
    expect(await wants(t.db, other.id, 'price-drop', 'mail')).toBe(true);
  });
});
