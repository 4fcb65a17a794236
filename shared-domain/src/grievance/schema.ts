import { z } from 'zod';
import * as texts from '#texts/grievance.ts';
import { whenMissing } from '../contract/when-missing.ts';
import { grievanceStates, topicValues } from './topics.ts';

const textSchema = z.string(whenMissing(texts.sayWhatHappened)).max(4000);

/** A complaint; an email address or a mobile number is needed for the answer. */
export const grievanceInputSchema = z.strictObject(
  {
    name: z.string(whenMissing(texts.enterName)).max(120),
    email: z.string().max(254).default(''),
    mobile: z.string().max(40).default(''),
    topic: z.enum(topicValues),
    /** The number or id of an order. */
    order: z.string().max(60).default(''),
    text: textSchema,
  },
  whenMissing(texts.fillInForm),
);

/** What the complainant gets at once. */
export const grievanceTicketSchema = z.object({
  ticket: z.string(),
  acknowledgeBy: z.string(),
  redressBy: z.string(),
});

/** A complaint as admins see it. */
export const grievanceSchema = z.object({
  _id: z.string(),
  ticket: z.string(),
  state: z.enum(grievanceStates),
  name: z.string(),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  topic: z.enum(topicValues),
  order: z.string().nullable(),
  text: z.string(),
  createdAt: z.string(),
  acknowledgeBy: z.string(),
  redressBy: z.string(),
  acknowledgedAt: z.string().nullable(),
  closedAt: z.string().nullable(),
  answers: z.array(z.object({ _id: z.string(), text: z.string(), at: z.string(), by: z.string() })),
});

/** What an admin does about a complaint; an answer needs a text. */
export const grievanceActionSchema = z.strictObject(
  { action: z.enum(['acknowledge', 'answer', 'close']), text: z.string().max(4000).default('') },
  whenMissing(texts.chooseAction),
);

export type GrievanceInput = z.input<typeof grievanceInputSchema>;
export type GrievanceTicket = z.infer<typeof grievanceTicketSchema>;
export type Grievance = z.infer<typeof grievanceSchema>;
export type GrievanceAction = z.input<typeof grievanceActionSchema>;
