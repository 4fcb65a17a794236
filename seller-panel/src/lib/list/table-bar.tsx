import { memo } from 'react';
import { BarFields, type PartProps } from './list-bar.tsx';
import type { TableFacts } from './list-facts.ts';
import styles from './list-page.module.css';
import { ListTools } from './list-tools.tsx';
import type { Arrangement } from './table-settings.ts';

type BarProps = PartProps & { facts: TableFacts<unknown>; arrangement: Arrangement; columns: readonly string[] };

/** Drawn again only when something of it changes: a click on a row does not draw it. */
const Bar = memo(function Bar({ facts, arrangement, columns, ...part }: BarProps) {
  return (
    <div className={styles.filters}>
      <BarFields facts={facts} {...part} />
      <ListTools
        address={part.address}
        arrangement={arrangement}
        builtIn={facts.views}
        filters={facts.moreFilters ?? []}
        columns={facts.columns}
        shown={columns}
        densities={facts.densities}
        density={arrangement.settings.density ?? 'compact'}
        disabled={part.isHeld}
      />
    </div>
  );
});

type TableBarProps = {
  list: Omit<PartProps, 'isHeld'> & {
    facts: TableFacts<unknown>;
    arrangement: Arrangement;
    table: { shown: readonly string[] };
  };
  /** Whether the list must stay as it is for now. */
  isHeld?: boolean;
};

/** Above a table: its search, its filters, its views and its columns. */
export const TableBar = ({ list: { facts, search, address, arrangement, table }, isHeld = false }: TableBarProps) => (
  <Bar
    facts={facts}
    search={search}
    address={address}
    arrangement={arrangement}
    columns={table.shown}
    isHeld={isHeld}
  />
);
