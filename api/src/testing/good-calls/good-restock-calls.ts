import { buildProduct } from '../factories.ts';
import type { GoodCall } from './good-call.ts';

type Given = Parameters<NonNullable<GoodCall['make']>>[0];

const soldOut = ({ harness, people }: Given) =>
  buildProduct(harness.db, { sellerId: people.seller.id, stock: { S: 3, M: 0 } });

/** Calls about sizes that a shopper waits for. */
export const restockCalls: Record<string, GoodCall> = {
  'GET /api/auth/me/restock-alerts': { by: 'shopper' },
  'POST /api/auth/me/restock-alerts': {
    by: 'shopper',
    make: async (given) => {
      // Another good call switches these mails off.
      await given.harness.db`delete from message_choices where kind = 'restock'`;
      return { payload: { productId: (await soldOut(given)).id, size: 'M' } };
    },
  },
  'DELETE /api/auth/me/restock-alerts/{id}': {
    by: 'shopper',
    make: async (given) => {
      const alert = { userId: given.people.shopper.id, productId: (await soldOut(given)).id, size: 'M' };
      const [row] = await given.harness.db<{ id: string }[]>`
        insert into restock_alerts ${given.harness.db(alert)} returning id`;
      return { params: { id: row?.id ?? '' } };
    },
  },
};
