import type { Review, ReviewPage } from '@aaram/shared-domain/review';
import { createTestPlatform, refusal, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Reviews } from './reviews.tsx';
import type { Reviewed } from './use-review-list.ts';

const review: Review = {
  _id: 'r1',
  user: { name: 'Ananya R.' },
  rating: 5,
  comment: 'Soft from the first wear.',
  media: [],
  isVerified: true,
  createdAt: '2026-11-12T20:00:00.000Z',
};
const others = (from: number, count: number, changes: Partial<Review> = {}): Review[] =>
  Array.from({ length: count }, (_, index) => ({
    ...review,
    _id: `r${from + index}`,
    comment: `Review ${from + index}`,
    ...changes,
  }));

type Asked = { path: string; search: URLSearchParams };

function show(
  changes: Partial<Reviewed>,
  answer: (asked: Asked) => Partial<ReviewPage> | Response = () => ({}),
  search = '',
) {
  const product: Reviewed = {
    _id: 'p1',
    rating: 4,
    reviewCount: 1,
    starCounts: [0, 0, 0, 0, 1],
    reviews: [review],
    ...changes,
  };
  const { starCounts, rating: average, reviewCount: total } = product;
  const platform = createTestPlatform(({ path: whole }) => {
    const { pathname: path, searchParams: search } = new URL(whole, 'https://shop.test');
    const page = answer({ path, search });
    const empty = { starCounts, average, total, matching: 0, reviews: [], nextCursor: null };
    return page instanceof Response ? page : { ...empty, ...page };
  });
  render(
    <TestPlatform
      platform={platform}
      at={`/${search}`}
      routes={[{ path: '/', element: <Reviews product={product} /> }]}
    />,
  );
}
const list = () => within(screen.getByRole('region', { name: 'All reviews' }));
const shown = () => list().queryAllByText(/^Review \d+$/).length;
const many: Partial<Reviewed> = { reviewCount: 40, starCounts: [0, 0, 1, 9, 30], reviews: others(1, 20) };

describe('Reviews', () => {
  // rules: reviews-shown
  it('shows the average with one decimal, and how many there are', () => {
    show({});
    expect(screen.getByText('4.0')).toBeVisible();
    expect(screen.getByText('1 review')).toBeVisible();
  });
  it('groups their number as in India', () => {
    show({ reviewCount: 126_599 });
    expect(screen.getByText('1,26,599 reviews')).toBeVisible();
  });
  // rules: reviews-shown
  it("says 'No Ratings' where there are none", () => {
    show({ rating: null, reviewCount: 0, reviews: [] });
    expect(screen.getByText('No Ratings')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'All reviews' })).toBeNull();
  });
  // rules: reviews-shown
  it('names the author, or Anonymous, and dates reviews in India', () => {
    show({ reviewCount: 2, reviews: [review, { ...review, _id: 'r2', user: null }] });
    expect(screen.getByText('Ananya R.')).toBeVisible();
    expect(screen.getByText('Anonymous')).toBeVisible();
    expect(screen.getAllByText('Soft from the first wear.')).toHaveLength(2);
    expect(screen.getAllByRole('img', { name: '5 out of 5 stars' }).length).toBeGreaterThanOrEqual(2);
    expect(screen.getAllByText('13 Nov 2026')).toHaveLength(2);
    expect(screen.getAllByText('Verified purchase')).toHaveLength(2);
  });

  // rules: who-may-review
  it('calls no review of an unpaid order a verified purchase', () => {
    show({ reviews: [{ ...review, isVerified: false }] });
    expect(screen.queryByText('Verified purchase')).toBeNull();
  });
  it("shows the seller's answer under a review", () => {
    show({ reviews: [{ ...review, answer: { text: 'Thank you.', at: '2026-11-14T06:00:00.000Z' } }] });
    expect(screen.getByRole('heading', { name: 'Answer of the seller' })).toBeVisible();
    expect(screen.getByText('Thank you.')).toBeVisible();
    expect(screen.getByText('14 Nov 2026')).toBeVisible();
  });
  it('can be scrolled by keyboard', () => {
    show({});
    expect(screen.getByRole('region', { name: 'All reviews' })).toHaveAttribute('tabindex', '0');
  });
  // rules: reviews-shown
  it('shows the pictures that came with a review', () => {
    show({ reviews: [{ ...review, media: ['/media/r_750x1000_dfe5ea/750.webp'] }] });
    expect(screen.getByRole('img', { name: 'Picture 1 by Ananya R.' })).toBeVisible();
    const button = screen.getByRole('button', { name: 'Picture 1 by Ananya R.' });
    expect(document.getElementById(button.getAttribute('popovertarget') ?? '')).toHaveAttribute(
      'aria-label',
      'Close Picture 1 by Ananya R.',
    );
  });
  it('counts stars of all reviews, five first, and not of those it shows', () => {
    show(many);
    const bars = within(screen.getByRole('list', { name: 'Reviews by number of stars' })).getAllByRole('link');
    expect(bars.map((bar) => bar.querySelector('span')?.textContent)).toEqual([
      '5 stars: 30 reviews, 75%',
      '4 stars: 9 reviews, 23%',
      '3 stars: 1 review, 3%',
      '2 stars: 0 reviews, 0%',
      '1 star: 0 reviews, 0%',
    ]);
    expect(bars.map((bar) => bar.getAttribute('href'))).toEqual([
      '/?stars=5#reviews',
      '/?stars=4#reviews',
      '/?stars=3#reviews',
      null,
      null,
    ]);
    expect(bars.at(-1)).toHaveAttribute('aria-disabled', 'true');
  });
  it('shows those with a number of stars when its bar is pressed, and all again when it is pressed once more', async () => {
    const asked: string[] = [];
    show(many, ({ search }) => {
      asked.push(search.toString());
      return { matching: 9, reviews: others(50, 9, { rating: 4 }) };
    });
    expect(screen.getByText('Showing 20 of 40 reviews')).toBeVisible();
    const bar = screen.getByRole('link', { name: /^4 stars/ });
    await userEvent.click(bar);
    expect(await screen.findByText('Showing 9 of 9 reviews')).toBeVisible();
    expect(bar).toHaveAttribute('aria-current', 'true');
    await userEvent.click(bar);
    expect(shown()).toBe(20);
    expect(asked).toEqual(['stars=4&sort=newest&limit=10']);
  });
  it('shows only those with pictures, in the chosen order, and says when there are none', async () => {
    const asked: string[] = [];
    show(many, ({ search }) => {
      asked.push(search.toString());
      return {};
    });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort reviews' }), 'Fewest stars first');
    await userEvent.click(screen.getByRole('link', { name: 'With pictures' }));
    expect(await screen.findByText('No reviews match.')).toBeVisible();
    expect(asked).toContain('pictures=true&sort=lowest&limit=10');
    await userEvent.click(screen.getByRole('link', { name: 'Show all reviews' }));
    expect(shown()).toBe(20);
    expect(screen.getByRole('heading', { name: 'Reviews' })).toHaveFocus();
  });
  it('are chosen by the address, whose links and form work without a script', async () => {
    const asked: string[] = [];
    const answer = ({ search }: Asked) => {
      asked.push(search.toString());
      return { matching: 30, reviews: others(50, 10, { rating: 5 }), nextCursor: 'r59' };
    };
    show(many, answer, '?size=M&stars=5&sort=lowest&after=r49');
    expect(await screen.findByText('Showing 10 of 30 reviews')).toBeVisible();
    expect(asked).toEqual(['stars=5&sort=lowest&limit=10&cursor=r49']);
    const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(screen.getByRole('link', { current: true })).toHaveAccessibleName(/^5 stars/);
    expect(href(/^5 stars/)).toBe('/?size=M&sort=lowest#reviews');
    expect(href(/^4 stars/)).toBe('/?size=M&stars=4&sort=lowest#reviews');
    expect(href('With pictures')).toBe('/?size=M&stars=5&pictures=true&sort=lowest#reviews');
    expect(href('Show more reviews')).toBe('/?size=M&stars=5&sort=lowest&after=r59#reviews');
    expect(href('Show all reviews')).toBe('/?size=M#reviews');
    const form = screen.getByRole('combobox', { name: 'Sort reviews' }).closest('form');
    expect(form).toHaveAttribute('action', '/#reviews');
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['size', 'M'],
      ['stars', '5'],
      ['sort', 'lowest'],
    ]);
  });

  it.each(['?stars=6', '?stars=x&pictures=no', '?sort=worst'])('ignore what %s does not mean', (search) => {
    show(many, () => ({}), search);
    expect(screen.getByText('Showing 20 of 40 reviews')).toBeVisible();
  });

  it('shows further pages after those of the product, and puts the focus on the first new one', async () => {
    show(many, ({ search }) =>
      search.get('cursor') === 'r20'
        ? { matching: 40, reviews: others(21, 10), nextCursor: 'r30' }
        : { matching: 40, reviews: others(31, 10) },
    );
    await userEvent.click(screen.getByRole('link', { name: 'Show more reviews' }));
    await waitFor(() => expect(shown()).toBe(30));
    expect(screen.getByText('Review 21').closest('article')).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Show more reviews' }));
    await waitFor(() => expect(shown()).toBe(40));
    expect(screen.getByText('Showing 40 of 40 reviews')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Show more reviews' })).toBeNull();
  });
  it('keeps what it shows when more do not load, and tries again', async () => {
    let isBroken = true;
    show(many, () => (isBroken ? refusal(403, 'no') : { matching: 40, reviews: others(21, 20) }));
    await userEvent.click(screen.getByRole('link', { name: 'Show more reviews' }));
    expect(await screen.findByText('Reviews could not be loaded.')).toBeVisible();
    expect(shown()).toBe(20);
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shown()).toBe(40));
  });
});
