import { z } from 'zod';
import {
  cropInputSchema,
  mediaChangeSchema,
  mediaItemSchema,
  mediaUploadSchema,
  mediaUsesSchema,
} from '../media/schema.ts';
import { MAX_PAGE_ROWS } from './panel-lists.ts';

const items = z.array(mediaItemSchema);

/** Calls of the media library. */
export const mediaShapes = {
  'GET /auth/panel/media': { answer: items.max(MAX_PAGE_ROWS) },
  'POST /auth/panel/media': { form: mediaUploadSchema, status: 201, answer: z.object({ items }) },
  'POST /auth/panel/media/{id}/crops': { body: cropInputSchema, status: 201, answer: mediaItemSchema },
  'PUT /auth/panel/media/{id}': { body: mediaChangeSchema, answer: mediaItemSchema },
  'GET /auth/panel/media/{id}/uses': { answer: mediaUsesSchema },
  'DELETE /auth/panel/media/{id}': { answer: z.object({ message: z.string(), _id: z.string() }) },
} as const;
