import type { Db } from '@aaram/runtime/db';
import type { ProductState } from '@aaram/shared-domain/catalog';
import type { PanelProduct } from '@aaram/shared-domain/contract';
import { type WholeText, wholeTexts } from '@aaram/shared-domain/product-fields';
import { fromKeys } from '@aaram/shared-domain/records';
import { wholeFacts } from '../../fact-columns.ts';
import { productColumns } from '../../product.repository.ts';
import { type ProductRow, toProduct } from '../../product-summary.ts';
import { countStatement, type PanelMatch, type PanelPage, type PanelScope, pageStatement } from './panel-list.sql.ts';

type PanelRow = ProductRow & Pick<PanelProduct, WholeText> & { state: ProductState; sold: number; updatedAt: Date };

/** The ids of a page of the panel's list, or backwards before a position. */
export async function listPanelIds(db: Db, page: PanelPage, limit: number): Promise<{ id: string }[]> {
  const { text, values } = pageStatement(page, limit);
  return db.unsafe<{ id: string }[]>(text, values);
}

/** How many products the panel's list has. */
export async function countPanelProducts(db: Db, scope: PanelScope, match: PanelMatch): Promise<number> {
  const { text, values } = countStatement(scope, match);
  const [row] = await db.unsafe<{ count: number }[]>(text, values);
  return row?.count ?? 0;
}

/** Rows of the panel's list, in the order of the ids. */
export async function readPanelProducts(db: Db, ids: readonly string[]): Promise<PanelProduct[]> {
  const rows = await db<PanelRow[]>`
    select ${productColumns(db, 'card')}, p.state, ${db.unsafe(wholeFacts)}, p.sold, p.updated_at
    from unnest(${[...ids]}::uuid[]) with ordinality as asked(id, position) join products p on p.id = asked.id
    order by asked.position`;
  return rows.map(({ state, sold, updatedAt, ...row }) => ({
    ...toProduct(row),
    state,
    ...fromKeys(wholeTexts, (key) => row[key]),
    sold,
    updatedAt: updatedAt.toISOString(),
  }));
}
