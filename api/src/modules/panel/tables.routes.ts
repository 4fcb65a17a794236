import type { Pool } from '@aaram/runtime/db';
import { MAX_VIEWS, type PanelTable, panelTables, type TableSettings } from '@aaram/shared-domain/contract';
import { type TableChange, tableChangeSchema } from '@aaram/shared-domain/contract/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { inTransaction } from '#db/in-transaction.ts';
import { type Outcome, Refusal, refuseField } from '#outcome.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireUser } from '#plugins/session.ts';
import * as texts from '#texts/panel.ts';
import { findTable, lockTable, saveTable } from './tables.repository.ts';

const params = z.object({ table: z.enum(panelTables) });

/** The saved views after a change: a view with a known name replaces the one before, at its position. */
function changeViews(
  views: TableSettings['views'],
  { keepView, dropView }: TableChange,
): Outcome<TableSettings['views']> {
  const left = views.filter(({ name }) => name !== dropView);
  if (keepView === undefined) {
    return left;
  }
  const isKnown = left.some(({ name }) => name === keepView.name);
  const changed = isKnown ? left.map((view) => (view.name === keepView.name ? keepView : view)) : [...left, keepView];
  return changed.length > MAX_VIEWS ? refuseField('keepView', texts.tooManyViews(MAX_VIEWS)) : changed;
}

const changeTable = (
  db: Pool,
  userId: string,
  name: PanelTable,
  change: TableChange,
): Promise<Outcome<TableSettings>> =>
  inTransaction(db, async (tx) => {
    const before = await lockTable(tx, userId, name);
    const views = changeViews(before.views, change);
    if (views instanceof Refusal) {
      return views;
    }
    const { columns = before.columns, density = before.density } = change;
    const after = { columns, density, views };
    await saveTable(tx, userId, name, after);
    return after;
  });

/** How a member arranged the panel's lists: columns, density, saved views (product-rules.md#lists-of-the-panel). */
export const tableRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/auth/panel/tables/:table',
    { config: { access: 'team' }, schema: { params, tags: ['panel'] } },
    (request) => findTable(app.db, requireUser(request).id, request.params.table),
  );

  app.put(
    '/api/auth/panel/tables/:table',
    {
      config: { access: 'team', perMinute: { account: 60 } },
      schema: { params, body: tableChangeSchema, tags: ['panel'] },
    },
    async (request) => orFail(await changeTable(app.db, requireUser(request).id, request.params.table, request.body)),
  );
};
