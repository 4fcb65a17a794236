import type { ProductFilters } from '@aaram/shared-domain/catalog';
import { Button } from '@aaram/shared-ui/button';
import type { ReactNode } from 'react';
import { listFilterEntries } from './filters-url.ts';

type FilterFormProps = {
  pathname: string;
  /** Filters that the form does not show but must keep. */
  hidden: ProductFilters;
  fixedCategory: string | undefined;
  submitLabel: string;
  children: ReactNode;
  className?: string | undefined;
};

/** A GET form to the list's own URL: with scripts each field applies at once, without them a button submits. */
export function FilterForm({ pathname, hidden, fixedCategory, submitLabel, children, className }: FilterFormProps) {
  return (
    <form method="get" action={pathname} className={className}>
      {listFilterEntries(hidden, fixedCategory).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
      <noscript>
        <Button type="submit" size="sm">
          {submitLabel}
        </Button>
      </noscript>
    </form>
  );
}
