import { toast } from '@aaram/shared-platform';
import { dialogQueue } from '@aaram/shared-platform/host';
import { answerList, TestPlatform } from '@aaram/shared-platform/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, makeAddress, makeOrder, makeProfile, refuse, signedInPlatform } from '#lib/testing/fixtures.ts';
import { UserDashboardPage } from './user-dashboard-page.tsx';

const success = vi.spyOn(toast, 'success').mockReturnValue(undefined);
const failure = vi.spyOn(toast, 'error').mockReturnValue(undefined);
const broken = () => refuse(500, 'INTERNAL', 'Something went wrong.');

type Options = { tab?: string; answers?: Answers; role?: 'user' | 'seller' | 'admin' };

function renderDashboard({ tab = '', answers = {}, role = 'user' }: Options = {}) {
  const tools = signedInPlatform(
    {
      'GET /auth/me/profile': makeProfile(),
      'GET /auth/me/addresses': { addresses: [makeAddress()], email: 'ananya@example.com' },
      'GET /orders/user-orders': [],
      ...answers,
    },
    role,
  );
  const routes = [
    { path: '/user-dashboard', Component: UserDashboardPage },
    { path: '/login', element: <p>login page</p> },
  ];
  render(<TestPlatform platform={tools.platform} routes={routes} at={`/user-dashboard${tab && `?tab=${tab}`}`} />);
  return tools;
}

/** The open dialog; the shell renders it. */
const question = () => dialogQueue.get()[0];
async function answer(message: string, isYes: boolean) {
  await waitFor(() => expect(question()?.message).toBe(message));
  act(() => question()?.settle(isYes));
}

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});
afterEach(() => {
  for (const request of dialogQueue.get()) {
    request.settle(false);
  }
});

describe('my profile', () => {
  // rules: profile
  it('shows who I am and since when', async () => {
    renderDashboard({ answers: { 'GET /auth/me/profile': makeProfile({ addresses: [makeAddress()] }) } });
    expect(screen.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    for (const text of ['ananya@example.com', 'user', '10 Mar 2025', 'Landmark: N/A', 'Joined March 2025']) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    expect(screen.getByText('Name').nextElementSibling).toHaveTextContent('Ananya Rao');
    expect(within(screen.getByRole('region', { name: 'Saved addresses' })).getByText('14, 3rd Cross')).toBeVisible();
  });

  // rules: profile
  it('says that there are no addresses', async () => {
    renderDashboard();
    expect(await screen.findByText('No addresses saved.')).toBeVisible();
  });

  // rules: profile
  it('tells a failed load and offers a retry', async () => {
    let isDown = true;
    renderDashboard({ answers: { 'GET /auth/me/profile': () => (isDown ? broken() : makeProfile()) } });
    expect(await screen.findByText('No profile data found.')).toBeVisible();
    expect(failure).toHaveBeenCalledWith('Failed to load profile');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('ananya@example.com')).toBeVisible();
  });

  // rules: own-page
  it('keeps each tab in the address', async () => {
    renderDashboard();
    expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/user-dashboard?tab=myorders');
    await userEvent.click(screen.getByRole('link', { name: 'My Addresses' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'My Addresses' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'My Addresses' })).toHaveAttribute('aria-current', 'page');
  });

  it('leads only sellers and admins into the panel', () => {
    renderDashboard({ role: 'seller' });
    expect(screen.getByRole('link', { name: 'Seller Panel' })).toHaveAttribute('href', '/admin-dashboard');
  });

  it('shows shoppers no way into the panel', () => {
    renderDashboard();
    expect(screen.queryByRole('link', { name: 'Seller Panel' })).toBeNull();
  });

  // rules: sessions-end
  it('logs out to the login page', async () => {
    const { platform } = renderDashboard();
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('login page')).toBeVisible();
    expect(platform.store.getState().session.isAuthenticated).toBe(false);
  });
});

describe('my addresses', () => {
  const tab = 'addresses';

  // rules: addresses, my-orders
  it('loads, then says when there are none', async () => {
    renderDashboard({ tab, answers: { 'GET /auth/me/addresses': { addresses: [], email: '' } } });
    expect(screen.getByText('Loading addresses...')).toBeInTheDocument();
    expect(await screen.findByText('No addresses found.')).toBeVisible();
  });

  // rules: addresses
  it('tells a failed load', async () => {
    renderDashboard({ tab, answers: { 'GET /auth/me/addresses': broken } });
    expect(await screen.findByText('Failed to fetch addresses')).toBeVisible();
    expect(failure).toHaveBeenCalledWith('Failed to fetch addresses');
  });

  it('refuses a form with blanks in exact words', async () => {
    const { callsTo } = renderDashboard({ tab });
    await userEvent.click(await screen.findByRole('button', { name: 'Add address' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save Address' }));
    await answer('Please fill all required fields.', true);
    expect(callsTo('POST /auth/me/addresses')).toEqual([]);
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  });

  async function typeAndSave() {
    await userEvent.click(await screen.findByRole('button', { name: 'Add address' }));
    const typed = { Name: 'Ravi', Phone: '9845012345', Address: '1 MG Road', City: 'Pune', Pincode: '411001' };
    for (const [label, text] of Object.entries(typed)) {
      await userEvent.type(screen.getByLabelText(label), text);
    }
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Maharashtra');
    await userEvent.click(screen.getByRole('button', { name: 'Save Address' }));
  }

  // rules: pincode-first
  it('asks which state is right before it saves an address whose PIN code is of another one', async () => {
    const { callsTo } = renderDashboard({
      tab,
      answers: { 'POST /auth/me/addresses': { addresses: [makeAddress()] } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add address' }));
    const typed = { Name: 'Ravi', Phone: '9845012345', Address: '1 MG Road', City: 'Pune', Pincode: '226001' };
    for (const [label, text] of Object.entries(typed)) {
      await userEvent.type(screen.getByLabelText(label), text);
    }
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Kerala');
    await userEvent.click(screen.getByRole('button', { name: 'Save Address' }));
    expect(screen.getByLabelText('State')).toHaveAccessibleDescription('Please say which state is right.');
    expect(callsTo('POST /auth/me/addresses')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Use Uttar Pradesh' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save Address' }));
    await waitFor(() =>
      expect(callsTo('POST /auth/me/addresses')).toMatchObject([{ body: { state: 'Uttar Pradesh' } }]),
    );
  });

  // rules: addresses
  it("says 'Failed to add address' and keeps what was typed", async () => {
    renderDashboard({ tab, answers: { 'POST /auth/me/addresses': broken } });
    await typeAndSave();
    await waitFor(() => expect(failure).toHaveBeenCalledWith('Failed to add address'));
    expect(screen.getByLabelText('City')).toHaveValue('Pune');
  });

  // rules: addresses
  it('adds an address', async () => {
    const added = makeAddress({ _id: 'a2', name: 'Ravi' });
    const { callsTo } = renderDashboard({
      tab,
      answers: { 'POST /auth/me/addresses': { addresses: [makeAddress(), added] } },
    });
    await typeAndSave();
    await waitFor(() => expect(success).toHaveBeenCalledWith('Address added successfully'));
    expect(callsTo('POST /auth/me/addresses')[0]?.body).toMatchObject({ name: 'Ravi', landmark: null });
    expect(await screen.findByText('Ravi')).toBeVisible();
    expect(screen.queryByLabelText('City')).toBeNull();
  });

  it('gives the focus back to the button that opened the form', async () => {
    renderDashboard({ tab });
    const edit = () => screen.findByRole('button', { name: /^Edit/ });
    await userEvent.click(await edit());
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await edit()).toHaveFocus();
  });

  // rules: addresses
  it('keeps what was typed when saving fails', async () => {
    renderDashboard({ tab, answers: { 'PUT /auth/me/address/a1': broken } });
    await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
    await userEvent.clear(screen.getByLabelText('City'));
    await userEvent.type(screen.getByLabelText('City'), 'Mysuru');
    await userEvent.click(screen.getByRole('button', { name: 'Update Address' }));
    await waitFor(() => expect(failure).toHaveBeenCalledWith('Failed to update address'));
    expect(screen.getByLabelText('City')).toHaveValue('Mysuru');
  });

  // rules: addresses
  it('updates an address', async () => {
    renderDashboard({ tab, answers: { 'PUT /auth/me/address/a1': { addresses: [makeAddress({ city: 'Mysuru' })] } } });
    await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Update Address' }));
    await waitFor(() => expect(success).toHaveBeenCalledWith('Address updated successfully'));
    expect(await screen.findByText(/Mysuru, Karnataka/)).toBeVisible();
  });

  // rules: addresses
  it('deletes an address only after a yes', async () => {
    const { callsTo } = renderDashboard({ tab, answers: { 'DELETE /auth/me/address/a1': { addresses: [] } } });
    const text = 'Delete the address of Ananya Rao, Bengaluru?';
    await userEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
    await answer(text, false);
    expect(callsTo('DELETE /auth/me/address/a1')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: /^Delete/ }));
    await answer(text, true);
    await waitFor(() => expect(success).toHaveBeenCalledWith('Address deleted successfully'));
    expect(await screen.findByText('No addresses found.')).toBeVisible();
  });

  // rules: addresses
  it('tells a failed delete', async () => {
    renderDashboard({ tab, answers: { 'DELETE /auth/me/address/a1': broken } });
    await userEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
    await answer('Delete the address of Ananya Rao, Bengaluru?', true);
    await waitFor(() => expect(failure).toHaveBeenCalledWith('Failed to delete address'));
  });
});

describe('my orders', () => {
  const tab = 'myorders';

  it('loads, then says when there are none', async () => {
    renderDashboard({ tab });
    expect(screen.getByText('Loading orders...')).toBeInTheDocument();
    expect(await screen.findByText('No orders found.')).toBeVisible();
  });

  it('shows further orders a page at a time, and goes on with the first new one', async () => {
    const orderOf = (id: number) => makeOrder({ _id: `order-${id}`, number: `AA-0000-000${id}` });
    const pagesOfOrders = (_body: unknown, path: string) =>
      path.includes('cursor=order-2')
        ? answerList([orderOf(3)], 3)
        : answerList([orderOf(1), orderOf(2)], 3, 'order-2');
    renderDashboard({ tab, answers: { 'GET /orders/user-orders': pagesOfOrders } });
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(screen.getByText('2 of 3')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more orders' }));
    const last = await screen.findByRole('article', { name: 'Order AA-0000-0003' });
    expect(document.activeElement).toContainElement(last);
    expect(screen.queryByRole('button', { name: 'Show more orders' })).toBeNull();
  });

  it('keeps the orders and offers a retry when the next page fails', async () => {
    let fails = true;
    const answer = (_body: unknown, path: string) => {
      if (!path.includes('cursor=')) {
        return answerList([makeOrder()], 2, 'order-1');
      }
      return fails
        ? refuse(503, 'UNAVAILABLE_NOW', 'Back in a minute.')
        : answerList([makeOrder({ _id: 'order-2' })], 2);
    };
    renderDashboard({ tab, answers: { 'GET /orders/user-orders': answer } });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more orders' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Back in a minute.');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Show more orders' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  // rules: my-orders
  it("shows the server's message when loading fails", async () => {
    renderDashboard({
      tab,
      answers: { 'GET /orders/user-orders': () => refuse(503, 'UNAVAILABLE_NOW', 'Back in a minute.') },
    });
    expect(await screen.findByText('Back in a minute.')).toBeVisible();
  });

  // rules: my-orders
  it('says so itself when the server said nothing', async () => {
    const silent = () => {
      throw new TypeError('no network');
    };
    renderDashboard({ tab, answers: { 'GET /orders/user-orders': silent } });
    expect(await screen.findByText('Error fetching orders')).toBeVisible();
  });

  // rules: my-orders
  it('shows an order with its state, lines, total and tracking', async () => {
    const order = makeOrder({ orderStatus: 'Shipped', trackingId: 'TRK-77' });
    renderDashboard({ tab, answers: { 'GET /orders/user-orders': [order] } });
    const card = await screen.findByRole('article', { name: 'Order AA-7K3F-92QD' });
    for (const text of ['19 Nov 2026', 'TRK-77', 'Size M · Qty 1 · ₹1,299', 'Paid']) {
      expect(within(card).getAllByText(text).length).toBeGreaterThan(0);
    }
    expect(within(card).getByRole('list', { name: 'Progress of this order' })).toHaveTextContent('Shipped (done)');
    expect(within(card).getByRole('link', { name: 'Track order' })).toHaveAttribute('href', '/track-order?id=order-1');
  });

  // rules: who-may-review
  it.each(['Pending', 'Processing', 'Shipped', 'Cancelled'] as const)(
    'offers no review while the order is %s',
    async (orderStatus) => {
      renderDashboard({ tab, answers: { 'GET /orders/user-orders': [makeOrder({ orderStatus })] } });
      await screen.findByRole('article');
      expect(screen.queryByRole('button', { name: 'Submit review' })).toBeNull();
    },
  );

  const delivered = { 'GET /orders/user-orders': [makeOrder({ orderStatus: 'Delivered' })] };

  // rules: who-may-review
  it('has a review form for each product of a delivered order', async () => {
    const [line] = makeOrder().product;
    const lines = [line, line && { ...line, product: { ...line.product, _id: 'p2', name: 'Palm shorts' } }];
    const product = lines.filter((one) => one !== undefined);
    renderDashboard({
      tab,
      answers: { 'GET /orders/user-orders': [makeOrder({ orderStatus: 'Delivered', product })] },
    });
    expect(await screen.findByRole('form', { name: 'Review Linen shirt' })).toBeVisible();
    expect(screen.getByRole('form', { name: 'Review Palm shorts' })).toBeVisible();
  });

  // rules: who-may-review
  it('has a review form for what has arrived while another parcel of the order is on its way', async () => {
    const [line] = makeOrder().product;
    const other = line && { ...line, seller: 's2', product: { ...line.product, _id: 'p2', name: 'Palm shorts' } };
    const product = [line, other].filter((one) => one !== undefined);
    const order = makeOrder({ orderStatus: 'Shipped', product });
    const parcels = order.parcels.map((parcel, index) =>
      index === 1 ? { ...parcel, orderStatus: 'Delivered' } : parcel,
    );
    renderDashboard({ tab, answers: { 'GET /orders/user-orders': [{ ...order, parcels }] } });
    expect(await screen.findByRole('form', { name: 'Review Palm shorts' })).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Review Linen shirt' })).toBeNull();
  });

  it('wants both stars and words', async () => {
    const { callsTo } = renderDashboard({ tab, answers: delivered });
    await userEvent.click(await screen.findByRole('radio', { name: '4 stars' }));
    await userEvent.type(screen.getByLabelText('Comment'), '   ');
    await userEvent.click(screen.getByRole('button', { name: 'Submit review' }));
    await answer('Please provide both rating and comment', true);
    expect(callsTo('POST /auth/reviews/add')).toEqual([]);
  });

  // rules: review-form
  it('sends a review, trimmed', async () => {
    const { callsTo } = renderDashboard({ tab, answers: { ...delivered, 'POST /auth/reviews/add': { _id: 'r1' } } });
    await userEvent.click(await screen.findByRole('radio', { name: '4 stars' }));
    await userEvent.type(screen.getByLabelText('Comment'), '  Soft  ');
    await userEvent.click(screen.getByRole('button', { name: 'Submit review' }));
    await waitFor(() => expect(success).toHaveBeenCalledWith('Review submitted successfully!'));
    expect(callsTo('POST /auth/reviews/add')[0]?.body).toEqual({ productId: 'p1', rating: 4, comment: 'Soft' });
  });

  // rules: review-form
  it.each([
    {
      answer: () => refuse(403, 'PURCHASE_REQUIRED', 'Only delivered products can be reviewed.'),
      text: 'Only delivered products can be reviewed.',
    },
    { answer: () => Promise.reject(new TypeError('no network')), text: 'Failed to submit review' },
  ])('alerts "$text" when the review is not taken, and keeps it', async ({ answer: reply, text }) => {
    renderDashboard({ tab, answers: { ...delivered, 'POST /auth/reviews/add': reply } });
    await userEvent.click(await screen.findByRole('radio', { name: '5 stars' }));
    await userEvent.type(screen.getByLabelText('Comment'), 'Soft');
    await userEvent.click(screen.getByRole('button', { name: 'Submit review' }));
    await answer(text, true);
    expect(screen.getByLabelText('Comment')).toHaveValue('Soft');
  });
});
