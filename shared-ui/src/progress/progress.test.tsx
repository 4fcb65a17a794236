import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { StitchProgress } from './progress.tsx';

describeConformance('StitchProgress', (extra) => <StitchProgress {...extra} label="Sent" value={1} max={2} />);

describe('StitchProgress', () => {
  it.each([
    [-3, 10, '0%'],
    [5, 10, '50%'],
    [12, 10, '100%'],
    [1, 0, '0%'],
  ])('of %d in %d sews %s', (value, max, length) => {
    const { container } = render(<StitchProgress label="Sent" value={value} max={max} />);
    expect(container.querySelector('.done')).toHaveAttribute('x2', length);
    expect(screen.getByRole('progressbar', { name: 'Sent' })).toHaveAttribute('aria-valuemax', String(max));
  });
});
