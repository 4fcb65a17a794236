import type { OwnProductSummary } from '@aaram/shared-domain/catalog';
import { formatRupees } from '@aaram/shared-domain/money';
import { useSettled } from '@aaram/shared-panel';
import { usePlatform, useQuery } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { OptionalPicture } from '@aaram/shared-ui/picture';
import { SelectField } from '@aaram/shared-ui/select';
import { TextField } from '@aaram/shared-ui/text-field';
import { useState } from 'react';
import * as texts from '#texts/pay-links.ts';
import type { DraftLine } from './order-draft.ts';
import { foundProductsQuery, MIN_WORDS } from './pay-link-queries.ts';
import styles from './pay-links.module.css';

/** Sizes of which there are pieces. */
const sizesOf = ({ stock }: OwnProductSummary) => stock.filter(({ quantity }) => quantity > 0);

function Found({ words, onAdd }: { words: string; onAdd: (product: OwnProductSummary) => void }) {
  const { data = [], isFetching } = useQuery(foundProductsQuery(usePlatform(), words));
  const buyable = data.filter((product) => sizesOf(product).length > 0);
  if (words.length < MIN_WORDS) {
    return null;
  }
  return (
    <ul className={styles.found} aria-busy={isFetching}>
      {buyable.length === 0 && !isFetching ? <li role="status">{texts.noProduct}</li> : null}
      {buyable.map((product) => (
        <li key={product._id}>
          <OptionalPicture src={product.images[0]} alt="" sizes="40px" ratio="3:4" />
          <span className={styles.productName}>
            {product.name} · {formatRupees(product.price)}
          </span>
          <Button size="sm" variant="secondary" aria-label={texts.add(product.name)} onClick={() => onAdd(product)}>
            +
          </Button>
        </li>
      ))}
    </ul>
  );
}

type LineProps = { line: DraftLine; onChange: (part: Partial<DraftLine>) => void; onRemove: () => void };

function Line({ line: { product, size, quantity }, onChange, onRemove }: LineProps) {
  return (
    <li className={styles.line} aria-label={product.name}>
      <span className={styles.productName}>
        {product.name} · {formatRupees(product.price)}
      </span>
      <SelectField
        name="size"
        label={texts.size}
        options={sizesOf(product).map((one) => ({ value: one.size, label: texts.sizeLeft(one.size, one.quantity) }))}
        value={size}
        onChange={({ currentTarget }) => onChange({ size: currentTarget.value })}
      />
      <TextField
        name="quantity"
        label={texts.quantity}
        inputMode="numeric"
        autoComplete="off"
        value={quantity}
        onChange={({ currentTarget }) => onChange({ quantity: currentTarget.value })}
      />
      <Button size="sm" variant="ghost" aria-label={texts.remove(product.name)} onClick={onRemove}>
        ×
      </Button>
    </li>
  );
}

type PickerProps = { lines: readonly DraftLine[]; onChange: (lines: readonly DraftLine[]) => void };

/** Finds products and puts them into the order, each with its size and quantity. */
export function ProductPicker({ lines, onChange }: PickerProps) {
  const [typed, setTyped] = useState('');
  const words = useSettled(typed.trim());
  const add = (product: OwnProductSummary) => {
    onChange([...lines, { product, size: sizesOf(product)[0]?.size ?? '', quantity: '1' }]);
    setTyped('');
  };
  return (
    <div className={styles.picker}>
      <TextField
        type="search"
        name="find-product"
        label={texts.findProduct}
        hint={texts.findHint}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          // Enter looks for products; it does not make the order.
          if (event.key === 'Enter') {
            event.preventDefault();
          }
        }}
      />
      {typed.trim() === '' ? null : <Found words={words} onAdd={add} />}
      {lines.length === 0 ? <p className={styles.quiet}>{texts.nothingChosen}</p> : null}
      <ul className={styles.lines} aria-label={texts.chosen}>
        {lines.map((line, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: a product may stand in two lines
            key={index}
            line={line}
            onChange={(part) => onChange(lines.map((one, at) => (at === index ? { ...one, ...part } : one)))}
            onRemove={() => onChange(lines.filter((_, at) => at !== index))}
          />
        ))}
      </ul>
    </div>
  );
}
