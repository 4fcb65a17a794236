import { Carousel } from '@aaram/shared-ui/carousel';
import { Fragment } from 'react';
import styles from './similar-products.module.css';
import { type SimilarRow, useMoreSimilar } from './use-more-similar.ts';

/** Three at a time; moves on every 5 s until somebody takes hold of it (product-rules.md#similar-products). */
const AUTOPLAY_MS = 5000;

/** The row of similar products once its scripts are worth loading. The next page comes as its end comes near. */
export function SimilarCarousel({ id, cards, draw }: SimilarRow) {
  const { all, loadMore } = useMoreSimilar(id, cards);
  return (
    <Carousel
      className={styles.carousel}
      label="Similar products"
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
