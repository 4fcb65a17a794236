import type { TableSettings } from '@aaram/shared-domain/contract';
import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerList, buildProduct } from '#testing/build-panel.ts';
import { ProductsPage } from './products-page.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => buildProduct({ _id: `p${index}`, name: `Product ${index}` }));

function open({ products = many(4), total = 900, at = '/admin-products' } = {}) {
  const settings: TableSettings = { columns: null, density: null, views: [{ name: 'Dear', query: 'sort=-price' }] };
  const lists: URLSearchParams[] = [];
  const changes: object[] = [];
  const platform = createTestPlatform(({ method, path, body }) => {
    if (path.startsWith('/auth/panel/tables/')) {
      if (method === 'PUT') {
        changes.push(body as object);
        Object.assign(settings, body);
      }
      return settings;
    }
    lists.push(new URLSearchParams(path.split('?')[1]));
    return answerList(products, total, 'after:p3');
  });
  render(
    <TestPlatform platform={platform} at={at} routes={[{ path: '/admin-products', element: <ProductsPage /> }]} />,
  );
  return { lists, changes };
}

const tick = (name: string) => screen.findByRole('checkbox', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the list of products', () => {
  it('is sorted by a column, and by the same the other way round, and says so', async () => {
    const { lists } = open();
    await userEvent.click(await button('Price'));
    await waitFor(() => expect(lists.at(-1)?.get('sort')).toBe('price'));
    expect(screen.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(await button('Price'));
    await waitFor(() => expect(lists.at(-1)?.get('sort')).toBe('-price'));
    expect(screen.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('takes filters, order and page from its address, and leaves out what is none', async () => {
    const { lists } = open({
      at: '/admin-products?category=Men&category=Sheds&minPrice=1e3&updatedSince=2026-01-02&sort=-name&cursor=after:0199a1b2-c3d4-7e5f-8a6b-000000000492&first=51&x=1',
    });
    expect(await screen.findByText('51–54 of 900')).toBeVisible();
    expect(Object.fromEntries(lists[0] ?? [])).toEqual({
      category: 'Men',
      updatedSince: '2026-01-02',
      sort: '-name',
      cursor: 'after:0199a1b2-c3d4-7e5f-8a6b-000000000492',
      limit: '50',
    });
    expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
  });

  it('combines filters once they are applied, from the first page on', async () => {
    const { lists } = open({
      at: '/admin-products?stock=low&cursor=after:0199a1b2-c3d4-7e5f-8a6b-000000000492&first=51',
    });
    await userEvent.click(await button('Filters'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Women');
    await userEvent.type(screen.getByRole('textbox', { name: 'Price up to' }), '900{Enter}');
    await waitFor(() =>
      expect(Object.fromEntries(lists.at(-1) ?? [])).toEqual({
        stock: 'low',
        category: 'Women',
        maxPrice: '900',
        limit: '50',
      }),
    );
  });

  it('says that nothing matches the filters, and clears them', async () => {
    const { lists } = open({ products: [], total: 0, at: '/admin-products?tag=linen' });
    expect(await screen.findByText('Nothing matches these filters.')).toBeVisible();
    await userEvent.click(await button('Clear filters'));
    await waitFor(() => expect(lists.at(-1)?.has('tag')).toBe(false));
  });

  it('selects rows, a range of them, the page, and all that match but some', async () => {
    open();
    const said = () => screen.queryByText(/\d selected$/)?.textContent;
    await userEvent.click(await tick('Select Product 0'));
    expect(said()).toBe('1 selected');
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(await tick('Select Product 2'));
    await user.keyboard('{/Shift}');
    expect(said()).toBe('3 selected');
    expect(await tick('Select all rows of this page')).toBePartiallyChecked();
    await userEvent.click(await tick('Select all rows of this page'));
    expect(said()).toBe('4 selected');
    await userEvent.click(await button('Select all 900 that match'));
    expect(said()).toBe('900 selected');
    await userEvent.click(await tick('Select Product 1'));
    expect(said()).toBe('899 selected');
    await userEvent.click(await button('Clear selection'));
    expect(said()).toBeUndefined();
  });

  // rules: lists-of-the-panel
  it('keeps a selection over pages and another order, and lets go of it with other filters', async () => {
    open();
    await userEvent.click(await tick('Select Product 0'));
    await userEvent.click(await button('Next'));
    await userEvent.click(await button('Name'));
    expect(screen.getByText('1 selected')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show products by stock' }), 'Low stock');
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
  });

  it('shows saved views and those that everybody has', async () => {
    const { lists } = open();
    const views = await screen.findByRole('combobox', { name: 'View' });
    await waitFor(() => expect(within(views).getByRole('option', { name: 'Dear' })).toBeInTheDocument());
    expect(views).toHaveDisplayValue('All rows');
    await userEvent.selectOptions(views, 'Dear');
    await waitFor(() => expect(lists.at(-1)?.get('sort')).toBe('-price'));
    expect(views).toHaveDisplayValue('Dear');
    await userEvent.selectOptions(views, 'Low stock');
    await waitFor(() => expect(lists.at(-1)?.get('stock')).toBe('low'));
    await userEvent.click(await button('Name'));
    await waitFor(() => expect(views).toHaveDisplayValue('Own filters'));
  });

  it('keeps chosen columns, and a view under a name', async () => {
    const { changes } = open({ at: '/admin-products?stock=out' });
    await userEvent.click(await button('Columns and views'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('checkbox', { name: 'Price' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'HSN' }));
    expect(changes.at(-1)).toMatchObject({ columns: expect.arrayContaining(['name', 'hsn']) });
    expect(screen.getByRole('columnheader', { name: 'HSN', hidden: true })).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name of the view' }), 'Sold out{Enter}');
    await waitFor(() => expect(changes.at(-1)).toEqual({ keepView: { name: 'Sold out', query: 'stock=out' } }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete the view Dear' }));
    await waitFor(() => expect(changes.at(-1)).toEqual({ dropView: 'Dear' }));
  });

  // rules: lists-of-the-panel
  it('keeps the order of the columns, with the keyboard where it was moved', async () => {
    const { changes } = open();
    await userEvent.click(await button('Columns and views'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Move S.No up' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Move Price up' }));
    expect(changes.at(-1)).toEqual({
      columns: ['number', 'image', 'price', 'name', 'sizeType', 'stock', 'actions'],
    });
    expect(dialog.getByRole('button', { name: 'Move Price up' })).toHaveFocus();
    expect(dialog.getByText('Now column 3 of 6.')).toBeInTheDocument();
    const heads = () => screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);
    expect(heads().slice(2, 4)).toEqual(['Price', 'Name']);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'MRP' }));
    expect(heads().slice(2, 5)).toEqual(['Price', 'Name', 'MRP']);
    expect(dialog.getByRole('checkbox', { name: 'MRP' })).toHaveFocus();
  });

  it('draws only rows near the window when there are many, and says where they stand among all', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never,
    );
    open({ products: many(50) });
    const table = await screen.findByRole('table');
    expect(table).toHaveAttribute('aria-rowcount', '901');
    const rows = await within(table).findAllByRole('row');
    expect(rows.length).toBeLessThan(40);
    for (const row of rows.slice(1)) {
      expect(row).toHaveAttribute('aria-rowindex', String(Number(row.closest('tbody')?.dataset.index) + 2));
    }
  });

  it('begins an edit at the size that is sold out where the list is of products to restock', async () => {
    open({ products: [buildProduct({ _id: 'p1', name: 'Kurta' })], at: '/admin-products?stock=low' });
    await userEvent.click(await button('Edit Kurta'));
    expect(screen.getByRole('textbox', { name: 'Stock of 7' })).toHaveFocus();
  });

  it('keeps an edited row and what is typed there, however far the window scrolls away', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never,
    );
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(59);
    open({ products: many(50) });
    const [first] = await screen.findAllByRole('button', { name: /^Edit/ });
    await userEvent.click(first as HTMLElement);
    const name = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' of linen');
    window.scrollY = 2500;
    fireEvent.scroll(window);
    await waitFor(() => expect(screen.getByRole('row', { name: /Product 40/ })).toBeVisible());
    expect(screen.getAllByRole('row').length).toBeLessThan(40);
    expect(name).toBeInTheDocument();
    expect(name).toHaveDisplayValue(/of linen$/);
  });
});
