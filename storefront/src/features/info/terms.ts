import { formatRupees } from '@aaram/shared-domain/money';
import { policyFacts, type StoreSettings } from '@aaram/shared-domain/settings';
import * as texts from '#texts/info.ts';
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
    title: texts.whoWeAre,
    blocks: [texts.brandNameIsRunByLegal(brandName, legalName, legalAddress, gstin, supportEmail)],
  },
  {
    title: texts.whoMayBuy,
    blocks: [texts.buyersMustBeMinimumAgeOr(minimumAge)],
  },
  {
    title: texts.yourAccount,
    blocks: [texts.keepYourPasswordSecretOrdersPlaced],
  },
  {
    title: texts.pricesAndPayment,
    namesCharge: true,
    blocks: [
      texts.pricesAreInIndianRupeesProduct,
      texts.paymentsAreTakenOnlineByPayment(
        paymentMethods.slice(0, -1).join(', '),
        paymentMethods.at(-1) ?? '',
        formatRupees(codSurcharge),
      ),
      texts.orderIsAcceptedWhenItsPayment,
    ],
  },
  {
    title: texts.returnsAndExchanges,
    namesCharge: true,
    blocks: [texts.returnsAndExchangesArePossibleWithin(returnWindowDays, formatRupees(returnFee), creditValidMonths)],
  },
  {
    title: texts.yourOwnDesigns,
    blocks: [texts.byUploadingPictureForCustomisedItem],
  },
  {
    title: texts.reviews,
    blocks: [
      'You can review what has been delivered to you. Reviews show your name; we remove reviews that insult people or advertise something.',
    ],
  },
  {
    title: texts.complaints,
    blocks: [
      texts.officerDesignationEmailPhoneAcknowledgesComplaint(
        grievance.officer,
        grievance.designation,
        grievance.email,
        grievance.phone,
      ),
    ],
  },
  {
    title: texts.law,
    blocks: [texts.theseTermsFollowLawOfIndia],
  },
];
