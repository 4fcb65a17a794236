import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerList, buildOrder, buildProduct } from '#testing/build-panel.ts';
import { OrdersDeskPage } from '../orders/orders-desk-page.tsx';
import { ProductsPage } from './products-page.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const names = ['First', 'Second', 'Third'];
const products = names.map((name, index) => buildProduct({ _id: `p${index}`, name }));
const settings = { columns: null, density: null, views: [] };

function open(role: 'seller' | 'admin' = 'seller') {
  const asked: string[] = [];
  const platform = createTestPlatform(({ path }) => {
    asked.push(path);
    if (path.startsWith('/auth/panel/tables/')) {
      return settings;
    }
    if (path.startsWith('/auth/panel/people')) {
      return [
        { _id: 'u1', name: 'Farah Khan', email: 'farah@example.com', role: 'user', isBanned: false, sessions: 0 },
      ];
    }
    if (path === '/auth/panel/work/counts') {
      return { 'to-pack': 0, 'to-ship': 0, 'on-the-way': 0, returns: 0 };
    }
    if (path.startsWith('/auth/panel/work')) {
      return answerList([]);
    }
    return answerList(path.startsWith('/auth/panel/orders') ? [buildOrder()] : products);
  });
  platform.startSession({ token: 't', user: { id: 's1', role, isVerified: true, name: 'Rohan' } });
  const routes = [
    { path: '/admin-products', element: <ProductsPage /> },
    { path: '/admin-orders', element: <OrdersDeskPage /> },
    { path: '/admin-edit-product/:id', element: <p>Edit page</p> },
  ];
  render(<TestPlatform platform={platform} at="/admin-products" routes={routes} />);
  return asked;
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const press = (keys: string) => userEvent.keyboard(keys);

describe('the keyboard in a list', () => {
  it('goes from row to row with j and k, selects with x, edits with e and opens with Enter', async () => {
    open();
    await screen.findByText('First');
    await press('j');
    await waitFor(() => expect(row('First')).toHaveFocus());
    await press('j');
    await waitFor(() => expect(row('Second')).toHaveFocus());
    await press('x');
    expect(screen.getByRole('checkbox', { name: 'Select Second' })).toBeChecked();
    await press('k');
    await waitFor(() => expect(row('First')).toHaveFocus());
    await press('e');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('First');
    // While somebody types, the same keys are letters.
    await press('jx');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Firstjx');
    await press('{Escape}jj');
    await waitFor(() => expect(row('Third')).toHaveFocus());
    await press('{Enter}');
    expect(await screen.findByText('Edit page')).toBeVisible();
  });

  // rules: lists-of-the-panel
  it('finds the search with /, shows the shortcuts with ?, and can be switched off', async () => {
    open();
    await screen.findByText('First');
    await press('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await userEvent.click(document.body);
    await press('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Use single keys' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await press('/?j');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('searchbox')).not.toHaveFocus();
    expect(document.activeElement?.closest('[data-row]')).toBeNull();
  });
});

describe('the palette', () => {
  const type = async (text: string) => {
    await press('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox', { name: /^Find products/ }), text);
  };

  it('finds pages and actions by their names, and goes there', async () => {
    open();
    await screen.findByText('First');
    await type('orders to p');
    await userEvent.click(await screen.findByRole('option', { name: 'Orders to pack' }));
    expect(await screen.findByRole('link', { name: /^To pack/ })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('finds products and orders on the server, whatever of them was typed', async () => {
    const asked = open();
    await screen.findByText('First');
    await type('6404');
    await userEvent.click(await screen.findByRole('option', { name: 'Product: Second' }));
    expect(await screen.findByText('Edit page')).toBeVisible();
    expect(asked).toContain('/auth/panel/orders?q=6404&limit=5');
  });

  it('shows pages and actions at once, and Enter takes the first that fits', async () => {
    open();
    await screen.findByText('First');
    await press('{Control>}k{/Control}');
    expect(await screen.findByRole('option', { name: 'Add Product' })).toBeVisible();
    await userEvent.type(screen.getByRole('combobox', { name: /^Find products/ }), 'to sh{Enter}');
    expect(await screen.findByRole('link', { name: /^To ship/ })).toHaveAttribute('aria-current', 'page');
  });

  it('finds people for an admin, and their orders', async () => {
    const asked = open('admin');
    await screen.findByText('First');
    await type('farah');
    await userEvent.click(await screen.findByRole('option', { name: 'Orders of Farah Khan, farah@example.com' }));
    expect(await screen.findByRole('table', { name: /orders/i })).toBeVisible();
    expect(asked).toContain('/auth/panel/people?q=farah');
  });

  it.each([
    ['seller', 0],
    ['admin', 1],
  ] as const)('offers a %s only pages that it may see', async (role, count) => {
    open(role);
    await screen.findByText('First');
    await type('complaints');
    await screen.findByRole('option', { name: 'Product: First' });
    expect(screen.queryAllByRole('option', { name: 'Complaints' })).toHaveLength(count);
  });
});
