import { describe, expect, it } from 'vitest';
import { makeOrder } from '#lib/testing/fixtures.ts';
import { describeSteps } from './order-steps.ts';

const history = [
  { orderStatus: 'Pending', at: '2026-11-18T20:00:00.000Z' },
  { orderStatus: 'Processing', at: '2026-11-19T06:00:00.000Z' },
  { orderStatus: 'Shipped', at: '2026-11-20T06:00:00.000Z' },
] as const;

describe('the stations of an order', () => {
  it('marks what is reached, with the day in India', () => {
    expect(describeSteps(makeOrder({ orderStatus: 'Shipped', history: [...history] }))).toEqual([
      { label: 'Placed', date: '19 Nov 2026', done: true },
      { label: 'Processing', date: '19 Nov 2026', done: true },
      { label: 'Shipped', date: '20 Nov 2026', done: true },
      { label: 'Delivered', date: undefined, done: false },
    ]);
  });

  it('goes back with the order', () => {
    const steps = describeSteps(makeOrder({ orderStatus: 'Processing', history: [...history] }));
    expect(steps.map(({ done }) => done)).toEqual([true, true, false, false]);
  });

  it('shows a cancelled order as placed and cancelled', () => {
    const order = makeOrder({
      orderStatus: 'Cancelled',
      history: [...history, { orderStatus: 'Cancelled', at: '2026-11-21T06:00:00.000Z' }],
    });
    expect(describeSteps(order)).toEqual([
      { label: 'Placed', date: '19 Nov 2026', done: true },
      { label: 'Cancelled', date: '21 Nov 2026', done: true },
    ]);
  });
});
