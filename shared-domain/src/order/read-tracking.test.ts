import fc from 'fast-check';
import { expect, it } from 'vitest';
import { carrierIds, linkCarrier } from './carriers.ts';
import { readTracking } from './read-tracking.ts';

// rules: tracking-id
it.each([
  ['  1490 8123 4567 ', { trackingId: '149081234567' }],
  ['1490-8123-4567', { trackingId: '149081234567' }],
  ['AWB No: 1490 8123 4567', { trackingId: '149081234567' }],
  ['Tracking ID 14908123\u200b4567', { trackingId: '149081234567' }],
  ['ee 123 456 789 in', { trackingId: 'EE123456789IN', carrier: 'indiapost' }],
  ['https://www.delhivery.com/track-v2/package/149081234567', { trackingId: '149081234567', carrier: 'delhivery' }],
  [
    'Your parcel: www.xpressbees.com/shipment/tracking?awbNo=13421234567890',
    { trackingId: '13421234567890', carrier: 'xpressbees' },
  ],
  ['https://carrier.example/t/149081234567', { trackingId: '149081234567' }],
  ['https://carrier.example/100%/149081234567', { trackingId: '149081234567' }],
  ['sbx-2f0c8d1e9a47', { trackingId: 'sbx-2f0c8d1e9a47' }],
  ['DL 12/3', { trackingId: 'DL 12/3' }],
  ['', { trackingId: '' }],
] as const)('reads %j as it was meant', (typed, meant) => {
  expect(readTracking(typed)).toEqual(meant);
});

// rules: tracking-id
it('reads the link of every carrier that has the number in it', () => {
  for (const carrier of carrierIds) {
    const { href = '' } = linkCarrier({ carrier, trackingId: '149081234567' }) ?? {};
    const read = readTracking(href);
    expect(read.carrier).toBe(carrier);
    expect(read.trackingId === '149081234567').toBe(carrier !== 'indiapost');
  }
});

it('takes any text without failing, and reads what it has read as the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const { trackingId } = readTracking(typed);
      expect(readTracking(trackingId).trackingId).toBe(trackingId);
    }),
    { seed: 2026 },
  );
});
