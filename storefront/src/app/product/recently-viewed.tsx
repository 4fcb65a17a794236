import { createCardCalls, queryKeys } from '@aaram/shared-domain/contract';
import { forgetViewed, presentPriceRule, usePlatform, useQuery } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { Section } from '@aaram/shared-ui/page-frame';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ProductCard } from '#features/catalog/product-card.tsx';
import { LoadState } from '#lib/load-state.tsx';
import { toCardData } from '#lib/product-card/product-card-data.ts';
import { useWishlistToggle } from '#lib/use-wishlist-toggle.ts';
import * as texts from '#texts/recently-viewed.ts';
import styles from './recently-viewed.module.css';

const sizes = '(min-width: 1024px) 16vw, (min-width: 640px) 30vw, 44vw';

export type RecentlyViewedProps = {
  ids: readonly string[];
  /** Reserves the space while the products load. */
  room: ReactNode;
};

/** Products that this browser showed, newest first, and a button that forgets them. */
export function RecentlyViewed({ ids, room }: RecentlyViewedProps) {
  const { api } = usePlatform();
  const wishlist = useWishlistToggle();
  const [isForgotten, setForgotten] = useState(false);
  const query = useQuery({
    queryKey: queryKeys.products('viewed', ...ids),
    queryFn: async ({ client }) => {
      const now = Date.now();
      return (await createCardCalls(api.call).getCards(ids)).map((product) =>
        toCardData(product, now, presentPriceRule(client)),
      );
    },
  });
  function forget() {
    forgetViewed();
    setForgotten(true);
  }
  if (isForgotten) {
    return <Forgotten />;
  }
  return (
    <LoadState query={query} failed={texts.notLoaded} loading={room}>
      {(cards) =>
        cards.length === 0 ? null : (
          <Section
            title={texts.recentlyViewed}
            action={
              <Button variant="ghost" size="sm" aria-label={texts.clearViewed} onClick={forget}>
                {texts.clear}
              </Button>
            }
          >
            <ul className={styles.row}>
              {cards.map((card) => (
                <li key={card.id}>
                  <ProductCard card={card} wishlist={wishlist} sizes={sizes} />
                </li>
              ))}
            </ul>
          </Section>
        )
      }
    </LoadState>
  );
}

/** Instead of the row: it had the button with the focus. */
function Forgotten() {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} className={styles.forgotten}>
      {texts.cleared}
    </p>
  );
}
