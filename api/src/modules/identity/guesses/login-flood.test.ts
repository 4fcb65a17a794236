import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/factories.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import { MAX_QUEUED_PASSWORDS } from '../passwords/passwords.ts';

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await startPaymentHarness();
});
afterAll(() => harness.close());

describe('a flood of logins', () => {
  // reliability: overload
  it('is asked to retry later beyond what can be checked, while a buyer orders and pays', async () => {
    const { headers } = await harness.shopper();
    const product = await buildProduct(harness.db, { stock: { M: 1 } });
    const payload = { email: 'nobody@example.com', password: 'any password at all' };
    let checked = 0;
    const logins = Array.from({ length: 2 * MAX_QUEUED_PASSWORDS }, () =>
      harness.app.inject({ method: 'POST', url: '/api/auth/login', payload }).then((answer) => {
        checked += answer.statusCode === 401 ? 1 : 0;
        return answer;
      }),
    );
    const payment = await harness.payAtProvider(headers, [product]);
    expect((await harness.verify(headers, payment)).json()).toMatchObject({ paymentStatus: 'Paid' });
    const checkedByThen = checked;
    const answers = await Promise.all(logins);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused).not.toEqual([]);
    expect(refused.map((answer) => Number(answer.headers['retry-after']) > 0)).not.toContain(false);
    expect(checkedByThen).toBeLessThan(answers.length - refused.length);
    expect((await harness.app.inject({ method: 'POST', url: '/api/auth/login', payload })).statusCode).toBe(401);
  });
});
