import { type Product, type ProductSummary, type ProductUpdate, sizeTypes } from '@aaram/shared-domain/catalog';
import { MAX_NAME_LENGTH } from '@aaram/shared-domain/product-fields';
import { findOneOf } from '@aaram/shared-domain/records';
import { usePriceRule } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { SelectField } from '@aaram/shared-ui/select';
import { TextField } from '@aaram/shared-ui/text-field';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { AmountField } from '#lib/amount-field.tsx';
import { Form } from '#lib/form/form.tsx';
import { problemsOfParts, useForm } from '#lib/form/use-form.ts';
import type { RowFrame } from '#lib/list/data-table.tsx';
import * as common from '#texts/common.ts';
import * as texts from '#texts/products.ts';
import { EditNotice } from './edit-notice.tsx';
import { MoreDetails } from './more-details.tsx';
import { draftFromProduct, type ProductDraft, withDetailsOf, withQuantity, withSizeType } from './product-draft.ts';
import { type ListedProduct, useLoadDetails, useRefreshProducts, useSaveProduct } from './products-query.ts';
import styles from './products-table.module.css';
import { StockInputs } from './stock-cells.tsx';

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
  const rule = usePriceRule();
  // The edit keeps these values, even if the list is reloaded.
  const [opened] = useState(product);
  const [origin, setOrigin] = useState(product);
  const save = useSaveProduct(product._id, onDone);
  // After a conflict the newer values are shown, so a second save overwrites them on purpose.
  const base = save.error?.present ?? opened;
  const [start] = useState(() => draftFromProduct(product));
  const form = useForm<ProductDraft, ProductUpdate>({
    start,
    schema: async () =>
      (await import(/* webpackChunkName: "form-schemas" */ './row-schema.ts')).rowForm(origin, base.version, rule),
    send: (update, _, { details }) => save.mutateAsync({ update, base, before: details?.before }),
    onRefused: (found) => {
      if (found.details !== undefined) {
        more.open(form.values.details !== undefined);
      }
    },
  });
  const { values: draft, isDirty, change, reset } = form;
  const more = useMoreDetails(product._id, (loaded) => {
    // Loading more fields does not make an unchanged draft a changed one.
    const looked = withDetailsOf(draft, loaded);
    if (isDirty) {
      change(looked);
    } else {
      reset(looked);
    }
  });
  const startAgainFrom = (present: Product) => {
    const bare = draftFromProduct(present);
    reset(draft.details === undefined ? bare : withDetailsOf(bare, present));
    setOrigin(present);
  };
  return { form, save, more, startAgainFrom };
}

type FieldsProps = {
  edit: ReturnType<typeof useProductEdit>;
  /** Of the form. */
  id: string;
  nameField: RefObject<HTMLInputElement | null>;
  stockField: RefObject<HTMLInputElement | null>;
  onCancel: () => void;
};

/** The fields of an open row, by column. */
function buildFields({ edit, id, nameField, stockField, onCancel }: FieldsProps): Partial<Record<string, ReactNode>> {
  const { form } = edit;
  const { values: draft, change } = form;
  return {
    name: (
      <TextField
        ref={nameField}
        form={id}
        {...form.field('name')}
        label={common.name}
        hideLabel
        maxLength={MAX_NAME_LENGTH}
      />
    ),
    price: <AmountField form={id} {...form.amount('price')} label={texts.priceInRupees} hideLabel leading="₹" />,
    sizeType: (
      <SelectField
        form={id}
        label={common.sizeType}
        hideLabel
        options={sizeTypeOptions}
        value={draft.sizeType}
        onChange={(event) =>
          change(withSizeType(draft, findOneOf(sizeTypes, event.currentTarget.value) ?? draft.sizeType))
        }
      />
    ),
    stock: (
      <StockInputs
        stock={draft.stock}
        problems={problemsOfParts(form.problems, 'stock')}
        form={id}
        fieldRef={(field) => {
          stockField.current = field;
        }}
        onChange={(size, quantity) => change(withQuantity(draft, size, quantity))}
      />
    ),
    actions: (
      <Form of={form} id={id} className={styles.form}>
        <Button type="submit" size="sm" busy={form.isBusy}>
          {texts.save}
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          {common.cancel}
        </Button>
      </Form>
    ),
  };
}

/** One product as a form in its row: Enter saves, Escape cancels; a failed save loses nothing. */
export function ProductEditRow({ frame, startsAtStock, onDone }: ProductEditRowProps) {
  const { row: product, number, columns, props } = frame;
  const id = useId();
  const nameField = useRef<HTMLInputElement>(null);
  const stockField = useRef<HTMLInputElement>(null);
  const edit = useProductEdit(product, onDone);
  const { form, save, more, startAgainFrom } = edit;
  const { values: draft, change } = form;
  const { details } = draft;
  const problems = problemsOfParts(form.problems, 'details');
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
  const fields = buildFields({ edit, id, nameField, stockField, onCancel: cancel });
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
        problems={problems}
        price={draft.price}
        form={id}
        isOpen={more.isOpen}
        isLoading={more.isLoading}
        hasFailed={more.hasFailed}
        onToggle={() => more.toggle(details !== undefined)}
        onChange={(typed) => details && change({ details: { ...details, typed } })}
        onKeyDown={cancelOnEscape}
      />
      <EditNotice
        columns={columns.length + 1}
        problems={[...Object.values(problemsOfParts(form.problems, 'stock')), ...Object.values(problems)]}
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
