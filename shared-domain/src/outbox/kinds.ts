/** The ways in which messages leave the store. */
export const outboxChannels = ['email', 'sms', 'whatsapp'] as const;
export type OutboxChannel = (typeof outboxChannels)[number];

/** Most failed jobs of one call, and of one list. */
export const MAX_RETRIES = 100;
