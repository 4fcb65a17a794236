import { deleteInBatches } from '@aaram/runtime/db/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildUser } from '#testing/factories.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

describe('rows of events that are over', () => {
  // security: indexed-writes
  it('go in batches, all of them, and fresh ones stay', async () => {
    const { db } = t;
    const { id } = await buildUser(db);
    for (const [age, count] of [
      ['500 days', 2500],
      ['1 minute', 3],
    ] as const) {
      await db`insert into payment_events (event_id, kind, received_at)
        select gen_random_uuid()::text, 'payment.captured', now() - ${age}::interval from generate_series(1, ${count})`;
      await db`insert into sent_mails (event, sent_at)
        select gen_random_uuid()::text, now() - ${age}::interval from generate_series(1, ${count})`;
      await db`insert into password_resets (token_hash, user_id, expires_at)
        select sha256(gen_random_uuid()::text::bytea), ${id}, now() - ${age}::interval from generate_series(1, ${count})`;
      await db`insert into sessions (token_hash, user_id, expires_at)
        select sha256(gen_random_uuid()::text::bytea), ${id}, now() + interval '1 hour' - ${age}::interval
        from generate_series(1, ${count})`;
      await db`insert into guess_counters (slot, full_at, room)
        select number + ${count * 10}, now() + interval '1 hour' - ${age}::interval, interval '1 hour'
        from generate_series(1, ${count}) as number`;
    }
    await t.app.runBackgroundOnce();
    for (const table of ['payment_events', 'sent_mails', 'password_resets', 'sessions', 'guess_counters']) {
      expect([table, await db`select from ${db(table)}`.then(({ count }) => count)]).toEqual([table, 3]);
    }
  });

  it('are counted as they go, until a batch is not full', async () => {
    const left = [1000, 1000, 7];
    expect(await deleteInBatches(async () => ({ count: left.shift() ?? 0 }))).toBe(2007);
    expect(left).toEqual([]);
  });
});
