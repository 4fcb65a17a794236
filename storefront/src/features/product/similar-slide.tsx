import { Link } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import type { ReactNode } from 'react';
import type { ProductCardData } from '#lib/product-card-data.ts';
import styles from './similar-products.module.css';

export type SimilarProductsProps = {
  /** The product they are similar to. */
  id: string;
  /** The first of them. */
  cards: readonly ProductCardData[];
  draw: (card: ProductCardData) => ReactNode;
};

export function SimilarSlide({ card, draw }: Pick<SimilarProductsProps, 'draw'> & { card: ProductCardData }) {
  return (
    <div className={styles.slide}>
      {draw(card)}
      <ButtonLink as={Link} to={card.href} variant="secondary" size="sm" aria-label={`View Product: ${card.name}`}>
        View Product
      </ButtonLink>
    </div>
  );
}
