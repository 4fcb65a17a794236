import { dialogQueue } from '@aaram/shared-platform/host';
import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { describeFailures } from '@aaram/shared-platform/testing/describe-failures';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { answerList, buildOrder, buildProduct } from '#testing/build-panel.ts';
import { OrdersPage } from './orders/orders-page.tsx';
import { AddProductPage } from './products/add-product-page.tsx';
import { ProductsPage } from './products/products-page.tsx';

/** Renders a page of the panel; `read` answers its GET calls, `write` all others. */
function open(page: ReactNode, read: () => Response, write: () => Response) {
  const platform = createTestPlatform(({ method, path }) => {
    if (path === '/auth/panel/tables/orders') {
      return { columns: null, density: 'roomy', views: [] };
    }
    return method === 'GET' ? read() : write();
  });
  platform.queryClient.setDefaultOptions({ queries: { retry: false } });
  platform.startSession({ token: 't', user: { id: 'seller-1', role: 'seller', isVerified: true, name: 'Rohan' } });
  render(<TestPlatform platform={platform}>{page}</TestPlatform>);
}
const orders = () => answerList([buildOrder()]);
const products = () => answerList([buildProduct()]);
const button = (name: string | RegExp) => screen.findByRole('button', { name });

// rules: server-message-or-own-text
describeFailures('a call of the panel fails in exact words', [
  {
    what: 'adding a product',
    text: 'Failed to add product.',
    orServerMessage: true,
    run: async (fail) => {
      URL.createObjectURL = () => 'blob:picture';
      URL.revokeObjectURL = () => {};
      open(<AddProductPage />, products, fail);
      const set = (label: string, value: string) =>
        fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
      set('Name', 'Satchel');
      set('Description', 'Stands up.');
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Bags');
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Subcategory' }), 'Handbags');
      set('Price', '2799');
      set('Total quantity', '4');
      const picture = new File(['0'], '0.png', { type: 'image/png' });
      await userEvent.upload(screen.getByLabelText(/Add images/), [picture]);
      await button('Remove 0.png');
      fireEvent.click(await button('Add Product'));
    },
  },
  {
    what: 'loading the orders',
    text: null,
    run: async (fail) => {
      open(<OrdersPage />, fail, fail);
      await button('Try again');
    },
  },
  {
    what: 'an order status',
    text: 'Failed to update order status',
    run: async (fail) => {
      open(<OrdersPage />, orders, fail);
      await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Shipped');
    },
  },
  {
    what: 'a tracking id',
    text: 'Failed to update tracking ID',
    run: async (fail) => {
      open(<OrdersPage />, orders, fail);
      const field = await screen.findByRole('textbox', { name: 'Tracking ID' });
      fireEvent.change(field, { target: { value: 'TRK-1' } });
      fireEvent.blur(field);
    },
  },
  {
    what: 'deleting a product',
    text: 'Failed to delete product.',
    orServerMessage: true,
    run: async (fail) => {
      open(<ProductsPage />, products, fail);
      fireEvent.click(await button(/^Delete/));
      await waitFor(() => act(() => dialogQueue.get()[0]?.settle(true)));
    },
  },
  {
    what: 'updating a product',
    text: 'Failed to update product.',
    orServerMessage: true,
    run: async (fail) => {
      open(<ProductsPage />, products, fail);
      fireEvent.click(await button(/^Edit/));
      fireEvent.change(screen.getByRole('textbox', { name: /^Price/ }), { target: { value: '999' } });
      fireEvent.click(await button(/^Save/));
    },
  },
]);
