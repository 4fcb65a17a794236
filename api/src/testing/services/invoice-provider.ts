import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { type GatewayPayment, type GatewayRefund, GatewayRefusal } from '#modules/orders/index.ts';
import { applyNotification } from '#modules/payments/apply-notification.ts';
import type { PaymentProvider } from '#modules/payments/provider.ts';

const NAME = 'invoice';
const bodySchema = z.strictObject({ id: z.string(), amountPaise: z.number().int() });

/**
 * A second payment provider, for tests: orders are paid by bank transfer after an invoice, and an admin marks what has
 * come. What a provider would store is stored in memory.
 */
export function createInvoiceProvider(): PaymentProvider & {
  transfer: (id: string, amountPaise: number) => GatewayPayment;
} {
  const opened = new Map<string, { receipt: string; payments: GatewayPayment[] }>();
  const refunds = new Map<string, GatewayRefund>();
  const find = (id: string) => opened.get(id) ?? refuse(id);

  /** Money comes, without a notification to the store. */
  function transfer(id: string, amountPaise: number) {
    const { payments } = find(id);
    const payment: GatewayPayment = {
      ...{ id: `${id}-${payments.length + 1}`, providerOrderId: id, amountPaise, currency: 'INR' },
      ...{ status: 'captured', refundedPaise: 0, method: 'transfer' },
    };
    payments.push(payment);
    return payment;
  }

  const routes: FastifyPluginAsync = async (app) => {
    const schema = { body: bodySchema, response: { 200: z.object({ outcome: z.string() }) } };
    app.post('/api/auth/panel/invoice-payments', { config: { access: 'admin' }, schema }, async (request) => {
      const { id, amountPaise } = bodySchema.parse(request.body);
      const { receipt } = find(id);
      const payment = transfer(id, amountPaise);
      const outcome = await applyNotification(app.db, {
        ...{ provider: NAME, eventId: payment.id, kind: 'marked', providerPaymentId: payment.id },
        subject: { providerOrderId: id, named: [{ id: receipt }] },
        tells: { what: 'paid', read: () => payment },
      });
      return { outcome };
    });
  };

  return {
    transfer,
    routes,
    gateway: {
      provider: NAME,
      methods: ['invoice'],
      describeSession: (order) => ({
        provider: NAME,
        session: order && { id: order.id, amount: order.amountPaise, data: { account: 'AARAM 0042' } },
        ...{ razorpayOrder: null, razorpayKey: '' },
      }),
      isProven: () => false,
      async createOrder({ amountPaise, receipt }) {
        const id = `${NAME}-${receipt}`;
        opened.set(id, opened.get(id) ?? { receipt, payments: [] });
        return { id, amountPaise };
      },
      findOrders: async (receipt) =>
        [...opened].filter(([, one]) => one.receipt === receipt).map(([id]) => ({ id, receipt })),
      fetchOrder: async (id) => ({ id, receipt: find(id).receipt }),
      listPayments: async (id) => find(id).payments,
      capture: async (payment) => payment,
      async refund({ receipt, paymentId, amountPaise }) {
        const made = refunds.get(receipt) ?? {
          ...{ id: `${NAME}-refund-${receipt}`, paymentId, amountPaise, receipt },
          status: 'processed' as const,
        };
        refunds.set(receipt, made);
        return made;
      },
      listRefunds: async (paymentId) => [...refunds.values()].filter((one) => one.paymentId === paymentId),
      listRefundsSince: async () => [...refunds.values()],
      listDisputes: async () => [],
    },
  };
}

function refuse(id: string): never {
  throw new GatewayRefusal('NOT_FOUND', `There is no invoice ${id}.`);
}
