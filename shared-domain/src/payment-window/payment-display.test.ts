import { describe, expect, it } from 'vitest';
import { paidWays } from '../refund/index.ts';
import { describeDisplay } from './payment-display.ts';

describe('the ways to pay in the provider’s window', () => {
  it.each([null, 'upi', 'other'] as const)('begin with UPI for who paid by %s last', (last) => {
    expect(describeDisplay(last).sequence).toEqual(['block.upi']);
  });

  // rules: payment-method
  it.each(['card', 'netbanking', 'wallet'] as const)('begin with %s for who paid that way last, then UPI', (last) => {
    expect(describeDisplay(last).sequence).toEqual([`block.${last}`, 'block.upi']);
  });

  it.each([null, ...paidWays])('never have a typed UPI ID, keep all others and name each block: %s', (last) => {
    const { hide, blocks, sequence, preferences } = describeDisplay(last);
    expect(hide).toEqual([{ method: 'upi', flows: ['collect'] }]);
    expect(blocks.upi?.instruments).toEqual([{ method: 'upi', flows: ['qr', 'intent'] }]);
    expect(preferences.show_default_blocks).toBe(true);
    expect(sequence.map((name) => name.replace('block.', ''))).toEqual(Object.keys(blocks));
    expect(Object.values(blocks).map(({ name }) => name)).not.toContain('');
  });
});
