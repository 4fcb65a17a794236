import * as texts from '#texts/payment-window.ts';
import type { PaidWay } from '../refund/index.ts';

type Instrument = { method: string; flows?: readonly ('qr' | 'intent' | 'collect')[] };

/** What the payment window shows and in which order, in the provider's own shape (`config.display`). */
export type PaymentDisplay = {
  blocks: Readonly<Record<string, { name: string; instruments: readonly Instrument[] }>>;
  sequence: readonly `block.${string}`[];
  hide: readonly Instrument[];
  preferences: { show_default_blocks: boolean };
};

type BlockWay = Exclude<PaidWay, 'other'>;

/**
 * UPI is first: its apps on phones, its QR code on other screens, which the window chooses itself. Where the shopper paid
 * another way last, that is before it. Paying to a typed UPI ID is left out: the network has ended it
 * (product-rules.md#payment-method).
 */
export function describeDisplay(lastPaidBy: PaidWay | null): PaymentDisplay {
  const isOther = lastPaidBy === null || lastPaidBy === 'other' || lastPaidBy === 'upi';
  const first: readonly BlockWay[] = isOther ? ['upi'] : [lastPaidBy, 'upi'];
  return {
    blocks: Object.fromEntries(first.map((way) => [way, { name: texts.ways[way], instruments: [instruments[way]] }])),
    sequence: first.map((way) => `block.${way}` as const),
    hide: [{ method: 'upi', flows: ['collect'] }],
    preferences: { show_default_blocks: true },
  };
}

const instruments: Readonly<Record<BlockWay, Instrument>> = {
  upi: { method: 'upi', flows: ['qr', 'intent'] },
  card: { method: 'card' },
  netbanking: { method: 'netbanking' },
  wallet: { method: 'wallet' },
};
