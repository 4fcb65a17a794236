import { useCart } from '@aaram/shared-platform';
import { lazy, Suspense, useRef } from 'react';
import { CartView } from '#features/cart/cart-view.tsx';
import { SuggestionsRow } from '#features/suggestions/suggestions-row.tsx';
import { useNearViewport } from '#lib/use-near-viewport.ts';

const CartSuggestions = lazy(async () => ({ default: (await import('./cart-suggestions.tsx')).CartSuggestions }));

/** What to look at next; its cards come when they are about to be seen. */
function Next({ inCart }: { inCart: readonly string[] }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  return (
    <div ref={place}>
      {isNear ? (
        <Suspense fallback={<SuggestionsRow />}>
          <CartSuggestions inCart={inCart} />
        </Suspense>
      ) : (
        <SuggestionsRow />
      )}
    </div>
  );
}

export function CartPage() {
  const cart = useCart().data;
  return <CartView next={cart ? <Next inCart={cart.items.map(({ product }) => product._id)} /> : null} />;
}
