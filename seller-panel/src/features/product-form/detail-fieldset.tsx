import { DetailFields } from '#lib/detail-fields.tsx';
import * as common from '#texts/common.ts';
import styles from './add-product-form.module.css';
import type { ProductFieldsProps } from './product-fields.tsx';

/** The optional fields of a product. */
export function DetailFieldset({ product, problems, onChange }: ProductFieldsProps) {
  return (
    <fieldset className={styles.stock}>
      <legend className={styles.legend}>{common.moreDetails}</legend>
      <DetailFields
        details={product}
        problems={problems}
        price={product.price}
        onChange={(details) => onChange({ ...product, ...details })}
      />
    </fieldset>
  );
}
