import { randomUUID } from 'node:crypto';
import { createPool, type Pool } from '@aaram/runtime/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#app.ts';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';
import { type Headers, type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';

/** In full a minute, at a production's number of connections. */
const isLong = process.env.PROOF === 'long';
const MIN_ROUNDS = 6;
const MIN_RUSH_MS = isLong ? 60_000 : 0;
const BUYERS = isLong ? 24 : 12;
const CONNECTIONS = 10;
const PASSWORD = 'monsoon in Kochi';

let harness: PaymentHarness;
let app: PaymentHarness['app'];
let db: Pool;
beforeAll(async () => {
  harness = await startPaymentHarness({ ANSWERS_SECONDS: '0' });
  // With the connections and limits of production.
  db = createPool({ url: harness.databaseUrl, max: CONNECTIONS });
  app = await buildApp({ config: harness.config, db });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await db.end({ timeout: 5 });
  await harness.close();
});

type Kind = 'order' | 'readiness' | 'login' | 'signup' | 'list' | 'panel';
type Answer = { kind: Kind; status: number; ms: number };

const answers: Answer[] = [];
async function measure(kind: Kind, call: Promise<{ statusCode: number }>) {
  const started = performance.now();
  const { statusCode } = await call;
  answers.push({ kind, status: statusCode, ms: performance.now() - started });
}

const send = (url: string, payload: object) => app.inject({ method: 'POST', url: `/api/auth/${url}`, payload });

/** One probe of everything that is no checkout. */
function probe(number: number, seller: Headers) {
  const mobile = `98${String(10_000_000 + number)}`;
  const email = `rush-${number}@example.com`;
  return Promise.all([
    measure('readiness', app.inject('/readyz')),
    measure('login', send('login', { email: 'rush@example.com', password: PASSWORD })),
    measure('signup', send('register', { name: 'Asha', mobile, email, password: PASSWORD, agreedToTerms: true })),
    measure('list', app.inject(`/api/auth/get-all-products?limit=20&q=${randomUUID().slice(0, 8)}`)),
    measure('panel', app.inject({ url: '/api/auth/orders/all', headers: seller })),
  ]);
}

/** The 99th of 100 calls of a kind, in ms. */
function p99(kind: Kind): number {
  const times = answers.flatMap((answer) => (answer.kind === kind ? [answer.ms] : [])).toSorted((a, b) => a - b);
  return Math.round(times[Math.ceil(times.length * 0.99) - 1] ?? 0);
}

describe('a rush of buyers', () => {
  // security: rush-of-buyers
  it('serves every login, signup, list and panel call, and the server ready', {
    timeout: 240_000,
  }, async ({ annotate }) => {
    const products = await Promise.all(
      Array.from({ length: 6 }, () => buildProduct(harness.db, { stock: { M: 1_000_000 } })),
    );
    const buyers = await Promise.all(Array.from({ length: BUYERS }, () => harness.shopper()));
    const seller = await loginAs(harness.db, await buildUser(harness.db, { role: 'seller' }));
    await send('register', {
      name: 'Asha',
      mobile: '9845012345',
      email: 'rush@example.com',
      password: PASSWORD,
      agreedToTerms: true,
    });
    let isOver = false;
    const order = (headers: Headers, buyer: number) =>
      app.inject({
        method: 'POST',
        url: '/api/orders/create-order',
        headers,
        payload: harness.writeOrder(products.slice(buyer % 6).slice(0, 1)),
      });
    const rush = buyers.map(async ({ headers }, buyer) => {
      while (!isOver) {
        await measure('order', order(headers, buyer));
      }
    });
    const began = performance.now();
    for (let round = 0; round < MIN_ROUNDS || performance.now() - began < MIN_RUSH_MS; round += 1) {
      await probe(round, seller);
    }
    isOver = true;
    await Promise.all(rush);

    const failed = answers.filter(({ status }) => status >= 300);
    expect(failed).toEqual([]);
    const kinds: Kind[] = ['order', 'login', 'signup', 'panel', 'list', 'readiness'];
    const orders = answers.filter(({ kind }) => kind === 'order').length;
    await annotate(`${orders} orders; p99 in ms: ${kinds.map((kind) => `${kind} ${p99(kind)}`).join(', ')}`, 'figure');
  });
});
