import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LoneShop, startShop } from '#lib/store/lone-shop.ts';

const isLong = process.env.PROOF === 'long';
/** Number of URLs, each requested once. */
const ASKED = isLong ? 3000 : 200;
const AT_ONCE = 20;
const VISITS = isLong ? 400 : 40;
const MAX_GROWTH_MB = 400;
/** So few that each asks for more than its budget of 60 at once and 4 a second, on a slow machine too. */
const SOURCES = isLong ? 4 : 1;

let shop: LoneShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

async function ask(path: string, address: string) {
  const begin = performance.now();
  const response = await fetch(`${shop.url}${path}`, { headers: { 'x-forwarded-for': address } });
  await response.arrayBuffer();
  return { status: response.status, retryAfter: response.headers.get('retry-after'), ms: performance.now() - begin };
}

describe('while one asks for thousands of addresses that were never asked for', () => {
  // security: unknown-parameters
  it('visitors get the pages that are cached, and memory stays within bounds', async ({ annotate }) => {
    await ask('/', '203.0.113.1');
    const before = shop.memory();
    let next = 0;
    const attack = async () => {
      const answers = [];
      for (let number = next++; number < ASKED; number = next++) {
        const source = `198.51.100.${number % SOURCES}`;
        answers.push({ ...(await ask(`/search?q=${number}`, source)), isUnknown: false });
        answers.push({ ...(await ask(`/?unknown=${number}`, source)), isUnknown: true });
      }
      return answers;
    };
    const visit = async () => {
      const answers = [];
      for (let number = 0; number < VISITS; number += 1) {
        answers.push(await ask('/', `203.0.113.${number % 200}`));
      }
      return answers;
    };
    const [visits, ...attacks] = await Promise.all([visit(), ...Array.from({ length: AT_ONCE }, attack)]);
    const answers = attacks.flat();
    const refused = answers.filter(({ status }) => status === 503);
    const growth = shop.memory() - before;
    const median = visits.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(VISITS / 2)] ?? 0;
    await annotate(
      `${answers.length} unheard-of addresses, ${refused.length} refused; visitors' median ${median.toFixed(0)} ms, memory ${growth.toFixed(0)} MB more`,
      'figure',
    );
    expect(visits.filter(({ status }) => status !== 200)).toEqual([]);
    // A parameter that the page does not read does not make a new URL.
    expect(answers.filter(({ isUnknown, status }) => isUnknown && status !== 200)).toEqual([]);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.filter(({ retryAfter }) => !(Number(retryAfter) > 0))).toEqual([]);
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect(growth).toBeLessThan(MAX_GROWTH_MB);
  }, 240_000);
});
