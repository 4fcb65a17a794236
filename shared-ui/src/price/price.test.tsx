import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { Price } from './price.tsx';

describeConformance('Price', (extra) => <Price {...extra} amount="₹1,499" />);

describe('Price', () => {
  it('strikes a higher MRP through and names it', () => {
    const { container } = render(<Price amount="₹1,499" mrp="₹1,999" />);
    expect(container).toHaveTextContent('₹1,499 MRP ₹1,999');
    expect(container.querySelector('s')).toHaveTextContent('₹1,999');
  });

  it('compares the MRP with what is paid, where that is more than the price', () => {
    const { container } = render(<Price amount="₹3,199" paid="₹3,489.82 with GST" mrp="₹4,499" />);
    expect(container).toHaveTextContent('₹3,199 ₹3,489.82 with GST MRP ₹4,499');
  });

  it('strikes nothing through without an MRP', () => {
    const { container } = render(<Price amount="₹1,499" />);
    expect(container.querySelector('s')).toBeNull();
  });
});
