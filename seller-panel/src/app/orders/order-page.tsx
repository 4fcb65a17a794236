import { ApiError } from '@aaram/shared-domain/contract';
import { Loading, PanelPage } from '@aaram/shared-panel';
import { usePlatform, useQuery } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { IconPrinter } from '@aaram/shared-ui/icon';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import {
  DocumentsBox,
  MessagesBox,
  OthersBox,
  PaidBox,
  RefundsBox,
  ReturnsBox,
} from '#features/order-page/order-boxes.tsx';
import { OrderNotes } from '#features/order-page/order-notes.tsx';
import styles from '#features/order-page/order-page.module.css';
import { orderPageQuery } from '#features/order-page/order-page-query.ts';
import { OrderTimeline } from '#features/order-page/order-timeline.tsx';
import { PrintJobs } from '#features/order-page/print-jobs.tsx';
import { RefundBox } from '#features/order-page/refund-box.tsx';
import { OrderCard } from '#features/orders/order-card.tsx';
import { LinkBox } from '#features/pay-links/link-box.tsx';
import { ProofDialog } from '#lib/proof-dialog.tsx';
import * as texts from '#texts/order-page.ts';

const isMissing = (error: Error) => error instanceof ApiError && (error.status === 404 || error.status === 400);

/** One order with everything about it: a seller its own part, an admin all (product-rules.md#page-of-an-order). */
export function OrderPage({ params: { order: named } }: { params: { order: string } }) {
  const query = useQuery(orderPageQuery(usePlatform(), named));
  const page = query.data;
  return (
    <PanelPage
      title={texts.title(page?.order.number ?? named)}
      actions={
        page === undefined ? null : (
          <Button variant="secondary" size="sm" onClick={() => window.print()}>
            <IconPrinter size={16} />
            {texts.print}
          </Button>
        )
      }
    >
      {query.isLoadingError ? (
        isMissing(query.error) ? (
          <EmptyState title={texts.noSuchOrder} />
        ) : (
          <ErrorState title={texts.notLoaded} onRetry={() => query.refetch()} busy={query.isFetching} />
        )
      ) : null}
      {query.isPending ? (
        <Loading label={texts.loading} className={styles.column}>
          <Skeleton className={styles.loading} />
          <Skeleton className={styles.loading} />
        </Loading>
      ) : null}
      {page === undefined ? null : (
        <>
          <OrderCard order={page.order} isAlone />
          <PrintJobs orderId={page.order._id} />
          <div className={styles.columns}>
            <div className={styles.column}>
              {page.link === undefined ? null : <LinkBox link={page.link} />}
              <PaidBox page={page} />
              <RefundsBox page={page} />
              <RefundBox page={page} named={named} />
              <ReturnsBox page={page} named={named} />
              <DocumentsBox page={page} />
              <MessagesBox messages={page.messages} />
              <OthersBox others={page.others} />
            </div>
            <div className={styles.column}>
              <OrderNotes named={named} notes={page.notes} />
              <OrderTimeline steps={page.steps} />
            </div>
          </div>
        </>
      )}
      <ProofDialog />
    </PanelPage>
  );
}
