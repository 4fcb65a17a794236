import { IconSearch } from '@aaram/shared-ui/icon';
import { SelectField } from '@aaram/shared-ui/select';
import { TextField } from '@aaram/shared-ui/text-field';
import type { useSearchText } from '#lib/use-search-text.ts';
import type { ListAddress } from './list-address.ts';
import type { BarFilter, ListFacts } from './list-facts.ts';
import styles from './list-page.module.css';

/** What the fields of a bar are drawn from. */
export type PartProps = { address: ListAddress; search: ReturnType<typeof useSearchText>; isHeld: boolean };

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

/** The search and the filters of a list. */
export const BarFields = ({ facts, ...part }: PartProps & { facts: ListFacts<unknown> }) => (
  <>
    {facts.search === undefined ? null : (
      <TextField
        type="search"
        name="q"
        autoComplete="off"
        label={facts.search.label}
        hideLabel={facts.search.placeholder !== undefined}
        placeholder={facts.search.placeholder}
        hint={facts.search.hint}
        leading={<IconSearch size={16} />}
        value={part.search.text}
        disabled={part.isHeld}
        onChange={(event) => part.search.setText(event.currentTarget.value)}
      />
    )}
    {facts.filters.map((filter) => (
      <ListSelect key={filter.name} filter={filter} {...part} />
    ))}
  </>
);

type ListBarProps = { list: Omit<PartProps, 'isHeld'> & { facts: ListFacts<unknown> } };

/** Above a list of cards: its search and its filters. */
export const ListBar = ({ list: { facts, search, address } }: ListBarProps) => (
  <div className={styles.filters}>
    <BarFields facts={facts} search={search} address={address} isHeld={false} />
  </div>
);
