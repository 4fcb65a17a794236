import { TestPlatform } from '@aaram/shared-platform/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { makeOrder, signedInPlatform } from '#lib/testing/fixtures.ts';
import { OrderCard } from './order-card.tsx';
import { useMyOrders } from './use-my-orders.ts';

function show(changes: Parameters<typeof makeOrder>[0]) {
  const { platform } = signedInPlatform({});
  render(
    <TestPlatform
      platform={platform}
      at="/"
      routes={[{ path: '/', element: <OrderCard order={makeOrder(changes)} /> }]}
    />,
  );
}

describe("an order's card", () => {
  it('leads to the invoice of a paid order', async () => {
    show({ invoiceNumber: 'AAR/26-27/000041' });
    expect(await screen.findByRole('link', { name: 'Download invoice' })).toHaveAttribute('href', '/invoice/order-1');
    expect(screen.getByText('AAR/26-27/000041')).toBeVisible();
  });

  // rules: invoices
  it('tells GST once, among figures that add up to what was paid', async () => {
    show({ deliveryCharges: 100, totalAmount: 499, gstAmount: 23.76, payableAmount: 622.76 });
    const rows = (await screen.findAllByRole('term')).map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(rows).toEqual([
      ['Items before GST', '₹499.00'],
      ['GST', '₹23.76'],
      ['Delivery', '₹100.00'],
      ['Paid', '₹622.76'],
    ]);
    expect(screen.getAllByText('₹23.76')).toHaveLength(1);
  });

  it('on a page of its own has times, a link to the carrier, help, and a place below each line', async () => {
    const history = [{ orderStatus: 'Shipped' as const, at: '2026-11-20T04:34:00.000Z' }];
    const order = makeOrder({ orderStatus: 'Shipped', trackingId: 'DL 1', history });
    const parcels = order.parcels.map((parcel) => ({ ...parcel, carrier: 'delhivery' as const }));
    const { platform } = signedInPlatform({});
    const card = (
      <OrderCard
        order={{ ...order, parcels }}
        isAlone
        renderLine={({ size }) => <button type="button">Return {size}</button>}
      />
    );
    render(<TestPlatform platform={platform}>{card}</TestPlatform>);
    const steps = await screen.findByRole('list', { name: 'Progress of this order' });
    expect(steps).toHaveTextContent('Placed (done)19 Nov 2026, 1:30 am');
    expect(steps).toHaveTextContent('Shipped (done)20 Nov 2026, 10:04 am');
    expect(screen.getByRole('link', { name: 'Track with Delhivery' })).toHaveAttribute(
      'href',
      'https://www.delhivery.com/track/package/DL%201',
    );
    expect(screen.getByRole('link', { name: 'Make a complaint' })).toHaveAttribute(
      'href',
      '/grievance?order=AA-7K3F-92QD',
    );
    expect(screen.getByRole('button', { name: 'Return M' })).toBeVisible();
  });

  // rules: shipments
  it('shows where a parcel has been, the latest first, on the page of its order alone', async () => {
    const scans = [
      { at: '2026-11-20T04:30:00.000Z', location: 'Kochi_Hub', text: 'In Transit' },
      { at: '2026-11-21T13:00:00.000Z', location: '', text: 'Delivered' },
    ];
    const order = makeOrder({ orderStatus: 'Delivered', trackingId: 'DL 1' });
    const parcels = order.parcels.map((parcel) => ({ ...parcel, scans }));
    const { platform } = signedInPlatform({});
    const card = (isAlone: boolean) => (
      <TestPlatform platform={platform}>
        <OrderCard order={{ ...order, parcels }} isAlone={isAlone} />
      </TestPlatform>
    );
    const { unmount } = render(card(true));
    await userEvent.click(await screen.findByText('Where your parcel has been'));
    const items = screen.getAllByText(/^(Delivered|In Transit, Kochi_Hub)$/, { selector: 'li' });
    expect(items.map((item) => item.textContent)).toEqual([
      '21 Nov 2026, 6:30 pm Delivered',
      '20 Nov 2026, 10:00 am In Transit, Kochi_Hub',
    ]);
    unmount();
    render(card(false));
    await screen.findByText('Order AA-7K3F-92QD');
    expect(screen.queryByText('Where your parcel has been')).toBeNull();
  });

  it('offers none before the payment', async () => {
    show({ invoiceNumber: null });
    expect(await screen.findByText('Order AA-7K3F-92QD')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Download invoice' })).toBeNull();
  });

  it('says until when the items of an unpaid order are held, and offers to pay it', async () => {
    show({ paymentStatus: 'Initiated', heldUntil: '2099-11-18T20:15:00.000Z' });
    expect(await screen.findByText(/Its items are reserved for you until/)).toHaveTextContent(
      'until 19 Nov 2099, 1:45 am.',
    );
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/checkout?order=order-1');
  });

  it('says that an unpaid order is over when nothing is held for it any more', async () => {
    show({ paymentStatus: 'Initiated', heldUntil: null });
    expect(
      await screen.findByText('It was not paid in time. If you still want its items, please order again.'),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull();
  });

  it('says nothing of paying when the order is paid', async () => {
    show({ paymentStatus: 'Paid', heldUntil: null });
    expect(await screen.findByText('Order AA-7K3F-92QD')).toBeVisible();
    expect(screen.queryByText(/paid in time|held for you/)).toBeNull();
  });
});

function Latest() {
  const order = useMyOrders().data?.[0];
  return order ? <OrderCard order={order} /> : null;
}

describe('a hold that ends while its order is looked at', () => {
  it('has the orders asked for again, by whatever clock the server has', async () => {
    vi.useFakeTimers();
    vi.setSystemTime('2026-11-18T20:00:00.000Z');
    const held = makeOrder({ paymentStatus: 'Initiated', heldUntil: '2026-11-18T20:15:00.000Z' });
    let answer = held;
    const { platform, callsTo } = signedInPlatform({ 'GET /orders/user-orders': () => [answer] });
    render(<TestPlatform platform={platform} at="/" routes={[{ path: '/', Component: Latest }]} />);
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await pass(0);
    expect(screen.getByRole('link', { name: 'Pay now' })).toBeVisible();
    await pass(15 * 60_000 + 1000);
    expect(callsTo('GET /orders/user-orders')).toHaveLength(2);
    // The hold has ended by the browser's clock, but not yet on the server.
    expect(screen.getByRole('link', { name: 'Pay now' })).toBeVisible();
    answer = { ...held, heldUntil: null };
    await pass(6000);
    expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull();
    vi.useRealTimers();
  });
});

describe('an order in parcels', () => {
  // rules: parcels
  it('shows the parcels of an order that two sellers send: what is in each, how far it is, and its tracking', async () => {
    const [line] = makeOrder().product;
    const shirt = line && { ...line, seller: 's1' };
    const belt = line && { ...line, seller: 's2', product: { ...line.product, _id: 'p2', name: 'Woven belt' } };
    const { parcels } = makeOrder({ product: [shirt, belt].filter((one) => one !== undefined) });
    const states = [
      { orderStatus: 'Delivered', trackingId: 'A-1' },
      { orderStatus: 'Shipped', trackingId: 'B-2' },
    ] as const;
    show({
      product: [shirt, belt].filter((one) => one !== undefined),
      orderStatus: 'Shipped',
      trackingId: 'A-1, B-2',
      parcels: parcels.map((parcel, index) => ({ ...parcel, ...states[index] })),
    });
    const first = within(await screen.findByRole('region', { name: 'Parcel 1 of 2' }));
    expect(first.getByText('Linen shirt')).toBeVisible();
    expect(first.queryByText('Woven belt')).toBeNull();
    expect(first.getByText('A-1')).toBeVisible();
    expect(first.getByRole('list', { name: 'Progress of parcel 1 of 2' })).toHaveTextContent('Delivered (done)');
    const second = within(screen.getByRole('region', { name: 'Parcel 2 of 2' }));
    expect(second.getByText('Woven belt')).toBeVisible();
    expect(second.getByText('B-2')).toBeVisible();
    expect(second.getByRole('list', { name: 'Progress of parcel 2 of 2' })).toHaveTextContent('Delivered (not yet)');
    expect(screen.queryByText('A-1, B-2')).toBeNull();
  });

  it('names no parcel when there is one', async () => {
    show({ orderStatus: 'Shipped', trackingId: 'A-1' });
    expect(await screen.findByRole('list', { name: 'Progress of this order' })).toBeVisible();
    expect(screen.queryByText(/^Parcel/)).toBeNull();
  });
});

describe('everything that happened to an order', () => {
  // rules: page-of-an-order
  it('is read when it is opened, in the words of its shopper, the newest first', async () => {
    const steps = [
      { at: '2026-11-14T20:00:00.000Z', kind: 'placed' },
      { at: '2026-11-22T09:01:00.000Z', kind: 'refund-done', amount: 443.81 },
    ];
    const { platform, calls } = signedInPlatform({ 'GET /orders/order-1/steps': () => steps });
    render(
      <TestPlatform
        platform={platform}
        at="/"
        routes={[{ path: '/', element: <OrderCard order={makeOrder({})} isAlone /> }]}
      />,
    );
    const summary = await screen.findByText('Everything that happened');
    expect(calls.map(({ path }) => path)).not.toContain('/orders/order-1/steps');
    await userEvent.click(summary);
    const [list] = await screen.findAllByText('₹443.81 went back to you');
    const items = within(list?.closest('ol') as HTMLElement).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^₹443.81 went back to you22 Nov 2026/),
      expect.stringMatching(/^Order placed15 Nov 2026/),
    ]);
  });
});
