import type { CartItem } from '@aaram/shared-domain/cart';
import { useRef } from 'react';
import { CartLine } from './cart-line.tsx';
import { useCartChanges } from './use-cart-changes.ts';

type CartLinesProps = { items: readonly CartItem[]; size: 'large' | 'small' };

/** The cart's lines, changeable in place; used by the cart and by checkout's summary. */
export function CartLines({ items, size }: CartLinesProps) {
  const { update, remove, isBusy } = useCartChanges();
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list} tabIndex={-1} aria-label="Items in your cart">
      {items.map((item) => (
        <CartLine
          key={item._id}
          item={item}
          size={size}
          isBusy={isBusy}
          onQuantity={(quantity) => update({ item, quantity })}
          onRemove={() => {
            if (!isBusy) {
              // The pressed button is about to vanish: the focus stays with the list.
              list.current?.focus();
              remove(item);
            }
          }}
        />
      ))}
    </ul>
  );
}
