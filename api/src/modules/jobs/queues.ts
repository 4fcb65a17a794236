import { keysOf } from '@aaram/shared-domain/records';

/**
 * The queues, separated by what their jobs may wait for: each working process has a separate worker per queue. Retries,
 * pauses and deadlines are set in the migration that creates the queues.
 */
export const queues = {
  payments: { atOnce: 5 },
  mail: { atOnce: 5 },
  /** SMS and WhatsApp, codes first. */
  messages: { atOnce: 5 },
  /** A job takes a second of processor time or more: so a process that stops waits for one at most. */
  pictures: { atOnce: 1 },
  /**
   * Bulk changes and imports. A job does a few seconds of one and asks for the next, so that accounts are served
   * round-robin.
   */
  changes: { atOnce: 1 },
  /** PDFs, each typeset by a process of its own. */
  printouts: { atOnce: 1 },
  /** Print files of designs, painted by a process of their own. */
  prints: { atOnce: 1 },
} as const satisfies Record<string, { atOnce: number }>;

export type QueueName = keyof typeof queues;

export const queueNames = keysOf(queues);

/** Jobs that have failed for good, until a person deletes or retries them. */
export const DEAD_QUEUE = 'dead';

export type JobPayload = Record<string, string | number | boolean | null | (string | number)[]>;
/** A job as stored in its queue. */
export type JobData = { kind: string; payload: JobPayload };
