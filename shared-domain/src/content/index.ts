export { postHtml } from './post-html.ts';
export { listAbout, listTopics, nameAsWritten, readTopic, type Topic } from './post-topics.ts';
export type { PostState, Publication } from './publication.ts';
export type {
  BlogPost,
  BlogPostSummary,
  PanelPost,
  PanelPostSummary,
  PostRevision,
  PostRevisionSummary,
  PreviewedPost,
  Sitemap,
  SitemapPart,
} from './schema.ts';
