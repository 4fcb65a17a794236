import { formatCount, plural } from '@aaram/shared-domain/format';

/** Credit notes and gift cards: at checkout, and in the account. Amounts and days come as they are written. */
export const creditNote = 'Credit note';
export const giftCard = (tail: string) => `Gift card …${tail}`;

// Checkout
export const payWithCredit = 'Credit notes and gift cards';
export const chooseCredits = 'Choose what should pay first';
export const creditOf = (name: string, amount: string, day: string) => `${name}: ${amount}, valid until ${day}`;
export const paysAll = 'This pays all of your order. You choose no other payment.';
export const leftToPay = 'Left to pay';
export const creditsNotLoaded = 'Your credits could not be loaded.';

// The account
export const loadingCredits = 'Loading credits...';
export const noCredits = 'No credits found.';
export const whatCreditsAre =
  'Credit notes for returns and gift cards are shown here. You can choose them at checkout.';
export const howToSpend = 'You can spend a credit at checkout, whole or in part, until its last day.';
export const ofAmount = (amount: string) => `of ${amount}`;
export const validUntil = <Part>(day: Part) => ['Valid until ', day];
export const expiredOn = <Part>(day: Part) => ['Expired on ', day];
export const withdrawn = 'Withdrawn by the store';
export const spent = 'Spent';
export const isHeld = (amount: string) => `${amount} is held by an order that is not paid yet.`;
export const movements = (count: number) =>
  plural(count, { one: `${formatCount(count)} movement`, other: `${formatCount(count)} movements` });
export const movementsOf = (count: number, name: string) => `${movements(count)}: ${name}`;

// Movements; an order comes as its number.
export const issued = 'Issued';
export const heldBy = (order: string) => `Set aside for order ${order}`;
export const givenBackBy = (order: string) => `Back from order ${order}, which was not paid`;
export const spentOn = (order: string) => `Order ${order} was paid with it`;
export const refundedBy = (order: string) => `Refunded from order ${order}`;
export const expired = 'Expired';
export const withdrawnBecause = (reason: string) => `Withdrawn by the store. ${reason}`;
