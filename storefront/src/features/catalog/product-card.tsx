import { writePrice } from '@aaram/shared-domain/pricing';
import { Link, usePriceRule } from '@aaram/shared-platform';
import { Badge } from '@aaram/shared-ui/badge';
import { ProductCardFrame } from '@aaram/shared-ui/card';
import { IconHeart, IconHeartFilled } from '@aaram/shared-ui/icon';
import { IconButton } from '@aaram/shared-ui/icon-button';
import { Picture } from '@aaram/shared-ui/picture';
import { Price } from '@aaram/shared-ui/price';
import { Rating } from '@aaram/shared-ui/rating';
import { memo } from 'react';
import type { ProductCardData } from '#lib/product-card/product-card-data.ts';
import type { WishlistToggle } from '#lib/use-wishlist-toggle.ts';
import * as texts from '#texts/product-card.ts';
import styles from './product-card.module.css';

type ProductCardProps = {
  card: ProductCardData;
  wishlist: WishlistToggle;
  /** Width of the card, as in `<img sizes>`. */
  sizes: string;
  /** True on the first screen. */
  priority?: boolean | undefined;
};

function Sizes({ card }: { card: ProductCardData }) {
  if (card.sizes.length === 0) {
    return null;
  }
  return (
    <ul className={styles.sizes} aria-label={texts.sizesOf(card.name)}>
      {card.sizes.slice(0, 6).map((size) => (
        <li key={size}>
          <Link to={`${card.href}?size=${encodeURIComponent(size)}`}>{size}</Link>
        </li>
      ))}
    </ul>
  );
}

type CardProps = Omit<ProductCardProps, 'wishlist'> & {
  isOnWishlist: boolean;
  onToggle: WishlistToggle['toggle'];
};

/** Lists of them are drawn again with every choice of a filter, in which most cards stay as they were. */
const Card = memo(function Card({ card, isOnWishlist, onToggle, sizes, priority }: CardProps) {
  return (
    <ProductCardFrame
      unavailable={!card.isAvailable}
      media={<Picture src={card.image ?? ''} alt="" sizes={sizes} ratio="3:4" priority={priority} />}
      badge={card.badge && card.isAvailable ? <Badge tone={card.badge.tone}>{card.badge.text}</Badge> : null}
      action={
        <IconButton
          tone="image"
          label={isOnWishlist ? texts.removeFromWishlist(card.name) : texts.addToWishlist(card.name)}
          onClick={() => onToggle(card.id)}
        >
          {isOnWishlist ? <IconHeartFilled className={styles.filled} /> : <IconHeart />}
        </IconButton>
      }
      brand={card.brand ?? ''}
      name={card.isAvailable ? <Link to={card.href}>{card.name}</Link> : card.name}
      price={<Price {...writePrice(card, usePriceRule())} size="sm" />}
      meta={card.rating === null ? null : <Rating value={card.rating} />}
      footer={card.isAvailable ? <Sizes card={card} /> : null}
    />
  );
});

/** A product in a grid or row. Out of stock it is blurred, labelled, and not a link. */
export const ProductCard = ({ wishlist, ...props }: ProductCardProps) => (
  <Card {...props} isOnWishlist={wishlist.has(props.card.id)} onToggle={wishlist.toggle} />
);
