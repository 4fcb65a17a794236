import { DetailFields } from '#lib/detail-fields.tsx';
import * as texts from '#texts/add-product.ts';
import styles from './add-product-form.module.css';
import type { ProductFieldsProps } from './product-fields.tsx';

/** The optional fields of a product. */
export function DetailFieldset({ product, problems, onChange }: ProductFieldsProps) {
  return (
    <fieldset className={styles.stock}>
      <legend className={styles.legend}>{texts.moreDetails}</legend>
      <DetailFields
        details={product}
        problems={problems}
        price={product.price}
        onChange={(details) => onChange({ ...product, ...details })}
      />
    </fieldset>
  );
}
