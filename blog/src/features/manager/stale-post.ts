import type { PanelPost } from '@aaram/shared-domain/content';
import { ApiError } from '@aaram/shared-domain/contract';
import { draftFromPost, type PostDraft } from './post-draft.ts';

/** The API answers an edit of an old version with the post as it is now. */
export function findPresentPost(error: unknown): PanelPost | undefined {
  const isStale = error instanceof ApiError && error.code === 'STALE_VERSION';
  return isStale ? (error.details.current as PanelPost | undefined) : undefined;
}

export const textFields = ['title', 'content', 'description', 'author', 'tags', 'categories'] as const;
export type TextField = (typeof textFields)[number];

/** The fields in which two versions of a post differ. */
export const listDifferences = (mine: PostDraft, theirs: PostDraft): TextField[] =>
  textFields.filter((name) => mine[name].trim() !== theirs[name].trim());

type Base = {
  /** The values from which somebody typed on. */
  saved: PostDraft;
  /** The post that had them. */
  known: PanelPost;
};

/**
 * Joins what somebody typed with the post as it is now: a field that only one of them changed gets that change. What both
 * changed differently stays as it was typed, and is named.
 */
export function joinDrafts({ saved, known }: Base, mine: PostDraft, present: PanelPost) {
  const before = draftFromPost(known);
  const theirs = draftFromPost(present);
  const joined = { ...mine };
  const conflicts: TextField[] = [];
  for (const name of listDifferences(mine, theirs)) {
    if (mine[name] === saved[name]) {
      joined[name] = theirs[name];
    } else if (theirs[name] !== before[name]) {
      conflicts.push(name);
    }
  }
  if (mine.publish === saved.publish && mine.publishAt === saved.publishAt) {
    Object.assign(joined, { publish: theirs.publish, publishAt: theirs.publishAt });
  }
  return { joined, conflicts, theirs };
}
