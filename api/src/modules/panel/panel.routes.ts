import type { PanelFigures } from '@aaram/shared-domain/contract';
import { rupeesFromPaise } from '@aaram/shared-domain/money';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '#plugins/session.ts';
import { countOrders, countOrdersPerDay, countProducts, findTopProducts } from './figures.repository.ts';

/** What the dashboard shows, in the caller's scope: a seller's own products and order lines, or everything for an admin. */
export const panelModule: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/auth/panel/figures',
    { config: { access: 'panel' }, schema: { tags: ['panel'] } },
    async (request): Promise<PanelFigures> => {
      const user = requireUser(request);
      const scope = user.role === 'admin' ? null : user.id;
      const [products, orders, ordersPerDay, top] = await Promise.all([
        countProducts(app.db, scope),
        countOrders(app.db, scope),
        countOrdersPerDay(app.db, scope),
        findTopProducts(app.db, scope),
      ]);
      return {
        totalProducts: products.all,
        totalOrders: orders.all,
        revenue: rupeesFromPaise(orders.revenuePaise),
        ordersPerDay,
        needsAttention: [
          { kind: 'to-ship', count: orders.toShip },
          { kind: 'out-of-stock', count: products.out },
          { kind: 'low-stock', count: products.low },
          { kind: 'unpaid', count: orders.unpaid },
        ],
        topProducts: top.map(({ id, name, images, sold }) => ({ _id: id, name, image: images[0] ?? null, sold })),
      };
    },
  );
};
