import { createDesignCalls, failureText } from '@aaram/shared-domain/contract';
import type { DesignDocument } from '@aaram/shared-domain/design';
import { toast, usePlatform, useSearchParams } from '@aaram/shared-platform';
import { useEffect, useRef } from 'react';
import * as texts from '#texts/designer.ts';

type Opened = { document: DesignDocument; saved?: { id: string; version: number } };

/** Opens the design that the page's address names, once: of the line of a cart or an order, or one of the account. */
export function useOpenedDesign(isReady: boolean, open: (opened: Opened) => void) {
  const { api } = usePlatform();
  const [search] = useSearchParams();
  const [rawImage, previewImage] = [search.get('raw'), search.get('preview')];
  const id = search.get('design');
  const wanted = id ?? (rawImage !== null && previewImage !== null ? rawImage + previewImage : undefined);
  const opened = useRef<string>(undefined);
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    if (!isReady || wanted === undefined || opened.current === wanted) {
      return;
    }
    opened.current = wanted;
    const calls = createDesignCalls(api.call);
    const read = async (): Promise<Opened> => {
      if (id === null) {
        return calls.getDesignOfLine({ rawImage: rawImage ?? '', previewImage: previewImage ?? '' });
      }
      const { document, _id, version } = await calls.getDesign(id);
      return { document, saved: { id: _id, version } };
    };
    read()
      .then((one) => latest.current(one))
      .catch((error: unknown) => toast.error(failureText(error, texts.notOpened)));
  }, [isReady, wanted, id, rawImage, previewImage, api]);
}
