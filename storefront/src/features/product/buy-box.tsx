import { type SizeType, stockLevel } from '@aaram/shared-domain/catalog';
import { pages } from '@aaram/shared-domain/contract';
import { Link } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { IconHeart, IconHeartFilled } from '@aaram/shared-ui/icon';
import { IconButton } from '@aaram/shared-ui/icon-button';
import { TextLink } from '@aaram/shared-ui/link';
import { Notice } from '@aaram/shared-ui/notice';
import { SelectField } from '@aaram/shared-ui/select';
import type { RefObject } from 'react';
import type { WishlistToggle } from '#lib/use-wishlist-toggle.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/product.ts';
import styles from './buy-box.module.css';
import { LateButton } from './late-button.tsx';
import type { Buy } from './use-buy.ts';

const describeStock = ({ size, quantity }: { size: string; quantity: number }) =>
  stockLevel(quantity) === 'low' ? texts.sizeLow(size, quantity) : texts.sizeInStock(size);

/** Id of the size field, for links to it. */
export const sizeFieldId = 'size';

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
  return (
    <div className={styles.box}>
      {buy.sizes.length > 0 && !buy.isSoldOut ? (
        <div>
          <SelectField
            id={sizeFieldId}
            name="size"
            label={common.size}
            placeholder={texts.chooseSize}
            hint={buy.size === '' ? texts.selectSize : undefined}
            options={buy.sizes.map((entry) => ({ value: entry.size, label: describeStock(entry) }))}
            value={buy.size}
            onChange={(event) => buy.setSize(event.currentTarget.value)}
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
      <div ref={buttonsRef} className={styles.buttons}>
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
