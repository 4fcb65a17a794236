import { toast } from '@aaram/shared-platform';
import { TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeOrder, signedInPlatform } from '#lib/testing/fixtures.ts';
import { ReviewArea } from './review-area.tsx';
import { useMyOrders } from './use-my-orders.ts';

const success = vi.spyOn(toast, 'success').mockReturnValue(undefined);
const media = ['/media/a_9x9_ffffff/9.webp', '/media/b_9x9_ffffff/9.webp'];
const standing = { rating: 4, comment: 'Soft', media };

function Page() {
  const line = useMyOrders().data?.[0]?.product[0];
  return line ? <ReviewArea product={line.product} review={line.review} /> : null;
}

function open(review: (typeof standing & { hiddenReason?: string }) | undefined) {
  const order = makeOrder({ orderStatus: 'Delivered' });
  const product = order.product.map((line) => ({ ...line, ...(review && { review }) }));
  const tools = signedInPlatform({
    'GET /orders/user-orders': [{ ...order, product }],
    'POST /auth/reviews/add': { _id: 'r1' },
  });
  render(<TestPlatform platform={tools.platform} routes={[{ path: '/', element: <Page /> }]} at="/" />);
  return tools;
}

const shown = () => screen.findByRole('region', { name: 'Your review of Linen shirt' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
});

describe('the review of a product that has arrived', () => {
  // rules: who-may-review
  it('shows the review that stands, and says that another one replaces it', async () => {
    open(standing);
    const review = within(await shown());
    expect(review.getByRole('img', { name: /4/ })).toBeVisible();
    expect(review.getByText('Soft')).toBeVisible();
    expect(review.getAllByRole('img', { name: /of your review/ })).toHaveLength(2);
    expect(review.getByText('A new review replaces this one.')).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('tells its author why the store does not show it', async () => {
    open({ ...standing, hiddenReason: 'It names a person.' });
    const reason = 'The store does not show this review. Its reason: It names a person.';
    expect(within(await shown()).getByText(reason)).toBeVisible();
  });

  // rules: who-may-review
  it('begins a change with what stands, and keeps the pictures that were not removed', async () => {
    const { callsTo } = open(standing);
    await shown();
    await press('Change review');
    expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '4 stars' })).toHaveFocus();
    expect(screen.getByLabelText('Comment')).toHaveValue('Soft');
    expect(screen.getByText('What you send replaces your current review.')).toBeVisible();
    await press('Remove picture 1');
    await userEvent.click(screen.getByRole('radio', { name: '2 stars' }));
    await userEvent.type(screen.getByLabelText('Comment'), 'er once washed ');
    await press('Submit review');
    await waitFor(() => expect(success).toHaveBeenCalledWith('Review submitted successfully!'));
    expect(callsTo('POST /auth/reviews/add')[0]?.body).toEqual({
      productId: 'p1',
      rating: 2,
      comment: 'Softer once washed',
      media: [media[1]],
    });
    expect(within(await shown()).getByText('Softer once washed')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your review of Linen shirt' })).toHaveFocus();
  });

  it('stays as it is on Cancel', async () => {
    const { callsTo } = open(standing);
    await shown();
    await press('Change review');
    await userEvent.type(screen.getByLabelText('Comment'), ' no more');
    await press('Cancel');
    expect(within(await shown()).getByText('Soft')).toBeVisible();
    expect(callsTo('POST /auth/reviews/add')).toEqual([]);
  });

  it('replaces the form once it is sent', async () => {
    open(undefined);
    await userEvent.click(await screen.findByRole('radio', { name: '5 stars' }));
    await userEvent.type(screen.getByLabelText('Comment'), 'Soft');
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await press('Submit review');
    expect(within(await shown()).getByText('Soft')).toBeVisible();
  });
});
