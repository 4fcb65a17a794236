import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '#app.ts';
import { enqueueJob } from '#modules/jobs/index.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildUser, loginAs } from '#testing/factories.ts';
import { startMessageProvider } from '#testing/services/message-provider.ts';

let t: TestApp;
let provider: Awaited<ReturnType<typeof startMessageProvider>>;
const lines: string[] = [];
beforeAll(async () => {
  provider = await startMessageProvider();
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  t = await buildTestApp({ ...provider.env, MESSAGES_TIMEOUT_SECONDS: '0.3' }, log);
});
afterAll(async () => {
  await t.close();
  await provider.close();
});
beforeEach(() => {
  provider.fail(undefined);
  provider.forget();
});

async function buildReader(db = t.db) {
  const user = await buildUser(db);
  await db`update users set mobile_proved_at = now() where id = ${user.id}`;
  return user;
}
let events = 0;
const newEvent = () => {
  events += 1;
  return `order-sent:${events}`;
};
const tell = (userId: string, event = newEvent(), app = t.app) =>
  app.messages.sendShort({ kind: 'order-sent', userId, event, words: ['AA-7K3F-92QD'] });
const retry = async () => {
  await t.db`update pgboss.job set start_after = now() where name = 'messages' and state = 'retry'`;
  await t.app.runDueJobs();
};
const choose = (userId: string, channel: string, isWanted: boolean) =>
  t.db`insert into message_choices (user_id, kind, channel, is_wanted, chosen_by)
    values (${userId}, 'order-sent', ${channel}, ${isWanted}, 'account')`;

describe('a short message', () => {
  it('goes over the channels that its reader wants, to the confirmed number', async () => {
    const user = await buildReader();
    await choose(user.id, 'whatsapp', true);
    await tell(user.id);
    await t.app.runDueJobs();
    expect(provider.sent().map(({ token, body }) => [token, body])).toEqual([
      [
        'Bearer sms-token',
        expect.objectContaining({
          to: `+91${user.mobile}`,
          templateId: '1107000000000000003',
          text: 'Aaram: your order AA-7K3F-92QD is on its way.',
        }),
      ],
      [
        'Bearer whatsapp-token',
        expect.objectContaining({
          to: `91${user.mobile}`,
          template: {
            name: 'order_sent',
            language: { code: 'en' },
            components: [{ type: 'body', parameters: [{ type: 'text', text: 'AA-7K3F-92QD' }] }],
          },
        }),
      ],
    ]);
  });

  it('is not sent to a person who does not want it, has no confirmed number, or is banned', async () => {
    const [unwilling, unproved, banned, late] = [
      await buildReader(),
      await buildUser(t.db),
      await buildReader(),
      await buildReader(),
    ];
    await choose(unwilling.id, 'sms', false);
    await t.db`update users set banned_at = now() where id = ${banned.id}`;
    for (const { id } of [unwilling, unproved, banned, late]) {
      await tell(id);
    }
    // Switched off while the message waits.
    await choose(late.id, 'sms', false);
    await t.app.runDueJobs();
    expect(provider.sent()).toEqual([]);
  });

  it('is sent once for an event, however often it is asked for', async () => {
    const user = await buildReader();
    const event = newEvent();
    await Promise.all([tell(user.id, event), tell(user.id, event), tell(user.id, event)]);
    await t.app.runDueJobs();
    await tell(user.id, event);
    await t.app.runDueJobs();
    expect(provider.sent()).toHaveLength(1);
    expect(provider.sent()[0]?.body.reference).toBe(provider.sent()[0]?.key);
  });

  // security: messages-once
  it.each([500, 503, 429, 302, 'die', 'hang'] as const)(
    'is sent once when the provider took it and %s',
    async (how) => {
      const user = await buildReader();
      provider.fail({ how, isTaken: true });
      await tell(user.id);
      const before = provider.tries();
      await t.app.runDueJobs();
      provider.fail(undefined);
      await retry();
      expect(provider.tries() - before).toBe(2);
      expect(provider.sent()).toHaveLength(1);
      await retry();
      expect(provider.tries() - before).toBe(2);
    },
  );

  it('is sent once when our process dies after the provider took it', async () => {
    const user = await buildReader();
    await tell(user.id);
    // The row as it is when the process dies before it notes that the message was sent.
    await t.app.runDueJobs();
    const [{ id } = { id: '' }] = await t.db<{ id: string }[]>`
      update short_messages set ended_at = null, is_sent = false where user_id = ${user.id} returning id`;

    await enqueueJob(t.db, { queue: 'messages', kind: 'send-short', payload: { id } });
    await t.app.runDueJobs();
    expect(provider.sent()).toHaveLength(1);
  });

  it('is given up when the provider refuses it, and is not asked again', async () => {
    const user = await buildReader();
    provider.fail({ how: 400 });
    await tell(user.id);
    await t.app.runDueJobs();
    const tries = provider.tries();
    await retry();
    expect(provider.tries()).toBe(tries);
    const [row] =
      await t.db`select ended_at is not null as ended, is_sent from short_messages where user_id = ${user.id}`;
    expect(row).toEqual({ ended: true, isSent: false });
  });

  // security: messages-once
  it('ends: it is tried twelve times, and not after a day', async () => {
    const [limit] = await t.db<{ retryLimit: number; retryBackoff: boolean }[]>`
      select retry_limit, retry_backoff from pgboss.queue where name = 'messages'`;
    expect(limit).toEqual({ retryLimit: 11, retryBackoff: true });
    const user = await buildReader();
    provider.fail({ how: 500 });
    await tell(user.id);
    await t.app.runDueJobs();
    await t.db`update short_messages set created_at = now() - interval '25 hours' where user_id = ${user.id}`;
    provider.fail(undefined);
    await retry();
    expect(provider.sent()).toEqual([]);
  });

  // security: messages-once
  it('leaves neither number, text nor code in the log, whatever the provider answers', async () => {
    const user = await buildReader();
    for (const how of [400, 500, 'die', 'hang'] as const) {
      provider.fail({ how });
      await tell(user.id);
      await t.db`delete from guess_counters`;
      await t.app.inject({ method: 'POST', url: '/api/auth/login/code', payload: { mobile: user.mobile } });
      await t.app.runDueJobs();
    }
    const log = lines.join('\n');
    expect(log).toMatch(/did not take a message \(500\)/);
    expect(log).toMatch(/did not answer in time/);
    for (const secret of [user.mobile, 'AA-7K3F-92QD', 'is your code', 'sms-token', 'whatsapp-token']) {
      expect(log).not.toContain(secret);
    }
  });
});

describe('what a store offers', () => {
  const offered = async ({ app, db }: TestApp) => {
    const headers = await loginAs(db, await buildUser(db));
    const { choices } = (await app.inject({ url: '/api/auth/me/messages', headers })).json();
    return choices
      .filter(({ channel }: { channel: string }) => channel !== 'mail')
      .map(({ kind, channel }: { kind: string; channel: string }) => `${kind} ${channel}`);
  };

  it('is what its templates are for', async () => {
    expect(await offered(t)).toEqual(['order-sent sms', 'order-sent whatsapp', 'refund whatsapp']);
  });

  it('is a sandbox outside production, which writes what would have been sent, once', async () => {
    const box = await buildTestApp();
    try {
      expect(await offered(box)).toContain('refund whatsapp');
      expect(await offered(box)).not.toContain('restock sms');
      const user = await buildReader(box.db);
      await tell(user.id, 'order-sent:box', box.app);
      await box.app.runDueJobs();
      await tell(user.id, 'order-sent:box', box.app);
      await box.app.runDueJobs();
      const outbox = join(box.config.dataDir, 'outbox');
      const names = await readdir(outbox);
      expect(names).toEqual([expect.stringMatching(/-sms\.txt$/)]);
      expect(await readFile(join(outbox, names[0] ?? ''), 'utf8')).toBe(
        `to: +91${user.mobile}\nkind: order-sent\n\nAaram: your order AA-7K3F-92QD is on its way.\n`,
      );
    } finally {
      await box.close();
    }
  });

  // rules: kinds-of-messages
  it('is mail alone where no number can be confirmed, also with a provider of WhatsApp', async () => {
    const messages = { ...t.config.messages, sms: undefined };
    const app = await buildApp({ config: { ...t.config, isProduction: true, messages }, db: t.db });
    try {
      expect(app.messages.offers('order-sent', 'whatsapp')).toBe(false);
      expect(app.messages.offers('order-sent', 'mail')).toBe(true);
    } finally {
      await app.close();
    }
  });

  it('is mail alone in production without providers, and no code is promised there', async () => {
    const app = await buildApp({
      config: { ...t.config, isProduction: true, messages: { codesPerDay: 1, sms: undefined, whatsapp: undefined } },
      db: t.db,
    });
    try {
      expect(app.messages.offers('order-sent', 'sms')).toBe(false);
      expect(app.messages.offers('order-sent', 'whatsapp')).toBe(false);
      const answer = await app.inject({
        method: 'POST',
        url: '/api/auth/login/code',
        payload: { mobile: '9876543210' },
      });
      expect(answer.statusCode).toBe(404);
    } finally {
      await app.close();
    }
  });

  it('refuses a mail of an optional kind without a way to stop it', async () => {
    const user = await buildUser(t.db);
    const mail = { to: user.email, subject: 'x', text: 'x', html: 'x' };
    const send = t.app.messages.send({ channel: 'mail', kind: 'restock', userId: user.id, event: 'restock:9', mail });
    await expect(send).rejects.toThrow(/need a link/);
  });
});
