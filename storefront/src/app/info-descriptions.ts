import { pages } from '@aaram/shared-domain/contract';
import * as texts from '#texts/info-descriptions.ts';

/** Descriptions of the pages of text, by address. A function, because files of browsers are to have nothing of it. */
export const buildInfoDescriptions = (): Readonly<Record<string, string>> => ({
  [pages.gallery()]: texts.thirtyPicturesFromWorkroomAndShop,
  [pages.about()]: texts.whatStoreIsAndHowWe,
  [pages.contact()]: texts.callChatOrWriteToUs,
  [pages.faq()]: texts.paymentDeliveryReturnsSizesShortAnswers,
  [pages.grievance()]: texts.whoAnswersComplaintsHowSoonAnd,
  [pages.findOrder()]: texts.howFarYourOrderHasCome,
  [pages.sizeGuide()]: texts.everySizeInCentimetresAndInches,
  [pages.returnPolicy()]: texts.howLongYouHaveWhatIt,
  [pages.terms()]: texts.termsForBuyingFromThisStore,
  [pages.privacy()]: texts.whatWeKeepAboutYouWhy,
  [pages.shippingPolicy()]: texts.whereWeDeliverHowLongIt,
});
