export type { BlogPost, BlogPostSummary, Sitemap, SitemapPart } from './schema.ts';
