import { createHmac, timingSafeEqual } from 'node:crypto';
import { carrierStates } from '@aaram/shared-domain/work';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { fail } from '#plugins/errors.ts';
import * as texts from '#texts/orders.ts';
import { applyCarrierEvent, type CarrierEvent } from './carrier-events.service.ts';

const eventSchema = z.object({
  id: z.string().min(1).max(100),
  trackingId: z.string().min(1).max(64),
  state: z.enum(carrierStates),
});

/** Whether one of the secrets made the signature of these bytes, compared in constant time. */
function isSigned(secrets: readonly string[], body: Buffer, given: string): boolean {
  const claimed = /^[0-9a-f]{64}$/i.test(given) ? Buffer.from(given, 'hex') : Buffer.alloc(0);
  return secrets.some((secret) => {
    const right = createHmac('sha256', secret).update(body).digest();
    return claimed.length === right.length && timingSafeEqual(claimed, right);
  });
}

function readEvent(body: Buffer): CarrierEvent {
  try {
    return eventSchema.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return fail(400, 'INVALID_INPUT', texts.carrierEventUnreadable);
  }
}

/** Notifications of the carrier: HMAC over the raw body, each applied once; unknown parcels also get 200. */
export const carrierRoutes: FastifyPluginAsync = async (app) => {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post(
    '/api/webhooks/carrier',
    { config: { access: 'signature' }, schema: { tags: ['orders'] } },
    async (request) => {
      const given = request.headers['x-carrier-signature'];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (!isSigned(app.config.carrier?.webhookSecrets ?? [], body, typeof given === 'string' ? given : '')) {
        fail(400, 'INVALID_SIGNATURE', texts.carrierEventUnsigned);
      }
      const event = readEvent(body);
      const outcome = await applyCarrierEvent(app.db, event);
      request.log.info({ state: event.state, outcome }, 'carrier notification');
      return { status: 'ok' };
    },
  );
};
