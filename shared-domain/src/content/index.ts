import type { z } from 'zod';
import type { blogPostSchema, blogPostSummarySchema } from './schema.ts';

export type BlogPost = z.infer<typeof blogPostSchema>;
export type BlogPostSummary = z.infer<typeof blogPostSummarySchema>;
