import * as texts from '#texts/contract.ts';
import { ApiError } from './errors.ts';

/**
 * The server's message for a failed call, or `otherwise` when there is none
 * (product-rules.md#server-message-or-own-text).
 */
export function failureText(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.serverMessage) || otherwise;
}

/** The page's own `text`, with the server's reason after it if there is one. */
export function withReason(text: string, error: unknown): string {
  // The message of an internal error is about the server and gives no reason.
  const isReason = error instanceof ApiError && (error.status < 500 || error.code !== 'INTERNAL');
  return isReason && error.serverMessage ? `${text.replace(/\.?$/, '.')} ${error.serverMessage}` : text;
}

/** Advice to show beside the page's own text when no response came; undefined when one came. */
export const connectionAdvice = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === 0 ? texts.noAnswer : undefined;
