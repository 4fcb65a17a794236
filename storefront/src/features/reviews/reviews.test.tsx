import type { Review } from '@aaram/shared-domain/review';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { countShares } from './rating-bars.tsx';
import { Reviews } from './reviews.tsx';

const review: Review = {
  _id: 'r1',
  user: { name: 'Ananya R.' },
  rating: 5,
  comment: 'Soft from the first wear.',
  media: [],
  createdAt: '2026-11-12T20:00:00.000Z',
};

describe('Reviews', () => {
  it('shows the average with one decimal, and how many there are', () => {
    render(<Reviews rating={4} count={1} reviews={[review]} />);
    expect(screen.getByText('4.0')).toBeVisible();
    expect(screen.getByText('1 review')).toBeVisible();
  });
  it('groups their number as in India', () => {
    render(<Reviews rating={4} count={126_599} reviews={[review]} />);
    expect(screen.getByText('1,26,599 reviews')).toBeVisible();
  });
  it("says 'No Ratings' where there are none", () => {
    render(<Reviews rating={null} count={0} reviews={[]} />);
    expect(screen.getByText('No Ratings')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'All reviews' })).toBeNull();
  });
  it('names the author, or Anonymous, and dates reviews in India', () => {
    render(<Reviews rating={5} count={2} reviews={[review, { ...review, _id: 'r2', user: null }]} />);
    expect(screen.getByText('Ananya R.')).toBeVisible();
    expect(screen.getByText('Anonymous')).toBeVisible();
    expect(screen.getAllByText('Soft from the first wear.')).toHaveLength(2);
    expect(screen.getAllByRole('img', { name: '5 out of 5 stars' }).length).toBeGreaterThanOrEqual(2);
    expect(screen.getAllByText('13 Nov 2026')).toHaveLength(2);
  });
  it('can be scrolled by keyboard', () => {
    render(<Reviews rating={5} count={1} reviews={[review]} />);
    expect(screen.getByRole('region', { name: 'All reviews' })).toHaveAttribute('tabindex', '0');
  });
  it('shows the pictures that came with a review', () => {
    render(<Reviews rating={5} count={1} reviews={[{ ...review, media: ['/media/r_750x1000_dfe5ea/750.webp'] }]} />);
    expect(screen.getByRole('img', { name: 'Picture 1 by Ananya R.' })).toBeVisible();
    const button = screen.getByRole('button', { name: 'Picture 1 by Ananya R.' });
    expect(document.getElementById(button.getAttribute('popovertarget') ?? '')).toHaveAttribute(
      'aria-label',
      'Close Picture 1 by Ananya R.',
    );
  });
});

describe('countShares', () => {
  it('counts stars in percent, five first', () => {
    const shares = countShares([{ rating: 5 }, { rating: 5 }, { rating: 4 }, { rating: 1 }]);
    expect(shares.map(({ percent }) => percent)).toEqual([50, 25, 0, 0, 25]);
  });
});
