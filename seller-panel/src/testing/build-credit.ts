import type { PanelCredit } from '@aaram/shared-domain/credit';

/** A gift card of which nothing is spent; override what a test is about. */
export function buildCredit(over: Partial<PanelCredit> = {}): PanelCredit {
  return {
    _id: 'c1',
    kind: 'gift-card',
    tail: '44MP',
    amount: 1000,
    balance: 1000,
    held: 0,
    expiresAt: '2999-02-18T10:00:00.000Z',
    isValid: true,
    isWithdrawn: false,
    isFrozen: false,
    notes: [],
    createdAt: '2026-11-18T10:00:00.000Z',
    movements: [{ kind: 'issued', amount: 1000, order: null, reason: null, at: '2026-11-18T10:00:00.000Z' }],
    owner: null,
    gift: {
      order: 'AA-7K3F-92QD',
      recipientName: 'Kavya Iyer',
      recipientEmail: 'kavya@example.com',
      senderName: 'Meera',
      buyerEmail: 'meera@example.com',
    },
    actions: ['withdraw', 'refund', 'mail'],
    ...over,
  };
}
