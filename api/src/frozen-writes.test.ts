import { randomUUID } from 'node:crypto';
import { createPool } from '@aaram/runtime/db';
import { calls } from '@aaram/shared-domain/contract/schema';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { createFigureReader, type Figures } from './testing/database/database-figures.ts';
import { startDatabaseProxy } from './testing/database/database-proxy.ts';
import { buildGoodCall, buildPeople, headersFor } from './testing/good-calls/good-calls.ts';
import { type PaymentHarness, startPaymentHarness } from './testing/payment-harness.ts';

const isLong = process.env.PROOF === 'long';
/** The promise is 5 s, measured in the long form; in the short one other tests run beside this. */
const MAX_SECONDS = isLong ? 5 : 15;
/** In the short form one of so many writes is cut. */
const CUT_SHARE = isLong ? 1 : 6;
const writes = Object.keys(calls)
  .filter((name) => !name.startsWith('GET'))
  .map((name) => name.replace(' ', ' /api'))
  // A pattern, while one works on some of them: WRITES='refund|pickup'.
  .filter((name) => new RegExp(process.env.WRITES ?? '').test(name));

let harness: PaymentHarness;
let readFigures: () => Promise<Figures>;
let proxy: Awaited<ReturnType<typeof startDatabaseProxy>>;
beforeAll(async () => {
  harness = await startPaymentHarness();
  readFigures = await createFigureReader(harness.db);
  proxy = await startDatabaseProxy(harness.databaseUrl);
});
afterAll(async () => {
  proxy.close();
  await harness.close();
});

/** The same API, whose database is behind the proxy. */
async function withApp(
  { hasLimits, statementTimeoutMs }: { hasLimits: boolean; statementTimeoutMs: number },
  use: (app: FastifyInstance) => Promise<void>,
) {
  const db = createPool({ url: proxy.url, max: 4, statementTimeoutMs });
  const app = await buildApp({ config: { ...harness.config, hasLimits }, db });
  try {
    await use(app);
  } finally {
    proxy.thaw();
    await proxy.heal();
    await app.close();
    await db.end({ timeout: 1 });
  }
}

/** A call that succeeds, about things and by people of its own. */
async function buildCall(name: string): Promise<InjectOptions> {
  const people = await buildPeople(harness);
  const good = await buildGoodCall(name, { harness, people }, headersFor(name, people));
  return { ...good, headers: { 'idempotency-key': randomUUID(), ...good.headers } };
}

const waitUntilReady = (app: FastifyInstance) =>
  expect.poll(async () => (await app.inject('/readyz')).statusCode, { timeout: 60_000 }).toBe(200);

type Answer = Awaited<ReturnType<FastifyInstance['inject']>>;
const isAway = ({ statusCode, headers }: Answer) => statusCode === 503 && Number(headers['retry-after']) > 0;

describe('a database that stands still', () => {
  // security: cut-off-write
  it('answers every write 503 with Retry-After within 5 s, and nothing has changed afterwards', {
    timeout: 180_000,
  }, async ({ annotate }) => {
    const wanted = new Map<string, InjectOptions>();
    for (const name of writes) {
      wanted.set(name, await buildCall(name));
    }
    const before = await readFigures();
    // A second is the statement timeout of no server, but it makes no other difference than that of its length.
    await withApp({ hasLimits: true, statementTimeoutMs: 1000 }, async (app) => {
      await waitUntilReady(app);
      proxy.freeze();
      const began = performance.now();
      const answers = await Promise.all(
        [...wanted].map(async ([name, call]) => {
          const answer = await app.inject(call);
          return { name, answer, seconds: (performance.now() - began) / 1000 };
        }),
      );
      proxy.thaw();
      expect(answers.filter(({ answer }) => !isAway(answer)).map(({ name, answer }) => [name, answer.body])).toEqual(
        [],
      );
      const slowest = Math.max(...answers.map(({ seconds }) => seconds));
      expect(slowest).toBeLessThan(MAX_SECONDS);
      await waitUntilReady(app);
      await annotate(`database: ${answers.length} writes, slowest ${slowest.toFixed(1)} s`, 'figure');
    });
    expect(await readFigures()).toEqual(before);
  });
});

describe('a database that goes away in the middle of a write', () => {
  /** A browser answers one challenge once, whatever comes of it, and then asks for another one. */
  const isSpent = (name: string, { statusCode }: Answer) => name.endsWith('/me/passkeys') && statusCode === 400;

  /** These answer before their work is done when it fails at first: its jobs finish it. */
  const isWorkedOn = /change-sets|imports/;
  async function finishWork(name: string) {
    if (isWorkedOn.test(name)) {
      await harness.db`update pgboss.job set start_after = now() where state < 'active'`;
      await harness.app.runDueJobs();
    }
  }

  /** A design is prepared beyond the call that asked for it: the same call has it when it is done. */
  async function makeWhole(app: FastifyInstance, call: InjectOptions): Promise<Answer> {
    const answer = await app.inject(call);
    return answer.body === '{"state":"preparing"}' ? makeWhole(app, call) : answer;
  }

  const difference = (now: Figures, before: Figures) =>
    [...now]
      .map(([name, figure]) => ({ name, change: figure - (before.get(name) ?? 0) }))
      .filter(({ change }) => change !== 0)
      .map(({ name, change }) => `${name} ${change}`)
      // The database tells its tables in any order.
      .toSorted()
      .join(', ');

  /** Makes a call, without its message `cutAt` and all later ones, and then again; returns what has changed. */
  async function change(app: FastifyInstance, name: string, cutAt: number) {
    const call = await buildCall(name);
    await finishWork(name);
    const before = await readFigures();
    const sent = proxy.countSent();
    proxy.cutAfter(cutAt);
    const first = await makeWhole(app, call);
    const asked = proxy.countSent() - sent;
    await proxy.heal();
    await waitUntilReady(app);
    // After this time an order without a provider order may be opened again.
    await harness.db`update orders set created_at = created_at - interval '1 minute'`;
    const last = first.statusCode < 400 ? first : await makeWhole(app, call);
    await finishWork(name);
    return { first, last, asked, changed: difference(await readFigures(), before) };
  }
  type Change = Awaited<ReturnType<typeof change>>;

  /** What is wrong with a call that was cut and repeated, compared with a whole one. */
  function findFaults(name: string, { first, last, changed }: Change, whole: Change): string[] {
    if (first.statusCode >= 400 && !isAway(first)) {
      return [`answers ${first.statusCode} ${first.body}`];
    }
    if (last.statusCode !== whole.last.statusCode) {
      return isSpent(name, last) ? [] : [`repeated answers ${last.statusCode} ${last.body}`];
    }
    return changed === whole.changed ? [] : [`changes ${changed}, not ${whole.changed}`];
  }

  // security: cut-off-write
  it('leaves nothing half done, and the write succeeds once when it is repeated', {
    timeout: isLong ? 1_800_000 : 300_000,
  }, async ({ annotate }) => {
    const faults: string[] = [];
    let tries = 0;
    await withApp({ hasLimits: false, statementTimeoutMs: 20_000 }, async (app) => {
      await waitUntilReady(app);
      for (const [index, name] of writes.entries()) {
        if (index % CUT_SHARE > 0) {
          continue;
        }
        const whole = await change(app, name, Number.POSITIVE_INFINITY);
        expect([name, whole.first.statusCode]).toEqual([name, expect.toSatisfy((status) => status < 300)]);
        // Most faults are in what comes after the work.
        const cuts = isLong ? Array.from({ length: whole.asked }, (_, cut) => cut) : [whole.asked - 1];
        for (const cut of cuts) {
          const found = findFaults(name, await change(app, name, cut), whole);
          faults.push(...found.map((fault) => `${name}, cut at ${cut} of ${whole.asked}: ${fault}`));
          tries += 1;
        }
      }
    });
    expect(faults).toEqual([]);
    await annotate(`writes cut at ${tries} statements: each whole and once when repeated`, 'figure');
  });
});

describe('a payment provider that stands still', () => {
  /** Calls about orders; no others reach the provider. */
  const ofOrders = writes.filter((name) => /orders|returns|webhooks/.test(name));
  /** The only call that cannot do without the provider. */
  const needing = 'POST /api/orders/create-order';

  // security: cut-off-write
  it('stops only the call that opens a payment, with 503 and Retry-After within 5 s, and it succeeds when it is repeated', {
    timeout: 180_000,
  }, async () => {
    const wanted: { name: string; call: InjectOptions }[] = [];
    for (const name of ofOrders) {
      wanted.push({ name, call: await buildCall(name) });
    }
    harness.sandbox.switches.outage = 'hang';
    const began = performance.now();
    const answers = await Promise.all(
      wanted.map(async ({ name, call }) => ({ name, call, answer: await harness.app.inject(call) })),
    );
    const seconds = (performance.now() - began) / 1000;
    harness.sandbox.switches.outage = 'none';
    expect(seconds).toBeLessThan(MAX_SECONDS);
    expect(answers.filter(({ answer }) => isAway(answer)).map(({ name }) => name)).toEqual([needing]);
    expect(answers.filter(({ answer }) => answer.statusCode >= 400 && !isAway(answer))).toEqual([]);
    for (const { name, call } of answers.filter(({ answer }) => isAway(answer))) {
      await expect
        .poll(async () => [name, (await harness.app.inject(call)).statusCode < 300], { timeout: 60_000 })
        .toEqual([name, true]);
    }
  });
});
