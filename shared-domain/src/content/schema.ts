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
export const blogPostSchema = blogPostSummarySchema.extend({ content: z.string() }).meta({ id: 'BlogPost' });

/** The fields of the Blog Manager's form; tags and categories are separated by commas, or a JSON list. */
export const blogPostFormSchema = z.strictObject({
  title: z.string().min(1).max(200),
  content: z.string().max(200_000).optional(),
  description: z.string().max(500).optional(),
  author: z.string().max(120).optional(),
  tags: z.string().optional(),
  categories: z.string().optional(),
  images: z.array(z.file()).optional(),
});

export type BlogPost = z.infer<typeof blogPostSchema>;
export type BlogPostSummary = z.infer<typeof blogPostSummarySchema>;

/** Where each part of the product sitemap begins: after this id, or at the start for null. */
export const sitemapSchema = z.object({ parts: z.array(z.object({ after: z.uuid().nullable() })) });
/** One part: products on sale, with the ISO time of their last change; `category` decides the kind of their page. */
export const sitemapPartSchema = z.array(
  z.object({ _id: z.string(), category: z.string(), changedAt: z.iso.datetime() }),
);
export type SitemapPart = z.infer<typeof sitemapPartSchema>;
export type Sitemap = z.infer<typeof sitemapSchema>;
