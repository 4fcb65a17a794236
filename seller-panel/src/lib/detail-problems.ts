import {
  checkDetails,
  type DetailProblems,
  findMrpConflict,
  noDetails,
  readDetails,
  type TypedDetails,
} from '@aaram/shared-domain/catalog';
import { paiseFromRupees } from '@aaram/shared-domain/money';
import type { PriceRule } from '@aaram/shared-domain/tax';
import { readPrice } from '#lib/typed-number.ts';

/** Problems of typed details together with a typed price, such as an MRP below the price with GST. */
export function findDetailProblems(typed: TypedDetails, price: string, rule: PriceRule): DetailProblems {
  const problems = checkDetails(typed);
  const rupees = readPrice(price);
  if (problems.mrp !== undefined || rupees === undefined) {
    return problems;
  }
  const { mrpPaise } = readDetails({ ...noDetails, mrp: typed.mrp });
  const mrp = findMrpConflict(paiseFromRupees(rupees), mrpPaise, rule);
  return mrp === undefined ? problems : { ...problems, mrp };
}
