import { useCart, useNearViewport } from '@aaram/shared-platform';
import { lazy, Suspense, useRef } from 'react';
import { CartView } from '#features/cart/cart-view.tsx';
import { useSavedItems } from '#features/cart/use-saved-items.ts';
import { SuggestionsRow } from '#features/suggestions/suggestions-row.tsx';
import { LoadState } from '#lib/load-state.tsx';
import * as texts from '#texts/saved-items.ts';
import { ViewedArea } from '../product/viewed-area.tsx';
import { CartSuggestions } from './cart-suggestions.tsx';

const SavedItems = lazy(async () => ({
  default: (await import(/* webpackChunkName: "later" */ '#features/cart/saved-items.tsx')).SavedItems,
}));

/** Suggestions below the cart; fetched shortly before they scroll into view. */
function Next({ inCart }: { inCart: readonly string[] }) {
  const area = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(area);
  return <div ref={area}>{isNear ? <CartSuggestions inCart={inCart} /> : <SuggestionsRow />}</div>;
}

export function CartPage() {
  const cart = useCart().data;
  const saved = useSavedItems();
  // Suggestions wait for what stands above them, so that nothing moves.
  const isWhole = cart && !saved.isPending;
  return (
    <CartView
      next={
        isWhole ? (
          <Suspense>
            <LoadState query={saved} failed={texts.notLoaded} loading={null}>
              {(items) => <SavedItems items={items} />}
            </LoadState>
            {cart.items.length === 0 ? <ViewedArea /> : null}
            <Next inCart={cart.items.map(({ product }) => product._id)} />
          </Suspense>
        ) : null
      }
    />
  );
}
