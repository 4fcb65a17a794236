import { IconImage } from '#icon/index.ts';
import { cx } from '#lib/cx.ts';
import styles from './optional-picture.module.css';
import { Picture, type PictureProps } from './picture.tsx';

export type OptionalPictureProps = Omit<PictureProps, 'src'> & { src: string | null | undefined };

/** A picture, or an empty box of the same ratio when there is none. */
export function OptionalPicture({ src, ...picture }: OptionalPictureProps) {
  if (src) {
    return <Picture {...picture} src={src} />;
  }
  const { alt, sizes, ratio, priority, className, imgClassName, ...rest } = picture;
  return (
    <div {...rest} className={cx(styles.none, className)} data-ratio={ratio} aria-hidden>
      <IconImage size={18} />
    </div>
  );
}
