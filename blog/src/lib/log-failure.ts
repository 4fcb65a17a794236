/** Blog failures are only logged (product-rules.md#posts); the page offers a retry in their place. */
export function logFailure(what: string, error: unknown): void {
  console.error(what, error);
}
