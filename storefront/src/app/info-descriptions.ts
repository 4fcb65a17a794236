import { pages } from '@aaram/shared-domain/contract';
import * as texts from '#texts/info-descriptions.ts';

/** Descriptions of the pages of text, by address. A function, because files of browsers are to have nothing of it. */
export const buildInfoDescriptions = (): Readonly<Record<string, string>> => ({
  [pages.gallery()]: texts.gallery,
  [pages.about()]: texts.about,
  [pages.contact()]: texts.contact,
  [pages.faq()]: texts.faq,
  [pages.grievance()]: texts.grievance,
  [pages.findOrder()]: texts.findOrder,
  [pages.sizeGuide()]: texts.sizeGuide,
  [pages.returnPolicy()]: texts.returnPolicy,
  [pages.terms()]: texts.terms,
  [pages.privacy()]: texts.privacy,
  [pages.shippingPolicy()]: texts.shippingPolicy,
});
