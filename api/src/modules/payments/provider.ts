import type { FastifyPluginAsync } from 'fastify';
import type { PaymentGateway } from '#modules/orders/for-payments.ts';

/** A payment provider: what the store asks it, and the routes by which it, or who marks its payments, tells the store. */
export type PaymentProvider = { gateway: PaymentGateway; routes: FastifyPluginAsync };
