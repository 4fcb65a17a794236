import { deliveryEstimateSchema } from '@aaram/shared-domain/delivery/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const ask = (query: string) => t.app.inject(`/api/delivery-estimate${query}`);

describe('the delivery estimate', () => {
  it('answers anyone with days, dates and what checkout charges today', async () => {
    const answer = await ask('?pincode=560038');
    const estimate = deliveryEstimateSchema.strict().parse(answer.json());
    expect(estimate).toMatchObject({
      pincode: '560038',
      zone: 'metro',
      days: { from: 3, to: 5 },
      charge: 100,
      freeAbove: 499,
      deliveryCharges: null,
    });
    expect(Date.parse(estimate.latest) - Date.parse(estimate.earliest)).toBe(2 * 86_400_000);
  });

  it.each(['560 038', '560-038', 'PIN: 560038', '५६००३८'])('takes %s for 560038', async (typed) => {
    const [typedSo, plain] = await Promise.all(
      [typed, '560038'].map((one) => ask(`?pincode=${encodeURIComponent(one)}`)),
    );
    expect([typedSo?.statusCode, typedSo?.json()]).toEqual([200, plain?.json()]);
  });

  it('charges a total as the pricing function does', async () => {
    const charges = await Promise.all(
      ['499', '499.01', '0', '12345.67'].map(async (total) => (await ask(`?pincode=302001&total=${total}`)).json()),
    );
    expect(charges.map((charge) => charge.deliveryCharges)).toEqual([100, 0, 0, 0]);
  });

  it.each([
    '',
    '?pincode=',
    '?pincode=012345',
    '?pincode=56003',
    '?pincode=56003a',
    '?pincode=560038&pincode=1',
    `?pincode=${'5'.repeat(9000)}`,
  ])('says in the words of the address form that %j is no pincode', async (query) => {
    const answer = await ask(query);
    expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
      400,
      'INVALID_INPUT',
      'Pincode must be 6 digits.',
    ]);
  });

  it.each(['-1', '1e9', 'NaN', '0.001', '999999999'])('refuses a total of %s', async (total) => {
    expect((await ask(`?pincode=560038&total=${total}`)).statusCode).toBe(400);
  });
});
