import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { EmptyState } from './empty-state.tsx';

describeConformance('EmptyState', (extra) => <EmptyState {...extra} title="No orders yet" />);

describe('EmptyState', () => {
  it('has a heading where it is what the whole page has to say', () => {
    render(<EmptyState title="Product not found." headingLevel={1} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Product not found.');
  });

  it('replaces the mark by an icon', () => {
    const { container } = render(<EmptyState title="No orders yet" icon={<b>icon</b>} />);
    expect(screen.getByText('icon')).toBeVisible();
    expect(container.querySelector('svg')).toBeNull();
  });
});
