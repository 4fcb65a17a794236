export { postHtml } from './post-html.ts';
export type { BlogPost, BlogPostSummary, Sitemap, SitemapPart } from './schema.ts';
