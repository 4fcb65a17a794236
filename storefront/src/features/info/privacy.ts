import { policyFacts, type StoreSettings } from '@aaram/shared-domain/settings';
import * as texts from '#texts/privacy.ts';
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
    title: texts.whatWeKeep,
    blocks: [
      [
        texts.contactData,
        texts.addresses,
        texts.orders,
        texts.cart,
        texts.reviews,
        texts.giftCards,
        texts.consents,
        texts.complaints,
      ],
    ],
  },
  {
    title: texts.whatWeDoNotKeep,
    blocks: [texts.cardsAndPasswords],
  },
  {
    title: texts.whoElseSeesIt,
    blocks: [texts.providerCourierSeller],
  },
  {
    title: texts.whatBrowserKeeps,
    blocks: [texts.browserStorage(brandName)],
  },
  {
    title: texts.yourRights,
    blocks: [
      texts.writeToSeeData(supportEmail, policyFacts.minimumAge),
      texts.writeToOfficer(grievance),
      texts.responsible(legalName, legalAddress),
    ],
  },
];
