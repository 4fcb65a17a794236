import { Carousel } from '@aaram/shared-ui/carousel';
import type { ReactNode } from 'react';
import styles from './similar-products.module.css';

/** Specification §9: three per view, moves on every 5 s until somebody takes hold of it. */
const AUTOPLAY_MS = 5000;

/** The row of similar products once its scripts are worth loading. */
export function SimilarCarousel({ children }: { children: ReactNode }) {
  return (
    <Carousel
      className={styles.carousel}
      label="Similar products"
      slidesPerView={{ base: 2, lg: 3 }}
      gap="sm"
      autoplayMs={AUTOPLAY_MS}
    >
      {children}
    </Carousel>
  );
}
