export const asPrintedOnProductAllTaxes = 'As printed on the product, all taxes included.';
export const printedWithGstYourPriceComes = (printed: string | number, least: string | number) =>
  `${printed} With GST your price comes to ${least}. Please enter at least that.`;
export const hsnCode = 'HSN code';
export const n46Or8DigitsFor = '4, 6 or 8 digits, for the invoice.';
export const colour = 'Colour';
export const material = 'Material';
export const countryOfOrigin = 'Country of origin';
export const notGiven = 'Not given';
export const whereItWasMadeLawAsks = 'Where it was made. The law asks for it on imported goods.';
export const netQuantity = 'Net quantity';
export const whatIsInPack1Piece = 'What is in the pack: 1 piece, 2 pairs, 50 ml.';
export const importer = 'Importer';
export const makerOrPacker = 'Maker or packer';
export const nameAndAddressAsPrintedOn = 'Name and address, as printed on the product.';
