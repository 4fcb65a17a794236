import type { PanelProductFilters } from '@aaram/shared-domain/contract';
import type { Db } from '#db/pool.ts';
import type { SessionUser } from '#plugins/session.ts';
import { listPanelIds } from './panel-list.repository.ts';
import type { PanelScope } from './panel-list.sql.ts';

/** Whose products a list has: a seller's own, for an admin those of all unless it asks for its own. */
export const scopeOf = (user: Pick<SessionUser, 'role' | 'sellerId'>, { seller }: PanelProductFilters): PanelScope =>
  user.role === 'admin' && seller !== 'me' ? null : user.sellerId;

/** Most products of a selection by filters. */
const MOST_SELECTED = 20_000;

/** The ids of all products that these filters choose, newest first, at most as many as a selection has. */
export async function findPanelIds(
  db: Db,
  user: Pick<SessionUser, 'role' | 'sellerId'>,
  filters: PanelProductFilters,
): Promise<string[]> {
  const { sort: _sort, seller: _seller, ...match } = filters;
  const page = { scope: scopeOf(user, filters), match, sort: '-added' as const };
  return (await listPanelIds(db, page, MOST_SELECTED)).map(({ id }) => id);
}
