import { policyFacts, type StoreSettings } from '@aaram/shared-domain/settings';
import type { PolicySection } from './policy-text.tsx';

/** Privacy Policy: the data that the store keeps. */
export const buildPrivacy = ({
  brandName,
  legalName,
  legalAddress,
  supportEmail,
  grievance,
}: StoreSettings): readonly PolicySection[] => [
  {
    title: 'What we keep, and why',
    blocks: [
      [
        'Your name, email and mobile number, for your account and to reach you about an order.',
        'Your addresses, to deliver.',
        'Your orders and invoices, because tax law requires us to keep them.',
        'Your cart and wishlist, so that you find them on every device.',
        'Your reviews and the pictures you upload for customised items.',
        'Your complaints and our answers, for three years after they are closed.',
      ],
    ],
  },
  {
    title: 'What we do not keep',
    blocks: [
      'Card numbers and bank details go straight to the payment provider and never pass through our servers. Passwords are stored only as a hash that cannot be read back.',
    ],
  },
  {
    title: 'Who else sees it',
    blocks: [
      'The payment provider sees what it needs to take a payment. The courier sees your name, address and phone number. A seller sees the items it has to pack and where they go. We do not sell your data.',
    ],
  },
  {
    title: 'What your browser keeps',
    blocks: [
      `${brandName} stores your login, your choice of theme and whether you want music in your browser. There are no advertising trackers.`,
    ],
  },
  {
    title: 'Your rights',
    blocks: [
      `Write to ${supportEmail} to see, correct or delete your data. Accounts are for people aged ${policyFacts.minimumAge} or older.`,
      `If we do not help, write to our ${grievance.designation}, ${grievance.officer}: ${grievance.email}.`,
      `Responsible for your data: ${legalName}, ${legalAddress}.`,
    ],
  },
];
