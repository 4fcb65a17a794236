import { type Product, type ProductSummary, type SizeType, sizeTypes } from '@aaram/shared-domain/catalog';
import { useUnsavedWork } from '@aaram/shared-panel';
import { usePriceRule } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { SelectField } from '@aaram/shared-ui/select';
import { TextField } from '@aaram/shared-ui/text-field';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { AmountField } from '#lib/amount-field.tsx';
import type { RowFrame } from '#lib/list/data-table.tsx';
import * as common from '#texts/common.ts';
import * as texts from '#texts/products.ts';
import { EditNotice } from './edit-notice.tsx';
import { MoreDetails } from './more-details.tsx';
import {
  buildUpdate,
  checkDraft,
  type DraftProblems,
  draftFromProduct,
  listProblems,
  withDetailsOf,
  withQuantity,
  withSizeType,
} from './product-draft.ts';
import { type ListedProduct, useLoadDetails, useRefreshProducts, useSaveProduct } from './products-query.ts';
import styles from './products-table.module.css';
import { StockInputs } from './stock-cells.tsx';

const noProblems: DraftProblems = { stock: {}, details: {} };
const sizeTypeOptions = sizeTypes.map((type) => ({ value: type, label: type }));

type ProductEditRowProps = {
  frame: RowFrame<ListedProduct>;
  /** Whether the focus goes to the stock, not to the name. */
  startsAtStock: boolean;
  onDone: () => void;
};

/** The optional fields of a row: loaded and shown on request. */
function useMoreDetails(id: string, onLoaded: (product: Product) => void) {
  const [isOpen, setOpen] = useState(false);
  const load = useLoadDetails(id, onLoaded);
  const open = (isLoaded: boolean) => {
    setOpen(true);
    if (!isLoaded && !load.isPending) {
      load.mutate();
    }
  };
  return {
    isOpen,
    isLoading: load.isPending,
    hasFailed: load.isError,
    open,
    toggle: (isLoaded: boolean) => (isOpen && isLoaded ? setOpen(false) : open(isLoaded)),
  };
}

/** The draft of one row, its saving, and the result. */
function useProductEdit(product: ProductSummary, onDone: () => void) {
  const [initial, setInitial] = useState(() => draftFromProduct(product));
  const rule = usePriceRule();
  const [draft, setDraft] = useState(initial);
  const [problems, setProblems] = useState(noProblems);
  // The edit keeps these values, even if the list is reloaded.
  const [opened] = useState(product);
  const [origin, setOrigin] = useState(product);
  const save = useSaveProduct(product._id, onDone);
  const more = useMoreDetails(product._id, (loaded) => {
    // Loading more fields does not make an unchanged draft a changed one.
    const looked = withDetailsOf(initial, loaded);
    setInitial(looked);
    setDraft((before) => (before === initial ? looked : withDetailsOf(before, loaded)));
  });
  const submit = () => {
    const found = checkDraft(draft, origin, rule);
    setProblems(found);
    if (Object.keys(found.details).length > 0) {
      more.open(draft.details !== undefined);
    }
    if (listProblems(found).length === 0 && !save.isPending) {
      // After a conflict the newer values are shown, so a second save overwrites them on purpose.
      const base = save.error?.present ?? opened;
      const update = buildUpdate(draft, { ...origin, version: base.version });
      save.mutate({ update, base, before: draft.details?.before });
    }
  };
  const startAgainFrom = (present: Product) => {
    const bare = draftFromProduct(present);
    const fresh = draft.details === undefined ? bare : withDetailsOf(bare, present);
    setInitial(fresh);
    setDraft(fresh);
    setOrigin(present);
    setProblems(noProblems);
  };
  return { draft, isDirty: draft !== initial, setDraft, problems, save, more, submit, startAgainFrom };
}

type FieldsProps = {
  edit: ReturnType<typeof useProductEdit>;
  form: string;
  nameField: RefObject<HTMLInputElement | null>;
  stockField: RefObject<HTMLInputElement | null>;
  onCancel: () => void;
};

/** The fields of an open row, by column. */
function buildFields({ edit, form, nameField, stockField, onCancel }: FieldsProps): Partial<Record<string, ReactNode>> {
  const { draft, setDraft, problems, save, submit } = edit;
  return {
    name: (
      <TextField
        ref={nameField}
        form={form}
        name="name"
        label={common.name}
        hideLabel
        value={draft.name}
        maxLength={200}
        error={problems.name}
        onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
      />
    ),
    price: (
      <AmountField
        form={form}
        name="price"
        label={texts.priceInRupees}
        hideLabel
        leading="₹"
        error={problems.price}
        value={draft.price}
        onValue={(price) => setDraft({ ...draft, price })}
      />
    ),
    sizeType: (
      <SelectField
        form={form}
        label={common.sizeType}
        hideLabel
        options={sizeTypeOptions}
        value={draft.sizeType}
        onChange={(event) => setDraft(withSizeType(draft, event.currentTarget.value as SizeType))}
      />
    ),
    stock: (
      <StockInputs
        stock={draft.stock}
        problems={problems.stock}
        form={form}
        fieldRef={(field) => {
          stockField.current = field;
        }}
        onChange={(size, quantity) => setDraft(withQuantity(draft, size, quantity))}
      />
    ),
    actions: (
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
          {texts.save}
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          {common.cancel}
        </Button>
      </form>
    ),
  };
}

/** One product as a form in its row: Enter saves, Escape cancels; a failed save loses nothing. */
export function ProductEditRow({ frame, startsAtStock, onDone }: ProductEditRowProps) {
  const { row: product, number, columns, props } = frame;
  const form = useId();
  const nameField = useRef<HTMLInputElement>(null);
  const stockField = useRef<HTMLInputElement>(null);
  const edit = useProductEdit(product, onDone);
  const { draft, isDirty, setDraft, problems, save, more, startAgainFrom } = edit;
  const { details } = draft;
  useUnsavedWork(isDirty);
  const [first] = useState(startsAtStock ? stockField : nameField);
  useEffect(() => first.current?.focus(), [first]);

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
  const fields = buildFields({ edit, form, nameField, stockField, onCancel: cancel });
  return (
    <>
      <tr {...props} className={styles.row} data-editing onKeyDown={cancelOnEscape}>
        <td className={`${styles.cell} ${styles.select}`} />
        {columns.map((column) => (
          <td
            key={column.id}
            className={`${styles.cell} ${styles[column.id] ?? styles.extra}`}
            data-label={column.label}
          >
            {fields[column.id] ?? column.cell(product, number)}
          </td>
        ))}
      </tr>
      <MoreDetails
        columns={columns.length + 1}
        details={details?.typed}
        problems={problems.details}
        price={draft.price}
        form={form}
        isOpen={more.isOpen}
        isLoading={more.isLoading}
        hasFailed={more.hasFailed}
        onToggle={() => more.toggle(details !== undefined)}
        onChange={(typed) => details && setDraft({ ...draft, details: { ...details, typed } })}
        onKeyDown={cancelOnEscape}
      />
      <EditNotice
        columns={columns.length + 1}
        problems={[...Object.values(problems.stock), ...Object.values(problems.details)]}
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
