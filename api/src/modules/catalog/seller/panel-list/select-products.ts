import type { Db } from '@aaram/runtime/db';
import { MAX_SELECTION } from '@aaram/shared-domain/change-set';
import type { PanelSelection } from '@aaram/shared-domain/change-set/schema';
import { panelProductFiltersSchema } from '@aaram/shared-domain/contract/schema';
import { type Outcome, refuse } from '#outcome.ts';
import { type SessionUser, scopeOfSeller } from '#plugins/session.ts';
import * as texts from '#texts/change-sets.ts';
import type { ReadPanelSearch } from '../../search/panel-search.ts';
import { findNamed } from './named-products.repository.ts';
import { listPanelIds } from './panel-list.repository.ts';
import { readPanelMatch, scopeOf } from './panel-list.service.ts';

type Chooser = Pick<SessionUser, 'role' | 'sellerId'>;

/**
 * The ids of the products that are chosen in the panel's list; a seller's own alone. More than one change set may have
 * are refused.
 */
export async function selectProducts(
  db: Db,
  selection: PanelSelection,
  user: Chooser,
  readSearch: ReadPanelSearch,
): Promise<Outcome<string[]>> {
  if (selection.kind === 'ids') {
    return findNamed(db, selection.ids, scopeOfSeller(user));
  }
  const filters = panelProductFiltersSchema.safeParse(selection.query);
  if (!filters.success) {
    return refuse('INVALID_INPUT', texts.filtersUnknown);
  }
  const { sort = '-added' } = filters.data;
  const match = await readPanelMatch(filters.data, readSearch);
  const except = new Set(selection.except);
  const rows = await listPanelIds(
    db,
    { scope: scopeOf(user, filters.data), match, sort },
    MAX_SELECTION + except.size + 1,
  );
  const ids = rows.map(({ id }) => id).filter((id) => !except.has(id));
  return ids.length > MAX_SELECTION ? refuse('INVALID_INPUT', texts.tooManyChosen(MAX_SELECTION)) : ids;
}
