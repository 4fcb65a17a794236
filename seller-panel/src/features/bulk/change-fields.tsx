import { categories, sizesByType } from '@aaram/shared-domain/catalog';
import { orderStatuses, statusLabel } from '@aaram/shared-domain/order';
import { labelField, mayEditFact, type TextFact, textFacts } from '@aaram/shared-domain/product-fields';
import { tidyPercent } from '@aaram/shared-domain/read';
import { useSession } from '@aaram/shared-platform';
import { Notice } from '@aaram/shared-ui/notice';
import { SelectField } from '@aaram/shared-ui/select';
import { TextField } from '@aaram/shared-ui/text-field';
import { FactField } from '#lib/detail-fields.tsx';
import type { PanelForm } from '#lib/form/use-form.ts';
import * as texts from '#texts/change-sets.ts';
import { TrackingFields } from './tracking-fields.tsx';
import type { TypedChange } from './typed-change.ts';

type FieldsProps = { form: Pick<PanelForm<TypedChange>, 'values' | 'problems' | 'change' | 'field'> };

const toOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

type AmountFieldsProps = FieldsProps & {
  hows: readonly { value: string; label: string }[];
  name: 'value' | 'pieces';
  label: string;
  inputMode: 'decimal' | 'numeric';
};

/** How an amount changes, and by how much or to what. */
function AmountFields({ hows, name, label, inputMode, form }: AmountFieldsProps) {
  return (
    <>
      <SelectField {...form.field('how')} label={texts.how} options={hows} />
      <TextField
        {...form.field(name)}
        label={label}
        hint={texts.valueHint}
        inputMode={inputMode}
        autoComplete="off"
        onBlur={() => form.change({ [name]: tidyPercent(form.values[name]) })}
      />
    </>
  );
}

const howsOfMoney = [
  { value: 'percent', label: texts.addPercent },
  { value: 'amount', label: texts.addAmount },
  { value: 'set', label: texts.setTo },
];

function MoneyFields({ form }: FieldsProps) {
  return (
    <>
      <AmountFields hows={howsOfMoney} name="value" label={texts.value} inputMode="decimal" form={form} />
      <SelectField
        {...form.field('round')}
        label={texts.roundTo}
        options={[
          { value: 'rupee', label: texts.wholeRupees },
          { value: 'paisa', label: texts.paise },
        ]}
      />
    </>
  );
}

const allSizes = [...new Set(Object.values(sizesByType).flat())];

const howsOfStock = [
  { value: 'add', label: texts.addPieces },
  { value: 'set', label: texts.setTo },
];

function StockFields({ form }: FieldsProps) {
  return (
    <>
      <AmountFields hows={howsOfStock} name="pieces" label={texts.pieces} inputMode="numeric" form={form} />
      <SelectField
        {...form.field('size')}
        label={texts.size}
        placeholder={texts.allSizes}
        options={toOptions(allSizes)}
      />
    </>
  );
}

function TagFields({ form }: FieldsProps) {
  return (
    <>
      <TextField {...form.field('add')} label={texts.tagsToAdd} hint={texts.separatedByComma} autoComplete="off" />
      <TextField
        {...form.field('remove')}
        label={texts.tagsToRemove}
        hint={texts.separatedByComma}
        autoComplete="off"
      />
    </>
  );
}

function CategoryFields({ form }: FieldsProps) {
  const chosen = form.values.category;
  const subcategories = categories.find(({ name }) => name === chosen)?.subcategories ?? [];
  return (
    <>
      <SelectField
        {...form.field('category')}
        label={texts.category}
        placeholder=""
        options={toOptions(categories.map(({ name }) => name))}
        onChange={(event) => form.change({ category: event.currentTarget.value, subcategory: '' })}
      />
      <SelectField
        key={chosen}
        {...form.field('subcategory')}
        label={texts.subcategory}
        placeholder=""
        options={toOptions(subcategories)}
      />
    </>
  );
}

function FactFields({ form }: FieldsProps) {
  const { role } = useSession();
  const fact: TextFact = textFacts.find((key) => key === form.values.fact) ?? 'colour';
  return (
    <>
      <SelectField
        {...form.field('fact')}
        label={texts.whichDetail}
        options={textFacts
          .filter((key) => mayEditFact(key, role))
          .map((key) => ({ value: key, label: labelField(key) }))}
        onChange={(event) => form.change({ fact: event.currentTarget.value, said: '' })}
      />
      <FactField
        key={fact}
        name={fact}
        hint={texts.emptyTakesAway}
        value={form.values.said}
        error={form.problems.said}
        onValue={(said) => form.change({ said })}
      />
    </>
  );
}

/** The fields of one kind of change. */
export function ChangeFields({ form }: FieldsProps) {
  switch (form.values.kind) {
    case 'stock':
      return <StockFields form={form} />;
    case 'tags':
      return <TagFields form={form} />;
    case 'fact':
      return <FactFields form={form} />;
    case 'category':
      return <CategoryFields form={form} />;
    case 'state':
      return (
        <SelectField
          {...form.field('state')}
          label={texts.published}
          placeholder=""
          options={[
            { value: 'published', label: texts.publish },
            { value: 'draft', label: texts.unpublish },
          ]}
        />
      );
    case 'family':
      return (
        <SelectField
          {...form.field('how')}
          label={texts.how}
          hint={texts.coloursMean}
          options={[
            { value: 'join', label: texts.joinColours },
            { value: 'leave', label: texts.leaveColours },
          ]}
        />
      );
    case 'delete':
      return <Notice tone="warning">{texts.toTrash}</Notice>;
    case 'status':
      return (
        <SelectField
          {...form.field('orderStatus')}
          label={texts.newStatus}
          placeholder=""
          options={orderStatuses.map((value) => ({ value, label: statusLabel(value) }))}
        />
      );
    case 'tracking-list':
      return <TrackingFields form={form} />;
    default:
      return <MoneyFields form={form} />;
  }
}
