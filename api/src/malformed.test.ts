import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { errorCodes } from '@aaram/shared-domain/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocument } from './testing/check-answers.ts';
import { buildProduct } from './testing/factories.ts';
import { endsItsSession } from './testing/good-calls/good-account-calls.ts';
import { buildGoodCall, buildPeople, headersFor, type People } from './testing/good-calls/good-calls.ts';
import { type PaymentHarness, startPaymentHarness } from './testing/payment-harness.ts';
import {
  type Blueprint,
  buildMalformedCall,
  drawBlueprints,
  type Target,
} from './testing/wrong-calls/malformed-calls.ts';

const CALLS = process.env.PROOF === 'long' ? 10_000 : 600;
/** SEED=… sets another one. A failure names its seed. */
const SEED = Number(process.env.SEED ?? 20_261_121);
const AT_ONCE = 16;
const MEGABYTE = 1024 * 1024;
/** Memory that the calls may keep: bounded caches, compiled code. A leak of 8 KB per call of 10,000 exceeds it. */
const MAX_GROWTH = 64 * MEGABYTE;

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

let harness: PaymentHarness;
let people: People;
let api: Awaited<ReturnType<typeof readDocument>>;
let targets: (Target & { operation: (typeof api.operations)[number]['operation'] })[];

type JsonSchema = { properties?: Record<string, unknown> };
const readFields = (operation: object): string[] => {
  const { requestBody } = operation as { requestBody?: { content?: Record<string, { schema?: JsonSchema }> } };
  return Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => Object.keys(schema?.properties ?? {}));
};

beforeAll(async () => {
  // A slow response is no failure here, so calls to the provider may take long on a busy machine.
  harness = await startPaymentHarness({ RAZORPAY_TIMEOUT_SECONDS: '60' });
  people = await buildPeople(harness);
  api = await readDocument(harness.app);
  targets = [];
  for (const { name, operation } of api.operations) {
    const headers = endsItsSession(name) ? {} : headersFor(name, people);
    const good = await buildGoodCall(name, { harness, people }, headers);
    const queries = (operation.parameters ?? []).filter((one) => one.in === 'query').map((one) => one.name);
    targets.push({ name, good, operation, queries, fields: readFields(operation) });
  }
}, 120_000);
afterAll(() => harness.close());

/** What is wrong with the response to a wrong call; undefined when it is as it should be. */
async function send(plan: Blueprint, index: number): Promise<string | undefined> {
  const target = targets[plan.target % targets.length];
  if (target === undefined) {
    return 'no target';
  }
  const answer = await harness.app.inject(buildMalformedCall(target, plan));
  const where = `call ${index} (${plan.kind}, ${target.name}) with SEED=${SEED}: ${answer.statusCode}`;
  if (answer.statusCode >= 500) {
    return `${where} ${answer.body}`;
  }
  if (answer.statusCode < 400) {
    return undefined;
  }
  const { code, message } = answer.json<{ code: (typeof errorCodes)[number]; message: string }>();
  const isClear = errorCodes.includes(code) && message.length > 0 && message.length < 300 && answer.body.length < 6000;
  const isElsewhere = answer.statusCode === 404 || answer.statusCode === 405;
  const problems = isElsewhere ? [] : api.check(target.operation, answer);
  return isClear && problems.length === 0 ? undefined : `${where} ${answer.body.slice(0, 400)}`;
}

async function sendAll(plans: readonly Blueprint[], offset: number): Promise<string[]> {
  const problems: string[] = [];
  for (let start = 0; start < plans.length; start += AT_ONCE) {
    const batch = plans.slice(start, start + AT_ONCE).map((plan, index) => send(plan, offset + start + index));
    problems.push(...(await Promise.all(batch)).filter((problem) => problem !== undefined));
  }
  return problems;
}

function measureHeap(): number {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

describe('malformed calls over every operation', () => {
  it('get a clear answer each, no 5xx, and leave memory and the next purchase as they were', async () => {
    const plans = drawBlueprints(CALLS, SEED);
    const warm = CALLS / 5;
    const problems = await sendAll(plans.slice(0, warm), 0);
    const before = measureHeap();
    problems.push(...(await sendAll(plans.slice(warm), warm)));
    const growth = measureHeap() - before;
    expect(problems.slice(0, 10)).toEqual([]);
    expect(growth, `grew by ${Math.round(growth / MEGABYTE)} MB with SEED=${SEED}`).toBeLessThan(MAX_GROWTH);

    const shopper = await harness.shopper();
    const product = await buildProduct(harness.db, { stock: { M: 2 } });
    const paid = await harness.payAtProvider(shopper.headers, [product]);
    const verified = await harness.verify(shopper.headers, paid);
    expect([verified.statusCode, verified.json()]).toEqual([200, { orderStatus: 'Processing', paymentStatus: 'Paid' }]);
    expect(await harness.stockOf(product.id)).toBe(1);
  }, 300_000);
});
