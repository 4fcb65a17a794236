export {
  listCards,
  MAX_CARDS_IN_POST,
  MAX_PICTURES_IN_POST,
  MAX_POSTS_IN_FEED,
  postHtml,
  shownPictureHtml,
  splitAtCards,
} from './post-html.ts';
export { listAbout, listTopics, nameAsWritten, readTopic, type Topic } from './post-topics.ts';
export type { PostState, Publication } from './publication.ts';
export type {
  BlogPost,
  BlogPostSummary,
  PanelPost,
  PanelPostSummary,
  PostProduct,
  PostRevision,
  PostRevisionSummary,
  PreviewedPost,
  Sitemap,
  SitemapPart,
} from './schema.ts';
export { readStyleMarks } from './style-marks.ts';
export { tidiedTags, tidyBlocks } from './tidy-blocks.ts';
