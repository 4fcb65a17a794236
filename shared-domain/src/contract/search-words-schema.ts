import { z } from 'zod';
import { exportPartSchema } from '../change-set/schema.ts';
import {
  searchWordFileFormSchema,
  searchWordFileSchema,
  searchWordInputSchema,
  searchWordPreviewInputSchema,
  searchWordPreviewSchema,
  searchWordSchema,
} from '../search-words/schema.ts';

/** The calls about the words of searches, for admins. */
export const searchWordShapes = {
  'GET /auth/panel/search-words': { answer: z.array(searchWordSchema) },
  'POST /auth/panel/search-words': { body: searchWordInputSchema, status: 201, answer: searchWordSchema },
  'PUT /auth/panel/search-words/{id}': { body: searchWordInputSchema, answer: searchWordSchema },
  'DELETE /auth/panel/search-words/{id}': { answer: searchWordSchema },
  'POST /auth/panel/search-word-previews': { body: searchWordPreviewInputSchema, answer: searchWordPreviewSchema },
  'GET /auth/panel/search-words-file': { answer: exportPartSchema },
  'POST /auth/panel/search-words-file': { form: searchWordFileFormSchema, status: 201, answer: searchWordFileSchema },
} as const;
