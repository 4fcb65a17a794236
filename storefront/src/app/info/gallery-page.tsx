import { MemoryLane } from '#features/gallery/memory-lane.tsx';
import { InfoPage } from '#features/info/info-page.tsx';
import * as titles from '#texts/info-titles.ts';

export function GalleryPage() {
  return (
    <InfoPage title={titles.gallery} wide>
      <MemoryLane />
    </InfoPage>
  );
}
