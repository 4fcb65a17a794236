import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestPlatform, TestPlatform } from '../testing/index.tsx';
import { useCart } from './cart-query.ts';

beforeEach(() => localStorage.clear());

function Total() {
  return <p>{useCart().data?.total}</p>;
}

describe('the cart', () => {
  // rules: one-cart-on-all-devices
  it('reads the cart again when the window gets the focus, however fresh it is', async () => {
    let total = 1299;
    const platform = createTestPlatform(() => ({ items: [], total, removed: [] }));
    platform.startSession({ token: 'token', user: { id: 'u1', role: 'user', isVerified: true, name: 'Ananya Rao' } });
    render(
      <TestPlatform platform={platform}>
        <Total />
      </TestPlatform>,
    );
    expect(await screen.findByText('1299')).toBeVisible();
    total = 2598;
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText('2598')).toBeVisible();
  });
});
