import type { SavedItem } from '@aaram/shared-domain/cart';
import { pages } from '@aaram/shared-domain/contract';
import { writePrice } from '@aaram/shared-domain/pricing';
import { Link, usePriceRule } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { Section } from '@aaram/shared-ui/page-frame';
import { Picture } from '@aaram/shared-ui/picture';
import { Price } from '@aaram/shared-ui/price';
import { useMemo } from 'react';
import { PriceDrop } from '#lib/product-card/price-drop.tsx';
import { useNextFocus } from '#lib/use-next-focus.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/saved-items.ts';
import { stockOf } from './price-items.ts';
import styles from './saved-items.module.css';
import { useSavedChanges } from './use-saved-items.ts';

/** Lines saved for later, each with the ways back to the cart and out. */
export function SavedItems({ items }: { items: readonly SavedItem[] }) {
  const { move, remove, isBusy } = useSavedChanges();
  const ids = useMemo(() => items.map(({ _id }) => _id), [items]);
  const focus = useNextFocus(ids);
  if (items.length === 0) {
    return <div ref={focus.heading} tabIndex={-1} />;
  }
  return (
    <Section title={texts.savedForLater} action={<p className={styles.quiet}>{common.countItems(items.length)}</p>}>
      <ul ref={focus.list} className={styles.list}>
        {items.map((item) => (
          <li key={item._id} className={styles.item} onFocus={() => focus.remember(item._id)}>
            <SavedLine item={item} isBusy={isBusy} onMove={() => move(item)} onRemove={() => remove(item)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

type SavedLineProps = { item: SavedItem; isBusy: boolean; onMove: () => void; onRemove: () => void };

function SavedLine({ item, isBusy, onMove, onRemove }: SavedLineProps) {
  const { product, quantity, size, customImages, savedPrice } = item;
  const what = product.sizeType === 'Quantity' ? product.name : texts.nameAndSize(product.name, size);
  const isBuyable = product.isAvailable && stockOf(item) > 0;
  const facts = [
    product.sizeType === 'Quantity' ? '' : common.sizeIs(size),
    quantity > 1 ? texts.pieces(quantity) : '',
  ].filter(Boolean);
  return (
    <>
      <Picture
        src={customImages?.previewImage ?? product.images[0] ?? ''}
        alt=""
        ratio="3:4"
        sizes="(min-width: 1024px) 120px, 96px"
        className={styles.picture}
      />
      <div className={styles.what}>
        {product.isAvailable ? (
          <Link to={pages.product(product)} className={styles.name}>
            {product.name}
          </Link>
        ) : (
          <p className={styles.name}>{product.name}</p>
        )}
        {facts.length > 0 ? <p className={styles.quiet}>{facts.join(' · ')}</p> : null}
        <p>
          <Price {...writePrice(product, usePriceRule())} />
        </p>
        <PriceDrop product={{ ...product, savedPrice }} />
        {isBuyable ? null : <p className={styles.gone}>{texts.outOfStock}</p>}
        <div className={styles.buttons}>
          {isBuyable ? (
            <Button
              variant="secondary"
              size="sm"
              aria-label={texts.moveItemToCart(what)}
              busy={isBusy}
              onClick={onMove}
            >
              {texts.moveToCart}
            </Button>
          ) : null}
          <Button variant="ghost" size="sm" aria-label={texts.removeSaved(what)} busy={isBusy} onClick={onRemove}>
            {common.remove}
          </Button>
        </div>
      </div>
    </>
  );
}
