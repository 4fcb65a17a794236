import { categories, sizesByType } from '@aaram/shared-domain/catalog';
import { orderStatuses, statusLabel } from '@aaram/shared-domain/order';
import { labelField, type TextFact, textFacts } from '@aaram/shared-domain/product-fields';
import { tidyPercent } from '@aaram/shared-domain/read';
import { Notice } from '@aaram/shared-ui/notice';
import { SelectField } from '@aaram/shared-ui/select';
import { TextField } from '@aaram/shared-ui/text-field';
import { useState } from 'react';
import { FactField } from '#lib/detail-fields.tsx';
import * as texts from '#texts/change-sets.ts';
import { TrackingFields } from './tracking-fields.tsx';

export type Problem = { field: string; message: string } | undefined;
type FieldsProps = { problem: Problem };

const errorOf = (problem: Problem, field: string) => (problem?.field === field ? problem.message : undefined);
const toOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

type AmountFieldsProps = FieldsProps & {
  hows: readonly { value: string; label: string }[];
  name: string;
  label: string;
  inputMode: 'decimal' | 'numeric';
};

/** How an amount changes, and by how much or to what. */
function AmountFields({ hows, name, label, inputMode, problem }: AmountFieldsProps) {
  return (
    <>
      <SelectField label={texts.how} name="how" options={hows} />
      <TextField
        label={label}
        name={name}
        hint={texts.valueHint}
        inputMode={inputMode}
        autoComplete="off"
        error={errorOf(problem, name)}
        onBlur={({ currentTarget }) => {
          currentTarget.value = tidyPercent(currentTarget.value);
        }}
      />
    </>
  );
}

const howsOfMoney = [
  { value: 'percent', label: texts.addPercent },
  { value: 'amount', label: texts.addAmount },
  { value: 'set', label: texts.setTo },
];

function MoneyFields({ problem }: FieldsProps) {
  return (
    <>
      <AmountFields hows={howsOfMoney} name="value" label={texts.value} inputMode="decimal" problem={problem} />
      <SelectField
        label={texts.roundTo}
        name="round"
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

function StockFields({ problem }: FieldsProps) {
  return (
    <>
      <AmountFields hows={howsOfStock} name="pieces" label={texts.pieces} inputMode="numeric" problem={problem} />
      <SelectField label={texts.size} name="size" placeholder={texts.allSizes} options={toOptions(allSizes)} />
    </>
  );
}

function TagFields({ problem }: FieldsProps) {
  return (
    <>
      <TextField
        label={texts.tagsToAdd}
        name="add"
        hint={texts.separatedByComma}
        autoComplete="off"
        error={errorOf(problem, 'add')}
      />
      <TextField label={texts.tagsToRemove} name="remove" hint={texts.separatedByComma} autoComplete="off" />
    </>
  );
}

function CategoryFields({ problem }: FieldsProps) {
  const [chosen, setChosen] = useState('');
  const subcategories = categories.find(({ name }) => name === chosen)?.subcategories ?? [];
  return (
    <>
      <SelectField
        label={texts.category}
        name="category"
        placeholder=""
        value={chosen}
        options={toOptions(categories.map(({ name }) => name))}
        error={errorOf(problem, 'category')}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <SelectField
        key={chosen}
        label={texts.subcategory}
        name="subcategory"
        placeholder=""
        options={toOptions(subcategories)}
        error={errorOf(problem, 'subcategory')}
      />
    </>
  );
}

function FactFields({ problem }: FieldsProps) {
  const [fact, setFact] = useState<TextFact>(textFacts[0] ?? 'colour');
  const [value, setValue] = useState('');
  return (
    <>
      <SelectField
        label={texts.whichDetail}
        name="fact"
        options={textFacts.map((key) => ({ value: key, label: labelField(key) }))}
        value={fact}
        onChange={(event) => {
          setFact(textFacts.find((key) => key === event.currentTarget.value) ?? fact);
          setValue('');
        }}
      />
      <FactField
        key={fact}
        name={fact}
        hint={texts.emptyTakesAway}
        value={value}
        error={errorOf(problem, fact)}
        onValue={setValue}
      />
    </>
  );
}

/** The fields of one kind of change. */
export function ChangeFields({ kind, problem }: FieldsProps & { kind: string }) {
  switch (kind) {
    case 'stock':
      return <StockFields problem={problem} />;
    case 'tags':
      return <TagFields problem={problem} />;
    case 'fact':
      return <FactFields problem={problem} />;
    case 'category':
      return <CategoryFields problem={problem} />;
    case 'state':
      return (
        <SelectField
          label={texts.published}
          name="state"
          placeholder=""
          options={[
            { value: 'published', label: texts.publish },
            { value: 'draft', label: texts.unpublish },
          ]}
          error={errorOf(problem, 'state')}
        />
      );
    case 'family':
      return (
        <SelectField
          label={texts.how}
          name="how"
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
          label={texts.newStatus}
          name="orderStatus"
          placeholder=""
          options={orderStatuses.map((value) => ({ value, label: statusLabel(value) }))}
          error={errorOf(problem, 'orderStatus')}
        />
      );
    case 'tracking-list':
      return <TrackingFields problem={errorOf(problem, 'lines')} />;
    default:
      return <MoneyFields problem={problem} />;
  }
}
