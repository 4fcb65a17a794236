import type { Disputes } from './disputes.ts';
import { createId, type SandboxOrder, type SandboxPayment, type SandboxRefund, unixSeconds } from './entities.ts';
import { type Payments, SandboxRefusal } from './payments.ts';
import type { Refunds } from './refunds.ts';
import type { SandboxStore } from './state.ts';

type RestRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
  refundKey: string | undefined;
};

const notThere = 'The id provided does not exist';

function readOrderInput(body: Record<string, unknown>) {
  const { amount, currency, receipt = null, notes = {} } = body;
  if (amount === undefined) {
    throw new SandboxRefusal('The amount field is required.', { field: 'amount' });
  }
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount)) {
    throw new SandboxRefusal('The amount must be an integer.', { field: 'amount' });
  }
  if (amount < 100) {
    throw new SandboxRefusal('The amount must be at least INR 1.00', { field: 'amount' });
  }
  if (currency !== 'INR') {
    throw new SandboxRefusal('Currency is not supported', { field: 'currency' });
  }
  if (receipt !== null && (typeof receipt !== 'string' || receipt.length > 40)) {
    throw new SandboxRefusal('The receipt may not be greater than 40 characters.', { field: 'receipt' });
  }
  if (typeof notes !== 'object' || notes === null || Object.keys(notes).length > 15) {
    throw new SandboxRefusal('The notes may not have more than 15 items.', { field: 'notes' });
  }
  return { amount, currency, receipt, notes: notes as Record<string, string> };
}

/** Find an entity by its id, or throw SandboxRefusal. */
function createFinders(state: SandboxStore['state']) {
  function findOrder(id: string): SandboxOrder {
    const order = Object.hasOwn(state.orders, id) ? state.orders[id] : undefined;
    if (order === undefined) {
      throw new SandboxRefusal(notThere);
    }
    return order;
  }

  function findPayment(id: string): SandboxPayment {
    const payment = Object.hasOwn(state.payments, id) ? state.payments[id] : undefined;
    if (payment === undefined) {
      throw new SandboxRefusal(notThere);
    }
    return payment;
  }

  function findRefund(id: string): SandboxRefund {
    const refund = Object.hasOwn(state.refunds, id) ? state.refunds[id] : undefined;
    if (refund === undefined) {
      throw new SandboxRefusal(notThere);
    }
    return refund;
  }

  return { findOrder, findPayment, findRefund };
}

type RestParts = { store: SandboxStore; payments: Payments; refunds: Refunds; disputes: Disputes };

/** The endpoints of orders. */
function createOrderApi({ state }: Pick<SandboxStore, 'state'>, findOrder: (id: string) => SandboxOrder) {
  function createOrder(body: Record<string, unknown>): SandboxOrder {
    const input = readOrderInput(body);
    const former = Object.values(state.orders).find(
      (order) => input.receipt !== null && order.receipt === input.receipt,
    );
    if (body.unique_receipt === true && former !== undefined) {
      return former;
    }
    const order: SandboxOrder = {
      id: createId('order'),
      entity: 'order',
      amount: input.amount,
      amount_paid: 0,
      amount_due: input.amount,
      currency: input.currency,
      receipt: input.receipt,
      offer_id: null,
      status: 'created',
      attempts: 0,
      // The real service answers an empty list, not an empty object, when there are none.
      notes: Object.keys(input.notes).length === 0 ? [] : input.notes,
      created_at: unixSeconds(),
    };
    state.orders[order.id] = order;
    return order;
  }

  function listPayments(orderId: string) {
    findOrder(orderId);
    const items = Object.values(state.payments).filter((payment) => payment.order_id === orderId);
    return { entity: 'collection', count: items.length, items };
  }

  function listOrders(receipt: string | null) {
    const items = Object.values(state.orders).filter((order) => receipt === null || order.receipt === receipt);
    return { entity: 'collection', count: items.length, items };
  }

  return function answerOrder(
    { method, body, query }: RestRequest,
    id: string | undefined,
    action: string | undefined,
  ): object | null {
    if (method === 'POST' && id === undefined) {
      return createOrder(body);
    }
    if (method === 'GET' && id === undefined) {
      return listOrders(query.get('receipt'));
    }
    if (method === 'GET' && id !== undefined) {
      return action === 'payments' ? listPayments(id) : findOrder(id);
    }
    return null;
  };
}

/** The provider's REST endpoints over the sandbox's state. `answer` throws SandboxRefusal for what it refuses. */
export function createRestApi({ store, payments, refunds, disputes }: RestParts) {
  const { state } = store;
  const { findOrder, findPayment, findRefund } = createFinders(state);
  const answerOrder = createOrderApi(store, findOrder);

  function answerPayment(
    { method, body, refundKey }: RestRequest,
    id: string,
    action: string | undefined,
  ): object | null {
    const key = `${method} ${action ?? ''}`.trim();
    if (key === 'GET') {
      return findPayment(id);
    }
    if (key === 'POST capture') {
      return payments.capture(findPayment(id), body.amount);
    }
    if (key === 'GET refunds') {
      const items = refunds.list(findPayment(id));
      return { entity: 'collection', count: items.length, items };
    }
    if (key === 'POST refund') {
      const receipt = typeof body.receipt === 'string' ? body.receipt : null;
      return refunds.refund(findPayment(id), { amount: body.amount, receipt, key: refundKey });
    }
    return null;
  }

  function listPage({ listAll }: Pick<Refunds | Disputes, 'listAll'>, query: URLSearchParams) {
    const read = (name: string, otherwise: number) => Number(query.get(name) ?? otherwise);
    const items = listAll({ from: read('from', 0), count: read('count', 10), skip: read('skip', 0) });
    return { entity: 'collection', count: items.length, items };
  }

  function answerMoneyBack(kind: 'refunds' | 'disputes', query: URLSearchParams, id: string | undefined) {
    if (id === undefined) {
      return listPage(kind === 'refunds' ? refunds : disputes, query);
    }
    return kind === 'refunds' ? findRefund(id) : disputes.find(id);
  }

  return {
    findOrder,
    findPayment,
    findRefund,
    /** Returns the response body of a call, or null when there is no such endpoint. */
    answer(request: RestRequest): object | null {
      const [, , kind, id, action] = request.path.split('/');
      if (kind === 'orders') {
        return answerOrder(request, id, action);
      }
      if (request.method === 'GET' && (kind === 'refunds' || kind === 'disputes')) {
        return answerMoneyBack(kind, request.query, id);
      }
      return kind === 'payments' && id !== undefined ? answerPayment(request, id, action) : null;
    },
  };
}
