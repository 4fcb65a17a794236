import * as texts from '#texts/return-request.ts';
import { formatDateTime } from '../format/format-date-time.ts';
import type { OrderStatus } from '../order/status.ts';
import { deliveryPromise } from '../settings/delivery-promise.ts';
import { type AskedKind, type ReturnReason, reasonsFor, returnTerms } from './reasons.ts';

const HOUR_MS = 3_600_000;
/** The fee for sending pieces back without a fault of ours, once for each request. */
export const RETURN_FEE_PAISE = deliveryPromise.returnFee * 100;

/** What decides on the pieces of an order line. */
export type LineFacts = {
  isPaid: boolean;
  parcelStatus: OrderStatus;
  /** When its parcel was last delivered. */
  deliveredAt: Date | null;
  /** Pieces that are neither cancelled nor claimed by a return. */
  left: number;
  /** Whether it has the shopper's own design. */
  isOwnDesign: boolean;
};

/** One reason that can be given now, until when, what it costs, and what can be asked for. */
export type ReasonOffer = {
  reason: ReturnReason;
  until: Date;
  feePaise: number;
  kinds: readonly Exclude<AskedKind, 'cancel'>[];
};

/** How many pieces of a line can be cancelled or returned now; `why` says why none can. */
export type LineOffer = { cancellable: number; returnable: number; reasons: ReasonOffer[]; why: string | null };

const none = (why: string | null): LineOffer => ({ cancellable: 0, returnable: 0, reasons: [], why });

function listReasons(deliveredAt: Date, isOwnDesign: boolean): ReasonOffer[] {
  return reasonsFor(isOwnDesign).map((reason) => ({
    reason,
    until: new Date(deliveredAt.getTime() + returnTerms[reason].hours * HOUR_MS),
    feePaise: returnTerms[reason].hasFee ? RETURN_FEE_PAISE : 0,
    kinds: returnTerms[reason].kinds,
  }));
}

/** What the shopper of an order may ask for a line at this time (product-rules.md#cancelling-pieces, #asking-for-a-return). */
export function offerForLine(
  { isPaid, parcelStatus, deliveredAt, left, isOwnDesign }: LineFacts,
  now: Date,
): LineOffer {
  if (left < 1 || parcelStatus === 'Cancelled') {
    return none(null);
  }
  if (!isPaid) {
    return none(texts.orderNotPaid);
  }
  if (parcelStatus === 'Pending' || parcelStatus === 'Processing') {
    return { cancellable: left, returnable: 0, reasons: [], why: null };
  }
  if (parcelStatus === 'Shipped' || deliveredAt === null) {
    return none(texts.notDeliveredYet);
  }
  const all = listReasons(deliveredAt, isOwnDesign);
  const reasons = all.filter(({ until }) => now <= until);
  if (reasons.length === 0) {
    const last = Math.max(...all.map(({ until }) => until.getTime()));
    return none(texts.timeEnded(formatDateTime(new Date(last).toISOString())));
  }
  return { cancellable: 0, returnable: left, reasons, why: null };
}

export type ReturnAsked = {
  kind: AskedKind;
  quantity: number;
  reason?: ReturnReason | undefined;
  size?: string | undefined;
  pictures?: readonly string[] | undefined;
};

/** The first thing that is wrong with what was asked, and the field to correct; undefined when nothing is. */
export function checkReturn(asked: ReturnAsked, offer: LineOffer): { path: string; message: string } | undefined {
  const isCancel = asked.kind === 'cancel';
  const most = isCancel ? offer.cancellable : offer.returnable;
  if (most === 0) {
    const instead = isCancel ? texts.tooLateToCancel : texts.notReturnable;
    return { path: 'kind', message: offer.why ?? instead };
  }
  if (asked.quantity > most) {
    return { path: 'quantity', message: texts.tooManyPieces(most) };
  }
  if (isCancel) {
    return undefined;
  }
  const chosen = offer.reasons.find(({ reason }) => reason === asked.reason);
  if (asked.reason === undefined) {
    return { path: 'reason', message: texts.chooseReason };
  }
  if (chosen === undefined) {
    return { path: 'reason', message: texts.reasonNotPossible };
  }
  if (!chosen.kinds.some((kind) => kind === asked.kind)) {
    return { path: 'kind', message: texts.noExchangeForReason };
  }
  if (returnTerms[chosen.reason].needsPictures && (asked.pictures ?? []).length === 0) {
    return { path: 'pictures', message: texts.addPicture };
  }
  return asked.kind === 'exchange' && asked.size === undefined
    ? { path: 'size', message: texts.selectSize }
    : undefined;
}
