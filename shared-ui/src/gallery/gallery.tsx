import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react';
import { IconExpand } from '#icon/index.ts';
import { IconButton } from '#icon-button/index.ts';
import { cx } from '#lib/cx.ts';
import { Picture } from '#picture/index.ts';
import * as texts from '#texts/gallery.ts';
import styles from './gallery.module.css';
import type { GalleryPicture } from './gallery-picture.ts';

export type GalleryProps = Omit<ComponentProps<'section'>, 'children'> & {
  pictures: readonly GalleryPicture[];
  /** Name of the product; it also names the gallery. */
  name: string;
};

// Few visitors enlarge a picture; the others do not load this code.
const GalleryDialog = lazy(async () => {
  const { GalleryDialog: dialog } = await import('./gallery-dialog.tsx');
  return { default: dialog };
});

/** Pictures of one product: a strip to swipe, thumbnails on its right from 1024 px, full screen on demand. */
export function Gallery({ pictures, name, className, ...rest }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(0);
  const [zoomed, setZoomed] = useState(false);

  function show(index: number) {
    setActive(index);
    const slide = strip.current?.children[index];
    if (strip.current && slide instanceof HTMLElement) {
      strip.current.scrollLeft = slide.offsetLeft;
    }
  }
  function readScroll() {
    const element = strip.current;
    if (element && element.clientWidth > 0) {
      // `scrollLeft` is negative in right-to-left text.
      setActive(Math.round(Math.abs(element.scrollLeft) / element.clientWidth));
    }
  }

  return (
    <section
      aria-label={texts.picturesOf(name)}
      {...rest}
      className={cx(styles.gallery, pictures.length < 2 && styles.single, className)}
    >
      <div className={styles.main}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard */}
        <ul ref={strip} className={styles.strip} tabIndex={0} aria-label={name} onScroll={readScroll}>
          {pictures.map((picture, index) => (
            <li key={picture.src} className={styles.slide}>
              <Picture {...picture} ratio="4:5" sizes="(min-width: 768px) 46vw, 100vw" priority={index === 0} />
            </li>
          ))}
        </ul>
        <IconButton label={texts.viewFullScreen} tone="image" className={styles.zoom} onClick={() => setZoomed(true)}>
          <IconExpand />
        </IconButton>
        <div className={styles.dots} aria-hidden>
          {pictures.map((picture, index) => (
            <span key={picture.src} data-on={index === active || undefined} />
          ))}
        </div>
      </div>
      {pictures.length > 1 ? (
        <ul className={styles.thumbs}>
          {pictures.map((picture, index) => (
            <li key={picture.src}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={texts.pictureOf(index + 1, pictures.length)}
                aria-pressed={index === active}
                onClick={() => show(index)}
              >
                <Picture src={picture.src} alt="" ratio="3:4" sizes="92px" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {zoomed ? (
        <Suspense>
          <GalleryDialog
            pictures={pictures}
            name={name}
            index={active}
            onIndexChange={show}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
