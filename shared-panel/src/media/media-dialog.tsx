import type { MediaItem } from '@aaram/shared-domain/media';
import { Dialog } from '@aaram/shared-ui/dialog';
import { useState } from 'react';
import * as texts from '#texts/media.ts';
import { useSettled } from '#use-settled.ts';
import { MediaLibrary } from './media-library.tsx';

/** The caller's own pictures, to choose one of them (product-rules.md#media-library). Load it when it is asked for. */
export function MediaDialog({ onPick, onClose }: { onPick: (item: MediaItem) => void; onClose: () => void }) {
  const [text, setText] = useState('');
  const [isUnused, setUnused] = useState(false);
  const filters = { text, q: useSettled(text.trim()), isUnused, setText, setUnused };
  return (
    <Dialog open onOpenChange={onClose} title={texts.library} size="lg">
      <MediaLibrary filters={filters} onPick={onPick} />
    </Dialog>
  );
}
