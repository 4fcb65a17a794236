export {
  CREDIT_MIN_DAYS,
  type CreditKind,
  type CreditMovementKind,
  creditKinds,
  MAX_CREDITS_OF_ORDER,
} from './kinds.ts';
export type { Credit } from './schema.ts';
