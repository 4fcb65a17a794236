import { expect, it } from 'vitest';
import { describeReturn } from './describe.ts';

// rules: return-pick-ups
it('names the pick-up of an approved return where the carrier fetches it', () => {
  const back: Parameters<typeof describeReturn>[0] = {
    kind: 'return',
    state: 'approved',
    reason: 'size',
    refund: 968.57,
    payout: 'refund',
    size: null,
    answer: null,
    answerBy: null,
    trackingId: null,
  };
  expect(describeReturn(back)).not.toContain('Tracking ID');
  expect(describeReturn({ ...back, pickupTrackingId: '9901234567890' })).toMatch(
    /^Your return is approved\..* The carrier fetches it\. Tracking ID: 9901234567890$/,
  );
});
