import { ApiError } from './errors.ts';

/**
 * The server's words for a failed call, or `otherwise` where it gave none
 * (product-rules.md#server-message-or-own-text).
 */
export function failureText(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.serverMessage) || otherwise;
}

/** The page's own `text`, which stands whatever the server said, and beside it the reason the server gave. */
export function withReason(text: string, error: unknown): string {
  // A breakdown is no reason: what the server says then is about itself.
  const isReason = error instanceof ApiError && (error.status < 500 || error.code !== 'INTERNAL');
  return isReason && error.serverMessage ? `${text.replace(/\.?$/, '.')} ${error.serverMessage}` : text;
}

/** What may help where no answer came, to stand beside the text of the page; undefined where one did. */
export const connectionAdvice = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === 0
    ? 'The store did not answer. Check your connection and try again.'
    : undefined;
