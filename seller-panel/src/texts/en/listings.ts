import type { ListingGap } from '@aaram/shared-domain/catalog';
import { findFact, nameGap, type ScoredFact } from '@aaram/shared-domain/product-fields';

export const weakest = 'Weakest listings';
export const whatCounts =
  'A score of 100 means: the page has everything that shoppers and the law ask for. Fill in what is missing, starting with the first row.';
export const nothingLacks = 'All products on sale are complete.';
export const product = 'Product';
export const score = 'Score';
export const ofHundred = (score: number) => `${score} of 100`;
export const lacks = 'Missing';
const gaps: Readonly<Record<Exclude<ListingGap, ScoredFact>, string>> = {
  pictures: 'three pictures',
  description: 'a description of 80 characters',
  pictureTexts: 'what the pictures show',
  tags: 'three tags',
  brand: 'brand',
};
const isOwn = (gap: string): gap is keyof typeof gaps => Object.hasOwn(gaps, gap);
/** What a listing lacks; what a newer server names as it is. */
export function describeGap(gap: ListingGap): string {
  const fact = findFact(gap);
  return fact !== undefined ? nameGap(fact) : isOwn(gap) ? gaps[gap] : gap;
}
