import * as texts from '#texts/return.ts';
import { policyFacts } from '../settings/policy-facts.ts';

/** What a shopper asks for pieces: taken out of an order before they are sent, sent back, or exchanged. */
export const askedKinds = ['cancel', 'return', 'exchange'] as const;
export type AskedKind = (typeof askedKinds)[number];
/** All that happens with pieces; `adjust` gives a part of the price back, by staff alone. */
export const returnKinds = [...askedKinds, 'adjust'] as const;
export type ReturnKind = (typeof returnKinds)[number];

/** How an accepted return is paid out: the way it was paid, or as a credit note. */
export const payouts = ['refund', 'credit-note'] as const;
export type Payout = (typeof payouts)[number];

export const returnReasons = ['size', 'changed-mind', 'damaged', 'faulty', 'wrong-item', 'missing'] as const;
export type ReturnReason = (typeof returnReasons)[number];

type Terms = {
  label: string;
  /** Until how many hours after the delivery it can be asked. */
  hours: number;
  /** Whether the fee is deducted from the refund: not when the fault is ours. */
  hasFee: boolean;
  /** Whether pictures are needed. */
  needsPictures: boolean;
  /** Whether there is a piece to pick up. */
  goesBack: boolean;
  kinds: readonly Exclude<AskedKind, 'cancel'>[];
};

const { returnWindowDays, damagedReturnDays, damageReportHours } = policyFacts;
const ourFault = {
  hours: damagedReturnDays * 24,
  hasFee: false,
  needsPictures: true,
  goesBack: true,
  kinds: ['return', 'exchange'],
} as const;

/** The terms of each reason, as the return policy has them (product-rules.md#reasons-for-a-return). */
export const returnTerms: Record<ReturnReason, Terms> = {
  size: {
    label: texts.doesNotFit,
    hours: returnWindowDays * 24,
    hasFee: true,
    needsPictures: false,
    goesBack: true,
    kinds: ['return', 'exchange'],
  },
  'changed-mind': {
    label: texts.changedMind,
    hours: returnWindowDays * 24,
    hasFee: true,
    needsPictures: false,
    goesBack: true,
    kinds: ['return'],
  },
  damaged: { label: texts.arrivedDamaged, ...ourFault },
  faulty: { label: texts.faulty, ...ourFault },
  'wrong-item': { label: texts.notWhatWasOrdered, ...ourFault },
  missing: { label: texts.missingFromParcel, ...ourFault, hours: damageReportHours, goesBack: false },
};

/** Most pictures of one request. */
export const MAX_RETURN_PICTURES = 3;
/** Longest comment or reason in people's own words, in characters. */
export const MAX_RETURN_TEXT = 500;

/** Reasons for pieces with the shopper's own design: these come back only for a fault of ours. */
export const reasonsFor = (isOwnDesign: boolean): ReturnReason[] =>
  returnReasons.filter((reason) => !(isOwnDesign && returnTerms[reason].hasFee));
