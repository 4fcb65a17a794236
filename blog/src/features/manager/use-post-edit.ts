import type { PanelPost } from '@aaram/shared-domain/content';
import { useSession } from '@aaram/shared-platform';
import { useRef, useState } from 'react';
import { draftFromPost, emptyDraft, type PostDraft } from './post-draft.ts';
import { findPresentPost, joinDrafts, listDifferences, type TextField } from './stale-post.ts';
import { draftKey, dropStoredDraft, readStoredDraft } from './stored-draft.ts';
import { useAutosave } from './use-autosave.ts';
import { type Edit, useSavePost } from './use-manage-posts.ts';

/** What somebody else changed meanwhile: their values, and the fields that both changed. */
type Stale = { theirs: PostDraft; conflicts: TextField[] };

/** What the form begins with: the words that this browser stored, else the post's. */
function begin(key: string, post: PanelPost | undefined) {
  const saved = post ? draftFromPost(post) : emptyDraft;
  const stored = readStoredDraft(key);
  const words = stored && { ...stored.draft, images: [] };
  if (stored === undefined || words === undefined || JSON.stringify(words) === JSON.stringify(saved)) {
    return { saved, draft: saved, storedAt: undefined, stale: undefined };
  }
  const isOld = post !== undefined && stored.version !== post.version;
  const stale: Stale | undefined = isOld ? { theirs: saved, conflicts: listDifferences(words, saved) } : undefined;
  return { saved, draft: words, storedAt: stored.storedAt, stale };
}

/** The values of a post's form: stored while they are typed, saved, and joined with what others saved meanwhile. */
export function usePostEdit(post: PanelPost | undefined, onDone: () => void) {
  const userId = useSession().userId ?? '';
  const key = draftKey(userId, post?._id);
  const [first] = useState(() => begin(key, post));
  const [edit, setEdit] = useState<Edit>({ known: post, draft: first.draft, saved: first.saved });
  const [stale, setStale] = useState(first.stale);
  const [storedAt, setStoredAt] = useState(first.storedAt);
  /** Changes when the editor must show other content than what was typed into it. */
  const [content, setContent] = useState({ key: 0, html: first.draft.content });
  const latest = useRef(edit);

  const set = (next: Edit) => {
    latest.current = next;
    setEdit(next);
  };
  const change = (part: Partial<PostDraft>) => set({ ...latest.current, draft: { ...latest.current.draft, ...part } });
  const showContent = (html: string) => setContent(({ key: before }) => ({ key: before + 1, html }));

  const join = (error: unknown) => {
    const present = findPresentPost(error);
    const { known, saved, draft } = latest.current;
    if (present === undefined || known === undefined) {
      return;
    }
    const { joined, conflicts, theirs } = joinDrafts({ known, saved }, draft, present);
    set({ known: present, saved: theirs, draft: joined });
    setStale({ theirs, conflicts });
    if (joined.content !== draft.content) {
      showContent(joined.content);
    }
  };
  const save = useSavePost(() => {
    dropStoredDraft(key);
    onDone();
  });
  const autosave = useAutosave({
    key,
    ...edit,
    isOff: save.isPending || stale !== undefined,
    onSaved: (known, sent) => {
      set({ known, saved: sent, draft: latest.current.draft });
      dropStoredDraft(key);
    },
    onFailed: join,
  });

  return {
    ...edit,
    content,
    storedAt,
    stored: autosave.stored,
    stale,
    save,
    change,
    /** Sends what was typed, after a save of the draft that is under way. */
    send: async () => {
      await autosave.settle();
      setStoredAt(undefined);
      save.mutate(latest.current, { onError: join });
    },
    /** Gives up what was typed. */
    discard: () => {
      dropStoredDraft(key);
      setStoredAt(undefined);
      setStale(undefined);
      set({ ...latest.current, draft: latest.current.saved });
      showContent(latest.current.saved.content);
    },
    /** Takes somebody else's value of one field. */
    take: (name: TextField) => {
      const theirs = stale?.theirs[name] ?? '';
      change({ [name]: theirs });
      if (name === 'content') {
        showContent(theirs);
      }
      setStale((before) => before && { ...before, conflicts: before.conflicts.filter((one) => one !== name) });
    },
    forget: () => dropStoredDraft(key),
  };
}
