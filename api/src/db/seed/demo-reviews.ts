import { chance, type DemoReview, pick } from './demo-data.ts';
import { type DemoPerson, otherShoppers, person, shopper } from './demo-people.ts';

const DAY_MS = 86_400_000;
/** Age of the newest review when the demo store is made, so that the store looks in use. */
const NEWEST_DAYS = 5;

/** Family names for the initials that reviews show. */
const familyNames: Record<string, readonly string[]> = {
  A: ['Agarwal', 'Ansari', 'Apte'],
  B: ['Banerjee', 'Bhatt', 'Borah'],
  C: ['Chopra', 'Chatterjee', 'Chauhan'],
  D: ['Das', 'Desai', 'Dutta'],
  G: ['Gupta', 'Ghosh', 'George'],
  H: ['Hegde', 'Hussain', 'Handa'],
  I: ['Iyengar', 'Irani', 'Inamdar'],
  J: ['Joshi', 'Jain', 'Jacob'],
  K: ['Kapoor', 'Kaul', 'Kurien'],
  L: ['Lal', 'Lobo', 'Lamba'],
  M: ['Mehta', 'Mishra', 'Mathew'],
  N: ['Naidu', 'Nanda', 'Nambiar'],
  P: ['Pandey', 'Pereira', 'Prasad'],
  R: ['Rastogi', 'Roy', 'Reddy'],
  S: ['Sharma', 'Singh', 'Sen'],
  T: ['Tiwari', 'Tandon', 'Thakur'],
  V: ['Verma', 'Varghese', 'Vyas'],
};

/** How a review names its author: 'Meera N.' for Meera Nair. */
const toByline = (name: string) => name.replace(/ (\p{Lu})\p{Ll}+$/u, ' $1.');

function findPerson(byline: string, index: number): DemoPerson {
  const known = [shopper, ...otherShoppers].find((one) => toByline(one.name) === byline);
  if (known !== undefined) {
    return known;
  }
  const [first = '', initial = ''] = byline.split(' ');
  const name = `${first} ${pick(familyNames[initial.charAt(0)] ?? [], byline)}`;
  return person(name, `${name.toLowerCase().replace(' ', '.')}@example.com`, String(9_000_000_201 + index));
}

export type BoughtReview = DemoReview & { productName: string; buyer: DemoPerson; at: Date; orderedAt: Date };

/**
 * The reviews with their authors and the times of their orders. Dates are moved so that they end shortly before `now`.
 */
export function datedReviews(byProduct: Record<string, DemoReview[]>, now: Date): BoughtReview[] {
  const reviews = Object.entries(byProduct).flatMap(([productName, own]) =>
    own.map((review) => ({ ...review, productName })),
  );
  const bylines = [...new Set(reviews.map((review) => review.author))].sort();
  const people = new Map(bylines.map((byline, index) => [byline, findPerson(byline, index)]));
  const newest = Math.max(...reviews.map((review) => Date.parse(review.date)));
  const shift = (Math.floor((now.getTime() - newest) / DAY_MS) - NEWEST_DAYS) * DAY_MS;
  return reviews.map((review) => {
    const at = Date.parse(review.date) + shift;
    const days = 6 + chance(`${review.productName}:${review.author}`) * 7;
    return {
      ...review,
      buyer: people.get(review.author) ?? shopper,
      at: new Date(at),
      orderedAt: new Date(at - days * DAY_MS),
    };
  });
}
