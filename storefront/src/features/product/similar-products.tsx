import { Link, useNearViewport } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { Section } from '@aaram/shared-ui/page-frame';
import { lazy, Suspense, useRef } from 'react';
import * as texts from '#texts/product.ts';
import styles from './similar-products.module.css';
import type { SimilarRow } from './use-more-similar.ts';

function PlainRow({ cards, draw }: SimilarRow) {
  return (
    <ul className={styles.row}>
      {cards.map((card) => (
        <li key={card.id}>{draw(card)}</li>
      ))}
    </ul>
  );
}

/** If the script does not load, the row stays plain and the page still works. */
const SimilarCarousel = lazy(() =>
  import('./similar-carousel.tsx').then(
    ({ SimilarCarousel: Carousel }) => ({ default: Carousel }),
    () => ({ default: PlainRow }),
  ),
);

/** Products that share a tag: a plain row to swipe, which becomes a carousel when it is near the viewport. */
export function SimilarProducts({ id, cards, draw }: SimilarRow) {
  const area = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(area);
  const row: SimilarRow = {
    id,
    cards,
    draw: (card) => (
      <div className={styles.slide}>
        {draw(card)}
        <ButtonLink
          as={Link}
          to={card.href}
          variant="secondary"
          size="sm"
          aria-label={texts.viewProductNamed(card.name)}
        >
          {texts.viewProduct}
        </ButtonLink>
      </div>
    ),
  };
  const plainRow = <PlainRow {...row} />;
  return (
    <Section title={texts.similarProducts}>
      <div ref={area}>
        {isNear ? (
          <Suspense fallback={plainRow}>
            <SimilarCarousel {...row} />
          </Suspense>
        ) : (
          plainRow
        )}
      </div>
    </Section>
  );
}
