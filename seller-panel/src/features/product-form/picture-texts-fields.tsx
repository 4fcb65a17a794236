import { MAX_PICTURE_TEXT } from '@aaram/shared-domain/catalog';
import { TextField } from '@aaram/shared-ui/text-field';
import { keyOfPicture } from '#lib/crop/picture.ts';
import * as texts from '#texts/edit-product.ts';
import styles from './add-product-form.module.css';
import type { NewProduct } from './new-product.ts';

type PictureTextsFieldsProps = {
  product: NewProduct;
  onChange: (pictureTexts: NewProduct['pictureTexts']) => void;
};

/** What each chosen picture of a new product shows. */
export function PictureTextsFields({ product: { images, pictureTexts }, onChange }: PictureTextsFieldsProps) {
  if (images.length === 0) {
    return null;
  }
  return (
    <div className={styles.stock}>
      {images.map((image, at) => (
        <TextField
          key={keyOfPicture(image)}
          name={`alt-${at}`}
          label={texts.altText(at + 1)}
          optional
          maxLength={MAX_PICTURE_TEXT}
          value={pictureTexts[keyOfPicture(image)] ?? ''}
          onChange={(event) => onChange({ ...pictureTexts, [keyOfPicture(image)]: event.currentTarget.value })}
        />
      ))}
      <p className={styles.stockHint}>{texts.altHint}</p>
    </div>
  );
}
