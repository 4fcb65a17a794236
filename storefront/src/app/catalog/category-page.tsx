import type { Category } from '@aaram/shared-domain/catalog';
import { Link } from '@aaram/shared-platform';
import { Breadcrumb } from '@aaram/shared-ui/breadcrumb';
import { Container } from '@aaram/shared-ui/page-frame';
import { ListHeading } from '#features/catalog/list-heading.tsx';
import { ListingBody, useListing } from '#features/catalog/listing.tsx';
import { SubcategoryChips } from '#features/catalog/subcategory-chips.tsx';
import { useListFilters } from '#features/catalog/use-list-filters.ts';
import { useWishlistToggle } from '#lib/use-wishlist-toggle.ts';
import * as common from '#texts/common.ts';
import styles from './list-page.module.css';

/** One category of the store. */
export function CategoryPage({ category }: { category: Category }) {
  const list = useListFilters(category.name);
  const listing = useListing(list);
  const wishlist = useWishlistToggle();
  return (
    <Container className={styles.page}>
      <Breadcrumb linkAs={Link} items={[{ label: common.home, href: '/' }, { label: category.label }]} />
      <ListHeading title={category.label} total={listing.total}>
        <SubcategoryChips list={list} subcategories={category.subcategories} />
      </ListHeading>
      <ListingBody list={list} listing={listing} wishlist={wishlist} slug={category.slug} />
    </Container>
  );
}
