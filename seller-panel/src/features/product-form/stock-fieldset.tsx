import { sizeTypes } from '@aaram/shared-domain/catalog';
import { findOneOf } from '@aaram/shared-domain/records';
import { SelectField } from '@aaram/shared-ui/select';
import { TextField } from '@aaram/shared-ui/text-field';
import { useId } from 'react';
import * as texts from '#texts/add-product.ts';
import * as common from '#texts/common.ts';
import styles from './add-product-form.module.css';
import { withSizeType } from './new-product.ts';
import type { ProductFieldsProps } from './product-fields.tsx';

const options = sizeTypes.map((type) => ({ value: type, label: type }));

/** One quantity field for each size of the size type. An empty field shows the 0 that it counts as. */
export function StockFieldset({ product, problems, onChange }: ProductFieldsProps) {
  const hintId = useId();
  const setQuantity = (size: string, quantity: string) =>
    onChange({ ...product, stock: product.stock.map((entry) => (entry.size === size ? { size, quantity } : entry)) });
  return (
    <fieldset className={styles.stock} aria-describedby={hintId}>
      <legend className={styles.legend}>{texts.sizesAndQuantities}</legend>
      <p id={hintId} className={styles.stockHint}>
        {texts.emptyCountsAsZero}
      </p>
      <div className={styles.sizeType}>
        <SelectField
          name="sizeType"
          label={common.sizeType}
          hint={texts.sizeTypeHint}
          options={options}
          value={product.sizeType}
          onChange={(event) =>
            onChange(withSizeType(product, findOneOf(sizeTypes, event.currentTarget.value) ?? product.sizeType))
          }
        />
      </div>
      <div className={styles.sizes}>
        {product.stock.map(({ size, quantity }, index) => (
          <TextField
            key={size}
            name={`stock[${index}][quantity]`}
            label={size === 'Quantity' ? texts.totalQuantity : size}
            inputMode="numeric"
            placeholder="0"
            autoComplete="off"
            value={quantity}
            error={problems[`stock.${size}`]}
            onChange={(event) => setQuantity(size, event.currentTarget.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
