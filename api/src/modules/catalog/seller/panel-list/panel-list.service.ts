import type { PanelProductFilters } from '@aaram/shared-domain/contract';
import type { SessionUser } from '#plugins/session.ts';
import type { ReadPanelSearch } from '../../search/panel-search.ts';
import type { PanelMatch, PanelScope } from './panel-list.sql.ts';

/** Whose products a list has: a seller's own, for an admin those of all unless it asks for its own. */
export const scopeOf = (user: Pick<SessionUser, 'role' | 'sellerId'>, { seller }: PanelProductFilters): PanelScope =>
  user.role === 'admin' && seller !== 'me' ? null : user.sellerId;

/** What a list's filters ask for, with its search understood. */
export async function readPanelMatch(
  { q, sort: _sort, seller: _seller, ...filters }: Omit<PanelProductFilters, 'sort'> & Partial<PanelProductFilters>,
  readSearch: ReadPanelSearch,
): Promise<PanelMatch> {
  return { ...filters, search: q === undefined ? undefined : await readSearch(q) };
}
