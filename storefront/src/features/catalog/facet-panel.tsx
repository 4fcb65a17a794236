import { categories, type Facets, type ProductFilters, priceRanges, sizesByType } from '@aaram/shared-domain/catalog';
import { Checkbox, Radio } from '@aaram/shared-ui/checkbox';
import { IconChevronDown } from '@aaram/shared-ui/icon';
import type { ReactNode } from 'react';
import styles from './facet-panel.module.css';
import { type ListFilter, toggleFilter } from './filters-url.ts';

type FacetPanelProps = {
  filters: ProductFilters;
  /** Undefined while the counts are on their way. */
  facets: Facets | undefined;
  /** Search results choose their shelf here; a category page has one already. */
  choosesCategory: boolean;
  onChange: (next: ProductFilters) => void;
};

type Choice = { value: string; label: string; count: number | undefined };
const allSizes: readonly string[] = Object.values(sizesByType).flat();
const bySize = (a: Choice, b: Choice) => allSizes.indexOf(a.value) - allSizes.indexOf(b.value);

/** What can be chosen in a group. A chosen value stays in sight even when nothing is left of it. */
function listChoices(name: ListFilter, filters: ProductFilters, facets: Facets | undefined): Choice[] {
  const counted = facets?.[name] ?? [];
  const countOf = (value: string) => counted.find((facet) => facet.value === value)?.count;
  if (name === 'priceRange') {
    return priceRanges.map(({ id, label }) => ({ value: id, label, count: facets ? (countOf(id) ?? 0) : undefined }));
  }
  const chosen: readonly string[] = filters[name] ?? [];
  const lost = chosen.filter((value) => countOf(value) === undefined);
  const choices = [
    ...counted.map(({ value, count }) => ({ value, label: value, count })),
    ...lost.map((value) => ({ value, label: value, count: facets ? 0 : undefined })),
  ];
  return name === 'size' ? choices.filter(({ value }) => value !== 'Quantity').sort(bySize) : choices;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details open className={styles.group}>
      <summary>
        {title}
        <IconChevronDown size={18} className={styles.arrow} />
      </summary>
      <fieldset>
        <legend className={styles.legend}>{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}

type ChoicesProps = FacetPanelProps & { name: ListFilter; title: string };

function Choices({ name, title, filters, facets, onChange }: ChoicesProps) {
  const choices = listChoices(name, filters, facets);
  if (choices.length === 0) {
    return null;
  }
  const chosen: readonly string[] = filters[name] ?? [];
  return (
    <Group title={title}>
      <div className={styles[name === 'size' ? 'sizes' : 'list']}>
        {choices.map(({ value, label, count }) => {
          const isChosen = chosen.includes(value);
          const field = {
            name,
            value,
            checked: isChosen,
            disabled: count === 0 && !isChosen,
            onChange: () => onChange(toggleFilter(filters, name, value)),
          };
          return name === 'size' ? (
            <label key={value} className={styles.size}>
              <input type="checkbox" {...field} />
              {label}
            </label>
          ) : (
            <Checkbox key={value} label={label} count={count} {...field} />
          );
        })}
      </div>
    </Group>
  );
}

function Shelves({ filters, onChange }: Pick<FacetPanelProps, 'filters' | 'onChange'>) {
  const { category, subcategory: _subcategory, ...others } = filters;
  const shelves = [{ name: '', label: 'All' }, ...categories.map(({ name, label }) => ({ name, label }))];
  return (
    <Group title="Category">
      {shelves.map(({ name, label }) => (
        <Radio
          key={name}
          name="category"
          value={name}
          label={label}
          checked={(category ?? '') === name}
          onChange={() => onChange(name === '' ? others : { ...others, category: name })}
        />
      ))}
    </Group>
  );
}

/** Filters with live counts. Native fields: inside a GET form they work without scripts too. */
export function FacetPanel(props: FacetPanelProps) {
  const showsSubcategories = !props.choosesCategory || props.filters.category !== undefined;
  return (
    <div className={styles.panel}>
      {props.choosesCategory ? <Shelves {...props} /> : null}
      {showsSubcategories ? (
        <Choices {...props} name="subcategory" title={props.choosesCategory ? 'Subcategory' : 'Category'} />
      ) : null}
      <Choices {...props} name="priceRange" title="Price" />
      <Choices {...props} name="size" title="Size" />
      <Choices {...props} name="brand" title="Brand" />
      <Choices {...props} name="tag" title="Tags" />
    </div>
  );
}
