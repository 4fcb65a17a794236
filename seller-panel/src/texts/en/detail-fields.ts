// The facts of a product in the seller's form, beside their names (shared-domain/src/texts/en/product-facts.ts)
export const mrpHintWithLeast = (least: string) =>
  `As printed on the product, all taxes included. With GST your price comes to ${least}. Please enter at least that.`;
export const notGiven = 'Not given';
export const importer = 'Importer';
