import { z } from 'zod';
import { MAX_POSTS_IN_FEED } from '../content/post-html.ts';
import {
  blogPostFormSchema,
  blogPostSchema,
  blogPostSummarySchema,
  panelPostSchema,
  panelPostSummarySchema,
  postPreviewSchema,
  postRevisionSchema,
  postRevisionSummarySchema,
  previewedPostSchema,
  restoreInputSchema,
} from '../content/schema.ts';
import { MAX_PAGE_ROWS } from './panel-lists.ts';

const removed = { answer: z.object({ message: z.string(), _id: z.string() }) };

/** Calls about posts of the blog. */
export const postCalls = {
  'GET /blog/posts': { answer: z.array(blogPostSchema), card: z.array(blogPostSummarySchema) },
  'GET /blog/posts/{id}': { answer: blogPostSchema },
  'GET /blog/feed': { answer: z.array(blogPostSchema).max(MAX_POSTS_IN_FEED) },
  'POST /blog/posts': { form: blogPostFormSchema, status: 201, answer: panelPostSchema },
  'PUT /blog/posts/{id}': { form: blogPostFormSchema.partial(), answer: panelPostSchema },
  'DELETE /blog/posts/{id}': removed,
  'GET /blog/previews/{token}': { answer: previewedPostSchema },
  'GET /auth/panel/posts': { answer: z.array(panelPostSummarySchema).max(MAX_PAGE_ROWS) },
  'GET /auth/panel/posts/{id}': { answer: panelPostSchema },
  'GET /auth/panel/posts/{id}/revisions': { answer: z.array(postRevisionSummarySchema).max(MAX_PAGE_ROWS) },
  'GET /auth/panel/posts/{id}/revisions/{version}': { answer: postRevisionSchema },
  'POST /auth/panel/posts/{id}/revisions/{version}/restore': { body: restoreInputSchema, answer: panelPostSchema },
  'POST /auth/panel/posts/{id}/previews': { status: 201, answer: postPreviewSchema },
} as const;
