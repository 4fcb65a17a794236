import { MAX_SELECTION } from '@aaram/shared-domain/change-set';
import type { PanelSelection } from '@aaram/shared-domain/change-set/schema';
import type { Db } from '#db/pool.ts';
import { type Outcome, refuse } from '#outcome.ts';
import * as texts from '#texts/change-sets.ts';
import { resolveMatch } from '../listing/catalog.service.ts';
import { createBind, matchSql } from '../match.sql.ts';
import { sellerListQuerySchema } from '../product-query.ts';

/**
 * The ids of the products that are chosen in a list, newest first; a seller's own alone. More than one change set may
 * have are refused.
 */
export async function selectProducts(
  db: Db,
  selection: PanelSelection,
  sellerId: string | null,
): Promise<Outcome<string[]>> {
  const tooMany = () => refuse('INVALID_INPUT', texts.tooManyChosen(MAX_SELECTION));
  if (selection.kind === 'ids') {
    const ids = [...new Set(selection.ids.map((id) => id.toLowerCase()))];
    const rows = await db<{ id: string }[]>`
      select id from products where id = any(${ids}::uuid[]) and removed_at is null
        and (${sellerId}::uuid is null or seller_id = ${sellerId}) order by created_at desc, id desc`;
    return rows.map(({ id }) => id);
  }
  const { sort: _sort, cursor: _cursor, limit: _limit, view: _view, seller, ...filters } = selection.query;
  const parsed = sellerListQuerySchema.safeParse(filters);
  if (!parsed.success) {
    return refuse('INVALID_INPUT', texts.filtersUnknown);
  }
  const { stock, ...query } = parsed.data;
  const resolved = await resolveMatch(db, query);
  if (resolved === undefined) {
    return [];
  }
  const match = { ...resolved.match, sellerId: sellerId ?? undefined, stockLevel: stock, notIds: selection.except };
  const { bind, values } = createBind();
  const rows = await db.unsafe<{ id: string }[]>(
    `select p.id from products p where ${matchSql(bind, match)} order by p.created_at desc, p.id desc limit ${MAX_SELECTION + 1}`,
    values,
  );
  return rows.length > MAX_SELECTION ? tooMany() : rows.map(({ id }) => id);
}
