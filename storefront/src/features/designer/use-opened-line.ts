import { createDesignCalls, failureText } from '@aaram/shared-domain/contract';
import type { DesignDocument } from '@aaram/shared-domain/design';
import { toast, usePlatform, useSearchParams } from '@aaram/shared-platform';
import { useEffect, useRef } from 'react';
import * as texts from '#texts/designer.ts';

/** Opens the design of the line of a cart or an order that the page's address names, once. */
export function useOpenedLine(isReady: boolean, open: (document: DesignDocument) => void) {
  const { api } = usePlatform();
  const [search] = useSearchParams();
  const [rawImage, previewImage] = [search.get('raw'), search.get('preview')];
  const opened = useRef<string>(undefined);
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    if (!isReady || rawImage === null || previewImage === null || opened.current === rawImage + previewImage) {
      return;
    }
    opened.current = rawImage + previewImage;
    createDesignCalls(api.call)
      .getDesignOfLine({ rawImage, previewImage })
      .then(({ document }) => latest.current(document))
      .catch((error: unknown) => toast.error(failureText(error, texts.notOpened)));
  }, [isReady, rawImage, previewImage, api]);
  return rawImage !== null;
}
