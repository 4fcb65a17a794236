import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { buildOrder } from '#testing/build-panel.ts';
import { InvoicePage } from './invoice-page.tsx';

function open(answer: () => unknown) {
  render(
    <TestPlatform
      platform={createTestPlatform(answer)}
      routes={[{ path: '/admin-invoice/:orderId', element: <InvoicePage /> }]}
      at="/admin-invoice/o1"
    />,
  );
}

describe('the invoice', () => {
  it('prints number, seller, buyer, lines and every amount of the order', async () => {
    open(() => buildOrder());
    expect(await screen.findByText('A/2026-27/000012')).toBeVisible();
    const texts = [
      'GSTIN: 08AAAAA0000A1Z5',
      'Pune, Maharashtra 411001',
      'Satin lip colour',
      'GST (5%)',
      '₹47.62',
      '₹1,047.62',
    ];
    for (const text of texts) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByText('N/A')).toBeVisible();
  });

  it('prints on request', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    open(() => buildOrder());
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('says so when there is no such order', async () => {
    open(() => Response.json({ code: 'NOT_FOUND', message: 'Order not found.' }, { status: 404 }));
    expect(await screen.findByText('There is no such order.')).toBeVisible();
  });
});
