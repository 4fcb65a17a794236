import { useCart, useNearViewport } from '@aaram/shared-platform';
import { useRef } from 'react';
import { CartView } from '#features/cart/cart-view.tsx';
import { SuggestionsRow } from '#features/suggestions/suggestions-row.tsx';
import { CartSuggestions } from './cart-suggestions.tsx';

/** Suggestions below the cart; fetched shortly before they scroll into view. */
function Next({ inCart }: { inCart: readonly string[] }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  return <div ref={place}>{isNear ? <CartSuggestions inCart={inCart} /> : <SuggestionsRow />}</div>;
}

export function CartPage() {
  const cart = useCart().data;
  return <CartView next={cart ? <Next inCart={cart.items.map(({ product }) => product._id)} /> : null} />;
}
