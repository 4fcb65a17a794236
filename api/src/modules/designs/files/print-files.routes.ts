import { calls } from '@aaram/shared-domain/contract/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { MAKE_PRINT_FILES } from '#modules/orders/for-designs.ts';
import { requireId } from '#plugins/errors.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireUser } from '#plugins/session.ts';
import * as common from '#texts/common.ts';
import { sweepDesigns } from '../sweep-designs.ts';
import { makePrintFiles } from './make-files.ts';
import { findReadyFiles, makeAgain, readPrintFile, readPrintJobs } from './print-jobs.service.ts';
import { reportPrint } from './report-print.service.ts';
import { zipFiles } from './zip-files.ts';

const tags = ['designs'];
const orderParams = z.object({ orderId: z.string() });
const SWEEP_EVERY_MS = 3_600_000;
/** Orders whose files go into one ZIP. */
const MAX_ORDERS_OF_ZIP = 50;
const requireOrder = (id: string) => requireId(id, common.orderNotFound);

/** Print files of paid orders, for the people who print them (product-rules.md#print-files). */
export const printFilesRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, mediaStore } = app;
  app.handleJob(MAKE_PRINT_FILES, ({ orderId }) => makePrintFiles(db, String(orderId), { mediaStore }));
  app.addBackground({
    name: 'sweep designs',
    everyMs: SWEEP_EVERY_MS,
    run: async (signal) => sweepDesigns(db, { mediaStore, signal }),
  });

  app.get(
    '/api/auth/panel/orders/:orderId/prints',
    { config: { access: 'orders' }, schema: { params: orderParams, tags } },
    async (request) => orFail(await readPrintJobs(db, requireUser(request), requireOrder(request.params.orderId))),
  );

  app.post(
    '/api/auth/panel/orders/:orderId/prints',
    { config: { access: 'orders', perMinute: { account: 20 } }, schema: { params: orderParams, tags } },
    async (request) => {
      const orderId = requireOrder(request.params.orderId);
      return orFail(await makeAgain(db, requireUser(request), { orderId, requestId: request.id }));
    },
  );

  app.post(
    '/api/auth/panel/orders/:orderId/print-reports',
    {
      config: { access: 'orders', perMinute: { account: 10 } },
      schema: { params: orderParams, body: calls['POST /auth/panel/orders/{orderId}/print-reports'].body, tags },
    },
    async (request) => {
      const orderId = requireOrder(request.params.orderId);
      const report = { orderId, reason: request.body.reason, requestId: request.id };
      return orFail(await reportPrint(db, requireUser(request), report));
    },
  );

  app.get(
    '/api/auth/panel/print-files/:id',
    {
      config: { access: 'orders', perMinute: { account: 120 } },
      schema: { params: z.object({ id: z.string() }), tags },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { name, type, bytes } = orFail(await readPrintFile(db, requireUser(request), { id, mediaStore }));
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .type(type)
        .send(bytes);
    },
  );

  app.get(
    '/api/auth/panel/print-files',
    {
      config: { access: 'orders', perMinute: { account: 10 } },
      schema: {
        querystring: z.object({ orders: z.string().max(MAX_ORDERS_OF_ZIP * 40) }),
        tags,
      },
    },
    async (request, reply) => {
      const ids = request.query.orders.split(',').filter((id) => id !== '');
      const files = orFail(await findReadyFiles(db, requireUser(request), ids));
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'attachment; filename="print-files.zip"')
        .type('application/zip')
        .send(zipFiles(files, mediaStore));
    },
  );
};
