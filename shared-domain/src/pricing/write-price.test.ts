import { describe, expect, it } from 'vitest';
import { findPercentOff, writePrice } from './write-price.ts';

describe('the price on a card', () => {
  it('strikes the MRP through when the price with GST is at least 1 % below it', () => {
    expect(writePrice({ price: 1000, mrp: 1499 }, 'spec')).toEqual({
      amount: '₹1,000',
      paid: '₹1,047.62 with GST',
      mrp: '₹1,499',
    });
  });

  it('shows no MRP as a saving when GST makes the price reach it', () => {
    // 1499 with its GST is 1635.27.
    expect(writePrice({ price: 1499, mrp: 1636 }, 'spec')).toMatchObject({
      paid: '₹1,635.27 with GST',
      mrp: undefined,
    });
    expect(findPercentOff({ price: 1499, mrp: 1636 }, 'spec')).toBe(0);
  });

  it('compares the price as it is where it includes GST', () => {
    expect(writePrice({ price: 1499, mrp: 1636 }, 'inclusive')).toEqual({
      amount: '₹1,499',
      paid: undefined,
      mrp: '₹1,636',
    });
    expect(findPercentOff({ price: 1499, mrp: 1499 }, 'inclusive')).toBe(0);
  });

  it('shows none for a product without an MRP', () => {
    expect(writePrice({ price: 1499, mrp: 1499 }, 'spec')).toMatchObject({ amount: '₹1,499', mrp: undefined });
  });
});
