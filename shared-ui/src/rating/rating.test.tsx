import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '#testing/describe-conformance.tsx';
import { Rating } from './rating.tsx';
import { RatingInput } from './rating-input.tsx';
import { Stars } from './stars.tsx';

describeConformance('Rating', (extra) => <Rating {...extra} value={4.5} />);

describe('Rating', () => {
  it('reads as a sentence', () => {
    const { container } = render(<Rating value={4} count={1} />);
    expect(container).toHaveTextContent('Rated 4.0 out of 5 (1 review)');
  });

  it.each([0, Number.NaN])('shows nothing for %d', (value) => {
    const { container } = render(<Rating value={value} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('Stars', () => {
  it('have one name for the row', () => {
    render(<Stars value={3} />);
    expect(screen.getByRole('img', { name: '3 out of 5 stars' })).toBeVisible();
  });
});

describe('RatingInput', () => {
  it('is a radio group that reports the chosen number', async () => {
    const change = vi.fn();
    render(<RatingInput legend="Your rating" name="rating" value={0} onChange={change} error="Choose 1-5." />);
    expect(screen.getByRole('group', { name: 'Your rating' })).toHaveAccessibleDescription('Choose 1-5.');
    await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    expect(change).toHaveBeenCalledWith(4);
  });
});
