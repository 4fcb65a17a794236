/**
 * For failures that are only logged (product-rules.md#failed-loads-offer-a-retry); the page offers a retry in place
 * besides.
 */
export function logFailure(what: string, error: unknown): void {
  console.error(what, error);
}
