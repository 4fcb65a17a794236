import { z } from 'zod';

/** A post as the list shows it: everything but its content. */
export const blogPostSummarySchema = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  author: z.string(),
  tags: z.array(z.string()),
  categories: z.array(z.string()),
  image: z.array(z.string()),
  featuredImage: z.string().nullable(),
  publishedAt: z.string(),
});
/** A post with its sanitised HTML. */
export const blogPostSchema = blogPostSummarySchema.extend({ content: z.string() });

export type BlogPost = z.infer<typeof blogPostSchema>;
export type BlogPostSummary = z.infer<typeof blogPostSummarySchema>;
