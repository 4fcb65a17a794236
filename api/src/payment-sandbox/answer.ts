import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { CarrierSandbox } from './carrier/carrier.ts';
import { type createCheckout, findAsset } from './checkout.ts';
import type { Dashboard } from './dashboard.ts';
import { type DisputeEnd, disputeEnds } from './disputes.ts';
import { readBody, refuseUnknown, sendJson } from './http.ts';
import { type Payments, SandboxRefusal } from './payments.ts';
import type { createRestApi } from './rest-api.ts';
import type { SandboxStore } from './state.ts';
import { applySwitches, type Switches } from './switches.ts';

const isDisputeEnd = (end: unknown): end is DisputeEnd => disputeEnds.some((one) => one === end);

function readDisputeEnd(end: unknown): DisputeEnd {
  if (!isDisputeEnd(end)) {
    throw new SandboxRefusal('There is no such end of a dispute', { field: 'end' });
  }
  return end;
}

type Parts = {
  store: SandboxStore;
  switches: Switches;
  payments: Payments;
  rest: ReturnType<typeof createRestApi>;
  dashboard: Dashboard;
  carrier: CarrierSandbox;
  checkout: ReturnType<typeof createCheckout>;
  checkAuthorization: (request: IncomingMessage) => void;
  shopOrigins: string[];
};

function setSwitches(switches: Switches, body: Record<string, unknown>) {
  const wrong = applySwitches(switches, body);
  if (wrong !== null) {
    throw new SandboxRefusal(`There is no such switch or value: ${wrong}`, { field: wrong });
  }
}

const amountIn = ({ amount }: Record<string, unknown>) => (typeof amount === 'number' ? amount : undefined);

type Act = (body: Record<string, unknown>) => object;

/** What a person would do by hand, by call. */
const listActs = ({ carrier, payments, rest, dashboard }: Parts): Record<string, Act> => ({
  ...carrier.acts,
  'POST /sandbox/pay': ({ order_id, outcome }) =>
    payments.pay({ order: rest.findOrder(String(order_id)), outcome: outcome === 'declined' ? 'declined' : 'paid' }),
  'POST /sandbox/refund': (body) => dashboard.refund(String(body.payment_id), amountIn(body)),
  'POST /sandbox/settle-refund': ({ refund_id, end }) =>
    dashboard.settle(String(refund_id), end === 'failed' ? 'failed' : 'processed'),
  'POST /sandbox/dispute': (body) => dashboard.dispute(String(body.payment_id), amountIn(body)),
  'POST /sandbox/move-dispute': ({ dispute_id, end }) => dashboard.moveDispute(String(dispute_id), readDisputeEnd(end)),
});

/** Answers a call of the provider's API, with the faults that are switched on. */
async function answerRest(parts: Parts, request: IncomingMessage, response: ServerResponse, url: URL) {
  const { store, switches, rest, checkAuthorization } = parts;
  checkAuthorization(request);
  const body = await readBody(request);
  await wait(switches.latencyMs);
  if (switches.outage === 'hang') {
    return;
  }
  if (switches.outage === 'error') {
    throw new SandboxRefusal('The service is away', { status: 502 });
  }
  const key = request.headers['x-refund-idempotency'];
  const refundKey = typeof key === 'string' ? key : undefined;
  const answer = rest.answer({
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    body,
    refundKey,
  });
  if (answer === null) {
    return refuseUnknown();
  }
  if (request.method !== 'GET') {
    await store.save();
  }
  if (switches.outage === 'drop') {
    request.socket.destroy();
    return;
  }
  sendJson(response, 200, answer);
}

/** Answers one request to the sandbox; throws SandboxRefusal for what it refuses. */
export function createAnswer(parts: Parts) {
  const { store, switches, carrier, checkout, checkAuthorization, shopOrigins } = parts;
  const acts = listActs(parts);

  async function answerControl(request: IncomingMessage, response: ServerResponse, path: string) {
    checkAuthorization(request);
    const body = await readBody(request);
    const call = `${request.method} ${path}`;
    if (call === 'POST /sandbox/switches') {
      setSwitches(switches, body);
    }
    if (call.endsWith('/sandbox/switches')) {
      return sendJson(response, 200, switches);
    }
    const done = acts[call]?.(body);
    if (done === undefined) {
      return refuseUnknown();
    }
    await store.save();
    return sendJson(response, 200, done);
  }

  async function answerCheckout(request: IncomingMessage, response: ServerResponse, url: URL) {
    const call = `${request.method} ${url.pathname}`;
    if (call === 'GET /v1/checkout/order') {
      return sendJson(response, 200, checkout.describe(url.searchParams));
    }
    if (call === 'POST /v1/checkout/payments') {
      const answer = checkout.pay(await readBody(request));
      await store.save();
      return sendJson(response, 200, answer);
    }
    return refuseUnknown();
  }

  return async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://sandbox');
    const asset = request.method === 'GET' ? findAsset(url.pathname, shopOrigins) : null;
    if (asset !== null) {
      response.writeHead(200, asset.headers).end(asset.content);
      return;
    }
    if (url.pathname === '/healthz') {
      return sendJson(response, 200, { status: 'ok' });
    }
    if (carrier.has(url.pathname)) {
      return carrier.answer(request, response, url);
    }
    if (url.pathname.startsWith('/sandbox/')) {
      return answerControl(request, response, url.pathname);
    }
    return url.pathname.startsWith('/v1/checkout/')
      ? answerCheckout(request, response, url)
      : answerRest(parts, request, response, url);
  };
}
