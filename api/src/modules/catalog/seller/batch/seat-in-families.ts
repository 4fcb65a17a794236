import type { Db } from '@aaram/runtime/db';
import { MAX_FAMILY } from '@aaram/shared-domain/catalog';
import { type Refusal, refuse } from '#outcome.ts';
import * as texts from '#texts/families.ts';
import { type FamilyCode, findFamilies, makeFamilies } from '../families/family-codes.repository.ts';

/** From which family to which a product goes, by their codes. */
export type Seat = { sellerId: string; from: string | null; to: string | null };

const keyOf = (sellerId: string, code: string) => `${sellerId} ${code}`;

/**
 * Makes the families that products go to. Answers their ids by seller and code, and which of the seats are refused,
 * because a family would have more products than one may have.
 */
export async function seatInFamilies(tx: Db, seats: readonly Seat[]) {
  const wanted = seats.flatMap(({ sellerId, to }): FamilyCode[] => (to === null ? [] : [{ sellerId, code: to }]));
  await makeFamilies(tx, wanted);
  const found = await findFamilies(tx, wanted);
  const shown = new Map(found.map((one) => [keyOf(one.sellerId, one.code), one.shown]));
  const move = (sellerId: string, code: string | null, by: number) => {
    const key = keyOf(sellerId, code ?? '');
    const next = (shown.get(key) ?? 0) + by;
    shown.set(key, next);
    return next;
  };
  for (const { sellerId, from, to } of seats) {
    if (from !== null && from !== to) {
      move(sellerId, from, -1);
    }
  }
  const refused = new Map<Seat, Refusal>();
  for (const seat of seats) {
    if (seat.to !== null && seat.to !== seat.from && move(seat.sellerId, seat.to, 1) > MAX_FAMILY) {
      move(seat.sellerId, seat.to, -1);
      refused.set(seat, refuse('INVALID_INPUT', texts.tooManyColours(MAX_FAMILY)));
    }
  }
  return { refused, ids: new Map(found.map(({ code, id }) => [code, id])) };
}
