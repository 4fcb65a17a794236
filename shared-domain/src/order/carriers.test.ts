import { expect, it } from 'vitest';
import { carrierIds, linkCarrier } from './carriers.ts';

it('follow a parcel at its carrier, whatever its tracking id is made of', () => {
  expect(linkCarrier({ carrier: 'delhivery', trackingId: 'DL 12/3' })).toEqual({
    label: 'Track with Delhivery',
    href: 'https://www.delhivery.com/track/package/DL%2012%2F3',
  });
  for (const carrier of carrierIds) {
    expect(new URL(linkCarrier({ carrier, trackingId: 'A1' })?.href ?? '').protocol).toBe('https:');
  }
});

it('are left out where the carrier or the id is not known', () => {
  expect(linkCarrier({ trackingId: 'A1' })).toBeUndefined();
  expect(linkCarrier({ carrier: 'dtdc', trackingId: null })).toBeUndefined();
});
