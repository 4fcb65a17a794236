import { formatRupees } from '@aaram/shared-domain/money';

/** A price in rupees as `Price` takes it, with the MRP when that is higher. */
export const writePrice = ({ price, mrp }: { price: number; mrp: number }) => ({
  amount: formatRupees(price),
  mrp: mrp > price ? formatRupees(mrp) : undefined,
});
