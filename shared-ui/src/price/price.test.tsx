import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { formatRupees } from './format-rupees.ts';
import { Price } from './price.tsx';

describeConformance('Price', (extra) => <Price {...extra} rupees={1499} />);

describe('formatRupees', () => {
  it.each([
    [0, '₹0'],
    [499, '₹499'],
    [1499, '₹1,499'],
    [123456, '₹1,23,456'],
    [286.18, '₹286.18'],
    [3434.1, '₹3,434.10'],
    [0.1 + 0.2, '₹0.30'],
    [99.999, '₹100'],
    [-80, '-₹80'],
  ])('writes %d as %s', (rupees, text) => {
    expect(formatRupees(rupees)).toBe(text);
  });
});

describe('Price', () => {
  it('strikes a higher MRP through and names it', () => {
    const { container } = render(<Price rupees={1499} mrp={1999} />);
    expect(container).toHaveTextContent('₹1,499 MRP ₹1,999');
    expect(container.querySelector('s')).toHaveTextContent('₹1,999');
  });

  it('leaves out an MRP that is no higher', () => {
    const { container } = render(<Price rupees={1499} mrp={1499} />);
    expect(container.querySelector('s')).toBeNull();
  });
});
