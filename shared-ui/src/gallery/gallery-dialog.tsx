import type { KeyboardEvent } from 'react';
import { Dialog } from '#dialog/index.ts';
import { IconChevronLeft, IconChevronRight, IconZoomIn, IconZoomOut } from '#icon/index.ts';
import { IconButton } from '#icon-button/index.ts';
import { Picture } from '#picture/index.ts';
import * as texts from '#texts/gallery-dialog.ts';
import styles from './gallery-dialog.module.css';
import type { GalleryPicture } from './gallery-picture.ts';
import { useZoom, type Zoom } from './use-zoom.ts';

type GalleryDialogProps = {
  pictures: readonly GalleryPicture[];
  name: string;
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
};

function Tools({ zoom, show }: { zoom: Zoom; show: ((by: 1 | -1) => void) | undefined }) {
  return (
    <>
      <div className={styles.zoomTools}>
        <IconButton label={texts.zoomOut} tone="outline" aria-disabled={zoom.scale === 1} onClick={zoom.zoomOut}>
          <IconZoomOut />
        </IconButton>
        <output className={styles.scale}>{texts.percent(zoom.scale)}</output>
        <IconButton label={texts.zoomIn} tone="outline" onClick={zoom.zoomIn}>
          <IconZoomIn />
        </IconButton>
      </div>
      {show ? (
        <>
          <IconButton label={texts.previousPicture} tone="outline" onClick={() => show(-1)}>
            <IconChevronLeft />
          </IconButton>
          <IconButton label={texts.nextPicture} tone="outline" onClick={() => show(1)}>
            <IconChevronRight />
          </IconButton>
        </>
      ) : null}
    </>
  );
}

/**
 * One picture over the whole screen. Wheel, pinch, double tap, + and - enlarge it; then it is dragged, or moved with the
 * arrow keys, which change the picture before. A swipe changes it too.
 */
export function GalleryDialog(props: GalleryDialogProps) {
  const { pictures, name, index, onIndexChange, onClose } = props;
  const picture = pictures[index];
  const zoom = useZoom(show);
  function show(by: 1 | -1) {
    zoom.reset();
    onIndexChange((index + by + pictures.length) % pictures.length);
  }
  function handleKeyDown(event: KeyboardEvent) {
    const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (!zoom.handleKey(event) && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      show(event.key === onward ? 1 : -1);
    }
  }
  return (
    <Dialog
      open
      size="full"
      onOpenChange={onClose}
      onKeyDown={handleKeyDown}
      title={name}
      description={texts.imageOf(index + 1, pictures.length)}
      footer={<Tools zoom={zoom} show={pictures.length > 1 ? show : undefined} />}
    >
      <div ref={zoom.area} className={styles.area} data-zoomed={zoom.scale > 1 || undefined}>
        {picture ? (
          <Picture
            key={picture.src}
            {...picture}
            priority
            sizes={zoom.scale > 1 ? '400vw' : '100vw'}
            className={styles.full}
            imgClassName={styles.fullImage}
          />
        ) : null}
      </div>
    </Dialog>
  );
}
