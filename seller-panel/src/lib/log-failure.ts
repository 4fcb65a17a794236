/** For failures the specification only wants logged (§8); the page offers a retry in place besides. */
export function logFailure(what: string, error: unknown): void {
  console.error(what, error);
}
