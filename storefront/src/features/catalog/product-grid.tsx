import { KeepHtml, keptPart } from '@aaram/shared-platform';
import { ProductCardSkeleton } from '@aaram/shared-ui/skeleton';
import { Fragment, Suspense } from 'react';
import type { ProductCardData } from '#lib/product-card/product-card-data.ts';
import type { WishlistToggle } from '#lib/use-wishlist-toggle.ts';
import { findTileAfter } from './editorial-slots.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

/** Width of a card beside the facets, for `<img sizes>` and the preload hint. */
const gridCardSizes = '(min-width: 1600px) 430px, (min-width: 1024px) 27vw, 46vw';
const FIRST_SCREEN_CARDS = 2;
/** From this card on, none is on the first screen. */
const LATER_CARDS = 8;

/** Its words and addresses of all categories are not loaded with a list that the server has drawn. */
const editorialTile = keptPart(async () => (await import('./editorial-tile.tsx')).EditorialTile);

type ProductGridProps = {
  cards: readonly ProductCardData[];
  wishlist: WishlistToggle;
  /** Category whose editorial tiles appear between the products. */
  slug?: string | undefined;
  /** The cards belong to the previous choice while the new ones load. */
  isStale?: boolean | undefined;
};

/** The products of a list in rows of three, or two on phones. */
export function ProductGrid({ cards, wishlist, slug, isStale = false }: ProductGridProps) {
  return (
    <ul className={styles.grid} aria-busy={isStale} data-stale={isStale || undefined}>
      {cards.map((card, index) => {
        const tile = findTileAfter(slug, index);
        // Taken over after the page, each by itself, and laid out later: see below-fold in shared-ui.
        const isLater = index >= LATER_CARDS;
        const Place = isLater ? Suspense : Fragment;
        return (
          <Place key={card.id}>
            <li data-later={isLater ? '' : undefined}>
              <ProductCard
                card={card}
                wishlist={wishlist}
                sizes={gridCardSizes}
                priority={index < FIRST_SCREEN_CARDS}
              />
            </li>
            {slug === undefined || tile === undefined ? null : (
              <li className={styles.wide} data-later={isLater ? '' : undefined}>
                <KeepHtml part={editorialTile} props={{ slug, number: tile }} className={styles.slot} />
              </li>
            )}
          </Place>
        );
      })}
    </ul>
  );
}

/** Skeleton of the grid while the first products load. */
export function ProductGridSkeleton() {
  return (
    <div className={styles.grid}>
      {[1, 2, 3, 4, 5, 6].map((slot) => (
        <ProductCardSkeleton key={slot} />
      ))}
    </div>
  );
}
