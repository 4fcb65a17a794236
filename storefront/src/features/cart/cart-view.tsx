import type { Cart } from '@aaram/shared-domain/cart';
import { pages } from '@aaram/shared-domain/contract';
import { formatPaise } from '@aaram/shared-domain/money';
import { describeCharges, noteOnGst } from '@aaram/shared-domain/pricing';
import { Link, useCart, usePriceRule } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { Container, PageHeading } from '@aaram/shared-ui/page-frame';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { SummaryList } from '@aaram/shared-ui/summary-list';
import type { ReactNode } from 'react';
import { LoadState } from '#lib/load-state.tsx';
import { useBottomBar } from '#lib/use-bottom-bar.ts';
import { useLostFocus } from '#lib/use-lost-focus.ts';
import * as texts from '#texts/cart.ts';
import * as common from '#texts/common.ts';
import styles from './cart.module.css';
import { CartLines } from './cart-lines.tsx';
import { ClearCart } from './clear-cart.tsx';
import { DeliveryProgress } from './delivery-progress.tsx';
import { priceItems } from './price-items.ts';
import { useRemovedToasts } from './use-removed-toasts.ts';
import { useSavedChanges } from './use-saved-items.ts';

const countPieces = (cart: Cart | undefined) => (cart?.items ?? []).reduce((sum, item) => sum + item.quantity, 0);

type CartViewProps = {
  /** Shown below the cart: what is saved for later, and suggestions. */
  next?: ReactNode;
};

export function CartView({ next }: CartViewProps) {
  const query = useCart();
  useRemovedToasts(query.data);
  const pieces = countPieces(query.data);
  const content = useLostFocus();
  return (
    <Container className={styles.page}>
      <PageHeading title={texts.yourCart} meta={pieces > 0 ? common.countItems(pieces) : undefined} />
      <div ref={content} tabIndex={-1}>
        <LoadState query={query} failed={common.cartNotLoaded} loading={<ComingCart />}>
          {(cart) => (cart.items.length === 0 ? <EmptyCart /> : <FilledCart cart={cart} pieces={pieces} />)}
        </LoadState>
      </div>
      {next}
    </Container>
  );
}

/** Skeleton of two lines and the summary. */
function ComingCart() {
  return (
    <div className={styles.body} aria-busy="true">
      <div className={styles.comingLines}>
        {['a', 'b'].map((key) => (
          <div key={key} className={styles.comingLine}>
            <Skeleton ratio="3:4" />
            <Skeleton shape="text" lines={3} />
          </div>
        ))}
      </div>
      <Skeleton className={styles.comingSummary} />
    </div>
  );
}

/** An empty cart with one link onwards. Checkout shows it too, with its own title. */
export function EmptyCart({ title = texts.emptyCart }: { title?: string }) {
  return (
    <EmptyState
      title={title}
      action={
        <ButtonLink as={Link} to={pages.home()}>
          {common.startShopping}
        </ButtonLink>
      }
    >
      {texts.emptyCartAdvice}
    </EmptyState>
  );
}

function FilledCart({ cart, pieces }: { cart: Cart; pieces: number }) {
  const quote = priceItems(cart.items, usePriceRule());
  const later = useSavedChanges();
  useBottomBar(true);
  return (
    <div className={styles.body}>
      <CartLines items={cart.items} size="large" onSave={later.save} isSaving={later.isBusy} />
      <section className={styles.summary} aria-labelledby="cart-total">
        <h2 id="cart-total">{texts.summary}</h2>
        <DeliveryProgress quote={quote} />
        <SummaryList rows={describeCharges(quote, common.payable)} />
        <div className={styles.bar} data-bottom-bar>
          <p className={styles.barTotal} aria-hidden>
            {formatPaise(quote.payable)} <span>{texts.itemsWithGst(pieces)}</span>
          </p>
          {/* A plain link: checkout is a separate document with its own script policy. */}
          <ButtonLink variant="accent" block href={pages.checkout()}>
            {texts.proceedToCheckout}
          </ButtonLink>
        </div>
        {noteOnGst(quote.rule) ? <p className={styles.hint}>{noteOnGst(quote.rule)}</p> : null}
        <ClearCart />
      </section>
    </div>
  );
}
