/** Blog failures are only logged (specification §8); the page offers a retry in their place. */
export function logFailure(what: string, error: unknown): void {
  console.error(what, error);
}
