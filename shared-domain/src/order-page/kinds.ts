export const stepKinds = [
  'placed',
  'paid',
  'unpaid',
  'parcel',
  'return',
  'refund-due',
  'refund-done',
  'document',
  'message',
  'staff',
  'note',
  'settled',
] as const;
export type StepKind = (typeof stepKinds)[number];

export const refundReasons = ['cancelled', 'return', 'payment'] as const;
export const refundStates = ['due', 'asked', 'done'] as const;
export const messageTopics = [
  'confirmation',
  'unpaid',
  'status',
  'tracking',
  'refund',
  'credit',
  'return',
  'again',
] as const;
export type MessageTopic = (typeof messageTopics)[number];
export const messageChannels = ['email', 'sms', 'whatsapp'] as const;
/** `gone`: given up, or not wanted any more. */
export const messageStates = ['waiting', 'sent', 'failed', 'gone'] as const;

/** Longest note about an order, in characters. */
export const MAX_NOTE = 1000;
