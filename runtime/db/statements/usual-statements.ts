import { createHash } from 'node:crypto';
import { createByteCache } from '@aaram/runtime/cache';

/** Limited, because a connection keeps every prepared statement and its plan until it closes after half an hour. */
const MAX_STATEMENTS = 100;
const FOR_MS = 30 * 60_000;
const SEEN_BYTES = 2 * 1024 * 1024;

type Options = { most?: number; forMs?: number; now?: () => number };

/**
 * Decides whether a statement that was built by hand is worth preparing: its text was used before, and there are not
 * too many such texts. Visitors choose the filters, so the number of texts has no limit, and each prepared one costs
 * memory in every connection.
 */
export function createUsualStatements({
  most = MAX_STATEMENTS,
  forMs = FOR_MS,
  now = () => performance.now(),
}: Options = {}) {
  const seen = createByteCache<string, object>({ maxBytes: SEEN_BYTES, sizeOf: () => 0 });
  let usual = new Set<string>();
  let begun = now();

  return (text: string): boolean => {
    if (now() - begun > forMs) {
      usual = new Set();
      begun = now();
    }
    if (usual.has(text)) {
      return true;
    }
    const sum = createHash('sha256').update(text).digest('base64url');
    const isKnown = seen.get(sum) !== undefined;
    seen.set(sum, {});
    if (isKnown && usual.size < most) {
      usual.add(text);
      return true;
    }
    return false;
  };
}
