import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeCharges } from './describe-charges.ts';
import { describeOrderCharges } from './describe-order-charges.ts';
import { noteOnGst, priceTotal } from './price-cart.ts';

type Rows = ReturnType<typeof describeCharges>;
const paise = (text: string) => (text === 'Free' ? 0 : Math.round(Number(text.replace(/[₹,]/g, '')) * 100));

function expectToAddUp(rows: Rows) {
  const parts = rows.slice(0, -1).reduce((sum, { value }) => sum + paise(value), 0);
  expect(parts).toBe(paise(rows.at(-1)?.value ?? ''));
  expect(rows.filter(({ label }) => label === 'GST')).toHaveLength(1);
}

describe('the rows of what a purchase costs', () => {
  it.each([
    [499_00, ['₹499.00', '₹23.76', '₹100.00', '₹622.76']],
    [499_01, ['₹499.01', '₹23.76', 'Free', '₹522.77']],
    [1000_00, ['₹1,000.00', '₹47.62', 'Free', '₹1,047.62']],
    [1000_01, ['₹1,000.01', '₹90.91', 'Free', '₹1,090.92']],
    [2500_00, ['₹2,500.00', '₹227.27', 'Free', '₹2,727.27']],
    [4999_50, ['₹4,999.50', '₹454.50', 'Free', '₹5,454.00']],
  ])('of %i paise are the golden figures, GST once among them', (total, values) => {
    const rows = describeCharges(priceTotal(total, 'spec'), 'Paid');
    expect(rows.map(({ label }) => label)).toEqual(['Items before GST', 'GST', 'Delivery', 'Paid']);
    expect(rows.map(({ value }) => value)).toEqual(values);
    expectToAddUp(rows);
  });

  it('add up for any cart', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_000_000_00 }), (total) => {
        expectToAddUp(describeCharges(priceTotal(total, 'spec'), 'Paid'));
      }),
    );
  });

  it('name GST with the items, and not again, where prices include it', () => {
    const rows = describeCharges(priceTotal(450_00, 'inclusive'), 'Payable');
    expect(rows.map(({ label, value }) => [label, value])).toEqual([
      ['Items with GST', '₹450.00'],
      ['Delivery', '₹100.00'],
      ['Payable', '₹550.00'],
    ]);
    expect(noteOnGst('inclusive')).toBe('Prices include GST. The invoice names it for each item.');
  });

  // rules: invoices
  it('add up under any price rule, also one with GST inside the price, and without delivery', () => {
    const amount = fc.nat(9_000_000_00);
    fc.assert(
      fc.property(amount, amount, fc.option(amount, { nil: undefined }), (items, gst, delivery) => {
        expectToAddUp(describeCharges({ rule: 'spec', gst, delivery, payable: items + gst + (delivery ?? 0) }, 'Paid'));
      }),
    );
  });

  it.each([
    ['Paid', 'Paid'],
    ['Refunded', 'Paid'],
    ['Initiated', 'Payable'],
    ['Failed', 'Payable'],
  ])('of an order that is %s end in what was or is to be paid', (paymentStatus, label) => {
    const order = {
      priceRule: 'spec' as const,
      gstAmount: 23.76,
      deliveryCharges: 100,
      payableAmount: 622.76,
      paymentStatus,
    };
    expect(describeOrderCharges(order).at(-1)).toEqual({ label, value: '₹622.76', strong: true });
  });
});
