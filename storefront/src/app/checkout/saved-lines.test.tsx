import type { SavedItem } from '@aaram/shared-domain/cart';
import { toast } from '@aaram/shared-platform';
import { TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, makeCart, makeItem, makeProduct, refuse, signedInPlatform } from '#lib/testing/fixtures.ts';
import { CartPage } from './cart-page.tsx';

const shown = {
  success: vi.spyOn(toast, 'success').mockReturnValue(undefined),
  error: vi.spyOn(toast, 'error').mockReturnValue(undefined),
  info: vi.spyOn(toast, 'info').mockReturnValue(undefined),
};

const line = makeItem({ quantity: 2 });
const saved: SavedItem = { ...line, _id: 's1', savedPrice: 1499 };

function renderCart(answers: Answers) {
  const tools = signedInPlatform({
    'GET /auth/cart/u1': makeCart([]),
    'GET /auth/me/saved-items': [saved],
    'GET /auth/get-wishlist': [],
    'GET /auth/get-all-products': [],
    'GET /auth/products/p1/similar': [],
    ...answers,
  });
  render(
    <TestPlatform platform={tools.platform}>
      <CartPage />
    </TestPlatform>,
  );
  return tools;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

describe('what is saved for later', () => {
  // rules: saved-for-later
  it('moves a line out of the cart and back', async () => {
    const { callsTo } = renderCart({
      'GET /auth/cart/u1': makeCart([line]),
      'GET /auth/me/saved-items': [],
      'POST /auth/me/saved-items': { cart: makeCart([]), saved: [saved] },
      'POST /auth/me/saved-items/s1/to-cart': { cart: makeCart([line]), saved: [] },
    });
    await press('Save for later: Linen shirt, size M');
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(await screen.findByText('Size M · 2 pieces')).toBeVisible();
    expect(screen.getByText('₹200 less than when you saved it')).toBeVisible();
    expect(shown.success).toHaveBeenCalledWith('Saved for later.');
    expect(callsTo('POST /auth/me/saved-items')[0]?.body).toEqual({ itemId: 'i1' });
    await press('Move to cart: Linen shirt, size M');
    expect(await screen.findByRole('link', { name: 'Proceed to Checkout' })).toBeVisible();
    expect(screen.queryByText('Saved for later')).toBeNull();
    expect(shown.success).toHaveBeenCalledWith('Moved to your cart.');
  });

  // rules: saved-for-later
  it('says how many pieces there are when the others stay saved', async () => {
    renderCart({
      'POST /auth/me/saved-items/s1/to-cart': { cart: makeCart([line]), saved: [{ ...saved, quantity: 1 }] },
    });
    await press('Move to cart: Linen shirt, size M');
    await waitFor(() =>
      expect(shown.info).toHaveBeenCalledWith('Only 3 items available in size M. The others stay saved.'),
    );
  });

  it('stays where it is when moving fails, with the reason, and both lists are read again', async () => {
    const { callsTo } = renderCart({
      'GET /auth/cart/u1': makeCart([line]),
      'POST /auth/me/saved-items': () => refuse(400, 'INVALID_INPUT', 'You can save 100 lines for later.'),
      'POST /auth/me/saved-items/s1/to-cart': () => refuse(409, 'OUT_OF_STOCK', 'Only 2 items available in size M'),
    });
    await press('Save for later: Linen shirt, size M');
    const words = 'It could not be saved for later and stays in your cart. You can save 100 lines for later.';
    await waitFor(() => expect(shown.error).toHaveBeenCalledWith(words));
    await press('Move to cart: Linen shirt, size M');
    await waitFor(() =>
      expect(shown.error).toHaveBeenCalledWith(
        'It could not be moved to your cart and stays saved. Only 2 items available in size M',
      ),
    );
    await waitFor(() => expect(callsTo('GET /auth/me/saved-items')).toHaveLength(3));
    expect(screen.getByText('Saved for later')).toBeVisible();
  });

  it('offers only a way out for what cannot be bought, and gives the focus on', async () => {
    const soldOut = { ...saved, product: makeProduct({ isAvailable: false }) };
    renderCart({ 'GET /auth/me/saved-items': [soldOut], 'DELETE /auth/me/saved-items/s1': [] });
    expect(await screen.findByText('Out of Stock')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Move to cart/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Linen shirt' })).toBeNull();
    await press('Remove Linen shirt, size M from what is saved for later');
    await waitFor(() => expect(screen.queryByText('Saved for later')).toBeNull());
    expect(document.body).not.toHaveFocus();
  });

  it('offers a retry when it does not load', async () => {
    let isDown = true;
    renderCart({ 'GET /auth/me/saved-items': () => (isDown ? refuse(500, 'INTERNAL', 'Oh') : [saved]) });
    expect(await screen.findByText('What you saved for later could not be loaded.')).toBeVisible();
    isDown = false;
    await press('Try again');
    expect(await screen.findByText('Size M · 2 pieces')).toBeVisible();
  });
});
