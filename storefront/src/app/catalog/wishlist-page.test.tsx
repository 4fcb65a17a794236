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
  const tools = signedInPlatform({ 'GET /auth/me/restock-alerts': [], ...answers });
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

  // rules: wishlist-texts
  it('links to what can be bought, and only shows what cannot', async () => {
    renderWishlist({ 'GET /auth/get-wishlist': [makeProduct(), soldOut] });
    expect(await screen.findByRole('link', { name: 'Linen shirt' })).toHaveAttribute('href', '/single-product/p1');
    expect(screen.getByText('Palm shorts')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Palm shorts' })).toBeNull();
    expect(screen.getByText('Out of Stock')).toBeVisible();
  });

  // rules: mail-when-a-price-falls
  it('says by how much a price fell since it was saved, and nothing of one that rose or cannot be bought', async () => {
    renderWishlist({
      'GET /auth/get-wishlist': [
        { ...makeProduct({ price: 799.5 }), savedPrice: 999 },
        { ...makeProduct({ _id: 'p3', price: 799 }), savedPrice: 699 },
        makeProduct({ _id: 'p4' }),
        { ...soldOut, savedPrice: 9999 },
      ],
    });
    expect(await screen.findByText('₹199.50 less than when you saved it')).toBeVisible();
    expect(screen.getAllByText(/less than/)).toHaveLength(1);
  });

  // rules: addresses-of-pages
  it('leads a piece to print on to its own page', async () => {
    renderWishlist({ 'GET /auth/get-wishlist': [makeProduct({ category: 'Customized' })] });
    const link = await screen.findByRole('link', { name: 'Linen shirt' });
    expect(link).toHaveAttribute('href', '/customized/single-product/p1');
  });

  // rules: wishlist-texts
  it('removes a product, the sold-out one too', async () => {
    const { callsTo } = renderWishlist({ 'GET /auth/get-wishlist': [soldOut], 'DELETE /auth/remove-wishlist': [] });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Palm shorts from the wishlist' }));
    await waitFor(() => expect(success).toHaveBeenCalledWith('Item removed from Wishlist!', {}));
    expect(callsTo('DELETE /auth/remove-wishlist')).toHaveLength(1);
    expect(await screen.findByRole('link', { name: 'Browse Collection' })).toBeVisible();
  });

  it('gives the focus to the product after the removed one, and to the heading after the last', async () => {
    const user = userEvent.setup();
    let left = [makeProduct(), makeProduct({ _id: 'p2', name: 'Palm shorts' })];
    renderWishlist({
      'GET /auth/get-wishlist': left,
      'DELETE /auth/remove-wishlist': () => {
        left = left.slice(1);
        return left;
      },
    });
    (await screen.findByRole('button', { name: 'Remove Linen shirt from the wishlist' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Palm shorts' })).toHaveFocus());
    screen.getByRole('button', { name: 'Remove Palm shorts from the wishlist' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveFocus());
  });

  // rules: wishlist-texts
  it('tells a failed removal and keeps the product', async () => {
    renderWishlist({
      'GET /auth/get-wishlist': [makeProduct()],
      'DELETE /auth/remove-wishlist': () => refuse(500, 'INTERNAL', 'Something went wrong.'),
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Remove/ }));
    await waitFor(() => expect(failure).toHaveBeenCalledWith('Failed to remove from Wishlist.', {}));
    expect(screen.getByRole('link', { name: 'Linen shirt' })).toBeVisible();
  });

  // rules: wishlist-texts
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

  describe('sizes that the shopper waits for', () => {
    const alert = (_id: string, size: string) => ({
      _id,
      size,
      product: makeProduct(),
      askedAt: '2026-11-20T08:00:00.000Z',
    });

    // rules: mail-when-a-size-is-back
    it('are listed, and each can be removed', async () => {
      renderWishlist({
        'GET /auth/get-wishlist': [],
        'GET /auth/me/restock-alerts': [alert('r1', 'M'), alert('r2', 'L')],
        'DELETE /auth/me/restock-alerts/r1': [alert('r2', 'L')],
      });
      await userEvent.click(await screen.findByRole('button', { name: 'Stop waiting for Linen shirt, size M' }));
      await waitFor(() => expect(screen.queryByText(/Size M/)).toBeNull());
      expect(screen.getByText(/Size L · Since 20 Nov/)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Linen shirt' })).toHaveFocus();
    });

    it('stay when removing fails, and have a retry when they did not load', async () => {
      let isDown = true;
      renderWishlist({
        'GET /auth/get-wishlist': [],
        'GET /auth/me/restock-alerts': () => (isDown ? refuse(500, 'INTERNAL', 'Oh') : [alert('r1', 'M')]),
        'DELETE /auth/me/restock-alerts/r1': () => refuse(500, 'INTERNAL', 'Oh'),
      });
      expect(await screen.findByText('The sizes you are waiting for could not be loaded.')).toBeVisible();
      isDown = false;
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await userEvent.click(await screen.findByRole('button', { name: /^Stop waiting/ }));
      await waitFor(() => expect(failure).toHaveBeenCalledWith(expect.stringMatching(/^You are still waiting/)));
      expect(screen.getByRole('button', { name: /^Stop waiting/ })).toBeVisible();
    });
  });

  describe('moving to the cart', () => {
    const shirt = (...sizes: string[]) => makeProduct({ stock: sizes.map((size) => ({ size, quantity: 9 })) });
    const cart = { items: [], total: 0, removed: [] };
    const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

    // rules: from-wishlist-to-cart
    it('goes at once where there is one size, and takes the product off the wishlist', async () => {
      const { callsTo } = renderWishlist({
        'GET /auth/get-wishlist': [shirt('M')],
        'POST /auth/add-cart': cart,
        'DELETE /auth/remove-wishlist': [],
      });
      await press('Move to cart: Linen shirt');
      await waitFor(() => expect(success).toHaveBeenCalledWith('Moved to your cart.'));
      expect(callsTo('POST /auth/add-cart')[0]).toMatchObject({ body: { product: 'p1', quantity: 1, size: 'M' } });
      expect(await screen.findByText('Your wishlist is empty')).toBeVisible();
    });

    // rules: from-wishlist-to-cart
    it('asks for the size where there are several', async () => {
      const { callsTo } = renderWishlist({
        'GET /auth/get-wishlist': [shirt('S', 'M')],
        'POST /auth/add-cart': cart,
        'DELETE /auth/remove-wishlist': [],
      });
      await press('Move to cart: Linen shirt');
      await press('Move to cart');
      expect(await screen.findByText('Please select a size')).toBeVisible();
      await userEvent.click(screen.getByRole('radio', { name: 'M' }));
      await press('Move to cart');
      await waitFor(() => expect(callsTo('POST /auth/add-cart')[0]).toMatchObject({ body: { size: 'M' } }));
      expect(await screen.findByText('Your wishlist is empty')).toBeVisible();
    });

    // rules: from-wishlist-to-cart
    it('keeps the product and names the reason when it cannot be added', async () => {
      const { callsTo } = renderWishlist({
        'GET /auth/get-wishlist': [shirt('M')],
        'POST /auth/add-cart': () => refuse(409, 'OUT_OF_STOCK', 'Only 2 items available in size M'),
      });
      await press('Move to cart: Linen shirt');
      const words = 'It could not be moved to your cart and stays on your wishlist. Only 2 items available in size M';
      await waitFor(() => expect(failure).toHaveBeenCalledWith(words));
      expect(callsTo('DELETE /auth/remove-wishlist')).toEqual([]);
      expect(screen.getByRole('link', { name: 'Linen shirt' })).toBeVisible();
    });

    it('says so when the product is in the cart and still on the wishlist', async () => {
      renderWishlist({
        'GET /auth/get-wishlist': [shirt('M')],
        'POST /auth/add-cart': cart,
        'DELETE /auth/remove-wishlist': () => refuse(500, 'INTERNAL', 'Oh'),
      });
      await press('Move to cart: Linen shirt');
      await waitFor(() => expect(failure).toHaveBeenCalledWith(expect.stringContaining('It is in your cart')));
      expect(screen.getByRole('link', { name: 'Linen shirt' })).toBeVisible();
    });

    // rules: from-wishlist-to-cart
    it('leads a piece to print on to its page, and offers nothing for what is sold out', async () => {
      renderWishlist({ 'GET /auth/get-wishlist': [makeProduct({ category: 'Customized' }), soldOut] });
      const link = await screen.findByRole('link', { name: 'Add your design: Linen shirt' });
      expect(link).toHaveAttribute('href', '/customized/single-product/p1');
      expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
    });
  });
});
