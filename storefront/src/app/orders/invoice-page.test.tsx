import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { InvoicePage } from './invoice-page.tsx';

const open = (status: number, code: string, message: string) =>
  render(
    <TestPlatform
      platform={createTestPlatform(() => Response.json({ code, message }, { status }))}
      routes={[{ path: '/invoice/:orderId', element: <InvoicePage params={{ orderId: 'o1' }} /> }]}
      at="/invoice/o1"
    />,
  );

describe("the shopper's invoice", () => {
  it('leads back to My Orders', () => {
    open(404, 'NOT_FOUND', 'Order not found.');
    expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/user-dashboard?tab=myorders');
  });

  it('says that there is none for an id that cannot even be looked up', async () => {
    open(400, 'INVALID_INPUT', 'This text contains characters that cannot be stored.');
    expect(await screen.findByText('Order not found.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    [400, 'INVALID_ID', 'That is no order ID.'],
    [404, 'NOT_FOUND', 'Order not found.'],
    [409, 'NOT_PAID', 'This order has not been paid, so it has no invoice yet.'],
  ])('says why there is none at %i, without a retry', async (status, code, message) => {
    open(status, code, message);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
