import type { ProductFilters } from '@aaram/shared-domain/catalog';
import { Link } from '@aaram/shared-platform';
import { Breadcrumb } from '@aaram/shared-ui/breadcrumb';
import { Container } from '@aaram/shared-ui/page-frame';
import { ListHeading } from '#features/catalog/list-heading.tsx';
import { ListingBody, useListing } from '#features/catalog/listing.tsx';
import { useListFilters } from '#features/catalog/use-list-filters.ts';
import { useWishlistToggle } from '#lib/use-wishlist-toggle.ts';
import * as texts from '#texts/catalog.ts';
import * as common from '#texts/common.ts';
import styles from './list-page.module.css';

function titleOf({ q, sort }: ProductFilters): string {
  if (q) {
    return texts.searchedFor(q);
  }
  return sort === 'newest' ? texts.newArrivals : texts.everything;
}

/** Search results; without a search text, all products. */
export function SearchPage() {
  const list = useListFilters();
  const listing = useListing(list);
  const wishlist = useWishlistToggle();
  return (
    <Container className={styles.page}>
      <Breadcrumb
        linkAs={Link}
        items={[{ label: common.home, href: '/' }, { label: list.filters.q ? texts.search : titleOf(list.filters) }]}
      />
      <ListHeading title={titleOf(list.filters)} total={listing.total} />
      <ListingBody list={list} listing={listing} wishlist={wishlist} />
    </Container>
  );
}
