import { toast } from '@aaram/shared-platform';
import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildProduct } from '#testing/build-panel.ts';
import { AddProductPage } from './add-product-page.tsx';
import { EditProductPage } from './edit-product-page.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(toast, 'success').mockImplementation(() => {});
  vi.spyOn(toast, 'error').mockImplementation(() => {});
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
});

const product = buildProduct({ seller: 'seller-1' });

function open(page: 'add' | 'edit', { present = product, account = 'seller-1' } = {}) {
  const writes: unknown[] = [];
  const platform = createTestPlatform(({ method, path, body }) => {
    if (method === 'GET') {
      return path.endsWith('/family') ? { version: 0, members: [] } : present;
    }
    writes.push(body);
    return method === 'POST'
      ? Response.json(present, { status: 201 })
      : { ...present, ...(body as object), version: 9 };
  });
  platform.startSession({ token: 't', user: { id: account, role: 'admin', isVerified: true, name: 'Rohan' } });
  render(
    <TestPlatform platform={platform}>
      {page === 'add' ? <AddProductPage /> : <EditProductPage params={{ productId: 'p1' }} />}
    </TestPlatform>,
  );
  return writes;
}

const offer = 'Restore what you typed';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const offered = () => screen.queryByRole('button', { name: offer });
async function type(name: string, text: string) {
  const field = await screen.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}
/** Leaves the page as a reload does. */
function reload() {
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
}

describe('what is typed into a product’s form', () => {
  // rules: typed-work
  it('offers what was typed before a reload, and forgets it once it is saved', async () => {
    open('edit');
    await type('Name', 'Court shoe');
    reload();
    open('edit');
    await screen.findByRole('textbox', { name: 'Name' });
    await press(offer);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Court shoe');
    expect(offered()).toBeNull();
    await press('Save changes');
    await waitFor(() => expect(toast.success).toHaveBeenCalled());
    reload();
    open('edit');
    await screen.findByRole('textbox', { name: 'Name' });
    expect(offered()).toBeNull();
  });

  it('is for the account that typed it, and gone when it is discarded', async () => {
    open('add');
    await type('Name', 'Half an idea');
    reload();
    open('add', { account: 'seller-2' });
    expect(offered()).toBeNull();
    reload();
    open('add');
    await press('Discard');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    reload();
    open('add');
    expect(offered()).toBeNull();
  });

  it('names the pictures that must be chosen again, until some are chosen', async () => {
    open('add');
    const choose = (name: string) =>
      userEvent.upload(screen.getByLabelText(/Add images/), new File(['c'], name, { type: 'image/png' }));
    await choose('front.png');
    reload();
    open('add');
    await press(offer);
    expect(screen.getByText('Please choose these pictures again: front.png.')).toBeVisible();
    await choose('front.png');
    expect(screen.queryByText(/choose these pictures again/)).toBeNull();
  });

  // rules: typed-work
  it('shows both values where somebody else has changed a field meanwhile', async () => {
    open('edit');
    await type('Price', '2399');
    await type('Name', 'Court shoe');
    reload();
    open('edit', { present: { ...product, price: 1999, description: 'Softer.', version: 7 } });
    await screen.findByRole('textbox', { name: 'Name' });
    await press(offer);
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Softer.');
    const alert = screen.getByRole('alert');
    expect(within(alert).getByText('Yours: ₹2,399')).toBeVisible();
    expect(within(alert).getByText('Theirs: ₹1,999')).toBeVisible();
  });

  it.each(['{', '{"at":1,"value":{}}', `{"at":${Date.now()},"value":{"mine":{"draft":{"name":5}}}}`])(
    'is not offered when it is damaged or too old: %s',
    (stored) => {
      localStorage.setItem('typed:seller-1:new-product', stored);
      open('add');
      expect(offered()).toBeNull();
    },
  );

  it('is not missed where nothing may be stored', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('refused');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });
    open('add');
    await type('Name', 'Half an idea');
    reload();
    vi.restoreAllMocks();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('typed:'))).toEqual([]);
  });
});
