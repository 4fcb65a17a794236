import { categories } from '@aaram/shared-domain/catalog';
import { pages } from '@aaram/shared-domain/contract';
import { keepPreviousData, Link, useInfiniteQuery, usePlatform, useQuery } from '@aaram/shared-platform';
import { Button, ButtonLink } from '@aaram/shared-ui/button';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { TextLink } from '@aaram/shared-ui/link';
import type { ReactNode } from 'react';
import { useLostFocus } from '#lib/use-lost-focus.ts';
import type { WishlistToggle } from '#lib/use-wishlist-toggle.ts';
import * as texts from '#texts/catalog.ts';
import { AppliedFilters } from './applied-filters.tsx';
import { cardPagesQuery, facetsQuery } from './card-pages-query.ts';
import { FacetPanel } from './facet-panel.tsx';
import { FilterForm } from './filter-form.tsx';
import { clearFilters, countFilters } from './filters-url.ts';
import styles from './listing.module.css';
import { PhoneBar } from './phone-bar.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import { SearchNotice } from './search-notice.tsx';
import { SortField } from './sort-field.tsx';
import type { ListFilters } from './use-list-filters.ts';

/** A list's products, counts and total, shared by the page's heading and its grid. */
export function useListing(list: ListFilters) {
  const platform = usePlatform();
  const pages = useInfiniteQuery({
    ...cardPagesQuery(platform, list.filters, list.start),
    placeholderData: keepPreviousData,
  });
  const facets = useQuery({ ...facetsQuery(platform, list.filters), placeholderData: keepPreviousData });
  const first = pages.data?.pages[0];
  return { pages, facets: facets.data, total: first?.total, notice: first?.notice };
}
export type Listing = ReturnType<typeof useListing>;

type ListingProps = { list: ListFilters; listing: Listing; wishlist: WishlistToggle; slug?: string | undefined };

function More({ list, listing, shown }: { list: ListFilters; listing: Listing; shown: number }) {
  const { pages, total = shown } = listing;
  const cursor = pages.data?.pages.at(-1)?.nextCursor;
  if (!cursor) {
    return shown > 0 ? <p className={styles.count}>{texts.showingAll(total)}</p> : null;
  }
  return (
    <div className={styles.more}>
      <p className={styles.count} aria-live="polite">
        {texts.shownOf(shown, total)}
      </p>
      {pages.isFetchNextPageError ? <p role="alert">{texts.nextNotLoaded}</p> : null}
      {/* Without scripts the link opens the next page's URL; with them the list grows. */}
      <ButtonLink
        as={Link}
        variant="secondary"
        to={list.hrefFor(list.filters, cursor)}
        aria-busy={pages.isFetchingNextPage || undefined}
        onClick={(event) => {
          event.preventDefault();
          void pages.fetchNextPage();
        }}
      >
        {texts.showMore}
      </ButtonLink>
    </div>
  );
}

/** A search is no dead end: every shelf of the store is one tap away. */
const Shelves = () => (
  <ul className={styles.shelves} aria-label={texts.shelves}>
    {categories.map(({ name, slug, label }) => (
      <li key={name}>
        <TextLink as={Link} to={pages.category(slug)}>
          {label}
        </TextLink>
      </li>
    ))}
  </ul>
);

function NothingFound({ list }: { list: ListFilters }) {
  const hasFilters = countFilters(list.filters) > 0;
  return (
    <EmptyState
      title={texts.nothingFound}
      action={
        hasFilters ? (
          <Button variant="secondary" onClick={() => list.apply(clearFilters(list.filters))}>
            {texts.clearAllFilters}
          </Button>
        ) : (
          <ButtonLink as={Link} to="/" variant="secondary">
            {texts.backToStore}
          </ButtonLink>
        )
      }
    >
      {hasFilters ? texts.removeSomeFilters : texts.tryAnotherWord}
      {hasFilters ? null : <Shelves />}
    </EmptyState>
  );
}

function Products({ list, listing, wishlist, slug }: ListingProps): ReactNode {
  const { pages } = listing;
  if (pages.data === undefined) {
    return pages.isError ? (
      <ErrorState title={texts.productsNotLoaded} onRetry={() => void pages.refetch()} busy={pages.isFetching} />
    ) : (
      <ProductGridSkeleton />
    );
  }
  const cards = pages.data.pages.flatMap((page) => page.cards);
  if (cards.length === 0) {
    return <NothingFound list={list} />;
  }
  return (
    <>
      <ProductGrid cards={cards} wishlist={wishlist} slug={slug} isStale={pages.isPlaceholderData} />
      <More list={list} listing={listing} shown={cards.length} />
    </>
  );
}

/** Facets on the left, products on the right; on phones the pill at the bottom opens the facets. */
export function ListingBody({ list, listing, wishlist, slug }: ListingProps) {
  const { filters, fixedCategory, pathname, apply } = list;
  const results = useLostFocus<HTMLElement>();
  const facetPanel = (
    <FacetPanel
      filters={filters}
      facets={listing.facets}
      choosesCategory={fixedCategory === undefined}
      onChange={apply}
    />
  );
  return (
    <div className={styles.layout}>
      {/* Hidden on phones unless it is the URL's target: so the pill works without scripts. */}
      <aside id="filters" className={styles.facets} aria-label={texts.filters}>
        <FilterForm
          pathname={pathname}
          hidden={{ q: filters.q, sort: filters.sort }}
          fixedCategory={fixedCategory}
          submitLabel={texts.applyFilters}
        >
          {facetPanel}
        </FilterForm>
      </aside>
      <section ref={results} tabIndex={-1} aria-label={texts.products} className={styles.results}>
        <div className={styles.toolbar} id="sort">
          <div className={styles.applied}>
            <AppliedFilters list={list} />
          </div>
          <SortField list={list} />
        </div>
        <SearchNotice list={list} notice={listing.notice} />
        <Products list={list} listing={listing} wishlist={wishlist} slug={slug} />
      </section>
      <PhoneBar list={list} total={listing.total} facetPanel={facetPanel} />
    </div>
  );
}
