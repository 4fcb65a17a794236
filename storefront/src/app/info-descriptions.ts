import { pages } from '@aaram/shared-domain/contract';

/** Descriptions of the pages of text, by address. A function, because files of browsers are to have nothing of it. */
export const buildInfoDescriptions = (): Readonly<Record<string, string>> => ({
  [pages.gallery()]: 'Thirty pictures from the workroom and the shop floor.',
  [pages.about()]: 'What the store is, and how we choose what we sell.',
  [pages.contact()]: 'Call, chat or write to us. With answers to frequent questions.',
  [pages.faq()]: 'Payment, delivery, returns, sizes: short answers.',
  [pages.grievance()]: 'Who answers complaints, how soon, and a form to make one.',
  [pages.findOrder()]: 'How far your order has come, by its number and your phone number.',
  [pages.sizeGuide()]: 'Every size in centimetres and inches, with EU and UK sizes.',
  [pages.returnPolicy()]: 'How long you have, what it costs, and what you get back.',
  [pages.terms()]: 'The terms for buying from this store.',
  [pages.privacy()]: 'What we keep about you, why, and your rights.',
  [pages.shippingPolicy()]: 'Where we deliver, how long it takes and what it costs.',
});
