import type { FastifyPluginAsync } from 'fastify';
import { fail } from '#plugins/errors.ts';
import * as texts from '#texts/payments.ts';
import { applyNotification, type ProviderNotification } from '../apply-notification.ts';
import { isBodySigned } from './check-signature.ts';
import { readEvent } from './read-event.ts';

const readText = (value: unknown) => (typeof value === 'string' ? value : null);

function parse(body: Buffer, eventId: string): ProviderNotification {
  try {
    return readEvent(body, eventId);
  } catch {
    return fail(400, 'INVALID_INPUT', texts.notificationUnreadable);
  }
}

/**
 * Razorpay's events: HMAC over the raw body, each event applied once, 200 only after the commit. Unknown orders and
 * events also get 200, because sending them again would not help.
 */
export const createWebhookRoutes =
  (secrets: readonly string[]): FastifyPluginAsync =>
  async (app) => {
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    app.post(
      '/api/webhooks/razorpay',
      { config: { access: 'signature' }, schema: { tags: ['payments'] } },
      async (request) => {
        const signature = readText(request.headers['x-razorpay-signature']) ?? '';
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        if (!isBodySigned(secrets, body, signature)) {
          fail(400, 'INVALID_SIGNATURE', texts.notificationUnsigned);
        }
        // The header is not signed: without a usable one, the body's signature is the event id.
        const given = readText(request.headers['x-razorpay-event-id'])?.slice(0, 100);
        const notification = parse(body, given || `signature:${signature}`);
        const outcome = await applyNotification(app.db, notification);
        request.log[outcome === 'mismatch' || outcome === 'unknown' ? 'warn' : 'info'](
          { event: notification.kind, outcome },
          'payment notification',
        );
        return { status: 'ok' };
      },
    );
  };
