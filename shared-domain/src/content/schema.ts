import { z } from 'zod';
import { indianTimePattern } from '../format/india-clock.ts';
import { postStates, publications } from './publication.ts';

export { postStates, publications } from './publication.ts';

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
/** A product whose card stands in a post, as it is today: prices in rupees. */
const postProductSchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    brand: z.string().nullable(),
    category: z.string(),
    price: z.number(),
    mrp: z.number(),
    image: z.string().nullable(),
    isAvailable: z.boolean(),
  })
  .meta({ id: 'PostProduct' });
export type PostProduct = z.infer<typeof postProductSchema>;

/** A post with its sanitised HTML, and the products of its cards; what is not sold any more is not among them. */
export const blogPostSchema = blogPostSummarySchema
  .extend({ content: z.string(), products: z.array(postProductSchema) })
  .meta({ id: 'BlogPost' });

/** The fields of the Blog Manager's form; tags and categories are separated by commas, or a JSON list. */
export const blogPostFormSchema = z.strictObject({
  title: z.string().min(1).max(200),
  content: z.string().max(200_000).optional(),
  description: z.string().max(500).optional(),
  author: z.string().max(120).optional(),
  tags: z.string().optional(),
  categories: z.string().optional(),
  images: z.array(z.file()).optional(),
  /** When it is shown: at once, from a time on, or not yet. Without it a new post is shown at once. */
  publish: z.enum(publications).optional(),
  /** India's time, such as 2026-12-01T09:30; for `publish` at. */
  publishAt: z.string().regex(indianTimePattern).optional(),
  /** The version that was edited; a change of an older one is refused. Without it nothing is compared. */
  version: z.string().optional(),
  /** Whether a draft was saved by itself while somebody typed. */
  automatic: z.enum(['true', 'false']).optional(),
});

/** A post as the Blog Manager sees it: a draft has no date, a scheduled one a date ahead. */
export const panelPostSummarySchema = blogPostSummarySchema.extend({
  publishedAt: z.string().nullable(),
  state: z.enum(postStates),
  version: z.int(),
  updatedAt: z.string(),
});
export const panelPostSchema = panelPostSummarySchema.extend({ content: z.string() }).meta({ id: 'PanelPost' });
/** A link that shows a post before it is published: its path in the shop, and the end of its time. */
export const postPreviewSchema = z.object({ path: z.string(), expiresAt: z.string() });
/** What such a link shows. */
export const previewedPostSchema = blogPostSchema
  .extend({ publishedAt: z.string().nullable(), state: z.enum(postStates) })
  .meta({ id: 'PreviewedPost' });

/** What a post was after one of its changes; `savedBy` is a name, null for somebody whose account is gone. */
export const postRevisionSummarySchema = z.object({
  version: z.int(),
  savedAt: z.string(),
  savedBy: z.string().nullable(),
  isAutomatic: z.boolean(),
  title: z.string(),
});
export const postRevisionSchema = postRevisionSummarySchema
  .extend({
    description: z.string(),
    content: z.string(),
    author: z.string(),
    tags: z.array(z.string()),
    categories: z.array(z.string()),
    image: z.array(z.string()),
  })
  .meta({ id: 'PostRevision' });
/** The version that the post has now, so that no change is lost. */
export const restoreInputSchema = z.strictObject({ current: z.int().min(0).max(1_000_000_000) });

export type PostRevision = z.infer<typeof postRevisionSchema>;
export type PostRevisionSummary = z.infer<typeof postRevisionSummarySchema>;
export type PanelPost = z.infer<typeof panelPostSchema>;
export type PanelPostSummary = z.infer<typeof panelPostSummarySchema>;
export type PreviewedPost = z.infer<typeof previewedPostSchema>;
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
