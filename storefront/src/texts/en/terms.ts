/** Terms & Conditions: a title, then its paragraphs. */
export const whoWeAre = 'Who we are';
export const company = (facts: { brand: string; legalName: string; address: string; gstin: string; email: string }) =>
  `${facts.brand} is run by ${facts.legalName}, ${facts.address}. GSTIN ${facts.gstin}. You can reach us at ${facts.email}.`;

export const whoMayBuy = 'Who may buy';
export const buyers = (minimumAge: number) =>
  `Buyers must be ${minimumAge} or older. Orders are delivered within India only.`;

export const yourAccount = 'Your account';
export const keepPasswordSecret =
  'Keep your password secret. Orders placed through your account count as yours, so tell us at once if you think somebody else is using it.';

export const prices = 'Prices and payment';
export const pricesInRupees =
  'Prices are in Indian rupees. Product pages and the cart name what you pay with GST and, where it is charged, delivery.';
/** `ways` is a list: 'UPI, cards or wallets'. */
export const paidOnline = (ways: string, codSurcharge: string) =>
  `Payments are taken online by ${ways}. Cash on delivery, which would carry a surcharge of ${codSurcharge}, is not offered at the moment.`;
export const whenAccepted =
  'An order is accepted when its payment has been confirmed. If an item has sold out in the meantime, it is cancelled and your payment for it is refunded the way you paid.';

export const returns = 'Returns and exchanges';
export const returnTerms = (days: number, fee: string, damagedDays: number) =>
  `Returns and exchanges are possible within ${days} days of delivery, for a fee of ${fee}; for damaged, faulty or wrong items within ${damagedDays} days, without a fee. You choose when you ask: an accepted return is refunded the way you paid, or you get a credit note.`;

export const credits = 'Credit notes and gift cards';
/** Days: what a credit that comes back stays valid for at least, and how long before its end we write. */
export const creditTerms = (months: number, days: { back: number; reminder: number }) =>
  `A credit note or gift card is valid for ${months} months. It pays for orders at checkout, whole or in part, and is not paid out in money. What is refunded of an order goes to the credit first, which then stays valid for at least ${days.back} days. We write to you ${days.reminder} days before it ends; after its last day, what is left on it expires.`;
export const giftCardTerms =
  'We send a gift card by mail when its payment has arrived. Its code can be added to one account. As long as nothing of it is spent, who bought it can ask us to refund it; then its code can no longer be used. We may withdraw a credit that was issued or paid for wrongly, and say why.';

export const ownDesigns = 'Your own designs';
export const picturesYouMayUse =
  'By uploading a picture for a customised item you confirm that you may use it. We do not print anything that breaks the law or violates the rights of others.';

export const reviews = 'Reviews';
export const whoMayReview =
  'You can review what has been delivered to you. Reviews show your name; we remove reviews that insult people or advertise something.';

export const complaints = 'Complaints';
export const officer = (contact: { officer: string; designation: string; email: string; phone: string }) =>
  `${contact.officer}, ${contact.designation}, ${contact.email}, ${contact.phone}, acknowledges a complaint within 48 hours and settles it within a month. The page of the grievance officer has a form for it.`;

export const law = 'Law';
export const lawOfIndia = 'These terms follow the law of India.';
