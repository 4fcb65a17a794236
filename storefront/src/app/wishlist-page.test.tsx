import { toast } from '@aaram/shared-platform';
import { TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, makeProduct, refuse, signedInPlatform } from '#lib/testing/fixtures.ts';
import { WishlistPage } from './wishlist-page.tsx';

const success = vi.spyOn(toast, 'success').mockReturnValue(undefined);
const failure = vi.spyOn(toast, 'error').mockReturnValue(undefined);

function renderWishlist(answers: Answers) {
  const tools = signedInPlatform(answers);
  render(
    <TestPlatform platform={tools.platform}>
      <WishlistPage />
    </TestPlatform>,
  );
  return tools;
}

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

describe('the wishlist', () => {
  const soldOut = makeProduct({ _id: 'p2', name: 'Palm shorts', isAvailable: false });

  it('links to what can be bought, and only shows what cannot', async () => {
    renderWishlist({ 'GET /auth/get-wishlist': [makeProduct(), soldOut] });
    expect(await screen.findByRole('link', { name: 'Linen shirt' })).toHaveAttribute('href', '/single-product/p1');
    expect(screen.getByText('Palm shorts')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Palm shorts' })).toBeNull();
    expect(screen.getByText('Out of Stock')).toBeVisible();
  });

  it('leads a piece to print on to its own page', async () => {
    renderWishlist({ 'GET /auth/get-wishlist': [makeProduct({ category: 'Customized' })] });
    const link = await screen.findByRole('link', { name: 'Linen shirt' });
    expect(link).toHaveAttribute('href', '/customized/single-product/p1');
  });

  it('removes a product, the sold-out one too', async () => {
    const { callsTo } = renderWishlist({ 'GET /auth/get-wishlist': [soldOut], 'DELETE /auth/remove-wishlist': [] });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Palm shorts from the wishlist' }));
    await waitFor(() => expect(success).toHaveBeenCalledWith('Item removed from Wishlist!', {}));
    expect(callsTo('DELETE /auth/remove-wishlist')).toHaveLength(1);
    expect(await screen.findByRole('link', { name: 'Browse Collection' })).toBeVisible();
  });

  it('tells a failed removal and keeps the product', async () => {
    renderWishlist({
      'GET /auth/get-wishlist': [makeProduct()],
      'DELETE /auth/remove-wishlist': () => refuse(500, 'INTERNAL', 'Something went wrong.'),
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Remove/ }));
    await waitFor(() => expect(failure).toHaveBeenCalledWith('Failed to remove from Wishlist.', {}));
    expect(screen.getByRole('link', { name: 'Linen shirt' })).toBeVisible();
  });

  it('leads an empty wishlist to the collection', async () => {
    renderWishlist({ 'GET /auth/get-wishlist': [] });
    expect(await screen.findByRole('link', { name: 'Browse Collection' })).toHaveAttribute('href', '/');
  });

  it('offers a retry when loading fails', async () => {
    let isDown = true;
    renderWishlist({ 'GET /auth/get-wishlist': () => (isDown ? refuse(500, 'INTERNAL', 'Oh') : [makeProduct()]) });
    await screen.findByText('Your wishlist could not be loaded.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Linen shirt' })).toBeVisible();
  });
});
