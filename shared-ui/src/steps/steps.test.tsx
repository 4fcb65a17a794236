import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { Steps } from './steps.tsx';

const steps = ['Cart', 'Address', 'Payment'];

describeConformance('Steps', (extra) => <Steps {...extra} steps={steps} current={1} />);

describe('Steps', () => {
  it('tells done, current and coming apart without colour', () => {
    render(<Steps steps={steps} current={1} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Cart (done)',
      'Address',
      'Payment',
    ]);
    expect(screen.getByText('Address')).toHaveAttribute('aria-current', 'step');
  });
});
