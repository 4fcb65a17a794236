import { useSession } from '@aaram/shared-platform';
import { IconCrop } from '@aaram/shared-ui/icon';
import { IconButton } from '@aaram/shared-ui/icon-button';
import { lazy, Suspense, useState } from 'react';
import type { Picture } from '#lib/crop/picture.ts';
import * as texts from '#texts/edit-product.ts';

const CropDialog = lazy(async () => {
  const { CropDialog: Loaded } = await import(/* webpackChunkName: "crop-dialog" */ '#lib/crop/crop-dialog.tsx');
  return { default: Loaded };
});

type CropButtonProps = { picture: Picture; seller: string; number: number; onDone: (url: string) => void };

/** Opens the dialog that crops a picture. */
export function CropButton({ picture, seller, number, onDone }: CropButtonProps) {
  const { userId, role } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  // A file would go into the admin's own library: it is saved first.
  if (typeof picture !== 'string' && role === 'admin' && seller !== userId) {
    return null;
  }
  return (
    <>
      <IconButton size="sm" data-action="crop" label={texts.cropPicture(number)} onClick={() => setIsOpen(true)}>
        <IconCrop size={16} />
      </IconButton>
      {isOpen ? (
        <Suspense fallback={null}>
          <CropDialog
            picture={picture}
            seller={seller}
            onClose={() => setIsOpen(false)}
            onDone={(url) => {
              setIsOpen(false);
              onDone(url);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
