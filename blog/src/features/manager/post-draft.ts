import type { BlogPost } from '@aaram/shared-domain/content';

/** The form's values. `content` is the editor's HTML; the server sanitises it. */
export type PostDraft = {
  title: string;
  content: string;
  description: string;
  author: string;
  tags: string;
  categories: string;
  images: File[];
};

export const emptyDraft: PostDraft = {
  title: '',
  content: '',
  description: '',
  author: '',
  tags: '',
  categories: '',
  images: [],
};

/** Fills the form from a post: lists are joined with comma and space (product-rules.md#blog-manager). */
export function draftFromPost(post: BlogPost): PostDraft {
  return {
    title: post.title,
    content: post.content,
    description: post.description,
    author: post.author,
    tags: post.tags.join(', '),
    categories: post.categories.join(', '),
    images: [],
  };
}

/** The multipart form of a post: text fields, then each picture under `images`. */
export function buildPostForm(draft: PostDraft): FormData {
  const form = new FormData();
  const { title, content, description, author, tags, categories } = draft;
  for (const [name, value] of Object.entries({ title, content, description, author, tags, categories })) {
    form.append(name, value.trim());
  }
  for (const image of draft.images) {
    form.append('images', image);
  }
  return form;
}
