export { describeReason, describeReturn, returnStateLabels } from './describe.ts';
export { checkReturn, type LineFacts, type LineOffer, offerForLine, RETURN_FEE_PAISE } from './offer.ts';
export { pricePieces, refundOf, restOfLine, splitAdjustment } from './price-pieces.ts';
export {
  type AskedKind,
  MAX_RETURN_PICTURES,
  MAX_RETURN_TEXT,
  type Payout,
  type ReturnKind,
  type ReturnReason,
  reasonsFor,
  returnTerms,
} from './reasons.ts';
export type { OrderReturns, Return, ReturnInput, ReturnMove } from './schema.ts';
export {
  actionsFor,
  isClaiming,
  isDone,
  isOpen,
  isReserving,
  nextState,
  type ReturnAction,
  type ReturnRole,
  type ReturnState,
} from './states.ts';
