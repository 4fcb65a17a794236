import { IconX } from '@aaram/shared-ui/icon';
import { IconButton } from '@aaram/shared-ui/icon-button';
import { Picture } from '@aaram/shared-ui/picture';
import * as texts from '#texts/own-review.ts';
import styles from './review-form.module.css';

type RetainedPicturesProps = {
  pictures: readonly string[];
  /** Where pictures can be removed: called with those that stay. */
  onChange?: ((pictures: string[]) => void) | undefined;
};

export function RetainedPictures({ pictures, onChange }: RetainedPicturesProps) {
  return pictures.length > 0 ? (
    <ul className={styles.retained}>
      {pictures.map((src, index) => (
        <li key={src}>
          <Picture src={src} alt={texts.pictureOfReview(index + 1)} sizes="84px" ratio="4:5" />
          {onChange ? (
            <IconButton
              label={texts.removePicture(index + 1)}
              tone="image"
              size="sm"
              onClick={() => onChange(pictures.filter((one) => one !== src))}
            >
              <IconX size={16} />
            </IconButton>
          ) : null}
        </li>
      ))}
    </ul>
  ) : null;
}
