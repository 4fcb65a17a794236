import { policyFacts, type StoreSettings } from '@aaram/shared-domain/settings';
import * as texts from '#texts/info.ts';
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
    title: texts.whatWeKeepAndWhy,
    blocks: [
      [
        texts.yourNameEmailAndMobileNumber,
        texts.yourAddressesToDeliver,
        texts.yourOrdersAndInvoicesBecauseTax,
        texts.yourCartAndWishlistSoThat,
        texts.yourReviewsAndPicturesYouUpload,
        texts.yourComplaintsAndOurAnswersFor,
      ],
    ],
  },
  {
    title: texts.whatWeDoNotKeep,
    blocks: [texts.cardNumbersAndBankDetailsGo],
  },
  {
    title: texts.whoElseSeesIt,
    blocks: [texts.paymentProviderSeesWhatItNeeds],
  },
  {
    title: texts.whatYourBrowserKeeps,
    blocks: [texts.brandNameStoresYourLoginYour(brandName)],
  },
  {
    title: texts.yourRights,
    blocks: [
      texts.writeToSupportEmailToSee(supportEmail, policyFacts.minimumAge),
      texts.ifWeDoNotHelpWrite(grievance.designation, grievance.officer, grievance.email),
      texts.responsibleForYourDataLegalName(legalName, legalAddress),
    ],
  },
];
