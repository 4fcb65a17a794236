import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Picture } from './picture.ts';

const CropDialog = lazy(async () => {
  const { CropDialog: Loaded } = await import(/* webpackChunkName: "crop-dialog" */ './crop-dialog.tsx');
  return { default: Loaded };
});

type CropOpenerProps = {
  picture: Picture;
  /** Whose library the part comes into. */
  seller: string;
  /** Gets the address of the part. */
  onDone: (url: string) => void;
  renderButton: (open: () => void) => ReactNode;
};

/** A button, and the dialog that crops a picture, which is loaded when it is opened. */
export function CropOpener({ picture, seller, onDone, renderButton }: CropOpenerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {renderButton(() => setIsOpen(true))}
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
