import type { PanelPost, Publication } from '@aaram/shared-domain/content';
import { toIndianTime } from '@aaram/shared-domain/format';

/** The form's values. `content` is the editor's HTML; the server sanitises it. */
export type PostDraft = {
  title: string;
  content: string;
  description: string;
  author: string;
  tags: string;
  categories: string;
  images: File[];
  publish: Publication;
  /** India's time of a scheduled post, as its field has it. */
  publishAt: string;
};

export const emptyDraft: PostDraft = {
  title: '',
  content: '',
  description: '',
  author: '',
  tags: '',
  categories: '',
  images: [],
  publish: 'now',
  publishAt: '',
};

const publications = { draft: 'draft', scheduled: 'at', published: 'now' } as const;

/** Fills the form from a post: lists are joined with comma and space (product-rules.md#blog-manager). */
export function draftFromPost(post: PanelPost): PostDraft {
  return {
    title: post.title,
    content: post.content,
    description: post.description,
    author: post.author,
    tags: post.tags.join(', '),
    categories: post.categories.join(', '),
    images: [],
    publish: publications[post.state],
    publishAt: post.state === 'scheduled' && post.publishedAt !== null ? toIndianTime(post.publishedAt) : '',
  };
}

/** Whether it is to be shown at another time than before. */
const isMoved = (draft: PostDraft, initial: PostDraft) =>
  draft.publish !== initial.publish || (draft.publish === 'at' && draft.publishAt !== initial.publishAt);

/**
 * The multipart form of a post: text fields, when it is shown if that was changed, then each picture under `images`.
 */
export function buildPostForm(draft: PostDraft, initial: PostDraft): FormData {
  const form = new FormData();
  const { title, content, description, author, tags, categories } = draft;
  for (const [name, value] of Object.entries({ title, content, description, author, tags, categories })) {
    form.append(name, value.trim());
  }
  if (isMoved(draft, initial)) {
    form.append('publish', draft.publish);
    if (draft.publish === 'at') {
      form.append('publishAt', draft.publishAt);
    }
  }
  for (const image of draft.images) {
    form.append('images', image);
  }
  return form;
}
