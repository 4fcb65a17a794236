import { calls } from '@aaram/shared-domain/contract/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocument } from './testing/check-answers.ts';
import { buildGoodCall, buildPeople, headersFor, type People } from './testing/good-calls/good-calls.ts';
import { postFields } from './testing/good-calls/good-post-calls.ts';
import { productFields } from './testing/good-calls/good-product-calls.ts';
import { type PaymentHarness, startPaymentHarness } from './testing/payment-harness.ts';
import { listWrongCalls, type WrongCall } from './testing/wrong-calls/wrong-fields.ts';

let harness: PaymentHarness;
let people: People;
let api: Awaited<ReturnType<typeof readDocument>>;
beforeAll(async () => {
  harness = await startPaymentHarness();
  people = await buildPeople(harness);
  api = await readDocument(harness.app);
}, 120_000);
afterAll(() => harness.close());

/** Words of a validator, which no message to people may contain. */
const validatorWords =
  /expected|received|pattern|too small|too big|invalid input|invalid value|unrecognized|zod|regex|schema|undefined|\bnull\b|\bNaN\b|Infinity|must match|must be (?:text|a list|a group|of another kind|true|false)|no field|present figures|\bstale\b|instancePath|\w\.\d+\.\w|\[\d*\]|#\//i;
/** Only who runs the store chooses versions: of its releases. */
const speaksOfVersions = (message: unknown, name: string) =>
  !name.includes('/panel/releases/') && /\bversion\b/i.test(String(message));
/** Such as "isAvailable" or "order_id". */
const codeName = /^[a-z]+([A-Z_]|$)/;
const AT_ONCE = 16;
/** In the short form each call has one of so many wrong fields. */
const SHARE = process.env.PROOF === 'long' ? 1 : 10;

function findFault(message: unknown, { field, how }: WrongCall): string | undefined {
  if (typeof message !== 'string' || !/^[A-Z]/.test(message) || !message.includes(' ')) {
    return `no sentence: ${JSON.stringify(message)}`;
  }
  const own = field.split('.').at(-1) ?? '';
  const isCode = how !== 'unknown' && /[A-Z_]/.test(own) && codeName.test(own) && message.includes(own);
  const isTechnical = validatorWords.test(message) || message.includes('  ') || message.length > 200;
  return isCode || isTechnical ? message : undefined;
}

type Refusal = { message: unknown; issues?: { message: unknown }[] };

/** What is wrong with the response to a wrong call, if anything; counts refusals. */
async function send(name: string, wrong: WrongCall, refused: { count: number }): Promise<string[]> {
  const answer = await harness.app.inject(wrong.call);
  const where = `${name}, ${wrong.field} ${wrong.how}: ${answer.statusCode}`;
  if (answer.statusCode >= 500) {
    return [`${where} ${answer.body}`];
  }
  if (answer.statusCode < 400) {
    return [];
  }
  refused.count += answer.statusCode === 400 ? 1 : 0;
  const { message, issues = [] } = answer.json<Refusal>();
  return [message, ...issues.map((issue) => issue.message)]
    .map((one) => (speaksOfVersions(one, name) ? String(one) : findFault(one, wrong)))
    .filter((fault) => fault !== undefined)
    .map((fault) => `${where} ${fault}`);
}

/** Some calls refuse few wrong fields: then also those outside the share are sent, up to the first one that is refused. */
async function sendUntilRefused(
  name: string,
  left: readonly WrongCall[],
  refused: { count: number },
): Promise<string[]> {
  const faults: string[] = [];
  for (const wrong of left) {
    if (refused.count > 0) {
      break;
    }
    faults.push(...(await send(name, wrong, refused)));
  }
  return faults;
}

const names = Object.keys(calls).map((name) => name.replace(' ', ' /api'));

describe('a wrong field', () => {
  // rules: errors-of-the-api
  it.each(names)('is refused in a sentence fit for a shopper by %s', { timeout: 60_000 }, async (name) => {
    const operation = api.operations.find((one) => one.name === name)?.operation;
    if (operation === undefined) {
      throw new Error(`${name} is not in the document`);
    }
    const good = await buildGoodCall(name, { harness, people }, headersFor(name, people));
    const fields = name.includes('/blog/') ? postFields : name.includes('/add-product') ? productFields : {};
    const faults: string[] = [];
    const refused = { count: 0 };
    let batch: Promise<string[]>[] = [];
    const left: WrongCall[] = [];
    let number = -1;
    for await (const wrong of listWrongCalls({ name, operation, good }, fields)) {
      number += 1;
      // Also in the short form the first one is sent: some calls have no other.
      if (number % SHARE > 0) {
        left.push(wrong);
        continue;
      }
      batch.push(send(name, wrong, refused));
      if (batch.length >= AT_ONCE) {
        faults.push(...(await Promise.all(batch)).flat());
        batch = [];
      }
    }
    faults.push(...(await Promise.all(batch)).flat());
    faults.push(...(await sendUntilRefused(name, left, refused)));
    expect([...new Set(faults)].slice(0, 12)).toEqual([]);
    // Signed notifications are recorded, whatever else the request contains.
    expect(refused.count > 0).toBe(!name.endsWith('/webhooks/razorpay'));
  });
});
