import { type StockEntry, stockLevel } from '@aaram/shared-domain/catalog';
import { formatCount } from '@aaram/shared-domain/format';
import { useState } from 'react';
import * as texts from '#texts/products.ts';
import styles from './stock-cells.module.css';

/** An outline when out of stock, amber when low. */
const looks = { out: 'none', low: 'low', in: undefined };
const lookOf = (quantity: number) => looks[stockLevel(quantity)];
/** Most cells that fit beside the rest of a row. */
const MAX_IN_A_LINE = 8;
const nameOf = (size: string) => (size === 'Quantity' ? texts.quantity : size);

/** One cell per size, so that a whole row can be read quickly. */
export function StockCells({ stock }: { stock: readonly StockEntry[] }) {
  return (
    <ul className={`${styles.cells} ${styles.row}`} data-many={stock.length > MAX_IN_A_LINE || undefined}>
      {stock.map(({ size, quantity }) => (
        <li key={size} className={styles.cell} data-look={lookOf(quantity)}>
          <span>{nameOf(size)}</span>
          <b>{formatCount(quantity)}</b>
        </li>
      ))}
    </ul>
  );
}

type StockInputsProps = {
  stock: readonly { size: string; quantity: string }[];
  problems: Record<string, string>;
  form: string;
  /** Called with the field of the first size that is out of stock, or else of the first. */
  fieldRef?: ((field: HTMLInputElement | null) => void) | undefined;
  onChange: (size: string, quantity: string) => void;
};

/** The same cells as inputs; Enter in one of them saves the row's form. */
export function StockInputs({ stock, problems, form, fieldRef, onChange }: StockInputsProps) {
  const [neediest] = useState(() => (stock.find(({ quantity }) => quantity === '0') ?? stock[0])?.size);
  return (
    <ul className={styles.cells}>
      {stock.map(({ size, quantity }) => (
        <li key={size}>
          <label className={styles.cell} data-look={/^\d+$/.test(quantity) ? lookOf(Number(quantity)) : undefined}>
            <span>{nameOf(size)}</span>
            <input
              ref={size === neediest ? fieldRef : undefined}
              className={styles.input}
              form={form}
              inputMode="numeric"
              autoComplete="off"
              aria-label={texts.stockOfSize(size)}
              aria-invalid={problems[size] ? true : undefined}
              value={quantity}
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => onChange(size, event.currentTarget.value)}
            />
          </label>
        </li>
      ))}
    </ul>
  );
}
