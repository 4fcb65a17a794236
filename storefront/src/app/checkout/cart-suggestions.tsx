import { usePlatform, useQuery } from '@aaram/shared-platform';
import { useState } from 'react';
import { ProductCard } from '#features/catalog/product-card.tsx';
import { SUGGESTED, suggestionsQuery } from '#features/suggestions/suggestions-query.ts';
import { SuggestionsRow } from '#features/suggestions/suggestions-row.tsx';
import { useWishlistToggle } from '#lib/use-wishlist-toggle.ts';

const sizes = '(min-width: 1024px) 23vw, 46vw';

/** Suggestions for the product that was first in the cart when the page opened: a removal does not change them. */
export function CartSuggestions({ inCart }: { inCart: readonly string[] }) {
  const [first] = useState(inCart[0]);
  const { data, isPending } = useQuery(suggestionsQuery(usePlatform(), first));
  const wishlist = useWishlistToggle();
  if (isPending) {
    return <SuggestionsRow />;
  }
  const cards = (data ?? []).filter(({ id }) => !inCart.includes(id)).slice(0, SUGGESTED);
  return cards.length === 0 ? null : (
    <SuggestionsRow>
      {cards.map((card) => (
        <ProductCard key={card.id} card={card} wishlist={wishlist} sizes={sizes} />
      ))}
    </SuggestionsRow>
  );
}
