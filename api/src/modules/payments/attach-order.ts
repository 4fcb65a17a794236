import type { Db } from '@aaram/runtime/db';
import { attachProviderOrder } from '#modules/orders/for-payments.ts';
import { wasNotified } from './payments.repository.ts';

/** Stores the provider's id of an order; what was reported of it before is asked about at once. */
export const attachOrder = (db: Db, id: string, providerOrderId: string) =>
  attachProviderOrder(db, id, providerOrderId, wasNotified);
