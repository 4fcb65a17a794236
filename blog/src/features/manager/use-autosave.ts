import type { PanelPost } from '@aaram/shared-domain/content';
import { createPanelCalls } from '@aaram/shared-domain/contract';
import { usePlatform } from '@aaram/shared-platform';
import { useEffect, useRef, useState } from 'react';
import { buildPostForm, type PostDraft } from './post-draft.ts';
import { storeDraft } from './stored-draft.ts';

/** Pauses of typing, ms, after which words are stored in this browser, and a draft is saved on the server. */
const PAUSES = { browser: 1000, server: 4000 };

type Autosave = {
  /** Where the words are stored in this browser. */
  key: string;
  /** The post as the server last had it. */
  known: PanelPost | undefined;
  draft: PostDraft;
  /** The values that `known` has. */
  saved: PostDraft;
  isOff: boolean;
  onSaved: (post: PanelPost, draft: PostDraft) => void;
  onFailed: (error: unknown) => void;
};

/** A draft that the server may save by itself: one that stays a draft, and gets no new pictures. */
const isForServer = ({ known, draft, isOff }: Autosave) =>
  !isOff &&
  known?.state === 'draft' &&
  draft.publish === 'draft' &&
  draft.title.trim() !== '' &&
  draft.images.length === 0;

/**
 * Keeps what is typed: in this browser after each short pause, and a draft on the server too. `stored` says where it was stored
 * last; `settle` waits for a save under way.
 */
export function useAutosave(autosave: Autosave) {
  const { api } = usePlatform();
  const [stored, setStored] = useState<{ at: string; where: keyof typeof PAUSES }>();
  const latest = useRef(autosave);
  useEffect(() => {
    latest.current = autosave;
  });
  const { draft, saved, key, known } = autosave;
  const isChanged = draft !== saved;
  const version = known?.version;

  useEffect(() => {
    if (!isChanged) {
      return;
    }
    const keep = () => {
      if (storeDraft(key, draft, version)) {
        setStored({ at: new Date().toISOString(), where: 'browser' });
      }
    };
    const timer = setTimeout(keep, PAUSES.browser);
    // A tab that is closed or put aside keeps its words first.
    const hide = () => document.visibilityState === 'hidden' && keep();
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [isChanged, key, draft, version]);

  const pending = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    if (!isChanged || !isForServer(latest.current)) {
      return;
    }
    const save = async () => {
      const { known: before, saved: initial, onSaved, onFailed } = latest.current;
      if (before === undefined || !isForServer(latest.current)) {
        return;
      }
      const form = buildPostForm(draft, initial);
      form.append('version', String(before.version));
      form.append('automatic', 'true');
      try {
        onSaved(await createPanelCalls(api.call).updatePost(before._id, form), draft);
        setStored({ at: new Date().toISOString(), where: 'server' });
      } catch (error) {
        console.error('Saving a draft by itself failed', error);
        onFailed(error);
      }
    };
    const timer = setTimeout(() => {
      // One after the other: each names the version that the one before made.
      pending.current = pending.current.then(save);
    }, PAUSES.server);
    return () => clearTimeout(timer);
  }, [isChanged, draft, api]);

  return { stored, settle: () => pending.current };
}
