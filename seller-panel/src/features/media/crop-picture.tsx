import type { MediaItem } from '@aaram/shared-domain/media';
import { useSession } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { lazy, Suspense, useState } from 'react';
import * as texts from '#texts/crop.ts';

const CropDialog = lazy(async () => {
  const { CropDialog: Loaded } = await import(/* webpackChunkName: "crop-dialog" */ '#lib/crop/crop-dialog.tsx');
  return { default: Loaded };
});

/** Makes a part of a picture of the library to a picture of its own; `onDone` gets its address. */
export function CropPicture({ item, onDone }: { item: MediaItem; onDone: (url: string) => void }) {
  const { userId } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setIsOpen(true)}>
        {texts.crop}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <CropDialog
            picture={item.url}
            seller={userId ?? ''}
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
