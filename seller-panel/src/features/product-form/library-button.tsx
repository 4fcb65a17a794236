import { MAX_PRODUCT_IMAGES } from '@aaram/shared-domain/catalog';
import { panelToast } from '@aaram/shared-panel';
import { useSession } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { lazy, Suspense, useState } from 'react';
import * as texts from '#texts/edit-product.ts';
import type { EditDraft } from './edit-draft.ts';
import { TOO_MANY_IMAGES } from './new-product.ts';

const MediaDialog = lazy(async () => {
  const { MediaDialog: Loaded } = await import(/* webpackChunkName: "media-library" */ '@aaram/shared-panel/media');
  return { default: Loaded };
});

type Pictures = Pick<EditDraft, 'pictures' | 'pictureTexts'>;
type LibraryButtonProps = { seller: string; draft: Pictures; onChange: (part: Partial<Pictures>) => void };

/** Adds pictures of the library of the seller's team; an admin has another one. */
export function LibraryButton({ seller, draft: { pictures, pictureTexts }, onChange }: LibraryButtonProps) {
  const { userId, role } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  if (role === 'admin' && seller !== userId) {
    return null;
  }
  const pick = ({ url, alt }: { url: string; alt: string }) => {
    setIsOpen(false);
    if (pictures.includes(url)) {
      return;
    }
    if (pictures.length >= MAX_PRODUCT_IMAGES) {
      panelToast.error(TOO_MANY_IMAGES);
      return;
    }
    onChange({ pictures: [...pictures, url], pictureTexts: { ...pictureTexts, [url]: pictureTexts[url] || alt } });
  };
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
        {texts.chooseFromLibrary}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <MediaDialog onPick={pick} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
