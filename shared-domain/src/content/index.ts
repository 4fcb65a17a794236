export type { BlogPost, BlogPostSummary } from './schema.ts';
