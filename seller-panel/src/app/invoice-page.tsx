import { ApiError, pages } from '@aaram/shared-domain/contract';
import { Link, useParams, usePlatform, useQuery } from '@aaram/shared-platform';
import { Button, ButtonLink } from '@aaram/shared-ui/button';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { IconArrowLeft, IconPrinter } from '@aaram/shared-ui/icon';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { Invoice } from '#features/invoice/invoice.tsx';
import { orderQuery } from '#features/invoice/order-query.ts';
import styles from './invoice-page.module.css';

function InvoiceOf({ id }: { id: string }) {
  const platform = usePlatform();
  const order = useQuery(orderQuery(platform, id));
  if (order.isError) {
    return order.error instanceof ApiError && order.error.status === 404 ? (
      <EmptyState title="There is no such order." />
    ) : (
      <ErrorState title="The invoice could not be loaded." onRetry={() => order.refetch()} busy={order.isFetching} />
    );
  }
  if (order.isPending) {
    return <Skeleton shape="block" className={styles.loading} />;
  }
  return <Invoice order={order.data} settings={platform.settings} />;
}

/** One order's invoice, alone on its page so that it prints well. Light in every theme: it is paper. */
export function InvoicePage() {
  const { orderId = '' } = useParams();
  return (
    <div className={styles.page} data-theme="light">
      <div className={styles.actions}>
        <ButtonLink as={Link} to={pages.adminOrders()} variant="ghost" size="sm">
          <IconArrowLeft size={16} />
          All Orders
        </ButtonLink>
        <Button size="sm" onClick={() => window.print()}>
          <IconPrinter size={16} />
          Print
        </Button>
      </div>
      <InvoiceOf id={orderId} />
    </div>
  );
}
