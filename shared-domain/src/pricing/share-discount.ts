import { apportion } from '../money/apportion.ts';

type Line = { unitPaise: number; quantity: number };

/**
 * Takes a discount in paise off lines, shared by value and then by piece, so that each piece has its own price for
 * invoice, cancelling and returns (product-rules.md#agreed-discount). Where the pieces of a line do not come to the same
 * price, it becomes two lines that differ by a paisa. The shares add up to the discount, or to all that the lines cost.
 */
export function shareDiscount<Of extends Line>(
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
