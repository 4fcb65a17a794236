import type { Product } from '@aaram/shared-domain/catalog';
import { KeepHtml, keptPart, Link, usePlatform, useQuery, useSearchParams } from '@aaram/shared-platform';
import { Breadcrumb } from '@aaram/shared-ui/breadcrumb';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { Gallery } from '@aaram/shared-ui/gallery';
import { TextLink } from '@aaram/shared-ui/link';
import { Container } from '@aaram/shared-ui/page-frame';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { memo, type ReactNode, useRef } from 'react';
import { ProductCard } from '#features/catalog/product-card.tsx';
import { DeliveryCheck } from '#features/delivery/delivery-check.tsx';
import { BuyBox } from '#features/product/buy-box.tsx';
import { ColourChoices } from '#features/product/colour-choices.tsx';
import { listCrumbs } from '#features/product/product-head.ts';
import { productQuery, similarQuery } from '#features/product/product-query.ts';
import { ProductSummary } from '#features/product/product-summary.tsx';
import { SimilarProducts } from '#features/product/similar-products.tsx';
import { StickyBar } from '#features/product/sticky-bar.tsx';
import { TOAST, useBuy } from '#features/product/use-buy.ts';
import { LaterPart } from '#lib/later-part.tsx';
import type { MakeDesign } from '#lib/make-design.ts';
import { useWishlistToggle, type WishlistToggle } from '#lib/use-wishlist-toggle.ts';
import { ViewedArea } from './viewed-area.tsx';
// The styles of ProductFacts and Reviews, for the document.
import '#features/product/delivery-facts.module.css';
import '#features/product/product-details.module.css';
import '#features/reviews/rating-bars.module.css';
import '#features/reviews/reviews.module.css';
import * as texts from '#texts/product.ts';
import styles from './product-page.module.css';

const facts = keptPart(async () => (await import('#features/product/product-facts.tsx')).ProductFacts);

const reviews = keptPart(async () => (await import('#features/reviews/reviews.tsx')).Reviews);

const similarSizes = '(min-width: 1024px) 31vw, 46vw';

// Choosing a size and buying draw what they change, not what the product alone decides.
type OfProduct = { product: Product };

const Pictures = memo(({ product }: OfProduct) => {
  const pictures = (product.images.length > 0 ? product.images : ['']).map((src, index) => ({
    src,
    alt: product.pictureTexts?.[index] || (index === 0 ? product.name : texts.viewOf(product.name, index + 1)),
  }));
  return <Gallery pictures={pictures} name={product.name} className={styles.gallery} />;
});
const Crumbs = memo(({ product }: OfProduct) => (
  <Breadcrumb linkAs={Link} items={listCrumbs(product)} className={styles.crumbs} />
));
const Summary = memo(ProductSummary);
const Colours = memo(ColourChoices);
const Delivery = memo(DeliveryCheck);
const Facts = memo(({ product }: OfProduct) => <KeepHtml part={facts} props={{ product }} className={styles.facts} />);
const ProductReviews = memo(({ product }: OfProduct) => (
  <LaterPart>
    <KeepHtml part={reviews} props={{ product }} wakes />
  </LaterPart>
));

function Similar({ id, wishlist }: { id: string; wishlist: WishlistToggle }) {
  const { data = [] } = useQuery(similarQuery(usePlatform(), id));
  return data.length > 0 ? (
    <SimilarProducts
      id={id}
      cards={data}
      draw={(card) => <ProductCard card={card} wishlist={wishlist} sizes={similarSizes} />}
    />
  ) : null;
}

type ProductViewProps = {
  product: Product;
  makeDesign?: MakeDesign | undefined;
  /** Instead of the gallery: a customised product with its print on. */
  stage?: ReactNode;
  /** Above the pictures. */
  lead?: ReactNode;
  /** Between price and buttons: the print of a customised product. */
  children?: ReactNode;
};

/** A product that is there. */
export function ProductView({ product, makeDesign, lead, stage, children }: ProductViewProps) {
  const [search] = useSearchParams();
  const buy = useBuy(product, search.get('size'), makeDesign);
  const wishlist = useWishlistToggle(TOAST);
  const buttons = useRef<HTMLDivElement>(null);
  return (
    <Container>
      <Crumbs product={product} />
      {lead}
      <div className={styles.product}>
        {stage ? <div className={styles.gallery}>{stage}</div> : <Pictures product={product} />}
        <div className={styles.info}>
          <Summary product={product} />
          <Colours product={product} />
          {children}
          <BuyBox
            buy={buy}
            product={{ id: product._id, name: product.name, sizeType: product.sizeType }}
            wishlist={wishlist}
            buttonsRef={buttons}
          />
          <Delivery />
          <Facts product={product} />
        </div>
      </div>
      <ProductReviews product={product} />
      <LaterPart>
        <Similar id={product._id} wishlist={wishlist} />
      </LaterPart>
      <ViewedArea product={product._id} />
      <StickyBar buy={buy} rupees={product.price} buttonsRef={buttons} />
    </Container>
  );
}

function ProductLoading() {
  return (
    <Container>
      <p role="status" className={styles.loading}>
        {texts.loadingProduct}
      </p>
      <div className={`${styles.product} ${styles.bones}`} aria-hidden>
        <Skeleton ratio="4:5" />
        <Skeleton shape="text" lines={6} />
      </div>
    </Container>
  );
}

function ProductMissing({ onRetry, isBusy }: { onRetry?: (() => void) | undefined; isBusy: boolean }) {
  return (
    <Container className={styles.missing}>
      {/* Not an EmptyState for the one without a retry: its mark is a tenth of this page's own script. */}
      <ErrorState title={texts.notFound} headingLevel={1} onRetry={onRetry} busy={isBusy}>
        {onRetry ? (
          texts.notLoaded
        ) : (
          <>
            {texts.maybeNoLongerSold}{' '}
            <TextLink as={Link} to="/search">
              {texts.browseStore}
            </TextLink>
          </>
        )}
      </ErrorState>
    </Container>
  );
}

export type PageProps = { params: { id: string } };

/** Loads the page's product and shows what came of it; `children` draws it when it is there. */
export function ProductFrame({ params: { id }, children }: PageProps & { children: (product: Product) => ReactNode }) {
  const query = useQuery(productQuery(usePlatform(), id));
  if (query.data) {
    return children(query.data);
  }
  if (query.data === null) {
    return <ProductMissing isBusy={false} />;
  }
  return query.isError ? (
    <ProductMissing onRetry={() => void query.refetch()} isBusy={query.isFetching} />
  ) : (
    <ProductLoading />
  );
}
