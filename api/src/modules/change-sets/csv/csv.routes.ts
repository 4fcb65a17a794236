import { exportColumns, labelColumn, type ProductColumn } from '@aaram/shared-domain/change-set';
import type { ExportPart } from '@aaram/shared-domain/change-set/schema';
import { panelOrderFiltersSchema, panelProductFiltersSchema } from '@aaram/shared-domain/contract/schema';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type CsvCell, writeCsv } from '#csv/write-csv.ts';
import { cutPage, parseCursor } from '#list-cursor.ts';
import {
  type BatchProduct,
  findBatch,
  listPanelIds,
  readPanelMatch,
  scopeOf,
  writeProductCells,
} from '#modules/catalog/for-change-sets.ts';
import { exportOrders } from '#modules/orders/for-change-sets.ts';
import { fail } from '#plugins/errors.ts';
import { readForm, refuseUnknownField } from '#plugins/forms.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireUser, rowsOf, teamDb } from '#plugins/session.ts';
import * as texts from '#texts/imports.ts';
import type { ReportedSet } from '../change-sets.service.ts';
import { planImport } from './plan-import.service.ts';
import { isZip } from './process/file-process.ts';

/** Rows of one part of an export: little enough for the time of a call. */
const ROWS_OF_PART = 1000;
const MAX_FILE_BYTES = 20 * 1024 * 1024;
const MAX_ZIP_BYTES = 50 * 1024 * 1024;
const tags = ['panel'];
const config = { access: 'catalogue', perMinute: { account: 120 } } as const;
const cursorQuery = { cursor: z.string().max(100).optional() };

type WorkAndTell = (reported: ReportedSet) => Promise<ReportedSet['reported']>;
type Filters = z.infer<typeof panelProductFiltersSchema> & { cursor?: string | undefined };

/** Files of products, stock and orders, in parts. */
const exportRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  /** A part of the products that the list's filters show, in its order. */
  async function exportProducts(
    request: FastifyRequest,
    { cursor, sort = '-added', ...filters }: Filters,
    columns: readonly ProductColumn[],
    toRows: (product: BatchProduct) => CsvCell[][],
  ): Promise<ExportPart> {
    const match = await readPanelMatch(filters, app.readPanelSearch);
    const from = orFail(parseCursor(cursor));
    const user = requireUser(request);
    const own = rowsOf(db, user);
    const scope = scopeOf(user, { ...filters, sort });
    const rows = await listPanelIds(own, { scope, match, sort, position: from }, ROWS_OF_PART + 1);
    const { page, nextCursor } = cutPage(rows, ROWS_OF_PART, from);
    const products = await findBatch(
      own,
      page.map(({ id }) => id),
      { isLocked: false },
    );
    const lines = page.flatMap(({ id }) => {
      const product = products.get(id);
      return product === undefined ? [] : toRows(product);
    });
    const header = from === undefined ? [columns.map(labelColumn)] : [];
    return { text: writeCsv([...header, ...lines]), rows: lines.length, nextCursor };
  }

  const querystring = panelProductFiltersSchema.extend(cursorQuery);
  app.get('/api/auth/panel/exports/products', { config, schema: { querystring, tags } }, (request) =>
    exportProducts(request, request.query, exportColumns.products, (product) => {
      const cells = writeProductCells(product);
      return [exportColumns.products.map((column) => cells[column as keyof typeof cells])];
    }),
  );

  app.get('/api/auth/panel/exports/stock', { config, schema: { querystring, tags } }, (request) =>
    exportProducts(request, request.query, exportColumns.stock, ({ id, version, name, stock }) =>
      stock.map(({ size, quantity }) => [id, version, name, size, quantity]),
    ),
  );

  app.get(
    '/api/auth/panel/exports/orders',
    {
      config: { ...config, access: 'orders' },
      schema: { querystring: panelOrderFiltersSchema.extend(cursorQuery), tags },
    },
    async (request) => {
      const user = requireUser(request);
      const { cursor, ...filters } = request.query;
      const from = orFail(parseCursor(cursor));
      const { header, rows, nextCursor } = await exportOrders(db, {
        user,
        filters,
        position: from,
        limit: ROWS_OF_PART,
      });
      return { text: writeCsv(from === undefined ? [header, ...rows] : rows), rows: rows.length, nextCursor };
    },
  );
};

/** Files of products, stock and orders, out and in (product-rules.md#files-of-products-and-orders). */
export const csvRoutes: FastifyPluginAsyncZod<{ workAndTell: WorkAndTell }> = async (app, { workAndTell }) => {
  const { db } = app;
  await app.register(exportRoutes);

  app.post(
    '/api/auth/panel/imports',
    {
      config: { access: 'catalogue', perMinute: { account: 10, source: 20 } },
      schema: { consumes: ['multipart/form-data'], tags },
    },
    async (request, reply) => {
      const user = requireUser(request);
      const { id, role, sellerId, teamRoles } = user;
      const oneFile = () =>
        fail(400, 'INVALID_INPUT', texts.oneFile, { issues: [{ path: 'file', message: texts.oneFile }] });
      const { fields, files } = await readForm(request, { maxFiles: 2, onTooMany: oneFile, maxBytes: MAX_ZIP_BYTES });
      const foreign = [...fields.keys()].find((name) => name !== 'mapping');
      if (foreign !== undefined) {
        return orFail(refuseUnknownField(foreign));
      }
      // What is sent beside the table is the ZIP of its pictures, in any order.
      const zip = files.length === 2 ? files.find(isZip) : undefined;
      const [bytes = oneFile(), ...others] = files.filter((one) => one !== zip);
      if (others.length > 0) {
        oneFile();
      }
      if (bytes.length > MAX_FILE_BYTES) {
        fail(413, 'TOO_LARGE', texts.fileTooLarge);
      }
      const planned = orFail(
        await planImport(
          teamDb(db, user),
          { bytes, zip, mapping: fields.get('mapping') },
          { id, isAdmin: role === 'admin', sellerId, teamRoles, requestId: request.id },
        ),
      );
      return reply.code(201).send({ set: await workAndTell(planned), columns: planned.columns });
    },
  );
};
