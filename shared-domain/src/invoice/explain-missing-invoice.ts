import { ApiError } from '../contract/errors.ts';
import { failureText } from '../contract/failure-text.ts';

/** Why an invoice is not shown, and whether asking again can help: no retry makes an order exist or its payment arrive. */
export function explainMissingInvoice(error: Error): { title: string; canRetry: boolean } {
  const isFinal = error instanceof ApiError && ([400, 404].includes(error.status) || error.code === 'NOT_PAID');
  const title = 'The invoice could not be loaded.';
  return isFinal ? { title: failureText(error, title), canRetry: false } : { title, canRetry: true };
}
