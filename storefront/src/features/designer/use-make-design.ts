import { failureText } from '@aaram/shared-domain/contract';
import { type DesignDocument, listPrinted } from '@aaram/shared-domain/design';
import { usePlatform, useSession } from '@aaram/shared-platform';
import { type DraftDesign, sendDraft } from '@aaram/shared-platform/designs';
import { useState } from 'react';
import type { MakeDesign } from '#lib/make-design.ts';
import * as texts from '#texts/designer.ts';
import type { LocalPictures } from './local-pictures.ts';

type Given = {
  product: string;
  document: DesignDocument;
  pictures: LocalPictures;
  saved: DraftDesign['saved'];
  setSaved: (saved: DraftDesign['saved']) => void;
};

/** Makes the design ready for the cart: its pictures, or for a visitor what they are made from after the login. */
export function useMakeDesign({ product, document, pictures, saved, setSaved }: Given) {
  const { api } = usePlatform();
  const { isAuthenticated } = useSession();
  const [error, setError] = useState<string>();
  const make: MakeDesign = async () => {
    if (listPrinted(document).length === 0) {
      return undefined;
    }
    const draft = { product, document, pictures: pictures.list(), saved };
    if (!isAuthenticated) {
      return { draft };
    }
    try {
      setError(undefined);
      const sent = await sendDraft(api, draft);
      setSaved({ id: sent.saved.id, version: sent.saved.version });
      return { customImages: sent.customImages };
    } catch (cause) {
      setError(failureText(cause, texts.notPrepared));
      throw cause;
    }
  };
  return { make, error };
}
