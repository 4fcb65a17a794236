import { type ComponentProps, useCallback, useState } from 'react';
import { IconImageOff } from '#icon/index.ts';
import { cx } from '#lib/cx.ts';
import styles from './picture.module.css';
import { parsePictureUrl, pictureSrcSet } from './picture-url.ts';

export type PictureRatio = '3:4' | '4:5' | '3:2' | '1:1' | '16:9';

export type PictureProps = Omit<ComponentProps<'div'>, 'children'> & {
  src: string;
  /** '' for decoration. */
  alt: string;
  /** How wide the picture is drawn, as in `<img sizes>`. */
  sizes: string;
  /** Crops to this ratio. Without it the picture keeps its own. */
  ratio?: PictureRatio | undefined;
  /** For the largest picture of the first screen: loads at once and first. Others load lazily. */
  priority?: boolean | undefined;
  imgClassName?: string | undefined;
};

/** AVIF and WebP in two widths over the backdrop colour. A missing picture or one that fails keeps its space. */
export function Picture(props: PictureProps) {
  const { src, alt, sizes, ratio, priority = false, className, imgClassName, ...rest } = props;
  const [failedSrc, setFailedSrc] = useState<string>();
  const parsed = parsePictureUrl(src);
  // After hydration, an earlier error fires no event. A lazy picture that has not started to load has no `currentSrc`.
  const checkImage = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.currentSrc && image.naturalWidth === 0) {
        setFailedSrc(src);
      }
    },
    [src],
  );
  const frame = {
    ...rest,
    className: cx(styles.frame, className),
    'data-ratio': ratio ?? (parsed ? undefined : '3:4'),
    'data-dye': parsed?.dye,
  };
  if (src === '' || failedSrc === src) {
    return (
      <div {...frame} data-failed>
        <IconImageOff size={24} title={alt || undefined} />
      </div>
    );
  }
  return (
    <div {...frame}>
      <picture className={styles.picture}>
        {parsed ? <source type="image/avif" srcSet={pictureSrcSet(src, 'avif')} sizes={sizes} /> : null}
        <img
          ref={checkImage}
          // Must come before `src`, or the browser has already started an eager download.
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={priority ? 'sync' : 'async'}
          className={cx(styles.img, imgClassName)}
          alt={alt}
          sizes={parsed ? sizes : undefined}
          srcSet={pictureSrcSet(src, 'webp')}
          src={parsed ? `${parsed.base}/${parsed.width}.webp` : src}
          width={parsed?.width}
          height={parsed?.height}
          onError={() => setFailedSrc(src)}
        />
      </picture>
    </div>
  );
}
