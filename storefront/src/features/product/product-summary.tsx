import type { Product } from '@aaram/shared-domain/catalog';
import { paiseFromRupees } from '@aaram/shared-domain/money';
import { deliveryOf, describePayable, writePrice } from '@aaram/shared-domain/pricing';
import { formatRating } from '@aaram/shared-domain/review';
import { usePriceRule } from '@aaram/shared-platform';
import { IconStar } from '@aaram/shared-ui/icon';
import { TextLink } from '@aaram/shared-ui/link';
import { Price } from '@aaram/shared-ui/price';
import * as texts from '#texts/product.ts';
import { LateButton } from './late-button.tsx';
import styles from './product-summary.module.css';

/** Names of this many characters or more are set smaller, so that price and buttons stay near. */
const LONG_NAME = 60;

/** Brand, name, rating and price, at the top of the buying column. */
export function ProductSummary({ product }: { product: Product }) {
  const { brand, name, rating, reviewCount } = product;
  const rule = usePriceRule();
  const paise = paiseFromRupees(product.price);
  const { payable, has } = describePayable(paise, rule);
  return (
    <>
      <div>
        <p className={styles.brand}>{brand ?? texts.noBrand}</p>
        <h1 className={styles.name} data-long={name.length > LONG_NAME || undefined}>
          {name}
        </h1>
        <div className={styles.rating}>
          {rating === null ? null : <IconStar size={14} className={styles.star} />}
          <b>{formatRating(rating)}</b>
          <TextLink quiet href="#reviews" className={styles.reviews}>
            {texts.countReviews(reviewCount)}
          </TextLink>
          <LateButton
            className={`${styles.reviews} ${styles.share}`}
            load={async () => (await import('./late-dialogs.ts')).shareProduct(product, rule)}
          >
            {texts.share}
          </LateButton>
        </div>
      </div>
      <div className={styles.price}>
        <Price {...writePrice(product, rule)} size="lg" />
        {deliveryOf(paise) === 0 ? null : (
          <span>
            {payable} {has}
          </span>
        )}
      </div>
      {product.colour ? (
        <p className={styles.colour}>
          <span>{texts.colour}</span>
          <b>{product.colour}</b>
        </p>
      ) : null}
    </>
  );
}
