import { apportion } from '../money/apportion.ts';
import type { PriceRule } from '../tax/price-rules.ts';
import { priceTotal, type Quote } from './price-cart.ts';

type Line = { unitPaise: number; quantity: number };

/**
 * Takes a discount in paise off lines, shared by value and then by piece, so that each piece has its own price for
 * invoice, cancelling and returns (product-rules.md#agreed-discount). Where the pieces of a line do not come to the same
 * price, it becomes two lines that differ by a paisa. The shares add up to the discount, or to all that the lines cost.
 */
function shareDiscount<Of extends Line>(
  lines: readonly Of[],
  discountPaise: number,
): (Of & { unitDiscountPaise: number })[] {
  const values = lines.map(({ unitPaise, quantity }) => unitPaise * quantity);
  const total = values.reduce((sum, value) => sum + value, 0);
  const shares = apportion(Math.min(discountPaise, total), values);
  return lines.flatMap((line, index) => {
    const share = shares[index] ?? 0;
    const least = Math.floor(share / line.quantity);
    const withMore = share - least * line.quantity;
    return [
      { quantity: line.quantity - withMore, unitDiscountPaise: least },
      { quantity: withMore, unitDiscountPaise: least + 1 },
    ]
      .filter(({ quantity }) => quantity > 0)
      .map(({ quantity, unitDiscountPaise }) => ({
        ...line,
        quantity,
        unitDiscountPaise,
        unitPaise: line.unitPaise - unitDiscountPaise,
      }));
  });
}

/** Lines with a discount in paise shared over them, and what they come to; by the function that prices carts. */
export function priceAgreed<Of extends Line>(
  lines: readonly Of[],
  discountPaise: number,
  rule: PriceRule,
): { lines: (Of & { unitDiscountPaise: number })[]; quote: Quote } {
  const shared = shareDiscount(lines, discountPaise);
  const discount = shared.reduce((sum, line) => sum + line.unitDiscountPaise * line.quantity, 0);
  const total = shared.reduce((sum, line) => sum + line.unitPaise * line.quantity, 0);
  return { lines: shared, quote: priceTotal(total, rule, { discount }) };
}
