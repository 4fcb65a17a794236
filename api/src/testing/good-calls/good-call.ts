import type { InjectOptions } from 'fastify';
import type { PaymentHarness } from '../payment-harness.ts';

type Person = Awaited<ReturnType<PaymentHarness['shopper']>>;
/** All callers; `shopper` and `seller` own what the calls are about. Three work in the team of `seller`. */
export type People = Record<
  'shopper' | 'otherShopper' | 'seller' | 'otherSeller' | 'admin' | 'catalogue' | 'orders' | 'content',
  Person
>;
type Role = keyof People;
type Parts = Partial<Pick<InjectOptions, 'payload' | 'headers' | 'query'>> & { params?: Record<string, string> };
/** A call that succeeds when `by` makes it, with data that is made for it alone. */
export type GoodCall = {
  by?: Role;
  make?: (given: { harness: PaymentHarness; people: People }) => Promise<Parts> | Parts;
};
