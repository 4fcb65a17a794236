import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCheckout, findAsset } from './checkout.ts';
import { createPayments, SandboxRefusal } from './payments.ts';
import { createRestApi } from './rest-api.ts';
import { signPayment } from './signatures.ts';
import { openStore } from './state.ts';
import { applySwitches, readSwitches, type Switches } from './switches.ts';
import { createWebhooks } from './webhooks.ts';

export type SandboxOptions = {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Where events are sent; null keeps them for `takeEvents()`. */
  webhookUrl: string | null;
  /** JSON file the sandbox remembers in; null forgets at exit. */
  stateFile: string | null;
  /** Origins that may frame the payment dialog. */
  shopOrigins?: string[];
  switches?: Partial<Switches>;
};

export type Sandbox = ReturnType<typeof createSandbox>;

const mostBodyBytes = 256 * 1024;

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > mostBodyBytes) {
      throw new SandboxRefusal('The request is too large', { status: 413 });
    }
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  try {
    const parsed: unknown = text === '' ? {} : JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    throw new SandboxRefusal('The request is not JSON');
  }
}

function sendJson(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

function sendRefusal(response: ServerResponse, error: unknown) {
  const refusal = error instanceof SandboxRefusal ? error : new SandboxRefusal('The server met an error', { status: 500 });
  sendJson(response, refusal.status, {
    error: {
      code: refusal.status >= 500 ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR',
      description: refusal.message,
      source: 'business',
      step: 'payment_initiation',
      reason: 'input_validation_failed',
      metadata: {},
      ...(refusal.field === undefined ? {} : { field: refusal.field }),
    },
  });
}

/** The payment provider in miniature, over HTTP and, for tests, in the same process. It moves no money. */
export function createSandbox(options: SandboxOptions) {
  const { keyId, keySecret, webhookSecret } = options;
  const shopOrigins = options.shopOrigins ?? ['http://localhost:*', 'http://127.0.0.1:*'];
  const switches: Switches = { ...readSwitches({}), ...options.switches };
  const store = openStore(options.stateFile);
  const webhooks = createWebhooks({ store, switches, url: options.webhookUrl, secret: webhookSecret });
  const payments = createPayments({ store, switches, webhooks });
  const rest = createRestApi({ store, payments });
  const checkout = createCheckout({ rest, payments, switches, keyId, keySecret });
  const authorization = Buffer.from(`Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`);

  function checkAuthorization(request: IncomingMessage) {
    const given = Buffer.from(request.headers.authorization ?? '');
    if (given.length !== authorization.length || !timingSafeEqual(given, authorization)) {
      throw new SandboxRefusal('Authentication failed', { status: 401 });
    }
  }

  async function answerControl(request: IncomingMessage, response: ServerResponse, path: string) {
    checkAuthorization(request);
    const body = await readBody(request);
    if (path === '/sandbox/switches') {
      const wrong = request.method === 'POST' ? applySwitches(switches, body) : null;
      if (wrong !== null) {
        throw new SandboxRefusal(`There is no such switch or value: ${wrong}`, { field: wrong });
      }
      return sendJson(response, 200, switches);
    }
    if (path === '/sandbox/pay' && request.method === 'POST') {
      const payment = pay(String(body.order_id), body.outcome === 'declined' ? 'declined' : 'paid');
      await store.save();
      return sendJson(response, 200, payment);
    }
    if (path === '/sandbox/state') {
      const { orders, payments: paid, refunds } = store.state;
      return sendJson(response, 200, { orders: Object.values(orders), payments: Object.values(paid), refunds: Object.values(refunds) });
    }
    throw new SandboxRefusal('The requested URL was not found on the server.', { status: 404 });
  }

  async function answerCheckout(request: IncomingMessage, response: ServerResponse, url: URL) {
    if (request.method === 'GET' && url.pathname === '/v1/checkout/order') {
      return sendJson(response, 200, checkout.describe(url.searchParams));
    }
    if (request.method === 'POST' && url.pathname === '/v1/checkout/payments') {
      const answer = checkout.pay(await readBody(request));
      await store.save();
      return sendJson(response, 200, answer);
    }
    throw new SandboxRefusal('The requested URL was not found on the server.', { status: 404 });
  }

  async function answerRest(request: IncomingMessage, response: ServerResponse, url: URL) {
    checkAuthorization(request);
    const body = await readBody(request);
    if (switches.latencyMs > 0) {
      await new Promise((resolve) => setTimeout(resolve, switches.latencyMs));
    }
    if (switches.outage === 'hang') {
      return;
    }
    if (switches.outage === 'error') {
      throw new SandboxRefusal('The service is away', { status: 502 });
    }
    const key = request.headers['x-refund-idempotency'];
    const answer = rest.answer({
      method: request.method ?? 'GET',
      path: url.pathname,
      body,
      refundKey: typeof key === 'string' ? key : undefined,
    });
    if (answer === null) {
      throw new SandboxRefusal('The requested URL was not found on the server.', { status: 404 });
    }
    await store.save();
    if (switches.outage === 'drop') {
      request.socket.destroy();
      return;
    }
    sendJson(response, 200, answer);
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://sandbox');
    const asset = request.method === 'GET' ? findAsset(url.pathname, shopOrigins) : null;
    if (asset !== null) {
      response.writeHead(200, asset.headers);
      return response.end(asset.content);
    }
    if (url.pathname === '/healthz') {
      return sendJson(response, 200, { status: 'ok' });
    }
    if (url.pathname.startsWith('/sandbox/')) {
      return answerControl(request, response, url.pathname);
    }
    return url.pathname.startsWith('/v1/checkout/')
      ? answerCheckout(request, response, url)
      : answerRest(request, response, url);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => sendRefusal(response, error));
  });

  /** Pays or declines an order as the dialog would; tests may pay a wrong amount (paise) or currency. */
  function pay(orderId: string, outcome: 'paid' | 'declined', wrong: { amount?: number; currency?: string } = {}) {
    return payments.pay({ order: rest.findOrder(orderId), outcome, ...wrong });
  }

  return {
    switches,
    state: store.state,
    pay,
    sign: (orderId: string, paymentId: string) => signPayment(keySecret, orderId, paymentId),
    takeEvents: webhooks.take,
    /** Listens on 127.0.0.1 and answers its own address. Port 0 picks a free one. */
    async listen(port: number, host = '127.0.0.1'): Promise<string> {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, resolve);
      });
      webhooks.start();
      return `http://${host}:${(server.address() as AddressInfo).port}`;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await webhooks.close();
      await store.save();
    },
  };
}
