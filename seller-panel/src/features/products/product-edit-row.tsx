import { type ProductSummary, sizeTypes, type SizeType } from '@aaram/shared-domain/catalog';
import { formatRupees } from '@aaram/shared-domain/money';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import { SelectField } from '@aaram/shared-ui/select';
import { TextField } from '@aaram/shared-ui/text-field';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useUnsavedWarning } from '#lib/use-unsaved-warning.ts';
import { buildUpdate, checkDraft, type DraftProblems, draftFromProduct, listProblems, withQuantity, withSizeType } from './product-draft.ts';
import { ProductThumb } from './product-row.tsx';
import { useSaveProduct } from './products-query.ts';
import styles from './products-table.module.css';
import { StockInputs } from './stock-cells.tsx';

const COLUMNS = 7;
const noProblems: DraftProblems = { stock: {} };
const sizeTypeOptions = sizeTypes.map((type) => ({ value: type, label: type }));

type ProductEditRowProps = { product: ProductSummary; number: number; onDone: () => void };

function describePresent(present: ProductSummary): string {
  const stock = present.stock.map(({ size, quantity }) => `${size} ${quantity}`).join(', ');
  return `${present.name}, ${formatRupees(present.price)}, ${present.sizeType}: ${stock}`;
}

/** One product as a form in its own row: Enter saves, Escape cancels, nothing typed is lost when saving fails. */
export function ProductEditRow({ product, number, onDone }: ProductEditRowProps) {
  const form = useId();
  const nameField = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(() => draftFromProduct(product));
  const [problems, setProblems] = useState(noProblems);
  const save = useSaveProduct(product._id, onDone);
  useUnsavedWarning(true);
  useEffect(() => nameField.current?.focus(), []);

  const present = save.error?.present;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkDraft(draft);
    setProblems(found);
    if (listProblems(found).length === 0 && !save.isPending) {
      // Saving again after a conflict is meant: it is then made from the figures shown.
      const version = present?.version ?? draft.version;
      setDraft({ ...draft, version });
      save.mutate(buildUpdate({ ...draft, version }));
    }
  };
  const takePresent = (now: ProductSummary) => {
    setDraft(draftFromProduct(now));
    save.reset();
    nameField.current?.focus();
  };
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      onDone();
    }
  };
  const messages = listProblems(problems);
  return (
    <>
      <tr className={`${styles.row} ${styles.editing}`} onKeyDown={cancelOnEscape}>
        <td className={styles.number}>{number}</td>
        <td className={styles.image}>
          <ProductThumb product={product} />
        </td>
        <td className={styles.name}>
          <TextField
            ref={nameField} form={form} name="name" label="Name" hideLabel value={draft.name} maxLength={200}
            aria-invalid={problems.name ? true : undefined}
            onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
          />
        </td>
        <td className={styles.price}>
          <TextField
            form={form} name="price" label="Price in rupees" hideLabel leading="₹" inputMode="decimal" autoComplete="off"
            aria-invalid={problems.price ? true : undefined} value={draft.price}
            onChange={(event) => setDraft({ ...draft, price: event.currentTarget.value })}
          />
        </td>
        <td className={styles.sizeType}>
          <SelectField
            form={form} label="Size Type" hideLabel options={sizeTypeOptions} value={draft.sizeType}
            onChange={(event) => setDraft(withSizeType(draft, event.currentTarget.value as SizeType))}
          />
        </td>
        <td className={styles.stock}>
          <StockInputs
            stock={draft.stock} problems={problems.stock} form={form}
            onChange={(size, quantity) => setDraft(withQuantity(draft, size, quantity))}
          />
        </td>
        <td className={styles.actions}>
          <form id={form} className={styles.form} noValidate onSubmit={handleSubmit}>
            <Button type="submit" size="sm" busy={save.isPending}>
              Save
            </Button>
            <Button variant="ghost" size="sm" onClick={onDone}>
              Cancel
            </Button>
          </form>
        </td>
      </tr>
      {messages.length > 0 || save.isError ? (
        <tr className={styles.noticeRow} onKeyDown={cancelOnEscape}>
          <td colSpan={COLUMNS} role="alert">
            {messages.length > 0 ? <Notice tone="danger">{messages.join(' ')}</Notice> : null}
            {save.isError && messages.length === 0 ? (
              <Notice tone={present ? 'warning' : 'danger'}>
                {present ? `Somebody changed this product meanwhile. It now is: ${describePresent(present)}. ` : `${save.error.message} `}
                {present ? 'Save again to put your figures in their place, or ' : 'What you typed is still here; save again.'}
                {present ? (
                  <Button variant="secondary" size="sm" onClick={() => takePresent(present)}>
                    Use the present figures
                  </Button>
                ) : null}
              </Notice>
            ) : null}
          </td>
        </tr>
      ) : null}
    </>
  );
}
