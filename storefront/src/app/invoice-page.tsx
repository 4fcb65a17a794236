import { ApiError, pages, queryKeys } from '@aaram/shared-domain/contract';
import { describeInvoice } from '@aaram/shared-domain/invoice';
import { Link, useParams, usePlatform, useQuery } from '@aaram/shared-platform';
import { Button, ButtonLink } from '@aaram/shared-ui/button';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { IconArrowLeft, IconPrinter } from '@aaram/shared-ui/icon';
import { InvoiceSheet } from '@aaram/shared-ui/invoice-sheet';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import styles from './invoice-page.module.css';

/** Answers that no retry changes: there is no such order, or nobody has paid it. */
const isFinal = (error: Error) => error instanceof ApiError && (error.status === 404 || error.code === 'NOT_PAID');

function InvoiceOf({ id }: { id: string }) {
  const { api } = usePlatform();
  const invoice = useQuery({ queryKey: queryKeys.invoice(id), queryFn: () => api.getInvoice(id) });
  if (invoice.isError) {
    return isFinal(invoice.error) ? (
      <EmptyState title={invoice.error.message} />
    ) : (
      <ErrorState
        title="The invoice could not be loaded."
        onRetry={() => invoice.refetch()}
        busy={invoice.isFetching}
      />
    );
  }
  if (invoice.isPending) {
    return <Skeleton shape="block" className={styles.loading} />;
  }
  return <InvoiceSheet {...describeInvoice(invoice.data)} />;
}

/** One order's invoice, alone on its page, to be printed or saved as PDF by the browser. Light in every theme: it is paper. */
export function InvoicePage() {
  const { orderId = '' } = useParams();
  return (
    <div className={styles.page} data-theme="light">
      <div className={styles.actions}>
        <ButtonLink as={Link} to={pages.account('myorders')} variant="ghost" size="sm">
          <IconArrowLeft size={16} />
          My Orders
        </ButtonLink>
        <Button size="sm" onClick={() => window.print()}>
          <IconPrinter size={16} />
          Save as PDF or print
        </Button>
      </div>
      <InvoiceOf id={orderId} />
    </div>
  );
}
