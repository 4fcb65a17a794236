import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#lib/cx.ts';
import * as texts from '#texts/card.ts';
import styles from './card.module.css';

export type ProductCardFrameProps = Omit<ComponentProps<'article'>, 'children'> & {
  /** The picture, without a link around it. */
  media: ReactNode;
  /** Over the picture, top right: the heart. */
  action?: ReactNode;
  /** Over the picture, top left. */
  badge?: ReactNode;
  /** Its line stays when it is empty, so that the names in a row are aligned. */
  brand?: ReactNode;
  /** Contains the only link of the card; its hit area is the whole card except the buttons. */
  name: ReactNode;
  price: ReactNode;
  /** On the same line as the price, at the far end: the rating. */
  meta?: ReactNode;
  /** Over the bottom of the picture on hover or focus; never on touch screens. */
  footer?: ReactNode;
  /** Sold out: blurs the picture and says so. The `name` must then have no link. */
  unavailable?: boolean | undefined;
};

/** Layout of a product card; the caller provides the content. */
export function ProductCardFrame(props: ProductCardFrameProps) {
  const { media, action, badge, brand, name, price, meta, footer, unavailable, ...rest } = props;
  return (
    <article {...rest} className={cx(styles.card, unavailable && styles.unavailable, rest.className)}>
      <div className={styles.media}>
        <div className={styles.picture}>{media}</div>
        {badge ? <div className={styles.badge}>{badge}</div> : null}
        {unavailable ? <p className={styles.label}>{texts.outOfStock}</p> : null}
      </div>
      <div className={styles.text}>
        {brand === undefined ? null : <p className={styles.brand}>{brand}</p>}
        <div className={styles.name}>{name}</div>
        <div className={styles.price}>
          {price}
          {meta ? <span className={styles.meta}>{meta}</span> : null}
        </div>
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </article>
  );
}
