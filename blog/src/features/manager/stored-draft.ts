import type { PostDraft } from './post-draft.ts';

/** What somebody typed into the form of a post, stored in this browser until it is saved. Files are not stored. */
export type StoredDraft = {
  draft: Omit<PostDraft, 'images'>;
  /** The version that was edited; undefined for a new post. */
  version: number | undefined;
  storedAt: string;
};

const PREFIX = 'post-draft:';
const MAX_DRAFTS = 20;
const MAX_MS = 30 * 86_400_000;

/** Where the words of one person for one post are stored. */
export const draftKey = (userId: string, postId: string | undefined) => `${PREFIX}${userId}:${postId ?? 'new'}`;

const isText = (value: unknown): value is string => typeof value === 'string';
const textFields = ['title', 'content', 'description', 'author', 'tags', 'categories', 'publish', 'publishAt'] as const;

function parse(text: string | null): StoredDraft | undefined {
  try {
    const read: (StoredDraft & { keptAt?: string }) | null = JSON.parse(text ?? 'null');
    // Releases before this one wrote `keptAt`.
    const found = read && { ...read, storedAt: read.storedAt ?? read.keptAt };
    const isWhole = found !== null && isText(found.storedAt) && textFields.every((name) => isText(found.draft[name]));
    return isWhole && Date.now() - Date.parse(found.storedAt) < MAX_MS ? found : undefined;
  } catch {
    return undefined;
  }
}

/** The words that were stored, or undefined; storage may be off. */
export function readStoredDraft(key: string): StoredDraft | undefined {
  try {
    return parse(localStorage.getItem(key));
  } catch {
    return undefined;
  }
}

export function dropStoredDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

/** Stores words; the oldest of many are deleted. False when this browser stores nothing. */
export function storeDraft(key: string, { images: _files, ...draft }: PostDraft, version: number | undefined): boolean {
  try {
    const stored: StoredDraft = { draft, version, storedAt: new Date().toISOString() };
    localStorage.setItem(key, JSON.stringify(stored));
    const others = Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX) && name !== key)
      .map((name) => ({ name, storedAt: parse(localStorage.getItem(name))?.storedAt ?? '' }))
      .sort((one, other) => (one.storedAt < other.storedAt ? 1 : -1));
    for (const { name, storedAt } of others) {
      if (storedAt === '' || others.findIndex((one) => one.name === name) >= MAX_DRAFTS - 1) {
        localStorage.removeItem(name);
      }
    }
    return true;
  } catch {
    return false;
  }
}
