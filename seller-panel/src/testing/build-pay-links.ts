import type { PayLink } from '@aaram/shared-domain/pay-link';

/** A payment link that was sent and opened. */
export const buildPayLink = (changes: Partial<PayLink> = {}): PayLink => ({
  ...{ _id: 'o1', number: 'AA-7K3F-92QD', url: 'https://shop.example/pay/a-token', state: 'opened' },
  ...{ customer: 'Lakshmi', phone: '9876543210', email: 'lakshmi@example.in', payableAmount: 1047.62 },
  ...{ discountAmount: 50, reason: 'Agreed on the phone', note: 'Pays by Friday', madeBy: 'Meher' },
  ...{ madeAt: '2026-11-18T08:00:00.000Z', expiresAt: '2026-11-19T08:00:00.000Z' },
  ...{ sentAt: '2026-11-18T08:05:00.000Z', sentBy: 'whatsapp', openedAt: '2026-11-18T09:00:00.000Z', paidAt: null },
  ...changes,
});

/** A link of each state. */
export const payLinks: PayLink[] = [
  buildPayLink(),
  buildPayLink({
    ...{ _id: 'o2', number: 'AA-2M4N-77QX', state: 'made', sentAt: null, sentBy: null, openedAt: null },
    ...{ discountAmount: 0, reason: '', note: '', email: '', url: 'https://shop.example/pay/another' },
  }),
  buildPayLink({ _id: 'o3', number: 'AA-9P8Q-11RS', state: 'paid', url: null, paidAt: '2026-11-18T10:00:00.000Z' }),
  buildPayLink({ _id: 'o4', number: 'AA-3T5U-22VW', state: 'expired', url: null }),
];
