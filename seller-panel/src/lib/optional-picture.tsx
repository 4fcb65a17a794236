import { IconImage } from '@aaram/shared-ui/icon';
import { Picture, type PictureProps } from '@aaram/shared-ui/picture';
import styles from './optional-picture.module.css';

type OptionalPictureProps = Omit<PictureProps, 'src'> & { src: string | null | undefined };

/** A picture, or its place where there is none. */
export function OptionalPicture({ src, ...rest }: OptionalPictureProps) {
  if (src) {
    return <Picture {...rest} src={src} />;
  }
  return (
    <div className={`${styles.none} ${rest.className ?? ''}`} data-ratio={rest.ratio} aria-hidden>
      <IconImage size={18} />
    </div>
  );
}
