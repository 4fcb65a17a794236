import { Section } from '@aaram/shared-ui/page-frame';
import { lazy, Suspense, useRef } from 'react';
import { useNearViewport } from '#lib/use-near-viewport.ts';
import styles from './similar-products.module.css';
import { type SimilarProductsProps, SimilarSlide } from './similar-slide.tsx';

function PlainRow({ cards, draw }: SimilarProductsProps) {
  return (
    <ul className={styles.row}>
      {cards.map((card) => (
        <li key={card.id}>
          <SimilarSlide card={card} draw={draw} />
        </li>
      ))}
    </ul>
  );
}

/** Where its script does not come, the row stays as plain as it was: the page goes on. */
const SimilarCarousel = lazy(() =>
  import('./similar-carousel.tsx').then(
    ({ SimilarCarousel: Carousel }) => ({ default: Carousel }),
    () => ({ default: PlainRow }),
  ),
);

/** Products that share a tag: a plain row to swipe, which becomes a carousel when it comes near the screen. */
export function SimilarProducts(props: SimilarProductsProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  const plainRow = <PlainRow {...props} />;
  return (
    <Section title="Similar Products">
      <div ref={place}>
        {isNear ? (
          <Suspense fallback={plainRow}>
            <SimilarCarousel {...props} />
          </Suspense>
        ) : (
          plainRow
        )}
      </div>
    </Section>
  );
}
