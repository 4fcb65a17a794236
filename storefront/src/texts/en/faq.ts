/**
 * Frequent questions with their answers, on their page and on that of contacts. Figures of the rules come as
 * parameters from `lib/policy-figures.ts`, with words for days, and amounts with their sign.
 */
export const intro = 'Short answers to what shoppers ask most.';

export const paymentMethods = 'Which payment methods do you accept?';
export const paymentMethodsAnswer =
  'You can pay online by UPI, credit and debit card, net banking and common wallets. The payment window opens when you place the order.';

export const cashOnDelivery = 'Do you offer cash on delivery?';
export const cashOnDeliveryAnswer = 'No. At the moment every order is paid online before it is packed.';

export const deliveryTime = 'How long does delivery take?';
export const deliveryTimeAnswer = (days: { metro: string; other: string; remote: string; express: string }) =>
  `Metro cities usually take ${days.metro}, other towns ${days.other} and remote areas ${days.remote}. Express delivery, where offered, takes ${days.express}.`;
export const fromToDays = (from: number, to: number) => `${from} to ${to} days`;

export const deliveryCost = 'What does delivery cost?';
export const deliveryCostAnswer =
  'Product pages and the cart show what you pay with GST and delivery. Larger orders are delivered free; the shipping policy page lists the current amounts.';

export const outsideIndia = 'Do you deliver outside India?';
export const outsideIndiaAnswer = 'Not yet. We deliver to addresses in India only.';

export const returns = 'How can I return or exchange something?';
export const returnsAnswer = (days: number, fee: string, answerHours: number) =>
  `Log in, open My Orders and choose Return or exchange beside the item, within ${days} days of delivery. The item should be unused, unwashed and with its tags. A fee of ${fee} applies to each return or exchange; at the moment an exchange costs nothing. We answer return requests within ${answerHours} hours.`;

export const moneyBack = 'Do I get my money back?';
export const moneyBackAnswer = (creditMonths: number) =>
  `Yes. For an accepted return, what you paid for the item goes back the way you paid, less the fee. If you want a credit note instead, valid for ${creditMonths} months, choose it when you ask for the return.`;

export const giftCards = 'Do you sell gift cards?';
export const giftCardsAnswer = (creditMonths: number) =>
  `Yes. Log in, open Credits in your account and choose Buy a gift card. Once you have paid, we send its code by email to the person it’s for. They add it under Credits in their account and spend it at checkout, whole or in part, within ${creditMonths} months. As long as none of it has been spent, you can ask us to refund it.`;

export const missing = 'Something is missing or arrived damaged. What now?';
export const missingAnswer = (missingHours: number, damagedDays: number) =>
  `Tell us in My Orders, with a photograph of the parcel and of the item: within ${missingHours} hours of delivery if something is missing, within ${damagedDays} days if it is damaged or wrong. It costs you nothing.`;

export const mySize = 'How do I find my size?';
export const mySizeAnswer =
  "Clothing comes in S to XXL, kids' wear by age from 0-1 to 8-10, and shoes in sizes 6 to 12. Bags, accessories and cosmetics come in one size. The size guide has every size in centimetres and inches. Only sizes in stock can be selected on a product page.";

export const customised = 'Can I return a customised T-shirt?';
export const customisedAnswer =
  'Customised items are made only for you, so please check the preview carefully before you order. With your own design, an item goes back only if it is damaged or not what you ordered, or if the fabric or the print has a fault. Ask in My Orders, with a picture.';

export const glow = 'How do I make a glow print shine?';
export const glowAnswer =
  'Hold it near a window or a white lamp for a few minutes, then switch off the light. It is brightest at first and fades gently. Wash inside out in cold water and do not iron on the print.';

export const tracking = 'How do I track my order?';
export const trackingAnswer =
  'Log in and open My Orders in your dashboard. You will see the status of each order and, once it has been shipped, its tracking ID.';

export const account = 'Do I need an account to buy?';
export const accountAnswer = (minimumAge: number) =>
  `Yes. You can look around freely, but for the cart, the wishlist and the checkout you need to log in. Buyers must be ${minimumAge} or older.`;

export const support = 'When can I reach you?';
export const supportAnswer =
  'Our support team is there from Monday to Saturday, 10:00 to 19:00. Use the chat or the call button at the edge of every page.';
