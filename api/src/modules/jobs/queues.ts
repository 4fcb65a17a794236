/**
 * Where jobs wait, by what they may wait for: each queue has a worker of its own in every process that works. Their
 * tries, pauses and deadlines stand in the migration that makes them.
 */
export const queues = {
  payments: { atOnce: 5 },
  mail: { atOnce: 5 },
  /** One takes a second of a processor or more: whoever stops has at most one to wait for. */
  pictures: { atOnce: 1 },
} as const satisfies Record<string, { atOnce: number }>;

export type QueueName = keyof typeof queues;

export const queueNames = Object.keys(queues) as QueueName[];

/** What has failed for good, until a person takes it away. */
export const DEAD_QUEUE = 'dead';

export type JobPayload = Record<string, string | number | boolean | null | (string | number)[]>;
/** A job as it lies in its queue. */
export type JobData = { kind: string; payload: JobPayload };
