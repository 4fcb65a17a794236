import { useRef } from 'react';

/** An Idempotency-Key that stays the same for the same input until `forget`, so that one sent twice is done once. */
export function useAttemptKey() {
  const attempt = useRef({ content: '', key: '' });
  return {
    keyOf(input: object): string {
      const content = JSON.stringify(input);
      if (attempt.current.content !== content) {
        attempt.current = { content, key: crypto.randomUUID() };
      }
      return attempt.current.key;
    },
    forget() {
      attempt.current = { content: '', key: '' };
    },
  };
}
