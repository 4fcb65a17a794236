/** Exchange & Return Policy: a title, then its paragraphs. */
export const howLong = 'How long you have';
export const cancelBeforeSent =
  'Until a parcel is sent, you can cancel its items without a reason, and your money goes back at once.';
export const acceptedWithin = (days: number) => `Returns and exchanges are accepted within ${days} days of delivery.`;
export const unused = 'The item is unused, unwashed and has its tags.';
export const originalPackaging = 'It is sent back in its original packaging.';
export const ownDesign =
  'Items with your own design go back only if they are damaged or not what you ordered, or if the fabric or the print has a fault.';

export const whatItCosts = 'What it costs';
export const fee = (amount: string) =>
  `A fee of ${amount} applies to each return or exchange. It is deducted from the refund of a return; at the moment an exchange costs nothing.`;
export const noFeeForFaults = 'Nothing is deducted if the item is damaged, faulty, missing or not what you ordered.';

export const missingOrDamaged = 'Missing, wrong or damaged';
export const damagedWithin = (days: number) =>
  `Damaged, faulty or wrong items can be returned within ${days} days of delivery, without a fee. Please add a photograph.`;
export const missingWithin = (hours: number) =>
  `If something is missing, tell us within ${hours} hours of delivery, with a photograph of the parcel.`;

export const whatYouGetBack = 'What you get back';
export const moneyBack =
  'For an accepted return, what you paid for the item with its GST goes back the way you paid, less the fee. Delivery is not refunded. The amount is named before you ask.';
export const creditNotes = (months: number) =>
  `You choose when you ask: you get your money back, or a credit note for your next orders, valid for ${months} months.`;
export const paidByCredit = (days: number) =>
  `What you paid with a credit note or gift card goes back there first, and stays valid for at least ${days} days.`;

export const howToAsk = 'How to ask for a return';
export const askInMyOrders = (answerHours: number, supportHours: string) =>
  `Log in, open My Orders and choose "Return or exchange" beside the item. There you also see how far your request has come. Return requests are answered within ${answerHours} hours; our support is available ${supportHours}.`;

// The general terms
export const generalWindow = (days: number) => `Returns and exchanges within ${days} days of delivery`;
export const generalFee = (amount: string) => `${amount} fee for a return or exchange`;
export const generalReport = (hours: number) => `Missing or damaged items reported within ${hours} hours of delivery`;
export const generalCredit = (months: number) =>
  `No refunds, but a credit note or gift card instead, valid for ${months} months`;
export const generalAnswer = (hours: number) => `Return requests answered within ${hours} hours`;
