import { failureText, pages } from '@aaram/shared-domain/contract';
import { type Order, reviewableLines } from '@aaram/shared-domain/order';
import { Link } from '@aaram/shared-platform';
import { Button, ButtonLink } from '@aaram/shared-ui/button';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { useRef } from 'react';
import { LoadState } from '#lib/load-state.tsx';
import { LoadingText } from '#lib/loading-text.tsx';
import { ShowAllButton } from '#lib/show-all-button.tsx';
import { useShortList } from '#lib/use-short-list.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/orders.ts';
import styles from './my-orders.module.css';
import { OrderCard } from './order-card.tsx';
import type { OrderView } from './order-view.ts';
import { ReviewArea } from './review-area.tsx';
import { useMyOrders } from './use-my-orders.ts';

const FEW_FORMS = 3;

/** One line for each product that has arrived, also when several sizes of it were bought. */
function receivedProducts(order: Order) {
  return [...new Map(reviewableLines(order).map((line) => [line.product._id, line])).values()];
}

type MyOrdersProps = {
  /** What the shopper can do about the lines of an order. */
  renderLineOf?: ((order: Order) => OrderView['renderLine']) | undefined;
};

/** The dashboard's list of orders, with a review form for each delivered product. */
export function MyOrders({ renderLineOf }: MyOrdersProps) {
  const query = useMyOrders();
  return (
    <LoadState
      query={query}
      failed={(error) => failureText(error, common.ordersNotLoaded)}
      loading={<LoadingText>{texts.loadingOrders}</LoadingText>}
    >
      {(orders) =>
        orders.length === 0 ? <NoOrders /> : <OrderList query={query} orders={orders} renderLineOf={renderLineOf} />
      }
    </LoadState>
  );
}

function NoOrders() {
  return (
    <EmptyState
      title={texts.noOrders}
      action={
        <ButtonLink as={Link} to={pages.home()}>
          {common.startShopping}
        </ButtonLink>
      }
    />
  );
}

type OrderListProps = { query: ReturnType<typeof useMyOrders>; orders: readonly Order[] } & MyOrdersProps;

function OrderList({ query, orders, renderLineOf }: OrderListProps) {
  // The button goes away with the last page: the first of the new orders takes the focus.
  const nextFocus = useRef<number>(undefined);
  const focusNew = (index: number) => (item: HTMLDivElement | null) => {
    if (item !== null && nextFocus.current === index) {
      nextFocus.current = undefined;
      item.focus();
    }
  };
  return (
    <div className={styles.list}>
      {orders.map((order, index) => (
        <div key={order._id} ref={focusNew(index)} tabIndex={-1} className={styles.item}>
          <OrderCard
            order={order}
            renderLine={renderLineOf?.(order)}
            action={
              <ButtonLink as={Link} to={`${pages.trackOrder()}?id=${order._id}`} variant="secondary" size="sm">
                {common.trackOrder}
              </ButtonLink>
            }
          >
            <ReviewForms lines={receivedProducts(order)} />
          </OrderCard>
        </div>
      ))}
      {query.isFetchNextPageError ? <p role="alert">{failureText(query.error, common.ordersNotLoaded)}</p> : null}
      {query.hasNextPage ? (
        <div className={styles.more}>
          <Button
            variant="secondary"
            size="sm"
            busy={query.isFetchingNextPage}
            onClick={() => {
              nextFocus.current = orders.length;
              void query.fetchNextPage();
            }}
          >
            {texts.moreOrders}
          </Button>
          <span>{texts.ordersShown(orders.length, query.total ?? orders.length)}</span>
        </div>
      ) : null}
    </div>
  );
}

function ReviewForms({ lines }: { lines: ReturnType<typeof receivedProducts> }) {
  const short = useShortList(lines, FEW_FORMS);
  return (
    <>
      {short.shown.map(({ product, review }) => (
        <ReviewArea key={product._id} product={product} review={review} />
      ))}
      {short.isLong ? (
        <div className={styles.rest}>
          <ShowAllButton list={short} all={common.showAllReviews(lines.length)} fewer={common.showFewerReviews} />
        </div>
      ) : null}
    </>
  );
}
