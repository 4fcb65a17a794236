import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { StatusBadge } from './status-badge.tsx';

describeConformance('StatusBadge', (extra) => <StatusBadge {...extra} status="Paid" />);

it('shows the word itself and borrows the look of a kindred status', () => {
  render(<StatusBadge status="Failed" />);
  expect(screen.getByText('Failed')).toHaveClass('cancelled');
});
