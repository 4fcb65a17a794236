import { Section } from '@aaram/shared-ui/page-frame';
import { lazy, Suspense, useRef } from 'react';
import { useNearViewport } from '#lib/use-near-viewport.ts';
import styles from './similar-products.module.css';
import { type SimilarProductsProps, SimilarSlide } from './similar-slide.tsx';

const SimilarCarousel = lazy(async () => ({ default: (await import('./similar-carousel.tsx')).SimilarCarousel }));

/** Products that share a tag: a plain row to swipe, which becomes a carousel when it comes near the screen. */
export function SimilarProducts(props: SimilarProductsProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  const plainRow = (
    <ul className={styles.row}>
      {props.cards.map((card) => (
        <li key={card.id}>
          <SimilarSlide card={card} draw={props.draw} />
        </li>
      ))}
    </ul>
  );
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
