import { dialogQueue, sessionActions } from '@aaram/shared-platform/host';
import { TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, makeCart, makeItem, refuse, signedInPlatform } from '#lib/testing/fixtures.ts';
import { CartView } from './cart-view.tsx';

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
const full = makeCart([makeItem()]);

function renderCart(answers: Answers) {
  const tools = signedInPlatform(answers);
  render(
    <TestPlatform platform={tools.platform}>
      <CartView />
    </TestPlatform>,
  );
  return tools;
}
const pressClear = async () => userEvent.click(await screen.findByRole('button', { name: 'Clear cart' }));
async function answer(isYes: boolean) {
  await waitFor(() => expect(dialogQueue.get()[0]?.message).toBe('Are you sure?'));
  act(() => dialogQueue.get()[0]?.settle(isYes));
}

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

describe('clearing the cart', () => {
  // rules: clearing-the-cart
  // dark-patterns: confirm-shaming
  it('empties it after a yes, and only then', async () => {
    let isCleared = false;
    const { callsTo } = renderCart({
      'GET /auth/cart/u1': () => (isCleared ? makeCart([]) : full),
      'DELETE /auth/clear-cart/u1': () => {
        isCleared = true;
        return makeCart([]);
      },
    });
    await pressClear();
    await answer(false);
    expect(callsTo('DELETE /auth/clear-cart/u1')).toEqual([]);
    await pressClear();
    await answer(true);
    expect(await screen.findByRole('link', { name: 'Start Shopping' })).toBeVisible();
  });

  // rules: clearing-the-cart
  it('sends nothing without a session', async () => {
    const { platform, callsTo } = renderCart({ 'GET /auth/cart/u1': full });
    await screen.findByRole('button', { name: 'Clear cart' });
    act(() => void platform.store.dispatch(sessionActions.lapsed()));
    await pressClear();
    expect(dialogQueue.get()).toEqual([]);
    expect(callsTo('DELETE /auth/clear-cart/u1')).toEqual([]);
  });

  // rules: clearing-the-cart
  it('only logs a failure, and keeps the pieces', async () => {
    renderCart({
      'GET /auth/cart/u1': full,
      'DELETE /auth/clear-cart/u1': () => refuse(500, 'INTERNAL', 'Something went wrong.'),
    });
    await pressClear();
    await answer(true);
    await waitFor(() => expect(logged).toHaveBeenCalled());
    expect(await screen.findByRole('link', { name: 'Linen shirt' })).toBeVisible();
  });
});
