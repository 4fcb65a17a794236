import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

describeConformance('QuantityStepper', (extra) => (
  <QuantityStepper {...extra} label="Quantity of shirt" value={1} onChange={() => {}} />
));

async function pressBoth(props: { value: number; min?: number; max?: number; busy?: boolean }) {
  const change = vi.fn();
  render(<QuantityStepper label="Quantity of shirt" {...props} onChange={change} />);
  await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }));
  await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
  return change.mock.calls.map(([value]) => value);
}

describe('QuantityStepper', () => {
  it('steps both ways', async () => {
    expect(await pressBoth({ value: 2 })).toEqual([1, 3]);
  });

  it('stops at its limits without dropping the focus', async () => {
    expect(await pressBoth({ value: 3, min: 3, max: 3 })).toEqual([]);
    expect(screen.getByRole('button', { name: 'Increase quantity' })).toHaveFocus();
  });

  it('waits while busy', async () => {
    expect(await pressBoth({ value: 2, busy: true })).toEqual([]);
  });

  it('announces the number', () => {
    render(<QuantityStepper label="Quantity of shirt" value={2} onChange={() => {}} />);
    expect(screen.getByRole('status')).toHaveTextContent('2');
  });
});
