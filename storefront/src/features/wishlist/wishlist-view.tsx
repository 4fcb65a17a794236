import type { Wished } from '@aaram/shared-domain/catalog';
import { pages } from '@aaram/shared-domain/contract';
import { writePrice } from '@aaram/shared-domain/pricing';
import { Link, usePriceRule, useToggleWishlist, useWishlist } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { ProductCardFrame } from '@aaram/shared-ui/card';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { IconX } from '@aaram/shared-ui/icon';
import { IconButton } from '@aaram/shared-ui/icon-button';
import { Container, PageHeading } from '@aaram/shared-ui/page-frame';
import { Picture } from '@aaram/shared-ui/picture';
import { Price } from '@aaram/shared-ui/price';
import { Rating } from '@aaram/shared-ui/rating';
import { ProductCardSkeleton } from '@aaram/shared-ui/skeleton';
import { useMemo } from 'react';
import { LoadState } from '#lib/load-state.tsx';
import { PriceDrop } from '#lib/product-card/price-drop.tsx';
import { useNextFocus } from '#lib/use-next-focus.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/wishlist.ts';
import { AwaitedSizes } from './awaited-sizes.tsx';
import { MoveButton } from './move-button.tsx';
import styles from './wishlist.module.css';

export function WishlistView() {
  const query = useWishlist();
  const { toggle, isPending } = useToggleWishlist();
  const count = query.data?.length ?? 0;
  const ids = useMemo(() => (query.data ?? []).map(({ _id }) => _id), [query.data]);
  const focus = useNextFocus(ids);
  return (
    <Container className={styles.page}>
      <PageHeading
        ref={focus.heading}
        tabIndex={-1}
        title={common.wishlist}
        meta={count > 0 ? common.countItems(count) : undefined}
      />
      <LoadState query={query} failed={texts.wishlistNotLoaded} loading={<LoadingCards />}>
        {(products) =>
          products.length === 0 ? (
            <EmptyWishlist />
          ) : (
            <ul ref={focus.list} className={styles.grid}>
              {products.map((product) => (
                <li key={product._id} className={styles.wished} onFocus={() => focus.remember(product._id)}>
                  <WishedProduct product={product} isBusy={isPending} onRemove={() => void toggle(product._id, true)} />
                  {product.isAvailable ? <MoveButton product={product} /> : null}
                </li>
              ))}
            </ul>
          )
        }
      </LoadState>
      <AwaitedSizes />
    </Container>
  );
}

type WishedProductProps = { product: Wished; isBusy: boolean; onRemove: () => void };

function WishedProduct({ product, isBusy, onRemove }: WishedProductProps) {
  const { name, brand, rating, reviewCount, isAvailable, images } = product;
  return (
    <ProductCardFrame
      media={<Picture src={images[0] ?? ''} alt="" ratio="3:4" sizes="(min-width: 1024px) 23vw, 46vw" />}
      action={
        <IconButton
          label={texts.removeProduct(name)}
          tone="image"
          aria-disabled={isBusy || undefined}
          onClick={isBusy ? undefined : onRemove}
        >
          <IconX />
        </IconButton>
      }
      brand={brand}
      name={isAvailable ? <Link to={pages.product(product)}>{name}</Link> : name}
      price={
        <>
          <Price {...writePrice(product, usePriceRule())} />
          <PriceDrop product={product} className={styles.drop} />
        </>
      }
      meta={rating === null ? undefined : <Rating value={rating} count={reviewCount} />}
      unavailable={!isAvailable}
    />
  );
}

function EmptyWishlist() {
  return (
    <EmptyState
      title={texts.empty}
      action={
        <ButtonLink as={Link} to={pages.home()}>
          {texts.browseCollection}
        </ButtonLink>
      }
    >
      {texts.howToFill}
    </EmptyState>
  );
}

function LoadingCards() {
  return (
    <div className={styles.grid} aria-busy="true">
      {['a', 'b', 'c', 'd'].map((key) => (
        <ProductCardSkeleton key={key} />
      ))}
    </div>
  );
}
