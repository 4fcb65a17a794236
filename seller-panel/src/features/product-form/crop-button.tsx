import { useSession } from '@aaram/shared-platform';
import { IconCrop } from '@aaram/shared-ui/icon';
import { IconButton } from '@aaram/shared-ui/icon-button';
import { CropOpener } from '#lib/crop/crop-opener.tsx';
import type { Picture } from '#lib/crop/picture.ts';
import * as texts from '#texts/edit-product.ts';

type CropButtonProps = { picture: Picture; seller: string; number: number; onDone: (url: string) => void };

/** Opens the dialog that crops a picture of a product. */
export function CropButton({ picture, seller, number, onDone }: CropButtonProps) {
  const { userId, role } = useSession();
  // A file would go into the admin's own library: it is saved first.
  if (typeof picture !== 'string' && role === 'admin' && seller !== userId) {
    return null;
  }
  return (
    <CropOpener
      picture={picture}
      seller={seller}
      onDone={onDone}
      renderButton={(open) => (
        <IconButton size="sm" data-action="crop" label={texts.cropPicture(number)} onClick={open}>
          <IconCrop size={16} />
        </IconButton>
      )}
    />
  );
}
