import {
  countries,
  type DetailName,
  type DetailProblems,
  isImported,
  MAX_DETAIL_LENGTH,
  MAX_MAKER_LENGTH,
  priceWithGst,
  type TypedDetails,
} from '@aaram/shared-domain/catalog';
import { formatPaise, paiseFromRupees } from '@aaram/shared-domain/money';
import type { PriceRule } from '@aaram/shared-domain/tax';
import { usePriceRule } from '@aaram/shared-platform';
import { SelectField } from '@aaram/shared-ui/select';
import { TextField } from '@aaram/shared-ui/text-field';
import { useId } from 'react';
import * as texts from '#texts/detail-fields.ts';
import { AmountField } from './amount-field.tsx';
import styles from './detail-fields.module.css';
import { colourWords, materialWords } from './detail-words.ts';
import { readPrice } from './typed-number.ts';

type DetailFieldsProps = {
  details: TypedDetails;
  problems: DetailProblems;
  /** The price as typed: the MRP must not be below the price with GST. */
  price: string;
  /** Id of their form, if they are outside of it. */
  form?: string | undefined;
  onChange: (details: TypedDetails) => void;
};

function explainMrp(price: string, rule: PriceRule): string {
  const rupees = readPrice(price);
  if (!rupees) {
    return texts.mrpHint;
  }
  const least = formatPaise(priceWithGst(paiseFromRupees(rupees), rule));
  return texts.mrpHintWithLeast(least);
}

/** A country that is not in the list (any more) stays until another one is chosen. */
function listCountries(chosen: string) {
  const all = chosen === '' || countries.includes(chosen) ? countries : [chosen, ...countries];
  return all.map((country) => ({ value: country, label: country }));
}

/** MRP, colour, material, HSN, country of origin, quantity and maker: shown to shoppers and on invoices where known. */
export function DetailFields({ details, problems, price, form, onChange }: DetailFieldsProps) {
  const listId = useId();
  const rule = usePriceRule();
  const field = (name: DetailName) => ({
    name,
    form,
    optional: true as const,
    autoComplete: 'off',
    value: details[name],
    error: problems[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...details, [name]: event.currentTarget.value }),
  });
  return (
    <div className={styles.fields}>
      <AmountField
        name="mrp"
        form={form}
        optional
        value={details.mrp}
        error={problems.mrp}
        onValue={(mrp) => onChange({ ...details, mrp })}
        label={texts.mrp}
        leading="₹"
        hint={explainMrp(price, rule)}
      />
      <TextField {...field('hsn')} label={texts.hsnCode} inputMode="numeric" maxLength={12} hint={texts.hsnHint} />
      <TextField {...field('colour')} label={texts.colour} maxLength={MAX_DETAIL_LENGTH} list={`${listId}-colours`} />
      <TextField
        {...field('material')}
        label={texts.material}
        maxLength={MAX_DETAIL_LENGTH}
        list={`${listId}-materials`}
      />
      <SelectField
        {...field('countryOfOrigin')}
        label={texts.countryOfOrigin}
        placeholder={texts.notGiven}
        hint={texts.countryHint}
        options={listCountries(details.countryOfOrigin)}
      />
      <TextField
        {...field('netQuantity')}
        label={texts.netQuantity}
        maxLength={MAX_DETAIL_LENGTH}
        hint={texts.netQuantityHint}
      />
      <TextField
        {...field('maker')}
        label={isImported(details.countryOfOrigin) ? texts.importer : texts.makerOrPacker}
        maxLength={MAX_MAKER_LENGTH}
        hint={texts.makerHint}
      />
      <WordList id={`${listId}-colours`} words={colourWords} />
      <WordList id={`${listId}-materials`} words={materialWords} />
    </div>
  );
}

function WordList({ id, words }: { id: string; words: readonly string[] }) {
  return (
    <datalist id={id}>
      {words.map((word) => (
        <option key={word} value={word} />
      ))}
    </datalist>
  );
}
