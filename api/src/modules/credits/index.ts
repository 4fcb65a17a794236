export type { OrderRef } from './credits.repository.ts';
export { sumHeldBy } from './credits.repository.ts';
export { followMoney, freezeCredit, type Gone } from './follow-money.ts';
export { insertGift } from './gift-cards.repository.ts';
export type { GiftPurchases } from './gift-purchases.ts';
export { issueCreditNote, issueGiftCard } from './issue-credit.ts';
export { findCardOf, findCreditUsers, findNotesOf } from './money-behind.repository.ts';
export {
  forgetGifts,
  readOwnCreditMovements,
  readOwnCredits,
  readOwnGifts,
  sumCreditOf,
} from './own-credits.repository.ts';
export { holdAgain, holdCredit, lockCreditsOf, planCredit, returnCredit, spendCredit } from './spend-credit.ts';
export { withdrawGift } from './withdraw-credit.ts';
