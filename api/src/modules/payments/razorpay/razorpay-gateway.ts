import Razorpay from 'razorpay';
import { z } from 'zod';
import {
  type GatewayDispute,
  type GatewayOrder,
  GatewayUnavailable,
  type PaymentGateway,
} from '#modules/orders/for-payments.ts';
import { type GatewayPayment, type GatewayRefund, GatewayRefusal } from '#modules/orders/index.ts';
import { isPaymentSigned } from './check-signature.ts';
import { type Interceptable, limitWaiting } from './provider-deadline.ts';

/** Its name in rows and answers. */
export const RAZORPAY = 'razorpay';

export type RazorpayOptions = {
  keyId: string;
  keySecret: string;
  /** The secrets that may have signed a proof: the one in use, and the one before while it is replaced. */
  keySecrets: readonly string[];
  baseUrl: string;
  timeoutMs: number;
};

const orderSchema = z.object({ id: z.string(), amount: z.coerce.number().int(), receipt: z.string().nullish() });
const orderListSchema = z.object({ items: z.array(orderSchema) });
const paymentSchema = z.object({
  id: z.string(),
  order_id: z.string().nullable(),
  amount: z.coerce.number().int(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  amount_refunded: z.coerce.number().int().nullish(),
  method: z.string().max(40).nullish(),
});
const paymentListSchema = z.object({ items: z.array(paymentSchema) });
const refundSchema = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.coerce.number().int(),
  receipt: z.string().nullish(),
  status: z.enum(['pending', 'processed', 'failed']),
});
const refundListSchema = z.object({ items: z.array(refundSchema) });
const disputeSchema = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.coerce.number().int().positive(),
  amount_deducted: z.coerce.number().int().nullish(),
  phase: z.string().max(100),
  reason_code: z.string().max(100).nullish(),
  reason_description: z.string().max(500).nullish(),
  status: z.enum(['open', 'under_review', 'won', 'lost', 'closed']),
  respond_by: z.coerce.number().int().nullish(),
});
const disputeListSchema = z.object({ items: z.array(disputeSchema) });
/** The most entries the provider returns in one response. */
const PAGE = 100;
const refusalSchema = z.object({
  statusCode: z.coerce.number(),
  error: z.object({ code: z.string(), description: z.string() }).optional(),
});

/** The SDK's HTTP client, which its types do not expose: host, timeout and headers are set there. */
type HttpClient = Interceptable & {
  post: (path: string, body: object, options: { headers: Record<string, string> }) => Promise<{ data: unknown }>;
};

function findHttpClient(sdk: Razorpay): HttpClient {
  const { api } = sdk as unknown as { api: { rq?: HttpClient } };
  if (typeof api.rq?.post !== 'function') {
    throw new Error('This version of the razorpay SDK hides its HTTP client: its host and timeout cannot be set.');
  }
  return api.rq;
}

/** A provider's payment, validated, with our names. */
function toGatewayPayment(payment: z.infer<typeof paymentSchema>): GatewayPayment {
  return {
    id: payment.id,
    providerOrderId: payment.order_id ?? '',
    amountPaise: payment.amount,
    currency: payment.currency,
    status: payment.status,
    refundedPaise: payment.amount_refunded ?? 0,
    method: payment.method ?? null,
  };
}

const toGatewayOrder = ({ id, receipt }: z.infer<typeof orderSchema>): GatewayOrder => ({
  id,
  receipt: receipt ?? null,
});

const toGatewayRefund = (refund: z.infer<typeof refundSchema>): GatewayRefund => ({
  id: refund.id,
  paymentId: refund.payment_id,
  amountPaise: refund.amount,
  receipt: refund.receipt ?? null,
  status: refund.status,
});

const toGatewayDispute = (dispute: z.infer<typeof disputeSchema>): GatewayDispute => ({
  id: dispute.id,
  paymentId: dispute.payment_id,
  amountPaise: dispute.amount,
  deductedPaise: dispute.amount_deducted ?? 0,
  phase: dispute.phase,
  reason: dispute.reason_description ?? dispute.reason_code ?? '',
  status: dispute.status,
  respondBy: dispute.respond_by ? new Date(dispute.respond_by * 1000) : null,
});

export const readGatewayDispute = (entity: unknown): GatewayDispute => toGatewayDispute(disputeSchema.parse(entity));
export const readGatewayRefund = (entity: unknown): GatewayRefund => toGatewayRefund(refundSchema.parse(entity));
export const readGatewayPayment = (entity: unknown): GatewayPayment => toGatewayPayment(paymentSchema.parse(entity));

/** Axios rejects with an error that contains a response, the SDK with a plain object; all else means no response. */
function translate(error: unknown): Error {
  const response = typeof error === 'object' && error !== null && 'response' in error ? error.response : undefined;
  const candidate =
    typeof response === 'object' && response !== null && 'status' in response && 'data' in response
      ? { statusCode: response.status, ...(response.data as object) }
      : error;
  const parsed = refusalSchema.safeParse(candidate);
  if (!parsed.success) {
    return new GatewayUnavailable('The payment provider did not answer.', { cause: error });
  }
  const { statusCode, error: reason } = parsed.data;
  // Wrong keys and rate limits say nothing about the outcome either.
  if (statusCode >= 500 || statusCode === 429 || statusCode === 401) {
    return new GatewayUnavailable(`The payment provider answered ${statusCode}: ${reason?.description ?? ''}`, {
      cause: error,
    });
  }
  return new GatewayRefusal(reason?.code ?? String(statusCode), reason?.description ?? 'The payment provider refused.');
}

async function ask<Answer>(schema: z.ZodType<Answer>, call: () => Promise<unknown>): Promise<Answer> {
  let answer: unknown;
  try {
    answer = await call();
  } catch (error) {
    throw translate(error);
  }
  const parsed = schema.safeParse(answer);
  if (!parsed.success) {
    throw new GatewayUnavailable('The payment provider answered something else than expected.', {
      cause: parsed.error,
    });
  }
  return parsed.data;
}

async function listRefundsSince(sdk: Razorpay, since: Date): Promise<GatewayRefund[]> {
  const from = Math.floor(since.getTime() / 1000);
  const all: GatewayRefund[] = [];
  for (let skip = 0; ; skip += PAGE) {
    const { items } = await ask(refundListSchema, () => sdk.refunds.all({ from, count: PAGE, skip }));
    all.push(...items.map(toGatewayRefund));
    if (items.length < PAGE) {
      return all;
    }
  }
}

/** The payment provider through its own SDK, with a timeout, and with errors that say whether a retry makes sense. */
export function createRazorpayGateway(options: RazorpayOptions): PaymentGateway {
  const { keyId, keySecret, keySecrets, baseUrl, timeoutMs } = options;
  const sdk = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const http = findHttpClient(sdk);
  http.defaults.baseURL = baseUrl;
  // The SDK has no timeout.
  limitWaiting(http, timeoutMs);

  const fetchPayment = async (id: string) => toGatewayPayment(await ask(paymentSchema, () => sdk.payments.fetch(id)));

  return {
    provider: RAZORPAY,
    methods: ['online payment', 'online', 'razorpay', 'card'],
    describeSession: (opened) => ({
      provider: RAZORPAY,
      session: opened && { id: opened.id, amount: opened.amountPaise, data: { key: keyId } },
      razorpayOrder: opened && { id: opened.id, amount: opened.amountPaise },
      razorpayKey: keyId,
    }),
    isProven: (proof) => isPaymentSigned(keySecrets, proof),
    async createOrder({ amountPaise, receipt, number }) {
      // With `unique_receipt` a repeated call returns the same order; the SDK's types do not include it yet.
      const wanted = {
        amount: amountPaise,
        currency: 'INR',
        receipt,
        notes: { order: number, id: receipt },
        unique_receipt: true,
      };
      const order = await ask(orderSchema, () => sdk.orders.create(wanted));
      return { id: order.id, amountPaise: order.amount };
    },
    async findOrders(receipt) {
      const { items } = await ask(orderListSchema, () => sdk.orders.all({ receipt }));
      return items.map(toGatewayOrder).filter((order) => order.receipt === receipt);
    },
    async fetchOrder(providerOrderId) {
      return toGatewayOrder(await ask(orderSchema, () => sdk.orders.fetch(providerOrderId)));
    },
    async listPayments(providerOrderId) {
      const { items } = await ask(paymentListSchema, () => sdk.orders.fetchPayments(providerOrderId));
      return items.map(toGatewayPayment);
    },
    async capture(payment) {
      try {
        return toGatewayPayment(
          await ask(paymentSchema, () => sdk.payments.capture(payment.id, payment.amountPaise, payment.currency)),
        );
      } catch (error) {
        // Already captured by another call: returns the payment as it is.
        if (error instanceof GatewayRefusal) {
          return fetchPayment(payment.id);
        }
        throw error;
      }
    },
    async refund({ receipt, paymentId, amountPaise }) {
      const headers = { 'X-Refund-Idempotency': `refund-${receipt}` };
      const body = { amount: amountPaise, receipt };
      const path = `/v1/payments/${encodeURIComponent(paymentId)}/refund`;
      return toGatewayRefund(await ask(refundSchema, async () => (await http.post(path, body, { headers })).data));
    },
    async listRefunds(paymentId) {
      const { items } = await ask(refundListSchema, () => sdk.payments.fetchMultipleRefund(paymentId, { count: PAGE }));
      return items.map(toGatewayRefund);
    },
    async listDisputes(most) {
      const count = Math.min(PAGE, most);
      const { items } = await ask(disputeListSchema, () => sdk.disputes.all({ count }));
      return items.map(toGatewayDispute);
    },
    listRefundsSince: (since) => listRefundsSince(sdk, since),
  };
}
