import { describe, expect, it } from 'vitest';
import { policyFacts } from '../settings/index.ts';
import { describeWindow, estimateDelivery } from './estimate-delivery.ts';

describe('the estimate', () => {
  it("counts days of India's calendar, also when it is still yesterday in UTC", () => {
    const beforeMidnight = Date.parse('2026-11-21T18:29:59Z');
    expect(estimateDelivery('560038', beforeMidnight)).toEqual({
      zone: 'metro',
      days: [3, 5],
      earliest: '2026-11-24',
      latest: '2026-11-26',
    });
    expect(estimateDelivery('560038', beforeMidnight + 1000)).toMatchObject({ earliest: '2026-11-25' });
  });

  it('says the days the policies say', () => {
    for (const [pincode, text] of [
      ['110001', policyFacts.delivery.metro],
      ['302001', policyFacts.delivery.other],
      ['744101', policyFacts.delivery.remote],
    ] as const) {
      expect(`${estimateDelivery(pincode, 0)?.days.join('-')} days`).toBe(text);
    }
    // The exact words of product-rules.md#policy-facts.
    expect(policyFacts.delivery).toEqual({ metro: '3-5 days', other: '5-7 days', remote: '7-10 days' });
  });

  it('reads as two days with their weekdays', () => {
    expect(describeWindow({ earliest: '2026-11-24', latest: '2026-11-26' })).toBe('Tue, 24 Nov – Thu, 26 Nov');
  });
});
