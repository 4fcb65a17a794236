import type { KeyboardEvent } from 'react';
import { Dialog } from '#dialog/index.ts';
import { IconChevronLeft, IconChevronRight } from '#icon/index.ts';
import { IconButton } from '#icon-button/index.ts';
import { Picture } from '#picture/index.ts';
import * as texts from '#texts/gallery.ts';
import styles from './gallery.module.css';
import type { GalleryPicture } from './gallery-picture.ts';

type GalleryDialogProps = {
  pictures: readonly GalleryPicture[];
  name: string;
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
};

/** One picture over the whole screen; arrow keys change the picture. */
export function GalleryDialog(props: GalleryDialogProps) {
  const { pictures, name, index, onIndexChange, onClose } = props;
  const picture = pictures[index];
  function turn(by: 1 | -1) {
    onIndexChange((index + by + pictures.length) % pictures.length);
  }
  function handleKeyDown(event: KeyboardEvent) {
    const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      turn(event.key === onward ? 1 : -1);
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
      footer={
        pictures.length > 1 ? (
          <>
            <IconButton label={texts.previousPicture} tone="outline" onClick={() => turn(-1)}>
              <IconChevronLeft />
            </IconButton>
            <IconButton label={texts.nextPicture} tone="outline" onClick={() => turn(1)}>
              <IconChevronRight />
            </IconButton>
          </>
        ) : null
      }
    >
      {picture ? (
        <Picture
          key={picture.src}
          {...picture}
          priority
          sizes="100vw"
          className={styles.full}
          imgClassName={styles.fullImage}
        />
      ) : null}
    </Dialog>
  );
}
