import { ApiError } from '../contract/errors.ts';
import { failureText } from '../contract/failure-text.ts';

/** Why an invoice is not shown, and whether asking again can help: no retry makes an order exist or its payment arrive. */
export function explainMissingInvoice(error: Error): { title: string; canRetry: boolean } {
  const title = 'The invoice could not be loaded.';
  if (!(error instanceof ApiError)) {
    return { title, canRetry: true };
  }
  if (error.status === 404 || ['INVALID_ID', 'NOT_PAID'].includes(error.code)) {
    return { title: failureText(error, title), canRetry: false };
  }
  // Any other 400 is about an id that no order can have, in words about something else.
  return error.status === 400 ? { title: 'Order not found.', canRetry: false } : { title, canRetry: true };
}
