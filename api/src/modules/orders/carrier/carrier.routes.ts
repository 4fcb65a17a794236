import { calls } from '@aaram/shared-domain/contract/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notePush } from './note-push.ts';

/**
 * Pushes of the carrier (product-rules.md#shipments). They are not signed, so nothing in them is believed: a known parcel is
 * asked about sooner, together with others. Unknown parcels get 200 too.
 */
export const carrierRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/api/webhooks/carrier',
    {
      config: { access: 'public', perMinute: { source: 600 } },
      bodyLimit: 65_536,
      schema: { body: calls['POST /webhooks/carrier'].body, tags: ['orders'] },
    },
    async ({ body }) => {
      if (app.config.carrier !== null) {
        await notePush(app.db, String(body.Shipment.AWB));
      }
      return { status: 'ok' };
    },
  );
};
