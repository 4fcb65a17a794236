import type { CartItem } from '@aaram/shared-domain/cart';
import { usePriceRule } from '@aaram/shared-platform';
import { useRef } from 'react';
import { ShowAllButton } from '#lib/show-all-button.tsx';
import { useShortList } from '#lib/use-short-list.ts';
import * as texts from '#texts/cart.ts';
import * as common from '#texts/common.ts';
import { CartLine } from './cart-line.tsx';
import styles from './cart-lines.module.css';
import { stockOf, writePaidItems } from './price-items.ts';
import { useCartChanges } from './use-cart-changes.ts';

/** Checkout shows this many lines of a long cart, so that its form stays near. */
const FEW = 3;

type CartLinesProps = {
  items: readonly CartItem[];
  size: 'large' | 'small';
  /** Moves a line to what is saved for later. */
  onSave?: ((item: CartItem) => void) | undefined;
  isSaving?: boolean | undefined;
};

/** The cart's lines with controls to change them; used by the cart and by checkout's summary. */
export function CartLines({ items, size, onSave, isSaving = false }: CartLinesProps) {
  const { update, remove, isBusy: isChanging } = useCartChanges();
  const paid = writePaidItems(items, usePriceRule());
  const isBusy = isChanging || isSaving;
  const list = useRef<HTMLUListElement>(null);
  const short = useShortList(items, size === 'small' ? FEW : items.length, (item) => item.quantity > stockOf(item));
  /** The line is about to disappear, with the pressed button: the list gets the focus. */
  function leave(go: () => void) {
    if (!isBusy) {
      list.current?.focus();
      go();
    }
  }
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={texts.items} className={styles.list} data-size={size}>
        {short.shown.map((item) => (
          <CartLine
            key={item._id}
            item={item}
            size={size}
            paid={paid[items.indexOf(item)]}
            isBusy={isBusy}
            onQuantity={(quantity) => update({ item, quantity })}
            onRemove={() => leave(() => remove(item))}
            onSave={onSave && (() => leave(() => onSave(item)))}
          />
        ))}
      </ul>
      <ShowAllButton list={short} all={common.showAllItems(items.length)} fewer={common.showFewerItems} />
    </>
  );
}
