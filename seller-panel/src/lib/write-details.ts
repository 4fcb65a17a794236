import { type ProductUpdate, readDetails, type TypedDetails } from '@aaram/shared-domain/catalog';
import { rupeesFromPaise } from '@aaram/shared-domain/money';
import { amountFacts, type FactKey, storedAmount, textFacts } from '@aaram/shared-domain/product-fields';

/** These typed facts in the API's format: amounts in rupees, null for what was taken away. */
export function writeDetails(typed: TypedDetails, keys: readonly FactKey[]): Partial<ProductUpdate> {
  const stored = readDetails(typed);
  const values = [
    ...textFacts.map((key) => [key, stored[key]] as const),
    ...amountFacts.map((key) => {
      const paise = stored[storedAmount(key)];
      return [key, paise === null ? null : rupeesFromPaise(paise)] as const;
    }),
  ];
  return Object.fromEntries(values.filter(([key]) => keys.includes(key)));
}
