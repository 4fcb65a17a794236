import { formatRupees } from '@aaram/shared-domain/money';
import { policyFacts } from '@aaram/shared-domain/settings';
import type { PolicySection } from './policy-text.tsx';

const {
  returnWindowDays,
  returnFee,
  damageReportHours,
  creditValidMonths,
  returnAnswerHours,
  damagedReturnDays,
  supportHours,
} = policyFacts;

/** Exchange & Return Policy, with the owner's figures (product-rules.md#policy-facts). */
export const returnPolicy: readonly PolicySection[] = [
  {
    title: 'How long you have',
    blocks: [
      `Returns and exchanges are accepted within ${returnWindowDays} days of delivery.`,
      [
        'The item is unused, unwashed and has its tags.',
        'It is sent back in its original packaging.',
        'Items with your own design are exchanged only if the fabric or the print has a fault.',
      ],
    ],
  },
  {
    title: 'What it costs',
    namesCharge: true,
    blocks: [`A fee of ${formatRupees(returnFee)} applies to each return or exchange.`],
  },
  {
    title: 'Missing, wrong or damaged',
    blocks: [
      `Report missing or damaged items within ${damageReportHours} hours of delivery, with a photograph of the parcel and of the item.`,
      `Damaged or incorrect orders can be returned within ${damagedReturnDays} days, as our shipping policy says.`,
    ],
  },
  {
    title: 'What you get back',
    blocks: [
      `We do not pay refunds. For an accepted return you receive a credit note or a gift card, valid for ${creditValidMonths} months and usable for anything in the store.`,
    ],
  },
  {
    title: 'How to ask for a return',
    blocks: [
      `Write to us or call, with your order number. Return requests are answered within ${returnAnswerHours} hours; our support is available ${supportHours}.`,
    ],
  },
];
