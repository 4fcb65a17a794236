import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import meta from './invoice-frame.stories.tsx';
import { InvoiceFrame } from './invoice-frame.tsx';

const { args } = meta;

describeConformance('InvoiceFrame', (extra) => <InvoiceFrame {...args} {...extra} />);

it('leads back and prints the sheet', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  render(<InvoiceFrame {...args} />);
  expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '#orders');
  await userEvent.click(screen.getByRole('button', { name: 'Save as PDF or print' }));
  expect(print).toHaveBeenCalledOnce();
});

it('has nothing to print while there is no sheet, and says that it is loading', () => {
  render(<InvoiceFrame {...args} sheets={undefined} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the invoice');
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers a retry only where one can help', async () => {
  const onRetry = vi.fn();
  const problem = { title: 'The invoice could not be loaded.' };
  const { rerender } = render(<InvoiceFrame {...args} sheets={undefined} problem={problem} />);
  expect(screen.getByText(problem.title)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<InvoiceFrame {...args} sheets={undefined} problem={{ ...problem, onRetry }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
