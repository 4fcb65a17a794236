import type { MediaItem } from '@aaram/shared-domain/media';
import { useSession } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { CropOpener } from '#lib/crop/crop-opener.tsx';
import * as texts from '#texts/crop.ts';

/** Makes a part of a picture of the library to a picture of its own; `onDone` gets its address. */
export function CropPicture({ item, onDone }: { item: MediaItem; onDone: (url: string) => void }) {
  const { userId } = useSession();
  return (
    <CropOpener
      picture={item.url}
      seller={userId ?? ''}
      onDone={onDone}
      renderButton={(open) => (
        <Button size="sm" variant="secondary" onClick={open}>
          {texts.crop}
        </Button>
      )}
    />
  );
}
