import type { OrderReturns, Return, ReturnInput, ReturnMove } from '@aaram/shared-domain/return';
import { buildForm, buildPicture } from '../build-form.ts';
import type { Headers, PaymentHarness, Wanted } from '../payment-harness.ts';
import type { openTwoSellers } from './two-sellers.ts';

type Shop = Awaited<ReturnType<typeof openTwoSellers>>;
type Person = { headers: Headers };
type Ask = Partial<ReturnInput> & { at?: number; key?: string };

/** Calls about cancelled and returned pieces, in a store with two sellers. */
export function openReturns(harness: PaymentHarness, shop: Shop) {
  const inject = (who: Person, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, key?: string) =>
    harness.app.inject({
      method,
      url,
      headers: key === undefined ? who.headers : { ...who.headers, 'idempotency-key': key },
      ...(payload === undefined ? {} : { payload }),
    });

  const read = async (who: Person, orderId: string): Promise<OrderReturns> =>
    (await inject(who, 'GET', `/api/orders/${orderId}/returns`)).json();

  const readLines = (orderId: string) =>
    harness.db<{ id: string }[]>`select id from order_lines where order_id = ${orderId} order by position`;

  return {
    read,
    readLines,
    /** Buys and pays. */
    async buy(wanted: readonly Wanted[]) {
      const { buyer, orderId, payment } = await shop.buy(wanted);
      return { buyer, orderId, paymentId: payment.paymentId };
    },
    /** Buys, pays and delivers; `hoursAgo` is how long the delivery is past. */
    async deliver(wanted: readonly Wanted[], { hoursAgo = 0 } = {}) {
      const { buyer, orderId, payment } = await shop.buy(wanted);
      await shop.setStatus(shop.admin, orderId, 'Delivered');
      await harness.db`
        update parcel_events set at = now() - make_interval(secs => ${hoursAgo * 3600}::float8)
        where order_status = 'Delivered' and parcel_id in (select id from order_parcels where order_id = ${orderId})`;
      return { buyer, orderId, paymentId: payment.paymentId };
    },
    /** Asks for pieces of the line at this index of the order. */
    async ask(who: Person, orderId: string, { at = 0, key, ...input }: Ask) {
      const line = (await readLines(orderId))[at]?.id ?? '';
      const payload = { line, kind: 'return', quantity: 1, ...input };
      return inject(who, 'POST', `/api/orders/${orderId}/returns`, payload, key);
    },
    /** Asks, and returns the newest return of the order. */
    async request(who: Person, orderId: string, input: Ask): Promise<Return> {
      const answer = await this.ask(who, orderId, { reason: 'size', ...input });
      const [made] = answer.json<OrderReturns>().returns ?? [];
      if (made === undefined) {
        throw new Error(answer.body);
      }
      return made;
    },
    move: (who: Person, id: string, move: ReturnMove) => inject(who, 'PUT', `/api/auth/panel/returns/${id}`, move),
    mailAgain: (who: Person, id: string) => inject(who, 'POST', `/api/auth/panel/returns/${id}/mail`),
    withdraw: (who: Person, orderId: string, id: string) =>
      inject(who, 'POST', `/api/orders/${orderId}/returns/${id}/withdraw`),
    async list(who: Person, query = ''): Promise<Return[]> {
      return (await inject(who, 'GET', `/api/auth/panel/returns${query}`)).json();
    },
    /** A picture that this shopper uploaded for a return; undefined when the store has no time for it. */
    async upload(who: Person): Promise<string | undefined> {
      const form = await buildForm({}, [await buildPicture()]);
      const answer = await harness.app.inject({
        method: 'POST',
        url: '/api/auth/uploads/return',
        payload: form.payload,
        headers: { ...form.headers, ...who.headers },
      });
      return answer.json<{ pictures?: string[] }>().pictures?.[0];
    },
  };
}
