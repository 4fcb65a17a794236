import type { Db } from '@aaram/runtime/db';
import { MAX_SELECTION, type TrackingLine } from '@aaram/shared-domain/change-set';
import { parseOrderNumber } from '@aaram/shared-domain/order';
import { planTrackingLines } from '#modules/orders/for-change-sets.ts';
import { refuse } from '#outcome.ts';
import * as texts from '#texts/change-sets.ts';
import { findChosen, findFile, type NewRow, type SetRow } from './change-sets.repository.ts';
import { actorOf, NO_ID, toRow } from './plan-rows.ts';

/** The rows of a list of tracking ids, one for each line; it was stored as the file of its change set. */
export async function planTrackingRows(tx: Db, set: SetRow): Promise<NewRow[]> {
  const bytes = await findFile(tx, set.id);
  const lines: TrackingLine[] = bytes === undefined ? [] : JSON.parse(bytes.toString());
  const chosen = new Set(await findChosen(tx, { ...set, ready: 0 }, MAX_SELECTION));
  const plans = await planTrackingLines(tx, lines, { actor: actorOf(set), chosen });
  const seen = new Set<string>();
  return plans.map(({ id = NO_ID, title, plan }, index) => {
    const number = parseOrderNumber(lines[index]?.order ?? '');
    const isSeen = number !== undefined && seen.has(number);
    seen.add(number ?? '');
    return toRow(index, id, title, isSeen ? refuse('INVALID_INPUT', texts.orderTwice) : plan);
  });
}
