import { useToggleWishlist } from '@aaram/shared-platform';
import { dialogQueue } from '@aaram/shared-platform/host';
import { TestPlatform } from '@aaram/shared-platform/testing';
import { describeFailures } from '@aaram/shared-platform/testing/describe-failures';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { vi } from 'vitest';
import {
  type Answers,
  makeAddress,
  makeCart,
  makeItem,
  makeOrder,
  makeProfile,
  makeWholeProduct,
  signedInPlatform,
} from '#lib/testing/fixtures.ts';
import { UserDashboardPage } from './account/user-dashboard-page.tsx';
import { CartPage } from './checkout/cart-page.tsx';
import { CheckoutPage } from './checkout/checkout-page.tsx';
import { OrderConfirmationPage } from './orders/order-confirmation-page.tsx';
import { TrackOrderPage } from './orders/track-order-page.tsx';
import { ProductPage } from './product/product-page.tsx';

class NoObserver {
  observe() {}
  disconnect() {}
}
Object.assign(window, { IntersectionObserver: NoObserver, Razorpay: NoObserver });

function Hearts() {
  const { toggle } = useToggleWishlist();
  return ['Add', 'Remove'].map((name) => (
    <button key={name} type="button" onClick={() => void toggle('p1', name === 'Remove')}>
      {name}
    </button>
  ));
}

/** A page with a session; all calls succeed except those in `answers`. */
function open(at: string, answers: Answers) {
  const { platform } = signedInPlatform({
    'GET /auth/cart/u1': makeCart([makeItem()]),
    'GET /auth/me/profile': makeProfile(),
    'GET /auth/me/addresses': { addresses: [makeAddress()], email: 'ananya@example.com' },
    'GET /orders/user-orders': [makeOrder({ orderStatus: 'Delivered' })],
    'GET /auth/products/p1': makeWholeProduct(),
    'GET /auth/products/p1/similar': [],
    'GET /auth/get-wishlist': [],
    'GET /auth/get-all-products': [],
    ...answers,
  });
  const routes = [
    { path: '/hearts', Component: Hearts },
    { path: '/cart', Component: CartPage },
    { path: '/checkout', Component: CheckoutPage },
    {
      path: '/order-confirmation/:orderId/:paymentStatus',
      element: <OrderConfirmationPage params={{ orderId: 'order-1' }} />,
    },
    { path: '/single-product/:id', element: <ProductPage params={{ id: 'p1' }} /> },
    { path: '/track-order', Component: TrackOrderPage },
    { path: '/user-dashboard', Component: UserDashboardPage },
  ];
  render(<TestPlatform platform={platform} routes={routes} at={at} />);
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const say = (answer: boolean) =>
  waitFor(() => {
    const [question] = dialogQueue.get();
    act(() => question?.settle(answer));
    if (question === undefined) {
      throw new Error('No call asks for it.');
    }
  });
const myAddresses = '/user-dashboard?tab=addresses';
const enter = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

function fillAddress() {
  const typed = { Name: 'Ravi', Phone: '9845012345', Address: '1 MG Road', City: 'Pune', Pincode: '411001' };
  for (const [label, value] of Object.entries({ ...typed, State: 'Maharashtra' })) {
    enter(label, value);
  }
}

// rules: server-message-or-own-text
describeFailures('a call of the store fails in exact words', [
  {
    what: 'adding to the wishlist',
    text: 'Failed to add to Wishlist.',
    run: (fail) => {
      open('/hearts', { 'POST /auth/add-wishlist': fail });
      return press('Add');
    },
  },
  {
    what: 'removing from the wishlist',
    text: 'Failed to remove from Wishlist.',
    run: (fail) => {
      open('/hearts', { 'DELETE /auth/remove-wishlist': fail });
      return press('Remove');
    },
  },
  {
    what: 'loading the cart',
    text: 'Your cart could not be loaded.',
    run: (fail) => open('/cart', { 'GET /auth/cart/u1': fail }),
  },
  {
    what: 'updating the cart',
    text: 'Failed to update cart',
    run: (fail) => {
      open('/cart', { 'PUT /auth/update': fail });
      return press('Increase quantity');
    },
  },
  {
    what: 'removing from the cart',
    text: 'Failed to remove item',
    run: (fail) => {
      open('/cart', { 'DELETE /auth/cart/remove/p1': fail });
      return press(/^Remove Linen shirt/);
    },
  },
  {
    what: 'clearing the cart',
    text: null,
    run: async (fail) => {
      open('/cart', { 'DELETE /auth/clear-cart/u1': fail });
      await press('Clear cart');
      await say(true);
    },
  },
  {
    what: 'adding to the cart',
    text: 'Failed to add item to cart.',
    run: async (fail) => {
      open('/single-product/p1?size=M', { 'POST /auth/add-cart': fail });
      const [button] = await screen.findAllByRole('button', { name: 'Add to Cart' });
      fireEvent.click(button ?? document.body);
    },
  },
  {
    what: 'loading a product',
    text: 'Product not found.',
    run: (fail) => open('/single-product/p1', { 'GET /auth/products/p1': fail }),
  },
  {
    what: 'the toast of a profile that does not load',
    text: 'Failed to load profile',
    run: (fail) => open('/user-dashboard', { 'GET /auth/me/profile': fail }),
  },
  {
    what: 'a profile that does not load',
    text: 'No profile data found.',
    run: (fail) => open('/user-dashboard', { 'GET /auth/me/profile': fail }),
  },
  {
    what: 'loading the addresses',
    text: 'Failed to fetch addresses',
    run: (fail) => open(myAddresses, { 'GET /auth/me/addresses': fail }),
  },
  {
    what: 'adding an address',
    text: 'Failed to add address',
    run: async (fail) => {
      open(myAddresses, { 'POST /auth/me/addresses': fail });
      await press('Add address');
      fillAddress();
      await press('Save Address');
    },
  },
  {
    what: 'updating an address',
    text: 'Failed to update address',
    run: async (fail) => {
      open(myAddresses, { 'PUT /auth/me/address/a1': fail });
      await press(/^Edit the address/);
      await press('Update Address');
    },
  },
  {
    what: 'deleting an address',
    text: 'Failed to delete address',
    run: async (fail) => {
      open(myAddresses, { 'DELETE /auth/me/address/a1': fail });
      await press(/^Delete the address/);
      await say(true);
    },
  },
  {
    what: 'loading my orders',
    text: 'Error fetching orders',
    orServerMessage: true,
    run: (fail) => open('/user-dashboard?tab=myorders', { 'GET /orders/user-orders': fail }),
  },
  {
    what: 'loading the orders to track',
    text: 'Error fetching orders',
    orServerMessage: true,
    run: (fail) => open('/track-order?id=order-1', { 'GET /orders/user-orders': fail }),
  },
  {
    what: 'a review',
    text: 'Failed to submit review',
    orServerMessage: true,
    run: async (fail) => {
      open('/user-dashboard?tab=myorders', { 'POST /auth/reviews/add': fail });
      fireEvent.click(await screen.findByRole('radio', { name: /^4/ }));
      enter('Comment', 'Soft');
      await press('Submit review');
    },
  },
  {
    what: 'placing an order',
    text: 'Something went wrong.',
    orServerMessage: true,
    run: async (fail) => {
      open('/checkout', { 'POST /orders/create-order': fail });
      fireEvent.click(await screen.findByRole('radio', { name: /Online Payment/ }));
      await screen.findByRole('radio', { name: /Ananya Rao/ });
      const place = screen.getByRole<HTMLButtonElement>('button', { name: 'Place Order' });
      await waitFor(() => {
        if (place.disabled) {
          throw new Error('Something is missing.');
        }
      });
      fireEvent.click(place);
    },
  },
  {
    what: 'checking an order',
    text: 'Could not verify your order. Please try again.',
    run: async (fail) => {
      vi.useFakeTimers();
      open('/order-confirmation/order-1/Paid', { 'GET /orders/check-status': fail });
      await act(() => vi.advanceTimersByTimeAsync(35_000));
      vi.useRealTimers();
    },
  },
]);
