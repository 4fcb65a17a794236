/** What a product's page says about delivery, returns and the product itself. */

// Delivery: days are written, '3-5 days'. Each line of it breaks at its end only.
export const deliveryAndReturns = 'Delivery and returns';
export const freeDelivery = 'Free delivery';
export const deliveryCharge = (charge: string, freeAbove: string) => `Delivery ${charge}, free above ${freeAbove}`;
export const deliveryDays = <Part>(
  { metro, other, remote }: { metro: string; other: string; remote: string },
  line: (words: string) => Part,
) => [line(`${metro} to metros,`), ' ', line(`${other} to other places,`), ' ', line(`${remote} to remote areas`)];

// Returns
type ReturnFigures = { days: number; damagedDays: number; missingHours: number; fee: string };
const faults = ({ damagedDays, missingHours }: ReturnFigures) =>
  `Damaged, faulty or not what you ordered: ${damagedDays} days, without a fee. Missing: ${missingHours} hours`;
export const returnWithin = ({ days }: ReturnFigures) => `Return or exchange within ${days} days`;
export const returnTerms = (figures: ReturnFigures) =>
  `${figures.fee} fee for a return, refunded the way you paid. ${faults(figures)}.`;
export const ownDesign = 'With your own design, goes back only for a fault of ours';
export const ownDesignTerms = (figures: ReturnFigures) =>
  `${faults(figures)}. Without a design: ${figures.days} days, ${figures.fee} fee for a return.`;
export const terms = 'Terms';

// Description: names of its rows, and values that are not the product's own
export const description = 'Description';
export const brand = 'Brand';
export const noBrand = 'N/A';
export const withAllTaxes = (amount: string) => `${amount}, inclusive of all taxes`;
export const importedBy = 'Imported by';
export const madeOrPackedBy = 'Made or packed by';
export const soldBy = 'Sold by';
export const customerCare = 'Customer care';
export const complaintsAnsweredBy = (officer: string) =>
  `${officer}. Acknowledged within 48 hours, settled within a month.`;
export const makeComplaint = 'Make a complaint';
