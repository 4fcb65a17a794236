import { z } from 'zod';
import {
  designInputSchema,
  designOfLineSchema,
  designSchema,
  designUpdateSchema,
  outlinesInputSchema,
  printedDesignSchema,
  printInputSchema,
  printJobSchema,
  printReportSchema,
  sharedDesignSchema,
  shareInputSchema,
  shareSchema,
  textOutlinesSchema,
} from '../design/calls-schema.ts';

/** A file and no JSON. */
const fileSchema = z.unknown().describe('The file');

/** The calls about designs and their print files, for the table of all calls. */
export const designShapes = {
  'POST /design-outlines': { body: outlinesInputSchema, answer: z.array(textOutlinesSchema) },
  'GET /designs': { answer: z.array(designSchema) },
  'POST /designs': { body: designInputSchema, status: 201 as const, answer: designSchema },
  'GET /printed-designs': { answer: designOfLineSchema },
  'GET /designs/{id}': { answer: designSchema },
  'PUT /designs/{id}': { body: designUpdateSchema, answer: designSchema },
  'DELETE /designs/{id}': { answer: z.object({ message: z.string() }) },
  'POST /designs/{id}/print': { body: printInputSchema, answer: printedDesignSchema },
  'GET /designs/{id}/share': { answer: shareSchema },
  'PUT /designs/{id}/share': { body: shareInputSchema, answer: shareSchema },
  'DELETE /designs/{id}/share': { answer: shareSchema },
  'GET /shared-designs/{token}': { answer: sharedDesignSchema },
  'POST /shared-designs/{token}/copies': { status: 201 as const, answer: designSchema },
  'GET /auth/panel/orders/{orderId}/prints': { answer: z.array(printJobSchema) },
  'POST /auth/panel/orders/{orderId}/prints': { answer: z.array(printJobSchema) },
  'POST /auth/panel/orders/{orderId}/print-reports': {
    body: printReportSchema,
    answer: z.object({ message: z.string() }),
  },
  'GET /auth/panel/print-files/{id}': { answer: fileSchema },
  'GET /auth/panel/print-files': { answer: fileSchema },
};
