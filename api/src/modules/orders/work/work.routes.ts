import { parseOrderNumber } from '@aaram/shared-domain/order';
import { workStages } from '@aaram/shared-domain/work';
import {
  deliveryChoiceSchema,
  packedInputSchema,
  shipmentInputSchema,
  shipmentSchema,
} from '@aaram/shared-domain/work/schema';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { describePage } from '#list-page.ts';
import { requireId } from '#plugins/errors.ts';
import { queryNumber } from '#plugins/input.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireUser, rowsOf, teamDb } from '#plugins/session.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/orders.ts';
import { answerFailure, cancelShipment, shipParcel } from '../carrier/ship-parcel.service.ts';
import { readWorker } from './read-worker.ts';
import { packParcel, readParcel, readWork, readWorkCounts } from './work.service.ts';

const MAX_PAGE_ROWS = 100;
const PAGE = 50;
const listQuery = z.strictObject({
  stage: z.enum(workStages).optional(),
  /** An order number as typed or scanned: its parcels in any stage. */
  order: z.string().max(60).optional(),
  limit: queryNumber(MAX_PAGE_ROWS).optional(),
  cursor: z.string().max(64).optional(),
});

/** Parcels as work: what is to be packed, to be sent and on its way. */
export const workRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const tags = ['orders'];
  const parcelParams = z.object({ id: z.string() });
  const readBooking = (request: FastifyRequest, id: string) => ({
    parcelId: requireId(id, texts.parcelNotFound),
    context: { worker: readWorker(request), carrier: app.config.carrier },
  });

  app.get(
    '/api/auth/panel/work',
    { config: { access: 'orders' }, schema: { querystring: listQuery, tags } },
    async (request, reply) => {
      const { stage = 'to-pack', order, limit = PAGE, cursor } = request.query;
      const { parcels, total, next } = await readWork(rowsOf(db, requireUser(request)), {
        sellerId: readWorker(request).sellerId,
        ...(order === undefined ? { stage, number: null } : { stage: null, number: parseOrderNumber(order) ?? '' }),
        after: cursor === undefined || cursor === '' ? null : requireId(cursor, common.pageNotFound),
        limit,
      });
      describePage(reply, { total, next });
      return parcels;
    },
  );

  app.get('/api/auth/panel/work/counts', { config: { access: 'orders' }, schema: { tags } }, async (request) => ({
    ...(await readWorkCounts(rowsOf(db, requireUser(request)), readWorker(request).sellerId)),
    hasCarrier: app.config.carrier !== null,
  }));

  app.post(
    '/api/auth/panel/parcels/:id/shipment',
    {
      // A page of the desk has 50 parcels, which are booked one after the other.
      config: { access: 'orders', perMinute: { account: 120 } },
      schema: { params: parcelParams, body: shipmentInputSchema, response: { 201: shipmentSchema }, tags },
    },
    async (request, reply) => {
      const { parcelId, context } = readBooking(request, request.params.id);
      return reply.code(201).send(orFail(await shipParcel(db, { parcelId, ...request.body }, context)));
    },
  );

  app.delete(
    '/api/auth/panel/parcels/:id/shipment',
    { config: { access: 'orders', perMinute: { account: 60 } }, schema: { params: parcelParams, tags } },
    async (request) => {
      const { parcelId, context } = readBooking(request, request.params.id);
      orFail(await cancelShipment(db, parcelId, context));
      return orFail(await readParcel(rowsOf(db, requireUser(request)), parcelId, context.worker));
    },
  );

  app.put(
    '/api/auth/panel/parcels/:id/shipment/failure',
    {
      config: { access: 'orders', perMinute: { account: 60 } },
      schema: { params: parcelParams, body: deliveryChoiceSchema, tags },
    },
    async (request) => {
      const { parcelId, context } = readBooking(request, request.params.id);
      orFail(await answerFailure(db, { parcelId, ...request.body }, context));
      return orFail(await readParcel(rowsOf(db, requireUser(request)), parcelId, context.worker));
    },
  );

  app.put(
    '/api/auth/panel/parcels/:id/packed',
    { config: { access: 'orders' }, schema: { params: z.object({ id: z.string() }), body: packedInputSchema, tags } },
    async (request) => {
      const parcelId = requireId(request.params.id, texts.parcelNotFound);
      return orFail(
        await packParcel(teamDb(db, requireUser(request)), { parcelId, ...request.body }, readWorker(request)),
      );
    },
  );
};
