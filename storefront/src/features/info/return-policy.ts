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
      'Until a parcel is sent, you can cancel its items without a reason, and your money goes back at once.',
      `Returns and exchanges are accepted within ${returnWindowDays} days of delivery.`,
      [
        'The item is unused, unwashed and has its tags.',
        'It is sent back in its original packaging.',
        'Items with your own design go back only if they are damaged or not what you ordered, or if the fabric or the print has a fault.',
      ],
    ],
  },
  {
    title: 'What it costs',
    namesCharge: true,
    blocks: [
      `A fee of ${formatRupees(returnFee)} applies to each return or exchange. It is kept from the refund of a return; at the moment an exchange costs nothing.`,
      'Nothing is kept if the item is damaged, faulty, missing or not what you ordered.',
    ],
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
      'For an accepted return, what you paid for the item with its GST goes back the way you paid, less the fee. Delivery is not refunded. The amount is named before you ask.',
      `Our terms foresee no refunds, but a credit note or gift card instead, valid for ${creditValidMonths} months. The store does not issue them at the moment: as long as it does not, you get your money back.`,
    ],
  },
  {
    title: 'How to ask for a return',
    blocks: [
      `Log in, open My Orders and choose "Return or exchange" beside the item. There you also see how far your request has come. Return requests are answered within ${returnAnswerHours} hours; our support is available ${supportHours}.`,
    ],
  },
];
