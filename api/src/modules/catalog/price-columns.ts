import { priceWithGst } from '@aaram/shared-domain/catalog';
import { chargesAt } from '@aaram/shared-domain/pricing';

/** The columns of products that follow from a price in paise, to be written with it. */
export const priceColumns = (pricePaise: number) => ({
  /** With the GST that is added, whatever the store's price rule is now. */
  priceWithGstPaise: priceWithGst(pricePaise, 'spec'),
  /** The day of the charges that it was calculated by. */
  charges: chargesAt().from,
});
