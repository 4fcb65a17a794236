import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { SummaryList } from './summary-list.tsx';

const rows = [
  { label: 'Delivery', value: 'Free', tone: 'success' as const },
  { label: 'Payable', value: '₹3,434.18', strong: true },
];

describeConformance('SummaryList', (extra) => <SummaryList {...extra} rows={rows} />);

it('pairs each term with its amount', () => {
  render(<SummaryList rows={rows} />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Delivery', 'Payable']);
  expect(screen.getAllByRole('definition').map((amount) => amount.textContent)).toEqual(['Free', '₹3,434.18']);
});
