import type { MediaItem } from '@aaram/shared-domain/media';
import { Dialog } from '@aaram/shared-ui/dialog';
import * as texts from '#texts/media.ts';
import { MediaLibrary } from './media-library.tsx';

/** The caller's own pictures, to choose one of them (product-rules.md#media-library). Load it when it is asked for. */
export function MediaDialog({ onPick, onClose }: { onPick: (item: MediaItem) => void; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title={texts.library} size="lg">
      <MediaLibrary onPick={onPick} />
    </Dialog>
  );
}
