import { Carousel } from '@aaram/shared-ui/carousel';
import styles from './similar-products.module.css';
import { type SimilarProductsProps, SimilarSlide } from './similar-slide.tsx';
import { useMoreSimilar } from './use-more-similar.ts';

/** Specification §9: three per view, moves on every 5 s until somebody takes hold of it. */
const AUTOPLAY_MS = 5000;

/** The row of similar products once its scripts are worth loading. The next page comes as its end comes near. */
export function SimilarCarousel({ id, cards, draw }: SimilarProductsProps) {
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
        <SimilarSlide key={card.id} card={card} draw={draw} />
      ))}
    </Carousel>
  );
}
