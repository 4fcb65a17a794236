import type { Config } from '#config.ts';
import type { PaymentProvider } from './provider.ts';
import { createRazorpay } from './razorpay/index.ts';

/** The store's providers, one line each; the first is the main one. */
export const listProviders = (config: Config): PaymentProvider[] => [createRazorpay(config.payment)];
