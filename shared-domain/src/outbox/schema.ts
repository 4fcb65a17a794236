import { z } from 'zod';
import * as texts from '#texts/outbox.ts';
import { whenMissing } from '../contract/when-missing.ts';
import { MAX_RETRIES, outboxChannels } from './kinds.ts';

/** A message that was sent, waits, or will not be sent any more; `to` is masked. */
export const outboxEntrySchema = z.object({
  _id: z.string(),
  channel: z.enum(outboxChannels),
  /** What it is about, as the program names it, such as `order-confirmation`. */
  kind: z.string(),
  to: z.string().nullable(),
  /** The number of the order that it is about. */
  order: z.string().nullable(),
  state: z.enum(['sent', 'waiting', 'gone']),
  at: z.string(),
});

/** A job that was given up after its last try. */
export const failedJobSchema = z.object({
  _id: z.string(),
  queue: z.string(),
  kind: z.string(),
  order: z.string().nullable(),
  /** The error of the last try. */
  why: z.string(),
  at: z.string(),
});

/** The background work: how much waits in each queue, and the oldest jobs that were given up. */
export const jobsSchema = z.object({
  queues: z.array(
    z.object({ queue: z.string(), waiting: z.number().int(), later: z.number().int(), running: z.number().int() }),
  ),
  failed: z.array(failedJobSchema),
  failedInAll: z.number().int(),
});

const chooseJob = { error: texts.chooseJob };
/** The failed jobs that are tried again. */
export const retryInputSchema = z.strictObject({
  ids: z
    .array(z.uuid(chooseJob), whenMissing(texts.chooseJob))
    .min(1, chooseJob)
    .max(MAX_RETRIES, { error: texts.tooManyJobs(MAX_RETRIES) }),
});

/** Money that the provider and our books do not agree about, as a sentence. */
export const moneyGapSchema = z.object({ _id: z.string(), order: z.string(), text: z.string(), at: z.string() });

export type OutboxEntry = z.infer<typeof outboxEntrySchema>;
export type FailedJob = z.infer<typeof failedJobSchema>;
export type Jobs = z.infer<typeof jobsSchema>;
export type MoneyGap = z.infer<typeof moneyGapSchema>;
