// The optional fields of a product
export const mrp = 'MRP';
export const mrpHint = 'As printed on the product, all taxes included.';
export const mrpHintWithLeast = (least: string) =>
  `As printed on the product, all taxes included. With GST your price comes to ${least}. Please enter at least that.`;
export const hsnCode = 'HSN code';
export const hsnHint = '4, 6 or 8 digits, for the invoice.';
export const colour = 'Colour';
export const material = 'Material';
export const countryOfOrigin = 'Country of origin';
export const notGiven = 'Not given';
export const countryHint = 'Where it was made. The law asks for it on imported goods.';
export const netQuantity = 'Net quantity';
export const netQuantityHint = 'What is in the pack: 1 piece, 2 pairs, 50 ml.';
export const importer = 'Importer';
export const makerOrPacker = 'Maker or packer';
export const makerHint = 'Name and address, as printed on the product.';
