import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { TrackLine } from './track-line.tsx';

const steps = [
  { label: 'Placed', date: '18 Nov', done: true },
  { label: 'Shipped', done: true },
  { label: 'Delivered', done: false },
];

describeConformance('TrackLine', (extra) => <TrackLine {...extra} steps={steps} />);

describe('TrackLine', () => {
  it('sews only between two steps that are done', () => {
    render(<TrackLine steps={steps} />);
    const sewn = screen.getAllByRole('listitem').map((item) => item.hasAttribute('data-sewn'));
    expect(sewn).toEqual([true, false, false]);
    expect(screen.getByText('Delivered')).toHaveTextContent('Delivered (not yet)');
  });
});
