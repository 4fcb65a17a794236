export {
  checkGiftCard,
  formatGiftCode,
  type GiftDraft,
  giftCardAmounts,
  MAX_GIFT_MESSAGE,
  parseGiftCode,
} from './gift-card.ts';
export {
  CREDIT_MIN_DAYS,
  CREDIT_REMINDER_DAYS,
  type CreditKind,
  type CreditMovementKind,
  creditKinds,
  type GiftCardState,
  giftCardStates,
  MAX_CREDITS_OF_ORDER,
} from './kinds.ts';
export type { BoughtGiftCard, Credit, CreditAction, GiftCardInput, PanelCredit } from './schema.ts';
