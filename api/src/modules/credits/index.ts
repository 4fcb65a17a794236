export type { OrderRef } from './credits.repository.ts';
export { sumHeldBy } from './credits.repository.ts';
export { issueCreditNote } from './issue-credit.ts';
export { holdAgain, holdCredit, lockCreditsOf, planCredit, returnCredit, spendCredit } from './spend-credit.ts';
