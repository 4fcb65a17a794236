import type { PostDraft } from './post-draft.ts';

/** What somebody typed into the form of a post, kept in this browser until it is saved. Files are not kept. */
export type KeptDraft = {
  draft: Omit<PostDraft, 'images'>;
  /** The version that was edited; undefined for a new post. */
  version: number | undefined;
  keptAt: string;
};

const PREFIX = 'post-draft:';
const MAX_DRAFTS = 20;
const MAX_MS = 30 * 86_400_000;

/** Where the words of one person for one post are kept. */
export const draftKey = (userId: string, postId: string | undefined) => `${PREFIX}${userId}:${postId ?? 'new'}`;

const isText = (value: unknown): value is string => typeof value === 'string';
const textFields = ['title', 'content', 'description', 'author', 'tags', 'categories', 'publish', 'publishAt'] as const;

function parse(text: string | null): KeptDraft | undefined {
  try {
    const found: KeptDraft | null = JSON.parse(text ?? 'null');
    const isWhole = found !== null && isText(found.keptAt) && textFields.every((name) => isText(found.draft[name]));
    return isWhole && Date.now() - Date.parse(found.keptAt) < MAX_MS ? found : undefined;
  } catch {
    return undefined;
  }
}

/** The words that were kept, or undefined; storage may be off. */
export function readKeptDraft(key: string): KeptDraft | undefined {
  try {
    return parse(localStorage.getItem(key));
  } catch {
    return undefined;
  }
}

export function dropKeptDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** Keeps words; the oldest of many are forgotten. False when this browser keeps nothing. */
export function keepDraft(key: string, { images: _files, ...draft }: PostDraft, version: number | undefined): boolean {
  try {
    const kept: KeptDraft = { draft, version, keptAt: new Date().toISOString() };
    localStorage.setItem(key, JSON.stringify(kept));
    const others = Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX) && name !== key)
      .map((name) => ({ name, keptAt: parse(localStorage.getItem(name))?.keptAt ?? '' }))
      .sort((one, other) => (one.keptAt < other.keptAt ? 1 : -1));
    for (const { name, keptAt } of others) {
      if (keptAt === '' || others.findIndex((one) => one.name === name) >= MAX_DRAFTS - 1) {
        localStorage.removeItem(name);
      }
    }
    return true;
  } catch {
    return false;
  }
}
