import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MessageKind } from '@aaram/shared-domain/message';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeMail } from '#modules/mail/index.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildUser } from '#testing/factories.ts';
import { wants } from './index.ts';
import { createUnsubscribeLinks } from './unsubscribe-links.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const linksOf = (userId: string, kind: MessageKind = 'restock') =>
  createUnsubscribeLinks(t.config).make({ userId, kind, channel: 'mail' });
const press = (address: string, body = 'List-Unsubscribe=One-Click') =>
  t.app.inject({
    method: 'POST',
    url: new URL(address).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: body,
  });

describe('the link that stops a kind of message', () => {
  // rules: stopping-messages
  it('is in the mail and in its headers, and a mail program stops it with one post', async () => {
    const user = await buildUser(t.db);
    const mail = writeMail({
      to: user.email,
      name: user.name,
      subject: 'Back in stock',
      title: 'Back in stock',
      blocks: [],
      store: t.config.store,
      unsubscribe: linksOf(user.id),
    });
    await t.app.sendMail(mail, ['restock:1']);
    const outbox = join(t.config.dataDir, 'outbox');
    const eml = (await readdir(outbox)).find((name) => name.endsWith('.eml')) ?? '';
    const source = (await readFile(join(outbox, eml), 'utf8')).replaceAll('=\r\n', '').replace(/\r\n /g, ' ');
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const address = /List-Unsubscribe: <(\S+)>/.exec(source)?.[1] ?? '';
    expect(address).toBe(linksOf(user.id).post);
    expect(mail.text).toContain(`Stop these emails: ${linksOf(user.id).page}`);
    expect(mail.html).toContain(linksOf(user.id).page.replaceAll('&', '&#38;'));

    expect((await press(address)).json()).toEqual({ kind: 'restock', channel: 'mail' });
    expect((await press(address)).statusCode).toBe(200);
    expect(await wants(t.db, user.id, 'restock', 'mail')).toBe(false);
    expect(await wants(t.db, user.id, 'price-drop', 'mail')).toBe(true);
  });

  // rules: stopping-messages
  // security: stop-links
  it('changes nothing when it is only opened: it leads to the page that asks', async () => {
    const user = await buildUser(t.db);
    const { page, post } = linksOf(user.id);
    const answer = await t.app.inject({ url: new URL(post).pathname });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, page]);
    expect(await wants(t.db, user.id, 'restock', 'mail')).toBe(true);
  });

  // rules: stopping-messages
  // security: stop-links
  it('does not count when it was changed, is of another secret or of no account', async () => {
    const [user, other] = [await buildUser(t.db), await buildUser(t.db)];
    const { post } = linksOf(user.id);
    const foreign = createUnsubscribeLinks({ ...t.config, secrets: ['another secret of thirty-two letters'] });
    const wrong = [
      post.replace(user.id, other.id),
      post.replace('restock', 'price-drop'),
      post.replace('.mail.', '.sms.'),
      post.slice(0, -1),
      `${post}A`,
      `${post}.x`,
      foreign.make({ userId: user.id, kind: 'restock', channel: 'mail' }).post,
      linksOf('0199f0a0-1111-7222-8333-0123456789ab').post,
    ];
    for (const address of wrong) {
      expect([address, (await press(address)).statusCode]).toEqual([address, 400]);
    }
    expect(await wants(t.db, other.id, 'restock', 'mail')).toBe(true);
    expect(await wants(t.db, user.id, 'price-drop', 'mail')).toBe(true);
  });

  // security: stop-links
  it('stops nothing that is always sent, even when it is signed', async () => {
    const user = await buildUser(t.db);
    expect((await press(linksOf(user.id, 'security').post)).statusCode).toBe(400);
    expect(await wants(t.db, user.id, 'security', 'mail')).toBe(true);
  });

  it('still works while the secret behind it is replaced', () => {
    const before = createUnsubscribeLinks(t.config);
    const { page } = before.make({ userId: 'u', kind: 'restock', channel: 'mail' });
    const token = new URL(page).searchParams.get('token') ?? '';
    const next = 'the next secret of this store, with more than 32 letters';
    const between = createUnsubscribeLinks({ ...t.config, secrets: [next, t.config.secrets[0]] });
    expect(between.read(token)).toEqual({ userId: 'u', kind: 'restock', channel: 'mail' });
    expect(createUnsubscribeLinks({ ...t.config, secrets: [next] }).read(token)).toBeUndefined();
  });
});
