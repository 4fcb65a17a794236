import { Link } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { Section } from '@aaram/shared-ui/page-frame';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useNearViewport } from '#lib/use-near-viewport.ts';
import styles from './similar-products.module.css';

const SimilarCarousel = lazy(async () => ({ default: (await import('./similar-carousel.tsx')).SimilarCarousel }));

export type SimilarSlide = { id: string; name: string; href: string; card: ReactNode };

function Slide({ slide }: { slide: SimilarSlide }) {
  return (
    <div className={styles.slide}>
      {slide.card}
      <ButtonLink as={Link} to={slide.href} variant="secondary" size="sm" aria-label={`View Product: ${slide.name}`}>
        View Product
      </ButtonLink>
    </div>
  );
}

/** Products that share a tag: a plain row to swipe, which becomes a carousel when it comes near the screen. */
export function SimilarProducts({ slides }: { slides: readonly SimilarSlide[] }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  const plainRow = (
    <ul className={styles.row}>
      {slides.map((slide) => (
        <li key={slide.id}>
          <Slide slide={slide} />
        </li>
      ))}
    </ul>
  );
  return (
    <Section title="Similar Products">
      <div ref={place}>
        {isNear ? (
          <Suspense fallback={plainRow}>
            <SimilarCarousel>
              {slides.map((slide) => (
                <Slide key={slide.id} slide={slide} />
              ))}
            </SimilarCarousel>
          </Suspense>
        ) : (
          plainRow
        )}
      </div>
    </Section>
  );
}
