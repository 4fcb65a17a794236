import { describe, expect, it } from 'vitest';
import { layOut, resolvePrintArea, startPlacement } from './print-area.ts';

const picture = { width: 750, height: 1000 };

describe('print area', () => {
  it('depends on the garment', () => {
    const tee = resolvePrintArea({ subcategory: 'T-Shirt', name: 'Your Print Tee, White' });
    const vneck = resolvePrintArea({ subcategory: 'T-Shirt', name: 'Your Print V-Neck, White' });
    const jacket = resolvePrintArea({ subcategory: 'Jacket', name: 'Your Print Zip Jacket' });
    expect(vneck).not.toEqual(tee);
    expect(jacket.width).toBeLessThan(tee.width);
  });
  it('keeps a centred print of full size inside its sides', () => {
    const area = resolvePrintArea({ subcategory: 'Hoodie', name: '' });
    const { centreX, width } = layOut(area, { ...startPlacement, scale: 1 }, picture, 1);
    expect(centreX - width / 2).toBeCloseTo(area.x * picture.width);
    expect(centreX + width / 2).toBeCloseTo((area.x + area.width) * picture.width);
  });
  it('keeps the proportions of the shopper’s picture', () => {
    const area = resolvePrintArea({ subcategory: 'T-Shirt', name: '' });
    const { width, height } = layOut(area, startPlacement, picture, 0.5);
    expect(height / width).toBeCloseTo(0.5);
  });
});
