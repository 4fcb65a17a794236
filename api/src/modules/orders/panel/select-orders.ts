import { MAX_SELECTION } from '@aaram/shared-domain/change-set';
import type { PanelSelection } from '@aaram/shared-domain/change-set/schema';
import { orderStatuses } from '@aaram/shared-domain/order';
import { z } from 'zod';
import type { Db } from '#db/pool.ts';
import { type Outcome, refuse } from '#outcome.ts';
import * as texts from '#texts/change-sets.ts';
import { findOrderIds } from '../order-list.repository.ts';

/** The filters of the list of orders, as its address has them. */
const filtersSchema = z.object({
  q: z.string().trim().max(100).optional(),
  status: z.enum(orderStatuses).or(z.literal('')).optional(),
});

/** The ids of the orders that are chosen in a list, newest first; for a seller those with an own parcel. */
export async function selectOrders(
  db: Db,
  selection: PanelSelection,
  sellerId: string | null,
): Promise<Outcome<string[]>> {
  const scope = sellerId === null ? ('all' as const) : { sellerId };
  if (selection.kind === 'ids') {
    return findOrderIds(db, scope, { named: selection.ids, except: [], status: null, q: null, limit: MAX_SELECTION });
  }
  const { cursor: _cursor, limit: _limit, ...given } = selection.query;
  const filters = filtersSchema.strict().safeParse(given);
  if (!filters.success) {
    return refuse('INVALID_INPUT', texts.filtersUnknown);
  }
  const { status, q } = filters.data;
  const ids = await findOrderIds(db, scope, {
    named: null,
    except: selection.except,
    status: status || null,
    q: q || null,
    limit: MAX_SELECTION + 1,
  });
  return ids.length > MAX_SELECTION ? refuse('INVALID_INPUT', texts.tooManyChosen(MAX_SELECTION)) : ids;
}
