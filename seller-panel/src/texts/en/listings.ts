import type { ListingGap } from '@aaram/shared-domain/catalog';

export const weakest = 'Weakest listings';
export const whatCounts =
  'A score of 100 means: the page has all that shoppers and the law want to know. Fill in what is missing, first in the first row.';
export const nothingLacks = 'No product on sale lacks anything.';
export const product = 'Product';
export const score = 'Score';
export const ofHundred = (score: number) => `${score} of 100`;
export const lacks = 'Missing';
export const gaps: Readonly<Record<ListingGap, string>> = {
  mrp: 'MRP (by law)',
  countryOfOrigin: 'country of origin (by law)',
  netQuantity: 'net quantity (by law)',
  maker: 'maker or packer (by law)',
  pictures: 'three pictures',
  description: 'a description of 80 characters',
  pictureTexts: 'what the pictures show',
  colour: 'colour',
  material: 'material',
  tags: 'three tags',
  brand: 'brand',
};
