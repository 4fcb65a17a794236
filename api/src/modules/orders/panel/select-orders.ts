import type { Db } from '@aaram/runtime/db';
import { MAX_SELECTION } from '@aaram/shared-domain/change-set';
import type { PanelSelection } from '@aaram/shared-domain/change-set/schema';
import { panelOrderFiltersSchema } from '@aaram/shared-domain/contract/schema';
import { type Outcome, refuse } from '#outcome.ts';
import type { SessionUser } from '#plugins/session.ts';
import * as texts from '#texts/change-sets.ts';
import { listPanelOrderIds } from './panel-order-list.repository.ts';

/**
 * The ids of the orders that are chosen in the panel's list; for a seller those with an own parcel. More than one change
 * set may have are refused.
 */
export async function selectOrders(
  db: Db,
  selection: PanelSelection,
  user: Pick<SessionUser, 'role' | 'sellerId'>,
): Promise<Outcome<string[]>> {
  const scope = user.role === 'admin' ? ('all' as const) : { sellerId: user.sellerId };
  if (selection.kind === 'ids') {
    const page = { scope, match: panelOrderFiltersSchema.parse({}), sort: '-placed', limit: MAX_SELECTION } as const;
    return listPanelOrderIds(db, page, selection.ids);
  }
  const filters = panelOrderFiltersSchema.safeParse(selection.query);
  if (!filters.success) {
    return refuse('INVALID_INPUT', texts.filtersUnknown);
  }
  const { sort = '-placed', ...match } = filters.data;
  const except = new Set(selection.except);
  const found = await listPanelOrderIds(db, { scope, match, sort, limit: MAX_SELECTION + except.size + 1 });
  const ids = found.filter((id) => !except.has(id));
  return ids.length > MAX_SELECTION ? refuse('INVALID_INPUT', texts.tooManyChosen(MAX_SELECTION)) : ids;
}
