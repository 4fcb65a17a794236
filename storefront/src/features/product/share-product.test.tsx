import { toast } from '@aaram/shared-platform';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeWholeProduct } from '#lib/testing/fixtures.ts';
import { ProductSummary } from './product-summary.tsx';

const url = `${location.origin}/single-product/p1`;
const text = 'Linen shirt, ₹622.76 with GST and delivery';

const success = vi.spyOn(toast, 'success').mockReturnValue(undefined);
const failure = vi.spyOn(toast, 'error').mockReturnValue(undefined);

function offerSheet(share: ((data: ShareData) => Promise<void>) | undefined) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}

async function pressShare() {
  // First, because it puts a clipboard of its own in place.
  const user = userEvent.setup();
  render(<ProductSummary product={makeWholeProduct({ price: 499, mrp: 700 })} />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  return user;
}

beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  offerSheet(undefined);
});

describe('sharing a product', () => {
  // rules: sharing-a-product
  it("opens the device's own sheet with name, price and address", async () => {
    const share = vi.fn(async () => {});
    offerSheet(share);
    await pressShare();
    await waitFor(() => expect(share).toHaveBeenCalledWith({ title: 'Linen shirt', text, url }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does nothing more when the shopper closes that sheet', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
    offerSheet(share);
    await pressShare();
    await waitFor(() => expect(share).toHaveBeenCalled());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens a dialog where the device refuses its sheet', async () => {
    offerSheet(() => Promise.reject(new DOMException('too late', 'NotAllowedError')));
    await pressShare();
    expect(await screen.findByRole('dialog', { name: 'Share this product' })).toBeVisible();
  });

  // rules: sharing-a-product
  it('offers WhatsApp in a browser without a sheet', async () => {
    await pressShare();
    const whatsApp = new URL((await screen.findByRole<HTMLAnchorElement>('link', { name: 'Share on WhatsApp' })).href);
    expect(whatsApp.origin).toBe('https://wa.me');
    expect(whatsApp.searchParams.get('text')).toBe(`${text}\n${url}`);
  });

  // rules: sharing-a-product
  it('copies the link, says so, closes, and opens again', async () => {
    const user = await pressShare();
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(success).toHaveBeenCalledWith('Link copied'));
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('selects the link where the page may not copy it', async () => {
    const user = await pressShare();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(failure).toHaveBeenCalled());
    expect(screen.getByRole('textbox', { name: 'Link' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue(url);
  });
});
