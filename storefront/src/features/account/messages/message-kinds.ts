import type { MessageChannel, MessageKind } from '@aaram/shared-domain/message';
import * as texts from '#texts/messages.ts';

/** What people call the channels. */
export const channelNames: Record<MessageChannel, string> = {
  mail: texts.mail,
  sms: texts.sms,
  whatsapp: texts.whatsapp,
};

/** What people call the kinds, each with a sentence. */
export const kindNames: Record<MessageKind, { name: string; about: string }> = {
  'order-placed': { name: texts.orderPlaced, about: texts.orderPlacedAbout },
  'order-sent': { name: texts.orderSent, about: texts.orderSentAbout },
  'order-delivered': { name: texts.orderDelivered, about: texts.orderDeliveredAbout },
  'order-cancelled': { name: texts.orderCancelled, about: texts.orderCancelledAbout },
  refund: { name: texts.refund, about: texts.refundAbout },
  'return-step': { name: texts.returnStep, about: texts.returnStepAbout },
  complaint: { name: texts.complaint, about: texts.complaintAbout },
  security: { name: texts.security, about: texts.securityAbout },
  restock: { name: texts.restock, about: texts.restockAbout },
  'price-drop': { name: texts.priceDrop, about: texts.priceDropAbout },
};

type Group = { title: string; about?: string; kinds: readonly MessageKind[] };

/** The order in which the kinds are shown. */
export const kindGroups: readonly Group[] = [
  { title: texts.watched, kinds: ['restock', 'price-drop'] },
  {
    title: texts.orders,
    about: texts.alwaysByMail,
    kinds: ['order-placed', 'order-sent', 'order-delivered', 'order-cancelled', 'refund', 'return-step'],
  },
  { title: texts.account, kinds: ['security', 'complaint'] },
];
