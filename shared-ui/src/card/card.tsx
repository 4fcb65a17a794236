import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#lib/cx.ts';
import styles from './card.module.css';

export type ProductCardFrameProps = Omit<ComponentProps<'article'>, 'children'> & {
  /** The picture, without a link of its own. */
  media: ReactNode;
  /** Over the picture, top right: the heart. */
  action?: ReactNode;
  /** Over the picture, top left. */
  badge?: ReactNode;
  /** Its line stays when it is empty, so that names in a row stand at one height. */
  brand?: ReactNode;
  /** Holds the one link of the card; its hit area covers everything but the buttons. */
  name: ReactNode;
  price: ReactNode;
  /** Opposite the price: the rating. */
  meta?: ReactNode;
  /** Over the foot of the picture on hover or focus; never on touch screens. */
  footer?: ReactNode;
  /** Sold out: blurs the picture and says so. Give a `name` without a link then. */
  unavailable?: boolean | undefined;
};

/** Geometry of a product card; what stands in it is the caller's. */
export function ProductCardFrame(props: ProductCardFrameProps) {
  const { media, action, badge, brand, name, price, meta, footer, unavailable, ...rest } = props;
  return (
    <article {...rest} className={cx(styles.card, unavailable && styles.unavailable, rest.className)}>
      <div className={styles.media}>
        <div className={styles.picture}>{media}</div>
        {badge ? <div className={styles.badge}>{badge}</div> : null}
        {unavailable ? <p className={styles.label}>Out of Stock</p> : null}
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
