import type { PaymentProvider } from '../provider.ts';
import { createRazorpayGateway, type RazorpayOptions } from './razorpay-gateway.ts';
import { createWebhookRoutes } from './webhook.routes.ts';

/** Razorpay: cards, UPI, net banking and wallets, in its own window. */
export const createRazorpay = (options: RazorpayOptions & { webhookSecrets: readonly string[] }): PaymentProvider => ({
  gateway: createRazorpayGateway(options),
  routes: createWebhookRoutes(options.webhookSecrets),
});
