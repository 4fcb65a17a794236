import { Button } from '@aaram/shared-ui/button';
import { IconFilter, IconSettings } from '@aaram/shared-ui/icon';
import { IconButton } from '@aaram/shared-ui/icon-button';
import { SelectField } from '@aaram/shared-ui/select';
import { lazy, Suspense, useState } from 'react';
import * as texts from '#texts/list.ts';
import type { DataColumn } from './column-list.tsx';
import { FilterForm, type FormFilter } from './filter-form.tsx';
import type { ListAddress } from './list-address.ts';
import type { BuiltInView } from './list-facts.ts';
import styles from './list-tools.module.css';
import type { Arrangement } from './table-settings.ts';

const ArrangeDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "arrange-list" */ './arrange-dialog.tsx')).ArrangeDialog,
}));

type ListToolsProps = {
  address: ListAddress;
  arrangement: Arrangement;
  builtIn: readonly BuiltInView[];
  filters: readonly FormFilter[];
  columns: readonly DataColumn[];
  shown: readonly string[];
  densities: Readonly<Record<'compact' | 'roomy', string>>;
  density: 'compact' | 'roomy';
  disabled: boolean;
};

/** The order of the parameters says nothing. */
const sorted = (query: string) =>
  [...new URLSearchParams(query)]
    .map((pair) => pair.join('='))
    .sort()
    .join('&');

/** Beside the search of a list: its views, its filters, its columns. */
export function ListTools(props: ListToolsProps) {
  const { address, arrangement, builtIn, filters, disabled } = props;
  const [isFiltering, setFiltering] = useState(false);
  const [isArranging, setArranging] = useState(false);
  const views = [{ name: texts.allRows, query: '' }, ...builtIn, ...arrangement.settings.views];
  const present = views.findIndex(({ query }) => sorted(query) === sorted(address.query));
  const inForm = filters.filter(({ name }) => address.filters[name] !== undefined).length;
  const own = present < 0 ? [{ value: '-1', label: texts.ownFilters }] : [];
  return (
    <>
      <SelectField
        label={texts.view}
        hideLabel
        options={[...own, ...views.map(({ name }, index) => ({ value: String(index), label: name }))]}
        value={String(present)}
        disabled={disabled}
        onChange={({ currentTarget }) =>
          address.show(views[Number(currentTarget.value)]?.query ?? address.query, false)
        }
      />
      <Button
        variant="secondary"
        size="sm"
        aria-expanded={isFiltering}
        disabled={disabled}
        onClick={() => setFiltering(!isFiltering)}
      >
        <IconFilter size={16} />
        {inForm === 0 ? texts.filters : texts.filtersInUse(inForm)}
      </Button>
      <IconButton label={texts.arrange} size="sm" onClick={() => setArranging(true)}>
        <IconSettings size={18} />
      </IconButton>
      {isFiltering && !disabled ? (
        <FilterForm key={address.query} address={address} filters={filters} className={styles.form} />
      ) : null}
      {isArranging ? (
        <Suspense>
          <ArrangeDialog {...props} onClose={() => setArranging(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
