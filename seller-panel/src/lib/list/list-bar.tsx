import { IconSearch } from '@aaram/shared-ui/icon';
import { SelectField } from '@aaram/shared-ui/select';
import { TextField } from '@aaram/shared-ui/text-field';
import { memo } from 'react';
import type { useSearchText } from '#lib/use-search-text.ts';
import type { ListAddress } from './list-address.ts';
import type { BarFilter, ListFacts, TableFacts } from './list-facts.ts';
import styles from './list-page.module.css';
import { ListTools } from './list-tools.tsx';
import type { Arrangement } from './table-settings.ts';

type PartProps = { address: ListAddress; search: ReturnType<typeof useSearchText>; isHeld: boolean };

function ListSelect({ filter, address, search, isHeld }: PartProps & { filter: BarFilter }) {
  const { name, placeholder, preset = '', ...select } = filter;
  return (
    <SelectField
      {...select}
      hideLabel
      placeholder={typeof placeholder === 'function' ? placeholder(search.applied !== '') : placeholder}
      value={address.filters[name]?.[0] ?? preset}
      disabled={isHeld}
      onChange={({ currentTarget: { value } }) => address.filter(name, value === preset ? [] : [value])}
    />
  );
}

type BarProps = PartProps & {
  facts: ListFacts<unknown> | TableFacts<unknown>;
  arrangement: Arrangement | undefined;
  columns: readonly string[];
};

/** Drawn again only when something of it changes: typing draws the rows anew, a click on a row does not draw this. */
const Bar = memo(function Bar({ facts, arrangement, columns, ...part }: BarProps) {
  const { search, address, isHeld } = part;
  return (
    <div className={styles.filters}>
      {facts.search === undefined ? null : (
        <TextField
          type="search"
          name="q"
          label={facts.search.label}
          hideLabel
          placeholder={facts.search.placeholder}
          leading={<IconSearch size={16} />}
          value={search.text}
          disabled={isHeld}
          onChange={(event) => search.setText(event.currentTarget.value)}
        />
      )}
      {facts.filters.map((filter) => (
        <ListSelect key={filter.name} filter={filter} {...part} />
      ))}
      {'table' in facts && arrangement !== undefined ? (
        <ListTools
          address={address}
          arrangement={arrangement}
          builtIn={facts.views}
          filters={facts.moreFilters ?? []}
          columns={facts.columns}
          shown={columns}
          densities={facts.densities}
          density={arrangement.settings.density ?? 'compact'}
          disabled={isHeld}
        />
      ) : null}
    </div>
  );
});

type ListBarProps = {
  list: Pick<PartProps, 'address' | 'search'> & {
    facts: ListFacts<unknown> | TableFacts<unknown>;
    arrangement?: Arrangement;
    table?: { shown: readonly string[] };
  };
  /** Whether the list must stay as it is for now. */
  isHeld?: boolean;
};
const noColumns: readonly string[] = [];

/** Above a list: its search, its filters and, of a table, its views and columns. */
export const ListBar = ({ list: { facts, search, address, arrangement, table }, isHeld = false }: ListBarProps) => (
  <Bar
    facts={facts}
    search={search}
    address={address}
    arrangement={arrangement}
    columns={table?.shown ?? noColumns}
    isHeld={isHeld}
  />
);
