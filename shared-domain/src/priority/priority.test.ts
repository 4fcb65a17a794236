import { describe, expect, it } from 'vitest';
import { pages } from '../contract/index.ts';
import { isBuyingCall, isBuyingPage } from './index.ts';

const id = '0b7f3a4e-7c39-4c56-9d3b-0d6f3c1a2b4c';

describe('who goes first when there is too much to do', () => {
  it('are the calls that pay for a cart and show own orders', () => {
    const buying = [
      '/api/orders/create-order',
      '/api/orders/verify-payment',
      `/api/orders/${id}/pay`,
      '/api/orders/check-status',
      '/api/orders/user-orders',
      `/api/auth/orders/${id}`,
      `/api/auth/cart/${id}`,
      '/api/auth/add-cart',
      '/api/auth/me/addresses',
      '/api/auth/me/profile',
      '/api/webhooks/razorpay',
    ];
    expect(buying.filter((path) => !isBuyingCall(path))).toEqual([]);
  });

  it('are not the calls that read products, posts and pictures, nor logins', () => {
    const others = ['/api/auth/get-all-products', `/api/auth/products/${id}`, '/api/blog/posts', '/api/auth/login'];
    expect(others.filter(isBuyingCall)).toEqual([]);
  });

  it('are the pages of a checkout, and no others of the store', () => {
    const buying = [
      pages.cart(),
      pages.checkout(),
      pages.account(),
      pages.login(),
      pages.orderConfirmation(id, 'Paid'),
      pages.invoice(id),
    ];
    expect(buying.filter((path) => !isBuyingPage(path))).toEqual([]);
    const others = [pages.home(), pages.category('women'), pages.plainProduct(id), pages.blogs(), pages.wishlist()];
    expect(others.filter(isBuyingPage)).toEqual([]);
  });
});
