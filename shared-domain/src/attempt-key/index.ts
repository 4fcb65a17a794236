/** An Idempotency-Key that stays the same for the same input until `forget`, so that one sent twice is done once. */
export function createAttemptKey() {
  let attempt: { content: string; key: string } | undefined;
  return {
    keyOf(input: object): string {
      const content = JSON.stringify(input);
      if (attempt?.content !== content) {
        attempt = { content, key: crypto.randomUUID() };
      }
      return attempt.key;
    },
    forget() {
      attempt = undefined;
    },
  };
}
