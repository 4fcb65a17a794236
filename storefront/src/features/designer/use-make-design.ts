import { failureText } from '@aaram/shared-domain/contract';
import { type DesignDocument, listPrinted } from '@aaram/shared-domain/design';
import { usePlatform, useSession } from '@aaram/shared-platform';
import { type DraftDesign, printDesign } from '@aaram/shared-platform/designs';
import { useState } from 'react';
import type { MakeDesign } from '#lib/make-design.ts';
import * as texts from '#texts/designer.ts';
import type { LocalPictures } from './local-pictures.ts';

type Given = {
  product: string;
  document: DesignDocument;
  pictures: LocalPictures;
  saved: DraftDesign['saved'];
  /** Stores it in the account, after a save that is under way. */
  saveInAccount: (draft: Omit<DraftDesign, 'saved'>) => Promise<{ id: string }>;
};

/**
 * Makes the design ready for the cart: its pictures, or for a visitor what they are made from after the login. `save`
 * stores it in the account as it is now, and answers its id.
 */
export function useMakeDesign({ product, document, pictures, saved, saveInAccount }: Given) {
  const { api } = usePlatform();
  const { isAuthenticated } = useSession();
  const [error, setError] = useState<string>();
  const toDraft = (): DraftDesign => ({ product, document, pictures: pictures.list(), saved });
  const save = async (): Promise<string> => {
    const { id } = await saveInAccount({ product, document, pictures: pictures.list() });
    return id;
  };
  const make: MakeDesign = async () => {
    if (listPrinted(document).length === 0) {
      return undefined;
    }
    if (!isAuthenticated) {
      return { draft: toDraft() };
    }
    try {
      setError(undefined);
      return { customImages: await printDesign(api, { id: await save(), product }) };
    } catch (cause) {
      setError(failureText(cause, texts.notPrepared));
      throw cause;
    }
  };
  return { make, save, error };
}
