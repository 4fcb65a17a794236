import { formatRupees } from '@aaram/shared-domain/money';
import { policyFacts, type StoreSettings } from '@aaram/shared-domain/settings';
import type { PolicySection } from './policy-text.tsx';

const { minimumAge, paymentMethods, returnWindowDays, returnFee, creditValidMonths, codSurcharge } = policyFacts;

export const buildTerms = ({
  brandName,
  legalName,
  legalAddress,
  gstin,
  supportEmail,
  grievance,
}: StoreSettings): readonly PolicySection[] => [
  {
    title: 'Who we are',
    blocks: [
      `${brandName} is run by ${legalName}, ${legalAddress}. GSTIN ${gstin}. You can reach us at ${supportEmail}.`,
    ],
  },
  {
    title: 'Who may buy',
    blocks: [`Buyers must be ${minimumAge} or older. Orders are delivered within India only.`],
  },
  {
    title: 'Your account',
    blocks: [
      'Keep your password secret. Orders placed through your account count as yours, so tell us at once if you think somebody else is using it.',
    ],
  },
  {
    title: 'Prices and payment',
    namesCharge: true,
    blocks: [
      'Prices are in Indian rupees. Product pages and the cart name what you pay with GST and, where it is charged, delivery.',
      `Payments are taken online by ${paymentMethods.slice(0, -1).join(', ')} or ${paymentMethods.at(-1)}. Cash on delivery, which would carry a surcharge of ${formatRupees(codSurcharge)}, is not offered at the moment.`,
      'An order is accepted when its payment has been confirmed. If an item has sold out in the meantime, it is cancelled and your payment for it is refunded the way you paid.',
    ],
  },
  {
    title: 'Returns and exchanges',
    namesCharge: true,
    blocks: [
      `Returns and exchanges are possible within ${returnWindowDays} days of delivery, for a fee of ${formatRupees(returnFee)}. Our terms foresee no refunds, but a credit note or gift card instead, valid for ${creditValidMonths} months. The store does not issue them at the moment: as long as it does not, an accepted return is refunded the way you paid.`,
    ],
  },
  {
    title: 'Your own designs',
    blocks: [
      'By uploading a picture for a customised item you confirm that you may use it. We do not print anything that breaks the law or violates the rights of others.',
    ],
  },
  {
    title: 'Reviews',
    blocks: [
      'You can review what has been delivered to you. Reviews show your name; we remove reviews that insult people or advertise something.',
    ],
  },
  {
    title: 'Complaints',
    blocks: [
      `${grievance.officer}, ${grievance.designation}, ${grievance.email}, ${grievance.phone}, acknowledges a complaint within 48 hours and settles it within a month. The page of the grievance officer has a form for it.`,
    ],
  },
  {
    title: 'Law',
    blocks: ['These terms follow the law of India.'],
  },
];
