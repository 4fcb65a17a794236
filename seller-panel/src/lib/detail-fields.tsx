import {
  countries,
  type DetailProblems,
  isImported,
  priceWithGst,
  type TypedDetails,
} from '@aaram/shared-domain/catalog';
import { formatPaise, paiseFromRupees } from '@aaram/shared-domain/money';
import {
  type FactKey,
  factOf,
  formFacts,
  hintOf,
  labelField,
  mayEditFact,
  suggestionsFor,
} from '@aaram/shared-domain/product-fields';
import type { PriceRule } from '@aaram/shared-domain/tax';
import { usePriceRule, useSession } from '@aaram/shared-platform';
import { SelectField } from '@aaram/shared-ui/select';
import { TextField } from '@aaram/shared-ui/text-field';
import { useId } from 'react';
import * as texts from '#texts/detail-fields.ts';
import { AmountField } from './amount-field.tsx';
import styles from './detail-fields.module.css';
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
    return hintOf('mrp') ?? '';
  }
  const least = formatPaise(priceWithGst(paiseFromRupees(rupees), rule));
  return texts.mrpHintWithLeast(least);
}

/** A country that is not in the list (any more) stays until another one is chosen. */
function listCountries(chosen: string) {
  const all = chosen === '' || countries.includes(chosen) ? countries : [chosen, ...countries];
  return all.map((country) => ({ value: country, label: country }));
}

type FactFieldProps = {
  name: FactKey;
  /** Id of its form, if it is outside of it. */
  form?: string | undefined;
  /** Other words than the usual ones of the fact. */
  label?: string | undefined;
  hint?: string | undefined;
  /** Whether others set it. */
  disabled?: boolean;
  value: string;
  error: string | undefined;
  onValue: (value: string) => void;
};

/** The field of one fact, as its kind wants it; texts have what others said of theirs as suggestions. */
export function FactField({ onValue, ...given }: FactFieldProps) {
  const { name } = given;
  const id = useId();
  const { kind, max } = factOf(name);
  const words = suggestionsFor(name);
  const props = {
    optional: true as const,
    ...given,
    label: given.label ?? labelField(name),
    hint: given.hint ?? hintOf(name),
  };
  const onChange = (event: { currentTarget: { value: string } }) => onValue(event.currentTarget.value);
  switch (kind) {
    case 'amount':
      return <AmountField {...props} leading="₹" onValue={onValue} />;
    case 'country':
      return (
        <SelectField {...props} placeholder={texts.notGiven} options={listCountries(props.value)} onChange={onChange} />
      );
    default:
      return (
        <>
          <TextField
            {...props}
            autoComplete="off"
            inputMode={kind === 'hsn' ? 'numeric' : undefined}
            maxLength={max}
            list={words.length > 0 ? id : undefined}
            onChange={onChange}
          />
          {words.length > 0 ? (
            <datalist id={id}>
              {words.map((word) => (
                <option key={word} value={word} />
              ))}
            </datalist>
          ) : null}
        </>
      );
  }
}

/** The facts of a product (product-fields/facts.ts): shown to shoppers and on invoices where known. */
export function DetailFields({ details, problems, price, form, onChange }: DetailFieldsProps) {
  const rule = usePriceRule();
  const { role } = useSession();
  const special: Partial<Record<FactKey, { label?: string; hint?: string }>> = {
    mrp: { hint: explainMrp(price, rule) },
    ...(isImported(details.countryOfOrigin) ? { maker: { label: texts.importer } } : {}),
  };
  return (
    <div className={styles.fields}>
      {formFacts.map((name) => (
        <FactField
          key={name}
          name={name}
          form={form}
          disabled={!mayEditFact(name, role)}
          {...special[name]}
          value={details[name]}
          error={problems[name]}
          onValue={(value) => onChange({ ...details, [name]: value })}
        />
      ))}
    </div>
  );
}
