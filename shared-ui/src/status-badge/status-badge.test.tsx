import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { StatusBadge } from './status-badge.tsx';

describeConformance('StatusBadge', (extra) => <StatusBadge {...extra} status="Paid" label="Paid" />);

it('shows its label and borrows the look of a kindred status', () => {
  render(<StatusBadge status="Failed" label="Not paid" />);
  expect(screen.getByText('Not paid')).toHaveClass('cancelled');
});

// rules: order-statuses
it('gives every status of an order a look of its own', () => {
  const looks = (['Pending', 'Processing', 'Shipped', 'Delivered', 'Cancelled'] as const).map((status) => {
    render(<StatusBadge status={status} label={status} />);
    return screen.getByText(status).className;
  });
  expect(new Set(looks).size).toBe(5);
});
