/** How a message reaches somebody. */
export const messageChannels = ['mail', 'sms', 'whatsapp'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/**
 * `service`: what somebody must know about their money, goods or account. `alert`: what they asked us to watch. There is
 * no advertising: a kind that nothing sends would be a choice without an effect.
 */
type Purpose = 'service' | 'alert';

/** Every kind of message that the store sends (product-rules.md#kinds-of-messages). */
export const messageKinds = [
  'order-placed',
  'order-sent',
  'order-delivered',
  'order-cancelled',
  'refund',
  'return-step',
  'complaint',
  'security',
  'restock',
  'price-drop',
] as const;
export type MessageKind = (typeof messageKinds)[number];

const purposes: Record<MessageKind, Purpose> = {
  'order-placed': 'service',
  'order-sent': 'service',
  'order-delivered': 'service',
  'order-cancelled': 'service',
  refund: 'service',
  'return-step': 'service',
  complaint: 'service',
  security: 'service',
  restock: 'alert',
  'price-drop': 'alert',
};

/** Whether a message of this kind is optional: it has an unsubscribe link, and may be switched off everywhere. */
export const isOptional = (kind: MessageKind): boolean => purposes[kind] !== 'service';

/**
 * Whether this cannot be switched off: a mail about money, goods or the account is the shopper's only record, and the
 * only warning when somebody else acts in the account (product-rules.md#messages-that-stay-on).
 */
export const isAlwaysSent = (kind: MessageKind, channel: MessageChannel): boolean =>
  channel === 'mail' && !isOptional(kind);

/**
 * Whether somebody who has chosen nothing gets this. WhatsApp needs a yes before. An alert exists only because somebody
 * asked for it, by mail.
 */
export function isSentByDefault(kind: MessageKind, channel: MessageChannel): boolean {
  const channelsOf: Record<Purpose, readonly MessageChannel[]> = {
    service: ['mail', 'sms'],
    alert: ['mail'],
  };
  return channelsOf[purposes[kind]].includes(channel);
}
