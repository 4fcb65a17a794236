import { Button } from '@aaram/shared-ui/button';
import { SelectField } from '@aaram/shared-ui/select';
import { TextField } from '@aaram/shared-ui/text-field';
import { Form } from '#lib/form/form.tsx';
import { useForm } from '#lib/form/use-form.ts';
import * as texts from '#texts/list.ts';
import styles from './filter-form.module.css';
import type { Filters, ListAddress } from './list-address.ts';

/** A filter of the form: something typed, or one of some values. */
export type FormFilter = {
  name: string;
  label: string;
  type: 'text' | 'rupees' | 'day' | readonly { value: string; label: string }[];
};

type FieldProps = {
  filter: FormFilter;
  value: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
};

function Field({ filter: { name, label, type }, ...typed }: FieldProps) {
  if (typeof type !== 'string') {
    return <SelectField {...typed} label={label} name={name} placeholder={texts.any} options={type} />;
  }
  return (
    <TextField
      {...typed}
      label={label}
      name={name}
      type={type === 'day' ? 'date' : 'text'}
      inputMode={type === 'rupees' ? 'decimal' : undefined}
      leading={type === 'rupees' ? '₹' : undefined}
      pattern={type === 'rupees' ? String.raw`\d{1,8}(\.\d{1,2})?` : undefined}
      maxLength={type === 'text' ? 100 : undefined}
      autoComplete="off"
    />
  );
}

type FilterFormProps = { address: ListAddress; filters: readonly FormFilter[]; className?: string | undefined };

/** All filters of a list; they count together, once they are applied. */
export function FilterForm({ address, filters, className }: FilterFormProps) {
  const form = useForm({
    start: Object.fromEntries(filters.map(({ name }) => [name, address.filters[name]?.[0] ?? ''])),
    send: (typed) => {
      const chosen = filters.map(({ name }): [string, string[]] => [name, [(typed[name] ?? '').trim()]]);
      const set: Filters = Object.fromEntries(chosen.filter(([, [value]]) => value !== ''));
      const others = Object.entries(address.filters).filter(([name]) => !filters.some((one) => one.name === name));
      address.filterAll({ ...Object.fromEntries(others), ...set });
    },
    isUnsaved: false,
  });
  return (
    <Form of={form} className={className} method="get" noValidate={false}>
      <div className={styles.fields}>
        {filters.map((filter) => (
          <Field
            key={filter.name}
            filter={filter}
            value={form.values[filter.name] ?? ''}
            onChange={({ currentTarget: { value } }) => form.change({ [filter.name]: value })}
          />
        ))}
      </div>
      <div className={styles.buttons}>
        <Button type="submit" size="sm">
          {texts.applyFilters}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => address.filterAll({})}>
          {texts.clearFilters}
        </Button>
      </div>
    </Form>
  );
}
