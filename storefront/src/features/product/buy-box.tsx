import { type SizeType, type StockEntry, stockLevel } from '@aaram/shared-domain/catalog';
import { pages } from '@aaram/shared-domain/contract';
import { Link } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { IconHeart, IconHeartFilled } from '@aaram/shared-ui/icon';
import { IconButton } from '@aaram/shared-ui/icon-button';
import { TextLink } from '@aaram/shared-ui/link';
import { Notice } from '@aaram/shared-ui/notice';
import { SizeSelect } from '@aaram/shared-ui/size-picker';
import type { MouseEvent, RefObject } from 'react';
import type { WishlistToggle } from '#lib/use-wishlist-toggle.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/product.ts';
import styles from './buy-box.module.css';
import { LateButton } from './late-button.tsx';
import { type Buy, sizeFieldId } from './use-buy.ts';

/** A size as its chip shows it and its option says it. */
function describeStock({ size, quantity }: StockEntry) {
  const isLow = stockLevel(quantity) === 'low';
  return {
    value: size,
    label: isLow ? texts.sizeLow(size, quantity) : texts.sizeInStock(size),
    remark: isLow ? texts.left(quantity) : undefined,
    gone: quantity === 0,
  };
}

type BuyBoxProps = {
  buy: Buy;
  product: { id: string; name: string; sizeType: SizeType };
  wishlist: WishlistToggle;
  /** Row of the buttons; the phone's bar watches whether it is in view. */
  buttonsRef: RefObject<HTMLDivElement | null>;
};

/** Size, the two buy buttons, and the wishlist heart. */
export function BuyBox({ buy, product, wishlist, buttonsRef }: BuyBoxProps) {
  const isOnWishlist = wishlist.has(product.id);
  const needsSize = !buy.isSoldOut && buy.size === '';
  function askForSize(event: MouseEvent) {
    // Presses of disabled buttons arrive here as such of the row itself; those of the heart do not.
    if (event.target === event.currentTarget) {
      buy.askForSize();
    }
  }
  return (
    <div className={styles.box}>
      {buy.sizes.length > 0 && !buy.isSoldOut ? (
        <div>
          <SizeSelect
            id={sizeFieldId}
            name="size"
            label={common.size}
            placeholder={texts.chooseSize}
            error={buy.isAskedForSize ? texts.selectSize : undefined}
            sizes={buy.sizes.map(describeStock)}
            value={buy.size}
            onChange={buy.setSize}
          />
          <TextLink quiet as={Link} to={`${pages.sizeGuide()}#${product.sizeType}`} className={styles.guide}>
            {common.sizeGuide}
          </TextLink>
        </div>
      ) : null}
      {buy.isSoldOut ? <Notice tone="warning">{texts.outOfStock}</Notice> : null}
      {buy.soldOutSizes.length > 0 ? (
        <LateButton
          className={styles.tell}
          load={async () => (await import('./late-dialogs.ts')).openRestock(product, buy.soldOutSizes)}
        >
          {texts.tellMe(buy.soldOutSizes)}
        </LateButton>
      ) : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears presses of its buttons while they are disabled */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboards do not reach a disabled button */}
      <div ref={buttonsRef} className={styles.buttons} onClick={needsSize ? askForSize : undefined}>
        <Button disabled={!buy.canBuy} busy={buy.pending === 'add'} onClick={() => void buy.run('add')}>
          {texts.addToCart}
        </Button>
        <Button
          variant="secondary"
          disabled={!buy.canBuy}
          busy={buy.pending === 'buy'}
          onClick={() => void buy.run('buy')}
        >
          {texts.buyNow}
        </Button>
        <IconButton
          tone="outline"
          className={styles.heart}
          label={isOnWishlist ? texts.removeFromWishlist : texts.addToWishlist}
          onClick={() => wishlist.toggle(product.id)}
        >
          {isOnWishlist ? <IconHeartFilled className={styles.filled} /> : <IconHeart />}
        </IconButton>
      </div>
    </div>
  );
}
