import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CARRIER_SANDBOX } from '@aaram/shared-domain/environment';
import { readEnvironment } from '@aaram/shared-domain/environment/schema';
import { createAnswer } from './answer.ts';
import { createCarrierSandbox } from './carrier/carrier.ts';
import { createCheckout } from './checkout.ts';
import { createDashboard } from './dashboard.ts';
import { createDisputes } from './disputes.ts';
import { createAuthorization, sendRefusal } from './http.ts';
import { createPayments } from './payments.ts';
import { createRefunds } from './refunds.ts';
import { createRestApi } from './rest-api.ts';
import { signPayment } from './signatures.ts';
import { openStore } from './state.ts';
import { readSwitches, type Switches } from './switches.ts';
import { createWebhooks } from './webhooks.ts';

export type SandboxOptions = {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Where events are sent; null keeps them for `takeEvents()`. */
  webhookUrl: string | null;
  /** Where the carrier sends its pushes; null keeps them for `carrier.takePushes()`. */
  pushUrl?: string | null;
  /** JSON file that keeps the sandbox's state; null loses it at exit. */
  stateFile: string | null;
  /** Origins that may frame the payment dialog. */
  shopOrigins?: string[];
  switches?: Partial<Switches>;
};

export type Sandbox = ReturnType<typeof createSandbox>;

/**
 * A stand-in for the payment provider and the carrier, over HTTP and, for tests, in the same process. It moves no money and
 * no parcel.
 */
export function createSandbox(options: SandboxOptions) {
  const { keyId, keySecret, webhookUrl, webhookSecret, stateFile } = options;
  const switches: Switches = { ...readSwitches(readEnvironment('sandbox', {})), ...options.switches };
  const store = openStore(stateFile);
  const webhooks = createWebhooks({ store, switches, url: webhookUrl, secret: webhookSecret });
  const payments = createPayments({ store, switches, webhooks });
  const refunds = createRefunds({ store, webhooks, switches });
  const disputes = createDisputes({ store, webhooks });
  const rest = createRestApi({ store, payments, refunds, disputes });
  const dashboard = createDashboard({ rest, refunds, disputes });
  const carrier = createCarrierSandbox({ store, ...CARRIER_SANDBOX, pushUrl: options.pushUrl ?? null });
  const answer = createAnswer({
    store,
    carrier,
    switches,
    payments,
    rest,
    dashboard,
    checkout: createCheckout({ rest, payments, switches, keyId, keySecret }),
    checkAuthorization: createAuthorization(keyId, keySecret),
    shopOrigins: options.shopOrigins ?? ['http://localhost:*', 'http://127.0.0.1:*'],
  });
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => sendRefusal(response, error));
  });

  return {
    switches,
    state: store.state,
    /** Pays or declines an order as the dialog would; tests may pay a wrong amount (paise) or currency. */
    pay: (orderId: string, outcome: 'paid' | 'declined', wrong: { amount?: number; currency?: string } = {}) =>
      payments.pay({ order: rest.findOrder(orderId), outcome, ...wrong }),
    /** Refunds as a person does at the provider: without a receipt of ours; without an amount all that is left. */
    refund: dashboard.refund,
    /** Ends a pending refund, or makes a processed one fail. */
    settleRefund: dashboard.settle,
    /** Disputes a payment, or a part of it in paise, as the buyer's bank does. */
    dispute: dashboard.dispute,
    /** Moves a dispute on, or decides it. */
    moveDispute: dashboard.moveDispute,
    sign: (orderId: string, paymentId: string) => signPayment(keySecret, orderId, paymentId),
    takeEvents: webhooks.take,
    /** The carrier, which speaks Delhivery's wire at the same address. */
    carrier,
    /** Listens, and returns its address. Port 0 picks a free one. */
    async listen(port: number, host = '127.0.0.1'): Promise<string> {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, resolve);
      });
      webhooks.start();
      return `http://${host}:${(server.address() as AddressInfo).port}`;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await webhooks.close();
      carrier.close();
      await store.save();
    },
  };
}
