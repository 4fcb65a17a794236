import {
  categories,
  type Facets,
  type FacetValue,
  findCategory,
  type ProductFilters,
  priceRanges,
  sizesByType,
} from '@aaram/shared-domain/catalog';
import { pages } from '@aaram/shared-domain/contract';
import { formatCount } from '@aaram/shared-domain/format';
import { filterLabels, filterNames } from '@aaram/shared-domain/product-fields';
import { Link } from '@aaram/shared-platform';
import { Checkbox, Radio } from '@aaram/shared-ui/checkbox';
import { IconChevronDown } from '@aaram/shared-ui/icon';
import { TextLink } from '@aaram/shared-ui/link';
import type { ReactNode } from 'react';
import * as texts from '#texts/catalog.ts';
import * as common from '#texts/common.ts';
import styles from './facet-panel.module.css';
import { type ListFilter, toggleFilter } from './filters-url.ts';
import { useChosenFilters } from './use-chosen-filters.ts';

type FacetPanelProps = {
  filters: ProductFilters;
  /** Undefined while the counts load. */
  facets: Facets | undefined;
  /** True for search results; a category page already has its category. */
  choosesCategory: boolean;
  onChange: (next: ProductFilters) => void;
};

type Choice = { value: string; label: string; count: number | undefined };
const allSizes: readonly string[] = Object.values(sizesByType).flat();

/** Number of products that a choice would show; undefined while unknown. */
const countOf = (counted: readonly FacetValue[] | undefined, value: string) =>
  counted && (counted.find((facet) => facet.value === value)?.count ?? 0);

/** Sizes and subcategories have a fixed order; brands and tags arrive sorted by their number of products. */
function inOrder(choices: Choice[], order: readonly string[]): Choice[] {
  return choices.sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
}

/** The choices of a group. A chosen value stays visible even when its count is 0. */
function listChoices(name: ListFilter, filters: ProductFilters, facets: Facets | undefined): Choice[] {
  const counted = facets?.[name];
  if (name === 'priceRange') {
    return priceRanges.map(({ id, label }) => ({ value: id, label, count: countOf(counted, id) }));
  }
  const values = new Set([...(counted ?? []).map(({ value }) => value), ...(filters[name] ?? [])]);
  const choices = [...values].map((value) => ({ value, label: value, count: countOf(counted, value) }));
  if (name === 'size') {
    return inOrder(
      choices.filter(({ value }) => value !== 'Quantity'),
      allSizes,
    );
  }
  return name === 'subcategory' ? inOrder(choices, findCategory(filters.category ?? '')?.subcategories ?? []) : choices;
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

const writeCount = (count: number | undefined) => (count === undefined ? undefined : formatCount(count));

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
              {label} {count === undefined ? null : <span className={styles.count}>{formatCount(count)}</span>}
            </label>
          ) : (
            <Checkbox key={value} label={label} count={writeCount(count)} {...field} />
          );
        })}
      </div>
      {name === 'size' ? (
        <TextLink quiet as={Link} to={pages.sizeGuide()} className={styles.guide}>
          {common.sizeGuide}
        </TextLink>
      ) : null}
    </Group>
  );
}

function CategoryChoice({ filters, facets, onChange }: Pick<FacetPanelProps, 'filters' | 'facets' | 'onChange'>) {
  const { category = '', subcategory, ...others } = filters;
  // Another category removes the subcategory, but these counts still include it.
  const counted = subcategory ? undefined : facets?.category;
  const all = counted?.reduce((sum, { count }) => sum + count, 0);
  const choices = categories.map(({ name, label }) => ({ name, label, count: countOf(counted, name) }));
  return (
    <Group title={common.category}>
      {[{ name: '', label: texts.all, count: all }, ...choices].map(({ name, label, count }) => (
        <Radio
          key={name}
          name="category"
          value={name}
          label={label}
          count={writeCount(count)}
          checked={category === name}
          disabled={count === 0 && category !== name}
          onChange={() => onChange(name === '' ? others : { ...others, category: name })}
        />
      ))}
    </Group>
  );
}

/** Filters with live counts. Native fields in a GET form also work without scripts. */
export function FacetPanel({ filters: around, onChange: apply, ...others }: FacetPanelProps) {
  const [filters, onChange] = useChosenFilters(around, apply);
  const props = { ...others, filters, onChange };
  const showsSubcategories = !props.choosesCategory || props.filters.category !== undefined;
  return (
    <div className={styles.panel}>
      {props.choosesCategory ? <CategoryChoice {...props} /> : null}
      {showsSubcategories ? (
        <Choices {...props} name="subcategory" title={props.choosesCategory ? common.subcategory : common.category} />
      ) : null}
      <Choices {...props} name="priceRange" title={texts.price} />
      <Choices {...props} name="size" title={common.size} />
      <Choices {...props} name="brand" title={texts.brand} />
      {filterNames.map((name) => (
        <Choices key={name} {...props} name={name} title={filterLabels[name]} />
      ))}
      <Choices {...props} name="tag" title={texts.tags} />
    </div>
  );
}
