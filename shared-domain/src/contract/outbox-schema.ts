import { z } from 'zod';
import { jobsSchema, moneyGapSchema, outboxEntrySchema, retryInputSchema } from '../outbox/schema.ts';

/** The calls about sent messages, background work and differences from the provider, for the table of all calls. */
export const outboxShapes = {
  'GET /auth/panel/outbox': { answer: z.array(outboxEntrySchema) },
  'GET /auth/panel/jobs': { answer: jobsSchema },
  'POST /auth/panel/jobs/retries': { body: retryInputSchema, answer: jobsSchema },
  'GET /auth/panel/money-gaps': { answer: z.array(moneyGapSchema) },
};
