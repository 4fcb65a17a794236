import { TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeOrder, refuse, signedInPlatform } from '#lib/testing/fixtures.ts';
import { TrackOrderPage } from './track-order-page.tsx';

function renderPage(at: string, answer: unknown = [makeOrder({ orderStatus: 'Shipped' })]) {
  const { platform } = signedInPlatform({ 'GET /orders/user-orders': answer });
  render(
    <TestPlatform platform={platform} at={at}>
      <TrackOrderPage />
    </TestPlatform>,
  );
}

beforeEach(() => localStorage.clear());

describe('track order', () => {
  // rules: order-numbers
  it.each([' #ORDER-1 ', 'AA-7K3F-92QD', '#aa 7k3f 92qd', '7K3F92QD'])(
    'shows how far an order of mine has come, however its ID or number is typed: %j',
    async (typed) => {
      renderPage('/track-order');
      await userEvent.type(screen.getByLabelText('Order ID'), `${typed}{Enter}`);
      expect(await screen.findByRole('list', { name: 'Progress of this order' })).toHaveTextContent('Shipped (done)');
    },
  );

  it('says when none of my orders has this ID', async () => {
    renderPage('/track-order');
    await userEvent.type(screen.getByLabelText('Order ID'), 'order-2{Enter}');
    expect(await screen.findByText('No order with this ID was found.')).toBeVisible();
  });

  it('opens from a link with the ID', async () => {
    renderPage('/track-order?id=order-1');
    expect(await screen.findByRole('article', { name: 'Order AA-7K3F-92QD' })).toBeVisible();
    expect(screen.getByLabelText('Order ID')).toHaveValue('AA-7K3F-92QD');
  });

  it('leads to the latest orders by a link, without an ID being typed', async () => {
    renderPage('/track-order');
    await userEvent.click(await screen.findByRole('link', { name: /Shipped/ }));
    expect(await screen.findByRole('article', { name: 'Order AA-7K3F-92QD' })).toBeVisible();
    expect(screen.getByLabelText('Order ID')).toHaveValue('AA-7K3F-92QD');
  });

  it('asks for an ID', async () => {
    renderPage('/track-order');
    await userEvent.click(screen.getByRole('button', { name: 'Track' }));
    expect(screen.getByLabelText('Order ID')).toHaveAccessibleDescription(/Please enter your order ID\./);
  });

  it('offers a retry when orders cannot be loaded', async () => {
    renderPage('/track-order?id=order-1', () => refuse(500, 'INTERNAL', 'Something went wrong.'));
    expect(await screen.findByText('Something went wrong.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
