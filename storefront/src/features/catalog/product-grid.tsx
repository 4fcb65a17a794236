import { Link } from '@aaram/shared-platform';
import { Picture } from '@aaram/shared-ui/picture';
import { ProductCardSkeleton } from '@aaram/shared-ui/skeleton';
import { Fragment } from 'react';
import type { ProductCardData } from '#lib/product-card-data.ts';
import { sitePictures } from '#lib/site-pictures.ts';
import type { WishlistToggle } from '#lib/use-wishlist-toggle.ts';
import { type EditorialTile, resolveTileAfter } from './editorial.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

/** Width of a card beside the facets, for `<img sizes>` and the preload hint. */
const gridCardSizes = '(min-width: 1600px) 430px, (min-width: 1024px) 27vw, 46vw';
const FIRST_SCREEN_CARDS = 2;

function Tile({ tile }: { tile: EditorialTile }) {
  return (
    <Link to={tile.href} className={styles.tile}>
      <Picture
        src={sitePictures[tile.picture]}
        alt=""
        sizes="(min-width: 1024px) 55vw, 100vw"
        className={styles.tilePicture}
      />
      <span className={styles.tileText}>
        <span className={styles.tileTitle}>{tile.title}</span>
        <span className={styles.tileLink}>{tile.link}</span>
      </span>
    </Link>
  );
}

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
        const tile = resolveTileAfter(slug, index);
        return (
          <Fragment key={card.id}>
            <li>
              <ProductCard
                card={card}
                wishlist={wishlist}
                sizes={gridCardSizes}
                priority={index < FIRST_SCREEN_CARDS}
              />
            </li>
            {tile ? (
              <li className={styles.wide}>
                <Tile tile={tile} />
              </li>
            ) : null}
          </Fragment>
        );
      })}
    </ul>
  );
}

/** Skeleton of the grid while the first products load. */
export function ProductGridSkeleton() {
  return (
    <div className={styles.grid}>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <ProductCardSkeleton key={place} />
      ))}
    </div>
  );
}
