import type { ProductSummary } from '@aaram/shared-domain/catalog';
import { toast } from '@aaram/shared-platform';
import { dialogQueue } from '@aaram/shared-platform/host';
import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerList, buildProduct } from '#testing/build-panel.ts';
import { wantsToStay } from '#testing/wants-to-stay.ts';
import { ProductsPage } from './products-page.tsx';

const success = vi.spyOn(toast, 'success').mockImplementation(() => {});
const error = vi.spyOn(toast, 'error').mockImplementation(() => {});
beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

type Call = { method: string; path: string; body: unknown };

function open(
  products: ProductSummary[],
  answerWrite: (call: Call & { body: { version?: number } }) => unknown = () => buildProduct(),
  at = '/admin-products',
  answerProduct: () => unknown = () => products[0],
) {
  const calls: Call[] = [];
  const platform = createTestPlatform((call) => {
    calls.push(call);
    if (/^\/auth\/seller\/products\/[^/]+$/.test(call.path)) {
      return answerProduct();
    }
    return call.method === 'GET'
      ? answerList(products, 86, 'after:0199a1b2-c3d4-7e5f-8a6b-000000000492')
      : answerWrite(call as Call & { body: { version?: number } });
  });
  render(
    <TestPlatform platform={platform} at={at} routes={[{ path: '/admin-products', element: <ProductsPage /> }]} />,
  );
  return calls;
}

const refuse = (status: number, body: object) => Response.json(body, { status });

describe('All Products', () => {
  // rules: product-table
  it('has its seven columns', async () => {
    open([buildProduct()]);
    await screen.findByText('Court lace-up, indigo');
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'S.No',
      'Images',
      'Name',
      'Price',
      'Size Type',
      'Stock',
      'Actions',
    ]);
  });

  it('marks sizes with up to three pieces and those with none', async () => {
    open([buildProduct()]);
    const cells = within(await screen.findByRole('table')).getAllByRole('listitem');
    expect(cells.map((cell) => cell.getAttribute('data-look'))).toEqual([null, 'none', 'low']);
  });

  it('lets go of a row that was only opened, and asks before what was typed there is lost', async () => {
    open([buildProduct()]);
    await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
    expect(wantsToStay()).toBe(false);
    await userEvent.type(screen.getByRole('textbox', { name: 'Stock of 7' }), '1');
    expect(wantsToStay()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(wantsToStay()).toBe(false);
  });

  // rules: product-table
  it('saves a row with its version and says so for two seconds', async () => {
    const calls = open([buildProduct()]);
    await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    const price = screen.getByRole('textbox', { name: 'Price in rupees' });
    await userEvent.clear(price);
    await userEvent.type(price, '1999{Enter}');
    await waitFor(() => expect(success).toHaveBeenCalledWith('Product updated successfully!', { autoClose: 2000 }));
    const sent = calls.find(({ method }) => method === 'PUT');
    expect(sent?.path).toBe('/auth/update/p1');
    expect(sent?.body).toMatchObject({
      name: 'Court lace-up, indigo',
      price: 1999,
      sizeType: 'ShoeSize',
      isAvailable: true,
      version: 3,
    });
    expect(await screen.findByRole('button', { name: /^Edit/ })).toHaveFocus();
  });

  it('sends nothing while a quantity is not a whole number', async () => {
    const calls = open([buildProduct()]);
    await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
    await userEvent.clear(screen.getByRole('textbox', { name: 'Stock of 6' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('alert')).toHaveTextContent('The quantity of 6 must be a whole number of at least 0.');
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('shows the present figures after a conflict, keeps what was typed, and saves over them when asked again', async () => {
    const current = buildProduct({ price: 2500, version: 7 });
    let isStale = true;
    const calls = open([buildProduct()], () =>
      isStale ? refuse(409, { code: 'STALE_VERSION', message: 'This product has changed.', current }) : current,
    );
    await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
    const name = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'My name{Enter}');
    expect(await screen.findByText(/It is now: .*₹2,500/)).toBeVisible();
    expect(name).toHaveValue('My name');
    isStale = false;
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(success).toHaveBeenCalled());
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toMatchObject([
      { name: 'My name', version: 3 },
      { name: 'My name', version: 7 },
    ]);
  });

  it('saves a new price although shoppers bought pieces meanwhile, and leaves the pieces alone', async () => {
    const sold = buildProduct({ version: 4, stock: [{ size: '6', quantity: 3 }] });
    const calls = open([buildProduct()], ({ body }) =>
      body.version === 3 ? refuse(409, { code: 'STALE_VERSION', message: 'Changed.', current: sold }) : sold,
    );
    await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
    const price = screen.getByRole('textbox', { name: 'Price in rupees' });
    await userEvent.clear(price);
    await userEvent.type(price, '1999{Enter}');
    await waitFor(() => expect(success).toHaveBeenCalled());
    const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body as { version: number });
    expect(sent.map(({ version }) => version)).toEqual([3, 4]);
    expect(sent.every((body) => !('stock' in body))).toBe(true);
  });

  const said = { mrp: 2999, colour: 'Indigo', material: 'Canvas', hsn: '6404', countryOfOrigin: 'India' };
  const openDetails = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
    await userEvent.click(screen.getByRole('button', { name: 'More details' }));
    return screen.findByRole('textbox', { name: /^MRP/ });
  };

  // rules: adding-a-product
  it('asks for the rest of what is said of a product when it is wanted, and saves what was changed of it', async () => {
    const calls = open([buildProduct(said)]);
    const mrp = await openDetails();
    expect(screen.getByRole('button', { name: 'More details', expanded: true })).toBeVisible();
    expect(mrp).toHaveValue('2999');
    expect(screen.getByRole('combobox', { name: /^Country/ })).toHaveValue('India');
    expect(wantsToStay()).toBe(false);
    await userEvent.clear(screen.getByRole('combobox', { name: /^Material/ }));
    expect(wantsToStay()).toBe(true);
    const hsn = screen.getByRole('textbox', { name: /^HSN/ });
    await userEvent.clear(hsn);
    await userEvent.type(hsn, '640419{Enter}');
    await waitFor(() => expect(success).toHaveBeenCalled());
    const { body } = calls.find(({ method }) => method === 'PUT') ?? {};
    expect(body).toMatchObject({ material: null, hsn: '640419', version: 3 });
    expect(body).not.toHaveProperty('mrp');
  });

  it('says so where the rest could not be loaded, and asks again', async () => {
    let isDown = true;
    open([buildProduct(said)], undefined, undefined, () => (isDown ? refuse(403, {}) : buildProduct(said)));
    await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
    await userEvent.click(screen.getByRole('button', { name: 'More details' }));
    expect(await screen.findByText(/details could not be loaded/)).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'More details' }));
    expect(await screen.findByRole('textbox', { name: /^MRP/ })).toHaveValue('2999');
  });

  // rules: price-with-gst-is-named-early
  it('holds a price back that comes to more than the MRP with GST, and opens where the MRP is', async () => {
    const calls = open([buildProduct(said)]);
    await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
    const price = screen.getByRole('textbox', { name: 'Price in rupees' });
    await userEvent.clear(price);
    await userEvent.type(price, '2800{Enter}');
    const mrp = await screen.findByRole('textbox', { name: /^MRP/ });
    expect(mrp).toHaveAccessibleDescription(/comes to ₹3,054.55, above the MRP of ₹2,999/);
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
    await userEvent.clear(mrp);
    await userEvent.type(mrp, '3100{Enter}');
    await waitFor(() => expect(success).toHaveBeenCalled());
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ price: 2800, mrp: 3100 });
  });

  it('asks the seller where somebody else has changed the same detail meanwhile', async () => {
    const current = buildProduct({ ...said, colour: 'Oat', version: 7 });
    const calls = open([buildProduct(said)], () =>
      refuse(409, { code: 'STALE_VERSION', message: 'Changed.', current }),
    );
    await openDetails();
    const colour = screen.getByRole('combobox', { name: /^Colour/ });
    await userEvent.clear(colour);
    await userEvent.type(colour, 'Navy{Enter}');
    expect(await screen.findByText(/It is now: .*MRP ₹2,999, Oat, Canvas, HSN 6404, India/)).toBeVisible();
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Use these values' }));
    expect(colour).toHaveValue('Oat');
  });

  it('says that a product was deleted meanwhile, and lets go of it on Cancel', async () => {
    const list = [buildProduct()];
    open(list, () => refuse(404, { code: 'NOT_FOUND', message: 'Product not found.' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '!{Enter}');
    expect(await screen.findByText(/This product was deleted/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Court lace-up, indigo!');
    list.pop();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('No products yet.')).toBeVisible();
  });

  it.each([
    ['comes without it', () => answerList([buildProduct({ _id: 'p2', name: 'Buti dress' })], 86)],
    ['fails', () => refuse(500, { code: 'INTERNAL', message: 'Broken.' })],
  ])('keeps what was typed in one row when the list is loaded again and %s', async (_how, again) => {
    let isAgain = false;
    const both = [buildProduct(), buildProduct({ _id: 'p2', name: 'Buti dress' })];
    const platform = createTestPlatform(() => (isAgain ? again() : answerList(both, 86)));
    platform.queryClient.setDefaultOptions({ queries: { retry: false } });
    const page = [{ path: '/admin-products', element: <ProductsPage /> }];
    render(<TestPlatform platform={platform} at="/admin-products" routes={page} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Court lace-up, indigo' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    isAgain = true;
    await act(() => platform.queryClient.invalidateQueries());
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '?');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Court lace-up, indigo!?');
  });

  it('asks the seller when orders overtook an edit of the pieces themselves', async () => {
    const sold = buildProduct({ version: 4, stock: [{ size: '6', quantity: 3 }] });
    const calls = open([buildProduct()], () =>
      refuse(409, { code: 'STALE_VERSION', message: 'Changed.', current: sold }),
    );
    await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
    const pieces = screen.getByRole('textbox', { name: 'Stock of 6' });
    await userEvent.clear(pieces);
    await userEvent.type(pieces, '9{Enter}');
    expect(await screen.findByText(/It is now: .*6 3/)).toBeVisible();
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  it('shows only what is low on stock when asked, also by the address', async () => {
    const calls = open([buildProduct()], undefined, '/admin-products?stock=low');
    const filter = await screen.findByRole('combobox', { name: 'Show products by stock' });
    expect(filter).toHaveValue('low');
    await waitFor(() => expect(calls.at(-1)?.path).toContain('stock=low'));
    await userEvent.selectOptions(filter, 'Out of stock');
    await waitFor(() => expect(calls.at(-1)?.path).toContain('stock=out'));
    await userEvent.selectOptions(filter, 'All stock');
    await waitFor(() => expect(calls.at(-1)?.path).not.toContain('stock='));
  });

  it('can start again from the present figures', async () => {
    const current = buildProduct({ name: 'Renamed', version: 7 });
    open([buildProduct()], () => refuse(409, { code: 'STALE_VERSION', message: 'Changed.', current }));
    await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use these values' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Renamed');
  });

  // rules: editing-a-product
  it("keeps the row open with the server's words when saving fails", async () => {
    open([buildProduct()], () => refuse(403, { code: 'FORBIDDEN', message: 'You can only change your own products.' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/You can only change your own products\./)).toBeVisible();
    expect(error).toHaveBeenCalledWith('You can only change your own products.', { autoClose: 2000 });
  });

  it('cancels with Escape and puts the keyboard back', async () => {
    open([buildProduct()]);
    await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: /^Edit/ })).toHaveFocus();
  });

  it('holds search and paging while a row is open, so that nothing typed is lost', async () => {
    open([buildProduct()]);
    await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(screen.getByRole('searchbox')).toBeDisabled();
  });

  // rules: editing-a-product
  it("deletes only after 'Are you sure?'", async () => {
    const calls = open([buildProduct()]);
    const answer = async (isSure: boolean) => {
      await userEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
      expect(dialogQueue.get()[0]?.message).toBe('Are you sure?');
      act(() => dialogQueue.get()[0]?.settle(isSure));
    };
    await answer(false);
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await answer(true);
    await waitFor(() =>
      expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain('DELETE /auth/remove/p1'),
    );
  });

  it('goes on from the next row when one is deleted', async () => {
    open([buildProduct({ _id: 'p1', name: 'First' }), buildProduct({ _id: 'p2', name: 'Second' })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete First' }));
    act(() => dialogQueue.get()[0]?.settle(true));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Second' })).toHaveFocus());
  });

  // rules: editing-a-product
  it("says the server's words when deleting fails, and keeps the row", async () => {
    open([buildProduct()], () => refuse(409, { code: 'STOCK_RESERVED', message: 'Pieces of it are being paid for.' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
    act(() => dialogQueue.get()[0]?.settle(true));
    await waitFor(() => expect(error).toHaveBeenCalledWith('Pieces of it are being paid for.', { autoClose: 2000 }));
    expect(screen.getByText('Court lace-up, indigo')).toBeVisible();
  });

  it('pages by cursor and counts on', async () => {
    const calls = open([buildProduct()]);
    await screen.findByText('1–1 of 86');
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(scrolled).toHaveBeenLastCalledWith(0, 0);
    expect(await screen.findByText('51–51 of 86')).toBeVisible();
    expect(calls.at(-1)?.path).toContain('cursor=after%3A0199a1b2-c3d4-7e5f-8a6b-000000000492');
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('1–1 of 86')).toBeVisible();
  });

  it('searches on the server once typing pauses', async () => {
    const calls = open([buildProduct()]);
    await userEvent.type(await screen.findByRole('searchbox'), 'indigo');
    await waitFor(() => expect(calls.at(-1)?.path).toContain('q=indigo'));
    expect(calls.filter(({ path }) => path.includes('q='))).toHaveLength(1);
  });
});
