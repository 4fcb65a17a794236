import { PanelBox } from '@aaram/shared-panel';
import { useSearchParams } from '@aaram/shared-platform';
import { IconSearch } from '@aaram/shared-ui/icon';
import { SelectField, type SelectFieldProps } from '@aaram/shared-ui/select';
import { TextField } from '@aaram/shared-ui/text-field';
import type { ReactNode } from 'react';
import { type useSearchText, withParam } from '#lib/use-search-text.ts';
import styles from './list-page.module.css';

/** The box of search and filters above a list of cards. */
export function ListFilters({ children }: { children: ReactNode }) {
  return (
    <PanelBox>
      <div className={styles.filters}>{children}</div>
    </PanelBox>
  );
}

type ListSearchProps = {
  search: ReturnType<typeof useSearchText>;
  label: string;
  placeholder: string;
  disabled?: boolean;
};

/** The search box of a list. */
export function ListSearch({ search, label, placeholder, disabled = false }: ListSearchProps) {
  return (
    <TextField
      type="search"
      name="q"
      label={label}
      hideLabel
      placeholder={placeholder}
      leading={<IconSearch size={16} />}
      value={search.text}
      disabled={disabled}
      onChange={(event) => search.setText(event.currentTarget.value)}
    />
  );
}

type ListSelectProps = Pick<SelectFieldProps, 'label' | 'aria-label' | 'placeholder' | 'options'> & {
  /** The parameter of the address that has the choice. */
  name: string;
  value: string;
  /** The choice for which the address has no parameter. @default '' */
  preset?: string;
};

/** A filter of a list whose choice stands in the address, so that links and reloads keep it. */
export function ListSelect({ name, preset = '', ...select }: ListSelectProps) {
  const [, setParams] = useSearchParams();
  return (
    <SelectField
      {...select}
      hideLabel
      onChange={(event) => {
        const chosen = event.currentTarget.value;
        setParams((before) => withParam(before, name, chosen === preset ? '' : chosen), {
          replace: true,
          preventScrollReset: true,
        });
      }}
    />
  );
}
