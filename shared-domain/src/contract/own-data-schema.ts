import { z } from 'zod';
import { consentInputSchema, ownConsentsSchema } from '../consent/schema.ts';
import {
  confirmEmailInputSchema,
  deletionInputSchema,
  deletionSchema,
  emailInputSchema,
  loginResultSchema,
  nameInputSchema,
} from '../identity/schema.ts';
import { ownDataSchema } from '../own-data/schema.ts';

const messageSchema = z.object({ message: z.string() });

/** The calls about one's own data, for the table of all calls. */
export const ownDataShapes = {
  'PUT /auth/me/name': { body: nameInputSchema, answer: messageSchema },
  'POST /auth/me/email': { body: emailInputSchema, answer: messageSchema },
  'PUT /auth/me/email': { body: confirmEmailInputSchema, answer: loginResultSchema },
  'POST /auth/email/undo': { body: confirmEmailInputSchema, answer: messageSchema },
  'POST /auth/me/deletion': { body: deletionInputSchema, answer: deletionSchema },
  'GET /auth/me/consents': { answer: ownConsentsSchema },
  'PUT /auth/me/consents/{kind}': { body: consentInputSchema, answer: ownConsentsSchema },
  'GET /auth/me/data': { answer: ownDataSchema },
};
