import { describe, expect, it } from 'vitest';
import { estimateDelivery } from './estimate-delivery.ts';
import { findDeliveryZone } from './zones.ts';

describe('the zone of a pincode', () => {
  it.each([
    ['110001', 'metro'],
    ['400706', 'metro'],
    ['560038', 'metro'],
    ['201301', 'metro'],
    ['201204', 'other'],
    ['302001', 'other'],
    ['682001', 'other'],
    ['682555', 'remote'],
    ['744101', 'remote'],
    ['734001', 'other'],
    ['737101', 'remote'],
    ['194101', 'remote'],
    ['900001', 'remote'],
    [' 560038 ', 'metro'],
    ['56 0038', 'metro'],
    ['५६००३८', 'metro'],
    ['５６００३８', 'metro'],
  ])('%s is %s', (pincode, zone) => {
    expect(findDeliveryZone(pincode)).toBe(zone);
  });

  it.each(['012345', '56003', '5600381', '56003a', '०१२३४५', '５６００３', ''])('%j is no pincode', (pincode) => {
    expect(findDeliveryZone(pincode)).toBeUndefined();
    expect(estimateDelivery(pincode, 0)).toBeUndefined();
  });
});
