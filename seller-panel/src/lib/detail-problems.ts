import {
  checkDetails,
  type DetailProblems,
  findMrpConflict,
  noDetails,
  readDetails,
  type TypedDetails,
} from '@aaram/shared-domain/catalog';
import { paiseFromRupees } from '@aaram/shared-domain/money';
import { isPrice } from '#lib/typed-number.ts';

/** What is wrong with typed details beside a typed price: an MRP that the price with GST is above, too. */
export function findDetailProblems(typed: TypedDetails, price: string): DetailProblems {
  const problems = checkDetails(typed);
  if (problems.mrp !== undefined || !isPrice(price)) {
    return problems;
  }
  const { mrpPaise } = readDetails({ ...noDetails, mrp: typed.mrp });
  const mrp = findMrpConflict(paiseFromRupees(Number(price)), mrpPaise);
  return mrp === undefined ? problems : { ...problems, mrp };
}
