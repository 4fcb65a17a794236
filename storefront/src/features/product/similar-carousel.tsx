import { Carousel } from '@aaram/shared-ui/carousel';
import { Fragment } from 'react';
import * as texts from '#texts/product.ts';
import styles from './similar-products.module.css';
import { type SimilarRow, useMoreSimilar } from './use-more-similar.ts';

/** Three at a time; moves on every 5 s until the visitor uses it (product-rules.md#similar-products). */
const AUTOPLAY_MS = 5000;

/** The similar products once they are near the viewport. Loads the next page near its end. */
export function SimilarCarousel({ id, cards, draw }: SimilarRow) {
  const { all, loadMore } = useMoreSimilar(id, cards);
  return (
    <Carousel
      className={styles.carousel}
      label={texts.similarRow}
      slidesPerView={{ base: 2, lg: 3 }}
      gap="sm"
      autoplayMs={AUTOPLAY_MS}
      onNearEnd={loadMore}
    >
      {all.map((card) => (
        <Fragment key={card.id}>{draw(card)}</Fragment>
      ))}
    </Carousel>
  );
}
