import { describe, expect, it } from 'vitest';
import { priceTotal } from '../pricing/price-cart.ts';
import { type Charges, charges, chargesAt } from './charges.ts';
import { chargesOf } from './charges-of-order.ts';

const next: Charges = { ...chargesAt(), from: '2099-04-01', percent: 12, delivery: 49_00 };
const rows = [next, ...charges];

describe('the charges', () => {
  // rules: gst
  it('begin on a day in India, and those before hold until then', () => {
    const midnight = Date.parse('2099-03-31T18:30:00Z');
    expect(chargesAt(midnight - 1, rows)).toBe(chargesAt());
    expect(chargesAt(midnight, rows)).toBe(next);
  });

  it('of a time before all are the first', () => {
    expect(chargesAt(0, rows)).toBe(charges.at(-1));
  });

  it('stand newest first, each with its own day', () => {
    const days = charges.map(({ from }) => from);
    expect(days.toSorted().toReversed()).toEqual(days);
    expect(new Set(days).size).toBe(days.length);
    expect(days.every((day) => /^\d{4}-\d\d-\d\d$/.test(day))).toBe(true);
  });

  it('decide what a purchase comes to, which names them', () => {
    expect(priceTotal(499_00, 'spec', { by: next })).toMatchObject({
      ...{ delivery: 49_00, gst: 53_46, gstRatePercent: 12, payable: 601_46, charges: '2099-04-01' },
    });
    expect(priceTotal(499_00, 'spec').charges).toBe(chargesAt().from);
  });

  // rules: gst
  it('of an order are those that it names', () => {
    for (const row of charges) expect(chargesOf(row.from)).toBe(row);
  });
});
