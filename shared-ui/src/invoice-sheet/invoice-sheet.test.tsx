import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import meta from './invoice-sheet.stories.tsx';
import { InvoiceSheet } from './invoice-sheet.tsx';

describeConformance('InvoiceSheet', (extra) => <InvoiceSheet {...meta.args} {...extra} />);

it('puts every line into a row under its headings, and the sum last', () => {
  render(<InvoiceSheet {...meta.args} />);
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    '#',
    'Product',
    'HSN',
    'Quantity',
    'Price',
    'Before GST',
    'GST',
    'Amount',
  ]);
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(screen.getByText('Paid').nextSibling).toHaveTextContent('₹1,047.62');
});

// rules: nothing-is-made-up
it('has no column for codes that no line has', () => {
  render(<InvoiceSheet {...meta.args} lines={meta.args.lines.map((line) => ({ ...line, hsn: '' }))} />);
  expect(screen.queryByRole('columnheader', { name: 'HSN' })).toBeNull();
  expect(screen.getByRole('columnheader', { name: 'Quantity' })).toBeVisible();
});
