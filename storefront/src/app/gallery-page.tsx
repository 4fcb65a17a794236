import { MemoryLane } from '#features/gallery/memory-lane.tsx';
import { InfoPage } from '#features/info/info-page.tsx';
import * as texts from '#texts/gallery.ts';

export function GalleryPage() {
  return (
    <InfoPage title={texts.foundersMilestoneMemoryLane} wide>
      <MemoryLane />
    </InfoPage>
  );
}
