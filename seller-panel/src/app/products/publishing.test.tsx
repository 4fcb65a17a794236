import { toast } from '@aaram/shared-platform';
import { dialogQueue } from '@aaram/shared-platform/host';
import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildProduct } from '#testing/build-panel.ts';
import { AddProductPage } from './add-product-page.tsx';
import { EditProductPage } from './edit-product-page.tsx';

const success = vi.spyOn(toast, 'success').mockImplementation(() => {});
const short = { autoClose: 2000 };
beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(toast, 'error').mockImplementation(() => {});
});

type Call = { method: string; path: string; body: unknown };
const draft = buildProduct({ seller: 'seller-1', state: 'draft', description: '', price: 0, mrp: 0, hsn: '6404' });

const facts = { mrp: 999, countryOfOrigin: 'India', netQuantity: '1 pair', maker: 'Kapda Mills, Pune 411001' };

/** Opens the page of a product, or of a new one; reads get the product, `answer` answers writes. */
function open(product = draft, at = '/admin-edit-product/p1', answer: (call: Call) => unknown = () => product) {
  const writes: Call[] = [];
  const platform = createTestPlatform(({ method, path, body }) => {
    if (method === 'GET') {
      return path.endsWith('/family') ? { version: 0, members: [] } : product;
    }
    const call = { method, path, body };
    writes.push(call);
    return answer(call);
  });
  platform.startSession({ token: 't', user: { id: 'seller-1', role: 'seller', isVerified: true, name: 'Rohan' } });
  const routes = [
    { path: '/admin-add-product', element: <AddProductPage /> },
    { path: '/admin-edit-product/:id', element: <EditProductPage params={{ productId: 'p1' }} /> },
  ];
  render(<TestPlatform platform={platform} at={at} routes={routes} />);
  return writes;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.findByRole('textbox', { name });

describe('a draft', () => {
  it('is saved from a new product with its name only, and opened', async () => {
    const writes = open(draft, '/admin-add-product', () => Response.json(draft, { status: 201 }));
    await press('Save as draft');
    expect(screen.getByText('Please enter a name.')).toBeVisible();
    expect(screen.queryByText('Please enter a description.')).toBeNull();
    await userEvent.type(await field('Name'), 'Half an idea');
    await press('Save as draft');
    expect(await screen.findByRole('heading', { name: 'Edit Product' })).toBeVisible();
    const form = writes[0]?.body as FormData;
    expect([form.get('state'), form.get('name'), form.get('price')]).toEqual(['draft', 'Half an idea', '']);
    expect(success).toHaveBeenCalledWith('Draft saved.', short);
  });

  // rules: drafts
  it('says in one list what keeps it from being published, and which facts by law are missing', async () => {
    const writes = open({ ...draft, images: [] });
    expect(await field('Price')).toHaveValue('');
    expect(screen.getByText('Draft')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'View in store' })).toBeNull();
    const facts = screen.getByText(/^The law requires these to be shown to shoppers too/).closest('div') as HTMLElement;
    expect(
      within(facts)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['MRP', 'Country of origin', 'Net quantity', 'Maker or packer']);
    await press('Publish');
    const list = within(screen.getByRole('alert')).getAllByRole('listitem');
    expect(list.map((item) => item.textContent)).toEqual([
      ...['Description', 'Price', 'Pictures'],
      ...['MRP', 'Country of origin', 'Net quantity', 'Maker or packer'],
    ]);
    expect(
      screen.getAllByText('The law requires this to be shown to shoppers. Please fill it in to publish.'),
    ).toHaveLength(4);
    expect(await screen.findByRole('textbox', { name: 'Description' })).toHaveFocus();
    expect(writes).toEqual([]);
  });

  it('is published with what was typed, and saved without being published', async () => {
    const known = { ...draft, ...facts };
    const saved = { ...known, description: 'Soft.', version: 4 };
    const writes = open(known, undefined, ({ body }) => ({ ...saved, ...(body as object), version: 4 }));
    await userEvent.type(await field('Description'), 'Soft.');
    await press('Save changes');
    await waitFor(() => expect(success).toHaveBeenCalledWith('Product updated successfully!', short));
    await userEvent.type(await field('Price'), '499');
    await press('Publish');
    await waitFor(() => expect(success).toHaveBeenCalledWith('Product published successfully!', short));
    expect(writes.map(({ body }) => body)).toEqual([
      { description: 'Soft.', version: 3 },
      { price: 499, state: 'published', version: 4 },
    ]);
    expect(screen.getByText('Shoppers see it.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });
});

describe('a published product', () => {
  const product = buildProduct({ seller: 'seller-1' });

  it('becomes a draft again after a question', async () => {
    const writes = open(product, undefined, () => ({ ...product, state: 'draft', version: 4 }));
    await field('Name');
    await press('Unpublish');
    await act(async () => dialogQueue.get()[0]?.settle(false));
    await press('Unpublish');
    await act(async () => dialogQueue.get()[0]?.settle(true));
    await waitFor(() => expect(success).toHaveBeenCalledWith('It is a draft now. Shoppers do not see it.', short));
    expect(writes.map(({ body }) => body)).toEqual([{ state: 'draft', version: 3 }]);
    expect(screen.getByRole('button', { name: 'Publish' })).toBeVisible();
  });

  it('is duplicated as it is saved', async () => {
    const writes = open(product, undefined, () => Response.json({ ...draft, _id: 'p2' }, { status: 201 }));
    await field('Name');
    await press('Duplicate');
    await waitFor(() => expect(success).toHaveBeenCalledWith('Copied. This is the copy, a draft.', short));
    expect(writes).toEqual([{ method: 'POST', path: '/auth/seller/products/p1/copy', body: undefined }]);
  });
});
