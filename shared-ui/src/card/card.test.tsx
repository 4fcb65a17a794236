import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { ProductCardFrame } from './card.tsx';

const slots = { media: <i />, name: 'Linen shirt', price: '₹1,499' };

describeConformance('ProductCardFrame', (extra) => <ProductCardFrame {...extra} {...slots} />);

describe('ProductCardFrame', () => {
  it('says Out of Stock only when unavailable', () => {
    const { rerender } = render(<ProductCardFrame {...slots} />);
    expect(screen.queryByText('Out of Stock')).toBeNull();
    rerender(<ProductCardFrame {...slots} unavailable />);
    expect(screen.getByText('Out of Stock')).toBeVisible();
  });

  it('puts the link before the buttons in reading order', () => {
    render(
      <ProductCardFrame
        {...slots}
        name={<a href="#shirt">Linen shirt</a>}
        action={<button type="button">Heart</button>}
      />,
    );
    const [link, button] = [screen.getByRole('link'), screen.getByRole('button')];
    expect(link.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
