import { type ProductSummary, type SizeType, sizeTypes } from '@aaram/shared-domain/catalog';
import { Button } from '@aaram/shared-ui/button';
import { SelectField } from '@aaram/shared-ui/select';
import { TextField } from '@aaram/shared-ui/text-field';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useUnsavedWarning } from '#lib/use-unsaved-warning.ts';
import { EditNotice } from './edit-notice.tsx';
import {
  buildUpdate,
  checkDraft,
  type DraftProblems,
  draftFromProduct,
  listProblems,
  withQuantity,
  withSizeType,
} from './product-draft.ts';
import { ProductThumb } from './product-row.tsx';
import { useRefreshProducts, useSaveProduct } from './products-query.ts';
import styles from './products-table.module.css';
import { StockInputs } from './stock-cells.tsx';

const noProblems: DraftProblems = { stock: {} };
const sizeTypeOptions = sizeTypes.map((type) => ({ value: type, label: type }));

type ProductEditRowProps = { product: ProductSummary; number: number; onDone: () => void };

/** The draft of one row, how it is saved, and what became of it. */
function useProductEdit(product: ProductSummary, onDone: () => void) {
  const [initial, setInitial] = useState(() => draftFromProduct(product));
  const [draft, setDraft] = useState(initial);
  const [problems, setProblems] = useState(noProblems);
  // The edit is made from these figures, whatever a reload of the list brings meanwhile.
  const [opened] = useState(product);
  const [origin, setOrigin] = useState(product);
  const save = useSaveProduct(product._id, onDone);
  const submit = () => {
    const found = checkDraft(draft);
    setProblems(found);
    if (listProblems(found).length === 0 && !save.isPending) {
      // After a conflict the newer figures are on show: saving again is meant.
      const base = save.error?.present ?? opened;
      save.mutate({ update: buildUpdate(draft, { ...origin, version: base.version }), base });
    }
  };
  const startAgainFrom = (present: ProductSummary) => {
    const fresh = draftFromProduct(present);
    setInitial(fresh);
    setDraft(fresh);
    setOrigin(present);
    setProblems(noProblems);
  };
  return { draft, isDirty: draft !== initial, setDraft, problems, save, submit, startAgainFrom };
}

/** One product as a form in its own row: Enter saves, Escape cancels, nothing typed is lost when saving fails. */
export function ProductEditRow({ product, number, onDone }: ProductEditRowProps) {
  const form = useId();
  const nameField = useRef<HTMLInputElement>(null);
  const { draft, isDirty, setDraft, problems, save, submit, startAgainFrom } = useProductEdit(product, onDone);
  useUnsavedWarning(isDirty);
  useEffect(() => nameField.current?.focus(), []);

  const refresh = useRefreshProducts();
  const cancel = () => {
    onDone();
    if (save.error?.isGone) {
      void refresh(product._id);
    }
  };
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      cancel();
    }
  };
  return (
    <>
      <tr className={styles.row} data-editing onKeyDown={cancelOnEscape}>
        <td className={`${styles.cell} ${styles.number}`}>{number}</td>
        <td className={`${styles.cell} ${styles.image}`}>
          <ProductThumb product={product} />
        </td>
        <td className={`${styles.cell} ${styles.name}`}>
          <TextField
            ref={nameField}
            form={form}
            name="name"
            label="Name"
            hideLabel
            value={draft.name}
            maxLength={200}
            error={problems.name}
            onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
          />
        </td>
        <td className={`${styles.cell} ${styles.price}`}>
          <TextField
            form={form}
            name="price"
            label="Price in rupees"
            hideLabel
            leading="₹"
            inputMode="decimal"
            autoComplete="off"
            error={problems.price}
            value={draft.price}
            onChange={(event) => setDraft({ ...draft, price: event.currentTarget.value })}
          />
        </td>
        <td className={`${styles.cell} ${styles.sizeType}`}>
          <SelectField
            form={form}
            label="Size Type"
            hideLabel
            options={sizeTypeOptions}
            value={draft.sizeType}
            onChange={(event) => setDraft(withSizeType(draft, event.currentTarget.value as SizeType))}
          />
        </td>
        <td className={`${styles.cell} ${styles.stock}`}>
          <StockInputs
            stock={draft.stock}
            problems={problems.stock}
            form={form}
            onChange={(size, quantity) => setDraft(withQuantity(draft, size, quantity))}
          />
        </td>
        <td className={`${styles.cell} ${styles.actions}`}>
          <form
            id={form}
            className={styles.form}
            noValidate
            onSubmit={(event: FormEvent) => {
              event.preventDefault();
              submit();
            }}
          >
            <Button type="submit" size="sm" busy={save.isPending}>
              Save
            </Button>
            <Button variant="ghost" size="sm" onClick={cancel}>
              Cancel
            </Button>
          </form>
        </td>
      </tr>
      <EditNotice
        problems={Object.values(problems.stock)}
        failure={save.error}
        onKeyDown={cancelOnEscape}
        onUsePresent={(present) => {
          startAgainFrom(present);
          nameField.current?.focus();
        }}
      />
    </>
  );
}
