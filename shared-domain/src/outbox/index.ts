export { MAX_RETRIES, type OutboxChannel, outboxChannels } from './kinds.ts';
export type { FailedJob, Jobs, MoneyGap, OutboxEntry } from './schema.ts';
