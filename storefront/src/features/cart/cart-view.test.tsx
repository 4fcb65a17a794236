import { queryKeys } from '@aaram/shared-domain/contract';
import { toast } from '@aaram/shared-platform';
import { TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, makeCart, makeItem, refuse, signedInPlatform } from '#lib/testing/fixtures.ts';
import { CartView } from './cart-view.tsx';

const shown = {
  success: vi.spyOn(toast, 'success').mockReturnValue(undefined),
  error: vi.spyOn(toast, 'error').mockReturnValue(undefined),
  info: vi.spyOn(toast, 'info').mockReturnValue(undefined),
};

function renderCart(answers: Answers) {
  const tools = signedInPlatform(answers);
  render(
    <TestPlatform platform={tools.platform}>
      <CartView />
    </TestPlatform>,
  );
  return tools;
}

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

describe('the cart', () => {
  const twoShirts = makeCart([makeItem({ quantity: 2 })]);

  // rules: cart-changes
  it('shows each line and the total with two decimals, and leads to checkout by a document load', async () => {
    renderCart({ 'GET /auth/cart/u1': twoShirts });
    expect(await screen.findByRole('link', { name: 'Linen shirt' })).toHaveAttribute('href', '/single-product/p1');
    expect(screen.getByText('Indigo · Size M')).toBeVisible();
    expect(screen.getAllByText('₹2,598.00').length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute('href', '/checkout');
  });

  // rules: price-with-gst-is-named-early
  it('names GST, delivery and what is to pay', async () => {
    renderCart({ 'GET /auth/cart/u1': makeCart([makeItem({}, { price: 499 })]) });
    const summary = within(await screen.findByRole('region', { name: 'Summary' }));
    const rows = summary.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
    expect(rows).toEqual(['Items before GST ₹499.00', 'GST ₹23.76', 'Delivery ₹100.00', 'Payable ₹622.76']);
  });

  // rules: cart-changes
  it('saves a new quantity and says so', async () => {
    const { callsTo } = renderCart({
      'GET /auth/cart/u1': twoShirts,
      'PUT /auth/update': makeCart([makeItem({ quantity: 3 })]),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Increase quantity' }));
    await waitFor(() => expect(shown.success).toHaveBeenCalledWith('Cart updated'));
    expect(callsTo('PUT /auth/update')[0]?.body).toEqual({ productId: 'p1', quantity: 3, size: 'M', _id: 'i1' });
    expect(screen.getAllByText('₹3,897.00').length).toBeGreaterThan(0);
  });

  // rules: cart-quantity
  it('goes no further than the stock of the size, and says how far', async () => {
    const { callsTo } = renderCart({ 'GET /auth/cart/u1': makeCart([makeItem({ quantity: 3 })]) });
    await userEvent.click(await screen.findByRole('button', { name: 'Increase quantity' }));
    expect(shown.info).toHaveBeenCalledWith('Only 3 items available in size M');
    expect(callsTo('PUT /auth/update')).toEqual([]);
  });

  // rules: cart-quantity
  it('clamps a line that has more than the stock', async () => {
    const { callsTo } = renderCart({
      'GET /auth/cart/u1': makeCart([makeItem({ quantity: 5 })]),
      'PUT /auth/update': makeCart([makeItem({ quantity: 3 })]),
    });
    expect(await screen.findByText('Only 3 items available in size M')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
    await waitFor(() => expect(callsTo('PUT /auth/update')[0]?.body).toMatchObject({ quantity: 3 }));
  });

  // rules: cart-quantity
  it('never goes below one', async () => {
    const { callsTo } = renderCart({ 'GET /auth/cart/u1': makeCart([makeItem()]) });
    await userEvent.click(await screen.findByRole('button', { name: 'Decrease quantity' }));
    expect(callsTo('PUT /auth/update')).toEqual([]);
  });

  // rules: cart-changes
  it('takes the quantity back when saving fails', async () => {
    renderCart({
      'GET /auth/cart/u1': twoShirts,
      'PUT /auth/update': () => refuse(500, 'INTERNAL', 'Something went wrong.'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Increase quantity' }));
    await waitFor(() => expect(shown.error).toHaveBeenCalledWith('Failed to update cart'));
    await waitFor(() => expect(screen.getByText('2', { selector: 'output' })).toBeVisible());
  });

  // rules: cart-changes
  it('removes a line', async () => {
    const { callsTo } = renderCart({ 'GET /auth/cart/u1': twoShirts, 'DELETE /auth/cart/remove/p1': makeCart([]) });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Linen shirt, size M' }));
    await waitFor(() => expect(shown.success).toHaveBeenCalledWith('Item removed'));
    expect(callsTo('DELETE /auth/cart/remove/p1')[0]?.path).toContain('_id=i1');
    expect(screen.getByRole('link', { name: 'Start Shopping' })).toHaveAttribute('href', '/');
  });

  // rules: cart-changes
  it('keeps a line that could not be removed', async () => {
    renderCart({
      'GET /auth/cart/u1': twoShirts,
      'DELETE /auth/cart/remove/p1': () => refuse(500, 'INTERNAL', 'Something went wrong.'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Linen shirt, size M' }));
    await waitFor(() => expect(shown.error).toHaveBeenCalledWith('Failed to remove item'));
    expect(await screen.findByRole('link', { name: 'Linen shirt' })).toBeVisible();
  });

  // rules: unavailable-items-leave-the-cart
  it('tells once what was taken out because it is no longer available', async () => {
    const { platform } = renderCart({ 'GET /auth/cart/u1': makeCart([makeItem()], ['Palm swim shorts']) });
    const text = 'Palm swim shorts is no longer available and was removed from your cart.';
    await waitFor(() => expect(shown.info).toHaveBeenCalledWith(text));
    await platform.queryClient.invalidateQueries({ queryKey: queryKeys.cart() });
    expect(shown.info).toHaveBeenCalledTimes(1);
  });

  // rules: cart-changes
  it('shows the empty cart with the way to the shop', async () => {
    renderCart({ 'GET /auth/cart/u1': makeCart([]) });
    expect(await screen.findByRole('link', { name: 'Start Shopping' })).toHaveAttribute('href', '/');
  });

  // rules: failed-loads-offer-a-retry
  it('shows a failed load as failed, not as empty, and tries again', async () => {
    let isDown = true;
    renderCart({ 'GET /auth/cart/u1': () => (isDown ? refuse(500, 'INTERNAL', 'Something went wrong.') : twoShirts) });
    expect(await screen.findByText('Your cart could not be loaded.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Start Shopping' })).toBeNull();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Linen shirt' })).toBeVisible();
  });

  it.each([
    { price: 399, text: 'Add more than ₹100' },
    { price: 499, text: 'Add any item' },
    { price: 499.01, text: 'You get free delivery.' },
  ])('says how far $price is from free delivery', async ({ price, text }) => {
    renderCart({ 'GET /auth/cart/u1': makeCart([makeItem({}, { price })]) });
    expect(await screen.findByText(text)).toBeVisible();
  });
});
