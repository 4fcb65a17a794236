import { calls } from '@aaram/shared-domain/contract/schema';
import { MAX_PARCEL_GRAMS } from '@aaram/shared-domain/work';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireId } from '#plugins/errors.ts';
import { queryNumber } from '#plugins/input.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireUser, rowsOf } from '#plugins/session.ts';
import * as texts from '#texts/orders.ts';
import { readWorker } from '../work/read-worker.ts';
import { readParcel } from '../work/work.service.ts';
import { answerWeight, readCarrierLabel, readRoute } from './carriage.service.ts';
import { checkCarrier, readCarrierDesk, requestPickup } from './pickups.service.ts';

const tags = ['orders'];
const params = z.object({ id: z.string() });
const perMinute = { account: 60 };

/** What staff ask the carrier besides bookings (product-rules.md#carrier-desk). */
export const carrierDeskRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const contextOf = (request: FastifyRequest) => ({ worker: readWorker(request), carrier: app.config.carrier });
  const parcelOf = (id: string) => requireId(id, texts.parcelNotFound);

  app.get('/api/auth/panel/carrier', { config: { access: 'orders' }, schema: { tags } }, (request) =>
    readCarrierDesk(db, contextOf(request)),
  );

  app.post(
    '/api/auth/panel/carrier/checks',
    { config: { access: 'admin', perMinute: { account: 12 } }, schema: { tags } },
    async (_request, reply) => reply.code(201).send(orFail(await checkCarrier(app.config.carrier))),
  );

  app.post(
    '/api/auth/panel/carrier/pickups',
    {
      config: { access: 'orders', perMinute: { account: 12 } },
      schema: { body: calls['POST /auth/panel/carrier/pickups'].body, tags },
    },
    async (request, reply) =>
      reply.code(201).send(orFail(await requestPickup(db, request.body.day, contextOf(request)))),
  );

  app.get(
    '/api/auth/panel/parcels/:id/route',
    {
      config: { access: 'orders', perMinute },
      schema: { params, querystring: z.strictObject({ grams: queryNumber(MAX_PARCEL_GRAMS).optional() }), tags },
    },
    async (request) =>
      orFail(
        await readRoute(db, { parcelId: parcelOf(request.params.id), grams: request.query.grams }, contextOf(request)),
      ),
  );

  app.get(
    '/api/auth/panel/parcels/:id/label',
    { config: { access: 'orders', perMinute }, schema: { params, tags } },
    async (request) => orFail(await readCarrierLabel(db, parcelOf(request.params.id), contextOf(request))),
  );

  app.put(
    '/api/auth/panel/parcels/:id/weight',
    {
      config: { access: 'orders', perMinute },
      schema: { params, body: calls['PUT /auth/panel/parcels/{id}/weight'].body, tags },
    },
    async (request) => {
      const parcelId = parcelOf(request.params.id);
      const context = contextOf(request);
      orFail(await answerWeight(db, { parcelId, ...request.body }, context));
      return orFail(await readParcel(rowsOf(db, requireUser(request)), parcelId, context.worker));
    },
  );
};
