import { pages } from '@aaram/shared-domain/contract';
import { describeInvoiceSheets, explainMissingInvoice } from '@aaram/shared-domain/invoice';
import { Link, usePlatform, useQuery } from '@aaram/shared-platform';
import { invoiceQuery } from '@aaram/shared-platform/late';
import { InvoiceFrame } from '@aaram/shared-ui/invoice-frame';
import * as common from '#texts/common.ts';
import * as texts from '#texts/invoice.ts';

/** One order's invoice; of an order shared with other sellers, this seller's part. */
export function InvoicePage({ params: { orderId } }: { params: { orderId: string } }) {
  const invoice = useQuery(invoiceQuery(usePlatform(), orderId));
  const trouble = invoice.isLoadingError ? explainMissingInvoice(invoice.error) : undefined;
  return (
    <InvoiceFrame
      back={{ label: common.allOrders, href: pages.adminOrders() }}
      linkAs={Link}
      printLabel={texts.print}
      sheets={invoice.data && describeInvoiceSheets(invoice.data)}
      problem={
        trouble && {
          title: trouble.title,
          onRetry: trouble.canRetry ? () => void invoice.refetch() : undefined,
          busy: invoice.isFetching,
        }
      }
    />
  );
}
