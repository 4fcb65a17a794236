import * as texts from '#texts/invoice.ts';
import { ApiError } from '../contract/errors.ts';
import { failureText } from '../contract/failure-text.ts';

/** Why an invoice is not shown, and whether a retry can help: it cannot when the order or its payment is missing. */
export function explainMissingInvoice(error: Error): { title: string; canRetry: boolean } {
  if (!(error instanceof ApiError)) {
    return { title: texts.invoiceNotLoaded, canRetry: true };
  }
  if (error.status === 404 || ['INVALID_ID', 'NOT_PAID'].includes(error.code)) {
    return { title: failureText(error, texts.invoiceNotLoaded), canRetry: false };
  }
  // Any other 400 is about an id that no order can have, and its message is about something else.
  return error.status === 400
    ? { title: texts.orderNotFound, canRetry: false }
    : { title: texts.invoiceNotLoaded, canRetry: true };
}
