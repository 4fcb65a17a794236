import { z } from 'zod';
import {
  changeRowSchema,
  changeSetInputSchema,
  changeSetSchema,
  exportPartSchema,
  importFormSchema,
  importSchema,
  removedProductSchema,
  trailEntrySchema,
} from '../change-set/schema.ts';

const exported = { answer: exportPartSchema };
const one = { answer: changeSetSchema };

/** The calls about what the panel changes at once, its history, and the trash. */
export const changeSetShapes = {
  'GET /auth/panel/trail': { answer: z.array(trailEntrySchema) },
  'GET /auth/panel/trash': { answer: z.array(removedProductSchema) },
  'POST /auth/panel/trash/{id}/restore': { answer: z.object({ message: z.string() }) },
  'POST /auth/panel/imports': { form: importFormSchema, status: 201, answer: importSchema },
  'GET /auth/panel/exports/products': exported,
  'GET /auth/panel/exports/stock': exported,
  'GET /auth/panel/exports/orders': exported,
  'GET /auth/panel/change-sets': { answer: z.array(changeSetSchema) },
  'POST /auth/panel/change-sets': { body: changeSetInputSchema, status: 201, ...one },
  'GET /auth/panel/change-sets/{id}': one,
  'GET /auth/panel/change-sets/{id}/rows': { answer: z.array(changeRowSchema) },
  'POST /auth/panel/change-sets/{id}/run': one,
  'POST /auth/panel/change-sets/{id}/undo': one,
} as const;
