import type { Db } from '@aaram/runtime/db';
import type { PanelOutlook } from '@aaram/shared-domain/contract';
import { findLeft, listZeroResultSearches } from '#modules/catalog/for-panel.ts';
import { findSoldSizes } from '#modules/orders/for-panel.ts';

const DAYS_LOOKED_AT = 30;
/** Sizes that last longer are no matter yet. */
const SOON_DAYS = 14;
/** Of the sizes that sell best. */
const MAX_SIZES = 2000;
const MAX_SHOWN = 10;

async function findRunningOut(db: Db, seller: string | null): Promise<PanelOutlook['runningOut']> {
  const sizes = await findSoldSizes(db, seller, MAX_SIZES);
  const soldOf = new Map(sizes.map(({ productId, size, sold }) => [`${productId} ${size}`, sold]));
  return (await findLeft(db, sizes))
    .map(({ productId, name, size, quantity }) => {
      const sold = soldOf.get(`${productId} ${size}`) ?? 0;
      return {
        product: productId,
        name,
        size,
        left: quantity,
        sold,
        days: Math.floor((quantity * DAYS_LOOKED_AT) / sold),
      };
    })
    .filter(({ days }) => days < SOON_DAYS)
    .sort((a, b) => a.days - b.days || b.sold - a.sold || (a.name < b.name ? -1 : 1))
    .slice(0, MAX_SHOWN);
}

/** What runs out soon in the shop of a seller, or in all for an admin, and which searches of shoppers found nothing. */
export async function readOutlook(db: Db, seller: string | null): Promise<PanelOutlook> {
  const [runningOut, soughtInVain] = await Promise.all([
    findRunningOut(db, seller),
    listZeroResultSearches(db, MAX_SHOWN),
  ]);
  return { runningOut, soughtInVain };
}
