import type { OutboxChannel } from '../outbox/index.ts';
import type { Call } from './api-client.ts';

type OutboxQuery = { channel: OutboxChannel; limit: number; cursor?: string | undefined };

/** Sent messages, background work and differences from the provider; apart from the client, because one page needs it. */
export function createOutboxCalls({ array, json, list }: Call) {
  return {
    getOutbox: (query: OutboxQuery) => list('GET /auth/panel/outbox', query),
    getJobs: () => json('GET /auth/panel/jobs', 'failed'),
    retryJobs: (ids: readonly string[]) => json('POST /auth/panel/jobs/retries', 'failed', { body: { ids: [...ids] } }),
    getMoneyGaps: () => array('GET /auth/panel/money-gaps'),
  };
}
