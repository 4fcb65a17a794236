import { IconCrop } from '@aaram/shared-ui/icon';
import { IconButton } from '@aaram/shared-ui/icon-button';
import { lazy, Suspense, useState } from 'react';
import * as texts from '#texts/edit-product.ts';
import type { Picture } from './edit-draft.ts';

const CropDialog = lazy(async () => {
  const { CropDialog: Loaded } = await import(/* webpackChunkName: "crop-dialog" */ './crop-dialog.tsx');
  return { default: Loaded };
});

type CropButtonProps = { picture: Picture; number: number; onDone: (url: string) => void };

/** Opens the dialog that crops a picture. */
export function CropButton({ picture, number, onDone }: CropButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton size="sm" data-action="crop" label={texts.cropPicture(number)} onClick={() => setIsOpen(true)}>
        <IconCrop size={16} />
      </IconButton>
      {isOpen ? (
        <Suspense fallback={null}>
          <CropDialog
            picture={picture}
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
