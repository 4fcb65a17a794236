import { MemoryLane } from '#features/gallery/memory-lane.tsx';
import { InfoPage } from '#features/info/info-page.tsx';

export function GalleryPage() {
  return (
    <InfoPage title="Founder's Milestone & Memory lane" wide>
      <MemoryLane />
    </InfoPage>
  );
}
