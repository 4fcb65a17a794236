import { pages } from '@aaram/shared-domain/contract';
import { Link, useCart, useWishlist } from '@aaram/shared-platform';
import { IconBag, IconHeart } from '@aaram/shared-ui/icon';
import { IconButtonLink } from '@aaram/shared-ui/icon-button';
import { VisuallyHidden } from '@aaram/shared-ui/visually-hidden';
import { useState } from 'react';
import * as common from '#texts/common.ts';
import * as texts from '#texts/layout.ts';
import styles from './site-header.module.css';

/** The announcement when the count changes; empty while the first count arrives. */
function useCountAnnouncement(count: number | undefined): string {
  const [known, setKnown] = useState(count);
  const [announcement, setAnnouncement] = useState('');
  if (count !== known) {
    setKnown(count);
    setAnnouncement(count === undefined || known === undefined ? '' : texts.inCart(count));
  }
  return announcement;
}

/** Wishlist (from 1024 px) and cart, with their counts. */
export function ShoppingActions() {
  const wishlistCount = useWishlist().data?.length ?? 0;
  const cartCount = useCart().data?.items.reduce((sum, item) => sum + item.quantity, 0);
  const announcement = useCountAnnouncement(cartCount);
  return (
    <>
      <IconButtonLink
        as={Link}
        to={pages.wishlist()}
        label={common.wishlist}
        badge={wishlistCount}
        className={styles.wide}
      >
        <IconHeart />
      </IconButtonLink>
      <IconButtonLink as={Link} to={pages.cart()} label={common.cart} badge={cartCount ?? 0}>
        <IconBag />
      </IconButtonLink>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
