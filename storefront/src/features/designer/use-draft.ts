import { ApiError, createDesignCalls, queryKeys } from '@aaram/shared-domain/contract';
import type { DesignDocument } from '@aaram/shared-domain/design';
import { usePlatform, useQuery, useSession } from '@aaram/shared-platform';
import { type DraftDesign, readDraft, saveDraft, writeDraft } from '@aaram/shared-platform/designs';
import { useEffect, useRef, useState } from 'react';
import { isEmpty } from './empty-document.ts';
import type { LocalPictures } from './local-pictures.ts';

/** After the last change, ms. */
const SAVE_AFTER_MS = 1000;

export type DraftState = 'empty' | 'saving' | 'browser' | 'account' | 'nowhere' | 'failed' | 'changed-elsewhere';

type Given = {
  product: string;
  document: DesignDocument;
  pictures: LocalPictures;
  open: (document: DesignDocument) => void;
};

type Saved = NonNullable<DraftDesign['saved']>;

/** Puts a stored draft back; once, and only while nothing was made yet. */
function useStoredDraft({ document, pictures, open }: Given, setSaved: (saved: Saved | undefined) => void) {
  const [isRead, setIsRead] = useState(false);
  const first = useRef(document);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each garment
  useEffect(() => {
    let isCurrent = true;
    void readDraft(first.current.areas)
      .then((draft) => {
        if (isCurrent && draft && !isEmpty(draft.document)) {
          pictures.restore(draft.pictures);
          setSaved(draft.saved);
          open(draft.document);
        }
      })
      .finally(() => isCurrent && setIsRead(true));
    return () => {
      isCurrent = false;
    };
  }, []);
  return isRead;
}

/**
 * Saves a design in the account, one save after the other: each begins with the version that the one before made, so that
 * a press of a button and the save by itself are no two devices.
 */
function useSaves() {
  const { api } = usePlatform();
  const [saved, setSaved] = useState<Saved>();
  const latest = useRef(saved);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  function remember(one: Saved | undefined) {
    latest.current = one;
    setSaved(one);
  }
  function save(draft: Omit<DraftDesign, 'saved'>): Promise<Saved> {
    const done = last.current.then(async () => {
      const { id, version } = await saveDraft(api, { ...draft, saved: latest.current });
      remember({ id, version });
      return { id, version };
    });
    last.current = done.catch(() => undefined);
    return done;
  }
  return { saved, latest, remember, save };
}

/**
 * Keeps a design over reload, crash, login and devices: in the browser at every change, and in the account a second after
 * the last one. What another device has saved meanwhile is never written over.
 */
export function useDraft(given: Given) {
  const { product, document, pictures } = given;
  const { isAuthenticated } = useSession();
  const { saved, latest, remember: setSaved, save } = useSaves();
  const [state, setState] = useState<DraftState>('empty');
  const isRead = useStoredDraft(given, setSaved);
  const saveNow = useRef(save);
  saveNow.current = save;

  useEffect(() => {
    if (!isRead || (isEmpty(document) && latest.current === undefined)) {
      return;
    }
    const draftOf = (one: Saved | undefined): DraftDesign => ({
      ...{ product, document, saved: one },
      pictures: pictures.list(),
    });
    let isCurrent = true;
    void writeDraft(document.areas, draftOf(latest.current)).then(
      (isWritten) => isCurrent && !isAuthenticated && setState(isWritten ? 'browser' : 'nowhere'),
    );
    if (!isAuthenticated) {
      return;
    }
    setState('saving');
    const timer = setTimeout(async () => {
      try {
        const made = await saveNow.current({ product, document, pictures: pictures.list() });
        void writeDraft(document.areas, draftOf(made));
        setState((old) => (old === 'saving' ? 'account' : old));
      } catch (error) {
        const isStale = error instanceof ApiError && error.code === 'STALE_VERSION';
        setState(isStale ? 'changed-elsewhere' : 'failed');
      }
    }, SAVE_AFTER_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [document, product, isRead, isAuthenticated, pictures, latest]);

  return { state, saved, setSaved, save, isRead };
}

/** The account's last design for a garment, where this browser has none. */
export function useLastDesign(areas: string, isWanted: boolean) {
  const { api } = usePlatform();
  const { isAuthenticated } = useSession();
  const { data } = useQuery({
    queryKey: queryKeys.designs(),
    queryFn: () => createDesignCalls(api.call).getDesigns(),
    enabled: isAuthenticated && isWanted,
  });
  return data?.find(({ document }) => document.areas === areas && !isEmpty(document));
}
