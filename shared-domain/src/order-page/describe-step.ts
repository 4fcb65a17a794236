import * as texts from '#texts/order-page.ts';
import { formatRupees } from '../money/index.ts';
import type { OrderStatus } from '../order/index.ts';
import { returnStateLabels } from '../return/index.ts';
import type { MessageTopic, StepKind } from './kinds.ts';
import type { OrderStep } from './schema.ts';

export type StepReader = 'staff' | 'shopper';

const parcelSteps: Record<OrderStatus, (what: string) => string> = {
  Pending: texts.waiting,
  Processing: texts.packing,
  Shipped: texts.sent,
  Delivered: texts.delivered,
  Cancelled: texts.cancelled,
};

function describeParcel({ parcel, status = 'Pending' }: OrderStep): string {
  const what = parcel === undefined ? texts.whole : texts.parcel(parcel);
  return parcelSteps[status](what);
}

function describeReturnStep({ returnKind, returnState = 'requested', text = '' }: OrderStep): string {
  if (returnKind === 'cancel' || returnKind === 'adjust') {
    const isTakenBack = returnState === 'withdrawn';
    const sayAdjusted = isTakenBack ? texts.adjustmentTakenBack : texts.adjusted;
    const sayCancelled = isTakenBack ? texts.cancelTakenBack : texts.piecesCancelled;
    return (returnKind === 'adjust' ? sayAdjusted : sayCancelled)(text);
  }
  const say = returnKind === 'exchange' ? texts.exchanged : texts.returned;
  return say(returnStateLabels[returnState].toLowerCase(), text);
}

const money = ({ amount = 0 }: OrderStep) => formatRupees(amount);
const isTopic = (text: string): text is MessageTopic => Object.hasOwn(texts.topics, text);
const nameTopic = (text = '') => (isTopic(text) ? texts.topics[text] : text);

const words: Record<StepKind, (step: OrderStep, isShopper: boolean) => string> = {
  placed: () => texts.placed,
  paid: (step) => texts.paid(money(step)),
  unpaid: (_, isShopper) => (isShopper ? texts.unpaidForShopper : texts.unpaid),
  parcel: describeParcel,
  return: describeReturnStep,
  'refund-due': (step, isShopper) => (isShopper ? texts.refundDueForShopper : texts.refundDue)(money(step)),
  'refund-done': (step, isShopper) => (isShopper ? texts.refundDoneForShopper : texts.refundDone)(money(step)),
  document: ({ text = '' }, isShopper) => (isShopper ? texts.invoiceForShopper : texts.document)(text),
  message: ({ text }) => texts.message(nameTopic(text)),
  staff: ({ text = '' }) => text,
  note: () => texts.note,
  settled: (_, isShopper) => (isShopper ? texts.settledForShopper : texts.settled),
};

/** A step of an order in words, for staff or for its shopper. */
export const describeStep = (step: OrderStep, reader: StepReader): string =>
  words[step.kind](step, reader === 'shopper');
